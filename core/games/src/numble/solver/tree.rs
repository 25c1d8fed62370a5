//! A strategy written out: which equation to guess after which marks.

use std::collections::{BTreeMap, BTreeSet};

use cluehouse_solver::Summary;

use super::super::{Clue, Equation, Marks, pool};

/// Equations left up to which [`separator`] looks.
pub const SEPARABLE: usize = 64;

/// A strategy for every equation of the pool.
///
/// Only what is not obvious is written out. Where a branch is missing, the equations left are played by the rule of
/// [`separator`]. That takes two guesses at most, and no strategy does better.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tree {
    pub(super) nodes: Vec<Node>,
    pub(super) summary: Summary,
}

/// A place in the tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// What is guessed here.
    pub guess: Equation,
    /// Guesses over all equations that lead here, from here on.
    pub total: u32,
    /// What follows the marks after which it is not obvious.
    pub branches: Vec<(Marks, NodeId)>,
}

/// Names a node of one tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NodeId(pub(super) usize);

/// The lowest equation that tells all others of the list apart, or `None` where there is none or the list is longer than
/// [`SEPARABLE`]; the list is in order. Of one equation it is that one, of two the lower.
pub fn separator(left: &[Equation]) -> Option<Equation> {
    let apart = |guess: &Equation| {
        let mut seen = BTreeSet::new();
        left.iter().all(|target| seen.insert(guess.feedback(target)))
    };
    (left.len() <= SEPARABLE).then(|| left.iter().copied().find(apart)).flatten()
}

/// What is left of the pool after some clues, in order.
pub fn left(clues: &[Clue]) -> Vec<Equation> {
    pool().iter().copied().filter(|target| clues.iter().all(|clue| clue.fits(target))).collect()
}

/// The list divided by what the guess would earn; without the guess itself.
pub(super) fn divide(guess: &Equation, left: &[Equation]) -> BTreeMap<Marks, Vec<Equation>> {
    let mut parts: BTreeMap<Marks, Vec<Equation>> = BTreeMap::new();
    for target in left.iter().filter(|target| *target != guess) {
        parts.entry(guess.feedback(target)).or_default().push(*target);
    }
    parts
}

impl Tree {
    /// Grows a tree over the pool. The choice must tell some of the equations it is handed apart, or be one of them.
    pub(super) fn grow(choose: &mut dyn FnMut(&[Equation]) -> Equation) -> Self {
        let mut tree = Self { nodes: Vec::new(), summary: Summary::default() };
        tree.summary = tree.sprout(pool(), choose).0;
        tree
    }

    fn sprout(
        &mut self,
        left: &[Equation],
        choose: &mut dyn FnMut(&[Equation]) -> Equation,
    ) -> (Summary, Option<NodeId>) {
        if separator(left).is_some() {
            let mut summary = Summary::one(1);
            for _ in 1..left.len() {
                summary.add(&Summary::one(1), 1);
            }
            return (summary, None);
        }
        let guess = choose(left);
        let id = NodeId(self.nodes.len());
        self.nodes.push(Node { guess, total: 0, branches: Vec::new() });
        let mut summary = if left.contains(&guess) { Summary::one(1) } else { Summary::default() };
        for (marks, part) in divide(&guess, left) {
            let (after, branch) = self.sprout(&part, choose);
            summary.add(&after, 1);
            if let Some(branch) = branch {
                self.nodes[id.0].branches.push((marks, branch));
            }
        }
        self.nodes[id.0].total = summary.total();
        (summary, Some(id))
    }

    /// How it fares over the pool.
    pub const fn summary(&self) -> &Summary {
        &self.summary
    }

    /// How many nodes are written out.
    pub const fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether nothing is written out.
    pub const fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// What the tree guesses after these clues; `None` where they left it, or where nothing is written as it is obvious.
    pub fn next(&self, clues: &[Clue]) -> Option<Equation> {
        let mut node = self.nodes.first()?;
        for clue in clues {
            let (_, next) = node.branches.iter().find(|(marks, _)| *marks == clue.marks)?;
            if node.guess != clue.guess {
                return None;
            }
            node = &self.nodes[next.0];
        }
        Some(node.guess)
    }
}
