//! The hint ladder: first what is certain, plainest first, then a good guess.

use cluehouse_codes::Clue;
use serde::Serialize;

use super::certain::{Certainties, Certainty};
use super::judge::Advice;
use super::{Coach, Position};
use crate::position::PositionError;

/// One step of the ladder. Proofs name the guesses whose answers prove it, counted from 0; places count from 0 too.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "t", content = "d", rename_all = "snake_case")]
pub enum Hint {
    /// The symbol is not in the code.
    Absent {
        /// The symbol.
        symbol: u8,
        /// The guesses that prove it.
        proof: Vec<usize>,
    },
    /// The symbol is in the code.
    Present {
        /// The symbol.
        symbol: u8,
        /// The guesses that prove it.
        proof: Vec<usize>,
    },
    /// The symbol stands in this place.
    There {
        /// The symbol.
        symbol: u8,
        /// The place.
        place: usize,
        /// The guesses that prove it.
        proof: Vec<usize>,
    },
    /// The symbol, which may be in the code, does not stand in this place.
    NotThere {
        /// The symbol.
        symbol: u8,
        /// The place.
        place: usize,
        /// The guesses that prove it.
        proof: Vec<usize>,
    },
    /// A good guess.
    Guess(Advice),
}

impl Coach {
    /// What is certain after some answers; `None` in a space too large to be listed.
    ///
    /// # Errors
    /// Where no code fits the answers.
    pub fn certainties(&self, history: &[Clue]) -> Result<Option<Certainties>, PositionError> {
        if self.codes.is_empty() {
            return Ok(None);
        }
        Position::new(self.space, history)?;
        Ok(Some(Certainties::new(self.space, &self.codes, history)))
    }

    /// The ladder after some answers: what fewer guesses prove comes first. In a space too large to be listed it is
    /// the guess alone.
    ///
    /// # Errors
    /// Where no code fits the answers, or too many do to list them.
    pub fn hints(&self, history: &[Clue]) -> Result<Vec<Hint>, PositionError> {
        let mut hints = self.certainties(history)?.map_or_else(Vec::new, steps);
        hints.push(Hint::Guess(self.advise(history)?));
        Ok(hints)
    }
}

fn steps(certain: Certainties) -> Vec<Hint> {
    let mut steps = Vec::new();
    for (symbol, certainty) in (0..).zip(&certain.symbols) {
        match certainty.clone() {
            Certainty::Cannot(proof) => steps.push((proof.len(), Hint::Absent { symbol, proof })),
            Certainty::Must(proof) => steps.push((proof.len(), Hint::Present { symbol, proof })),
            Certainty::Can => {}
        }
    }
    for (place, symbols) in certain.places.into_iter().enumerate() {
        let settled = symbols.iter().any(|certainty| matches!(certainty, Certainty::Must(_)));
        for (symbol, certainty) in (0..).zip(symbols) {
            let absent = matches!(certain.symbols[usize::from(symbol)], Certainty::Cannot(_));
            match certainty {
                Certainty::Must(proof) => steps.push((proof.len(), Hint::There { symbol, place, proof })),
                Certainty::Cannot(proof) if !absent && !settled => {
                    steps.push((proof.len(), Hint::NotThere { symbol, place, proof }));
                }
                Certainty::Cannot(_) | Certainty::Can => {}
            }
        }
    }
    steps.sort_by_key(|(proof, _)| *proof);
    steps.into_iter().map(|(_, hint)| hint).collect()
}
