//! What one viewer sees of Pictionary. The word is absent but to those who know it, the words offered but to the drawer.

use std::fmt;

use cluehouse_engine::{Millis, Seat, Viewer};
use serde::Serialize;

use super::round::Line;
use super::rules::Table;
use super::turn::{Said, Turn};
use super::{Event, Mark, Pattern, Round, Shown, Verdict};

/// How many of the last things said a view shows.
const SAID_SHOWN: usize = 50;

/// The table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PictionaryView"))]
pub struct View {
    /// The seat that looks, where a player does.
    pub you: Option<Seat>,
    /// How long one drawing takes at most.
    pub limit: Option<Millis>,
    /// Whether letters are shown as time runs out.
    pub hints: bool,
    /// How far each seat has come in the cycle.
    pub lines: Vec<LineView>,
    /// The running turn.
    pub turn: Option<TurnView>,
    /// The turn before.
    pub last: Option<Shown>,
}

/// A seat as everyone sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PictionaryLineView"))]
pub struct LineView {
    /// Whether it plays this cycle.
    pub plays: bool,
    /// Whether it draws when its turn comes.
    pub draws: bool,
    /// Whether it has drawn.
    pub drew: bool,
    /// Words found.
    pub found: u8,
    /// Points earned in this cycle.
    pub earned: u32,
}

/// A turn as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PictionaryTurnView"))]
pub struct TurnView {
    /// Who draws.
    pub drawer: Seat,
    /// Whether a word is being picked or drawn, and until when.
    pub stage: Stage,
    /// The words to pick from, to the drawer while one is to be picked.
    pub offers: Vec<String>,
    /// The word, to the drawer and to those who have found it.
    pub word: Option<String>,
    /// What the word looks like to the others, once it is picked.
    pub pattern: Option<Pattern>,
    /// Who has found it, in order.
    pub found: Vec<Seat>,
    /// The whole drawing.
    pub canvas: Vec<Mark>,
    /// The last things said that the viewer was told.
    pub said: Vec<SaidView>,
}

/// What the drawer does, and until when.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PictionaryStage"))]
#[serde(tag = "t", content = "d", rename_all = "snake_case")]
pub enum Stage {
    /// Picks a word.
    Picking {
        /// When one is picked.
        until: Option<Millis>,
    },
    /// Draws it.
    Drawing {
        /// When the turn ends at the latest.
        ends: Option<Millis>,
    },
}

/// Something said, to somebody who was told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PictionarySaidView"))]
pub struct SaidView {
    /// Who said it.
    pub seat: Seat,
    /// What; absent where it was the word.
    pub text: Option<String>,
    /// What it came to.
    pub verdict: Verdict,
}

impl View {
    pub(super) fn new(table: &Table, round: Option<&Round>, viewer: Viewer) -> Self {
        let you = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Watcher => None,
        };
        let line = |line: Option<&Line>| LineView {
            plays: line.is_some(),
            draws: line.is_none_or(|line| line.draws),
            drew: line.is_some_and(|line| line.drew),
            found: line.map_or(0, |line| line.found),
            earned: line.map_or(0, |line| line.earned),
        };
        let lines = round.into_iter().flat_map(|round| round.lines.slots()).map(|(_, kept)| line(kept));
        Self {
            you,
            limit: table.settings.limit(),
            hints: table.settings.hints,
            lines: lines.collect(),
            turn: round.and_then(|round| round.turn.as_ref()).map(|turn| TurnView::new(table, turn, viewer)),
            last: round.and_then(|round| round.last.clone()),
        }
    }
}

impl View {
    /// Brings the view up to date with an event that says everything that changes in it.
    pub(super) fn hear(&mut self, event: &Event) {
        if let Event::DrawsSet { seat, draws } = event
            && let Some(line) = self.lines.get_mut(seat.index())
        {
            line.draws = *draws;
        }
        let Some(turn) = &mut self.turn else { return };
        match event {
            Event::CanvasDraw { draw } => draw.apply_to(&mut turn.canvas),
            Event::LettersHinted { pattern } => turn.pattern = Some(pattern.clone()),
            Event::PlayerGuessed { seat, points, drawer_points } => {
                turn.found.push(*seat);
                turn.hear_said(SaidView { seat: *seat, text: None, verdict: Verdict::Found });
                for (earner, points, found) in [(*seat, *points, 1), (turn.drawer, *drawer_points, 0)] {
                    if let Some(line) = self.lines.get_mut(earner.index()) {
                        line.earned += points;
                        line.found += found;
                    }
                }
            }
            Event::WordFound { word } => turn.word = Some(word.clone()),
            Event::NearMiss { text } => {
                if let Some(seat) = self.you {
                    turn.hear_said(SaidView { seat, text: Some(text.clone()), verdict: Verdict::Near });
                }
            }
            Event::Said { seat, text, inside } => {
                let verdict = match turn.stage {
                    _ if *inside => Verdict::Inside,
                    Stage::Picking { .. } => Verdict::Talk,
                    Stage::Drawing { .. } => Verdict::Miss,
                };
                turn.hear_said(SaidView { seat: *seat, text: Some(text.clone()), verdict });
            }
            Event::TurnStarted { .. }
            | Event::WordsOffered { .. }
            | Event::WordPicked { .. }
            | Event::DrawingStarted { .. }
            | Event::WordShown(_)
            | Event::DrawsSet { .. }
            | Event::DrawingShared { .. }
            | Event::TurnPassed { .. } => {}
        }
    }
}

impl TurnView {
    fn hear_said(&mut self, said: SaidView) {
        self.said.push(said);
        let old = self.said.len().saturating_sub(SAID_SHOWN);
        self.said.drain(..old);
    }

    fn new(table: &Table, turn: &Turn, viewer: Viewer) -> Self {
        let knows = matches!(viewer, Viewer::Seat(seat) if turn.inside().contains(seat));
        let picks = viewer.is(turn.drawer) && turn.picked.is_none();
        let told: Vec<&Said> = turn.said.iter().filter(|said| said.audience.includes(viewer)).collect();
        let said = told[told.len().saturating_sub(SAID_SHOWN)..].iter().map(|said| SaidView {
            seat: said.seat,
            text: (said.verdict != Verdict::Found).then(|| said.text.open().clone()),
            verdict: said.verdict,
        });
        Self {
            drawer: turn.drawer,
            stage: match turn.picked {
                None => Stage::Picking { until: turn.picks_until(table) },
                Some(_) => Stage::Drawing { ends: turn.ends(table) },
            },
            offers: if picks { turn.offered(table) } else { Vec::new() },
            word: turn.card(table).filter(|_| knows).map(|card| card.text.clone()),
            pattern: turn.pattern(table),
            found: turn.found.clone(),
            canvas: turn.canvas.marks.clone(),
            said: said.collect(),
        }
    }
}

/// The turn as text: who draws, the word or its pattern, how much is drawn, who has found it, and what was said.
impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(last) = &self.last {
            writeln!(f, "seat {} drew {}", last.drawer, last.word)?;
        }
        let Some(turn) = &self.turn else { return Ok(()) };
        write!(f, "seat {} draws", turn.drawer)?;
        match (&turn.word, &turn.pattern) {
            (Some(word), _) => writeln!(f, " {word}, marks: {}", turn.canvas.len())?,
            (None, Some(pattern)) => writeln!(f, " {pattern}, marks: {}", turn.canvas.len())?,
            (None, None) => writeln!(f, ", picking {}", turn.offers.join(" / "))?,
        }
        for seat in &turn.found {
            writeln!(f, "seat {seat} has found it")?;
        }
        for said in &turn.said {
            if let Some(text) = &said.text {
                writeln!(f, "seat {}: {text}", said.seat)?;
            }
        }
        Ok(())
    }
}
