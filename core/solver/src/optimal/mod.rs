//! Optimal play with proof: the least total, the same within so many guesses, and the fewest guesses that always
//! suffice.
//!
//! A proof is the search run to its end: it is repeated by running it again. What it leaves behind is a strategy tree,
//! and that can be checked without it.

mod appraise;
mod division;
mod floor;
mod glance;
mod grow;
mod memory;
mod ranking;
mod search;

use std::fmt;

use cluehouse_codes::Space;

use crate::pairs::{FeedbackSet, Pairs};
use crate::progress::Watch;
use crate::scale::Scale;
use crate::strategy::Strategy;
use crate::symmetry::Stabilizer;
use crate::tree::{Nursery, Tree};
pub(crate) use appraise::{Appraisal, appraise};
pub(crate) use floor::{Floor, IMPOSSIBLE, UNLIMITED};
pub(crate) use search::{Aim, Search};

/// The largest space the search takes on: its table of pairs stays below half a gigabyte.
pub const MOST_CODES: u64 = 10_000;

/// From this size on a strategy that is quick to find goes first, so that there is something to show.
const INCUMBENT_FIRST: u64 = 2_000;

/// What is to be made as small as possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// The guesses over all codes together.
    Total,
    /// The same among the strategies that never take more than so many guesses.
    TotalWithin(u8),
    /// The guesses for the worst code.
    Worst,
}

/// What a search came to.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The best strategy found. `None` where there is none, or none within the guesses allowed was found before the stop.
    pub best: Option<Tree>,
    /// Whether nothing better exists: the search ran to its end.
    pub proven: bool,
    /// No strategy of the goal has a lower total; for [`Goal::Worst`] none needs fewer guesses. Above any total where
    /// it is proven that there is no strategy.
    pub lower: u32,
    /// Sets of codes looked at.
    pub work: u64,
}

/// The space is too large for what was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLarge {
    /// How many codes it has.
    pub codes: u64,
    /// How many it may have.
    pub most: u64,
}

impl fmt::Display for TooLarge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} codes are too many: at most {} can be searched", self.codes, self.most)
    }
}

impl std::error::Error for TooLarge {}

/// Searches a space for the best strategy, and proves it where `watch` lets the search run to its end.
///
/// # Errors
/// Where the space has more than [`MOST_CODES`] codes.
pub fn prove(space: Space, goal: Goal, watch: &mut Watch<'_>) -> Result<Outcome, TooLarge> {
    if space.size() > MOST_CODES {
        return Err(TooLarge { codes: space.size(), most: MOST_CODES });
    }
    Ok(match Scale::new(space).len() {
        0..=16 => prove_in::<u16>(space, goal, watch),
        17..=32 => prove_in::<u32>(space, goal, watch),
        _ => prove_in::<u64>(space, goal, watch),
    })
}

fn prove_in<W: FeedbackSet>(space: Space, goal: Goal, watch: &mut Watch<'_>) -> Outcome {
    match goal {
        Goal::Total => least_total::<W>(space, UNLIMITED, watch),
        Goal::TotalWithin(0) => Outcome { best: None, proven: true, lower: IMPOSSIBLE, work: 0 },
        Goal::TotalWithin(most) => least_total::<W>(space, most, watch),
        Goal::Worst => fewest_guesses::<W>(space, watch),
    }
}

fn least_total<W: FeedbackSet>(space: Space, left: u8, watch: &mut Watch<'_>) -> Outcome {
    let quick = || {
        let tree = Strategy::Entropy.tree(space);
        Some(tree).filter(|tree| left == UNLIMITED || tree.summary().worst() <= usize::from(left))
    };
    let incumbent = if space.size() > INCUMBENT_FIRST { quick() } else { None };
    let reached = incumbent.as_ref().map(|tree| tree.summary().total());
    let limit = reached.unwrap_or(IMPOSSIBLE);
    let stabilizer = Stabilizer::new(space);
    let mut search = Search::new(Pairs::<W>::whole(space), left, Aim::Least, watch);
    search.gauge.progress.reached = reached;
    let value = search.run(Some(&stabilizer), limit, left);
    let (proven, work) = (!search.stopped, search.gauge.progress.work);
    let lower = if proven { value.min(limit) } else { search.gauge.progress.lower };
    let mut nursery = Nursery::default();
    // A stopped search without a first guess of its own would begin again here.
    let grown = if proven && value < limit || search.first.is_some() {
        search.grow(Some(&stabilizer), left, &mut nursery)
    } else {
        None
    };
    let best = grown.map(|grown| nursery.tree(space, grown)).or(incumbent);
    let best = if proven { best } else { best.or_else(quick) };
    Outcome { best, proven, lower, work }
}

fn fewest_guesses<W: FeedbackSet>(space: Space, watch: &mut Watch<'_>) -> Outcome {
    let stabilizer = Stabilizer::new(space);
    let mut work = 0;
    let mut pairs = Pairs::<W>::whole(space);
    for left in 1..u8::MAX {
        let mut search = Search::new(pairs, left, Aim::Any, &mut *watch);
        let value = search.run(Some(&stabilizer), IMPOSSIBLE, left);
        work += search.gauge.progress.work;
        if search.stopped {
            let best = Some(Strategy::Knuth.tree(space));
            return Outcome { best, proven: false, lower: u32::from(left), work };
        }
        if value < IMPOSSIBLE {
            let mut nursery = Nursery::default();
            let grown = search.grow(Some(&stabilizer), left, &mut nursery);
            let best = grown.map(|grown| nursery.tree(space, grown));
            return Outcome { best, proven: true, lower: u32::from(left), work };
        }
        pairs = search.pairs;
    }
    Outcome { best: None, proven: false, lower: 0, work }
}
