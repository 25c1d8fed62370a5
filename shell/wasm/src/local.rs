//! A match for one person, in the page itself.

use cluehouse_json as json;
use cluehouse_room::LocalReply;
use wasm_bindgen::prelude::wasm_bindgen;

/// A match for one person, once it has begun.
#[wasm_bindgen]
#[derive(Debug, Default)]
pub struct LocalMatch(cluehouse_room::LocalMatch);

#[wasm_bindgen]
impl LocalMatch {
    /// A place for a match.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Self {
        Self::default()
    }

    /// Does what is asked (a `LocalAsk` as JSON) and answers with a `LocalReply` as JSON.
    pub fn ask(&mut self, ask: &str) -> String {
        let reply = match json::read(ask.as_bytes()) {
            Ok(ask) => self.0.ask(ask),
            Err(why) => LocalReply::Failed(why.to_string()),
        };
        json::write(&reply)
    }
}
