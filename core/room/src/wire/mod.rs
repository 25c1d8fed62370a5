//! Everything that crosses the wire between a room and its members, in one place.
//!
//! A client speaks [`ClientMsg`] and hears [`ServerMsg`]. Enums are adjacently tagged (`t`, `d`) and what comes in refuses unknown
//! fields. No type here can hold a secret or a seed.

mod any;
mod client;
mod server;
mod view;

pub use any::{AnyNews, AnyPlay, Wire};
pub(crate) use any::{VisitMatch, visit_match};
pub use client::{ClientMsg, Command, Hello, Numbered, Seen};
pub use server::{
    Answer, Circle, Confided, Farewell, Frame, News, Outcome, Play, Pong, Refused, Said, ServerMsg, Snapshot,
    Welcome,
};
pub use view::{BanView, Curtain, Kind, MemberView, RoomView, SeatOwner, Stage};

use cluehouse_json::Read;
use serde::{Deserialize, Serialize};

/// The version of the protocol. A client that speaks another one is told so and loads itself anew.
pub const PROTOCOL: u16 = 1;

/// A row of the room's journal, counted from 1; 0 is the room before any.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Version(pub u32);

impl Version {
    /// The version after this one.
    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0 + 1)
    }
}

/// Who owned the room when a row was written: each time a room is loaded, one more.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Epoch(pub u32);
