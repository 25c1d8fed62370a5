//! Who one is: a guest from the first moment.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use cluehouse_store::PersonId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::identity::{Peer, Token, Visitor, from_elsewhere};
use crate::problem::{Answer, Body, Problem};
use crate::sent::Sent;
use crate::throttle::Act;
use crate::{entropy, wall};

pub(super) fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(begin, who))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Begin {
    /// For programs: answer the token instead of setting a cookie. It is sent as `Authorization: Bearer`.
    #[serde(default)]
    bearer: bool,
}

/// Who one is.
#[derive(Serialize, ToSchema)]
pub(super) struct SessionView {
    /// Who; opaque, and the same as long as one is remembered.
    person: String,
    /// The name others see, where one was chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    /// Whether there is a name and a password to it.
    account: bool,
    /// Whether accounts can be had here: not over plain HTTP.
    accounts: bool,
    /// The token, where one was asked for. It is told once.
    #[serde(skip_serializing_if = "Option::is_none")]
    token: Option<String>,
}

impl SessionView {
    pub(super) async fn of(app: &App, person: PersonId) -> Answer<Self> {
        let known = app.store.person(person).await?.ok_or_else(Problem::unauthorized)?;
        let accounts = app.config.site.is_secure();
        Ok(Self {
            person: person.to_string(),
            name: known.name,
            account: known.account,
            accounts,
            token: None,
        })
    }
}

/// Become a guest
///
/// Makes a guest of whoever has no session yet; who has one keeps it.
#[utoipa::path(
    post, path = "/api/v1/session", tag = "people", request_body = Begin, security((), ("cookie" = []), ("bearer" = [])),
    responses((status = OK, body = SessionView), (status = CREATED, body = SessionView), (status = TOO_MANY_REQUESTS, body = Body))
)]
async fn begin(
    State(app): State<Arc<App>>,
    peer: Peer,
    headers: HeaderMap,
    visitor: Option<Visitor>,
    Sent(begin): Sent<Begin>,
) -> Answer<Response> {
    if from_elsewhere(&headers, &app.config) {
        return Err(Problem::forbidden());
    }
    if let Some(visitor) = visitor {
        return Ok(Json(SessionView::of(&app, visitor.person).await?).into_response());
    }
    app.throttle.count(Act::Guest, peer.address, None)?;
    let (token, person) = (Token::fresh()?, PersonId::new(entropy()?));
    let now = wall();
    app.store.create_guest(person, peer.session(token, now), now).await?;
    hand_over(&app, StatusCode::CREATED, person, token, begin.bearer).await
}

/// Tells somebody who they are now and gives them their new token: to a program in the body, to a browser as a cookie.
pub(super) async fn hand_over(
    app: &App,
    status: StatusCode,
    person: PersonId,
    token: Token,
    bearer: bool,
) -> Answer<Response> {
    let mut view = SessionView::of(app, person).await?;
    if bearer {
        view.token = Some(token.reveal());
        return Ok((status, Json(view)).into_response());
    }
    let cookie = token.cookie(&app.config.site)?;
    Ok((status, [(header::SET_COOKIE, cookie)], Json(view)).into_response())
}

/// Who one is
#[utoipa::path(
    get, path = "/api/v1/session", tag = "people",
    responses((status = OK, body = SessionView))
)]
async fn who(State(app): State<Arc<App>>, visitor: Visitor) -> Answer<Json<SessionView>> {
    Ok(Json(SessionView::of(&app, visitor.person).await?))
}
