//! What goes wrong, as `application/problem+json`: a stable code and the text's id for programs, the words for people, in the
//! language their browser asks for.

use std::sync::OnceLock;
use std::time::Duration;

use axum::Json;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use cluehouse_engine::{Speak, Text};
use cluehouse_room::Reject;
use cluehouse_speech::{Lang, Speech};
use serde::Serialize;
use utoipa::ToSchema;

/// An answer, or what is wrong.
pub(crate) type Answer<T> = Result<T, Problem>;

/// A refusal or a failure, as a client gets it.
#[derive(Clone, Debug)]
pub(crate) struct Problem {
    status: StatusCode,
    text: Text,
    retry_after: Option<u64>,
    /// What is wrong with a file that was sent, by line.
    findings: Vec<(u32, Text)>,
}

/// What is wrong, for programs and for people (RFC 9457).
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Problem)]
pub(crate) struct Body {
    /// Always `about:blank`: `code` says what it is.
    #[serde(rename = "type")]
    kind: &'static str,
    /// The status once more.
    status: u16,
    /// What is wrong, for programs. It never changes its meaning.
    code: &'static str,
    /// What is wrong, for people, in the language that `Accept-Language` asks for.
    detail: String,
    /// The text's arguments by name, for who has the texts at hand.
    #[schema(value_type = Object)]
    args: serde_json::Value,
    /// Everything that is wrong with a file that was sent.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    findings: Vec<FindingView>,
}

/// Something that is wrong with a file.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Finding)]
pub(crate) struct FindingView {
    /// On which line, from 1.
    line: u32,
    /// What it is, for programs.
    code: &'static str,
    /// What it is, for people.
    detail: String,
}

impl Problem {
    pub(crate) const fn new(status: StatusCode, code: &'static str) -> Self {
        Self { status, text: Text::new(code), retry_after: None, findings: Vec::new() }
    }

    /// What was asked cannot be, with a text that says why.
    pub(crate) const fn conflict(text: Text) -> Self {
        Self { status: StatusCode::CONFLICT, text, retry_after: None, findings: Vec::new() }
    }

    /// What was sent is of the right form and still wrong.
    pub(crate) const fn wrong(text: Text) -> Self {
        Self { status: StatusCode::UNPROCESSABLE_ENTITY, text, retry_after: None, findings: Vec::new() }
    }

    /// A file that was sent is wrong on these lines.
    pub(crate) fn findings(text: Text, findings: Vec<(u32, Text)>) -> Self {
        Self { findings, ..Self::wrong(text) }
    }

    /// There is nothing here, or nothing for you; the two look alike.
    pub(crate) const fn not_found() -> Self {
        Self::new(StatusCode::NOT_FOUND, "http-not-found")
    }

    /// Who asks is not known.
    pub(crate) const fn unauthorized() -> Self {
        Self::new(StatusCode::UNAUTHORIZED, "http-unauthorized")
    }

    pub(crate) fn is_unauthorized(&self) -> bool {
        self.status == StatusCode::UNAUTHORIZED
    }

    /// Not from there.
    pub(crate) const fn forbidden() -> Self {
        Self::new(StatusCode::FORBIDDEN, "http-forbidden")
    }

    /// Whoever runs the house does not want them here.
    pub(crate) const fn banned() -> Self {
        Self::new(StatusCode::FORBIDDEN, "http-banned")
    }

    /// What was sent cannot be read.
    pub(crate) fn unreadable(why: impl std::fmt::Display) -> Self {
        let text = Text::new("http-unreadable").words("why", why.to_string());
        Self { status: StatusCode::BAD_REQUEST, text, retry_after: None, findings: Vec::new() }
    }

    /// Too much at once.
    pub(crate) fn too_many(wait: Duration) -> Self {
        let seconds = wait.as_secs() + u64::from(wait.subsec_nanos() > 0);
        let text = Text::new("http-too-many").number("seconds", seconds as i64);
        Self { status: StatusCode::TOO_MANY_REQUESTS, text, retry_after: Some(seconds), findings: Vec::new() }
    }

    /// Nothing more fits in.
    pub(crate) fn full() -> Self {
        Self { retry_after: Some(60), ..Self::new(StatusCode::SERVICE_UNAVAILABLE, "http-full") }
    }

    /// We failed. Why is for the log alone.
    pub(crate) const fn failed() -> Self {
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "http-failed")
    }

    /// What a program needs to tell it from others.
    pub(crate) const fn code(&self) -> &'static str {
        self.text.id
    }

    /// The response in the language that is asked for.
    pub(crate) fn speak(self, lang: Lang) -> Response {
        let args = self.text.args.iter().map(|(name, arg)| ((*name).to_owned(), serde_json::json!(arg)));
        let finding = |(line, text): &(u32, Text)| FindingView {
            line: *line,
            code: text.id,
            detail: speech(lang).say(text),
        };
        let body = Body {
            kind: "about:blank",
            status: self.status.as_u16(),
            code: self.code(),
            detail: speech(lang).say(&self.text),
            args: args.collect::<serde_json::Map<_, _>>().into(),
            findings: self.findings.iter().map(finding).collect(),
        };
        let mut response = (self.status, Json(body)).into_response();
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/problem+json"));
        headers.insert(header::CONTENT_LANGUAGE, HeaderValue::from_static(lang.tag()));
        if let Some(seconds) = self.retry_after {
            headers.insert(header::RETRY_AFTER, seconds.into());
        }
        if self.status == StatusCode::UPGRADE_REQUIRED {
            headers.insert(header::UPGRADE, HeaderValue::from_static("websocket"));
        }
        response
    }
}

/// The words of a language, read when they are first needed.
pub(crate) fn speech(lang: Lang) -> &'static Speech {
    static SPEECH: [OnceLock<Speech>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];
    SPEECH[lang as usize].get_or_init(|| Speech::new(lang))
}

/// The language a request asks for.
pub(crate) fn language(headers: &HeaderMap) -> Lang {
    let asked = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    Lang::accepted(asked.unwrap_or_default())
}

/// A room's or a game's own refusal.
impl From<Reject> for Problem {
    fn from(reject: Reject) -> Self {
        Self::conflict(reject.text())
    }
}

/// The store failed, refused, or lacks what was asked for. What exactly is for the log, not for a client.
impl From<cluehouse_store::Error> for Problem {
    fn from(error: cluehouse_store::Error) -> Self {
        if error.is_missing() {
            return Self::not_found();
        }
        if error.is_sealed() {
            return Self::new(StatusCode::FORBIDDEN, "http-sealed");
        }
        if error.is_too_large() {
            return Self::new(StatusCode::PAYLOAD_TOO_LARGE, "http-too-large");
        }
        if error.is_full() {
            return Self::full();
        }
        // A queue is worked off in moments.
        if error.is_busy() {
            return Self { retry_after: Some(5), ..Self::full() };
        }
        // Refused for what is there already. Where something better can be said of it, whoever asked says so.
        if error.is_taken() || error.is_spent() || error.is_untimely() || error.is_too_many() {
            return Self::new(StatusCode::CONFLICT, "http-conflict");
        }
        tracing::error!(%error, "the store failed");
        Self { retry_after: Some(5), ..Self::new(StatusCode::SERVICE_UNAVAILABLE, "http-degraded") }
    }
}

impl From<anyhow::Error> for Problem {
    fn from(error: anyhow::Error) -> Self {
        tracing::error!(error = format!("{error:#}"), "a request failed");
        Self::failed()
    }
}

/// Without words yet: the outermost layer knows the language.
impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}

#[cfg(test)]
mod tests {
    use cluehouse_store::limits::{MAX_BATCH, WRITE_QUEUE};
    use futures_util::StreamExt;
    use futures_util::stream::FuturesUnordered;

    use super::*;

    #[tokio::test]
    async fn what_the_store_refuses_for_what_is_there_is_a_conflict() {
        let folder = std::env::temp_dir().join(format!("cluehouse-problem-{}", std::process::id()));
        let store = cluehouse_store::Store::open(&folder).expect("a store");
        let room = |code: &str| cluehouse_store::NewRoom {
            id: cluehouse_store::RoomId::from(1),
            code: code.to_owned(),
            public: false,
            opener: None,
            purpose: cluehouse_store::Purpose::Open,
            charter: Vec::new(),
            packs: Vec::new(),
        };
        store.create_room(room("A"), 0).await.expect("a room");
        let why = store.create_room(room("B"), 0).await.expect_err("the same room");
        let response = Problem::from(why).speak(Lang::En);
        assert_eq!(response.status(), StatusCode::CONFLICT);
        let body = axum::body::to_bytes(response.into_body(), 4096).await.expect("a body");
        let body: serde_json::Value = serde_json::from_slice(&body).expect("JSON");
        assert_eq!(body["code"], "http-conflict");
        drop(std::fs::remove_dir_all(folder));
    }

    #[tokio::test]
    async fn a_queue_that_is_full_is_no_failure_and_worth_another_try() {
        let folder = std::env::temp_dir().join(format!("cluehouse-busy-{}", std::process::id()));
        let store = cluehouse_store::Store::open(&folder).expect("a store");
        // Nobody's place in the queue is given up while the disk stalls.
        let halt = store.stall();
        let wells = (0..=WRITE_QUEUE + MAX_BATCH).map(|_| store.is_well());
        let mut wells: FuturesUnordered<_> = wells.collect();
        let why = wells.next().await.expect("an answer").expect_err("more than the queue holds");
        let problem = Problem::from(why);
        assert_eq!((problem.status, problem.code()), (StatusCode::SERVICE_UNAVAILABLE, "http-full"));
        assert_eq!(problem.retry_after, Some(5));
        drop(halt);
        drop(std::fs::remove_dir_all(folder));
    }

    #[tokio::test]
    async fn a_failure_says_nothing_of_what_failed() {
        let error = anyhow::anyhow!("SELECT token FROM session").context("/var/lib/cluehouse/cluehouse.db");
        let response = Problem::from(error).speak(Lang::En);
        assert_eq!(response.status(), StatusCode::INTERNAL_SERVER_ERROR);
        let body = axum::body::to_bytes(response.into_body(), 4096).await.expect("a body");
        let body: serde_json::Value = serde_json::from_slice(&body).expect("JSON");
        let expected = serde_json::json!({
            "type": "about:blank", "status": 500, "code": "http-failed",
            "detail": "Something went wrong on the server.", "args": {}
        });
        assert_eq!(body, expected);
    }
}
