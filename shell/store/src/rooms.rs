//! Rooms: their codes, their owners' epochs, their journals. A row is a version and bytes; what they say is not looked at.

use std::cmp::Reverse;
use std::collections::HashSet;
use std::sync::Arc;

use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSqlOutput, ValueRef};
use rusqlite::{Connection, OptionalExtension, Row, ToSql, params};

use crate::error::{Error, Kind};
use crate::limits::{
    CODE_REST, MAX_CHARTER, MAX_CHECKPOINT, MAX_CODE, MAX_FINISHED, MAX_LABEL, MAX_LIST, MAX_ROW, MAX_ROWS,
    TIDY_AT_ONCE,
};
use crate::live::Slot;
use crate::packs::{PackDigest, let_go, take};
use crate::people::{heir, key, known};
use crate::races::enter;
use crate::records::{Filed, begin_daily, forgo_daily};
use crate::writer::{Desk, tip};
use crate::{Pending, PersonId, RaceId, RoomId, Store};

/// A room that is to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewRoom {
    /// Its id, new.
    pub id: RoomId,
    /// What people type to find it.
    pub code: String,
    /// Whether it is listed for everybody.
    pub public: bool,
    /// Who opens it.
    pub opener: Option<PersonId>,
    /// What for.
    pub purpose: Purpose,
    /// What it begins with.
    pub charter: Vec<u8>,
    /// Packs that people brought and it takes up: their bytes stay for as long as it lives.
    pub packs: Vec<PackDigest>,
}

/// What a room is opened for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// For whoever has its code.
    Open,
    /// For who opens it alone.
    Solo,
    /// The same, and it is their one official attempt at a day's puzzle.
    Daily {
        /// The rules.
        game: String,
        /// The UTC day.
        day: u32,
    },
    /// The same, and it is their one entry of a race.
    Entry(RaceId),
}

/// The kind of a room, by what it was opened for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoomKind {
    /// For whoever has its code.
    Open,
    /// For one person.
    Solo,
    /// For one person's attempt at a day's puzzle.
    Daily,
    /// For one person's entry of a race.
    Entry,
}

/// A live room, as who opened it may see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Own {
    /// Which room.
    pub id: RoomId,
    /// What people type to find it.
    pub code: String,
    /// What it was opened for.
    pub kind: RoomKind,
    /// When.
    pub created: i64,
    /// What it began with.
    pub charter: Vec<u8>,
}

/// A live room, found by its code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    /// Which room.
    pub id: RoomId,
    /// Who may come in.
    pub admits: Admits,
}

/// Who may come into a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Admits {
    /// Whoever has its code.
    Everybody,
    /// One person: the one it was made for, or the account they became.
    Only(PersonId),
    /// The one it was made for is gone.
    Nobody,
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
    /// Whether the room is listed for everybody from now on, where that changes.
    pub public: Option<bool>,
    /// Matches that ended with these rows.
    pub finished: Vec<Filed>,
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

impl Purpose {
    const fn kind(&self) -> RoomKind {
        match self {
            Self::Open => RoomKind::Open,
            Self::Solo => RoomKind::Solo,
            Self::Daily { .. } => RoomKind::Daily,
            Self::Entry(_) => RoomKind::Entry,
        }
    }

    /// Notes whose one try the room is, where it is one.
    fn begin(
        &self,
        connection: &Connection,
        person: Option<PersonId>,
        room: RoomId,
        now: i64,
    ) -> Result<(), Error> {
        let who = || known(connection, person.ok_or(Kind::Missing)?);
        match self {
            Self::Open | Self::Solo => Ok(()),
            Self::Daily { game, day } => begin_daily(connection, who()?, game, *day, room, now),
            Self::Entry(race) => enter(connection, *race, who()?, room, now),
        }
    }
}

impl RoomKind {
    const ALL: [Self; 4] = [Self::Open, Self::Solo, Self::Daily, Self::Entry];
}

impl FromSql for RoomKind {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        let number = i64::column_result(value)?;
        let known = Self::ALL.into_iter().find(|kind| *kind as i64 == number);
        known.ok_or(FromSqlError::OutOfRange(number))
    }
}

impl ToSql for RoomKind {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok((*self as i64).into())
    }
}

impl NewRoom {
    fn check(&self) -> Result<(), Error> {
        if self.code.len() > MAX_CODE || self.charter.len() > MAX_CHARTER {
            return Err(Kind::TooLarge("a room").into());
        }
        match &self.purpose {
            Purpose::Daily { game, .. } if game.len() > MAX_LABEL => Err(Kind::TooLarge("a label").into()),
            _ => Ok(()),
        }
    }

    /// Writes it down, and answers its number in the database.
    fn write(&self, connection: &Connection, now: i64) -> Result<i64, Error> {
        let known = connection
            .prepare_cached(
                "SELECT 1 FROM room WHERE id = ?1 OR (code = ?2 AND (closed IS NULL OR closed > ?3))",
            )?
            .exists(params![self.id, self.code, now.saturating_sub(CODE_REST)])?;
        if known {
            return Err(Kind::Taken.into());
        }
        self.purpose.begin(connection, self.opener, self.id, now)?;
        connection
            .prepare_cached(
                "INSERT INTO room (id, code, public, opener, kind, charter, created)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
            )?
            .execute(params![
                self.id,
                self.code,
                self.public,
                self.opener,
                self.purpose.kind(),
                self.charter,
                now
            ])?;
        let written = connection.last_insert_rowid();
        take(connection, written, &self.packs)?;
        Ok(written)
    }
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
        Ok(())
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
        let before = desk.slot(self.room)?;
        let last = self.follows(before)?;
        if self.closed {
            desk.atomic(|connection| {
                self.archive(connection, now)?;
                close(connection, &before, now)
            })?;
            desk.forget(self.room);
            return Ok(());
        }
        let first = desk.number(self.room, self.rows.len());
        let write = |connection: &Connection| {
            self.archive(connection, now)?;
            self.write(connection, before, Slot { last, wake: self.wake, at: now, ..before }, first)
        };
        // Only a match can be refused by now, so the common case needs no savepoint.
        let slot = if self.finished.is_empty() { write(desk.connection()) } else { desk.atomic(write) }?;
        desk.set(self.room, slot);
        Ok(())
    }

    fn archive(&self, connection: &Connection, now: i64) -> Result<(), Error> {
        let room = Some(self.room);
        self.finished.iter().try_for_each(|filed| filed.finished.write(connection, &filed.archive, room, now))
    }

    /// Writes rows and checkpoint; the room's journal then ends as `slot` says, but for its head.
    fn write(
        &self,
        connection: &Connection,
        before: Slot,
        mut slot: Slot,
        first: i64,
    ) -> Result<Slot, Error> {
        slot.head = before.head;
        let mut insert = connection.prepare_cached(
            "INSERT INTO journal (key, room, version, prev, at, wake, body) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
        )?;
        for (key, (version, body)) in (first..).zip(&self.rows) {
            let wake = slot.wake.filter(|_| *version == slot.last);
            insert.execute(params![key, slot.room, version, slot.head, slot.at, wake, body])?;
            slot.head = Some(key);
        }
        if self.rows.is_empty() {
            slot.at = before.at;
            if slot.wake != before.wake {
                tip(connection, &slot)?;
            }
        }
        if let Some(public) = self.public {
            connection
                .prepare_cached("UPDATE room SET public = ?2 WHERE key = ?1")?
                .execute(params![slot.room, public])?;
        }
        if let Some((version, body)) = &self.checkpoint {
            connection
                .prepare_cached(
                    "INSERT OR REPLACE INTO checkpoint (room, version, body) VALUES (?1, ?2, ?3)",
                )?
                .execute(params![slot.room, version, body])?;
        }
        Ok(slot)
    }
}

/// The room is over: what was said and done in it goes, its code rests. Of a very long journal the rest goes when the house is tidied, so
/// that nobody's rows wait for it.
fn close(connection: &Connection, slot: &Slot, now: i64) -> Result<(), Error> {
    sweep(connection, slot)?;
    if slot.last == 0 {
        forgo_daily(connection, slot)?;
    }
    connection.prepare_cached("DELETE FROM checkpoint WHERE room = ?1")?.execute([slot.room])?;
    let_go(connection, slot.room)?;
    connection
        .prepare_cached("UPDATE room SET closed = ?2, charter = x'' WHERE key = ?1")?
        .execute(params![slot.room, now])?;
    Ok(())
}

/// Removes rows of a journal, the last first and so many at most, and notes where it ends then. Answers how many.
fn sweep(connection: &Connection, slot: &Slot) -> Result<usize, Error> {
    let mut delete =
        connection.prepare_cached("DELETE FROM journal WHERE key = ?1 AND room = ?2 RETURNING prev")?;
    let (mut left, mut swept) = (*slot, 0);
    while let Some(key) = left.head.filter(|_| swept < TIDY_AT_ONCE as usize) {
        left.head = delete.query_row(params![key, slot.room], |row| row.get(0)).optional()?.flatten();
        left.last = left.last.saturating_sub(1);
        swept += 1;
    }
    if left.head.is_some() {
        tip(connection, &left)?;
    } else {
        connection.prepare_cached("DELETE FROM tip WHERE room = ?1")?.execute([slot.room])?;
    }
    Ok(swept)
}

/// Removes rows that a room which is over has left. Answers how many.
pub(crate) fn sweep_closed(connection: &Connection) -> Result<usize, Error> {
    let mut find = connection.prepare_cached(
        "SELECT room.key, epoch, version, head, at FROM tip JOIN room ON room.key = tip.room
         WHERE closed IS NOT NULL LIMIT 1",
    )?;
    let slot = |row: &Row<'_>| {
        let (room, epoch, last, head, at) = (row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?, row.get(4)?);
        Ok(Slot { room, epoch, last, head, at, wake: None })
    };
    find.query_row([], slot).optional()?.map_or(Ok(0), |slot| sweep(connection, &slot))
}

/// The rows after a version, found from the last one back; missing where the room was closed meanwhile.
fn rows_after(connection: &Connection, slot: Slot, after: u32) -> Result<Vec<(u32, Vec<u8>)>, Error> {
    let mut find =
        connection.prepare_cached("SELECT room, version, prev, body FROM journal WHERE key = ?1")?;
    let mut rows = Vec::new();
    let (mut version, mut head) = (slot.last, slot.head);
    while let Some(key) = head.filter(|_| version > after) {
        let row = |row: &Row<'_>| {
            let own = (slot.room, version) == (row.get(0)?, row.get(1)?);
            Ok((own, row.get(2)?, row.get(3)?))
        };
        let Some((own, prev, body)) = find.query_row([key], row).optional()? else {
            let mut live =
                connection.prepare_cached("SELECT 1 FROM room WHERE key = ?1 AND closed IS NULL")?;
            return Err(if live.exists([slot.room])? { GAP } else { Kind::Missing }.into());
        };
        if !own {
            return Err(GAP.into());
        }
        rows.push((version, body));
        (version, head) = (version - 1, prev);
    }
    if version > after {
        return Err(GAP.into());
    }
    rows.reverse();
    Ok(rows)
}

const GAP: Kind = Kind::Corrupt("a journal has a gap");

fn load(connection: &Connection, id: RoomId, slot: Slot) -> Result<Loaded, Error> {
    // One look at one moment.
    let connection = connection.unchecked_transaction()?;
    let (code, charter) = connection
        .prepare_cached("SELECT code, charter FROM room WHERE key = ?1 AND closed IS NULL")?
        .query_row([slot.room], |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()?
        .ok_or(Kind::Missing)?;
    let checkpoint: Option<(u32, Vec<u8>)> = connection
        .prepare_cached("SELECT version, body FROM checkpoint WHERE room = ?1")?
        .query_row([slot.room], |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()?;
    let after = checkpoint.as_ref().map_or(0, |(version, _)| *version);
    let rows = rows_after(&connection, slot, after)?;
    Ok(Loaded { id, code, epoch: slot.epoch, charter, checkpoint, rows })
}

impl Store {
    /// Creates a room that nobody has taken yet, and with it the attempt or entry it is for.
    ///
    /// # Errors
    /// [`is_taken`](Error::is_taken) where the code is in use or was within the last 24 hours, or the id is known. For an attempt
    /// or entry also [`is_spent`](Error::is_spent) where they have had it, [`is_missing`](Error::is_missing) where there is no such
    /// person or race, [`is_untimely`](Error::is_untimely) outside a race's window and [`is_too_many`](Error::is_too_many) where
    /// it is full. Where a pack is gone it is missing, too.
    pub async fn create_room(&self, room: NewRoom, now: i64) -> Result<(), Error> {
        room.check()?;
        let create = move |desk: &mut Desk| {
            let key = desk.atomic(|connection| room.write(connection, now))?;
            desk.set(room.id, Slot { room: key, epoch: 0, last: 0, head: None, at: now, wake: None });
            Ok(())
        };
        self.write(create)?.await
    }

    /// The live room with this code.
    ///
    /// # Errors
    /// Of the world alone.
    pub async fn find_room(&self, code: &str) -> Result<Option<Found>, Error> {
        let code = code.to_owned();
        self.read(move |connection| {
            let mut find = connection
                .prepare_cached("SELECT id, kind, opener FROM room WHERE code = ?1 AND closed IS NULL")?;
            let found =
                find.query_row([code], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?))).optional()?;
            let Some((id, kind, opener)) = found else { return Ok(None) };
            let admits = match (kind, opener) {
                (RoomKind::Open, _) => Admits::Everybody,
                (_, None) => Admits::Nobody,
                (_, Some(opener)) => heir(connection, opener)?.map_or(Admits::Nobody, Admits::Only),
            };
            Ok(Some(Found { id, admits }))
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
                .execute(params![slot.room, slot.epoch])?;
            desk.set(id, slot);
            Ok(slot)
        };
        let slot = self.write(raise)?.await?;
        self.read(move |connection| load(connection, id, slot)).await
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
        let (answer, pending) = Pending::awaited();
        self.append_then(append, now, answer)?;
        Ok(pending)
    }

    /// The same, with what is done once it is answered. Where it was taken on that happens in any case, also where the store stops before,
    /// and must not take long: others wait for their answers.
    ///
    /// # Errors
    /// As [`append`](Self::append).
    pub fn append_then(
        &self,
        append: Append,
        now: i64,
        answer: impl FnOnce(Result<(), Error>) + Send + 'static,
    ) -> Result<(), Error> {
        append.check()?;
        self.queue(move |desk| append.carry_out(desk, now), answer)
    }

    /// Closes a room that nobody can set up any more: what was said and done in it goes unread, its code rests.
    ///
    /// # Errors
    /// [`is_missing`](Error::is_missing) where it is closed or never was.
    pub async fn close_room(&self, id: RoomId, now: i64) -> Result<(), Error> {
        self.write(move |desk| {
            let slot = desk.slot(id)?;
            desk.atomic(|connection| close(connection, &slot, now))?;
            desk.forget(id);
            Ok(())
        })?
        .await
    }

    /// The rows of a live room after a version, in order; none where there is no such room.
    ///
    /// # Errors
    /// Of the world alone.
    pub async fn rows(&self, id: RoomId, after: u32) -> Result<Vec<(u32, Vec<u8>)>, Error> {
        let Some(slot) = self.live.get(id) else { return Ok(Vec::new()) };
        self.read(move |connection| {
            let connection = connection.unchecked_transaction()?;
            match rows_after(&connection, slot, after) {
                Err(why) if why.is_missing() => Ok(Vec::new()),
                found => found,
            }
        })
        .await
    }

    /// What people type to find a live room.
    ///
    /// # Errors
    /// Of the world alone.
    pub async fn room_code(&self, id: RoomId) -> Result<Option<String>, Error> {
        self.read(move |connection| {
            let mut find =
                connection.prepare_cached("SELECT code FROM room WHERE id = ?1 AND closed IS NULL")?;
            Ok(find.query_row(params![id], |row| row.get(0)).optional()?)
        })
        .await
    }

    /// The live rooms somebody has opened, as guest or as account, the oldest first.
    ///
    /// # Errors
    /// Of the world alone.
    pub async fn rooms_of(&self, person: PersonId) -> Result<Vec<Own>, Error> {
        self.read(move |connection| {
            let Some(key) = key(connection, person)? else { return Ok(Vec::new()) };
            let mut find = connection.prepare_cached(
                "SELECT id, code, kind, created, charter FROM room
                 WHERE opener IN (SELECT id FROM person WHERE key = ?1 OR heir = ?1) AND closed IS NULL
                 ORDER BY created, key LIMIT ?2",
            )?;
            let rooms = find.query_map(params![key, MAX_LIST], |row| {
                Ok(Own {
                    id: row.get(0)?,
                    code: row.get(1)?,
                    kind: row.get(2)?,
                    created: row.get(3)?,
                    charter: row.get(4)?,
                })
            })?;
            Ok(rooms.collect::<Result<_, _>>()?)
        })
        .await
    }

    /// How many rooms live.
    ///
    /// # Errors
    /// None yet: it is known without a look at the disk.
    #[expect(clippy::unused_async, reason = "another database would have to be asked")]
    pub async fn count_rooms(&self) -> Result<usize, Error> {
        Ok(self.live.len())
    }

    /// Whether a room lives.
    ///
    /// # Errors
    /// None yet: it is known without a look at the disk.
    #[expect(clippy::unused_async, reason = "another database would have to be asked")]
    pub async fn is_live(&self, id: RoomId) -> Result<bool, Error> {
        Ok(self.live.get(id).is_some())
    }

    /// All live rooms with the times they want to be woken at, for a restart.
    ///
    /// # Errors
    /// None yet: it is known without a look at the disk.
    #[expect(clippy::unused_async, reason = "another database would have to be asked")]
    pub async fn waking(&self) -> Result<Vec<(RoomId, Option<i64>)>, Error> {
        Ok(self.live.all().into_iter().map(|(id, slot)| (id, slot.wake)).collect())
    }

    /// Live rooms, those where something happened last first.
    ///
    /// # Errors
    /// Of the world alone.
    pub async fn list_rooms(&self, public_only: bool, limit: u32) -> Result<Vec<Listed>, Error> {
        self.list(public_only, |_| true, limit.min(MAX_LIST) as usize).await
    }

    /// The public ones among these rooms, as many as they are.
    ///
    /// # Errors
    /// Of the world alone.
    pub async fn list_public(&self, among: HashSet<RoomId>) -> Result<Vec<Listed>, Error> {
        self.list(true, move |id| among.contains(&id), usize::MAX).await
    }

    async fn list(
        &self,
        public_only: bool,
        keep: impl Fn(RoomId) -> bool + Send + 'static,
        limit: usize,
    ) -> Result<Vec<Listed>, Error> {
        let live = Arc::clone(&self.live);
        self.read(move |connection| {
            let mut rooms = connection.prepare_cached(
                "SELECT id, code, public, created FROM room WHERE closed IS NULL AND (public OR NOT ?1)",
            )?;
            let rooms = rooms.query_map([public_only], |row| {
                let (id, created) = (row.get(0)?, row.get(3)?);
                let active = live.get(id).map_or(created, |slot| slot.at);
                Ok(Listed { id, code: row.get(1)?, public: row.get(2)?, created, active })
            })?;
            let kept = rooms.filter(|room| room.as_ref().map_or(true, |room| keep(room.id)));
            let mut rooms = kept.collect::<Result<Vec<_>, _>>()?;
            rooms.sort_by_key(|room| Reverse((room.active, room.created)));
            rooms.truncate(limit);
            Ok(rooms)
        })
        .await
    }
}
