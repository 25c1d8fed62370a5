//! Everything the store has of one person, as JSON for that person. Tokens and passwords are not in it: they open doors.

use rusqlite::Connection;

use crate::error::Error;
use crate::people::known;
use crate::{PersonId, Store};

/// The parts of an export, each one value of JSON.
const PARTS: [(&str, &str); 9] = [
    (
        "person",
        "SELECT json_object('id', lower(hex(id)), 'name', coalesce(account.name, person.name),
             'account', json(iif(account.person IS NULL, 'false', 'true')), 'created', person.created, 'seen', seen)
         FROM person LEFT JOIN account ON account.person = person.key WHERE person.key = ?1",
    ),
    (
        "sessions",
        "SELECT json_group_array(json_object('id', lower(hex(id)), 'created', created, 'seen', seen,
             'expires', expires, 'address', address, 'agent', agent) ORDER BY created)
         FROM session WHERE person = ?1",
    ),
    (
        "matches",
        "SELECT json_group_array(json_object('id', lower(hex(match.id)), 'game', game, 'entry', entry,
             'preset', preset, 'official', json(iif(official, 'true', 'false')),
             'reported', json(iif(reported, 'true', 'false')), 'day', day, 'race', iif(race IS NULL, NULL, lower(hex(race))), 'ended', ended,
             'seat', seat, 'place', place, 'score', score, 'won', json(iif(won, 'true', 'false')),
             'attempts', attempts, 'millis', millis, 'hints', hints) ORDER BY match.key)
         FROM seat JOIN match ON match.key = seat.match WHERE person = ?1",
    ),
    (
        "dailies",
        "SELECT json_group_array(json_object('game', game, 'day', day, 'started', started,
             'official', json(iif(official, 'true', 'false'))) ORDER BY day)
         FROM attempt WHERE person = ?1",
    ),
    (
        "entries",
        "SELECT json_group_array(json_object('race', lower(hex(race.id)), 'title', title, 'started', started)
             ORDER BY started)
         FROM race_entry JOIN race ON race.key = race_entry.race WHERE person = ?1",
    ),
    (
        "races",
        "SELECT json_group_array(json_object('id', lower(hex(id)), 'title', title, 'created', created,
             'opens', opens, 'closes', closes) ORDER BY created)
         FROM race WHERE host = ?1",
    ),
    (
        "rooms",
        "SELECT json_group_array(json_object('code', code, 'created', created, 'closed', closed) ORDER BY created)
         FROM room WHERE opener IN (SELECT id FROM person WHERE key = ?1 OR heir = ?1)",
    ),
    (
        "packs",
        "SELECT json_group_array(json_object('digest', lower(hex(digest)), 'kind', kind, 'name', name,
             'language', language, 'created', pack_listing.created) ORDER BY pack_listing.created)
         FROM pack_listing JOIN pack ON pack.key = pack_listing.pack WHERE person = ?1",
    ),
    (
        "bans",
        "SELECT json_group_array(json_object('reason', reason, 'since', since, 'until', until))
         FROM ban WHERE person = ?1",
    ),
];

fn export(connection: &Connection, person: i64) -> Result<String, Error> {
    let mut parts = Vec::new();
    for (name, question) in PARTS {
        let part: String = connection.prepare_cached(question)?.query_row([person], |row| row.get(0))?;
        parts.push(["\"", name, "\":", &part].concat());
    }
    Ok(["{", &parts.join(","), "}"].concat())
}

impl Store {
    /// Everything the store has of a person, as one JSON object.
    ///
    /// # Errors
    /// [`is_missing`](Error::is_missing).
    pub async fn export(&self, person: PersonId) -> Result<String, Error> {
        self.read(move |connection| {
            let connection = connection.unchecked_transaction()?;
            let key = known(&connection, person)?;
            export(&connection, key)
        })
        .await
    }
}
