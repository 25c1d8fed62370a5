//! The pages for people: files as they were built, packed as the browser likes them; any other address is not found, and says so.

use std::sync::LazyLock;

use axum::body::Body;
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use cluehouse_games::Date;
use cluehouse_games::numble::check_day;
use cluehouse_pages::{File, SCRIPTS, document, file, route};

use crate::guard::POLICY;
use crate::problem::Problem;
use crate::today;

/// The document's policy: the script inside it may run, since its text is known, and no other.
static DOCUMENT_POLICY: LazyLock<HeaderValue> = LazyLock::new(|| {
    let inside: String = SCRIPTS.iter().map(|hash| format!(" '{hash}'")).collect();
    HeaderValue::try_from(format!("{POLICY}{inside}")).unwrap_or(HeaderValue::from_static(POLICY))
});

/// Marks a file that is only a part of a page: what says how a page may behave is said with the page.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Part;

/// What every address outside the API answers.
pub(crate) async fn serve(request: Request) -> Response {
    let path = request.uri().path();
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    if !reads || path.starts_with("/api/") {
        return Problem::not_found().into_response();
    }
    match (file(path), document()) {
        (Some(found), _) if found.path != "/index.html" => send(found, StatusCode::OK, request.headers()),
        (_, Some(document)) if is_page(route(path), path, today()) => {
            send(document, StatusCode::OK, request.headers())
        }
        (_, Some(document)) if wants_a_page(request.headers()) => {
            send(document, StatusCode::NOT_FOUND, request.headers())
        }
        _ => Problem::not_found().into_response(),
    }
}

/// Whether an address of a route's form is a page: a day's puzzle is, from the first there was until today, in UTC as everywhere.
fn is_page(route: Option<&str>, path: &str, today: Date) -> bool {
    if route != Some("/numble/:day") {
        return route.is_some();
    }
    let day = path.trim_end_matches('/').rsplit('/').next();
    let day: Option<Date> = day.and_then(|day| day.parse().ok());
    day.is_some_and(|day| check_day(day, today).is_ok())
}

fn wants_a_page(headers: &HeaderMap) -> bool {
    let accepted = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    accepted.contains("text/html")
}

fn send(file: &'static File, status: StatusCode, headers: &HeaderMap) -> Response {
    let (packing, bytes) = packed(file, headers);
    let mut response = Response::new(Body::from(bytes));
    *response.status_mut() = status;
    if file.is_part() {
        response.extensions_mut().insert(Part);
    }
    let own = response.headers_mut();
    own.insert(header::CONTENT_TYPE, HeaderValue::from_static(file.kind()));
    own.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Some(packing) = packing {
        own.insert(header::CONTENT_ENCODING, HeaderValue::from_static(packing));
    }
    if file.path == "/index.html" {
        own.insert(header::CONTENT_SECURITY_POLICY, DOCUMENT_POLICY.clone());
    }
    let keep = if file.is_hashed() { "max-age=31536000, immutable" } else { "no-cache" };
    own.insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
    response
}

/// The smallest form that the browser reads.
fn packed(file: &'static File, headers: &HeaderMap) -> (Option<&'static str>, &'static [u8]) {
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    let reads = |packing: &str| {
        let mut listed = accepted.unwrap_or_default().split(',').map(str::trim);
        listed.any(|one| one.split(';').next() == Some(packing) && !one.ends_with(";q=0"))
    };
    match (file.brotli, file.gzip) {
        (Some(bytes), _) if reads("br") => (Some("br"), bytes),
        (_, Some(bytes)) if reads("gzip") => (Some("gzip"), bytes),
        _ => (None, file.plain),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_has_a_page_once_it_has_come_and_if_it_was() {
        let today: Date = "2025-03-01".parse().expect("a day");
        let is_day = |day: &str| is_page(Some("/numble/:day"), &format!("/numble/{day}"), today);
        assert!(
            ["2024-01-01", "2024-02-29", "2025-02-28", "2025-03-01", "2025-03-01/"].into_iter().all(is_day)
        );
        let never =
            ["soon", "2025-02-30", "2025-13-01", "2025-3-1", "2023-12-31", "2025-03-02", "9999-12-31", "%zz"];
        assert!(!never.into_iter().any(is_day));
        assert!(is_page(Some("/numble/archive"), "/numble/archive", today));
        assert!(!is_page(None, "/numble/2024-06-14/x", today));
    }
}
