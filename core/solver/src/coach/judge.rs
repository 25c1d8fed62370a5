//! What a guess is worth in a position: exact within the coach's bounds, by the book, or estimated.

use std::ops::ControlFlow;

use cluehouse_codes::{Code, Feedback};
use serde::Serialize;

use super::Coach;
use super::book::Page;
use super::estimate::Estimate;
use crate::measure::{Costs, judge};
use crate::optimal::{Appraisal, MOST_CODES, appraise};
use crate::position::Position;
use crate::progress::Progress;
use crate::strategy::{Blank, divide, pool};

/// How far a number is to be trusted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Trust {
    /// It was worked out to the end.
    Exact,
    /// A strategy was written out that reaches it; whether a better one exists is not known.
    Reached,
    /// It is estimated from the sizes of what is left.
    Estimated,
}

/// A guess and what it is worth.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Advice {
    /// The guess.
    pub guess: Code,
    /// Guesses it takes on average from here on, this one included.
    pub expected: f64,
    /// How far that is to be trusted.
    pub trust: Trust,
}

/// What a guess comes to over all codes, against the best.
#[derive(Clone, Debug)]
pub(super) struct Judgement {
    pub(super) total: f64,
    pub(super) best_total: f64,
    /// What is left after each answer that leaves codes open.
    parts: Vec<(Feedback, f64)>,
    pub(super) trust: Trust,
}

impl Judgement {
    /// Guesses over the codes left after an answer.
    pub(super) fn after(&self, feedback: Feedback) -> f64 {
        self.parts.iter().find(|(answer, _)| *answer == feedback).map_or(0.0, |(_, total)| *total)
    }
}

impl Coach {
    /// The best guess of a position.
    pub(super) fn best(&self, position: &Position) -> Advice {
        let codes = position.candidates().len() as f64;
        if let Some(page) = self.page(position) {
            return self.by_book(&page, codes);
        }
        match self.appraise(position, None, true) {
            Some(exact) => {
                Advice { guess: exact.best, expected: f64::from(exact.total) / codes, trust: Trust::Exact }
            }
            None => self.estimated(position),
        }
    }

    /// The best guess of a position, and what another comes to.
    pub(super) fn judge(&self, position: &Position, guess: Code) -> (Advice, Judgement) {
        let codes = position.candidates().len() as f64;
        let page = self.page(position);
        let known = page.as_ref().map(|page| self.by_book(page, codes));
        let proven = known.is_some_and(|advice| advice.trust == Trust::Exact);
        if let Some((page, advice)) = page.as_ref().zip(known)
            && position.stabilizer().least(guess) == position.stabilizer().least(page.guess)
        {
            return (advice, self.judge_by_book(position, guess, page, advice.trust));
        }
        if let Some(exact) = self.appraise(position, Some(guess), !proven)
            && let Some(total) = exact.guess
        {
            let best_total = match &page {
                Some(page) if proven => page.node.total,
                _ => exact.total,
            };
            let own =
                Advice { guess: exact.best, expected: f64::from(best_total) / codes, trust: Trust::Exact };
            let judgement = Judgement {
                total: f64::from(total.total),
                best_total: f64::from(best_total),
                parts: total.parts.iter().map(|&(answer, total)| (answer, f64::from(total))).collect(),
                trust: Trust::Exact,
            };
            return (known.filter(|_| proven).unwrap_or(own), judgement);
        }
        let best = known.unwrap_or_else(|| self.estimated(position));
        // Both by the same measure, so that its errors cancel.
        let best_total = self.estimate(position, best.guess).total;
        (best, Judgement { best_total, ..self.estimate(position, guess) })
    }

    fn page(&self, position: &Position) -> Option<Page<'_>> {
        self.book.as_ref()?.page(position.history())
    }

    fn by_book(&self, page: &Page<'_>, codes: f64) -> Advice {
        let proven = self.book.as_ref().is_some_and(super::Book::is_proven);
        let trust = if proven { Trust::Exact } else { Trust::Reached };
        Advice { guess: page.guess, expected: f64::from(page.node.total) / codes, trust }
    }

    /// What the book's own guess comes to, or one that is the same but for names.
    fn judge_by_book(&self, position: &Position, guess: Code, page: &Page<'_>, trust: Trust) -> Judgement {
        let (parts, _) = divide(self.space, position.candidates(), guess);
        let after =
            |(answer, part): (Feedback, Vec<Code>)| (answer, f64::from(page.after(answer, part.len())));
        let total = f64::from(page.node.total);
        Judgement { total, best_total: total, parts: parts.into_iter().map(after).collect(), trust }
    }

    /// The exact worth within the coach's bounds; that of the whole position only where `whole` asks for it.
    fn appraise(&self, position: &Position, guess: Option<Code>, whole: bool) -> Option<Appraisal> {
        let pairs = position.candidates().len() as u64 * self.space.size();
        let large = self.space.size() > MOST_CODES && pairs > SMALL;
        if large || self.codes.is_empty() {
            return None;
        }
        let blank = Blank::new(self.space, position.candidates());
        let guesses: Vec<Code> = self.codes.iter().copied().filter(|&code| blank.allows(code)).collect();
        let mut watch = |progress: &Progress| {
            if progress.comparisons < self.work { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        };
        let guess = guess.map(|guess| blank.plain(guess));
        appraise(position, &guesses, guess, whole, &mut watch)
    }

    /// The best guess by the sizes of the parts it leaves.
    fn estimated(&self, position: &Position) -> Advice {
        let (candidates, estimate) = (position.candidates(), self.measure());
        let cost = |size| (estimate.total(size) * SCALE) as i64;
        let costs = Costs::sum((0..=candidates.len()).map(cost).collect());
        let pool = pool(self.space, &self.codes, candidates, Some(position.stabilizer()));
        let mut best = (i64::MAX, candidates[0]);
        judge(self.space, &costs, candidates, &pool, |judged| {
            // The part that is solved costs nothing more.
            let score = judged.score - if judged.impossible { 0 } else { cost(1) };
            best = best.min((score, judged.guess));
            ControlFlow::Continue(())
        });
        let total = self.estimate(position, best.1).total;
        Advice { guess: best.1, expected: total / candidates.len() as f64, trust: Trust::Estimated }
    }

    /// What a guess comes to by the sizes of the parts it leaves.
    fn estimate(&self, position: &Position, guess: Code) -> Judgement {
        let estimate = self.measure();
        let (parts, _) = divide(self.space, position.candidates(), guess);
        let parts: Vec<(Feedback, f64)> =
            parts.into_iter().map(|(answer, part)| (answer, estimate.total(part.len()))).collect();
        let total = position.candidates().len() as f64 + parts.iter().map(|(_, total)| total).sum::<f64>();
        Judgement { total, best_total: total, parts, trust: Trust::Estimated }
    }

    fn measure(&self) -> Estimate {
        match &self.book {
            Some(book) => book.estimate().clone(),
            None => Estimate::rough(self.space),
        }
    }
}

/// In a space too large to prove, sets are still worked out that make up to so many pairs with all guesses: some 120
/// codes in Super.
const SMALL: u64 = 4_000_000;

/// Estimates are compared in whole numbers of this fineness.
const SCALE: f64 = 65_536.0;
