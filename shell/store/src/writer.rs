//! The one thread that writes: takes what has gathered, one transaction, then answers everybody. Where a commit fails nobody of the batch is
//! told that it is done, and the connection is opened anew: what is on the disk is then the truth.

use std::collections::{HashMap, HashSet};
use std::fmt;
use std::sync::Arc;
use std::thread::JoinHandle;

use rusqlite::{Connection, params};
use tokio::runtime::Handle;
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};
use tokio::task::yield_now;

use crate::RoomId;
use crate::error::{Error, Kind};
use crate::faults::Fault;
use crate::limits::{MARK_EVERY, TOLD_AT_ONCE};
use crate::live::{Live, Slot};
use crate::queue::Queue;
use crate::schema::Place;

/// One write: run inside the transaction, told when that is durable or has failed.
pub(crate) trait Task: Send {
    /// Does it. An error says that the whole transaction cannot be trusted; a refusal concerns nobody else and is kept.
    fn run(&mut self, desk: &mut Desk) -> Result<(), Error>;

    /// Tells who asked how the commit went.
    fn tell(self: Box<Self>, commit: Result<(), Error>);
}

/// A write as a closure, and what is done with its answer. It is kept until it is told, so that what it holds is freed by who made it:
/// an allocator has to pay for what one thread takes and another gives back.
pub(crate) struct Job<T, F, A: FnOnce(Result<T, Error>)> {
    work: F,
    done: Option<Result<T, Error>>,
    answer: Option<A>,
}

impl<T, F, A> Job<T, F, A>
where
    T: Send + 'static,
    F: FnMut(&mut Desk) -> Result<T, Error> + Send + 'static,
    A: FnOnce(Result<T, Error>) + Send + 'static,
{
    pub(crate) fn boxed(work: F, answer: A) -> Box<dyn Task> {
        Box::new(Self { work, done: None, answer: Some(answer) })
    }
}

impl<T, F, A> Task for Job<T, F, A>
where
    T: Send,
    F: FnMut(&mut Desk) -> Result<T, Error> + Send,
    A: FnOnce(Result<T, Error>) + Send,
{
    fn run(&mut self, desk: &mut Desk) -> Result<(), Error> {
        let done = (self.work)(desk);
        let broken = done.as_ref().err().filter(|why| !why.is_refused()).cloned();
        self.done = Some(done);
        broken.map_or(Ok(()), Err)
    }

    fn tell(mut self: Box<Self>, commit: Result<(), Error>) {
        let done = self.done.take().unwrap_or_else(|| Err(Kind::Stopped.into()));
        if let Some(answer) = self.answer.take() {
            answer(commit.and(done));
        }
    }
}

/// Who waits is told in any case.
impl<T, F, A: FnOnce(Result<T, Error>)> Drop for Job<T, F, A> {
    fn drop(&mut self) {
        if let Some(answer) = self.answer.take() {
            answer(Err(Kind::Stopped.into()));
        }
    }
}

pub(crate) struct Writer {
    queue: Arc<Queue>,
    thread: Option<JoinHandle<()>>,
}

impl fmt::Debug for Writer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Writer").finish_non_exhaustive()
    }
}

impl Writer {
    pub(crate) fn start(place: Arc<Place>, live: Arc<Live>) -> Result<Self, Error> {
        let desk = Desk::open(&place, &live)?;
        let queue = Queue::open();
        let teller = Teller::new();
        let thread = std::thread::Builder::new().name("store-write".into());
        let batches = Arc::clone(&queue);
        let thread = thread.spawn(move || serve(&place, &live, desk, &batches, &teller))?;
        Ok(Self { queue, thread: Some(thread) })
    }

    pub(crate) fn queue(&self, task: Box<dyn Task>) -> Result<(), Error> {
        self.queue.put(task)
    }

    /// How many writes wait.
    #[cfg(feature = "faults")]
    pub(crate) fn waiting(&self) -> usize {
        self.queue.len()
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.queue.close();
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// Tells who asked how a commit went: by a task of the runtime the store was opened in, where it was opened in one. To wake so many
/// from another thread would cost a call to the system for each of them.
struct Teller(Option<UnboundedSender<Told>>);

/// What one transaction carries out.
pub(crate) type Batch = Vec<Box<dyn Task>>;

/// A batch, and how its commit went.
type Told = (Batch, Result<(), Error>);

impl Teller {
    fn new() -> Self {
        Self(Handle::try_current().ok().map(|runtime| {
            let (sender, mut receiver) = unbounded_channel::<Told>();
            runtime.spawn(async move {
                while let Some((mut batch, commit)) = receiver.recv().await {
                    while batch.len() > TOLD_AT_ONCE {
                        let later = batch.split_off(TOLD_AT_ONCE);
                        tell((std::mem::replace(&mut batch, later), commit.clone()));
                        yield_now().await;
                    }
                    tell((batch, commit));
                }
            });
            sender
        }))
    }

    fn tell(&self, told: Told) {
        match &self.0 {
            // Where that runtime has ended, whoever still waits does so in another.
            Some(task) => drop(task.send(told).map_err(|unsent| tell(unsent.0))),
            None => tell(told),
        }
    }
}

fn tell((batch, commit): Told) {
    batch.into_iter().for_each(|task| task.tell(commit.clone()));
}

/// A queue as long as somebody writes what it gathers: whatever ends the writer, nobody waits in vain.
struct Served<'a>(&'a Queue);

impl Drop for Served<'_> {
    fn drop(&mut self) {
        self.0.abandon();
    }
}

fn serve(place: &Place, live: &Arc<Live>, desk: Desk, queue: &Queue, teller: &Teller) {
    let served = Served(queue);
    let mut desk = Some(desk);
    let mut closed = false;
    let mut last = 0;
    while let Some(mut batch) = served.0.take(last) {
        last = batch.len();
        let open = match desk.take() {
            _ if closed => Err(Kind::Stopped.into()),
            Some(open) => Ok(open),
            None => Desk::open(place, live),
        };
        let commit = match open {
            Err(why) => Err(why),
            Ok(mut open) => {
                let commit = open.carry_out(place, &mut batch);
                closed = open.closing;
                if closed {
                    open.empty_log();
                }
                desk = Some(open).filter(|_| commit.is_ok());
                commit
            }
        };
        if closed {
            desk = None;
            place.unlock();
        }
        teller.tell((batch, commit));
    }
}

/// The writer's connection, and what the running transaction has changed of the live rooms.
pub(crate) struct Desk {
    connection: Connection,
    live: Arc<Live>,
    changes: HashMap<RoomId, Option<Slot>>,
    /// The number of the next row. It only grows, so that rows above the mark are those written since.
    next: i64,
    /// The mark, and the rooms with rows above it.
    mark: i64,
    unmarked: HashSet<RoomId>,
    /// Nothing is written after this batch.
    pub(crate) closing: bool,
}

impl Desk {
    fn open(place: &Place, live: &Arc<Live>) -> Result<Self, Error> {
        let connection = place.writer()?;
        let (mark, next) = live.recover(&connection)?;
        let unmarked = live.all().into_iter().map(|(id, _)| id).collect();
        let (live, changes) = (Arc::clone(live), HashMap::new());
        Ok(Self { connection, live, changes, next, mark, unmarked, closing: false })
    }

    /// One transaction with everything of a batch that is not refused.
    fn carry_out(&mut self, place: &Place, batch: &mut [Box<dyn Task>]) -> Result<(), Error> {
        self.connection.prepare_cached("BEGIN IMMEDIATE")?.execute([])?;
        for task in batch {
            task.run(self)?;
        }
        if self.next - self.mark > MARK_EVERY {
            self.note()?;
        }
        place.faults.strike(Fault::NotWritten)?;
        self.connection.prepare_cached("COMMIT")?.execute([])?;
        place.faults.strike(Fault::WrittenButError)?;
        self.live.publish(self.changes.drain());
        Ok(())
    }

    /// Brings everything from the log into the database's own file, so that a copy of that file alone is whole: readers may be
    /// open still, and then the log does not go with this connection.
    fn empty_log(&self) {
        // Where somebody is in the middle of a long look, or the disk is full, the log keeps what it has and nothing is lost.
        let emptied = self.connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()));
        drop(emptied);
    }

    /// Notes where each journal ends.
    fn note(&mut self) -> Result<(), Error> {
        for id in std::mem::take(&mut self.unmarked) {
            if let Ok(slot) = self.slot(id) {
                tip(&self.connection, &slot)?;
            }
        }
        self.mark = self.next - 1;
        self.connection.prepare_cached("UPDATE mark SET key = ?1")?.execute([self.mark])?;
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

    /// The live room with this id, as the running transaction has left it.
    pub(crate) fn slot(&self, room: RoomId) -> Result<Slot, Error> {
        let slot = self.changes.get(&room).copied().unwrap_or_else(|| self.live.get(room));
        slot.ok_or_else(|| Kind::Missing.into())
    }

    pub(crate) fn set(&mut self, room: RoomId, slot: Slot) {
        self.changes.insert(room, Some(slot));
    }

    pub(crate) fn forget(&mut self, room: RoomId) {
        self.unmarked.remove(&room);
        self.changes.insert(room, None);
    }

    /// Numbers for so many rows of a room, the first of them.
    pub(crate) fn number(&mut self, room: RoomId, rows: usize) -> i64 {
        let first = self.next;
        self.next += i64::try_from(rows).unwrap_or(0);
        self.unmarked.insert(room);
        first
    }
}

/// Writes down where a room's journal ends.
pub(crate) fn tip(connection: &Connection, slot: &Slot) -> Result<(), Error> {
    connection
        .prepare_cached(
            "INSERT OR REPLACE INTO tip (room, head, version, at, wake) VALUES (?1, ?2, ?3, ?4, ?5)",
        )?
        .execute(params![slot.room, slot.head, slot.last, slot.at, slot.wake])?;
    Ok(())
}
