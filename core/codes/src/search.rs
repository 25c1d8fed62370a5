//! Bounded search for codes that fit a set of clues, in spaces too large to list.

use crate::{Clue, Code, MAX_LENGTH, MAX_SYMBOLS, Space};

/// What a bounded search came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Found {
    /// This code fits.
    Code(Code),
    /// No code fits: the whole space was searched.
    Nothing,
    /// The search was stopped by its bound.
    Unknown,
}

/// How many codes fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// All were counted.
    Exact(u64),
    /// The search was stopped by its bound after so many.
    AtLeast(u64),
}

/// Looks for a code that fits, visiting at most `bound` partial codes.
///
/// Each place tries its symbols upwards from that of `first`, round the corner: another `first` gives another answer
/// where several fit, and the same one always gives the same.
pub fn find(space: Space, clues: &[Clue], first: Code, bound: u64) -> Found {
    let mut left = bound;
    find_within(space, clues, first, &mut left)
}

/// As [`find`], with a bound that several searches share.
pub(crate) fn find_within(space: Space, clues: &[Clue], first: Code, left: &mut u64) -> Found {
    let mut found = Found::Nothing;
    let complete = walk(space, clues, first, left, &mut |code| {
        found = Found::Code(code);
        false
    });
    match (found, complete) {
        (Found::Nothing, false) => Found::Unknown,
        _ => found,
    }
}

/// Counts the codes that fit, visiting at most `bound` partial codes.
pub fn count(space: Space, clues: &[Clue], bound: u64) -> Count {
    let Some(first) = space.code(0) else { return Count::Exact(0) };
    let mut number = 0;
    let complete = walk(space, clues, first, &mut { bound }, &mut |_| {
        number += 1;
        true
    });
    if complete { Count::Exact(number) } else { Count::AtLeast(number) }
}

/// The codes that fit in dictionary order, visiting at most `bound` partial codes; `None` where that was not enough.
pub fn list(space: Space, clues: &[Clue], bound: u64) -> Option<Vec<Code>> {
    let mut codes = Vec::new();
    // Every place from its lowest symbol up: the first code of a space without repeats would not do.
    let lowest = Code::new(&[0; MAX_LENGTH as usize][..usize::from(space.length())])?;
    let complete = walk(space, clues, lowest, &mut { bound }, &mut |code| {
        codes.push(code);
        true
    });
    complete.then_some(codes)
}

/// Hands every fitting code to `visit` until it says stop; answers whether no part was left out for the bound.
fn walk(
    space: Space,
    clues: &[Clue],
    first: Code,
    left: &mut u64,
    visit: &mut dyn FnMut(Code) -> bool,
) -> bool {
    if clues.iter().any(|clue| !space.allows(clue.feedback)) {
        return true;
    }
    let mut walk = Walk { space, clues, first, left: *left, stopped: false, visit };
    let start = vec![Progress::default(); clues.len()];
    walk.descend(0, &mut [0; MAX_LENGTH as usize], &mut [0; MAX_SYMBOLS as usize], &start);
    *left = walk.left;
    walk.left > 0 || walk.stopped
}

struct Walk<'a> {
    space: Space,
    clues: &'a [Clue],
    first: Code,
    left: u64,
    stopped: bool,
    visit: &'a mut dyn FnMut(Code) -> bool,
}

/// What the places filled so far earn against one clue's guess.
#[derive(Clone, Copy, Default)]
struct Progress {
    exact: u8,
    common: u8,
}

impl Walk<'_> {
    fn descend(&mut self, place: u8, prefix: &mut [u8; 8], counts: &mut [u8; 12], progress: &[Progress]) {
        if place == self.space.length() {
            let code = Code::new(&prefix[..usize::from(place)]);
            self.stopped = !code.is_some_and(|code| (self.visit)(code));
            return;
        }
        let mut next = Vec::with_capacity(progress.len());
        for step in 0..self.space.symbols() {
            let symbol = (self.first.symbol(usize::from(place)) + step) % self.space.symbols();
            if !self.space.repeats() && counts[usize::from(symbol)] > 0 {
                continue;
            }
            if self.left == 0 {
                return;
            }
            self.left -= 1;
            let already = counts[usize::from(symbol)];
            if !self.extend(place, symbol, already, progress, &mut next) {
                continue;
            }
            prefix[usize::from(place)] = symbol;
            counts[usize::from(symbol)] += 1;
            self.descend(place + 1, prefix, counts, &next);
            counts[usize::from(symbol)] -= 1;
            if self.stopped {
                return;
            }
        }
    }

    /// Writes every clue's progress with one more symbol; false where a clue can no longer be met.
    fn extend(
        &self,
        place: u8,
        symbol: u8,
        already: u8,
        before: &[Progress],
        after: &mut Vec<Progress>,
    ) -> bool {
        after.clear();
        let open = self.space.length() - place - 1;
        for (clue, progress) in self.clues.iter().zip(before) {
            let in_guess = (clue.guess.histogram() >> (4 * u32::from(symbol)) & 0xF) as u8;
            let hit = clue.guess.symbol(usize::from(place)) == symbol;
            let exact = progress.exact + u8::from(hit);
            let common = progress.common + u8::from(already < in_guess);
            let (want_exact, want_common) = (clue.feedback.exact, clue.feedback.total());
            if exact > want_exact
                || exact + open < want_exact
                || common > want_common
                || common + open < want_common
            {
                return false;
            }
            after.push(Progress { exact, common });
        }
        true
    }
}
