//! What happens in Trivia.

use cluehouse_engine::{Millis, Seat};
use cluehouse_json::Read;
use serde::{Deserialize, Serialize};

use super::{Difficulty, Place};

/// An event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TriviaEvent"))]
#[serde(tag = "t", content = "d", rename_all = "snake_case")]
pub enum Event {
    /// A question is asked; the right answer is not in it.
    QuestionStarted(Asked),
    /// The reading time is over: answers are taken from now on.
    AnswersOpened {
        /// Until when.
        ends: Option<Millis>,
    },
    /// A player has answered; not what.
    PlayerAnswered {
        /// Who.
        seat: Seat,
    },
    /// What was answered; told to the one who did alone.
    AnswerTaken {
        /// What.
        place: Place,
    },
    /// The round is over: what was right, who answered what, and what it earned.
    QuestionEnded(Solution),
}

/// A question as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TriviaAsked"))]
pub struct Asked {
    /// What it is about.
    pub category: String,
    /// How hard it is.
    pub difficulty: Difficulty,
    /// What is asked.
    pub text: String,
    /// The options, in this round's order.
    pub options: [String; 4],
    /// When answers are taken.
    pub opens: Millis,
    /// Until when.
    pub ends: Option<Millis>,
}

/// What was hidden while the question was open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TriviaSolution"))]
pub struct Solution {
    /// The place of the right option.
    pub right: Place,
    /// Why it is right; may be empty.
    pub explanation: String,
    /// What each player of the round did.
    pub answers: Vec<Answered>,
}

/// What a player did in a round that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TriviaAnswered"))]
pub struct Answered {
    /// Who.
    pub seat: Seat,
    /// The answer, where one was given.
    pub place: Option<Place>,
    /// Whether it was right.
    pub right: bool,
    /// How long it took from when answers opened, less the latency allowance.
    pub time: Option<Millis>,
    /// What it earned, the bonus included.
    pub points: u32,
    /// Right answers in a row, this one included.
    pub streak: u16,
}
