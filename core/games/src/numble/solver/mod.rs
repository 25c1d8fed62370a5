//! The solver of Numble: rules that look one guess ahead, a search for the best average, strategies written out as
//! certificates, and their checker. It knows the pool and the feedback, no match and no player.
//!
//! Every equation of the pool counts the same here; the daily draw takes the operator first and so prefers products and
//! quotients.

mod certificate;
mod check;
mod guesses;
mod packed;
mod search;
mod shipped;
mod strategy;
mod tally;
mod tree;

pub use certificate::TITLE;
pub use check::{Flaw, FlawKind, check};
pub use search::{Effort, search};
pub use shipped::{SHIPPED, shipped};
pub use strategy::Strategy;
pub use tree::{Node, NodeId, SEPARABLE, Tree, left, separator};
