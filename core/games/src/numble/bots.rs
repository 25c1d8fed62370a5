//! Bots of Numble. They see a view, the valid actions and dice.

use cluehouse_engine::{Choices, MatchView, Rng};

use super::rules::Table;
use super::{Action, Clue, Equation, Numble, View, check_hard, pool};
use crate::{Bot, Level};

pub(super) fn bots() -> Vec<Bot<Numble>> {
    vec![
        Bot { id: "random", description: "bot-random", level: Level::Easy, choose: random },
        Bot { id: "consistent", description: "bot-consistent", level: Level::Medium, choose: consistent },
        #[cfg(feature = "strong-bots")]
        Bot { id: "entropy", description: "bot-entropy", level: Level::Hard, choose: super::strong::entropy },
        #[cfg(feature = "strong-bots")]
        Bot {
            id: "optimal",
            description: "bot-optimal",
            level: Level::Expert,
            choose: super::strong::optimal,
        },
    ]
}

fn random(
    _table: &Table,
    view: &MatchView<View>,
    choices: &Choices<Action>,
    rng: &mut Rng,
) -> Option<Action> {
    let hard = view.game.hard;
    choose(view, choices, rng, |equation, clues| !hard || check_hard(equation, clues).is_ok())
}

/// What fits every clue also has each green at its place and each yellow somewhere, so hard mode allows it.
fn consistent(
    _table: &Table,
    view: &MatchView<View>,
    choices: &Choices<Action>,
    rng: &mut Rng,
) -> Option<Action> {
    choose(view, choices, rng, |equation, clues| clues.iter().all(|clue| clue.fits(equation)))
}

/// Guesses an equation that suits, each equally likely, or waits. It never gives up.
fn choose(
    view: &MatchView<View>,
    choices: &Choices<Action>,
    rng: &mut Rng,
    suits: impl Fn(&Equation, &[Clue]) -> bool,
) -> Option<Action> {
    if view.game.you.is_none() || *choices != Choices::Open {
        return None;
    }
    let clues = view.game.clues();
    let suiting: Vec<Equation> = pool().iter().copied().filter(|equation| suits(equation, &clues)).collect();
    rng.pick(&suiting).copied().map(Action::Guess)
}
