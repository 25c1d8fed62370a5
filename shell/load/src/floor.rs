//! The cheapest honest room on axum: it hears a guess and says what the real server said to the same one, word for word.
//!
//! No game, no disk, no limits, one thread. What a real server costs above this is what it does for its players.

use std::collections::HashMap;
use std::io::Write;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::{Context, Result};
use axum::Router;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path as At, State};
use axum::routing::get;
use futures_util::SinkExt;
use serde::{Deserialize, Serialize};
use tokio::net::TcpListener;
use tokio::sync::mpsc;

/// What one guess was answered with.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Exchange {
    /// To who guessed.
    pub(crate) actor: Vec<String>,
    /// To the other member.
    pub(crate) other: Vec<String>,
}

struct Floor {
    /// The exchanges of one round, said again and again.
    script: Vec<[Vec<Utf8Bytes>; 2]>,
    rooms: Mutex<HashMap<u32, Room>>,
}

#[derive(Default)]
struct Room {
    members: [Option<mpsc::Sender<Utf8Bytes>>; 2],
    guesses: usize,
}

/// Serves until it is killed.
pub(crate) fn run(recorded: &Path) -> Result<()> {
    let recorded: Vec<Exchange> = serde_json::from_slice(&std::fs::read(recorded)?)?;
    let texts = |texts: Vec<String>| texts.into_iter().map(Utf8Bytes::from).collect();
    let script = recorded.into_iter().map(|one| [texts(one.actor), texts(one.other)]).collect();
    let floor = Arc::new(Floor { script, rooms: Mutex::default() });
    let router = Router::new().route("/rooms/{room}/{seat}", get(enter)).with_state(floor);
    tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(async {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = listener.local_addr()?;
        writeln!(std::io::stdout(), "http://{address}")?;
        let listener = axum::serve::ListenerExt::tap_io(listener, |stream| drop(stream.set_nodelay(true)));
        axum::serve(listener, router).await.context("the floor has given way")
    })
}

async fn enter(
    State(floor): State<Arc<Floor>>,
    At((room, seat)): At<(u32, usize)>,
    upgrade: WebSocketUpgrade,
) -> axum::response::Response {
    upgrade
        .read_buffer_size(4 * 1024)
        .write_buffer_size(4 * 1024)
        .on_upgrade(move |socket| async move { drop(floor.carry(socket, room, seat % 2).await) })
}

impl Floor {
    fn room<T>(&self, room: u32, with: impl FnOnce(&mut Room) -> T) -> T {
        with(self.rooms.lock().unwrap_or_else(PoisonError::into_inner).entry(room).or_default())
    }

    async fn carry(&self, mut socket: WebSocket, room: u32, seat: usize) -> Result<(), axum::Error> {
        let (sender, mut inbox) = mpsc::channel(128);
        self.room(room, |room| room.members[seat] = Some(sender));
        loop {
            tokio::select! {
                Some(text) = inbox.recv() => {
                    let mut next = Some(text);
                    while let Some(text) = next {
                        socket.feed(Message::Text(text)).await?;
                        next = inbox.try_recv().ok();
                    }
                    socket.flush().await?;
                }
                said = socket.recv() => match said {
                    Some(Ok(Message::Text(_))) => {
                        let [actor, _] = self.room(room, |room| {
                            let exchange = &self.script[room.guesses % self.script.len()];
                            room.guesses += 1;
                            if let Some(member) = &room.members[1 - seat] {
                                exchange[1].iter().for_each(|text| drop(member.try_send(text.clone())));
                            }
                            exchange
                        });
                        for text in actor {
                            socket.feed(Message::Text(text.clone())).await?;
                        }
                        socket.flush().await?;
                    }
                    Some(Ok(_)) => {}
                    Some(Err(why)) => return Err(why),
                    None => return Ok(()),
                },
            }
        }
    }
}
