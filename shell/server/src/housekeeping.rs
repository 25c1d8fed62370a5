//! What is done now and then without anybody asking: what has had its time goes, races that are over are opened.

use std::sync::Arc;
use std::time::Duration;

use cluehouse_store::MatchId;
use tokio::time::{Instant, MissedTickBehavior, interval, interval_at, sleep};

use crate::app::App;
use crate::audit::Page;
use crate::desk::Ask;
use crate::limits::{
    AUDIT_AT_ONCE, AUDIT_EVERY, AUDIT_RESTS, RACE_ENDS_AFTER, STRIKES, STRIKES_WITHIN, TIDY_EVERY,
};
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
    app.opened.forget(&app.store).await
}

/// Replays official matches, some now and then so that each has its turn once a day, for ever.
pub(crate) async fn audit(app: Arc<App>) {
    let mut every = interval_at(Instant::now() + AUDIT_EVERY, AUDIT_EVERY);
    every.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let (mut after, mut due) = (None, 0);
    loop {
        every.tick().await;
        let done = async {
            if after.is_none() {
                due = due_at_once(app.store.count_official().await?);
            }
            audit_some(&app, after, due).await
        };
        after = done.await.unwrap_or_else(|why| {
            tracing::warn!(why = format!("{why:#}"), "official matches could not be replayed");
            // The one that was last may be gone.
            None
        });
    }
}

/// As many as are due each time. Answers the last of them; none where all have had their turn.
async fn audit_some(app: &App, mut after: Option<MatchId>, mut due: u64) -> anyhow::Result<Option<MatchId>> {
    while due > 0 {
        let began = Instant::now();
        let most = due.min(AUDIT_AT_ONCE.into()) as u32;
        let page = audit::page(&app.store, &app.library.shelf, after, most).await?;
        let (last, matches) = (page.last, page.matches);
        settle(app, page).await?;
        after = last;
        if matches < most.into() {
            return Ok(None);
        }
        due -= matches;
        sleep(began.elapsed() * AUDIT_RESTS).await;
    }
    Ok(after)
}

/// Takes what is wrong off the boards and puts back what is right again. Where more was struck of late than one by one goes wrong, the
/// program may be at fault: then what is wrong stays, and whoever runs the house is told as loudly.
async fn settle(app: &App, page: Page) -> anyhow::Result<()> {
    for id in page.right_again {
        if app.store.put_back(id).await? {
            tracing::warn!(%id, "a match that was struck is right, and back on its boards");
        }
    }
    for (id, wrong) in &page.wrong {
        let now = wall();
        let strikes = app.store.struck_since(now.saturating_sub(STRIKES_WITHIN)).await?;
        if strikes < STRIKES {
            app.store.strike(*id, now).await?;
            tracing::error!(%id, ?wrong, "an official match is stored otherwise than it was played, and struck");
        } else {
            tracing::error!(
                %id, ?wrong, strikes,
                "an official match is stored otherwise than it was played, and one of too many to be struck"
            );
        }
    }
    app.metrics.audited(page.matches, page.wrong.len() as u64);
    Ok(())
}

/// How many of so many matches are replayed each time, so that a day is enough for all.
fn due_at_once(matches: u64) -> u64 {
    let times = 24 * 3600 / AUDIT_EVERY.as_secs();
    matches.div_ceil(times)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_enough_for_every_match_and_hardly_longer_than_needed() {
        let times = 24 * 3600 / AUDIT_EVERY.as_secs();
        for matches in [0, 1, 143, 144, 145, 9_216, 9_217, 100_000, 1_000_000] {
            let due = due_at_once(matches);
            assert!(due * times >= matches && due * times < matches + times, "{matches}: {due}");
        }
    }
}
