//! The feedbacks a space can give, numbered without gaps, so that a set of them is a machine word.

use cluehouse_codes::{Feedback, Space};

/// Room for the raw mark of any two codes: eight places give 9 × 9 numbers, most of them unused.
pub(crate) const RAW: usize = 81;

/// Numbers the feedbacks of one space from 0; the last is the one of a solved code.
#[derive(Clone, Debug)]
pub struct Scale {
    length: u8,
    feedbacks: Vec<Feedback>,
    compact: [u8; RAW],
}

impl Scale {
    /// The numbering of a space: by marks of both kinds together, then by exact ones.
    pub fn new(space: Space) -> Self {
        let length = space.length();
        let mut scale = Self { length, feedbacks: Vec::new(), compact: [u8::MAX; RAW] };
        for total in 0..=length {
            for exact in 0..=total {
                let feedback = Feedback { exact, misplaced: total - exact };
                if space.allows(feedback) {
                    scale.compact[usize::from(scale.raw(feedback))] = scale.feedbacks.len() as u8;
                    scale.feedbacks.push(feedback);
                }
            }
        }
        scale
    }

    /// How many feedbacks there are, the solved one included; at most 44.
    #[expect(clippy::len_without_is_empty, reason = "a code can always be solved")]
    pub fn len(&self) -> usize {
        self.feedbacks.len()
    }

    /// The number of the feedback that solves.
    pub fn solved(&self) -> u8 {
        self.feedbacks.len() as u8 - 1
    }

    /// The feedback with this number.
    ///
    /// # Panics
    /// Where there is none.
    pub fn feedback(&self, mark: u8) -> Feedback {
        self.feedbacks[usize::from(mark)]
    }

    /// The number of a feedback, or `None` where the space cannot give it.
    pub fn mark(&self, feedback: Feedback) -> Option<u8> {
        let fits = feedback.exact <= self.length && feedback.total() <= self.length;
        fits.then(|| self.compact[usize::from(self.raw(feedback))]).filter(|&mark| mark != u8::MAX)
    }

    /// What the word-parallel comparison writes for a feedback.
    pub(crate) fn raw(&self, feedback: Feedback) -> u8 {
        feedback.total() * (self.length + 1) + feedback.exact
    }

    /// From what the comparison writes to the number without gaps.
    pub(crate) fn compact(&self) -> &[u8; RAW] {
        &self.compact
    }
}
