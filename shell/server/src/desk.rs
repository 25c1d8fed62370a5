//! The task that owns one room: it applies at once and writes rows behind; what they say waits at the [threshold](crate::threshold) until
//! they are durable.
//!
//! It decides nothing about the game; it knows sockets by a link, the disk by the store, and the time by the process's clock. When
//! a write fails it knows nothing any more: it drops the room, and whoever asks next loads it anew.

use std::collections::BTreeMap;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use cluehouse_engine::{Millis, Rng, Seat, Seed, Speak};
use cluehouse_games::{AnyAction, AnyContent};
use cluehouse_room::wire::{Command, Farewell, Hello, Numbered, Pong, Refused, RoomView, ServerMsg, Stage};
use cluehouse_room::{
    Dispatch, Epoch, Input, MemberId, Name, Output, Person, Reject, Room, RoomReject, Saved, Version,
    Written, packs_named,
};
use cluehouse_store::limits::MAX_FINISHED;
use cluehouse_store::{Append, Loaded, PersonId, RoomId};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinError;
use tokio::time::{Instant, sleep_until};

use crate::deed::Deed;
use crate::finish::{self, Ended};
use crate::letter::{Letter, Link};
use crate::limits::{BOT_THINKS, JOURNAL_KEPT, LONG_JOURNAL, REST_AFTER, SCREENS, SLEEP_AFTER, UNWRITTEN};
use crate::past::read_rows;
use crate::registry::Registry;
use crate::scratch::written;
use crate::threshold::{Leaving, Threshold, Wait};
use crate::{company, today, wall};

/// What a room is asked. Every room has space for some of them all the time, so what is large is elsewhere.
#[derive(Debug)]
pub(crate) enum Ask {
    Enter {
        entrant: Box<Entrant>,
        link: Link,
    },
    Command {
        link: u64,
        asked: Box<Asked>,
    },
    /// Whether whoever has a connection is the host: for others no packs need be read.
    Host {
        link: u64,
        reply: oneshot::Sender<bool>,
    },
    /// Wants an echo, with the room's time.
    Ping {
        link: u64,
        echo: u32,
    },
    /// A message that cannot be read.
    Refuse {
        link: u64,
        why: RoomReject,
    },
    Gone {
        link: u64,
    },
    /// A bot has made up its mind about a round of a match.
    Bot {
        seat: Seat,
        game: u32,
        round: u16,
        action: Option<Box<AnyAction>>,
    },
    /// What anybody may know who has the code.
    Look(oneshot::Sender<Result<RoomView, Unseen>>),
    /// Who is or was there, for whoever runs the house.
    People(oneshot::Sender<Vec<Somebody>>),
    /// What somebody may read of the room's rows to whom it belongs, where it does.
    Owner(Box<Person>, oneshot::Sender<Option<Owned>>),
    /// A deadline of a sleeping room has come.
    Wake,
    /// Sealed secrets may be shown.
    Reveal,
    /// The room is closed from outside.
    Close,
    /// The server stops.
    Stop,
    /// For the test of what becomes of a room that panics.
    #[cfg(test)]
    Panic,
}

/// Somebody who wants to come in.
#[derive(Debug)]
pub(crate) struct Entrant {
    pub(crate) person: Person,
    /// The guests they were before they had their account.
    pub(crate) formerly: Box<[Person]>,
    pub(crate) hello: Hello,
}

/// A command of somebody who is in.
#[derive(Debug)]
pub(crate) struct Asked {
    pub(crate) command: Numbered,
    pub(crate) lag: Millis,
    /// Packs that they bring along.
    pub(crate) packs: Vec<AnyContent>,
}

/// Somebody who is or was in a room.
#[derive(Debug)]
pub(crate) struct Somebody {
    pub(crate) person: PersonId,
    pub(crate) name: String,
    pub(crate) here: bool,
}

/// What whoever a room belongs to needs to read its rows.
#[derive(Debug)]
pub(crate) struct Owned {
    pub(crate) deed: Arc<Deed>,
    pub(crate) member: MemberId,
}

/// Why a room cannot be looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unseen {
    /// It has too much to do, or has just ended.
    Busy,
    /// What is stored of it makes no room any more.
    Broken,
}

/// How a desk ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    /// Nobody is there, and the room sleeps.
    Asleep,
    /// The store could not hand the room out, and may later.
    Unloaded,
    /// What is stored of it makes no room any more.
    Broken,
    /// The room is closed, a write failed, or the server stops: who comes too late is told this.
    Over(Farewell),
}

pub(crate) struct Desk {
    registry: Arc<Registry>,
    id: RoomId,
    deed: Arc<Deed>,
    /// It says everything as letters, written once for all who get them.
    room: Room<Letter>,
    threshold: Arc<Threshold>,
    links: BTreeMap<MemberId, Link>,
    members: BTreeMap<u64, MemberId>,
    /// Connections that show what everybody may know, and are nobody; with whoever put them up.
    screens: Vec<(Person, Link)>,
    unwritten: Vec<Written>,
    checkpoint: Option<Saved>,
    ended: Vec<Ended>,
    /// Whether the store lists the room, and what it is yet to be told about that.
    listed: bool,
    public: Option<bool>,
    /// When something next happens by itself, as of the last input.
    deadline: Option<Millis>,
    base: Millis,
    loaded: Instant,
    idle_since: Instant,
    /// When rows were last written.
    written: Instant,
    /// When to look next whether nothing happens any more.
    rest: Option<Instant>,
    /// Seats whose bot is thinking.
    thinking: Vec<Seat>,
    dice: Rng,
}

impl Desk {
    /// Sets a room up from what is durable. `asleep` is the room's time where it merely slept; after an outage it goes on from its
    /// last row, so that nobody loses time.
    pub(crate) async fn open(
        registry: Arc<Registry>,
        loaded: Loaded,
        asleep: Option<Millis>,
    ) -> anyhow::Result<Box<Self>> {
        let Loaded { id, epoch, charter, checkpoint, rows, .. } = loaded;
        let deed = Arc::new(Deed::read(&charter)?);
        let saved: Option<Saved> = checkpoint.map(|(_, bytes)| serde_json::from_slice(&bytes)).transpose()?;
        let long = rows.iter().map(|(_, bytes)| bytes.len()).sum::<usize>() > LONG_JOURNAL;
        let _turn = if long { Some(registry.long_work().await?) } else { None };
        let rows = aside(long, move || read_rows(&rows).collect::<Result<Vec<_>, _>>()).await??;
        let shelf = registry.shelf_with(packs_named(&deed.charter, saved.as_ref(), &rows)).await?;
        let charter = Arc::new(deed.charter.clone());
        let room = aside(long, move || Room::restore(charter, shelf, Epoch(epoch), saved, rows)).await??;
        let room = room.recording_up_to(JOURNAL_KEPT);
        let now = Instant::now();
        let mut desk = Box::new(Self {
            dice: Seed::from_entropy(crate::entropy()?).rng("bots"),
            threshold: Threshold::new(room.version(), registry.durable()),
            links: BTreeMap::new(),
            members: BTreeMap::new(),
            screens: Vec::new(),
            unwritten: Vec::new(),
            checkpoint: None,
            ended: Vec::new(),
            listed: room.is_public(),
            public: None,
            deadline: room.deadline(),
            base: asleep.unwrap_or(room.now()).max(room.now()),
            loaded: now,
            idle_since: now,
            written: now,
            rest: None,
            thinking: Vec::new(),
            registry,
            id,
            deed,
            room,
        });
        for member in desk.room.connected() {
            desk.handle(Input::Drop { member }, None);
        }
        Ok(desk)
    }

    /// Opens the secret of a race that was opened while nobody could tell this room.
    pub(crate) async fn catch_up(&mut self) -> Result<(), cluehouse_store::Error> {
        if let Some(race) = self.deed.race() {
            let race = self.registry.store().race(race).await?;
            if race.is_none_or(|race| race.opened.is_some()) {
                self.handle(Input::Reveal, None);
            }
        }
        Ok(())
    }

    fn now(&self) -> Millis {
        self.base + Millis::new(self.loaded.elapsed().as_millis() as u64)
    }

    /// The moment of the process's clock at which the room's time is `at`.
    fn instant(&self, at: Millis) -> Instant {
        self.loaded + Duration::from_millis((at - self.base).get())
    }

    /// Works until nobody is there any more or something fails.
    pub(crate) async fn work(mut self: Box<Self>, inbox: &mut mpsc::Receiver<Ask>) -> End {
        let mut stopping = false;
        let mut alarm = pin!(sleep_until(self.loaded));
        loop {
            if !self.unwritten.is_empty() && self.threshold.has(Wait::Turn) {
                match self.write(inbox).await {
                    Ok(stop) => stopping |= stop,
                    Err(why) => return self.give_up(&why),
                }
                continue;
            }
            if self.unwritten.is_empty() && (self.room.is_closed() || stopping) {
                if let Err(why) = self.settle().await {
                    return self.give_up(&why.into());
                }
                match self.room.is_closed() {
                    true => return End::Over(Farewell::Closed),
                    false if self.unwritten.is_empty() => {
                        self.say_farewell(Farewell::Moved);
                        return End::Over(Farewell::Moved);
                    }
                    false => continue,
                }
            }
            let wake = self.deadline.map(|at| self.instant(at));
            let doze = self.is_alone().then(|| self.idle_since + SLEEP_AFTER);
            let next = [wake, doze, self.rest].into_iter().flatten().min();
            if let Some(next) = next.filter(|next| *next != alarm.deadline()) {
                alarm.as_mut().reset(next);
            }
            let goes_on = self.may_go_on();
            let wait = match self.unwritten.is_empty() {
                true if goes_on => Wait::Trouble,
                true => Wait::Space,
                false => Wait::Turn,
            };
            tokio::select! {
                biased;
                ask = inbox.recv(), if goes_on => match ask {
                    Some(ask) => stopping |= self.answer(ask),
                    None => return End::Over(Farewell::Moved),
                },
                trouble = self.threshold.wait(wait) => match trouble {
                    Ok(slow) => self.drop_slow(slow),
                    Err(why) => return self.give_up(&why.into()),
                },
                () = &mut alarm, if next.is_some() => {
                    let now = Instant::now();
                    if self.rest.is_some_and(|rest| rest <= now) {
                        self.rest(now);
                        continue;
                    }
                    let tired = doze.is_some_and(|doze| doze <= now) && wake.is_none_or(|wake| wake > now);
                    if tired && !self.threshold.has(Wait::Quiet) {
                        if let Err(why) = self.settle().await {
                            return self.give_up(&why.into());
                        }
                        continue;
                    }
                    if tired && inbox.is_empty() && self.is_done() {
                        self.handle(Input::Close, None);
                        continue;
                    }
                    if tired && self.registry.may_sleep(self.id, inbox, self.now(), self.deadline) {
                        return End::Asleep;
                    }
                    self.handle(Input::Tick, None);
                }
            }
            if !goes_on {
                continue;
            }
            // What has come in meanwhile is applied before the rows are written: one commit for all of it.
            while self.ended.len() < MAX_FINISHED
                && let Ok(ask) = inbox.try_recv()
            {
                stopping |= self.answer(ask);
            }
        }
    }

    /// Gives back the memory that only a lively room needs, where nothing has happened for a while.
    fn rest(&mut self, now: Instant) {
        let since = self.written + REST_AFTER;
        self.rest = (since > now).then_some(since);
        if self.rest.is_none() {
            self.room.rest();
            self.unwritten.shrink_to_fit();
        }
    }

    /// An official game is played once: when it is over and its player has gone, its room is of no more use.
    fn is_done(&self) -> bool {
        self.deed.charter.official && self.room.view().stage == Stage::Results
    }

    /// An official game that nobody has come into by the time it is looked at is of no use to anybody. A daily is given back with its room
    /// where nothing ever happened there, and waits otherwise. So does an entry of a race: there is no second one.
    fn was_for_nothing(&self) -> bool {
        let charter = &self.deed.charter;
        let daily = charter.playlist.iter().any(|item| item.settings.day().is_some());
        let unvisited = if daily {
            self.room.version() == Version::default()
        } else {
            self.room.view().members.is_empty()
        };
        charter.official && self.deed.race().is_none() && unvisited
    }

    /// Has the rows written; what they say leaves when they are durable. Where a match ended with them, what comes in while its record is
    /// worked out is applied. True where the server stops.
    async fn write(&mut self, inbox: &mut mpsc::Receiver<Ask>) -> anyhow::Result<bool> {
        let ended = std::mem::take(&mut self.ended);
        let number = self.unwritten.len();
        let last = self.unwritten.last().map_or(self.room.version(), |written| written.row.version);
        // Who makes a record looks at what they say.
        let rows = match ended.is_empty() {
            true => Vec::new(),
            false => self.unwritten.iter().map(|written| written.row.clone()).collect(),
        };
        let mut append = self.append();
        let mut stop = false;
        if !ended.is_empty() {
            let (registry, deed) = (Arc::clone(&self.registry), Arc::clone(&self.deed));
            let (id, threshold) = (self.id, Arc::clone(&self.threshold));
            let mut recorded = pin!(async move {
                // A record may rest on rows before these, as they are stored.
                let slow = threshold.quiet().await?;
                anyhow::Ok((slow, finish::records(&registry, id, &deed, rows, ended).await?))
            });
            loop {
                tokio::select! {
                    biased;
                    done = &mut recorded => {
                        let (slow, finished) = done?;
                        append.finished = finished;
                        self.drop_slow(slow);
                        break;
                    }
                    Some(ask) = inbox.recv(), if self.may_go_on() => {
                        stop |= self.answer(ask);
                    }
                }
            }
        }
        let writing = self.threshold.write(number, last);
        self.registry.store().append_then(append, wall(), |written| writing.end(written))?;
        self.written = Instant::now();
        self.rest.get_or_insert(self.written + REST_AFTER);
        Ok(stop)
    }

    /// Waits until every row is durable.
    async fn settle(&mut self) -> Result<(), cluehouse_store::Error> {
        let slow = self.threshold.quiet().await?;
        self.drop_slow(slow);
        Ok(())
    }

    fn may_go_on(&self) -> bool {
        !self.room.is_closed()
            && self.unwritten.len() < UNWRITTEN
            && self.ended.len() < MAX_FINISHED
            && self.threshold.has(Wait::Space)
    }

    /// What the room knows and what is stored may differ from now on: whoever asks next loads it anew.
    fn give_up(&self, why: &anyhow::Error) -> End {
        let degraded = why.downcast_ref().is_some_and(cluehouse_store::Error::is_degraded);
        let farewell = if degraded { Farewell::Degraded } else { Farewell::Moved };
        tracing::warn!(room = %self.id, why = format!("{why:#}"), "rows could not be written; the room is loaded anew");
        self.say_farewell(farewell);
        End::Over(farewell)
    }

    /// Who reads too slowly loses the connection, and comes back with what was seen.
    fn drop_slow(&mut self, slow: Vec<u64>) {
        slow.into_iter().for_each(|link| self.hang_up(link));
    }

    /// What is written now, with the room as it is: it goes on while that is written.
    fn append(&mut self) -> Append {
        let rows = std::mem::take(&mut self.unwritten).into_iter();
        let wake = self.deadline.map(|at| wall() + (at - self.now()).get() as i64);
        let checkpoint = self.checkpoint.take();
        Append {
            room: self.id,
            epoch: self.room.epoch().0,
            rows: rows.map(|Written { row, line }| (row.version.0, line)).collect(),
            checkpoint: checkpoint
                .map(|saved| (saved.version().0, written(0, &saved, |bytes| bytes.to_vec()))),
            wake,
            public: self.public.take(),
            finished: Vec::new(),
            closed: self.room.is_closed(),
        }
    }

    /// Deals with one ask; true where the server stops.
    fn answer(&mut self, ask: Ask) -> bool {
        match ask {
            Ask::Enter { entrant, link } => {
                let Entrant { person, formerly, hello } = *entrant;
                // A room for one person knows them by the id it was made for, whatever account they have become.
                let owner = self.deed.owner().map(|owner| Person::new(owner.into()));
                for was in formerly {
                    if owner.is_none() && self.room.knows(was) {
                        self.handle(Input::Become { was, person }, None);
                    }
                }
                if hello.screen {
                    self.put_up(person, link);
                    return false;
                }
                let Hello { name, watch, seen, client, asked, .. } = hello;
                let person = owner.unwrap_or(person);
                let unfit = self.room.member_of(person).is_none() && !company::is_fit(&name);
                let enter = Input::Enter { person, name, watch, seen, client, asked };
                if unfit {
                    let out = self.room.turn_down(self.now(), &enter, RoomReject::NameRefused.into());
                    self.follow(out, Some(link));
                } else {
                    self.handle(enter, Some(link));
                }
            }
            Ask::Command { link, asked } => {
                let Asked { command: Numbered { n, what }, lag, packs } = *asked;
                if let Some(&member) = self.members.get(&link) {
                    if !packs.is_empty() {
                        self.room.bring(self.registry.shelf(), packs);
                    }
                    let why = unwelcome(&what);
                    let command = Input::Command { member, n, lag, what };
                    match why {
                        None => self.handle(command, None),
                        Some(why) => {
                            let out = self.room.turn_down(self.now(), &command, why);
                            self.follow(out, None);
                        }
                    }
                }
            }
            Ask::Ping { link, echo } => self.reply(link, ServerMsg::Pong(Pong { echo, at: self.now() })),
            Ask::Refuse { link, why } => {
                let refused = Refused { text: why.text(), why: why.into() };
                self.reply(link, ServerMsg::Refused(refused));
            }
            Ask::Gone { link } => self.hang_up(link),
            Ask::Bot { seat, game, round, action } => {
                self.thinking.retain(|thinking| *thinking != seat);
                match action {
                    Some(action) => self.handle(Input::Bot { seat, game, round, action: *action }, None),
                    None => self.let_bots_think(),
                }
            }
            Ask::Look(reply) if self.threshold.may_look() => {
                let view = Leaving::View(reply, Box::new(self.room.view()));
                self.threshold.open().hold(self.room.version(), view);
            }
            // Without an answer, who looks hears that the room has too much to do.
            Ask::Look(_) => {}
            Ask::Host { link, reply } => drop(reply.send(self.is_host(link))),
            Ask::People(reply) => drop(reply.send(self.people())),
            Ask::Owner(person, reply) => drop(reply.send(self.owned(*person))),
            Ask::Wake if self.was_for_nothing() => self.handle(Input::Close, None),
            Ask::Wake => self.handle(Input::Tick, None),
            Ask::Reveal => self.handle(Input::Reveal, None),
            Ask::Close => self.handle(Input::Close, None),
            Ask::Stop => return true,
            #[cfg(test)]
            Ask::Panic => panic!("on purpose"),
        }
        false
    }

    fn is_host(&self, link: u64) -> bool {
        let host = self.room.view().host;
        host.is_some() && self.members.get(&link).copied() == host
    }

    fn people(&self) -> Vec<Somebody> {
        let somebody = |(person, name, here): (Person, &Name, bool)| {
            let person = PersonId::from(person.number());
            Somebody { person, name: name.to_string(), here }
        };
        self.room.people().map(somebody).collect()
    }

    /// Lets a connection show what everybody may know.
    fn put_up(&mut self, person: Person, link: Link) {
        let seen =
            if self.screens.len() < SCREENS { self.room.show_all(person) } else { Err(RoomReject::RoomFull) };
        match seen {
            Ok(letter) => {
                self.threshold.open().hold_letter(self.room.version(), link.clone(), letter);
                self.screens.push((person, link));
                self.room.show(true);
            }
            Err(why) => self.turn_down(link, why.into()),
        }
    }

    /// Ends the screens of those who may not watch any more.
    fn take_down(&mut self) {
        for (person, link) in std::mem::take(&mut self.screens) {
            match self.room.may_show(person) {
                Ok(()) => self.screens.push((person, link)),
                Err(why) => self.turn_down(link, why.into()),
            }
        }
        self.room.show(!self.screens.is_empty());
    }

    /// Whether nobody looks at the room.
    fn is_alone(&self) -> bool {
        self.links.is_empty() && self.screens.is_empty()
    }

    fn owned(&self, person: Person) -> Option<Owned> {
        let member = self.room.member_of(person).filter(|member| self.room.is_owner(*member))?;
        Some(Owned { deed: Arc::clone(&self.deed), member })
    }

    fn hang_up(&mut self, link: u64) {
        self.screens.retain(|(_, screen)| screen.id != link);
        self.room.show(!self.screens.is_empty());
        if self.is_alone() {
            self.idle_since = Instant::now();
        }
        if let Some(member) = self.members.remove(&link) {
            self.links.remove(&member);
            self.handle(Input::Drop { member }, None);
        }
    }

    /// Tells one connection something that no row is about, after everything it was told before.
    fn reply(&mut self, link: u64, msg: ServerMsg) {
        let member = self.members.get(&link).and_then(|member| self.links.get(member));
        let screen = || self.screens.iter().map(|(_, screen)| screen).find(|screen| screen.id == link);
        if let Some(link) = member.or_else(screen) {
            self.threshold.open().hold_letter(self.room.version(), link.clone(), msg);
        }
    }

    fn handle(&mut self, input: Input, from: Option<Link>) {
        let out = self.room.handle(self.now(), input);
        self.follow(out, from);
    }

    /// Does what the room wants done after an input.
    fn follow(&mut self, out: Output<Letter>, from: Option<Link>) {
        let Output { rows, sends, shown, checkpoint, finished, refused, entered, behind } = out;
        self.deadline = self.room.deadline();
        if behind {
            tracing::error!(room = %self.id, "a client has seen rows that the journal does not hold");
        }
        if self.listed != self.room.is_public() {
            self.listed = self.room.is_public();
            self.public = Some(self.listed);
        }
        if self.unwritten.is_empty() {
            self.unwritten = rows;
        } else {
            self.unwritten.extend(rows);
        }
        self.checkpoint = checkpoint.or(self.checkpoint.take());
        self.ended.extend(
            finished.map(|finished| Ended { opened: self.room.take_opened(finished.game), finished }),
        );
        if let (Some(member), Some(link)) = (entered, &from) {
            self.seat_link(member, link);
        }
        self.take_down();
        let mut threshold = self.threshold.open();
        for Dispatch { after, to, msg } in sends {
            let links = to.iter().filter_map(|member| self.links.get(member)).cloned();
            for (link, letter) in links.zip(std::iter::repeat_n(msg, to.len())) {
                threshold.hold_letter(after, link, letter);
            }
        }
        for (after, letter) in shown {
            for (_, link) in &self.screens {
                threshold.hold_letter(after, link.clone(), letter.clone());
            }
        }
        if self.room.is_closed() {
            for (_, link) in self.screens.drain(..) {
                threshold.hold_letter(self.room.version(), link, ServerMsg::Farewell(Farewell::Closed));
            }
        }
        drop(threshold);
        if let (Some(why), Some(link)) = (refused, from) {
            self.turn_down(link, why);
        }
        let room = &self.room;
        self.links.retain(|member, link| {
            let here = room.is_here(*member);
            if !here {
                self.members.remove(&link.id);
            }
            here
        });
        if self.is_alone() {
            self.idle_since = Instant::now();
        }
        self.let_bots_think();
    }

    /// Whoever is in through a new connection loses the old one.
    fn seat_link(&mut self, member: MemberId, link: &Link) {
        self.members.insert(link.id, member);
        if let Some(before) = self.links.insert(member, link.clone()) {
            self.members.remove(&before.id);
            let farewell = ServerMsg::Farewell(Farewell::Replaced);
            self.threshold.open().hold_letter(self.room.version(), before, farewell);
        }
    }

    /// Tells somebody who may not come in why.
    fn turn_down(&self, link: Link, why: Reject) {
        let farewell = match &why {
            Reject::Room(RoomReject::Banned) => Farewell::Banned,
            Reject::Room(RoomReject::Closed) => Farewell::Closed,
            _ => Farewell::Left,
        };
        let refused = ServerMsg::Refused(Refused { text: why.text(), why });
        let (version, mut threshold) = (self.room.version(), self.threshold.open());
        threshold.hold_letter(version, link.clone(), refused);
        threshold.hold_letter(version, link, ServerMsg::Farewell(farewell));
    }

    fn say_farewell(&self, farewell: Farewell) {
        let letter = Letter::from(ServerMsg::Farewell(farewell));
        for link in self.links.values().chain(self.screens.iter().map(|(_, screen)| screen)) {
            link.out().send(letter.clone());
        }
    }

    /// Bots think elsewhere, for as long as a person would.
    fn let_bots_think(&mut self) {
        for (seat, bot) in self.room.bot_seats() {
            if self.thinking.contains(&seat) {
                continue;
            }
            let Some(thought) = self.room.thought(seat, &bot) else { continue };
            self.thinking.push(seat);
            let (game, round) = self.room.moment();
            let span = (BOT_THINKS.1 - BOT_THINKS.0).as_millis() as u64;
            let pause = BOT_THINKS.0 + Duration::from_millis(self.dice.below(span));
            let mut dice = Rng::from_number(self.dice.below(u64::MAX));
            let (registry, id) = (Arc::clone(&self.registry), self.id);
            tokio::spawn(async move {
                tokio::time::sleep(pause).await;
                let _turn = registry.bots().acquire().await;
                let thinking = tokio::task::spawn_blocking(move || thought.think(&mut dice));
                let action = thinking.await.ok().flatten().map(Box::new);
                // A seat whose bot is not heard would wait for it for ever.
                registry.tell(id, Ask::Bot { seat, game, round, action }).await;
            });
        }
    }
}

/// Why something may not be that the room lets be: it knows no calendar, and no manners.
fn unwelcome(what: &Command) -> Option<Reject> {
    match what {
        Command::Choose(items) => {
            items.iter().find_map(|item| item.settings.on_day(today()).err()).map(Reject::from)
        }
        Command::Rename(name) if !company::is_fit(name) => Some(RoomReject::NameRefused.into()),
        _ => None,
    }
}

/// Does what takes long where no other room waits for it.
async fn aside<T: Send + 'static>(
    long: bool,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, JoinError> {
    if long { tokio::task::spawn_blocking(work).await } else { Ok(work()) }
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use cluehouse_engine::Winner;
    use cluehouse_room::{Charter, Finish, Finished, House, Item, Shelf};
    use cluehouse_store::{NewRoom, Store};
    use futures_util::FutureExt;

    use super::*;
    use crate::limits::{LOOKS_HELD, ROOM_INBOX};
    use crate::outbox::outbox;

    /// A desk with an inbox of its own, whose store goes when it does.
    struct Den {
        desk: Box<Desk>,
        sender: mpsc::Sender<Ask>,
        inbox: mpsc::Receiver<Ask>,
        _folder: Folder,
    }

    struct Folder(PathBuf);

    impl Drop for Folder {
        fn drop(&mut self) {
            drop(std::fs::remove_dir_all(&self.0));
        }
    }

    impl Den {
        async fn open(name: &str) -> Self {
            let folder = std::env::temp_dir().join(format!("cluehouse-desk-{name}-{}", std::process::id()));
            let store = Store::open(&folder).expect("a store");
            let charter =
                Charter::new(Seed::from_number(1), vec![Item::preset("classic").expect("an entry")]);
            let charter = Deed::open(charter).to_bytes().expect("bytes");
            let (id, code) = (RoomId::from(1), "AAAAAA".to_owned());
            let room = NewRoom {
                id,
                code,
                public: false,
                opener: None,
                purpose: cluehouse_store::Purpose::Open,
                charter,
                packs: Vec::new(),
            };
            store.create_room(room, 0).await.expect("a room");
            let loaded = store.take_room(id).await.expect("the room");
            let registry = Registry::new(store, Arc::new(Shelf::default()));
            let desk = Desk::open(registry, loaded, None).await.expect("a desk");
            let (sender, inbox) = mpsc::channel(ROOM_INBOX);
            Self { desk, sender, inbox, _folder: Folder(folder) }
        }

        /// Somebody comes in; the row waits to be written.
        fn enter(&mut self) -> crate::outbox::Letters {
            let (out, letters) = outbox();
            let hello = Hello {
                protocol: 1,
                name: "Ana".to_owned(),
                watch: false,
                screen: false,
                seen: None,
                client: 1,
                asked: 0,
            };
            let link = Link::new(1, out);
            let entrant = Box::new(Entrant { person: Person::new(1), formerly: Box::default(), hello });
            self.desk.answer(Ask::Enter { entrant, link });
            assert!(!self.desk.unwritten.is_empty());
            letters
        }
    }

    #[tokio::test]
    async fn who_looks_sees_only_what_is_durable() {
        let mut den = Den::open("look").await;
        let _letters = den.enter();
        let look = |_| {
            let (reply, view) = oneshot::channel();
            den.desk.answer(Ask::Look(reply));
            view
        };
        let mut views: Vec<_> = (0..=LOOKS_HELD).map(look).collect();
        let surplus = views.pop().expect("one more than are held back").await;
        assert!(surplus.is_err(), "it is let go at once");
        assert!(views[0].try_recv().is_err(), "the row is not written yet");
        den.desk.write(&mut den.inbox).await.expect("a good disk");
        den.desk.settle().await.expect("a good disk");
        for mut view in views {
            assert_eq!(view.try_recv().expect("an answer").expect("a view").members.len(), 1);
        }
    }

    #[tokio::test]
    async fn a_player_who_never_waits_ends_more_matches_than_one_write_takes() {
        let mut den = Den::open("quick").await;
        let _letters = den.enter();
        let house = House { at_once: true, ..House::default() };
        let game = |game| {
            let begin = if game == 1 { Command::Start } else { Command::Rematch };
            let action = AnyAction::Code(cluehouse_games::code::Action::GiveUp);
            [begin, Command::Act { game, round: 1, action }]
        };
        let matches = 2 * MAX_FINISHED as u32;
        let commands = [Command::Settle(house)].into_iter().chain((1..=matches).flat_map(game));
        for (n, what) in (1..).zip(commands) {
            let command = Numbered { n, what };
            let asked = Box::new(Asked { command, lag: Millis::ZERO, packs: Vec::new() });
            den.sender.try_send(Ask::Command { link: 1, asked }).expect("a place");
        }
        den.sender.try_send(Ask::Stop).expect("a place");
        let Den { desk, mut inbox, _folder, .. } = den;
        let store = desk.registry.store().clone();
        assert_eq!(desk.work(&mut inbox).await, End::Over(Farewell::Moved));
        let rows = store.rows(RoomId::from(1), 0).await.expect("rows").len();
        assert!(rows as u32 > 2 * matches, "{rows} rows");
    }

    #[tokio::test]
    async fn a_match_that_cannot_be_kept_ends_and_the_room_is_not_held_up_by_its_record() {
        let mut den = Den::open("record").await;
        let _letters = den.enter();
        // No row is about such a match, so that there is no archive to be made.
        let finish = Finish { winner: Winner::Nobody, scores: Vec::new(), places: Vec::new() };
        let entry = "classic".to_owned();
        let version = den.desk.room.version();
        let people = Vec::new();
        let finished = Finished { game: 9, entry, version, people, finish, stopped: false, class: false };
        den.desk.ended.push(Ended { finished, opened: None });
        den.sender.try_send(Ask::Wake).expect("a place");
        {
            let mut writing = pin!(den.desk.write(&mut den.inbox));
            assert!(writing.as_mut().now_or_never().is_none());
            assert_eq!(den.sender.capacity(), ROOM_INBOX, "the inbox is read while the record is worked out");
            writing.await.expect("rows without a record");
        }
        den.desk.settle().await.expect("a good disk");
        let store = den.desk.registry.store();
        assert_eq!(store.rows(RoomId::from(1), 0).await.expect("rows").len(), 1);
    }
}
