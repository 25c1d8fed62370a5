//! Packs as files that come back as the same packs, and fields of tables that no spreadsheet takes for a formula.

use std::fmt::Write;

use cluehouse_games::pictionary::{Level, WordList};
use cluehouse_games::trivia::{Difficulty, Pack, Question};
use serde::Serialize;

use crate::import::{Form, SPECIAL};
use crate::sheet::DIFFICULTIES;
use crate::words::LEVELS;

/// Questions as a file. Open Trivia DB's form is read and not written: our own JSON stands in for it.
pub fn export_questions(pack: &Pack, form: Form) -> String {
    match form {
        Form::Json | Form::OpenTriviaDb => json(pack),
        Form::Csv => table(pack),
        Form::Gift => gift(pack),
    }
}

/// Words to draw as a file that can be pasted.
pub fn export_words(list: &WordList) -> String {
    let (mut text, mut level) = (String::new(), Level::Medium);
    for word in &list.words {
        if word.level != level {
            level = word.level;
            let name = LEVELS.iter().find(|(_, known)| *known == level).map_or("medium", |(name, _)| name);
            // Writing to a string cannot fail.
            let _ = writeln!(text, "# {name}");
        }
        text.push_str(&word.text);
        if !word.accepted.is_empty() {
            let _ = write!(text, " = {}", word.accepted.join(" | "));
        }
        text.push('\n');
    }
    text
}

fn name_of(difficulty: Difficulty) -> &'static str {
    DIFFICULTIES.iter().find(|(_, known)| *known == difficulty).map_or("medium", |(name, _)| name)
}

/// The right option, then the others in their order.
fn right_first(question: &Question) -> [&str; 4] {
    let mut options = question.options.each_ref().map(String::as_str);
    options[..=question.right.index()].rotate_right(1);
    options
}

#[derive(Serialize)]
struct Sheet<'a> {
    questions: Vec<Asked<'a>>,
}

#[derive(Serialize)]
struct Asked<'a> {
    category: &'a str,
    difficulty: &'static str,
    text: &'a str,
    options: &'a [String; 4],
    right: String,
    explanation: &'a str,
}

fn json(pack: &Pack) -> String {
    let questions = pack.questions.iter().map(|question| Asked {
        category: &question.category,
        difficulty: name_of(question.difficulty),
        text: &question.text,
        options: &question.options,
        right: question.right.to_string(),
        explanation: &question.explanation,
    });
    let sheet = Sheet { questions: questions.collect() };
    let text = serde_json::to_string_pretty(&sheet).expect("texts serialise");
    format!("{text}\n")
}

fn table(pack: &Pack) -> String {
    let mut writer = csv::Writer::from_writer(Vec::new());
    let first = ["question", "right", "wrong1", "wrong2", "wrong3", "category", "difficulty", "explanation"];
    // Writing to a vector cannot fail, and every row has eight fields.
    let _ = writer.write_record(first);
    for question in &pack.questions {
        let [right, one, two, three] = right_first(question);
        let Question { category, difficulty, text, explanation, .. } = question;
        let row = [text, right, one, two, three, category, name_of(*difficulty), explanation];
        let _ = writer.write_record(row.map(cell));
    }
    let bytes = writer.into_inner().unwrap_or_default();
    String::from_utf8_lossy(&bytes).into_owned()
}

/// A text as a field of a table: what a spreadsheet would take for a formula gets an apostrophe before it.
pub fn cell(text: &str) -> String {
    if is_formula(text.trim_start_matches('\'')) { format!("'{text}") } else { text.to_owned() }
}

/// The text of a field, without the apostrophe that keeps it from being a formula.
pub(crate) fn bare(field: &str) -> &str {
    field.strip_prefix('\'').filter(|rest| is_formula(rest.trim_start_matches('\''))).unwrap_or(field)
}

/// Whether a spreadsheet would work something out; a plain number it may.
fn is_formula(text: &str) -> bool {
    let number = |rest: &str| {
        !rest.is_empty() && rest.chars().all(|letter| letter.is_ascii_digit() || matches!(letter, '.' | ','))
    };
    match text.chars().next() {
        Some('=' | '@' | '\t' | '\r') => true,
        Some('+' | '-') => !number(&text[1..]),
        _ => false,
    }
}

fn gift(pack: &Pack) -> String {
    let (mut text, mut category) = (String::new(), "");
    for (number, question) in (1..).zip(&pack.questions) {
        if question.category != category {
            category = &question.category;
            // Writing to a string cannot fail.
            let _ = writeln!(text, "$CATEGORY: {}\n", category.replace('/', "//"));
        }
        let format = if question.text.starts_with('[') { "[plain]" } else { "" };
        let _ = writeln!(text, "// [tag:{}]", name_of(question.difficulty));
        let _ = writeln!(text, "::Q{number}::{format}{} {{", escaped(&question.text));
        for (place, option) in right_first(question).into_iter().enumerate() {
            let mark = if place == 0 { '=' } else { '~' };
            // What would be taken for a weight gets one before it.
            let weight = match (option.starts_with('%'), mark) {
                (true, '=') => "%100%",
                (true, _) => "%0%",
                (false, _) => "",
            };
            let _ = writeln!(text, "{mark}{weight}{}", escaped(option));
        }
        if !question.explanation.is_empty() {
            let _ = writeln!(text, "####{}", escaped(&question.explanation));
        }
        text.push_str("}\n\n");
    }
    text
}

fn escaped(text: &str) -> String {
    let mut said = String::new();
    for letter in text.chars() {
        if SPECIAL.contains(&letter) {
            said.push('\\');
        }
        said.push(letter);
    }
    said
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_field_is_a_formula_and_each_comes_back() {
        for formula in ["=1+1", "+cmd", "-x", "@SUM(A1)", "'=1", "''@x", "-1+1"] {
            assert!(cell(formula).starts_with('\''), "{formula}");
            assert_eq!(bare(&cell(formula)), formula);
        }
        for plain in ["-5", "+3,5", "a=b", "'tis", "", "'", "’=", "1"] {
            assert_eq!(cell(plain), plain);
            assert_eq!(bare(plain), plain);
        }
    }
}
