//! Figures about the house for who runs it, in the form of Prometheus, on a listener of their own.

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::{ConstCounter, Counter};
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::ConstGauge;
use prometheus_client::registry::Registry;

use crate::app::App;

/// What is counted as it happens; the rest is asked for.
#[derive(Debug)]
pub(crate) struct Metrics {
    registry: Registry,
    responses: Family<Class, Counter>,
    refused: Counter,
    replayed: Counter,
    wrong: Counter,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Class {
    class: String,
}

impl Default for Metrics {
    fn default() -> Self {
        let mut registry = Registry::with_prefix("cluehouse");
        let (responses, refused) = (Family::<Class, Counter>::default(), Counter::default());
        registry.register("responses", "HTTP responses by class of status", responses.clone());
        registry.register("too_many", "Requests refused for coming too fast", refused.clone());
        let (replayed, wrong) = (Counter::default(), Counter::default());
        registry.register("matches_replayed", "Official matches replayed", replayed.clone());
        let help = "Official matches stored otherwise than they were played, each time they are replayed";
        registry.register("matches_wrong", help, wrong.clone());
        Self { registry, responses, refused, replayed, wrong }
    }
}

impl Metrics {
    pub(crate) fn audited(&self, matches: u64, wrong: u64) {
        self.replayed.inc_by(matches);
        self.wrong.inc_by(wrong);
    }

    pub(crate) fn responded(&self, status: StatusCode) {
        let class = format!("{}xx", status.as_u16() / 100);
        self.responses.get_or_create(&Class { class }).inc();
        if status == StatusCode::TOO_MANY_REQUESTS {
            self.refused.inc();
        }
    }
}

/// What the separate listener serves.
pub(crate) fn router(app: Arc<App>) -> Router {
    Router::new().route("/metrics", get(metrics)).with_state(app)
}

async fn metrics(State(app): State<Arc<App>>) -> Response {
    let mut now = Registry::with_prefix("cluehouse");
    let gauge = |number: usize| ConstGauge::new(i64::try_from(number).unwrap_or(i64::MAX));
    now.register("rooms_awake", "Rooms in memory", gauge(app.rooms.count_awake()));
    now.register("sockets", "Open WebSockets", gauge(app.sockets.len()));
    now.register("rows", "Rows made durable", ConstCounter::new(app.rooms.rows()));
    let mut text = String::new();
    let written = encode(&mut text, &app.metrics.registry).and_then(|()| {
        // Each of the two ends the text; a reader wants one end.
        text.truncate(text.trim_end().len() - "# EOF".len());
        encode(&mut text, &now)
    });
    match written {
        Ok(()) => {
            let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
            ([(header::CONTENT_TYPE, kind)], text).into_response()
        }
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}
