//! What is left of a match: its archive, projected from the room's rows, and what it comes to, worked out from the archive alone.

use std::sync::Arc;

use cluehouse_engine::Reveal;
use cluehouse_games::Record;
use cluehouse_room::{Finished, Person, Room, Row, Shelf, packs_named};
use cluehouse_store::{MatchId, PersonId, RoomId, SeatResult};

use crate::deed::Deed;
use crate::desk::read_rows;
use crate::entropy;
use crate::registry::Registry;

/// The matches that ended with `rows`, which follow on those `before` them. A casual match that was broken off counts for nothing
/// and is not kept; an official one counts as given up. What cannot be kept is logged and left out: trying again would change
/// nothing, and the match must end.
///
/// # Errors
/// Of the world alone.
pub(crate) async fn records(
    registry: &Registry,
    room: RoomId,
    deed: Arc<Deed>,
    before: Vec<(u32, Vec<u8>)>,
    rows: Vec<Row>,
    mut ended: Vec<Finished>,
) -> anyhow::Result<Vec<cluehouse_store::Finished>> {
    ended.retain(|ended| !ended.stopped || deed.charter.official);
    let ids = ended.iter().map(|_| Ok(MatchId::new(entropy()?))).collect::<anyhow::Result<Vec<_>>>()?;
    let read = move || {
        let mut all = read_rows(&before)?;
        all.extend(rows);
        anyhow::Ok(all)
    };
    let all = match tokio::task::spawn_blocking(read).await.map_err(anyhow::Error::from).flatten() {
        Ok(all) => all,
        Err(why) => {
            tracing::error!(%room, why = format!("{why:#}"), "rows cannot be read, and no match of them be kept");
            return Ok(Vec::new());
        }
    };
    let shelf = registry.shelf_with(packs_named(&deed.charter, None, &all)).await?;
    let work = move || {
        let record = |(ended, id)| record(&deed, &shelf, &all, ended, id);
        ended.iter().zip(ids).map(record).collect::<Vec<_>>()
    };
    // A long evening is replayed from its beginning: not on the time of other rooms.
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

fn record(
    deed: &Deed,
    shelf: &Arc<Shelf>,
    rows: &[Row],
    ended: &Finished,
    id: MatchId,
) -> anyhow::Result<cluehouse_store::Finished> {
    let charter = Arc::new(deed.charter.clone());
    let journal = <Room>::project_opened(charter, Arc::clone(shelf), rows.iter().cloned(), ended.game)?;
    let journal = journal.ok_or_else(|| anyhow::anyhow!("the match that ended is not in the rows"))?;
    let archive = journal.to_string();
    let record = Record::read(&archive, |kind, digest| shelf.find(digest, kind))?;
    let finished = cluehouse_store::Finished {
        id,
        archive: archive.into_bytes(),
        sealed: deed.charter.reveal == Reveal::Sealed,
        official: deed.charter.official,
        race: deed.race(),
        ..stored(&record, &ended.people)
    };
    finished.check()?;
    Ok(finished)
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
        results: results.collect(),
    }
}
