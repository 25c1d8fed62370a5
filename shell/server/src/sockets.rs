//! The connections that are open, by session and by address: how many there may be, and how they are ended from outside.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use cluehouse_store::SessionId;
use tokio::sync::{mpsc, watch};

use crate::letter::Letter;
use crate::limits::{MAX_SOCKETS, SOCKETS_PER_ADDRESS, SOCKETS_PER_SESSION};

/// Every open connection.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sockets(Arc<Mutex<Open>>);

#[derive(Debug, Default)]
struct Open {
    sessions: HashMap<SessionId, Session>,
    addresses: HashMap<IpAddr, usize>,
    numbers: watch::Sender<usize>,
}

#[derive(Debug, Default)]
struct Session {
    /// The ways to its sockets; a socket that has ended does not keep its own open.
    sockets: Vec<mpsc::WeakSender<Letter>>,
}

/// One connection's place; it is given up when dropped.
#[derive(Debug)]
pub(crate) struct Place {
    sockets: Sockets,
    session: SessionId,
    address: IpAddr,
}

impl Sockets {
    fn open(&self) -> MutexGuard<'_, Open> {
        // Nothing below the lock can leave it half done.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place for one more, where there is one.
    pub(crate) fn take(
        &self,
        session: SessionId,
        address: IpAddr,
        letters: &mpsc::Sender<Letter>,
    ) -> Option<Place> {
        let mut open = self.open();
        if *open.numbers.borrow() >= MAX_SOCKETS {
            return None;
        }
        if open.addresses.get(&address).copied().unwrap_or(0) >= SOCKETS_PER_ADDRESS {
            return None;
        }
        let of_session = open.sessions.entry(session).or_default();
        if of_session.sockets.len() >= SOCKETS_PER_SESSION {
            return None;
        }
        of_session.sockets.push(letters.downgrade());
        open.numbers.send_modify(|number| *number += 1);
        *open.addresses.entry(address).or_default() += 1;
        Some(Place { sockets: self.clone(), session, address })
    }

    /// Ends every connection of these sessions.
    pub(crate) fn end(&self, sessions: &[SessionId]) {
        let open = self.open();
        let sockets =
            sessions.iter().filter_map(|id| open.sessions.get(id)).flat_map(|session| &session.sockets);
        for letters in sockets.filter_map(mpsc::WeakSender::upgrade) {
            // Who has no place for one more letter reads too slowly and is dropped for that.
            drop(letters.try_send(Letter::session_over()));
        }
    }

    /// Resolves once there is none any more.
    pub(crate) async fn gone(&self) {
        let mut number = self.open().numbers.subscribe();
        drop(number.wait_for(|number| *number == 0).await);
    }

    /// How many there are.
    pub(crate) fn len(&self) -> usize {
        *self.open().numbers.borrow()
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut open = self.sockets.open();
        open.numbers.send_modify(|number| *number -= 1);
        if let Some(session) = open.sessions.get_mut(&self.session) {
            // One of those whose way is gone by now, as this one's is; which does not matter.
            let gone = session.sockets.iter().position(|letters| letters.strong_count() == 0);
            session.sockets.swap_remove(gone.unwrap_or(0));
            if session.sockets.is_empty() {
                open.sessions.remove(&self.session);
            }
        }
        if let Some(number) = open.addresses.get_mut(&self.address) {
            *number -= 1;
            if *number == 0 {
                open.addresses.remove(&self.address);
            }
        }
    }
}
