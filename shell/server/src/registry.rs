//! Which rooms are awake. A room that is asked for and sleeps is woken; there is one task for a room, never two.

use std::collections::{BTreeSet, HashMap};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use cluehouse_engine::Millis;
use cluehouse_room::Shelf;
use cluehouse_room::wire::{Farewell, RoomView, ServerMsg};
use cluehouse_store::{RoomId, Store};
use tokio::sync::{Notify, mpsc, oneshot};
use tokio::time::{Instant, sleep_until, timeout};

use crate::desk::{Ask, Desk, End, Somebody};
use crate::limits::{CLOSE_WITHIN, ROOM_INBOX, UNVISITED};

/// Which rooms are awake, and when the others want to be woken.
#[derive(Debug)]
pub(crate) struct Registry {
    store: Store,
    shelf: Arc<Shelf>,
    rooms: Mutex<Rooms>,
    /// Something changed about who wants to be woken, or a room has gone to sleep.
    changed: Notify,
    rows: AtomicU64,
}

#[derive(Debug, Default)]
struct Rooms {
    awake: HashMap<RoomId, mpsc::Sender<Ask>>,
    asleep: HashMap<RoomId, Sleeper>,
    wakes: BTreeSet<(Instant, RoomId)>,
    stopping: bool,
}

/// A room that sleeps in this process: its time goes on.
#[derive(Clone, Copy, Debug)]
struct Sleeper {
    at: Millis,
    since: Instant,
    wake: Option<Instant>,
}

impl Registry {
    pub(crate) fn new(store: Store, shelf: Arc<Shelf>) -> Arc<Self> {
        let rooms = Mutex::default();
        Arc::new(Self { store, shelf, rooms, changed: Notify::new(), rows: AtomicU64::new(0) })
    }

    pub(crate) const fn store(&self) -> &Store {
        &self.store
    }

    pub(crate) const fn shelf(&self) -> &Arc<Shelf> {
        &self.shelf
    }

    fn rooms(&self) -> MutexGuard<'_, Rooms> {
        // Nothing below the lock can leave it half done.
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The rooms that are awake.
    pub(crate) fn awake(&self) -> Vec<RoomId> {
        self.rooms().awake.keys().copied().collect()
    }

    /// How many rooms are awake.
    pub(crate) fn count_awake(&self) -> usize {
        self.rooms().awake.len()
    }

    /// Notes that so many rows have become durable.
    pub(crate) fn count_rows(&self, rows: usize) {
        self.rows.fetch_add(rows as u64, Ordering::Relaxed);
    }

    /// How many rows have become durable.
    pub(crate) fn rows(&self) -> u64 {
        self.rows.load(Ordering::Relaxed)
    }

    /// Asks a room something, waking it where it sleeps. Answers the way to ask more; none where the server stops or the room has too
    /// much to do.
    pub(crate) fn send(self: &Arc<Self>, id: RoomId, ask: Ask) -> Option<mpsc::Sender<Ask>> {
        let mut rooms = self.rooms();
        if rooms.stopping && !matches!(ask, Ask::Stop) {
            return None;
        }
        let sender = match rooms.awake.get(&id) {
            Some(sender) => sender.clone(),
            None if matches!(ask, Ask::Gone { .. } | Ask::Bot { .. } | Ask::Stop) => return None,
            None => {
                let (sender, inbox) = mpsc::channel(ROOM_INBOX);
                let asleep = rooms.asleep.remove(&id);
                if let Some(wake) = asleep.and_then(|sleeper| sleeper.wake) {
                    rooms.wakes.remove(&(wake, id));
                }
                let asleep = asleep.map(|sleeper| sleeper.at + since(sleeper.since));
                rooms.awake.insert(id, sender.clone());
                tokio::spawn(Arc::clone(self).own(id, inbox, asleep));
                sender
            }
        };
        // Within the lock, so that no room falls asleep over a message.
        sender.try_send(ask).is_ok().then_some(sender)
    }

    /// What a room looks like to its members.
    pub(crate) async fn look(self: &Arc<Self>, id: RoomId) -> Option<RoomView> {
        let (reply, view) = oneshot::channel();
        self.send(id, Ask::Look(reply))?;
        timeout(Duration::from_secs(5), view).await.ok()?.ok()
    }

    /// Who is or was in a room.
    pub(crate) async fn people(self: &Arc<Self>, id: RoomId) -> Option<Vec<Somebody>> {
        let (reply, people) = oneshot::channel();
        self.send(id, Ask::People(reply))?;
        timeout(Duration::from_secs(5), people).await.ok()?.ok()
    }

    /// Closes a room from outside and waits until that is durable; false where it could not be written, or not in time.
    pub(crate) async fn close(self: &Arc<Self>, id: RoomId) -> bool {
        if let Some(room) = self.send(id, Ask::Close) {
            drop(timeout(CLOSE_WITHIN, room.closed()).await);
        }
        !self.store.is_live(id)
    }

    /// Lets a room fall asleep at this time of its own, where nothing waits for it. From then on it is not awake any more.
    pub(crate) fn may_sleep(
        &self,
        id: RoomId,
        inbox: &mpsc::Receiver<Ask>,
        at: Millis,
        deadline: Option<Millis>,
    ) -> bool {
        let mut rooms = self.rooms();
        if !inbox.is_empty() {
            return false;
        }
        let now = Instant::now();
        let wake = deadline.map(|deadline| now + Duration::from_millis((deadline - at).get()));
        rooms.awake.remove(&id);
        rooms.asleep.insert(id, Sleeper { at, since: now, wake });
        rooms.wakes.extend(wake.map(|wake| (wake, id)));
        true
    }

    /// Loads a room and works at it until it sleeps, closes or fails. Where it fails, or panics, nobody but its members notices.
    async fn own(self: Arc<Self>, id: RoomId, mut inbox: mpsc::Receiver<Ask>, asleep: Option<Millis>) {
        let owner = Arc::clone(&self);
        let work = tokio::spawn(async move {
            let end = match owner.load(id, asleep).await {
                Ok(desk) => desk.work(&mut inbox).await,
                Err(farewell) => End::Over(farewell),
            };
            (end, inbox)
        });
        let ended = work.await;
        let inbox = match ended {
            Ok((End::Asleep, inbox)) => Some((Farewell::Moved, inbox)),
            Ok((End::Over(farewell), inbox)) => {
                self.rooms().awake.remove(&id);
                Some((farewell, inbox))
            }
            Err(why) => {
                tracing::error!(room = %id, %why, "the room's task failed");
                self.rooms().awake.remove(&id);
                None
            }
        };
        self.changed.notify_waiters();
        self.changed.notify_one();
        if let Some((farewell, inbox)) = inbox {
            turn_away(inbox, farewell);
        }
    }

    /// Sets a room up, or says what whoever asks for it is told.
    async fn load(self: Arc<Self>, id: RoomId, asleep: Option<Millis>) -> Result<Box<Desk>, Farewell> {
        let loaded = match self.store.take_room(id).await {
            Ok(loaded) => loaded,
            Err(why) if why.is_missing() => return Err(Farewell::Closed),
            Err(why) => {
                tracing::error!(room = %id, %why, "the room cannot be taken");
                return Err(Farewell::Degraded);
            }
        };
        let mut desk = Desk::open(self, loaded, asleep).map_err(|why| {
            // Nobody can play it until somebody has looked at it; the others go on.
            tracing::error!(room = %id, why = format!("{why:#}"), "the room cannot be set up");
            Farewell::Closed
        })?;
        desk.catch_up().await.map_err(|why| {
            tracing::error!(room = %id, %why, "the room's race cannot be looked at");
            Farewell::Degraded
        })?;
        Ok(desk)
    }

    /// Wakes rooms whose deadline has come, for ever.
    pub(crate) async fn keep_waking(self: Arc<Self>) {
        loop {
            let next = self.rooms().wakes.first().map(|(at, _)| *at);
            let far = Instant::now() + Duration::from_secs(3600);
            tokio::select! {
                () = sleep_until(next.unwrap_or(far)) => {}
                () = self.changed.notified() => continue,
            }
            let due = {
                let mut rooms = self.rooms();
                let later =
                    rooms.wakes.split_off(&(Instant::now() + Duration::from_millis(1), RoomId::from(0)));
                std::mem::replace(&mut rooms.wakes, later)
            };
            for (_, id) in due {
                // Who is awake minds the time alone, and who is gone has none.
                if !self.rooms().awake.contains_key(&id) && self.store.is_live(id) {
                    self.send(id, Ask::Wake);
                }
            }
        }
    }

    /// Looks at a room some time from now: one that nobody comes into is never loaded by anybody else, and must close too.
    pub(crate) fn look_in(&self, id: RoomId) {
        self.rooms().wakes.insert((Instant::now() + UNVISITED, id));
        self.changed.notify_one();
    }

    /// Remembers when the rooms of an earlier process want to be woken. The outage is credited: they wait as long as they would
    /// have, counted from when they last said so. Those that said nothing were full of people who may not come back, and are
    /// looked at one after another.
    pub(crate) async fn remember(self: &Arc<Self>) -> Result<(), cluehouse_store::Error> {
        let waking = self.store.waking().await?;
        let now = Instant::now();
        let mut rooms = self.rooms();
        let mut later = UNVISITED;
        for (id, wake) in waking {
            let wait = match wake {
                Some(wake) => Duration::from_millis(u64::try_from(wake - crate::wall()).unwrap_or(0)),
                None => {
                    later += Duration::from_millis(5);
                    later
                }
            };
            rooms.wakes.insert((now + wait, id));
        }
        Ok(())
    }

    /// Lets every room write what it has and say farewell.
    pub(crate) async fn stop(self: &Arc<Self>) {
        let awake = {
            let mut rooms = self.rooms();
            rooms.stopping = true;
            rooms.awake.values().cloned().collect::<Vec<_>>()
        };
        for room in awake {
            // A room with a full inbox is told as soon as there is space; one that has ended need not be told.
            drop(room.send(Ask::Stop).await);
        }
        loop {
            let changed = self.changed.notified();
            if self.rooms().awake.is_empty() {
                return;
            }
            changed.await;
        }
    }
}

/// Whoever wanted to come into a room that is not there any more is told so.
fn turn_away(mut inbox: mpsc::Receiver<Ask>, farewell: Farewell) {
    inbox.close();
    while let Ok(ask) = inbox.try_recv() {
        if let Ask::Enter { link, .. } = ask {
            link.send(ServerMsg::Farewell(farewell).into());
        }
    }
}

fn since(then: Instant) -> Millis {
    Millis::new(then.elapsed().as_millis() as u64)
}

#[cfg(test)]
mod tests {
    use cluehouse_engine::Seed;
    use cluehouse_room::{Charter, Item};
    use cluehouse_store::{NewRoom, Purpose};

    use super::*;
    use crate::deed::Deed;

    #[tokio::test]
    async fn a_room_that_panics_is_loaded_anew_and_harms_no_other() {
        let folder = std::env::temp_dir().join(format!("cluehouse-registry-{}", std::process::id()));
        let store = Store::open(&folder).expect("a store");
        let registry = Registry::new(store.clone(), Arc::new(Shelf::default()));
        let charter = Charter::new(Seed::from_number(1), vec![Item::preset("classic").expect("an entry")]);
        let charter = Deed::open(charter).to_bytes().expect("bytes");
        let (one, other) = (RoomId::from(1), RoomId::from(2));
        for (id, code) in [(one, "AAAAAA"), (other, "BBBBBB")] {
            let code = code.to_owned();
            let room = NewRoom {
                id,
                code,
                public: false,
                opener: None,
                purpose: Purpose::Open,
                charter: charter.clone(),
            };
            store.create_room(room, 0).await.expect("a room");
            assert!(registry.look(id).await.is_some());
        }
        registry.send(one, Ask::Panic);
        assert!(registry.look(other).await.is_some());
        while registry.look(one).await.is_none() {
            tokio::task::yield_now().await;
        }
        registry.stop().await;
        store.close().await.expect("a good end");
        std::fs::remove_dir_all(folder).expect("nothing left");
    }
}
