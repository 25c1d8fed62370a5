//! What a room has said and what may not leave yet: it goes out as soon as the rows it rests on are durable, whether or not the room's
//! task gets to know. That task would have to be woken for every row, only to pass on what is known already. Nor are those of the few who
//! sit at a table: what they hear is written to their connections at once.

use std::future::poll_fn;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Poll, Waker};

use cluehouse_room::Gate;
use cluehouse_room::wire::{RoomView, Version};
use cluehouse_store::Error;
use tokio::sync::oneshot;

use crate::desk::Unseen;
use crate::letter::{Letter, Link};
use crate::limits::{HELD_BACK, LOOKS_HELD, UNWRITTEN, WRITES_UNDER_WAY, WRITTEN_AT_ONCE};

/// What waits until the rows it rests on are durable.
#[derive(Debug)]
pub(crate) enum Leaving {
    Letter(Link, Letter),
    View(oneshot::Sender<Result<RoomView, Unseen>>, Box<RoomView>),
}

/// What a room's task waits for. In any case it hears of rows that cannot be written, and of connections that read too slowly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wait {
    /// For nothing else.
    Trouble,
    /// Until rows may be written: so many writes of a room are under way at once, and what comes meanwhile is one more.
    Turn,
    /// Until more may be said: a disk that stalls holds the room up before what waits for it fills the memory.
    Space,
    /// Until every row is durable.
    Quiet,
}

/// Where what a room says waits for its rows.
#[derive(Debug)]
pub(crate) struct Threshold {
    held: Mutex<Held>,
    /// How many rows have become durable in all rooms.
    durable: Arc<AtomicU64>,
}

#[derive(Debug)]
struct Held {
    gate: Gate<Leaving>,
    /// Looks among what is held back.
    looks: usize,
    /// Writes that are under way, and the rows in them.
    writes: usize,
    rows: usize,
    /// Why the first of those that failed did.
    failed: Option<Error>,
    /// Connections that letters were just put in for.
    addressed: Vec<Link>,
    /// Connections that read too slowly.
    slow: Vec<u64>,
    /// The room's task, where it waits.
    waiting: Option<(Wait, Waker)>,
}

/// Rows of a room that are being written.
#[derive(Debug)]
pub(crate) struct Writing {
    threshold: Arc<Threshold>,
    rows: usize,
    last: Version,
}

/// The threshold, while something is put there.
#[derive(Debug)]
pub(crate) struct Open<'a>(MutexGuard<'a, Held>);

impl Open<'_> {
    pub(crate) fn hold(&mut self, after: Version, thing: Leaving) {
        self.0.looks += usize::from(matches!(thing, Leaving::View(..)));
        self.0.gate.hold(after, thing);
    }

    pub(crate) fn hold_letter(&mut self, after: Version, link: Link, letter: impl Into<Letter>) {
        self.hold(after, Leaving::Letter(link, letter.into()));
    }
}

impl Drop for Open<'_> {
    fn drop(&mut self) {
        self.0.release();
    }
}

impl Threshold {
    /// A threshold that lets everything out up to a version.
    pub(crate) fn new(version: Version, durable: Arc<AtomicU64>) -> Arc<Self> {
        let gate = Gate::new(version);
        let held = Held {
            gate,
            looks: 0,
            writes: 0,
            rows: 0,
            failed: None,
            addressed: Vec::new(),
            slow: Vec::new(),
            waiting: None,
        };
        Arc::new(Self { held: Mutex::new(held), durable })
    }

    fn held(&self) -> MutexGuard<'_, Held> {
        // Nothing below the lock can leave it half done.
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes things to be held back until their versions are durable; what may leave does once all of them are there.
    pub(crate) fn open(&self) -> Open<'_> {
        Open(self.held())
    }

    /// Whether one more may look and be held back.
    pub(crate) fn may_look(&self) -> bool {
        self.held().looks < LOOKS_HELD
    }

    /// Whether this need not be waited for.
    pub(crate) fn has(&self, wait: Wait) -> bool {
        self.held().has(wait)
    }

    /// Rows up to a version are about to be written.
    pub(crate) fn write(self: &Arc<Self>, rows: usize, last: Version) -> Writing {
        let mut held = self.held();
        held.writes += 1;
        held.rows += rows;
        drop(held);
        Writing { threshold: Arc::clone(self), rows, last }
    }

    /// Waits; answers the connections that read too slowly, where there are such before.
    ///
    /// # Errors
    /// Where rows could not be written.
    pub(crate) async fn wait(&self, wait: Wait) -> Result<Vec<u64>, Error> {
        poll_fn(|context| {
            let mut held = self.held();
            if let Some(why) = held.failed.take() {
                return Poll::Ready(Err(why));
            }
            if !held.slow.is_empty() || held.has(wait) {
                return Poll::Ready(Ok(std::mem::take(&mut held.slow)));
            }
            match &mut held.waiting {
                Some((before, waker)) if waker.will_wake(context.waker()) => *before = wait,
                waiting => *waiting = Some((wait, context.waker().clone())),
            }
            Poll::Pending
        })
        .await
    }

    /// Waits until every row is durable; answers the connections that read too slowly.
    ///
    /// # Errors
    /// Where rows could not be written.
    pub(crate) async fn quiet(&self) -> Result<Vec<u64>, Error> {
        let mut slow = self.wait(Wait::Quiet).await?;
        while !self.has(Wait::Quiet) {
            slow.extend(self.wait(Wait::Quiet).await?);
        }
        Ok(slow)
    }
}

impl Held {
    fn has(&self, wait: Wait) -> bool {
        match wait {
            Wait::Trouble => false,
            Wait::Turn => self.writes < WRITES_UNDER_WAY,
            Wait::Space => self.rows < UNWRITTEN && self.gate.len() < HELD_BACK,
            // Rows that failed are not durable, and never will be.
            Wait::Quiet => self.writes == 0 && self.failed.is_none(),
        }
    }

    /// Lets out what may leave. All that a connection hears now is written in one go.
    fn release(&mut self) {
        while let Some(leaving) = self.gate.let_out() {
            match leaving {
                Leaving::Letter(link, letter) => match link.out().put(letter) {
                    Some(true) => self.addressed.push(link),
                    Some(false) => {}
                    None => self.slow.push(link.id),
                },
                Leaving::View(reply, view) => {
                    self.looks -= 1;
                    drop(reply.send(Ok(*view)));
                }
            }
        }
        for (number, link) in self.addressed.drain(..).enumerate() {
            if number < WRITTEN_AT_ONCE { link.out().deliver() } else { link.out().nudge() }
        }
    }
}

impl Writing {
    /// Says what came of it.
    pub(crate) fn end(self, written: Result<(), Error>) {
        let mut held = self.threshold.held();
        held.writes -= 1;
        held.rows -= self.rows;
        match written {
            Ok(()) => {
                self.threshold.durable.fetch_add(self.rows as u64, Ordering::Relaxed);
                held.gate.durable(self.last);
                held.release();
            }
            // Those after it fail because of it.
            Err(why) => drop(held.failed.get_or_insert(why)),
        }
        let news = held.failed.is_some() || !held.slow.is_empty();
        let waker = match &held.waiting {
            Some((wait, _)) if news || held.has(*wait) => held.waiting.take().map(|(_, waker)| waker),
            _ => None,
        };
        drop(held);
        waker.into_iter().for_each(Waker::wake);
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;
    use crate::limits::SOCKET_OUTBOX;
    use crate::outbox::outbox;

    #[tokio::test]
    async fn what_is_said_leaves_with_its_rows_though_the_rooms_task_sleeps() {
        let (threshold, (out, letters)) = (Threshold::new(Version(0), Arc::default()), outbox());
        threshold.open().hold_letter(Version(1), Link::new(1, out), Letter::session_over());
        let writing = threshold.write(1, Version(1));
        let mut task = Box::pin(threshold.wait(Wait::Trouble));
        assert!(task.as_mut().now_or_never().is_none() && letters.len() == 0);
        writing.end(Ok(()));
        assert!(letters.len() == 1);
        assert!(task.now_or_never().is_none(), "there is nothing to tell it");
    }

    #[tokio::test]
    async fn the_rooms_task_hears_of_rows_that_cannot_be_written() {
        let (threshold, (out, letters)) = (Threshold::new(Version(0), Arc::default()), outbox());
        threshold.open().hold_letter(Version(1), Link::new(1, out), Letter::session_over());
        let writing = threshold.write(1, Version(1));
        let stopped = async { writing.end(Err(std::io::Error::other("a disk that fails").into())) };
        let (heard, ()) = futures_util::future::join(threshold.wait(Wait::Trouble), stopped).await;
        assert!(heard.is_err() && letters.len() == 0);
    }

    #[tokio::test]
    async fn rows_that_failed_are_never_quiet_and_the_first_cause_is_told() {
        let threshold = Threshold::new(Version(0), Arc::default());
        let (first, second) = (threshold.write(1, Version(1)), threshold.write(1, Version(2)));
        assert!(!threshold.has(Wait::Turn), "two are under way");
        first.end(Err(std::io::Error::other("the cause").into()));
        second.end(Err(std::io::Error::other("what follows").into()));
        assert!(!threshold.has(Wait::Quiet));
        let told = threshold.quiet().await.expect_err("rows that failed");
        assert!(told.to_string().contains("the cause"), "{told}");
    }

    #[tokio::test]
    async fn the_rooms_task_hears_of_who_reads_too_slowly() {
        let (threshold, (out, _letters)) = (Threshold::new(Version(0), Arc::default()), outbox());
        let hold = |after| {
            threshold.open().hold_letter(after, Link::new(7, Arc::clone(&out)), Letter::session_over());
        };
        (0..SOCKET_OUTBOX).for_each(|_| hold(Version(0)));
        hold(Version(1));
        let writing = threshold.write(1, Version(1));
        let written = async { writing.end(Ok(())) };
        let (heard, ()) = futures_util::future::join(threshold.wait(Wait::Trouble), written).await;
        assert_eq!(heard.ok(), Some(vec![7]));
    }

    #[tokio::test]
    async fn quiet_comes_with_the_last_row_and_space_when_so_few_are_left() {
        let threshold = Threshold::new(Version(0), Arc::default());
        let (many, one) = (threshold.write(UNWRITTEN, Version(1)), threshold.write(1, Version(2)));
        assert!(threshold.wait(Wait::Space).now_or_never().is_none());
        let written = async { many.end(Ok(())) };
        let (heard, ()) = futures_util::future::join(threshold.wait(Wait::Space), written).await;
        assert!(heard.is_ok() && threshold.quiet().now_or_never().is_none());
        let written = async { one.end(Ok(())) };
        let (heard, ()) = futures_util::future::join(threshold.quiet(), written).await;
        assert!(heard.is_ok());
    }
}
