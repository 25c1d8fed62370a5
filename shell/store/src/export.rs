//! Everything the store has of one person, as JSON for that person. Tokens and passwords are not in it: they open doors.

use rusqlite::{Connection, params};

use crate::error::Error;
use crate::limits::MAX_EXPORTED;
use crate::pack::{Packed, unpack};
use crate::people::known;
use crate::{PersonId, Store};

/// Where somebody gets what is too much for one export: each address begins so, and ends in the id or digest.
#[derive(Clone, Copy, Debug)]
pub struct Elsewhere {
    /// The address of a match.
    pub matches: &'static str,
    /// The address of a pack.
    pub packs: &'static str,
}

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

/// The journals of the matches they sent in, by id, the latest first.
const JOURNALS: &str =
    "SELECT lower(hex(match.id)), form, archive FROM seat JOIN match ON match.key = seat.match
    WHERE person = ?1 AND reported ORDER BY match.key DESC";

/// What is in the packs they list, by digest, the latest first.
const CONTENTS: &str =
    "SELECT lower(hex(digest)), form, bytes FROM pack_listing JOIN pack ON pack.key = pack_listing.pack
    WHERE person = ?1 ORDER BY pack_listing.created DESC, pack.key DESC";

/// What these are, by name: so much in all, and then where each of the others is.
fn contents(connection: &Connection, question: &str, person: i64, elsewhere: &str) -> Result<String, Error> {
    // What is JSON already comes as it is, anything else as a text.
    let mut quote = connection.prepare_cached("SELECT iif(json_valid(?1), ?1, json_quote(?1))")?;
    let mut at = connection.prepare_cached("SELECT json_object('at', ?1 || ?2)")?;
    let mut find = connection.prepare_cached(question)?;
    let mut found = find.query([person])?;
    let (mut parts, mut left) = (Vec::new(), MAX_EXPORTED);
    while let Some(row) = found.next()? {
        let name: String = row.get(0)?;
        // What is stored never takes more than what it is made from.
        let packed = row.get_ref(2)?.as_bytes().map_or(usize::MAX, <[u8]>::len);
        let bytes = match packed <= left {
            true => Some(unpack(Packed { form: row.get(1)?, bytes: row.get(2)? })?),
            false => None,
        };
        let part: String = match bytes.filter(|bytes| bytes.len() <= left) {
            Some(bytes) => {
                left -= bytes.len();
                quote.query_row([String::from_utf8_lossy(&bytes)], |row| row.get(0))?
            }
            None => {
                left = 0;
                at.query_row(params![elsewhere, name], |row| row.get(0))?
            }
        };
        parts.push(["\"", &name, "\":", &part].concat());
    }
    Ok(["{", &parts.join(","), "}"].concat())
}

fn export(connection: &Connection, person: i64, elsewhere: Elsewhere) -> Result<String, Error> {
    let mut parts = Vec::new();
    for (name, question) in PARTS {
        let part: String = connection.prepare_cached(question)?.query_row([person], |row| row.get(0))?;
        parts.push(["\"", name, "\":", &part].concat());
    }
    let long = [("journals", JOURNALS, elsewhere.matches), ("contents", CONTENTS, elsewhere.packs)];
    for (name, question, elsewhere) in long {
        parts.push(["\"", name, "\":", &contents(connection, question, person, elsewhere)?].concat());
    }
    Ok(["{", &parts.join(","), "}"].concat())
}

impl Store {
    /// Everything the store has of a person, as one JSON object. Of what they sent in and brought the latest is in it, up to
    /// [`MAX_EXPORTED`] bytes each; for the rest it says where that is.
    ///
    /// # Errors
    /// [`is_missing`](Error::is_missing).
    pub async fn export(&self, person: PersonId, elsewhere: Elsewhere) -> Result<String, Error> {
        self.read(move |connection| {
            let connection = connection.unchecked_transaction()?;
            let key = known(&connection, person)?;
            export(&connection, key, elsewhere)
        })
        .await
    }
}
