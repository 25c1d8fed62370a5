//! What a host of Hermit chooses.

use cluehouse_engine::{Millis, Pace};
use cluehouse_json::Read;
use serde::{Deserialize, Serialize};

use super::Reject;

/// Most rounds of one match.
pub const MAX_ROUNDS: u8 = 50;
/// Shortest time to pick, in seconds.
pub const MIN_SECONDS: u16 = 5;
/// Longest time to pick, in seconds.
pub const MAX_SECONDS: u16 = 120;
/// Fewest numbers: with two of them there is nothing to think about.
pub const MIN_NUMBERS: u8 = 3;
/// Most numbers: as many as fit on a phone at the size of a finger.
pub const MAX_NUMBERS: u8 = 30;

/// The settings of one match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "HermitSettings"))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = HermitSettings))]
#[serde(deny_unknown_fields, default)]
pub struct Settings {
    /// How many rounds are played.
    pub rounds: u8,
    /// How long one may think.
    pub seconds: u16,
    /// The highest number; the lowest is 1.
    pub numbers: u8,
    /// How much time there is to think.
    pub pace: Pace,
}

impl Default for Settings {
    fn default() -> Self {
        Self { rounds: 8, seconds: 20, numbers: 10, pace: Pace::Normal }
    }
}

impl Settings {
    /// How long picks are taken, or for ever.
    pub fn limit(&self) -> Option<Millis> {
        self.pace.stretch(Millis::from_secs(u64::from(self.seconds)))
    }

    /// Looks whether everything is in range.
    pub(super) fn check(&self) -> Result<(), Reject> {
        if !(1..=MAX_ROUNDS).contains(&self.rounds) {
            Err(Reject::RoundsRange)
        } else if !(MIN_SECONDS..=MAX_SECONDS).contains(&self.seconds) {
            Err(Reject::SecondsRange)
        } else if !(MIN_NUMBERS..=MAX_NUMBERS).contains(&self.numbers) {
            Err(Reject::NumbersRange)
        } else {
            Ok(())
        }
    }
}
