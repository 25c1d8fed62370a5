//! The catalogue's entries of the code games.

use super::{
    Board, CodeGame, MAX_ATTEMPTS, MAX_ROUNDS, MAX_SECONDS, MIN_SECONDS, Mode, Settings, Summary, Variant,
    bots,
};
use crate::list::plain_label;
use crate::{Bot, BotEntry, Effort, Entry, Manifest, Modules, Pauses, Players, Setting, TurnMode};
use cluehouse_codes::{MAX_LENGTH, MAX_SYMBOLS, MIN_LENGTH, MIN_SYMBOLS, Space};
use cluehouse_engine::{Game, MAX_SEATS, Pace};

const MODES: &[&str] = &["solo", "versus", "sprint", "turns", "duel", "reversed", "reversed_by_hand"];

/// Entry, name, description, drawing.
const ENTRIES: [(&str, &str, &str, &str); 5] = [
    ("classic", "game-classic", "game-classic-about", "classic.svg"),
    ("super", "game-super", "game-super-about", "super.svg"),
    ("skemind", "game-skemind", "game-skemind-about", "skemind.svg"),
    ("bulls-and-cows", "game-bulls-and-cows", "game-bulls-and-cows-about", "bulls-and-cows.svg"),
    ("custom", "game-custom", "game-custom-about", "custom.svg"),
];

impl Variant {
    /// The variant of a catalogue entry; a custom board starts as a classic one.
    pub fn from_entry(id: &str) -> Option<Self> {
        Some(match id {
            "classic" => Self::Classic,
            "super" => Self::Super,
            "skemind" => Self::Skemind,
            "bulls-and-cows" => Self::BullsAndCows,
            "custom" => Self::Custom(Board { space: Space::CLASSIC, attempts: 10, seconds: None }),
            _ => return None,
        })
    }

    /// The catalogue entry of the variant.
    pub const fn entry(self) -> &'static str {
        match self {
            Self::Classic => ENTRIES[0].0,
            Self::Super => ENTRIES[1].0,
            Self::Skemind => ENTRIES[2].0,
            Self::BullsAndCows => ENTRIES[3].0,
            Self::Custom(_) => ENTRIES[4].0,
        }
    }
}

impl Entry for CodeGame {
    fn manifests() -> Vec<Manifest> {
        let manifest = |(id, name, description, thumbnail)| {
            let variant = Variant::from_entry(id)?;
            let board = variant.board();
            Some(Manifest {
                id,
                game: Self::ID,
                name,
                description,
                players: Players { min: 1, max: MAX_SEATS },
                modules: Modules::new(TurnMode::Simultaneous, 1, variant == Variant::Skemind, board.seconds),
                timing: Pauses::new("pause-next-code"),
                settings: settings(variant),
                thumbnail,
                bots: Self::bots().iter().map(BotEntry::of).collect(),
                local: true,
            })
        };
        ENTRIES.into_iter().filter_map(manifest).collect()
    }

    fn preset(id: &str) -> Option<Settings> {
        Variant::from_entry(id).map(|variant| Settings::new(variant, Mode::Solo))
    }

    fn bots() -> Vec<Bot<Self>> {
        bots::bots()
    }

    fn entry(settings: &Settings) -> &'static str {
        settings.variant.entry()
    }

    fn label(settings: &Settings) -> String {
        let entry = Self::entry(settings);
        let alone = Settings { race: false, ..*settings };
        if settings.race && Self::preset(entry) == Some(alone) {
            format!("{entry}-race")
        } else {
            plain_label::<Self>(settings)
        }
    }

    fn is_assisted(settings: &Settings) -> bool {
        settings.practice
    }

    fn is_official(settings: &Settings) -> bool {
        let Settings { mode, rounds, practice, pace, .. } = *settings;
        mode == Mode::Solo && rounds == 1 && !practice && pace == Pace::Normal
    }

    fn race(id: &str) -> Option<Settings> {
        let preset = Self::preset(id).filter(|settings| Variant::PRESETS.contains(&settings.variant))?;
        Some(Settings { race: preset.variant == Variant::Skemind, ..preset })
    }

    /// As played; but a race counts giving up as every attempt and all of the time, for its score and for ties alike.
    fn effort(settings: &Settings, result: &Summary) -> Effort {
        let (attempts, time) = if settings.race && result.gave_up {
            (settings.variant.board().attempts, settings.limit())
        } else {
            (result.attempts, result.time)
        };
        let millis = time.unwrap_or_default().get();
        Effort { attempts: Some(attempts.into()), millis: Some(millis), hints: result.hints.into() }
    }
}

fn settings(variant: Variant) -> Vec<Setting> {
    let mut settings = vec![
        Setting::choice("/mode", "setting-mode", MODES),
        Setting::number("/rounds", "setting-rounds", 1, u16::from(MAX_ROUNDS), Some(1)),
        Setting::toggle("/practice", "setting-practice", false),
    ];
    if let Variant::Custom(board) = variant {
        let number = |field, label, min: u8, max: u8, default: u8| {
            Setting::number(field, label, u16::from(min), u16::from(max), Some(u16::from(default)))
        };
        settings.extend([
            number(
                "/variant/d/space/symbols",
                "setting-symbols",
                MIN_SYMBOLS,
                MAX_SYMBOLS,
                board.space.symbols(),
            ),
            number("/variant/d/space/length", "setting-length", MIN_LENGTH, MAX_LENGTH, board.space.length()),
            Setting::toggle("/variant/d/space/repeats", "setting-repeats", true),
            number("/variant/d/attempts", "setting-attempts", 1, MAX_ATTEMPTS, board.attempts),
            Setting::number("/variant/d/seconds", "setting-seconds", MIN_SECONDS, MAX_SECONDS, None),
        ]);
    }
    if variant.board().seconds.is_some() || matches!(variant, Variant::Custom(_)) {
        settings.push(Setting::pace());
    }
    settings
}
