//! What a set of codes may cost at best, judged by the sets of about its size that were solved before it.

use crate::measure::bits;

/// Guesses on average grow by about this with every doubling of a set.
const SLOPE: f64 = 0.27;

/// Hopes are set this much higher than anything seen, in guesses on average.
const MARGIN: f64 = 0.02;

/// The best averages seen, by the whole binary logarithm of the size.
#[derive(Clone, Debug, Default)]
pub(crate) struct Hope {
    best: [Option<f64>; 32],
}

impl Hope {
    /// Takes note of a solved set.
    pub(crate) fn learn(&mut self, size: usize, total: u32) {
        let level = bits(size as u64);
        let above = f64::from(total) / size as f64 - SLOPE * level;
        let best = &mut self.best[level as usize];
        *best = Some(best.map_or(above, |best| best.min(above)));
    }

    /// What a set of this size may cost at best; 0 where none like it was solved.
    pub(crate) fn total(&self, size: usize) -> u32 {
        let level = bits(size as u64);
        let best = self.best[level as usize];
        best.map_or(0, |above| ((above + SLOPE * level - MARGIN) * size as f64).max(0.0) as u32)
    }
}
