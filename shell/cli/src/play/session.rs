//! One game at the terminal: a match for one, its journal on disk, the clock, and the bots around the table.
//!
//! Nothing is drawn before the row it tells of is on disk.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use cluehouse_engine::{Event, MatchView, Millis, Pledge, Seed, Text};
use cluehouse_games::{Bot, Listed, Local, Opening};

use super::slot::Slot;
use crate::Failure;
use cluehouse_speech::Speech;

/// Who sits down: the person and perhaps a rival, or a bot that is watched over its shoulder.
#[derive(Clone, Debug)]
pub(super) enum Players<G: Listed> {
    Alone,
    Against(Bot<G>),
    Watched(Bot<G>),
}

impl<G: Listed> Players<G> {
    pub(super) fn bot(&self) -> Option<&Bot<G>> {
        match self {
            Self::Alone => None,
            Self::Against(bot) | Self::Watched(bot) => Some(bot),
        }
    }

    /// Who has a seat beside the first.
    pub(super) fn rivals(&self) -> Vec<Bot<G>> {
        match self {
            Self::Against(bot) => vec![bot.clone()],
            Self::Alone | Self::Watched(_) => Vec::new(),
        }
    }

    pub(super) fn is_watched(&self) -> bool {
        matches!(self, Self::Watched(_))
    }
}

pub(super) struct Session<G: Listed> {
    local: Local<G>,
    slot: Slot,
    players: Players<G>,
    /// Where this game's seed comes from and those of the games after it.
    seed: Seed,
    /// Games begun since the program was started.
    games: u64,
    /// Rows that are on disk.
    saved: usize,
    /// Logical time stands still while the program does not run.
    base: Millis,
    started: Instant,
    resumed: bool,
    /// Where an unfinished game was moved to make room for this one.
    aside: Option<PathBuf>,
}

/// The seed of one of the games that begin with a seed.
pub(super) fn seed_of(seed: Seed, game: u64) -> Seed {
    seed.derive("match seed", game)
}

impl<G: Listed> Session<G> {
    /// Sits everybody down and begins.
    pub(super) fn begin(
        settings: G::Settings,
        seed: Seed,
        slot: Slot,
        players: Players<G>,
    ) -> Result<Self, Failure> {
        // What cannot be played is refused before anything on disk is touched.
        let local = begin(settings, &players, seed_of(seed, 1))?;
        let mut session = Self { games: 1, ..Self::new(local, seed, slot, players) };
        session.aside = session.slot.set_aside()?;
        session.save()?;
        Ok(session)
    }

    /// Goes on with a game that was saved.
    pub(super) fn resume(local: Local<G>, slot: Slot, players: Players<G>) -> Result<Self, Failure> {
        let mut session = Self { resumed: true, ..Self::new(local, random_seed()?, slot, players) };
        session.save()?;
        Ok(session)
    }

    fn new(local: Local<G>, seed: Seed, slot: Slot, players: Players<G>) -> Self {
        Self {
            base: local.now(),
            local,
            slot,
            players,
            seed,
            games: 0,
            saved: 0,
            started: Instant::now(),
            resumed: false,
            aside: None,
        }
    }

    /// The same game again with another secret.
    pub(super) fn rematch(&mut self) -> Result<(), Failure> {
        self.games += 1;
        let settings = self.local.header().settings.clone();
        self.local = begin(settings, &self.players, seed_of(self.seed, self.games))?;
        (self.base, self.started) = (Millis::ZERO, Instant::now());
        (self.saved, self.resumed) = (0, false);
        self.save()
    }

    /// The match as the player sees it.
    pub(super) fn view(&self) -> MatchView<G::View> {
        self.local.view()
    }

    /// The commitment to the secret that is being looked for.
    pub(super) fn pledge(&self) -> Option<Pledge> {
        self.local.pledges().pop()
    }

    /// Whether it is a game that was left and is gone on with.
    pub(super) const fn is_resumed(&self) -> bool {
        self.resumed
    }

    pub(super) fn is_watched(&self) -> bool {
        self.players.is_watched()
    }

    pub(super) fn is_finished(&self) -> bool {
        self.local.is_finished()
    }

    fn now(&self) -> Millis {
        self.base + Millis::new(self.started.elapsed().as_millis() as u64)
    }

    pub(super) fn seconds_left(&self) -> Option<u64> {
        let until = self.view().progress.until?;
        Some(until.since(self.now()).get().div_ceil(1000))
    }

    /// Lets time pass.
    pub(super) fn tick(&mut self) -> Result<(), Failure> {
        self.local.tick(self.now());
        self.save()
    }

    /// The person at the keyboard acts.
    pub(super) fn act(&mut self, action: G::Action) -> Result<(), Failure> {
        let done = self.local.act(self.now(), action);
        self.save()?;
        done.map_err(|why| Failure::refused(&why))
    }

    /// The person leaves; the clock stands still until they come back.
    pub(super) fn leave(&mut self) -> Result<(), Failure> {
        self.local.leave(self.now());
        self.save()
    }

    /// Writes down what is not on disk yet; a finished match goes to the finished games.
    fn save(&mut self) -> Result<(), Failure> {
        let rows = self.rows();
        if rows != self.saved {
            self.slot.save(&self.local)?;
            self.saved = rows;
        }
        Ok(())
    }

    fn rows(&self) -> usize {
        self.local.journal().rows.len()
    }

    /// Every bot acts once, or to the end where the player has nothing left to do. What the player is told of it.
    pub(super) fn let_bots_act(&mut self) -> Result<Vec<G::Event>, Failure> {
        self.local.told();
        loop {
            self.tick()?;
            let before = self.rows();
            match self.players.clone() {
                Players::Alone => {}
                Players::Against(_) => {
                    self.local.think(self.now());
                    self.save()?;
                }
                Players::Watched(bot) => {
                    if let Some(action) = self.local.advise(&bot) {
                        self.act(action)?;
                    }
                }
            }
            let acted = self.rows() > before;
            let done = self.view().seats.first().is_some_and(|seat| seat.done);
            if !acted || !done || self.is_watched() || self.is_finished() {
                return Ok(self.local.told().into_iter().filter_map(own).collect());
            }
        }
    }

    /// What became of the game that was running here before.
    pub(super) fn aside_note(&mut self) -> Option<Text> {
        let file = self.aside.take()?;
        Some(Text::new("play-aside").words("file", file.display().to_string()))
    }

    pub(super) fn finished_note(&self, speech: &Speech) -> String {
        let file = self.slot.finished_file(&self.local).display().to_string();
        speech.say(&Text::new("play-finished-file").words("file", file))
    }
}

/// What the rules said, as opposed to the machine.
fn own<R, E>(event: Event<R, E>) -> Option<E> {
    match event {
        Event::Game(event) => Some(event),
        Event::Match(_) => None,
    }
}

fn begin<G: Listed>(settings: G::Settings, players: &Players<G>, seed: Seed) -> Result<Local<G>, Failure> {
    let began = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis() as u64;
    let (content, bots, nonces) = (Arc::default(), players.rivals(), random_seed()?);
    let opening = Opening { settings, content, bots, seed, nonces, began };
    Local::begin(opening).map_err(|why| Failure::refused(&why))
}

pub(super) fn random_seed() -> Result<Seed, Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|why| anyhow::anyhow!("no randomness from the system: {why}"))?;
    Ok(Seed::from_entropy(bytes))
}
