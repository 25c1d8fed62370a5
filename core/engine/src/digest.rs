//! SHA-256 over canonical bytes: the hash chain of a journal, the name of a content pack.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest as _, Sha256};

/// A SHA-256 value, written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(value_type = String))]
pub struct Digest([u8; 32]);

impl Digest {
    /// The digest with these bytes.
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// Its bytes.
    pub const fn bytes(&self) -> [u8; 32] {
        self.0
    }

    /// The digest of a value's canonical bytes under a label that says what it is.
    pub fn of<T: Serialize + ?Sized>(label: &str, value: &T) -> Self {
        Hasher::new(label).add(&canonical(value)).finish()
    }

    /// The first sixteen hexadecimal digits, enough to tell two rows of a journal apart.
    pub fn short(&self) -> String {
        hex(&self.0[..8])
    }
}

fn hex(bytes: &[u8]) -> String {
    let digit = |nibble: u8| char::from(b"0123456789abcdef"[usize::from(nibble)]);
    let mut text = String::with_capacity(2 * bytes.len());
    for byte in bytes {
        text.push(digit(byte >> 4));
        text.push(digit(byte & 0xF));
    }
    text
}

/// The canonical bytes of a value: postcard's, the same on every target.
pub(crate) fn canonical<T: Serialize + ?Sized>(value: &T) -> Vec<u8> {
    postcard::to_extend(value, Vec::with_capacity(128)).expect("domain types serialise to bytes")
}

/// A SHA-256 in progress; each part is preceded by its length, so that no two lists of parts give the same bytes.
pub(crate) struct Hasher(Sha256);

impl Hasher {
    pub(crate) fn new(label: &str) -> Self {
        Self(Sha256::new()).add(label.as_bytes())
    }

    pub(crate) fn add(mut self, part: &[u8]) -> Self {
        self.0.update((part.len() as u64).to_le_bytes());
        self.0.update(part);
        self
    }

    pub(crate) fn finish(self) -> Digest {
        Digest(self.0.finalize().into())
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Digest({self})")
    }
}

/// The text is not 64 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseDigestError;

impl fmt::Display for ParseDigestError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected 64 hexadecimal digits")
    }
}

impl std::error::Error for ParseDigestError {}

impl FromStr for Digest {
    type Err = ParseDigestError;

    fn from_str(text: &str) -> Result<Self, ParseDigestError> {
        let mut bytes = [0; 32];
        let (pairs, odd) = text.as_bytes().as_chunks();
        if pairs.len() != bytes.len() || !odd.is_empty() {
            return Err(ParseDigestError);
        }
        for (byte, &[high, low]) in bytes.iter_mut().zip(pairs) {
            *byte = hex_digit(high)? << 4 | hex_digit(low)?;
        }
        Ok(Self(bytes))
    }
}

fn hex_digit(sign: u8) -> Result<u8, ParseDigestError> {
    match sign {
        b'0'..=b'9' => Ok(sign - b'0'),
        b'a'..=b'f' => Ok(sign - b'a' + 10),
        _ => Err(ParseDigestError),
    }
}

impl Serialize for Digest {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_str(self)
        } else {
            self.0.serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for Digest {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
            text.parse().map_err(serde::de::Error::custom)
        } else {
            <[u8; 32]>::deserialize(deserializer).map(Self)
        }
    }
}

cluehouse_json::read_from_str!(Digest);
