//! Word-parallel comparison: one guess against sixty-four codes at a time.
//!
//! Codes lie in blocks of byte planes (one plane per place, one per symbol's count), so that plain loops over arrays
//! of fixed length become vector instructions on every target that has them, with the same result on those without.

use cluehouse_codes::{Code, MAX_LENGTH, MAX_SYMBOLS, Space};

use crate::scale::{RAW, Scale};

/// Codes to a block: a cache line of bytes.
pub(crate) const LANES: usize = 64;

/// Room for a raw mark, a power of two.
const COUNTERS: usize = RAW.next_power_of_two();

#[derive(Clone, Debug)]
struct Block {
    /// The symbol in each place.
    places: [[u8; LANES]; MAX_LENGTH as usize],
    /// How often each symbol occurs, times one more than the length: see [`Planes::against`].
    counts: [[u8; LANES]; MAX_SYMBOLS as usize],
}

/// A list of codes laid out for comparison.
#[derive(Clone, Debug)]
pub struct Planes {
    scale: Scale,
    codes: usize,
    blocks: Vec<Block>,
}

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
        Self { scale: Scale::new(space), codes: codes.len(), blocks }
    }

    /// How many codes of the list leave each feedback of a guess, by its number in the [`Scale`] of the space.
    pub fn histogram(&self, guess: Code) -> Vec<u32> {
        let counts = self.count(guess);
        let raw = |mark| usize::from(self.scale.raw(self.scale.feedback(mark)));
        (0..self.scale.len() as u8).map(|mark| counts[raw(mark)]).collect()
    }

    /// How many codes of the list leave each raw mark of a guess.
    pub(crate) fn count(&self, guess: Code) -> [u32; RAW] {
        let opponent = Opponent::new(guess);
        // Four counters in turn: equal marks often follow each other, and one counter would wait for its own store.
        let mut counters = [[0u32; COUNTERS]; 4];
        for block in 0..self.blocks.len() {
            let marks = self.against(block, &opponent);
            for four in marks.as_chunks::<4>().0 {
                for (counter, &mark) in counters.iter_mut().zip(four) {
                    counter[usize::from(mark) % COUNTERS] += 1;
                }
            }
        }
        let mut counts = [0; RAW];
        for (raw, count) in counts.iter_mut().enumerate() {
            *count = counters.iter().map(|counter| counter[raw]).sum();
        }
        counts[0] -= (self.blocks.len() * LANES - self.codes) as u32;
        counts
    }

    /// Writes the raw mark of a code against every code of the list: marks of both kinds together times one more than
    /// the length, plus exact ones. `marks` is made as long as the list.
    pub(crate) fn compare(&self, code: Code, marks: &mut Vec<u8>) {
        marks.clear();
        let opponent = Opponent::new(code);
        for block in 0..self.blocks.len() {
            marks.extend_from_slice(&self.against(block, &opponent));
        }
        marks.truncate(self.codes);
    }

    /// The raw marks of one block; the lanes past the end of the list hold 0.
    #[inline]
    pub(crate) fn against(&self, block: usize, opponent: &Opponent) -> [u8; LANES] {
        let block = &self.blocks[block];
        let mut marks = [0u8; LANES];
        for (plane, &symbol) in block.places.iter().zip(&opponent.places[..opponent.length]) {
            for (mark, &other) in marks.iter_mut().zip(plane) {
                *mark += u8::from(other == symbol);
            }
        }
        for &(symbol, count) in &opponent.symbols[..opponent.distinct] {
            for (mark, &other) in marks.iter_mut().zip(&block.counts[usize::from(symbol)]) {
                *mark += other.min(count);
            }
        }
        marks
    }
}

/// A code spread out the way the blocks are.
#[derive(Clone, Debug)]
pub(crate) struct Opponent {
    length: usize,
    places: [u8; MAX_LENGTH as usize],
    /// Its distinct symbols, each with its weighted count.
    symbols: [(u8, u8); MAX_LENGTH as usize],
    distinct: usize,
}

impl Opponent {
    pub(crate) fn new(code: Code) -> Self {
        let mut opponent = Self { length: code.len(), places: [0; 8], symbols: [(0, 0); 8], distinct: 0 };
        let weight = code.len() as u8 + 1;
        for (place, symbol) in code.symbols().enumerate() {
            opponent.places[place] = symbol;
            let known = opponent.symbols[..opponent.distinct].iter_mut().find(|(other, _)| *other == symbol);
            if let Some((_, count)) = known {
                *count += weight;
            } else {
                opponent.symbols[opponent.distinct] = (symbol, weight);
                opponent.distinct += 1;
            }
        }
        opponent
    }
}
