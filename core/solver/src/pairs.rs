//! The feedback of every guess against every code of a space small enough for it, ready to be folded.
//!
//! Two forms: a number per pair, to count and to divide with; and a word with that one bit set, so that the feedbacks
//! a guess can still earn over a set of codes are the bitwise or of its words, for all guesses at once.

use std::fmt::Debug;
use std::ops::{BitAnd, BitOrAssign};

use cluehouse_codes::{Code, Space};

use crate::planes::Planes;
use crate::scale::Scale;

/// A set of feedbacks, one bit each: as narrow as the space allows, because the fold over guesses runs at the speed
/// of memory. Four places need 14 bits, five 20, eight 44.
pub(crate) trait FeedbackSet: Copy + Debug + Default + Eq + BitAnd<Output = Self> + BitOrAssign {
    fn only(mark: u8) -> Self;
    fn len(self) -> u8;
}

macro_rules! feedback_set {
    ($($word:ty),*) => {$(
        impl FeedbackSet for $word {
            fn only(mark: u8) -> Self {
                1 << mark
            }

            fn len(self) -> u8 {
                self.count_ones() as u8
            }
        }
    )*};
}
feedback_set!(u16, u32, u64);

/// Guesses folded at a time: their words stay in registers.
const LANES: usize = 64;

/// All pairs of one space.
#[derive(Debug)]
pub(crate) struct Pairs<W> {
    pub(crate) codes: Vec<Code>,
    pub(crate) scale: Scale,
    marks: Vec<u8>,
    words: Vec<[W; LANES]>,
    blocks: usize,
}

impl<W: FeedbackSet> Pairs<W> {
    pub(crate) fn new(space: Space) -> Self {
        let scale = Scale::new(space);
        let codes: Vec<Code> = space.codes().collect();
        let planes = Planes::new(space, &codes);
        let blocks = codes.len().div_ceil(LANES);
        let mut marks = Vec::with_capacity(codes.len() * codes.len());
        let mut words = Vec::with_capacity(codes.len() * blocks);
        let mut only = [W::default(); 256];
        for (raw, &mark) in scale.compact().iter().enumerate() {
            if mark != u8::MAX {
                only[raw] = W::only(mark);
            }
        }
        let mut row = Vec::with_capacity(codes.len());
        for &code in &codes {
            planes.compare(code, &mut row);
            for chunk in row.chunks(LANES) {
                let mut lanes = [W::default(); LANES];
                for (lane, &raw) in lanes.iter_mut().zip(chunk) {
                    *lane = only[usize::from(raw)];
                }
                words.push(lanes);
            }
            marks.extend(row.iter().map(|&raw| scale.compact()[usize::from(raw)]));
        }
        Self { codes, scale, marks, words, blocks }
    }

    pub(crate) fn len(&self) -> usize {
        self.codes.len()
    }

    /// The mark of a guess against every code.
    pub(crate) fn marks(&self, guess: u16) -> &[u8] {
        &self.marks[usize::from(guess) * self.codes.len()..][..self.codes.len()]
    }

    /// For every guess, how many feedbacks it can earn over a set of codes, with one more for a guess that may itself
    /// be the code: see [`Score`]. Answers the highest.
    pub(crate) fn scores(&self, set: &[u16], scores: &mut Vec<u8>) -> u8 {
        let solved = W::only(self.scale.solved());
        scores.clear();
        let mut highest = [0; LANES];
        for block in 0..self.blocks {
            let mut lanes = [W::default(); LANES];
            for &code in set {
                let row = &self.words[usize::from(code) * self.blocks + block];
                for (lane, &word) in lanes.iter_mut().zip(row) {
                    *lane |= word;
                }
            }
            let mut counts = [0; LANES];
            for ((count, highest), &lane) in counts.iter_mut().zip(&mut highest).zip(&lanes) {
                *count = lane.len() + (lane & solved).len();
                *highest = (*highest).max(*count);
            }
            scores.extend_from_slice(&counts);
        }
        scores.truncate(self.codes.len());
        highest.into_iter().max().unwrap_or(0)
    }
}
