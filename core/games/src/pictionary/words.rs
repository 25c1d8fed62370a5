//! The words: a list as content, and each word made ready for showing and guessing.

use std::fmt;

use cluehouse_json::Read;
use serde::{Deserialize, Serialize};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use super::Verdict;
use super::fold::{contains_words, fold, is_near};

/// Longest word or synonym, in characters: what fits a phone's line as a pattern.
pub const MAX_WORD: usize = 40;

/// Words to draw.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WordList {
    /// In any order; a match shuffles them.
    pub words: Vec<Word>,
}

/// A word to draw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Word {
    /// As it is shown.
    pub text: String,
    /// What is accepted in its place.
    #[serde(default)]
    pub accepted: Vec<String>,
    /// How hard it is to draw.
    pub level: Level,
}

impl Word {
    /// Whether the game can give it: not empty, not too long, without control characters, nor any synonym so.
    pub fn is_drawable(&self) -> bool {
        Card::new(self).is_some()
    }
}

/// How hard a word is to draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PictionaryLevel"))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = PictionaryLevel))]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Anybody can draw it.
    Easy,
    /// It takes an idea.
    Medium,
    /// It takes several.
    Hard,
}

/// A word made ready: what is shown of it and what finds it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Card {
    pub(super) text: String,
    cells: Vec<Cell>,
    /// Folded, the word itself first.
    accepted: Vec<String>,
}

/// One place of a word: a letter with its accents, or a sign that is always shown.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Cell {
    text: String,
    letter: bool,
}

/// A word as those see it who look for it: `null` for a letter that is not shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PictionaryPattern"))]
#[serde(transparent)]
pub struct Pattern(pub Vec<Option<String>>);

/// `_` for each letter that is not shown.
impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|cell| f.write_str(cell.as_deref().unwrap_or("_")))
    }
}

impl Card {
    /// The word made ready, or `None` where nobody could guess it: empty, too long, or with control characters.
    pub(super) fn new(word: &Word) -> Option<Self> {
        let sound = |text: &String| text.chars().count() <= MAX_WORD && !text.chars().any(char::is_control);
        if !sound(&word.text) || !word.accepted.iter().all(sound) {
            return None;
        }
        let text = word.text.split_whitespace().collect::<Vec<_>>().join(" ").nfc().collect::<String>();
        let accepted: Vec<String> =
            [&text].into_iter().chain(&word.accepted).map(|text| fold(text)).collect();
        if accepted.iter().any(String::is_empty) {
            return None;
        }
        let mut cells: Vec<Cell> = Vec::new();
        for letter in text.chars() {
            match cells.last_mut() {
                Some(cell) if is_combining_mark(letter) => cell.text.push(letter),
                _ => cells.push(Cell { text: letter.to_string(), letter: letter.is_alphanumeric() }),
            }
        }
        Some(Self { text, cells, accepted })
    }

    /// What the word is called where texts are compared.
    pub(super) fn name(&self) -> &str {
        self.accepted.first().map_or("", String::as_str)
    }

    /// Where its letters stand.
    pub(super) fn letters(&self) -> Vec<usize> {
        (0..).zip(&self.cells).filter(|(_, cell)| cell.letter).map(|(place, _)| place).collect()
    }

    /// The word with its letters hidden but those at these places.
    pub(super) fn pattern(&self, shown: &[usize]) -> Pattern {
        let cell = |(place, cell): (usize, &Cell)| {
            (!cell.letter || shown.contains(&place)).then(|| cell.text.clone())
        };
        Pattern((0..).zip(&self.cells).map(cell).collect())
    }

    /// What a guess comes to. A text with the word in it is near: told to everybody, it would give the word away.
    pub(super) fn judge(&self, guess: &str) -> Verdict {
        let guess = fold(guess);
        if self.accepted.contains(&guess) {
            Verdict::Found
        } else if self.accepted.iter().any(|word| is_near(&guess, word) || contains_words(&guess, word)) {
            Verdict::Near
        } else {
            Verdict::Miss
        }
    }

    /// Whether a text has the word in it.
    pub(super) fn is_said_in(&self, text: &str) -> bool {
        let text = fold(text);
        self.accepted.iter().any(|word| contains_words(&text, word))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(text: &str, accepted: &[&str]) -> Option<Card> {
        let accepted = accepted.iter().map(|&text| text.to_owned()).collect();
        Card::new(&Word { text: text.to_owned(), accepted, level: Level::Easy })
    }

    #[test]
    fn a_pattern_hides_letters_and_nothing_else() {
        let card = card("arc-en-  ciel d'e\u{301}te\u{301}", &[]).expect("a word");
        assert_eq!(card.pattern(&[]).to_string(), "___-__- ____ _'___");
        assert_eq!(card.pattern(&[0, 15]).to_string(), "a__-__- ____ _'é__");
        assert_eq!(card.letters().len(), 13);
    }

    #[test]
    fn a_guess_finds_the_word_or_a_synonym_and_slips_are_near() {
        let card = card("Boat", &["sailing ship"]).expect("a word");
        let cases = [
            (" BOÀT ", Verdict::Found),
            ("Sailing  Ship", Verdict::Found),
            ("boot", Verdict::Near),
            ("saling shp", Verdict::Near),
            ("a boat?", Verdict::Near),
            ("ship", Verdict::Miss),
            ("", Verdict::Miss),
        ];
        for (guess, verdict) in cases {
            assert_eq!(card.judge(guess), verdict, "{guess}");
        }
    }

    #[test]
    fn words_nobody_could_guess_are_none() {
        for (text, accepted) in
            [("", ""), ("\u{301}", "x"), ("a\nb", "x"), ("ok", " "), (&"x".repeat(41), "x")]
        {
            assert_eq!(card(text, &[accepted]), None, "{text:?} {accepted:?}");
        }
    }
}
