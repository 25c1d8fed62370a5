//! The catalogue's entry of Numble.

use cluehouse_engine::{Game, MAX_SEATS};

use super::{MAX_ROUNDS, MAX_SECONDS, MIN_SECONDS, Mode, Numble, Puzzle, Settings, bots};
use crate::{Bot, BotEntry, Entry, Manifest, Modules, Pauses, Players, Setting, TurnMode};

impl Entry for Numble {
    fn manifests() -> Vec<Manifest> {
        vec![Manifest {
            id: "numble",
            game: Self::ID,
            name: "game-numble",
            description: "game-numble-about",
            players: Players { min: 1, max: MAX_SEATS },
            modules: Modules::new(TurnMode::Simultaneous, 1, false, None),
            timing: Pauses::new("pause-next-equation"),
            settings: vec![
                // Unlimited first, as a daily needs a date and this list knows none.
                Setting::choice("/puzzle/t", "setting-puzzle", &["unlimited", "daily", "archive"]),
                Setting::choice("/mode", "setting-mode", &["solo", "versus"]),
                Setting::toggle("/hard", "setting-hard", false),
                Setting::number("/rounds", "setting-rounds", 1, u16::from(MAX_ROUNDS), Some(1)),
                Setting::number("/seconds", "setting-seconds", MIN_SECONDS, MAX_SECONDS, None),
                Setting::pace(),
            ],
            thumbnail: "numble.svg",
            bots: Self::bots().iter().map(BotEntry::of).collect(),
            local: true,
        }]
    }

    fn preset(id: &str) -> Option<Settings> {
        (id == "numble").then(|| Settings::new(Puzzle::Unlimited, Mode::Solo))
    }

    fn bots() -> Vec<Bot<Self>> {
        bots::bots()
    }
}
