//! The games of the platform, each in a folder of its own, and the one list of them.
//!
//! A game is rules, settings, a view, a notation and a manifest. Games never see each other.
#![warn(missing_docs)]

mod any;
mod bot;
#[cfg(feature = "code")]
pub mod code;
mod date;
#[cfg(feature = "laws")]
pub mod fuzz;
#[cfg(feature = "party")]
pub mod hermit;
mod list;
mod local;
mod manifest;
#[cfg(feature = "numble")]
pub mod numble;
#[cfg(feature = "party")]
pub mod pictionary;
mod record;
#[cfg(feature = "party")]
pub mod trivia;

pub use any::{
    AnyAction, AnyCheckpoint, AnyContent, AnyJournal, AnyMatch, AnyReject, AnySettings, Listed, Resting,
};
pub use bot::{Bot, Choose, Level};
pub use date::{Date, DateError};
pub use list::{Entry, GameKind, Visit, catalogue};
pub use local::{EventOf, Local, Opening, thought};
pub use manifest::{
    BotEntry, Manifest, Modules, Pause, Pauses, Players, Range, RoundSystem, Setting, Switch, TimerSystem,
    TurnMode, TurnSystem,
};
pub use record::{Course, Effort, Record, SeatRecord};
