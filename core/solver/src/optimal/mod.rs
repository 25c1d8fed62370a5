//! Optimal play.
mod floor;
mod memory;
pub mod search;
