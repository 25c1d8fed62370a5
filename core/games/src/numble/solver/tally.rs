//! How finely a guess divides what is left: a count of equal answers, and what the counts cost.

use super::packed::{Answer, Field, Packed};

/// Binary digits after the point of a logarithm. Fifteen thousand times its logarithm stays far below 2⁶³.
const DIGITS: u32 = 32;

/// What it costs when one more target gives an answer that so many gave before. Never below 0, so that a sum that is too
/// high already stays so.
#[derive(Clone, Debug)]
pub(super) struct Prices(Vec<i64>);

impl Prices {
    /// The sum over all parts of size times its logarithm: lowest where the expected information is highest.
    pub(super) fn entropy(targets: usize) -> Self {
        let cost = |size: usize| size as i64 * log2(size as u64);
        Self((0..targets).map(|size| cost(size + 1) - cost(size)).collect())
    }

    /// Targets less parts.
    pub(super) fn parts(targets: usize) -> Self {
        Self((0..targets).map(|size| i64::from(size > 0)).collect())
    }

    /// Targets less parts in units of [`Prices::UNIT`], and among equals the one with smaller parts.
    pub(super) fn search(targets: usize) -> Self {
        let small = |size: usize| (size as i64 - 1).min(100);
        Self((0..targets).map(|size| if size == 0 { 0 } else { Self::UNIT + small(size) }).collect())
    }

    /// Just below the cost of one part that holds everything: a guess up to this says something.
    pub(super) fn informative(&self) -> i64 {
        self.0.iter().sum::<i64>() - 1
    }

    /// More than all differences in size together.
    pub(super) const UNIT: i64 = 1 << 24;
}

/// The logarithm to the base 2 by squaring: whole numbers alone, the same on every target.
fn log2(number: u64) -> i64 {
    let Some(whole) = number.checked_ilog2() else { return 0 };
    let mut result = i64::from(whole);
    // The number as 1.…, with 62 digits after the point.
    let mut mantissa = u128::from(number) << (62 - whole);
    for _ in 0..DIGITS {
        mantissa = (mantissa * mantissa) >> 62;
        let digit = mantissa >> 63;
        mantissa >>= digit;
        result = (result << 1) | digit as i64;
    }
    result
}

#[derive(Clone, Copy, Debug, Default)]
struct Slot {
    answer: Answer,
    /// The guess it was last used for.
    guess: u32,
    count: u32,
}

/// Counts answers in a table that need not be emptied between guesses.
#[derive(Clone, Debug)]
pub(super) struct Tally {
    slots: Vec<Slot>,
    shift: u32,
    guess: u32,
}

/// What a guess is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Judged {
    pub(super) cost: i64,
    /// Whether it is among what is left.
    pub(super) possible: bool,
}

impl Tally {
    pub(super) fn new(targets: usize) -> Self {
        let bits = (2 * targets).next_power_of_two().ilog2().max(5);
        Self { slots: vec![Slot::default(); 1 << bits], shift: 32 - bits, guess: 0 }
    }

    /// Judges a guess; `None` where it costs more than the limit.
    pub(super) fn judge(
        &mut self,
        field: &Field,
        guess: &Packed,
        prices: &Prices,
        limit: i64,
    ) -> Option<Judged> {
        self.guess = self.guess.checked_add(1).unwrap_or_else(|| {
            self.slots.fill(Slot::default());
            1
        });
        let solved = guess.solved();
        let mut judged = Judged { cost: 0, possible: false };
        let mask = self.slots.len() - 1;
        for (answers, used) in field.answers(guess) {
            for &answer in &answers[..used] {
                // Multiplied by the golden ratio; its highest bits depend on all of the answer's.
                let mut place = (answer.wrapping_mul(0x9E37_79B9) >> self.shift) as usize;
                let before = loop {
                    let slot = &mut self.slots[place & mask];
                    if slot.guess != self.guess {
                        *slot = Slot { answer, guess: self.guess, count: 1 };
                        break 0;
                    }
                    if slot.answer == answer {
                        slot.count += 1;
                        break slot.count - 1;
                    }
                    place += 1;
                };
                judged.cost += prices.0[before as usize];
                judged.possible |= answer == solved;
            }
            if judged.cost > limit {
                return None;
            }
        }
        Some(judged)
    }
}
