//! The feedback of every guess against every code, for as many of both as fit in memory, ready to be folded.
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
pub(crate) trait FeedbackSet:
    Copy + Debug + Default + Eq + BitAnd<Output = Self> + BitOrAssign
{
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

/// All pairs of some codes and some guesses. The codes are the first of the guesses, in the same order.
#[derive(Debug)]
pub(crate) struct Pairs<W> {
    pub(crate) guesses: Vec<Code>,
    pub(crate) scale: Scale,
    codes: usize,
    marks: Vec<u8>,
    words: Vec<[W; LANES]>,
    blocks: usize,
}

impl<W: FeedbackSet> Pairs<W> {
    /// All codes of a space, each of them a guess too.
    pub(crate) fn whole(space: Space) -> Self {
        let codes: Vec<Code> = space.codes().collect();
        Self::new(space, codes.len(), codes)
    }

    /// The first `codes` of the guesses are the codes.
    pub(crate) fn new(space: Space, codes: usize, guesses: Vec<Code>) -> Self {
        let scale = Scale::new(space);
        let planes = Planes::new(space, &guesses);
        let blocks = guesses.len().div_ceil(LANES);
        let mut marks = Vec::with_capacity(codes * guesses.len());
        let mut words = Vec::with_capacity(codes * blocks);
        let mut only = [W::default(); 256];
        for (raw, &mark) in scale.compact().iter().enumerate() {
            if mark != u8::MAX {
                only[raw] = W::only(mark);
            }
        }
        let mut row = Vec::with_capacity(blocks * LANES);
        for &code in &guesses[..codes] {
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
        Self { guesses, scale, codes, marks, words, blocks }
    }

    /// How many codes there are.
    pub(crate) fn codes(&self) -> usize {
        self.codes
    }

    /// The mark of every guess against a code.
    pub(crate) fn marks(&self, code: u16) -> &[u8] {
        &self.marks[usize::from(code) * self.guesses.len()..][..self.guesses.len()]
    }

    /// The mark of one guess against a code.
    pub(crate) fn mark(&self, code: u16, guess: u16) -> u8 {
        self.marks[usize::from(code) * self.guesses.len() + usize::from(guess)]
    }

    /// Scores every guess by the parts it cuts a set of codes into, one more for a guess from the set itself: that
    /// part is solved. Answers the highest score.
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
        scores.truncate(self.guesses.len());
        highest.into_iter().max().unwrap_or(0)
    }
}
