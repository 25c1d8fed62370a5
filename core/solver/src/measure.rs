//! How guesses are judged by the sizes of the parts they leave, in whole numbers: the same on every target, and equal
//! partitions are equal to the last bit.

use std::ops::ControlFlow;

use cluehouse_codes::{Code, Space};

use crate::planes::{LANES, Opponent, Planes};
use crate::scale::{RAW, Scale};

/// What is made as small as possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Measure {
    /// The largest part.
    Largest,
    /// The expected size of the part that is left: the sum of the squares.
    Squares,
    /// What is still unknown: the sum of n log n.
    Entropy,
    /// The number of parts, negated.
    Parts,
}

/// A judged guess; the least is the best: score, then possible before not, then the lower code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Judged {
    pub(crate) score: i64,
    pub(crate) impossible: bool,
    pub(crate) guess: Code,
}

/// Judges the guesses of a pool against the candidates, one after another, until told to break off.
pub(crate) fn judge(
    space: Space,
    costs: &Costs,
    candidates: &[Code],
    pool: &[Code],
    mut each: impl FnMut(Judged) -> ControlFlow<()>,
) {
    let scale = Scale::new(space);
    let raw = |mark| usize::from(scale.raw(scale.feedback(mark)));
    let solved = raw(scale.solved());
    // Whichever are more are compared sixty-four at a time.
    if candidates.len() >= LANES {
        let marks: Vec<usize> = (0..scale.len() as u8).map(raw).collect();
        let planes = Planes::new(space, candidates);
        let _ = pool.iter().try_for_each(|&guess| {
            let counts = planes.count(guess);
            let score = costs.score(marks.iter().map(|&mark| counts[mark] as usize));
            each(Judged { score, impossible: counts[solved] == 0, guess })
        });
        return;
    }
    let opponents: Vec<Opponent> = candidates.iter().map(|&code| Opponent::new(code)).collect();
    let planes = Planes::new(space, pool);
    let steps = costs.steps();
    for (block, guesses) in pool.chunks(LANES).enumerate() {
        let mut counts = [[0u8; RAW]; LANES];
        let mut scores = [0i64; LANES];
        for opponent in &opponents {
            let row = planes.against(block, opponent);
            for ((counts, score), &mark) in counts.iter_mut().zip(&mut scores).zip(&row) {
                let count = &mut counts[usize::from(mark)];
                *score += steps[usize::from(*count)];
                *count += 1;
            }
        }
        for ((counts, &sum), &guess) in counts.iter().zip(&scores).zip(guesses) {
            let sizes = || counts.iter().map(|&count| usize::from(count));
            let score = if costs.worst { costs.score(sizes()) } else { sum };
            if each(Judged { score, impossible: counts[solved] == 0, guess }).is_break() {
                return;
            }
        }
    }
}

/// The best guess of a pool that is in order, where no candidate tells all others apart.
pub(crate) fn best(space: Space, measure: Measure, candidates: &[Code], pool: &[Code]) -> Option<Judged> {
    // A guess that tells all apart cannot be beaten, and later ones are higher codes.
    let perfect = match measure {
        Measure::Largest | Measure::Entropy => i64::from(measure == Measure::Largest),
        Measure::Squares => candidates.len() as i64,
        Measure::Parts => -(candidates.len() as i64),
    };
    let mut best = None;
    judge(space, &Costs::new(measure, candidates.len()), candidates, pool, |judged| {
        if best.is_none_or(|best| judged < best) {
            best = Some(judged);
        }
        if judged.score == perfect { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    best
}

/// What a part of each size adds to the score.
#[derive(Clone, Debug)]
pub(crate) struct Costs {
    by_size: Vec<i64>,
    /// The worst part counts instead of the sum.
    worst: bool,
}

impl Costs {
    /// For parts of up to `most` codes.
    pub(crate) fn new(measure: Measure, most: usize) -> Self {
        let cost = |size: i64| match measure {
            Measure::Largest => size,
            Measure::Squares => size * size,
            Measure::Entropy => size * log2(size as u64),
            Measure::Parts => -i64::from(size > 0),
        };
        Self { by_size: (0..=most as i64).map(cost).collect(), worst: measure == Measure::Largest }
    }

    /// The score of a guess that leaves parts of these sizes.
    fn score(&self, sizes: impl Iterator<Item = usize>) -> i64 {
        let costs = sizes.map(|size| self.by_size[size]);
        if self.worst { costs.max().unwrap_or(0) } else { costs.sum() }
    }

    /// What one more code adds to a part of each size; an empty part costs nothing.
    fn steps(&self) -> Vec<i64> {
        self.by_size.windows(2).map(|pair| pair[1] - pair[0]).collect()
    }

    /// Costs given one by one, to be added up; a part of no codes costs nothing.
    pub(crate) fn sum(by_size: Vec<i64>) -> Self {
        Self { by_size, worst: false }
    }
}

/// Binary digits after the point of [`log2`]. Four hundred million codes times their logarithm stay below 2⁶³.
const DIGITS: u32 = 24;

/// The logarithm to base two with [`DIGITS`] binary digits, rounded down; 0 for 0.
///
/// By squaring, digit by digit: floating-point logarithms differ between platforms in the last bit.
pub(crate) fn log2(number: u64) -> i64 {
    let Some(whole) = number.checked_ilog2() else { return 0 };
    let mut mantissa = u128::from(number) << (63 - whole);
    let mut result = i64::from(whole);
    for _ in 0..DIGITS {
        mantissa = (mantissa * mantissa) >> 63;
        let digit = mantissa >> 64;
        mantissa >>= digit;
        result = result << 1 | digit as i64;
    }
    result
}

/// The logarithm to base two, the same on every target.
pub(crate) fn bits(number: u64) -> f64 {
    log2(number) as f64 / f64::from(1u32 << DIGITS)
}
