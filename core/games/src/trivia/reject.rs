//! Why Trivia refuses.

use cluehouse_engine::{Speak, Text};
use serde::Serialize;

use super::{MAX_READING, MAX_ROUNDS, MAX_SECONDS, MIN_SECONDS};

/// A refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TriviaReject"))]
#[serde(tag = "t", content = "d", rename_all = "snake_case")]
pub enum Reject {
    /// Rounds out of range.
    RoundsRange,
    /// Time to answer out of range.
    SecondsRange,
    /// Reading time out of range.
    ReadingRange,
    /// The pack has fewer questions of this kind than there are rounds.
    TooFewQuestions {
        /// How many it has.
        found: u32,
        /// How many are asked.
        wanted: u8,
    },
    /// Answers are not taken yet.
    NotOpenYet,
    /// One answer each.
    AlreadyAnswered,
}

impl Speak for Reject {
    fn text(&self) -> Text {
        match *self {
            Self::RoundsRange => Text::new("trivia-reject-rounds").number("most", MAX_ROUNDS),
            Self::SecondsRange => {
                Text::new("trivia-reject-seconds").number("least", MIN_SECONDS).number("most", MAX_SECONDS)
            }
            Self::ReadingRange => Text::new("trivia-reject-reading").number("most", MAX_READING),
            Self::TooFewQuestions { found, wanted } => {
                Text::new("trivia-reject-too-few").number("found", found).number("wanted", wanted)
            }
            Self::NotOpenYet => Text::new("trivia-reject-not-open"),
            Self::AlreadyAnswered => Text::new("trivia-reject-answered"),
        }
    }
}
