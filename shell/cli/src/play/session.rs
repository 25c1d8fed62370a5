//! One game at the terminal: the match, its journal on disk, the clock, and the bots around the table.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use cluehouse_engine::{
    Header, Input, Journal, Match, MatchView, Millis, Rng, Seat, Seed, Step, Text, Timing, Told, Viewer,
};
use cluehouse_games::{Bot, Entry};

use super::slot::Slot;
use crate::Failure;
use crate::speech::Speech;

/// Who sits on the seats: bots, and `None` for the person at the keyboard.
pub(super) type Players<G> = Vec<Option<Bot<G>>>;

pub(super) struct Session<G: Entry> {
    played: Match<G>,
    journal: Journal<G>,
    slot: Slot,
    players: Players<G>,
    you: Option<Seat>,
    dice: Rng,
    /// Logical time stands still while the program does not run.
    base: Millis,
    started: Instant,
    /// Where an unfinished game was moved to make room for this one.
    aside: Option<PathBuf>,
}

impl<G: Entry> Session<G> {
    /// Opens and begins a match.
    pub(super) fn begin(
        header: Header<G>,
        slot: Slot,
        players: Players<G>,
        you: Option<Seat>,
    ) -> Result<Self, Failure> {
        let content = Arc::new(G::Content::default());
        let began = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
        // Nobody waits for countdowns at one keyboard.
        let header = Header { began: began.as_millis() as u64, timing: Timing::AT_ONCE, ..header };
        let played = Match::open(header, content).map_err(|why| Failure::refused(&why))?;
        let aside = slot.set_aside()?;
        let journal = Journal::new(&played);
        let mut session = Self { aside, ..Self::new(played, journal, slot, players, you) };
        session.submit(Input::Begin)?;
        Ok(session)
    }

    /// Goes on with a match that was saved.
    pub(super) fn resume(
        journal: Journal<G>,
        slot: Slot,
        players: Players<G>,
        you: Option<Seat>,
    ) -> Result<Self, Failure> {
        let content = Arc::new(G::Content::default());
        let played = journal.replay(content, None, |_, _| {}).map_err(|why| slot.damaged(&why))?;
        let mut session = Self::new(played, journal, slot, players, you);
        session.set_here(true)?;
        Ok(session)
    }

    fn new(
        played: Match<G>,
        journal: Journal<G>,
        slot: Slot,
        players: Players<G>,
        you: Option<Seat>,
    ) -> Self {
        // A bot's choices are journalled, so its dice need not be; a given seed makes them repeatable all the same.
        let dice = played.header().seed.rng("terminal bots");
        let base = played.now();
        Self { played, journal, slot, players, you, dice, base, started: Instant::now(), aside: None }
    }

    /// The same game again with another secret.
    pub(super) fn rematch(&mut self, seed: Seed, nonces: Seed) -> Result<(), Failure> {
        let header = self.played.header().rematch(seed, nonces, 0);
        *self = Self::begin(header, self.slot.clone(), self.players.clone(), self.you)?;
        Ok(())
    }

    pub(super) fn viewer(&self) -> Viewer {
        // A bot that plays alone is watched over its shoulder.
        Viewer::Seat(self.you.unwrap_or(Seat::new(0)))
    }

    pub(super) fn view(&self, viewer: Viewer) -> MatchView<G::View> {
        self.played.view(viewer)
    }

    /// Whether there is something to go on with.
    pub(super) fn is_resumed(&self) -> bool {
        self.played.rows() > 1
    }

    pub(super) fn is_finished(&self) -> bool {
        self.played.is_finished()
    }

    fn now(&self) -> Millis {
        self.base + Millis::new(self.started.elapsed().as_millis() as u64)
    }

    pub(super) fn seconds_left(&self) -> Option<u64> {
        let until = self.played.view(Viewer::Watcher).progress.until?;
        Some(until.since(self.now()).get().div_ceil(1000))
    }

    /// Lets time pass.
    pub(super) fn tick(&mut self) -> Result<(), Failure> {
        let mut steps = Vec::new();
        self.played.tick(self.now(), &mut steps);
        self.record(&steps)
    }

    /// The person at the keyboard acts.
    pub(super) fn act(&mut self, action: G::Action) -> Result<(), Failure> {
        let seat = self.you.unwrap_or(Seat::new(0));
        self.submit(Input::act(seat, action)).map(|_| ())
    }

    /// The person leaves or comes back: the clock stands still in between.
    pub(super) fn set_here(&mut self, here: bool) -> Result<(), Failure> {
        let Some(seat) = self.you else { return Ok(()) };
        match self.submit(Input::Presence { seat, here }) {
            // Already so, or already over: there is nothing to write down.
            Ok(_) | Err(Failure::Input(_)) => Ok(()),
            Err(failure) => Err(failure),
        }
    }

    fn submit(&mut self, input: Input<G::Action>) -> Result<Vec<Step<G>>, Failure> {
        let mut steps = Vec::new();
        let result = self.played.submit(self.now(), input, &mut steps);
        self.record(&steps)?;
        result.map_err(|why| Failure::refused(&why))?;
        Ok(steps)
    }

    fn record(&mut self, steps: &[Step<G>]) -> Result<(), Failure> {
        if steps.is_empty() {
            return Ok(());
        }
        for step in steps {
            self.journal.record(step);
        }
        self.slot.save(&self.journal, self.played.is_finished())
    }

    /// Every bot acts once, or to the end where the player has nothing left to do. What the viewer is told of it.
    pub(super) fn let_bots_act(&mut self, viewer: Viewer) -> Result<Vec<Told<G>>, Failure> {
        let mut told = Vec::new();
        loop {
            let mut acted = false;
            for index in 0..self.players.len() {
                let seat = Seat::new(index as u8);
                // Time may have run out while the player thought.
                self.tick()?;
                let Some(Some(bot)) = self.players.get(index) else { continue };
                let view = self.played.view(Viewer::Seat(seat));
                let choices = self.played.choices(seat);
                let Some(action) = (bot.choose)(&view, &choices, &mut self.dice) else { continue };
                let steps = match self.submit(Input::act(seat, action)) {
                    Ok(steps) => steps,
                    Err(Failure::Input(_)) => continue,
                    Err(failure) => return Err(failure),
                };
                acted = true;
                for step in steps {
                    told.extend(step.events.into_iter().filter(|told| told.audience.includes(viewer)));
                }
            }
            let you = self.you.map(|seat| self.played.view(viewer).seats[seat.index()].done);
            if !acted || you != Some(true) || self.is_finished() {
                return Ok(told);
            }
        }
    }

    /// What became of the game that was running here before.
    pub(super) fn aside_note(&mut self) -> Option<Text> {
        let file = self.aside.take()?;
        Some(Text::new("play-aside").words("file", file.display().to_string()))
    }

    pub(super) fn finished_note(&self, speech: &Speech) -> String {
        let file = self.slot.finished_file(&self.journal).display().to_string();
        speech.say(&Text::new("play-finished-file").words("file", file))
    }
}
