//! WebSocket frames as a client writes and reads them. The mask is zero, which the protocol allows: nothing is to be hidden from a
//! cache, and the work saved is not the server's.

use anyhow::{Result, bail};

const TEXT: u8 = 1;
const CLOSE: u8 = 8;
const PING: u8 = 9;
const PONG: u8 = 10;

/// What a server said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Said<'a> {
    Text(&'a [u8]),
    Ping(&'a [u8]),
    Close(u16),
    Nothing,
}

/// Writes a text message.
pub(crate) fn text(out: &mut Vec<u8>, payload: &[u8]) {
    write(out, TEXT, payload);
}

/// Writes the answer to a ping.
pub(crate) fn pong(out: &mut Vec<u8>, payload: &[u8]) {
    write(out, PONG, payload);
}

fn write(out: &mut Vec<u8>, opcode: u8, payload: &[u8]) {
    out.push(0x80 | opcode);
    match payload.len() {
        length @ 0..=125 => out.push(0x80 | length as u8),
        length => {
            // The server takes no message longer than this can say.
            out.push(0x80 | 126);
            out.extend_from_slice(&(length as u16).to_be_bytes());
        }
    }
    out.extend_from_slice(&[0; 4]);
    out.extend_from_slice(payload);
}

/// The first message in these bytes and how many of them it takes, where it is whole.
pub(crate) fn read(bytes: &[u8]) -> Result<Option<(Said<'_>, usize)>> {
    let [first, second, ..] = *bytes else { return Ok(None) };
    if first & 0x80 == 0 || second & 0x80 != 0 {
        bail!("a frame that no server sends: {first:#x} {second:#x}");
    }
    let (start, length) = match second {
        126 => match bytes.get(2..4) {
            Some(&[a, b]) => (4, usize::from(u16::from_be_bytes([a, b]))),
            _ => return Ok(None),
        },
        127 => match bytes.get(2..10).and_then(|eight| eight.try_into().ok()) {
            Some(eight) => (10, usize::try_from(u64::from_be_bytes(eight))?),
            None => return Ok(None),
        },
        short => (2, usize::from(short)),
    };
    let Some(payload) = bytes.get(start..).and_then(|rest| rest.get(..length)) else { return Ok(None) };
    let said = match first & 0x0f {
        TEXT => Said::Text(payload),
        PING => Said::Ping(payload),
        CLOSE => Said::Close(payload.first_chunk().map_or(0, |code: &[u8; 2]| u16::from_be_bytes(*code))),
        _ => Said::Nothing,
    };
    Ok(Some((said, start + length)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_read_once_it_is_whole() {
        let long = vec![b'x'; 300];
        let mut bytes = vec![0x81, 2, b'h', b'i', 0x81, 126, 1, 44];
        bytes.extend_from_slice(&long);
        let (first, taken) = read(&bytes).expect("frames").expect("a whole one");
        assert_eq!((first, taken), (Said::Text(b"hi"), 4));
        let (second, taken) = read(&bytes[4..]).expect("frames").expect("a whole one");
        assert_eq!((second, taken), (Said::Text(&long), 304));
        for cut in 4..bytes.len() {
            assert_eq!(read(&bytes[4..cut]).expect("frames"), None);
        }
    }

    #[test]
    fn what_a_client_writes_is_masked_with_nothing() {
        let mut out = Vec::new();
        text(&mut out, b"hi");
        assert_eq!(out, [0x81, 0x82, 0, 0, 0, 0, b'h', b'i']);
    }
}
