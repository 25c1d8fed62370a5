//! People: guests, accounts, how one becomes the other, and what is kept of who leaves. Passwords are opaque texts here.

use rusqlite::{Connection, OptionalExtension, Row, params};

use crate::error::{Error, Kind};
use crate::limits::{MAX_HASH, MAX_NAME};
use crate::packs::prune;
use crate::sessions::{NewSession, revoke};
use crate::{PersonId, RoomId, SessionId, Store};

/// A person as others may know them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Who; of a guest who became an account, the account.
    pub id: PersonId,
    /// The name shown, where there is one.
    pub name: Option<String>,
    /// Whether there is a password to come back with.
    pub account: bool,
    /// Since when.
    pub created: i64,
    /// When last seen.
    pub seen: i64,
}

/// A name and a password for a guest.
#[derive(Clone, PartialEq, Eq)]
pub struct Claim {
    /// The name as it is shown.
    pub name: String,
    /// The name in the form in which two that look alike are equal.
    pub folded: String,
    /// The password's hash with its parameters.
    pub password: String,
}

impl std::fmt::Debug for Claim {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Claim").field("name", &self.name).finish_non_exhaustive()
    }
}

/// What ends when a guest turns out to have an account.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Merged {
    /// The guest's sessions.
    pub over: Vec<SessionId>,
    /// Rooms of second attempts and entries: what is played there counts as neither, and they may be closed.
    pub dropped: Vec<RoomId>,
}

/// What a log-in is checked against.
#[derive(Clone, PartialEq, Eq)]
pub struct Account {
    /// Whose.
    pub person: PersonId,
    /// The name as it is shown.
    pub name: String,
    /// The password's hash with its parameters.
    pub password: String,
}

impl std::fmt::Debug for Account {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Account")
            .field("person", &self.person)
            .field("name", &self.name)
            .finish_non_exhaustive()
    }
}

/// The database's number of a person, or of the account they became.
pub(crate) fn key(connection: &Connection, person: PersonId) -> Result<Option<i64>, Error> {
    let mut find = connection.prepare_cached("SELECT coalesce(heir, key) FROM person WHERE id = ?1")?;
    Ok(find.query_row(params![person], |row| row.get(0)).optional()?)
}

/// The same, of somebody who must be there.
pub(crate) fn known(connection: &Connection, person: PersonId) -> Result<i64, Error> {
    key(connection, person)?.ok_or_else(|| Kind::Missing.into())
}

/// Who somebody is now: themselves, or the account they became; nobody where they are gone.
pub(crate) fn heir(connection: &Connection, person: PersonId) -> Result<Option<PersonId>, Error> {
    let Some(key) = key(connection, person)? else { return Ok(None) };
    let mut find = connection.prepare_cached("SELECT id FROM person WHERE key = ?1")?;
    Ok(find.query_row([key], |row| row.get(0)).optional()?)
}

pub(crate) fn has_account(connection: &Connection, person: i64) -> Result<bool, Error> {
    Ok(connection.prepare_cached("SELECT 1 FROM account WHERE person = ?1")?.exists([person])?)
}

fn is_claimed(connection: &Connection, folded: &str) -> Result<bool, Error> {
    Ok(connection.prepare_cached("SELECT 1 FROM account WHERE folded = ?1")?.exists([folded])?)
}

fn account(row: &Row<'_>) -> rusqlite::Result<Account> {
    Ok(Account { person: row.get(0)?, name: row.get(1)?, password: row.get(2)? })
}

fn check_name(name: &str) -> Result<(), Error> {
    if name.len() > MAX_NAME { Err(Kind::TooLarge("a name").into()) } else { Ok(()) }
}

impl Claim {
    fn check(&self) -> Result<(), Error> {
        check_name(&self.name)?;
        check_name(&self.folded)?;
        check_password(&self.password)
    }
}

fn check_password(password: &str) -> Result<(), Error> {
    if password.len() > MAX_HASH { Err(Kind::TooLarge("a password's hash").into()) } else { Ok(()) }
}

/// What one has of an attempt or entry twice, as guest and as account, counts once: the one begun first. Answers the rooms of the
/// others: whatever is played there is nobody's attempt or entry any more.
fn keep_first(connection: &Connection, guest: i64, account: i64) -> Result<Vec<RoomId>, Error> {
    let mut rooms = Vec::new();
    for statement in [
        "DELETE FROM attempt WHERE person = ?1 AND EXISTS (SELECT 1 FROM attempt AS other
             WHERE other.person = ?2 AND other.game = attempt.game AND other.day = attempt.day
             AND other.started <= attempt.started) RETURNING room",
        "DELETE FROM attempt WHERE person = ?2 AND EXISTS (SELECT 1 FROM attempt AS other
             WHERE other.person = ?1 AND other.game = attempt.game AND other.day = attempt.day) RETURNING room",
        "DELETE FROM race_entry WHERE person = ?1 AND EXISTS (SELECT 1 FROM race_entry AS other
             WHERE other.person = ?2 AND other.race = race_entry.race AND other.started <= race_entry.started)
             RETURNING room",
        "DELETE FROM race_entry WHERE person = ?2 AND EXISTS (SELECT 1 FROM race_entry AS other
             WHERE other.person = ?1 AND other.race = race_entry.race) RETURNING room",
    ] {
        let mut dropped = connection.prepare_cached(statement)?;
        let dropped = dropped.query_map([guest, account], |row| row.get(0))?;
        rooms.extend(dropped.collect::<Result<Vec<Option<RoomId>>, _>>()?.into_iter().flatten());
    }
    Ok(rooms)
}

fn merge(connection: &Connection, guest: i64, account: i64) -> Result<Vec<RoomId>, Error> {
    let dropped = keep_first(connection, guest, account)?;
    for statement in [
        "UPDATE attempt SET person = ?2 WHERE person = ?1",
        "UPDATE race_entry SET person = ?2 WHERE person = ?1",
        "UPDATE race SET host = ?2 WHERE host = ?1",
        "UPDATE seat SET person = ?2 WHERE person = ?1",
        // A ban is not shaken off by logging in.
        "UPDATE OR IGNORE ban SET person = ?2 WHERE person = ?1",
        "UPDATE OR IGNORE pack_listing SET person = ?2 WHERE person = ?1",
        "UPDATE pack SET bringer = ?2, guest = 0 WHERE bringer = ?1",
        "UPDATE person SET heir = ?2 WHERE heir = ?1 OR key = ?1",
    ] {
        connection.prepare_cached(statement)?.execute([guest, account])?;
    }
    connection.prepare_cached("DELETE FROM ban WHERE person = ?1")?.execute([guest])?;
    connection.prepare_cached("DELETE FROM pack_listing WHERE person = ?1")?.execute([guest])?;
    Ok(dropped)
}

/// Everything of a person but their sessions goes.
pub(crate) fn delete(connection: &Connection, person: i64) -> Result<(), Error> {
    connection.prepare_cached("DELETE FROM attempt WHERE person = ?1")?.execute([person])?;
    // What one reported oneself nobody else needs; elsewhere the seat stays, without its owner.
    let mut reported = connection.prepare_cached(
        "SELECT key FROM match JOIN seat ON seat.match = match.key WHERE seat.person = ?1 AND reported",
    )?;
    let reported = reported.query_map([person], |row| row.get(0))?.collect::<Result<Vec<i64>, _>>()?;
    for key in reported {
        connection.prepare_cached("DELETE FROM seat WHERE match = ?1")?.execute([key])?;
        connection.prepare_cached("DELETE FROM match WHERE key = ?1")?.execute([key])?;
    }
    for statement in [
        "UPDATE race_entry SET person = NULL WHERE person = ?1",
        "UPDATE race SET host = NULL WHERE host = ?1",
        "UPDATE seat SET person = NULL, gone = 1 WHERE person = ?1",
        "DELETE FROM ban WHERE person = ?1",
        "DELETE FROM account WHERE person = ?1",
    ] {
        connection.prepare_cached(statement)?.execute([person])?;
    }
    let mut listed =
        connection.prepare_cached("DELETE FROM pack_listing WHERE person = ?1 RETURNING pack")?;
    let listed = listed.query_map([person], |row| row.get(0))?.collect::<Result<Vec<i64>, _>>()?;
    prune(connection, &listed)?;
    connection.prepare_cached("UPDATE pack SET bringer = NULL WHERE bringer = ?1")?.execute([person])?;
    for statement in ["DELETE FROM person WHERE heir = ?1", "DELETE FROM person WHERE key = ?1"] {
        connection.prepare_cached(statement)?.execute([person])?;
    }
    Ok(())
}

impl Store {
    /// Creates a guest with their first session.
    ///
    /// # Errors
    /// [`is_taken`](Error::is_taken) where the id or the token is known.
    pub async fn create_guest(&self, id: PersonId, session: NewSession, now: i64) -> Result<(), Error> {
        self.change(move |connection| {
            if connection.prepare_cached("SELECT 1 FROM person WHERE id = ?1")?.exists(params![id])? {
                return Err(Kind::Taken.into());
            }
            connection
                .prepare_cached("INSERT INTO person (id, created, seen) VALUES (?1, ?2, ?2)")?
                .execute(params![id, now])?;
            session.open(connection, connection.last_insert_rowid(), now)?;
            Ok(())
        })
        .await
    }

    /// Who this is.
    ///
    /// # Errors
    /// Of the world alone.
    pub async fn person(&self, id: PersonId) -> Result<Option<Person>, Error> {
        self.read(move |connection| {
            let Some(key) = key(connection, id)? else { return Ok(None) };
            let mut find = connection.prepare_cached(
                "SELECT id, coalesce(account.name, person.name), account.person IS NOT NULL, person.created, seen
                 FROM person LEFT JOIN account ON account.person = person.key WHERE person.key = ?1",
            )?;
            let person = |row: &Row<'_>| {
                Ok(Person {
                    id: row.get(0)?,
                    name: row.get(1)?,
                    account: row.get(2)?,
                    created: row.get(3)?,
                    seen: row.get(4)?,
                })
            };
            Ok(find.query_row([key], person).optional()?)
        })
        .await
    }

    /// Changes the name a guest is shown with, given as it is shown and folded; an account keeps its own.
    ///
    /// # Errors
    /// [`is_missing`](Error::is_missing); [`is_taken`](Error::is_taken) where it is the name of an account.
    pub async fn rename(&self, person: PersonId, name: String, folded: String) -> Result<(), Error> {
        check_name(&name)?;
        check_name(&folded)?;
        self.change(move |connection| {
            let key = known(connection, person)?;
            if is_claimed(connection, &folded)? {
                return Err(Kind::Taken.into());
            }
            connection
                .prepare_cached("UPDATE person SET name = ?2, folded = ?3 WHERE key = ?1")?
                .execute(params![key, name, folded])?;
            Ok(())
        })
        .await
    }

    /// Gives a guest a name and a password. Every session they had is over; the new one goes on. Guests who are shown with that
    /// name have none from now on. Answers the old sessions.
    ///
    /// # Errors
    /// [`is_taken`](Error::is_taken) where the name is, or where there is an account already;
    /// [`is_missing`](Error::is_missing).
    pub async fn claim(
        &self,
        person: PersonId,
        claim: Claim,
        session: NewSession,
        now: i64,
    ) -> Result<Vec<SessionId>, Error> {
        claim.check()?;
        self.change(move |connection| {
            let key = known(connection, person)?;
            if is_claimed(connection, &claim.folded)? || has_account(connection, key)? {
                return Err(Kind::Taken.into());
            }
            connection
                .prepare_cached(
                    "INSERT INTO account (person, name, folded, password, created) VALUES (?1, ?2, ?3, ?4, ?5)",
                )?
                .execute(params![key, claim.name, claim.folded, claim.password, now])?;
            connection.prepare_cached("UPDATE pack SET guest = 0 WHERE bringer = ?1")?.execute([key])?;
            // From now on nobody else is shown with it.
            connection
                .prepare_cached("UPDATE person SET name = NULL, folded = NULL WHERE folded = ?1")?
                .execute([&claim.folded])?;
            let over = revoke(connection, key, None)?;
            session.open(connection, key, now)?;
            Ok(over)
        })
        .await
    }

    /// The account with this name in its folded form.
    ///
    /// # Errors
    /// Of the world alone.
    pub async fn account(&self, folded: &str) -> Result<Option<Account>, Error> {
        let folded = folded.to_owned();
        self.read(move |connection| {
            let mut find = connection.prepare_cached(
                "SELECT id, account.name, password FROM account JOIN person ON person.key = account.person
                 WHERE account.folded = ?1",
            )?;
            Ok(find.query_row([folded], account).optional()?)
        })
        .await
    }

    /// Somebody's account, where they have one.
    ///
    /// # Errors
    /// Of the world alone.
    pub async fn account_of(&self, person: PersonId) -> Result<Option<Account>, Error> {
        self.read(move |connection| {
            let mut find = connection.prepare_cached(
                "SELECT id, account.name, password FROM account JOIN person ON person.key = account.person
                 WHERE account.person = ?1",
            )?;
            let Some(key) = key(connection, person)? else { return Ok(None) };
            Ok(find.query_row([key], account).optional()?)
        })
        .await
    }

    /// Changes a password from one to another, both as they are kept. Every session is over, the new one goes on. Answers the old ones.
    ///
    /// # Errors
    /// [`is_missing`](Error::is_missing) where there is no account whose password it still is.
    pub async fn set_password(
        &self,
        person: PersonId,
        from: String,
        password: String,
        session: NewSession,
        now: i64,
    ) -> Result<Vec<SessionId>, Error> {
        check_password(&password)?;
        self.change(move |connection| {
            let key = known(connection, person)?;
            let changed = connection
                .prepare_cached("UPDATE account SET password = ?3 WHERE person = ?1 AND password = ?2")?
                .execute(params![key, from, password])?;
            if changed == 0 {
                return Err(Kind::Missing.into());
            }
            let over = revoke(connection, key, None)?;
            session.open(connection, key, now)?;
            Ok(over)
        })
        .await
    }

    /// A guest turns out to have an account: what they played, and what they are still playing, is the account's. Of two
    /// attempts at the same daily or race the first counts. The guest's sessions are over.
    ///
    /// # Errors
    /// [`is_missing`](Error::is_missing); [`is_taken`](Error::is_taken) where the guest has an account of their own.
    pub async fn merge(&self, guest: PersonId, account: PersonId) -> Result<Merged, Error> {
        self.change(move |connection| {
            let (from, into) = (known(connection, guest)?, known(connection, account)?);
            if from == into {
                return Ok(Merged::default());
            }
            if !has_account(connection, into)? {
                return Err(Kind::Missing.into());
            }
            if has_account(connection, from)? {
                return Err(Kind::Taken.into());
            }
            let dropped = merge(connection, from, into)?;
            Ok(Merged { over: revoke(connection, from, None)?, dropped })
        })
        .await
    }

    /// The guests who became this account.
    ///
    /// # Errors
    /// Of the world alone.
    pub async fn guests_of(&self, account: PersonId) -> Result<Vec<PersonId>, Error> {
        self.read(move |connection| {
            let Some(key) = key(connection, account)? else { return Ok(Vec::new()) };
            let mut find = connection.prepare_cached("SELECT id FROM person WHERE heir = ?1")?;
            let found = find.query_map([key], |row| row.get(0))?;
            Ok(found.collect::<Result<_, _>>()?)
        })
        .await
    }

    /// Forgets a person: sessions, name, password, what they reported themselves. Their seats stay, without an owner. Answers
    /// the sessions that are over.
    ///
    /// # Errors
    /// [`is_missing`](Error::is_missing).
    pub async fn delete_person(&self, person: PersonId) -> Result<Vec<SessionId>, Error> {
        self.change(move |connection| {
            let key = known(connection, person)?;
            let over = revoke(connection, key, None)?;
            delete(connection, key)?;
            Ok(over)
        })
        .await
    }
}
