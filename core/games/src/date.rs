//! Days of the calendar, without a clock or a time zone: whoever asks says which day it is in UTC.

use std::fmt;
use std::str::FromStr;

use cluehouse_engine::{Speak, Text};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A day of the proleptic Gregorian calendar, in the years 0 to 9999, written `2024-10-15`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "NumbleDate", type = "string"))]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

#[cfg(feature = "schema")]
impl utoipa::PartialSchema for Date {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
        use utoipa::openapi::schema::{KnownFormat, ObjectBuilder, SchemaFormat, Type};
        let format = SchemaFormat::KnownFormat(KnownFormat::Date);
        ObjectBuilder::new().schema_type(Type::String).format(Some(format)).into()
    }
}

#[cfg(feature = "schema")]
impl utoipa::ToSchema for Date {
    fn name() -> std::borrow::Cow<'static, str> {
        "NumbleDate".into()
    }
}

/// Why a text is no date.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "t", content = "d", rename_all = "snake_case")]
pub enum DateError {
    /// Not four digits, two and two with hyphens between.
    Form,
    /// A month outside 1–12.
    Month {
        /// The month.
        found: u8,
    },
    /// A day this month does not have.
    Day {
        /// The day.
        found: u8,
        /// How many days the month has.
        most: u8,
    },
}

impl fmt::Display for DateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Form => f.write_str("a date is written YYYY-MM-DD, as in 2024-10-15"),
            Self::Month { found } => write!(f, "there is no month {found}"),
            Self::Day { found, most } => write!(f, "there is no day {found} in a month of {most}"),
        }
    }
}

impl std::error::Error for DateError {}

impl Speak for DateError {
    fn text(&self) -> Text {
        match *self {
            Self::Form => Text::new("numble-reject-date-form"),
            Self::Month { found } => Text::new("numble-reject-date-month").number("found", found),
            Self::Day { found, most } => {
                Text::new("numble-reject-date-day").number("found", found).number("most", most)
            }
        }
    }
}

impl Date {
    /// The day of these numbers.
    ///
    /// # Errors
    /// Where the calendar has no such day, or the year is past 9999.
    pub const fn new(year: u16, month: u8, day: u8) -> Result<Self, DateError> {
        if year > 9999 {
            return Err(DateError::Form);
        }
        let leap = year.is_multiple_of(4) && !year.is_multiple_of(100) || year.is_multiple_of(400);
        let most = match month {
            4 | 6 | 9 | 11 => 30,
            2 if leap => 29,
            2 => 28,
            1..=12 => 31,
            _ => return Err(DateError::Month { found: month }),
        };
        if day == 0 || day > most {
            Err(DateError::Day { found: day, most })
        } else {
            Ok(Self { year, month, day })
        }
    }

    /// The day so many days after 1970-01-01, or before it; `None` outside the years 0 to 9999.
    pub fn from_days(days: i32) -> Option<Self> {
        // Years are counted from 1 March, so that the leap day comes last; an era is 400 of them. See Howard Hinnant,
        // "chrono-Compatible Low-Level Date Algorithms".
        let days = days.checked_add(719_468)?;
        let (era, of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
        let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let from_march = (5 * of_year + 2) / 153;
        let day = of_year - (153 * from_march + 2) / 5 + 1;
        let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
        let year = era * 400 + year_of_era + i32::from(month <= 2);
        Self::new(u16::try_from(year).ok()?, month as u8, day as u8).ok()
    }

    /// Days since 1970-01-01, negative before.
    pub fn days(self) -> i32 {
        let month = i32::from(self.month);
        let year = i32::from(self.year) - i32::from(month <= 2);
        let (era, year_of_era) = (year.div_euclid(400), year.rem_euclid(400));
        let of_year = (153 * (month + if month > 2 { -3 } else { 9 }) + 2) / 5 + i32::from(self.day) - 1;
        let of_era = year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + of_year;
        era * 146_097 + of_era - 719_468
    }

    /// The digits as one number: 20241015.
    pub const fn as_number(self) -> u32 {
        self.year as u32 * 10_000 + self.month as u32 * 100 + self.day as u32
    }
}

impl fmt::Debug for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Date({self})")
    }
}

/// `2024-10-15`.
impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

impl FromStr for Date {
    type Err = DateError;

    fn from_str(text: &str) -> Result<Self, DateError> {
        let number = |from: usize, to: usize| {
            let digits = text.get(from..to).filter(|digits| digits.bytes().all(|byte| byte.is_ascii_digit()));
            digits.and_then(|digits| digits.parse::<u16>().ok()).ok_or(DateError::Form)
        };
        let bytes = text.as_bytes();
        if bytes.len() != 10 || bytes[4] != b'-' || bytes[7] != b'-' {
            return Err(DateError::Form);
        }
        // Two digits always fit.
        Self::new(number(0, 4)?, number(5, 7)? as u8, number(8, 10)? as u8)
    }
}

/// As its text.
impl Serialize for Date {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Date {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

cluehouse_json::read_from_str!(Date);
