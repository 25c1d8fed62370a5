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
