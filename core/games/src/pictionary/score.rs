//! Pictionary's points.

use cluehouse_engine::Millis;

/// For a word found at once.
const MOST: u64 = 500;
/// For a word found in the last moment.
const LEAST: u64 = 100;
/// What the drawer earns with each finder.
pub const DRAWER_POINTS: u32 = 100;

/// What finding the word is worth: 500 at once, falling linearly to 100 at the limit, in whole points rounded down; always
/// 500 without a limit.
pub fn finder_points(time: Millis, limit: Option<Millis>) -> u32 {
    let points = match limit {
        Some(limit) if limit > Millis::ZERO => LEAST + (MOST - LEAST) * limit.since(time).get() / limit.get(),
        _ => MOST,
    };
    points as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_fall_linearly_to_a_fifth_in_whole_points() {
        let limit = Some(Millis::from_secs(80));
        for (millis, points) in [(0, 500), (1, 499), (200, 499), (20_000, 400), (79_999, 100), (80_000, 100)]
        {
            assert_eq!(finder_points(Millis::new(millis), limit), points, "{millis} ms");
        }
        assert_eq!(finder_points(Millis::from_secs(100), limit), 100);
        assert_eq!(finder_points(Millis::from_secs(100), None), 500);
    }
}
