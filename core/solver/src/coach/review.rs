//! One guess of a game, judged.

use cluehouse_codes::{Clue, Code, Count, count};
use serde::Serialize;

use super::Coach;
use super::judge::{Advice, Trust};
use super::reason::{Reason, contradiction};
use crate::measure::bits;
use crate::position::{LISTING_BOUND, Position, PositionError};
use crate::strategy::divide;

/// How good a guess was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Grade {
    /// Nothing better was to be found.
    Best,
    /// It costs at most [`GOOD`] guesses on average.
    Good,
    /// It costs more than that.
    Loose,
    /// It costs more than that, and could no longer be the code.
    Impossible,
}

/// What a good guess may cost against the best, in guesses on average.
pub const GOOD: f64 = 0.05;

/// What one guess of a game was worth. Where the codes are too many to list, only the grade's reason may be known.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Review {
    /// The guess and its answer.
    pub clue: Clue,
    /// Codes possible before it; `None` where they are too many to be counted in bounds.
    pub before: Option<u64>,
    /// Codes possible after it.
    pub after: Option<u64>,
    /// Information expected from the guess, in bits.
    pub expected_bits: Option<f64>,
    /// Information the answer gave, in bits.
    pub actual_bits: Option<f64>,
    /// The best guess, and what it would have been worth.
    pub best: Option<Advice>,
    /// Codes the best guess would have left on average.
    pub best_left: Option<f64>,
    /// What the guess cost against the best, in guesses on average; never below 0.
    pub loss: Option<f64>,
    /// What the answer saved against the average answer to this guess, in guesses; below 0 for bad luck.
    pub luck: Option<f64>,
    /// Whether loss and luck are so, or about so.
    pub trust: Trust,
    /// The grade; `None` where nothing could be worked out.
    pub grade: Option<Grade>,
    /// Why.
    pub reason: Reason,
}

/// A position, or why its codes are not listed.
type Listed = Result<Position, PositionError>;

impl Coach {
    /// Reviews a game guess by guess.
    ///
    /// # Errors
    /// Where no code fits the answers.
    pub fn review(&self, history: &[Clue]) -> Result<Vec<Review>, PositionError> {
        let mut reviews = Vec::new();
        let mut position = Position::new(self.space, &[]);
        for at in 0..history.len() {
            let (review, next) = self.review_at(&position, history, at)?;
            reviews.push(review);
            position = next;
        }
        Ok(reviews)
    }

    /// Reviews the last guess of a game alone; `None` where there is none.
    ///
    /// # Errors
    /// Where no code fits the answers.
    pub fn review_last(&self, history: &[Clue]) -> Result<Option<Review>, PositionError> {
        let Some(last) = history.len().checked_sub(1) else { return Ok(None) };
        let before = Position::new(self.space, &history[..last]);
        self.review_at(&before, history, last).map(|(review, _)| Some(review))
    }

    /// One guess, judged from the position before it, and the position after it.
    fn review_at(
        &self,
        before: &Listed,
        history: &[Clue],
        at: usize,
    ) -> Result<(Review, Listed), PositionError> {
        let clue = history[at];
        let after = match before {
            Ok(before) => before.after(clue).ok_or(PositionError::Impossible),
            Err(_) => Position::new(self.space, &history[..=at]),
        };
        let review = match (before, &after) {
            (_, Err(PositionError::Impossible)) => return Err(PositionError::Impossible),
            (Ok(before), Ok(after)) => self.review_guess(before, clue, after),
            (_, after) => self.review_blind(&history[..at], clue, after.as_ref().ok()),
        };
        Ok((review, after))
    }

    fn review_guess(&self, before: &Position, clue: Clue, after: &Position) -> Review {
        let (codes, left) = (before.candidates().len(), after.candidates().len());
        let (best, judgement) = self.judge(before, clue.guess);
        let (parts, _) = divide(self.space, before.candidates(), clue.guess);
        let unknown: f64 = parts.iter().map(|(_, part)| part.len() as f64 * bits(part.len() as u64)).sum();
        let loss = ((judgement.total - judgement.best_total) / codes as f64).max(0.0);
        let grade = match loss {
            0.0 => Grade::Best,
            loss if loss <= GOOD => Grade::Good,
            _ if before.allows(clue.guess) => Grade::Loose,
            _ => Grade::Impossible,
        };
        Review {
            clue,
            before: Some(codes as u64),
            after: Some(left as u64),
            expected_bits: Some(bits(codes as u64) - unknown / codes as f64),
            actual_bits: Some(bits(codes as u64) - bits(left as u64)),
            best: Some(best),
            best_left: Some(self.left_on_average(before, best.guess)),
            loss: Some(loss),
            luck: Some(judgement.total / codes as f64 - 1.0 - judgement.after(clue.feedback) / left as f64),
            trust: judgement.trust,
            grade: Some(grade),
            reason: self.reason(before, clue.guess, grade, best.guess),
        }
    }

    /// Codes a guess leaves on average; the one that is found counts as left.
    fn left_on_average(&self, before: &Position, guess: Code) -> f64 {
        let (parts, solved) = divide(self.space, before.candidates(), guess);
        let squares: f64 = parts.iter().map(|(_, part)| (part.len() as f64).powi(2)).sum();
        (squares + f64::from(u8::from(solved))) / before.candidates().len() as f64
    }

    fn reason(&self, before: &Position, guess: Code, grade: Grade, best: Code) -> Reason {
        if let [only] = *before.candidates() {
            return if only == guess { Reason::OnlyCode } else { Reason::OtherOnlyCode { code: only } };
        }
        if grade == Grade::Best {
            return Reason::NothingBetter;
        }
        let sizes = |guess| {
            let (parts, solved) = divide(self.space, before.candidates(), guess);
            let largest = parts.iter().map(|(_, part)| part.len() as u32).max().unwrap_or(1);
            (parts.len() as u32 + u32::from(solved), largest)
        };
        contradiction(self.space, before.history(), guess).unwrap_or_else(|| {
            let ((parts, largest), (best_parts, best_largest)) = (sizes(guess), sizes(best));
            Reason::Coarser { parts, best_parts, largest, best_largest }
        })
    }

    /// A guess where the codes before it, or after it, are too many to list.
    fn review_blind(&self, history: &[Clue], clue: Clue, after: Option<&Position>) -> Review {
        let before = match count(self.space, history, LISTING_BOUND) {
            Count::Exact(codes) => Some(codes),
            Count::AtLeast(_) if history.is_empty() => Some(self.space.size()),
            Count::AtLeast(_) => None,
        };
        let after = after.map(|position| position.candidates().len() as u64);
        let reason = contradiction(self.space, history, clue.guess);
        Review {
            clue,
            before,
            after,
            expected_bits: None,
            actual_bits: before.zip(after).map(|(before, after)| bits(before) - bits(after)),
            best: None,
            best_left: None,
            loss: None,
            luck: None,
            trust: Trust::Estimated,
            grade: reason.map(|_| Grade::Impossible),
            reason: reason.unwrap_or(Reason::Unknown),
        }
    }
}
