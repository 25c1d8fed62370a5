//! Leaderboards: official matches of one kind in one period, the best of each person. Ties go to fewer attempts, then to less
//! time, then to who finished first. A race's matches stand on its own board alone: everybody in it has the same secret, and one
//! who has seen it may tell another.

use rusqlite::{Connection, Row, params};

use crate::error::Error;
use crate::limits::{MAX_ENTRIES, MAX_LIST};
use crate::{MatchId, PersonId, RaceId, Store};

/// Which matches are compared.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    /// The rules.
    pub game: String,
    /// The preset.
    pub preset: String,
    /// From this moment on.
    pub from: i64,
    /// Up to before this one.
    pub until: i64,
    /// Only the attempts at this day's puzzle.
    pub day: Option<u32>,
}

/// Somebody's place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// From 1.
    pub place: u32,
    /// Who; none where they wanted to be forgotten.
    pub person: Option<PersonId>,
    /// The name shown, where there is one.
    pub name: Option<String>,
    /// Points.
    pub score: i64,
    /// Whether it was won.
    pub won: bool,
    /// Guesses used.
    pub attempts: Option<u32>,
    /// Time used.
    pub millis: Option<u64>,
    /// When it ended.
    pub ended: i64,
    /// Which match.
    pub id: MatchId,
}

fn standing(row: &Row<'_>, place: usize) -> rusqlite::Result<Standing> {
    Ok(Standing {
        place: u32::try_from(place).unwrap_or(u32::MAX),
        person: row.get(0)?,
        name: row.get(1)?,
        score: row.get(2)?,
        won: row.get(3)?,
        attempts: row.get(4)?,
        millis: row.get::<_, Option<i64>>(5)?.map(i64::unsigned_abs),
        ended: row.get(6)?,
        id: row.get(7)?,
    })
}

fn standings(mut rows: rusqlite::Rows<'_>) -> Result<Vec<Standing>, Error> {
    let mut found = Vec::new();
    while let Some(row) = rows.next()? {
        found.push(standing(row, found.len() + 1)?);
    }
    Ok(found)
}

fn board(connection: &Connection, board: &Board, now: i64, limit: u32) -> Result<Vec<Standing>, Error> {
    // Each seat of somebody who is gone stands for itself; whoever is banned stands nowhere.
    let mut find = connection.prepare_cached(
        "SELECT id, name, score, won, attempts, millis, ended, match FROM (
             SELECT person.id AS id, coalesce(account.name, person.name) AS name, score, won, attempts, millis, ended,
                 match.id AS match, match.key AS key, row_number() OVER (
                     PARTITION BY coalesce(seat.person, -256 * match.key - seat.seat)
                     ORDER BY score DESC, won DESC, attempts NULLS LAST, millis NULLS LAST, ended, match.key) AS nth
             FROM match JOIN seat ON seat.match = match.key
                 LEFT JOIN person ON person.key = seat.person LEFT JOIN account ON account.person = seat.person
             WHERE game = ?1 AND preset = ?2 AND ended >= ?3 AND ended < ?4 AND official AND NOT sealed
                 AND race IS NULL AND hints = 0 AND (seat.person IS NOT NULL OR gone)
                 AND NOT EXISTS (SELECT 1 FROM ban WHERE ban.person = seat.person AND (until IS NULL OR until > ?7))
                 AND (?5 IS NULL OR match.day = ?5)
                 AND (match.day IS NULL OR gone OR EXISTS (
                     SELECT 1 FROM attempt WHERE attempt.match = match.key AND attempt.person = seat.person
                         AND attempt.official)))
         WHERE nth = 1
         ORDER BY score DESC, won DESC, attempts NULLS LAST, millis NULLS LAST, ended, key LIMIT ?6",
    )?;
    let limit = limit.min(MAX_LIST);
    let found =
        find.query(params![board.game, board.preset, board.from, board.until, board.day, limit, now])?;
    standings(found)
}

fn race_board(connection: &Connection, race: RaceId) -> Result<Vec<Standing>, Error> {
    let mut find = connection.prepare_cached(
        "SELECT person.id, coalesce(account.name, person.name), score, won, attempts, millis, ended, match.id
         FROM race_entry JOIN race ON race.key = race_entry.race JOIN match ON match.key = race_entry.match
             JOIN seat ON seat.match = match.key AND seat.seat = race_entry.seat
             LEFT JOIN person ON person.key = race_entry.person
             LEFT JOIN account ON account.person = race_entry.person
         WHERE race.id = ?1 AND official
         ORDER BY score DESC, won DESC, attempts NULLS LAST, millis NULLS LAST, ended, match.key LIMIT ?2",
    )?;
    let found = find.query(params![race, MAX_ENTRIES])?;
    standings(found)
}

impl Store {
    /// The best of a game and preset in a period, without those banned now. What is sealed is not on it, nor what was played in a
    /// race, nor a daily that was not somebody's one attempt.
    ///
    /// # Errors
    /// Of the world alone.
    pub async fn board(&self, which: Board, limit: u32, now: i64) -> Result<Vec<Standing>, Error> {
        self.read(move |connection| board(connection, &which, now, limit)).await
    }

    /// The entries of a race that have ended. While the race is sealed a score here tells nothing of its secret, but who may
    /// see it is the asker's to decide.
    ///
    /// # Errors
    /// Of the world alone.
    pub async fn race_board(&self, race: RaceId) -> Result<Vec<Standing>, Error> {
        self.read(move |connection| race_board(connection, race)).await
    }
}
