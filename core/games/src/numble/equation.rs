//! Equations as text: what is read kindly, what is refused and why, and the one form that is kept. Knows no target.

use std::fmt;
use std::str::FromStr;

use cluehouse_engine::{Speak, Text};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Fewest characters of an equation.
pub const MIN_EQUATION: usize = 9;
/// Most characters of an equation.
pub const MAX_EQUATION: usize = 15;
/// Most digits of a number.
const MAX_DIGITS: usize = 3;
/// Largest number on either side.
const MAX_NUMBER: i32 = 999;

/// A true equation in its one form: `12 + 34 = 46`, single spaces, leading zeros as they were written. Two equations are
/// equal where they are character for character.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "NumbleEquation", type = "string"))]
pub struct Equation {
    /// Padded with zero bytes, which sort before every character.
    bytes: [u8; MAX_EQUATION],
    length: u8,
}

/// What is done with the two numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operator {
    /// `+`
    Plus,
    /// `-`
    Minus,
    /// `*`
    Times,
    /// `/`
    Divide,
}

impl Operator {
    /// Every operator, in the daily generator's order.
    pub const ALL: [Self; 4] = [Self::Plus, Self::Minus, Self::Times, Self::Divide];

    /// The operator a character stands for, in any of the ways people write it.
    const fn read(found: char) -> Option<Self> {
        Some(match found {
            '+' => Self::Plus,
            '-' | '−' => Self::Minus,
            '*' | '×' | 'x' | 'X' => Self::Times,
            '/' | '÷' | ':' => Self::Divide,
            _ => return None,
        })
    }

    fn apply(self, first: i32, second: i32) -> Result<i32, EquationError> {
        Ok(match self {
            Self::Plus => first + second,
            Self::Minus => first - second,
            Self::Times => first * second,
            Self::Divide if second == 0 => return Err(EquationError::DivisionByZero),
            Self::Divide if first % second != 0 => return Err(EquationError::NotWhole { first, second }),
            Self::Divide => first / second,
        })
    }
}

impl fmt::Display for Operator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Plus => "+",
            Self::Minus => "-",
            Self::Times => "*",
            Self::Divide => "/",
        })
    }
}

/// Why a text is no equation. Places count characters of the text as it was written, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "t", content = "d", rename_all = "snake_case")]
pub enum EquationError {
    /// There is nothing but spaces.
    Empty,
    /// A character no equation has.
    UnknownCharacter {
        /// The character.
        found: char,
        /// Its place.
        place: u32,
    },
    /// A number of more than three digits.
    TooManyDigits {
        /// Where the number begins.
        place: u32,
    },
    /// A number should stand here.
    MissingNumber {
        /// Where it is missing.
        place: u32,
    },
    /// Two numbers with nothing but a space between them.
    SplitNumber {
        /// Where the second one begins.
        place: u32,
    },
    /// No `=`.
    MissingEquals,
    /// More than one `=`.
    TooManyEquals {
        /// Where the second one is.
        place: u32,
    },
    /// No operator before the `=`.
    MissingOperator,
    /// More than one operator before the `=`.
    TooManyOperators {
        /// Where the second one is.
        place: u32,
    },
    /// An operator after the `=`, where the result stands alone.
    OperatorAfterEquals {
        /// Where it is.
        place: u32,
    },
    /// A division by zero.
    DivisionByZero,
    /// A division that leaves a remainder.
    NotWhole {
        /// What is divided.
        first: i32,
        /// By what.
        second: i32,
    },
    /// The left side is below zero.
    Negative {
        /// Its value.
        left: i32,
    },
    /// The left side is above 999.
    TooLarge {
        /// Its value.
        left: i32,
    },
    /// The sides differ.
    Untrue {
        /// The value of the left side.
        left: i32,
        /// The value of the right side.
        right: i32,
    },
}

impl fmt::Display for EquationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Empty => f.write_str("there is no equation"),
            Self::UnknownCharacter { found, place } => {
                write!(f, "`{found}` at place {place} is no part of an equation")
            }
            Self::TooManyDigits { place } => {
                write!(f, "the number at place {place} has more than {MAX_DIGITS} digits")
            }
            Self::MissingNumber { place } => write!(f, "a number is missing at place {place}"),
            Self::SplitNumber { place } => {
                write!(f, "no sign stands between the number at place {place} and the one before it")
            }
            Self::MissingEquals => f.write_str("the `=` is missing"),
            Self::TooManyEquals { place } => write!(f, "a second `=` stands at place {place}"),
            Self::MissingOperator => f.write_str("the operator before the `=` is missing"),
            Self::TooManyOperators { place } => write!(f, "a second operator stands at place {place}"),
            Self::OperatorAfterEquals { place } => {
                write!(f, "an operator stands after the `=`, at place {place}")
            }
            Self::DivisionByZero => f.write_str("nothing can be divided by zero"),
            Self::NotWhole { first, second } => write!(f, "{first} / {second} is not a whole number"),
            Self::Negative { left } => write!(f, "the left side is {left}, below zero"),
            Self::TooLarge { left } => write!(f, "the left side is {left}, above {MAX_NUMBER}"),
            Self::Untrue { left, right } => write!(f, "the left side is {left}, the right side {right}"),
        }
    }
}

impl std::error::Error for EquationError {}

impl Speak for EquationError {
    fn text(&self) -> Text {
        let at = |id, place: u32| Text::new(id).number("place", place);
        match *self {
            Self::Empty => Text::new("numble-reject-empty"),
            Self::UnknownCharacter { found, place } => {
                at("numble-reject-character", place).words("found", found)
            }
            Self::TooManyDigits { place } => {
                at("numble-reject-digits", place).number("most", MAX_DIGITS as u32)
            }
            Self::MissingNumber { place } => at("numble-reject-missing-number", place),
            Self::SplitNumber { place } => at("numble-reject-split-number", place),
            Self::MissingEquals => Text::new("numble-reject-missing-equals"),
            Self::TooManyEquals { place } => at("numble-reject-second-equals", place),
            Self::MissingOperator => Text::new("numble-reject-missing-operator"),
            Self::TooManyOperators { place } => at("numble-reject-second-operator", place),
            Self::OperatorAfterEquals { place } => at("numble-reject-operator-after-equals", place),
            Self::DivisionByZero => Text::new("numble-reject-division-by-zero"),
            Self::NotWhole { first, second } => {
                Text::new("numble-reject-not-whole").number("first", first).number("second", second)
            }
            Self::Negative { left } => Text::new("numble-reject-negative").number("left", left),
            Self::TooLarge { left } => {
                Text::new("numble-reject-too-large").number("left", left).number("most", MAX_NUMBER)
            }
            Self::Untrue { left, right } => {
                Text::new("numble-reject-untrue").number("left", left).number("right", right)
            }
        }
    }
}

/// A part of an equation and where it begins.
struct Token {
    place: u32,
    part: Part,
}

enum Part {
    Number(String),
    Operator(Operator),
    Equals,
}

impl Equation {
    /// The text, 9 to 15 ASCII characters.
    pub fn as_str(&self) -> &str {
        // Every byte was written as ASCII, so there is always a text.
        std::str::from_utf8(self.bytes()).unwrap_or_default()
    }

    /// The characters, all of them ASCII.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes[..usize::from(self.length)]
    }

    /// Writes a true equation from its numbers.
    pub(super) fn compose(first: u16, operator: Operator, second: u16, result: u16) -> Self {
        debug_assert_eq!(
            operator.apply(i32::from(first), i32::from(second)),
            Ok(i32::from(result)),
            "{first} {operator} {second}"
        );
        Self::write(&format!("{first} {operator} {second} = {result}"))
    }

    pub(super) fn write(text: &str) -> Self {
        debug_assert!(text.is_ascii() && (MIN_EQUATION..=MAX_EQUATION).contains(&text.len()), "{text}");
        let mut bytes = [0; MAX_EQUATION];
        for (place, byte) in bytes.iter_mut().zip(text.bytes()) {
            *place = byte;
        }
        Self { bytes, length: text.len() as u8 }
    }
}

impl fmt::Debug for Equation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Equation({self})")
    }
}

impl fmt::Display for Equation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Spaces around numbers and signs may be left out or doubled; `×`, `x`, `X`, `÷`, `:` and `−` are understood; leading
/// zeros are kept.
impl FromStr for Equation {
    type Err = EquationError;

    fn from_str(text: &str) -> Result<Self, EquationError> {
        let tokens = tokens(text)?;
        let parts: Vec<&Part> = tokens.iter().map(|token| &token.part).collect();
        let [Part::Number(a), Part::Operator(operator), Part::Number(b), Part::Equals, Part::Number(c)] =
            parts[..]
        else {
            return Err(misshapen(text, &tokens));
        };
        let left = operator.apply(value(a), value(b))?;
        let right = value(c);
        if left < 0 {
            Err(EquationError::Negative { left })
        } else if left > MAX_NUMBER {
            Err(EquationError::TooLarge { left })
        } else if left != right {
            Err(EquationError::Untrue { left, right })
        } else {
            Ok(Self::write(&format!("{a} {operator} {b} = {c}")))
        }
    }
}

fn value(digits: &str) -> i32 {
    digits.bytes().fold(0, |value, digit| value * 10 + i32::from(digit - b'0'))
}

/// Cuts a text into numbers and signs.
fn tokens(text: &str) -> Result<Vec<Token>, EquationError> {
    let mut tokens: Vec<Token> = Vec::new();
    let mut in_number = false;
    for (place, found) in (1..).zip(text.chars()) {
        if found.is_ascii_digit() {
            match tokens.last_mut() {
                Some(Token { place, part: Part::Number(digits) }) if in_number => {
                    if digits.len() == MAX_DIGITS {
                        return Err(EquationError::TooManyDigits { place: *place });
                    }
                    digits.push(found);
                }
                _ => tokens.push(Token { place, part: Part::Number(found.to_string()) }),
            }
            in_number = true;
            continue;
        }
        in_number = false;
        if found == '=' {
            tokens.push(Token { place, part: Part::Equals });
        } else if let Some(operator) = Operator::read(found) {
            tokens.push(Token { place, part: Part::Operator(operator) });
        } else if !found.is_whitespace() {
            return Err(EquationError::UnknownCharacter { found, place });
        }
    }
    Ok(tokens)
}

/// What is wrong with parts that are not number, operator, number, `=`, number.
fn misshapen(text: &str, tokens: &[Token]) -> EquationError {
    if tokens.is_empty() {
        return EquationError::Empty;
    }
    for (index, token) in tokens.iter().enumerate() {
        let number = matches!(token.part, Part::Number(_));
        match (index % 2 == 0, number) {
            (true, false) => return EquationError::MissingNumber { place: token.place },
            (false, true) => return EquationError::SplitNumber { place: token.place },
            _ => {}
        }
    }
    if tokens.len().is_multiple_of(2) {
        let after = text.trim_end().chars().count();
        return EquationError::MissingNumber { place: after as u32 + 1 };
    }
    // From here on numbers and signs alternate, beginning and ending with a number.
    let signs: Vec<&Token> = tokens.iter().skip(1).step_by(2).collect();
    let mut equals = signs
        .iter()
        .enumerate()
        .filter(|(_, sign)| matches!(sign.part, Part::Equals))
        .map(|(index, _)| index);
    let Some(first) = equals.next() else { return EquationError::MissingEquals };
    if let Some(second) = equals.next() {
        return EquationError::TooManyEquals { place: signs[second].place };
    }
    if first > 1 {
        return EquationError::TooManyOperators { place: signs[1].place };
    }
    match signs.get(first + 1) {
        Some(sign) => EquationError::OperatorAfterEquals { place: sign.place },
        None => EquationError::MissingOperator,
    }
}

/// As its text.
impl Serialize for Equation {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

/// As kindly as typed text.
impl<'de> Deserialize<'de> for Equation {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

cluehouse_json::read_from_str!(Equation);
