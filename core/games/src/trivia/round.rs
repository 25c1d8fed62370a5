//! The state of a round: one question, and who has answered what. Decides nothing about when it ends.

use cluehouse_engine::{BySeat, Hidden, Millis, Seat, Seats};
use serde::Serialize;

use super::event::{Answered, Asked, Solution};
use super::rules::Table;
use super::score::{answer_points, streak_bonus};
use super::{Place, Question};

/// What is dealt for a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    /// Where the question stands in the pack.
    pub(super) question: usize,
    /// Which of the question's options is shown at each place.
    pub(super) order: [Place; 4],
    /// Where the right one is shown.
    pub(super) right: Place,
}

/// A running round.
#[derive(Clone, Debug, PartialEq)]
pub struct Round {
    pub(super) deal: Hidden<Deal>,
    pub(super) began: Millis,
    /// Whether answers are taken.
    pub(super) opened: bool,
    /// Whether the round has ended.
    pub(super) over: bool,
    pub(super) lines: BySeat<Line>,
}

/// What a seat has done.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Line {
    pub(super) answer: Option<Answer>,
    /// Right answers in a row before this round.
    pub(super) streak: u16,
}

/// An answer, and how long it took.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Answer {
    pub(super) place: Hidden<Place>,
    pub(super) time: Millis,
}

/// What a finished round says of one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TriviaSummary"))]
pub struct Summary {
    /// Whether an answer was given.
    pub answered: bool,
    /// What the round earned.
    pub points: u32,
    /// Right answers in a row.
    pub streak: u16,
}

impl Round {
    pub(super) fn new(deal: Hidden<Deal>, seats: Seats, streaks: &[u16], at: Millis) -> Self {
        let streak = |seat: Seat| streaks.get(seat.index()).copied().unwrap_or(0);
        let lines = BySeat::new(seats, |seat| Line { answer: None, streak: streak(seat) });
        Self { deal, began: at, opened: false, over: false, lines }
    }

    pub(super) fn answer(&self, seat: Seat) -> Option<&Answer> {
        self.lines.get(seat)?.answer.as_ref()
    }

    /// Whether the seat's answer is the right one; for the end rule and the end, never for a view before it.
    pub(super) fn is_right(&self, seat: Seat) -> bool {
        self.answer(seat).is_some_and(|answer| *answer.place.open() == self.deal.open().right)
    }

    fn question<'t>(&self, table: &'t Table) -> &'t Question {
        &table.pack.open().questions[self.deal.open().question]
    }

    /// The public part of the question.
    pub(super) fn asked(&self, table: &Table) -> Asked {
        let question = self.question(table);
        Asked {
            category: question.category.clone(),
            difficulty: question.difficulty,
            text: question.text.clone(),
            options: self.deal.open().order.map(|place| question.options[place.index()].clone()),
            opens: table.opens(self),
            ends: table.ends(self),
        }
    }

    /// What the round comes to for a seat.
    pub(super) fn answered(&self, table: &Table, seat: Seat) -> Answered {
        let right = self.is_right(seat);
        let answer = self.answer(seat);
        let before = self.lines.get(seat).map_or(0, |line| line.streak);
        let streak = if right { before.saturating_add(1) } else { 0 };
        let limit = table.settings.limit().filter(|_| table.settings.speed);
        let points = match answer {
            Some(answer) if right => answer_points(answer.time, limit) + streak_bonus(streak),
            _ => 0,
        };
        Answered {
            seat,
            place: answer.map(|answer| *answer.place.open()),
            right,
            time: answer.map(|answer| answer.time),
            points,
            streak,
        }
    }

    /// Everything that was hidden; for a round that is over.
    pub(super) fn solution(&self, table: &Table) -> Solution {
        Solution {
            right: self.deal.open().right,
            explanation: self.question(table).explanation.clone(),
            answers: self.lines.seats().iter().map(|seat| self.answered(table, seat)).collect(),
        }
    }
}
