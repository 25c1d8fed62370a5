//! What a host of Pictionary chooses.

use cluehouse_engine::{Millis, Pace};
use cluehouse_json::Read;
use serde::{Deserialize, Serialize};

use super::{Level, Reject};

/// Most cycles of one match.
pub const MAX_CYCLES: u8 = 10;
/// Shortest drawing, in seconds.
pub const MIN_SECONDS: u16 = 20;
/// Longest drawing, in seconds.
pub const MAX_SECONDS: u16 = 240;
/// Fewest players: one draws, one guesses.
pub const MIN_PLAYERS: u8 = 2;
/// Most players: a cycle of two dozen drawings is an evening.
pub const MAX_PLAYERS: u8 = 24;
/// How long the drawer may choose before a word is picked.
pub const PICKING: Millis = Millis::from_secs(15);

/// The settings of one match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PictionarySettings"))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = PictionarySettings))]
#[serde(deny_unknown_fields, default)]
pub struct Settings {
    /// How often everybody draws.
    pub cycles: u8,
    /// How long one drawing takes at most.
    pub seconds: u16,
    /// Only words of this level.
    pub level: Option<Level>,
    /// Whether letters are shown as time runs out.
    pub hints: bool,
    /// How much time there is.
    pub pace: Pace,
}

impl Default for Settings {
    fn default() -> Self {
        Self { cycles: 3, seconds: 80, level: None, hints: true, pace: Pace::Normal }
    }
}

impl Settings {
    /// How long one drawing takes at most, or for ever.
    pub fn limit(&self) -> Option<Millis> {
        self.pace.stretch(Millis::from_secs(u64::from(self.seconds)))
    }

    /// How long the drawer may choose, or for ever.
    pub fn picking(&self) -> Option<Millis> {
        self.pace.stretch(PICKING)
    }

    /// Looks whether everything is in range.
    pub(super) fn check(&self) -> Result<(), Reject> {
        if !(1..=MAX_CYCLES).contains(&self.cycles) {
            Err(Reject::CyclesRange)
        } else if !(MIN_SECONDS..=MAX_SECONDS).contains(&self.seconds) {
            Err(Reject::SecondsRange)
        } else {
            Ok(())
        }
    }
}
