//! Journal and records as ids and bytes, on embedded SQLite.
//!
//! It knows no game and no room: a row is a number and bytes, a match's archive too. What it promises is that whatever it
//! has acknowledged is on the disk, in order, once, and written by who owned the room. It reads no clock and no dice: times
//! and ids are arguments.

mod bans;
mod boards;
mod error;
mod export;
mod faults;
mod figures;
mod id;
mod keeping;
pub mod limits;
mod live;
mod pack;
mod packs;
mod people;
mod queue;
mod races;
mod reader;
mod records;
mod rooms;
mod schema;
mod sessions;
mod store;
mod writer;

pub use bans::{Ban, Whom};
pub use boards::{Board, Standing};
pub use error::Error;
pub use export::Elsewhere;
#[cfg(feature = "faults")]
pub use faults::{Durability, Fault, Halt};
pub use figures::{DailyFigures, Figures, Origin, Scope};
pub use id::{BadId, MatchId, PersonId, RaceId, RoomId, SessionId};
pub use keeping::Tidied;
pub use packs::{KeptPack, ListedPack, NewPack, PackDigest, PackSpace, StoredPack};
pub use people::{Account, Claim, Merged, Person};
pub use races::{NewRace, Race, RaceEntry, RaceSecret};
pub use records::{Attempt, Filed, Finished, Played, Record, SeatResult};
pub use rooms::{Admits, Append, Found, Listed, Loaded, NewRoom, Own, Purpose, RoomKind};
pub use sessions::{NewSession, Session, TokenHash, Trace};
pub use store::{Pending, Store};
