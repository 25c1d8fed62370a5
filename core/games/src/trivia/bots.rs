//! Bots of Trivia. They see a view, the valid actions and dice.

use cluehouse_engine::{Choices, MatchView, Rng};

use super::{Action, Trivia, View};
use crate::{Bot, Level};

pub(super) fn bots() -> Vec<Bot<Trivia>> {
    vec![Bot { id: "random", description: "bot-random", level: Level::Easy, choose: random }]
}

fn random(_view: &MatchView<View>, choices: &Choices<Action>, rng: &mut Rng) -> Option<Action> {
    match choices {
        Choices::Listed(listed) => rng.pick(listed).copied(),
        Choices::Open => None,
    }
}
