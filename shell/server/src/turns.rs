//! Work that is heavy on the processor: so much at once, so much that waits, and whoever comes later is sent away. And what one person
//! does one thing after another.

use std::sync::Arc;

use cluehouse_store::PersonId;
use tokio::sync::{Mutex, MutexGuard, OwnedSemaphorePermit, Semaphore};

use crate::problem::{Answer, Problem};

/// Where one kind of heavy work is done, on threads of its own.
#[derive(Debug)]
pub(crate) struct Turns {
    /// Those at work and those that wait.
    places: Arc<Semaphore>,
    turns: Arc<Semaphore>,
}

impl Turns {
    pub(crate) fn new(at_once: usize, waiting: usize) -> Self {
        Self { places: Arc::new(Semaphore::new(at_once + waiting)), turns: Arc::new(Semaphore::new(at_once)) }
    }

    /// Waits for a turn.
    pub(crate) async fn wait(&self) -> Answer<Turn> {
        let place = Arc::clone(&self.places).try_acquire_owned().map_err(|_| Problem::full())?;
        let turn = Arc::clone(&self.turns).acquire_owned().await.map_err(anyhow::Error::from)?;
        Ok(Turn { _held: (turn, place) })
    }

    /// Does it when its turn comes.
    pub(crate) async fn take<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Answer<T> {
        let turn = self.wait().await?;
        let work = move || {
            // Held by the work itself: who hangs up does not make room for the next before it is done.
            let _held = turn;
            work()
        };
        Ok(tokio::task::spawn_blocking(work).await.map_err(anyhow::Error::from)?)
    }
}

/// Somebody's turn, until it is dropped.
#[derive(Debug)]
#[must_use = "the next one's turn begins when it is dropped"]
pub(crate) struct Turn {
    _held: (OwnedSemaphorePermit, OwnedSemaphorePermit),
}

/// Who does something that must not be done twice at once. A few people share a turn, and wait for one another a moment.
#[derive(Debug)]
pub(crate) struct OneByOne([Mutex<()>; 64]);

impl Default for OneByOne {
    fn default() -> Self {
        Self([const { Mutex::const_new(()) }; 64])
    }
}

impl OneByOne {
    /// Waits for somebody's turn; it is over when what is answered goes.
    pub(crate) async fn of(&self, person: PersonId) -> MutexGuard<'_, ()> {
        let number: u128 = person.into();
        self.0[(number % 64) as usize].lock().await
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use futures_util::future::join;

    use super::*;

    #[tokio::test]
    async fn so_many_work_and_so_many_wait_and_the_next_is_sent_away() {
        let turns = Turns::new(1, 1);
        let (go, wait) = mpsc::channel::<()>();
        let first = turns.take(move || wait.recv().is_ok());
        let second = turns.take(|| true);
        let third = async {
            // Polled after the other two, which have the places by now.
            let third = turns.take(|| true).await;
            go.send(()).expect("the first is at work");
            third.map_err(|why| why.code())
        };
        let ((first, second), third) = join(join(first, second), third).await;
        assert_eq!((first.ok(), second.ok(), third), (Some(true), Some(true), Err("http-full")));
    }
}
