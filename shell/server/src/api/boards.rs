//! Leaderboards: the best official matches of a game and preset, for everybody to see.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use cluehouse_games::{Date, GameKind};
use cluehouse_store::{Board, Standing};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::asked::{Asked, Limit};
use crate::identity::{Peer, Visitor};
use crate::problem::{Answer, Body, Problem};
use crate::throttle::Act;
use crate::{DAY, wall};

pub(super) fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(board))
}

#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct Which {
    /// Since when: `all` where nothing is given.
    #[serde(default)]
    #[param(inline)]
    span: Span,
    /// How many, 1 to 200.
    #[serde(default)]
    #[param(value_type = Option<u32>)]
    limit: Limit,
}

/// Since when, by the calendar in UTC.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
enum Span {
    /// Since midnight; of the daily puzzle, today's.
    Day,
    /// Since Monday.
    Week,
    /// Since the first of the month.
    Month,
    /// Since ever.
    #[default]
    All,
}

impl Span {
    /// The first day of it, in days since 1970; `None` where it has no beginning.
    fn first(self, today: i32) -> Option<i32> {
        match self {
            Self::Day => Some(today),
            // 1970 began on a Thursday.
            Self::Week => Some(today - (today + 3).rem_euclid(7)),
            Self::Month => Date::from_days(today).map(|date| today + 1 - (date.as_number() % 100) as i32),
            Self::All => None,
        }
    }

    /// What a board of it compares, now.
    fn board(self, kind: GameKind, preset: String, now: i64) -> Board {
        let today = (now / DAY) as i32;
        // A puzzle of the day belongs to the day it was begun on, whenever it was finished.
        let daily = self == Self::Day && kind == GameKind::Numble && preset == "daily";
        let first = self.first(today).filter(|_| !daily);
        Board {
            game: kind.id().to_owned(),
            preset,
            from: first.map_or(i64::MIN, |first| i64::from(first) * DAY),
            until: i64::MAX,
            day: daily.then_some(today.unsigned_abs()),
        }
    }
}

/// A place on a board.
#[derive(Serialize, ToSchema)]
pub(super) struct StandingView {
    /// From 1.
    place: u32,
    /// Who, where they have a name.
    name: Option<String>,
    /// Whether they wanted to be forgotten.
    gone: bool,
    /// Points.
    score: i64,
    /// Whether it was won.
    won: bool,
    /// Guesses used, where the game counts them.
    #[serde(skip_serializing_if = "Option::is_none")]
    attempts: Option<u32>,
    /// Time used in milliseconds, where the game takes it.
    #[serde(skip_serializing_if = "Option::is_none")]
    millis: Option<u64>,
    /// The match; its replay is at `/api/v1/matches/{id}`.
    #[serde(rename = "match")]
    id: String,
    /// When it ended, in milliseconds since 1970.
    ended: i64,
    /// Whether it is the asker's.
    you: bool,
}

impl StandingView {
    pub(super) fn new(standing: &Standing, visitor: Option<&Visitor>) -> Self {
        Self {
            you: is_of(standing, visitor),
            place: standing.place,
            gone: standing.person.is_none(),
            name: standing.name.clone(),
            score: standing.score,
            won: standing.won,
            attempts: standing.attempts,
            millis: standing.millis,
            id: standing.id.to_string(),
            ended: standing.ended,
        }
    }
}

/// Whether a place is the asker's.
pub(super) fn is_of(standing: &Standing, visitor: Option<&Visitor>) -> bool {
    standing.person.is_some() && standing.person == visitor.map(|visitor| visitor.person)
}

/// A leaderboard
///
/// The best official match of each person, best first.
#[utoipa::path(
    get, path = "/api/v1/boards/{game}/{preset}", tag = "games", security((), ("cookie" = []), ("bearer" = [])),
    params(("game" = String, Path, description = "the rules, as the catalogue's `game` calls them"), ("preset" = String, Path), Which),
    responses(
        (status = OK, body = Vec<StandingView>), (status = BAD_REQUEST, body = Body), (status = NOT_FOUND, body = Body),
        (status = TOO_MANY_REQUESTS, body = Body), (status = SERVICE_UNAVAILABLE, body = Body)
    )
)]
async fn board(
    State(app): State<Arc<App>>,
    Path((game, preset)): Path<(String, String)>,
    peer: Peer,
    visitor: Option<Visitor>,
    Asked(Which { span, limit }): Asked<Which>,
) -> Answer<Json<Vec<StandingView>>> {
    app.throttle.count(Act::Work, peer.address, None)?;
    let kind = GameKind::from_id(&game).ok_or_else(Problem::not_found)?;
    let now = wall();
    let (board, limit) = (span.board(kind, preset, now), limit.get());
    let (store, which) = (app.store.clone(), board.clone());
    let look = async move { store.board(which, limit, now).await };
    let standings = app.leaders.find((board, limit), None, look).await?;
    Ok(Json(standings.iter().map(|standing| StandingView::new(standing, visitor.as_ref())).collect()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans_begin_with_the_calendars_day_week_and_month() {
        let check = |today: &str, week: &str, month: &str| {
            let days = |text: &str| text.parse::<Date>().unwrap().days();
            let first = |span: Span| span.first(days(today));
            assert_eq!(first(Span::Day), Some(days(today)));
            assert_eq!(first(Span::Week), Some(days(week)), "{today}");
            assert_eq!(first(Span::Month), Some(days(month)), "{today}");
            assert_eq!(first(Span::All), None);
        };
        check("2024-10-14", "2024-10-14", "2024-10-01");
        check("2024-10-20", "2024-10-14", "2024-10-01");
        check("2024-03-01", "2024-02-26", "2024-03-01");
        check("2025-01-01", "2024-12-30", "2025-01-01");
    }

    #[test]
    fn todays_puzzle_counts_by_its_day_and_not_by_when_it_ended() {
        let now = 19_000 * DAY + 5;
        let daily = Span::Day.board(GameKind::Numble, "daily".into(), now);
        assert_eq!((daily.from, daily.day), (i64::MIN, Some(19_000)));
        let other = Span::Day.board(GameKind::Code, "classic".into(), now);
        assert_eq!((other.from, other.day), (19_000 * DAY, None));
    }
}
