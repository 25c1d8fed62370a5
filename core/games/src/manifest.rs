//! What the catalogue says of a game: data from which pages, rooms and the command line make their menus.

use cluehouse_engine::Game;
use serde::Serialize;

use crate::{Bot, Level};

/// One entry of the catalogue. Texts are ids of `locales/`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Manifest {
    /// The entry's name in addresses and commands.
    pub id: &'static str,
    /// The game whose rules it is played by.
    pub game: &'static str,
    /// Text id of the name shown.
    pub name: &'static str,
    /// Text id of one sentence that says what game it is like.
    pub description: &'static str,
    /// Fewest and most players.
    pub players: Players,
    /// The parts of the match machine it uses.
    pub modules: Modules,
    /// The pauses around rounds.
    pub timing: Pauses,
    /// What a host may change, with its range.
    pub settings: Vec<Setting>,
    /// The drawing in `content/thumbs`.
    pub thumbnail: &'static str,
    /// Bots that can take a seat.
    pub bots: Vec<BotEntry>,
    /// Whether it can be played without a server.
    pub local: bool,
}

/// Fewest and most players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Players {
    /// Fewest.
    pub min: u8,
    /// Most.
    pub max: u8,
}

/// The parts of the match machine a game uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Modules {
    /// Who acts when.
    pub turn_system: TurnSystem,
    /// How many rounds.
    pub round_system: RoundSystem,
    /// Whether there are points.
    pub scoring_system: Switch,
    /// Whether there is a time limit.
    pub timer_system: TimerSystem,
}

/// On or off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Switch {
    /// On.
    pub enabled: bool,
}

/// Who acts when.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TurnSystem {
    /// Always on: every game has an end rule.
    pub enabled: bool,
    /// The end rule.
    pub mode: TurnMode,
}

/// The end rules by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum TurnMode {
    /// One after another.
    Sequential,
    /// All at once.
    Simultaneous,
    /// By the game's own condition.
    Free,
}

/// How many rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RoundSystem {
    /// Always on.
    pub enabled: bool,
    /// By default.
    pub total_rounds: u16,
}

/// Whether there is a time limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TimerSystem {
    /// Whether a round or turn is timed.
    pub enabled: bool,
    /// Its default limit.
    pub seconds: Option<u16>,
}

impl Modules {
    /// The usual parts: an end rule, rounds, points or not, a limit or none.
    pub const fn new(mode: TurnMode, total_rounds: u16, scoring: bool, seconds: Option<u16>) -> Self {
        Self {
            turn_system: TurnSystem { enabled: true, mode },
            round_system: RoundSystem { enabled: true, total_rounds },
            scoring_system: Switch { enabled: scoring },
            timer_system: TimerSystem { enabled: seconds.is_some(), seconds },
        }
    }
}

/// The pauses around rounds, with what is shown during them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Pauses {
    /// Before the first round.
    pub game_start: Pause,
    /// After each round.
    pub round_ended: Pause,
}

/// One pause.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Pause {
    /// Whether it ends by itself.
    pub auto_next: bool,
    /// Seconds.
    pub delay: u16,
    /// Text id of what is shown.
    pub message: &'static str,
}

impl Pauses {
    /// Three seconds before the first round, five between rounds.
    pub const fn new(next: &'static str) -> Self {
        Self {
            game_start: Pause { auto_next: true, delay: 3, message: "pause-starting" },
            round_ended: Pause { auto_next: true, delay: 5, message: next },
        }
    }
}

/// Something a host may change.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Setting {
    /// Where it stands in the settings, as a JSON pointer.
    pub field: &'static str,
    /// Text id of its label.
    pub label: &'static str,
    /// Its range and default.
    pub range: Range,
}

/// The values a setting may take.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SettingRange"))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = SettingRange))]
#[serde(tag = "t", content = "d", rename_all = "snake_case")]
pub enum Range {
    /// A whole number.
    Number {
        /// Smallest.
        min: u16,
        /// Largest.
        max: u16,
        /// Where it starts; none where the setting is off by default.
        default: Option<u16>,
    },
    /// One of these.
    Choice {
        /// The values, as the settings write them.
        options: &'static [&'static str],
        /// Where it starts.
        default: &'static str,
    },
    /// One of these, or `null` for all of them, where it starts.
    Filter {
        /// The values, as the settings write them; empty where the content names them.
        options: &'static [&'static str],
    },
    /// Yes or no.
    Toggle {
        /// Where it starts.
        default: bool,
    },
}

impl Setting {
    /// A whole number.
    pub const fn number(
        field: &'static str,
        label: &'static str,
        min: u16,
        max: u16,
        default: Option<u16>,
    ) -> Self {
        Self { field, label, range: Range::Number { min, max, default } }
    }

    /// One of several; the first is the default.
    pub const fn choice(field: &'static str, label: &'static str, options: &'static [&'static str]) -> Self {
        Self { field, label, range: Range::Choice { options, default: options[0] } }
    }

    /// One of several, or all; without options, one of those the content names.
    pub const fn filter(field: &'static str, label: &'static str, options: &'static [&'static str]) -> Self {
        Self { field, label, range: Range::Filter { options } }
    }

    /// Yes or no.
    pub const fn toggle(field: &'static str, label: &'static str, default: bool) -> Self {
        Self { field, label, range: Range::Toggle { default } }
    }

    /// The casual pace every timed game offers.
    pub const fn pace() -> Self {
        Self::choice("/pace", "setting-pace", &["normal", "relaxed", "double", "untimed"])
    }
}

/// A bot the catalogue offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BotEntry {
    /// Its name in commands.
    pub id: &'static str,
    /// Text id of how it plays.
    pub description: &'static str,
    /// How strong it is.
    pub level: Level,
}

impl BotEntry {
    /// What the catalogue says of a bot.
    pub fn of<G: Game>(bot: &Bot<G>) -> Self {
        Self { id: bot.id, description: bot.description, level: bot.level }
    }
}
