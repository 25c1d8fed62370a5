//! Feedback of one guess on many targets at once. An equation's characters are sixteen in all, so counts and places of
//! sixteen targets lie side by side in bytes, and the same steps serve them all. Knows no strategy.

use super::super::{Equation, MAX_EQUATION};

/// Targets side by side.
pub(super) const LANES: usize = 16;
/// Digits, operators, `=` and the space.
const SYMBOLS: usize = 16;
/// Past the end of a target.
const NOTHING: u8 = u8::MAX;

/// The marks of a guess, two bits each (0 gray, 1 yellow, 2 green), the first four in the lowest byte and so on; within a
/// byte the last mark is lowest. Answers of one guess are equal where its marks are.
pub(super) type Answer = u32;

/// An equation as symbols.
#[derive(Clone, Copy, Debug)]
pub(super) struct Packed {
    symbols: [u8; MAX_EQUATION],
    length: u8,
}

impl Packed {
    pub(super) fn new(equation: &Equation) -> Self {
        let mut symbols = [NOTHING; MAX_EQUATION];
        for (symbol, &byte) in symbols.iter_mut().zip(equation.bytes()) {
            *symbol = match byte {
                b'0'..=b'9' => byte - b'0',
                b'+' => 10,
                b'-' => 11,
                b'*' => 12,
                b'/' => 13,
                b'=' => 14,
                _ => 15,
            };
        }
        Self { symbols, length: equation.bytes().len() as u8 }
    }

    fn symbols(&self) -> &[u8] {
        &self.symbols[..usize::from(self.length)]
    }

    /// All green. A guess that is only the beginning of the target would earn it too, but of two true equations one
    /// begins the other only where the longer one's result has a leading zero, and no target has.
    pub(super) fn solved(&self) -> Answer {
        let mut bytes = [0_u8; 4];
        for place in 0..usize::from(self.length) {
            bytes[place / 4] = (bytes[place / 4] << 2) | 2;
        }
        Answer::from_le_bytes(bytes)
    }
}

/// Sixteen targets, by place and by symbol.
#[derive(Clone, Debug)]
struct Block {
    columns: [[u8; LANES]; MAX_EQUATION],
    counts: [[u8; LANES]; SYMBOLS],
}

impl Block {
    fn answers(&self, guess: &Packed) -> [Answer; LANES] {
        let mut left = self.counts;
        let columns = || guess.symbols().iter().zip(&self.columns);
        for (&symbol, column) in columns() {
            let left = &mut left[usize::from(symbol) % SYMBOLS];
            for (left, &found) in left.iter_mut().zip(column) {
                *left = left.wrapping_sub(u8::from(found == symbol));
            }
        }
        let mut rows = [[0_u8; LANES]; 4];
        for (place, (&symbol, column)) in columns().enumerate() {
            let left = &mut left[usize::from(symbol) % SYMBOLS];
            let row = &mut rows[place / 4];
            for ((row, left), &found) in row.iter_mut().zip(left).zip(column) {
                let green = u8::from(found == symbol);
                let yellow = (green ^ 1) & u8::from(*left > 0);
                *left = left.wrapping_sub(yellow);
                *row = (*row << 2) | (green << 1) | yellow;
            }
        }
        let [a, b, c, d] = rows;
        std::array::from_fn(|lane| Answer::from_le_bytes([a[lane], b[lane], c[lane], d[lane]]))
    }
}

/// A list of targets made ready for many guesses.
#[derive(Clone, Debug)]
pub(super) struct Field {
    blocks: Vec<Block>,
    targets: usize,
}

impl Field {
    pub(super) fn new<'p>(targets: impl IntoIterator<Item = &'p Packed>) -> Self {
        let mut field = Self { blocks: Vec::new(), targets: 0 };
        for target in targets {
            let lane = field.targets % LANES;
            if lane == 0 {
                let (columns, counts) = ([[NOTHING; LANES]; MAX_EQUATION], [[0; LANES]; SYMBOLS]);
                field.blocks.push(Block { columns, counts });
            }
            field.targets += 1;
            let Some(block) = field.blocks.last_mut() else { continue };
            for (&symbol, column) in target.symbols().iter().zip(&mut block.columns) {
                column[lane] = symbol;
                block.counts[usize::from(symbol)][lane] += 1;
            }
        }
        field
    }

    /// The answers to a guess, up to sixteen at a time, in the order of the targets.
    pub(super) fn answers(&self, guess: &Packed) -> impl Iterator<Item = ([Answer; LANES], usize)> {
        self.blocks
            .iter()
            .enumerate()
            .map(|(index, block)| (block.answers(guess), (self.targets - index * LANES).min(LANES)))
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::{Mark, pool};
    use super::super::guesses::legal;
    use super::*;

    /// The answer a row of marks stands for.
    fn pack(guess: &Equation, target: &Equation) -> Answer {
        let mut bytes = [0_u8; 4];
        for (place, mark) in guess.feedback(target).iter().enumerate() {
            let value = match mark {
                Mark::Gray => 0,
                Mark::Yellow => 1,
                Mark::Green => 2,
            };
            bytes[place / 4] = (bytes[place / 4] << 2) | value;
        }
        Answer::from_le_bytes(bytes)
    }

    #[test]
    fn packed_answers_are_the_feedback() {
        let targets: Vec<Equation> = pool().iter().copied().step_by(37).collect();
        let packed: Vec<Packed> = targets.iter().map(Packed::new).collect();
        let field = Field::new(&packed);
        let guesses = pool().iter().copied().step_by(97).chain(legal().into_iter().step_by(5003));
        for guess in guesses {
            let wanted: Vec<Answer> = targets.iter().map(|target| pack(&guess, target)).collect();
            let packed = Packed::new(&guess);
            let found: Vec<Answer> =
                field.answers(&packed).flat_map(|(block, used)| block.into_iter().take(used)).collect();
            assert_eq!(found, wanted, "{guess}");
            for (target, answer) in targets.iter().zip(found) {
                assert_eq!(*target == guess, answer == packed.solved(), "{guess} {target}");
            }
        }
    }
}
