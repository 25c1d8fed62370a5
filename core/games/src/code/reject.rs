//! Why a code game refuses.

use cluehouse_engine::{Seat, Speak, Text};
use serde::Serialize;

use super::{MAX_ATTEMPTS, MAX_ROUNDS, MAX_SECONDS, MIN_SECONDS};

/// A refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CodeReject"))]
#[serde(tag = "t", content = "d", rename_all = "snake_case")]
pub enum Reject {
    /// Attempts out of range.
    AttemptsRange,
    /// Time limit out of range.
    SecondsRange,
    /// Rounds out of range.
    RoundsRange,
    /// Hints are taken alone: nobody else may profit or lose by them.
    PracticeAlone,
    /// Not what a race is played with.
    NotARace,
    /// Too few or too many symbols.
    WrongLength {
        /// How many there are.
        found: u8,
        /// How many there should be.
        wanted: u8,
    },
    /// A symbol this board does not have.
    UnknownSymbol {
        /// Where, from 1.
        place: u8,
    },
    /// A symbol twice where symbols do not repeat.
    Repeat {
        /// Where it stands first, from 1.
        first: u8,
        /// Where it stands again.
        again: u8,
    },
    /// Solved, out of attempts, or given up.
    Done,
    /// It is somebody else's turn.
    NotYourTurn {
        /// Whose it is.
        turn: Option<Seat>,
    },
    /// Nobody sets a code here, or this player does not.
    NotYoursToSet,
    /// The code is set already.
    AlreadySet,
    /// A code is still missing.
    NotSetYet,
    /// The keeper does not guess.
    KeeperDoesNotGuess,
    /// Only the keeper of an answered game answers.
    NotYoursToAnswer,
    /// No guess waits for an answer.
    NothingToAnswer,
    /// The last guess has not been answered.
    AnswerPending,
    /// No code earns this on this board.
    ImpossibleAnswer,
    /// The answers contradict each other; one must be corrected first.
    Clash,
    /// There is no answered guess of this number.
    NoSuchGuess,
    /// Answers were corrected too often.
    TooManyAmendments,
    /// Hints are for practice.
    NoHints,
    /// No more hints in this round.
    TooManyHints,
    /// Giving up makes no sense here.
    CannotGiveUp,
}

impl Speak for Reject {
    fn text(&self) -> Text {
        match *self {
            Self::AttemptsRange => Text::new("code-reject-attempts").number("most", MAX_ATTEMPTS),
            Self::SecondsRange => {
                Text::new("code-reject-seconds").number("least", MIN_SECONDS).number("most", MAX_SECONDS)
            }
            Self::RoundsRange => Text::new("code-reject-rounds").number("most", MAX_ROUNDS),
            Self::PracticeAlone => Text::new("code-reject-practice-alone"),
            Self::NotARace => Text::new("code-reject-not-a-race"),
            Self::WrongLength { found, wanted } => {
                Text::new("code-reject-length").number("found", found).number("wanted", wanted)
            }
            Self::UnknownSymbol { place } => Text::new("code-reject-symbol").number("place", place),
            Self::Repeat { first, again } => {
                Text::new("code-reject-repeat").number("first", first).number("again", again)
            }
            Self::Done => Text::new("code-reject-done"),
            Self::NotYourTurn { .. } => Text::new("code-reject-turn"),
            Self::NotYoursToSet => Text::new("code-reject-not-yours-to-set"),
            Self::AlreadySet => Text::new("code-reject-already-set"),
            Self::NotSetYet => Text::new("code-reject-not-set-yet"),
            Self::KeeperDoesNotGuess => Text::new("code-reject-keeper"),
            Self::NotYoursToAnswer => Text::new("code-reject-not-yours-to-answer"),
            Self::NothingToAnswer => Text::new("code-reject-nothing-to-answer"),
            Self::AnswerPending => Text::new("code-reject-answer-pending"),
            Self::ImpossibleAnswer => Text::new("code-reject-impossible-answer"),
            Self::Clash => Text::new("code-reject-clash"),
            Self::NoSuchGuess => Text::new("code-reject-no-such-guess"),
            Self::TooManyAmendments => Text::new("code-reject-amendments"),
            Self::NoHints => Text::new("code-reject-no-hints"),
            Self::TooManyHints => Text::new("code-reject-too-many-hints"),
            Self::CannotGiveUp => Text::new("code-reject-give-up"),
        }
    }
}
