//! What somebody's matches come to: played, won, distributions, streaks. Computed when asked, from the results.

use rusqlite::{Connection, params};

use crate::error::Error;
use crate::people::key;
use crate::{PersonId, Store};

/// Which matches count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scope {
    /// The rules.
    pub game: String,
    /// The entry of the catalogue, or all of them.
    pub entry: Option<String>,
    /// The preset, or all of them.
    pub preset: Option<String>,
    /// How they came to be.
    pub origin: Origin,
}

/// How matches came to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// The secret, the clock and the score were the server's.
    Official,
    /// Played in a room, for its own sake.
    Casual,
    /// Played elsewhere and reported by who played.
    Reported,
}

/// What they come to.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Figures {
    /// How many.
    pub played: u32,
    /// How many won.
    pub won: u32,
    /// Most points.
    pub best: Option<i64>,
    /// Points on average.
    pub average: Option<f64>,
    /// Fewest guesses of those won.
    pub fewest: Option<u32>,
    /// Shortest time of those won, in milliseconds.
    pub fastest: Option<u64>,
    /// Of those won, how many took how many guesses, fewest first.
    pub attempts: Vec<(u32, u32)>,
}

/// What somebody's dailies come to. Only official ones count in the first three; a day that was played elsewhere and reported
/// keeps a streak alive.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DailyFigures {
    /// How many days.
    pub played: u32,
    /// How many won.
    pub won: u32,
    /// Of those won, how many took how many guesses, fewest first.
    pub attempts: Vec<(u32, u32)>,
    /// Days won in a row up to today, or up to yesterday where today is still to be played.
    pub streak: u32,
    /// Most days won in a row.
    pub longest: u32,
}

fn figures(connection: &Connection, person: i64, scope: &Scope) -> Result<Figures, Error> {
    let (official, reported) = (scope.origin == Origin::Official, scope.origin == Origin::Reported);
    let scope = params![person, scope.game, scope.entry, scope.preset, official, reported];
    let mut totals = connection.prepare_cached(
        "SELECT count(*), coalesce(sum(won), 0), max(score), avg(score),
             min(iif(won, attempts, NULL)), min(iif(won, millis, NULL))
         FROM seat JOIN match ON match.key = seat.match
         WHERE seat.person = ?1 AND game = ?2 AND (?3 IS NULL OR entry = ?3) AND (?4 IS NULL OR preset = ?4)
             AND official = ?5 AND reported = ?6",
    )?;
    let mut figures = totals.query_row(scope, |row| {
        Ok(Figures {
            played: row.get(0)?,
            won: row.get(1)?,
            best: row.get(2)?,
            average: row.get(3)?,
            fewest: row.get(4)?,
            fastest: row.get::<_, Option<i64>>(5)?.map(i64::unsigned_abs),
            attempts: Vec::new(),
        })
    })?;
    let mut spread = connection.prepare_cached(
        "SELECT attempts, count(*) FROM seat JOIN match ON match.key = seat.match
         WHERE seat.person = ?1 AND game = ?2 AND (?3 IS NULL OR entry = ?3) AND (?4 IS NULL OR preset = ?4)
             AND official = ?5 AND reported = ?6 AND won AND attempts IS NOT NULL
         GROUP BY attempts ORDER BY attempts",
    )?;
    let spread = spread.query_map(scope, |row| Ok((row.get(0)?, row.get(1)?)))?;
    figures.attempts = spread.collect::<Result<_, _>>()?;
    Ok(figures)
}

/// A day that was played to its end.
struct Day {
    day: u32,
    official: bool,
    won: bool,
    attempts: Option<u32>,
}

fn daily(days: &[Day], today: u32) -> DailyFigures {
    let mut figures = DailyFigures::default();
    let mut run = 0;
    let mut before: Option<u32> = None;
    for day in days {
        if day.official {
            figures.played += 1;
            figures.won += u32::from(day.won);
            if let Some(attempts) = day.attempts.filter(|_| day.won) {
                match figures.attempts.binary_search_by_key(&attempts, |(attempts, _)| *attempts) {
                    Ok(place) => figures.attempts[place].1 += 1,
                    Err(place) => figures.attempts.insert(place, (attempts, 1)),
                }
            }
        }
        let follows = before.is_some_and(|before| before.saturating_add(1) == day.day);
        run = if !day.won {
            0
        } else if follows {
            run + 1
        } else {
            1
        };
        figures.longest = figures.longest.max(run);
        before = Some(day.day);
    }
    let alive = before.is_some_and(|last| last == today || last.saturating_add(1) == today);
    figures.streak = if alive { run } else { 0 };
    figures
}

impl Store {
    /// What somebody's matches come to.
    ///
    /// # Errors
    /// Of the world alone.
    pub async fn figures(&self, person: PersonId, scope: Scope) -> Result<Figures, Error> {
        self.read(move |connection| match key(connection, person)? {
            Some(key) => figures(connection, key, &scope),
            None => Ok(Figures::default()),
        })
        .await
    }

    /// What somebody's dailies of a game come to, today.
    ///
    /// # Errors
    /// Of the world alone.
    pub async fn daily_figures(
        &self,
        person: PersonId,
        game: &str,
        today: u32,
    ) -> Result<DailyFigures, Error> {
        let game = game.to_owned();
        self.read(move |connection| {
            let Some(key) = key(connection, person)? else { return Ok(DailyFigures::default()) };
            let mut days = connection.prepare_cached(
                "SELECT attempt.day, attempt.official, won, attempts
                 FROM attempt JOIN seat ON seat.match = attempt.match AND seat.person = attempt.person
                 WHERE attempt.person = ?1 AND game = ?2 AND attempt.day <= ?3 ORDER BY attempt.day",
            )?;
            let days = days.query_map(params![key, game, today], |row| {
                Ok(Day { day: row.get(0)?, official: row.get(1)?, won: row.get(2)?, attempts: row.get(3)? })
            })?;
            Ok(daily(&days.collect::<Result<Vec<_>, _>>()?, today))
        })
        .await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Days as letters: w(on), l(ost), r(eported and won), a blank for a day that was missed.
    fn check(days: &str, today: u32, streak: u32, longest: u32) {
        let days: Vec<Day> = (1..)
            .zip(days.chars())
            .filter(|(_, letter)| *letter != ' ')
            .map(|(day, letter)| Day { day, official: letter != 'r', won: letter != 'l', attempts: Some(4) })
            .collect();
        let figures = daily(&days, today);
        assert_eq!((figures.streak, figures.longest), (streak, longest));
    }

    #[test]
    fn a_streak_breaks_on_a_loss_and_on_a_missed_day() {
        check("", 5, 0, 0);
        check("w", 1, 1, 1);
        check("www", 3, 3, 3);
        check("www", 4, 3, 3);
        check("www", 5, 0, 3);
        check("wwwl", 4, 0, 3);
        check("wwwlw", 5, 1, 3);
        check("ww ww", 5, 2, 2);
        check("www w", 6, 1, 3);
        check("wrw", 3, 3, 3);
        check(" lw", 3, 1, 1);
    }
}
