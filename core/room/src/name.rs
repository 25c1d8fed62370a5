//! What people write, made fit to be shown: names and things said.
//!
//! Compatibility forms are folded (NFKC); signs that cannot be seen or that turn text around are taken out; a pile of
//! accents is cut down. Whether a word is fit for company is not decided here. Without the feature `names` nothing is folded and
//! every sign counts as one: whoever plays alone has nobody to mislead.

use std::fmt;

use crate::RoomReject;
use crate::limits::{MAX_NAME, MAX_SAID};
use cluehouse_json::Read;
use serde::{Deserialize, Serialize};

/// Most accents on one letter; no living script stacks more.
const MAX_MARKS: usize = 3;

/// A name as it is shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(try_from = "String", into = "String")]
pub struct Name(String);

impl Name {
    /// Reads what somebody typed.
    ///
    /// # Errors
    /// Where nothing visible is left of it, or too much.
    pub fn new(text: &str) -> Result<Self, RoomReject> {
        match clean(text, MAX_NAME) {
            Ok(text) if text.is_empty() => Err(RoomReject::NameEmpty),
            Ok(text) => Ok(Self(text)),
            Err(TooLong) => Err(RoomReject::NameTooLong { most: MAX_NAME as u8 }),
        }
    }

    /// What two names have in common that people would take for one another.
    pub fn key(&self) -> String {
        unicode::lowercase(&self.0).replace([JOINER, PICTURE], "")
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl From<Name> for String {
    fn from(name: Name) -> Self {
        name.0
    }
}

/// Names in journals were read before; an altered one is refused.
impl TryFrom<String> for Name {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        match Self::new(&text) {
            Ok(name) if name.0 == text => Ok(name),
            _ => Err("not a name"),
        }
    }
}

/// Something said, made fit to be shown.
///
/// # Errors
/// Where nothing visible is left of it, or too much.
pub(crate) fn said(text: &str) -> Result<String, RoomReject> {
    match clean(text, MAX_SAID) {
        Ok(text) if text.is_empty() => Err(RoomReject::NothingSaid),
        Ok(text) => Ok(text),
        Err(TooLong) => Err(RoomReject::SaidTooLong { most: MAX_SAID as u16 }),
    }
}

/// A line that people wrote, made fit to be shown; none where nothing visible is left of it, or more than so many characters.
pub fn fit(text: &str, most: usize) -> Option<String> {
    clean(text, most).ok().filter(|text| !text.is_empty())
}

struct TooLong;

fn clean(text: &str, most: usize) -> Result<String, TooLong> {
    // Far more bytes than the longest text can have, so that a flood is not even folded.
    if text.len() > most * 64 {
        return Err(TooLong);
    }
    let mut clean = String::new();
    let mut marks = 0;
    for letter in unicode::folded(text) {
        if letter.is_whitespace() {
            if !clean.is_empty() && !clean.ends_with(' ') {
                clean.push(' ');
            }
        } else if matches!(letter, JOINER | PICTURE) {
            if clean.chars().last().is_some_and(is_pictogram) {
                clean.push(letter);
            }
            continue;
        } else if is_unseen(letter) {
            continue;
        } else if unicode::is_mark(letter) {
            marks += 1;
            if marks <= MAX_MARKS && !clean.is_empty() && !clean.ends_with(' ') {
                clean.push(letter);
            }
            continue;
        } else {
            clean.push(letter);
        }
        marks = 0;
    }
    // Taking signs out can bring letters together that fold into one.
    let clean: String = unicode::folded(clean.trim_end_matches([' ', JOINER])).collect();
    if unicode::length(&clean) > most || clean.len() > most * 16 { Err(TooLong) } else { Ok(clean) }
}

/// What Unicode's tables know.
#[cfg(feature = "names")]
mod unicode {
    use unicode_normalization::UnicodeNormalization;
    use unicode_segmentation::UnicodeSegmentation;

    pub(super) use unicode_normalization::char::is_combining_mark as is_mark;

    pub(super) fn folded(text: &str) -> impl Iterator<Item = char> {
        text.nfkc()
    }

    pub(super) fn length(text: &str) -> usize {
        text.graphemes(true).count()
    }

    pub(super) fn lowercase(text: &str) -> String {
        text.to_lowercase()
    }
}

/// The same without tables.
#[cfg(not(feature = "names"))]
mod unicode {
    pub(super) fn folded(text: &str) -> impl Iterator<Item = char> {
        text.chars()
    }

    pub(super) const fn is_mark(letter: char) -> bool {
        matches!(letter, '\u{300}'..='\u{36F}')
    }

    pub(super) fn length(text: &str) -> usize {
        text.chars().count()
    }

    pub(super) fn lowercase(text: &str) -> String {
        text.to_ascii_lowercase()
    }
}

/// Makes one picture of several; keeps its place after pictures alone.
const JOINER: char = '\u{200D}';

/// Asks for the coloured form of a sign; keeps its place after pictures alone.
const PICTURE: char = '\u{FE0F}';

fn is_pictogram(letter: char) -> bool {
    matches!(letter, '\u{2190}'..='\u{27FF}' | '\u{2900}'..='\u{2BFF}' | '\u{1F000}'..='\u{1FAFF}' | PICTURE)
}

/// Controls, marks of direction, fillers and other signs without a face.
fn is_unseen(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            '\u{AD}' | '\u{34F}' | '\u{600}'..='\u{605}' | '\u{61C}' | '\u{6DD}' | '\u{70F}' | '\u{890}'..='\u{891}'
            | '\u{8E2}' | '\u{115F}'..='\u{1160}' | '\u{17B4}'..='\u{17B5}' | '\u{180B}'..='\u{180E}'
            | '\u{200B}'..='\u{200D}' | '\u{200E}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}'
            | '\u{2800}' | '\u{3164}' | '\u{FE00}'..='\u{FE0F}' | '\u{E000}'..='\u{F8FF}' | '\u{FEFF}' | '\u{FFA0}' | '\u{FFF0}'..='\u{FFFD}'
            | '\u{110BD}' | '\u{110CD}' | '\u{13430}'..='\u{1345F}' | '\u{1BCA0}'..='\u{1BCA3}'
            | '\u{1D173}'..='\u{1D17A}' | '\u{E0000}'..='\u{10FFFF}')
}

#[cfg(all(test, feature = "names"))]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn name(text: &str) -> Result<String, RoomReject> {
        Name::new(text).map(|name| name.to_string())
    }

    #[test]
    fn names_are_read_as_people_see_them() {
        let cases = [
            ("  Ana \t María ", "Ana María"),
            ("Ａｎａ", "Ana"),
            ("e\u{301}", "é"),
            ("a\u{202E}b\u{200B}c", "abc"),
            ("👩\u{200D}🚀", "👩\u{200D}🚀"),
            ("x\u{200D}y", "xy"),
            ("名\u{200D}前", "名前"),
            ("Ana\u{FE0F}", "Ana"),
            ("Ana\u{34F}\u{180B}", "Ana"),
            ("❤\u{FE0F}", "❤\u{FE0F}"),
            ("z\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}", "ź\u{302}\u{303}\u{304}"),
            ("<script>", "<script>"),
            ("名前", "名前"),
        ];
        for (text, expected) in cases {
            assert_eq!(name(text).as_deref(), Ok(expected), "{text:?}");
        }
    }

    #[test]
    fn a_name_without_a_face_or_without_end_is_refused() {
        for text in ["", " ", "\u{200B}", "\u{202E}\u{202D}", "\u{3164}", "\u{301}", "\0\n\u{1b}", "\u{2800}"]
        {
            assert_eq!(name(text), Err(RoomReject::NameEmpty), "{text:?}");
        }
        let most = MAX_NAME as u8;
        assert_eq!(name(&"x".repeat(25)), Err(RoomReject::NameTooLong { most }));
        assert_eq!(name(&"x".repeat(1_000_000)), Err(RoomReject::NameTooLong { most }));
        assert!(name(&"é".repeat(24)).is_ok());
        assert!(said(&"x".repeat(300)).is_ok());
        assert_eq!(said(&"x".repeat(301)), Err(RoomReject::SaidTooLong { most: 300 }));
        assert_eq!(said("\u{200B}\n"), Err(RoomReject::NothingSaid));
    }

    proptest! {
        #[test]
        fn what_is_read_reads_again_as_the_same(text in any::<String>()) {
            if let Ok(name) = Name::new(&text) {
                prop_assert_eq!(Name::new(&name.to_string()), Ok(name.clone()));
                prop_assert_eq!(Name::try_from(String::from(name.clone())), Ok(name));
            }
        }
    }
}
