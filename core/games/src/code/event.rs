//! What happens in a code game.

use cluehouse_codes::{Code, Feedback};
use cluehouse_engine::Seat;
use cluehouse_json::Read;
use serde::{Deserialize, Serialize};

/// An event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CodeEvent"))]
#[serde(tag = "t", content = "d", rename_all = "snake_case")]
pub enum Event {
    /// A player has set their code.
    CodeSet {
        /// Who.
        seat: Seat,
    },
    /// It is a player's turn.
    TurnStarted {
        /// Whose.
        seat: Seat,
    },
    /// A guess was made; rivals and watchers are told the marks, not the symbols.
    GuessEvaluated {
        /// Whose.
        seat: Seat,
        /// Which of theirs, from 1.
        number: u8,
        /// What was guessed, to those who may know.
        guess: Option<Code>,
        /// What it earned; none while it waits for an answer by hand.
        feedback: Option<Feedback>,
    },
    /// A guess was answered by hand, or an answer corrected.
    Answered {
        /// Which guess, from 1.
        number: u8,
        /// The answer.
        feedback: Feedback,
    },
    /// No code fits the answers any more.
    AnswersClash {
        /// Which answers contradict each other, from 1.
        answers: Vec<u8>,
        /// Whether no fewer answers do.
        smallest: bool,
    },
    /// A hint was taken.
    HintTaken {
        /// By whom.
        seat: Seat,
    },
    /// A player gave up.
    GaveUp {
        /// Who.
        seat: Seat,
    },
    /// The round is over: these were the codes.
    SecretRevealed {
        /// Each of them.
        codes: Vec<Opened>,
    },
}

/// A code that was secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CodeOpened"))]
pub struct Opened {
    /// Who set it; none where the computer did.
    pub by: Option<Seat>,
    /// The code.
    pub code: Code,
}
