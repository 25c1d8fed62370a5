//! Matches that are over: replayed by link, and sent in by who played them elsewhere.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use cluehouse_engine::{Digest, Game, Journal, Seat, Text};
use cluehouse_games::pictionary::{Drawing, Pictionary};
use cluehouse_games::{GameKind, Listed, Record};
use cluehouse_room::Person;
use cluehouse_store::MatchId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::identity::{Peer, Visitor};
use crate::limits::{DAILY_REPORTED_WITHIN, MAX_UPLOAD};
use crate::problem::{Answer, Body, Problem};
use crate::sent::{Sent, SentUpTo};
use crate::throttle::Act;
use crate::{DAY, finish, wall};

pub(super) fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(replay)).routes(routes!(report))
}

/// A match that is over.
#[derive(Serialize, ToSchema)]
struct MatchView {
    id: String,
    game: String,
    entry: String,
    /// What it is compared under.
    preset: String,
    /// Whether the secret, the clock and the score were the server's.
    official: bool,
    /// Whether somebody sent it in who had played it elsewhere.
    reported: bool,
    ended: i64,
    /// The day whose puzzle it was, in days since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    day: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    race: Option<String>,
    /// How it ended for each seat.
    seats: Vec<SeatView>,
    /// The journal: replays to the same result anywhere, and carries the opened commitments.
    journal: String,
    /// The drawings in it, in order, where people drew and the words are known here.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    drawings: Vec<DrawingView>,
}

/// A drawing and where it stands in the journal.
#[derive(Serialize, ToSchema)]
struct DrawingView {
    round: u16,
    /// Whose it is.
    drawer: usize,
    word: String,
    /// Who found the word, in order.
    found: Vec<usize>,
    /// The row with which it begins, from 1: the line after the header's is the first.
    first: usize,
    /// The row with which its turn is over.
    last: usize,
}

impl From<Drawing> for DrawingView {
    fn from(Drawing { round, drawer, word, found, first, last }: Drawing) -> Self {
        let found = found.into_iter().map(Seat::index).collect();
        Self { round, drawer: drawer.index(), word, found, first, last }
    }
}

#[derive(Serialize, ToSchema)]
struct SeatView {
    /// Nothing for bots, for those without a name, and in a class.
    name: Option<String>,
    place: u8,
    score: i64,
    won: bool,
    attempts: Option<u32>,
    millis: Option<u64>,
    hints: u32,
}

/// A match
///
/// Everything there is to replay it. Who has the link may see it, once its secrets may be seen.
#[utoipa::path(
    get, path = "/api/v1/matches/{id}", tag = "matches", params(("id" = String, Path)), security(()),
    responses(
        (status = OK, body = MatchView), (status = NOT_FOUND, body = Body), (status = TOO_MANY_REQUESTS, body = Body),
        (status = FORBIDDEN, body = Body, description = "Still sealed"), (status = SERVICE_UNAVAILABLE, body = Body)
    )
)]
async fn replay(State(app): State<Arc<App>>, Path(id): Path<String>, peer: Peer) -> Answer<Json<MatchView>> {
    app.throttle.count(Act::Work, peer.address, None)?;
    let id: MatchId = id.parse().map_err(|_| Problem::not_found())?;
    let record = app.store.archive(id).await?;
    let mut seats = Vec::new();
    for result in &record.finished.results {
        let name = match result.person {
            Some(person) if !record.finished.nameless => {
                app.store.person(person).await?.and_then(|person| person.name)
            }
            _ => None,
        };
        seats.push(SeatView {
            name,
            place: result.place,
            score: result.score,
            won: result.won,
            attempts: result.attempts,
            millis: result.millis,
            hints: result.hints,
        });
    }
    let finished = record.finished;
    let journal = String::from_utf8(finished.archive).map_err(anyhow::Error::from)?;
    let drawings = drawings(&app, &finished.game, &journal).await?;
    Ok(Json(MatchView {
        id: id.to_string(),
        game: finished.game,
        entry: finished.entry,
        preset: finished.preset,
        official: finished.official,
        reported: record.reported,
        ended: record.ended,
        day: finished.day,
        race: finished.race.map(|race| race.to_string()),
        seats,
        journal,
        drawings,
    }))
}

/// The drawings of a match. Words that nobody has any more are nobody's to tell.
async fn drawings(app: &App, game: &str, journal: &str) -> Answer<Vec<DrawingView>> {
    if game != Pictionary::ID {
        return Ok(Vec::new());
    }
    let text = journal.to_owned();
    let journal = app.replays.take(move || Journal::<Pictionary>::parse(&text)).await?;
    let Ok(journal) = journal else { return Ok(Vec::new()) };
    let pack = journal.header.content;
    let words = app.rooms.shelf_with([pack]).await?.find(pack, GameKind::Pictionary);
    let Some(words) = words.as_ref().and_then(Pictionary::content).cloned() else { return Ok(Vec::new()) };
    let found = app.replays.take(move || Drawing::all(&journal, words)).await?;
    Ok(found.unwrap_or_default().into_iter().map(DrawingView::from).collect())
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Report {
    /// The journal of a match that is over, as the browser or the command line saved it.
    journal: String,
    /// The seat the asker had.
    #[serde(default)]
    seat: u8,
}

/// What came of sending a match in.
#[derive(Serialize, ToSchema)]
struct Reported {
    /// The match, under which it stands in one's history.
    #[serde(rename = "match")]
    id: String,
    /// Whether it was known already.
    known: bool,
}

/// Send in a match played elsewhere
///
/// It counts in one's own figures as self-reported, never on a board. A daily counts for the streak until 36 hours after its day.
#[utoipa::path(
    post, path = "/api/v1/me/matches", tag = "matches", request_body = Report,
    responses(
        (status = OK, body = Reported), (status = CREATED, body = Reported), (status = CONFLICT, body = Body),
        (status = UNPROCESSABLE_ENTITY, body = Body), (status = TOO_MANY_REQUESTS, body = Body)
    )
)]
async fn report(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    SentUpTo(Sent(report)): SentUpTo<Report, MAX_UPLOAD>,
) -> Answer<Response> {
    app.throttle.count(Act::Upload, visitor.peer.address, Some(visitor.session))?;
    let Report { journal, seat } = report;
    let library = app.library.clone();
    let read = move || {
        let record = Record::read(&journal, |kind, digest| library.content(kind, digest));
        (journal, record)
    };
    let (journal, record) = app.replays.take(read).await?;
    let record = record.map_err(|why| {
        let line = i64::try_from(why.line()).unwrap_or(i64::MAX);
        Problem::wrong(Text::new("upload-journal").number("line", line))
    })?;
    if !record.finished || !record.revealed {
        return Err(Problem::wrong(Text::new("upload-unfinished")));
    }
    let seats = record.seats.len();
    if usize::from(seat) >= seats {
        return Err(Problem::wrong(Text::new("upload-seat")));
    }
    let mut people = vec![None; seats];
    people[usize::from(seat)] = Some(Person::new(visitor.person.into()));
    let now = wall();
    // One id for one person's match, so that sending it in twice changes nothing.
    let name = Digest::of("cluehouse report", &(visitor.person.bytes(), record.hash)).bytes();
    let mut id = [0; 16];
    id.copy_from_slice(&name[..16]);
    let id = MatchId::new(id);
    let mut finished = finish::stored(&record, &people);
    finished.day = finished.day.filter(|day| seats == 1 && is_timely(*day, now));
    let finished = cluehouse_store::Finished { id, archive: journal.into_bytes(), ..finished };
    let answer = |known| Json(Reported { id: id.to_string(), known });
    match app.store.report(visitor.person, finished, now).await {
        Ok(()) => Ok((StatusCode::CREATED, answer(false)).into_response()),
        Err(why) if why.is_taken() => Ok(answer(true).into_response()),
        Err(why) if why.is_too_many() => Err(Problem::conflict(Text::new("upload-too-many"))),
        Err(why) => Err(why.into()),
    }
}

/// Whether a day's puzzle that was played elsewhere still counts for a streak.
fn is_timely(day: u32, now: i64) -> bool {
    let (begin, end) = (i64::from(day) * DAY, (i64::from(day) + 1) * DAY);
    begin <= now && now < end + DAILY_REPORTED_WITHIN
}
