//! Hard mode: what earlier guesses revealed must be used again.

use std::fmt;

use cluehouse_engine::{Speak, Text};
use serde::Serialize;

use super::{Clue, Equation, Mark};

/// What a guess leaves out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "NumbleHardReject"))]
#[serde(tag = "t", content = "d", rename_all = "snake_case")]
pub enum HardReject {
    /// A green character is not at its place.
    Green {
        /// The character, perhaps a space.
        character: char,
        /// Its place, from 1.
        position: u8,
    },
    /// A yellow character is nowhere.
    Yellow {
        /// The character, perhaps a space.
        character: char,
    },
}

/// The seed document's own words.
impl fmt::Display for HardReject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Green { character, position } => write!(f, "Must use {character} in position {position}"),
            Self::Yellow { character } => write!(f, "Must include {character} in your guess"),
        }
    }
}

impl Speak for HardReject {
    fn text(&self) -> Text {
        match *self {
            Self::Green { character, position } => {
                Text::new("numble-hard-green").words("char", character).number("position", position)
            }
            Self::Yellow { character } => Text::new("numble-hard-yellow").words("char", character),
        }
    }
}

/// Looks whether a guess uses what the earlier ones revealed.
///
/// # Errors
/// With the first green it leaves out, in the order revealed (guess, then place); where it leaves out none, with the first
/// yellow likewise.
pub fn check_hard(guess: &Equation, earlier: &[Clue]) -> Result<(), HardReject> {
    let revealed = |wanted: Mark| {
        earlier
            .iter()
            .flat_map(|clue| (0_u8..).zip(clue.characters()))
            .filter(move |(_, (_, mark))| *mark == wanted)
            .map(|(place, (character, _))| (place, character))
    };
    let at = |place: u8| guess.bytes().get(usize::from(place)).copied().map(char::from);
    for (place, character) in revealed(Mark::Green) {
        if at(place) != Some(character) {
            return Err(HardReject::Green { character, position: place + 1 });
        }
    }
    for (_, character) in revealed(Mark::Yellow) {
        if guess.as_str().chars().all(|other| other != character) {
            return Err(HardReject::Yellow { character });
        }
    }
    Ok(())
}
