//! The server: HTTP, sockets, and the tasks that own rooms. Its door is [`run`].
//!
//! It touches the world and decides nothing: rules are in the core, durability in the store.
#![warn(missing_docs)]

mod admin;
mod api;
mod app;
mod asked;
mod audit;
mod bans;
mod boards;
mod code;
mod company;
mod deed;
mod desk;
mod finish;
mod guard;
mod housekeeping;
mod http;
mod identity;
mod letter;
mod library;
mod limits;
mod metrics;
mod network;
mod opened;
mod outbox;
mod packs;
mod password;
mod past;
mod problem;
mod readiness;
mod registry;
mod results;
mod scratch;
mod sent;
mod site;
mod socket;
mod sockets;
mod stream;
mod threshold;
mod throttle;
mod turns;
mod upgrade;

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::Context;
use cluehouse_games::Date;
use cluehouse_store::Store;
use tokio::net::TcpListener;
use tokio::time::timeout;

pub use admin::{
    AdminAnswer, AdminAsk, AdminRefusal, BanView, LiveRoom, PackCard, RaceCard, RoomMember, ask, restore,
};
use app::App;
pub use app::{Config, Site};
pub use audit::{Difference, Mismatch, Verified};

/// Serves until `shutdown` resolves; then every room writes what it has and tells its members to come back.
///
/// # Errors
/// Where the data directory cannot be opened.
pub async fn run(
    listener: TcpListener,
    metrics: Option<TcpListener>,
    config: Config,
    shutdown: impl Future<Output = ()> + Send,
) -> anyhow::Result<()> {
    Server::open(config).await?.serve(listener, metrics, shutdown).await
}

/// The same on a store that is open.
///
/// # Errors
/// Where the store fails at the beginning or at the end.
pub async fn run_on(
    store: Store,
    listener: TcpListener,
    metrics: Option<TcpListener>,
    config: Config,
    shutdown: impl Future<Output = ()> + Send,
) -> anyhow::Result<()> {
    Server::of(App::on(store, config).await?).await?.serve(listener, metrics, shutdown).await
}

/// A server that has its data and serves nobody yet.
#[derive(Debug)]
pub struct Server {
    app: Arc<App>,
    door: admin::Door,
}

impl Server {
    /// Takes the data directory for this process.
    ///
    /// # Errors
    /// Where the data directory cannot be opened.
    pub async fn open(config: Config) -> anyhow::Result<Self> {
        Self::of(App::open(config).await?).await
    }

    async fn of(app: Arc<App>) -> anyhow::Result<Self> {
        app.rooms.remember().await?;
        app.bans.load(&app.store).await?;
        let door = admin::Door::open(&app.config.data);
        Ok(Self { app, door })
    }

    /// Serves as [`run`] does.
    ///
    /// # Errors
    /// Where the last rows could not be written.
    pub async fn serve(
        self,
        listener: TcpListener,
        metrics: Option<TcpListener>,
        shutdown: impl Future<Output = ()> + Send,
    ) -> anyhow::Result<()> {
        let Self { app, door } = self;
        let mut background = tokio::task::JoinSet::new();
        background.spawn(Arc::clone(&app.rooms).keep_waking());
        background.spawn(housekeeping::tidy(Arc::clone(&app)));
        background.spawn(housekeeping::open_races(Arc::clone(&app)));
        background.spawn(housekeeping::audit(Arc::clone(&app)));
        background.spawn(admin::serve_admin(door, Arc::clone(&app)));
        if let Some(listener) = metrics {
            background.spawn(http::serve(
                listener,
                metrics::router(Arc::clone(&app)),
                app.config.most_connections,
                std::future::pending(),
            ));
        }
        http::serve(listener, api::router(Arc::clone(&app)), app.config.most_connections, shutdown).await;
        app.rooms.stop().await;
        // Everybody has been told to come back; who does not hear it finds out anyway.
        drop(timeout(limits::FAREWELL_WITHIN, app.sockets.gone()).await);
        background.shutdown().await;
        close(&app.store).await.context("the last rows could not be written")
    }
}

/// Gives the store up once everything is written, or in time.
async fn close(store: &Store) -> anyhow::Result<()> {
    if let Ok(closed) = timeout(limits::CLOSE_WITHIN, store.close()).await {
        return Ok(closed?);
    }
    // The last clone to go would wait for the disk; this one goes with the process, which the system ends without asking the disk.
    std::mem::forget(store.clone());
    anyhow::bail!("the disk stalls")
}

/// Whether a server could not be opened because another process has its data directory.
pub fn is_data_busy(error: &anyhow::Error) -> bool {
    error.downcast_ref::<cluehouse_store::Error>().is_some_and(cluehouse_store::Error::is_locked)
}

/// Bytes from the operating system's random source.
fn entropy<const N: usize>() -> anyhow::Result<[u8; N]> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|why| anyhow::anyhow!("no randomness from the system: {why}"))?;
    Ok(bytes)
}

/// The day it is, in UTC.
fn today() -> Date {
    let days = i32::try_from(day_number()).ok();
    // A clock past the year 9999 is wrong, and the first day there was is as good as any.
    days.and_then(Date::from_days).or_else(|| Date::from_days(0)).expect("1970 is in the calendar")
}

/// The same, in days since 1970.
fn day_number() -> u32 {
    u32::try_from(wall() / DAY).unwrap_or(0)
}

/// Wall time in milliseconds since 1970.
fn wall() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}

/// A day in milliseconds.
const DAY: i64 = 24 * 3600 * 1000;
