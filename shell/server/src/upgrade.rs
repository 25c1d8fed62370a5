//! From a request to a WebSocket: the handshake, and then the bare connection, without what carried the request.

use axum::body::Body;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{Request, StatusCode};
use axum::response::Response;
use hyper::upgrade::OnUpgrade;
use hyper_util::rt::TokioIo;
use hyper_util::server::conn::auto::upgrade::downcast;
use tokio::net::TcpStream;
use tungstenite::handshake::server::create_response_with_body;

use crate::problem::Problem;
use crate::stream::Stream;

/// A request for a WebSocket, and what is answered to it.
pub(crate) struct Upgrade {
    agreed: Response,
    connection: OnUpgrade,
}

impl<S: Send + Sync> FromRequestParts<S> for Upgrade {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Problem> {
        let connection = parts.extensions.remove::<OnUpgrade>();
        let connection = connection.ok_or(Problem::new(StatusCode::UPGRADE_REQUIRED, "http-upgrade"))?;
        let request = Request::from_parts(parts.clone(), ());
        let agreed = create_response_with_body(&request, Body::empty).map_err(Problem::unreadable)?;
        Ok(Self { agreed, connection })
    }
}

impl Upgrade {
    /// Agrees, and hands the connection on once the answer is out, with what the peer has said already.
    pub(crate) fn agree<F>(self, carry: impl FnOnce(TcpStream, Vec<u8>) -> F + Send + 'static) -> Response
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let Self { agreed, connection } = self;
        tokio::spawn(async move {
            let Ok(upgraded) = connection.await else { return };
            match downcast::<TokioIo<Stream>>(upgraded) {
                // This task ends with the handshake: what it needed for that is not kept for as long as the connection lasts.
                Ok(parts) => {
                    drop(tokio::spawn(carry(parts.io.into_inner().into_tcp(), parts.read_buf.to_vec())));
                }
                Err(_) => tracing::error!("a connection is not what it was accepted as"),
            }
        });
        agreed
    }
}
