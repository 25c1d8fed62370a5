//! The threads that read: a small pool of read-only connections, so that a long look holds up neither writes nor sockets.

use std::fmt;
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;

use rusqlite::Connection;

use crate::error::{Error, Kind};
use crate::limits::{READ_QUEUE, READERS};
use crate::schema::Place;

/// A look into the database, or the reason why there is none; says whether the connection should be opened anew.
pub(crate) type Look = Box<dyn FnOnce(Result<&Connection, Error>) -> bool + Send>;

pub(crate) struct Readers {
    queue: Option<SyncSender<Look>>,
    threads: Vec<JoinHandle<()>>,
}

impl fmt::Debug for Readers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Readers").finish_non_exhaustive()
    }
}

impl Readers {
    pub(crate) fn start(place: &Arc<Place>) -> Result<Self, Error> {
        let (sender, receiver) = sync_channel(READ_QUEUE);
        let receiver = Arc::new(Mutex::new(receiver));
        let mut readers = Self { queue: Some(sender), threads: Vec::new() };
        for _ in 0..READERS {
            let (place, receiver) = (Arc::clone(place), Arc::clone(&receiver));
            let thread = std::thread::Builder::new().name("store-read".into());
            readers.threads.push(thread.spawn(move || serve(&place, &receiver))?);
        }
        Ok(readers)
    }

    pub(crate) fn queue(&self, look: Look) -> Result<(), Error> {
        let queue = self.queue.as_ref().ok_or(Kind::Stopped)?;
        queue.try_send(look).map_err(|why| match why {
            TrySendError::Full(_) => Kind::Busy.into(),
            TrySendError::Disconnected(_) => Kind::Stopped.into(),
        })
    }
}

impl Drop for Readers {
    fn drop(&mut self) {
        self.queue = None;
        for thread in self.threads.drain(..) {
            let _ = thread.join();
        }
    }
}

fn serve(place: &Place, queue: &Mutex<Receiver<Look>>) {
    let mut connection: Option<Connection> = None;
    // The lock is let go with the end of the statement, before the look begins.
    while let Ok(look) = next(queue) {
        let opened = match connection.take() {
            Some(open) => Ok(open),
            None => place.reader(),
        };
        match opened {
            Ok(open) => {
                let broken = look(Ok(&open));
                connection = Some(open).filter(|_| !broken);
            }
            Err(why) => {
                look(Err(why));
            }
        }
    }
}

fn next(queue: &Mutex<Receiver<Look>>) -> Result<Look, std::sync::mpsc::RecvError> {
    queue.lock().unwrap_or_else(PoisonError::into_inner).recv()
}
