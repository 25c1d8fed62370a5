//! Questions and words that people bring: from a file of one of several forms to a pack, or to everything that is wrong with it.
//!
//! A file is taken whole or not at all. Style is nobody's business here: what can be played fairly is taken as it is. An
//! import puts the right option first, whatever form it came in, so that the same questions are the same pack; a round
//! shuffles them.

mod gift;
mod opentdb;
mod own;
mod table;
mod words;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use cluehouse_games::pictionary::fold;
use cluehouse_games::trivia::{Difficulty, Pack, Place, Question};
use unicode_segmentation::UnicodeSegmentation;

use crate::finding::{Finding, Pen, Reason, Spot, count};
use crate::json::Lined;
use crate::limits::{
    MAX_CATEGORY, MAX_EXPLANATION, MAX_FILE, MAX_FINDINGS, MAX_OPTION, MAX_QUESTION, MAX_QUESTIONS,
};

pub(crate) use gift::SPECIAL;
pub use words::import_words;

/// The form of a file of questions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Form {
    /// Our own JSON: a file of `content/trivia`, or a whole pack.
    Json,
    /// Rows with commas, semicolons or tabs between their fields, and the names of the columns in the first.
    Csv,
    /// Moodle's text form, as far as it asks for one of four.
    Gift,
    /// What Open Trivia DB answers.
    OpenTriviaDb,
}

impl Form {
    /// Every form that is read.
    pub const ALL: [Self; 4] = [Self::Json, Self::Csv, Self::Gift, Self::OpenTriviaDb];

    /// Every form that is written.
    pub const WRITTEN: [Self; 3] = [Self::Json, Self::Csv, Self::Gift];

    /// Its name for programs, which is also how its files end.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Json => "json",
            Self::Csv => "csv",
            Self::Gift => "gift",
            Self::OpenTriviaDb => "opentdb",
        }
    }

    /// The form that is written under a name.
    pub fn written(id: &str) -> Option<Self> {
        Self::WRITTEN.into_iter().find(|form| form.id() == id)
    }
}

/// As people call it.
impl fmt::Display for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Json => "JSON",
            Self::Csv => "CSV",
            Self::Gift => "GIFT",
            Self::OpenTriviaDb => "Open Trivia DB",
        })
    }
}

/// Questions that came in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Imported {
    /// The form the file was found to have.
    pub form: Form,
    /// The questions, in the file's order, each with its right option first.
    pub pack: Pack,
}

/// A file that was not taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The form the file was found to have, where it has one.
    pub form: Option<Form>,
    /// Everything that keeps it out, by line; at most [`MAX_FINDINGS`] and how many more there are.
    pub findings: Vec<Finding>,
}

impl Refused {
    fn new(form: Option<Form>, mut findings: Vec<Finding>) -> Self {
        findings.sort_by(|one, other| one.spot.cmp(&other.spot));
        if findings.len() > MAX_FINDINGS {
            let more = findings.split_off(MAX_FINDINGS);
            let reason = Reason::More { more: count(more.len()) };
            findings.extend(more.into_iter().next().map(|first| Finding { id: None, reason, ..first }));
        }
        Self { form, findings }
    }
}

/// What the texts of a question are called in a form, for what is said about them.
struct Names {
    category: &'static str,
    text: &'static str,
    right: &'static str,
    wrong: [&'static str; 3],
    explanation: &'static str,
}

/// A question as it stands in a file.
struct Draft {
    /// Where it begins.
    line: u32,
    category: Lined<String>,
    difficulty: Difficulty,
    text: Lined<String>,
    right: Lined<String>,
    wrong: [Lined<String>; 3],
    explanation: Lined<String>,
}

/// Reads a file of questions; `file` is what findings call it.
///
/// # Errors
/// With everything that is wrong, where anything is.
pub fn import_questions(file: &str, bytes: &[u8]) -> Result<Imported, Refused> {
    let mut findings = Vec::new();
    let mut pen = Pen::new(file, &mut findings);
    let Some(text) = decode(bytes, &mut pen) else { return Err(Refused::new(None, findings)) };
    let Some(form) = form_of(text) else {
        let reason = if text.trim().is_empty() { Reason::NoQuestions } else { Reason::UnknownForm };
        pen.note(1, reason);
        return Err(Refused::new(None, findings));
    };
    let (names, drafts) = match form {
        Form::Json => (&own::NAMES, own::read(text, &mut pen)),
        Form::Csv => (&table::NAMES, table::read(text, &mut pen)),
        Form::Gift => (&gift::NAMES, gift::read(text, &mut pen)),
        Form::OpenTriviaDb => (&opentdb::NAMES, opentdb::read(text, &mut pen)),
    };
    let pack = Look { names, asked: BTreeMap::new() }.pack(drafts, &mut pen);
    if findings.is_empty() { Ok(Imported { form, pack }) } else { Err(Refused::new(Some(form), findings)) }
}

/// What a file is, from how it begins.
fn form_of(text: &str) -> Option<Form> {
    let start = text.trim_start();
    let list = start.strip_prefix('[').map(str::trim_start);
    if start.starts_with('{') || list.is_some_and(|list| list.starts_with(['{', ']'])) {
        return Some(if opentdb::is_so(text) { Form::OpenTriviaDb } else { Form::Json });
    }
    if table::is_so(text) {
        Some(Form::Csv)
    } else if gift::is_so(text) {
        Some(Form::Gift)
    } else {
        None
    }
}

/// The text of a file, without a mark of its encoding.
fn decode<'a>(bytes: &'a [u8], pen: &mut Pen<'_>) -> Option<&'a str> {
    if bytes.len() as u64 > MAX_FILE {
        pen.note(1, Reason::TooLarge { most: count(usize::try_from(MAX_FILE).unwrap_or(usize::MAX)) });
        return None;
    }
    if bytes.starts_with(&[0xFF, 0xFE]) || bytes.starts_with(&[0xFE, 0xFF]) {
        pen.note(1, Reason::Utf16);
        return None;
    }
    match std::str::from_utf8(bytes) {
        Ok(text) => Some(text.strip_prefix('\u{feff}').unwrap_or(text)),
        Err(_) => {
            let broken = (1..).zip(bytes.split(|byte| *byte == b'\n'));
            for (line, _) in broken.filter(|(_, line)| std::str::from_utf8(line).is_err()) {
                pen.note(line, Reason::NotUtf8);
            }
            None
        }
    }
}

/// Looks at drafts one after another.
struct Look {
    names: &'static Names,
    /// What was asked already, and where.
    asked: BTreeMap<String, Spot>,
}

impl Look {
    /// The pack of the drafts, of which `None` stands for one that could not be read; without those that something is wrong with.
    fn pack(mut self, drafts: Vec<Option<Draft>>, pen: &mut Pen<'_>) -> Pack {
        if drafts.is_empty() && pen.is_unused() {
            pen.note(1, Reason::NoQuestions);
        }
        if drafts.len() > MAX_QUESTIONS {
            let line = drafts[MAX_QUESTIONS..].iter().flatten().map(|draft| draft.line).next();
            pen.note(line.unwrap_or(1), Reason::ManyQuestions { most: count(MAX_QUESTIONS) });
        }
        let kept = drafts.into_iter().take(MAX_QUESTIONS).flatten();
        Pack { questions: kept.map(|draft| self.question(draft, pen)).collect() }
    }

    fn question(&mut self, draft: Draft, pen: &mut Pen<'_>) -> Question {
        let Names { category, text, right, wrong, explanation } = self.names;
        if !draft.category.value.is_empty() {
            field(category, &draft.category, MAX_CATEGORY, pen);
        }
        field(text, &draft.text, MAX_QUESTION, pen);
        let options: Vec<(&'static str, &Lined<String>)> =
            [(*right, &draft.right)].into_iter().chain(wrong.iter().copied().zip(&draft.wrong)).collect();
        // Marks count: −1 and 1 differ.
        let mut seen = BTreeSet::new();
        for (name, option) in options {
            field(name, option, MAX_OPTION, pen);
            if !option.value.is_empty() && !seen.insert(fold(&option.value)) {
                pen.note(option.line, Reason::SameOptions { option: option.value.clone() });
            }
        }
        if !draft.explanation.value.is_empty() {
            field(explanation, &draft.explanation, MAX_EXPLANATION, pen);
        }
        let spot = pen.spot(draft.text.line);
        match self.asked.get(&fold(&draft.text.value)) {
            _ if draft.text.value.is_empty() => {}
            Some(first) => pen.note(draft.text.line, Reason::RepeatedQuestion { first: first.clone() }),
            None => drop(self.asked.insert(fold(&draft.text.value), spot)),
        }
        let [first, second, third] = draft.wrong.map(|option| option.value);
        Question {
            category: draft.category.value,
            difficulty: draft.difficulty,
            text: draft.text.value,
            options: [draft.right.value, first, second, third],
            right: Place::A,
            explanation: draft.explanation.value,
        }
    }
}

/// A text on its own.
fn field(field: &'static str, text: &Lined<String>, most: usize, pen: &mut Pen<'_>) {
    if text.value.trim().is_empty() {
        pen.note(text.line, Reason::Empty { field });
        return;
    }
    let found = text.value.graphemes(true).count();
    if found > most {
        pen.note(text.line, Reason::TooLong { field, found: count(found), most: count(most) });
    }
    if text.value.chars().any(char::is_control) {
        pen.note(text.line, Reason::Control { field });
    }
    if has_tag(&text.value) {
        pen.note(text.line, Reason::Markup { field });
    }
}

/// Whether something in a text would be a tag of HTML; `a < b` and `<3` are none.
fn has_tag(text: &str) -> bool {
    text.match_indices('<').any(|(place, _)| {
        let rest = &text[place + 1..];
        let name = rest.strip_prefix(['/', '!', '?']).unwrap_or(rest);
        let opens = rest.starts_with("!--") || name.starts_with(|letter: char| letter.is_ascii_alphabetic());
        opens && rest.contains('>')
    })
}

/// A difficulty by its name in any language of the house; medium where nothing is said.
fn difficulty(found: &Lined<String>, pen: &mut Pen<'_>) -> Difficulty {
    let known = match fold(&found.value).as_str() {
        "" | "medium" | "moyen" | "moyenne" | "medio" | "media" => Some(Difficulty::Medium),
        "easy" | "facile" | "facil" => Some(Difficulty::Easy),
        "hard" | "difficile" | "dificil" => Some(Difficulty::Hard),
        _ => None,
    };
    if known.is_none() {
        pen.note(found.line, Reason::UnknownDifficulty { found: shortened(&found.value) });
    }
    known.unwrap_or(Difficulty::Medium)
}

/// What was found, short enough to be shown in a sentence.
fn shortened(text: &str) -> String {
    let mut letters = text.graphemes(true);
    let short: String =
        letters.by_ref().take(MAX_OPTION).filter(|part| !part.contains(char::is_control)).collect();
    if letters.next().is_some() { format!("{short}…") } else { short }
}

fn trimmed(text: &Lined<String>) -> Lined<String> {
    Lined { line: text.line, value: text.value.trim().to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_is_told_from_a_sign() {
        for tag in ["<b>", "a <i>b</i>", "</p>", "<!-- x -->", "<br/>", "a<img src=x onerror=y>"] {
            assert!(has_tag(tag), "{tag}");
        }
        for plain in ["a < b > c", "I <3 you", "x<y", "5 > 3", "<>", "a<1>"] {
            assert!(!has_tag(plain), "{plain}");
        }
    }
}
