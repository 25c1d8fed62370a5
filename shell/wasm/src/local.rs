//! A room for one person, in the page itself: the protocol of a server's socket, without the socket.

use std::sync::Arc;

use cluehouse_engine::{Millis, Seed, Speak};
use cluehouse_json as json;
use cluehouse_room::wire::{ClientMsg, Refused, ServerMsg};
use cluehouse_room::{Charter, House, Item, Local, RoomReject, Shelf};
use wasm_bindgen::prelude::wasm_bindgen;

/// A room for one person.
#[wasm_bindgen]
#[derive(Debug)]
pub struct LocalRoom(Local);

#[wasm_bindgen]
impl LocalRoom {
    /// Opens a room for these games (a JSON list of items, or of the catalogue's entries), with 32 random bytes from the page and the
    /// time since 1970 in milliseconds.
    ///
    /// # Errors
    /// In plain words, where the list cannot be read or there are not 32 bytes; with the id of a text, where the room refuses it.
    #[wasm_bindgen(constructor)]
    pub fn new(games: &str, entropy: &[u8], began: f64) -> Result<Self, String> {
        let entropy = <[u8; 32]>::try_from(entropy).map_err(|_| "32 random bytes are needed".to_owned())?;
        let charter = Charter {
            began: began as u64,
            linger: None,
            house: House { at_once: true, stand_ins: false, ..House::default() },
            ..Charter::new(Seed::from_entropy(entropy), items(games)?)
        };
        Local::open(charter, Arc::new(Shelf::default())).map(Self).map_err(|why| why.text().id.to_owned())
    }

    /// Reads a room that was saved.
    ///
    /// # Errors
    /// In plain words, with the line that cannot be read.
    pub fn restore(saved: &str) -> Result<Self, String> {
        Local::restore(saved, Arc::new(Shelf::default())).map(Self).map_err(|why| why.to_string())
    }

    /// Takes a client's message at a time in milliseconds; answers with a JSON list of the server's messages.
    pub fn hear(&mut self, message: &str, at: f64) -> String {
        match ClientMsg::parse(message.as_bytes()) {
            Ok(msg) => list(&self.0.hear(millis(at), msg)),
            Err(why) => list(&[Arc::new(ServerMsg::Refused(refused(why)))]),
        }
    }

    /// Lets time pass; answers as [`hear`](Self::hear) does.
    pub fn tick(&mut self, at: f64) -> String {
        list(&self.0.tick(millis(at)))
    }

    /// Lets every bot act once; answers as [`hear`](Self::hear) does.
    pub fn think(&mut self, at: f64) -> String {
        list(&self.0.think(millis(at)))
    }

    /// The player goes away; answers as [`hear`](Self::hear) does.
    pub fn leave(&mut self, at: f64) -> String {
        list(&self.0.leave(millis(at)))
    }

    /// The room's time, where it goes on after it was saved.
    pub fn now(&self) -> f64 {
        self.0.now().get() as f64
    }

    /// The next time at which something happens by itself.
    pub fn deadline(&self) -> Option<f64> {
        self.0.deadline().map(|at| at.get() as f64)
    }

    /// The room as text, to be saved.
    pub fn save(&self) -> String {
        self.0.save()
    }

    /// The journal of the last match, once it is over.
    pub fn archive(&self) -> Option<String> {
        self.0.archive().map(ToString::to_string)
    }
}

/// The evening's games: whole items, or names of the catalogue's entries.
fn items(games: &str) -> Result<Vec<Item>, String> {
    if let Ok(entries) = json::read::<Vec<String>>(games.as_bytes()) {
        let preset = |entry: &String| Item::preset(entry).map_err(|_| format!("there is no game `{entry}`"));
        return entries.iter().map(preset).collect();
    }
    json::read(games.as_bytes()).map_err(|why| why.to_string())
}

fn millis(at: f64) -> Millis {
    Millis::new(at as u64)
}

fn refused(why: RoomReject) -> Refused {
    Refused { text: why.text(), why: why.into() }
}

fn list(msgs: &[Arc<ServerMsg>]) -> String {
    let msgs: Vec<&ServerMsg> = msgs.iter().map(AsRef::as_ref).collect();
    json::write(&msgs)
}
