//! Official games of one person: the server has the secret, the clock and the score.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use cluehouse_engine::{Millis, Reveal, Seed, Text};
use cluehouse_games::numble::{Mode, Numble, Puzzle, PuzzleNumber, Settings};
use cluehouse_games::{Date, Entry, GameKind, Listed};
use cluehouse_room::{Charter, House, Item};
use cluehouse_store::{PersonId, Purpose, RaceId};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::rooms::{Game, RoomOpened};
use crate::app::App;
use crate::deed::Deed;
use crate::identity::Visitor;
use crate::limits::OFFICIAL_LINGER;
use crate::problem::{Answer, Body, Problem, language};
use crate::sent::Sent;
use crate::{DAY, entropy, today, wall};

pub(super) fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(solo)).routes(routes!(daily, begin_daily))
}

/// The charter of an official game: nobody watches, nothing can be changed, and it begins when its player says so.
pub(super) fn charter(item: Item, seed: Seed) -> Charter {
    let house = House { watchers: false, stand_ins: false, at_once: true, ..House::default() };
    Charter {
        official: true,
        linger: Some(Millis::new(OFFICIAL_LINGER)),
        house,
        ..Charter::new(seed, vec![item])
    }
}

/// The deed of a race's entry: the same secret for everybody, sealed until all of them are done.
pub(super) fn entry_deed(charter: Charter, owner: PersonId, race: RaceId) -> Deed {
    Deed::official(Charter { reveal: Reveal::Sealed, ..charter }, owner, Some(race))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Solo {
    /// An id of the catalogue, or an entry with its settings.
    game: Game,
}

/// Play officially, alone
///
/// Opens a room for the asker alone. The match begins with their `start`; leaving it counts as giving up. Who has three such games
/// waiting gives up the oldest of those they are not in.
#[utoipa::path(
    post, path = "/api/v1/solo", tag = "official", request_body = Solo,
    responses(
        (status = CREATED, body = RoomOpened), (status = CONFLICT, body = Body),
        (status = UNPROCESSABLE_ENTITY, body = Body), (status = TOO_MANY_REQUESTS, body = Body)
    )
)]
async fn solo(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    headers: HeaderMap,
    Sent(Solo { game }): Sent<Solo>,
) -> Answer<Response> {
    let item = game.item(&app, language(&headers))?;
    if !item.settings.is_official() || item.settings.day().is_some() {
        return Err(Problem::wrong(Text::new("official-settings")));
    }
    let deed = Deed::official(charter(item, Seed::from_entropy(entropy()?)), visitor.person, None);
    let code = app.open_room(&visitor, deed, Purpose::Solo).await?;
    Ok((StatusCode::CREATED, Json(RoomOpened { code })).into_response())
}

/// Today's puzzle, and how far the asker has come with it.
#[derive(Serialize, ToSchema)]
struct Daily {
    /// The day, in UTC.
    date: String,
    /// Its number.
    number: u32,
    /// Milliseconds until the next one.
    next_in: i64,
    /// The asker's one attempt, where it was begun.
    #[serde(skip_serializing_if = "Option::is_none")]
    attempt: Option<AttemptView>,
}

#[derive(Serialize, ToSchema)]
struct AttemptView {
    /// Whether it counts for the board; what was played offline and sent in counts for the streak alone.
    official: bool,
    /// When it was begun.
    started: i64,
    /// The room, as long as it is being played.
    #[serde(skip_serializing_if = "Option::is_none")]
    code: Option<String>,
    /// The match, once it is over.
    #[serde(rename = "match", skip_serializing_if = "Option::is_none")]
    finished: Option<String>,
}

impl App {
    async fn attempt(&self, person: PersonId, day: u32) -> Answer<Option<AttemptView>> {
        let Some(attempt) = self.store.attempt(person, Numble::KIND.id(), day).await? else {
            return Ok(None);
        };
        let code = match attempt.room.filter(|_| attempt.finished.is_none()) {
            Some(room) => self.store.room_code(room).await?,
            None => None,
        };
        Ok(Some(AttemptView {
            official: attempt.official,
            started: attempt.started,
            code,
            finished: attempt.finished.map(|id| id.to_string()),
        }))
    }
}

fn numbered(date: Date) -> Answer<(u32, u32)> {
    let number = PuzzleNumber::of(date).ok_or_else(Problem::not_found)?;
    Ok((number.get(), u32::try_from(date.days()).unwrap_or(0)))
}

/// Today's puzzle
#[utoipa::path(
    get, path = "/api/v1/daily", tag = "official", security((), ("cookie" = []), ("bearer" = [])),
    responses((status = OK, body = Daily), (status = NOT_FOUND, body = Body, description = "The clock is outside the calendar"))
)]
async fn daily(State(app): State<Arc<App>>, visitor: Option<Visitor>) -> Answer<Json<Daily>> {
    let date = today();
    let (number, day) = numbered(date)?;
    let attempt = match visitor {
        Some(visitor) => app.attempt(visitor.person, day).await?,
        None => None,
    };
    Ok(Json(Daily { date: date.to_string(), number, next_in: DAY - wall().rem_euclid(DAY), attempt }))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct BeginDaily {
    /// Whether what was revealed must be used again.
    #[serde(default)]
    hard: bool,
}

/// Play today's puzzle officially
///
/// One attempt for each person and day in UTC. Who has begun gets the same room again.
#[utoipa::path(
    post, path = "/api/v1/daily", tag = "official", request_body = BeginDaily,
    responses(
        (status = OK, body = RoomOpened), (status = CREATED, body = RoomOpened), (status = CONFLICT, body = Body),
        (status = NOT_FOUND, body = Body, description = "The clock is outside the calendar"), (status = TOO_MANY_REQUESTS, body = Body)
    )
)]
async fn begin_daily(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Sent(BeginDaily { hard }): Sent<BeginDaily>,
) -> Answer<Response> {
    let date = today();
    let (_, day) = numbered(date)?;
    if let Some(response) = app.begun(visitor.person, day).await? {
        return Ok(response);
    }
    let settings = Settings { hard, ..Settings::new(Puzzle::Daily(date), Mode::Solo) };
    let item = Item {
        entry: Numble::entry(&settings).to_owned(),
        settings: Numble::any_settings(settings),
        pack: None,
    };
    let deed = Deed::official(charter(item, Seed::from_entropy(entropy()?)), visitor.person, None);
    let purpose = Purpose::Daily { game: GameKind::Numble.id().to_owned(), day };
    match app.open_room(&visitor, deed, purpose).await {
        Ok(code) => Ok((StatusCode::CREATED, Json(RoomOpened { code })).into_response()),
        // Two pages at once: the first of them counts.
        Err(why) => app.begun(visitor.person, day).await?.ok_or(why),
    }
}

impl App {
    /// What somebody is told who has begun a day's puzzle before.
    async fn begun(&self, person: PersonId, day: u32) -> Answer<Option<Response>> {
        match self.attempt(person, day).await? {
            None => Ok(None),
            Some(AttemptView { code: Some(code), .. }) => Ok(Some(Json(RoomOpened { code }).into_response())),
            Some(_) => Err(Problem::conflict(Text::new("daily-taken"))),
        }
    }
}
