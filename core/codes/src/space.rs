//! All codes of one game: how many symbols, how many places, repeats or not.

use std::fmt;

use cluehouse_json::Read;
use serde::{Deserialize, Serialize};

use crate::{Code, Feedback};

/// Fewest symbols a space may have.
pub const MIN_SYMBOLS: u8 = 2;
/// Most symbols a space may have: one hexadecimal digit holds a symbol, and twelve shapes can still be told apart.
pub const MAX_SYMBOLS: u8 = 12;
/// Fewest places a code may have.
pub const MIN_LENGTH: u8 = 2;
/// Most places a code may have: eight hexadecimal digits are one machine word.
pub const MAX_LENGTH: u8 = 8;

/// A set of codes given by its parameters; always within the bounds above.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(try_from = "Parameters", into = "Parameters")]
pub struct Space {
    symbols: u8,
    length: u8,
    repeats: bool,
}

#[derive(Serialize, Deserialize, Read)]
#[serde(deny_unknown_fields)]
struct Parameters {
    symbols: u8,
    length: u8,
    repeats: bool,
}

/// Why no space has these parameters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SpaceError {
    /// Not 2 to 12 symbols.
    Symbols,
    /// Not 2 to 8 places.
    Length,
    /// More places than symbols, and no repeats.
    TooFewSymbols,
}

impl fmt::Display for SpaceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Symbols => "a code game has 2 to 12 symbols",
            Self::Length => "a code has 2 to 8 places",
            Self::TooFewSymbols => "without repeats a code cannot have more places than there are symbols",
        })
    }
}

impl std::error::Error for SpaceError {}

impl TryFrom<Parameters> for Space {
    type Error = SpaceError;

    fn try_from(given: Parameters) -> Result<Self, SpaceError> {
        Self::new(given.symbols, given.length, given.repeats)
    }
}

impl From<Space> for Parameters {
    fn from(space: Space) -> Self {
        Self { symbols: space.symbols, length: space.length, repeats: space.repeats }
    }
}

impl Space {
    /// The classic game: six symbols, four places, repeats.
    pub const CLASSIC: Self = Self { symbols: 6, length: 4, repeats: true };
    /// Super: eight symbols, five places, repeats.
    pub const SUPER: Self = Self { symbols: 8, length: 5, repeats: true };
    /// Skemind: six symbols, four places, no repeats.
    pub const SKEMIND: Self = Self { symbols: 6, length: 4, repeats: false };
    /// Bulls & Cows: ten digits, four places, no repeats.
    pub const BULLS_AND_COWS: Self = Self { symbols: 10, length: 4, repeats: false };

    /// The space with these parameters.
    ///
    /// # Errors
    /// Where a parameter is out of its range.
    pub const fn new(symbols: u8, length: u8, repeats: bool) -> Result<Self, SpaceError> {
        if symbols < MIN_SYMBOLS || symbols > MAX_SYMBOLS {
            Err(SpaceError::Symbols)
        } else if length < MIN_LENGTH || length > MAX_LENGTH {
            Err(SpaceError::Length)
        } else if !repeats && length > symbols {
            Err(SpaceError::TooFewSymbols)
        } else {
            Ok(Self { symbols, length, repeats })
        }
    }

    /// How many symbols there are.
    pub const fn symbols(self) -> u8 {
        self.symbols
    }

    /// How many places a code has.
    pub const fn length(self) -> u8 {
        self.length
    }

    /// Whether a symbol may stand in two places.
    pub const fn repeats(self) -> bool {
        self.repeats
    }

    /// How many codes there are; at most 12⁸ = 429,981,696.
    pub fn size(self) -> u64 {
        (0..self.length).map(|place| u64::from(self.free(place))).product()
    }

    /// How many symbols a place may take once the places before it are filled.
    const fn free(self, place: u8) -> u8 {
        if self.repeats { self.symbols } else { self.symbols - place }
    }

    /// Whether the code belongs to the space.
    pub fn contains(self, code: Code) -> bool {
        code.len() == usize::from(self.length)
            && code.symbols().all(|symbol| symbol < self.symbols)
            && (self.repeats || !code.repeats())
    }

    /// The code at a place in dictionary order, or `None` past the end.
    pub fn code(self, index: u64) -> Option<Code> {
        let mut rest = index;
        let mut block = self.size();
        if index >= block {
            return None;
        }
        let mut symbols = [0; MAX_LENGTH as usize];
        let mut used = 0u16;
        for place in 0..self.length {
            block /= u64::from(self.free(place));
            let nth = (rest / block) as usize;
            rest %= block;
            let symbol =
                (0..self.symbols).filter(|symbol| self.repeats || used & 1 << symbol == 0).nth(nth)?;
            used |= 1 << symbol;
            symbols[usize::from(place)] = symbol;
        }
        Code::new(&symbols[..usize::from(self.length)])
    }

    /// The place of a code in dictionary order, or `None` where it is not in the space.
    pub fn index(self, code: Code) -> Option<u64> {
        if !self.contains(code) {
            return None;
        }
        let mut used = 0u16;
        let mut index = 0;
        for (place, symbol) in (0..self.length).zip(code.symbols()) {
            let below = if self.repeats {
                u32::from(symbol)
            } else {
                u32::from(symbol) - (used & ((1 << symbol) - 1)).count_ones()
            };
            index = index * u64::from(self.free(place)) + u64::from(below);
            used |= 1 << symbol;
        }
        Some(index)
    }

    /// Every code in dictionary order.
    pub fn codes(self) -> impl Iterator<Item = Code> {
        (0..self.size()).map_while(move |index| self.code(index))
    }

    /// Whether some guess in the space can earn this feedback against some code of it.
    pub fn allows(self, feedback: Feedback) -> bool {
        let total = u16::from(feedback.exact) + u16::from(feedback.misplaced);
        let length = u16::from(self.length);
        let all_but_one_exact = u16::from(feedback.exact) + 1 == length && feedback.misplaced > 0;
        let unavoidable = if self.repeats { 0 } else { (2 * length).saturating_sub(u16::from(self.symbols)) };
        // Of two symbols each one out of place makes another: misplaced marks come in pairs.
        let odd = self.symbols == 2 && feedback.misplaced % 2 == 1;
        (unavoidable..=length).contains(&total) && !all_but_one_exact && !odd
    }
}
