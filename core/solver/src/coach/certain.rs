//! What the answers so far make certain: which symbol must, can or cannot stand where, and the guesses that prove it.

use cluehouse_codes::{Clue, Code, Space};
use serde::Serialize;

/// Whether something holds for every code that fits the answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "t", content = "d", rename_all = "snake_case")]
pub enum Certainty {
    /// For all of them. The guesses whose answers prove it, counted from 0: a smallest such set, or in a very long game
    /// one of which none can be left out.
    Must(Vec<usize>),
    /// For some.
    Can,
    /// For none, with a proof as above.
    Cannot(Vec<usize>),
}

/// Everything certain about a code.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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

/// A smallest set of answers such that each of the given sets holds one of them; where finding it takes too long, a set
/// of which none can be left out.
fn proof(mut sets: Vec<u32>) -> Vec<usize> {
    // Few first: they leave the least choice.
    sets.sort_unstable_by_key(|set| (set.count_ones(), *set));
    sets.dedup();
    let mut steps = MOST_STEPS;
    let answers = (0..=32).find_map(|size| hit(&sets, 0, size, &mut steps)).filter(|_| steps > 0);
    let answers = answers.unwrap_or_else(|| spare(&sets));
    (0..MOST_ANSWERS).filter(|at| answers & 1 << at != 0).collect()
}

/// Steps of the search for a smallest set; one passes over all sets at worst.
const MOST_STEPS: u32 = 5_000;

fn hit(sets: &[u32], chosen: u32, more: u32, steps: &mut u32) -> Option<u32> {
    let missed = sets.iter().find(|&&set| set & chosen == 0);
    *steps = steps.saturating_sub(1);
    if missed.is_none() || *steps == 0 {
        return Some(chosen);
    }
    let missed = missed.filter(|_| more > 0)?;
    (0..MOST_ANSWERS as u32)
        .filter(|at| missed & 1 << at != 0)
        .find_map(|at| hit(sets, chosen | 1 << at, more - 1, steps))
}

/// All answers but those that can be left out, the latest first.
fn spare(sets: &[u32]) -> u32 {
    (0..MOST_ANSWERS).rev().fold(u32::MAX, |kept, at| {
        let fewer = kept & !(1 << at);
        if sets.iter().all(|set| set & fewer != 0) { fewer } else { kept }
    })
}
