//! What the solver knows of a position in Numble.

use cluehouse_games::numble::{advise, solver};

use super::said::{NumbleAdvice, NumblePosition, NumbleRemaining};

/// Equations left that are written out.
const SHOWN: usize = 24;

pub(super) fn remaining(position: &NumblePosition) -> NumbleRemaining {
    let left = solver::left(&position.clues);
    NumbleRemaining { count: left.len(), equations: (left.len() <= SHOWN).then_some(left) }
}

pub(super) fn advice(position: &NumblePosition) -> Option<NumbleAdvice> {
    advise(&position.clues, position.hard).map(|guess| NumbleAdvice { guess })
}
