//! Guesses in the order of what they cost at least.

use crate::pairs::{FeedbackSet, Pairs};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Candidate {
    pub(super) bound: u32,
    pub(super) guess: u16,
}

/// A list of guesses, with room to rank it.
#[derive(Debug, Default)]
pub(super) struct Ranking {
    candidates: Vec<Candidate>,
    sorted: Vec<Candidate>,
    counts: Vec<u16>,
}

/// Bounds that are told apart by counting; those further from the least are sorted by comparison.
const NEAR: usize = 256;

impl Ranking {
    pub(super) fn clear(&mut self) {
        self.candidates.clear();
    }

    pub(super) fn push(&mut self, guess: u16) {
        self.candidates.push(Candidate { bound: 0, guess });
    }

    pub(super) fn len(&self) -> usize {
        self.candidates.len()
    }

    pub(super) fn get(&self, place: usize) -> Candidate {
        self.candidates[place]
    }

    /// Bounds each guess by the sizes of its parts and sorts by bound, equals by guess. `row` is what a part of each
    /// size costs at least.
    pub(super) fn rank<W: FeedbackSet>(&mut self, pairs: &Pairs<W>, set: &[u16], row: &[u32]) {
        let stride = pairs.scale.len().next_power_of_two();
        self.counts.clear();
        self.counts.resize(stride * self.candidates.len(), 0);
        // Code by code: a code's marks lie together, a guess's do not.
        for &code in set {
            let marks = pairs.marks(code);
            for (candidate, counts) in self.candidates.iter().zip(self.counts.chunks_exact_mut(stride)) {
                counts[usize::from(marks[usize::from(candidate.guess)]) % stride] += 1;
            }
        }
        let solved = usize::from(pairs.scale.solved());
        for (candidate, counts) in self.candidates.iter_mut().zip(self.counts.chunks_exact(stride)) {
            let parts: u32 = counts[..solved].iter().map(|&size| row[usize::from(size)]).sum();
            candidate.bound = set.len() as u32 + parts;
        }
        self.sort();
    }

    /// A counting sort, because bounds lie close together.
    fn sort(&mut self) {
        let Some(least) = self.candidates.iter().map(|candidate| candidate.bound).min() else { return };
        let place = |bound: u32| ((bound - least) as usize).min(NEAR - 1);
        let mut starts = [0; NEAR + 1];
        for candidate in &self.candidates {
            starts[place(candidate.bound) + 1] += 1;
        }
        for at in 0..NEAR {
            starts[at + 1] += starts[at];
        }
        let far = starts[NEAR - 1];
        self.sorted.clear();
        self.sorted.resize(self.candidates.len(), Candidate::default());
        for &candidate in &self.candidates {
            let start = &mut starts[place(candidate.bound)];
            self.sorted[*start] = candidate;
            *start += 1;
        }
        self.sorted[far..].sort_unstable();
        std::mem::swap(&mut self.candidates, &mut self.sorted);
    }
}
