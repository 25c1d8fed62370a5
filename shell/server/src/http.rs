//! Connections: accepted, bounded in number and in how long they may dawdle, and let go one after another at the end.

use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::connect_info::IntoMakeServiceWithConnectInfo;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto;
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::time::{sleep, timeout};
use tower::Service;

use crate::limits::{ANSWERS_WITHIN, HEADERS_WITHIN, MAX_HEADERS};
use crate::stream::Stream;

/// Serves so many connections at once until told to stop, then finishes the requests under way.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    most: usize,
    shutdown: impl Future<Output = ()> + Send,
) {
    let places = Arc::new(Semaphore::new(most));
    let graceful = GracefulShutdown::new();
    let (open, closing) = watch::channel(());
    let mut shutdown = pin!(shutdown);
    let mut make: IntoMakeServiceWithConnectInfo<Router, SocketAddr> =
        router.into_make_service_with_connect_info();
    loop {
        let (stream, address, place) = tokio::select! {
            accepted = accept(&listener, &places) => accepted,
            () = &mut shutdown => break,
        };
        let Ok(service) = make.call(address).await;
        let (watcher, closing) = (graceful.watcher(), closing.clone());
        tokio::spawn(async move {
            if speaks(&stream, closing).await {
                let mut server = auto::Builder::new(TokioExecutor::new()).http1_only();
                let mut http = server.http1();
                http.timer(TokioTimer::new()).header_read_timeout(HEADERS_WITHIN).max_buf_size(MAX_HEADERS);
                let io = TokioIo::new(Stream::new(stream));
                let connection = server.serve_connection_with_upgrades(io, TowerToHyperService::new(service));
                // What a peer does wrong ends its own connection and nothing else.
                drop(watcher.watch(connection.into_owned()).await);
            }
            drop(place);
        });
    }
    drop(listener);
    drop(open);
    drop(timeout(ANSWERS_WITHIN, graceful.shutdown()).await);
}

/// Whether a connection says something in time and before the end; one that says nothing at all never reaches the timer of its headers.
async fn speaks(stream: &TcpStream, mut closing: watch::Receiver<()>) -> bool {
    let mut first = [0];
    tokio::select! {
        spoke = timeout(HEADERS_WITHIN, stream.peek(&mut first)) => matches!(spoke, Ok(Ok(1..))),
        // It resolves when the other end is dropped.
        _ = closing.changed() => false,
    }
}

async fn accept(
    listener: &TcpListener,
    places: &Arc<Semaphore>,
) -> (TcpStream, SocketAddr, OwnedSemaphorePermit) {
    loop {
        let Ok(place) = Arc::clone(places).acquire_owned().await else {
            std::future::pending::<()>().await;
            continue;
        };
        match listener.accept().await {
            Ok((stream, address)) => {
                drop(stream.set_nodelay(true));
                return (stream, address, place);
            }
            // Out of handles, most likely: others must end first.
            Err(why) => {
                tracing::warn!(%why, "a connection could not be accepted");
                sleep(Duration::from_millis(50)).await;
            }
        }
    }
}
