//! Strategies for spaces too large to prove: the most promising guesses at the top, near-exact play below.
//!
//! A large set tries its most promising guesses one by one. A set that is small enough becomes a game of its own: its
//! codes and a pool of guesses that divide it well, searched like a proof but over so many guesses per set.
//! What comes out is a strategy and its exact total, an upper bound on the best.

use std::ops::ControlFlow;

use cluehouse_codes::{Code, Space};

use crate::measure::{Costs, Judged, Measure, judge};
use crate::optimal::{Aim, IMPOSSIBLE, Search, UNLIMITED};
use crate::pairs::{FeedbackSet, Pairs};
use crate::progress::{Progress, Watch};
use crate::scale::Scale;
use crate::strategy::{WHOLE_POOL, divide, is_obvious, pool};
use crate::symmetry::Stabilizer;
use crate::tree::{Grown, Nursery, Tree};

/// How hard a beam search tries. More of anything takes longer and seldom does worse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Guesses tried for each set of codes that is not yet a game of its own.
    pub tries: usize,
    /// Sets of up to so many codes become games of their own; at most [`MOST_CODES`](crate::MOST_CODES).
    pub small: usize,
    /// Guesses such a game has, beside its own codes.
    pub pool: usize,
    /// Guesses tried for each set of codes within such a game.
    pub width: usize,
}

impl Effort {
    /// Minutes for Super on one core.
    pub const HARD: Self = Self { tries: 4, small: 400, pool: 2_000, width: 24 };
    /// Seconds for Super on one core.
    pub const LIGHT: Self = Self { tries: 1, small: 400, pool: 500, width: 2 };
}

/// Searches for a good strategy that begins with this guess, or with the most promising ones where none is given.
/// `None` where `watch` stopped it before there was one, or the space has more than [`WHOLE_POOL`] codes.
pub fn beam(space: Space, first: Option<Code>, effort: Effort, watch: &mut Watch<'_>) -> Option<Tree> {
    if space.size() > WHOLE_POOL {
        return None;
    }
    match Scale::new(space).len() {
        0..=16 => Beam::<u16>::run(space, first, effort, watch),
        17..=32 => Beam::<u32>::run(space, first, effort, watch),
        _ => Beam::<u64>::run(space, first, effort, watch),
    }
}

struct Beam<'a, 'w, W> {
    space: Space,
    codes: &'a [Code],
    effort: Effort,
    watch: &'a mut Watch<'w>,
    progress: Progress,
    stopped: bool,
    word: std::marker::PhantomData<W>,
}

/// A tree for one set, and its total.
struct Branch {
    nursery: Nursery,
    grown: Grown,
}

impl Branch {
    fn total(&self) -> u32 {
        self.grown.summary.total()
    }
}

impl<W: FeedbackSet> Beam<'_, '_, W> {
    fn run(space: Space, first: Option<Code>, effort: Effort, watch: &mut Watch<'_>) -> Option<Tree> {
        let codes: Vec<Code> = space.codes().collect();
        let progress = Progress::default();
        let mut beam = Beam::<'_, '_, W> {
            space,
            codes: &codes,
            effort,
            watch,
            progress,
            stopped: false,
            word: std::marker::PhantomData,
        };
        let names = Stabilizer::new(space);
        let branch = match first {
            Some(guess) => beam.after(&codes, guess, &names, IMPOSSIBLE),
            None => beam.solve(&codes, &names, IMPOSSIBLE),
        }?;
        Some(branch.nursery.tree(space, branch.grown))
    }

    /// A tree for a set whose total is below `limit`.
    fn solve(&mut self, set: &[Code], names: &Stabilizer, limit: u32) -> Option<Branch> {
        if is_obvious(self.space, set) {
            return Some(Branch { nursery: Nursery::default(), grown: Grown::obvious(set.len()) });
        }
        self.progress.work += 1;
        self.stopped |= (self.watch)(&self.progress).is_break();
        if self.stopped {
            return None;
        }
        let ranked = self.rank(set, names);
        if set.len() <= self.effort.small {
            return self.small_game(set, &ranked, limit);
        }
        let mut best: Option<Branch> = None;
        for judged in ranked.iter().take(self.effort.tries) {
            let limit = best.as_ref().map_or(limit, Branch::total);
            best = self.after(set, judged.guess, names, limit).or(best);
        }
        best
    }

    /// Guesses by what they leave unknown, the best first.
    fn rank(&self, set: &[Code], names: &Stabilizer) -> Vec<Judged> {
        let pool = pool(self.space, self.codes, set, names);
        let mut ranked = Vec::with_capacity(pool.len());
        let costs = Costs::new(Measure::Entropy, set.len());
        judge(self.space, &costs, set, &pool, |judged| {
            ranked.push(judged);
            ControlFlow::Continue(())
        });
        ranked.sort_unstable();
        ranked
    }

    /// The tree of a set that begins with this guess, where its total is below `limit`.
    fn after(&mut self, set: &[Code], guess: Code, names: &Stabilizer, limit: u32) -> Option<Branch> {
        let (mut parts, solved) = divide(self.space, set, guess);
        let names = names.after(guess);
        let mut branches = Vec::new();
        let least = |size: usize| 2 * size as u32 - 1;
        let mut total = set.len() as u32 + parts.iter().map(|(_, part)| least(part.len())).sum::<u32>();
        parts.sort_by_key(|(_, part)| part.len());
        for (feedback, part) in parts {
            if total >= limit {
                return None;
            }
            let branch = self.solve(&part, &names, limit - total + least(part.len()))?;
            total = total - least(part.len()) + branch.total();
            branches.push((feedback, branch));
        }
        let scale = Scale::new(self.space);
        branches.sort_by_key(|(feedback, _)| scale.mark(*feedback));
        let mut nursery = Nursery::default();
        let id = nursery.plant(guess);
        let branches = branches
            .into_iter()
            .map(|(feedback, branch)| (feedback, nursery.graft(branch.nursery, branch.grown)))
            .collect();
        let grown = nursery.complete(id, solved, branches);
        (grown.summary.total() < limit).then_some(Branch { nursery, grown })
    }

    /// Solves a set as a game of its own.
    fn small_game(&mut self, set: &[Code], ranked: &[Judged], limit: u32) -> Option<Branch> {
        let mut guesses = set.to_vec();
        let outside = ranked.iter().filter(|judged| judged.impossible).map(|judged| judged.guess);
        guesses.extend(outside.take(self.effort.pool));
        let pairs = Pairs::<W>::new(self.space, set.len(), guesses);
        let mut watch = |_: &Progress| ControlFlow::Continue(());
        let mut search = Search::new(pairs, UNLIMITED, Aim::Beam(self.effort.width), &mut watch);
        let value = search.run(None, limit, UNLIMITED);
        if value >= limit {
            return None;
        }
        let mut nursery = Nursery::default();
        let grown = search.grow(None, UNLIMITED, &mut nursery)?;
        Some(Branch { nursery, grown })
    }
}
