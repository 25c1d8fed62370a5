//! Sessions: who holds a token is who. A token itself is never here, only its hash; where somebody came from goes after
//! thirty days.

use rusqlite::{Connection, OptionalExtension, Row, params};

use crate::error::{Error, Kind};
use crate::limits::{MAX_ADDRESS, MAX_AGENT, MAX_SESSIONS, SEEN_EVERY};
use crate::people::known;
use crate::{PersonId, SessionId, Store};

/// The SHA-256 of a token that somebody's browser keeps.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct TokenHash([u8; 32]);

impl TokenHash {
    /// The hash with these bytes.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The session it opens, as lists call it: half of the hash, from which neither the rest nor the token follows.
    pub fn session(&self) -> SessionId {
        let mut id = [0; 16];
        id.copy_from_slice(&self.0[..16]);
        SessionId::new(id)
    }
}

impl std::fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("TokenHash([hidden])")
    }
}

/// Where somebody comes from; kept for thirty days, for the list of one's own sessions and against abuse.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trace {
    /// The network address.
    pub address: Option<String>,
    /// What the browser calls itself.
    pub agent: Option<String>,
}

/// A session that is to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewSession {
    /// The hash of its token, new.
    pub token: TokenHash,
    /// When it ends by itself.
    pub expires: i64,
    /// Where it was opened.
    pub trace: Trace,
}

/// A session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// What lists call it.
    pub id: SessionId,
    /// Whose.
    pub person: PersonId,
    /// Whether they have an account.
    pub account: bool,
    /// Whether the operator has banned them.
    pub banned: bool,
    /// When it was opened.
    pub created: i64,
    /// When it was last used, to a few minutes.
    pub seen: i64,
    /// When it ends by itself.
    pub expires: i64,
    /// Where it was last used.
    pub trace: Trace,
}

/// A text cut to so many bytes, between characters.
fn cut(text: Option<String>, most: usize) -> Option<String> {
    text.map(|mut text| {
        text.truncate(text.floor_char_boundary(most));
        text
    })
}

impl Trace {
    fn bounded(self) -> Self {
        Self { address: cut(self.address, MAX_ADDRESS), agent: cut(self.agent, MAX_AGENT) }
    }

    fn is_some(&self) -> bool {
        self.address.is_some() || self.agent.is_some()
    }
}

impl NewSession {
    /// Answers the sessions that had to make room.
    pub(crate) fn open(
        &self,
        connection: &Connection,
        person: i64,
        now: i64,
    ) -> Result<Vec<SessionId>, Error> {
        let mut known = connection.prepare_cached("SELECT 1 FROM session WHERE token = ?1 OR id = ?2")?;
        if known.exists(params![self.token.0, self.token.session()])? {
            return Err(Kind::Taken.into());
        }
        let trace = self.trace.clone().bounded();
        connection
            .prepare_cached(
                "INSERT INTO session (token, id, person, created, seen, expires, address, agent, traced)
                 VALUES (?1, ?2, ?3, ?4, ?4, ?5, ?6, ?7, ?8)",
            )?
            .execute(params![
                self.token.0,
                self.token.session(),
                person,
                now,
                self.expires,
                trace.address,
                trace.agent,
                trace.is_some().then_some(now),
            ])?;
        let mut make_room = connection.prepare_cached(
            "DELETE FROM session WHERE person = ?1 AND token NOT IN
                 (SELECT token FROM session WHERE person = ?1 ORDER BY seen DESC, created DESC LIMIT ?2)
             RETURNING id",
        )?;
        let over = make_room.query_map(params![person, MAX_SESSIONS], |row| row.get(0))?;
        Ok(over.collect::<Result<_, _>>()?)
    }
}

/// Ends a person's sessions, but for one; answers those that are over.
pub(crate) fn revoke(
    connection: &Connection,
    person: i64,
    but: Option<SessionId>,
) -> Result<Vec<SessionId>, Error> {
    let mut end =
        connection.prepare_cached("DELETE FROM session WHERE person = ?1 AND id IS NOT ?2 RETURNING id")?;
    let over = end.query_map(params![person, but], |row| row.get(0))?;
    Ok(over.collect::<Result<_, _>>()?)
}

fn session(row: &Row<'_>) -> rusqlite::Result<Session> {
    Ok(Session {
        id: row.get(0)?,
        person: row.get(1)?,
        account: row.get(2)?,
        banned: row.get(3)?,
        created: row.get(4)?,
        seen: row.get(5)?,
        expires: row.get(6)?,
        trace: Trace { address: row.get(7)?, agent: row.get(8)? },
    })
}

impl Store {
    /// The session a token opens, where it is neither over nor unknown. Its use is noted now and then.
    ///
    /// # Errors
    /// Of the world alone.
    pub async fn session(&self, token: TokenHash, trace: Trace, now: i64) -> Result<Option<Session>, Error> {
        let found = self
            .read(move |connection| {
                let mut find = connection.prepare_cached(
                    "SELECT session.id, person.id, account.person IS NOT NULL,
                         EXISTS (SELECT 1 FROM ban WHERE ban.person = person.key AND (until IS NULL OR until > ?2)),
                         session.created, session.seen, expires, address, agent
                     FROM session JOIN person ON person.key = session.person
                     LEFT JOIN account ON account.person = person.key
                     WHERE token = ?1 AND expires > ?2",
                )?;
                Ok(find.query_row(params![token.0, now], session).optional()?)
            })
            .await?;
        if found.as_ref().is_some_and(|session| now.saturating_sub(session.seen) >= SEEN_EVERY) {
            let trace = trace.bounded();
            // Nobody waits for it, and a store that cannot write still says who is who.
            drop(self.write(move |desk| desk.atomic(|connection| see(connection, token, &trace, now))));
        }
        Ok(found)
    }

    /// Lets a session end by itself later than it would. Nobody waits for it: where it cannot be written, it is asked for again with
    /// the next use.
    pub fn extend_session(&self, token: TokenHash, expires: i64) {
        let extend = move |connection: &Connection| {
            connection
                .prepare_cached("UPDATE session SET expires = ?2 WHERE token = ?1 AND expires < ?2")?
                .execute(params![token.0, expires])?;
            Ok(())
        };
        drop(self.write(move |desk| desk.atomic(extend)));
    }

    /// Opens another session for who has named the password of an account. That takes a while to be found out: `password` is what was kept
    /// of it then. Answers the sessions that are over because there were too many.
    ///
    /// # Errors
    /// [`is_missing`](Error::is_missing) where there is no account whose password it still is; [`is_taken`](Error::is_taken) where the
    /// token is known.
    pub async fn open_session(
        &self,
        person: PersonId,
        password: String,
        session: NewSession,
        now: i64,
    ) -> Result<Vec<SessionId>, Error> {
        self.change(move |connection| {
            let key = known(connection, person)?;
            let mut still =
                connection.prepare_cached("SELECT 1 FROM account WHERE person = ?1 AND password = ?2")?;
            if !still.exists(params![key, password])? {
                return Err(Kind::Missing.into());
            }
            session.open(connection, key, now)
        })
        .await
    }

    /// A person's sessions, the one used last first.
    ///
    /// # Errors
    /// Of the world alone.
    pub async fn sessions(&self, person: PersonId, now: i64) -> Result<Vec<Session>, Error> {
        self.read(move |connection| {
            let Some(key) = crate::people::key(connection, person)? else { return Ok(Vec::new()) };
            let mut find = connection.prepare_cached(
                "SELECT session.id, person.id, account.person IS NOT NULL,
                     EXISTS (SELECT 1 FROM ban WHERE ban.person = person.key AND (until IS NULL OR until > ?2)),
                     session.created, session.seen, expires, address, agent
                 FROM session JOIN person ON person.key = session.person
                 LEFT JOIN account ON account.person = person.key
                 WHERE person.key = ?1 AND expires > ?2 ORDER BY session.seen DESC, session.created DESC",
            )?;
            let sessions = find.query_map(params![key, now], session)?;
            Ok(sessions.collect::<Result<_, _>>()?)
        })
        .await
    }

    /// Ends one of a person's sessions.
    ///
    /// # Errors
    /// [`is_missing`](Error::is_missing) where they have no such session.
    pub async fn revoke(&self, person: PersonId, session: SessionId) -> Result<(), Error> {
        self.change(move |connection| {
            let ended = connection
                .prepare_cached("DELETE FROM session WHERE person = ?1 AND id = ?2")?
                .execute(params![known(connection, person)?, session])?;
            if ended == 0 { Err(Kind::Missing.into()) } else { Ok(()) }
        })
        .await
    }

    /// Ends all of a person's sessions, but for one where one is named; answers those that are over.
    ///
    /// # Errors
    /// [`is_missing`](Error::is_missing).
    pub async fn revoke_all(
        &self,
        person: PersonId,
        but: Option<SessionId>,
    ) -> Result<Vec<SessionId>, Error> {
        self.change(move |connection| revoke(connection, known(connection, person)?, but)).await
    }
}

fn see(connection: &Connection, token: TokenHash, trace: &Trace, now: i64) -> Result<(), Error> {
    connection
        .prepare_cached(
            "UPDATE session SET seen = ?2, address = ?3, agent = ?4, traced = ?5 WHERE token = ?1 AND seen < ?2",
        )?
        .execute(params![token.0, now, trace.address, trace.agent, trace.is_some().then_some(now)])?;
    connection
        .prepare_cached(
            "UPDATE person SET seen = ?2 WHERE key = (SELECT person FROM session WHERE token = ?1) AND seen < ?2",
        )?
        .execute(params![token.0, now])?;
    Ok(())
}
