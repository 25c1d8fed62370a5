//! What a guess earns: a mark for each of its characters. A guess may be longer or shorter than the target; the marks say
//! nothing of the target's length beyond what they mark.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use cluehouse_json::Read;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Equation, MAX_EQUATION};

/// The colour of one character, weakest first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "NumbleMark"))]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// Not in the target, or no more of it.
    #[default]
    Gray,
    /// In the target, at another place.
    Yellow,
    /// In the target, at this place.
    Green,
}

/// The marks of a guess, one for each character. On the wire and in text `G`, `Y` and `.`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "NumbleMarks", type = "string"))]
pub struct Marks {
    /// Gray past the end.
    marks: [Mark; MAX_EQUATION],
    length: u8,
}

impl Marks {
    /// The marks in order.
    pub fn iter(&self) -> impl Iterator<Item = Mark> {
        self.marks.into_iter().take(usize::from(self.length))
    }
}

impl Equation {
    /// What this guess earns on a target: green first, then yellow from the left, each character of the target used once.
    pub fn feedback(&self, target: &Self) -> Marks {
        let (guess, target) = (self.bytes(), target.bytes());
        let mut marks = [Mark::Gray; MAX_EQUATION];
        let mut used = [false; MAX_EQUATION];
        for (place, (guessed, wanted)) in guess.iter().zip(target).enumerate() {
            if guessed == wanted {
                (marks[place], used[place]) = (Mark::Green, true);
            }
        }
        for (place, guessed) in guess.iter().enumerate() {
            if marks[place] == Mark::Green {
                continue;
            }
            let elsewhere = (0..target.len()).find(|&other| !used[other] && target[other] == *guessed);
            if let Some(other) = elsewhere {
                (marks[place], used[other]) = (Mark::Yellow, true);
            }
        }
        Marks { marks, length: guess.len() as u8 }
    }
}

/// A guess and what it earned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "NumbleClue"))]
#[serde(deny_unknown_fields)]
pub struct Clue {
    /// The guess.
    pub guess: Equation,
    /// Its marks.
    pub marks: Marks,
}

impl Clue {
    /// Whether the guess would have earned these marks on this target.
    pub fn fits(&self, target: &Equation) -> bool {
        self.guess.feedback(target) == self.marks
    }

    /// The guess's characters with their marks, in order.
    pub fn characters(&self) -> impl Iterator<Item = (char, Mark)> {
        self.guess.bytes().iter().map(|&byte| char::from(byte)).zip(self.marks.iter())
    }
}

/// The colour of each key that was used: green over yellow over gray.
pub fn keyboard(clues: &[Clue]) -> BTreeMap<char, Mark> {
    let mut keys = BTreeMap::new();
    for (key, mark) in clues.iter().flat_map(Clue::characters) {
        let best = keys.entry(key).or_insert(mark);
        *best = mark.max(*best);
    }
    keys
}

impl fmt::Debug for Marks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Marks({self})")
    }
}

/// `YYGGGY.GGG.Y`.
impl fmt::Display for Marks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|mark| {
            f.write_str(match mark {
                Mark::Gray => ".",
                Mark::Yellow => "Y",
                Mark::Green => "G",
            })
        })
    }
}

/// The text is no row of marks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseMarksError;

impl fmt::Display for ParseMarksError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "marks are at most {MAX_EQUATION} of `G`, `Y` and `.`")
    }
}

impl std::error::Error for ParseMarksError {}

impl FromStr for Marks {
    type Err = ParseMarksError;

    fn from_str(text: &str) -> Result<Self, ParseMarksError> {
        let mut read = Self { marks: [Mark::Gray; MAX_EQUATION], length: 0 };
        for found in text.chars() {
            let place = read.marks.get_mut(usize::from(read.length)).ok_or(ParseMarksError)?;
            *place = match found {
                '.' => Mark::Gray,
                'Y' => Mark::Yellow,
                'G' => Mark::Green,
                _ => return Err(ParseMarksError),
            };
            read.length += 1;
        }
        Ok(read)
    }
}

/// As its text.
impl Serialize for Marks {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Marks {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

cluehouse_json::read_from_str!(Marks);
