//! Word-parallel comparison: one guess against sixty-four codes at a time.
//!
//! Codes lie in blocks of byte planes (one plane per place, one per symbol's count), so that plain loops over arrays
//! of fixed length become vector instructions on every target that has them, with the same result on those without.

use cluehouse_codes::{Code, MAX_LENGTH, MAX_SYMBOLS, Space};

use crate::scale::RAW;

/// Codes to a block: a cache line of bytes.
pub(crate) const LANES: usize = 64;

#[derive(Clone, Debug)]
struct Block {
    /// The symbol in each place.
    places: [[u8; LANES]; MAX_LENGTH as usize],
    /// How often each symbol occurs, times one more than the length: see [`Planes::compare`].
    counts: [[u8; LANES]; MAX_SYMBOLS as usize],
}

/// A list of codes laid out for comparison.
#[derive(Clone, Debug)]
pub struct Planes {
    length: usize,
    codes: usize,
    blocks: Vec<Block>,
}

/// How many codes of a list fall to each raw mark of one guess.
pub type Histogram = [u32; RAW];

impl Planes {
    /// Lays out codes of one space, keeping their order.
    pub fn new(space: Space, codes: &[Code]) -> Self {
        let weight = space.length() + 1;
        // No guess holds the filler symbol, and its counts are 0: the lanes past the end compare to raw mark 0.
        let empty = Block {
            places: [[u8::MAX; LANES]; MAX_LENGTH as usize],
            counts: [[0; LANES]; MAX_SYMBOLS as usize],
        };
        let mut blocks = vec![empty; codes.len().div_ceil(LANES)];
        for (index, code) in codes.iter().enumerate() {
            let (block, lane) = (&mut blocks[index / LANES], index % LANES);
            for (place, symbol) in code.symbols().enumerate() {
                block.places[place][lane] = symbol;
                block.counts[usize::from(symbol)][lane] += weight;
            }
        }
        Self { length: usize::from(space.length()), codes: codes.len(), blocks }
    }

    /// How many codes there are.
    pub fn len(&self) -> usize {
        self.codes
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.codes == 0
    }

    /// Writes the raw mark of the guess against every code: marks of both kinds together times one more than the
    /// length, plus exact ones. `marks` is made as long as the list.
    pub(crate) fn compare(&self, guess: Code, marks: &mut Vec<u8>) {
        marks.clear();
        let guess = Guess::new(guess, self.length);
        for block in &self.blocks {
            marks.extend_from_slice(&guess.against(block));
        }
        marks.truncate(self.codes);
    }

    /// Counts the codes by raw mark.
    pub(crate) fn histogram(&self, guess: Code) -> Histogram {
        let guess = Guess::new(guess, self.length);
        // Four counters in turn: equal marks often follow each other, and one counter would wait for its own store.
        let mut counts = [[0u32; 256]; 4];
        for block in &self.blocks {
            let marks = guess.against(block);
            for four in marks.as_chunks::<4>().0 {
                for (counter, &mark) in counts.iter_mut().zip(four) {
                    counter[usize::from(mark)] += 1;
                }
            }
        }
        let mut histogram = [0; RAW];
        for (mark, total) in histogram.iter_mut().enumerate() {
            *total = counts.iter().map(|counter| counter[mark]).sum();
        }
        histogram[0] -= (self.blocks.len() * LANES - self.codes) as u32;
        histogram
    }
}

/// A guess spread out the way the blocks are.
struct Guess {
    length: usize,
    places: [u8; MAX_LENGTH as usize],
    /// Its distinct symbols, each with its weighted count.
    symbols: [(u8, u8); MAX_LENGTH as usize],
    distinct: usize,
}

impl Guess {
    fn new(code: Code, length: usize) -> Self {
        let mut guess = Self { length, places: [0; 8], symbols: [(0, 0); 8], distinct: 0 };
        let weight = length as u8 + 1;
        for (place, symbol) in code.symbols().enumerate() {
            guess.places[place] = symbol;
            let known = guess.symbols[..guess.distinct].iter_mut().find(|(other, _)| *other == symbol);
            if let Some((_, count)) = known {
                *count += weight;
            } else {
                guess.symbols[guess.distinct] = (symbol, weight);
                guess.distinct += 1;
            }
        }
        guess
    }

    fn against(&self, block: &Block) -> [u8; LANES] {
        let mut marks = [0u8; LANES];
        for (plane, &symbol) in block.places.iter().zip(&self.places[..self.length]) {
            for (mark, &other) in marks.iter_mut().zip(plane) {
                *mark += u8::from(other == symbol);
            }
        }
        for &(symbol, count) in &self.symbols[..self.distinct] {
            for (mark, &other) in marks.iter_mut().zip(&block.counts[usize::from(symbol)]) {
                *mark += other.min(count);
            }
        }
        marks
    }
}
