//! One law per target, for any bytes at all. The tests run them on seeded mutations, `fuzz/` on libFuzzer's.

use std::collections::BTreeMap;
use std::sync::Arc;

use cluehouse_engine::{Millis, Rng, Seat, Seed};
use cluehouse_games::GameKind;

use super::{any_item, games, shelf};
use crate::wire::{ClientMsg, Command, Curtain, Epoch, Hello, ServerMsg};
use crate::{Charter, House, Input, MemberId, Mirror, Output, Person, Room, Shelf, Written};

/// Bytes are a message or refused; a message is written and read again as the same; said by anybody in any state of a room it is
/// carried out or refused, and refused means unchanged.
pub fn message(data: &[u8]) {
    let Ok(msg) = ClientMsg::parse(data) else { return };
    let text = cluehouse_json::write(&msg).into_bytes();
    assert_eq!(ClientMsg::parse(&text), Ok(msg.clone()));
    let mut party = Party::new(u64::from(data.len() as u32 % 7));
    for _ in 0..3 {
        party.say(MemberId::new(data.len() as u32 % 3), msg.clone());
        let n = party.next();
        let member = MemberId::new(0);
        party.handle(Input::Command { member, n, lag: Millis::ZERO, what: Command::Start });
        party.wait(4_000);
    }
    party.look();
}

/// Bytes are what a crowd does: whatever it is, frames have no gaps, every client knows what it may know, refused means unchanged, and
/// the rows make the same room again.
pub fn room(data: &[u8]) {
    let (first, rest) = data.split_first().unwrap_or((&0, &[]));
    let mut party = Party::new(u64::from(*first));
    for step in rest.chunks(3).take(400) {
        let [what, who, how] = [0, 1, 2].map(|place| step.get(place).copied().unwrap_or(0));
        party.step(what, MemberId::new(u32::from(who % 5)), how);
    }
    party.look();
}

/// A room, those in it, and everything it wrote.
struct Party {
    room: Room,
    charter: Arc<Charter>,
    shelf: Arc<Shelf>,
    now: Millis,
    rows: Vec<Written>,
    mirrors: BTreeMap<MemberId, Mirror>,
    rng: Rng,
    numbers: u32,
}

impl Party {
    fn new(seed: u64) -> Self {
        let mut rng = Rng::from_number(seed);
        let mut charter = Charter::new(Seed::from_number(seed), vec![any_item(&mut rng), any_item(&mut rng)]);
        charter.house.chat = true;
        let (charter, shelf) = (Arc::new(charter), Arc::new(shelf()));
        let room = Room::open(Arc::clone(&charter), Arc::clone(&shelf), Epoch(1)).expect("a playlist");
        let (rows, mirrors) = (Vec::new(), BTreeMap::new());
        let mut party = Self { room, charter, shelf, now: Millis::ZERO, rows, mirrors, rng, numbers: 0 };
        for person in 0..3 {
            party.enter(person, false);
        }
        party
    }

    fn next(&mut self) -> u32 {
        self.numbers += 1;
        self.numbers
    }

    fn enter(&mut self, person: u8, watch: bool) {
        let known = self.room.member_of(Person::new(u128::from(person)));
        let mirror = known.and_then(|member| self.mirrors.get(&member));
        let hello = mirror.cloned().unwrap_or_default().hello(&format!("P{person}"), watch);
        let Hello { name, seen, client, asked, .. } = hello;
        self.handle(Input::Enter {
            person: Person::new(u128::from(person)),
            name,
            watch,
            seen,
            client,
            asked,
        });
    }

    fn wait(&mut self, millis: u64) {
        self.now = self.now + Millis::new(millis);
        self.handle(Input::Tick);
    }

    fn say(&mut self, member: MemberId, msg: ClientMsg) {
        match msg {
            ClientMsg::Hello(Hello { name, watch, seen, client, asked, .. }) => {
                self.handle(Input::Enter { person: Person::new(7), name, watch, seen, client, asked });
            }
            ClientMsg::Do(asked) => {
                self.handle(Input::Command { member, n: asked.n, lag: Millis::new(9), what: asked.what });
            }
            ClientMsg::Ping(_) => {}
        }
    }

    fn step(&mut self, what: u8, member: MemberId, how: u8) {
        let command = match what % 32 {
            0 => return self.wait(u64::from(how) * 20),
            1 => return self.wait(u64::from(how) * 1_000),
            2 => return self.enter(how % 5, how & 0x80 != 0),
            3 => {
                if !self.room.is_closed() {
                    self.mirrors.remove(&member);
                }
                return self.handle(Input::Drop { member });
            }
            4 => return self.handle(Input::Close),
            5 => {
                let seat = Seat::new(how % 6);
                let action =
                    games::wild(GameKind::ALL[usize::from(how) % GameKind::ALL.len()], &mut self.rng);
                let (game, round) = self.room.moment();
                return self.handle(Input::Bot { seat, game, round, action });
            }
            6 => Command::Sit,
            7 => Command::Watch,
            8 => Command::Say(String::from_utf8_lossy(&[how, what]).into_owned()),
            9 => Command::VoteOut(MemberId::new(u32::from(how % 5))),
            10 if how & 1 == 0 => Command::Confide(format!("Name {what}")),
            10 => Command::Leave,
            11 => Command::Choose((0..how % 4).map(|_| any_item(&mut self.rng)).collect()),
            12 => Command::Settle(House {
                public: how & 1 != 0,
                locked: how & 2 != 0,
                watchers: how & 4 != 0,
                chat: how & 8 != 0,
                stand_ins: how & 16 != 0,
                host_paced: how & 32 != 0,
                at_once: how & 64 != 0,
                class: how & 128 != 0,
                real_names: how & 3 != 0,
            }),
            13 => Command::AddBot(["consistent", "random", "careless"][usize::from(how) % 3].to_owned()),
            14 => Command::Start,
            15 if how & 1 != 0 => Command::Gather,
            15 => Command::Rematch,
            16 => Command::Advance,
            17 => Command::Skip,
            18 => Command::Pause(how & 1 != 0),
            19 => Command::MoreTime,
            20 => Command::Stop,
            21 => Command::PassHost(MemberId::new(u32::from(how % 5))),
            22 => Command::Kick(MemberId::new(u32::from(how % 5))),
            23 => Command::Ban(MemberId::new(u32::from(how % 5))),
            24 => Command::Unban(MemberId::new(u32::from(how % 5))),
            25 => Command::Mute { member: MemberId::new(u32::from(how % 5)), muted: how & 8 != 0 },
            26 => Command::Rename(format!("N{}", how % 7)),
            27 => {
                let (game, round) = self.room.moment();
                Command::Curtain(Curtain { game, round, seat: Seat::new(how % 4), drawn: how & 8 != 0 })
            }
            28 => Command::Ready(how & 1 == 0),
            _ => match self.action(member, how) {
                Some(act) => act,
                None => return,
            },
        };
        let n = if how == 255 { 1 } else { self.next() };
        self.handle(Input::Command { member, n, lag: Millis::new(u64::from(how)), what: command });
    }

    fn action(&mut self, member: MemberId, how: u8) -> Option<Command> {
        let table = self.room.table.as_ref()?;
        let seat = self.room.state.seat_of(member)?;
        let action = match how % 4 {
            0 => games::wild(table.any().kind(), &mut self.rng),
            _ => games::action(table.any(), seat, &mut self.rng)?,
        };
        Some(Command::Act { game: self.room.state.games, round: table.any().round(), action })
    }

    fn handle(&mut self, input: Input) {
        let before = self.room.clone();
        let Output { rows, sends, refused, .. } = self.room.handle(self.now, input);
        assert!(refused.is_none() || !rows.is_empty() || before == self.room, "a refusal changed the room");
        self.rows.extend(rows);
        for send in sends {
            for member in send.to {
                let mirror = self.mirrors.entry(member).or_default();
                if matches!(&*send.msg, ServerMsg::Welcome(welcome) if welcome.snapshot.is_some()) {
                    *mirror = Mirror::default();
                }
                mirror.hear(&send.msg).expect("no frame is missing");
            }
        }
    }

    /// Whether everybody knows what they may know, and the rows make this room.
    fn look(&mut self) {
        for member in self.room.connected() {
            let mirror = &self.mirrors[&member];
            assert_eq!(mirror.version(), self.room.version());
            assert_eq!(mirror.room.as_ref(), Some(&self.room.view()));
            assert_eq!(mirror.play, self.room.play(member));
        }
        let rows = self.rows.iter().map(|written| cluehouse_json::read(&written.line).expect("a row"));
        let again = Room::restore(Arc::clone(&self.charter), Arc::clone(&self.shelf), Epoch(2), None, rows);
        assert_eq!(again.as_ref(), Ok(&self.room));
    }
}
