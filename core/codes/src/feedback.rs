//! What a guess earned: exact and misplaced marks, never which symbol earned which.

use std::fmt;
use std::str::FromStr;

use cluehouse_json::Read;
use serde::{Deserialize, Serialize};

/// Exact marks (black, white in Skemind, bulls) and misplaced ones (white, gray in Skemind, cows).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Feedback {
    /// Right symbol, right place.
    pub exact: u8,
    /// Right symbol, another place.
    pub misplaced: u8,
}

impl Feedback {
    /// Marks of both kinds together.
    pub const fn total(self) -> u8 {
        self.exact + self.misplaced
    }
}

/// `1,3`: exact, then misplaced.
impl fmt::Display for Feedback {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.exact, self.misplaced)
    }
}

/// The text is not two numbers such as `1,3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseFeedbackError;

impl fmt::Display for ParseFeedbackError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("feedback is two numbers, exact and misplaced, such as 1,3")
    }
}

impl std::error::Error for ParseFeedbackError {}

impl FromStr for Feedback {
    type Err = ParseFeedbackError;

    /// Reads `1,3` and `1 3`; a total above eight fits no code and is refused.
    fn from_str(text: &str) -> Result<Self, ParseFeedbackError> {
        let mut numbers = text.split([',', ' ']).filter(|part| !part.is_empty());
        let mut next = || numbers.next().and_then(|part| part.parse().ok()).filter(|&marks: &u8| marks <= 8);
        let (Some(exact), Some(misplaced), None) = (next(), next(), numbers.next()) else {
            return Err(ParseFeedbackError);
        };
        Some(Self { exact, misplaced }).filter(|marks| marks.total() <= 8).ok_or(ParseFeedbackError)
    }
}
