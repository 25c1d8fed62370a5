//! Where writes gather for the next transaction. A commit costs as much processor time as a dozen rows, and a quick disk would have one for
//! every two: so what comes at about the same time shares one.
//!
//! Inside a runtime a batch is ripe once a look around brings nothing new: whoever was about to write has done so. A lone write is ripe at
//! once, then. Where a batch is smaller than the last one the writer waits a moment longer, since others are on their way.

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use tokio::runtime::Handle;
use tokio::sync::Notify;
use tokio::task::{JoinHandle, yield_now};

use crate::error::{Error, Kind};
use crate::limits::{GATHER, LOOKS_AROUND, MAX_BATCH, WRITE_QUEUE};
use crate::writer::{Batch, Task};

pub(crate) struct Queue {
    gathered: Mutex<Gathered>,
    /// Somebody waits for it: the writer.
    is_ripe: Condvar,
    /// The first of a batch has come.
    first: Notify,
}

#[derive(Default)]
struct Gathered {
    batch: Batch,
    /// Whether it is to be written now, and what comes meanwhile with it.
    ripe: bool,
    closed: bool,
    /// Whether somebody looks around after the first of a batch: where there is a runtime to look around in.
    watched: bool,
    watch: Option<JoinHandle<()>>,
}

impl Queue {
    pub(crate) fn open() -> Arc<Self> {
        let queue = Self { gathered: Mutex::default(), is_ripe: Condvar::new(), first: Notify::new() };
        let queue = Arc::new(queue);
        if let Ok(runtime) = Handle::try_current() {
            queue.gathered().watched = true;
            let watch = runtime.spawn(Watch(Arc::clone(&queue)).keep());
            queue.gathered().watch = Some(watch);
        }
        queue
    }

    fn gathered(&self) -> MutexGuard<'_, Gathered> {
        // Nothing below the lock can leave it half done.
        self.gathered.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn put(&self, task: Box<dyn Task>) -> Result<(), Error> {
        let mut gathered = self.gathered();
        if gathered.closed {
            return Err(Kind::Stopped.into());
        }
        if gathered.batch.len() >= WRITE_QUEUE {
            return Err(Kind::Busy.into());
        }
        gathered.batch.push(task);
        let (watched, first) = (gathered.watched, gathered.batch.len() == 1);
        if !watched {
            self.ripen(gathered);
        } else if first {
            drop(gathered);
            self.first.notify_one();
        }
        Ok(())
    }

    pub(crate) fn len(&self) -> usize {
        self.gathered().batch.len()
    }

    /// What has gathered is to be written now.
    fn ripen(&self, mut gathered: MutexGuard<'_, Gathered>) {
        gathered.ripe = true;
        drop(gathered);
        self.is_ripe.notify_one();
    }

    /// Waits for the next batch; `last` is how many there were in the one before. None once the queue is closed and empty.
    pub(crate) fn take(&self, last: usize) -> Option<Batch> {
        let mut gathered = self.gathered();
        loop {
            match (gathered.batch.is_empty(), gathered.closed) {
                (true, true) => return None,
                (false, closed) if closed || gathered.ripe => break,
                _ => gathered.ripe = false,
            }
            gathered = self.is_ripe.wait(gathered).unwrap_or_else(PoisonError::into_inner);
        }
        if gathered.batch.len() < last && !gathered.closed {
            drop(gathered);
            std::thread::sleep(GATHER);
            gathered = self.gathered();
        }
        let now = gathered.batch.len().min(MAX_BATCH);
        let later = gathered.batch.split_off(now);
        gathered.ripe = !later.is_empty();
        Some(std::mem::replace(&mut gathered.batch, later))
    }

    /// Nobody writes any more: who waits is told, and so is who comes.
    pub(crate) fn abandon(&self) {
        self.close();
        let batch = std::mem::take(&mut self.gathered().batch);
        drop(batch);
    }

    /// Takes nothing more; what has gathered is still written.
    pub(crate) fn close(&self) {
        let mut gathered = self.gathered();
        gathered.closed = true;
        let watch = gathered.watch.take();
        drop(gathered);
        self.is_ripe.notify_one();
        watch.into_iter().for_each(|watch| watch.abort());
    }
}

/// Finds out when a batch is ripe.
struct Watch(Arc<Queue>);

impl Watch {
    async fn keep(self) {
        loop {
            self.0.first.notified().await;
            let mut before = 0;
            for _ in 0..LOOKS_AROUND {
                let now = self.0.len();
                if now == before || now >= MAX_BATCH {
                    break;
                }
                before = now;
                // Everybody else who has something to do gets a turn, and so does whoever has just been heard from.
                yield_now().await;
            }
            self.0.ripen(self.0.gathered());
        }
    }
}

/// What has gathered when the runtime ends is not left behind.
impl Drop for Watch {
    fn drop(&mut self) {
        let mut gathered = self.0.gathered();
        gathered.watched = false;
        self.0.ripen(gathered);
    }
}

#[cfg(test)]
mod tests {
    use std::thread;

    use tokio::runtime::{Builder, Runtime};

    use super::*;
    use crate::writer::Job;

    fn runtime() -> Runtime {
        Builder::new_current_thread().build().expect("a runtime")
    }

    fn task() -> Box<dyn Task> {
        Job::boxed(|_| Ok(()), drop)
    }

    fn put(queue: &Queue, number: usize) {
        (0..number).for_each(|_| queue.put(task()).expect("a place"));
    }

    /// What is taken next, on a thread of its own as the writer is.
    fn taken(queue: &Arc<Queue>, last: usize) -> thread::JoinHandle<Option<usize>> {
        let queue = Arc::clone(queue);
        thread::spawn(move || queue.take(last).map(|batch| batch.len()))
    }

    #[test]
    fn where_no_runtime_runs_a_write_is_taken_at_once() {
        let queue = Queue::open();
        let writer = taken(&queue, 0);
        put(&queue, 1);
        assert_eq!(writer.join().expect("a batch"), Some(1));
    }

    #[test]
    fn what_is_written_in_one_turn_shares_a_batch() {
        runtime().block_on(async {
            let queue = Queue::open();
            let writer = taken(&queue, 0);
            for _ in 0..20 {
                let queue = Arc::clone(&queue);
                tokio::spawn(async move { put(&queue, 1) });
            }
            let batch = tokio::task::spawn_blocking(|| writer.join()).await.expect("a thread");
            assert_eq!(batch.expect("a batch"), Some(20));
        });
    }

    #[test]
    fn a_batch_has_its_bound_and_what_is_over_comes_next() {
        let queue = Queue::open();
        put(&queue, MAX_BATCH + 1);
        let sizes = [0, 0].map(|last| queue.take(last).map(|batch| batch.len()));
        assert_eq!(sizes, [Some(MAX_BATCH), Some(1)]);
    }

    #[test]
    fn a_full_queue_refuses_and_a_closed_one_gives_out_what_it_has() {
        let queue = Queue::open();
        put(&queue, WRITE_QUEUE);
        assert!(queue.put(task()).expect_err("no place").is_busy());
        queue.close();
        assert!(queue.put(task()).is_err());
        let sizes = std::iter::from_fn(|| queue.take(0).map(|batch| batch.len()));
        assert_eq!(sizes.sum::<usize>(), WRITE_QUEUE);
    }

    #[test]
    fn whatever_ends_the_writer_nobody_waits_in_vain() {
        let queue = Queue::open();
        let (heard, answer) = std::sync::mpsc::channel();
        queue.put(Job::boxed(|_| Ok(()), move |done| drop(heard.send(done)))).expect("a place");
        queue.abandon();
        assert!(answer.recv().expect("an answer").is_err());
        assert!(queue.put(task()).is_err() && queue.take(0).is_none());
    }

    #[test]
    fn what_has_gathered_outlives_the_runtime() {
        let runtime = runtime();
        let queue = runtime.block_on(async {
            let queue = Queue::open();
            put(&queue, 3);
            queue
        });
        let writer = taken(&queue, 0);
        drop(runtime);
        assert_eq!(writer.join().expect("a batch"), Some(3));
    }
}
