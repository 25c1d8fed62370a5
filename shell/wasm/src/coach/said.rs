//! What goes into the coach and what it says, as JSON.

use cluehouse_codes::{Clue, Code, Feedback};
use cluehouse_engine::{Digest, Seat, Text};
use cluehouse_games::code::Variant;
use cluehouse_games::numble::{self, Equation};
use cluehouse_json::Read;
use cluehouse_room::wire::AnyPlay;
use cluehouse_solver::{Balance, Grade, Trust};
use serde::{Deserialize, Serialize};

/// Where a code game stands: the board, and the guesses with their answers.
#[derive(Clone, Debug, PartialEq, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct CodePosition {
    /// The board, as settings and views have it.
    pub variant: Variant,
    /// The guesses with their answers, in order; at most 32.
    pub clues: Vec<Clue>,
}

/// Another guess in a game that is over, whose code is known.
#[derive(Clone, Debug, PartialEq, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct WhatIf {
    /// Where the game stood.
    pub position: CodePosition,
    /// The code.
    pub secret: Code,
    /// What might have been guessed.
    pub guess: Code,
}

/// What is still possible.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Remaining {
    /// How many codes fit all answers.
    pub count: u64,
    /// Whether that is all of them; otherwise there are at least so many or, with a margin, about so many.
    pub exact: bool,
    /// How far off an estimate may be: two standard errors.
    pub margin: Option<u64>,
    /// The codes in dictionary order, where they are few.
    pub codes: Option<Vec<Code>>,
}

/// Whether answers given by hand can all be true.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Consistency {
    /// Whether a code fits all answers, as far as it could be worked out.
    pub consistent: bool,
    /// The first answer, from 0, with which those before it cannot all be true.
    pub first_fault: Option<usize>,
    /// The answers, from 0, that contradict each other: as few as possible.
    pub clash: Vec<usize>,
}

/// How far up the ladder a hint stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum HintStage {
    /// How many codes are left.
    Count,
    /// Where to look.
    Look,
    /// What is certain.
    Certain,
    /// A good guess.
    Guess,
}

/// One step of the hint ladder.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HintStep {
    /// How far up the ladder it stands.
    pub stage: HintStage,
    /// What to say. Symbols and codes in it are letters from A, as everywhere on the wire.
    pub text: Text,
    /// The guesses it speaks of, from 0.
    pub proof: Vec<usize>,
    /// The symbol it speaks of, from 0.
    pub symbol: Option<u8>,
    /// The place it speaks of, from 0.
    pub place: Option<usize>,
    /// The guess it gives.
    pub guess: Option<Code>,
}

/// A finished code game, judged.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameReview {
    /// The board.
    pub variant: Variant,
    /// One for each round and seat that guessed; where guesses were taken in turns, one for all.
    pub lines: Vec<LineReview>,
}

/// One seat's guesses at one code.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LineReview {
    /// Which round, from 1.
    pub round: u16,
    /// Who guessed; none where it was taken in turns.
    pub seat: Option<Seat>,
    /// The code they were to find; none where it was only thought of.
    pub secret: Option<Code>,
    /// The guesses in order.
    pub guesses: Vec<GuessReview>,
    /// Skill and luck from 0 to 99, the first guess left out; none where no other could be judged.
    pub balance: Option<Balance>,
}

/// One guess, judged.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GuessReview {
    /// Whose it was.
    pub seat: Seat,
    /// What was guessed.
    pub guess: Code,
    /// What it earned.
    pub feedback: Feedback,
    /// Codes possible before it; none where they are too many to count.
    pub before: Option<u64>,
    /// Codes possible after it.
    pub after: Option<u64>,
    /// The grade; none where nothing could be worked out.
    pub grade: Option<Grade>,
    /// A best guess.
    pub best: Option<Code>,
    /// Guesses the best one takes on average from here on, itself included.
    pub best_expected: Option<f64>,
    /// Codes the best guess would have left on average.
    pub best_left: Option<f64>,
    /// What the guess cost against the best, in guesses on average.
    pub loss: Option<f64>,
    /// What the answer told, in bits.
    pub bits: Option<f64>,
    /// What was to be expected of the guess, in bits.
    pub expected_bits: Option<f64>,
    /// What the answer told beyond that; below 0 for bad luck.
    pub luck_bits: Option<f64>,
    /// What the answer saved against the average answer, in guesses; below 0 for bad luck.
    pub luck: Option<f64>,
    /// Why it got its grade. Symbols and codes in it are letters from A, as everywhere on the wire.
    pub reason: Text,
    /// How far loss and luck are to be trusted.
    pub trust: Trust,
}

/// Where a game of Numble stands.
#[derive(Clone, Debug, PartialEq, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NumblePosition {
    /// The guesses with their marks, in order.
    pub clues: Vec<numble::Clue>,
    /// Whether what was revealed must be used again.
    #[serde(default)]
    pub hard: bool,
}

/// What is still possible in Numble.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NumbleRemaining {
    /// How many equations of the pool fit all marks.
    pub count: usize,
    /// The equations, where they are few.
    pub equations: Option<Vec<Equation>>,
}

/// A good guess in Numble.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NumbleAdvice {
    /// The guess.
    pub guess: Equation,
}

/// A finished match, played again.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Replay {
    /// What anybody may see at the end of each round, with what was pledged so far.
    pub rounds: Vec<AnyPlay>,
    /// The hash over the whole journal.
    pub hash: Digest,
}

/// What a commitment was made from.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Opened {
    /// The rules, such as `code`.
    pub game: String,
    /// The round it was dealt for, from 1.
    pub round: u16,
    /// The turn in the round, from 1; 0 where it was dealt for the round itself.
    pub turn: u16,
    /// The secret in words.
    pub secret: String,
    /// What kept the commitment from being guessed.
    pub nonce: Digest,
}
