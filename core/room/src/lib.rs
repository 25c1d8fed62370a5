//! People around matches: who is here, who plays, what is played next, and everything that crosses the wire.
//!
//! A [`Room`] is a pure machine like the match inside it: `handle(at, input)` answers with rows for the journal and messages for
//! the members. It reads no clock, knows no socket, no database and no language, and stores nothing.
#![warn(missing_docs)]

mod apply;
mod clock;
mod due;
pub mod evening;
mod fits;
mod gate;
mod given;
mod house;
mod limits;
mod local;
mod matches;
mod member;
mod mirror;
mod name;
mod reject;
mod room;
mod row;
#[cfg(feature = "sim")]
pub mod sim;
mod state;
mod table;
mod tell;
pub mod wire;

pub use clock::{Clock, Stop};
pub use gate::Gate;
pub use house::{Charter, FORMAT, House, Item, Shelf, packs_named};
pub use limits::*;
#[cfg(feature = "told")]
pub use local::AnyTold;
pub use local::{LocalAsk, LocalMatch, LocalReply, LocalState};
pub use member::{MemberId, Person};
pub use mirror::{Lost, Mirror};
pub use name::{Name, fit};
pub use reject::{Reject, RoomReject};
pub use room::{Dispatch, Finished, Output, RestoreError, Review, Room, Saved};
pub use row::{Input, Row, Written};
pub use table::{Finish, Opened, Thought};
pub use wire::{Epoch, Version};
