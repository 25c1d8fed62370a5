//! Races: one secret for everybody, a window, one entry each, sealed until the last one is done.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use cluehouse_engine::{Digest, Millis, Seed, Text};
use cluehouse_games::{AnySettings, GameKind};
use cluehouse_room::wire::{Command, ServerMsg};
use cluehouse_room::{Charter, Epoch, Input, Item, Output, Person, Room, fit};
use cluehouse_store::limits::MAX_ENTRIES;
use cluehouse_store::{NewRace, Purpose, Race, RaceId, RaceSecret};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::boards::{StandingView, is_of};
use super::official::{charter, entry_deed};
use super::rooms::RoomOpened;
use crate::app::{App, Site};
use crate::identity::{Peer, Visitor};
use crate::limits::{LONGEST_RACE, LONGEST_TITLE, RACE_AHEAD, RACE_SHOWN};
use crate::problem::{Answer, Body, Problem};
use crate::sent::Sent;
use crate::throttle::Act;
use crate::{entropy, wall};

pub(super) fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(list, announce))
        .routes(routes!(look))
        .routes(routes!(enter))
        .routes(routes!(board))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Announce {
    /// What it is called.
    title: String,
    /// The entry of the catalogue: `skemind`, another code preset, or `numble`.
    entry: String,
    /// When it may be entered, in milliseconds since 1970.
    opens: i64,
    /// From when on no longer.
    closes: i64,
    /// Whether it is listed for everybody; needs an account where there are accounts.
    #[serde(default)]
    public: bool,
}

/// A race.
#[derive(Serialize, ToSchema)]
pub(super) struct RaceView {
    id: String,
    title: String,
    entry: String,
    opens: i64,
    closes: i64,
    state: RaceState,
    /// How many have entered, and how many of them are still playing.
    entries: u32,
    playing: u32,
    /// What everybody's secret was committed to before the first guess.
    #[schema(value_type = String)]
    commitment: Digest,
    /// The asker's entry.
    #[serde(skip_serializing_if = "Option::is_none")]
    yours: Option<EntryView>,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
enum RaceState {
    /// Not yet.
    Coming,
    /// May be entered.
    Open,
    /// Closed; somebody is still playing.
    Ending,
    /// Over: everything may be seen.
    Over,
}

#[derive(Serialize, ToSchema)]
struct EntryView {
    started: i64,
    /// The room, as long as it is being played.
    #[serde(skip_serializing_if = "Option::is_none")]
    code: Option<String>,
    /// The match, once it is over. It can be replayed when the race is.
    #[serde(rename = "match", skip_serializing_if = "Option::is_none")]
    finished: Option<String>,
}

/// What a race keeps sealed: everything a room of it is made from; and beside it what may be seen of that.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Sealed {
    charter: Charter,
    commitment: Digest,
}

impl Sealed {
    async fn of(app: &App, race: RaceId) -> Answer<Self> {
        let secret = app.store.race_secret(race).await?;
        Ok(serde_json::from_slice(&secret.0).map_err(anyhow::Error::from)?)
    }
}

impl RaceView {
    async fn of(app: &App, race: Race, visitor: Option<&Visitor>) -> Answer<Self> {
        let now = wall();
        let state = match race.opened {
            Some(_) => RaceState::Over,
            None if now < race.opens => RaceState::Coming,
            None if now < race.closes => RaceState::Open,
            None => RaceState::Ending,
        };
        let Sealed { commitment, .. } = Sealed::of(app, race.id).await?;
        let yours = match visitor {
            Some(visitor) => app.entry(race.id, visitor).await?,
            None => None,
        };
        Ok(Self {
            id: race.id.to_string(),
            title: race.title,
            entry: race.entry,
            opens: race.opens,
            closes: race.closes,
            state,
            entries: race.entries,
            playing: race.playing,
            commitment,
            yours,
        })
    }
}

/// What a race's secret is committed to: the same in every entry, since all are made from the same charter.
fn commitment(app: &App, charter: &Charter) -> anyhow::Result<Digest> {
    let closed = |_| anyhow::anyhow!("a race that cannot be played");
    let mut room =
        <Room>::open(Arc::new(charter.clone()), Arc::clone(app.rooms.shelf()), Epoch(0)).map_err(closed)?;
    let (name, person) = ("race".to_owned(), Person::new(0));
    let enter = Input::Enter { person, name, watch: false, seen: None, client: 1, asked: 0 };
    let member = room.handle(Millis::ZERO, enter).entered;
    let member = member.ok_or_else(|| anyhow::anyhow!("a race nobody can enter"))?;
    let start = Input::Command { member, n: 1, lag: Millis::ZERO, what: Command::Start };
    let Output { sends, .. } = room.handle(Millis::ZERO, start);
    let play = sends.iter().find_map(|send| match send.msg.as_ref() {
        ServerMsg::Frame(frame) => frame.play.as_ref(),
        _ => None,
    });
    let play = serde_json::to_value(play)?;
    Ok(serde_json::from_value(play["d"]["pledges"][0]["commitment"].clone())?)
}

impl App {
    async fn find_race(&self, id: &str) -> Answer<Race> {
        let id: RaceId = id.parse().map_err(|_| Problem::not_found())?;
        self.store.race(id).await?.ok_or_else(Problem::not_found)
    }

    async fn entry(&self, race: RaceId, visitor: &Visitor) -> Answer<Option<EntryView>> {
        let Some(entry) = self.store.race_entry(race, visitor.person).await? else { return Ok(None) };
        let code = match entry.finished {
            None => self.store.room_code(entry.room).await?,
            Some(_) => None,
        };
        let finished = entry.finished.map(|id| id.to_string());
        Ok(Some(EntryView { started: entry.started, code, finished }))
    }

    /// What somebody is told who has entered before.
    async fn entered(&self, race: RaceId, visitor: &Visitor) -> Answer<Option<Response>> {
        match self.entry(race, visitor).await? {
            None => Ok(None),
            Some(EntryView { code: Some(code), .. }) => Ok(Some(Json(RoomOpened { code }).into_response())),
            Some(_) => Err(Problem::conflict(Text::new("race-taken"))),
        }
    }
}

/// Public races
///
/// Those to come, open and over, those that close last first.
#[utoipa::path(
    get, path = "/api/v1/races", tag = "races", security((), ("cookie" = []), ("bearer" = [])),
    responses((status = OK, body = Vec<RaceView>), (status = TOO_MANY_REQUESTS, body = Body))
)]
async fn list(
    State(app): State<Arc<App>>,
    peer: Peer,
    visitor: Option<Visitor>,
) -> Answer<Json<Vec<RaceView>>> {
    app.throttle.count(Act::Work, peer.address, visitor.as_ref().map(|visitor| visitor.session))?;
    let mut races = Vec::new();
    for race in app.store.races(true, 50, wall()).await? {
        races.push(RaceView::of(&app, race, visitor.as_ref()).await?);
    }
    Ok(Json(races))
}

/// Announce a race
#[utoipa::path(
    post, path = "/api/v1/races", tag = "races", request_body = Announce,
    responses(
        (status = CREATED, body = RaceView), (status = UNPROCESSABLE_ENTITY, body = Body), (status = FORBIDDEN, body = Body),
        (status = CONFLICT, body = Body), (status = TOO_MANY_REQUESTS, body = Body)
    )
)]
async fn announce(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Sent(race): Sent<Announce>,
) -> Answer<Response> {
    let now = wall();
    let wrong = |id| Problem::wrong(Text::new(id));
    let title = fit(&race.title, LONGEST_TITLE).ok_or_else(|| wrong("race-title"))?;
    let settings = AnySettings::race(&race.entry).ok_or_else(|| wrong("race-entry"))?;
    let length = race.closes.checked_sub(race.opens);
    if !length.is_some_and(|length| length > 0 && length <= LONGEST_RACE)
        || race.closes <= now
        || race.opens > now.saturating_add(RACE_AHEAD)
    {
        return Err(wrong("race-window"));
    }
    if race.public && !visitor.account && app.config.site != Site::Lan {
        return Err(Problem::new(StatusCode::FORBIDDEN, "race-needs-account"));
    }
    app.throttle.count(Act::Room, visitor.peer.address, Some(visitor.session))?;
    let (game, preset) = (settings.kind(), settings.label());
    let item = Item { entry: race.entry.clone(), settings, pack: None };
    let charter = charter(item, Seed::from_entropy(entropy()?));
    let sealed = Sealed { commitment: commitment(&app, &charter)?, charter };
    let id = RaceId::new(entropy()?);
    let new = NewRace {
        id,
        title,
        game: GameKind::id(game).to_owned(),
        entry: race.entry,
        preset,
        public: race.public,
        host: Some(visitor.person),
        opens: race.opens,
        closes: race.closes,
        secret: RaceSecret(serde_json::to_vec(&sealed).map_err(anyhow::Error::from)?),
    };
    app.store.create_race(new, now).await.map_err(|why| match why.is_too_many() {
        true => Problem::conflict(Text::new("race-too-many")),
        false => why.into(),
    })?;
    let race = app.store.race(id).await?.ok_or_else(Problem::not_found)?;
    Ok((StatusCode::CREATED, Json(RaceView::of(&app, race, Some(&visitor)).await?)).into_response())
}

/// A race
#[utoipa::path(
    get, path = "/api/v1/races/{id}", tag = "races", params(("id" = String, Path)), security((), ("cookie" = []), ("bearer" = [])),
    responses((status = OK, body = RaceView), (status = NOT_FOUND, body = Body))
)]
async fn look(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visitor: Option<Visitor>,
) -> Answer<Json<RaceView>> {
    let race = app.find_race(&id).await?;
    Ok(Json(RaceView::of(&app, race, visitor.as_ref()).await?))
}

/// Enter a race
///
/// One entry for each person, in a room of their own; its time runs from their `start`. Who has entered gets the same room again. A
/// race for everybody needs an account where there are accounts.
#[utoipa::path(
    post, path = "/api/v1/races/{id}/entry", tag = "races", params(("id" = String, Path)),
    responses(
        (status = OK, body = RoomOpened), (status = CREATED, body = RoomOpened), (status = FORBIDDEN, body = Body),
        (status = NOT_FOUND, body = Body), (status = CONFLICT, body = Body), (status = TOO_MANY_REQUESTS, body = Body)
    )
)]
async fn enter(State(app): State<Arc<App>>, Path(id): Path<String>, visitor: Visitor) -> Answer<Response> {
    let race = app.find_race(&id).await?;
    if let Some(response) = app.entered(race.id, &visitor).await? {
        return Ok(response);
    }
    let now = wall();
    if !(race.opens..race.closes).contains(&now) {
        let id = if now < race.opens { "race-not-open" } else { "race-closed" };
        return Err(Problem::conflict(Text::new(id)));
    }
    if race.public && !visitor.account && app.config.site != Site::Lan {
        return Err(Problem::new(StatusCode::FORBIDDEN, "race-account-only"));
    }
    if race.entries >= MAX_ENTRIES {
        return Err(Problem::conflict(Text::new("race-full")));
    }
    let Sealed { charter, .. } = Sealed::of(&app, race.id).await?;
    let deed = entry_deed(charter, visitor.person, race.id);
    match app.open_room(&visitor, deed, Purpose::Entry(race.id)).await {
        Ok(code) => Ok((StatusCode::CREATED, Json(RoomOpened { code })).into_response()),
        // Two pages at once: the first of them counts.
        Err(why) => app.entered(race.id, &visitor).await?.ok_or(why),
    }
}

/// A race's board
///
/// Those who are done: the first two hundred, and the asker's own place after them where it is not among them. Points tell nothing of the secret.
#[utoipa::path(
    get, path = "/api/v1/races/{id}/board", tag = "races", params(("id" = String, Path)), security((), ("cookie" = []), ("bearer" = [])),
    responses(
        (status = OK, body = Vec<StandingView>), (status = NOT_FOUND, body = Body), (status = TOO_MANY_REQUESTS, body = Body),
        (status = SERVICE_UNAVAILABLE, body = Body)
    )
)]
async fn board(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    peer: Peer,
    visitor: Option<Visitor>,
) -> Answer<Json<Vec<StandingView>>> {
    let visitor = visitor.as_ref();
    app.throttle.count(Act::Board, peer.address, visitor.map(|visitor| visitor.session))?;
    let race = app.find_race(&id).await?;
    let done = race.entries.saturating_sub(race.playing);
    let (store, id) = (app.store.clone(), race.id);
    let look = async move { store.race_board(id).await };
    let standings = app.races.find(race.id, Some(done), look).await?;
    let (first, rest) = standings.split_at(standings.len().min(RACE_SHOWN));
    let shown = first.iter().chain(rest.iter().filter(|standing| is_of(standing, visitor)));
    Ok(Json(shown.map(|standing| StandingView::new(standing, visitor)).collect()))
}
