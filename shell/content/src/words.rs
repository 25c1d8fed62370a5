//! A file of words to draw: from its text to words, and whether they are good. One entry a line: `word = synonym, synonym`.

use std::collections::BTreeMap;

use cluehouse_games::pictionary::{Level, MAX_WORD, Word, fold};

use crate::finding::{Pen, Reason, Spot, count};
use crate::limits::{CAPITAL_SHARE, ENOUGH, MAX_SHOWN_WORDS, MAX_SYNONYM_WORDS};
use crate::regions;
use crate::typography::{Manner, faults};
use cluehouse_speech::Lang;

/// The levels by the names of their files.
pub(crate) const LEVELS: [(&str, Level); 3] =
    [("easy", Level::Easy), ("medium", Level::Medium), ("hard", Level::Hard)];

/// What other lines have as word or synonym already, by language and folded as the game folds.
pub(crate) type DrawnBefore = BTreeMap<(String, String), Spot>;

/// Reads and looks at a list in one language.
pub(crate) fn read(
    text: &str,
    language: &str,
    level: Level,
    before: &mut DrawnBefore,
    pen: &mut Pen<'_>,
) -> Vec<Word> {
    let lang = Lang::of(language);
    let mut words = Vec::new();
    for (line, entry) in (1..).zip(text.lines()) {
        if entry.trim().is_empty() {
            pen.note(line, Reason::BlankLine);
            continue;
        }
        let Some((shown, accepted)) = split(entry) else {
            pen.note(line, Reason::EntryForm);
            continue;
        };
        let word = Word {
            text: shown.to_owned(),
            accepted: accepted.iter().map(|&form| form.to_owned()).collect(),
            level,
        };
        if !word.is_drawable() {
            let reason = Reason::Undrawable { word: shown.to_owned(), most: count(MAX_WORD) };
            pen.note(line, reason);
            continue;
        }
        for fault in faults(entry, lang, Manner::Word) {
            pen.note(line, fault);
        }
        style(&word, lang, line, pen);
        for form in [&word.text].into_iter().chain(&word.accepted) {
            let key = (language.to_owned(), fold(form));
            match before.get(&key) {
                Some(first) => {
                    let reason = Reason::RepeatedWord { word: form.clone(), first: first.clone() };
                    pen.note(line, reason);
                }
                None => drop(before.insert(key, pen.spot(line))),
            }
        }
        words.push(word);
    }
    capitals(&words, lang, pen);
    words
}

/// The word that is shown and its synonyms; `None` where the line has another form.
fn split(entry: &str) -> Option<(&str, Vec<&str>)> {
    let (shown, accepted) = match entry.split_once(" = ") {
        Some((shown, accepted)) => (shown, accepted.split(", ").collect()),
        None => (entry, Vec::new()),
    };
    let is_form = |form: &&str| !form.trim().is_empty() && !form.contains(['=', ',']);
    (is_form(&shown) && accepted.iter().all(|form| is_form(&form.trim()))).then_some((shown, accepted))
}

fn style(word: &Word, lang: Option<Lang>, line: u32, pen: &mut Pen<'_>) {
    let forms = [(&word.text, MAX_SHOWN_WORDS)];
    for (form, most) in forms.into_iter().chain(word.accepted.iter().map(|form| (form, MAX_SYNONYM_WORDS))) {
        if form.split_whitespace().count() > most {
            pen.note(line, Reason::ManyWords { word: form.clone(), most: count(most) });
        }
        let letters = form.chars().filter(|letter| letter.is_alphabetic()).count();
        if letters > 4 && !form.contains(char::is_lowercase) && form.contains(char::is_uppercase) {
            pen.note(line, Reason::Shouted { word: form.clone() });
        }
        // Straight quotes and invisible characters have findings of their own.
        let belongs = |sign: char| {
            sign.is_alphanumeric() || sign.is_whitespace() || !sign.is_ascii() || "-.&'\"`".contains(sign)
        };
        if let Some(sign) = form.chars().find(|&sign| !belongs(sign)) {
            pen.note(line, Reason::OddSign { word: form.clone(), sign });
        }
    }
    if lang.is_some_and(|lang| articles(lang).iter().any(|article| word.text.starts_with(article))) {
        pen.note(line, Reason::Article { word: word.text.clone() });
    }
    if let Some(other) = lang.and_then(|lang| regions::lacking(lang, word)) {
        pen.note(line, Reason::Region { word: word.text.clone(), other });
    }
}

/// In small letters: `El Dorado` is a name.
const fn articles(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::En => &["a ", "an ", "the "],
        Lang::Fr => &["le ", "la ", "les ", "l’", "un ", "une ", "des "],
        Lang::Es => &["el ", "la ", "los ", "las ", "un ", "una "],
        Lang::Pt => &["o ", "a ", "os ", "as ", "um ", "uma "],
    }
}

/// Names begin with a capital, and a list may have many; one in which nearly all words do was written so by habit. Not
/// asked of other languages: in some every noun has a capital.
fn capitals(words: &[Word], lang: Option<Lang>, pen: &mut Pen<'_>) {
    if lang.is_none() || words.len() < ENOUGH {
        return;
    }
    let capital = words.iter().filter(|word| word.text.starts_with(char::is_uppercase)).count();
    let share = capital * 100 / words.len();
    if share > CAPITAL_SHARE {
        pen.note(1, Reason::Capitals { share: count(share) });
    }
}
