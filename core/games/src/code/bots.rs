//! Bots of code games. They see a view, the valid actions and dice.

use cluehouse_codes::{Clue, Code, Found, Space, find, fits};
use cluehouse_engine::{Choices, MatchView, Rng, Seat};

use super::rules::Table;
use super::{Action, CodeGame, Mode, View};
use crate::{Bot, Level};

/// Spaces up to this size are filtered whole, so that every code that fits is equally likely.
const FILTERED_CODES: u64 = 40_000;
/// Partial codes a bot looks at in larger spaces before it settles for any code.
const SEARCH_BOUND: u64 = 300_000;

pub(super) fn bots() -> Vec<Bot<CodeGame>> {
    vec![
        Bot { id: "random", description: "bot-random", level: Level::Easy, choose: random },
        Bot { id: "consistent", description: "bot-consistent", level: Level::Medium, choose: consistent },
        #[cfg(feature = "strong-bots")]
        Bot { id: "knuth", description: "bot-knuth", level: Level::Hard, choose: super::strong::knuth },
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

pub(super) type Chooser = fn(&View, Space, &mut Rng) -> Option<Code>;

fn random(
    _table: &Table,
    view: &MatchView<View>,
    choices: &Choices<Action>,
    rng: &mut Rng,
) -> Option<Action> {
    choose(view, choices, rng, |_, space, rng| any_code(space, rng))
}

fn consistent(
    _table: &Table,
    view: &MatchView<View>,
    choices: &Choices<Action>,
    rng: &mut Rng,
) -> Option<Action> {
    choose(view, choices, rng, |view, space, rng| fitting_code(space, &view.clues(), rng))
}

/// Sets a code where one is wanted, guesses where it may, and otherwise waits. It never gives up and takes no hints.
pub(super) fn choose(
    view: &MatchView<View>,
    choices: &Choices<Action>,
    rng: &mut Rng,
    guess: Chooser,
) -> Option<Action> {
    let game = &view.game;
    let you = game.you?;
    let space = game.board.space;
    let may = |action: Action| match choices {
        Choices::Listed(listed) => listed.contains(&action),
        Choices::Open => true,
    };
    if game.setting {
        let unset = game.lines.get(you.index()).is_some_and(|line| !line.has_set);
        let sets = game.mode == Mode::Duel || you == Seat::new(0);
        return any_code(space, rng).map(Action::Set).filter(|&action| unset && sets && may(action));
    }
    let keeps = game.mode.is_reversed() && you == Seat::new(0);
    let waits = game.attempts.last().is_some_and(|last| last.feedback.is_none()) || game.clash.is_some();
    let turn = game.mode != Mode::Turns || game.turn == Some(you);
    let done = view.seats.get(you.index()).is_none_or(|seat| seat.done);
    if keeps || waits || !turn || done {
        return None;
    }
    guess(game, space, rng).map(Action::Guess).filter(|&action| may(action))
}

fn any_code(space: Space, rng: &mut Rng) -> Option<Code> {
    space.code(rng.below(space.size()))
}

/// A code that fits every clue, or any code where none was found.
pub(super) fn fitting_code(space: Space, clues: &[Clue], rng: &mut Rng) -> Option<Code> {
    if space.size() <= FILTERED_CODES {
        let fitting: Vec<Code> = space.codes().filter(|&code| fits(code, clues)).collect();
        return rng.pick(&fitting).copied().or_else(|| any_code(space, rng));
    }
    let first = any_code(space, rng)?;
    match find(space, clues, first, SEARCH_BOUND) {
        Found::Code(code) => Some(code),
        Found::Nothing | Found::Unknown => Some(first),
    }
}
