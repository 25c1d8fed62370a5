//! Spelling, by Hunspell where the machine has it and the dictionaries. Never needed, never installed from here.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::process::{Command, Stdio};

use crate::finding::{Finding, Reason, Spot};
use cluehouse_speech::Lang;

/// A text to be looked up.
#[derive(Clone, Debug)]
pub(crate) struct Passage {
    pub(crate) spot: Spot,
    pub(crate) id: Option<String>,
    pub(crate) lang: Lang,
    pub(crate) text: String,
}

/// The dictionaries a language's words are looked up in. A word is right where one of them has it; where one is missing the
/// language is skipped, since the others alone would call a continent's spelling wrong.
pub const fn dictionaries(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::En => &["en_GB", "en_US"],
        Lang::Fr => &["fr_FR"],
        Lang::Es => &["es_ES"],
        Lang::Pt => &["pt_BR", "pt_PT"],
    }
}

/// The words no dictionary has, each where it stands first, and the languages that could not be looked up.
pub(crate) fn look(
    passages: &[Passage],
    known: &BTreeMap<Lang, BTreeSet<String>>,
) -> (Vec<Finding>, Vec<Lang>) {
    let mut found = Vec::new();
    let mut skipped = Vec::new();
    for lang in Lang::ALL {
        let mut words: BTreeMap<String, &Passage> = BTreeMap::new();
        for passage in passages.iter().filter(|passage| passage.lang == lang) {
            for word in words_of(passage) {
                words.entry(word).or_insert(passage);
            }
        }
        if words.is_empty() {
            continue;
        }
        words.retain(|word, _| known.get(&lang).is_none_or(|known| !known.contains(word)));
        let Some(unknown) = unknown(lang, words.keys().cloned().collect()) else {
            skipped.push(lang);
            continue;
        };
        for (word, passage) in words {
            if unknown.contains(&word) {
                let (spot, id) = (passage.spot.clone(), passage.id.clone());
                found.push(Finding { spot, id, reason: Reason::Spelling { word } });
            }
        }
    }
    (found, skipped)
}

/// The words worth a look: of three letters and more, and in small letters, since names are in no dictionary.
fn words_of(passage: &Passage) -> impl Iterator<Item = String> + '_ {
    let apart = move |letter: char| match letter {
        // French elides (l’eau), English contracts (don’t).
        '’' => passage.lang != Lang::En,
        _ => !letter.is_alphabetic(),
    };
    let words = passage.text.split(apart).map(|word| word.trim_matches('’').replace('’', "'"));
    words.filter(|word| word.chars().count() > 2 && word.starts_with(char::is_lowercase))
}

/// The words that no dictionary of a language has; `None` where a dictionary, or Hunspell itself, is missing.
fn unknown(lang: Lang, words: BTreeSet<String>) -> Option<BTreeSet<String>> {
    let mut left = words;
    for dictionary in dictionaries(lang) {
        let unknown = ask(dictionary, &left)?;
        left.retain(|word| unknown.contains(word));
    }
    Some(left)
}

fn ask(dictionary: &str, words: &BTreeSet<String>) -> Option<BTreeSet<String>> {
    let mut child = Command::new("hunspell")
        .args(["-l", "-i", "UTF-8", "-d", dictionary])
        .env("LC_ALL", "C.UTF-8")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .ok()?;
    let mut input = child.stdin.take()?;
    let list = words.iter().fold(String::new(), |list, word| list + word + "\n");
    // It answers while it reads, so somebody else must write. Where it stops early its exit status says so.
    let writer = std::thread::spawn(move || drop(input.write_all(list.as_bytes())));
    let output = child.wait_with_output().ok()?;
    writer.join().ok()?;
    let said = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| said.lines().map(str::to_owned).collect())
}
