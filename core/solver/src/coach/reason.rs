//! Why a guess got its grade: values with numbers, not sentences.

use cluehouse_codes::{Clue, Code, Feedback, Space};
use serde::Serialize;

/// Why a guess got its grade. Earlier guesses are counted from 0, places too.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(tag = "t", content = "d", rename_all = "snake_case")]
pub enum Reason {
    /// Nothing better was to be found.
    NothingBetter,
    /// Only this code was left.
    OnlyCode,
    /// Another code was the only one left.
    OtherOnlyCode {
        /// It.
        code: Code,
    },
    /// The same was guessed before.
    Repeated {
        /// When.
        guess: usize,
    },
    /// It can no longer be the code: an earlier answer allows fewer of a symbol.
    TooMany {
        /// The symbol.
        symbol: u8,
        /// How many that answer allows.
        most: u8,
        /// Which guess was answered so.
        guess: usize,
    },
    /// It can no longer be the code: an earlier answer asks for more of a symbol.
    TooFew {
        /// The symbol.
        symbol: u8,
        /// How many that answer asks for.
        least: u8,
        /// Which guess was answered so.
        guess: usize,
    },
    /// It can no longer be the code: an earlier answer bars a symbol from a place.
    NotThere {
        /// The symbol.
        symbol: u8,
        /// The place.
        place: usize,
        /// Which guess was answered so.
        guess: usize,
    },
    /// It can no longer be the code: an earlier guess would have been answered otherwise.
    Contradicts {
        /// Which guess.
        guess: usize,
        /// How it would have been answered.
        would: Feedback,
    },
    /// It divides the codes worse than the best guess does.
    Coarser {
        /// Parts it leaves.
        parts: u32,
        /// Parts the best guess leaves.
        best_parts: u32,
        /// Its largest part.
        largest: u32,
        /// The best guess's largest part.
        best_largest: u32,
    },
    /// Nothing could be worked out within bounds.
    Unknown,
}

/// Why a guess cannot be the code, or `None` where it can: the plainest of the reasons there are.
pub(super) fn contradiction(space: Space, history: &[Clue], guess: Code) -> Option<Reason> {
    if let Some(earlier) = history.iter().position(|clue| clue.guess == guess) {
        return (history[earlier].feedback.exact != space.length())
            .then_some(Reason::Repeated { guess: earlier });
    }
    let broken = |clue: &Clue| clue.guess.feedback(guess) != clue.feedback;
    let clues = || history.iter().enumerate().filter(|(_, clue)| broken(clue));
    clues()
        .find_map(|(at, clue)| count_reason(space, at, clue, guess))
        .or_else(|| clues().find_map(|(at, clue)| place_reason(at, clue, guess)))
        .or_else(|| {
            let (at, clue) = clues().next()?;
            Some(Reason::Contradicts { guess: at, would: clue.guess.feedback(guess) })
        })
}

/// Whether one answer alone allows fewer or asks for more of a symbol than the guess has.
fn count_reason(space: Space, at: usize, clue: &Clue, guess: Code) -> Option<Reason> {
    let (length, marks) = (space.length(), clue.feedback.total());
    (0..space.symbols()).find_map(|symbol| {
        let count = |code: Code| (code.histogram() >> (4 * u32::from(symbol)) & 0xF) as u8;
        let (asked, has) = (count(clue.guess), count(guess));
        // Every copy up to the number asked earns a mark; the marks it does not earn others must.
        let most = if asked > marks { marks } else { length - (marks - asked) };
        let least = (marks + asked).saturating_sub(length);
        if has > most {
            Some(Reason::TooMany { symbol, most, guess: at })
        } else if has < least {
            Some(Reason::TooFew { symbol, least, guess: at })
        } else {
            None
        }
    })
}

/// Whether the guess has a symbol in a place where an answer without exact marks bars it.
fn place_reason(at: usize, clue: &Clue, guess: Code) -> Option<Reason> {
    let place = (0..guess.len()).find(|&place| guess.symbol(place) == clue.guess.symbol(place))?;
    let symbol = guess.symbol(place);
    (clue.feedback.exact == 0).then_some(Reason::NotThere { symbol, place, guess: at })
}
