//! About how many codes fit a set of clues, where they are too many to count.

use crate::{Clue, Space, fits};

/// A count by sample.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Estimate {
    /// About how many codes fit.
    pub count: u64,
    /// How far off that may be: two standard errors, which the truth keeps to nineteen times in twenty.
    pub margin: u64,
}

/// Codes that are looked at: a margin of a hundredth where one code in five fits; some 20 ms.
const SAMPLE: u64 = 200_000;
/// With fewer codes that fit, the margin is as large as the count.
const FEWEST: u64 = 16;

/// Estimates how many codes fit from a sample, the same for the same clues always; `None` where too few of it fit to say.
pub fn estimate(space: Space, clues: &[Clue]) -> Option<Estimate> {
    let size = space.size();
    let drawn = (0..SAMPLE).filter_map(|number| space.code(scramble(number) % size));
    let hits = drawn.filter(|&code| fits(code, clues)).count() as u64;
    if hits < FEWEST {
        return None;
    }
    let share = hits as f64 / SAMPLE as f64;
    let error = (share * (1.0 - share) / SAMPLE as f64).sqrt();
    Some(Estimate { count: hits * size / SAMPLE, margin: (2.0 * error * size as f64).ceil() as u64 })
}

/// A number drawn out of a hat: SplitMix64.
fn scramble(number: u64) -> u64 {
    let mut mixed = (number + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ mixed >> 31
}
