//! What one may know and decide about oneself: name, sessions, what was played, a copy of everything, and to be forgotten.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use cluehouse_engine::{Speak, Text};
use cluehouse_games::GameKind;
use cluehouse_store::{
    DailyFigures, Elsewhere, Figures, MatchId, Origin, PersonId, Played, Scope, Session, SessionId,
};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::account::farewell;
use crate::app::App;
use crate::asked::{self, Asked, Limit};
use crate::identity::Visitor;
use crate::problem::{Answer, Body, Problem};
use crate::sent::Sent;
use crate::throttle::Act;
use crate::{company, day_number, wall};

pub(super) fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(profile, rename, forget))
        .routes(routes!(export))
        .routes(routes!(sessions, end_others))
        .routes(routes!(end_one))
        .routes(routes!(history))
        .routes(routes!(figures))
        .routes(routes!(daily))
}

/// Oneself.
#[derive(Serialize, ToSchema)]
struct Profile {
    /// Who; opaque.
    person: String,
    /// The name others see, where one was chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    /// Whether there is a password to it.
    account: bool,
    /// Since when, in milliseconds since 1970.
    created: i64,
}

impl Profile {
    async fn of(app: &App, person: PersonId) -> Answer<Json<Self>> {
        let known = app.store.person(person).await?.ok_or_else(Problem::unauthorized)?;
        let (name, account, created) = (known.name, known.account, known.created);
        Ok(Json(Self { person: known.id.to_string(), name, account, created }))
    }
}

/// Oneself
#[utoipa::path(
    get, path = "/api/v1/me", tag = "people",
    responses((status = OK, body = Profile))
)]
async fn profile(State(app): State<Arc<App>>, visitor: Visitor) -> Answer<Json<Profile>> {
    Profile::of(&app, visitor.person).await
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Rename {
    /// What others see.
    name: String,
}

/// Choose a name
///
/// For guests, and none that is an account's; an account keeps the name it was claimed with.
#[utoipa::path(
    patch, path = "/api/v1/me", tag = "people", request_body = Rename,
    responses(
        (status = OK, body = Profile), (status = CONFLICT, body = Body), (status = UNPROCESSABLE_ENTITY, body = Body),
        (status = TOO_MANY_REQUESTS, body = Body)
    )
)]
async fn rename(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Sent(Rename { name }): Sent<Rename>,
) -> Answer<Json<Profile>> {
    if visitor.account {
        return Err(Problem::conflict(Text::new("account-keeps-name")));
    }
    let name = company::chosen(&name).map_err(|why| Problem::wrong(why.text()))?;
    // Counted whatever comes of it: that a name is taken says that there is such an account.
    app.throttle.count(Act::Change, visitor.peer.address, Some(visitor.session))?;
    let folded = name.key();
    app.store.rename(visitor.person, name.into(), folded).await.map_err(|why| match why.is_taken() {
        true => Problem::conflict(Text::new("account-name-taken")),
        false => why.into(),
    })?;
    Profile::of(&app, visitor.person).await
}

/// Be forgotten
///
/// Deletes the person with name, password and sessions, at once and for good. Seats in matches of others stay, without an owner. Rooms that
/// are open keep the name the person had there until they close.
#[utoipa::path(
    delete, path = "/api/v1/me", tag = "people",
    responses((status = NO_CONTENT))
)]
async fn forget(State(app): State<Arc<App>>, visitor: Visitor) -> Answer<Response> {
    let over = app.store.delete_person(visitor.person).await?;
    app.sockets.end(&over);
    farewell(&app)
}

/// A copy of everything
///
/// All that is kept of oneself, as a file, with the journals one has sent in and the packs one lists, the latest first and up to 4 MiB of each;
/// of the others it has the addresses (`at`). Tokens and the password's hash are not in it.
#[utoipa::path(
    get, path = "/api/v1/me/export", tag = "people",
    responses((status = OK, body = Object), (status = TOO_MANY_REQUESTS, body = Body))
)]
async fn export(State(app): State<Arc<App>>, visitor: Visitor) -> Answer<Response> {
    app.throttle.count(Act::Work, visitor.peer.address, Some(visitor.session))?;
    let elsewhere = Elsewhere { matches: "/api/v1/matches/", packs: "/api/v1/packs/" };
    let everything = app.store.export(visitor.person, elsewhere).await?;
    let kind = (header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    let file = HeaderValue::from_static("attachment; filename=\"cluehouse.json\"");
    Ok(([kind, (header::CONTENT_DISPOSITION, file)], everything).into_response())
}

/// A place where one is logged in.
#[derive(Serialize, ToSchema)]
struct SessionCard {
    /// Which; it opens nothing.
    id: String,
    /// When it was opened, in milliseconds since 1970.
    created: i64,
    /// When it was last used, to a few minutes.
    seen: i64,
    /// When it ends by itself.
    expires: i64,
    /// Where it was last used; kept for thirty days.
    #[serde(skip_serializing_if = "Option::is_none")]
    address: Option<String>,
    /// What the browser called itself; kept for thirty days.
    #[serde(skip_serializing_if = "Option::is_none")]
    agent: Option<String>,
    /// Whether it is the one that asks.
    current: bool,
}

impl SessionCard {
    fn new(session: Session, visitor: &Visitor) -> Self {
        Self {
            id: session.id.to_string(),
            created: session.created,
            seen: session.seen,
            expires: session.expires,
            address: session.trace.address,
            agent: session.trace.agent,
            current: session.id == visitor.session,
        }
    }
}

/// Where one is logged in
///
/// The session used last comes first.
#[utoipa::path(
    get, path = "/api/v1/me/sessions", tag = "people",
    responses((status = OK, body = Vec<SessionCard>))
)]
async fn sessions(State(app): State<Arc<App>>, visitor: Visitor) -> Answer<Json<Vec<SessionCard>>> {
    let sessions = app.store.sessions(visitor.person, wall()).await?;
    Ok(Json(sessions.into_iter().map(|session| SessionCard::new(session, &visitor)).collect()))
}

/// Log out everywhere
///
/// Ends all sessions but this one.
#[utoipa::path(
    delete, path = "/api/v1/me/sessions", tag = "people",
    responses((status = NO_CONTENT), (status = TOO_MANY_REQUESTS, body = Body))
)]
async fn end_others(State(app): State<Arc<App>>, visitor: Visitor) -> Answer<StatusCode> {
    app.throttle.count(Act::Change, visitor.peer.address, Some(visitor.session))?;
    let over = app.store.revoke_all(visitor.person, Some(visitor.session)).await?;
    app.sockets.end(&over);
    Ok(StatusCode::NO_CONTENT)
}

/// Log out somewhere
#[utoipa::path(
    delete, path = "/api/v1/me/sessions/{id}", tag = "people", params(("id" = String, Path)),
    responses(
        (status = NO_CONTENT), (status = UNAUTHORIZED, body = Body), (status = NOT_FOUND, body = Body),
        (status = TOO_MANY_REQUESTS, body = Body)
    )
)]
async fn end_one(State(app): State<Arc<App>>, Path(id): Path<String>, visitor: Visitor) -> Answer<Response> {
    let session: SessionId = id.parse().map_err(|_| Problem::not_found())?;
    app.throttle.count(Act::Change, visitor.peer.address, Some(visitor.session))?;
    app.end_session(&visitor, session).await?;
    if session == visitor.session { farewell(&app) } else { Ok(StatusCode::NO_CONTENT.into_response()) }
}

#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct Page {
    /// Only what came before this match: the last one of the page before.
    #[serde(default, deserialize_with = "asked::id")]
    #[param(value_type = Option<String>)]
    before: Option<MatchId>,
    /// How many, 1 to 200.
    #[serde(default)]
    #[param(value_type = Option<u32>)]
    limit: Limit,
}

/// A match one has played.
#[derive(Serialize, ToSchema)]
struct PlayedView {
    /// Which; its replay is at `/api/v1/matches/{id}`.
    id: String,
    /// The rules.
    game: String,
    /// The entry of the catalogue.
    entry: String,
    /// What it is compared under.
    preset: String,
    /// Whether it counts on boards.
    official: bool,
    /// Whether one has reported it oneself.
    reported: bool,
    /// Whether it may not be replayed yet.
    sealed: bool,
    /// The day whose puzzle it was, in days since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    day: Option<u32>,
    /// The race it was an entry of.
    #[serde(skip_serializing_if = "Option::is_none")]
    race: Option<String>,
    /// When it ended, in milliseconds since 1970.
    ended: i64,
    /// How many sat at the table.
    seats: u32,
    /// Where one sat, from 0.
    seat: u8,
    /// From 1; equal places are ties.
    place: u8,
    /// Points.
    score: i64,
    /// Whether one won, or solved what was to be solved.
    won: bool,
    /// Guesses used, where the game counts them.
    #[serde(skip_serializing_if = "Option::is_none")]
    attempts: Option<u32>,
    /// Time used in milliseconds, where the game takes it.
    #[serde(skip_serializing_if = "Option::is_none")]
    millis: Option<u64>,
    /// Hints taken.
    hints: u32,
}

impl From<Played> for PlayedView {
    fn from(played: Played) -> Self {
        let result = played.result;
        Self {
            id: played.id.to_string(),
            game: played.game,
            entry: played.entry,
            preset: played.preset,
            official: played.official,
            reported: played.reported,
            sealed: played.sealed,
            day: played.day,
            race: played.race.map(|race| race.to_string()),
            ended: played.ended,
            seats: played.seats,
            seat: result.seat,
            place: result.place,
            score: result.score,
            won: result.won,
            attempts: result.attempts,
            millis: result.millis,
            hints: result.hints,
        }
    }
}

/// What one has played
///
/// The latest first.
#[utoipa::path(
    get, path = "/api/v1/me/history", tag = "people", params(Page),
    responses((status = OK, body = Vec<PlayedView>), (status = NOT_FOUND, body = Body), (status = TOO_MANY_REQUESTS, body = Body))
)]
async fn history(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Asked(page): Asked<Page>,
) -> Answer<Json<Vec<PlayedView>>> {
    app.throttle.count(Act::Work, visitor.peer.address, Some(visitor.session))?;
    let played = app.store.history(visitor.person, page.before, page.limit.get()).await?;
    Ok(Json(played.into_iter().map(PlayedView::from).collect()))
}

#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct Which {
    /// The rules, as the catalogue's `game` calls them.
    #[serde(deserialize_with = "asked::game")]
    #[param(value_type = String)]
    game: GameKind,
    /// The entry of the catalogue; all of them where none is given.
    entry: Option<String>,
    /// What is compared with what; everything where nothing is given.
    preset: Option<String>,
    /// How the matches came to be: `official` where nothing is given.
    #[serde(default)]
    #[param(inline)]
    origin: Came,
}

/// How matches came to be.
#[derive(Clone, Copy, Default, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
enum Came {
    /// The secret, the clock and the score were the server's.
    #[default]
    Official,
    /// Played in a room, for its own sake.
    Casual,
    /// Played elsewhere and reported.
    Reported,
}

impl From<Came> for Origin {
    fn from(came: Came) -> Self {
        match came {
            Came::Official => Self::Official,
            Came::Casual => Self::Casual,
            Came::Reported => Self::Reported,
        }
    }
}

/// How many were won with so many guesses.
#[derive(Serialize, ToSchema)]
struct Bar {
    attempts: u32,
    matches: u32,
}

fn bars(spread: Vec<(u32, u32)>) -> Vec<Bar> {
    spread.into_iter().map(|(attempts, matches)| Bar { attempts, matches }).collect()
}

/// What matches come to.
#[derive(Serialize, ToSchema)]
struct FiguresView {
    /// How many.
    played: u32,
    /// How many won.
    won: u32,
    /// Most points.
    #[serde(skip_serializing_if = "Option::is_none")]
    best: Option<i64>,
    /// Points on average.
    #[serde(skip_serializing_if = "Option::is_none")]
    average: Option<f64>,
    /// Fewest guesses of those won.
    #[serde(skip_serializing_if = "Option::is_none")]
    fewest: Option<u32>,
    /// Shortest time of those won, in milliseconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    fastest: Option<u64>,
    /// Of those won, how many took how many guesses, fewest first.
    distribution: Vec<Bar>,
}

impl From<Figures> for FiguresView {
    fn from(figures: Figures) -> Self {
        let Figures { played, won, best, average, fewest, fastest, attempts } = figures;
        Self { played, won, best, average, fewest, fastest, distribution: bars(attempts) }
    }
}

/// What one's matches come to
#[utoipa::path(
    get, path = "/api/v1/me/figures", tag = "people", params(Which),
    responses((status = OK, body = FiguresView), (status = TOO_MANY_REQUESTS, body = Body))
)]
async fn figures(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Asked(Which { game, entry, preset, origin }): Asked<Which>,
) -> Answer<Json<FiguresView>> {
    app.throttle.count(Act::Work, visitor.peer.address, Some(visitor.session))?;
    let scope = Scope { game: game.id().to_owned(), entry, preset, origin: origin.into() };
    Ok(Json(app.store.figures(visitor.person, scope).await?.into()))
}

/// What daily puzzles come to.
#[derive(Serialize, ToSchema)]
struct DailyView {
    /// How many days, of those played here.
    played: u32,
    /// How many won.
    won: u32,
    /// Of those won, how many took how many guesses, fewest first.
    distribution: Vec<Bar>,
    /// Days won in a row up to today, or up to yesterday where today is still to be played. Days in UTC.
    streak: u32,
    /// Most days won in a row.
    longest: u32,
}

impl From<DailyFigures> for DailyView {
    fn from(figures: DailyFigures) -> Self {
        let DailyFigures { played, won, attempts, streak, longest } = figures;
        Self { played, won, distribution: bars(attempts), streak, longest }
    }
}

/// What one's daily Numbles come to
#[utoipa::path(
    get, path = "/api/v1/me/daily", tag = "people",
    responses((status = OK, body = DailyView), (status = TOO_MANY_REQUESTS, body = Body))
)]
async fn daily(State(app): State<Arc<App>>, visitor: Visitor) -> Answer<Json<DailyView>> {
    app.throttle.count(Act::Work, visitor.peer.address, Some(visitor.session))?;
    let figures = app.store.daily_figures(visitor.person, GameKind::Numble.id(), day_number()).await?;
    Ok(Json(figures.into()))
}
