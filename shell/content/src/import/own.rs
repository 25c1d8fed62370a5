//! Our own JSON: a file of `content/trivia` with one category, or a whole pack in which each question names its own.

use serde_json::value::RawValue;

use super::{Draft, Names, difficulty, trimmed};
use crate::finding::{Pen, Reason, Wanted, count};
use crate::json::{Fields, Lined, Lines};
use crate::lang::is_tag;
use crate::sheet::{Reader, sort, syntax};

pub(super) const NAMES: Names = Names {
    category: "category",
    text: "text",
    right: "options",
    wrong: ["options"; 3],
    explanation: "explanation",
};

/// The questions; `None` for each that cannot be read.
pub(super) fn read(text: &str, pen: &mut Pen<'_>) -> Vec<Option<Draft>> {
    let lines = Lines::new(text);
    let fields = match serde_json::from_str::<Fields<'_>>(text) {
        Ok(fields) => fields,
        Err(why) => {
            let line = count(why.line().max(1));
            pen.note(line, if why.is_data() { Reason::NotAnObject } else { syntax(&why) });
            return Vec::new();
        }
    };
    let known = ["$schema", "language", "category", "questions"];
    let [_, language, category, questions] = sort(&lines, fields, known, pen);
    let reader = Reader { lines: &lines, line: 1 };
    let language = language.and_then(|found| reader.words("language", Some(found), pen));
    if let Some(language) = language.filter(|language| !is_tag(&language.value)) {
        pen.note(language.line, Reason::UnknownLanguage { found: super::shortened(&language.value) });
    }
    let category = category.and_then(|found| reader.words("category", Some(found), pen));
    let Some(questions) = reader.required("questions", questions, pen) else { return Vec::new() };
    let Ok(listed) = serde_json::from_str::<Vec<&RawValue>>(questions.get()) else {
        let reason = Reason::WrongType { field: "questions", wanted: Wanted::Questions };
        pen.note(lines.of_value(questions), reason);
        return Vec::new();
    };
    listed.into_iter().map(|value| question(&lines, category.as_ref(), value, pen)).collect()
}

fn question(
    lines: &Lines<'_>,
    general: Option<&Lined<String>>,
    value: &RawValue,
    pen: &mut Pen<'_>,
) -> Option<Draft> {
    let line = lines.of_value(value);
    let Ok(fields) = serde_json::from_str::<Fields<'_>>(value.get()) else {
        pen.note(line, Reason::NotAnObject);
        return None;
    };
    let known =
        ["id", "category", "difficulty", "local", "text", "options", "right", "explanation", "because"];
    // An id, a place on the map and a ground are for whoever keeps the file.
    let [_, category, level, _, text, options, right, explanation, _] = sort(lines, fields, known, pen);
    let reader = Reader { lines, line };
    let nothing = || Lined { line, value: String::new() };
    let category = match (category, general) {
        (Some(found), _) => reader.words("category", Some(found), pen),
        (None, Some(general)) => Some(general.clone()),
        (None, None) => Some(nothing()),
    };
    let level = match level {
        Some(found) => reader.words("difficulty", Some(found), pen),
        None => Some(nothing()),
    };
    let level = level.map(|level| difficulty(&level, pen));
    let text = reader.words("text", text, pen);
    let options = reader.options(options, pen);
    let right = reader.words("right", right, pen).and_then(|found| {
        let place = found.value.parse().ok();
        if place.is_none() {
            pen.note(found.line, Reason::UnknownRight { found: super::shortened(&found.value) });
        }
        place
    });
    let explanation = match explanation {
        Some(found) => reader.words("explanation", Some(found), pen),
        None => Some(nothing()),
    };
    let right: cluehouse_games::trivia::Place = right?;
    let mut options = options?.each_ref().map(trimmed);
    // The others keep their order behind the right one.
    options[..=right.index()].rotate_right(1);
    let [right, first, second, third] = options;
    Some(Draft {
        line,
        category: trimmed(&category?),
        difficulty: level?,
        text: trimmed(&text?),
        right,
        wrong: [first, second, third],
        explanation: trimmed(&explanation?),
    })
}
