//! Makes a strategy better without another search from the top: every small set is played again with all guesses.

use std::ops::ControlFlow;

use cluehouse_codes::{Code, Space};

use crate::optimal::TooLarge;
use crate::pairs::FeedbackSet;
use crate::progress::{Gauge, Watch};
use crate::scale::Scale;
use crate::small_game::small_game;
use crate::strategy::{WHOLE_POOL, divide, pool};
use crate::tree::{Branch, NodeId, Nursery, Tree};

/// Plays every set of up to `small` codes again, over `width` of all guesses for each set of codes. The answer is
/// never worse than the tree; where `watch` stops it, the rest stays as it is.
///
/// # Errors
/// Where the space has more than [`WHOLE_POOL`] codes.
pub fn polish(tree: &Tree, small: usize, width: usize, watch: &mut Watch<'_>) -> Result<Tree, TooLarge> {
    let space = tree.space();
    if space.size() > WHOLE_POOL {
        return Err(TooLarge { codes: space.size(), most: WHOLE_POOL });
    }
    let codes: Vec<Code> = space.codes().collect();
    let gauge = Gauge::default();
    let mut cloth = Cloth { tree, space, codes: &codes, small, width, watch, gauge, stopped: false };
    cloth.gauge.progress.reached = Some(tree.summary().total());
    let branch = match Scale::new(space).len() {
        _ if tree.is_empty() => return Ok(tree.clone()),
        0..=16 => cloth.set::<u16>(&codes, NodeId(0)),
        17..=32 => cloth.set::<u32>(&codes, NodeId(0)),
        _ => cloth.set::<u64>(&codes, NodeId(0)),
    };
    Ok(branch.nursery.tree(space, branch.grown))
}

struct Cloth<'a, 'w> {
    tree: &'a Tree,
    space: Space,
    codes: &'a [Code],
    small: usize,
    width: usize,
    watch: &'a mut Watch<'w>,
    gauge: Gauge,
    stopped: bool,
}

impl Cloth<'_, '_> {
    /// The tree of a set, at a node of the old tree.
    fn set<W: FeedbackSet>(&mut self, set: &[Code], id: NodeId) -> Branch {
        if set.len() <= self.small && !self.stopped {
            return self.again::<W>(set, id).unwrap_or_else(|| self.divided::<W>(set, id));
        }
        self.divided::<W>(set, id)
    }

    /// A better tree for a small set.
    fn again<W: FeedbackSet>(&mut self, set: &[Code], id: NodeId) -> Option<Branch> {
        let guesses = pool(self.space, self.codes, set, None);
        let others = guesses.into_iter().filter(|code| set.binary_search(code).is_err());
        let (limit, width) = (self.tree.node(id).total, self.width.max(1));
        let (watch, progress) = (&mut *self.watch, &mut self.gauge.progress);
        let mut tell = |work| {
            progress.work += work;
            watch(progress)
        };
        let played = small_game::<W>(self.space, set, others, width, limit, &mut tell);
        self.stopped |= played.is_break();
        if let ControlFlow::Continue(better) = played { better } else { None }
    }

    /// The tree with the guess of the old one, its parts polished where they were not within a set already.
    fn divided<W: FeedbackSet>(&mut self, set: &[Code], id: NodeId) -> Branch {
        let node = self.tree.node(id);
        let (parts, solved) = divide(self.space, set, node.guess);
        let mut nursery = Nursery::default();
        let here = nursery.plant(node.guess);
        let mut branches = Vec::new();
        let mut done = 0;
        for (feedback, part) in parts {
            let span = self.gauge.narrow(done, part.len(), set.len());
            let branch = match node.branches.iter().find(|(other, _)| *other == feedback) {
                None => Branch::obvious(part.len()),
                // What was just played again as a whole is not played again in parts.
                Some(&(_, child)) if set.len() <= self.small => self.divided::<W>(&part, child),
                Some(&(_, child)) => self.set::<W>(&part, child),
            };
            self.gauge.widen(span);
            done += part.len();
            branches.push((feedback, nursery.graft(branch.nursery, branch.grown)));
        }
        let grown = nursery.complete(here, solved, branches);
        Branch { nursery, grown }
    }
}
