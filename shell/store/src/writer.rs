//! The one thread that writes: takes what is queued, one transaction, then answers everybody.
//!
//! It never waits for more to come: while one batch is being synced the next one gathers by itself. Where a commit fails
//! nobody of the batch is told that it is done, and the connection is opened anew: what is on the disk is then the truth.

use std::collections::HashMap;
use std::fmt;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::thread::JoinHandle;

use rusqlite::{Connection, OptionalExtension, params};
use tokio::sync::oneshot;

use crate::RoomId;
use crate::error::{Error, Kind};
use crate::limits::{MAX_BATCH, ROOMS_IN_MIND, WRITE_QUEUE};
use crate::schema::Place;

/// One write: run inside the transaction, told when that is durable or has failed.
pub(crate) trait Task: Send {
    /// Does it. An error says that the whole transaction cannot be trusted; a refusal concerns nobody else and is kept.
    fn run(&mut self, desk: &mut Desk) -> Result<(), Error>;

    /// Tells who asked how the commit went.
    fn tell(self: Box<Self>, commit: Result<(), Error>);
}

/// A write as a closure, with the place its answer goes to.
pub(crate) struct Job<T, F> {
    work: Option<F>,
    done: Option<Result<T, Error>>,
    answer: oneshot::Sender<Result<T, Error>>,
}

impl<T, F> Job<T, F>
where
    T: Send + 'static,
    F: FnOnce(&mut Desk) -> Result<T, Error> + Send + 'static,
{
    pub(crate) fn boxed(work: F, answer: oneshot::Sender<Result<T, Error>>) -> Box<dyn Task> {
        Box::new(Self { work: Some(work), done: None, answer })
    }
}

impl<T, F> Task for Job<T, F>
where
    T: Send,
    F: FnOnce(&mut Desk) -> Result<T, Error> + Send,
{
    fn run(&mut self, desk: &mut Desk) -> Result<(), Error> {
        let Some(work) = self.work.take() else { return Ok(()) };
        let done = work(desk);
        let broken = done.as_ref().err().filter(|why| !why.is_refused()).cloned();
        self.done = Some(done);
        broken.map_or(Ok(()), Err)
    }

    fn tell(self: Box<Self>, commit: Result<(), Error>) {
        let done = self.done.unwrap_or_else(|| Err(Kind::Stopped.into()));
        // Nobody may be waiting any more.
        let _ = self.answer.send(commit.and(done));
    }
}

pub(crate) struct Writer {
    queue: Option<SyncSender<Box<dyn Task>>>,
    thread: Option<JoinHandle<()>>,
}

impl fmt::Debug for Writer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Writer").finish_non_exhaustive()
    }
}

impl Writer {
    pub(crate) fn start(place: Arc<Place>) -> Result<Self, Error> {
        let (sender, receiver) = sync_channel(WRITE_QUEUE);
        let desk = Desk::open(&place)?;
        let thread = std::thread::Builder::new().name("store-write".into());
        let thread = thread.spawn(move || serve(&place, desk, &receiver))?;
        Ok(Self { queue: Some(sender), thread: Some(thread) })
    }

    pub(crate) fn queue(&self, task: Box<dyn Task>) -> Result<(), Error> {
        let queue = self.queue.as_ref().ok_or(Kind::Stopped)?;
        queue.try_send(task).map_err(|why| match why {
            TrySendError::Full(_) => Kind::Busy.into(),
            TrySendError::Disconnected(_) => Kind::Stopped.into(),
        })
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.queue = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

fn serve(place: &Place, desk: Desk, queue: &Receiver<Box<dyn Task>>) {
    let mut desk = Some(desk);
    while let Ok(first) = queue.recv() {
        let mut batch: Vec<_> = std::iter::once(first).chain(queue.try_iter().take(MAX_BATCH - 1)).collect();
        let commit = match desk.take().map_or_else(|| Desk::open(place), Ok) {
            Err(why) => Err(why),
            Ok(mut open) => {
                let commit = open.carry_out(&mut batch);
                desk = Some(open).filter(|_| commit.is_ok());
                commit
            }
        };
        for task in batch {
            task.tell(commit.clone());
        }
    }
}

/// The writer's connection and what it keeps in mind.
pub(crate) struct Desk {
    connection: Connection,
    rooms: HashMap<RoomId, Slot>,
}

/// What an append is measured by. This process is the only one that writes, so what it remembers is what is there.
#[derive(Clone, Copy)]
pub(crate) struct Slot {
    pub(crate) key: i64,
    pub(crate) epoch: u32,
    pub(crate) last: u32,
}

impl Desk {
    fn open(place: &Place) -> Result<Self, Error> {
        Ok(Self { connection: place.writer()?, rooms: HashMap::new() })
    }

    /// One transaction with everything of a batch that is not refused.
    fn carry_out(&mut self, batch: &mut [Box<dyn Task>]) -> Result<(), Error> {
        self.connection.prepare_cached("BEGIN IMMEDIATE")?.execute([])?;
        for task in batch {
            task.run(self)?;
        }
        self.connection.prepare_cached("COMMIT")?.execute([])?;
        Ok(())
    }

    pub(crate) fn connection(&self) -> &Connection {
        &self.connection
    }

    /// Does something wholly or, where it is refused, not at all.
    pub(crate) fn atomic<T>(
        &mut self,
        work: impl FnOnce(&Connection) -> Result<T, Error>,
    ) -> Result<T, Error> {
        self.connection.prepare_cached("SAVEPOINT one")?.execute([])?;
        let done = work(&self.connection);
        if let Err(why) = &done {
            if !why.is_refused() {
                // The whole transaction goes.
                return done;
            }
            self.connection.prepare_cached("ROLLBACK TO one")?.execute([])?;
        }
        self.connection.prepare_cached("RELEASE one")?.execute([])?;
        done
    }

    /// The live room with this id.
    pub(crate) fn slot(&mut self, room: RoomId) -> Result<Slot, Error> {
        if let Some(slot) = self.rooms.get(&room) {
            return Ok(*slot);
        }
        let mut find = self.connection.prepare_cached(
            "SELECT key, epoch, max(
                 coalesce((SELECT max(version) FROM journal WHERE journal.room = room.key), 0),
                 coalesce((SELECT version FROM checkpoint WHERE checkpoint.room = room.key), 0))
             FROM room WHERE id = ?1 AND closed IS NULL",
        )?;
        let slot =
            |row: &rusqlite::Row<'_>| Ok(Slot { key: row.get(0)?, epoch: row.get(1)?, last: row.get(2)? });
        let slot = find.query_row(params![room], slot).optional()?.ok_or(Kind::Missing)?;
        drop(find);
        self.remember(room, slot);
        Ok(slot)
    }

    pub(crate) fn remember(&mut self, room: RoomId, slot: Slot) {
        if self.rooms.len() >= ROOMS_IN_MIND {
            self.rooms.clear();
        }
        self.rooms.insert(room, slot);
    }

    pub(crate) fn forget(&mut self, room: RoomId) {
        self.rooms.remove(&room);
    }
}
