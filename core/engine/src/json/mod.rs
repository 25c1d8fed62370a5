//! JSON as journals and local rooms read it: the text becomes a value, and every type is made from that value.
//!
//! `serde_json` compiles each type for every way a text may come, with the forms a binary format needs, and carries all that is known of
//! floating point; in a browser's module that is more than the games. Here a type is compiled once, for objects, lists, strings
//! and whole numbers, which is all there is on the wire. What both accept they read alike; a test compares them.

mod apart;
mod error;
mod parse;
mod value;
mod write;

pub use apart::Apart;
pub use error::Error;
pub use value::{Source, Value};

use serde::Serialize;
use serde::de::DeserializeOwned;

/// Reads a type from JSON.
///
/// # Errors
/// Where the text is not JSON, has a number that is not whole, or is not of this type.
pub fn read<T: DeserializeOwned>(text: &[u8]) -> Result<T, Error> {
    T::deserialize(Source::new(parse::parse(text)?))
}

/// Writes a type as JSON.
pub fn write<T: ?Sized + Serialize>(value: &T) -> String {
    let mut writer = write::Writer::default();
    let Ok(()) = value.serialize(&mut writer);
    writer.into_text()
}
