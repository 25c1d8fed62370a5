//! Why Hermit refuses.

use cluehouse_engine::{Speak, Text};
use serde::Serialize;

use super::{MAX_NUMBERS, MAX_ROUNDS, MAX_SECONDS, MIN_NUMBERS, MIN_SECONDS};

/// A refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "HermitReject"))]
#[serde(tag = "t", content = "d", rename_all = "snake_case")]
pub enum Reject {
    /// Rounds out of range.
    RoundsRange,
    /// Time to think out of range.
    SecondsRange,
    /// Numbers out of range.
    NumbersRange,
    /// No number of this match.
    NoSuchNumber {
        /// The highest there is.
        most: u8,
    },
    /// One pick each.
    AlreadyPicked,
}

impl Speak for Reject {
    fn text(&self) -> Text {
        match *self {
            Self::RoundsRange => Text::new("hermit-reject-rounds").number("most", MAX_ROUNDS),
            Self::SecondsRange => {
                Text::new("hermit-reject-seconds").number("least", MIN_SECONDS).number("most", MAX_SECONDS)
            }
            Self::NumbersRange => {
                Text::new("hermit-reject-numbers").number("least", MIN_NUMBERS).number("most", MAX_NUMBERS)
            }
            Self::NoSuchNumber { most } => Text::new("hermit-reject-number").number("most", most),
            Self::AlreadyPicked => Text::new("hermit-reject-picked"),
        }
    }
}
