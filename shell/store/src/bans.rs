//! Who the operator keeps out: a person, or for a while a network address.

use rusqlite::{OptionalExtension, params};

use crate::error::{Error, Kind};
use crate::limits::{MAX_ADDRESS, MAX_LIST, MAX_REASON, TRACE_KEPT};
use crate::people::known;
use crate::{PersonId, Store};

/// Who is kept out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Whom {
    /// Somebody, wherever they come from.
    Person(PersonId),
    /// Everybody who comes from there.
    Address(String),
}

/// Somebody is kept out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ban {
    /// Who.
    pub whom: Whom,
    /// Why, in the operator's words.
    pub reason: String,
    /// Since when.
    pub since: i64,
    /// Until when; for good where nothing is said. An address is let in again after thirty days: it is kept no longer, and by
    /// then it is somebody else's.
    pub until: Option<i64>,
}

impl Store {
    /// Keeps somebody out from now on; it replaces what was said of them before.
    ///
    /// # Errors
    /// [`is_missing`](Error::is_missing) where there is no such person.
    pub async fn ban(&self, whom: Whom, reason: String, until: Option<i64>, now: i64) -> Result<(), Error> {
        if reason.len() > MAX_REASON || matches!(&whom, Whom::Address(address) if address.len() > MAX_ADDRESS)
        {
            return Err(Kind::TooLarge("a ban").into());
        }
        self.change(move |connection| {
            let (person, address, until) = match &whom {
                Whom::Person(person) => (Some(known(connection, *person)?), None, until),
                Whom::Address(address) => {
                    let latest = now.saturating_add(TRACE_KEPT);
                    (None, Some(address), Some(until.map_or(latest, |until| until.min(latest))))
                }
            };
            connection
                .prepare_cached(
                    "INSERT OR REPLACE INTO ban (person, address, reason, since, until) VALUES (?1, ?2, ?3, ?4, ?5)",
                )?
                .execute(params![person, address, reason, now, until])?;
            Ok(())
        })
        .await
    }

    /// Lets somebody in again.
    ///
    /// # Errors
    /// [`is_missing`](Error::is_missing) where they were not kept out.
    pub async fn unban(&self, whom: Whom) -> Result<(), Error> {
        self.change(move |connection| {
            let (person, address) = match &whom {
                Whom::Person(person) => (Some(known(connection, *person)?), None),
                Whom::Address(address) => (None, Some(address)),
            };
            let ended = connection
                .prepare_cached("DELETE FROM ban WHERE person = ?1 OR address = ?2")?
                .execute(params![person, address])?;
            if ended == 0 { Err(Kind::Missing.into()) } else { Ok(()) }
        })
        .await
    }

    /// Why somebody from there is kept out at this time, where they are.
    ///
    /// # Errors
    /// Of the world alone.
    pub async fn banned(&self, whom: Whom, now: i64) -> Result<Option<Ban>, Error> {
        self.read(move |connection| {
            let (person, address) = match &whom {
                Whom::Person(person) => (crate::people::key(connection, *person)?, None),
                Whom::Address(address) => (None, Some(address)),
            };
            let mut find = connection.prepare_cached(
                "SELECT reason, since, until FROM ban
                 WHERE (person = ?1 OR address = ?2) AND (until IS NULL OR until > ?3)",
            )?;
            let found = find.query_row(params![person, address, now], |row| {
                Ok(Ban { whom: whom.clone(), reason: row.get(0)?, since: row.get(1)?, until: row.get(2)? })
            });
            Ok(found.optional()?)
        })
        .await
    }

    /// All network addresses that are kept out, and until when: a busy house asks itself this for each request, from memory.
    ///
    /// # Errors
    /// Of the world alone.
    pub async fn banned_addresses(&self, now: i64) -> Result<Vec<(String, i64)>, Error> {
        self.read(move |connection| {
            let mut find = connection.prepare_cached(
                "SELECT address, until FROM ban WHERE address IS NOT NULL AND until > ?1 ORDER BY address",
            )?;
            let addresses = find.query_map([now], |row| Ok((row.get(0)?, row.get(1)?)))?;
            Ok(addresses.collect::<Result<_, _>>()?)
        })
        .await
    }

    /// Everybody who is kept out, the latest first.
    ///
    /// # Errors
    /// Of the world alone.
    pub async fn bans(&self, now: i64) -> Result<Vec<Ban>, Error> {
        self.read(move |connection| {
            let mut find = connection.prepare_cached(
                "SELECT person.id, address, reason, since, until FROM ban LEFT JOIN person ON person.key = ban.person
                 WHERE until IS NULL OR until > ?1 ORDER BY since DESC, ban.key DESC LIMIT ?2",
            )?;
            let bans = find.query_map(params![now, MAX_LIST], |row| {
                let whom = match row.get(0)? {
                    Some(person) => Whom::Person(person),
                    None => Whom::Address(row.get(1)?),
                };
                Ok(Ban { whom, reason: row.get(2)?, since: row.get(3)?, until: row.get(4)? })
            })?;
            Ok(bans.collect::<Result<_, _>>()?)
        })
        .await
    }
}
