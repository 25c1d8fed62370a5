//! The code-breaking family: one set of rules for classic, Super, Skemind, Bulls & Cows and custom boards, in every mode.
//!
//! Solo, versus and sprint guess one dealt secret; turns share one budget on it; in a duel each player sets a secret for the
//! other; in reversed mode a person keeps the code and a bot breaks it.

mod action;
mod bots;
#[cfg(feature = "strong-bots")]
mod coach;
mod event;
#[cfg(feature = "laws")]
mod lab;
mod manifest;
mod reject;
mod round;
mod rules;
mod score;
mod settings;
#[cfg(feature = "strong-bots")]
mod strong;
mod view;

pub use action::{Action, ParseActionError};
#[cfg(feature = "strong-bots")]
pub use coach::{coach, hint_text, reason_text};
pub use event::{Event, Opened};
pub use reject::Reject;
pub use round::{Round, Summary};
pub use rules::{CodeGame, Table, Tally};
pub use score::{ScoreError, race_score, skemind_score};
pub use settings::{Board, MAX_ATTEMPTS, MAX_ROUNDS, MAX_SECONDS, MIN_SECONDS, Mode, Settings, Variant};
pub use view::{AttemptView, LineView, View};
