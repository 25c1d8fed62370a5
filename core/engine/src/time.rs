//! Logical time: milliseconds since the match's own zero, never read from a clock here.

use std::fmt;
use std::ops::{Add, Sub};

use cluehouse_json::Read;
use serde::{Deserialize, Serialize};

/// A moment of a match, or a length of time. It never goes back within a match and stands still in pauses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Millis(u64);

impl Millis {
    /// The match's zero.
    pub const ZERO: Self = Self(0);

    /// So many milliseconds.
    pub const fn new(millis: u64) -> Self {
        Self(millis)
    }

    /// So many seconds.
    pub const fn from_secs(seconds: u64) -> Self {
        Self(seconds * 1000)
    }

    /// As a number of milliseconds.
    pub const fn get(self) -> u64 {
        self.0
    }

    /// Whole seconds, rounded down.
    pub const fn whole_secs(self) -> u64 {
        self.0 / 1000
    }

    /// The time from `earlier` to `self`, zero where `earlier` is later.
    pub const fn since(self, earlier: Self) -> Self {
        Self(self.0.saturating_sub(earlier.0))
    }
}

/// Saturates: a match does not live long enough to notice.
impl Add for Millis {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

/// Saturates at zero.
impl Sub for Millis {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        self.since(other)
    }
}

impl fmt::Display for Millis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{:03}", self.0 / 1000, self.0 % 1000)
    }
}
