//! The data directory: its lock, its database, how connections are opened, and the form the tables have.

use std::fs::{DirBuilder, File, TryLockError};
use std::path::{Path, PathBuf};

use rusqlite::{Connection, OpenFlags};

use crate::error::{Error, Kind};
use crate::faults::{Durability, Faults};
use crate::limits::{LOCK_WAIT, LOG_KEPT, STATEMENTS};

mod migrations {
    refinery::embed_migrations!("migrations");
}

/// The database's file in its folder.
pub(crate) const DATABASE: &str = "cluehouse.db";

/// Opens a file to write, and makes it where it is not there: then nobody but its owner may read it. SQLite gives the files
/// beside a database the same rights.
pub(crate) fn private(file: &Path) -> std::io::Result<File> {
    let mut options = File::options();
    options.create(true).write(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file)
}

/// A data directory that this process has for itself until it is unlocked or the value goes.
#[derive(Debug)]
pub(crate) struct Place {
    file: PathBuf,
    durability: Durability,
    pub(crate) faults: Faults,
    /// Held, never written.
    lock: File,
}

/// Closing the file alone would not do: a program that is just being started has it open too until it runs.
impl Drop for Place {
    fn drop(&mut self) {
        self.unlock();
    }
}

impl Place {
    /// Creates the folder where it is not there, takes it, and brings the database's form up to date.
    pub(crate) fn open(dir: &Path, durability: Durability) -> Result<Self, Error> {
        let place =
            Self { lock: Self::lock(dir)?, file: dir.join(DATABASE), durability, faults: Faults::default() };
        let fresh = private(&place.file)?.metadata()?.len() == 0;
        let mut writer = place.writer()?;
        if fresh && durability == Durability::Full {
            // The rollback journal's end must reach the disk too before the log takes over.
            writer.pragma_update(None, "synchronous", "EXTRA")?;
        }
        writer.pragma_update(None, "journal_mode", "WAL")?;
        migrations::migrations::runner().set_grouped(true).run(&mut writer)?;
        drop(writer);
        // The database's name in the folder is as durable as what is in it.
        #[cfg(unix)]
        File::open(dir)?.sync_all()?;
        Ok(place)
    }

    /// Takes a folder for this process, and makes it where it is not there.
    pub(crate) fn lock(dir: &Path) -> Result<File, Error> {
        let mut builder = DirBuilder::new();
        builder.recursive(true);
        #[cfg(unix)]
        std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
        builder.create(dir)?;
        let lock = private(&dir.join("lock"))?;
        match lock.try_lock() {
            Ok(()) => Ok(lock),
            Err(TryLockError::WouldBlock) => Err(Kind::Locked.into()),
            Err(TryLockError::Error(why)) => Err(why.into()),
        }
    }

    /// Lets another process have the folder.
    pub(crate) fn unlock(&self) {
        // Where that fails the lock goes with the process.
        let _ = self.lock.unlock();
    }

    /// A connection that writes; there is one at a time.
    pub(crate) fn writer(&self) -> Result<Connection, Error> {
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE;
        let connection = self.connect(flags)?;
        connection.pragma_update(None, "synchronous", self.durability.name())?;
        connection.pragma_update(None, "foreign_keys", true)?;
        // What is deleted is overwritten where that costs no extra page.
        connection.pragma_update(None, "secure_delete", "FAST")?;
        connection.pragma_update(None, "journal_size_limit", LOG_KEPT)?;
        Ok(connection)
    }

    /// A connection that reads.
    pub(crate) fn reader(&self) -> Result<Connection, Error> {
        self.connect(OpenFlags::SQLITE_OPEN_READ_ONLY)
    }

    fn connect(&self, flags: OpenFlags) -> Result<Connection, Error> {
        let connection = Connection::open_with_flags(&self.file, flags | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
        connection.busy_timeout(LOCK_WAIT)?;
        connection.set_prepared_statement_cache_capacity(STATEMENTS);
        connection.pragma_update(None, "trusted_schema", false)?;
        Ok(connection)
    }
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use refinery::Target;

    use super::migrations::migrations::runner;
    use super::*;
    use crate::{MatchId, PersonId, RoomId, Store};

    /// What somebody has left behind, by the version that has tables for it.
    const LEFT: [(i32, &str); 4] = [
        (
            1,
            "INSERT INTO room (key, id, code, public, opener, kind, epoch, created, charter)
                 VALUES (1, x'00000000000000000000000000000001', 'AAAA', 1, NULL, 0, 3, 1000, x'07');
             INSERT INTO journal (key, room, version, prev, at, wake, body) VALUES
                 (1, 1, 1, NULL, 1000, NULL, x'01'), (2, 1, 2, 1, 2000, 9000, x'02');
             INSERT INTO room (key, id, code, public, opener, kind, epoch, created, closed, charter)
                 VALUES (2, x'00000000000000000000000000000002', 'BBBB', 0, NULL, 0, 1, 1000, 1500, x'');",
        ),
        (
            2,
            "INSERT INTO person (key, id, name, created, seen)
                 VALUES (1, x'00000000000000000000000000000001', 'Ana', 1000, 2000);
             INSERT INTO account (person, name, folded, password, created) VALUES (1, 'Ana', 'ana', 'hash', 1000);
             INSERT INTO session (token, id, person, created, seen, expires)
                 VALUES (zeroblob(32), zeroblob(16), 1, 1000, 2000, 9000);
             INSERT INTO ban (address, reason, since) VALUES ('192.0.2.1', 'noise', 1000);",
        ),
        (
            3,
            "INSERT INTO match (key, id, game, entry, preset, official, reported, sealed, ended, form, archive)
                 VALUES (1, x'00000000000000000000000000000001', 'code', 'classic', 'classic', 1, 0, 0, 2000, 0, x'6162');
             INSERT INTO seat (match, seat, person, place, score, won, hints) VALUES (1, 0, 1, 1, 100, 1, 0);
             INSERT INTO attempt (person, game, day, official, started, match) VALUES (1, 'code', 7, 1, 1000, 1);
             INSERT INTO race (key, id, title, game, entry, preset, public, host, created, opens, closes, secret)
                 VALUES (1, zeroblob(16), 'A race', 'code', 'classic', 'classic', 1, 1, 1000, 1000, 9000, x'05');
             INSERT INTO race_entry (race, person, room, started) VALUES (1, 1, zeroblob(16), 1500);",
        ),
        (
            4,
            "INSERT INTO pack (key, digest, kind, about, created, form, bytes)
                 VALUES (1, zeroblob(32), 'trivia', '{}', 1000, 0, x'616263');
             INSERT INTO pack_listing (person, pack, name, language, created) VALUES (1, 1, 'Mine', 'pt', 1000);
             INSERT INTO person (key, id, created, seen) VALUES (2, x'00000000000000000000000000000002', 1000, 2000);
             INSERT INTO pack (key, digest, kind, about, created, form, bytes)
                 VALUES (2, x'0101010101010101010101010101010101010101010101010101010101010101', 'words', '{}', 1000, 0, x'6162');
             INSERT INTO pack_listing (person, pack, name, language, created) VALUES (2, 2, 'Mine', 'pt', 1000);",
        ),
    ];

    fn wait<T>(future: impl Future<Output = T>) -> T {
        tokio::runtime::Builder::new_current_thread().build().expect("a runtime").block_on(future)
    }

    fn folder(name: &str) -> PathBuf {
        std::env::temp_dir().join(format!("cluehouse-schema-{name}-{}", std::process::id()))
    }

    fn newest() -> i32 {
        runner().get_migrations().iter().map(refinery::Migration::version).max().expect("a migration")
    }

    /// Data as the program left them that knew this version.
    fn leave(folder: &Path, version: i32) {
        std::fs::create_dir_all(folder).expect("a folder");
        let mut database = Connection::open(folder.join(DATABASE)).expect("a database");
        database.pragma_update(None, "journal_mode", "WAL").expect("a log");
        let migrations = runner().set_grouped(true).set_target(Target::Version(version));
        migrations.run(&mut database).expect("tables");
        for (since, left) in LEFT {
            if since <= version {
                database.execute_batch(left).expect("rows");
            }
        }
    }

    #[test]
    fn data_of_every_older_version_are_all_there_in_this_one() {
        for version in 1..=newest() {
            let folder = folder(&version.to_string());
            leave(&folder, version);
            let (room, one) = (RoomId::from(1), PersonId::from(1));
            for epoch in [4, 5] {
                let store = Store::open(&folder).expect("the store opens");
                wait(store.check()).expect("all is whole");
                assert_eq!(wait(store.waking()).expect("rooms"), [(room, Some(9000))]);
                let loaded = wait(store.take_room(room)).expect("the room");
                assert_eq!((loaded.epoch, loaded.code.as_str()), (epoch, "AAAA"), "version {version}");
                assert_eq!(loaded.rows, [(1, vec![1]), (2, vec![2])]);
                if version >= 2 {
                    let person = wait(store.person(one)).expect("people").expect("Ana");
                    assert!(person.account && person.name.as_deref() == Some("Ana"));
                    assert_eq!(wait(store.bans(2000)).expect("bans").len(), 1);
                }
                if version >= 3 {
                    let record = wait(store.archive(MatchId::from(1))).expect("the match");
                    let (finished, score) = (&record.finished, record.finished.results[0].score);
                    assert_eq!(
                        (finished.archive.as_slice(), finished.nameless, score),
                        (&b"ab"[..], false, 100)
                    );
                    assert_eq!(wait(store.races_to_open(9000)).expect("races").len(), 1);
                }
                if version >= 4 {
                    let pack = wait(store.own_pack(one, [0; 32])).expect("packs").expect("a pack");
                    assert_eq!(pack.bytes, b"abc");
                }
                // Before it was noted who answers for a pack.
                if (4..6).contains(&version) {
                    let (packs, space) = wait(store.packs(9)).expect("packs");
                    assert_eq!((packs[1].bringer, packs[1].guest), (Some(one), false), "an account's");
                    assert_eq!((space.all, space.guests), (3 + 2, 2), "and one of somebody who has none");
                }
            }
            drop(std::fs::remove_dir_all(folder));
        }
    }

    #[test]
    fn data_of_a_newer_version_are_left_alone() {
        let folder = folder("newer");
        leave(&folder, newest());
        let database = Connection::open(folder.join(DATABASE)).expect("a database");
        database
            .execute(
                "INSERT INTO refinery_schema_history (version, name, applied_on, checksum)
                     VALUES (1000, 'later', '2030-01-01T00:00:00Z', '1')",
                [],
            )
            .expect("a row");
        for _ in 0..2 {
            let refused = Store::open(&folder).expect_err("nobody here knows that form");
            assert!(refused.is_newer() && refused.to_string().contains("newer version"), "{refused}");
        }
        database.execute("DELETE FROM refinery_schema_history WHERE version = 1000", []).expect("a row");
        assert!(Store::open(&folder).is_ok());
        drop(std::fs::remove_dir_all(folder));
    }
}
