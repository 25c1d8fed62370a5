//! What a player of Numble may ask for.

use std::fmt;
use std::str::FromStr;

use cluehouse_engine::{Speak, Text};
use cluehouse_json::Read;
use serde::{Deserialize, Serialize};

use super::{Equation, EquationError};

/// An action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "NumbleAction"))]
#[serde(tag = "t", content = "d", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Guesses.
    Guess(Equation),
    /// Gives up.
    GiveUp,
}

/// `guess 12 + 34 = 46`, `give-up`.
impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Guess(equation) => write!(f, "guess {equation}"),
            Self::GiveUp => f.write_str("give-up"),
        }
    }
}

/// The text is no action of Numble.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParseActionError {
    /// Neither a guess nor giving up.
    Unknown,
    /// A guess whose equation is none.
    Equation(EquationError),
}

impl fmt::Display for ParseActionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown => f.write_str("an action is `guess 12 + 34 = 46` or `give-up`"),
            Self::Equation(why) => why.fmt(f),
        }
    }
}

impl std::error::Error for ParseActionError {}

impl Speak for ParseActionError {
    fn text(&self) -> Text {
        match self {
            Self::Unknown => Text::new("numble-reject-action"),
            Self::Equation(why) => why.text(),
        }
    }
}

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, ParseActionError> {
        match text.split_once(' ') {
            Some(("guess", equation)) => {
                equation.parse().map(Self::Guess).map_err(ParseActionError::Equation)
            }
            None if text == "give-up" => Ok(Self::GiveUp),
            _ => Err(ParseActionError::Unknown),
        }
    }
}
