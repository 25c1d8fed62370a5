//! Questions and words that people brought, as bytes under their hash. What is in them is not known here.
//!
//! A pack is listed by whoever brought it. A room that takes it up needs its bytes for as long as it lives, and a match that was played
//! with it for ever: its journal names them. Where nothing of that is so any more, they go.

use rusqlite::{Connection, OptionalExtension, params};

use crate::error::{Error, Kind};
use crate::limits::{
    MAX_LIST, MAX_PACK, MAX_PACK_ABOUT, MAX_PACK_BYTES, MAX_PACK_BYTES_OF_GUEST, MAX_PACK_NAME, MAX_PACKS,
    MAX_PACKS_IN_ALL, MAX_PACKS_OF_GUESTS,
};
use crate::pack::{Packed, aside, pack, unpack};
use crate::people::{has_account, key, known};
use crate::{PersonId, RoomId, Store};

/// The hash of a pack, which is its name.
pub type PackDigest = [u8; 32];

/// Somebody brings a pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewPack {
    /// Its hash.
    pub digest: PackDigest,
    /// What it is for.
    pub kind: String,
    /// What its owner calls it.
    pub name: String,
    /// The tag of its language.
    pub language: String,
    /// What lists say of it, so that they need not read it.
    pub about: String,
    /// The pack.
    pub bytes: Vec<u8>,
}

/// A pack that somebody lists.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedPack {
    /// Its hash.
    pub digest: PackDigest,
    /// What it is for.
    pub kind: String,
    /// What its owner calls it.
    pub name: String,
    /// The tag of its language.
    pub language: String,
    /// What lists say of it.
    pub about: String,
    /// When they brought it.
    pub created: i64,
}

/// A pack's bytes, and what they are for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredPack {
    /// What it is for.
    pub kind: String,
    /// The pack.
    pub bytes: Vec<u8>,
}

/// A pack as whoever runs the house may see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptPack {
    /// Its hash.
    pub digest: PackDigest,
    /// What it is for.
    pub kind: String,
    /// When it was brought.
    pub created: i64,
    /// What it takes, as it is stored.
    pub bytes: i64,
    /// Who answers for its space; nobody where they are gone.
    pub bringer: Option<PersonId>,
    /// Whether it is of the share of guests.
    pub guest: bool,
    /// How many list it.
    pub lists: u32,
    /// The codes of the live rooms that have taken it up.
    pub rooms: Vec<String>,
    /// How many matches were played with it.
    pub matches: u32,
}

/// What all packs take, as they are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PackSpace {
    /// In bytes, of [`MAX_PACKS_IN_ALL`].
    pub all: i64,
    /// Those of guests among them, of [`MAX_PACKS_OF_GUESTS`].
    pub guests: i64,
}

impl NewPack {
    fn check(&self) -> Result<(), Error> {
        let Self { kind, name, language, about, bytes, .. } = self;
        let short = [kind, name, language].into_iter().all(|text| text.len() <= MAX_PACK_NAME);
        if short && about.len() <= MAX_PACK_ABOUT && bytes.len() <= MAX_PACK {
            Ok(())
        } else {
            Err(Kind::TooLarge("a pack").into())
        }
    }
}

fn stored(row: &rusqlite::Row<'_>) -> rusqlite::Result<(String, Packed)> {
    Ok((row.get(0)?, Packed { form: row.get(1)?, bytes: row.get(2)? }))
}

fn opened(found: Option<(String, Packed)>) -> Result<Option<StoredPack>, Error> {
    found.map(|(kind, packed)| Ok(StoredPack { kind, bytes: unpack(packed)? })).transpose()
}

/// Takes these packs away where nothing needs them any more. For the space of one that stays whoever still lists it answers, where who
/// brought it does not.
pub(crate) fn prune(connection: &Connection, unlisted: &[i64]) -> Result<(), Error> {
    let mut delete = connection.prepare_cached(
        "DELETE FROM pack WHERE key = ?1 AND NOT used
             AND NOT EXISTS (SELECT 1 FROM pack_listing WHERE pack_listing.pack = pack.key)
             AND NOT EXISTS (SELECT 1 FROM room_pack WHERE room_pack.pack = pack.key)
             AND NOT EXISTS (SELECT 1 FROM match WHERE match.pack = pack.key)",
    )?;
    let mut lister = connection.prepare_cached(
        "SELECT person, NOT EXISTS (SELECT 1 FROM account WHERE account.person = pack_listing.person)
         FROM pack_listing WHERE pack = ?1
         ORDER BY person = (SELECT bringer FROM pack WHERE key = ?1) DESC, created LIMIT 1",
    )?;
    let mut pass_on = connection
        .prepare_cached("UPDATE pack SET bringer = ?2, guest = ?3 WHERE key = ?1 AND bringer IS NOT ?2")?;
    for pack in unlisted {
        if delete.execute([pack])? > 0 {
            continue;
        }
        let lister = lister.query_row([pack], |row| Ok((row.get::<_, i64>(0)?, row.get::<_, bool>(1)?)));
        if let Some((person, guest)) = lister.optional()? {
            pass_on.execute(params![pack, person, guest])?;
        }
    }
    Ok(())
}

/// Takes what a room has taken up away from it: it is over.
pub(crate) fn let_go(connection: &Connection, room: i64) -> Result<(), Error> {
    let mut taken = connection.prepare_cached("DELETE FROM room_pack WHERE room = ?1 RETURNING pack")?;
    let taken = taken.query_map([room], |row| row.get(0))?.collect::<Result<Vec<i64>, _>>()?;
    prune(connection, &taken)
}

/// A live room takes packs up.
pub(crate) fn take(connection: &Connection, room: i64, packs: &[PackDigest]) -> Result<(), Error> {
    for digest in packs {
        let mut find = connection.prepare_cached("SELECT key FROM pack WHERE digest = ?1")?;
        let pack: i64 = find.query_row([digest], |row| row.get(0)).optional()?.ok_or(Kind::Missing)?;
        connection
            .prepare_cached("INSERT OR IGNORE INTO room_pack (room, pack) VALUES (?1, ?2)")?
            .execute([room, pack])?;
    }
    Ok(())
}

fn space(connection: &Connection) -> Result<PackSpace, Error> {
    let mut find = connection.prepare_cached("SELECT bytes, guests FROM brought")?;
    Ok(find.query_row([], |row| Ok(PackSpace { all: row.get(0)?, guests: row.get(1)? }))?)
}

/// Whether there is space for one more pack of somebody's.
fn check_space(connection: &Connection, person: i64, guest: bool, packed: &Packed) -> Result<(), Error> {
    let length = i64::try_from(packed.bytes.len()).unwrap_or(i64::MAX);
    let mut own =
        connection.prepare_cached("SELECT coalesce(sum(length(bytes)), 0) FROM pack WHERE bringer = ?1")?;
    let own: i64 = own.query_row([person], |row| row.get(0))?;
    if own.saturating_add(length) > if guest { MAX_PACK_BYTES_OF_GUEST } else { MAX_PACK_BYTES } {
        return Err(Kind::TooMany("bytes of one person's packs").into());
    }
    let PackSpace { all, guests } = space(connection)?;
    if all.saturating_add(length) > MAX_PACKS_IN_ALL
        || guest && guests.saturating_add(length) > MAX_PACKS_OF_GUESTS
    {
        return Err(Kind::Full("what people bring").into());
    }
    Ok(())
}

fn put(connection: &Connection, new: &NewPack, packed: &Packed, person: i64, now: i64) -> Result<i64, Error> {
    let mut find = connection.prepare_cached("SELECT key FROM pack WHERE digest = ?1")?;
    if let Some(known) = find.query_row([new.digest], |row| row.get(0)).optional()? {
        return Ok(known);
    }
    let guest = !has_account(connection, person)?;
    check_space(connection, person, guest, packed)?;
    connection
        .prepare_cached(
            "INSERT INTO pack (digest, kind, about, created, form, bytes, bringer, guest)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
        )?
        .execute(params![new.digest, new.kind, new.about, now, packed.form, packed.bytes, person, guest])?;
    Ok(connection.last_insert_rowid())
}

impl Store {
    /// Keeps a pack for somebody. One that they have already gets the name and language given now.
    ///
    /// # Errors
    /// [`is_missing`](Error::is_missing) where there is no such person; [`is_too_many`](Error::is_too_many) where they have
    /// as many as one may, or as many bytes; [`is_full`](Error::is_full) where the house has no space for more.
    pub async fn add_pack(&self, person: PersonId, new: NewPack, now: i64) -> Result<(), Error> {
        new.check()?;
        let (packed, new) = aside(move || (pack(new.bytes.clone()), new)).await?;
        self.change(move |connection| {
            let person = known(connection, person)?;
            let pack = put(connection, &new, &packed, person, now)?;
            let mut others =
                connection.prepare_cached("SELECT count(*) FROM pack_listing WHERE person = ?1 AND pack <> ?2")?;
            let others: u32 = others.query_row([person, pack], |row| row.get(0))?;
            if others >= MAX_PACKS {
                return Err(Kind::TooMany("packs of one person").into());
            }
            connection
                .prepare_cached(
                    "INSERT INTO pack_listing (person, pack, name, language, created) VALUES (?1, ?2, ?3, ?4, ?5)
                     ON CONFLICT DO UPDATE SET name = excluded.name, language = excluded.language",
                )?
                .execute(params![person, pack, new.name, new.language, now])?;
            Ok(())
        })
        .await
    }

    /// The packs somebody lists, the latest first.
    ///
    /// # Errors
    /// Of the world alone.
    pub async fn packs_of(&self, person: PersonId) -> Result<Vec<ListedPack>, Error> {
        self.read(move |connection| {
            let Some(person) = key(connection, person)? else { return Ok(Vec::new()) };
            let mut find = connection.prepare_cached(
                "SELECT digest, kind, name, language, about, pack_listing.created
                 FROM pack_listing JOIN pack ON pack.key = pack_listing.pack
                 WHERE person = ?1 ORDER BY pack_listing.created DESC, pack.key DESC",
            )?;
            let packs = find.query_map([person], |row| {
                Ok(ListedPack {
                    digest: row.get(0)?,
                    kind: row.get(1)?,
                    name: row.get(2)?,
                    language: row.get(3)?,
                    about: row.get(4)?,
                    created: row.get(5)?,
                })
            })?;
            Ok(packs.collect::<Result<_, _>>()?)
        })
        .await
    }

    /// A pack, whoever brought it: for a journal that names it.
    ///
    /// # Errors
    /// Of the world alone.
    pub async fn pack(&self, digest: PackDigest) -> Result<Option<StoredPack>, Error> {
        self.read(move |connection| {
            let mut find =
                connection.prepare_cached("SELECT kind, form, bytes FROM pack WHERE digest = ?1")?;
            opened(find.query_row([digest], stored).optional()?)
        })
        .await
    }

    /// A pack that somebody lists.
    ///
    /// # Errors
    /// Of the world alone.
    pub async fn own_pack(&self, person: PersonId, digest: PackDigest) -> Result<Option<StoredPack>, Error> {
        self.read(move |connection| {
            let Some(person) = key(connection, person)? else { return Ok(None) };
            let mut find = connection.prepare_cached(
                "SELECT kind, form, bytes FROM pack JOIN pack_listing ON pack_listing.pack = pack.key
                 WHERE digest = ?2 AND person = ?1",
            )?;
            opened(find.query_row(params![person, digest], stored).optional()?)
        })
        .await
    }

    /// A live room takes packs up: their bytes stay for as long as it lives, whatever becomes of lists.
    ///
    /// # Errors
    /// [`is_missing`](Error::is_missing) where the room is closed or a pack is gone.
    pub async fn take_packs(&self, room: RoomId, packs: Vec<PackDigest>) -> Result<(), Error> {
        self.change(move |connection| {
            let mut find =
                connection.prepare_cached("SELECT key FROM room WHERE id = ?1 AND closed IS NULL")?;
            let room = find.query_row(params![room], |row| row.get(0)).optional()?.ok_or(Kind::Missing)?;
            take(connection, room, &packs)
        })
        .await
    }

    /// Takes a pack off somebody's list.
    ///
    /// # Errors
    /// [`is_missing`](Error::is_missing) where it is not on it.
    pub async fn drop_pack(&self, person: PersonId, digest: PackDigest) -> Result<(), Error> {
        self.change(move |connection| {
            let person = known(connection, person)?;
            let dropped = connection
                .prepare_cached(
                    "DELETE FROM pack_listing WHERE person = ?1
                         AND pack = (SELECT key FROM pack WHERE digest = ?2) RETURNING pack",
                )?
                .query_row(params![person, digest], |row| row.get(0))
                .optional()?;
            prune(connection, &[dropped.ok_or(Kind::Missing)?])
        })
        .await
    }

    /// What people brought, the latest first, and what all of it takes.
    ///
    /// # Errors
    /// Of the world alone.
    pub async fn packs(&self, limit: u32) -> Result<(Vec<KeptPack>, PackSpace), Error> {
        self.read(move |connection| {
            let connection = connection.unchecked_transaction()?;
            let mut find = connection.prepare_cached(
                "SELECT digest, kind, pack.created, length(bytes), person.id, guest,
                     (SELECT count(*) FROM pack_listing WHERE pack_listing.pack = pack.key),
                     (SELECT count(*) FROM match WHERE match.pack = pack.key), pack.key
                 FROM pack LEFT JOIN person ON person.key = bringer ORDER BY pack.key DESC LIMIT ?1",
            )?;
            let mut rooms = connection.prepare_cached(
                "SELECT code FROM room_pack JOIN room ON room.key = room_pack.room
                 WHERE pack = ?1 ORDER BY room.key LIMIT ?2",
            )?;
            let kept = find.query_map([limit.min(MAX_LIST)], |row| {
                let rooms = rooms.query_map(params![row.get::<_, i64>(8)?, MAX_LIST], |row| row.get(0))?;
                Ok(KeptPack {
                    digest: row.get(0)?,
                    kind: row.get(1)?,
                    created: row.get(2)?,
                    bytes: row.get(3)?,
                    bringer: row.get(4)?,
                    guest: row.get(5)?,
                    lists: row.get(6)?,
                    rooms: rooms.collect::<Result<_, _>>()?,
                    matches: row.get(7)?,
                })
            })?;
            Ok((kept.collect::<Result<_, _>>()?, space(&connection)?))
        })
        .await
    }

    /// Removes a pack, whoever lists it and whatever was played with it: the operator's word.
    ///
    /// # Errors
    /// [`is_missing`](Error::is_missing) where there is no such pack; [`is_taken`](Error::is_taken) where a live room has taken it up.
    pub async fn remove_pack(&self, digest: PackDigest) -> Result<(), Error> {
        self.change(move |connection| {
            let mut find = connection.prepare_cached(
                "SELECT key, EXISTS (SELECT 1 FROM room_pack WHERE room_pack.pack = pack.key) FROM pack WHERE digest = ?1",
            )?;
            let found = find.query_row([digest], |row| Ok((row.get(0)?, row.get(1)?))).optional()?;
            let (pack, played): (i64, bool) = found.ok_or(Kind::Missing)?;
            if played {
                return Err(Kind::Taken.into());
            }
            for statement in [
                "DELETE FROM pack_listing WHERE pack = ?1",
                "UPDATE match SET pack = NULL WHERE pack = ?1",
                "DELETE FROM pack WHERE key = ?1",
            ] {
                connection.prepare_cached(statement)?.execute([pack])?;
            }
            Ok(())
        })
        .await
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Claim, NewSession, TokenHash, Trace};

    fn session(number: u8) -> NewSession {
        NewSession { token: TokenHash::new([number; 32]), expires: i64::MAX, trace: Trace::default() }
    }

    fn pack(number: u8) -> NewPack {
        let name = "Mine".to_owned();
        let (kind, language, about) = (name.clone(), name.clone(), name.clone());
        NewPack { digest: [number; 32], kind, name, language, about, bytes: vec![number; 10] }
    }

    fn wait<T>(future: impl Future<Output = T>) -> T {
        tokio::runtime::Builder::new_current_thread().build().expect("a runtime").block_on(future)
    }

    #[test]
    fn guests_leave_space_to_accounts_however_many_they_are() {
        let folder = std::env::temp_dir().join(format!("cluehouse-packs-{}", std::process::id()));
        let store = Store::open(&folder).expect("a store");
        let (guest, account) = (PersonId::from(1), PersonId::from(2));
        for (person, number) in [(guest, 1), (account, 2)] {
            wait(store.create_guest(person, session(number), 0)).expect("a guest");
        }
        let claim = Claim { name: "Ana".into(), folded: "ana".into(), password: "hash".into() };
        wait(store.claim(account, claim, session(3), 0)).expect("an account");
        // As if others had brought so much.
        let taken = |all: i64, guests: i64| {
            let set = move |connection: &Connection| {
                let mut set = connection.prepare_cached("UPDATE brought SET bytes = ?1, guests = ?2")?;
                Ok(set.execute([all, guests])?)
            };
            wait(store.change(set)).expect("a change");
        };
        let bring = |person, number| wait(store.add_pack(person, pack(number), 0));
        taken(MAX_PACKS_OF_GUESTS - 10, MAX_PACKS_OF_GUESTS - 10);
        bring(guest, 1).expect("the last that fits");
        assert!(bring(guest, 2).expect_err("no space of guests").is_full());
        bring(account, 3).expect("space of accounts");
        bring(guest, 3).expect("it is there already");
        taken(MAX_PACKS_IN_ALL - 10, 0);
        bring(guest, 4).expect("the last that fits");
        assert!(bring(account, 5).expect_err("no space at all").is_full());
        drop(std::fs::remove_dir_all(folder));
    }
}
