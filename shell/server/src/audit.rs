//! The check of every score: each official match is replayed from its archive, and what it comes to compared with what is stored.

use std::fmt::Display;
use std::sync::Arc;

use cluehouse_games::Record;
use cluehouse_room::Shelf;
use cluehouse_store::{MatchId, SeatResult, Store};
use serde::{Deserialize, Serialize};

use crate::limits::{AUDIT_AT_ONCE, MAX_WRONG};
use crate::{finish, wall};

/// What came out of the check.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Verified {
    /// How many official matches were replayed.
    pub matches: u64,
    /// How many of them are stored otherwise than they were played.
    pub mismatches: u64,
    /// The first of them.
    pub wrong: Vec<Mismatch>,
    /// Whether they were taken off the boards, and those put back that are right again.
    pub struck: bool,
    /// How many of those that were struck before are right again.
    #[serde(default)]
    pub right_again: u64,
}

/// A match that is stored otherwise than it was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mismatch {
    /// Which match.
    pub id: String,
    /// The entry of the catalogue it is stored under.
    pub entry: String,
    /// When it ended, in milliseconds since 1970.
    pub ended: i64,
    /// Why its archive cannot be replayed, where it cannot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unreadable: Option<String>,
    /// What differs.
    pub differs: Vec<Difference>,
}

/// One thing that is stored otherwise than it was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Difference {
    /// Of which seat, from 0; of the whole match where none is given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// What: score, won, attempts, millis, place, hints; or seats, game, entry, preset, day.
    pub what: String,
    /// As it is stored.
    pub stored: String,
    /// As the archive gives it.
    pub replayed: String,
}

/// Replays every official match, and those that were struck. Where `strike` says so, those that are wrong are taken off the boards, and those
/// put back that are right again.
pub(crate) async fn verify(store: &Store, shelf: &Arc<Shelf>, strike: bool) -> anyhow::Result<Verified> {
    let mut verified = Verified { struck: strike, ..Verified::default() };
    let mut after = None;
    loop {
        let page = page(store, shelf, after, AUDIT_AT_ONCE).await?;
        if page.last.is_none() {
            return Ok(verified);
        }
        after = page.last;
        verified.matches += page.official;
        verified.right_again += page.right_again.len() as u64;
        for id in page.right_again.into_iter().filter(|_| strike) {
            store.put_back(id).await?;
        }
        for (id, wrong) in page.wrong {
            if strike {
                store.strike(id, wall()).await?;
            }
            verified.mismatches += 1;
            if verified.wrong.len() < MAX_WRONG {
                verified.wrong.push(wrong);
            }
        }
    }
}

/// Some official matches that were replayed, and some that were struck.
#[derive(Debug, Default)]
pub(crate) struct Page {
    /// The last of them; none where there were no more.
    pub(crate) last: Option<MatchId>,
    /// How many there are.
    pub(crate) matches: u64,
    /// How many of them are official.
    pub(crate) official: u64,
    /// Official ones that are stored otherwise than they were played.
    pub(crate) wrong: Vec<(MatchId, Mismatch)>,
    /// Struck ones that are stored as they were played after all.
    pub(crate) right_again: Vec<MatchId>,
}

/// Replays so many of the official matches after one.
pub(crate) async fn page(
    store: &Store,
    shelf: &Arc<Shelf>,
    after: Option<MatchId>,
    most: u32,
) -> anyhow::Result<Page> {
    let records = store.audit(after, most).await?;
    let shelf = Arc::clone(shelf);
    let work = move || {
        let last = records.last().map(|record| record.finished.id);
        let mut page = Page { last, matches: records.len() as u64, ..Page::default() };
        for record in &records {
            page.official += u64::from(!record.struck);
            match (mismatch(record, &shelf), record.struck) {
                (Some(wrong), false) => page.wrong.push(wrong),
                (None, true) => page.right_again.push(record.finished.id),
                (None, false) | (Some(_), true) => {}
            }
        }
        page
    };
    Ok(tokio::task::spawn_blocking(work).await?)
}

/// How a match is stored otherwise than it was played, where it is.
fn mismatch(record: &cluehouse_store::Record, shelf: &Shelf) -> Option<(MatchId, Mismatch)> {
    let stored = &record.finished;
    let archive = String::from_utf8_lossy(&stored.archive);
    let (differs, unreadable) = match Record::read(&archive, |kind, digest| shelf.find(digest, kind)) {
        Ok(replayed) => (differences(stored, &finish::stored(&replayed, &[])), None),
        Err(why) => (Vec::new(), Some(why.to_string())),
    };
    let wrong = unreadable.is_some() || !differs.is_empty();
    wrong.then(|| {
        let (entry, ended) = (stored.entry.clone(), record.ended);
        (stored.id, Mismatch { id: stored.id.to_string(), entry, ended, unreadable, differs })
    })
}

fn differences(stored: &cluehouse_store::Finished, replayed: &cluehouse_store::Finished) -> Vec<Difference> {
    let mut found = Vec::new();
    let mut compare = |seat, what: &str, stored: &dyn Display, replayed: &dyn Display| {
        let (stored, replayed) = (stored.to_string(), replayed.to_string());
        if stored != replayed {
            found.push(Difference { seat, what: what.to_owned(), stored, replayed });
        }
    };
    compare(None, "game", &stored.game, &replayed.game);
    compare(None, "entry", &stored.entry, &replayed.entry);
    compare(None, "preset", &stored.preset, &replayed.preset);
    compare(None, "day", &shown(stored.day), &shown(replayed.day));
    compare(None, "seats", &stored.results.len(), &replayed.results.len());
    for (stored, replayed) in stored.results.iter().zip(&replayed.results) {
        let SeatResult { seat, person: _, place, score, won, attempts, millis, hints } = stored;
        let seat = Some(*seat);
        compare(seat, "place", place, &replayed.place);
        compare(seat, "score", score, &replayed.score);
        compare(seat, "won", won, &replayed.won);
        compare(seat, "attempts", &shown(*attempts), &shown(replayed.attempts));
        compare(seat, "millis", &shown(*millis), &shown(replayed.millis));
        compare(seat, "hints", hints, &replayed.hints);
    }
    found
}

fn shown(number: Option<impl Display>) -> String {
    number.map_or_else(|| "-".to_owned(), |number| number.to_string())
}
