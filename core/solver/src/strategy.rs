//! Strategies that look one guess ahead, and the trees they make.

use cluehouse_codes::{Clue, Code, Space};

use crate::measure::{Measure, best};
use crate::position::Position;
use crate::scale::Scale;
use crate::symmetry::Stabilizer;
use crate::tree::{Grown, Nursery, Tree, separator};

/// Spaces of up to so many codes are searched for guesses as a whole.
pub const WHOLE_POOL: u64 = 50_000;

/// Comparisons one choice may take, a fifth of a second: beyond it the guesses are thinned out evenly. Super and anything
/// smaller stays below.
const COMPARISONS: usize = 100_000_000;

/// A way to choose the next guess. The same position always gets the same guess.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strategy {
    /// Any code of the space that was not guessed yet, drawn by this seed and the answers so far; the right one as
    /// soon as only one is possible.
    Random(u64),
    /// The lowest code that is still possible.
    Consistent,
    /// Knuth's: the smallest largest part.
    Knuth,
    /// Irving's: the smallest expected part.
    Size,
    /// Neuwirth's: the most information expected.
    Entropy,
    /// Kooi's: the most parts.
    Parts,
}

impl Strategy {
    /// The strategy's guess.
    ///
    /// [`Knuth`](Self::Knuth), [`Size`](Self::Size), [`Entropy`](Self::Entropy) and [`Parts`](Self::Parts) take the
    /// guess of the best score; of equals one that is still possible; of these the lowest. They look at every code of
    /// the space up to [`WHOLE_POOL`] codes, beyond that at codes that are still possible; where these are too many to
    /// be compared in a fraction of a second, at some of them.
    pub fn choose(self, position: &Position) -> Code {
        self.choose_within(position, usize::MAX)
    }

    /// As [`choose`](Self::choose), with at most so many comparisons: where more were needed the guesses are thinned out
    /// evenly. For players who wait.
    pub fn choose_within(self, position: &Position, comparisons: usize) -> Code {
        let candidates = position.candidates();
        match self.measure() {
            None => self.draw(position.space(), position.history(), candidates),
            Some(measure) => {
                let codes = whole_pool(position.space());
                let most = comparisons / candidates.len();
                look_ahead(measure, position.space(), &codes, candidates, position.stabilizer(), most)
            }
        }
    }

    fn measure(self) -> Option<Measure> {
        match self {
            Self::Random(_) | Self::Consistent => None,
            Self::Knuth => Some(Measure::Largest),
            Self::Size => Some(Measure::Squares),
            Self::Entropy => Some(Measure::Entropy),
            Self::Parts => Some(Measure::Parts),
        }
    }

    fn draw(self, space: Space, history: &[Clue], candidates: &[Code]) -> Code {
        let Self::Random(seed) = self else { return candidates[0] };
        if candidates.len() == 1 {
            return candidates[0];
        }
        let mut state = history.iter().fold(seed, |state, clue| {
            let marks = u64::from(clue.feedback.exact) << 8 | u64::from(clue.feedback.misplaced);
            scramble(state ^ u64::from(clue.guess.bits()) << 16 ^ marks)
        });
        loop {
            state = scramble(state);
            let code = space.code(state % space.size()).unwrap_or(candidates[0]);
            if history.iter().all(|clue| clue.guess != code) {
                return code;
            }
        }
    }

    /// The strategy's whole tree over a space. Meant for spaces of up to [`WHOLE_POOL`] codes.
    pub fn tree(self, space: Space) -> Tree {
        let mut nursery = Nursery::default();
        let codes: Vec<Code> = space.codes().collect();
        let mut growth =
            Growth { strategy: self, space, codes: &codes, history: Vec::new(), nursery: &mut nursery };
        let grown = growth.grow(&Stabilizer::new(space), &codes);
        nursery.tree(space, grown)
    }
}

/// A tree on its way.
struct Growth<'a> {
    strategy: Strategy,
    space: Space,
    /// All of them.
    codes: &'a [Code],
    history: Vec<Clue>,
    nursery: &'a mut Nursery,
}

impl Growth<'_> {
    fn grow(&mut self, stabilizer: &Stabilizer, candidates: &[Code]) -> Grown {
        let guess = match self.strategy.measure() {
            // A code that tells all others apart is the best by every measure.
            Some(_) if is_obvious(self.space, candidates) => return Grown::obvious(candidates.len()),
            None if candidates.len() == 1 => return Grown::obvious(1),
            Some(measure) => look_ahead(measure, self.space, self.codes, candidates, stabilizer, usize::MAX),
            None => self.strategy.draw(self.space, &self.history, candidates),
        };
        let id = self.nursery.plant(guess);
        let (parts, solved) = divide(self.space, candidates, guess);
        let stabilizer = stabilizer.after(guess);
        let mut branches = Vec::new();
        for (feedback, part) in parts {
            self.history.push(Clue { guess, feedback });
            branches.push((feedback, self.grow(&stabilizer, &part)));
            self.history.pop();
        }
        self.nursery.complete(id, solved, branches)
    }
}

/// Whether the rule of [`separator`] plays these codes.
pub(crate) fn is_obvious(space: Space, candidates: &[Code]) -> bool {
    candidates.len() <= Scale::new(space).len() && separator(candidates).is_some()
}

/// The parts a guess leaves unsolved, in the order of the scale, and whether it may be right.
pub(crate) fn divide(
    space: Space,
    candidates: &[Code],
    guess: Code,
) -> (Vec<(cluehouse_codes::Feedback, Vec<Code>)>, bool) {
    let scale = Scale::new(space);
    let mut parts = vec![Vec::new(); scale.len()];
    for &code in candidates {
        if let Some(mark) = scale.mark(guess.feedback(code)) {
            parts[usize::from(mark)].push(code);
        }
    }
    let solved = parts.pop().is_some_and(|part| !part.is_empty());
    let parts = (0..).zip(parts).filter(|(_, part)| !part.is_empty());
    (parts.map(|(mark, part)| (scale.feedback(mark), part)).collect(), solved)
}

fn look_ahead(
    measure: Measure,
    space: Space,
    codes: &[Code],
    candidates: &[Code],
    stabilizer: &Stabilizer,
    most: usize,
) -> Code {
    if candidates.len() <= Scale::new(space).len()
        && let Some(guess) = separator(candidates)
    {
        return guess;
    }
    let mut pool = pool(space, codes, candidates, Some(stabilizer));
    if pool.len() > most {
        let step = pool.len().div_ceil(most.max(1));
        pool = pool.into_iter().step_by(step).collect();
    }
    best(space, measure, candidates, &pool).map_or(candidates[0], |judged| judged.guess)
}

/// All codes of a space that is small enough to look at them all, else none.
pub(crate) fn whole_pool(space: Space) -> Vec<Code> {
    if space.size() <= WHOLE_POOL { space.codes().collect() } else { Vec::new() }
}

/// The guesses worth a look, lowest first: all that differ by more than the given names, or where `codes` does not list
/// the space the codes still possible; some of them where they are too many.
pub(crate) fn pool(
    space: Space,
    codes: &[Code],
    candidates: &[Code],
    names: Option<&Stabilizer>,
) -> Vec<Code> {
    let mut pool: Vec<Code> = if codes.is_empty() {
        candidates.to_vec()
    } else {
        let blank = Blank::new(space, candidates);
        let names = names.filter(|names| !names.is_trivial());
        let differs = |code| names.is_none_or(|names| names.may_be_least(code));
        let worth = |code: &Code| blank.allows(*code) && differs(*code);
        codes.iter().copied().filter(worth).collect()
    };
    let most = (COMPARISONS / candidates.len()).max(1);
    if pool.len() > most {
        pool = pool.iter().copied().step_by(pool.len().div_ceil(most)).collect();
    }
    pool
}

/// Symbols that no candidate holds all say the same, so where symbols repeat the lowest of them stands for all.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Blank {
    lowest: u8,
    others: u16,
}

impl Blank {
    pub(crate) fn new(space: Space, candidates: &[Code]) -> Self {
        if !space.repeats() {
            return Self { lowest: 0, others: 0 };
        }
        let held =
            candidates.iter().flat_map(|code| code.symbols()).fold(0u16, |held, symbol| held | 1 << symbol);
        let missing = !held & ((1 << space.symbols()) - 1);
        Self { lowest: missing.trailing_zeros() as u8, others: missing & missing.wrapping_sub(1) }
    }

    /// The guess that says the same with the lowest of these symbols alone.
    pub(crate) fn plain(&self, code: Code) -> Code {
        let symbol = |symbol: u8| if self.others & 1 << symbol == 0 { symbol } else { self.lowest };
        let symbols: Vec<u8> = code.symbols().map(symbol).collect();
        Code::new(&symbols).unwrap_or(code)
    }

    pub(crate) fn allows(&self, code: Code) -> bool {
        self.others == 0 || code.symbols().all(|symbol| self.others & 1 << symbol == 0)
    }
}

/// The finisher of SplitMix64.
fn scramble(number: u64) -> u64 {
    let mut mixed = number.wrapping_add(0x9E37_79B9_7F4A_7C15);
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ mixed >> 31
}
