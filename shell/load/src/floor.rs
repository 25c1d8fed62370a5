//! The cheapest honest room on axum: it hears a guess and says what the real server said to the same one, word for word.
//!
//! No game, no disk, no limits, one thread. What a real server costs above this is what it does for its players. A second floor also reads the
//! guess, evaluates it and writes its answers, as the rooms do that other platforms are compared with.

use std::collections::HashMap;
use std::io::Write;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use anyhow::{Context, Result};
use axum::Router;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path as At, State};
use axum::routing::get;
use futures_util::SinkExt;
use serde::{Deserialize, Serialize};
use tokio::net::TcpListener;
use tokio::sync::mpsc;

use crate::json::{Board, Said};

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
    /// Whether guesses are read and evaluated, and answers written.
    json: bool,
    began: Instant,
}

#[derive(Default)]
struct Room {
    members: [Option<mpsc::Sender<Utf8Bytes>>; 2],
    guesses: usize,
    board: Board,
}

/// Serves until it is killed.
pub(crate) fn run(recorded: &Path, json: bool) -> Result<()> {
    let recorded: Vec<Exchange> = serde_json::from_slice(&std::fs::read(recorded)?)?;
    let texts = |texts: Vec<String>| texts.into_iter().map(Utf8Bytes::from).collect();
    let script = recorded.into_iter().map(|one| [texts(one.actor), texts(one.other)]).collect();
    let floor = Arc::new(Floor { script, rooms: Mutex::default(), json, began: Instant::now() });
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

    /// Says what was recorded; answers what is for who guessed.
    fn recite(&self, room: u32, seat: usize) -> &[Utf8Bytes] {
        self.room(room, |room| {
            let [actor, other] = &self.script[room.guesses % self.script.len()];
            room.guesses += 1;
            room.board.clear();
            if let Some(member) = &room.members[1 - seat] {
                other.iter().for_each(|text| drop(member.try_send(text.clone())));
            }
            actor
        })
    }

    /// Evaluates a guess and says so, where that is wanted. The last of a round is answered with what was recorded, which says that it is over.
    fn reckon(&self, room: u32, seat: usize, said: &str) -> Option<[Utf8Bytes; 2]> {
        let at = self.json.then(|| self.began.elapsed().as_millis() as u64)?;
        self.room(room, |room| {
            let last = (room.guesses + 1).is_multiple_of(self.script.len());
            let Said { actor, other } = room.board.answer(seat, said, at).ok().filter(|_| !last)?;
            room.guesses += 1;
            if let Some(member) = &room.members[1 - seat] {
                drop(member.try_send(other.into()));
            }
            Some(actor.map(Utf8Bytes::from))
        })
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
                    Some(Ok(Message::Text(said))) => match self.reckon(room, seat, &said) {
                        Some(texts) => say(&mut socket, texts).await?,
                        None => say(&mut socket, self.recite(room, seat).iter().cloned()).await?,
                    },
                    Some(Ok(_)) => {}
                    Some(Err(why)) => return Err(why),
                    None => return Ok(()),
                },
            }
        }
    }
}

async fn say(socket: &mut WebSocket, texts: impl IntoIterator<Item = Utf8Bytes>) -> Result<(), axum::Error> {
    for text in texts {
        socket.feed(Message::Text(text)).await?;
    }
    socket.flush().await
}
