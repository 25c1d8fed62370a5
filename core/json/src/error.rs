//! Why a JSON text cannot be read.

use std::fmt;

/// What is wrong with a text, in words for whoever wrote it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error(Box<str>);

impl Error {
    /// For a reason of a type's own.
    pub fn new(why: &dyn fmt::Display) -> Self {
        Self(why.to_string().into())
    }

    /// Something else stands there.
    pub fn expected(what: &str) -> Self {
        Self::about("expected ", what, "")
    }

    pub(crate) fn unknown_name(found: &str) -> Self {
        Self::about("unknown variant `", found, "`")
    }

    pub(crate) fn unknown_field(found: &[u8]) -> Self {
        Self::about("unknown field `", str::from_utf8(found).unwrap_or_default(), "`")
    }

    pub(crate) fn missing_field(name: &str) -> Self {
        Self::about("missing field `", name, "`")
    }

    pub(crate) fn duplicate_field(name: &[u8]) -> Self {
        Self::about("duplicate field `", str::from_utf8(name).unwrap_or_default(), "`")
    }

    fn about(before: &str, what: &str, after: &str) -> Self {
        let mut text = String::from(before);
        text.push_str(what);
        text.push_str(after);
        Self(text.into())
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Error {}
