//! Bots of Hermit. They pick by chance: nobody can know what the others do.

use cluehouse_engine::{Choices, MatchView, Rng};

use super::rules::Table;
use super::{Action, Hermit, View};
use crate::{Bot, Level};

pub(super) fn bots() -> Vec<Bot<Hermit>> {
    vec![
        Bot { id: "random", description: "bot-any-number", level: Level::Easy, choose: random },
        Bot { id: "shy", description: "bot-shy", level: Level::Medium, choose: shy },
    ]
}

fn random(
    _table: &Table,
    _view: &MatchView<View>,
    choices: &Choices<Action>,
    rng: &mut Rng,
) -> Option<Action> {
    let Choices::Listed(listed) = choices else { return None };
    rng.pick(listed).copied()
}

/// Where nobody could do better by picking otherwise, the first numbers are picked about equally often, some `n / log n` of them at a
/// table of `n`, and the higher ones fall off fast. Here all that is higher has the weight of one low number, each half of the last.
fn shy(_table: &Table, view: &MatchView<View>, choices: &Choices<Action>, rng: &mut Rng) -> Option<Action> {
    let Choices::Listed(listed) = choices else { return None };
    let last = listed.len().checked_sub(1)?;
    let players = view.game.lines.iter().filter(|line| line.plays).count().max(2);
    let low = (players / (1 + players.ilog2() as usize)).max(1);
    let mut place = rng.index(low.min(last) + 1);
    while (low..last).contains(&place) && rng.once_in(2) {
        place += 1;
    }
    listed.get(place).copied()
}
