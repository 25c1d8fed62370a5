//! What a player of a code game may ask for.

use std::fmt;
use std::str::FromStr;

use cluehouse_codes::{Code, Feedback};
use cluehouse_json::Read;
use serde::{Deserialize, Serialize};

/// An action.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CodeAction"))]
#[serde(tag = "t", content = "d", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Sets the code the other player must find.
    Set(Code),
    /// Guesses.
    Guess(Code),
    /// Answers the last guess by hand.
    Answer(Feedback),
    /// Corrects an answer given earlier.
    Amend {
        /// Which guess, from 1.
        guess: u8,
        /// What it should have earned.
        feedback: Feedback,
    },
    /// Takes a hint; what it says is worked out from the view, the match keeps that one was taken.
    Hint,
    /// Gives up.
    GiveUp,
}

/// The code a player sets is a secret, so a log does not get to see it.
impl fmt::Debug for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Set(_) => f.write_str("set [hidden]"),
            _ => write!(f, "{self}"),
        }
    }
}

/// `guess ABCD`, `set ABCD`, `answer 1,2`, `amend 3 1,2`, `hint`, `give-up`.
impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Set(code) => write!(f, "set {code}"),
            Self::Guess(code) => write!(f, "guess {code}"),
            Self::Answer(feedback) => write!(f, "answer {feedback}"),
            Self::Amend { guess, feedback } => write!(f, "amend {guess} {feedback}"),
            Self::Hint => f.write_str("hint"),
            Self::GiveUp => f.write_str("give-up"),
        }
    }
}

/// The text is no action of a code game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseActionError;

impl fmt::Display for ParseActionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an action is `guess ABCD`, `set ABCD`, `answer 1,2`, `amend 3 1,2`, `hint` or `give-up`")
    }
}

impl std::error::Error for ParseActionError {}

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, ParseActionError> {
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        let code = || rest.parse().map_err(|_| ParseActionError);
        let marks = |text: &str| text.parse::<Feedback>().map_err(|_| ParseActionError);
        match (verb, rest) {
            ("set", _) => code().map(Self::Set),
            ("guess", _) => code().map(Self::Guess),
            ("answer", _) => marks(rest).map(Self::Answer),
            ("amend", _) => {
                let (guess, feedback) = rest.split_once(' ').ok_or(ParseActionError)?;
                Ok(Self::Amend {
                    guess: guess.parse().map_err(|_| ParseActionError)?,
                    feedback: marks(feedback)?,
                })
            }
            ("hint", "") => Ok(Self::Hint),
            ("give-up", "") => Ok(Self::GiveUp),
            _ => Err(ParseActionError),
        }
    }
}
