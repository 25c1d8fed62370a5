//! What a player of Pictionary may ask for.

use std::fmt;
use std::str::FromStr;

use cluehouse_json::Read;
use serde::{Deserialize, Serialize};

use super::Draw;

/// An action.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PictionaryAction"))]
#[serde(tag = "t", content = "d", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// The drawer picks one of the words offered, from 1.
    Pick(u8),
    /// The drawer draws.
    Draw(Draw),
    /// Says something: a guess of those who look for the word, chat of those who know it.
    Say(String),
    /// The drawer ends the turn, where no clock does.
    Stop,
    /// Draws when their turn comes, or would rather not: their turns are passed over.
    Draws(bool),
}

/// What is said may be the word, so a log does not get to see it.
impl fmt::Debug for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Say(_) => f.write_str("say [hidden]"),
            Self::Pick(_) | Self::Draw(_) | Self::Stop | Self::Draws(_) => write!(f, "{self}"),
        }
    }
}

/// `pick 2`, `say` and the text as it is, `stop`, `draws no`, or a step of drawing.
impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pick(number) => write!(f, "pick {number}"),
            Self::Draw(draw) => draw.fmt(f),
            Self::Say(text) => write!(f, "say {text}"),
            Self::Stop => f.write_str("stop"),
            Self::Draws(true) => f.write_str("draws yes"),
            Self::Draws(false) => f.write_str("draws no"),
        }
    }
}

/// The text is no action of Pictionary.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseActionError;

impl fmt::Display for ParseActionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(
            "an action is `pick 2`, `say TEXT`, `stop`, `draws no`, or drawing such as `stroke 5 2 AACC` or `undo`",
        )
    }
}

impl std::error::Error for ParseActionError {}

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, ParseActionError> {
        match text.split_once(' ') {
            Some(("pick", number)) => number.parse().map(Self::Pick).map_err(|_| ParseActionError),
            Some(("say", text)) => Ok(Self::Say(text.to_owned())),
            Some(("draws", "yes")) => Ok(Self::Draws(true)),
            Some(("draws", "no")) => Ok(Self::Draws(false)),
            None if text == "stop" => Ok(Self::Stop),
            _ => text.parse().map(Self::Draw).map_err(|_| ParseActionError),
        }
    }
}
