//! One game at the terminal: a room for one, its journal on disk, the clock, and the bots around the table.
//!
//! What is drawn comes from the room's messages alone, and nothing is drawn before the row it tells of is on disk.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use cluehouse_engine::{Event, MatchView, Millis, PhaseName, Pledge, Seed, Text};
use cluehouse_games::Bot;
use cluehouse_room::wire::{ClientMsg, Command, Outcome, ServerMsg, Wire};
use cluehouse_room::{Charter, House, Item, Local, Mirror, Shelf};

use super::slot::Slot;
use crate::Failure;
use cluehouse_speech::Speech;

/// Who sits down: the person and perhaps a rival, or a bot that is watched over its shoulder.
#[derive(Clone, Debug)]
pub(super) enum Players<G: Wire> {
    Alone,
    Against(Bot<G>),
    Watched(Bot<G>),
}

impl<G: Wire> Players<G> {
    pub(super) fn bot(&self) -> Option<&Bot<G>> {
        match self {
            Self::Alone => None,
            Self::Against(bot) | Self::Watched(bot) => Some(bot),
        }
    }

    pub(super) fn is_watched(&self) -> bool {
        matches!(self, Self::Watched(_))
    }
}

pub(super) struct Session<G: Wire> {
    room: Local,
    mirror: Mirror,
    slot: Slot,
    players: Players<G>,
    /// Rows that are on disk.
    saved: u32,
    /// What happened since it was last asked for.
    told: Vec<G::Event>,
    /// Logical time stands still while the program does not run.
    base: Millis,
    started: Instant,
    resumed: bool,
    /// Where an unfinished game was moved to make room for this one.
    aside: Option<PathBuf>,
}

impl<G: Wire> Session<G> {
    /// Opens a room, sits everybody down and begins.
    pub(super) fn begin(item: Item, seed: Seed, slot: Slot, players: Players<G>) -> Result<Self, Failure> {
        let began = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
        let charter = Charter {
            linger: None,
            began: began.as_millis() as u64,
            // Nobody waits for countdowns at one keyboard.
            house: House { at_once: true, stand_ins: false, ..House::default() },
            ..Charter::new(seed, vec![item])
        };
        let room = Local::open(charter, Arc::new(Shelf::default())).map_err(|why| Failure::refused(&why))?;
        let mut session = Self::new(room, slot, players)?;
        session.come_in()?;
        if let Players::Against(bot) = &session.players {
            let bot = Command::AddBot(bot.id.to_owned());
            session.ask(bot)?;
        }
        // What cannot be played is refused before anything on disk is touched.
        session.ask(Command::Start)?;
        session.aside = session.slot.set_aside()?;
        session.save()?;
        Ok(session)
    }

    /// Goes on in a room that was saved.
    pub(super) fn resume(room: Local, slot: Slot, players: Players<G>) -> Result<Self, Failure> {
        let mut session = Self { resumed: true, ..Self::new(room, slot, players)? };
        session.come_in()?;
        session.save()?;
        Ok(session)
    }

    fn new(room: Local, slot: Slot, players: Players<G>) -> Result<Self, Failure> {
        let (base, saved) = (room.now(), room.rows());
        let client =
            getrandom::u32().map_err(|why| anyhow::anyhow!("no randomness from the system: {why}"))?;
        Ok(Self {
            room,
            mirror: Mirror::new(client),
            slot,
            players,
            saved,
            told: Vec::new(),
            base,
            started: Instant::now(),
            resumed: false,
            aside: None,
        })
    }

    fn come_in(&mut self) -> Result<(), Failure> {
        let hello = self.mirror.hello("Player", false);
        let heard = self.room.hear(self.now(), ClientMsg::Hello(hello));
        self.take(&heard).map(|_| ())
    }

    /// The same game again with another secret.
    pub(super) fn rematch(&mut self) -> Result<(), Failure> {
        self.resumed = false;
        self.ask(Command::Rematch)?;
        self.save()
    }

    /// The match as the player sees it.
    pub(super) fn view(&self) -> Result<&MatchView<G::View>, Failure> {
        let play = self.mirror.play.as_ref().and_then(G::play);
        Ok(&play.ok_or_else(|| anyhow::anyhow!("the room has no match of {}", G::ID))?.view)
    }

    /// The commitment to the secret that is being looked for.
    pub(super) fn pledge(&self) -> Option<&Pledge> {
        self.mirror.play.as_ref().and_then(G::play)?.pledges.last()
    }

    /// Whether it is a game that was left and is gone on with.
    pub(super) const fn is_resumed(&self) -> bool {
        self.resumed
    }

    pub(super) fn is_watched(&self) -> bool {
        self.players.is_watched()
    }

    pub(super) fn is_finished(&self) -> bool {
        self.mirror.play.as_ref().is_none_or(|play| play.progress().phase == PhaseName::Finished)
    }

    fn now(&self) -> Millis {
        self.base + Millis::new(self.started.elapsed().as_millis() as u64)
    }

    pub(super) fn seconds_left(&self) -> Option<u64> {
        let until = self.mirror.play.as_ref()?.progress().until?;
        let now = self.mirror.room.as_ref()?.clock.match_time(self.now());
        Some(until.since(now).get().div_ceil(1000))
    }

    /// Lets time pass.
    pub(super) fn tick(&mut self) -> Result<(), Failure> {
        let heard = self.room.tick(self.now());
        self.take(&heard)?;
        self.save()
    }

    /// The person at the keyboard acts.
    pub(super) fn act(&mut self, action: G::Action) -> Result<(), Failure> {
        let (game, round) =
            self.mirror.play.as_ref().map_or((0, 0), |play| (play.game(), play.progress().round));
        self.ask(Command::Act { game, round, action: G::any_action(action) })?;
        self.save()
    }

    /// The person leaves; the clock stands still until they come back.
    pub(super) fn leave(&mut self) -> Result<(), Failure> {
        let heard = self.room.leave(self.now());
        self.take(&heard)?;
        self.save()
    }

    fn ask(&mut self, what: Command) -> Result<(), Failure> {
        let asked = self.mirror.ask(what);
        let heard = self.room.hear(self.now(), ClientMsg::Do(asked));
        match self.take(&heard)? {
            Some(Outcome::Refused(refused)) => Err(Failure::Input(refused.text)),
            Some(Outcome::Done(_) | Outcome::Forgotten) | None => Ok(()),
        }
    }

    /// Hears what the room says; answers what came of a command.
    fn take(&mut self, heard: &[Arc<ServerMsg>]) -> Result<Option<Outcome>, Failure> {
        let mut outcome = None;
        for msg in heard {
            match msg.as_ref() {
                ServerMsg::Refused(refused) => return Err(Failure::Input(refused.text.clone())),
                ServerMsg::Frame(frame) => {
                    let told = frame.news.as_deref().and_then(G::news).map_or(&[][..], |news| &news.told);
                    let own = told.iter().filter_map(|event| match event {
                        Event::Game(event) => Some(event.clone()),
                        Event::Match(_) => None,
                    });
                    self.told.extend(own);
                }
                _ => {}
            }
            let answered = self.mirror.hear(msg);
            let answered =
                answered.map_err(|lost| anyhow::anyhow!("the room's messages do not fit: {lost:?}"))?;
            outcome = answered.map(|(_, outcome)| outcome).or(outcome);
        }
        Ok(outcome)
    }

    /// Writes down what is not on disk yet; a finished match goes to the finished games.
    fn save(&mut self) -> Result<(), Failure> {
        if self.room.rows() == self.saved {
            return Ok(());
        }
        self.slot.save(&self.room)?;
        self.saved = self.room.rows();
        Ok(())
    }

    /// Every bot acts once, or to the end where the player has nothing left to do. What the player is told of it.
    pub(super) fn let_bots_act(&mut self) -> Result<Vec<G::Event>, Failure> {
        self.told.clear();
        loop {
            self.tick()?;
            let before = self.room.rows();
            match &self.players {
                Players::Alone => {}
                Players::Against(_) => {
                    let heard = self.room.think(self.now());
                    self.take(&heard)?;
                    self.save()?;
                }
                Players::Watched(bot) => {
                    let advice = self.room.advise(bot.id).and_then(G::action);
                    if let Some(action) = advice {
                        self.act(action)?;
                    }
                }
            }
            let acted = self.room.rows() > before;
            let done = self.view()?.seats.first().is_some_and(|seat| seat.done);
            if !acted || !done || self.is_watched() || self.is_finished() {
                return Ok(std::mem::take(&mut self.told));
            }
        }
    }

    /// What became of the game that was running here before.
    pub(super) fn aside_note(&mut self) -> Option<Text> {
        let file = self.aside.take()?;
        Some(Text::new("play-aside").words("file", file.display().to_string()))
    }

    pub(super) fn finished_note(&self, speech: &Speech) -> String {
        let file = self.slot.finished_file(&self.room).display().to_string();
        speech.say(&Text::new("play-finished-file").words("file", file))
    }
}
