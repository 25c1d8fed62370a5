//! JSON as journals, rooms and clients read and write it: a text becomes a value, and every type is made from that value.
//!
//! `serde_json` compiles each type for every way a text may come, with the forms a binary format needs, and carries all that is known of
//! floating point; in a browser's module that is more than the games. Here a type is made from objects, lists, strings and whole
//! numbers, which is all there is on the wire, by code that is the same for all types as far as it can be. What both accept they read
//! alike; a test compares them.
#![warn(missing_docs)]

mod error;
#[cfg(feature = "laws")]
pub mod laws;
mod parse;
mod parts;
mod read;
mod value;
mod write;

pub use cluehouse_json_derive::Read;
pub use error::Error;
pub use parts::{Fields, apart, name, nothing};
pub use read::{Read, text};
pub use value::{Parts, Value};

use serde::Serialize;

/// Reads a type from JSON.
///
/// # Errors
/// Where the text is not JSON, has a number that is not whole, or is not of this type.
pub fn read<T: Read>(text: &[u8]) -> Result<T, Error> {
    T::read(parse::parse(text)?.value(0))
}

/// Writes a type as JSON.
pub fn write<T: ?Sized + Serialize>(value: &T) -> String {
    // Nothing but strings and signs of ASCII was written.
    String::from_utf8(bytes(value)).unwrap_or_default()
}

/// Writes a type as JSON, for who keeps bytes.
pub fn bytes<T: ?Sized + Serialize>(value: &T) -> Vec<u8> {
    let mut bytes = Vec::new();
    let end = write_after(&mut bytes, 0, value).len();
    bytes.truncate(end);
    bytes
}

/// Writes a type as JSON on a buffer that may be used again and again: what it held is written over, and what lies beyond the text is
/// of no concern.
pub fn write_on<'b, T: ?Sized + Serialize>(buffer: &'b mut Vec<u8>, value: &T) -> &'b str {
    str::from_utf8(write_after(buffer, 0, value)).unwrap_or_default()
}

/// The same, with so many bytes of space before the text: both, for something to be put there.
pub fn write_after<'b, T: ?Sized + Serialize>(
    buffer: &'b mut Vec<u8>,
    space: usize,
    value: &T,
) -> &'b mut [u8] {
    let mut writer = write::Writer::on(std::mem::take(buffer), space);
    let Ok(()) = value.serialize(&mut writer);
    let end;
    (*buffer, end) = writer.done();
    buffer.get_mut(..end).unwrap_or_default()
}

/// A part of a text that begins and ends between characters. An index would do, and bring everything that core can say about broken
/// characters into every browser.
fn part(text: &str, range: impl std::slice::SliceIndex<str, Output = str>) -> &str {
    text.get(range).unwrap_or_default()
}
