//! The state of a round: the target, the guesses, and how far each seat has come. Decides nothing about when it ends.

use cluehouse_engine::{BySeat, Hidden, Millis, Seat, Seats};
use serde::Serialize;

use super::{Clue, Equation, MAX_GUESSES};

/// A running round.
#[derive(Clone, Debug, PartialEq)]
pub struct Round {
    pub(super) target: Hidden<Equation>,
    pub(super) began: Millis,
    pub(super) attempts: Vec<Attempt>,
    pub(super) lines: BySeat<Line>,
}

/// A guess somebody made.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Attempt {
    pub(super) seat: Seat,
    pub(super) clue: Clue,
    pub(super) solved: bool,
}

/// How far a seat has come.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Line {
    pub(super) used: u8,
    pub(super) solved: bool,
    pub(super) gave_up: bool,
    /// When it was solved, spent or given up, or the round ended.
    pub(super) ended: Option<Millis>,
}

impl Line {
    pub(super) const fn is_done(&self) -> bool {
        self.solved || self.gave_up || self.used >= MAX_GUESSES
    }
}

/// What a finished round says of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "NumbleSummary"))]
pub struct Summary {
    /// Whether the equation was found.
    pub solved: bool,
    /// Guesses made.
    pub guesses: u8,
    /// Whether the player gave up.
    pub gave_up: bool,
    /// Time from the round's start to the end of the seat's part.
    pub time: Option<Millis>,
}

impl Round {
    pub(super) fn new(target: Hidden<Equation>, seats: Seats, at: Millis) -> Self {
        let lines = BySeat::new(seats, |_| Line::default());
        Self { target, began: at, attempts: Vec::new(), lines }
    }

    /// A seat's own guesses, in order.
    pub(super) fn clues(&self, seat: Seat) -> Vec<Clue> {
        self.attempts.iter().filter(|attempt| attempt.seat == seat).map(|attempt| attempt.clue).collect()
    }

    /// Writes a guess down and what it earned.
    pub(super) fn add(&mut self, seat: Seat, guess: Equation, at: Millis) -> Attempt {
        let target = self.target.open();
        let clue = Clue { guess, marks: guess.feedback(target) };
        let attempt = Attempt { seat, clue, solved: guess == *target };
        if let Some(line) = self.lines.get_mut(seat) {
            line.used += 1;
            line.solved |= attempt.solved;
            line.ended = line.is_done().then_some(at);
        }
        self.attempts.push(attempt.clone());
        attempt
    }

    /// A seat gives up; nothing happens where its part is finished.
    pub(super) fn give_up(&mut self, seat: Seat, at: Millis) {
        if let Some(line) = self.lines.get_mut(seat).filter(|line| !line.is_done()) {
            line.gave_up = true;
            line.ended = Some(at);
        }
    }

    /// What the round says of a seat.
    pub(super) fn summary(&self, seat: Seat) -> Summary {
        let line = self.lines.get(seat).cloned().unwrap_or_default();
        Summary {
            solved: line.solved,
            guesses: line.used,
            gave_up: line.gave_up,
            time: line.ended.map(|ended| ended - self.began),
        }
    }
}
