//! A clue: one guess and what it earned.

use cluehouse_json::Read;
use serde::{Deserialize, Serialize};

use crate::{Code, Feedback};

/// A guess and its feedback.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CodeClue"))]
#[serde(deny_unknown_fields)]
pub struct Clue {
    /// What was guessed.
    pub guess: Code,
    /// What it earned.
    pub feedback: Feedback,
}

/// Whether `code` would have earned every clue's feedback.
pub fn fits(code: Code, clues: &[Clue]) -> bool {
    clues.iter().all(|clue| clue.guess.feedback(code) == clue.feedback)
}
