//! What a house does now and then by itself, and once when it starts.

use std::sync::Arc;

use tokio::time::{MissedTickBehavior, interval};

use crate::app::App;
use crate::limits::TIDY_EVERY;
use crate::wall;

/// Keeps house for ever.
pub(crate) async fn keep_house(app: Arc<App>) {
    let mut every = interval(TIDY_EVERY);
    every.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        every.tick().await;
        if let Err(why) = tidy(&app).await {
            // The disk is full or broken; next time it may be well again.
            tracing::warn!(%why, "the house could not be tidied");
        }
    }
}

/// Clears away what is kept for a time only, some of it at a time, so that rooms write in between.
async fn tidy(app: &App) -> Result<(), cluehouse_store::Error> {
    app.forget_closed();
    app.bans.forget(wall());
    while !app.store.tidy(wall()).await?.is_empty() {}
    Ok(())
}
