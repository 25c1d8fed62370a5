//! What is done now and then without anybody asking: what has had its time goes, races that are over are opened.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::interval;

use crate::app::App;
use crate::desk::Ask;
use crate::limits::RACE_ENDS_AFTER;
use crate::wall;

/// How often races are looked at: a race is over at most so long after its last entry.
const RACES_EVERY: Duration = Duration::from_secs(2);

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

/// Opens every race whose window is closed and in which nobody plays any more; who still plays long after is ended.
pub(crate) async fn look_at_races(app: &Arc<App>, now: i64) -> Result<(), cluehouse_store::Error> {
    for id in app.store.races_to_open(now).await? {
        if app.store.open_race(id, now).await? {
            tracing::info!(race = %id, "a race is over");
            for room in app.store.race_rooms(id).await? {
                if app.store.is_live(room) {
                    app.rooms.send(room, Ask::Reveal);
                }
            }
            continue;
        }
        let race = app.store.race(id).await?;
        if race.is_some_and(|race| now >= race.closes + RACE_ENDS_AFTER) {
            for room in app.store.race_rooms(id).await? {
                if app.store.is_live(room) {
                    app.rooms.send(room, Ask::Close);
                }
            }
        }
    }
    Ok(())
}
