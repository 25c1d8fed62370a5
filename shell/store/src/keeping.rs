//! Keeping house: what goes with time, backups while everything runs, and a look whether all is whole.

use std::path::{Path, PathBuf};

use rusqlite::backup::Backup;
use rusqlite::{Connection, OpenFlags, params};

use crate::Store;
use crate::error::{Error, Kind};
use crate::limits::{
    CODE_REST, EMPTY_RACE_KEPT, GUEST_PACKS_KEPT, IDLE_GUEST_KEPT, RACE_KEPT, TIDY_AT_ONCE, TRACE_KEPT,
};
use crate::packs::prune;
use crate::people::delete;
use crate::rooms::sweep_closed;
use crate::schema::{DATABASE, Place, private};
use crate::sessions::revoke;
use crate::store::Pending;

/// What one round of tidying has removed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tidied {
    /// Addresses and browsers that were kept long enough.
    pub traces: usize,
    /// Sessions that were over.
    pub sessions: usize,
    /// Rows that long rooms had left when they closed.
    pub rows: usize,
    /// Closed rooms whose codes have rested.
    pub rooms: usize,
    /// Guests who have not been seen for long and never played, or cannot come back to what they reported.
    pub guests: usize,
    /// Entries of races that ended long ago.
    pub entries: usize,
    /// Races that ended long ago, and sooner those that nobody entered.
    pub races: usize,
    /// Bans that were over.
    pub bans: usize,
    /// Packs on the lists of guests who have not been seen for long.
    pub packs: usize,
}

impl Tidied {
    /// Whether nothing was left to do.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// Who was last seen at a time between two and never played or brought anything; a daily or a race that they opened and never began is
/// nothing.
const IDLE: &str = "SELECT key, seen FROM person WHERE seen BETWEEN ?1 AND ?2 AND heir IS NULL
    AND NOT EXISTS (SELECT 1 FROM seat WHERE seat.person = person.key)
    AND NOT EXISTS (SELECT 1 FROM account WHERE account.person = person.key)
    AND NOT EXISTS (SELECT 1 FROM race WHERE race.host = person.key)
    AND NOT EXISTS (SELECT 1 FROM pack_listing WHERE pack_listing.person = person.key)
    AND NOT EXISTS (SELECT 1 FROM ban WHERE ban.person = person.key)
    AND NOT EXISTS (SELECT 1 FROM person AS guest WHERE guest.heir = person.key)
    LIMIT ?3";

/// Who was last seen at a time between two, cannot come back and has left nothing but what they reported: nobody else can see it, and its
/// space is others'.
const LOST: &str = "SELECT key, seen FROM person WHERE seen BETWEEN ?1 AND ?2 AND heir IS NULL
    AND NOT EXISTS (SELECT 1 FROM session WHERE session.person = person.key)
    AND NOT EXISTS (SELECT 1 FROM account WHERE account.person = person.key)
    AND NOT EXISTS (SELECT 1 FROM seat JOIN match ON match.key = seat.match
        WHERE seat.person = person.key AND NOT reported)
    AND NOT EXISTS (SELECT 1 FROM race WHERE race.host = person.key)
    AND NOT EXISTS (SELECT 1 FROM ban WHERE ban.person = person.key)
    AND NOT EXISTS (SELECT 1 FROM person AS guest WHERE guest.heir = person.key)
    LIMIT ?3";

/// A guest, and a pack they list.
type Listing = (i64, i64);

/// Some packs on the lists of those who have no account and were last seen then or before.
fn listings(connection: &Connection, unseen: i64) -> Result<Vec<Listing>, Error> {
    let mut find = connection.prepare_cached(
        "SELECT person, pack FROM pack_listing CROSS JOIN person ON person.key = pack_listing.person
         WHERE seen <= ?1 AND NOT EXISTS (SELECT 1 FROM account WHERE account.person = person.key) LIMIT ?2",
    )?;
    let found = find.query_map(params![unseen, TIDY_AT_ONCE], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(found.collect::<Result<_, _>>()?)
}

/// Takes packs off the lists of those of whom it is still true. Answers how many.
fn unlist(connection: &Connection, gone: &[Listing], unseen: i64) -> Result<usize, Error> {
    let mut delete = connection.prepare_cached(
        "DELETE FROM pack_listing WHERE person = ?1 AND pack = ?2
             AND EXISTS (SELECT 1 FROM person WHERE key = ?1 AND seen <= ?3)
             AND NOT EXISTS (SELECT 1 FROM account WHERE account.person = ?1)",
    )?;
    let mut unlisted = 0;
    for (person, pack) in gone {
        unlisted += delete.execute([*person, *pack, unseen])?;
        prune(connection, &[*pack])?;
    }
    Ok(unlisted)
}

/// A guest, and when they were last seen.
type Guest = (i64, i64);

/// Some of those of whom this is true.
fn guests(connection: &Connection, question: &str, from: i64, to: i64) -> Result<Vec<Guest>, Error> {
    let mut find = connection.prepare_cached(question)?;
    let found = find.query_map(params![from, to, TIDY_AT_ONCE], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(found.collect::<Result<_, _>>()?)
}

/// Forgets those of whom it is still true, with their sessions. Answers how many.
fn forget_guests(connection: &Connection, question: &str, gone: &[Guest]) -> Result<usize, Error> {
    let mut forgotten = 0;
    for guest in gone {
        if guests(connection, question, guest.1, guest.1)?.contains(guest) {
            forget(connection, guest.0)?;
            forgotten += 1;
        }
    }
    Ok(forgotten)
}

fn forget(connection: &Connection, person: i64) -> Result<(), Error> {
    revoke(connection, person, None)?;
    delete(connection, person)
}

fn tidy(connection: &Connection, now: i64) -> Result<Tidied, Error> {
    let remove = |statement: &str, before: i64| -> Result<usize, Error> {
        Ok(connection.prepare_cached(statement)?.execute(params![before, TIDY_AT_ONCE])?)
    };
    Ok(Tidied {
        rows: sweep_closed(connection)?,
        traces: remove(
            "UPDATE session SET address = NULL, agent = NULL, traced = NULL
             WHERE token IN (SELECT token FROM session WHERE traced <= ?1 LIMIT ?2)",
            now.saturating_sub(TRACE_KEPT),
        )?,
        sessions: remove(
            "DELETE FROM session WHERE token IN (SELECT token FROM session WHERE expires <= ?1 LIMIT ?2)",
            now,
        )?,
        rooms: remove(
            "DELETE FROM room WHERE key IN (SELECT key FROM room WHERE closed <= ?1
                 AND NOT EXISTS (SELECT 1 FROM tip WHERE tip.room = room.key) LIMIT ?2)",
            now.saturating_sub(CODE_REST),
        )?,
        guests: 0,
        entries: remove(
            "DELETE FROM race_entry WHERE key IN (
                 SELECT race_entry.key FROM race JOIN race_entry ON race_entry.race = race.key
                 WHERE closes <= ?1 AND opened IS NOT NULL LIMIT ?2)",
            now.saturating_sub(RACE_KEPT),
        )?,
        races: remove(
            "DELETE FROM race WHERE key IN (
                 SELECT key FROM race WHERE closes <= ?1 AND opened IS NOT NULL
                     AND NOT EXISTS (SELECT 1 FROM race_entry WHERE race_entry.race = race.key) LIMIT ?2)",
            now.saturating_sub(EMPTY_RACE_KEPT),
        )?,
        packs: 0,
        bans: remove("DELETE FROM ban WHERE key IN (SELECT key FROM ban WHERE until <= ?1 LIMIT ?2)", now)?,
    })
}

/// Whether the database is whole: its pages, its references, and each journal from its last row back.
fn check(connection: &Connection) -> Result<(), Error> {
    let whole: String = connection.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))?;
    if whole != "ok" {
        return Err(Kind::Corrupt("its pages do not fit together").into());
    }
    if connection.prepare("PRAGMA foreign_key_check")?.exists([])? {
        return Err(Kind::Corrupt("something refers to what is not there").into());
    }
    // Every row but a room's first follows one that is there, of the same room, with the version before; a room's rows are as
    // many as its last version says, so none is missing and none comes twice.
    let mut broken = connection.prepare(
        "SELECT 1 FROM journal LEFT JOIN journal AS before ON before.key = journal.prev
             WHERE (journal.prev IS NULL) <> (journal.version = 1) OR (journal.prev IS NOT NULL
                 AND (before.room IS NOT journal.room OR before.version IS NOT journal.version - 1))
         UNION ALL SELECT 1 FROM journal GROUP BY room HAVING count(*) <> max(version)
         UNION ALL SELECT 1 FROM journal WHERE room NOT IN (
             SELECT key FROM room WHERE closed IS NULL UNION ALL SELECT room FROM tip)",
    )?;
    if broken.exists([])? {
        return Err(Kind::Corrupt("a journal has a gap").into());
    }
    Ok(())
}

fn copy(from: &Connection, to: &Path) -> Result<(), Error> {
    drop(private(to)?);
    let mut copy = Connection::open_with_flags(to, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    copy.pragma_update(None, "synchronous", "EXTRA")?;
    // In one step, of one moment: in steps it would begin anew after each commit.
    Backup::new(from, &mut copy)?.step(-1)?;
    // One file, complete in itself.
    copy.pragma_update(None, "journal_mode", "DELETE")?;
    check(&copy)
}

/// Makes what a file is called as durable as what is in it.
fn sync_folder(file: &Path) -> Result<(), Error> {
    #[cfg(unix)]
    {
        let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
        std::fs::File::open(folder.unwrap_or(Path::new(".")))?.sync_all()?;
    }
    #[cfg(not(unix))]
    let _ = file;
    Ok(())
}

/// A database's file, and those in which SQLite keeps what is not in it yet. Whatever is called so counts as a part of whatever database
/// comes into its place.
fn parts(database: &Path) -> [PathBuf; 4] {
    ["", "-wal", "-shm", "-journal"].map(|end| with_end(database, end))
}

fn with_end(file: &Path, end: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(end);
    name.into()
}

/// Refuses where there is something of a database. A log that a killed process left may be all that is left of the last games: it is for
/// whoever put it there to move away, and not for us to remove.
fn refuse_over(database: &Path) -> Result<(), Error> {
    let there = parts(database).into_iter().find(|part| part.exists());
    there.map_or(Ok(()), |file| Err(Kind::There(file.into()).into()))
}

/// Removes what an earlier try has left.
fn clear(partial: &Path) {
    for part in parts(partial) {
        let _ = std::fs::remove_file(part);
    }
}

/// Writes a copy beside its place and moves it there once it is whole.
fn copy_to(from: &Connection, to: &Path) -> Result<(), Error> {
    refuse_over(to)?;
    let partial = with_end(to, ".partial");
    clear(&partial);
    let done = copy(from, &partial).and_then(|()| {
        std::fs::File::open(&partial)?.sync_all()?;
        std::fs::rename(&partial, to)?;
        sync_folder(to)
    });
    if done.is_err() {
        clear(&partial);
    }
    done
}

impl Store {
    /// Whether what is written now becomes durable.
    ///
    /// # Errors
    /// [`is_degraded`](Error::is_degraded) where it does not.
    pub async fn is_well(&self) -> Result<(), Error> {
        self.change(|connection| {
            connection.prepare_cached("UPDATE pulse SET beat = beat + 1")?.execute([])?;
            Ok(())
        })
        .await
    }

    /// Removes what is kept for a time only, a bounded number of each kind; to be asked again until nothing is left.
    ///
    /// # Errors
    /// Of the world alone.
    pub async fn tidy(&self, now: i64) -> Result<Tidied, Error> {
        let mut tidied = self.change(move |connection| tidy(connection, now)).await?;
        // Who has gone is found beside the writer: there may be many whom it would have to look at in vain.
        let unseen = now.saturating_sub(GUEST_PACKS_KEPT);
        let gone = self.read(move |connection| listings(connection, unseen)).await?;
        if !gone.is_empty() {
            tidied.packs = self.change(move |connection| unlist(connection, &gone, unseen)).await?;
        }
        let unseen = now.saturating_sub(IDLE_GUEST_KEPT);
        let find = |question| self.read(move |connection| guests(connection, question, i64::MIN, unseen));
        let forget = |question, gone: Vec<Guest>| {
            self.change(move |connection| forget_guests(connection, question, &gone))
        };
        let idle = find(IDLE).await?;
        if !idle.is_empty() {
            tidied.guests += forget(IDLE, idle).await?;
        }
        // One at a time, since each may have reported much.
        for lost in find(LOST).await? {
            tidied.guests += forget(LOST, vec![lost]).await?;
        }
        Ok(tidied)
    }

    /// Copies everything as it is at one moment into a file that is not there yet, while everything goes on.
    ///
    /// # Errors
    /// [`is_taken`](Error::is_taken) where there is a file, or a log of the database that was there.
    pub async fn back_up(&self, to: &Path) -> Result<(), Error> {
        let to = to.to_owned();
        self.aside(move |connection| copy_to(connection, &to)).await
    }

    /// Looks whether the whole database is in order.
    ///
    /// # Errors
    /// Where it is not.
    pub async fn check(&self) -> Result<(), Error> {
        self.aside(check).await
    }

    /// Makes a data directory from a backup, after a look whether it is whole. Epochs begin far above those of the backup: an
    /// owner from after it was made is fenced.
    ///
    /// # Errors
    /// [`is_taken`](Error::is_taken) where the directory has a database or the log of one, and then [`file_there`](Error::file_there) says
    /// which file it is; [`is_locked`](Error::is_locked).
    pub fn restore(backup: &Path, dir: &Path) -> Result<(), Error> {
        let _lock = Place::lock(dir)?;
        let file = dir.join(DATABASE);
        refuse_over(&file)?;
        let from = Connection::open_with_flags(backup, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
        check(&from)?;
        let partial = dir.join("restore.db");
        clear(&partial);
        copy_to(&from, &partial)?;
        let copy = Connection::open(&partial)?;
        copy.execute("UPDATE room SET epoch = epoch + 1000000", [])?;
        drop(copy);
        std::fs::rename(&partial, &file)?;
        sync_folder(&file)
    }

    /// Something long, on a thread and a connection of its own.
    async fn aside<T, F>(&self, work: F) -> Result<T, Error>
    where
        T: Send + 'static,
        F: FnOnce(&Connection) -> Result<T, Error> + Send + 'static,
    {
        let place = self.place();
        let (answer, pending) = Pending::awaited();
        std::thread::Builder::new()
            .name("store-aside".into())
            .spawn(move || answer(place.reader().and_then(|connection| work(&connection))))?;
        pending.await
    }
}
