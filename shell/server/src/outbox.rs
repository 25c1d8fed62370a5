//! What goes to one connection: letters in order, so many at most. They are written where they are put in, as far as the peer takes them, and
//! nobody is woken for that; what it does not take is left to the connection's own task. While nothing waits, hardly any memory is held.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::future::poll_fn;
use std::io::{self, ErrorKind, Read, Write};
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker};

use tokio::io::{AsyncRead, ReadBuf};
use tokio::net::TcpStream;
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::time::timeout;

use crate::letter::{Close, Letter, code};
use crate::limits::{READ_FOR_A_MESSAGE, SEND_WITHIN, SOCKET_OUTBOX, SOCKET_OUTBOX_BYTES, WRITTEN_TOGETHER};

/// Letters whose place is kept when they are written: what a guess says. More come rarely, and their place is given back.
const PLACES_KEPT: usize = 4;

thread_local! {
    /// Where frames are put one after another.
    static TOGETHER: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// The end that letters are put into. The other end hears when it is dropped.
#[derive(Debug)]
pub(crate) struct Outbox(Arc<Shared>);

/// The end of the connection's own task.
#[derive(Debug)]
pub(crate) struct Letters(Arc<Shared>);

/// The connection, as its task has it.
#[derive(Debug)]
pub(crate) struct Pipe {
    shared: Arc<Shared>,
    tcp: OwnedReadHalf,
    /// How many bytes were read since the last whole message.
    read: usize,
}

/// The connection as the protocol's library reads from it and writes to it, in one turn of its task. What is written is whole frames: it goes out
/// before or after a letter, never between its parts, and waits among the letters where the peer does not take it.
#[derive(Debug)]
pub(crate) struct Turn<'a, 'c> {
    pipe: &'a mut Pipe,
    context: &'a mut Context<'c>,
}

/// What a connection's task has to see to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Duty {
    /// Something waits to be written.
    Unsent,
    /// Everything is written, and the connection is to end.
    End(Close),
    /// Nobody can send anything any more.
    Abandoned,
}

#[derive(Debug, Default)]
struct Shared(Mutex<Waiting>);

#[derive(Debug, Default)]
struct Waiting {
    /// Where letters are written to, from the handshake to the end.
    tcp: Option<OwnedWriteHalf>,
    letters: VecDeque<Letter>,
    /// How much of the first letter the peer has taken already.
    taken: usize,
    /// The connection's task, where it waits for a duty.
    task: Option<Waker>,
    /// Nothing more comes, or nobody takes it.
    is_over: bool,
    /// A letter was lost, since too much waited already.
    is_slow: bool,
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

impl Waiting {
    /// Writes what waits, as far as the peer takes it; true where nothing is left to be written.
    fn write(&mut self) -> io::Result<bool> {
        loop {
            let Some(first) = self.letters.front().and_then(|letter| letter.frame.as_ref()) else {
                if self.letters.is_empty() && self.letters.capacity() > PLACES_KEPT {
                    self.letters = VecDeque::new();
                }
                return Ok(true);
            };
            let Some(tcp) = &self.tcp else { return Ok(false) };
            let written = match self.letters.len() {
                1 => tcp.try_write(&first[self.taken..]),
                _ => TOGETHER.with_borrow_mut(|together| {
                    self.gather(together);
                    tcp.try_write(if together.is_empty() { &first[self.taken..] } else { together })
                }),
            };
            match written {
                Err(why) if why.kind() == ErrorKind::WouldBlock => return Ok(false),
                written => self.strike(written?),
            }
        }
    }

    /// What waits, as much of it as is written in one call: short frames are sooner copied than listed to the system.
    fn gather(&self, together: &mut Vec<u8>) {
        together.clear();
        for Letter { frame, close } in &self.letters {
            let Some(frame) = frame else { break };
            let from = if together.is_empty() { self.taken } else { 0 };
            if together.len() + frame.len() - from > WRITTEN_TOGETHER {
                break;
            }
            together.extend_from_slice(&frame[from..]);
            // After the end there is nothing more to say.
            if close.is_some() {
                break;
            }
        }
    }

    /// Lets go of what the peer has taken.
    fn strike(&mut self, bytes: usize) {
        self.taken += bytes;
        while let Some(Letter { frame: Some(frame), close }) = self.letters.front_mut() {
            let Some(further) = self.taken.checked_sub(frame.len()) else { return };
            self.taken = further;
            if close.is_some() {
                self.letters[0].frame = None;
                return;
            }
            self.letters.pop_front();
        }
    }

    /// Whether one more letter would be too much. One alone may be as long as it is.
    fn is_full(&self) -> bool {
        let lengths =
            || self.letters.iter().filter_map(|letter| letter.frame.as_ref()).map(|frame| frame.len());
        self.letters.len() >= SOCKET_OUTBOX || lengths().sum::<usize>() >= SOCKET_OUTBOX_BYTES + self.taken
    }

    fn duty(&self) -> Option<Duty> {
        match self.letters.front() {
            Some(Letter { frame: None, close: Some(close) }) => Some(Duty::End(*close)),
            Some(_) => Some(Duty::Unsent),
            None if self.is_slow => Some(Duty::End((code::TRY_LATER, "slow"))),
            None => self.is_over.then_some(Duty::Abandoned),
        }
    }
}

impl Outbox {
    /// Puts a letter in, to be written when the outbox is told to [`deliver`](Self::deliver). Answers whether it is the first that waits;
    /// nothing where nobody reads, or too slowly.
    pub(crate) fn put(&self, letter: Letter) -> Option<bool> {
        let mut waiting = self.0.waiting();
        // What is put in at one time may be more than there is space for, and the peer not slow.
        if waiting.is_full() {
            waiting.is_over |= waiting.write().is_err();
            // After one that is lost there must be no other.
            waiting.is_slow |= waiting.is_full();
            waiting.is_over |= waiting.is_slow;
        }
        if waiting.is_over {
            return None;
        }
        let first = waiting.letters.is_empty();
        waiting.letters.push_back(letter);
        Some(first)
    }

    /// Writes what waits. What the peer does not take, and the end, are left to the connection's task.
    pub(crate) fn deliver(&self) {
        let mut waiting = self.0.waiting();
        // A connection that is broken has nothing more to hear; its task finds out why.
        waiting.is_over |= waiting.write().is_err();
        let task = if waiting.duty().is_some() { waiting.task.take() } else { None };
        drop(waiting);
        task.into_iter().for_each(Waker::wake);
    }

    /// Leaves what waits to the connection's task.
    pub(crate) fn nudge(&self) {
        let task = self.0.waiting().task.take();
        task.into_iter().for_each(Waker::wake);
    }

    /// Puts a letter in and delivers it. False where nobody reads, or too slowly.
    pub(crate) fn send(&self, letter: Letter) -> bool {
        let sent = self.put(letter).is_some();
        self.deliver();
        sent
    }
}

impl Drop for Outbox {
    fn drop(&mut self) {
        self.0.waiting().is_over = true;
        self.nudge();
    }
}

impl Letters {
    /// Has letters written to a connection from now on.
    pub(crate) fn connect(&self, tcp: TcpStream) -> Pipe {
        let (tcp, written_to) = tcp.into_split();
        self.0.waiting().tcp = Some(written_to);
        Pipe { shared: Arc::clone(&self.0), tcp, read: 0 }
    }

    /// Waits until there is something to see to.
    pub(crate) async fn duty(&self) -> Duty {
        poll_fn(|context| self.poll(context)).await
    }

    /// Why the connection is to end, where that is said already; something else may have to be written before.
    pub(crate) fn end(&self) -> Option<Close> {
        self.0.waiting().letters.iter().find_map(|letter| letter.close)
    }

    fn poll(&self, context: &Context<'_>) -> Poll<Duty> {
        let mut waiting = self.0.waiting();
        if let Some(duty) = waiting.duty() {
            return Poll::Ready(duty);
        }
        if !waiting.task.as_ref().is_some_and(|task| task.will_wake(context.waker())) {
            waiting.task = Some(context.waker().clone());
        }
        Poll::Pending
    }

    /// How many letters wait.
    #[cfg(test)]
    pub(crate) fn len(&self) -> usize {
        self.0.waiting().letters.len()
    }
}

impl Drop for Letters {
    fn drop(&mut self) {
        let mut waiting = self.0.waiting();
        waiting.is_over = true;
        // What was begun is finished, since something else may follow.
        let begun = usize::from(waiting.taken > 0);
        waiting.letters.truncate(begun);
    }
}

impl Pipe {
    /// What the protocol's library is given.
    pub(crate) fn turn<'a, 'c>(&'a mut self, context: &'a mut Context<'c>) -> Turn<'a, 'c> {
        Turn { pipe: self, context }
    }

    /// A message is whole.
    pub(crate) const fn heard(&mut self) {
        self.read = 0;
    }

    /// Writes letters until none waits. Patience begins anew with whatever the peer takes.
    ///
    /// # Errors
    /// Where the connection is broken, or the peer takes nothing for too long.
    pub(crate) async fn drained(&self) -> io::Result<()> {
        while !self.shared.waiting().write()? {
            timeout(SEND_WITHIN, poll_fn(|context| self.tcp.as_ref().poll_write_ready(context))).await??;
        }
        Ok(())
    }
}

/// The connection is closed with it, whoever still has the other end of the outbox.
impl Drop for Pipe {
    fn drop(&mut self) {
        *self.shared.waiting() = Waiting { is_over: true, ..Waiting::default() };
    }
}

impl Read for Turn<'_, '_> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        if self.pipe.read > READ_FOR_A_MESSAGE {
            return Err(ErrorKind::FileTooLarge.into());
        }
        let mut into = ReadBuf::new(into);
        match Pin::new(&mut self.pipe.tcp).poll_read(self.context, &mut into) {
            Poll::Ready(read) => {
                let number = into.filled().len();
                self.pipe.read += number;
                read.map(|()| number)
            }
            Poll::Pending => Err(ErrorKind::WouldBlock.into()),
        }
    }
}

impl Write for Turn<'_, '_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let mut waiting = self.pipe.shared.waiting();
        let unsent = waiting.duty() == Some(Duty::Unsent);
        let written = if unsent { Ok(0) } else { self.pipe.tcp.as_ref().try_write(bytes) };
        let written = match written {
            Err(why) if why.kind() == ErrorKind::WouldBlock => 0,
            written => written?,
        };
        if written == bytes.len() {
            return Ok(written);
        }
        // What a peer is answered who does not read must not grow either.
        if waiting.letters.len() >= SOCKET_OUTBOX {
            return Err(ErrorKind::StorageFull.into());
        }
        let rest = Letter { frame: Some(bytes.into()), close: None };
        if unsent {
            waiting.letters.push_back(rest);
        } else {
            waiting.letters.push_front(rest);
            waiting.taken = written;
        }
        let task = waiting.task.take();
        drop(waiting);
        task.into_iter().for_each(Waker::wake);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::AsyncReadExt;
    use tokio::net::TcpListener;

    use super::*;

    fn letter(text: &str) -> Letter {
        Letter::saying(text)
    }

    /// An outbox whose letters go to a connection, and the other side of that.
    async fn connected() -> (Arc<Outbox>, Letters, Pipe, TcpStream) {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let (peer, accepted) = tokio::join!(TcpStream::connect(address), listener.accept());
        let (out, letters) = outbox();
        let pipe = letters.connect(accepted.expect("a connection").0);
        (out, letters, pipe, peer.expect("a connection"))
    }

    #[tokio::test]
    async fn letters_are_written_where_they_are_sent_and_the_end_is_left_to_the_task() {
        let (out, letters, _pipe, mut peer) = connected().await;
        assert!(out.send(letter("one")) && out.put(letter("two")) == Some(true));
        assert_eq!((out.put(letter("three")), letters.len()), (Some(false), 2));
        out.deliver();
        assert_eq!(letters.len(), 0);
        let mut read = [0; 17];
        peer.read_exact(&mut read).await.expect("three frames");
        assert_eq!(&read, b"\x81\x03one\x81\x03two\x81\x05three");
        assert!(out.send(Letter::session_over()));
        assert!(matches!(letters.duty().await, Duty::End((4001, _))));
    }

    #[tokio::test]
    async fn the_end_keeps_nobody_from_saying_so() {
        let (out, _letters, mut pipe, mut peer) = connected().await;
        assert!(out.send(Letter::session_over()));
        let mut nobody = Context::from_waker(Waker::noop());
        assert_eq!(pipe.turn(&mut nobody).write(b"\x88\x00").expect("a connection"), 2);
        let mut read = [0; 2];
        peer.read_exact(&mut read).await.expect("a frame");
        assert_eq!(&read, b"\x88\x00");
    }

    #[tokio::test]
    async fn more_at_one_time_than_there_are_places_loses_nobody_who_reads() {
        let (out, _letters, _pipe, mut peer) = connected().await;
        let number = SOCKET_OUTBOX + 10;
        assert!((0..number).all(|_| out.put(letter("so")).is_some()));
        out.deliver();
        let mut read = vec![0; 4 * number];
        peer.read_exact(&mut read).await.expect("all of them");
    }

    #[tokio::test]
    async fn what_a_peer_does_not_take_waits_in_order_and_whole() {
        let (out, letters, mut pipe, mut peer) = connected().await;
        let mut nobody = Context::from_waker(Waker::noop());
        let long = "0123456789abcdef".repeat(4096);
        while out.put(letter(&long)) == Some(true) {
            out.deliver();
        }
        assert!(out.send(letter("last")), "it is one of those that wait");
        assert_eq!(letters.duty().await, Duty::Unsent);
        let after = letter("after").frame.expect("a frame");
        assert_eq!(pipe.turn(&mut nobody).write(&after).expect("a place"), after.len());
        let reader = tokio::spawn(async move {
            let mut frames = Vec::new();
            while let Ok(first) = peer.read_u8().await {
                let length = match peer.read_u8().await.expect("a length") {
                    126 => peer.read_u16().await.expect("a length").into(),
                    127 => peer.read_u64().await.expect("a length"),
                    short => short.into(),
                };
                let mut text = vec![0; length as usize];
                peer.read_exact(&mut text).await.expect("a whole frame");
                frames.push((first, text));
            }
            frames
        });
        timeout(SEND_WITHIN, pipe.drained()).await.expect("a peer that reads").expect("a connection");
        drop((letters, pipe));
        let frames = reader.await.expect("a reader that ends");
        let [others @ .., last, after] = &frames[..] else { panic!("too few frames") };
        assert_eq!((&last.1[..], &after.1[..]), (&b"last"[..], &b"after"[..]));
        assert!(others.len() > 1 && others.iter().all(|frame| *frame == (0x81, long.clone().into_bytes())));
    }

    #[tokio::test]
    async fn what_who_does_not_read_is_answered_does_not_grow_without_end() {
        let (_out, letters, mut pipe, _peer) = connected().await;
        let mut nobody = Context::from_waker(Waker::noop());
        let mut turn = pipe.turn(&mut nobody);
        let pong = [0; 127];
        let refused = loop {
            if let Err(why) = turn.write(&pong) {
                break why;
            }
            assert!(letters.len() <= SOCKET_OUTBOX, "one more than there are places");
        };
        // The protocol's library takes that for a moment to wait, and would say it again.
        assert_ne!(refused.kind(), ErrorKind::WouldBlock);
        assert_eq!(letters.len(), SOCKET_OUTBOX);
    }

    #[tokio::test]
    async fn a_connections_task_hears_that_nobody_sends_any_more() {
        let (out, letters) = outbox();
        let waits = tokio::spawn(async move { letters.duty().await });
        tokio::task::yield_now().await;
        drop(out);
        assert_eq!(waits.await.expect("a task that ends"), Duty::Abandoned);
    }

    #[test]
    fn who_does_not_read_gets_so_many_and_who_is_gone_none() {
        let (out, letters) = outbox();
        assert_eq!((0..).take_while(|_| out.send(letter(""))).count(), SOCKET_OUTBOX);
        drop(letters);
        assert!(!out.send(letter("")));
    }

    #[test]
    fn who_does_not_read_gets_so_many_bytes_and_one_letter_of_any_length() {
        let (out, _letters) = outbox();
        let part = "x".repeat(SOCKET_OUTBOX_BYTES / 16);
        assert_eq!((0..).take_while(|_| out.send(letter(&part))).count(), 16);
        let (out, _letters) = outbox();
        assert!(out.send(letter(&"x".repeat(2 * SOCKET_OUTBOX_BYTES))), "nothing waited before it");
        assert!(!out.send(letter("")));
    }

    #[tokio::test]
    async fn who_reads_too_slowly_is_told_so_after_all_that_waited() {
        let (out, letters, pipe, mut peer) = connected().await;
        while out.send(letter(&"x".repeat(SOCKET_OUTBOX_BYTES))) {}
        assert_eq!(letters.duty().await, Duty::Unsent);
        let reader = tokio::spawn(async move { peer.read_to_end(&mut Vec::new()).await });
        timeout(SEND_WITHIN, pipe.drained()).await.expect("a peer that reads").expect("a connection");
        assert_eq!(letters.duty().await, Duty::End((code::TRY_LATER, "slow")));
        assert!(!out.send(letter("")), "there is none after one that is lost");
        drop((letters, pipe));
        reader.await.expect("a reader that ends").expect("a connection");
    }
}
