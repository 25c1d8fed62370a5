//! The points of a stroke, written small: each as its step from the one before, most steps in one character.
//!
//! A step is one number for x and one for y. A number is zigzag coded (0, −1, 1, −2 …) and cut into groups of five bits,
//! lowest first; each group is a character of the base64url alphabet, the sixth bit saying that more follow.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/// The bit that says that another group follows.
const MORE: u32 = 0x20;
/// Groups of the longest step, from one end of `u16` to the other.
const MAX_GROUPS: u32 = 4;

/// Points in order, as x and y; written as steps in base64url.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PictionaryPoints", type = "string"))]
pub struct Points(pub Vec<(u16, u16)>);

impl Points {
    /// How many characters these points take after another point.
    pub(super) fn length_after(&self, mut last: (u16, u16)) -> usize {
        let mut length = 0;
        for &point in &self.0 {
            for code in [code(last.0, point.0), code(last.1, point.1)] {
                length += (32 - code.leading_zeros()).div_ceil(5).max(1) as usize;
            }
            last = point;
        }
        length
    }
}

/// The step from one number to another, zigzag coded.
fn code(from: u16, to: u16) -> u32 {
    let step = i32::from(to) - i32::from(from);
    ((step << 1) ^ (step >> 31)) as u32
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::with_capacity(4 * self.0.len());
        let mut last = (0, 0);
        for &point in &self.0 {
            for mut code in [code(last.0, point.0), code(last.1, point.1)] {
                while code >= MORE {
                    text.push(char::from(ALPHABET[((code % MORE) | MORE) as usize]));
                    code /= MORE;
                }
                text.push(char::from(ALPHABET[code as usize]));
            }
            last = point;
        }
        f.write_str(&text)
    }
}

/// The text writes no points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParsePointsError;

impl fmt::Display for ParsePointsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("points are steps of x and y in groups of five bits, as characters of base64url")
    }
}

impl std::error::Error for ParsePointsError {}

impl FromStr for Points {
    type Err = ParsePointsError;

    fn from_str(text: &str) -> Result<Self, ParsePointsError> {
        let mut steps = Vec::new();
        let (mut code, mut groups) = (0, 0);
        for byte in text.bytes() {
            let group = value(byte).ok_or(ParsePointsError)?;
            if groups == MAX_GROUPS {
                return Err(ParsePointsError);
            }
            code |= (group % MORE) << (5 * groups);
            groups += 1;
            if group < MORE {
                // One way to write a number, so that equal points are equal texts.
                if groups > 1 && group == 0 {
                    return Err(ParsePointsError);
                }
                steps.push((code >> 1) as i32 ^ -((code & 1) as i32));
                (code, groups) = (0, 0);
            }
        }
        if groups > 0 || steps.len() % 2 == 1 {
            return Err(ParsePointsError);
        }
        let mut last = (0, 0);
        let points = steps.chunks_exact(2).map(|step| {
            let to =
                |from: u16, step: i32| u16::try_from(i32::from(from) + step).map_err(|_| ParsePointsError);
            last = (to(last.0, step[0])?, to(last.1, step[1])?);
            Ok(last)
        });
        points.collect::<Result<_, _>>().map(Self)
    }
}

/// The number a character stands for.
fn value(byte: u8) -> Option<u32> {
    let value = match byte {
        b'A'..=b'Z' => byte - b'A',
        b'a'..=b'z' => byte - b'a' + 26,
        b'0'..=b'9' => byte - b'0' + 52,
        b'-' => 62,
        b'_' => 63,
        _ => return None,
    };
    Some(u32::from(value))
}

impl Serialize for Points {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Points {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

cluehouse_json::read_from_str!(Points);

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn small_steps_take_one_character_each() {
        let points = Points(vec![(0, 0), (1, 1), (16, 0), (15, 15)]);
        assert_eq!(points.to_string(), "AACCeBBe");
        assert_eq!(Points(vec![(1599, 899)]).to_string(), "-jDm4B");
    }

    #[test]
    fn texts_that_write_no_points_are_refused() {
        for text in ["A", "!A", "gA", "gAA", "BA", "ggggA", "AA ", "é", "________AA"] {
            assert_eq!(text.parse::<Points>(), Err(ParsePointsError), "{text}");
        }
        assert_eq!("".parse(), Ok(Points::default()));
    }

    proptest! {
        #[test]
        fn any_points_survive_their_text(points: Vec<(u16, u16)>) {
            let points = Points(points);
            let text = points.to_string();
            prop_assert_eq!(points.length_after((0, 0)), text.len());
            prop_assert_eq!(text.parse(), Ok(points));
        }

        #[test]
        fn any_text_is_refused_or_the_only_one_of_its_points(text in "[A-D_a-z-]{0,12}") {
            if let Ok(points) = text.parse::<Points>() {
                prop_assert_eq!(points.to_string(), text);
            }
        }
    }
}
