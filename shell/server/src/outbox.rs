//! Letters that wait for one connection: in order, so many at most. While none waits, hardly any memory is held.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker};

use crate::letter::Letter;
use crate::limits::SOCKET_OUTBOX;

/// Letters whose place is kept when they are sent: what a guess says. More come rarely, and their place is given back.
const PLACES_KEPT: usize = 4;

/// The end that letters are put into. The other end hears when it is dropped.
#[derive(Debug)]
pub(crate) struct Outbox(Arc<Shared>);

/// The end that they are taken from.
#[derive(Debug)]
pub(crate) struct Letters(Arc<Shared>);

#[derive(Debug, Default)]
struct Shared(Mutex<Waiting>);

#[derive(Debug, Default)]
struct Waiting {
    letters: VecDeque<Letter>,
    reader: Option<Waker>,
    /// Nothing more comes, or nobody takes it.
    is_over: bool,
}

/// Both ends of a new outbox.
pub(crate) fn outbox() -> (Arc<Outbox>, Letters) {
    let shared = Arc::new(Shared::default());
    (Arc::new(Outbox(Arc::clone(&shared))), Letters(shared))
}

impl Shared {
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        // Nothing below the lock can leave it half done.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Outbox {
    /// False where nobody reads, or too slowly.
    pub(crate) fn send(&self, letter: Letter) -> bool {
        let mut waiting = self.0.waiting();
        // After one that is lost there must be no other.
        waiting.is_over |= waiting.letters.len() == SOCKET_OUTBOX;
        if waiting.is_over {
            return false;
        }
        waiting.letters.push_back(letter);
        let reader = waiting.reader.take();
        drop(waiting);
        reader.into_iter().for_each(Waker::wake);
        true
    }
}

impl Drop for Outbox {
    fn drop(&mut self) {
        let mut waiting = self.0.waiting();
        waiting.is_over = true;
        let reader = waiting.reader.take();
        drop(waiting);
        reader.into_iter().for_each(Waker::wake);
    }
}

impl Letters {
    /// The next letter; none once nobody can send any.
    pub(crate) async fn recv(&mut self) -> Option<Letter> {
        std::future::poll_fn(|context| self.poll(context)).await
    }

    fn poll(&self, context: &Context<'_>) -> Poll<Option<Letter>> {
        let mut waiting = self.0.waiting();
        match waiting.letters.pop_front() {
            Some(letter) => Poll::Ready(Some(letter)),
            None if waiting.is_over => Poll::Ready(None),
            None => {
                waiting.reader = Some(context.waker().clone());
                Poll::Pending
            }
        }
    }

    /// The next letter, where one waits.
    pub(crate) fn try_recv(&mut self) -> Option<Letter> {
        let mut waiting = self.0.waiting();
        let next = waiting.letters.pop_front();
        if next.is_none() && waiting.letters.capacity() > PLACES_KEPT {
            waiting.letters = VecDeque::new();
        }
        next
    }
}

impl Drop for Letters {
    fn drop(&mut self) {
        let mut waiting = self.0.waiting();
        waiting.is_over = true;
        waiting.letters = VecDeque::new();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn letters_come_in_order_then_the_end() {
        let (out, mut letters) = outbox();
        let reader = tokio::spawn(async move {
            let mut number = 0;
            while letters.recv().await.is_some() {
                number += 1;
            }
            number
        });
        for _ in 0..3 {
            tokio::task::yield_now().await;
            assert!(out.send(Letter::session_over()));
        }
        drop(out);
        assert_eq!(reader.await.expect("a reader that ends"), 3);
    }

    #[test]
    fn who_does_not_read_gets_so_many_and_who_is_gone_none() {
        let (out, mut letters) = outbox();
        assert_eq!((0..).take_while(|_| out.send(Letter::session_over())).count(), SOCKET_OUTBOX);
        assert!(letters.try_recv().is_some() && !out.send(Letter::session_over()), "one is lost already");
        let (out, letters) = outbox();
        assert!(out.send(Letter::session_over()));
        drop(letters);
        assert!(!out.send(Letter::session_over()));
    }
}
