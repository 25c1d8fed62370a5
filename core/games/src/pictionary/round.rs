//! The state of a cycle: who plays, what they have earned, and the running turn. Decides nothing about when it ends.

use cluehouse_engine::{BySeat, Seats};
use serde::Serialize;

use super::Shown;
use super::turn::Turn;

/// A running cycle.
#[derive(Clone, Debug, PartialEq)]
pub struct Round {
    pub(super) lines: BySeat<Line>,
    pub(super) turn: Option<Turn>,
    /// The turn before.
    pub(super) last: Option<Shown>,
    /// Whether the cycle has ended.
    pub(super) over: bool,
}

/// How far a seat has come in the cycle.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Line {
    /// Whether a turn waits for the seat.
    pub(super) present: bool,
    pub(super) drew: bool,
    pub(super) found: u8,
    pub(super) earned: u32,
}

impl Line {
    /// Of somebody who is there and has done nothing yet.
    pub(super) fn here() -> Self {
        Self { present: true, ..Self::default() }
    }
}

/// What a finished cycle says of one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PictionarySummary"))]
pub struct Summary {
    /// Whether the player drew.
    pub drew: bool,
    /// Words found.
    pub found: u8,
    /// Points earned by finding and drawing.
    pub earned: u32,
}

impl Round {
    pub(super) fn new(seats: Seats) -> Self {
        Self { lines: BySeat::new(seats, |_| Line::here()), turn: None, last: None, over: false }
    }

    /// Whether the running turn is done: stopped, or found by all present others, if there are any.
    pub(super) fn is_turn_over(&self) -> bool {
        let Some(turn) = &self.turn else { return true };
        let mut others =
            self.lines.iter().filter(|(seat, line)| line.present && *seat != turn.drawer).peekable();
        turn.stopped || others.peek().is_some() && others.all(|(seat, _)| turn.found.contains(&seat))
    }
}
