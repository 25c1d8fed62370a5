//! What is done now and then without anybody asking: what has had its time goes, races that are over are opened.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::{Instant, MissedTickBehavior, interval, interval_at};

use crate::app::App;
use crate::desk::Ask;
use crate::limits::{AUDIT_EVERY, RACE_ENDS_AFTER, TIDY_EVERY};
use crate::{audit, wall};

/// How often races are looked at: a race is over at most so long after its last entry.
const RACES_EVERY: Duration = Duration::from_secs(2);

/// Clears away what is kept for a time only, when the house opens and then for ever.
pub(crate) async fn tidy(app: Arc<App>) {
    let mut every = interval(TIDY_EVERY);
    every.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        every.tick().await;
        app.bans.forget(wall());
        if let Err(why) = tidy_store(&app, wall()).await {
            // The disk is full or broken; next time it may be well again.
            tracing::warn!(%why, "the house could not be tidied");
        }
    }
}

/// Some of it at a time, so that rooms write in between.
async fn tidy_store(app: &App, now: i64) -> Result<(), cluehouse_store::Error> {
    while !app.store.tidy(now).await?.is_empty() {}
    Ok(())
}

/// Replays official matches, some now and then and each again after all others, for ever. What is wrong is told and stays: whoever runs the
/// house looks at it first.
pub(crate) async fn audit(app: Arc<App>) {
    let mut every = interval_at(Instant::now() + AUDIT_EVERY, AUDIT_EVERY);
    every.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut after = None;
    loop {
        every.tick().await;
        match audit::page(&app.store, &app.library.shelf, after).await {
            Ok(page) => {
                after = page.last;
                for (id, wrong) in &page.wrong {
                    tracing::error!(%id, ?wrong, "an official match is stored otherwise than it was played");
                }
                app.metrics.audited(page.matches, page.wrong.len() as u64);
            }
            Err(why) => {
                // The one that was last may be gone.
                after = None;
                tracing::warn!(why = format!("{why:#}"), "official matches could not be replayed");
            }
        }
    }
}

/// Opens races, for ever.
pub(crate) async fn open_races(app: Arc<App>) {
    let mut every = interval(RACES_EVERY);
    loop {
        every.tick().await;
        if let Err(why) = look_at_races(&app, wall()).await {
            tracing::error!(%why, "races could not be opened");
        }
    }
}

/// Opens every race whose window is closed and in which nobody plays any more, and tells its rooms; who still plays long after is
/// ended.
async fn look_at_races(app: &App, now: i64) -> Result<(), cluehouse_store::Error> {
    for id in app.store.races_to_open(now).await? {
        if app.store.open_race(id, now).await? {
            tracing::info!(race = %id, "a race is over");
            for room in app.store.race_rooms(id).await? {
                if app.store.is_live(room).await? {
                    app.rooms.tell(room, Ask::Reveal).await;
                }
            }
            continue;
        }
        let race = app.store.race(id).await?;
        if race.is_some_and(|race| now >= race.closes + RACE_ENDS_AFTER) {
            for room in app.store.race_rooms(id).await? {
                if app.store.is_live(room).await? {
                    app.rooms.close(room).await;
                }
            }
        }
    }
    Ok(())
}
