//! Which answers contradict each other, when no code fits them all.

use crate::search::find_within;
use crate::{Clue, Found, Space};

/// Answers that no code can satisfy together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clash {
    /// Their places in the history, counted from 0, in order.
    pub answers: Vec<usize>,
    /// Whether no smaller set of answers clashes; false where the search bound ran out first.
    pub smallest: bool,
}

/// A smallest set of answers that clash, or `None` where a code fits all of them (or none was refuted in bounds).
///
/// A set of answers clashes exactly when every code breaks at least one of them. So: guess the smallest set that is
/// broken by all codes seen so far, look for a code that satisfies it, and add what that code breaks to what must be
/// hit. The first set nothing satisfies is a smallest clash. `bound` limits the partial codes and sets visited in all; where it
/// is spent the whole history is named.
pub fn smallest_clash(space: Space, clues: &[Clue], bound: u64) -> Option<Clash> {
    assert!(clues.len() <= 32, "a history has at most 32 answers");
    let first = space.code(0)?;
    let mut left = bound;
    if find_within(space, clues, first, &mut left) != Found::Nothing {
        return None;
    }
    let everything = || (0..clues.len()).collect();
    let mut broken: Vec<u32> = Vec::new();
    while let Some(chosen) = smallest_hitting_set(&broken, clues.len() as u32, &mut left) {
        let subset: Vec<Clue> = pick(clues, chosen);
        match find_within(space, &subset, first, &mut left) {
            Found::Nothing => {
                let answers = (0..clues.len()).filter(|place| chosen & 1 << place != 0).collect();
                return Some(Clash { answers, smallest: true });
            }
            Found::Unknown => break,
            Found::Code(code) => broken.push(
                (0..clues.len())
                    .filter(|&place| clues[place].guess.feedback(code) != clues[place].feedback)
                    .fold(0, |mask, place| mask | 1 << place),
            ),
        }
    }
    Some(Clash { answers: everything(), smallest: false })
}

fn pick(clues: &[Clue], chosen: u32) -> Vec<Clue> {
    clues.iter().enumerate().filter(|(place, _)| chosen & 1 << place != 0).map(|(_, &clue)| clue).collect()
}

/// A smallest set of elements below `elements` that meets every given set, or `None` where the bound is spent first; the sets
/// are not empty.
fn smallest_hitting_set(sets: &[u32], elements: u32, left: &mut u64) -> Option<u32> {
    fn hit(sets: &[u32], chosen: u32, more: u32, left: &mut u64) -> Option<u32> {
        let Some(missed) = sets.iter().find(|&&set| set & chosen == 0) else { return Some(chosen) };
        *left = left.saturating_sub(1);
        if more == 0 || *left == 0 {
            return None;
        }
        (0..32)
            .filter(|place| missed & 1 << place != 0)
            .find_map(|place| hit(sets, chosen | 1 << place, more - 1, left))
    }
    (0..=elements).find_map(|size| hit(sets, 0, size, left))
}
