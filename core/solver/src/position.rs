//! Where a game stands: the answers so far and the codes they leave.

use std::fmt;

use cluehouse_codes::{Clue, Code, Space, fits, list};

use crate::symmetry::Stabilizer;

/// Partial codes looked at before a position counts as too large to list; half a second at most.
pub const LISTING_BOUND: u64 = 4_000_000;

/// The answers so far, every code that fits them, and the renamings that change nothing of that.
#[derive(Clone, Debug)]
pub struct Position {
    space: Space,
    history: Vec<Clue>,
    candidates: Vec<Code>,
    stabilizer: Stabilizer,
}

/// Why there is no position to speak of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// No code fits the answers.
    Impossible,
    /// The codes that fit are too many to be listed within the bound.
    TooMany,
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Impossible => "no code fits these answers",
            Self::TooMany => "too many codes fit these answers to list them",
        })
    }
}

impl std::error::Error for PositionError {}

impl Position {
    /// The position after some answers.
    ///
    /// # Errors
    /// Where no code fits, or listing them takes more than [`LISTING_BOUND`].
    pub fn new(space: Space, history: &[Clue]) -> Result<Self, PositionError> {
        let candidates = list(space, history, LISTING_BOUND).ok_or(PositionError::TooMany)?;
        if candidates.is_empty() {
            return Err(PositionError::Impossible);
        }
        let stabilizer = history.iter().fold(Stabilizer::new(space), |names, clue| names.after(clue.guess));
        Ok(Self { space, history: history.to_vec(), candidates, stabilizer })
    }

    /// The position after one more answer, or `None` where no code fits it.
    pub fn after(&self, clue: Clue) -> Option<Self> {
        let candidates: Vec<Code> =
            self.candidates.iter().copied().filter(|&code| fits(code, &[clue])).collect();
        if candidates.is_empty() {
            return None;
        }
        let mut history = self.history.clone();
        history.push(clue);
        Some(Self { space: self.space, history, candidates, stabilizer: self.stabilizer.after(clue.guess) })
    }

    /// The space the code is from.
    pub fn space(&self) -> Space {
        self.space
    }

    /// The answers so far.
    pub fn history(&self) -> &[Clue] {
        &self.history
    }

    /// The codes that fit all answers, in dictionary order; at least one.
    pub fn candidates(&self) -> &[Code] {
        &self.candidates
    }

    /// Whether a code fits all answers.
    pub fn allows(&self, code: Code) -> bool {
        self.candidates.binary_search(&code).is_ok()
    }

    /// The renamings that leave every guess as it is.
    pub fn stabilizer(&self) -> &Stabilizer {
        &self.stabilizer
    }
}
