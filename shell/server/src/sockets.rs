//! The connections that are open, by session and by address: how many there may be, and how they are ended from outside.

use std::collections::hash_map::Entry;
use std::collections::{BTreeSet, HashMap};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use cluehouse_store::SessionId;
use tokio::sync::watch;

use crate::letter::Letter;
use crate::limits::{NETWORKS_PER_LINE, SOCKETS_PER_ADDRESS, SOCKETS_PER_SESSION};
use crate::network::{line, network};
use crate::outbox::Outbox;

/// Every open connection.
#[derive(Clone, Debug)]
pub(crate) struct Sockets(Arc<Mutex<Open>>);

#[derive(Debug, Default)]
struct Open {
    sessions: HashMap<SessionId, Vec<Socket>>,
    addresses: HashMap<IpAddr, usize>,
    lines: HashMap<IpAddr, usize>,
    numbers: watch::Sender<usize>,
    /// How many there may be.
    most: usize,
    /// How many there were.
    taken: u64,
}

#[derive(Debug)]
struct Socket {
    id: u64,
    address: IpAddr,
    /// The way to it; it is not kept open from here.
    out: Weak<Outbox>,
}

/// One connection's place; it is given up when dropped.
#[derive(Debug)]
pub(crate) struct Place {
    sockets: Sockets,
    id: u64,
    session: SessionId,
    address: IpAddr,
}

impl Sockets {
    /// Places for so many.
    pub(crate) fn new(most: usize) -> Self {
        Self(Arc::new(Mutex::new(Open { most, ..Open::default() })))
    }

    fn open(&self) -> MutexGuard<'_, Open> {
        // Nothing below the lock can leave it half done.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place for one more, where there is one.
    pub(crate) fn take(&self, session: SessionId, address: IpAddr, out: &Arc<Outbox>) -> Option<Place> {
        let (mut open, address) = (self.open(), network(address));
        let of_session = open.sessions.get(&session).map_or(0, Vec::len);
        let of_address = open.addresses.get(&address).copied().unwrap_or(0);
        let of_line = open.lines.get(&line(address)).copied().unwrap_or(0);
        if *open.numbers.borrow() >= open.most
            || of_session >= SOCKETS_PER_SESSION
            || of_address >= SOCKETS_PER_ADDRESS
            || of_line >= NETWORKS_PER_LINE * SOCKETS_PER_ADDRESS
        {
            return None;
        }
        open.taken += 1;
        let id = open.taken;
        let socket = Socket { id, address, out: Arc::downgrade(out) };
        open.sessions.entry(session).or_default().push(socket);
        *open.addresses.entry(address).or_default() += 1;
        *open.lines.entry(line(address)).or_default() += 1;
        open.numbers.send_modify(|number| *number += 1);
        Some(Place { sockets: self.clone(), id, session, address })
    }

    /// Ends every connection of these sessions.
    pub(crate) fn end(&self, sessions: &[SessionId]) {
        let open = self.open();
        sessions.iter().filter_map(|id| open.sessions.get(id)).flatten().for_each(Socket::end);
    }

    /// Where the connections of these sessions come from: networks, each once.
    pub(crate) fn addresses(&self, sessions: &[SessionId]) -> Vec<IpAddr> {
        let open = self.open();
        let sockets = sessions.iter().filter_map(|id| open.sessions.get(id)).flatten();
        let addresses: BTreeSet<IpAddr> = sockets.map(|socket| socket.address).collect();
        addresses.into_iter().collect()
    }

    /// Ends every connection from a network.
    pub(crate) fn end_from(&self, from: IpAddr) {
        let open = self.open();
        let from_there = |socket: &&Socket| network(socket.address) == network(from);
        open.sessions.values().flatten().filter(from_there).for_each(Socket::end);
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

impl Socket {
    fn end(&self) {
        if let Some(out) = self.out.upgrade() {
            // Who has no place for one more letter reads too slowly and is dropped for that.
            out.send(Letter::session_over());
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut open = self.sockets.open();
        open.numbers.send_modify(|number| *number -= 1);
        if let Some(sockets) = open.sessions.get_mut(&self.session) {
            sockets.retain(|socket| socket.id != self.id);
            if sockets.is_empty() {
                open.sessions.remove(&self.session);
            }
        }
        let Open { addresses, lines, .. } = &mut *open;
        for (numbers, from) in [(addresses, self.address), (lines, line(self.address))] {
            if let Entry::Occupied(mut number) = numbers.entry(from) {
                *number.get_mut() -= 1;
                if *number.get() == 0 {
                    number.remove();
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::MAX_SOCKETS;

    #[test]
    fn a_network_has_so_many_places_and_gets_them_back() {
        let (sockets, (out, _letters)) = (Sockets::new(MAX_SOCKETS), crate::outbox::outbox());
        let take = |number: usize| {
            let address = IpAddr::from([0x2001, 0xdb8, 0, 1, 0, 0, 0, number as u16]);
            sockets.take(SessionId::from(number as u128), address, &out)
        };
        let mut places: Vec<_> = (0..SOCKETS_PER_ADDRESS).map(take).collect();
        assert!(places.iter().all(Option::is_some));
        assert!(take(SOCKETS_PER_ADDRESS).is_none(), "whoever has one address of a network has all of them");
        assert!(sockets.take(SessionId::from(0), IpAddr::from([192, 0, 2, 1]), &out).is_some());
        places.pop();
        assert!(take(SOCKETS_PER_ADDRESS).is_some());
    }

    #[test]
    fn a_line_has_places_for_a_few_of_its_networks() {
        let (sockets, (out, _letters)) = (Sockets::new(MAX_SOCKETS), crate::outbox::outbox());
        let take = |line: u16, number: usize| {
            let address = IpAddr::from([0x2001, 0xdb8, line, number as u16, 0, 0, 0, 1]);
            sockets.take(SessionId::from(number as u128), address, &out)
        };
        let most = NETWORKS_PER_LINE * SOCKETS_PER_ADDRESS;
        let mut places: Vec<_> = (0..most).map(|number| take(1, number)).collect();
        assert!(places.iter().all(Option::is_some));
        assert!(take(1, most).is_none() && take(2, most).is_some());
        places.pop();
        assert!(take(1, most).is_some());
        drop(places);
        assert!(sockets.open().lines.is_empty() && sockets.open().addresses.is_empty());
    }
}
