//! The strategy tree of what a search found, read back from its memory.

use super::floor::IMPOSSIBLE;
use super::search::{Node, Search, after};
use crate::pairs::FeedbackSet;
use crate::symmetry::Stabilizer;
use crate::tree::{Grown, Nursery};

impl<W: FeedbackSet> Search<'_, W> {
    /// Writes the tree of all codes down, beginning with the best first guess found. `None` where none was found.
    pub(crate) fn grow(
        &mut self,
        stabilizer: Option<&Stabilizer>,
        left: u8,
        nursery: &mut Nursery,
    ) -> Option<Grown> {
        // What the memory has forgotten is searched again, to its end.
        self.watch = None;
        self.stopped = false;
        let set: Vec<u16> = (0..self.pairs.codes() as u16).collect();
        let root = self.root(&set, stabilizer, left);
        let first = self.first.map(|(guess, _)| guess);
        self.grow_set(root, first, nursery)
    }

    fn grow_set(&mut self, node: Node<'_>, guess: Option<u16>, nursery: &mut Nursery) -> Option<Grown> {
        let glance = self.glance(node.set, node.key, node.left, node.arity);
        if glance.exact && glance.guess.is_none() {
            return (glance.lower < IMPOSSIBLE).then(|| Grown::obvious(node.set.len()));
        }
        let guess = guess.or(glance.guess).or_else(|| {
            self.solve(node, IMPOSSIBLE);
            self.memory.get(node.key)?.guess
        })?;
        let id = nursery.plant(self.code(guess));
        let left = after(node.left);
        let stabilizer = node.stabilizer.map(|names| names.after(self.code(guess)));
        let mut branches = Vec::new();
        for (mark, key, set) in self.parts(node, guess) {
            let child = Node {
                depth: node.depth + 1,
                set: &set,
                key,
                left,
                arity: node.arity,
                stabilizer: stabilizer.as_ref(),
            };
            let grown = self.grow_set(child, None, nursery)?;
            branches.push((self.pairs.scale.feedback(mark), grown));
        }
        let solved = node.set.contains(&guess);
        Some(nursery.complete(id, solved, branches))
    }
}
