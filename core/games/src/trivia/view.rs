//! What one viewer sees of Trivia. The right place and others' answers are absent until the round is open.

use std::fmt;

use cluehouse_engine::{Millis, Seat, Viewer};
use serde::Serialize;

use super::event::{Asked, Solution};
use super::rules::Table;
use super::{Ending, Place, Round};

/// The question as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TriviaView"))]
pub struct View {
    /// The seat that looks, where a player does.
    pub you: Option<Seat>,
    /// What ends a round.
    pub ending: Ending,
    /// Whether a sooner answer is worth more.
    pub speed: bool,
    /// How long answers are taken.
    pub limit: Option<Millis>,
    /// The running or last question.
    pub question: Option<Asked>,
    /// Whether answers are taken now.
    pub answers_open: bool,
    /// How far each seat has come.
    pub lines: Vec<LineView>,
    /// The viewer's own answer.
    pub choice: Option<Place>,
    /// What was right, once it may be seen.
    pub solution: Option<Solution>,
}

/// A seat as everyone sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TriviaLineView"))]
pub struct LineView {
    /// Whether it plays this round.
    pub plays: bool,
    /// Whether it has answered; not what.
    pub answered: bool,
    /// Right answers in a row; this round's counts once the solution may be seen.
    pub streak: u16,
}

impl View {
    pub(super) fn new(table: &Table, round: Option<&Round>, viewer: Viewer, open: bool) -> Self {
        let you = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Watcher => None,
        };
        let mut view = Self {
            you,
            ending: table.settings.ending,
            speed: table.settings.speed,
            limit: table.settings.limit(),
            question: None,
            answers_open: false,
            lines: Vec::new(),
            choice: None,
            solution: None,
        };
        let Some(round) = round else { return view };
        view.question = Some(round.asked(table));
        view.answers_open = round.opened && !round.over;
        let lines = round.lines.slots().map(|(seat, line)| LineView {
            plays: line.is_some(),
            answered: line.is_some_and(|line| line.answer.is_some()),
            streak: if open {
                round.answered(table, seat).streak
            } else {
                line.map_or(0, |line| line.streak)
            },
        });
        view.lines = lines.collect();
        view.choice = you.and_then(|seat| round.answer(seat)).map(|answer| *answer.place.open());
        view.solution = open.then(|| round.solution(table));
        view
    }
}

/// The question as text: one line per option, `>` at the viewer's answer, `*` at the right one once it may be seen.
impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(question) = &self.question else { return Ok(()) };
        writeln!(f, "{}: {}", question.category, question.text)?;
        for (place, option) in Place::ALL.into_iter().zip(&question.options) {
            let chosen = if self.choice == Some(place) { '>' } else { ' ' };
            let right = self.solution.as_ref().is_some_and(|solution| solution.right == place);
            writeln!(f, "{chosen}{} {place}  {option}", if right { '*' } else { ' ' })?;
        }
        let answered = self.lines.iter().filter(|line| line.answered).count();
        let playing = self.lines.iter().filter(|line| line.plays).count();
        writeln!(f, "{answered}/{playing}")?;
        match &self.solution {
            Some(solution) if !solution.explanation.is_empty() => writeln!(f, "{}", solution.explanation),
            _ => Ok(()),
        }
    }
}
