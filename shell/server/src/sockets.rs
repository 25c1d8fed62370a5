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
    number: usize,
}

#[derive(Debug, Default)]
struct Session {
    sockets: usize,
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
        let (mut open, address) = (self.open(), network(address));
        if open.number >= MAX_SOCKETS {
            return None;
        }
        if open.addresses.get(&address).copied().unwrap_or(0) >= SOCKETS_PER_ADDRESS {
            return None;
        }
        let of_session = open.sessions.entry(session).or_default();
        if of_session.sockets >= SOCKETS_PER_SESSION {
            return None;
        }
        of_session.sockets += 1;
        let over = of_session.over.subscribe();
        open.number += 1;
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

    /// How many there are.
    pub(crate) fn len(&self) -> usize {
        self.open().number
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
        open.number -= 1;
        if let Some(session) = open.sessions.get_mut(&self.session) {
            session.sockets -= 1;
            if session.sockets == 0 {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_has_so_many_places_and_gets_them_back() {
        let sockets = Sockets::default();
        let take = |number: usize| {
            let address = IpAddr::from([0x2001, 0xdb8, 0, 1, 0, 0, 0, number as u16]);
            sockets.take(SessionId::from(number as u128), address)
        };
        let mut places: Vec<_> = (0..SOCKETS_PER_ADDRESS).map(take).collect();
        assert!(places.iter().all(Option::is_some));
        assert!(take(SOCKETS_PER_ADDRESS).is_none(), "whoever has one address of a network has all of them");
        assert!(sockets.take(SessionId::from(0), IpAddr::from([192, 0, 2, 1])).is_some());
        places.pop();
        assert!(take(SOCKETS_PER_ADDRESS).is_some());
    }
}
