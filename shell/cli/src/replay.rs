//! `cluehouse replay`: plays a saved journal again, checks every row, prints the game and its hash.

use std::fmt::Write;
use std::path::PathBuf;
use std::sync::Arc;

use cluehouse_engine::{
    Digest, Event, Journal, JournalError, JournalFault, MatchEvent, MatchView, Peek, PhaseName, Pledge, Seat,
    Text, Told, Viewer,
};
use cluehouse_games::{GameKind, Listed, Visit};
use serde::Serialize;

use crate::args::Replay;
use crate::play::slot::last_finished;
use crate::{Answer, Failure};
use cluehouse_speech::Speech;

pub(crate) fn answer(options: &Replay, speech: &Speech) -> Result<Answer, Failure> {
    let file = chosen(options.file.as_ref())?;
    let bytes = std::fs::read(&file).map_err(|why| Failure::Plain(format!("{}: {why}", file.display())))?;
    let wrong = |why: &JournalError| Failure::Plain(format!("{}: {why}", file.display()));
    let text =
        String::from_utf8(bytes).map_err(|_| wrong(&JournalError::new(1, JournalFault::NotAJournal)))?;
    let peek = Peek::read(&text).map_err(|why| wrong(&why))?;
    let unknown = || wrong(&JournalError::new(1, JournalFault::UnknownGame(peek.game.clone())));
    let kind = GameKind::from_id(&peek.game).ok_or_else(unknown)?;
    kind.visit(Replayed { text: &text, at: options.at, speech }).map_err(|why| wrong(&why))
}

/// The file given, or the game that was finished last.
pub(crate) fn chosen(file: Option<&PathBuf>) -> Result<PathBuf, Failure> {
    let none = || Failure::Input(Text::new("replay-none"));
    file.cloned().map_or_else(last_finished, |file| Ok(Some(file)))?.ok_or_else(none)
}

struct Replayed<'a> {
    text: &'a str,
    at: Option<usize>,
    speech: &'a Speech,
}

#[derive(Serialize)]
struct Report<V> {
    game: &'static str,
    rows: usize,
    replayed: u64,
    hash: Digest,
    finished: bool,
    pledges: Vec<Checked>,
    view: MatchView<V>,
}

/// A pledge that is open, and whether it is what was promised.
#[derive(Serialize)]
struct Checked {
    holds: bool,
    #[serde(flatten)]
    pledge: Pledge,
}

impl Checked {
    fn new(pledge: Pledge, game: &str) -> Option<Self> {
        Some(Self { holds: pledge.holds(game)?, pledge })
    }

    /// What was dealt, what it can be checked with, and what came of that.
    fn text(&self, speech: &Speech) -> String {
        let Pledge { round, turn, commitment, opening } = &self.pledge;
        let Some(opening) = opening else { return String::new() };
        let dealt = Text::new("replay-dealt")
            .number("round", *round)
            .number("turn", *turn)
            .words("secret", opening.secret.as_str());
        let proof = Text::new("replay-proof")
            .words("nonce", opening.nonce.to_string())
            .words("commitment", commitment.to_string());
        let verdict = if self.holds { "fair-holds" } else { "fair-broken" };
        format!("{}\n{}\n{}\n", speech.say(&dealt), speech.say(&proof), speech.id(verdict))
    }
}

impl Visit for Replayed<'_> {
    type Out = Result<Answer, JournalError>;

    fn visit<G: Listed>(self) -> Self::Out {
        let journal = Journal::<G>::parse(self.text)?;
        let seat = Viewer::Seat(Seat::new(0));
        let mut text = format!("{}\n", G::ID);
        let content = Arc::new(G::Content::default());
        // Every row is checked, also those that are not shown.
        journal.replay(Arc::clone(&content), None, |_, _| {})?;
        let played = journal.replay(content, self.at, |played, step| {
            let ended = |told: &Told<G>| matches!(told.event, Event::Match(MatchEvent::RoundEnded { .. }));
            if step.events.iter().any(ended) {
                let _ = write!(text, "{}", played.view(seat).game);
            }
        })?;
        let view = played.view(seat);
        if view.progress.phase == PhaseName::Playing {
            let _ = write!(text, "{}", view.game);
        }
        let pledges = played.pledges().into_iter();
        let pledges: Vec<Checked> = pledges.filter_map(|pledge| Checked::new(pledge, G::ID)).collect();
        pledges.iter().for_each(|checked| text.push_str(&checked.text(self.speech)));
        let state = if played.is_finished() { "replay-finished" } else { "replay-unfinished" };
        let _ = writeln!(text, "{}", self.speech.id(state));
        let rows = Text::new("replay-rows")
            .number("replayed", played.rows() as i64)
            .number("rows", journal.rows.len() as i64)
            .words("hash", played.hash().to_string());
        let _ = writeln!(text, "{}", self.speech.say(&rows));
        let report = Report {
            game: G::ID,
            rows: journal.rows.len(),
            replayed: played.rows(),
            hash: played.hash(),
            finished: played.is_finished(),
            pledges,
            view,
        };
        Ok(Answer::new(text, &report))
    }
}
