//! Bots of Trivia. They have read the questions, and remember as much of them as people of their kind do; which question comes,
//! and in which order its options stand, they see like everybody.

use cluehouse_engine::{Choices, MatchView, Rng};

use super::rules::Table;
use super::{Action, Difficulty, Place, Trivia, View};
use crate::{Bot, Level};

/// How many answers in a hundred a bot knows: of easy, medium and hard questions.
type Knows = [u64; 3];

const GUESSER: Knows = [40, 20, 5];
const READER: Knows = [80, 55, 30];
const SCHOLAR: Knows = [97, 88, 72];

pub(super) fn bots() -> Vec<Bot<Trivia>> {
    vec![
        Bot { id: "guesser", description: "bot-guesser", level: Level::Easy, choose: guesser },
        Bot { id: "reader", description: "bot-reader", level: Level::Medium, choose: reader },
        Bot { id: "scholar", description: "bot-scholar", level: Level::Hard, choose: scholar },
    ]
}

fn guesser(
    table: &Table,
    view: &MatchView<View>,
    choices: &Choices<Action>,
    rng: &mut Rng,
) -> Option<Action> {
    answer(GUESSER, table, view, choices, rng)
}

fn reader(table: &Table, view: &MatchView<View>, choices: &Choices<Action>, rng: &mut Rng) -> Option<Action> {
    answer(READER, table, view, choices, rng)
}

fn scholar(
    table: &Table,
    view: &MatchView<View>,
    choices: &Choices<Action>,
    rng: &mut Rng,
) -> Option<Action> {
    answer(SCHOLAR, table, view, choices, rng)
}

/// What it remembers, or anything.
fn answer(
    knows: Knows,
    table: &Table,
    view: &MatchView<View>,
    choices: &Choices<Action>,
    rng: &mut Rng,
) -> Option<Action> {
    let Choices::Listed(listed) = choices else { return None };
    let asked = view.game.question.as_ref()?;
    let share = match asked.difficulty {
        Difficulty::Easy => knows[0],
        Difficulty::Medium => knows[1],
        Difficulty::Hard => knows[2],
    };
    let remembers = rng.below(100) < share;
    let question = table.pack.open().questions.iter().find(|question| question.text == asked.text);
    let right = question.and_then(|question| {
        let right = &question.options[question.right.index()];
        Place::ALL.into_iter().find(|place| asked.options[place.index()] == *right)
    });
    let known = right.map(Action::Answer).filter(|action| remembers && listed.contains(action));
    known.or_else(|| rng.pick(listed).copied())
}
