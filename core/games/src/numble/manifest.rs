//! The catalogue's entry of Numble.

use cluehouse_engine::{Game, MAX_SEATS, Pace};

use super::{
    Date, MAX_ROUNDS, MAX_SECONDS, MIN_SECONDS, Mode, Numble, Puzzle, Reject, Settings, Summary, bots,
};
use crate::list::plain_label;
use crate::{Bot, BotEntry, Effort, Entry, Manifest, Modules, Pauses, Players, Setting, TurnMode};

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

    /// A dated puzzle is the same for everybody who plays it, in hard mode or not.
    fn label(settings: &Settings) -> String {
        match settings.puzzle {
            Puzzle::Daily(_) => "daily".to_owned(),
            Puzzle::Archive(_) => "archive".to_owned(),
            Puzzle::Unlimited => plain_label::<Self>(settings),
        }
    }

    fn day(settings: &Settings) -> Option<Date> {
        match settings.puzzle {
            Puzzle::Daily(date) => Some(date),
            Puzzle::Archive(_) | Puzzle::Unlimited => None,
        }
    }

    fn is_official(settings: &Settings) -> bool {
        let past = matches!(settings.puzzle, Puzzle::Archive(_));
        settings.mode == Mode::Solo && settings.rounds == 1 && settings.pace == Pace::Normal && !past
    }

    fn race(id: &str) -> Option<Settings> {
        (id == Self::ID).then(|| Settings::new(Puzzle::Unlimited, Mode::Solo))
    }

    fn on_day(settings: &Settings, today: Date) -> Result<(), Reject> {
        settings.puzzle.check(today).map_err(Reject::Day)
    }

    fn effort(_settings: &Settings, result: &Summary) -> Effort {
        let time = result.time.unwrap_or_default();
        Effort { attempts: Some(result.guesses.into()), millis: Some(time.get()), hints: 0 }
    }
}
