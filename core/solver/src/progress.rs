//! What a long search tells its caller, and how the caller stops it.

use std::ops::ControlFlow;

/// Where a search stands.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Progress {
    /// Sets of codes looked at so far.
    pub work: u64,
    /// No strategy has a lower total.
    pub lower: u32,
    /// The lowest total found so far.
    pub reached: Option<u32>,
    /// A rough share of the whole work that is done, from 0 to 1.
    pub share: f64,
}

/// Called every now and then by a search; breaking stops it, and what was found so far is kept. There is no clock in
/// the search: the caller has one.
pub type Watch<'w> = dyn FnMut(&Progress) -> ControlFlow<()> + 'w;
