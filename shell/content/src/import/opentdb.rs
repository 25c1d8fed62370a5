//! What Open Trivia DB answers: `results` with a question each, in one of its encodings.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::value::RawValue;

use super::{Draft, Names, difficulty, trimmed};
use crate::finding::{Pen, Reason, Wanted, count};
use crate::json::{Fields, Lined, Lines};
use crate::sheet::{Reader, syntax};

pub(super) const NAMES: Names = Names {
    category: "category",
    text: "question",
    right: "correct_answer",
    wrong: ["incorrect_answers"; 3],
    explanation: "",
};

/// Whether it is an answer of theirs, sound or not: an object with `results`, or a bare list of them.
pub(super) fn is_so(text: &str) -> bool {
    if text.trim_start().starts_with('[') {
        return true;
    }
    let fields = serde_json::from_str::<Fields<'_>>(text);
    fields.is_ok_and(|fields| fields.0.iter().any(|(name, _)| name == "results"))
}

/// How the texts are wrapped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Encoding {
    /// As they stand on a page: `&quot;`.
    Entities,
    /// As they stand in an address: `%22`.
    Percent,
    Base64,
}

/// The questions; `None` for each that cannot be read.
pub(super) fn read(text: &str, pen: &mut Pen<'_>) -> Vec<Option<Draft>> {
    let lines = Lines::new(text);
    let results = match results(text) {
        Ok(results) => results,
        Err(why) => {
            let line = count(why.line().max(1));
            let wanted = Reason::WrongType { field: "results", wanted: Wanted::Questions };
            pen.note(line, if why.is_data() { wanted } else { syntax(&why) });
            return Vec::new();
        }
    };
    let encoding = Encoding::of(&results);
    results.into_iter().map(|value| question(&lines, value, encoding, pen)).collect()
}

fn results(text: &str) -> Result<Vec<&RawValue>, serde_json::Error> {
    if text.trim_start().starts_with('[') {
        return serde_json::from_str(text);
    }
    let fields = serde_json::from_str::<Fields<'_>>(text)?;
    let found = fields.0.into_iter().find(|(name, _)| name == "results");
    found.map_or(Ok(Vec::new()), |(_, value)| serde_json::from_str(value.get()))
}

impl Encoding {
    /// The encoding of a whole answer, from what only one of them can look like.
    fn of(results: &[&RawValue]) -> Self {
        let texts = |field: &'static str| {
            results.iter().filter_map(move |value| {
                let fields = serde_json::from_str::<Fields<'_>>(value.get()).ok()?;
                let (_, value) = fields.0.into_iter().find(|(name, _)| name == field)?;
                serde_json::from_str::<String>(value.get()).ok()
            })
        };
        let wrapped = ["multiple", "boolean"].map(|kind| STANDARD.encode(kind));
        if texts("type").any(|kind| wrapped.contains(&kind)) {
            return Self::Base64;
        }
        // Nobody asks several questions without a single space.
        let mut questions = texts("question").peekable();
        let asked = questions.peek().is_some();
        let bare = questions.all(|text| !text.contains(' '));
        if asked && bare && texts("question").any(|text| text.contains('%')) {
            Self::Percent
        } else {
            Self::Entities
        }
    }

    fn open(self, text: &str) -> Option<String> {
        match self {
            Self::Entities => Some(html_escape::decode_html_entities(text).into_owned()),
            Self::Percent => {
                Some(percent_encoding::percent_decode_str(text).decode_utf8().ok()?.into_owned())
            }
            Self::Base64 => String::from_utf8(STANDARD.decode(text).ok()?).ok(),
        }
    }
}

/// Reads the fields of one result and opens them.
struct Opener<'a> {
    reader: Reader<'a>,
    encoding: Encoding,
}

impl Opener<'_> {
    fn words(
        &self,
        field: &'static str,
        value: Option<&RawValue>,
        pen: &mut Pen<'_>,
    ) -> Option<Lined<String>> {
        let found = self.reader.words(field, value, pen)?;
        self.open(field, &found, pen)
    }

    fn open(&self, field: &'static str, found: &Lined<String>, pen: &mut Pen<'_>) -> Option<Lined<String>> {
        let Some(value) = self.encoding.open(&found.value) else {
            pen.note(found.line, Reason::Undecodable { field });
            return None;
        };
        Some(trimmed(&Lined { line: found.line, value }))
    }
}

fn question(lines: &Lines<'_>, value: &RawValue, encoding: Encoding, pen: &mut Pen<'_>) -> Option<Draft> {
    let line = lines.of_value(value);
    let Ok(fields) = serde_json::from_str::<Fields<'_>>(value.get()) else {
        pen.note(line, Reason::NotAnObject);
        return None;
    };
    // Fields that are not known are theirs to add.
    let find = |field: &str| fields.0.iter().find(|(name, _)| name == field).map(|(_, value)| *value);
    let opener = Opener { reader: Reader { lines, line }, encoding };
    match find("type").and_then(|kind| opener.words("type", Some(kind), pen)) {
        Some(kind) if kind.value == "boolean" => {
            pen.note(line, Reason::TrueOrFalse);
            return None;
        }
        Some(kind) if kind.value != "multiple" => {
            pen.note(line, Reason::OtherKind);
            return None;
        }
        _ => {}
    }
    let nothing = || Lined { line, value: String::new() };
    let category = match find("category") {
        Some(found) => opener.words("category", Some(found), pen),
        None => Some(nothing()),
    };
    let level = match find("difficulty") {
        Some(found) => opener.words("difficulty", Some(found), pen),
        None => Some(nothing()),
    };
    let level = level.map(|level| difficulty(&level, pen));
    let text = opener.words("question", find("question"), pen);
    let right = opener.words("correct_answer", find("correct_answer"), pen);
    let wrong = wrong(&opener, find("incorrect_answers"), pen);
    Some(Draft {
        line,
        category: category?,
        difficulty: level?,
        text: text?,
        right: right?,
        wrong: wrong?,
        explanation: nothing(),
    })
}

fn wrong(opener: &Opener<'_>, value: Option<&RawValue>, pen: &mut Pen<'_>) -> Option<[Lined<String>; 3]> {
    const FIELD: &str = "incorrect_answers";
    let value = opener.reader.required(FIELD, value, pen)?;
    let line = opener.reader.lines.of_value(value);
    let listed = serde_json::from_str::<Vec<&RawValue>>(value.get()).ok();
    let read = listed.and_then(|listed| {
        let read = listed.into_iter().map(|option| opener.reader.lines.read::<String>(option));
        read.collect::<Result<Vec<_>, _>>().ok()
    });
    let Some(read) = read else {
        pen.note(line, Reason::WrongType { field: FIELD, wanted: Wanted::Texts });
        return None;
    };
    let found = count(read.len() + 1);
    let opened: Option<Vec<_>> = read.into_iter().map(|option| opener.open(FIELD, &option, pen)).collect();
    let three = opened?.try_into();
    three.map_err(|_| pen.note(line, Reason::OptionsNumber { found })).ok()
}
