//! A finished match again, from its archive: what stood on the table when each round ended, and what was pledged for it.

use cluehouse_engine::{Event, Game, Journal, MatchEvent, Peek, Viewer, commitment};
use cluehouse_games::code::CodeGame;
use cluehouse_games::numble::Numble;
use cluehouse_room::wire::{Play, Wire};

use super::said::{Opened, Replay};

pub(super) fn replay(text: &str) -> Result<Replay, String> {
    let game = Peek::read(text).map_err(|why| why.to_string())?.game;
    match game.as_str() {
        CodeGame::ID => rounds::<CodeGame>(text),
        Numble::ID => rounds::<Numble>(text),
        _ => Err(format!("what a game of {game} was played with is not here")),
    }
}

fn rounds<G: Wire>(text: &str) -> Result<Replay, String> {
    let words = |why: cluehouse_engine::JournalError| why.to_string();
    let journal = Journal::<G>::parse(text).map_err(words)?;
    let mut rounds = Vec::new();
    let over = |event: &_| matches!(event, Event::Match(MatchEvent::RoundEnded { .. }));
    let seen = |played: &cluehouse_engine::Match<G>| {
        let (view, pledges) = (played.view(Viewer::Watcher), played.pledges());
        G::any_play(Play { game: 1, seat: None, view, pledges })
    };
    let last = journal.replay(Default::default(), None, |played, step| {
        if step.events.iter().any(|told| over(&told.event)) {
            rounds.push(seen(played));
        }
    });
    let last = last.map_err(words)?;
    // What was sealed is opened after the last round.
    if let Some(end) = rounds.last_mut() {
        *end = seen(&last);
    }
    Ok(Replay { rounds, hash: last.hash() })
}

pub(super) fn promised(opened: &Opened) -> String {
    let Opened { game, round, turn, secret, nonce } = opened;
    commitment(game, *round, *turn, secret, nonce).to_string()
}
