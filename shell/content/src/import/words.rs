//! Words to draw as people paste them: one a line, perhaps with what is accepted in its place: `word = also | also`.

use std::collections::BTreeMap;

use cluehouse_games::pictionary::{Level, MAX_WORD, Word, WordList, fold};

use super::{Refused, decode, has_tag, shortened};
use crate::finding::{Pen, Reason, Spot, count};
use crate::limits::MAX_WORDS;
use crate::words::LEVELS;

/// Reads a list of words; `file` is what findings call it. A line such as `# hard` says how hard those after it are, medium
/// where nothing is said; empty lines are passed over.
///
/// # Errors
/// With everything that is wrong, where anything is.
pub fn import_words(file: &str, bytes: &[u8]) -> Result<WordList, Refused> {
    let mut findings = Vec::new();
    let mut pen = Pen::new(file, &mut findings);
    let words = decode(bytes, &mut pen).map(|text| read(text, &mut pen)).unwrap_or_default();
    if words.is_empty() && pen.is_unused() {
        pen.note(1, Reason::NoWords);
    }
    if findings.is_empty() { Ok(WordList { words }) } else { Err(Refused::new(None, findings)) }
}

fn read(text: &str, pen: &mut Pen<'_>) -> Vec<Word> {
    let mut words = Vec::new();
    let mut level = Level::Medium;
    let mut before: BTreeMap<String, Spot> = BTreeMap::new();
    for (line, entry) in (1..).zip(text.lines()) {
        let entry = entry.trim();
        if entry.is_empty() {
            continue;
        }
        if let Some(named) = entry.strip_prefix('#') {
            let named = fold(named);
            let known = LEVELS.iter().find(|(name, _)| *name == named);
            match known {
                Some((_, known)) => level = *known,
                None => pen.note(line, Reason::UnknownDifficulty { found: shortened(&named) }),
            }
            continue;
        }
        let Some(word) = word(entry, level) else {
            pen.note(line, Reason::PastedForm);
            continue;
        };
        if !word.is_drawable() {
            pen.note(line, Reason::Undrawable { word: shortened(&word.text), most: count(MAX_WORD) });
            continue;
        }
        if has_tag(entry) {
            pen.note(line, Reason::Markup { field: "word" });
        }
        for form in [&word.text].into_iter().chain(&word.accepted) {
            match before.get(&fold(form)) {
                Some(first) => {
                    pen.note(line, Reason::RepeatedWord { word: form.clone(), first: first.clone() });
                }
                None => drop(before.insert(fold(form), pen.spot(line))),
            }
        }
        if words.len() == MAX_WORDS {
            pen.note(line, Reason::LongList { most: count(MAX_WORDS) });
            break;
        }
        words.push(word);
    }
    words
}

/// The word that is shown and its synonyms; `None` where the line has another form.
fn word(entry: &str, level: Level) -> Option<Word> {
    let (shown, accepted) = match entry.split_once('=') {
        Some((shown, accepted)) => (shown.trim(), accepted.split(['|', ',']).map(str::trim).collect()),
        None => (entry, Vec::new()),
    };
    let is_form = |form: &&str| !form.is_empty() && !form.contains(['=', '|', ',']);
    let sound = is_form(&shown) && accepted.iter().all(is_form);
    let accepted = accepted.into_iter().map(str::to_owned).collect();
    sound.then(|| Word { text: shown.to_owned(), accepted, level })
}
