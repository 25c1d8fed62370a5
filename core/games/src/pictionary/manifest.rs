//! The catalogue's entry of Pictionary.

use cluehouse_engine::Game;

use super::{MAX_CYCLES, MAX_PLAYERS, MAX_SECONDS, MIN_PLAYERS, MIN_SECONDS, Pictionary, Settings};
use crate::{Bot, Entry, Manifest, Modules, Pauses, Players, Setting, TurnMode};

const LEVELS: &[&str] = &["easy", "medium", "hard"];

impl Entry for Pictionary {
    fn manifests() -> Vec<Manifest> {
        let usual = Settings::default();
        let cycles = u16::from(usual.cycles);
        vec![Manifest {
            id: Self::ID,
            game: Self::ID,
            name: "game-pictionary",
            description: "game-pictionary-about",
            players: Players { min: MIN_PLAYERS, max: MAX_PLAYERS },
            modules: Modules::new(TurnMode::Sequential, cycles, true, Some(usual.seconds)),
            timing: Pauses::new("pause-next-drawer"),
            settings: vec![
                Setting::number("/cycles", "setting-cycles", 1, u16::from(MAX_CYCLES), Some(cycles)),
                Setting::number("/seconds", "setting-seconds", MIN_SECONDS, MAX_SECONDS, Some(usual.seconds)),
                Setting::filter("/level", "setting-level", LEVELS),
                Setting::toggle("/hints", "setting-hints", usual.hints),
                Setting::pace(),
            ],
            thumbnail: "pictionary.svg",
            bots: Vec::new(),
            local: false,
        }]
    }

    fn preset(id: &str) -> Option<Settings> {
        (id == Self::ID).then(Settings::default)
    }

    fn bots() -> Vec<Bot<Self>> {
        Vec::new()
    }
}
