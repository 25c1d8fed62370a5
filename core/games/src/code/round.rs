//! The state of a round: secrets, attempts, and how far each seat has come. Decides nothing about when it ends.

use cluehouse_codes::{Clash, Clue, Code, Feedback, smallest_clash};
use cluehouse_engine::{BySeat, Hidden, Millis, Seat, Seats};
use serde::Serialize;

use super::{Board, Mode};

/// Partial codes looked at when answers by hand are checked: some milliseconds, and every preset is searched whole.
const CLASH_BOUND: u64 = 200_000;

/// A running round.
#[derive(Clone, Debug, PartialEq)]
pub struct Round {
    pub(super) codes: Codes,
    pub(super) started: Millis,
    /// When guessing began; none while codes are being set.
    pub(super) began: Option<Millis>,
    pub(super) attempts: Vec<Attempt>,
    pub(super) lines: BySeat<Line>,
    /// In turns: who guesses now.
    pub(super) turn: Option<Seat>,
    pub(super) clash: Option<Clash>,
    pub(super) amendments: u8,
    /// The keeper of a reversed game gave up or left.
    pub(super) abandoned: bool,
}

/// Where the secrets are.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Codes {
    /// The computer's, one for all.
    Dealt(Hidden<Code>),
    /// The players' own, by who set them.
    Set([Option<Hidden<Code>>; 2]),
    /// In somebody's head.
    Thought,
}

/// A guess somebody made.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Attempt {
    pub(super) seat: Seat,
    pub(super) guess: Code,
    /// None while it waits for an answer by hand.
    pub(super) feedback: Option<Feedback>,
}

/// How far a seat has come.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Line {
    pub(super) used: u8,
    pub(super) solved: bool,
    pub(super) gave_up: bool,
    /// The rival left or let the time pass before setting a code: nothing to guess, and won.
    pub(super) walkover: bool,
    pub(super) hints: u8,
    pub(super) last: Option<Feedback>,
    pub(super) best: Option<Feedback>,
    /// When it was solved, spent or given up.
    pub(super) ended: Option<Millis>,
}

/// What a finished round says of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CodeSummary"))]
pub struct Summary {
    /// Whether the code was found.
    pub solved: bool,
    /// Guesses made.
    pub attempts: u8,
    /// Hints taken.
    pub hints: u8,
    /// Whether the player gave up.
    pub gave_up: bool,
    /// Time from the first possible guess to the end of the seat's part.
    pub time: Option<Millis>,
}

impl Round {
    pub(super) fn new(codes: Codes, seats: Seats, at: Millis) -> Self {
        Self {
            started: at,
            began: (!matches!(codes, Codes::Set(_))).then_some(at),
            codes,
            attempts: Vec::new(),
            lines: BySeat::new(seats, |_| Line::default()),
            turn: None,
            clash: None,
            amendments: 0,
            abandoned: false,
        }
    }

    /// The code a seat must find, where it is known to the table.
    pub(super) fn target(&self, seat: Seat) -> Option<Code> {
        match &self.codes {
            Codes::Dealt(code) => Some(*code.open()),
            Codes::Set(codes) => codes.get(1 - seat.index().min(1))?.as_ref().map(|code| *code.open()),
            Codes::Thought => None,
        }
    }

    /// The code a seat has set.
    pub(super) fn set_by(&self, seat: Seat) -> Option<&Hidden<Code>> {
        match &self.codes {
            Codes::Set(codes) => codes.get(seat.index())?.as_ref(),
            Codes::Dealt(_) | Codes::Thought => None,
        }
    }

    /// Attempts a seat has left, of its own or of the common budget.
    pub(super) fn left(&self, board: Board, mode: Mode, seat: Seat) -> u8 {
        let used = match mode {
            Mode::Turns => self.attempts.len() as u8,
            _ => self.lines.get(seat).map_or(0, |line| line.used),
        };
        board.attempts - used
    }

    /// Whether the last guess waits for an answer by hand.
    pub(super) fn pending(&self) -> bool {
        self.attempts.last().is_some_and(|attempt| attempt.feedback.is_none())
    }

    /// The answered guesses, as clues.
    pub(super) fn clues(&self) -> Vec<Clue> {
        let answered = self.attempts.iter().filter_map(|attempt| Some((attempt.guess, attempt.feedback?)));
        answered.map(|(guess, feedback)| Clue { guess, feedback }).collect()
    }

    /// Writes a guess down and what it earned.
    pub(super) fn add(&mut self, seat: Seat, guess: Code, feedback: Option<Feedback>) -> u8 {
        self.attempts.push(Attempt { seat, guess, feedback });
        let Some(line) = self.lines.get_mut(seat) else { return 0 };
        line.used += 1;
        let number = line.used;
        if let Some(feedback) = feedback {
            self.mark(seat, guess, feedback);
        }
        number
    }

    fn mark(&mut self, seat: Seat, guess: Code, feedback: Feedback) {
        let Some(line) = self.lines.get_mut(seat) else { return };
        line.last = Some(feedback);
        line.best = line.best.max(Some(feedback));
        line.solved |= usize::from(feedback.exact) == guess.len();
    }

    /// Answers a guess by hand, or corrects an answer, and looks whether any code still fits.
    pub(super) fn answer(&mut self, board: Board, index: usize, feedback: Feedback) {
        let Some(attempt) = self.attempts.get_mut(index) else { return };
        attempt.feedback = Some(feedback);
        let seat = attempt.seat;
        self.clash = smallest_clash(board.space, &self.clues(), CLASH_BOUND);
        if let Some(line) = self.lines.get_mut(seat) {
            (line.last, line.best, line.solved) = (None, None, false);
        }
        if self.clash.is_none() {
            for clue in self.clues() {
                self.mark(seat, clue.guess, clue.feedback);
            }
        }
    }

    /// A round that ends while codes are being set is won by who has set one.
    pub(super) fn settle_unset(&mut self, mode: Mode) {
        let Codes::Set(codes) = &self.codes else { return };
        if self.began.is_some() {
            return;
        }
        let set = [codes[0].is_some(), codes[1].is_some()];
        if mode == Mode::Duel {
            for (seat, line) in self.lines.iter_mut() {
                line.walkover |= set[seat.index().min(1)] && !line.gave_up;
            }
        } else {
            self.abandoned |= !set[0];
        }
    }

    /// What the round says of a seat.
    pub(super) fn summary(&self, seat: Seat) -> Summary {
        let line = self.lines.get(seat).cloned().unwrap_or_default();
        Summary {
            solved: line.solved,
            attempts: line.used,
            hints: line.hints,
            gave_up: line.gave_up,
            time: line.ended.zip(self.began).map(|(ended, began)| ended - began),
        }
    }
}
