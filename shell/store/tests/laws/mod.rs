//! The laws, by what they are about.

pub(crate) mod faults;
pub(crate) mod keeping;
pub(crate) mod packs;
pub(crate) mod people;
pub(crate) mod records;
pub(crate) mod rooms;

use std::cell::Cell;

use cluehouse_store::{
    Append, Board, Error, Finished, MatchId, NewRoom, PersonId, Purpose, RoomId, SeatResult,
};

use super::{Open, Store, wait};

/// Some moment, in wall-clock milliseconds.
pub(crate) const NOW: i64 = 1_800_000_000_000;

pub(crate) const HOUR: i64 = 3_600_000;

pub(crate) fn room(number: u128) -> RoomId {
    RoomId::from(number)
}

pub(crate) fn person(number: u128) -> PersonId {
    PersonId::from(number)
}

pub(crate) fn new_room(number: u128, code: &str) -> NewRoom {
    NewRoom {
        id: room(number),
        code: code.to_owned(),
        public: false,
        opener: None,
        purpose: Purpose::Open,
        charter: vec![7; 30],
        packs: Vec::new(),
    }
}

/// Somebody opens a room for something; its code is its number.
pub(crate) fn opens(
    store: &Store,
    number: u128,
    who: PersonId,
    purpose: Purpose,
    now: i64,
) -> Result<(), Error> {
    let room = NewRoom { opener: Some(who), purpose, ..new_room(number, &number.to_string()) };
    wait(store.create_room(room, now))
}

pub(crate) fn daily(day: u32) -> Purpose {
    Purpose::Daily { game: "code".into(), day }
}

/// A match ends in a room, which stays open.
pub(crate) fn end_in(store: &Store, number: u128, finished: Finished, now: i64) {
    let taken = wait(store.take_room(room(number))).unwrap();
    let next = taken.rows.len() as u32 + 1;
    let append =
        Append { finished: vec![finished.file().unwrap()], ..append(number, taken.epoch, next..=next) };
    wait(store.append(append, now).unwrap()).unwrap();
}

/// Rows with these versions.
pub(crate) fn rows(versions: std::ops::RangeInclusive<u32>) -> Vec<(u32, Vec<u8>)> {
    versions.map(|version| (version, body(version))).collect()
}

pub(crate) fn body(version: u32) -> Vec<u8> {
    version.to_le_bytes().repeat(1 + version as usize % 50)
}

pub(crate) fn append(number: u128, epoch: u32, versions: std::ops::RangeInclusive<u32>) -> Append {
    Append {
        room: room(number),
        epoch,
        rows: rows(versions),
        checkpoint: None,
        wake: None,
        finished: Vec::new(),
        public: None,
        closed: false,
    }
}

/// An append without rows.
pub(crate) fn nothing(number: u128, epoch: u32) -> Append {
    Append { rows: Vec::new(), ..append(number, epoch, 1..=1) }
}

pub(crate) fn finished(number: u128) -> Finished {
    Finished {
        id: MatchId::from(number),
        game: "code".into(),
        entry: "classic".into(),
        preset: "classic".into(),
        archive: b"a journal\nof lines".to_vec(),
        sealed: false,
        official: true,
        day: None,
        race: None,
        nameless: false,
        pack: None,
        results: vec![SeatResult {
            seat: 0,
            person: None,
            place: 1,
            score: 100,
            won: true,
            attempts: Some(5),
            millis: Some(60_000),
            hints: 0,
        }],
    }
}

/// Appends and waits until it is durable.
pub(crate) fn write(store: &Store, append: Append) -> Result<(), Error> {
    wait(store.append(append, NOW)?)
}

/// A match of one person.
pub(crate) fn solo(number: u128, who: PersonId) -> Finished {
    let mut solo = finished(number);
    solo.results[0].person = Some(who);
    solo
}

/// The board of a preset, over all time.
pub(crate) fn board(preset: &str) -> Board {
    Board { game: "code".into(), preset: preset.into(), from: 0, until: i64::MAX, day: None }
}

/// A room in which matches end.
pub(crate) struct Table<'a> {
    store: &'a Store,
    version: Cell<u32>,
}

impl<'a> Table<'a> {
    const ROOM: u128 = 1_000_000;

    pub(crate) fn new(store: &'a Store) -> Self {
        wait(store.create_room(new_room(Self::ROOM, "TABLE"), NOW)).unwrap();
        wait(store.take_room(room(Self::ROOM))).unwrap();
        Self { store, version: Cell::new(0) }
    }

    pub(crate) fn end(&self, finished: Finished) {
        self.end_at(finished, NOW);
    }

    pub(crate) fn end_at(&self, finished: Finished, now: i64) {
        let version = self.version.get() + 1;
        self.version.set(version);
        let append =
            Append { finished: vec![finished.file().unwrap()], ..append(Self::ROOM, 1, version..=version) };
        wait(self.store.append(append, now).unwrap()).unwrap();
    }
}
