//! What a set of codes costs at least, judged by its size alone.

/// More than any real total, and far enough from the end of the word to be added up over all feedbacks.
pub(crate) const IMPOSSIBLE: u32 = 1 << 24;

/// As many guesses as it takes.
pub(crate) const UNLIMITED: u8 = 0;

/// Least totals by size, by how many codes a guess can leave apart, and by how many guesses are left.
#[derive(Debug)]
pub(crate) struct Floor {
    sizes: usize,
    arities: usize,
    totals: Vec<u32>,
}

impl Floor {
    /// For sets of up to `codes` codes, feedbacks that leave at most `arity` parts unsolved, and `left` guesses.
    pub(crate) fn new(codes: usize, arity: u8, left: u8) -> Self {
        let (sizes, arities) = (codes + 1, usize::from(arity) + 1);
        let mut totals = Vec::with_capacity(sizes * arities * (usize::from(left) + 1));
        for left in 0..=left {
            for arity in 0..arities {
                totals.extend(perfect(sizes, arity.max(1), left));
            }
        }
        Self { sizes, arities, totals }
    }

    /// The row for one arity and number of guesses left.
    pub(crate) fn row(&self, arity: u8, left: u8) -> &[u32] {
        let row = usize::from(left) * self.arities + usize::from(arity);
        &self.totals[row * self.sizes..][..self.sizes]
    }
}

/// Totals of the tree that is filled level by level: one code at the first guess, `arity` at the second, and so on.
fn perfect(sizes: usize, arity: usize, left: u8) -> impl Iterator<Item = u32> {
    let (mut level, mut room, mut width, mut total) = (1u32, 1usize, 1usize, 0u32);
    std::iter::once(0).chain((1..sizes).map(move |_| {
        if room == 0 {
            level += 1;
            width = width.saturating_mul(arity).min(sizes);
            room = width;
        }
        room -= 1;
        total = if left == UNLIMITED || level <= u32::from(left) { total + level } else { IMPOSSIBLE };
        total
    }))
}

/// The least the parts of `codes` codes cost together when there are `parts` of them: as even as can be, because the
/// totals grow ever faster.
pub(crate) fn spread(row: &[u32], codes: usize, parts: usize) -> u32 {
    if codes == 0 {
        return 0;
    }
    if parts == 0 {
        return IMPOSSIBLE;
    }
    let (each, more) = (codes / parts, codes % parts);
    (more as u32 * row[(each + 1).min(row.len() - 1)] + (parts - more) as u32 * row[each]).min(IMPOSSIBLE)
}
