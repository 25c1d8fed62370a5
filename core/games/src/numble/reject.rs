//! Why Numble refuses.

use cluehouse_engine::{Speak, Text};
use serde::Serialize;

use super::{DayReject, HardReject, MAX_ROUNDS, MAX_SECONDS, MIN_SECONDS};

/// A refusal. A text that is no equation never gets this far: see [`EquationError`](super::EquationError).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "NumbleReject"))]
#[serde(tag = "t", content = "d", rename_all = "snake_case")]
pub enum Reject {
    /// Rounds out of range.
    RoundsRange,
    /// More than one round outside unlimited races.
    OneRound,
    /// Time limit out of range.
    SecondsRange,
    /// A time limit outside races.
    NoLimit,
    /// A day without a puzzle.
    Day(DayReject),
    /// Solved, out of guesses, or given up.
    Done,
    /// What was revealed must be used.
    Hard(HardReject),
}

impl Speak for Reject {
    fn text(&self) -> Text {
        match self {
            Self::RoundsRange => Text::new("numble-reject-rounds").number("most", MAX_ROUNDS),
            Self::OneRound => Text::new("numble-reject-one-round"),
            Self::SecondsRange => {
                Text::new("numble-reject-seconds").number("least", MIN_SECONDS).number("most", MAX_SECONDS)
            }
            Self::NoLimit => Text::new("numble-reject-no-limit"),
            Self::Day(why) => why.text(),
            Self::Done => Text::new("numble-reject-done"),
            Self::Hard(why) => why.text(),
        }
    }
}
