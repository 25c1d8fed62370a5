//! Numble: find the hidden equation in six guesses. One equation a day for everybody, an archive of past days, unlimited
//! play, and races in rooms.
//!
//! Nothing here knows what day it is: where a date must not lie in the future, today is passed in.

mod action;
mod bots;
mod daily;
mod equation;
mod event;
mod feedback;
mod generator;
mod hard;
#[cfg(feature = "laws")]
mod lab;
mod manifest;
mod pool;
mod reject;
mod round;
mod rules;
mod settings;
mod share;
#[cfg(feature = "strong-bots")]
pub mod solver;
mod statistics;
#[cfg(feature = "strong-bots")]
mod strong;
mod view;

pub use crate::date::{Date, DateError};
pub use action::{Action, ParseActionError};
pub use daily::{DayReject, PuzzleNumber, check_day, daily_equation};
pub use equation::{Equation, EquationError, MAX_EQUATION, MIN_EQUATION, Operator};
pub use event::Event;
pub use feedback::{Clue, Mark, Marks, ParseMarksError, keyboard};
pub use hard::{HardReject, check_hard};
pub use pool::pool;
pub use reject::Reject;
pub use round::{Round, Summary};
pub use rules::{Numble, Table, Tally};
pub use settings::{MAX_GUESSES, MAX_ROUNDS, MAX_SECONDS, MIN_SECONDS, Mode, Puzzle, Settings};
pub use share::share;
pub use statistics::Statistics;
#[cfg(feature = "strong-bots")]
pub use strong::advise;
pub use view::{AttemptView, LineView, Status, View};
