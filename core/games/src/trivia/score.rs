//! Trivia's points: by time, and for answers in a row.

use cluehouse_engine::Millis;

/// For an answer at once.
const MOST: u64 = 1000;
/// For an answer at the limit.
const LEAST: u64 = 500;
/// More for each right answer in a row after the first.
const STEP: u32 = 100;
/// Steps after which a streak is worth no more.
const STEPS: u16 = 5;

/// What a right answer is worth: 1,000 at once, falling linearly to 500 at the limit, in whole points rounded down; always
/// 1,000 where time does not count.
pub fn answer_points(time: Millis, limit: Option<Millis>) -> u32 {
    let points = match limit {
        Some(limit) if limit > Millis::ZERO => LEAST + (MOST - LEAST) * limit.since(time).get() / limit.get(),
        _ => MOST,
    };
    points as u32
}

/// What a streak adds, this answer counted: 100 from the second right answer in a row, 100 more with each, at most 500.
pub fn streak_bonus(streak: u16) -> u32 {
    STEP * u32::from(streak.saturating_sub(1).min(STEPS))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_fall_linearly_to_half_in_whole_points() {
        let limit = Some(Millis::from_secs(15));
        let cases = [
            (0, 1000),
            (1, 999),
            (30, 999),
            (31, 998),
            (7_500, 750),
            (14_970, 501),
            (14_999, 500),
            (15_000, 500),
        ];
        for (millis, points) in cases {
            assert_eq!(answer_points(Millis::new(millis), limit), points, "{millis} ms");
        }
        assert_eq!(answer_points(Millis::from_secs(20), limit), 500, "no less after the limit");
        assert_eq!(answer_points(Millis::from_secs(20), None), 1000);
    }

    #[test]
    fn a_streak_adds_from_its_second_answer_up_to_five_hundred() {
        let bonuses: Vec<u32> = (0..9).map(streak_bonus).collect();
        assert_eq!(bonuses, [0, 0, 100, 200, 300, 400, 500, 500, 500]);
        assert_eq!(streak_bonus(u16::MAX), 500);
    }
}
