//! A set of codes as a game of its own: its codes, a pool of guesses, and the search of the proofs cut to a width.

use std::ops::ControlFlow;

use cluehouse_codes::{Code, Space};

use crate::optimal::{Aim, Search, UNLIMITED};
use crate::pairs::{FeedbackSet, Pairs};
use crate::progress::Progress;
use crate::tree::{Branch, Nursery};

/// The best tree found for a set whose total is below `limit`, with its own codes and other guesses. `tell` is told of
/// the work and may break off.
pub(crate) fn small_game<W: FeedbackSet>(
    space: Space,
    set: &[Code],
    others: impl Iterator<Item = Code>,
    width: usize,
    limit: u32,
    tell: &mut dyn FnMut(u64) -> ControlFlow<()>,
) -> ControlFlow<(), Option<Branch>> {
    let guesses: Vec<Code> = set.iter().copied().chain(others).collect();
    let pairs = Pairs::<W>::new(space, set.len(), guesses);
    let mut told = 0;
    let mut watch = |progress: &Progress| {
        let work = progress.work - told;
        told = progress.work;
        tell(work)
    };
    let mut search = Search::new(pairs, UNLIMITED, Aim::Beam(width), &mut watch);
    let value = search.run(None, limit, UNLIMITED);
    if search.stopped {
        return ControlFlow::Break(());
    }
    if value >= limit {
        return ControlFlow::Continue(None);
    }
    let mut nursery = Nursery::default();
    let grown = search.grow(None, UNLIMITED, &mut nursery);
    ControlFlow::Continue(grown.map(|grown| Branch { nursery, grown }))
}
