//! What every response carries, also the ones that say no; and the words of what went wrong, in the language asked for.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures_util::FutureExt;

use crate::app::{App, Site};
use crate::identity::Peer;
use crate::limits::MAX_URI;
use crate::problem::{Problem, language};
use crate::site::Part;
use crate::wall;

/// What a page may load and run. The document of the pages adds the hash of the one script inside it.
pub(crate) const POLICY: &str = "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; \
    form-action 'self'; connect-src 'self'; script-src 'self' 'wasm-unsafe-eval'";

/// For every response.
const FIXED: [(HeaderName, &str); 2] = [
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// For every response that a browser may show or run.
const BEHAVIOUR: [(HeaderName, &str); 2] = [
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
];

pub(crate) async fn guard(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let lang = language(request.headers());
    let long = request.uri().path_and_query().is_some_and(|uri| uri.as_str().len() > MAX_URI);
    let response = if long {
        Problem::new(StatusCode::URI_TOO_LONG, "http-uri-too-long").into_response()
    } else if app.bans.hold(Peer::address(request.extensions(), request.headers(), &app), wall()) {
        Problem::banned().into_response()
    } else {
        caught(next.run(request)).await
    };
    app.metrics.responded(response.status());
    let mut response = match response.extensions().get::<Problem>() {
        Some(problem) => problem.clone().speak(lang),
        None => plain(response).unwrap_or_else(|problem| problem.speak(lang)),
    };
    let part = response.extensions().get::<Part>().is_some();
    let headers = response.headers_mut();
    if !part {
        headers.entry(header::CONTENT_SECURITY_POLICY).or_insert(HeaderValue::from_static(POLICY));
    }
    let behaviour = BEHAVIOUR.into_iter().filter(|_| !part);
    for (name, value) in FIXED.into_iter().chain(behaviour) {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if app.config.site == Site::Https {
        let always = HeaderValue::from_static("max-age=31536000; includeSubDomains");
        headers.insert(header::STRICT_TRANSPORT_SECURITY, always);
    }
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

/// A panic is ours to look into and fails one request. The panic hook has written it down.
async fn caught(response: impl Future<Output = Response>) -> Response {
    // What a request shares with others is behind locks that nothing leaves half done.
    let response = AssertUnwindSafe(response).catch_unwind().await;
    response.unwrap_or_else(|_| Problem::failed().into_response())
}

/// What the frameworks beneath say by themselves, in our form.
fn plain(response: Response<Body>) -> Result<Response, Problem> {
    let status = response.status();
    let code = match status {
        StatusCode::METHOD_NOT_ALLOWED => "http-method",
        StatusCode::PAYLOAD_TOO_LARGE => "http-too-large",
        StatusCode::BAD_REQUEST => return Err(Problem::unreadable(status)),
        status if status.is_server_error() => "http-failed",
        _ => return Ok(response),
    };
    Err(Problem::new(status, code))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_panic_fails_one_request_and_says_nothing_of_itself() {
        let response = caught(async { panic!("the secret is AABB") }).await;
        let problem = response.extensions().get::<Problem>().expect("a problem");
        assert_eq!((response.status(), problem.code()), (StatusCode::INTERNAL_SERVER_ERROR, "http-failed"));
        let fine = caught(async { StatusCode::NO_CONTENT.into_response() }).await;
        assert_eq!(fine.status(), StatusCode::NO_CONTENT);
    }
}
