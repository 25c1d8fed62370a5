//! Virtual time: what happens next, on three nodes, a network and a disk.

use std::collections::BTreeMap;
use std::sync::Arc;

use cluehouse_engine::{Digest, Millis, Reveal, Rng, Seat, Seed, Speak};
use cluehouse_games::AnyAction;

use super::crowd::{Client, Deed};
use super::disk::{Disk, Fate, Wrote};
use super::{Audit, Bug, Report, Tally, Violation, any_item, shelf};
use crate::wire::{ClientMsg, Epoch, Farewell, Hello, Outcome, Refused, ServerMsg, Version};
use crate::{Charter, Gate, Input, MemberId, Mirror, Output, Room, RoomReject, Saved, Shelf, Written};

const NODES: usize = 3;

/// How long an empty room waits in the simulation.
const LINGER: Millis = Millis::from_secs(300);

pub(super) struct World {
    seed: u64,
    rng: Rng,
    now: u64,
    queue: BTreeMap<(u64, u64), Event>,
    events: u64,
    charter: Arc<Charter>,
    shelf: Arc<Shelf>,
    disk: Disk,
    audit: Option<Audit>,
    owned: BTreeMap<u32, Owned>,
    next_owned: u32,
    clients: Vec<Client>,
    connections: BTreeMap<u32, Connection>,
    next_connection: u32,
    bug: Option<Bug>,
    tally: Tally,
    /// Nobody comes any more; the room has to come to its end.
    over: bool,
}

/// A room on a node. One of them is the owner; others may still believe they are.
struct Owned {
    node: usize,
    room: Room,
    epoch: Epoch,
    gate: Gate<(Vec<u32>, Arc<ServerMsg>)>,
    /// The room's time when it was loaded, and when that was.
    base: Millis,
    loaded: u64,
    unwritten: Vec<Written>,
    checkpoint: Option<Saved>,
    writing: bool,
    members: BTreeMap<MemberId, u32>,
    wakes: Option<u64>,
    thinks: bool,
}

struct Connection {
    client: usize,
    node: usize,
    member: Option<MemberId>,
    /// Messages keep their order: nothing arrives before what was sent earlier.
    up: u64,
    down: u64,
}

enum Event {
    /// A person decides what to do.
    Decide(usize),
    /// A message reaches a node.
    Arrive(u32, Vec<u8>, Option<ClientMsg>),
    /// A message reaches a client.
    Hear(u32, Arc<ServerMsg>),
    /// A node notices that a connection is gone.
    Gone(usize, u32, MemberId),
    Wake(u32),
    Think(u32),
    /// A bot has made up its mind.
    Bot(u32, Input),
    /// A sealed match may be shown.
    Reveal,
    Written(u32, Vec<Written>, Option<Box<Saved>>, Fate),
    /// The room is wanted, on this node if nobody has it.
    Load(usize),
    /// A node takes the room, whoever has it.
    Steal(usize),
    /// A node dies, or is held up while another takes its room.
    Trouble,
}

type Stepped = Result<(), String>;

impl World {
    pub(super) fn new(seed: u64, bug: Option<Bug>) -> Self {
        let mut rng = Rng::from_number(seed);
        let playlist = (0..rng.between(1, 3)).map(|_| any_item(&mut rng)).collect();
        let mut charter = Charter::new(Seed::from_number(seed), playlist);
        charter.linger = Some(LINGER);
        charter.house.chat = rng.once_in(2);
        charter.grace = Millis::from_secs(rng.between(5, 60));
        charter.reveal = if rng.once_in(5) { Reveal::Sealed } else { Reveal::RoundEnd };
        charter.official = rng.once_in(12);
        let (charter, shelf) = (Arc::new(charter), Arc::new(shelf()));
        let people = if rng.once_in(20) { 24 } else { rng.between(2, 7) };
        Self {
            seed,
            now: 0,
            queue: BTreeMap::new(),
            events: 0,
            audit: Audit::new(Arc::clone(&charter), Arc::clone(&shelf)).ok(),
            charter,
            shelf,
            disk: Disk::new(bug),
            owned: BTreeMap::new(),
            next_owned: 0,
            clients: (0..people).map(|number| Client::new(number, &mut rng)).collect(),
            connections: BTreeMap::new(),
            next_connection: 0,
            bug,
            tally: Tally::default(),
            over: false,
            rng,
        }
    }

    pub(super) fn run(mut self, length: u64) -> Result<Report, Violation> {
        for client in 0..self.clients.len() {
            let at = self.rng.below(20_000);
            self.at(at, Event::Decide(client));
        }
        self.at(30_000, Event::Trouble);
        self.at(40_000, Event::Reveal);
        let result = self.play(length).and_then(|()| self.end());
        let Self { seed, now: at, disk, tally, .. } = self;
        match result {
            Ok(()) => Ok(Report { tally, hash: Digest::of("cluehouse simulation", disk.lines()) }),
            Err(what) => Err(Violation { seed, at, what }),
        }
    }

    fn play(&mut self, length: u64) -> Stepped {
        while self.now < length && !self.is_closed() {
            self.step()?;
        }
        Ok(())
    }

    /// Everybody goes home: the room closes, or sleeps for ever.
    fn end(&mut self) -> Stepped {
        self.over = true;
        for connection in self.connections.keys().copied().collect::<Vec<_>>() {
            self.cut(connection);
        }
        // A day is longer than any match and any patience.
        let end = self.now + 24 * 3_600_000;
        while let Some(entry) = self.queue.first_entry() {
            if entry.key().0 > end {
                break;
            }
            self.step()?;
        }
        if self.is_closed() { Ok(()) } else { Err("everybody is gone and the room stays open".to_owned()) }
    }

    fn is_closed(&mut self) -> bool {
        self.audit.as_mut().is_some_and(|audit| audit.room().is_closed())
    }

    fn at(&mut self, at: u64, event: Event) {
        self.events += 1;
        self.queue.insert((at.max(self.now), self.events), event);
    }

    fn after(&mut self, wait: u64, event: Event) {
        self.at(self.now + wait, event);
    }

    fn step(&mut self) -> Stepped {
        let Some(((at, _), event)) = self.queue.pop_first() else {
            self.now = u64::MAX;
            return Ok(());
        };
        self.now = at;
        match event {
            Event::Decide(client) => self.decide(client),
            Event::Arrive(connection, bytes, msg) => self.arrive(connection, &bytes, msg),
            Event::Hear(connection, msg) => self.hear(connection, &msg),
            Event::Gone(node, connection, member) => self.gone(node, connection, member),
            Event::Wake(id) => self.wake(id),
            Event::Think(id) => self.think(id),
            Event::Bot(id, input) => self.handle(id, input, None),
            Event::Reveal => self.reveal(),
            Event::Written(id, rows, checkpoint, fate) => {
                self.written(id, &rows, checkpoint.as_deref(), fate)
            }
            Event::Load(_) if !self.owned.is_empty() => Ok(()),
            Event::Load(node) | Event::Steal(node) => self.load(node).map(|_| ()),
            Event::Trouble => {
                self.trouble();
                Ok(())
            }
        }
    }

    fn audit(&mut self) -> Result<&mut Audit, String> {
        self.audit.as_mut().ok_or_else(|| "the room cannot be opened".to_owned())
    }

    /// The node whose writes count.
    fn owner(&self) -> Option<u32> {
        self.owned.iter().max_by_key(|(_, owned)| owned.epoch).map(|(id, _)| *id)
    }

    // People.

    fn decide(&mut self, index: usize) -> Stepped {
        if self.over {
            return Ok(());
        }
        let pace = if self.audit()?.is_playing() { 5_000 } else { 8_000 };
        let wait = self.rng.below(pace) + 50;
        self.after(wait, Event::Decide(index));
        let Some(connection) = self.clients[index].connection else {
            if self.now >= self.clients[index].away_until {
                self.connect(index);
            }
            return Ok(());
        };
        let Some(audit) = self.audit.as_mut() else { return Ok(()) };
        match self.clients[index].decide(audit.room(), &mut self.rng) {
            Deed::Nothing => {}
            Deed::Cut => {
                // Some stay away for long.
                let long = if self.rng.once_in(5) { 400_000 } else { 8_000 };
                self.clients[index].away_until = self.now + self.rng.below(long);
                self.cut(connection);
            }
            Deed::Reload => {
                self.tally.reloads += 1;
                self.clients[index].mirror = Mirror::new(self.rng.below(u64::from(u32::MAX)) as u32);
                self.cut(connection);
            }
            Deed::Say(msgs) => msgs.into_iter().for_each(|msg| self.say(connection, msg)),
            Deed::Garbage(bytes) => self.send_up(connection, bytes, None),
        }
        Ok(())
    }

    fn connect(&mut self, index: usize) {
        let node = match self.owner().and_then(|id| self.owned.get(&id)) {
            Some(owned) if !self.rng.once_in(10) => owned.node,
            _ => self.rng.index(NODES),
        };
        let id = self.next_connection;
        self.next_connection += 1;
        let connection = Connection { client: index, node, member: None, up: self.now, down: self.now };
        self.connections.insert(id, connection);
        let client = &mut self.clients[index];
        (client.connection, client.is_in) = (Some(id), false);
        let hello = client.mirror.hello(&client.name, self.rng.once_in(6));
        self.say(id, ClientMsg::Hello(hello));
    }

    /// The network loses a connection: what is under way is lost, both ends notice in their own time.
    fn cut(&mut self, id: u32) {
        let Some(connection) = self.connections.remove(&id) else { return };
        let client = &mut self.clients[connection.client];
        if client.connection == Some(id) {
            (client.connection, client.is_in) = (None, false);
        }
        if let Some(member) = connection.member {
            let wait = self.rng.below(4_000);
            self.after(wait, Event::Gone(connection.node, id, member));
        }
    }

    fn say(&mut self, connection: u32, msg: ClientMsg) {
        // Now and then through the text form, to see that nothing is lost in it.
        if self.rng.once_in(16) {
            let bytes = cluehouse_json::write(&msg).into_bytes();
            self.send_up(connection, bytes, None);
        } else {
            self.send_up(connection, Vec::new(), Some(msg));
        }
    }

    fn send_up(&mut self, id: u32, bytes: Vec<u8>, msg: Option<ClientMsg>) {
        let delay = self.rng.between(1, 40);
        let Some(connection) = self.connections.get_mut(&id) else { return };
        connection.up = connection.up.max(self.now + delay);
        let at = connection.up;
        self.at(at, Event::Arrive(id, bytes, msg));
    }

    fn hear(&mut self, id: u32, msg: &Arc<ServerMsg>) -> Stepped {
        let Some(connection) = self.connections.get(&id) else { return Ok(()) };
        let index = connection.client;
        let Some(audit) = self.audit.as_mut() else { return Ok(()) };
        let client = &mut self.clients[index];
        if let ServerMsg::Welcome(welcome) = msg.as_ref() {
            client.is_in = true;
            if welcome.snapshot.is_some() {
                self.tally.snapshots += 1;
            } else {
                self.tally.gaps += 1;
            }
            client.mirror.you = welcome.you;
        }
        if let Some(you) = client.mirror.you {
            audit.delivered(you, client.person, msg, client.mirror.client())?;
        }
        let heard = client.mirror.hear(msg).map_err(|lost| format!("client {index} lost track: {lost:?}"))?;
        match heard {
            Some((_, Outcome::Done(_))) => self.tally.done += 1,
            Some((_, Outcome::Refused(_) | Outcome::Forgotten)) => self.tally.refused += 1,
            None => {}
        }
        audit.mirrored(&client.mirror, &mut self.tally).map_err(|why| format!("client {index}: {why}"))?;
        match msg.as_ref() {
            ServerMsg::Welcome(_) => {
                for msg in client.mirror.again().collect::<Vec<_>>() {
                    self.say(id, msg);
                }
            }
            ServerMsg::Farewell(farewell) => {
                if *farewell != Farewell::Moved {
                    // Who was sent out starts anew, should they come again.
                    client.mirror.forget();
                }
                client.connection = None;
                self.connections.remove(&id);
            }
            ServerMsg::Refused(refused) if refused.why == RoomReject::Banned.into() => {
                self.tally.banned += 1;
                (client.connection, client.away_until) = (None, self.now + 60_000);
                self.connections.remove(&id);
            }
            ServerMsg::Refused(refused) if !client.is_in && refused.why != RoomReject::Malformed.into() => {
                client.connection = None;
                client.mirror.forget();
                client.name = format!("{}'", client.name.chars().take(12).collect::<String>());
                self.connections.remove(&id);
            }
            _ => {}
        }
        Ok(())
    }

    // Nodes.

    fn arrive(&mut self, id: u32, bytes: &[u8], msg: Option<ClientMsg>) -> Stepped {
        let Some(connection) = self.connections.get(&id) else { return Ok(()) };
        let (node, client, member) = (connection.node, connection.client, connection.member);
        let here = self.owned.iter().find(|(_, owned)| owned.node == node).map(|(id, _)| *id);
        let owned = match here {
            Some(owned) => owned,
            // Another node has the room: the client is sent there.
            None if !self.owned.is_empty() => {
                self.down(id, Arc::new(ServerMsg::Farewell(Farewell::Moved)));
                return Ok(());
            }
            None => self.load(node)?,
        };
        let msg = msg.map_or_else(|| ClientMsg::parse(bytes), Ok);
        let input = match (msg, member) {
            (Ok(ClientMsg::Hello(hello)), _) => {
                let person = self.clients[client].person;
                let Hello { name, watch, seen, client, asked, .. } = hello;
                Input::Enter { person, name, watch, seen, client, asked }
            }
            (Ok(ClientMsg::Do(asked)), Some(member)) => {
                let lag = Millis::new(self.rng.below(900));
                Input::Command { member, n: asked.n, lag, what: asked.what }
            }
            (Ok(ClientMsg::Do(_) | ClientMsg::Ping(_)), _) => return Ok(()),
            (Err(why), _) => {
                self.refuse(owned, id, why);
                return Ok(());
            }
        };
        self.handle(owned, input, Some(id))
    }

    fn refuse(&mut self, owned: u32, connection: u32, why: RoomReject) {
        if let Some(owned) = self.owned.get_mut(&owned) {
            let msg = ServerMsg::Refused(Refused { text: why.text(), why: why.into() });
            owned.gate.hold(owned.room.version(), (vec![connection], Arc::new(msg)));
        }
        self.release(owned);
    }

    fn room_time(&self, owned: &Owned) -> Millis {
        owned.base + Millis::new(self.now - owned.loaded)
    }

    fn handle(&mut self, id: u32, input: Input, from: Option<u32>) -> Stepped {
        let Some(owned) = self.owned.get(&id) else { return Ok(()) };
        let at = self.room_time(owned);
        let probe = self.rng.once_in(64).then(|| owned.room.clone());
        let Some(owned) = self.owned.get_mut(&id) else { return Ok(()) };
        let Output { rows, sends, checkpoint, refused, entered, .. } = owned.room.handle(at, input);
        if let Some(probe) = probe.filter(|_| refused.is_some() && rows.is_empty())
            && probe != owned.room
        {
            return Err(format!("a refusal changed the room: {refused:?}"));
        }
        owned.unwritten.extend(rows);
        owned.checkpoint = checkpoint.or(owned.checkpoint.take());
        if let (Some(member), Some(from)) = (entered, from) {
            let before = owned.members.insert(member, from);
            if let Some(before) = before.filter(|before| *before != from) {
                let farewell = Arc::new(ServerMsg::Farewell(Farewell::Replaced));
                owned.gate.hold(owned.room.version(), (vec![before], farewell));
            }
            if let Some(connection) = self.connections.get_mut(&from) {
                connection.member = Some(member);
            }
        }
        let mut early = Vec::new();
        for send in sends {
            let to: Vec<u32> =
                send.to.iter().filter_map(|member| owned.members.get(member).copied()).collect();
            let rushed = match send.msg.as_ref() {
                ServerMsg::Answer(_) => self.bug == Some(Bug::AnswerBeforeCommit),
                ServerMsg::Frame(_) => self.bug == Some(Bug::FrameBeforeCommit),
                _ => false,
            };
            if rushed { early.push((to, send.msg)) } else { owned.gate.hold(send.after, (to, send.msg)) }
        }
        if let (Some(why), Some(from)) = (refused, from)
            && !matches!(self.connections.get(&from), Some(Connection { member: Some(_), .. }))
        {
            let msg = ServerMsg::Refused(Refused { text: why.text(), why });
            owned.gate.hold(owned.room.version(), (vec![from], Arc::new(msg)));
        }
        owned
            .members
            .retain(|member, _| owned.room.state.member(*member).is_some_and(|known| known.is_here()));
        for (to, msg) in early {
            to.into_iter().for_each(|connection| self.down(connection, Arc::clone(&msg)));
        }
        self.go_on(id);
        Ok(())
    }

    /// Writes what is to be written, lets out what may leave, and sets the clock.
    fn go_on(&mut self, id: u32) {
        self.flush(id);
        self.release(id);
        let Some(owned) = self.owned.get_mut(&id) else { return };
        let wake = owned.room.deadline().map(|at| owned.loaded + (at - owned.base).get());
        let wakes = wake.filter(|wake| owned.wakes != Some(*wake));
        let thinks = !owned.thinks && !owned.room.bot_seats().is_empty();
        owned.thinks |= thinks;
        owned.wakes = wake;
        if let Some(wake) = wakes {
            self.at(wake, Event::Wake(id));
        }
        if thinks {
            let wait = self.rng.between(300, 4_000);
            self.after(wait, Event::Think(id));
        }
    }

    fn flush(&mut self, id: u32) {
        let Some(owned) = self.owned.get_mut(&id) else { return };
        if owned.writing || owned.unwritten.is_empty() {
            return;
        }
        owned.writing = true;
        let (rows, checkpoint) = (std::mem::take(&mut owned.unwritten), owned.checkpoint.take());
        let (fate, delay) = (Disk::fate(&mut self.rng), Disk::delay(&mut self.rng));
        self.after(delay, Event::Written(id, rows, checkpoint.map(Box::new), fate));
    }

    fn release(&mut self, id: u32) {
        while let Some((to, msg)) = self.owned.get_mut(&id).and_then(|owned| owned.gate.let_out()) {
            to.into_iter().for_each(|connection| self.down(connection, Arc::clone(&msg)));
        }
    }

    fn down(&mut self, id: u32, msg: Arc<ServerMsg>) {
        let delay = self.rng.between(1, 40);
        let Some(connection) = self.connections.get_mut(&id) else { return };
        connection.down = connection.down.max(self.now + delay);
        let at = connection.down;
        self.at(at, Event::Hear(id, msg));
    }

    fn written(&mut self, id: u32, rows: &[Written], checkpoint: Option<&Saved>, fate: Fate) -> Stepped {
        // A write that was begun goes on after its node has died.
        let epoch = rows.first().map_or(Epoch(0), |written| written.row.epoch);
        let before = self.disk.lines().len();
        let wrote = self.disk.write(epoch, rows, checkpoint, fate, &mut self.rng);
        let Some(audit) = self.audit.as_mut() else { return Ok(()) };
        for line in &self.disk.lines()[before..] {
            audit.durable(&String::from_utf8_lossy(line), &mut self.tally)?;
        }
        match wrote {
            Wrote::Done => {
                if let Some(owned) = self.owned.get_mut(&id) {
                    owned.writing = false;
                    owned.gate.durable(rows.last().map_or(Version(0), |written| written.row.version));
                    self.go_on(id);
                    self.doze(id);
                }
            }
            Wrote::Failed | Wrote::Fenced => {
                self.tally.failures += 1;
                self.tally.torn += u64::from(fate == Fate::Torn);
                self.tally.unknown += u64::from(fate == Fate::Unknown);
                self.tally.zombies += u64::from(wrote == Wrote::Fenced);
                self.give_up(id);
            }
        }
        Ok(())
    }

    /// An owner that does not know what is durable knows nothing: it drops the room, and somebody loads it anew.
    fn give_up(&mut self, id: u32) {
        let Some(owned) = self.owned.remove(&id) else { return };
        for connection in owned.members.values() {
            self.down(*connection, Arc::new(ServerMsg::Farewell(Farewell::Moved)));
        }
        if self.owned.is_empty() {
            let wait = self.rng.below(2_000);
            self.after(wait, Event::Load(owned.node));
        }
    }

    /// Loads the room on a node, where it is not loaded there yet.
    fn load(&mut self, node: usize) -> Result<u32, String> {
        if let Some((id, _)) = self.owned.iter().find(|(_, owned)| owned.node == node) {
            return Ok(*id);
        }
        let epoch = self.disk.take();
        let (mut saved, rows) = self.disk.load()?;
        self.tally.loads += 1;
        self.tally.checkpoints += u64::from(saved.is_some());
        if self.bug == Some(Bug::CheckpointIgnored) {
            saved = None;
        }
        let mut room = Room::restore(Arc::clone(&self.charter), Arc::clone(&self.shelf), epoch, saved, rows)
            .map_err(|why| format!("the room cannot be loaded: {why}"))?;
        room.bug = self.bug;
        self.audit()?.loaded(&room)?;
        let id = self.next_owned;
        self.next_owned += 1;
        let owned = Owned {
            node,
            epoch,
            gate: Gate::new(room.version()),
            base: room.now(),
            loaded: self.now,
            unwritten: Vec::new(),
            checkpoint: None,
            writing: false,
            members: BTreeMap::new(),
            wakes: None,
            thinks: false,
            room,
        };
        let connected = owned.room.connected();
        self.owned.insert(id, owned);
        for member in connected {
            self.handle(id, Input::Drop { member }, None)?;
        }
        self.go_on(id);
        Ok(id)
    }

    /// A room in which nobody is and nothing is under way sleeps until its next deadline.
    fn doze(&mut self, id: u32) {
        let Some(owned) = self.owned.get(&id) else { return };
        let busy = owned.writing || !owned.gate.is_empty() || !owned.unwritten.is_empty();
        if busy || !owned.members.is_empty() || !self.rng.once_in(2) {
            return;
        }
        self.tally.sleeps += 1;
        let (node, deadline) = (owned.node, owned.room.deadline());
        let wake = deadline.map(|at| owned.loaded + (at - owned.base).get());
        self.owned.remove(&id);
        if let Some(wake) = wake {
            self.at(wake, Event::Load(node));
        }
    }

    fn gone(&mut self, node: usize, connection: u32, member: MemberId) -> Stepped {
        let owned = self
            .owned
            .iter()
            .find(|(_, owned)| owned.node == node && owned.members.get(&member) == Some(&connection));
        let Some((&id, _)) = owned else { return Ok(()) };
        self.handle(id, Input::Drop { member }, None)
    }

    fn wake(&mut self, id: u32) -> Stepped {
        let due = self.owned.get(&id).is_some_and(|owned| owned.wakes == Some(self.now));
        if !due {
            return Ok(());
        }
        if let Some(owned) = self.owned.get_mut(&id) {
            owned.wakes = None;
        }
        self.handle(id, Input::Tick, None)
    }

    fn think(&mut self, id: u32) -> Stepped {
        let Some(owned) = self.owned.get_mut(&id) else { return Ok(()) };
        owned.thinks = false;
        let seats = owned.room.bot_seats();
        let moves: Vec<(Seat, AnyAction)> = seats
            .into_iter()
            .filter_map(|(seat, bot)| Some((seat, owned.room.thought(seat, &bot)?.think(&mut self.rng)?)))
            .collect();
        let (game, round) = self.owned.get(&id).map_or((0, 0), |owned| owned.room.moment());
        for (seat, action) in moves {
            // Thinking takes a while, and the round may be another one by then.
            let wait = self.rng.below(1_500);
            self.after(wait, Event::Bot(id, Input::Bot { seat, game, round, action }));
        }
        self.go_on(id);
        Ok(())
    }

    /// Somebody outside decides that what is sealed may be shown, or closes the room.
    fn reveal(&mut self) -> Stepped {
        if self.over {
            return Ok(());
        }
        let wait = self.rng.between(10_000, 60_000);
        self.after(wait, Event::Reveal);
        let Some(id) = self.owner() else { return Ok(()) };
        let input = if self.rng.once_in(2_000) { Input::Close } else { Input::Reveal };
        self.handle(id, input, None)
    }

    /// Something goes wrong with a node.
    fn trouble(&mut self) {
        if self.over {
            return;
        }
        let wait = self.rng.between(20_000, 400_000);
        self.after(wait, Event::Trouble);
        let Some(id) = self.owner() else { return };
        if self.rng.once_in(2) {
            // It dies: its connections break, its write may still arrive.
            if let Some(owned) = self.owned.remove(&id) {
                owned.members.values().for_each(|connection| self.cut(*connection));
                let wait = self.rng.below(8_000);
                let node = self.rng.index(NODES);
                self.after(wait, Event::Load(node));
            }
        } else if let Some(owned) = self.owned.get(&id) {
            // It is thought dead: another node takes the room while it goes on.
            let node = (owned.node + 1) % NODES;
            self.after(0, Event::Steal(node));
        }
    }
}
