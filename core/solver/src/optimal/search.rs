//! Branch and bound over sets of codes: the least total, for as long as it is below a limit.
//!
//! A set is first judged by its size, then by its own codes as guesses, then by how many parts the best of all guesses
//! cuts it into; only what is left is searched, guess by guess in the order of these bounds. What was found stays in
//! the memory, because the same set is reached by many orders of the same guesses.

use std::ops::ControlFlow;

use cluehouse_codes::Code;

use super::division::{Division, Part};
use super::floor::{Floor, IMPOSSIBLE, UNLIMITED, spread};
use super::memory::{Key, Known, Memory};
use super::ranking::{Candidate, Ranking};
use crate::pairs::{FeedbackSet, Pairs};
use crate::progress::{Gauge, Watch};
use crate::symmetry::Stabilizer;

/// Most feedbacks of any space, rounded up to a power of two.
pub(super) const MARKS: usize = 64;

/// Up to this size the number of parts orders the guesses as well as the parts' sizes do: few parts are so large that
/// they need three more guesses.
const COARSE: usize = 32;

/// Below this size it costs more to see which guesses are the same but for names than to try them.
const SYMMETRIC: usize = 16;

/// Sets expanded between two calls of the watch at most.
const WATCH: u64 = 256;

/// Comparisons between two calls of the watch, give or take one set.
const WATCH_COMPARISONS: u64 = 10_000_000;

/// What the search settles for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Aim {
    /// The least total.
    Least,
    /// Any tree at all within the guesses that are left.
    Any,
    /// The least total over so many of the most promising guesses for every set: an upper bound.
    Beam(usize),
}

/// A set of codes to be solved.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node<'a> {
    pub(super) depth: usize,
    pub(super) set: &'a [u16],
    pub(super) key: Key,
    /// Guesses left.
    pub(super) left: u8,
    /// No guess leaves more unsolved parts.
    pub(super) arity: u8,
    /// Renamings that map the set onto itself, where it is worth to look at them.
    pub(super) stabilizer: Option<&'a Stabilizer>,
}

/// Room for one level of the search.
#[derive(Debug, Default)]
struct Level {
    scores: Vec<u8>,
    ranking: Ranking,
    division: Division,
    /// Divisions tried so far: a second guess that divides the set the same way is worth the same.
    seen: Vec<Key>,
}

/// The best found so far at one set.
#[derive(Debug)]
struct Best {
    /// What is to be undercut.
    limit: u32,
    guess: Option<u16>,
    /// No guess that was given up costs less.
    given_up: u32,
    /// Guesses that may still be tried.
    tries: usize,
}

/// One search over the codes of [`Pairs`].
pub(crate) struct Search<'w, W> {
    pub(super) pairs: Pairs<W>,
    aim: Aim,
    pub(super) keys: Vec<Key>,
    pub(super) floor: Floor,
    pub(super) memory: Memory,
    levels: Vec<Level>,
    /// `None` while a tree is written down: that cannot be stopped half-way.
    pub(super) watch: Option<&'w mut Watch<'w>>,
    pub(super) gauge: Gauge,
    /// Comparisons at which the watch is called next.
    due: u64,
    pub(crate) stopped: bool,
    /// The best first guess and its total, as soon as there is one.
    pub(super) first: Option<(u16, u32)>,
}

impl<'w, W: FeedbackSet> Search<'w, W> {
    pub(crate) fn new(pairs: Pairs<W>, left: u8, aim: Aim, watch: &'w mut Watch<'w>) -> Self {
        let keys = (0..pairs.codes() as u64).map(Key::of).collect();
        let floor = Floor::new(pairs.codes(), pairs.scale.solved(), left);
        Self {
            pairs,
            aim,
            keys,
            floor,
            memory: Memory::new(MEMORY_BITS),
            levels: Vec::new(),
            watch: Some(watch),
            gauge: Gauge::default(),
            due: WATCH_COMPARISONS,
            stopped: false,
            first: None,
        }
    }

    /// Searches the set of all codes. See [`Self::solve`].
    pub(crate) fn run(&mut self, stabilizer: Option<&Stabilizer>, limit: u32, left: u8) -> u32 {
        let set: Vec<u16> = (0..self.pairs.codes() as u16).collect();
        let node = self.root(&set, stabilizer, left);
        let glance = self.glance(node.set, node.key, node.left, node.arity);
        if glance.exact { glance.lower } else { self.solve(node, limit) }
    }

    pub(super) fn root<'a>(&self, set: &'a [u16], stabilizer: Option<&'a Stabilizer>, left: u8) -> Node<'a> {
        let mut key = Key::default();
        for &code in set {
            key.add(self.keys[usize::from(code)]);
        }
        Node { depth: 0, set, key: key.with(left), left, arity: self.pairs.scale.solved(), stabilizer }
    }

    /// The least total of a set where it is below `limit`; otherwise a lower bound, at least `limit`. Nothing is
    /// known of the set at a glance. Where the search was stopped the answer means nothing.
    pub(super) fn solve(&mut self, node: Node<'_>, limit: u32) -> u32 {
        let progress = &mut self.gauge.progress;
        progress.work += 1;
        progress.comparisons += (node.set.len() * self.pairs.guesses.len()) as u64;
        let due = progress.work.is_multiple_of(WATCH) || progress.comparisons >= self.due;
        if due && let Some(watch) = &mut self.watch {
            self.due = progress.comparisons + WATCH_COMPARISONS;
            self.stopped |= watch(progress).is_break();
        }
        while self.levels.len() <= node.depth {
            self.levels.push(Level::default());
        }
        let mut level = std::mem::take(&mut self.levels[node.depth]);
        let value = self.expand(node, limit, &mut level);
        self.levels[node.depth] = level;
        value
    }

    fn expand(&mut self, mut node: Node<'_>, limit: u32, level: &mut Level) -> u32 {
        if node.left == 1 {
            return IMPOSSIBLE;
        }
        let highest = self.pairs.scores(node.set, &mut level.scores);
        node.arity = node.arity.min(highest);
        let bounds = self.bounds(node, highest);
        level.seen.clear();
        let tries = if let Aim::Beam(width) = self.aim { width } else { usize::MAX };
        let mut best = Best { limit, guess: None, given_up: IMPOSSIBLE, tries };
        if node.set.len() > COARSE.max(usize::from(node.arity) + 1) {
            self.try_by_sizes(node, level, &bounds, &mut best);
        } else {
            self.try_by_parts(node, level, &bounds, highest, &mut best);
        }
        let value = if best.guess.is_some() { best.limit } else { best.given_up };
        if !self.stopped {
            self.memory.put(node.key, Known { lower: value, guess: best.guess });
        }
        value
    }

    /// What a guess costs at least by its score.
    fn bounds(&self, node: Node<'_>, highest: u8) -> [u32; MARKS] {
        let row = self.floor.row(node.arity, after(node.left));
        let (size, arity) = (node.set.len(), usize::from(node.arity));
        let mut bounds = [IMPOSSIBLE; MARKS];
        for (score, bound) in bounds.iter_mut().enumerate().take(usize::from(highest) + 1).skip(2) {
            let outside = spread(row, size, score.min(arity));
            let inside = spread(row, size - 1, (score - 2).min(arity));
            *bound = size as u32 + outside.min(inside);
        }
        bounds
    }

    /// Tries the guesses from the highest score down.
    fn try_by_parts(
        &mut self,
        node: Node<'_>,
        level: &mut Level,
        bounds: &[u32; MARKS],
        highest: u8,
        best: &mut Best,
    ) {
        for score in (2..=highest).rev() {
            let bound = bounds[usize::from(score)];
            for guess in 0..level.scores.len() {
                if bound >= best.limit {
                    best.given_up = best.given_up.min(bound);
                    return;
                }
                if level.scores[guess] == score && self.attempt(node, guess as u16, level, best).is_break() {
                    return;
                }
            }
        }
    }

    /// Tries the guesses by what their parts cost at least by size.
    fn try_by_sizes(&mut self, node: Node<'_>, level: &mut Level, bounds: &[u32; MARKS], best: &mut Best) {
        level.ranking.clear();
        for (guess, &score) in level.scores.iter().enumerate() {
            let bound = bounds[usize::from(score)];
            if bound >= best.limit {
                best.given_up = best.given_up.min(bound);
            } else if node.stabilizer.is_none_or(|names| names.may_be_least(self.pairs.guesses[guess])) {
                level.ranking.push(guess as u16);
            }
        }
        let row = self.floor.row(node.arity, after(node.left));
        level.ranking.rank(&self.pairs, node.set, row);
        let many = level.ranking.len();
        for at in 0..many {
            let Candidate { bound, guess } = level.ranking.get(at);
            if bound >= best.limit {
                best.given_up = best.given_up.min(bound);
                return;
            }
            if node.depth == 0 {
                self.gauge.progress.lower = bound.min(best.given_up);
            }
            let span = self.gauge.narrow(at, 1, many);
            let flow = self.attempt(node, guess, level, best);
            self.gauge.widen(span);
            if flow.is_break() {
                return;
            }
        }
    }

    /// Tries one guess; breaks off where the search has what it wants or was stopped.
    fn attempt(&mut self, node: Node<'_>, guess: u16, level: &mut Level, best: &mut Best) -> ControlFlow<()> {
        let shape = self.divide(node, guess, &mut level.division);
        if level.seen.contains(&shape) {
            return ControlFlow::Continue(());
        }
        level.seen.push(shape);
        let total = self.evaluate(node, guess, best.limit, &mut level.division);
        if self.stopped {
            return ControlFlow::Break(());
        }
        if total < best.limit {
            best.limit = total;
            best.guess = Some(guess);
            if node.depth == 0 {
                self.first = Some((guess, total));
                self.gauge.progress.reached = Some(total);
            }
        } else {
            best.given_up = best.given_up.min(total);
        }
        best.tries -= 1;
        let enough = best.tries == 0 || self.aim == Aim::Any && best.guess.is_some();
        if enough { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    /// The total after a guess where it is below `limit`; otherwise a lower bound.
    fn evaluate(&mut self, node: Node<'_>, guess: u16, limit: u32, division: &mut Division) -> u32 {
        let left = after(node.left);
        let row = self.floor.row(node.arity, left);
        let mut total = node.set.len() as u32;
        for part in &mut division.parts {
            part.glance.lower = row[part.len()];
            total += part.glance.lower;
        }
        for part in &mut division.parts {
            if total >= limit {
                return total;
            }
            total -= part.glance.lower;
            part.glance = self.glance(&division.codes[part.start..part.end], part.key, left, node.arity);
            total += part.glance.lower;
        }
        division.parts.retain(|part| !part.glance.exact);
        division.parts.sort_by_key(Part::len);
        let stabilizer = node
            .stabilizer
            .map(|names| names.after(self.pairs.guesses[usize::from(guess)]))
            .filter(|names| !names.is_trivial());
        let mut done = node.set.len() - division.parts.iter().map(Part::len).sum::<usize>();
        for part in &division.parts {
            if total >= limit {
                return total;
            }
            let set = &division.codes[part.start..part.end];
            let stabilizer = stabilizer.as_ref().filter(|_| set.len() > SYMMETRIC);
            let child =
                Node { depth: node.depth + 1, set, key: part.key, left, arity: node.arity, stabilizer };
            let room = part.glance.lower + (limit - total);
            let span = self.gauge.narrow(done, set.len(), node.set.len());
            let value = self.solve(child, room);
            self.gauge.widen(span);
            done += set.len();
            total = total - part.glance.lower + value;
            if self.stopped {
                return total;
            }
        }
        total
    }

    /// The guess with this number.
    pub(super) fn code(&self, guess: u16) -> Code {
        self.pairs.guesses[usize::from(guess)]
    }
}

/// Entries of the memory at most, as a power of two: 384 MiB.
const MEMORY_BITS: u32 = 24;

/// Guesses left after one more.
pub(super) fn after(left: u8) -> u8 {
    if left == UNLIMITED { UNLIMITED } else { left - 1 }
}
