//! What the answers so far make certain: which symbol must, can or cannot stand where, and the guesses that prove it.

use cluehouse_codes::{Clue, Code, Space};
use serde::Serialize;

/// Whether something holds for every code that fits the answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "t", content = "d", rename_all = "snake_case")]
pub enum Certainty {
    /// For all of them. A smallest set of guesses whose answers prove it, counted from 0.
    Must(Vec<usize>),
    /// For some.
    Can,
    /// For none, with a proof as above.
    Cannot(Vec<usize>),
}

/// Everything certain about a code.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Certainties {
    /// By symbol: whether it is in the code at all.
    pub symbols: Vec<Certainty>,
    /// By place and symbol: whether it stands there.
    pub places: Vec<Vec<Certainty>>,
}

/// Answers a history may have here: one bit each.
const MOST_ANSWERS: usize = 32;

impl Certainties {
    /// What is certain after some answers that at least one of the codes fits; `codes` are all codes of the space.
    pub(super) fn new(space: Space, codes: &[Code], history: &[Clue]) -> Self {
        let history = &history[..history.len().min(MOST_ANSWERS)];
        let broken = |code: Code| {
            let clash = |clue: &Clue| clue.guess.feedback(code) != clue.feedback;
            (0..).zip(history).fold(0u32, |set, (at, clue)| set | u32::from(clash(clue)) << at)
        };
        let codes: Vec<(Code, u32)> = codes.iter().map(|&code| (code, broken(code))).collect();
        let symbols = 0..space.symbols();
        Self {
            symbols: symbols
                .clone()
                .map(|symbol| certainty(&codes, |code| code.symbols().any(|other| other == symbol)))
                .collect(),
            places: (0..usize::from(space.length()))
                .map(|place| {
                    let stands = |symbol| certainty(&codes, move |code: Code| code.symbol(place) == symbol);
                    symbols.clone().map(stands).collect()
                })
                .collect(),
        }
    }
}

/// Something cannot be where every code that has it breaks an answer; the answers broken are the proof.
fn certainty(codes: &[(Code, u32)], holds: impl Fn(Code) -> bool) -> Certainty {
    let (mut with, mut without) = (Vec::new(), Vec::new());
    for &(code, broken) in codes {
        if holds(code) { with.push(broken) } else { without.push(broken) }
    }
    if !with.contains(&0) {
        Certainty::Cannot(proof(with))
    } else if !without.contains(&0) {
        Certainty::Must(proof(without))
    } else {
        Certainty::Can
    }
}

/// A smallest set of answers such that each of the given sets holds one of them.
fn proof(mut sets: Vec<u32>) -> Vec<usize> {
    // Few first: they leave the least choice.
    sets.sort_unstable_by_key(|set| (set.count_ones(), *set));
    sets.dedup();
    let answers = (0..=32).find_map(|size| hit(&sets, 0, size)).unwrap_or(u32::MAX);
    (0..MOST_ANSWERS).filter(|at| answers & 1 << at != 0).collect()
}

fn hit(sets: &[u32], chosen: u32, more: u32) -> Option<u32> {
    let Some(missed) = sets.iter().find(|&&set| set & chosen == 0) else { return Some(chosen) };
    if more == 0 {
        return None;
    }
    (0..MOST_ANSWERS as u32)
        .filter(|at| missed & 1 << at != 0)
        .find_map(|at| hit(sets, chosen | 1 << at, more - 1))
}
