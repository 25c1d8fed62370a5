//! Questions and words that people brought, as bytes under their hash. What is in them is not known here.
//!
//! A pack is listed by whoever brought it. Once a room has taken it up, its bytes stay: journals name them, and a journal must
//! replay for ever. Until then they go with the last who lists them.

use rusqlite::{Connection, OptionalExtension, params};

use crate::error::{Error, Kind};
use crate::limits::{MAX_PACK, MAX_PACK_ABOUT, MAX_PACK_NAME, MAX_PACKS, MAX_PACKS_IN_ALL};
use crate::pack::{Packed, aside, pack, unpack};
use crate::people::{key, known};
use crate::{PersonId, Store};

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

/// Takes these packs away where nobody lists them any more and no room has taken them up.
pub(crate) fn prune(connection: &Connection, unlisted: &[i64]) -> Result<(), Error> {
    let mut delete = connection.prepare_cached(
        "DELETE FROM pack WHERE key = ?1 AND NOT used
             AND NOT EXISTS (SELECT 1 FROM pack_listing WHERE pack_listing.pack = pack.key)",
    )?;
    for pack in unlisted {
        delete.execute([pack])?;
    }
    Ok(())
}

fn put(connection: &Connection, new: &NewPack, packed: &Packed, now: i64) -> Result<i64, Error> {
    let mut find = connection.prepare_cached("SELECT key FROM pack WHERE digest = ?1")?;
    if let Some(known) = find.query_row([new.digest], |row| row.get(0)).optional()? {
        return Ok(known);
    }
    let length = i64::try_from(packed.bytes.len()).unwrap_or(i64::MAX);
    let mut all = connection.prepare_cached("SELECT bytes FROM brought")?;
    let all: i64 = all.query_row([], |row| row.get(0))?;
    if all.saturating_add(length) > MAX_PACKS_IN_ALL {
        return Err(Kind::Full("what people bring").into());
    }
    connection
        .prepare_cached(
            "INSERT INTO pack (digest, kind, about, created, form, bytes) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        )?
        .execute(params![new.digest, new.kind, new.about, now, packed.form, packed.bytes])?;
    Ok(connection.last_insert_rowid())
}

impl Store {
    /// Keeps a pack for somebody. One that they have already gets the name and language given now.
    ///
    /// # Errors
    /// [`is_missing`](Error::is_missing) where there is no such person; [`is_too_many`](Error::is_too_many) where they have
    /// as many as one may; [`is_full`](Error::is_full) where the house has no space for more.
    pub async fn add_pack(&self, person: PersonId, new: NewPack, now: i64) -> Result<(), Error> {
        new.check()?;
        let (packed, new) = aside(move || (pack(new.bytes.clone()), new)).await?;
        self.change(move |connection| {
            let person = known(connection, person)?;
            let pack = put(connection, &new, &packed, now)?;
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

    /// The same for a room that takes it up: from now on the bytes stay, whatever becomes of the list.
    ///
    /// # Errors
    /// [`is_missing`](Error::is_missing) where they list no such pack.
    pub async fn take_pack(&self, person: PersonId, digest: PackDigest) -> Result<StoredPack, Error> {
        let found = self.own_pack(person, digest).await?.ok_or(Kind::Missing)?;
        self.change(move |connection| {
            let marked =
                connection.prepare_cached("UPDATE pack SET used = 1 WHERE digest = ?1")?.execute([digest])?;
            // It may have gone since it was looked at.
            if marked == 0 { Err(Kind::Missing.into()) } else { Ok(()) }
        })
        .await?;
        Ok(found)
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
}
