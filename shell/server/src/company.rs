//! Whether a name is fit for company: no insults and no filth in the languages of the house, however they are spelt.
//!
//! Only names are looked at, and only as they are chosen: what journals hold was accepted once. A list catches what is meant to be
//! seen; whoever hosts can still remove people.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use cluehouse_room::{Name, RoomReject};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// Reads a name that somebody chooses.
///
/// # Errors
/// Where it is no name, or not fit for company.
pub(crate) fn chosen(text: &str) -> Result<Name, RoomReject> {
    let name = Name::new(text)?;
    if is_fit(text) { Ok(name) } else { Err(RoomReject::NameRefused) }
}

/// Whether people may be called so.
pub(crate) fn is_fit(text: &str) -> bool {
    let words = words(text);
    let thin: Vec<String> = words.iter().map(|word| thinned(word)).collect();
    !(UNFIT.finds(&words) || UNFIT.finds(&thin))
}

/// The list: whole words, and what no word may have inside.
struct Unfit {
    whole: BTreeSet<&'static str>,
    inside: Vec<&'static str>,
}

static UNFIT: LazyLock<Unfit> = LazyLock::new(|| {
    let lines = include_str!("unfit.txt").lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let (inside, whole): (Vec<_>, Vec<_>) = lines.partition(|line| line.starts_with('*'));
    Unfit {
        whole: whole.into_iter().collect(),
        inside: inside.into_iter().map(|line| line.trim_start_matches('*')).collect(),
    }
});

impl Unfit {
    fn finds(&self, words: &[String]) -> bool {
        let run = words.concat();
        let has = |word: &str| {
            self.whole.contains(word) || word.strip_suffix('s').is_some_and(|one| self.whole.contains(one))
        };
        // Letters set apart are read together.
        let apart = words.len() > 1 && words.iter().all(|word| word.chars().count() == 1);
        words.iter().any(|word| has(word))
            || apart && has(&run)
            || self.inside.iter().any(|part| run.contains(part))
    }
}

/// The words of a text as they are read: small, without accents, with letters for the signs that look like them.
fn words(text: &str) -> Vec<String> {
    let plain = text.nfkd().filter(|letter| !is_combining_mark(*letter));
    let read: String = plain.flat_map(char::to_lowercase).map(looks_like).collect();
    let words = read.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(ToOwned::to_owned).collect()
}

/// A word with every letter once where it stands several times in a row.
fn thinned(word: &str) -> String {
    let mut letters: Vec<char> = word.chars().collect();
    letters.dedup();
    letters.into_iter().collect()
}

const fn looks_like(letter: char) -> char {
    match letter {
        '0' => 'o',
        '1' | '!' | '|' => 'i',
        '3' | '€' => 'e',
        '4' | '@' => 'a',
        '5' | '$' => 's',
        '7' => 't',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn insults_are_found_in_every_language_however_they_are_spelt() {
        for name in [
            "fuck",
            "Fuuuuck you",
            "F.u.c.k",
            "f u c k",
            "5h1t",
            "$hit",
            "NIGGER",
            "dicks",
            "Connard",
            "enculé",
            "p u t e",
            "hijo de puta",
            "cabrón",
            "Gilipollas 7",
            "caralho",
            "cuzão",
            "Hitler88",
            "adolfhitler",
        ] {
            assert!(!is_fit(name), "{name}");
        }
    }

    #[test]
    fn people_keep_their_names() {
        for name in [
            "Ana",
            "Cassandra",
            "Dickens",
            "Scunthorpe",
            "Essex",
            "Analía",
            "Cockburn",
            "Pedro",
            "Cumulus",
            "Raphael",
            "Titus",
            "Assia",
            "Nazim",
            "Pikachu",
            "Culann",
            "Anna",
            "Aaron",
            "Hannah",
            "Nicole",
            "Bittencourt",
            "Concepción",
            "Rolando",
            "Jean-Luc",
            "名前",
            "Ivo 3",
            "Mimosa",
            "Peñarol",
            "Corinne",
            "Merlin",
            "Montserrat",
        ] {
            assert!(is_fit(name), "{name}");
        }
    }

    #[test]
    fn every_word_of_the_list_is_found_as_it_stands() {
        for word in UNFIT.whole.iter().chain(&UNFIT.inside) {
            assert!(!is_fit(word), "{word}");
        }
    }
}
