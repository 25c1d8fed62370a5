//! One match of any game: rounds, turns, scores, timers, end rules, and the journal it is.
//!
//! Rules say *what* happens ([`Game`]), the machine says *when* ([`Match`]). Nothing here reads a clock or rolls dice of
//! its own: time comes in with each input, randomness from the header's seed. It knows no room, no name and no language.
#![warn(missing_docs)]

mod by_seat;
mod chacha;
mod check;
mod checkpoint;
mod dice;
mod digest;
mod event;
mod fairness;
mod flow;
mod game;
mod hidden;
mod input;
mod journal;
mod limits;
mod machine;
mod pace;
mod plan;
mod reject;
mod roster;
mod seat;
mod text;
mod time;
mod timing;
mod view;

#[cfg(feature = "laws")]
pub mod laws;

pub use by_seat::BySeat;
pub use checkpoint::Checkpoint;
pub use dice::{Dice, Rng, Seed};
pub use digest::Digest;
pub use event::{Event, MatchEvent, SeatResult, Told, Winner};
pub use fairness::{Opening, Pledge, commitment};
pub use game::{Choices, Emit, Game, LateJoin, Moment, Presence, Rank, Stage};
pub use hidden::Hidden;
pub use input::{Header, Input, Reveal};
pub use journal::{Journal, JournalError, JournalFault, Peek, Row};
pub use limits::{MAX_LAG, MAX_SEATS};
pub use machine::{Match, Outcome, Step};
pub use pace::Pace;
pub use plan::{Decision, EndRule, Plan, Reason, Standing, Turns};
pub use reject::{MatchReject, Refusal};
pub use seat::{Audience, Seat, Seats, Viewer};
pub use text::{Arg, Speak, Text};
pub use time::Millis;
pub use timing::{Countdown, Timing};
pub use view::{MatchState, MatchView, PhaseName, Progress, SeatChange, SeatView, StateChange};
