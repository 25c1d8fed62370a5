//! The state of a cycle: who plays, what they have earned, and the running turn. Decides nothing about when it ends.

use cluehouse_engine::{Seat, Seats};
use serde::Serialize;

use super::Shown;
use super::turn::Turn;

/// A running cycle.
#[derive(Clone, Debug, PartialEq)]
pub struct Round {
    pub(super) lines: Vec<Line>,
    pub(super) turn: Option<Turn>,
    /// The turn before.
    pub(super) last: Option<Shown>,
    /// Whether the cycle has ended.
    pub(super) over: bool,
}

/// How far a seat has come in the cycle.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Line {
    pub(super) plays: bool,
    /// Whether a turn waits for the seat.
    pub(super) present: bool,
    pub(super) drew: bool,
    pub(super) found: u8,
    pub(super) earned: u32,
}

/// What a finished cycle says of one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
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
        let number = seats.iter().last().map_or(0, |seat| seat.index() + 1);
        let line = |index| {
            let plays = seats.contains(Seat::new(index as u8));
            Line { plays, present: plays, ..Line::default() }
        };
        Self { lines: (0..number).map(line).collect(), turn: None, last: None, over: false }
    }

    pub(super) fn line(&self, seat: Seat) -> Option<&Line> {
        self.lines.get(seat.index()).filter(|line| line.plays)
    }

    pub(super) fn line_mut(&mut self, seat: Seat) -> Option<&mut Line> {
        self.lines.get_mut(seat.index()).filter(|line| line.plays)
    }

    /// Gives a seat a place in the running cycle.
    pub(super) fn add(&mut self, seat: Seat) {
        self.lines.resize(self.lines.len().max(seat.index() + 1), Line::default());
        self.lines[seat.index()] = Line { plays: true, present: true, ..Line::default() };
    }

    /// Whether the running turn is done: stopped, or found by all present others, if there are any.
    pub(super) fn is_turn_over(&self) -> bool {
        let Some(turn) = &self.turn else { return true };
        let mut others = (0..)
            .map(Seat::new)
            .zip(&self.lines)
            .filter(|(seat, line)| line.plays && line.present && *seat != turn.drawer)
            .peekable();
        turn.stopped || others.peek().is_some() && others.all(|(seat, _)| turn.found.contains(&seat))
    }
}
