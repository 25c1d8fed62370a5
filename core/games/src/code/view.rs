//! What one viewer sees of a code game. A rival's symbols and every secret are absent until the round is open.

use std::fmt;

use cluehouse_codes::{Clue, Code, Feedback, Space};
use cluehouse_engine::{Seat, Viewer};
use serde::Serialize;

use super::round::{Codes, Line, Round};
use super::rules::Table;
use super::{Board, Event, Mode, Opened, Settings, Variant};

/// The board as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CodeView"))]
pub struct View {
    /// Which board.
    pub variant: Variant,
    /// Its measures.
    pub board: Board,
    /// Who guesses what.
    pub mode: Mode,
    /// Whether hints may be taken.
    pub practice: bool,
    /// The seat that looks, where a player does.
    pub you: Option<Seat>,
    /// Whether codes are still being set.
    pub setting: bool,
    /// The guesses in order.
    pub attempts: Vec<AttemptView>,
    /// How far each seat has come.
    pub lines: Vec<LineView>,
    /// In turns: who guesses now.
    pub turn: Option<Seat>,
    /// The code the viewer has set.
    pub own_code: Option<Code>,
    /// Answers by hand that contradict each other, by number from 1.
    pub clash: Option<Vec<u8>>,
    /// The secrets, once they may be seen.
    pub codes: Vec<Opened>,
}

/// A guess as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CodeAttemptView"))]
pub struct AttemptView {
    /// Whose.
    pub seat: Seat,
    /// The symbols, where the viewer may know them.
    pub guess: Option<Code>,
    /// The marks; none while it waits for an answer by hand.
    pub feedback: Option<Feedback>,
}

/// How far a seat has come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CodeLineView"))]
pub struct LineView {
    /// Guesses made.
    pub used: u8,
    /// Guesses left.
    pub left: u8,
    /// Whether the code was found.
    pub solved: bool,
    /// Whether the player gave up.
    pub gave_up: bool,
    /// Hints taken.
    pub hints: u8,
    /// Whether the player has set a code.
    pub has_set: bool,
}

impl LineView {
    fn new(round: &Round, board: Board, mode: Mode, seat: Seat, line: Option<&Line>) -> Self {
        let line = line.cloned().unwrap_or_default();
        Self {
            used: line.used,
            left: round.left(board, mode, seat),
            solved: line.solved,
            gave_up: line.gave_up,
            hints: line.hints,
            has_set: round.set_by(seat).is_some(),
        }
    }
}

impl View {
    pub(super) fn new(table: &Table, round: Option<&Round>, viewer: Viewer, open: bool) -> Self {
        let Settings { variant, mode, practice, .. } = table.settings;
        let board = variant.board();
        let you = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Watcher => None,
        };
        let mut view = Self {
            variant,
            board,
            mode,
            practice,
            you,
            setting: mode.is_set_by_players(),
            attempts: Vec::new(),
            lines: Vec::new(),
            turn: None,
            own_code: None,
            clash: None,
            codes: Vec::new(),
        };
        let Some(round) = round else { return view };
        let knows = |seat: Seat| {
            open || mode == Mode::Turns || viewer.is(seat) || mode.is_reversed() && you.is_some()
        };
        view.attempts = round
            .attempts
            .iter()
            .map(|attempt| AttemptView {
                seat: attempt.seat,
                guess: knows(attempt.seat).then_some(attempt.guess),
                feedback: attempt.feedback,
            })
            .collect();
        view.lines =
            round.lines.slots().map(|(seat, line)| LineView::new(round, board, mode, seat, line)).collect();
        view.setting = round.began.is_none();
        view.turn = round.turn;
        view.own_code = you.and_then(|seat| round.set_by(seat)).map(|code| *code.open());
        view.clash =
            round.clash.as_ref().map(|clash| clash.answers.iter().map(|&index| index as u8 + 1).collect());
        if open {
            view.codes = opened(round);
        }
        view
    }

    /// Brings the view up to date with an event that says everything that changes in it.
    pub(super) fn hear(&mut self, event: &Event) {
        match *event {
            Event::GuessEvaluated { seat, number, guess, feedback } => {
                self.attempts.push(AttemptView { seat, guess, feedback });
                self.turn = None;
                let solved = feedback.is_some_and(|marks| marks.exact == self.board.space.length());
                if let Some(line) = self.lines.get_mut(seat.index()) {
                    line.used = number;
                    line.left = self.board.attempts - number;
                    line.solved |= solved;
                }
                if self.mode == Mode::Turns {
                    let left = self.board.attempts - self.attempts.len() as u8;
                    self.lines.iter_mut().for_each(|line| line.left = left);
                }
            }
            Event::TurnStarted { seat } => self.turn = Some(seat),
            Event::HintTaken { seat } => {
                if let Some(line) = self.lines.get_mut(seat.index()) {
                    line.hints += 1;
                }
            }
            Event::GaveUp { seat } => {
                if let Some(line) = self.lines.get_mut(seat.index()) {
                    line.gave_up = true;
                }
            }
            Event::CodeSet { .. }
            | Event::Answered { .. }
            | Event::AnswersClash { .. }
            | Event::SecretRevealed { .. } => {}
        }
    }

    /// The clues a player may reason from: guesses whose symbols and marks are known, on the code this player must find.
    pub fn clues(&self) -> Vec<Clue> {
        let shared = self.mode == Mode::Turns;
        let mine = self.attempts.iter().filter(|attempt| shared || Some(attempt.seat) == self.you);
        mine.filter_map(|attempt| Some((attempt.guess?, attempt.feedback?)))
            .map(|(guess, feedback)| Clue { guess, feedback })
            .collect()
    }
}

/// The secrets of a round that is over.
pub(super) fn opened(round: &Round) -> Vec<Opened> {
    match &round.codes {
        Codes::Dealt(code) => vec![Opened { by: None, code: *code.open() }],
        Codes::Set(codes) => (0..)
            .map(Seat::new)
            .zip(codes)
            .filter_map(|(seat, code)| Some(Opened { by: Some(seat), code: *code.as_ref()?.open() }))
            .collect(),
        Codes::Thought => Vec::new(),
    }
}

/// Every feedback the space allows.
pub(super) fn feedbacks(space: Space) -> Vec<Feedback> {
    let length = space.length();
    let all = (0..=length)
        .flat_map(|exact| (0..=length - exact).map(move |misplaced| Feedback { exact, misplaced }));
    all.filter(|&feedback| space.allows(feedback)).collect()
}

/// The board as text: one line per guess, the letters of the preset, `?` for what is not shown.
impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let alphabet = self.variant.alphabet();
        for (index, attempt) in self.attempts.iter().enumerate() {
            let hidden = "?".repeat(usize::from(self.board.space.length()));
            let guess = attempt.guess.map_or(hidden, |guess| alphabet.write(guess));
            let marks = attempt.feedback.map_or("-".to_owned(), |marks| marks.to_string());
            writeln!(f, "{:>3}  seat {}  {guess}  {marks}", index + 1, attempt.seat)?;
        }
        if let Some(answers) = &self.clash {
            writeln!(f, "answers clash: {answers:?}")?;
        }
        for opened in &self.codes {
            let by = opened.by.map_or(String::new(), |seat| format!(" of seat {seat}"));
            writeln!(f, "code{by}: {}", alphabet.write(opened.code))?;
        }
        Ok(())
    }
}
