//! The connections that are open, by session and by address: how many there may be, and how they are ended from outside.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use cluehouse_store::SessionId;
use tokio::sync::watch;

use crate::limits::{MAX_SOCKETS, SOCKETS_PER_ADDRESS, SOCKETS_PER_SESSION};
use crate::throttle::network;

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
    /// Where each of its connections comes from.
    sockets: Vec<IpAddr>,
    over: watch::Sender<bool>,
}

/// One connection's place; it is given up when dropped.
#[derive(Debug)]
pub(crate) struct Place {
    sockets: Sockets,
    session: SessionId,
    address: IpAddr,
    over: watch::Receiver<bool>,
}

impl Sockets {
    fn open(&self) -> MutexGuard<'_, Open> {
        // Nothing below the lock can leave it half done.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place for one more, where there is one.
    pub(crate) fn take(&self, session: SessionId, address: IpAddr) -> Option<Place> {
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
        of_session.sockets.push(address);
        let over = of_session.over.subscribe();
        open.numbers.send_modify(|number| *number += 1);
        *open.addresses.entry(address).or_default() += 1;
        Some(Place { sockets: self.clone(), session, address, over })
    }

    /// Ends every connection of these sessions.
    pub(crate) fn end(&self, sessions: &[SessionId]) {
        let open = self.open();
        for session in sessions.iter().filter_map(|id| open.sessions.get(id)) {
            session.over.send_replace(true);
        }
    }

    /// Ends every connection of the sessions that have one from a network.
    pub(crate) fn end_from(&self, from: IpAddr) {
        for session in self.open().sessions.values() {
            if session.sockets.iter().any(|address| network(*address) == network(from)) {
                session.over.send_replace(true);
            }
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

impl Place {
    /// Resolves once the session is over.
    pub(crate) async fn over(&mut self) {
        // Whoever could say so is there as long as this place is.
        drop(self.over.wait_for(|over| *over).await);
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut open = self.sockets.open();
        open.numbers.send_modify(|number| *number -= 1);
        if let Some(session) = open.sessions.get_mut(&self.session) {
            if let Some(at) = session.sockets.iter().position(|address| *address == self.address) {
                session.sockets.swap_remove(at);
            }
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
