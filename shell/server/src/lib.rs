//! The server: HTTP, sockets, and the tasks that own rooms. Its door is [`run`].
//!
//! It touches the world and decides nothing: rules are in the core, durability in the store.
#![warn(missing_docs)]

mod api;
mod app;
mod asked;
mod code;
mod deed;
mod desk;
mod finish;
mod guard;
mod http;
mod identity;
mod letter;
mod library;
mod limits;
mod metrics;
mod password;
mod problem;
mod registry;
mod sent;
mod socket;
mod sockets;
mod throttle;

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::Context;
use cluehouse_store::Store;
use tokio::net::TcpListener;

use app::App;
pub use app::{Config, Site};
use library::Library;

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
    let data = config.data.clone();
    let store = tokio::task::spawn_blocking(move || Store::open(&data)).await?;
    let store = store.with_context(|| format!("the data in {} cannot be opened", config.data.display()))?;
    let library = tokio::task::spawn_blocking(Library::shipped).await?;
    let app = App::new(store, config, library);
    app.rooms.remember().await?;
    let mut background = tokio::task::JoinSet::new();
    background.spawn(Arc::clone(&app.rooms).keep_waking());
    if let Some(listener) = metrics {
        background.spawn(http::serve(listener, metrics::router(Arc::clone(&app)), std::future::pending()));
    }
    http::serve(listener, api::router(Arc::clone(&app)), shutdown).await;
    app.rooms.stop().await;
    background.shutdown().await;
    app.store.close().await.context("the last rows could not be written")
}

/// Bytes from the operating system's random source.
fn entropy<const N: usize>() -> anyhow::Result<[u8; N]> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|why| anyhow::anyhow!("no randomness from the system: {why}"))?;
    Ok(bytes)
}

/// Wall time in milliseconds since 1970.
fn wall() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}

/// A day in milliseconds.
const DAY: i64 = 24 * 3600 * 1000;

/// Today in UTC, in days since 1970.
fn today() -> u32 {
    u32::try_from(wall() / DAY).unwrap_or(0)
}
