//! What a request carries: JSON, said to be so, whole, of the right shape, in time.

use std::sync::Arc;

use axum::extract::{FromRequest, Request};
use axum::http::{StatusCode, header};
use futures_util::StreamExt;
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use crate::app::App;
use crate::limits::{BODY_WITHIN, MAX_BODY};
use crate::problem::{Answer, Problem};

/// A body, read.
pub(crate) struct Sent<T>(pub(crate) T);

/// A body of at most so many bytes, read.
pub(crate) struct SentUpTo<T, const MOST: usize>(pub(crate) Sent<T>);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Sent<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, _: &Arc<App>) -> Answer<Self> {
        read(request, MAX_BODY).await
    }
}

impl<T: DeserializeOwned, const MOST: usize> FromRequest<Arc<App>> for SentUpTo<T, MOST> {
    type Rejection = Problem;

    async fn from_request(request: Request, _: &Arc<App>) -> Answer<Self> {
        read(request, MOST).await.map(Self)
    }
}

async fn read<T: DeserializeOwned>(request: Request, most: usize) -> Answer<Sent<T>> {
    let (head, body) = request.into_parts();
    let said = |name| head.headers.get(name).and_then(|said| said.to_str().ok()).unwrap_or_default();
    let kind = said(header::CONTENT_TYPE).split(';').next().unwrap_or_default().trim();
    if !kind.eq_ignore_ascii_case("application/json") {
        return Err(Problem::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "http-json-only"));
    }
    let too_large = || Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "http-too-large");
    if said(header::CONTENT_LENGTH).parse().is_ok_and(|length: usize| length > most) {
        return Err(too_large());
    }
    let slow = || Problem::new(StatusCode::REQUEST_TIMEOUT, "http-too-slow");
    let whole = async {
        let (mut whole, mut parts) = (Vec::new(), body.into_data_stream());
        while let Some(part) = parts.next().await {
            whole.extend_from_slice(&part.map_err(Problem::unreadable)?);
            if whole.len() > most {
                return Err(too_large());
            }
        }
        Ok(whole)
    };
    let body = timeout(BODY_WITHIN, whole).await.map_err(|_| slow())??;
    serde_json::from_slice(&body).map(Sent).map_err(Problem::unreadable)
}
