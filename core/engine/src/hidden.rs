//! Something no output may carry.

use std::fmt;

/// A value that prints as `[hidden]` and cannot be serialised. Reading it is a call one can search for.
#[derive(Clone, PartialEq, Eq)]
pub struct Hidden<T>(T);

impl<T> Hidden<T> {
    /// Hides a value.
    pub const fn new(value: T) -> Self {
        Self(value)
    }

    /// The value, once it may be seen.
    pub fn into_inner(self) -> T {
        self.0
    }

    /// The value, for the rules' own use.
    pub const fn open(&self) -> &T {
        &self.0
    }
}

impl<T> fmt::Debug for Hidden<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("[hidden]")
    }
}
