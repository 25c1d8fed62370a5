//! The bots that think with the solver: two that look one guess ahead, and the best known play.

use cluehouse_codes::{Code, Space};
use cluehouse_engine::{Choices, MatchView, Rng};
use cluehouse_solver::{Position, Strategy};

use super::bots::{choose, fitting_code};
use super::rules::Table;
use super::{Action, View, coach};

/// Comparisons a bot makes for one guess: every preset but Super stays far below, and a browser makes them in a blink.
const COMPARISONS: usize = 8_000_000;

pub(super) fn knuth(
    _table: &Table,
    view: &MatchView<View>,
    choices: &Choices<Action>,
    rng: &mut Rng,
) -> Option<Action> {
    choose(view, choices, rng, |view, space, rng| ahead(Strategy::Knuth, view, space, rng))
}

pub(super) fn entropy(
    _table: &Table,
    view: &MatchView<View>,
    choices: &Choices<Action>,
    rng: &mut Rng,
) -> Option<Action> {
    choose(view, choices, rng, |view, space, rng| ahead(Strategy::Entropy, view, space, rng))
}

pub(super) fn optimal(
    _table: &Table,
    view: &MatchView<View>,
    choices: &Choices<Action>,
    rng: &mut Rng,
) -> Option<Action> {
    choose(view, choices, rng, |view, space, rng| {
        coach(space)
            .advise(&view.clues())
            .ok()
            .map(|advice| advice.guess)
            .or_else(|| fitting_code(space, &view.clues(), rng))
    })
}

/// Looks one guess ahead; where the codes left are too many to list, any that fits tells nearly as much.
fn ahead(strategy: Strategy, view: &View, space: Space, rng: &mut Rng) -> Option<Code> {
    let position = Position::new(space, &view.clues()).ok();
    position
        .map(|position| strategy.choose_within(&position, COMPARISONS))
        .or_else(|| fitting_code(space, &view.clues(), rng))
}
