//! `cluehouse fair`: checks the commitment to a secret, which was given before anybody could act on it.

use cluehouse_engine::{Digest, Opening, Pledge, Text};
use cluehouse_games::GameKind;
use serde::Serialize;

use crate::args::Fair;
use crate::{Answer, Failure};
use cluehouse_speech::Speech;

#[derive(Serialize)]
struct Report {
    holds: bool,
    #[serde(flatten)]
    pledge: Pledge,
}

pub(crate) fn answer(options: &Fair, speech: &Speech) -> Result<Answer, Failure> {
    let game = kind(&options.game)?.id();
    let opening = Opening { secret: options.secret.clone(), nonce: digest(&options.nonce)? };
    let pledge = Pledge {
        round: options.round,
        turn: options.turn,
        commitment: digest(&options.commitment)?,
        opening: Some(opening),
    };
    if pledge.holds(game) != Some(true) {
        return Err(Failure::Input(Text::new("fair-broken")));
    }
    Ok(Answer::new(speech.id("fair-holds"), &Report { holds: true, pledge }))
}

/// The game of this name, or the one that has this entry in the catalogue.
fn kind(name: &str) -> Result<GameKind, Failure> {
    GameKind::from_id(name).or_else(|| GameKind::from_entry(name)).ok_or_else(|| {
        let games: Vec<&str> = GameKind::ALL.iter().map(|kind| kind.id()).collect();
        Failure::Input(Text::new("fair-unknown-game").words("game", name).words("games", games.join(", ")))
    })
}

fn digest(text: &str) -> Result<Digest, Failure> {
    let wrong = |_| Failure::Input(Text::new("fair-digits").words("text", text));
    text.to_ascii_lowercase().parse().map_err(wrong)
}
