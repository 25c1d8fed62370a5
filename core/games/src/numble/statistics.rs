//! A player's figures over official dailies. What counts as official is the shell's to know.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Date, MAX_GUESSES};

/// Played, won, how often in how many guesses, and streaks of days.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Statistics {
    /// Puzzles played to their end.
    pub played: u32,
    /// Puzzles solved.
    pub won: u32,
    /// Puzzles solved in one guess, in two, and so on.
    pub distribution: [u32; MAX_GUESSES as usize],
    /// Days in a row that were solved, as of the last day; [`streak_on`](Self::streak_on) says what it is worth later.
    pub streak: u32,
    /// The longest such row ever.
    pub longest_streak: u32,
    /// The day of the last puzzle counted.
    pub last_day: Option<Date>,
}

impl Statistics {
    /// The figures of days in any order, such as days played offline and handed in late. A day holds the number of guesses
    /// it was solved in, or `None` where it was lost.
    pub fn of(days: &BTreeMap<Date, Option<u8>>) -> Self {
        let mut statistics = Self::default();
        for (&day, &solved_in) in days {
            statistics.record(day, solved_in);
        }
        statistics
    }

    /// Counts a puzzle, and says whether it was counted. A day that is not after the last one is not, so each counts once;
    /// nor is a number of guesses nobody has.
    pub fn record(&mut self, day: Date, solved_in: Option<u8>) -> bool {
        if self.last_day.is_some_and(|last| day <= last)
            || solved_in.is_some_and(|guesses| !(1..=MAX_GUESSES).contains(&guesses))
        {
            return false;
        }
        let before = self.streak_on(day);
        self.played += 1;
        self.last_day = Some(day);
        self.streak = 0;
        if let Some(guesses) = solved_in {
            self.won += 1;
            self.distribution[usize::from(guesses) - 1] += 1;
            self.streak = before + 1;
            self.longest_streak = self.longest_streak.max(self.streak);
        }
        true
    }

    /// The current streak as seen on a day: whole until the day after the last one counted is over, then gone.
    pub fn streak_on(&self, today: Date) -> u32 {
        let unbroken = self.last_day.is_some_and(|last| today.days() - last.days() <= 1);
        if unbroken { self.streak } else { 0 }
    }
}
