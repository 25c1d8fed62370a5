//! Which rooms are awake. A room that is asked for and sleeps is woken; there is one task for a room, never two.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::num::NonZero;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use cluehouse_engine::{Digest, Millis};
use cluehouse_games::AnyContent;
use cluehouse_room::wire::{Farewell, RoomView, ServerMsg};
use cluehouse_room::{Item, Person, Shelf};
use cluehouse_store::{RoomId, Store};
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{AcquireError, Notify, OwnedSemaphorePermit, Semaphore, mpsc, oneshot};
use tokio::time::{Instant, sleep, sleep_until, timeout};

use crate::desk::{Ask, Desk, End, Owned, Somebody, Unseen};
use crate::limits::{
    CLOSE_WITHIN, LOOK_WITHIN, ROOM_INBOX, STOP_WITHIN, TRY_AGAIN_AFTER, UNVISITED, WAKE_APART,
};
use crate::packs;

/// Which rooms are awake, and when the others want to be woken.
#[derive(Debug)]
pub(crate) struct Registry {
    store: Store,
    shelf: Arc<Shelf>,
    rooms: Mutex<Rooms>,
    /// Something changed about who wants to be woken, or a room has gone to sleep.
    changed: Notify,
    rows: Arc<AtomicU64>,
    /// Bots that may think at once: a table full of them must leave a core to everybody else.
    bots: Semaphore,
    /// Journals that take long and may be gone through at once: a core is left here, too.
    long_work: Arc<Semaphore>,
}

#[derive(Debug, Default)]
struct Rooms {
    awake: HashMap<RoomId, mpsc::Sender<Ask>>,
    asleep: HashMap<RoomId, Sleeper>,
    wakes: BTreeSet<(Instant, RoomId)>,
    /// Rooms whose task has panicked, and not ended well since.
    panicked: HashSet<RoomId>,
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
        let cores = std::thread::available_parallelism().map_or(1, NonZero::get);
        let spare = cores.saturating_sub(1).max(1);
        let (bots, long_work) = (Semaphore::new(spare), Arc::new(Semaphore::new(spare)));
        Arc::new(Self { store, shelf, rooms, changed: Notify::new(), rows: Arc::default(), bots, long_work })
    }

    pub(crate) const fn store(&self) -> &Store {
        &self.store
    }

    /// Where bots wait for their turn to think.
    pub(crate) const fn bots(&self) -> &Semaphore {
        &self.bots
    }

    /// Waits for a turn to go through a journal that takes long. Nobody is sent away: a room must be set up, and a match be kept.
    pub(crate) async fn long_work(&self) -> Result<OwnedSemaphorePermit, AcquireError> {
        Arc::clone(&self.long_work).acquire_owned().await
    }

    /// What the house always has.
    pub(crate) const fn shelf(&self) -> &Arc<Shelf> {
        &self.shelf
    }

    /// The house's shelf with the packs of these names, as far as the store has them: for a room that named them before.
    pub(crate) async fn shelf_with(
        &self,
        named: impl IntoIterator<Item = Digest>,
    ) -> Result<Arc<Shelf>, cluehouse_store::Error> {
        let mut shelf = Arc::clone(&self.shelf);
        for digest in named.into_iter().filter(|digest| !self.shelf.has(*digest)) {
            if let Some(pack) = self.store.pack(digest.bytes()).await?.and_then(|pack| packs::read(&pack)) {
                Arc::make_mut(&mut shelf).add(pack);
            }
        }
        Ok(shelf)
    }

    /// The packs among these that somebody lists; what is `known` need not be read again. What they do not list is left out, and a room
    /// will say that it does not know it.
    pub(crate) async fn own_packs(
        &self,
        person: Person,
        items: &[Item],
        known: &[(Digest, AnyContent)],
    ) -> Result<Vec<(Digest, AnyContent)>, cluehouse_store::Error> {
        let named: BTreeSet<Digest> = items.iter().filter_map(|item| item.pack).collect();
        let mut own = Vec::new();
        for digest in named.into_iter().filter(|digest| !self.shelf.has(*digest)) {
            if let Some(pack) = known.iter().find(|(other, _)| *other == digest) {
                own.push(pack.clone());
                continue;
            }
            let pack = self.store.own_pack(person.number().into(), digest.bytes()).await?;
            own.extend(pack.and_then(|pack| packs::read(&pack)).map(|pack| (digest, pack)));
        }
        Ok(own)
    }

    fn rooms(&self) -> MutexGuard<'_, Rooms> {
        // Nothing below the lock can leave it half done.
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The rooms that are awake.
    pub(crate) fn awake(&self) -> HashSet<RoomId> {
        self.rooms().awake.keys().copied().collect()
    }

    /// How many rooms are awake.
    pub(crate) fn count_awake(&self) -> usize {
        self.rooms().awake.len()
    }

    /// Where rows are counted that have become durable.
    pub(crate) fn durable(&self) -> Arc<AtomicU64> {
        Arc::clone(&self.rows)
    }

    /// How many rows have become durable.
    pub(crate) fn rows(&self) -> u64 {
        self.rows.load(Ordering::Relaxed)
    }

    /// Asks a room something, waking it where it sleeps. Answers the way to ask more; none where the server stops or the room has too
    /// much to do.
    pub(crate) fn send(self: &Arc<Self>, id: RoomId, ask: Ask) -> Option<mpsc::Sender<Ask>> {
        let mut rooms = self.rooms();
        let sender = self.way_to(&mut rooms, id, &ask)?;
        // Within the lock, so that no room falls asleep over a message.
        sender.try_send(ask).is_ok().then_some(sender)
    }

    /// The same for what must not get lost: where the room has too much to do, a place in its inbox is waited for.
    pub(crate) async fn tell(self: &Arc<Self>, id: RoomId, mut ask: Ask) -> Option<mpsc::Sender<Ask>> {
        loop {
            let sender = {
                let mut rooms = self.rooms();
                let sender = self.way_to(&mut rooms, id, &ask)?;
                match sender.try_send(ask) {
                    Ok(()) => return Some(sender),
                    Err(TrySendError::Full(unsaid) | TrySendError::Closed(unsaid)) => ask = unsaid,
                }
                sender
            };
            match sender.send(ask).await {
                Ok(()) => return Some(sender),
                // The room has just ended, and is asked anew once that is known.
                Err(unsaid) => ask = unsaid.0,
            }
            tokio::task::yield_now().await;
        }
    }

    /// The way to a room; it is woken where it sleeps, unless it need not hear this then.
    fn way_to(self: &Arc<Self>, rooms: &mut Rooms, id: RoomId, ask: &Ask) -> Option<mpsc::Sender<Ask>> {
        if rooms.stopping {
            return None;
        }
        if let Some(sender) = rooms.awake.get(&id) {
            return Some(sender.clone());
        }
        if matches!(ask, Ask::Bot { .. }) {
            return None;
        }
        let (sender, inbox) = mpsc::channel(ROOM_INBOX);
        let asleep = rooms.asleep.remove(&id);
        if let Some(wake) = asleep.and_then(|sleeper| sleeper.wake) {
            rooms.wakes.remove(&(wake, id));
        }
        let asleep = asleep.map(|sleeper| sleeper.at + since(sleeper.since));
        rooms.awake.insert(id, sender.clone());
        tokio::spawn(Arc::clone(self).own(id, inbox, asleep));
        Some(sender)
    }

    /// What a room looks like to its members.
    pub(crate) async fn look(self: &Arc<Self>, id: RoomId) -> Result<RoomView, Unseen> {
        let (reply, view) = oneshot::channel();
        self.send(id, Ask::Look(reply)).ok_or(Unseen::Busy)?;
        timeout(LOOK_WITHIN, view).await.ok().and_then(Result::ok).unwrap_or(Err(Unseen::Busy))
    }

    /// Who is or was in a room.
    pub(crate) async fn people(self: &Arc<Self>, id: RoomId) -> Option<Vec<Somebody>> {
        let (reply, people) = oneshot::channel();
        self.send(id, Ask::People(reply))?;
        timeout(Duration::from_secs(5), people).await.ok()?.ok()
    }

    /// What somebody needs to read a room's rows, where it belongs to them.
    pub(crate) async fn owned(self: &Arc<Self>, id: RoomId, person: Person) -> Result<Option<Owned>, Unseen> {
        let (reply, owned) = oneshot::channel();
        self.send(id, Ask::Owner(Box::new(person), reply)).ok_or(Unseen::Busy)?;
        timeout(LOOK_WITHIN, owned).await.ok().and_then(Result::ok).ok_or(Unseen::Busy)
    }

    /// Closes a room from outside and waits until that is durable; false where it could not be written, or not in time.
    pub(crate) async fn close(self: &Arc<Self>, id: RoomId) -> bool {
        let closed = async {
            if let Some(room) = self.tell(id, Ask::Close).await {
                room.closed().await;
                // How it ended is known a moment later.
                while self.rooms().awake.get(&id).is_some_and(|awake| awake.same_channel(&room)) {
                    tokio::task::yield_now().await;
                }
            }
        };
        drop(timeout(CLOSE_WITHIN, closed).await);
        if self.is_live(id).await && self.rooms().panicked.remove(&id) {
            // It cannot write its last row.
            self.close_stored(id).await;
        }
        !self.is_live(id).await
    }

    /// Whether a room lives; where the store cannot say so, it may.
    pub(crate) async fn is_live(&self, id: RoomId) -> bool {
        self.store.is_live(id).await.unwrap_or(true)
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
                Err(end) => end,
            };
            (end, inbox)
        });
        let ended = work.await;
        self.let_go(id, ended.as_ref().ok().map(|(end, _)| *end), asleep).await;
        match ended {
            Ok((end, inbox)) => self.turn_away(id, end, inbox).await,
            Err(why) => tracing::error!(room = %id, %why, "the room's task failed"),
        }
    }

    /// The room is not awake any more. Where the store failed it wants to be woken once more: its deadline may be due, and perhaps
    /// nobody comes who would load it.
    async fn let_go(&self, id: RoomId, end: Option<End>, asleep: Option<Millis>) {
        let lives = self.is_live(id).await;
        let mut rooms = self.rooms();
        if end != Some(End::Asleep) {
            rooms.awake.remove(&id);
        }
        let again = match end {
            // Whatever was at fault may be over; where it is not, somebody has to look at it.
            None if rooms.panicked.insert(id) => Some(None),
            Some(End::Unloaded) => Some(asleep),
            Some(End::Over(Farewell::Moved | Farewell::Degraded)) => Some(None),
            _ => None,
        };
        if end.is_some() {
            rooms.panicked.remove(&id);
        }
        if let Some(asleep) = again.filter(|_| lives && !rooms.stopping) {
            rooms.try_again(id, asleep);
        }
        drop(rooms);
        self.changed.notify_waiters();
        self.changed.notify_one();
    }

    /// Sets a room up, or says how it ends.
    async fn load(self: Arc<Self>, id: RoomId, asleep: Option<Millis>) -> Result<Box<Desk>, End> {
        let loaded = match self.store.take_room(id).await {
            Ok(loaded) => loaded,
            Err(why) if why.is_missing() => return Err(End::Over(Farewell::Closed)),
            Err(why) => {
                tracing::error!(room = %id, %why, "the room cannot be taken");
                return Err(End::Unloaded);
            }
        };
        let mut desk = Desk::open(self, loaded, asleep).await.map_err(|why| {
            // Nobody can play it until somebody has looked at it; the others go on.
            tracing::error!(room = %id, why = format!("{why:#}"), "the room cannot be set up");
            if why.is::<cluehouse_store::Error>() { End::Unloaded } else { End::Broken }
        })?;
        desk.catch_up().await.map_err(|why| {
            tracing::error!(room = %id, %why, "the room's race cannot be looked at");
            End::Unloaded
        })?;
        Ok(desk)
    }

    /// Whoever wanted something of a room that is not there any more is told so, or gets it in another way.
    async fn turn_away(self: &Arc<Self>, id: RoomId, end: End, mut inbox: mpsc::Receiver<Ask>) {
        let farewell = match end {
            End::Asleep => Farewell::Moved,
            End::Unloaded => Farewell::Degraded,
            End::Broken => Farewell::Closed,
            End::Over(farewell) => farewell,
        };
        while let Ok(ask) = inbox.try_recv() {
            match ask {
                Ask::Enter { link, .. } => {
                    link.out().send(ServerMsg::Farewell(farewell).into());
                }
                Ask::Look(reply) if end == End::Broken => drop(reply.send(Err(Unseen::Broken))),
                // It cannot write its last row; whoever closes it waits for the inbox, which ends after this.
                Ask::Close if end == End::Broken => self.close_stored(id).await,
                Ask::Reveal if end == End::Unloaded => {
                    let registry = Arc::clone(self);
                    tokio::spawn(async move {
                        sleep(try_again_after(id)).await;
                        registry.tell(id, Ask::Reveal).await;
                    });
                }
                _ => {}
            }
        }
    }

    /// Closes a room that cannot do it itself.
    async fn close_stored(&self, id: RoomId) {
        let closed = self.store.close_room(id, crate::wall()).await;
        drop(closed.inspect_err(|why| tracing::error!(room = %id, %why, "not closed")));
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
                // Who is gone has no time. Who is awake minds it alone, and may be so for being looked at, though nobody ever came in.
                if self.is_live(id).await {
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
    /// looked at one after another, as are those whose time has come meanwhile.
    pub(crate) async fn remember(self: &Arc<Self>) -> Result<(), cluehouse_store::Error> {
        let waking = self.store.waking().await?;
        let now = Instant::now();
        let mut rooms = self.rooms();
        let (mut overdue, mut unvisited) = (Duration::ZERO, UNVISITED);
        for (id, wake) in waking {
            let wait = wake.map(|wake| u64::try_from(wake - crate::wall()).unwrap_or(0));
            let wait = match wait {
                Some(millis @ 1..) => Duration::from_millis(millis),
                Some(0) => advance(&mut overdue),
                None => advance(&mut unvisited),
            };
            rooms.wakes.insert((now + wait, id));
        }
        Ok(())
    }

    /// Lets every room write what it has and say farewell, as far as that is possible in time.
    pub(crate) async fn stop(self: &Arc<Self>) {
        if timeout(STOP_WITHIN, self.let_all_go()).await.is_err() {
            tracing::error!(
                rooms = self.count_awake(),
                "the disk stalls; what was not acknowledged yet is lost"
            );
        }
    }

    async fn let_all_go(&self) {
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

impl Rooms {
    /// Wakes a room some seconds from now; `asleep` is its time, where that went on.
    fn try_again(&mut self, id: RoomId, asleep: Option<Millis>) {
        let now = Instant::now();
        let wake = now + try_again_after(id);
        if let Some(at) = asleep {
            self.asleep.insert(id, Sleeper { at, since: now, wake: Some(wake) });
        }
        self.wakes.insert((wake, id));
    }
}

/// How long a room waits that the store has failed: ids are random, so that not all of them come at once.
fn try_again_after(id: RoomId) -> Duration {
    let chance = u128::from(id) % TRY_AGAIN_AFTER.as_millis();
    TRY_AGAIN_AFTER + Duration::from_millis(chance as u64)
}

/// The next of the moments at which many rooms are woken one after another.
fn advance(moment: &mut Duration) -> Duration {
    *moment += WAKE_APART;
    *moment
}

fn since(then: Instant) -> Millis {
    Millis::new(then.elapsed().as_millis() as u64)
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use cluehouse_engine::Seed;
    use cluehouse_room::wire::Command;
    use cluehouse_room::{Charter, Epoch, Input, Item, MemberId, Room, Written};
    use cluehouse_store::{Append, Fault, NewRoom, PersonId, Purpose};
    use futures_util::FutureExt;

    use super::*;
    use crate::deed::Deed;
    use crate::limits::LONG_JOURNAL;

    const ONE: u128 = 1;

    /// A registry with so many rooms, whose store goes when it does.
    struct Den {
        registry: Arc<Registry>,
        store: Store,
        folder: PathBuf,
    }

    impl Den {
        async fn open(name: &str, rooms: u128) -> Self {
            let folder =
                std::env::temp_dir().join(format!("cluehouse-registry-{name}-{}", std::process::id()));
            let store = Store::open(&folder).expect("a store");
            let registry = Registry::new(store.clone(), Arc::new(Shelf::default()));
            let charter =
                Charter::new(Seed::from_number(1), vec![Item::preset("classic").expect("an entry")]);
            let charter = Deed::open(charter).to_bytes().expect("bytes");
            let den = Self { registry, store, folder };
            for id in ONE..=rooms {
                den.add(id, charter.clone()).await;
            }
            den
        }

        async fn add(&self, id: u128, charter: Vec<u8>) {
            let room = NewRoom {
                id: id.into(),
                code: id.to_string(),
                public: false,
                opener: None,
                purpose: Purpose::Open,
                charter,
                packs: Vec::new(),
            };
            self.store.create_room(room, 0).await.expect("a room");
        }

        /// Waits until something has changed about which rooms are awake.
        async fn until(&self, done: impl Fn(&Rooms) -> bool) {
            loop {
                let changed = self.registry.changed.notified();
                if done(&self.registry.rooms()) {
                    return;
                }
                changed.await;
            }
        }
    }

    /// An append to a room that nobody has taken yet.
    fn nothing(room: u128) -> Append {
        Append {
            room: room.into(),
            epoch: 0,
            rows: Vec::new(),
            checkpoint: None,
            wake: None,
            public: None,
            finished: Vec::new(),
            closed: false,
        }
    }

    impl Drop for Den {
        fn drop(&mut self) {
            drop(std::fs::remove_dir_all(&self.folder));
        }
    }

    #[tokio::test]
    async fn a_room_that_panics_is_loaded_anew_and_harms_no_other() {
        let den = Den::open("panic", 2).await;
        let (registry, one, other) = (&den.registry, RoomId::from(1), RoomId::from(2));
        for id in [one, other] {
            assert!(registry.look(id).await.is_ok());
        }
        registry.send(one, Ask::Panic);
        assert!(registry.look(other).await.is_ok());
        while registry.look(one).await.is_err() {
            tokio::task::yield_now().await;
        }
        registry.stop().await;
        den.store.close().await.expect("a good end");
    }

    #[tokio::test]
    async fn a_room_that_panics_is_woken_once_more_and_can_be_closed_whatever_it_does() {
        let den = Den::open("panics", 1).await;
        let registry = &den.registry;
        for (times, wakes) in [(1, 1), (2, 0)] {
            registry.send(ONE.into(), Ask::Panic);
            den.until(|rooms| rooms.awake.is_empty()).await;
            let waits = std::mem::take(&mut registry.rooms().wakes).len();
            assert_eq!(waits, wakes, "after panic {times}");
        }
        // The panic comes first, and what is asked after it is lost with the task.
        registry.send(ONE.into(), Ask::Panic);
        assert!(registry.close(ONE.into()).await && !registry.is_live(ONE.into()).await);
        registry.stop().await;
        den.store.close().await.expect("a good end");
    }

    #[tokio::test]
    async fn a_room_that_could_not_be_loaded_is_woken_again() {
        let den = Den::open("again", 1).await;
        den.store.fail(1, Fault::NotWritten);
        den.registry.send(ONE.into(), Ask::Wake);
        den.until(|rooms| rooms.awake.is_empty()).await;
        let wake = den.registry.rooms().wakes.first().copied().expect("a time to wake");
        assert!(wake.0 > Instant::now() && wake.1 == ONE.into());
        // The clock is moved by hand: the disk needs no time of its own to be asked.
        let waking = tokio::spawn(Arc::clone(&den.registry).keep_waking());
        tokio::time::pause();
        tokio::time::advance(TRY_AGAIN_AFTER * 2).await;
        tokio::time::resume();
        while den.registry.count_awake() == 0 {
            tokio::task::yield_now().await;
        }
        assert!(den.registry.look(ONE.into()).await.is_ok());
        waking.abort();
    }

    #[tokio::test]
    async fn rooms_that_are_all_overdue_are_woken_one_after_another() {
        let den = Den::open("overdue", 20).await;
        for id in ONE..=20 {
            let append = Append { wake: Some(1), ..nothing(id) };
            den.store.append(append, 1).expect("a place").await.expect("a wake");
        }
        den.registry.remember().await.expect("what is stored");
        let moments: Vec<Instant> = den.registry.rooms().wakes.iter().map(|(at, _)| *at).collect();
        assert_eq!(moments.len(), 20);
        assert!(moments.windows(2).all(|pair| pair[1] - pair[0] >= WAKE_APART), "{moments:?}");
        assert!(moments[19] < Instant::now() + UNVISITED);
    }

    #[tokio::test]
    async fn a_broken_room_says_so_and_can_be_closed() {
        let den = Den::open("broken", 1).await;
        den.add(2, b"nonsense".to_vec()).await;
        assert_eq!(den.registry.look(2.into()).await.expect_err("no room"), Unseen::Broken);
        assert!(den.registry.is_live(2.into()).await);
        assert!(den.registry.close(2.into()).await);
        assert!(!den.registry.is_live(2.into()).await && den.registry.is_live(ONE.into()).await);
    }

    #[tokio::test]
    async fn a_long_journal_is_gone_through_where_no_other_room_waits_for_it() {
        let den = Den::open("long", 50).await;
        let charter = Charter::new(Seed::from_number(1), vec![Item::preset("classic").expect("an entry")]);
        let mut room: Room = Room::open(Arc::new(charter), Arc::default(), Epoch(0)).expect("a room");
        let (person, name) = (Person::new(1), "Ana".to_owned());
        let mut inputs = vec![Input::Enter { person, name, watch: false, seen: None, client: 1, asked: 0 }];
        inputs.extend((1..1_000).map(|n| {
            let what = Command::Rename(format!("Ana {n}"));
            Input::Command { member: MemberId::new(0), n, lag: Millis::ZERO, what }
        }));
        let rows = (0..).zip(inputs).flat_map(|(n, input)| room.handle(Millis::new(50 * n), input).rows);
        let rows: Vec<_> = rows.map(|Written { row, line }| (row.version.0, line)).collect();
        assert!(rows.iter().map(|(_, row)| row.len()).sum::<usize>() > LONG_JOURNAL);
        let append = Append { rows, ..nothing(ONE) };
        den.store.append(append, 1).expect("a place").await.expect("rows");
        let registry = &den.registry;
        let turn = || Arc::clone(&registry.long_work).try_acquire_owned().ok();
        let turns: Vec<_> = std::iter::from_fn(turn).collect();
        let mut looked = Box::pin(registry.look(ONE.into()));
        // Rooms that are set up after it.
        for other in ONE + 1..=50 {
            assert!(looked.as_mut().now_or_never().is_none(), "it waits for its turn");
            assert!(registry.look(other.into()).await.is_ok());
        }
        drop(turns);
        assert_eq!(looked.await.expect("a view").members[0].name.to_string(), "Ana 999");
    }

    #[tokio::test]
    async fn a_game_nobody_came_into_is_not_kept_by_who_looks_at_it() {
        let den = Den::open("looked", 0).await;
        let (registry, one) = (&den.registry, RoomId::from(ONE));
        let charter = Charter::new(Seed::from_number(1), vec![Item::preset("classic").expect("an entry")]);
        let deed = Deed::official(Charter { official: true, ..charter }, PersonId::from(1), None);
        den.add(ONE, deed.to_bytes().expect("bytes")).await;
        registry.look_in(one);
        let waking = tokio::spawn(Arc::clone(registry).keep_waking());
        let pass = async |time| {
            tokio::time::pause();
            tokio::time::advance(time).await;
            tokio::time::resume();
        };
        pass(UNVISITED - Duration::from_secs(5)).await;
        assert!(registry.look(one).await.is_ok());
        pass(Duration::from_secs(6)).await;
        den.until(|rooms| rooms.awake.is_empty()).await;
        assert!(!registry.is_live(one).await);
        waking.abort();
    }

    #[tokio::test]
    async fn a_disk_that_stalls_does_not_hold_up_the_end_for_ever() {
        let den = Den::open("stalls", 2).await;
        let halt = den.store.stall();
        // Rooms that are taken wait for the disk, and so does nobody who has looked.
        for id in ONE..=2 {
            den.registry.send(id.into(), Ask::Wake);
        }
        while !halt.waiting().0 {
            tokio::task::yield_now().await;
        }
        tokio::time::pause();
        let stopped = Instant::now();
        den.registry.stop().await;
        let took = stopped.elapsed();
        assert!(took >= STOP_WITHIN && took < STOP_WITHIN * 2, "{took:?}");
        crate::close(&den.store).await.expect_err("the disk stalls still");
        let took = stopped.elapsed() - took;
        assert!(took >= CLOSE_WITHIN && took < CLOSE_WITHIN * 2, "{took:?}");
        tokio::time::resume();
        drop(halt);
    }

    #[tokio::test]
    async fn what_must_not_get_lost_waits_for_a_place() {
        let den = Den::open("full", 1).await;
        let (sender, mut inbox) = mpsc::channel(1);
        den.registry.rooms().awake.insert(ONE.into(), sender);
        assert!(den.registry.send(ONE.into(), Ask::Wake).is_some());
        assert!(den.registry.send(ONE.into(), Ask::Wake).is_none(), "there was one place");
        let seat = cluehouse_engine::Seat::new(0);
        let bot = den.registry.tell(ONE.into(), Ask::Bot { seat, game: 1, round: 1, action: None });
        let heard = async {
            assert!(matches!(inbox.recv().await, Some(Ask::Wake)));
            assert!(matches!(inbox.recv().await, Some(Ask::Bot { .. })));
        };
        futures_util::future::join(bot, heard).await;
    }
}
