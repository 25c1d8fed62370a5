//! A set of codes divided by a guess.

use super::glance::Glance;
use super::memory::Key;
use super::search::{MARKS, Node, Search, after};
use crate::pairs::FeedbackSet;

#[derive(Clone, Copy, Debug)]
pub(super) struct Part {
    pub(super) start: usize,
    pub(super) end: usize,
    pub(super) key: Key,
    pub(super) glance: Glance,
}

impl Part {
    pub(super) fn len(&self) -> usize {
        self.end - self.start
    }
}

/// A set divided by a guess; kept between visits for its room.
#[derive(Debug, Default)]
pub(super) struct Division {
    pub(super) codes: Vec<u16>,
    pub(super) parts: Vec<Part>,
}

impl<W: FeedbackSet> Search<'_, W> {
    /// Divides the set. The answer names the division: it is the same for guesses that divide the same way.
    pub(super) fn divide(&self, node: Node<'_>, guess: u16, division: &mut Division) -> Key {
        let left = after(node.left);
        let mut counts = [0usize; MARKS];
        let mut keys = [Key::default(); MARKS];
        for &code in node.set {
            let mark = usize::from(self.pairs.mark(code, guess)) % MARKS;
            counts[mark] += 1;
            keys[mark].add(self.keys[usize::from(code)]);
        }
        let (mut shape, mut start) = (Key::default(), 0);
        let mut starts = [0; MARKS];
        division.parts.clear();
        for mark in 0..self.pairs.scale.len() {
            starts[mark] = start;
            let end = start + counts[mark];
            if counts[mark] > 0 {
                shape.add(keys[mark].part());
                if mark != usize::from(self.pairs.scale.solved()) {
                    let glance = Glance { lower: 0, exact: false, guess: None };
                    division.parts.push(Part { start, end, key: keys[mark].with(left), glance });
                }
            }
            start = end;
        }
        division.codes.resize(node.set.len(), 0);
        for &code in node.set {
            let place = &mut starts[usize::from(self.pairs.mark(code, guess)) % MARKS];
            division.codes[*place] = code;
            *place += 1;
        }
        shape
    }

    /// The parts a guess leaves unsolved: mark, name and codes of each.
    pub(super) fn parts(&self, node: Node<'_>, guess: u16) -> Vec<(u8, Key, Vec<u16>)> {
        let mut division = Division::default();
        self.divide(node, guess, &mut division);
        let codes = |part: &Part| division.codes[part.start..part.end].to_vec();
        division
            .parts
            .iter()
            .map(|part| (self.pairs.mark(division.codes[part.start], guess), part.key, codes(part)))
            .collect()
    }
}
