//! The store's door: opening it, and how a question gets to a thread and its answer back.

use std::fmt;
use std::future::Future;
use std::path::Path;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use rusqlite::Connection;
use tokio::sync::oneshot;

use crate::error::{Error, Kind};
use crate::faults::Durability;
use crate::live::Live;
use crate::reader::Readers;
use crate::schema::{DATABASE, Place};
use crate::writer::{Desk, Job, Writer};

/// A data directory of one process. Clones share it; it is closed with the last of them, which waits for what is queued.
#[derive(Clone)]
pub struct Store {
    pub(crate) live: Arc<Live>,
    place: Arc<Place>,
    threads: Arc<Threads>,
}

struct Threads {
    // Dropped in this order: the readers first, so that the writer's connection is the last and tidies the log away.
    readers: Readers,
    writer: Writer,
}

impl fmt::Debug for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Store").finish_non_exhaustive()
    }
}

/// An answer on its way. Who drops it does not want to know: what was asked is done all the same.
#[derive(Debug)]
#[must_use = "nothing is durable before it says so"]
pub struct Pending<T>(oneshot::Receiver<Result<T, Error>>);

impl<T> Pending<T> {
    /// What is done with the answer, and who waits for it.
    pub(crate) fn awaited() -> (impl FnOnce(Result<T, Error>), Self) {
        let (sender, receiver) = oneshot::channel();
        // Nobody may be waiting any more.
        (move |answer| drop(sender.send(answer)), Self(receiver))
    }
}

impl<T> Future for Pending<T> {
    type Output = Result<T, Error>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        Pin::new(&mut self.0).poll(context).map(|answer| answer.unwrap_or_else(|_| Err(Kind::Stopped.into())))
    }
}

impl Store {
    /// Opens a data directory, and makes it where it is not there.
    ///
    /// # Errors
    /// [`is_locked`](Error::is_locked) where another process has it; [`is_degraded`](Error::is_degraded) where the disk does
    /// not play along.
    pub fn open(dir: &Path) -> Result<Self, Error> {
        Self::start(dir, Durability::Full)
    }

    /// Whether a folder has a database already, so that opening it makes nothing new.
    pub fn is_at(dir: &Path) -> bool {
        dir.join(DATABASE).is_file()
    }

    pub(crate) fn start(dir: &Path, durability: Durability) -> Result<Self, Error> {
        let place = Arc::new(Place::open(dir, durability)?);
        let live = Arc::new(Live::default());
        let writer = Writer::start(Arc::clone(&place), Arc::clone(&live))?;
        let readers = Readers::start(&place)?;
        Ok(Self { live, place, threads: Arc::new(Threads { readers, writer }) })
    }

    /// Writes what is queued and gives the data directory up. Whatever is asked of it afterwards fails.
    ///
    /// # Errors
    /// Where the last writes fail.
    pub async fn close(&self) -> Result<(), Error> {
        self.write(|desk| {
            desk.closing = true;
            Ok(())
        })?
        .await
    }

    /// How many writes wait for the next transaction.
    #[cfg(feature = "faults")]
    pub(crate) fn waiting(&self) -> usize {
        self.threads.writer.waiting()
    }

    pub(crate) fn place(&self) -> Arc<Place> {
        Arc::clone(&self.place)
    }

    /// Queues a write at once. It is part of the next transaction, and answered when that is durable. Where it fails with an
    /// error that [is a refusal](Error::is_refused) it must have written nothing, or be [`Desk::atomic`].
    pub(crate) fn write<T, F>(&self, work: F) -> Result<Pending<T>, Error>
    where
        T: Send + 'static,
        F: FnMut(&mut Desk) -> Result<T, Error> + Send + 'static,
    {
        let (answer, pending) = Pending::awaited();
        self.queue(work, answer)?;
        Ok(pending)
    }

    /// The same, with what is done once it is answered.
    pub(crate) fn queue<T, F, A>(&self, work: F, answer: A) -> Result<(), Error>
    where
        T: Send + 'static,
        F: FnMut(&mut Desk) -> Result<T, Error> + Send + 'static,
        A: FnOnce(Result<T, Error>) + Send + 'static,
    {
        self.threads.writer.queue(Job::boxed(work, answer))
    }

    /// A write that is all or nothing by itself, whatever it refuses half-way.
    pub(crate) async fn change<T, F>(&self, mut work: F) -> Result<T, Error>
    where
        T: Send + 'static,
        F: FnMut(&Connection) -> Result<T, Error> + Send + 'static,
    {
        self.write(move |desk| desk.atomic(&mut work))?.await
    }

    /// Asks a reader.
    pub(crate) async fn read<T, F>(&self, look: F) -> Result<T, Error>
    where
        T: Send + 'static,
        F: FnOnce(&Connection) -> Result<T, Error> + Send + 'static,
    {
        let (answer, pending) = Pending::awaited();
        self.threads.readers.queue(Box::new(move |connection| {
            let found = connection.and_then(look);
            let broken = found.as_ref().is_err_and(|why| !why.is_refused());
            answer(found);
            broken
        }))?;
        pending.await
    }
}
