//! What a set of codes is worth, and what one guess in it is worth: exactly, or not at all.

use cluehouse_codes::{Code, Feedback};

use super::floor::{IMPOSSIBLE, UNLIMITED};
use super::search::{Aim, Node, Search};
use crate::pairs::{FeedbackSet, Pairs};
use crate::position::Position;
use crate::progress::Watch;
use crate::scale::Scale;
use crate::symmetry::Stabilizer;
use crate::tree::separator;

/// The least total of a set, the guess that reaches it, and what another guess comes to.
#[derive(Clone, Debug)]
pub(crate) struct Appraisal {
    /// The least total and its guess; without meaning where they were not asked for.
    pub(crate) total: u32,
    pub(crate) best: Code,
    pub(crate) guess: Option<GuessTotal>,
}

#[derive(Clone, Debug)]
pub(crate) struct GuessTotal {
    pub(crate) total: u32,
    /// The least total after each answer that leaves codes open.
    pub(crate) parts: Vec<(Feedback, u32)>,
}

/// Appraises a position with guesses that hold one of every kind there is; `guess` is one of them, and the position as
/// a whole is worked out where `whole` asks for it. `None` where `watch` stopped the search.
pub(crate) fn appraise(
    position: &Position,
    guesses: &[Code],
    guess: Option<Code>,
    whole: bool,
    watch: &mut Watch<'_>,
) -> Option<Appraisal> {
    match Scale::new(position.space()).len() {
        0..=16 => appraise_in::<u16>(position, guesses, guess, whole, watch),
        17..=32 => appraise_in::<u32>(position, guesses, guess, whole, watch),
        _ => appraise_in::<u64>(position, guesses, guess, whole, watch),
    }
}

fn appraise_in<W: FeedbackSet>(
    position: &Position,
    guesses: &[Code],
    guess: Option<Code>,
    whole: bool,
    watch: &mut Watch<'_>,
) -> Option<Appraisal> {
    let set = position.candidates();
    let mut all = set.to_vec();
    all.extend(guesses.iter().copied().filter(|code| set.binary_search(code).is_err()));
    let pairs = Pairs::<W>::new(position.space(), set.len(), all);
    let mut search = Search::new(pairs, UNLIMITED, Aim::Least, watch);
    let names = Some(position.stabilizer()).filter(|names| !names.is_trivial());
    let mut appraisal = Appraisal { total: 0, best: set[0], guess: None };
    if whole {
        appraisal.total = search.run(names, IMPOSSIBLE, UNLIMITED);
        if search.stopped {
            return None;
        }
        appraisal.best = match search.best(names) {
            Some(guess) => search.code(guess),
            None => separator(set)?,
        };
    }
    if let Some(guess) = guess {
        appraisal.guess = Some(search.total_after(guess, names)?);
    }
    Some(appraisal)
}

impl<W: FeedbackSet> Search<'_, W> {
    /// The guess that reaches the least total of all codes, after a run; `None` for what the rule of the tree plays.
    fn best(&self, names: Option<&Stabilizer>) -> Option<u16> {
        let set: Vec<u16> = (0..self.pairs.codes() as u16).collect();
        let root = self.root(&set, names, UNLIMITED);
        self.glance(root.set, root.key, root.left, root.arity).guess
    }

    /// The least total over all codes that begins with this guess.
    fn total_after(&mut self, guess: Code, names: Option<&Stabilizer>) -> Option<GuessTotal> {
        let guess = self.pairs.guesses.iter().position(|&other| other == guess)? as u16;
        let set: Vec<u16> = (0..self.pairs.codes() as u16).collect();
        let root = self.root(&set, names, UNLIMITED);
        let names = names.map(|names| names.after(self.code(guess)));
        let mut parts = Vec::new();
        let mut total = set.len() as u32;
        for (mark, key, part) in self.parts(root, guess) {
            let glance = self.glance(&part, key, UNLIMITED, root.arity);
            let child = Node { depth: 1, set: &part, key, stabilizer: names.as_ref(), ..root };
            let value = if glance.exact { glance.lower } else { self.solve(child, IMPOSSIBLE) };
            if self.stopped {
                return None;
            }
            total += value;
            parts.push((self.pairs.scale.feedback(mark), value));
        }
        Some(GuessTotal { total, parts })
    }
}
