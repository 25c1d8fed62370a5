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
pub use value::Value;

use serde::Serialize;

/// Reads a type from JSON.
///
/// # Errors
/// Where the text is not JSON, has a number that is not whole, or is not of this type.
pub fn read<T: Read>(text: &[u8]) -> Result<T, Error> {
    T::read(parse::parse(text)?)
}

/// Writes a type as JSON.
pub fn write<T: ?Sized + Serialize>(value: &T) -> String {
    let mut text = String::new();
    write_to(&mut text, value);
    text
}

/// Writes a type as JSON at the end of a text.
pub fn write_to<T: ?Sized + Serialize>(text: &mut String, value: &T) {
    let mut writer = write::Writer::after(std::mem::take(text));
    let Ok(()) = value.serialize(&mut writer);
    *text = writer.into_text();
}

/// A part of a text that begins and ends between characters. An index would do, and bring everything that core can say about broken
/// characters into every browser.
fn part(text: &str, range: impl std::slice::SliceIndex<str, Output = str>) -> &str {
    text.get(range).unwrap_or_default()
}
