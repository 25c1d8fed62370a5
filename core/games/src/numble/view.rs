//! What one viewer sees of Numble. A rival's characters, the target and its length are absent until the round is open.

use std::collections::BTreeMap;
use std::fmt;

use cluehouse_engine::{Seat, Viewer};
use serde::Serialize;

use super::round::{Line, Round};
use super::rules::Table;
use super::{
    Clue, Equation, MAX_GUESSES, Mark, Marks, Mode, Puzzle, PuzzleNumber, Settings, keyboard, share,
};

/// The game as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "NumbleView"))]
pub struct View {
    /// Which equation is looked for.
    pub puzzle: Puzzle,
    /// Its number, where it is the equation of a day.
    pub number: Option<PuzzleNumber>,
    /// Who guesses.
    pub mode: Mode,
    /// Whether what was revealed must be used again.
    pub hard: bool,
    /// The seat that looks, where a player does.
    pub you: Option<Seat>,
    /// The guesses in order.
    pub attempts: Vec<AttemptView>,
    /// The colours of the viewer's own keys.
    pub keyboard: BTreeMap<char, Mark>,
    /// How far each seat has come.
    pub lines: Vec<LineView>,
    /// The viewer's text to share, once their part of a day's puzzle is finished.
    pub share: Option<String>,
    /// The equation, once it may be seen.
    pub equation: Option<Equation>,
}

/// A guess as one viewer sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "NumbleAttemptView"))]
pub struct AttemptView {
    /// Whose.
    pub seat: Seat,
    /// The characters, where the viewer may know them.
    pub guess: Option<Equation>,
    /// The marks; none where a rival solved the equation, as that row is as long as the target.
    pub marks: Option<Marks>,
    /// Whether it was the equation.
    pub solved: bool,
}

/// How far a seat has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "NumbleLineView"))]
pub struct LineView {
    /// Whether it is done, and how.
    pub status: Status,
    /// Guesses made.
    pub used: u8,
    /// Guesses left.
    pub left: u8,
}

/// Whether a seat's part is finished, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "NumbleStatus"))]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Does not play this round.
    Absent,
    /// Has guesses left.
    Guessing,
    /// Found the equation.
    Solved,
    /// Has no guess left.
    Spent,
    /// Gave up, or left.
    GaveUp,
    /// The round ended first.
    Stopped,
}

impl Status {
    const fn of(line: &Line) -> Self {
        if line.solved {
            Self::Solved
        } else if line.gave_up {
            Self::GaveUp
        } else if line.is_done() {
            Self::Spent
        } else if line.ended.is_some() {
            Self::Stopped
        } else {
            Self::Guessing
        }
    }
}

impl LineView {
    fn new(line: Option<&Line>) -> Self {
        let status = line.map_or(Status::Absent, Status::of);
        let used = line.map_or(0, |line| line.used);
        Self { status, used, left: MAX_GUESSES - used }
    }
}

impl View {
    pub(super) fn new(table: &Table, round: Option<&Round>, viewer: Viewer, open: bool) -> Self {
        let Settings { puzzle, mode, hard, .. } = table.settings;
        let you = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Watcher => None,
        };
        let mut view = Self {
            puzzle,
            number: puzzle.number(),
            mode,
            hard,
            you,
            attempts: Vec::new(),
            keyboard: BTreeMap::new(),
            lines: Vec::new(),
            share: None,
            equation: None,
        };
        let Some(round) = round else { return view };
        view.attempts = round
            .attempts
            .iter()
            .map(|attempt| {
                let knows = open || viewer.is(attempt.seat);
                AttemptView {
                    seat: attempt.seat,
                    guess: knows.then_some(attempt.clue.guess),
                    marks: (knows || !attempt.solved).then_some(attempt.clue.marks),
                    solved: attempt.solved,
                }
            })
            .collect();
        view.lines = round.lines.slots().map(|(_, line)| LineView::new(line)).collect();
        view.keyboard = keyboard(&view.clues());
        view.share =
            you.and_then(|seat| round.lines.get(seat)).zip(view.number).and_then(|(line, number)| {
                let rows: Vec<Marks> = view.clues().iter().map(|clue| clue.marks).collect();
                line.ended.is_some().then(|| share(number, &rows, line.solved))
            });
        view.equation = open.then(|| *round.target.open());
        view
    }

    /// Adds a guess that does not end the viewer's own part.
    pub(super) fn hear_guess(&mut self, attempt: AttemptView, number: u8) {
        self.attempts.push(attempt);
        if let Some(line) = self.lines.get_mut(attempt.seat.index()) {
            line.used = number;
            line.left = MAX_GUESSES - number;
            if attempt.solved {
                line.status = Status::Solved;
            } else if line.left == 0 {
                line.status = Status::Spent;
            }
        }
        self.keyboard = keyboard(&self.clues());
    }

    /// The viewer's own guesses with their marks, in order.
    pub fn clues(&self) -> Vec<Clue> {
        let own = self.attempts.iter().filter(|attempt| Some(attempt.seat) == self.you);
        own.filter_map(|attempt| Some(Clue { guess: attempt.guess?, marks: attempt.marks? })).collect()
    }
}

/// One line per guess, `?` for characters that are not shown.
impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(number) = self.number {
            writeln!(f, "puzzle {number}")?;
        }
        for (index, attempt) in self.attempts.iter().enumerate() {
            write!(f, "{:>3}  seat {}", index + 1, attempt.seat)?;
            match (attempt.guess, attempt.marks) {
                (Some(guess), Some(marks)) => writeln!(f, "  {guess}  {marks}")?,
                (None, Some(marks)) => writeln!(f, "  {}  {marks}", "?".repeat(marks.iter().count()))?,
                (_, None) => writeln!(f, "  solved")?,
            }
        }
        match self.equation {
            Some(equation) => writeln!(f, "equation: {equation}"),
            None => Ok(()),
        }
    }
}
