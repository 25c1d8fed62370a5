//! Races: one secret for everybody, a window, one entry for each person, sealed until it is closed and the last entry ended.

use std::fmt;

use rusqlite::{Connection, OptionalExtension, Row, params};

use crate::error::{Error, Kind};
use crate::limits::{MAX_ENTRIES, MAX_LABEL, MAX_LIST, MAX_RACES, MAX_RACES_HELD, MAX_SECRET, MAX_TITLE};
use crate::people::{key, known};
use crate::{MatchId, PersonId, RaceId, RoomId, Store};

/// What everybody in a race plays, with what is to be guessed. It prints as hidden.
#[derive(Clone, PartialEq, Eq)]
pub struct RaceSecret(pub Vec<u8>);

impl fmt::Debug for RaceSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("[hidden]")
    }
}

/// A race that is to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewRace {
    /// Its id, new.
    pub id: RaceId,
    /// What it is called.
    pub title: String,
    /// The rules.
    pub game: String,
    /// The entry of the catalogue.
    pub entry: String,
    /// The preset.
    pub preset: String,
    /// Whether it is listed for everybody.
    pub public: bool,
    /// Who holds it, where it is not the house.
    pub host: Option<PersonId>,
    /// When it may be entered.
    pub opens: i64,
    /// From when on no longer.
    pub closes: i64,
    /// What everybody plays.
    pub secret: RaceSecret,
}

/// A race; its secret is asked for apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Race {
    /// Which.
    pub id: RaceId,
    /// What it is called.
    pub title: String,
    /// The rules.
    pub game: String,
    /// The entry of the catalogue.
    pub entry: String,
    /// The preset.
    pub preset: String,
    /// Whether it is listed for everybody.
    pub public: bool,
    /// Who holds it, where it is not the house or somebody who is gone.
    pub host: Option<PersonId>,
    /// When it may be entered.
    pub opens: i64,
    /// From when on no longer.
    pub closes: i64,
    /// Since when its secret may be shown, where it may.
    pub opened: Option<i64>,
    /// How many have entered.
    pub entries: u32,
    /// How many of them are still playing.
    pub playing: u32,
}

/// Somebody's entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RaceEntry {
    /// Where it is being played.
    pub room: RoomId,
    /// When it was begun.
    pub started: i64,
    /// The match, once it has ended.
    pub finished: Option<MatchId>,
}

fn race(row: &Row<'_>) -> rusqlite::Result<Race> {
    Ok(Race {
        id: row.get(0)?,
        title: row.get(1)?,
        game: row.get(2)?,
        entry: row.get(3)?,
        preset: row.get(4)?,
        public: row.get(5)?,
        host: row.get(6)?,
        opens: row.get(7)?,
        closes: row.get(8)?,
        opened: row.get(9)?,
        entries: row.get(10)?,
        playing: row.get(11)?,
    })
}

impl NewRace {
    fn check(&self) -> Result<(), Error> {
        if self.secret.0.len() > MAX_SECRET || self.title.len() > MAX_TITLE {
            return Err(Kind::TooLarge("a race").into());
        }
        if [&self.game, &self.entry, &self.preset].iter().any(|label| label.len() > MAX_LABEL) {
            return Err(Kind::TooLarge("a label").into());
        }
        Ok(())
    }

    fn write(&self, connection: &Connection, now: i64) -> Result<(), Error> {
        if connection.prepare_cached("SELECT 1 FROM race WHERE id = ?1")?.exists(params![self.id])? {
            return Err(Kind::Taken.into());
        }
        let host = self.host.map(|host| known(connection, host)).transpose()?;
        check_number(connection, host, now)?;
        connection
            .prepare_cached(
                "INSERT INTO race (id, title, game, entry, preset, public, host, created, opens, closes, secret)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)",
            )?
            .execute(params![
                self.id,
                self.title,
                self.game,
                self.entry,
                self.preset,
                self.public,
                host,
                now,
                self.opens,
                self.closes,
                self.secret.0,
            ])?;
        Ok(())
    }
}

/// Whether there may be one more race that is not over, of this host and in the house.
fn check_number(connection: &Connection, host: Option<i64>, now: i64) -> Result<(), Error> {
    let mut held = connection.prepare_cached("SELECT count(*) FROM race WHERE host = ?1 AND closes > ?2")?;
    if held.query_row(params![host, now], |row| row.get::<_, u32>(0))? >= MAX_RACES_HELD {
        return Err(Kind::TooMany("races of one person").into());
    }
    let mut all = connection.prepare_cached("SELECT count(*) FROM race WHERE closes > ?1")?;
    if all.query_row([now], |row| row.get::<_, u32>(0))? >= MAX_RACES {
        return Err(Kind::Full("races").into());
    }
    Ok(())
}

/// Somebody begins their one entry, in this room.
pub(crate) fn enter(
    connection: &Connection,
    race: RaceId,
    person: i64,
    room: RoomId,
    now: i64,
) -> Result<(), Error> {
    let (race, opens, closes): (i64, i64, i64) = connection
        .prepare_cached("SELECT key, opens, closes FROM race WHERE id = ?1")?
        .query_row(params![race], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))
        .optional()?
        .ok_or(Kind::Missing)?;
    if now < opens || now >= closes {
        return Err(Kind::Untimely.into());
    }
    let entries: u32 = connection
        .prepare_cached("SELECT count(*) FROM race_entry WHERE race = ?1")?
        .query_row([race], |row| row.get(0))?;
    if entries >= MAX_ENTRIES {
        return Err(Kind::TooMany("entries").into());
    }
    let entered = connection
        .prepare_cached(
            "INSERT INTO race_entry (race, person, room, started) VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO NOTHING",
        )?
        .execute(params![race, person, room, now])?;
    if entered == 0 { Err(Kind::Spent.into()) } else { Ok(()) }
}

fn open(connection: &Connection, id: RaceId, now: i64) -> Result<bool, Error> {
    let (key, closes, opened): (i64, i64, bool) = connection
        .prepare_cached("SELECT key, closes, opened IS NOT NULL FROM race WHERE id = ?1")?
        .query_row(params![id], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))
        .optional()?
        .ok_or(Kind::Missing)?;
    if opened {
        return Ok(true);
    }
    // An entry whose room is closed and that has left no match was never begun.
    let mut playing = connection.prepare_cached(
        "SELECT 1 FROM race_entry JOIN room ON room.id = race_entry.room
         WHERE race = ?1 AND match IS NULL AND closed IS NULL",
    )?;
    if now < closes || playing.exists([key])? {
        return Ok(false);
    }
    connection.prepare_cached("UPDATE race SET opened = ?2 WHERE key = ?1")?.execute([key, now])?;
    connection.prepare_cached("UPDATE match SET sealed = 0 WHERE race = ?1")?.execute(params![id])?;
    Ok(true)
}

impl Store {
    /// Announces a race.
    ///
    /// # Errors
    /// [`is_taken`](Error::is_taken) where the id is known; [`is_missing`](Error::is_missing) where the host is not;
    /// [`is_too_many`](Error::is_too_many) where the host has as many that are not over as one may, [`is_full`](Error::is_full)
    /// where the house has.
    pub async fn create_race(&self, new: NewRace, now: i64) -> Result<(), Error> {
        new.check()?;
        self.change(move |connection| new.write(connection, now)).await
    }

    /// A race.
    ///
    /// # Errors
    /// Of the world alone.
    pub async fn race(&self, id: RaceId) -> Result<Option<Race>, Error> {
        self.read(move |connection| {
            let mut find = connection.prepare_cached(
                "SELECT race.id, title, game, entry, preset, public, person.id, opens, closes, opened,
                     (SELECT count(*) FROM race_entry WHERE race_entry.race = race.key),
                     (SELECT count(*) FROM race_entry JOIN room ON room.id = race_entry.room
                         WHERE race_entry.race = race.key AND match IS NULL AND closed IS NULL)
                 FROM race LEFT JOIN person ON person.key = race.host WHERE race.id = ?1",
            )?;
            Ok(find.query_row(params![id], race).optional()?)
        })
        .await
    }

    /// Races, those that close last first: those still to come, open and over. The public ones alone are without those of hosts who
    /// are banned now.
    ///
    /// # Errors
    /// Of the world alone.
    pub async fn races(&self, public_only: bool, limit: u32, now: i64) -> Result<Vec<Race>, Error> {
        self.read(move |connection| {
            let mut find = connection.prepare_cached(
                "SELECT race.id, title, game, entry, preset, public, person.id, opens, closes, opened,
                     (SELECT count(*) FROM race_entry WHERE race_entry.race = race.key),
                     (SELECT count(*) FROM race_entry JOIN room ON room.id = race_entry.room
                         WHERE race_entry.race = race.key AND match IS NULL AND closed IS NULL)
                 FROM race LEFT JOIN person ON person.key = race.host
                 WHERE NOT ?1 OR (public AND NOT EXISTS (
                     SELECT 1 FROM ban WHERE ban.person = race.host AND (until IS NULL OR until > ?3)))
                 ORDER BY closes DESC, race.key DESC LIMIT ?2",
            )?;
            let races = find.query_map(params![public_only, limit.min(MAX_LIST), now], race)?;
            Ok(races.collect::<Result<_, _>>()?)
        })
        .await
    }

    /// Closes a race before its time and takes it off the list. Who is in it may play to the end.
    ///
    /// # Errors
    /// [`is_missing`](Error::is_missing).
    pub async fn close_race(&self, id: RaceId, now: i64) -> Result<(), Error> {
        self.change(move |connection| {
            let closed = connection
                .prepare_cached(
                    "UPDATE race SET opens = min(opens, ?2), closes = min(closes, ?2), public = 0 WHERE id = ?1",
                )?
                .execute(params![id, now])?;
            if closed == 0 { Err(Kind::Missing.into()) } else { Ok(()) }
        })
        .await
    }

    /// What everybody in a race plays: for the room of an entry, and for all once the race is opened.
    ///
    /// # Errors
    /// [`is_missing`](Error::is_missing).
    pub async fn race_secret(&self, id: RaceId) -> Result<RaceSecret, Error> {
        self.read(move |connection| {
            let mut find = connection.prepare_cached("SELECT secret FROM race WHERE id = ?1")?;
            let secret = find.query_row(params![id], |row| row.get(0)).optional()?;
            secret.map(RaceSecret).ok_or_else(|| Kind::Missing.into())
        })
        .await
    }

    /// Somebody's entry.
    ///
    /// # Errors
    /// Of the world alone.
    pub async fn race_entry(&self, race: RaceId, person: PersonId) -> Result<Option<RaceEntry>, Error> {
        self.read(move |connection| {
            let Some(key) = key(connection, person)? else { return Ok(None) };
            let mut find = connection.prepare_cached(
                "SELECT room, started, match.id FROM race_entry JOIN race ON race.key = race_entry.race
                 LEFT JOIN match ON match.key = race_entry.match WHERE race.id = ?1 AND person = ?2",
            )?;
            let entry = |row: &Row<'_>| {
                Ok(RaceEntry { room: row.get(0)?, started: row.get(1)?, finished: row.get(2)? })
            };
            Ok(find.query_row(params![race, key], entry).optional()?)
        })
        .await
    }

    /// The rooms in which a race's entries are or were played.
    ///
    /// # Errors
    /// Of the world alone.
    pub async fn race_rooms(&self, id: RaceId) -> Result<Vec<RoomId>, Error> {
        self.read(move |connection| {
            let mut find = connection.prepare_cached(
                "SELECT room FROM race_entry JOIN race ON race.key = race_entry.race WHERE race.id = ?1",
            )?;
            let rooms = find.query_map(params![id], |row| row.get(0))?;
            Ok(rooms.collect::<Result<_, _>>()?)
        })
        .await
    }

    /// Closed races whose secrets are still sealed: each is to be opened once its last entry has ended.
    ///
    /// # Errors
    /// Of the world alone.
    pub async fn races_to_open(&self, now: i64) -> Result<Vec<RaceId>, Error> {
        self.read(move |connection| {
            let mut find = connection.prepare_cached(
                "SELECT id FROM race WHERE opened IS NULL AND closes <= ?1 ORDER BY closes",
            )?;
            let races = find.query_map([now], |row| row.get(0))?;
            Ok(races.collect::<Result<_, _>>()?)
        })
        .await
    }

    /// Opens a race, and with it the archives of its entries, where its window is closed and nobody plays any more; says
    /// whether it is open.
    ///
    /// # Errors
    /// [`is_missing`](Error::is_missing).
    pub async fn open_race(&self, id: RaceId, now: i64) -> Result<bool, Error> {
        self.change(move |connection| open(connection, id, now)).await
    }
}
