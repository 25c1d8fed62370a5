//! The catalogue's entry of Trivia.

use cluehouse_engine::{Game, MAX_SEATS};

use super::{MAX_READING, MAX_ROUNDS, MAX_SECONDS, MIN_SECONDS, Settings, Trivia, bots};
use crate::{Bot, BotEntry, Entry, Manifest, Modules, Pauses, Players, Setting, TurnMode};

const ENDINGS: &[&str] = &["first_correct", "everyone"];
const DIFFICULTIES: &[&str] = &["easy", "medium", "hard"];

impl Entry for Trivia {
    fn manifests() -> Vec<Manifest> {
        let usual = Settings::default();
        let rounds = u16::from(usual.rounds);
        vec![Manifest {
            id: Self::ID,
            game: Self::ID,
            name: "game-trivia",
            description: "game-trivia-about",
            players: Players { min: 1, max: MAX_SEATS },
            modules: Modules::new(TurnMode::Simultaneous, rounds, true, Some(usual.seconds)),
            timing: Pauses::new("pause-next-question"),
            settings: vec![
                Setting::choice("/ending", "setting-ending", ENDINGS),
                Setting::number("/rounds", "setting-rounds", 1, u16::from(MAX_ROUNDS), Some(rounds)),
                Setting::number("/seconds", "setting-seconds", MIN_SECONDS, MAX_SECONDS, Some(usual.seconds)),
                Setting::filter("/category", "setting-category", &[]),
                Setting::filter("/difficulty", "setting-difficulty", DIFFICULTIES),
                Setting::toggle("/speed", "setting-speed", usual.speed),
                Setting::number(
                    "/reading",
                    "setting-reading",
                    0,
                    u16::from(MAX_READING),
                    Some(u16::from(usual.reading)),
                ),
                Setting::pace(),
            ],
            thumbnail: "trivia.svg",
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
