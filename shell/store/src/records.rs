//! What is left of a match that ended: its archive as bytes, and a result for each seat.

use rusqlite::{Connection, OptionalExtension, params};

use crate::error::{Error, Kind};
use crate::limits::{MAX_ARCHIVE, MAX_LABEL, MAX_SEATS};
use crate::{MatchId, PersonId, RaceId};

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
    /// Whether its secrets must not be shown yet; nobody is given the archive before it is unsealed.
    pub sealed: bool,
    /// Whether the secret, the clock and the score were the server's: only that counts on boards.
    pub official: bool,
    /// The UTC day whose daily puzzle it was.
    pub day: Option<u32>,
    /// The race it was an entry of.
    pub race: Option<RaceId>,
    /// One for each seat.
    pub results: Vec<SeatResult>,
}

/// How a match ended for one seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatResult {
    /// Which seat.
    pub seat: u8,
    /// Who sat there; none for bots.
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

impl Finished {
    pub(crate) fn check(&self) -> Result<(), Error> {
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

    /// Writes it down; a person who is gone leaves an empty seat, one who has become an account leaves it to the account.
    pub(crate) fn write(&self, connection: &Connection, now: i64) -> Result<(), Error> {
        let mut known = connection.prepare_cached("SELECT 1 FROM match WHERE id = ?1")?;
        if known.exists(params![self.id])? {
            return Err(Kind::Taken.into());
        }
        connection
            .prepare_cached(
                "INSERT INTO match (id, game, entry, preset, official, sealed, day, race, ended, form, archive)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, 0, ?10)",
            )?
            .execute(params![
                self.id,
                self.game,
                self.entry,
                self.preset,
                self.official,
                self.sealed,
                self.day,
                self.race,
                now,
                self.archive
            ])?;
        let key = connection.last_insert_rowid();
        let mut insert = connection.prepare_cached(
            "INSERT INTO seat (match, seat, person, place, score, won, attempts, millis, hints)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
        )?;
        for result in &self.results {
            insert.execute(params![
                key,
                result.seat,
                result.person.map(|person| person_key(connection, person)).transpose()?.flatten(),
                result.place,
                result.score,
                result.won,
                result.attempts,
                result.millis.map(|millis| i64::try_from(millis).unwrap_or(i64::MAX)),
                result.hints,
            ])?;
        }
        Ok(())
    }
}

/// The database's number of a person, or of the account they became.
pub(crate) fn person_key(connection: &Connection, person: PersonId) -> Result<Option<i64>, Error> {
    let mut find = connection.prepare_cached("SELECT coalesce(heir, key) FROM person WHERE id = ?1")?;
    Ok(find.query_row(params![person], |row| row.get(0)).optional()?)
}
