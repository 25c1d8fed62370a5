//! Strategies for spaces too large to prove: the most promising guesses at the top, near-exact play below.
//!
//! A large set tries its most promising guesses lightly, and the best of them in earnest. A set that is small enough
//! becomes a game of its own: its codes and a pool of guesses that divide it well, searched like a proof but over so
//! many guesses per set. What comes out is a strategy and its exact total, an upper bound on the best.

use std::ops::ControlFlow;

use cluehouse_codes::{Code, Space};

use crate::hope::Hope;
use crate::measure::{Costs, Judged, Measure, judge};
use crate::optimal::{Floor, IMPOSSIBLE, MOST_CODES, TooLarge, UNLIMITED};
use crate::pairs::FeedbackSet;
use crate::progress::{Gauge, Watch};
use crate::scale::Scale;
use crate::small_game::small_game;
use crate::strategy::{WHOLE_POOL, divide, is_obvious, pool};
use crate::symmetry::Stabilizer;
use crate::tree::{Branch, Nursery, Tree};

/// How hard a beam search tries. More of anything takes longer and seldom does worse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Guesses tried lightly for each set of codes that is not yet a game of its own.
    pub tries: usize,
    /// The best of them, tried in earnest.
    pub finalists: usize,
    /// Sets of up to so many codes become games of their own; at most [`MOST_CODES`].
    pub small: usize,
    /// Guesses such a game has, beside its own codes.
    pub pool: usize,
    /// Guesses tried for each set of codes within such a game.
    pub width: usize,
}

impl Effort {
    /// Minutes for Super on one core.
    pub const HARD: Self = Self { tries: 16, finalists: 3, small: 400, pool: 3_000, width: 200 };
    /// Seconds for Super on one core.
    pub const LIGHT: Self = Self { tries: 1, finalists: 1, small: 400, pool: 500, width: 8 };
}

/// Searches for a good strategy that begins with this guess, or with the most promising ones where none is given.
/// Where `watch` stops it, what is left is searched with [`Effort::LIGHT`].
///
/// # Errors
/// Where the space has more than [`WHOLE_POOL`] codes.
pub fn beam(
    space: Space,
    first: Option<Code>,
    effort: Effort,
    watch: &mut Watch<'_>,
) -> Result<Tree, TooLarge> {
    if space.size() > WHOLE_POOL {
        return Err(TooLarge { codes: space.size(), most: WHOLE_POOL });
    }
    Ok(match Scale::new(space).len() {
        0..=16 => run::<u16>(space, first, effort, watch),
        17..=32 => run::<u32>(space, first, effort, watch),
        _ => run::<u64>(space, first, effort, watch),
    })
}

fn run<W: FeedbackSet>(space: Space, first: Option<Code>, effort: Effort, watch: &mut Watch<'_>) -> Tree {
    let codes: Vec<Code> = space.codes().collect();
    let scale = Scale::new(space);
    let floor = Floor::new(codes.len(), scale.solved(), UNLIMITED);
    let mut beam = Beam {
        space,
        codes: &codes,
        scale,
        floor,
        effort,
        watch,
        gauge: Gauge::default(),
        hope: Hope::default(),
        stopped: false,
    };
    beam.gauge.progress.lower = beam.least(codes.len());
    let names = Stabilizer::new(space);
    let branch = match first {
        Some(guess) => beam.after::<W>(0, &codes, guess, &names, IMPOSSIBLE),
        None => beam.solve::<W>(0, &codes, &names, IMPOSSIBLE),
    };
    // Without a limit something is always found: in the end every code can be guessed.
    let Branch { nursery, grown } = branch.unwrap_or_else(|| Branch::obvious(codes.len()));
    nursery.tree(space, grown)
}

struct Beam<'a, 'w> {
    space: Space,
    codes: &'a [Code],
    scale: Scale,
    floor: Floor,
    effort: Effort,
    watch: &'a mut Watch<'w>,
    gauge: Gauge,
    hope: Hope,
    stopped: bool,
}

impl Beam<'_, '_> {
    /// What a set of this size costs at least, or at least as far as can be hoped.
    fn least(&self, size: usize) -> u32 {
        self.floor.row(self.scale.solved(), UNLIMITED)[size].max(self.hope.total(size))
    }

    /// Tells how far the search is; from a stop on the rest is done lightly.
    fn tell(&mut self, work: u64) -> ControlFlow<()> {
        self.gauge.progress.work += work;
        if self.stopped {
            return ControlFlow::Continue(());
        }
        let flow = (self.watch)(&self.gauge.progress);
        if flow.is_break() {
            self.stopped = true;
            self.effort = Effort::LIGHT;
        }
        flow
    }

    /// A tree for a set whose total is below `limit`.
    fn solve<W: FeedbackSet>(
        &mut self,
        depth: usize,
        set: &[Code],
        names: &Stabilizer,
        limit: u32,
    ) -> Option<Branch> {
        if is_obvious(self.space, set) {
            return Some(Branch::obvious(set.len()));
        }
        let _ = self.tell(1);
        if set.len() <= self.effort.small.min(MOST_CODES as usize) {
            return self.small_game::<W>(set, limit);
        }
        let ranked = self.rank(set, Some(names));
        let finalists = self.finalists::<W>(depth, set, &ranked, names);
        let mut best: Option<Branch> = None;
        for (at, &guess) in finalists.iter().enumerate() {
            // A stop is the end, as soon as there is something.
            if self.stopped && best.is_some() {
                break;
            }
            let limit = best.as_ref().map_or(limit, Branch::total);
            let span = self.gauge.narrow(at + 1, 1, finalists.len() + 1);
            best = self.after::<W>(depth, set, guess, names, limit).or(best);
            self.gauge.widen(span);
            if depth == 0 {
                self.gauge.progress.reached = best.as_ref().map(Branch::total);
            }
        }
        best
    }

    /// The guesses of a set that are worth to be tried in earnest, the best first.
    fn finalists<W: FeedbackSet>(
        &mut self,
        depth: usize,
        set: &[Code],
        ranked: &[Judged],
        names: &Stabilizer,
    ) -> Vec<Code> {
        let effort = self.effort;
        let most = effort.finalists.max(1);
        let starters = &ranked[..effort.tries.max(1).min(ranked.len())];
        let guesses = starters.iter().map(|judged| judged.guess);
        if starters.len() <= most {
            return guesses.collect();
        }
        self.effort = Effort::LIGHT;
        let mut heat: Vec<(u32, Code)> = Vec::new();
        for guess in guesses {
            let limit = heat.get(most - 1).map_or(IMPOSSIBLE, |last| last.0);
            if let Some(branch) = self.after::<W>(depth, set, guess, names, limit) {
                let place = heat.partition_point(|other| other.0 <= branch.total());
                heat.insert(place, (branch.total(), guess));
                heat.truncate(most);
            }
        }
        if !self.stopped {
            self.effort = effort;
        }
        heat.into_iter().map(|(_, guess)| guess).collect()
    }

    /// Guesses by what they leave unknown, the best first.
    fn rank(&self, set: &[Code], names: Option<&Stabilizer>) -> Vec<Judged> {
        let pool = pool(self.space, self.codes, set, names);
        let mut ranked = Vec::with_capacity(pool.len());
        judge(self.space, &Costs::new(Measure::Entropy, set.len()), set, &pool, |judged| {
            ranked.push(judged);
            ControlFlow::Continue(())
        });
        ranked.sort_unstable();
        ranked
    }

    /// The tree of a set that begins with this guess, where its total is below `limit`.
    fn after<W: FeedbackSet>(
        &mut self,
        depth: usize,
        set: &[Code],
        guess: Code,
        names: &Stabilizer,
        limit: u32,
    ) -> Option<Branch> {
        let (parts, solved) = divide(self.space, set, guess);
        let names = names.after(guess);
        let mut parts: Vec<_> =
            parts.into_iter().map(|(feedback, part)| (self.least(part.len()), feedback, part)).collect();
        parts.sort_by_key(|(_, _, part)| part.len());
        let mut total = set.len() as u32 + parts.iter().map(|(least, ..)| least).sum::<u32>();
        let mut branches = Vec::new();
        let mut done = 0;
        for (least, feedback, part) in parts {
            if total >= limit {
                return None;
            }
            let span = self.gauge.narrow(done, part.len(), set.len());
            let branch = self.solve::<W>(depth + 1, &part, &names, limit - total + least);
            self.gauge.widen(span);
            let branch = branch?;
            self.hope.learn(part.len(), branch.total());
            done += part.len();
            total = total - least + branch.total();
            branches.push((feedback, branch));
        }
        branches.sort_by_key(|(feedback, _)| self.scale.mark(*feedback));
        let mut nursery = Nursery::default();
        let id = nursery.plant(guess);
        let branches = branches
            .into_iter()
            .map(|(feedback, branch)| (feedback, nursery.graft(branch.nursery, branch.grown)))
            .collect();
        let grown = nursery.complete(id, solved, branches);
        (grown.summary.total() < limit).then_some(Branch { nursery, grown })
    }

    fn small_game<W: FeedbackSet>(&mut self, set: &[Code], limit: u32) -> Option<Branch> {
        // Guesses that are the same but for names for the whole set no longer are for its parts.
        let ranked = self.rank(set, None);
        loop {
            let outside = ranked.iter().filter(|judged| judged.impossible).map(|judged| judged.guess);
            let guesses = outside.take(self.effort.pool);
            let width = self.effort.width.max(1);
            match small_game::<W>(self.space, set, guesses, width, limit, &mut |work| self.tell(work)) {
                ControlFlow::Continue(branch) => return branch,
                // Once more, lightly.
                ControlFlow::Break(()) => {}
            }
        }
    }
}
