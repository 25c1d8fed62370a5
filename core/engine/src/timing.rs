//! The pauses around rounds: the countdown before the first and between two.

use cluehouse_json::Read;
use serde::{Deserialize, Serialize};

use crate::Millis;

/// One pause: how long, and whether it ends by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Countdown {
    /// Whether the machine goes on by itself; otherwise it waits for the host.
    pub auto_next: bool,
    /// How long the countdown is.
    pub delay: Millis,
}

impl Countdown {
    /// Goes on by itself after so many seconds.
    pub const fn of_secs(seconds: u64) -> Self {
        Self { auto_next: true, delay: Millis::from_secs(seconds) }
    }
}

/// The pauses of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Read)]
#[serde(deny_unknown_fields)]
pub struct Timing {
    /// Before the first round.
    pub game_start: Countdown,
    /// After each round.
    pub round_ended: Countdown,
}

impl Timing {
    /// No pause at all: a solo game.
    pub const AT_ONCE: Self = Self { game_start: Countdown::of_secs(0), round_ended: Countdown::of_secs(0) };
    /// Three seconds before the first round, five between rounds.
    pub const DEFAULT: Self = Self { game_start: Countdown::of_secs(3), round_ended: Countdown::of_secs(5) };
}
