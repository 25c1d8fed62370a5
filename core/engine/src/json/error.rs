//! Why a JSON text cannot be read.

use std::fmt;

use serde::de::{self, Expected, Unexpected};

/// What is wrong with a text, in words for whoever wrote it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error(Box<str>);

impl Error {
    pub(super) fn new(why: impl Into<Box<str>>) -> Self {
        Self(why.into())
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Error {}

/// The words leave out what was found: to name it takes code for every kind of it.
impl de::Error for Error {
    fn custom<T: fmt::Display>(why: T) -> Self {
        Self::new(why.to_string())
    }

    fn invalid_type(_: Unexpected<'_>, wanted: &dyn Expected) -> Self {
        Self::new(format!("expected {wanted}"))
    }

    fn invalid_value(_: Unexpected<'_>, wanted: &dyn Expected) -> Self {
        Self::new(format!("expected {wanted}"))
    }

    fn invalid_length(_: usize, wanted: &dyn Expected) -> Self {
        Self::new(format!("expected {wanted}"))
    }

    fn unknown_variant(found: &str, _: &'static [&'static str]) -> Self {
        Self::new(format!("unknown variant `{found}`"))
    }

    fn unknown_field(found: &str, _: &'static [&'static str]) -> Self {
        Self::new(format!("unknown field `{found}`"))
    }

    fn missing_field(name: &'static str) -> Self {
        Self::new(format!("missing field `{name}`"))
    }

    fn duplicate_field(name: &'static str) -> Self {
        Self::new(format!("duplicate field `{name}`"))
    }
}
