//! Exact and heuristic play of code-breaking games: partitions, strategies, optimal search with proof, certificates
//! and the coach.
//!
//! It knows codes, no match and no player. Time is the caller's: a long search calls back and can be stopped. Every
//! result is the same on every target.
#![warn(missing_docs)]

mod beam;
mod certificate;
mod check;
mod coach;
mod hope;
mod measure;
mod optimal;
mod pairs;
mod planes;
mod polish;
mod position;
mod progress;
mod scale;
mod shipped;
mod small_game;
mod strategy;
mod summary;
mod symmetry;
mod tree;

pub use beam::{Effort, beam};
pub use certificate::checksum;
pub use check::{Flaw, FlawKind, check};
pub use coach::{
    Advice, Balance, Book, COACH_WORK, Certainties, Certainty, Coach, GOOD, Grade, Hint, Reason, Review,
    Trust,
};
pub use optimal::{Goal, MOST_CODES, Outcome, TooLarge, prove};
pub use planes::Planes;
pub use polish::polish;
pub use position::{LISTING_BOUND, Position, PositionError};
pub use progress::{Progress, Watch};
pub use scale::Scale;
pub use shipped::{BULLS_AND_COWS, CLASSIC, SKEMIND, SUPER};
pub use strategy::{Strategy, WHOLE_POOL};
pub use summary::Summary;
pub use symmetry::{Renaming, Stabilizer};
pub use tree::{Node, NodeId, Place, Tree, separator};
