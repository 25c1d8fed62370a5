//! Codes as people write them: a preset's own letters, digits, or letters from A.

use std::fmt;

use crate::{Code, Space};

/// The marks that stand for symbols 0, 1, 2…, the same in every language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Alphabet {
    /// `R B G Y O V C P K W N L`: the coloured pegs of classic and Super.
    Pegs,
    /// `1 2 3 4 5 6`: the key numbers of Skemind's shapes.
    Shapes,
    /// `0` to `9`: Bulls & Cows.
    Digits,
    /// Letters from A; where there are at most ten symbols, digits from 0 are understood too.
    Letters,
}

/// Why a text is no code of the space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReadError {
    /// A mark that stands for no symbol.
    Symbol {
        /// The mark.
        found: char,
        /// Its place, counted from 1.
        place: usize,
    },
    /// Too few or too many marks.
    Length {
        /// How many there are.
        found: usize,
        /// How many there should be.
        wanted: usize,
    },
    /// The same symbol twice where symbols may not repeat.
    Repeat {
        /// The mark of the symbol.
        mark: char,
        /// Where it stands first, counted from 1.
        first: usize,
        /// Where it stands again, counted from 1.
        again: usize,
    },
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Symbol { found, place } => write!(f, "`{found}` at place {place} is not a symbol here"),
            Self::Length { found, wanted } => write!(f, "{found} symbols where {wanted} are needed"),
            Self::Repeat { mark, first, again } => {
                write!(f, "`{mark}` stands at places {first} and {again}; symbols do not repeat here")
            }
        }
    }
}

impl std::error::Error for ReadError {}

impl Alphabet {
    /// The marks in the order of their symbols.
    pub const fn marks(self) -> &'static str {
        match self {
            Self::Pegs => "RBGYOVCPKWNL",
            Self::Shapes => "123456",
            Self::Digits => "0123456789",
            Self::Letters => "ABCDEFGHIJKL",
        }
    }

    /// The mark of a symbol; `?` for one the alphabet has none for.
    pub fn mark(self, symbol: u8) -> char {
        self.marks().chars().nth(usize::from(symbol)).unwrap_or('?')
    }

    /// A code in this alphabet.
    pub fn write(self, code: Code) -> String {
        code.symbols().map(|symbol| self.mark(symbol)).collect()
    }

    /// Reads a code of the space. Case does not matter; spaces, commas and hyphens between marks are passed over.
    ///
    /// # Errors
    /// With the first thing that is wrong: an unknown mark, then the length, then a repeat.
    pub fn read(self, text: &str, space: Space) -> Result<Code, ReadError> {
        let marks: Vec<char> = text.chars().filter(|mark| !matches!(mark, ' ' | ',' | '-')).collect();
        let digits =
            self == Self::Letters && space.symbols() <= 10 && marks.first().is_some_and(char::is_ascii_digit);
        let alphabet = if digits { Self::Digits } else { self };
        let symbols = marks
            .iter()
            .enumerate()
            .map(|(place, &found)| {
                alphabet.symbol(found, space).ok_or(ReadError::Symbol { found, place: place + 1 })
            })
            .collect::<Result<Vec<u8>, _>>()?;
        let wanted = usize::from(space.length());
        let length = ReadError::Length { found: symbols.len(), wanted };
        let code = Code::new(&symbols).filter(|code| code.len() == wanted).ok_or(length)?;
        match code.first_repeat() {
            Some((first, again)) if !space.repeats() => Err(ReadError::Repeat {
                mark: alphabet.mark(symbols[first]),
                first: first + 1,
                again: again + 1,
            }),
            _ => Ok(code),
        }
    }

    fn symbol(self, mark: char, space: Space) -> Option<u8> {
        let mark = mark.to_ascii_uppercase();
        (0..space.symbols()).find(|&symbol| self.marks().chars().nth(usize::from(symbol)) == Some(mark))
    }
}
