//! What is left of a match that ended: its archive as bytes, and a result for each seat; and the one attempt at a daily.

use rusqlite::{Connection, OptionalExtension, Row, params};

use crate::error::{Error, Kind};
use crate::limits::{
    MAX_ARCHIVE, MAX_LABEL, MAX_LIST, MAX_REPORTED, MAX_REPORTED_BYTES, MAX_REPORTED_IN_ALL, MAX_SEATS,
};
use crate::live::Slot;
use crate::pack::{Packed, aside, pack, unpack};
use crate::people::{key, known};
use crate::{MatchId, PackDigest, PersonId, RaceId, RoomId, Store};

/// A match that ended. It is written in the transaction of its last row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finished {
    /// Its id, new.
    pub id: MatchId,
    /// The rules it was played by.
    pub game: String,
    /// The entry of the catalogue.
    pub entry: String,
    /// What is compared with what: a preset's name, or a digest of the settings.
    pub preset: String,
    /// The match's journal.
    pub archive: Vec<u8>,
    /// Whether its secrets must not be shown yet; nobody is given the archive before it is unsealed. A race's matches are
    /// sealed until the race is opened, whatever is said here.
    pub sealed: bool,
    /// Whether the secret, the clock and the score were the server's: only that counts on boards.
    pub official: bool,
    /// The UTC day whose daily puzzle it was: it is the attempt at that day of who began it in the match's room, or of who
    /// reports it and has none yet.
    pub day: Option<u32>,
    /// The race it was an entry of.
    pub race: Option<RaceId>,
    /// Whether others are not told who played: it was a class.
    pub nameless: bool,
    /// The pack it was played with, whose bytes stay where somebody brought it.
    pub pack: Option<PackDigest>,
    /// One for each seat.
    pub results: Vec<SeatResult>,
}

/// How a match ended for one seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatResult {
    /// Which seat.
    pub seat: u8,
    /// Who sat there; none for bots, and for those who are gone.
    pub person: Option<PersonId>,
    /// From 1; equal places are ties.
    pub place: u8,
    /// Points.
    pub score: i64,
    /// Whether it won, or solved what was to be solved.
    pub won: bool,
    /// Guesses used, where the game counts them.
    pub attempts: Option<u32>,
    /// Time used, where the game takes it.
    pub millis: Option<u64>,
    /// Hints taken.
    pub hints: u32,
}

/// A match with its archive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// Everything that was written.
    pub finished: Finished,
    /// Whether somebody reported it who had played it elsewhere.
    pub reported: bool,
    /// When it ended.
    pub ended: i64,
    /// Whether it was official and taken off the boards.
    pub struck: bool,
}

/// A match in somebody's history.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// Which match.
    pub id: MatchId,
    /// The rules it was played by.
    pub game: String,
    /// The entry of the catalogue.
    pub entry: String,
    /// What is compared with what.
    pub preset: String,
    /// Whether it counts on boards.
    pub official: bool,
    /// Whether they reported it themselves.
    pub reported: bool,
    /// Whether it may not be replayed yet.
    pub sealed: bool,
    /// The UTC day whose daily puzzle it was.
    pub day: Option<u32>,
    /// The race it was an entry of.
    pub race: Option<RaceId>,
    /// When it ended.
    pub ended: i64,
    /// How many sat at the table.
    pub seats: u32,
    /// How it ended for them.
    pub result: SeatResult,
}

/// Somebody's attempt at a day's puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attempt {
    /// Where it is being played, where it is official.
    pub room: Option<RoomId>,
    /// Whether it counts on the board.
    pub official: bool,
    /// When it was begun.
    pub started: i64,
    /// The match, once it has ended.
    pub finished: Option<MatchId>,
}

/// A match that ended, ready to be written: within its bounds, and its archive is packed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Filed {
    pub(crate) finished: Finished,
    pub(crate) archive: Packed,
}

impl Finished {
    /// Whether it is within the bounds of what can be kept of a match.
    ///
    /// # Errors
    /// Where it is larger.
    pub fn check(&self) -> Result<(), Error> {
        if self.archive.len() > MAX_ARCHIVE {
            return Err(Kind::TooLarge("an archive").into());
        }
        if [&self.game, &self.entry, &self.preset].iter().any(|label| label.len() > MAX_LABEL) {
            return Err(Kind::TooLarge("a label").into());
        }
        if self.results.len() > MAX_SEATS {
            return Err(Kind::TooLarge("the number of seats").into());
        }
        Ok(())
    }

    /// Makes it ready to be written. A long archive takes a while to be packed: this belongs where nobody else's turn waits for it.
    ///
    /// # Errors
    /// As [`check`](Self::check).
    pub fn file(mut self) -> Result<Filed, Error> {
        self.check()?;
        let archive = pack(std::mem::take(&mut self.archive));
        Ok(Filed { finished: self, archive })
    }

    /// Writes it down, from the room it was played in or, where there is none, as somebody reports it. A person who is gone leaves
    /// an empty seat, one who has become an account leaves it to the account.
    pub(crate) fn write(
        &self,
        connection: &Connection,
        archive: &Packed,
        room: Option<RoomId>,
        now: i64,
    ) -> Result<(), Error> {
        let reported = room.is_none();
        if connection.prepare_cached("SELECT 1 FROM match WHERE id = ?1")?.exists(params![self.id])? {
            return Err(Kind::Taken.into());
        }
        connection
            .prepare_cached(
                "INSERT INTO match (id, game, entry, preset, official, reported, sealed, day, race, ended, form, archive, nameless, pack)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6,
                     iif(?9 IS NULL, ?7, EXISTS (SELECT 1 FROM race WHERE race.id = ?9 AND opened IS NULL)),
                     ?8, ?9, ?10, ?11, ?12, ?13, (SELECT key FROM pack WHERE digest = ?14))",
            )?
            .execute(params![
                self.id,
                self.game,
                self.entry,
                self.preset,
                self.official && !reported,
                reported,
                self.sealed,
                self.day,
                self.race,
                now,
                archive.form,
                archive.bytes,
                self.nameless,
                self.pack,
            ])?;
        let written = connection.last_insert_rowid();
        let mut insert = connection.prepare_cached(
            "INSERT OR IGNORE INTO seat (match, seat, person, gone, place, score, won, attempts, millis, hints)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)",
        )?;
        for result in &self.results {
            let person = result.person.map(|person| key(connection, person)).transpose()?.flatten();
            insert.execute(params![
                written,
                result.seat,
                person,
                result.person.is_some() && person.is_none(),
                result.place,
                result.score,
                result.won,
                result.attempts,
                result.millis.map(|millis| i64::try_from(millis).unwrap_or(i64::MAX)),
                result.hints,
            ])?;
            if let Some(person) = person {
                match room {
                    Some(room) => self.settle(connection, (written, result.seat), person, room)?,
                    None => self.settle_report(connection, written, person, now)?,
                }
            }
        }
        Ok(())
    }

    /// It is somebody's attempt at a day or their entry of a race, where that is what its room was opened for. A match of any
    /// other room, such as one that was given up when a guest became an account, is neither.
    fn settle(
        &self,
        connection: &Connection,
        (written, seat): (i64, u8),
        person: i64,
        room: RoomId,
    ) -> Result<(), Error> {
        if let Some(day) = self.day.filter(|_| self.official) {
            connection
                .prepare_cached(
                    "UPDATE attempt SET match = ?5 WHERE person = ?1 AND game = ?2 AND day = ?3 AND room = ?4
                         AND match IS NULL",
                )?
                .execute(params![person, self.game, day, room, written])?;
        }
        if let Some(race) = self.race {
            connection
                .prepare_cached(
                    "UPDATE race_entry SET match = ?4, seat = ?5 WHERE person = ?2 AND room = ?3 AND match IS NULL
                         AND race = (SELECT key FROM race WHERE id = ?1)",
                )?
                .execute(params![race, person, room, written, seat])?;
        }
        Ok(())
    }

    /// It is the day's attempt of who has none.
    fn settle_report(
        &self,
        connection: &Connection,
        written: i64,
        person: i64,
        now: i64,
    ) -> Result<(), Error> {
        if let Some(day) = self.day {
            connection
                .prepare_cached(
                    "INSERT INTO attempt (person, game, day, official, started, match) VALUES (?1, ?2, ?3, 0, ?4, ?5)
                     ON CONFLICT DO NOTHING",
                )?
                .execute(params![person, self.game, day, now, written])?;
        }
        Ok(())
    }
}

/// A seat's result, from the columns `seat, id, place, score, won, attempts, millis, hints` on.
fn seat_result(row: &Row<'_>, from: usize) -> rusqlite::Result<SeatResult> {
    Ok(SeatResult {
        seat: row.get(from)?,
        person: row.get(from + 1)?,
        place: row.get(from + 2)?,
        score: row.get(from + 3)?,
        won: row.get(from + 4)?,
        attempts: row.get(from + 5)?,
        millis: row.get::<_, Option<i64>>(from + 6)?.map(i64::unsigned_abs),
        hints: row.get(from + 7)?,
    })
}

fn record(connection: &Connection, key: i64) -> Result<Record, Error> {
    let mut find = connection.prepare_cached(
        "SELECT id, game, entry, preset, sealed, official, day, race, reported, ended, form, archive, nameless,
             (SELECT digest FROM pack WHERE pack.key = match.pack), struck IS NOT NULL
         FROM match WHERE key = ?1",
    )?;
    let (mut record, archive) = find.query_row([key], |row| {
        let finished = Finished {
            id: row.get(0)?,
            game: row.get(1)?,
            entry: row.get(2)?,
            preset: row.get(3)?,
            archive: Vec::new(),
            sealed: row.get(4)?,
            official: row.get(5)?,
            day: row.get(6)?,
            race: row.get(7)?,
            nameless: row.get(12)?,
            pack: row.get(13)?,
            results: Vec::new(),
        };
        let record = Record { finished, reported: row.get(8)?, ended: row.get(9)?, struck: row.get(14)? };
        Ok((record, Packed { form: row.get(10)?, bytes: row.get(11)? }))
    })?;
    let mut seats = connection.prepare_cached(
        "SELECT seat, person.id, place, score, won, attempts, millis, hints
         FROM seat LEFT JOIN person ON person.key = seat.person WHERE match = ?1 ORDER BY seat",
    )?;
    let seats = seats.query_map([key], |row| seat_result(row, 0))?;
    record.finished.results = seats.collect::<Result<_, _>>()?;
    record.finished.archive = unpack(archive)?;
    Ok(record)
}

impl Store {
    /// A match that ended, with its archive.
    ///
    /// # Errors
    /// [`is_missing`](Error::is_missing); [`is_sealed`](Error::is_sealed) where its secrets must not be shown yet.
    pub async fn archive(&self, id: MatchId) -> Result<Record, Error> {
        self.read(move |connection| {
            let connection = connection.unchecked_transaction()?;
            let (key, sealed) = connection
                .prepare_cached("SELECT key, sealed FROM match WHERE id = ?1")?
                .query_row(params![id], |row| Ok((row.get(0)?, row.get(1)?)))
                .optional()?
                .ok_or(Kind::Missing)?;
            if sealed { Err(Kind::Sealed.into()) } else { record(&connection, key) }
        })
        .await
    }

    /// Official matches one after the other, sealed ones too and those that were struck, for the check of every score: so many after the
    /// one named, in the order they ended.
    ///
    /// # Errors
    /// [`is_missing`](Error::is_missing) where the one named is unknown.
    pub async fn audit(&self, after: Option<MatchId>, limit: u32) -> Result<Vec<Record>, Error> {
        self.read(move |connection| {
            let connection = connection.unchecked_transaction()?;
            let after = after.map_or(Ok(0), |id| match_key(&connection, id))?;
            let mut find = connection
                .prepare_cached(
                    "SELECT key FROM match WHERE (official OR struck IS NOT NULL) AND key > ?1 ORDER BY key LIMIT ?2",
            )?;
            let keys = find.query_map(params![after, limit.min(MAX_LIST)], |row| row.get(0))?;
            keys.map(|key| record(&connection, key?)).collect()
        })
        .await
    }

    /// How many official matches there are, with those that were struck.
    ///
    /// # Errors
    /// Of the world alone.
    pub async fn count_official(&self) -> Result<u64, Error> {
        self.read(|connection| {
            let mut count = connection.prepare_cached(
                "SELECT (SELECT count(*) FROM match WHERE official) + (SELECT count(*) FROM match WHERE struck IS NOT NULL)",
            )?;
            Ok(count.query_row([], |row| row.get::<_, u32>(0))?.into())
        })
        .await
    }

    /// Takes an official match off every board: its score is not what its journal gives. Answers whether it was one.
    ///
    /// # Errors
    /// Of the world alone.
    pub async fn strike(&self, id: MatchId, now: i64) -> Result<bool, Error> {
        self.change(move |connection| {
            let struck = connection
                .prepare_cached(
                    "UPDATE match SET official = 0, struck = ?2 WHERE id = ?1 AND official RETURNING key",
                )?
                .query_row(params![id, now], |row| row.get(0))
                .optional()?;
            counts(connection, struck, false)
        })
        .await
    }

    /// Puts a match back that was struck: its score is what its journal gives after all. Answers whether it was one.
    ///
    /// # Errors
    /// Of the world alone.
    pub async fn put_back(&self, id: MatchId) -> Result<bool, Error> {
        self.change(move |connection| {
            let put_back = connection
                .prepare_cached(
                    "UPDATE match SET official = 1, struck = NULL WHERE id = ?1 AND struck IS NOT NULL RETURNING key",
                )?
                .query_row(params![id], |row| row.get(0))
                .optional()?;
            counts(connection, put_back, true)
        })
        .await
    }

    /// How many matches were struck since then and are not put back.
    ///
    /// # Errors
    /// Of the world alone.
    pub async fn struck_since(&self, then: i64) -> Result<u32, Error> {
        self.read(move |connection| {
            let mut count = connection.prepare_cached("SELECT count(*) FROM match WHERE struck > ?1")?;
            Ok(count.query_row([then], |row| row.get(0))?)
        })
        .await
    }

    /// A match that somebody has played elsewhere: it counts in their own figures, and for a streak where it is of a day they
    /// have not played.
    ///
    /// # Errors
    /// [`is_missing`](Error::is_missing) where there is no such person; [`is_taken`](Error::is_taken) where the match is known;
    /// [`is_too_many`](Error::is_too_many) where they have reported as much as one may, [`is_full`](Error::is_full) where all
    /// together have.
    pub async fn report(&self, person: PersonId, finished: Finished, now: i64) -> Result<(), Error> {
        let Filed { mut finished, archive } = aside(move || finished.file()).await??;
        finished.results.retain(|result| result.person == Some(person));
        self.change(move |connection| {
            let key = known(connection, person)?;
            check_space(connection, key, &archive)?;
            finished.write(connection, &archive, None, now)
        })
        .await
    }

    /// What somebody has played, the latest first: so many before the one named.
    ///
    /// # Errors
    /// [`is_missing`](Error::is_missing) where the one named is unknown.
    pub async fn history(
        &self,
        person: PersonId,
        before: Option<MatchId>,
        limit: u32,
    ) -> Result<Vec<Played>, Error> {
        self.read(move |connection| {
            let Some(key) = key(connection, person)? else { return Ok(Vec::new()) };
            let before = before.map_or(Ok(i64::MAX), |id| match_key(connection, id))?;
            let mut find = connection.prepare_cached(
                "SELECT match.id, game, entry, preset, official, reported, sealed, day, race, ended,
                     (SELECT count(*) FROM seat AS each WHERE each.match = match.key),
                     seat.seat, person.id, place, score, won, attempts, millis, hints
                 FROM seat JOIN match ON match.key = seat.match JOIN person ON person.key = seat.person
                 WHERE seat.person = ?1 AND seat.match < ?2 ORDER BY seat.match DESC LIMIT ?3",
            )?;
            let played = find.query_map(params![key, before, limit.min(MAX_LIST)], |row| {
                Ok(Played {
                    id: row.get(0)?,
                    game: row.get(1)?,
                    entry: row.get(2)?,
                    preset: row.get(3)?,
                    official: row.get(4)?,
                    reported: row.get(5)?,
                    sealed: row.get(6)?,
                    day: row.get(7)?,
                    race: row.get(8)?,
                    ended: row.get(9)?,
                    seats: row.get(10)?,
                    result: seat_result(row, 11)?,
                })
            })?;
            Ok(played.collect::<Result<_, _>>()?)
        })
        .await
    }

    /// Somebody's attempt at a day's puzzle.
    ///
    /// # Errors
    /// Of the world alone.
    pub async fn attempt(&self, person: PersonId, game: &str, day: u32) -> Result<Option<Attempt>, Error> {
        let game = game.to_owned();
        self.read(move |connection| {
            let Some(key) = key(connection, person)? else { return Ok(None) };
            let mut find = connection.prepare_cached(
                "SELECT room, attempt.official, started, match.id FROM attempt LEFT JOIN match ON match.key = attempt.match
                 WHERE person = ?1 AND attempt.game = ?2 AND attempt.day = ?3",
            )?;
            let attempt = |row: &Row<'_>| {
                Ok(Attempt {
                    room: row.get(0)?,
                    official: row.get(1)?,
                    started: row.get(2)?,
                    finished: row.get(3)?,
                })
            };
            Ok(find.query_row(params![key, game, day], attempt).optional()?)
        })
        .await
    }
}

/// Whether there is space for one more match that somebody reports.
fn check_space(connection: &Connection, person: i64, archive: &Packed) -> Result<(), Error> {
    let length = i64::try_from(archive.bytes.len()).unwrap_or(i64::MAX);
    let mut own = connection.prepare_cached(
        "SELECT count(*), coalesce(sum(length(archive)), 0) FROM seat JOIN match ON match.key = seat.match
         WHERE seat.person = ?1 AND reported",
    )?;
    let (matches, bytes): (u32, i64) = own.query_row([person], |row| Ok((row.get(0)?, row.get(1)?)))?;
    if matches >= MAX_REPORTED || bytes.saturating_add(length) > MAX_REPORTED_BYTES {
        return Err(Kind::TooMany("matches that one person reports").into());
    }
    let mut all = connection.prepare_cached("SELECT bytes FROM reported")?;
    let all: i64 = all.query_row([], |row| row.get(0))?;
    if all.saturating_add(length) > MAX_REPORTED_IN_ALL {
        return Err(Kind::Full("what is reported").into());
    }
    Ok(())
}

/// Somebody begins their one official attempt at a day's puzzle, in this room.
pub(crate) fn begin_daily(
    connection: &Connection,
    person: i64,
    game: &str,
    day: u32,
    room: RoomId,
    now: i64,
) -> Result<(), Error> {
    let begun = connection
        .prepare_cached(
            "INSERT INTO attempt (person, game, day, official, room, started) VALUES (?1, ?2, ?3, 1, ?4, ?5)
             ON CONFLICT DO NOTHING",
        )?
        .execute(params![person, game, day, room, now])?;
    if begun == 0 { Err(Kind::Spent.into()) } else { Ok(()) }
}

/// Whether the attempt at a day that a match was counts from now on. Answers whether there is such a match.
fn counts(connection: &Connection, key: Option<i64>, official: bool) -> Result<bool, Error> {
    let Some(key) = key else { return Ok(false) };
    connection
        .prepare_cached("UPDATE attempt SET official = ?2 WHERE match = ?1")?
        .execute(params![key, official])?;
    Ok(true)
}

/// An attempt in whose room nothing ever happened was none: a day's puzzle can be begun again.
pub(crate) fn forgo_daily(connection: &Connection, slot: &Slot) -> Result<(), Error> {
    connection
        .prepare_cached(
            "DELETE FROM attempt WHERE match IS NULL AND room = (SELECT id FROM room WHERE key = ?1)
                 AND person = (SELECT coalesce(heir, person.key) FROM person JOIN room ON person.id = opener WHERE room.key = ?1)",
        )?
        .execute([slot.room])?;
    Ok(())
}

fn match_key(connection: &Connection, id: MatchId) -> Result<i64, Error> {
    let mut find = connection.prepare_cached("SELECT key FROM match WHERE id = ?1")?;
    let key = find.query_row(params![id], |row| row.get(0)).optional()?;
    key.ok_or_else(|| Kind::Missing.into())
}
