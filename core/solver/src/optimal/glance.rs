//! What can be told of a set of codes without looking at guesses from outside it.

use super::floor::{IMPOSSIBLE, UNLIMITED};
use super::memory::Key;
use super::search::Search;
use crate::pairs::FeedbackSet;

/// What a cheap look at a set tells.
#[derive(Clone, Copy, Debug)]
pub(super) struct Glance {
    pub(super) lower: u32,
    pub(super) exact: bool,
    /// A guess that reaches an exact value; `None` for what the rule of the tree plays.
    pub(super) guess: Option<u16>,
}

impl<W: FeedbackSet> Search<'_, W> {
    /// The member that leaves the fewest others together, and how many; two or more are all the same.
    fn separator(&self, set: &[u16]) -> (usize, u16) {
        let mut best = (2, set[0]);
        for &guess in set {
            let marks = self.pairs.marks(guess);
            let (mut seen, mut together) = (0u64, 0);
            for &code in set {
                let bit = 1 << marks[usize::from(code)];
                together += usize::from(seen & bit != 0);
                seen |= bit;
                if together >= best.0 {
                    break;
                }
            }
            if together < best.0 {
                best = (together, guess);
                if together == 0 {
                    break;
                }
            }
        }
        best
    }

    /// What can be told without looking at guesses from outside the set.
    pub(super) fn glance(&self, set: &[u16], key: Key, left: u8, arity: u8) -> Glance {
        let size = set.len();
        let mut lower = self.floor.row(arity, left)[size];
        if size <= 2 || lower >= IMPOSSIBLE {
            return Glance { lower, exact: true, guess: None };
        }
        if size <= usize::from(arity) + 1 {
            let perfect = 2 * size as u32 - 1;
            let (together, guess) = self.separator(set);
            if together == 0 {
                return Glance { lower: perfect, exact: true, guess: None };
            }
            // Three codes none of which tells the other two apart leave two together as well.
            if (left == UNLIMITED || left >= 3) && (together == 1 || size == 3) {
                return Glance { lower: perfect + 1, exact: true, guess: Some(guess) };
            }
            lower = lower.max(perfect + 1);
        }
        match self.memory.get(key) {
            Some(known) => {
                Glance { lower: known.lower.max(lower), exact: known.guess.is_some(), guess: known.guess }
            }
            None => Glance { lower, exact: false, guess: None },
        }
    }
}
