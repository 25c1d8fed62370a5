//! What a player of Trivia may ask for.

use std::fmt;
use std::str::FromStr;

use cluehouse_json::Read;
use serde::{Deserialize, Serialize};

use super::Place;

/// An action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TriviaAction"))]
#[serde(tag = "t", content = "d", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Answers, once and for all.
    Answer(Place),
}

/// `answer B`.
impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Answer(place) => write!(f, "answer {place}"),
        }
    }
}

/// The text is no action of Trivia.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseActionError;

impl fmt::Display for ParseActionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an action is `answer A`, `answer B`, `answer C` or `answer D`")
    }
}

impl std::error::Error for ParseActionError {}

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, ParseActionError> {
        let place = text.strip_prefix("answer ").ok_or(ParseActionError)?;
        place.parse().map(Self::Answer).map_err(|_| ParseActionError)
    }
}
