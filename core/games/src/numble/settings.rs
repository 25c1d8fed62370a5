//! What a host of Numble chooses.

use cluehouse_engine::{Millis, Pace};
use cluehouse_json::Read;
use serde::{Deserialize, Serialize};

use super::{Date, DayReject, PuzzleNumber, Reject, check_day};

/// Guesses everybody has.
pub const MAX_GUESSES: u8 = 6;
/// Most rounds of one match.
pub const MAX_ROUNDS: u8 = 10;
/// Shortest limit of a round, in seconds.
pub const MIN_SECONDS: u16 = 10;
/// Longest limit of a round, in seconds.
pub const MAX_SECONDS: u16 = 3600;

/// The settings of one match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "NumbleSettings"))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = NumbleSettings))]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// Which equation.
    pub puzzle: Puzzle,
    /// Who guesses.
    pub mode: Mode,
    /// Whether what was revealed must be used again.
    #[serde(default)]
    pub hard: bool,
    /// How many equations are played for; more than one in unlimited races alone.
    #[serde(default = "one")]
    pub rounds: u8,
    /// The limit of a round, in races alone.
    #[serde(default)]
    pub seconds: Option<u16>,
    /// How much time there is.
    #[serde(default)]
    pub pace: Pace,
}

const fn one() -> u8 {
    1
}

/// Which equation is to be found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "NumblePuzzle"))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = NumblePuzzle))]
#[serde(tag = "t", content = "d", rename_all = "snake_case", deny_unknown_fields)]
pub enum Puzzle {
    /// The equation of the day.
    Daily(Date),
    /// The equation of a day that is over.
    Archive(Date),
    /// One drawn from the match's seed.
    Unlimited,
}

/// Who guesses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "NumbleMode"))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = NumbleMode))]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// One player.
    Solo,
    /// Everyone on the same equation at once; all may finish.
    Versus,
}

impl Puzzle {
    /// The day whose equation it is.
    pub const fn date(self) -> Option<Date> {
        match self {
            Self::Daily(date) | Self::Archive(date) => Some(date),
            Self::Unlimited => None,
        }
    }

    /// The number of the day's puzzle.
    pub fn number(self) -> Option<PuzzleNumber> {
        self.date().and_then(PuzzleNumber::of)
    }

    /// Looks whether the puzzle may be begun on `today`, in UTC. The rules cannot: they know no clock, and a journal must
    /// replay on any day.
    ///
    /// # Errors
    /// For days before the first puzzle or to come, a daily that is not today's, and an archive that is not past.
    pub fn check(self, today: Date) -> Result<(), DayReject> {
        if let Some(date) = self.date() {
            check_day(date, today)?;
        }
        match self {
            Self::Daily(date) if date != today => Err(DayReject::NotToday),
            Self::Archive(date) if date == today => Err(DayReject::NotPast),
            _ => Ok(()),
        }
    }
}

impl Settings {
    /// One round of this puzzle in this mode.
    pub const fn new(puzzle: Puzzle, mode: Mode) -> Self {
        Self { puzzle, mode, hard: false, rounds: 1, seconds: None, pace: Pace::Normal }
    }

    /// The limit of a round.
    pub fn limit(&self) -> Option<Millis> {
        self.pace.stretch(Millis::from_secs(u64::from(self.seconds?)))
    }

    /// Looks whether everything is in range, whatever the day.
    pub(super) fn check(&self) -> Result<(), Reject> {
        if !(1..=MAX_ROUNDS).contains(&self.rounds) {
            return Err(Reject::RoundsRange);
        }
        if self.rounds > 1 && (self.mode != Mode::Versus || self.puzzle != Puzzle::Unlimited) {
            return Err(Reject::OneRound);
        }
        if self.seconds.is_some() && self.mode != Mode::Versus {
            return Err(Reject::NoLimit);
        }
        if self.seconds.is_some_and(|seconds| !(MIN_SECONDS..=MAX_SECONDS).contains(&seconds)) {
            return Err(Reject::SecondsRange);
        }
        if self.puzzle.date().is_some() && self.puzzle.number().is_none() {
            return Err(Reject::Day(DayReject::BeforeFirst));
        }
        Ok(())
    }
}
