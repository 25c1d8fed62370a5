//! What happens in Numble.

use cluehouse_engine::Seat;
use cluehouse_json::Read;
use serde::{Deserialize, Serialize};

use super::{Equation, Marks};

/// An event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "NumbleEvent"))]
#[serde(tag = "t", content = "d", rename_all = "snake_case")]
pub enum Event {
    /// A guess was made; rivals and watchers are told the marks, not the characters.
    GuessEvaluated {
        /// Whose.
        seat: Seat,
        /// Which of theirs, from 1.
        number: u8,
        /// What was guessed, to those who may know.
        guess: Option<Equation>,
        /// What it earned; to rivals and watchers none where it solved the equation, as that row is as long as the target.
        marks: Option<Marks>,
        /// Whether it was the equation.
        solved: bool,
    },
    /// A player gave up.
    GaveUp {
        /// Who.
        seat: Seat,
    },
    /// The round is over: this was the equation.
    SecretRevealed {
        /// The equation.
        equation: Equation,
    },
}
