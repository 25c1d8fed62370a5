//! The rules that look one guess ahead.

use std::sync::LazyLock;

use super::super::{Equation, pool};
use super::guesses::listed;
use super::packed::{Field, Packed};
use super::tally::{Prices, Tally};
use super::tree::{Tree, separator};

/// Comparisons a choice may cost. Where guesses times equations left are more, only every second, third … guess of the
/// list is looked at. No node of a strategy's own tree but the root needs more.
const WORK: usize = 3_000_000;

/// How the next guess is chosen: from the list of guesses the one with the best score; among equals one that is still
/// possible; among those the lowest as text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strategy {
    /// The most expected information.
    Entropy,
    /// The most parts.
    Parts,
}

/// Every guess of the list, made ready.
fn guesses() -> &'static [(Equation, Packed)] {
    static GUESSES: LazyLock<Vec<(Equation, Packed)>> = LazyLock::new(|| packed(listed()));
    &GUESSES
}

pub(super) fn packed(equations: Vec<Equation>) -> Vec<(Equation, Packed)> {
    equations.into_iter().map(|equation| (equation, Packed::new(&equation))).collect()
}

impl Strategy {
    /// The first guess, found by [`Strategy::tree`]: over the whole pool a choice takes seconds.
    pub const fn first(self) -> &'static str {
        match self {
            Self::Entropy => "87 + 259 = 346",
            Self::Parts => "79 + 285 = 364",
        }
    }

    /// The guess for what is left, a list in order, among those that are allowed; what is left is always allowed. `None`
    /// where nothing is left. Where thousands are, only a part of the list of guesses is looked at, evenly spread, so that a
    /// choice takes milliseconds.
    pub fn choose(self, left: &[Equation], allowed: impl Fn(&Equation) -> bool) -> Option<Equation> {
        if left.is_empty() {
            return None;
        }
        if let Some(guess) = separator(left) {
            return Some(guess);
        }
        let step = (guesses().len() * left.len()).div_ceil(WORK).max(1);
        self.best(left, step, allowed).or_else(|| left.first().copied())
    }

    fn best(self, left: &[Equation], step: usize, allowed: impl Fn(&Equation) -> bool) -> Option<Equation> {
        let targets: Vec<Packed> = left.iter().map(Packed::new).collect();
        let (field, mut tally) = (Field::new(&targets), Tally::new(left.len()));
        let prices = match self {
            Self::Entropy => Prices::entropy(left.len()),
            Self::Parts => Prices::parts(left.len()),
        };
        let mut best = None;
        let mut limit = prices.informative();
        for (equation, guess) in guesses().iter().step_by(step).filter(|(equation, _)| allowed(equation)) {
            let Some(judged) = tally.judge(&field, guess, &prices, limit) else { continue };
            let rank = (judged.cost, !judged.possible);
            if best.is_none_or(|(lowest, _)| rank < lowest) {
                best = Some((rank, *equation));
                limit = judged.cost;
            }
        }
        best.map(|(_, equation)| equation)
    }

    /// The whole tree over the pool, its root chosen from every guess of the list.
    pub fn tree(self) -> Tree {
        Tree::grow(&mut |left| {
            let choice = if left.len() == pool().len() {
                self.best(left, 1, |_| true)
            } else {
                self.choose(left, |_| true)
            };
            choice.unwrap_or(left[0])
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::tree::divide;
    use super::*;

    #[test]
    fn after_the_first_guess_every_guess_is_looked_at() {
        for strategy in [Strategy::Entropy, Strategy::Parts] {
            let first: Equation = strategy.first().parse().expect("an equation");
            let largest = divide(&first, pool()).values().map(Vec::len).max().expect("parts");
            assert!(largest * guesses().len() <= WORK, "{largest} left, {} guesses", guesses().len());
        }
    }

    #[test]
    fn the_list_has_the_pool_and_is_in_order() {
        assert!(guesses().is_sorted_by(|(one, _), (next, _)| one < next));
        assert!(
            pool().iter().all(|target| guesses().binary_search_by(|(guess, _)| guess.cmp(target)).is_ok())
        );
        assert_eq!(guesses().len(), 21285);
    }
}
