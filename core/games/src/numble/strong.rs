//! The bots that think with the solver: one that looks one guess ahead, and the best known play.

use cluehouse_engine::{Choices, MatchView, Rng};

use super::rules::Table;
use super::solver::{Strategy, left, shipped};
use super::{Action, Clue, Equation, View, check_hard};

pub(super) fn entropy(
    _table: &Table,
    view: &MatchView<View>,
    choices: &Choices<Action>,
    _rng: &mut Rng,
) -> Option<Action> {
    // Only the first guess is known beforehand.
    choose(
        view,
        choices,
        |clues| if clues.is_empty() { Strategy::Entropy.first().parse().ok() } else { None },
    )
}

pub(super) fn optimal(
    _table: &Table,
    view: &MatchView<View>,
    choices: &Choices<Action>,
    _rng: &mut Rng,
) -> Option<Action> {
    choose(view, choices, |clues| shipped().and_then(|tree| tree.next(clues)))
}

/// Guesses what the book says, and where it says nothing or hard mode forbids it, what tells most, or waits. It never gives
/// up.
fn choose(
    view: &MatchView<View>,
    choices: &Choices<Action>,
    book: impl Fn(&[Clue]) -> Option<Equation>,
) -> Option<Action> {
    if view.game.you.is_none() || *choices != Choices::Open {
        return None;
    }
    best(&view.game.clues(), view.game.hard, book).map(Action::Guess)
}

/// A good guess after some clues; `None` where no equation of the pool fits them.
pub fn advise(clues: &[Clue], hard: bool) -> Option<Equation> {
    best(clues, hard, |clues| shipped().and_then(|tree| tree.next(clues)))
}

fn best(clues: &[Clue], hard: bool, book: impl Fn(&[Clue]) -> Option<Equation>) -> Option<Equation> {
    let allowed = |guess: &Equation| !hard || check_hard(guess, clues).is_ok();
    book(clues).filter(allowed).or_else(|| Strategy::Entropy.choose(&left(clues), allowed))
}
