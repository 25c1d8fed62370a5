//! Exact and heuristic play of code-breaking games.
#![warn(missing_docs)]
#![allow(missing_docs)]

pub mod optimal;
mod pairs;
mod planes;
mod scale;
mod symmetry;
