//! What a request carries: JSON, said to be so, whole, of the right shape, in time.

use std::sync::Arc;

use axum::body::to_bytes;
use axum::extract::{FromRequest, Request};
use axum::http::{HeaderMap, StatusCode, header};
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use crate::app::App;
use crate::limits::{BODY_WITHIN, MAX_BODY};
use crate::problem::{Answer, Problem};

/// A body, read.
pub(crate) struct Sent<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Sent<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, _: &Arc<App>) -> Answer<Self> {
        if !is(request.headers(), "application/json") {
            return Err(Problem::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "http-json-only"));
        }
        let body = read(request, MAX_BODY).await?;
        serde_json::from_slice(&body).map(Self).map_err(Problem::unreadable)
    }
}

/// Whether a body is said to be of a kind.
pub(crate) fn is(headers: &HeaderMap, kind: &str) -> bool {
    let said = headers.get(header::CONTENT_TYPE).and_then(|said| said.to_str().ok()).unwrap_or_default();
    said.split(';').next().is_some_and(|said| said.trim().eq_ignore_ascii_case(kind))
}

/// A whole body, of at most so many bytes.
pub(crate) async fn read(request: Request, most: usize) -> Answer<Vec<u8>> {
    let length = request.headers().get(header::CONTENT_LENGTH).and_then(|length| length.to_str().ok());
    let too_large = || Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "http-too-large");
    if length.and_then(|length| length.parse().ok()).is_some_and(|length: usize| length > most) {
        return Err(too_large());
    }
    let slow = || Problem::new(StatusCode::REQUEST_TIMEOUT, "http-too-slow");
    let body = timeout(BODY_WITHIN, to_bytes(request.into_body(), most)).await.map_err(|_| slow())?;
    body.map(Vec::from).map_err(|_| too_large())
}
