//! The addresses and what they do. Everything under `/api/v1` speaks JSON; what is wrong is told as a problem.

mod account;
mod answers;
mod boards;
mod matches;
mod me;
mod official;
mod packs;
mod page;
mod races;
mod rooms;
mod session;

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::middleware;
use axum::routing::get;
use axum::{Json, Router};
use cluehouse_games::{Manifest, catalogue};
use utoipa::{Modify, OpenApi};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::guard::guard;
use crate::identity::renew;
use crate::problem::{Answer, Problem};
use crate::site;

/// The description of the whole, made from the code.
#[derive(OpenApi)]
#[openapi(info(
    title = "Cluehouse",
    description = "Deduction and party games: rooms, official games, races, people. Ids are opaque. Fields that are \
                   not described are refused. Errors are `application/problem+json` with a stable `code` and words in the language of \
                   `Accept-Language`."
))]
struct Description;

pub(crate) fn router(app: Arc<App>) -> Router {
    let (router, mut description) = OpenApiRouter::with_openapi(Description::openapi())
        .routes(routes!(games))
        .merge(session::routes())
        .merge(rooms::routes())
        .merge(official::routes())
        .merge(races::routes())
        .merge(packs::routes())
        .merge(matches::routes())
        .merge(account::routes())
        .merge(me::routes())
        .merge(boards::routes())
        .split_for_parts();
    answers::Answers.modify(&mut description);
    let description = serde_json::to_value(description).unwrap_or_default();
    let page = Bytes::from(page::render(&description));
    let description = Bytes::from(description.to_string());
    let fixed = |kind, body: Bytes| get(move || std::future::ready(([(header::CONTENT_TYPE, kind)], body)));
    router
        .route("/healthz", get(|| async { "ok" }))
        .route("/readyz", get(ready))
        .route("/api/v1/openapi.json", fixed("application/json", description))
        .route("/api/v1/", fixed("text/html; charset=utf-8", page))
        .route("/api/v1/page.css", fixed("text/css", Bytes::from_static(page::STYLE.as_bytes())))
        .fallback(site::serve)
        .method_not_allowed_fallback(|| async { Problem::new(StatusCode::METHOD_NOT_ALLOWED, "http-method") })
        .layer(middleware::from_fn_with_state(Arc::clone(&app), guard))
        .layer(middleware::from_fn(renew))
        .with_state(app)
}

/// Whether the store answers, and writes.
async fn ready(State(app): State<Arc<App>>) -> Answer<&'static str> {
    app.readiness.look(&app.store).await?;
    Ok("ready")
}

/// The games that can be played
///
/// One entry for each, with its players, settings, timing and the ids of its texts.
#[utoipa::path(
    get, path = "/api/v1/catalogue", tag = "games", security(()),
    responses((status = OK, body = Vec<Manifest>))
)]
async fn games() -> Json<Vec<Manifest>> {
    Json(catalogue())
}
