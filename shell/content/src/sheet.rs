//! A file of questions: from its text to questions with their lines. Whether they are good is asked elsewhere.

use cluehouse_games::trivia::{Difficulty, Place};
use serde_json::value::RawValue;

use crate::finding::{Pen, Reason, Wanted, count};
use crate::json::{Fields, Lined, Lines};

/// A file of questions.
pub(crate) struct Sheet {
    pub(crate) language: Lined<String>,
    pub(crate) category: Lined<String>,
    pub(crate) questions: Vec<Asked>,
}

/// One question, with the lines of its texts.
pub(crate) struct Asked {
    pub(crate) line: u32,
    pub(crate) id: String,
    pub(crate) difficulty: Difficulty,
    pub(crate) local: bool,
    pub(crate) text: Lined<String>,
    pub(crate) options: [Lined<String>; 4],
    pub(crate) right: Place,
    pub(crate) explanation: Option<Lined<String>>,
    pub(crate) because: Option<Lined<String>>,
}

/// The names of the difficulties in a file.
pub(crate) const DIFFICULTIES: [(&str, Difficulty); 3] =
    [("easy", Difficulty::Easy), ("medium", Difficulty::Medium), ("hard", Difficulty::Hard)];

/// Reads a file as far as it can be read; notes what keeps it, or a question of it, from being read.
pub(crate) fn read(text: &str, pen: &mut Pen<'_>) -> Option<Sheet> {
    let lines = Lines::new(text);
    let fields = match serde_json::from_str::<Fields<'_>>(text) {
        Ok(fields) => fields,
        Err(why) => {
            let line = count(why.line().max(1));
            pen.note(line, if why.is_data() { Reason::NotAnObject } else { syntax(&why) });
            return None;
        }
    };
    let known = ["$schema", "language", "category", "questions"];
    let [_, language, category, questions] = sort(&lines, fields, known, pen);
    let reader = Reader { lines: &lines, line: 1 };
    let language = reader.words("language", language, pen);
    let category = reader.words("category", category, pen);
    let questions = reader.required("questions", questions, pen)?;
    let Ok(listed) = serde_json::from_str::<Vec<&RawValue>>(questions.get()) else {
        let reason = Reason::WrongType { field: "questions", wanted: Wanted::Questions };
        pen.note(lines.of_value(questions), reason);
        return None;
    };
    let questions = listed.into_iter().filter_map(|value| {
        let question = question(&lines, value, pen);
        pen.id = None;
        question
    });
    let questions = questions.collect();
    Some(Sheet { language: language?, category: category?, questions })
}

/// What the parser says, without the place that the finding has already.
pub(crate) fn syntax(why: &serde_json::Error) -> Reason {
    let whole = why.to_string();
    let said = whole.rsplit_once(" at line ").map_or(whole.as_str(), |(said, _)| said);
    Reason::Syntax { why: said.to_owned(), column: count(why.column()) }
}

fn question(lines: &Lines<'_>, value: &RawValue, pen: &mut Pen<'_>) -> Option<Asked> {
    let line = lines.of_value(value);
    let Ok(fields) = serde_json::from_str::<Fields<'_>>(value.get()) else {
        pen.note(line, Reason::NotAnObject);
        return None;
    };
    // The id first: what is said about the other fields names it.
    let id = fields.0.iter().find(|(name, _)| name == "id").map(|(_, id)| lines.read::<String>(id));
    pen.id = id.and_then(Result::ok).map(|id| id.value);
    let known = ["id", "difficulty", "local", "text", "options", "right", "explanation", "because"];
    let [id, difficulty, local, text, options, right, explanation, because] = sort(lines, fields, known, pen);
    let reader = Reader { lines, line };
    let id = reader.words("id", id, pen);
    let difficulty = reader.words("difficulty", difficulty, pen).and_then(|found| {
        let named = DIFFICULTIES.iter().find(|(name, _)| *name == found.value);
        if named.is_none() {
            pen.note(found.line, Reason::UnknownDifficulty { found: found.value });
        }
        named.map(|(_, difficulty)| *difficulty)
    });
    let local = match local.map(|local| lines.read::<bool>(local)) {
        None => Some(false),
        Some(Ok(local)) => Some(local.value),
        Some(Err(line)) => {
            pen.note(line, Reason::WrongType { field: "local", wanted: Wanted::Flag });
            None
        }
    };
    let text = reader.words("text", text, pen);
    let options = reader.options(options, pen);
    let right = reader.words("right", right, pen).and_then(|found| {
        let place = found.value.parse().ok();
        if place.is_none() {
            pen.note(found.line, Reason::UnknownRight { found: found.value });
        }
        place
    });
    let explanation = explanation.and_then(|found| reader.words("explanation", Some(found), pen));
    let because = because.and_then(|found| reader.words("because", Some(found), pen));
    Some(Asked {
        line,
        id: id?.value,
        difficulty: difficulty?,
        local: local?,
        text: text?,
        options: options?,
        right: right?,
        explanation,
        because,
    })
}

/// The values of the known fields, in the order of their names; notes what is unknown or stands twice.
pub(crate) fn sort<'a, const N: usize>(
    lines: &Lines<'_>,
    fields: Fields<'a>,
    known: [&str; N],
    pen: &mut Pen<'_>,
) -> [Option<&'a RawValue>; N] {
    let mut values = [None; N];
    for (field, value) in fields.0 {
        match known.iter().position(|&name| name == field) {
            None => pen.note(lines.of_value(value), Reason::UnknownField { field }),
            Some(place) if values[place].is_some() => {
                pen.note(lines.of_value(value), Reason::RepeatedField { field });
            }
            Some(place) => values[place] = Some(value),
        }
    }
    values
}

/// Reads the fields of one object.
pub(crate) struct Reader<'a> {
    pub(crate) lines: &'a Lines<'a>,
    /// Where the object begins.
    pub(crate) line: u32,
}

impl Reader<'_> {
    pub(crate) fn required<'v>(
        &self,
        field: &'static str,
        value: Option<&'v RawValue>,
        pen: &mut Pen<'_>,
    ) -> Option<&'v RawValue> {
        if value.is_none() {
            pen.note(self.line, Reason::MissingField { field });
        }
        value
    }

    pub(crate) fn words(
        &self,
        field: &'static str,
        value: Option<&RawValue>,
        pen: &mut Pen<'_>,
    ) -> Option<Lined<String>> {
        let read = self.lines.read(self.required(field, value, pen)?);
        read.map_err(|line| pen.note(line, Reason::WrongType { field, wanted: Wanted::Words })).ok()
    }

    pub(crate) fn options(&self, value: Option<&RawValue>, pen: &mut Pen<'_>) -> Option<[Lined<String>; 4]> {
        let value = self.required("options", value, pen)?;
        let listed = serde_json::from_str::<Vec<&RawValue>>(value.get()).ok();
        let read = listed.and_then(|listed| {
            let options: Vec<Lined<String>> =
                listed.into_iter().map(|option| self.lines.read(option)).collect::<Result<_, _>>().ok()?;
            options.try_into().ok()
        });
        if read.is_none() {
            let reason = Reason::WrongType { field: "options", wanted: Wanted::Options };
            pen.note(self.lines.of_value(value), reason);
        }
        read
    }
}
