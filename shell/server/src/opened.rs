//! From which lines the rooms were opened that live: so many from one, so that nobody fills the house alone. A process remembers what was
//! opened while it ran.

use std::collections::{HashMap, HashSet};
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use cluehouse_store::{RoomId, Store};

use crate::network::line;
use crate::problem::{Answer, Problem};

/// How long whoever is refused waits before they ask again: until a room nobody has come into may have closed.
const WAIT: Duration = Duration::from_secs(60);

/// The rooms opened from each line.
#[derive(Debug)]
pub(crate) struct Opened {
    rooms: Mutex<HashMap<IpAddr, Vec<RoomId>>>,
    /// How many may live of those from one.
    most: usize,
}

impl Opened {
    /// So many from each line.
    pub(crate) fn new(most: usize) -> Self {
        Self { rooms: Mutex::default(), most }
    }

    /// Whether one more may be opened from there, or why not.
    pub(crate) async fn check(&self, store: &Store, address: IpAddr) -> Answer<()> {
        if self.has_space(address) {
            return Ok(());
        }
        self.forget(store).await?;
        if self.has_space(address) { Ok(()) } else { Err(Problem::too_many(WAIT)) }
    }

    /// A room was opened from there.
    pub(crate) fn add(&self, address: IpAddr, room: RoomId) {
        self.rooms().entry(line(address)).or_default().push(room);
    }

    /// Forgets rooms that are closed.
    pub(crate) async fn forget(&self, store: &Store) -> Result<(), cluehouse_store::Error> {
        let live: HashSet<RoomId> = store.waking().await?.into_iter().map(|(room, _)| room).collect();
        self.rooms().retain(|_, rooms| {
            rooms.retain(|room| live.contains(room));
            !rooms.is_empty()
        });
        Ok(())
    }

    fn has_space(&self, address: IpAddr) -> bool {
        self.rooms().get(&line(address)).is_none_or(|rooms| rooms.len() < self.most)
    }

    fn rooms(&self) -> MutexGuard<'_, HashMap<IpAddr, Vec<RoomId>>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use cluehouse_store::{NewRoom, Purpose};

    use super::*;

    #[tokio::test]
    async fn a_line_has_so_many_rooms_that_live_over_however_many_networks_they_were_opened() {
        let folder = std::env::temp_dir().join(format!("cluehouse-opened-{}", std::process::id()));
        let store = Store::open(&folder).expect("a store");
        let opened = Opened::new(3);
        let from = |line: u16, network: u16| IpAddr::from([0x2001, 0xdb8, line, network, 0, 0, 0, 1]);
        for number in 1..=3_u16 {
            let id = RoomId::from(u128::from(number));
            let code = number.to_string();
            let room = NewRoom {
                id,
                code,
                public: false,
                opener: None,
                purpose: Purpose::Open,
                charter: Vec::new(),
                packs: Vec::new(),
            };
            store.create_room(room, 0).await.expect("a room");
            opened.check(&store, from(1, number)).await.expect("space");
            opened.add(from(1, number), id);
        }
        let refused = opened.check(&store, from(1, 4)).await.expect_err("no space");
        assert_eq!(refused.code(), "http-too-many");
        opened.check(&store, from(2, 1)).await.expect("space for another line");
        store.close_room(RoomId::from(2), 0).await.expect("a closed room");
        opened.check(&store, from(1, 4)).await.expect("space again");
        store.close_room(RoomId::from(1), 0).await.expect("a closed room");
        store.close_room(RoomId::from(3), 0).await.expect("a closed room");
        opened.forget(&store).await.expect("the store answers");
        assert!(opened.rooms().is_empty(), "nothing is remembered of whom no room is left");
        drop(std::fs::remove_dir_all(folder));
    }
}
