//! What all requests share.

use std::net::IpAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context;
use cluehouse_store::{Board, RaceId, Store};

use crate::bans::Bans;
use crate::boards::Boards;
use crate::library::Library;
use crate::limits::{
    BOARDS_AT_ONCE, BOARDS_WAITING, MAX_CONNECTIONS, MAX_ROOMS, MAX_SOCKETS, MESSAGE_EVERY, REPLAYS_AT_ONCE,
    REPLAYS_WAITING, ROOMS_PER_LINE,
};
use crate::metrics::Metrics;
use crate::opened::Opened;
use crate::password::Hashing;
use crate::readiness::Readiness;
use crate::registry::Registry;
use crate::sockets::Sockets;
use crate::throttle::Throttle;
use crate::turns::{OneByOne, Turns};

/// How a server is set up.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where everything durable lies.
    pub data: PathBuf,
    /// How people reach it.
    pub site: Site,
    /// The address people see, where a proxy may say another host: a scheme, a host, and a port where it is not the scheme's own.
    /// Pages from there are ours.
    pub public_url: Option<String>,
    /// Proxies of our own: who comes through one is known by the address it names.
    pub proxies: Vec<IpAddr>,
    /// How often a connection may send a message in the long run.
    pub message_every: Duration,
    /// How many rooms there may be.
    pub most_rooms: usize,
    /// How many sockets may be open at once.
    pub most_sockets: usize,
    /// How many connections are served at once, sockets not counted; who comes later waits for a place.
    pub most_connections: usize,
}

impl Config {
    /// A server for this machine alone.
    pub const fn new(data: PathBuf) -> Self {
        Self {
            data,
            site: Site::Local,
            public_url: None,
            proxies: Vec::new(),
            message_every: MESSAGE_EVERY,
            most_rooms: MAX_ROOMS,
            most_sockets: MAX_SOCKETS,
            most_connections: MAX_CONNECTIONS,
        }
    }
}

/// How people reach a server, which decides what a browser protects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Site {
    /// From this machine alone.
    Local,
    /// Over plain HTTP from a local network: a party. No accounts there, since anybody on the network could read along.
    Lan,
    /// Over HTTPS, through a proxy that holds the certificate.
    Https,
}

impl Site {
    /// Whether a browser treats it as safe from eavesdroppers.
    pub const fn is_secure(self) -> bool {
        match self {
            Self::Local | Self::Https => true,
            Self::Lan => false,
        }
    }
}

pub(crate) struct App {
    pub(crate) config: Config,
    pub(crate) library: Library,
    pub(crate) store: Store,
    pub(crate) rooms: Arc<Registry>,
    pub(crate) sockets: Sockets,
    pub(crate) bans: Bans,
    pub(crate) throttle: Throttle,
    pub(crate) hashing: Hashing,
    /// Who opens a room right now.
    pub(crate) opening: OneByOne,
    /// From where live rooms were opened.
    pub(crate) opened: Opened,
    /// Matches that were sent in are replayed here.
    pub(crate) replays: Turns,
    pub(crate) leaders: Boards<(Board, u32)>,
    pub(crate) races: Boards<RaceId>,
    pub(crate) readiness: Readiness,
    pub(crate) metrics: Metrics,
}

impl std::fmt::Debug for App {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("App").field("config", &self.config).finish_non_exhaustive()
    }
}

impl App {
    /// Takes the data directory for this process.
    pub(crate) async fn open(config: Config) -> anyhow::Result<Arc<Self>> {
        let data = config.data.clone();
        let store = tokio::task::spawn_blocking(move || Store::open(&data)).await?;
        let store =
            store.with_context(|| format!("the data in {} cannot be opened", config.data.display()))?;
        Self::on(store, config).await
    }

    /// The same on a store that is open.
    pub(crate) async fn on(store: Store, config: Config) -> anyhow::Result<Arc<Self>> {
        let library = tokio::task::spawn_blocking(Library::shipped).await?;
        Ok(Self::new(store, config, library))
    }

    fn new(store: Store, config: Config, library: Library) -> Arc<Self> {
        let boards = Arc::new(Turns::new(BOARDS_AT_ONCE, BOARDS_WAITING));
        Arc::new(Self {
            sockets: Sockets::new(config.most_sockets),
            config,
            rooms: Registry::new(store.clone(), Arc::clone(&library.shelf)),
            library,
            store,
            bans: Bans::default(),
            throttle: Throttle::default(),
            hashing: Hashing::default(),
            opening: OneByOne::default(),
            opened: Opened::new(ROOMS_PER_LINE),
            replays: Turns::new(REPLAYS_AT_ONCE, REPLAYS_WAITING),
            leaders: Boards::new(Arc::clone(&boards)),
            races: Boards::new(boards),
            readiness: Readiness::default(),
            metrics: Metrics::default(),
        })
    }
}
