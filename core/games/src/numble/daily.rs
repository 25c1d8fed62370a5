//! The equation of a day, exactly as the seed document's program gives it, and the number of the day's puzzle.

use std::fmt;

use cluehouse_engine::{Speak, Text};
use cluehouse_json::Read;
use serde::{Deserialize, Serialize};

use super::generator::generate;
use super::{Date, Equation};

/// Days since 1970-01-01 of 2024-01-01, the first puzzle.
const FIRST_DAY: i32 = 19_723;

/// The number of a dated puzzle: 1 is 2024-01-01.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "NumblePuzzleNumber"))]
#[serde(transparent)]
pub struct PuzzleNumber(u32);

impl PuzzleNumber {
    /// This number; it may lie past the calendar's last day.
    pub const fn new(number: u32) -> Option<Self> {
        if number == 0 { None } else { Some(Self(number)) }
    }

    /// The number of a day's puzzle, or `None` before the first.
    pub fn of(date: Date) -> Option<Self> {
        u32::try_from(date.days() - FIRST_DAY).ok().map(|days| Self(days + 1))
    }

    /// The day of the puzzle, or `None` after the year 9999.
    pub fn date(self) -> Option<Date> {
        let after = i32::try_from(self.0).ok()? - 1;
        Date::from_days(FIRST_DAY.checked_add(after)?)
    }

    /// As a number from 1.
    pub const fn get(self) -> u32 {
        self.0
    }
}

impl fmt::Display for PuzzleNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Why a day's puzzle is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "NumbleDayReject"))]
#[serde(rename_all = "snake_case")]
pub enum DayReject {
    /// Before the first puzzle.
    BeforeFirst,
    /// Not yet.
    Future,
    /// The daily is today's; an earlier one is in the archive.
    NotToday,
    /// The archive holds past days alone.
    NotPast,
}

impl Speak for DayReject {
    fn text(&self) -> Text {
        Text::new(match self {
            Self::BeforeFirst => "numble-reject-day-before-first",
            Self::Future => "numble-reject-day-future",
            Self::NotToday => "numble-reject-day-not-today",
            Self::NotPast => "numble-reject-day-not-past",
        })
    }
}

/// Looks whether a day has a puzzle that may be handed out on `today`, both in UTC.
///
/// # Errors
/// Before the first puzzle, and for days to come.
pub fn check_day(date: Date, today: Date) -> Result<PuzzleNumber, DayReject> {
    let number = PuzzleNumber::of(date).ok_or(DayReject::BeforeFirst)?;
    if date > today { Err(DayReject::Future) } else { Ok(number) }
}

/// The equation of a day. It is the same for everybody, so it is no secret from whoever can compute it; whether the day
/// may be handed out is [`check_day`]'s to say.
pub fn daily_equation(date: Date) -> Equation {
    let mut random = SeededRandom(date.as_number());
    generate(|low, high| random.int(low, high))
}

/// The document's generator. Its state is whole; its fractions are JavaScript's: a few of them fall, rounded, just below a whole
/// number that whole-number arithmetic would reach.
struct SeededRandom(u32);

impl SeededRandom {
    const STATES: u32 = 233_280;

    fn next(&mut self) -> f64 {
        self.0 = ((u64::from(self.0) * 9301 + 49297) % u64::from(Self::STATES)) as u32;
        f64::from(self.0) / f64::from(Self::STATES)
    }

    fn int(&mut self, low: u16, high: u16) -> u16 {
        (self.next() * f64::from(high - low + 1)).floor() as u16 + low
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fractions_are_rounded_as_in_javascript() {
        // Counted with node: of all states of the generator and all ranges of up to 99 numbers these eight pairs differ
        // from whole-number arithmetic.
        let mut differing = Vec::new();
        for state in 0..233_280_u32 {
            for numbers in 1..=99_u16 {
                let mut random = SeededRandom(state);
                let drawn = random.int(1, numbers);
                let whole = random.0 * u32::from(numbers) / 233_280 + 1;
                if u32::from(drawn) != whole {
                    differing.push(numbers);
                }
            }
        }
        differing.sort_unstable();
        assert_eq!(differing, [45, 45, 75, 90, 90, 90, 90, 90]);
    }
}
