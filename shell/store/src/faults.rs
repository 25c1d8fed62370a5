//! Faults on purpose, for tests of whoever builds on the store: a commit that fails, with or without having been written, and a
//! disk that is trusted too early. Without the feature `faults` none can be asked for.
#![cfg_attr(not(feature = "faults"), allow(unreachable_pub, reason = "public with the feature"))]

/// How a commit fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Nothing of it is written.
    NotWritten,
    /// All of it is written, and nobody is told.
    WrittenButError,
}

/// When a commit is told to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Durability {
    /// Once it is on the disk. Everything else is for tests that must notice the difference.
    Full,
    /// Once the operating system has it; it is on the disk some time later.
    #[cfg(feature = "faults")]
    Normal,
    /// The same, and nothing is ever waited for.
    #[cfg(feature = "faults")]
    Off,
}

impl Durability {
    /// SQLite's word for it.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Full => "FULL",
            #[cfg(feature = "faults")]
            Self::Normal => "NORMAL",
            #[cfg(feature = "faults")]
            Self::Off => "OFF",
        }
    }
}

/// Which of the coming commits fails, and how; there are none without the feature.
#[derive(Debug, Default)]
pub(crate) struct Faults {
    #[cfg(feature = "faults")]
    counts: [std::sync::atomic::AtomicU64; 2],
    #[cfg(feature = "faults")]
    struck: std::sync::atomic::AtomicBool,
    #[cfg(feature = "faults")]
    stall: asked::Stall,
}

#[cfg(not(feature = "faults"))]
impl Faults {
    #[expect(clippy::unused_self, clippy::unnecessary_wraps, reason = "so it looks with the feature")]
    pub(crate) const fn strike(&self, _: Fault) -> Result<(), crate::Error> {
        Ok(())
    }
}

#[cfg(feature = "faults")]
pub use asked::Halt;

#[cfg(feature = "faults")]
mod asked {
    use std::path::Path;
    use std::sync::atomic::Ordering::Relaxed;
    use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

    use super::{Durability, Fault, Faults};
    use crate::Store;
    use crate::error::Error;

    /// A disk that stalls: commits wait until it goes on.
    #[derive(Debug, Default)]
    pub(super) struct Stall {
        now: Mutex<Stalled>,
        over: Condvar,
    }

    #[derive(Debug, Default)]
    struct Stalled {
        asked: bool,
        /// A commit waits.
        waits: bool,
    }

    impl Stall {
        fn now(&self) -> MutexGuard<'_, Stalled> {
            self.now.lock().unwrap_or_else(PoisonError::into_inner)
        }

        fn wait(&self) {
            let mut now = self.now();
            while now.asked {
                now.waits = true;
                now = self.over.wait(now).unwrap_or_else(PoisonError::into_inner);
            }
            now.waits = false;
        }
    }

    /// Commits wait for as long as there is one.
    #[derive(Debug)]
    #[must_use = "they go on when it is dropped"]
    pub struct Halt(Store);

    impl Halt {
        /// Whether a commit waits, and how many writes wait for the one after it.
        pub fn waiting(&self) -> (bool, usize) {
            (self.0.place().faults.stall.now().waits, self.0.waiting())
        }
    }

    impl Drop for Halt {
        fn drop(&mut self) {
            let place = self.0.place();
            place.faults.stall.now().asked = false;
            place.faults.stall.over.notify_all();
        }
    }

    impl Faults {
        /// Counts one commit down.
        pub(crate) fn strike(&self, fault: Fault) -> Result<(), Error> {
            if fault == Fault::NotWritten {
                self.stall.wait();
            }
            let count = &self.counts[fault as usize];
            match count.fetch_update(Relaxed, Relaxed, |count| count.checked_sub(1)) {
                Ok(1) => {
                    self.struck.store(true, Relaxed);
                    Err(std::io::Error::other("a fault on purpose").into())
                }
                _ => Ok(()),
            }
        }
    }

    impl Store {
        /// Opens a data directory as [`open`](Self::open) does, with another trust in its disk.
        ///
        /// # Errors
        /// As [`open`](Self::open).
        pub fn open_with(dir: &Path, durability: Durability) -> Result<Self, Error> {
            Self::start(dir, durability)
        }

        /// Has commits wait, from the next on, for as long as the answer is kept.
        pub fn stall(&self) -> Halt {
            self.place().faults.stall.now().asked = true;
            Halt(self.clone())
        }

        /// Whether a commit has failed on purpose.
        pub fn has_failed(&self) -> bool {
            self.place().faults.struck.load(Relaxed)
        }

        /// Lets the `nth` commit from now fail, from 1; with 0 none.
        pub fn fail(&self, nth: u64, fault: Fault) {
            self.place().faults.counts[fault as usize].store(nth, Relaxed);
        }
    }
}
