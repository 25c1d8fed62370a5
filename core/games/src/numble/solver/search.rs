//! The search for the best average: two guesses of look-ahead over every legal guess, a few of the most promising weighed
//! to the end. It reaches a good strategy and proves nothing.
//!
//! A guess that divides `n` equations into `p` parts takes at least `3n - p` guesses over all of them, itself included (one
//! less where it is possible): one equation of each part falls at once, the others with the guess after. Most small parts
//! reach that, so the parts decide; and a set without a separator never takes fewer than `2n`.

use super::super::{Equation, pool};
use super::guesses::{legal, listed};
use super::packed::{Field, Packed};
use super::strategy::packed;
use super::tally::{Prices, Tally};
use super::tree::{Tree, divide, separator};

/// How hard to search.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// First guesses tried with the list of the strategies.
    pub tries: usize,
    /// First guesses tried with every legal guess.
    pub finalists: usize,
    /// Guesses weighed to the end, for each set.
    pub width: usize,
}

/// Guesses weighed to the end for sets within a weighing.
const INNER_WIDTH: usize = 3;

type Guess = (Equation, Packed);

#[derive(Debug)]
struct Search {
    listed: Vec<Guess>,
    legal: Vec<Guess>,
}

/// Searches for a strategy with few guesses over the pool. `report` hears of every first guess tried, and its total.
pub fn search(effort: Effort, report: &mut dyn FnMut(&Equation, u32)) -> Tree {
    let search = Search { listed: packed(listed()), legal: packed(legal()) };
    let mut tried: Vec<(u32, Equation)> = Vec::new();
    for guess in search.first_guesses(effort.tries) {
        let parts = divide(&guess, pool());
        let further: u32 = parts.values().map(|part| search.weigh(part, INNER_WIDTH)).sum();
        let total = further + pool().len() as u32;
        report(&guess, total);
        tried.push((total, guess));
    }
    tried.sort_unstable();
    let finalists = tried.iter().take(effort.finalists).map(|(_, first)| {
        let tree = Tree::grow(&mut |left| {
            if left.len() == pool().len() { *first } else { search.best(left, effort.width) }
        });
        report(first, tree.summary().total());
        tree
    });
    finalists.min_by_key(|tree| tree.summary().total()).unwrap_or_else(|| Tree::grow(&mut |left| left[0]))
}

impl Search {
    /// The most promising guesses over the whole pool: half of them by parts, half by information.
    fn first_guesses(&self, number: usize) -> Vec<Equation> {
        let every: Vec<&Guess> = self.listed.iter().collect();
        let mut first: Vec<Equation> = Vec::new();
        for prices in [Prices::search, Prices::entropy] {
            let best = cheapest(pool(), &every, &prices(pool().len()), number.div_ceil(2));
            first.extend(best.into_iter().map(|(_, (equation, _))| *equation));
        }
        first.sort_unstable();
        first.dedup();
        first
    }

    /// What the strategies' list reaches on a set: guesses over all of its equations.
    fn weigh(&self, left: &[Equation], width: usize) -> u32 {
        let size = left.len() as u32;
        if separator(left).is_some() {
            return 2 * size - 1;
        }
        let own: Vec<Guess> = packed(left.to_vec());
        let own: Vec<&Guess> = own.iter().collect();
        let mut most_promising = promising(left, &own, width);
        if most_promising.first().is_none_or(|(bound, _)| *bound > 2 * size) {
            let every: Vec<&Guess> = own.into_iter().chain(&self.listed).collect();
            most_promising = promising(left, &every, width);
        }
        self.weigh_all(left, &most_promising).map_or(u32::MAX / 4, |(total, _)| total)
    }

    /// The best guess for a set that no guess of its own tells apart.
    fn best(&self, left: &[Equation], width: usize) -> Equation {
        let size = left.len() as u32;
        let own: Vec<Guess> = packed(left.to_vec());
        let mut every: Vec<&Guess> = own.iter().collect();
        let mut found = None;
        for more in [&[][..], &self.listed, &self.legal] {
            every.extend(more);
            let most_promising = promising(left, &every, width);
            found = self.weigh_all(left, &most_promising);
            if found.is_some_and(|(total, _)| total <= 2 * size) {
                break;
            }
        }
        found.map_or(left[0], |(_, guess)| guess)
    }

    /// The guess of the list that takes the fewest guesses in all, and how many; the list has the lowest bound first.
    fn weigh_all(&self, left: &[Equation], guesses: &[(u32, &Guess)]) -> Option<(u32, Equation)> {
        let mut best: Option<(u32, Equation)> = None;
        for (bound, (guess, _)) in guesses {
            if best.is_some_and(|(total, _)| total <= *bound) {
                break;
            }
            let further: u32 = divide(guess, left).values().map(|part| self.weigh(part, INNER_WIDTH)).sum();
            let total = further + left.len() as u32;
            if best.is_none_or(|(lowest, _)| total < lowest) {
                best = Some((total, *guess));
            }
        }
        best
    }
}

/// The guesses with the lowest bounds on what they take in all, lowest first.
fn promising<'g>(left: &[Equation], guesses: &[&'g Guess], number: usize) -> Vec<(u32, &'g Guess)> {
    let bound = |cost: i64| (2 * left.len() as i64 + cost.div_euclid(Prices::UNIT)) as u32;
    let cheapest = cheapest(left, guesses, &Prices::search(left.len()), number);
    cheapest.into_iter().map(|(cost, guess)| (bound(cost), guess)).collect()
}

/// The guesses with the lowest cost, lowest first; the cost of one that is possible is a unit less. One that costs no
/// more than nothing stands alone.
fn cheapest<'g>(
    left: &[Equation],
    guesses: &[&'g Guess],
    prices: &Prices,
    number: usize,
) -> Vec<(i64, &'g Guess)> {
    let targets: Vec<Packed> = left.iter().map(Packed::new).collect();
    let (field, mut tally) = (Field::new(&targets), Tally::new(left.len()));
    let mut kept: Vec<(i64, &Guess)> = Vec::with_capacity(number + 1);
    let mut limit = prices.informative();
    for guess in guesses {
        let Some(judged) = tally.judge(&field, &guess.1, prices, limit) else { continue };
        let cost = judged.cost - if judged.possible { Prices::UNIT } else { 0 };
        let at = kept.partition_point(|(known, _)| *known <= cost);
        if at == number {
            continue;
        }
        kept.insert(at, (cost, guess));
        kept.truncate(number);
        if cost <= 0 {
            kept.truncate(1);
            break;
        }
        if kept.len() == number {
            limit = limit.min(kept[number - 1].0 + Prices::UNIT);
        }
    }
    kept
}
