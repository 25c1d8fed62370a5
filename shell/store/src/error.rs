//! The one error of the store: opaque, with questions to ask of it.

use std::fmt;
use std::path::Path;
use std::sync::Arc;

use rusqlite::ErrorCode;

/// Why the store did not do what it was asked. After an error of a write its outcome is unknown unless the error
/// [was the caller's doing](Error::is_refused): load anew what it was about.
#[derive(Clone)]
pub struct Error(Kind);

#[derive(Clone)]
pub(crate) enum Kind {
    /// Rows of an owner that is no longer one.
    Fenced,
    /// The name, code or place is in use.
    Taken,
    /// This file is there already.
    There(Arc<Path>),
    /// Their one try was begun before.
    Spent,
    /// Nothing there has this id.
    Missing,
    /// Its time has not come, or is over.
    Untimely,
    /// What must not be shown yet.
    Sealed,
    /// Another process has the data directory.
    Locked,
    /// More is asked than a queue holds.
    Busy,
    /// Rows that do not follow those that are there.
    Order,
    /// Larger than its bound.
    TooLarge(&'static str),
    /// One more than there may be.
    TooMany(&'static str),
    /// The house has no more space for it, whoever asks.
    Full(&'static str),
    /// What is stored makes no sense.
    Corrupt(&'static str),
    /// The thread that would have answered is gone.
    Stopped,
    /// The database said no.
    Sqlite(Arc<rusqlite::Error>),
    /// The file system said no.
    Io(Arc<std::io::Error>),
    /// A newer program has written the database, in a form that was not there yet when this one was made.
    Newer,
    /// The database's form could not be brought up to date.
    Migration(Arc<refinery::Error>),
}

impl Error {
    /// Whether the writer no longer owns the room: somebody has taken it since.
    pub fn is_fenced(&self) -> bool {
        matches!(self.0, Kind::Fenced)
    }

    /// Whether the disk is full or broken: reads go on, writes are refused until it is well again.
    pub fn is_degraded(&self) -> bool {
        match &self.0 {
            Kind::Io(_) => true,
            Kind::Sqlite(why) => matches!(
                why.sqlite_error_code(),
                Some(
                    ErrorCode::DiskFull
                        | ErrorCode::SystemIoFailure
                        | ErrorCode::ReadOnly
                        | ErrorCode::CannotOpen
                        | ErrorCode::OutOfMemory
                        | ErrorCode::PermissionDenied
                        | ErrorCode::FileLockingProtocolFailed
                )
            ),
            _ => false,
        }
    }

    /// Whether the name, code or place is in use already.
    pub fn is_taken(&self) -> bool {
        matches!(self.0, Kind::Taken | Kind::There(_))
    }

    /// The file that is there already, where that is why.
    pub fn file_there(&self) -> Option<&Path> {
        match &self.0 {
            Kind::There(file) => Some(file),
            _ => None,
        }
    }

    /// Whether it was somebody's one try at a day or a race, and they have begun it before.
    pub fn is_spent(&self) -> bool {
        matches!(self.0, Kind::Spent)
    }

    /// Whether it is larger than its bound.
    pub fn is_too_large(&self) -> bool {
        matches!(self.0, Kind::TooLarge(_))
    }

    /// Whether there are as many as there may be: of one person's, or in one race.
    pub fn is_too_many(&self) -> bool {
        matches!(self.0, Kind::TooMany(_))
    }

    /// Whether the whole house has no more space for it, whoever asks.
    pub fn is_full(&self) -> bool {
        matches!(self.0, Kind::Full(_))
    }

    /// Whether nothing there has this id, or no longer.
    pub fn is_missing(&self) -> bool {
        matches!(self.0, Kind::Missing)
    }

    /// Whether a race has not opened yet, or is closed.
    pub fn is_untimely(&self) -> bool {
        matches!(self.0, Kind::Untimely)
    }

    /// Whether it is there but must not be shown yet.
    pub fn is_sealed(&self) -> bool {
        matches!(self.0, Kind::Sealed)
    }

    /// Whether another process has the data directory.
    pub fn is_locked(&self) -> bool {
        matches!(self.0, Kind::Locked)
    }

    /// Whether a newer version of the program has written the data.
    pub fn is_newer(&self) -> bool {
        matches!(self.0, Kind::Newer)
    }

    /// Whether a queue was full: nothing was done, and it may be asked again later.
    pub fn is_busy(&self) -> bool {
        matches!(self.0, Kind::Busy)
    }

    /// Whether the store refused what it was asked, and nothing of it was written.
    pub fn is_refused(&self) -> bool {
        matches!(
            self.0,
            Kind::Fenced
                | Kind::Taken
                | Kind::There(_)
                | Kind::Spent
                | Kind::Missing
                | Kind::Untimely
                | Kind::Sealed
                | Kind::Locked
                | Kind::Busy
                | Kind::Order
                | Kind::TooLarge(_)
                | Kind::TooMany(_)
                | Kind::Full(_)
        )
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Kind::Fenced => f.write_str("somebody else owns the room now"),
            Kind::Taken => f.write_str("it is taken"),
            Kind::There(file) => write!(f, "{} is there already", file.display()),
            Kind::Spent => f.write_str("the one try at it was begun before"),
            Kind::Missing => f.write_str("it is not there"),
            Kind::Untimely => f.write_str("its time has not come, or is over"),
            Kind::Sealed => f.write_str("it must not be shown yet"),
            Kind::Locked => f.write_str("another process uses the data directory"),
            Kind::Busy => f.write_str("the store has too much to do"),
            Kind::Order => f.write_str("the rows do not follow those that are there"),
            Kind::TooLarge(what) => write!(f, "{what} is larger than its bound"),
            Kind::TooMany(what) => write!(f, "there may be no more {what}"),
            Kind::Full(what) => write!(f, "there is no more space for {what}"),
            Kind::Corrupt(what) => write!(f, "the database is damaged: {what}"),
            Kind::Stopped => f.write_str("the store has stopped"),
            Kind::Sqlite(why) => write!(f, "database: {why}"),
            Kind::Io(why) => write!(f, "data directory: {why}"),
            Kind::Newer => {
                f.write_str("a newer version of the program has written the data; this one cannot read them")
            }
            Kind::Migration(why) => write!(f, "the database's form: {why}"),
        }
    }
}

impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Error({self})")
    }
}

impl std::error::Error for Error {}

impl From<Kind> for Error {
    fn from(kind: Kind) -> Self {
        Self(kind)
    }
}

impl From<rusqlite::Error> for Error {
    fn from(why: rusqlite::Error) -> Self {
        Self(Kind::Sqlite(Arc::new(why)))
    }
}

impl From<std::io::Error> for Error {
    fn from(why: std::io::Error) -> Self {
        Self(Kind::Io(Arc::new(why)))
    }
}

impl From<refinery::Error> for Error {
    fn from(why: refinery::Error) -> Self {
        if matches!(why.kind(), refinery::error::Kind::MissingVersion(_)) {
            return Kind::Newer.into();
        }
        Self(Kind::Migration(Arc::new(why)))
    }
}
