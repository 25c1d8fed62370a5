//! What is left of a match: its archive and what it comes to, as the room kept them or projected from the room's rows.

use std::sync::Arc;

use anyhow::Context;
use cluehouse_engine::Reveal;
use cluehouse_games::Record;
use cluehouse_room::{Finished, Opened, Person, Room, Row};
use cluehouse_store::{Filed, MatchId, PersonId, RoomId, SeatResult};

use crate::deed::Deed;
use crate::entropy;
use crate::past::Past;
use crate::registry::Registry;

/// A match that ended, with what happened in it where the room kept that.
#[derive(Debug)]
pub(crate) struct Ended {
    pub(crate) finished: Finished,
    pub(crate) opened: Option<Opened>,
}

/// The matches that ended with `rows`. A casual match that was broken off counts for nothing and is not kept; an official one counts
/// as given up. What cannot be kept is logged and left out: trying again would change nothing, and the match must end.
///
/// # Errors
/// Of the world alone.
pub(crate) async fn records(
    registry: &Registry,
    room: RoomId,
    deed: &Arc<Deed>,
    rows: Vec<Row>,
    mut ended: Vec<Ended>,
) -> anyhow::Result<Vec<Filed>> {
    ended.retain(|ended| !ended.finished.stopped || deed.charter.official);
    // A match that began before the room was loaded, or was too long to be kept, is found in all rows.
    let (_turn, past) = match ended.iter().any(|ended| ended.opened.is_none()) {
        true => (Some(registry.long_work().await?), past(registry, room, deed, rows).await?),
        false => (None, None),
    };
    let ids = ended.iter().map(|_| Ok(MatchId::new(entropy()?))).collect::<anyhow::Result<Vec<_>>>()?;
    let deed = Arc::clone(deed);
    // A long match is replayed, written down and packed: not on the time of other rooms.
    let work = move || {
        let record = |(ended, id)| record(&deed, past.as_ref(), ended, id);
        ended.into_iter().zip(ids).map(record).collect::<Vec<_>>()
    };
    let worked = tokio::task::spawn_blocking(work).await.map_err(anyhow::Error::from);
    let records = worked.unwrap_or_else(|why| vec![Err(why)]);
    let kept = |record: anyhow::Result<_>| {
        let lost = |why: &anyhow::Error| {
            tracing::error!(%room, why = format!("{why:#}"), "a match has ended and cannot be kept");
        };
        record.inspect_err(lost).ok()
    };
    Ok(records.into_iter().filter_map(kept).collect())
}

/// Everything before these rows, and them; nothing where they cannot be read.
async fn past(
    registry: &Registry,
    room: RoomId,
    deed: &Deed,
    rows: Vec<Row>,
) -> Result<Option<Past>, cluehouse_store::Error> {
    match Past::read(registry, room, deed, rows).await {
        Ok(past) => Ok(Some(past)),
        Err(why) => {
            let why = why.downcast::<cluehouse_store::Error>().map_or_else(Ok, Err)?;
            tracing::error!(%room, why = format!("{why:#}"), "rows cannot be read, and no match of them be kept");
            Ok(None)
        }
    }
}

fn project(past: &Past, deed: &Deed, game: u32) -> anyhow::Result<Opened> {
    let charter = Arc::new(deed.charter.clone());
    let opened = <Room>::project_opened(charter, Arc::clone(&past.shelf), past.rows(), game)?;
    opened.context("the match that ended is not in the rows")
}

fn record(deed: &Deed, past: Option<&Past>, ended: Ended, id: MatchId) -> anyhow::Result<Filed> {
    let Opened { journal, record } = match (ended.opened, past) {
        (Some(opened), _) => opened,
        (None, Some(past)) => project(past, deed, ended.finished.game)?,
        (None, None) => anyhow::bail!("its rows cannot be read"),
    };
    let finished = cluehouse_store::Finished {
        id,
        pack: Some(journal.content().bytes()),
        archive: journal.to_string().into_bytes(),
        sealed: deed.charter.reveal == Reveal::Sealed,
        official: deed.charter.official,
        race: deed.race(),
        nameless: ended.finished.class,
        ..stored(&record, &ended.finished.people)
    };
    Ok(finished.file()?)
}

/// A match as the store keeps it, without what its journal does not say.
pub(crate) fn stored(record: &Record, people: &[Option<Person>]) -> cluehouse_store::Finished {
    let person =
        |seat: usize| people.get(seat).copied().flatten().map(|person| PersonId::from(person.number()));
    let results = record.seats.iter().enumerate().map(|(seat, result)| SeatResult {
        seat: seat as u8,
        person: person(seat),
        place: result.place,
        score: result.score.into(),
        won: result.won,
        attempts: result.attempts,
        millis: result.millis,
        hints: result.hints,
    });
    cluehouse_store::Finished {
        id: MatchId::from(0),
        game: record.kind.id().to_owned(),
        entry: record.entry.to_owned(),
        preset: record.preset.clone(),
        archive: Vec::new(),
        sealed: false,
        official: false,
        day: record.day.and_then(|day| day.days().try_into().ok()),
        race: None,
        nameless: false,
        pack: None,
        results: results.collect(),
    }
}
