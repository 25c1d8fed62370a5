//! What a host of Trivia chooses.

use cluehouse_engine::{Millis, Pace};
use cluehouse_json::Read;
use serde::{Deserialize, Serialize};

use super::{Difficulty, Reject};

/// Most questions of one match.
pub const MAX_ROUNDS: u8 = 50;
/// Shortest time to answer, in seconds.
pub const MIN_SECONDS: u16 = 5;
/// Longest time to answer, in seconds.
pub const MAX_SECONDS: u16 = 120;
/// Longest time to read before answers open, in seconds.
pub const MAX_READING: u8 = 10;

/// The settings of one match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TriviaSettings"))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = TriviaSettings))]
#[serde(deny_unknown_fields, default)]
pub struct Settings {
    /// How many questions are asked.
    pub rounds: u8,
    /// How long one may answer, from when answers open.
    pub seconds: u16,
    /// Only questions of this category.
    pub category: Option<String>,
    /// Only questions of this difficulty.
    pub difficulty: Option<Difficulty>,
    /// Whether a sooner answer is worth more.
    pub speed: bool,
    /// Seconds to read before answers open; no pace stretches them, for nothing is lost in them.
    pub reading: u8,
    /// What ends a round.
    pub ending: Ending,
    /// How much time there is to answer.
    pub pace: Pace,
}

/// What ends a round before its time is up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TriviaEnding"))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = TriviaEnding))]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// The first right answer, or everybody's wrong one.
    #[default]
    #[serde(rename = "first_correct")]
    Buzzer,
    /// Everybody's answer.
    Everyone,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            rounds: 10,
            seconds: 15,
            category: None,
            difficulty: None,
            speed: true,
            reading: 3,
            ending: Ending::Buzzer,
            pace: Pace::Normal,
        }
    }
}

impl Settings {
    /// How long answers are taken, or for ever.
    pub fn limit(&self) -> Option<Millis> {
        self.pace.stretch(Millis::from_secs(u64::from(self.seconds)))
    }

    /// Looks whether everything is in range.
    pub(super) fn check(&self) -> Result<(), Reject> {
        if !(1..=MAX_ROUNDS).contains(&self.rounds) {
            Err(Reject::RoundsRange)
        } else if !(MIN_SECONDS..=MAX_SECONDS).contains(&self.seconds) {
            Err(Reject::SecondsRange)
        } else if self.reading > MAX_READING {
            Err(Reject::ReadingRange)
        } else {
            Ok(())
        }
    }
}
