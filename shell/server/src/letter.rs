//! What goes to a connection, and the way to it.

use axum::extract::ws::Utf8Bytes;
use cluehouse_room::wire::{Farewell, ServerMsg};
use tokio::sync::mpsc;

/// A message as text.
#[derive(Clone, Debug)]
pub(crate) struct Letter {
    pub(crate) text: Utf8Bytes,
    /// Where it is the last thing to say.
    pub(crate) farewell: Option<Farewell>,
}

impl Letter {
    pub(crate) fn write(msg: &ServerMsg) -> Option<Self> {
        let text = serde_json::to_string(msg);
        let text = text.inspect_err(|why| tracing::error!(%why, "a message cannot be encoded")).ok()?;
        let farewell = match msg {
            ServerMsg::Farewell(farewell) => Some(*farewell),
            _ => None,
        };
        Some(Self { text: text.into(), farewell })
    }
}

/// One connection, as a room sees it.
#[derive(Clone, Debug)]
pub(crate) struct Link {
    /// Which; no two connections of a process share one.
    pub(crate) id: u64,
    out: mpsc::Sender<Letter>,
}

impl Link {
    pub(crate) const fn new(id: u64, out: mpsc::Sender<Letter>) -> Self {
        Self { id, out }
    }

    /// False where nobody reads, or too slowly.
    pub(crate) fn send(&self, letter: Letter) -> bool {
        self.out.try_send(letter).is_ok()
    }
}
