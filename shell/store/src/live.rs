//! Where the journal of every live room ends, in memory: what an append is measured by and a load begins with.
//!
//! This process is the only one that writes, so what it remembers is what is there. Only what is committed stands here; what
//! a running transaction changes is the writer's own until then.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use rusqlite::{Connection, params};

use crate::RoomId;
use crate::error::Error;

/// The end of one room's journal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Slot {
    /// The room's number in the database.
    pub(crate) room: i64,
    pub(crate) epoch: u32,
    /// The last version; 0 before the first row.
    pub(crate) last: u32,
    /// The last row.
    pub(crate) head: Option<i64>,
    /// When something last happened.
    pub(crate) at: i64,
    pub(crate) wake: Option<i64>,
}

/// The live rooms.
#[derive(Debug, Default)]
pub(crate) struct Live(Mutex<HashMap<RoomId, Slot>>);

impl Live {
    fn lock(&self) -> MutexGuard<'_, HashMap<RoomId, Slot>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn get(&self, room: RoomId) -> Option<Slot> {
        self.lock().get(&room).copied()
    }

    pub(crate) fn len(&self) -> usize {
        self.lock().len()
    }

    /// Every room, in the order they were created.
    pub(crate) fn all(&self) -> Vec<(RoomId, Slot)> {
        let mut all: Vec<_> = self.lock().iter().map(|(id, slot)| (*id, *slot)).collect();
        all.sort_unstable_by_key(|(_, slot)| slot.room);
        all
    }

    /// What a transaction changed, now that it is durable; `None` where a room was closed.
    pub(crate) fn publish(&self, changes: impl Iterator<Item = (RoomId, Option<Slot>)>) {
        let mut rooms = self.lock();
        for (id, slot) in changes {
            match slot {
                Some(slot) => rooms.insert(id, slot),
                None => rooms.remove(&id),
            };
        }
    }

    /// Reads from the database what is there, and answers the mark and the number the next row gets.
    pub(crate) fn recover(&self, connection: &Connection) -> Result<(i64, i64), Error> {
        let mut rooms = HashMap::new();
        let mut ids = HashMap::new();
        let mut known = connection.prepare(
            "SELECT id, room.key, epoch, coalesce(version, 0), head, coalesce(at, created), wake
             FROM room LEFT JOIN tip ON tip.room = room.key WHERE closed IS NULL",
        )?;
        let mut found = known.query([])?;
        while let Some(row) = found.next()? {
            let slot = Slot {
                room: row.get(1)?,
                epoch: row.get(2)?,
                last: row.get(3)?,
                head: row.get(4)?,
                at: row.get(5)?,
                wake: row.get(6)?,
            };
            ids.insert(slot.room, row.get(0)?);
            rooms.insert(row.get(0)?, slot);
        }
        let mark: i64 = connection.query_row("SELECT key FROM mark", [], |row| row.get(0))?;
        let mut next = mark + 1;
        let mut newer = connection
            .prepare("SELECT key, room, version, at, wake FROM journal WHERE key > ?1 ORDER BY key")?;
        let mut found = newer.query(params![mark])?;
        while let Some(row) = found.next()? {
            let key = row.get(0)?;
            next = key + 1;
            let slot = ids.get(&row.get(1)?).and_then(|id| rooms.get_mut(id));
            let version = row.get(2)?;
            // A tip may be newer than the mark, where a room only asked for another time to wake.
            if let Some(slot) = slot.filter(|slot| version > slot.last) {
                (slot.last, slot.head, slot.at, slot.wake) = (version, Some(key), row.get(3)?, row.get(4)?);
            }
        }
        *self.lock() = rooms;
        Ok((mark, next))
    }
}
