//! Archives on the disk: journals are text full of repeats, and take half the room or a quarter when packed.

use miniz_oxide::deflate::compress_to_vec_zlib;
use miniz_oxide::inflate::decompress_to_vec_zlib_with_limit;
use tokio::runtime::Handle;

use crate::error::{Error, Kind};
use crate::limits::{MAX_ARCHIVE, PACK_FROM, PACK_WELL};

/// Bytes in the form they are stored in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Packed {
    pub(crate) form: u8,
    pub(crate) bytes: Vec<u8>,
}

const PLAIN: u8 = 0;
const ZLIB: u8 = 1;

pub(crate) fn pack(bytes: Vec<u8>) -> Packed {
    if bytes.len() >= PACK_FROM {
        let level = if bytes.len() > PACK_WELL { 1 } else { 6 };
        let packed = compress_to_vec_zlib(&bytes, level);
        if packed.len() < bytes.len() {
            return Packed { form: ZLIB, bytes: packed };
        }
    }
    Packed { form: PLAIN, bytes }
}

/// Does what takes a while, such as packing, where it holds up nobody else's turn.
pub(crate) async fn aside<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, Error> {
    match Handle::try_current() {
        Ok(runtime) => runtime.spawn_blocking(work).await.map_err(|_| Kind::Stopped.into()),
        Err(_) => Ok(work()),
    }
}

pub(crate) fn unpack(packed: Packed) -> Result<Vec<u8>, Error> {
    match packed.form {
        PLAIN => Ok(packed.bytes),
        ZLIB => decompress_to_vec_zlib_with_limit(&packed.bytes, MAX_ARCHIVE)
            .map_err(|_| Kind::Corrupt("an archive cannot be unpacked").into()),
        _ => Err(Kind::Corrupt("an archive has a form of its own").into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_unpacked_is_what_was_packed() {
        let mut noise = 1_u32;
        let mut noisy = |length: usize| -> Vec<u8> {
            let next = |_| {
                noise = noise.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                (noise >> 24) as u8
            };
            (0..length).map(next).collect()
        };
        for length in [0, 1, PACK_FROM - 1, PACK_FROM, 5000, PACK_WELL, PACK_WELL + 1] {
            let text =
                b"{\"at\":0,\"in\":{\"t\":\"begin\"}}\n".iter().copied().cycle().take(length).collect();
            for bytes in [noisy(length), text] {
                let packed = pack(bytes.clone());
                assert!(packed.bytes.len() <= bytes.len());
                assert_eq!(unpack(packed).expect("it is whole"), bytes);
            }
        }
        for bad in [Packed { form: ZLIB, bytes: vec![1, 2, 3] }, Packed { form: 9, bytes: vec![] }] {
            assert!(unpack(bad).is_err());
        }
    }
}
