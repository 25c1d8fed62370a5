//! A strategy written out: which code to guess after which answers.

use cluehouse_codes::{Clue, Code, Feedback, Space, fits};

use crate::summary::Summary;

/// A strategy for every code of a space.
///
/// Only what is not obvious is written out. Where a branch is missing, the codes left are played by the rule of
/// [`separator`]: guess the lowest code among them that tells all others apart. That takes two guesses at most, and no
/// strategy does better.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tree {
    pub(crate) space: Space,
    pub(crate) nodes: Vec<Node>,
    pub(crate) summary: Summary,
}

/// A place in the tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// What is guessed here.
    pub guess: Code,
    /// How many codes are left before the guess.
    pub codes: u32,
    /// Guesses over all of them from here on.
    pub total: u32,
    /// What follows the answers after which it is not obvious, in the order of [`crate::Scale`].
    pub branches: Vec<(Feedback, NodeId)>,
}

/// Names a node of one tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NodeId(pub(crate) u32);

/// The lowest code that tells all others of the list apart, or `None` where there is none; the list is in order.
pub fn separator(codes: &[Code]) -> Option<Code> {
    codes.iter().copied().find(|&guess| {
        let mut seen = 0u128;
        codes.iter().all(|&code| {
            let feedback = guess.feedback(code);
            let bit = 1 << (9 * feedback.total() + feedback.exact);
            let new = seen & bit == 0;
            seen |= bit;
            new
        })
    })
}

impl Tree {
    /// The space whose codes it solves.
    pub fn space(&self) -> Space {
        self.space
    }

    /// How it fares over all codes.
    pub fn summary(&self) -> &Summary {
        &self.summary
    }

    /// The first guess and what follows; `None` in a space whose codes one guess tells apart.
    pub fn root(&self) -> Option<&Node> {
        self.nodes.first()
    }

    /// A node by name.
    ///
    /// # Panics
    /// Where the name is of another, larger tree.
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.0 as usize]
    }

    /// How many nodes are written out.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether every code is found by the rule alone.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// Where a history of the tree's own guesses leads.
    pub fn follow(&self, history: &[Clue]) -> Place<'_> {
        let Some(mut node) = self.root() else { return Place::Obvious };
        for clue in history {
            if clue.guess != node.guess {
                return Place::Elsewhere;
            }
            match node.branches.iter().find(|(feedback, _)| *feedback == clue.feedback) {
                Some(&(_, id)) => node = self.node(id),
                None => return Place::Obvious,
            }
        }
        Place::Written(node)
    }

    /// The guess after a history of the tree's own guesses, with the codes still possible in order. `None` where the
    /// history left the tree, or nothing is possible.
    pub fn guess(&self, history: &[Clue], candidates: &[Code]) -> Option<Code> {
        match self.follow(history) {
            Place::Written(node) => Some(node.guess),
            Place::Obvious => separator(candidates),
            Place::Elsewhere => None,
        }
    }

    /// Plays against one code; the last guess is the code.
    pub fn play(&self, secret: Code) -> Vec<Clue> {
        let mut history: Vec<Clue> = Vec::new();
        let mut candidates: Vec<Code> = self.space.codes().collect();
        while history.last().is_none_or(|clue| clue.guess != secret) {
            let Some(guess) = self.guess(&history, &candidates) else { break };
            let clue = Clue { guess, feedback: guess.feedback(secret) };
            candidates.retain(|&code| fits(code, &[clue]));
            history.push(clue);
        }
        history
    }
}

/// Where a history leads in a tree.
#[derive(Clone, Copy, Debug)]
pub enum Place<'t> {
    /// To this node.
    Written(&'t Node),
    /// To codes that are played by the rule.
    Obvious,
    /// Out of the tree: another guess was made.
    Elsewhere,
}

/// A tree under construction.
#[derive(Debug, Default)]
pub(crate) struct Nursery {
    nodes: Vec<Node>,
}

/// What one part of a tree under construction came to: its node where it needs one, and how it fares.
#[derive(Debug)]
pub(crate) struct Grown {
    pub(crate) node: Option<NodeId>,
    pub(crate) summary: Summary,
}

impl Grown {
    /// So many codes that are played by the rule.
    pub(crate) fn obvious(codes: usize) -> Self {
        let mut distribution = vec![1];
        if codes > 1 {
            distribution.push(codes as u32 - 1);
        }
        Self { node: None, summary: Summary { distribution } }
    }
}

impl Nursery {
    /// Makes room for a node before its branches, so that the nodes lie in the order of a walk from the root.
    pub(crate) fn plant(&mut self, guess: Code) -> NodeId {
        self.nodes.push(Node { guess, codes: 0, total: 0, branches: Vec::new() });
        NodeId(self.nodes.len() as u32 - 1)
    }

    /// Completes a node: `solved` where the guess may be right, and what follows each other answer.
    pub(crate) fn complete(&mut self, id: NodeId, solved: bool, branches: Vec<(Feedback, Grown)>) -> Grown {
        let mut summary = if solved { Summary::one(1) } else { Summary::default() };
        let node = &mut self.nodes[id.0 as usize];
        for (feedback, grown) in branches {
            summary.add(&grown.summary, 1);
            node.branches.extend(grown.node.map(|child| (feedback, child)));
        }
        node.codes = summary.codes();
        node.total = summary.total();
        Grown { node: Some(id), summary }
    }

    /// Takes in a tree that grew elsewhere.
    pub(crate) fn graft(&mut self, other: Self, grown: Grown) -> Grown {
        let shift = self.nodes.len() as u32;
        self.nodes.extend(other.nodes.into_iter().map(|mut node| {
            node.branches.iter_mut().for_each(|(_, id)| id.0 += shift);
            node
        }));
        Grown { node: grown.node.map(|id| NodeId(id.0 + shift)), ..grown }
    }

    pub(crate) fn tree(self, space: Space, grown: Grown) -> Tree {
        Tree { space, nodes: self.nodes, summary: grown.summary }
    }
}

/// A tree for one set of codes, not yet part of another.
#[derive(Debug)]
pub(crate) struct Branch {
    pub(crate) nursery: Nursery,
    pub(crate) grown: Grown,
}

impl Branch {
    /// For so many codes that are played by the rule.
    pub(crate) fn obvious(codes: usize) -> Self {
        Self { nursery: Nursery::default(), grown: Grown::obvious(codes) }
    }

    pub(crate) fn total(&self) -> u32 {
        self.grown.summary.total()
    }
}
