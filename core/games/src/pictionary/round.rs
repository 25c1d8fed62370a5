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
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Line {
    /// Whether a turn waits for the seat.
    pub(super) present: bool,
    /// Whether the player draws when the turn comes.
    pub(super) draws: bool,
    pub(super) drew: bool,
    pub(super) found: u8,
    pub(super) earned: u32,
    /// What of it was earned by drawing.
    pub(super) by_drawing: u32,
}

impl Line {
    /// Of somebody who is there and has done nothing yet.
    pub(super) fn here() -> Self {
        Self { present: true, draws: true, drew: false, found: 0, earned: 0, by_drawing: 0 }
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
    pub(super) fn new(seats: Seats, passed: Seats) -> Self {
        let line = |seat| Line { draws: !passed.contains(seat), ..Line::here() };
        Self { lines: BySeat::new(seats, line), turn: None, last: None, over: false }
    }

    /// Who would rather not draw.
    pub(super) fn passed(&self) -> Seats {
        self.lines.iter().filter(|(_, line)| !line.draws).map(|(seat, _)| seat).collect()
    }

    /// Who gets a share of what drawing earned: who is there and did not want to draw.
    pub(super) fn sharers(&self) -> Seats {
        let shares = |line: &Line| line.present && !line.draws && !line.drew;
        self.lines.iter().filter(|(_, line)| shares(line)).map(|(seat, _)| seat).collect()
    }

    /// What drawing earned on average, in whole points rounded half up; nothing where nobody drew.
    pub(super) fn drawing_average(&self) -> u32 {
        let drawers: Vec<u32> =
            self.lines.iter().filter(|(_, line)| line.drew).map(|(_, line)| line.by_drawing).collect();
        let number = drawers.len() as u32;
        (2 * drawers.iter().sum::<u32>() + number).checked_div(2 * number).unwrap_or(0)
    }

    /// Whether the running turn is done: stopped, refused before a word was picked, or found by all present others, if
    /// there are any.
    pub(super) fn is_turn_over(&self) -> bool {
        let Some(turn) = &self.turn else { return true };
        if turn.picked.is_none() && self.lines.get(turn.drawer).is_some_and(|line| !line.draws) {
            return true;
        }
        let mut others =
            self.lines.iter().filter(|(seat, line)| line.present && *seat != turn.drawer).peekable();
        turn.stopped || others.peek().is_some() && others.all(|(seat, _)| turn.found.contains(&seat))
    }
}
