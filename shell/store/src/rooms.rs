//! Rooms: their codes, their owners' epochs, their journals. A row is a version and bytes; what they say is not looked at.

use rusqlite::{Connection, OptionalExtension, params};

use crate::error::{Error, Kind};
use crate::limits::{
    CODE_REST, MAX_CHARTER, MAX_CHECKPOINT, MAX_CODE, MAX_FINISHED, MAX_LIST, MAX_ROW, MAX_ROWS,
};
use crate::records::Finished;
use crate::writer::{Desk, Slot};
use crate::{Pending, RoomId, Store};

/// A room that is to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewRoom {
    /// Its id, new.
    pub id: RoomId,
    /// What people type to find it.
    pub code: String,
    /// Whether it is listed for everybody.
    pub public: bool,
    /// What it begins with.
    pub charter: Vec<u8>,
}

/// Everything a room is restored from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loaded {
    /// Which room.
    pub id: RoomId,
    /// What people type to find it.
    pub code: String,
    /// The epoch of who took it: theirs until somebody else takes it.
    pub epoch: u32,
    /// What it began with.
    pub charter: Vec<u8>,
    /// The last checkpoint, with the last version it contains.
    pub checkpoint: Option<(u32, Vec<u8>)>,
    /// The rows after the checkpoint, in order.
    pub rows: Vec<(u32, Vec<u8>)>,
}

/// What a room wants written down, all of it or nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// Which room.
    pub room: RoomId,
    /// The epoch its owner took it with.
    pub epoch: u32,
    /// Rows, each with the version after the one before.
    pub rows: Vec<(u32, Vec<u8>)>,
    /// Where a restart may begin from now on, with the last version it contains: one of these rows' or an earlier one.
    pub checkpoint: Option<(u32, Vec<u8>)>,
    /// When the room wants to be woken, in wall-clock milliseconds; it replaces what was said before.
    pub wake: Option<i64>,
    /// Matches that ended with these rows.
    pub finished: Vec<Finished>,
    /// Whether the room is closed for good: its journal goes.
    pub closed: bool,
}

/// A room as a list shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Which room.
    pub id: RoomId,
    /// What people type to find it.
    pub code: String,
    /// Whether it is listed for everybody.
    pub public: bool,
    /// When it was created.
    pub created: i64,
    /// When something last happened.
    pub active: i64,
}

impl Append {
    fn check(&self) -> Result<(), Error> {
        if self.rows.len() > MAX_ROWS || self.finished.len() > MAX_FINISHED {
            return Err(Kind::TooLarge("an append").into());
        }
        if self.rows.iter().any(|(_, body)| body.len() > MAX_ROW) {
            return Err(Kind::TooLarge("a row").into());
        }
        if self.checkpoint.as_ref().is_some_and(|(_, body)| body.len() > MAX_CHECKPOINT) {
            return Err(Kind::TooLarge("a checkpoint").into());
        }
        self.finished.iter().try_for_each(Finished::check)
    }

    /// The last version once it is written, where it follows from `slot`.
    fn follows(&self, slot: Slot) -> Result<u32, Error> {
        if slot.epoch != self.epoch {
            return Err(Kind::Fenced.into());
        }
        let mut last = slot.last;
        for (version, _) in &self.rows {
            last = last.checked_add(1).filter(|next| next == version).ok_or(Kind::Order)?;
        }
        match &self.checkpoint {
            Some((version, _)) if *version > last => Err(Kind::Order.into()),
            _ => Ok(last),
        }
    }

    fn carry_out(&self, desk: &mut Desk, now: i64) -> Result<(), Error> {
        let slot = desk.slot(self.room)?;
        let last = self.follows(slot)?;
        if self.finished.is_empty() {
            // Nothing below can be refused any more, so the common case needs no savepoint.
            self.write(desk.connection(), slot, now)?;
        } else {
            desk.atomic(|connection| self.write(connection, slot, now))?;
        }
        if self.closed {
            desk.forget(self.room);
        } else {
            desk.remember(self.room, Slot { last, ..slot });
        }
        Ok(())
    }

    fn write(&self, connection: &Connection, slot: Slot, now: i64) -> Result<(), Error> {
        for finished in &self.finished {
            finished.write(connection, now)?;
        }
        if self.closed {
            return close(connection, slot.key, now);
        }
        let mut insert = connection.prepare_cached(
            "INSERT INTO journal (room, version, at, wake, body) VALUES (?1, ?2, ?3, ?4, ?5)",
        )?;
        let newest = self.rows.last().map(|(version, _)| *version);
        for (version, body) in &self.rows {
            let wake = self.wake.filter(|_| newest == Some(*version));
            insert.execute(params![slot.key, version, now, wake, body])?;
        }
        if newest.is_none() {
            wake(connection, slot, self.wake)?;
        }
        if let Some((version, body)) = &self.checkpoint {
            connection
                .prepare_cached(
                    "INSERT OR REPLACE INTO checkpoint (room, version, body) VALUES (?1, ?2, ?3)",
                )?
                .execute(params![slot.key, version, body])?;
        }
        Ok(())
    }
}

/// Another time to wake a room that has nothing new to write.
fn wake(connection: &Connection, slot: Slot, wake: Option<i64>) -> Result<(), Error> {
    let changed = connection
        .prepare_cached("UPDATE journal SET wake = ?3 WHERE room = ?1 AND version = ?2")?
        .execute(params![slot.key, slot.last, wake])?;
    if changed == 0 {
        connection
            .prepare_cached("UPDATE room SET wake = ?2 WHERE key = ?1")?
            .execute(params![slot.key, wake])?;
    }
    Ok(())
}

/// The room is over: what was said and done in it goes, its code rests.
fn close(connection: &Connection, key: i64, now: i64) -> Result<(), Error> {
    connection.prepare_cached("DELETE FROM journal WHERE room = ?1")?.execute([key])?;
    connection.prepare_cached("DELETE FROM checkpoint WHERE room = ?1")?.execute([key])?;
    connection
        .prepare_cached("UPDATE room SET closed = ?2, charter = x'', wake = NULL WHERE key = ?1")?
        .execute(params![key, now])?;
    Ok(())
}

fn rows_after(connection: &Connection, key: i64, after: u32) -> Result<Vec<(u32, Vec<u8>)>, Error> {
    let mut rows = connection.prepare_cached(
        "SELECT version, body FROM journal WHERE room = ?1 AND version > ?2 ORDER BY version",
    )?;
    let rows = rows.query_map(params![key, after], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

fn load(connection: &Connection, id: RoomId, epoch: u32) -> Result<Loaded, Error> {
    // One look at one moment.
    let connection = connection.unchecked_transaction()?;
    let (key, code, charter) = connection
        .prepare_cached("SELECT key, code, charter FROM room WHERE id = ?1 AND closed IS NULL")?
        .query_row(params![id], |row| Ok((row.get::<_, i64>(0)?, row.get(1)?, row.get(2)?)))
        .optional()?
        .ok_or(Kind::Missing)?;
    let checkpoint: Option<(u32, Vec<u8>)> = connection
        .prepare_cached("SELECT version, body FROM checkpoint WHERE room = ?1")?
        .query_row([key], |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()?;
    let after = checkpoint.as_ref().map_or(0, |(version, _)| *version);
    let rows = rows_after(&connection, key, after)?;
    let whole = (after..).skip(1).zip(&rows).all(|(expected, (version, _))| expected == *version);
    if !whole {
        return Err(Kind::Corrupt("a journal has a gap").into());
    }
    Ok(Loaded { id, code, epoch, charter, checkpoint, rows })
}

impl Store {
    /// Creates a room that nobody owns yet.
    ///
    /// # Errors
    /// [`is_taken`](Error::is_taken) where the code is in use or was within the last 24 hours, or the id is known.
    pub async fn create_room(&self, room: NewRoom, now: i64) -> Result<(), Error> {
        if room.code.len() > MAX_CODE || room.charter.len() > MAX_CHARTER {
            return Err(Kind::TooLarge("a room").into());
        }
        let create = move |desk: &mut Desk| {
            let connection = desk.connection();
            let mut known = connection.prepare_cached(
                "SELECT 1 FROM room WHERE id = ?1 OR (code = ?2 AND (closed IS NULL OR closed > ?3))",
            )?;
            if known.exists(params![room.id, room.code, now.saturating_sub(CODE_REST)])? {
                return Err(Kind::Taken.into());
            }
            connection
                .prepare_cached(
                    "INSERT INTO room (id, code, public, charter, created) VALUES (?1, ?2, ?3, ?4, ?5)",
                )?
                .execute(params![room.id, room.code, room.public, room.charter, now])?;
            Ok(())
        };
        self.write(create)?.await
    }

    /// The live room with this code.
    ///
    /// # Errors
    /// Of the world alone.
    pub async fn find_room(&self, code: &str) -> Result<Option<RoomId>, Error> {
        let code = code.to_owned();
        self.read(move |connection| {
            let mut find =
                connection.prepare_cached("SELECT id FROM room WHERE code = ?1 AND closed IS NULL")?;
            Ok(find.query_row([code], |row| row.get(0)).optional()?)
        })
        .await
    }

    /// Takes a room: from now on only rows of the new epoch are written, and everything written before is in the answer.
    ///
    /// # Errors
    /// [`is_missing`](Error::is_missing) where it is closed or never was.
    pub async fn take_room(&self, id: RoomId) -> Result<Loaded, Error> {
        let raise = move |desk: &mut Desk| {
            let mut slot = desk.slot(id)?;
            slot.epoch = slot.epoch.checked_add(1).ok_or(Kind::Corrupt("an epoch has no next"))?;
            desk.connection()
                .prepare_cached("UPDATE room SET epoch = ?2 WHERE key = ?1")?
                .execute(params![slot.key, slot.epoch])?;
            desk.remember(id, slot);
            Ok(slot.epoch)
        };
        let epoch = self.write(raise)?.await?;
        self.read(move |connection| load(connection, id, epoch)).await
    }

    /// Queues what a room wants written down at once; the answer comes when it is durable. Appends of one room are written in
    /// the order they were queued in.
    ///
    /// # Errors
    /// At once where it is larger than its bounds or the queue is full ([`is_busy`](Error::is_busy)). In the answer,
    /// [`is_fenced`](Error::is_fenced) where the epoch is not the room's, [`is_missing`](Error::is_missing) where the room is
    /// closed or never was, [`is_taken`](Error::is_taken) where a match's id is known; also where rows leave a gap or repeat.
    /// In all of these nothing of it is written. With any other error the outcome is unknown: take the room anew.
    pub fn append(&self, append: Append, now: i64) -> Result<Pending<()>, Error> {
        append.check()?;
        self.write(move |desk| append.carry_out(desk, now))
    }

    /// The rows of a live room after a version, in order; none where there is no such room.
    ///
    /// # Errors
    /// Of the world alone.
    pub async fn rows(&self, id: RoomId, after: u32) -> Result<Vec<(u32, Vec<u8>)>, Error> {
        self.read(move |connection| {
            let mut find =
                connection.prepare_cached("SELECT key FROM room WHERE id = ?1 AND closed IS NULL")?;
            let key = find.query_row(params![id], |row| row.get(0)).optional()?;
            key.map_or(Ok(Vec::new()), |key| rows_after(connection, key, after))
        })
        .await
    }

    /// All live rooms with the times they want to be woken at, for a restart.
    ///
    /// # Errors
    /// Of the world alone.
    pub async fn waking(&self) -> Result<Vec<(RoomId, Option<i64>)>, Error> {
        self.read(|connection| {
            let mut rooms = connection.prepare_cached(
                "SELECT room.id, iif(journal.key IS NULL, room.wake, journal.wake)
                 FROM room LEFT JOIN journal ON journal.room = room.key
                     AND journal.version = (SELECT max(version) FROM journal AS newer WHERE newer.room = room.key)
                 WHERE room.closed IS NULL ORDER BY room.key",
            )?;
            let rooms = rooms.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
            Ok(rooms.collect::<Result<_, _>>()?)
        })
        .await
    }

    /// Live rooms, those where something happened last first.
    ///
    /// # Errors
    /// Of the world alone.
    pub async fn list_rooms(&self, public_only: bool, limit: u32) -> Result<Vec<Listed>, Error> {
        self.read(move |connection| {
            let mut rooms = connection.prepare_cached(
                "SELECT id, code, public, created, coalesce((SELECT at FROM journal WHERE journal.room = room.key
                     ORDER BY version DESC LIMIT 1), created) AS active
                 FROM room WHERE closed IS NULL AND (public OR NOT ?1)
                 ORDER BY active DESC, key DESC LIMIT ?2",
            )?;
            let rooms = rooms.query_map(params![public_only, limit.min(MAX_LIST)], |row| {
                Ok(Listed {
                    id: row.get(0)?,
                    code: row.get(1)?,
                    public: row.get(2)?,
                    created: row.get(3)?,
                    active: row.get(4)?,
                })
            })?;
            Ok(rooms.collect::<Result<_, _>>()?)
        })
        .await
    }
}
