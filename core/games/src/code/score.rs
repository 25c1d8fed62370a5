//! Skemind's points and the official race's, as the seed and its errata give them.

use cluehouse_codes::{Feedback, Space};
use cluehouse_engine::{Speak, Text};

/// Seconds a Skemind game has.
const SECONDS: u16 = 180;
/// Attempts a Skemind game has.
const ATTEMPTS: u8 = 8;
/// Places of a Skemind code.
const PLACES: u8 = Space::SKEMIND.length();

/// A result no game of Skemind can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScoreError {
    /// More time left than there was.
    Seconds,
    /// More attempts than there are, or a win without one.
    Attempts,
    /// No guess earns these marks.
    Marks,
    /// Won without four exact, or four exact without a win.
    Won,
}

impl Speak for ScoreError {
    fn text(&self) -> Text {
        match self {
            Self::Seconds => Text::new("score-seconds").number("most", SECONDS),
            Self::Attempts => Text::new("score-attempts").number("most", ATTEMPTS),
            Self::Marks => Text::new("score-marks"),
            Self::Won => Text::new("score-won"),
        }
    }
}

/// 60 for each exact and 25 for each misplaced mark of the last guess; on a win 1,000 more and a bonus by the whole seconds
/// left: above 120 it is 700, from 60 on 500, from 30 on 300, below that 100.
///
/// # Errors
/// Where no game can end like this.
pub fn skemind_score(last: Feedback, won: bool, seconds_left: u16) -> Result<u32, ScoreError> {
    if seconds_left > SECONDS {
        return Err(ScoreError::Seconds);
    }
    let no_guess = Feedback { exact: 0, misplaced: 0 };
    if last != no_guess && !Space::SKEMIND.allows(last) {
        return Err(ScoreError::Marks);
    }
    if won != (last.exact == PLACES) {
        return Err(ScoreError::Won);
    }
    let bonus = match seconds_left {
        121.. => 700,
        60.. => 500,
        30.. => 300,
        _ => 100,
    };
    let marks = 60 * u32::from(last.exact) + 25 * u32::from(last.misplaced);
    Ok(marks + if won { 1000 + bonus } else { 0 })
}

/// 1,000 for a win, 2 for each whole second left, 50 for each attempt below eleven; nothing without a guess.
///
/// # Errors
/// Where no entry can end like this.
pub fn race_score(won: bool, seconds_left: u16, attempts: u8) -> Result<u32, ScoreError> {
    if seconds_left > SECONDS {
        return Err(ScoreError::Seconds);
    }
    if attempts > ATTEMPTS || won && attempts == 0 {
        return Err(ScoreError::Attempts);
    }
    if attempts == 0 {
        return Ok(0);
    }
    Ok(if won { 1000 } else { 0 } + 2 * u32::from(seconds_left) + 50 * (11 - u32::from(attempts)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn skemind_score_follows_the_table_to_its_edges() {
        let won = |seconds| skemind_score(Feedback { exact: 4, misplaced: 0 }, true, seconds);
        let cases =
            [(180, 700), (121, 700), (120, 500), (60, 500), (59, 300), (30, 300), (29, 100), (0, 100)];
        for (seconds, bonus) in cases {
            assert_eq!(won(seconds), Ok(240 + 1000 + bonus), "{seconds} s");
        }
        assert_eq!(skemind_score(Feedback { exact: 2, misplaced: 1 }, false, 0), Ok(145));
        assert_eq!(won(181), Err(ScoreError::Seconds));
        assert_eq!(skemind_score(Feedback { exact: 3, misplaced: 0 }, true, 10), Err(ScoreError::Won));
        assert_eq!(skemind_score(Feedback { exact: 4, misplaced: 0 }, false, 10), Err(ScoreError::Won));
        assert_eq!(skemind_score(Feedback { exact: 3, misplaced: 1 }, false, 10), Err(ScoreError::Marks));
        assert_eq!(skemind_score(Feedback { exact: 4, misplaced: 255 }, true, 10), Err(ScoreError::Marks));
    }

    #[test]
    fn race_score_counts_for_losers_too() {
        assert_eq!(race_score(true, 100, 5), Ok(1000 + 200 + 300));
        assert_eq!(race_score(false, 0, 8), Ok(150));
        assert_eq!(race_score(false, 0, 0), Ok(0));
        assert_eq!(race_score(true, 180, 1), Ok(1000 + 360 + 500));
        assert_eq!(race_score(true, 181, 1), Err(ScoreError::Seconds));
        assert_eq!(race_score(true, 10, 9), Err(ScoreError::Attempts));
        assert_eq!(race_score(true, 10, 0), Err(ScoreError::Attempts));
    }
}
