//! The catalogue's entry of Hermit.

use cluehouse_engine::{Game, MAX_SEATS};

use super::rules::MIN_PLAYERS;
use super::{Hermit, MAX_NUMBERS, MAX_ROUNDS, MAX_SECONDS, MIN_NUMBERS, MIN_SECONDS, Settings, bots};
use crate::{Bot, BotEntry, Entry, Manifest, Modules, Pauses, Players, Setting, TurnMode};

impl Entry for Hermit {
    fn manifests() -> Vec<Manifest> {
        let usual = Settings::default();
        let (rounds, numbers) = (u16::from(usual.rounds), u16::from(usual.numbers));
        let (fewest, most) = (u16::from(MIN_NUMBERS), u16::from(MAX_NUMBERS));
        vec![Manifest {
            id: Self::ID,
            game: Self::ID,
            name: "game-hermit",
            description: "game-hermit-about",
            players: Players { min: MIN_PLAYERS, max: MAX_SEATS },
            modules: Modules::new(TurnMode::Simultaneous, rounds, true, Some(usual.seconds)),
            timing: Pauses::new("pause-next-round"),
            settings: vec![
                Setting::number("/rounds", "setting-rounds", 1, u16::from(MAX_ROUNDS), Some(rounds)),
                Setting::number("/seconds", "setting-seconds", MIN_SECONDS, MAX_SECONDS, Some(usual.seconds)),
                Setting::number("/numbers", "setting-numbers", fewest, most, Some(numbers)),
                Setting::pace(),
            ],
            thumbnail: "hermit.svg",
            bots: Self::bots().iter().map(BotEntry::of).collect(),
            local: false,
        }]
    }

    fn preset(id: &str) -> Option<Settings> {
        (id == Self::ID).then(Settings::default)
    }

    fn bots() -> Vec<Bot<Self>> {
        bots::bots()
    }
}
