//! Journal and records as ids and bytes, on embedded SQLite.
//!
//! It knows no game and no room: a row is a number and bytes, a match's archive too. What it promises is that whatever it
//! has acknowledged is on the disk, in order, once, and written by who owned the room. It reads no clock and no dice: times
//! and ids are arguments.

mod error;
mod id;
pub mod limits;
mod live;
mod reader;
mod records;
mod rooms;
mod schema;
mod store;
mod writer;

pub use error::Error;
pub use id::{BadId, MatchId, PersonId, RaceId, RoomId};
pub use records::{Finished, SeatResult};
pub use rooms::{Append, Listed, Loaded, NewRoom};
pub use store::{Pending, Store};
