//! What a JSON text says.

use std::borrow::Cow;

use crate::Error;

/// What a JSON text says. Strings are the text's own where they have no escapes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value<'t> {
    /// Nothing.
    Null,
    /// Yes or no.
    Bool(bool),
    /// A whole number.
    Number(u64),
    /// A whole number with a minus.
    Negative(i64),
    /// A string.
    Text(Cow<'t, str>),
    /// A list.
    List(Vec<Self>),
    /// Named values, in the order of the text.
    Object(Vec<(Cow<'t, str>, Self)>),
    /// No value, where a field of this name is looked for.
    Absent(&'static str),
}

impl Value<'_> {
    /// Why it cannot be read: something else was expected there.
    pub fn wrong(&self, expected: &str) -> Error {
        match self {
            Self::Absent(name) => Error::missing_field(name),
            _ => Error::expected(expected),
        }
    }
}
