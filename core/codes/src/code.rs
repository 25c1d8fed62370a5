//! A code: two to eight symbols in order, packed into four bytes.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Feedback, MAX_LENGTH, MAX_SYMBOLS, MIN_LENGTH};

/// A row of symbols, each a number below twelve, written as letters from A. Copying is free, and the order is the
/// dictionary's.
///
/// One hexadecimal digit per place, the first place in the highest; unused places hold `0xF`, so two codes of one
/// length agree in every unused place and the length needs no field of its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Code(u32);

const EMPTY: u32 = 0xF;
const PLACES: u32 = 8;

impl Code {
    /// The code with these symbols, or `None` where the number of symbols or one of them is out of range.
    pub fn new(symbols: &[u8]) -> Option<Self> {
        let fits = (usize::from(MIN_LENGTH)..=usize::from(MAX_LENGTH)).contains(&symbols.len())
            && symbols.iter().all(|&symbol| symbol < MAX_SYMBOLS);
        fits.then(|| {
            let mut bits = u32::MAX;
            for (place, &symbol) in symbols.iter().enumerate() {
                let shift = Self::shift(place);
                bits = bits & !(EMPTY << shift) | u32::from(symbol) << shift;
            }
            Self(bits)
        })
    }

    const fn shift(place: usize) -> u32 {
        4 * (PLACES - 1 - place as u32)
    }

    /// How many places the code has.
    #[expect(clippy::len_without_is_empty, reason = "a code has at least two places")]
    pub const fn len(self) -> usize {
        (PLACES - (!self.0).trailing_zeros() / 4) as usize
    }

    /// The symbol in a place, counted from 0.
    ///
    /// # Panics
    /// Where the code has no such place.
    pub const fn symbol(self, place: usize) -> u8 {
        assert!(place < self.len(), "no such place in the code");
        (self.0 >> Self::shift(place) & EMPTY) as u8
    }

    /// The symbols, first place first.
    pub fn symbols(self) -> impl ExactSizeIterator<Item = u8> + DoubleEndedIterator + Clone {
        (0..self.len()).map(move |place| self.symbol(place))
    }

    /// The packed form: one hexadecimal digit per place from the highest down, `0xF` where there is none.
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// Whether some symbol stands in two places.
    pub fn repeats(self) -> bool {
        self.first_repeat().is_some()
    }

    /// The first place whose symbol has stood before, after the place where it stood first; both from 0.
    pub fn first_repeat(self) -> Option<(usize, usize)> {
        (1..self.len()).find_map(|again| {
            let first = self.symbols().position(|symbol| symbol == self.symbol(again))?;
            (first < again).then_some((first, again))
        })
    }

    /// How often each symbol occurs, four bits a symbol, symbol 0 lowest.
    pub const fn histogram(self) -> u64 {
        let mut counts = 0u64;
        let mut place = 0;
        while place < self.len() {
            counts += 1 << (4 * self.symbol(place) as u32);
            place += 1;
        }
        counts
    }

    /// What a guess of `self` earns against `secret`; the two can be exchanged.
    ///
    /// Exact counts the places that agree. Misplaced is the sum over the symbols of the smaller of the two counts,
    /// less exact: each peg earns at most one mark.
    pub fn feedback(self, secret: Self) -> Feedback {
        let differs = self.0 ^ secret.0;
        let folded = (differs | differs >> 1 | differs >> 2 | differs >> 3) & 0x1111_1111;
        let length = self.len().min(secret.len()) as u32;
        let compared = if length == PLACES { u32::MAX } else { !(u32::MAX >> (4 * length)) };
        let exact = length - (folded & compared).count_ones();

        let (mut ours, mut theirs) = (self.histogram(), secret.histogram());
        let mut common = 0;
        while ours != 0 {
            common += (ours & 0xF).min(theirs & 0xF) as u32;
            ours >>= 4;
            theirs >>= 4;
        }
        Feedback { exact: exact as u8, misplaced: (common - exact) as u8 }
    }
}

/// Letters from A, the notation that depends on no preset: `AABC`.
impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.symbols().try_for_each(|symbol| fmt::Write::write_char(f, char::from(b'A' + symbol)))
    }
}

impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Code({self})")
    }
}

/// The text is not two to eight letters from A to L.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseCodeError;

impl fmt::Display for ParseCodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a code is two to eight letters from A to L")
    }
}

impl std::error::Error for ParseCodeError {}

impl FromStr for Code {
    type Err = ParseCodeError;

    fn from_str(text: &str) -> Result<Self, ParseCodeError> {
        let mut symbols = [0; MAX_LENGTH as usize];
        let row = symbols.get_mut(..text.len()).ok_or(ParseCodeError)?;
        for (symbol, letter) in row.iter_mut().zip(text.bytes()) {
            *symbol = letter.checked_sub(b'A').ok_or(ParseCodeError)?;
        }
        Self::new(row).ok_or(ParseCodeError)
    }
}

impl Serialize for Code {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut letters = [0; PLACES as usize];
        let places = self.symbols().zip(&mut letters).map(|(symbol, letter)| *letter = b'A' + symbol).count();
        serializer.serialize_str(str::from_utf8(&letters[..places]).unwrap_or_default())
    }
}

impl<'de> Deserialize<'de> for Code {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

cluehouse_json::read_from_str!(Code);
