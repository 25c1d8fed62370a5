//! The expected-case search: the least total over a set of codes, by branch and bound.

use cluehouse_codes::{Code, Space};

use super::floor::{Floor, IMPOSSIBLE, UNLIMITED, spread};
use super::memory::{Key, Known, Memory};
use crate::pairs::{FeedbackSet, Pairs};
use crate::symmetry::Stabilizer;

/// Most feedbacks of any space.
const MARKS: usize = 44;

#[derive(Clone, Copy, Debug, Default)]
struct Part {
    start: u32,
    end: u32,
    key: Key,
    lower: u32,
    exact: bool,
}

/// Room for one level of the search, kept between visits.
#[derive(Debug)]
#[derive(Default)]
struct Level {
    scores: Vec<u8>,
    sorted: Vec<(u32, u16)>,
    counts: Vec<u16>,
    candidates: Vec<(u32, u16)>,
    codes: Vec<u16>,
    parts: Vec<Part>,
    seen: Vec<u64>,
}

#[derive(Debug)]
pub struct Search<W> {
    space: Space,
    pub(crate) pairs: Pairs<W>,
    keys: Vec<Key>,
    floor: Floor,
    memory: Memory,
    levels: Vec<Option<Level>>,
    all: Vec<u16>,
    pub scans: u64,
    pub evals: u64,
    pub nodes: u64,
    pub width: usize,
}

impl<W: FeedbackSet> Search<W> {
    pub(crate) fn new(space: Space, left: u8) -> Self {
        let pairs = Pairs::<W>::new(space);
        let keys = (0..pairs.len() as u64).map(Key::of).collect();
        let floor = Floor::new(pairs.len(), pairs.scale.solved(), left);
        let all = (0..pairs.len() as u16).collect();
        Self { space, pairs, keys, floor, memory: Memory::new(24), levels: Vec::new(), all, scans: 0, evals: 0, nodes: 0, width: usize::MAX }
    }

    pub(crate) fn root(&mut self, limit: u32, left: u8) -> u32 {
        let set = self.all.clone();
        let stab = Stabilizer::new(self.space);
        let arity = self.pairs.scale.solved();
        let key = self.key_of(&set, left);
        self.solve(0, &set, key, limit, left, arity, Some(&stab))
    }

    fn key_of(&self, set: &[u16], left: u8) -> Key {
        let mut key = Key::default();
        for &code in set {
            key.add(self.keys[usize::from(code)]);
        }
        key.with(left)
    }

    /// A member that leaves the fewest others together, and how many feedbacks it earns less than there are codes;
    /// two or more are all the same.
    fn separator(&self, set: &[u16]) -> (u32, u16) {
        let mut best = (2, set[0]);
        for &guess in set {
            let marks = self.pairs.marks(guess);
            let mut seen = 0u64;
            let mut together = 0;
            for &code in set {
                let bit = 1 << marks[usize::from(code)];
                together += u32::from(seen & bit != 0);
                seen |= bit;
                if together >= best.0 {
                    break;
                }
            }
            if together < best.0 {
                best = (together, guess);
                if together == 0 {
                    break;
                }
            }
        }
        best
    }

    /// A cheap lower bound, and whether it is the value.
    fn glance(&self, set: &[u16], key: Key, left: u8, arity: u8) -> (u32, bool) {
        let n = set.len();
        let base = self.floor.row(arity, left)[n];
        if n <= 2 || base >= IMPOSSIBLE {
            return (base, true);
        }
        if n <= usize::from(arity) + 1 {
            let (together, _) = self.separator(set);
            if together == 0 {
                return (2 * n as u32 - 1, true);
            }
            let deep = left == UNLIMITED || left >= 3;
            if deep && (together == 1 || n == 3) {
                return (2 * n as u32, true);
            }
            let lower = (2 * n as u32).max(base);
            return match self.memory.get(key) {
                Some(known) => (known.lower.max(lower), known.guess.is_some()),
                None => (lower, false),
            };
        }
        match self.memory.get(key) {
            Some(known) => (known.lower.max(base), known.guess.is_some()),
            None => (base, false),
        }
    }

    /// The least total of the set where it is below `limit`; otherwise a lower bound that is at least `limit`.
    /// The set is not settled by [`Self::glance`].
    #[allow(clippy::too_many_arguments)]
    fn solve(&mut self, depth: usize, set: &[u16], key: Key, limit: u32, left: u8, arity: u8, stab: Option<&Stabilizer>) -> u32 {
        self.nodes += 1;
        if self.levels.len() <= depth {
            self.levels.push(None);
        }
        let mut level = self.levels[depth].take().unwrap_or_default();
        let value = self.expand(depth, set, key, limit, left, arity, stab, &mut level);
        self.levels[depth] = Some(level);
        value
    }

    #[allow(clippy::too_many_arguments)]
    fn expand(&mut self, depth: usize, set: &[u16], key: Key, limit: u32, left: u8, arity: u8, stab: Option<&Stabilizer>, level: &mut Level) -> u32 {
        let n = set.len();
        self.scans += 1;
        let highest = self.pairs.scores(set, &mut level.scores);
        // A guess from the set scores two more than the parts it leaves unsolved, any other as many.
        let arity = arity.min(highest);
        let next = if left == UNLIMITED { UNLIMITED } else { left - 1 };
        if left == 1 {
            return IMPOSSIBLE;
        }
        let row = self.floor.row(arity, next);
        let mut by_score = [IMPOSSIBLE; MARKS + 2];
        for score in 1..=usize::from(highest) {
            let outside = if score > 1 { spread(row, n, score.min(usize::from(arity))) } else { IMPOSSIBLE };
            let inside = if score > 2 { spread(row, n - 1, (score - 2).min(usize::from(arity))) } else { IMPOSSIBLE };
            by_score[score] = n as u32 + outside.min(inside);
        }
        let mut limit = limit;
        let mut best = None;
        level.seen.clear();
        let mut outcome;
        let fine = n > self.width.min(4000).max(usize::from(arity) + 1);
        if fine {
            outcome = IMPOSSIBLE;
            level.candidates.clear();
            for (guess, &score) in level.scores.iter().enumerate() {
                let bound = by_score[usize::from(score)];
                if bound >= limit {
                    outcome = outcome.min(bound);
                    continue;
                }
                if let Some(stab) = stab && !stab.is_least(self.pairs.codes[guess]) {
                    continue;
                }
                level.candidates.push((bound, guess as u16));
            }
            let stride = self.pairs.scale.len().next_power_of_two();
            level.counts.clear();
            level.counts.resize(stride * level.candidates.len(), 0);
            for &code in set {
                let marks = self.pairs.marks(code);
                for (&(_, guess), counts) in level.candidates.iter().zip(level.counts.chunks_exact_mut(stride)) {
                    counts[usize::from(marks[usize::from(guess)]) & (stride - 1)] += 1;
                }
            }
            let solved = usize::from(self.pairs.scale.solved());
            let floor = n as u32;
            for ((bound, _), counts) in level.candidates.iter_mut().zip(level.counts.chunks_exact(stride)) {
                *bound = floor + counts[..solved].iter().map(|&c| row[usize::from(c)]).sum::<u32>();
                if *bound >= limit {
                    outcome = outcome.min(*bound);
                }
            }
            level.candidates.retain(|&(bound, _)| bound < limit);
            sort(&mut level.candidates, &mut level.sorted);
            for at in 0..level.candidates.len() {
                let (bound, guess) = level.candidates[at];
                if bound >= limit {
                    outcome = outcome.min(bound);
                    break;
                }
                let Some(total) = self.evaluate(depth, set, guess, limit, next, arity, stab, level) else { continue };
                if total < limit {
                    limit = total;
                    best = Some(guess);
                } else {
                    outcome = outcome.min(total);
                }
            }
        } else {
            outcome = IMPOSSIBLE;
            let mut score = highest;
            while score > 1 {
                let bound = by_score[usize::from(score)];
                if bound >= limit {
                    outcome = outcome.min(bound);
                    break;
                }
                for guess in 0..level.scores.len() {
                    if level.scores[guess] != score {
                        continue;
                    }
                    let Some(total) = self.evaluate(depth, set, guess as u16, limit, next, arity, stab, level) else { continue };
                    if total < limit {
                        limit = total;
                        best = Some(guess as u16);
                        if limit <= bound { break; }
                    } else {
                        outcome = outcome.min(total);
                    }
                }
                score -= 1;
            }
        }
        let value = if best.is_some() { limit } else { outcome };
        self.memory.put(key, Known { lower: value, guess: best });
        value
    }

    #[allow(clippy::too_many_arguments)]
    fn evaluate(&mut self, depth: usize, set: &[u16], guess: u16, limit: u32, left: u8, arity: u8, stab: Option<&Stabilizer>, level: &mut Level) -> Option<u32> {
        let n = set.len();
        let solved = self.pairs.scale.solved();
        let marks = self.pairs.marks(guess);
        let mut counts = [0u32; 64];
        let mut keys = [Key::default(); 64];
        for &code in set {
            let mark = usize::from(marks[usize::from(code)]) & 63;
            counts[mark] += 1;
            keys[mark].add(self.keys[usize::from(code)]);
        }
        let mut shape = 0u64;
        for mark in 0..self.pairs.scale.len() {
            if counts[mark] > 0 {
                shape = shape.wrapping_add(keys[mark].short());
            }
        }
        if level.seen.contains(&shape) {
            return None;
        }
        level.seen.push(shape);
        self.evals += 1;
        level.parts.clear();
        let mut starts = [0u32; 64];
        let mut start = 0;
        for mark in 0..self.pairs.scale.len() {
            starts[mark] = start;
            if counts[mark] > 0 && mark != usize::from(solved) {
                level.parts.push(Part { start, end: start + counts[mark], key: keys[mark].with(left), lower: 0, exact: false });
            }
            start += counts[mark];
        }
        level.codes.resize(n, 0);
        for &code in set {
            let at = &mut starts[usize::from(marks[usize::from(code)]) & 63];
            level.codes[*at as usize] = code;
            *at += 1;
        }
        let mut total = n as u32;
        let row = self.floor.row(arity, left);
        for part in &mut level.parts {
            part.lower = row[(part.end - part.start) as usize];
            total += part.lower;
        }
        for part in &mut level.parts {
            let codes = &level.codes[part.start as usize..part.end as usize];
            let (lower, exact) = self.glance(codes, part.key, left, arity);
            total = total + lower - part.lower;
            part.lower = lower;
            part.exact = exact;
            if total >= limit {
                return Some(total);
            }
        }
        level.parts.retain(|part| !part.exact);
        level.parts.sort_unstable_by_key(|part| part.end - part.start);
        let stab = stab.map(|stab| stab.after(self.pairs.codes[usize::from(guess)])).filter(|stab| !stab.is_trivial());
        for at in 0..level.parts.len() {
            let part = level.parts[at];
            let codes = &level.codes[part.start as usize..part.end as usize];
            let stab = if codes.len() > 16 { stab.as_ref() } else { None };
            let value = self.solve(depth + 1, codes, part.key, part.lower + (limit - total), left, arity, stab);
            total = total + value - part.lower;
            if total >= limit {
                return Some(total);
            }
        }
        Some(total)
    }
}


/// Sorts by bound, keeping the order of equals: a counting sort, because bounds lie close together.
fn sort(candidates: &mut Vec<(u32, u16)>, sorted: &mut Vec<(u32, u16)>) {
    let Some(least) = candidates.iter().map(|c| c.0).min() else { return };
    const RANGE: usize = 256;
    let mut starts = [0u32; RANGE + 1];
    let place = |bound: u32| ((bound - least) as usize).min(RANGE - 1);
    for &(bound, _) in &*candidates {
        starts[place(bound) + 1] += 1;
    }
    for at in 0..RANGE {
        starts[at + 1] += starts[at];
    }
    let tail = starts[RANGE - 1] as usize;
    sorted.clear();
    sorted.resize(candidates.len(), (0, 0));
    for &candidate in &*candidates {
        let at = &mut starts[place(candidate.0)];
        sorted[*at as usize] = candidate;
        *at += 1;
    }
    sorted[tail..].sort();
    std::mem::swap(candidates, sorted);
}

pub fn trial(space: Space, limit: u32, left: u8, width: usize) -> (u32, u64, u64, u64) {
    fn go<W: FeedbackSet>(space: Space, limit: u32, left: u8, width: usize) -> (u32, u64, u64, u64) {
        let mut s = Search::<W>::new(space, left);
        s.width = width;
        let v = s.root(limit, left);
        (v, s.scans, s.evals, s.nodes)
    }
    match crate::scale::Scale::new(space).len() {
        0..=16 => go::<u16>(space, limit, left, width),
        17..=32 => go::<u32>(space, limit, left, width),
        _ => go::<u64>(space, limit, left, width),
    }
}
#[allow(unused)]
fn unused(_: Code) {}
