//! Trivia: everyone answers the same question at once, one of four options, sooner is worth more.
//!
//! The question is public from the round's start; which option is right, and who chose what, is not before its end.

mod action;
mod bots;
mod event;
#[cfg(feature = "laws")]
mod lab;
mod manifest;
mod pack;
mod place;
mod reject;
mod round;
mod rules;
mod score;
mod settings;
mod view;

pub use action::{Action, ParseActionError};
pub use event::{Answered, Asked, Event, Solution};
pub use pack::{Difficulty, Pack, Question};
pub use place::{ParsePlaceError, Place};
pub use reject::Reject;
pub use round::{Deal, Round, Summary};
pub use rules::{Table, Tally, Trivia};
pub use score::{answer_points, streak_bonus};
pub use settings::{Ending, MAX_READING, MAX_ROUNDS, MAX_SECONDS, MIN_SECONDS, Settings};
pub use view::{LineView, View};
