//! Hermit: everyone secretly picks a number at once, and the lowest that nobody else picked wins.
//!
//! Nothing is dealt: the picks are the secret, each known to whoever made it alone until the round ends.

mod action;
mod bots;
mod event;
#[cfg(feature = "laws")]
mod lab;
mod manifest;
mod reject;
mod round;
mod rules;
mod score;
mod settings;
mod view;

pub use action::{Action, ParseActionError};
pub use event::{Event, Picked, Shown, Won};
pub use reject::Reject;
pub use round::{Round, Summary};
pub use rules::{Hermit, Table};
pub use score::winner;
pub use settings::{MAX_NUMBERS, MAX_ROUNDS, MAX_SECONDS, MIN_NUMBERS, MIN_SECONDS, Settings};
pub use view::{LineView, View};
