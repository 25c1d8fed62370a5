//! `cluehouse trivia`: questions of one's own, checked and brought into another form, and those that ship, written out.

use std::fmt::Write;
use std::fs::File;
use std::io::Read;
use std::path::Path;
use std::sync::Arc;

use cluehouse_content::{
    Finding, Form, Imported, MAX_FILE, Refused, export_questions, import_questions, shipped,
};
use cluehouse_engine::{Digest, Speak, Text};
use cluehouse_games::Listed;
use cluehouse_games::trivia::{Pack, Trivia};
use cluehouse_speech::Speech;
use serde::Serialize;

use crate::args::{FormName, Trivia as Options};
use crate::{Answer, Failure};

pub(crate) fn answer(options: &Options, speech: &Speech) -> Result<Answer, Failure> {
    match options {
        Options::Import { file, to, out } => import(file, *to, out.as_deref(), speech),
        Options::Export { pack, to, out } => {
            let questions = shipped(*pack).trivia();
            let form = Form::from(*to);
            let written = Written::new(questions, Some(form), out.as_deref())?;
            Ok(written.answer(None, out.as_deref(), speech))
        }
    }
}

impl From<FormName> for Form {
    fn from(name: FormName) -> Self {
        match name {
            FormName::Csv => Self::Csv,
            FormName::Gift => Self::Gift,
            FormName::Json => Self::Json,
        }
    }
}

/// What a file was refused for.
#[derive(Serialize)]
struct Report {
    form: Option<&'static str>,
    errors: usize,
    findings: Vec<Told>,
}

#[derive(Serialize)]
struct Told {
    line: u32,
    /// The text's id, the same in every language.
    code: &'static str,
    reason: String,
}

fn import(path: &Path, to: Option<FormName>, out: Option<&Path>, speech: &Speech) -> Result<Answer, Failure> {
    let name = path.to_string_lossy();
    match import_questions(&name, &read(path)?) {
        Ok(Imported { form, pack }) => {
            // Who names a file wants the pack in it, in our own form where no other is named.
            let to = to.map(Form::from).or(out.map(|_| Form::Json));
            Ok(Written::new(&pack, to, out)?.answer(Some(form), out, speech))
        }
        Err(refused) => Ok(report(&refused, speech)),
    }
}

/// What is in a file, up to one byte more than is taken, so that a larger one is told apart.
fn read(path: &Path) -> Result<Vec<u8>, Failure> {
    let wrong = |why: std::io::Error| Failure::Plain(format!("{}: {why}", path.display()));
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(wrong)?;
    file.take(MAX_FILE + 1).read_to_end(&mut bytes).map_err(wrong)?;
    Ok(bytes)
}

fn report(refused: &Refused, speech: &Speech) -> Answer {
    let told = |finding: &Finding| {
        let text = finding.reason.text();
        Told { line: finding.spot.line, code: text.id, reason: speech.say(&text) }
    };
    let report = Report {
        form: refused.form.map(Form::id),
        errors: refused.findings.len(),
        findings: refused.findings.iter().map(told).collect(),
    };
    let mut text = String::new();
    for (finding, told) in refused.findings.iter().zip(&report.findings) {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{}: {}", finding.spot, told.reason);
    }
    let errors = i64::try_from(report.errors).unwrap_or(i64::MAX);
    let refusal = Text::new("trivia-refused").number("errors", errors);
    let _ = writeln!(text, "{}", speech.say(&refusal));
    Answer { wrong: true, ..Answer::new(text, &report) }
}

/// A pack that is sound, and in which form it goes out.
#[derive(Serialize)]
struct Written {
    /// The form it came in.
    #[serde(skip_serializing_if = "Option::is_none")]
    form: Option<&'static str>,
    questions: usize,
    categories: usize,
    digest: Digest,
    /// The form it goes out in.
    #[serde(skip_serializing_if = "Option::is_none")]
    to: Option<&'static str>,
    /// The pack itself, where no file was named for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pack: Option<String>,
}

impl Written {
    fn new(pack: &Pack, to: Option<Form>, out: Option<&Path>) -> Result<Self, Failure> {
        let file = to.map(|form| export_questions(pack, form));
        if let (Some(file), Some(path)) = (&file, out) {
            let wrong = |why: std::io::Error| Failure::Plain(format!("{}: {why}", path.display()));
            std::fs::write(path, file).map_err(wrong)?;
        }
        let categories: std::collections::BTreeSet<&str> =
            pack.questions.iter().map(|question| question.category.as_str()).collect();
        Ok(Self {
            form: None,
            questions: pack.questions.len(),
            categories: categories.len(),
            digest: Trivia::any_content(Arc::new(pack.clone())).digest(),
            to: to.map(Form::id),
            pack: file.filter(|_| out.is_none()),
        })
    }

    fn answer(self, form: Option<Form>, out: Option<&Path>, speech: &Speech) -> Answer {
        let number = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
        let written = Self { form: form.map(Form::id), ..self };
        // A pack that goes to the screen goes alone, so that it can be sent on into a file.
        let text = written.pack.clone().unwrap_or_else(|| {
            let sound = Text::new("trivia-sound")
                .number("questions", number(written.questions))
                .number("categories", number(written.categories));
            let mut text = format!("{}\n", speech.say(&sound));
            if let Some(form) = form {
                let taken = Text::new("trivia-form").words("form", form.to_string());
                text = format!("{} {text}", speech.say(&taken));
            }
            if let Some(out) = out {
                let at = Text::new("trivia-written").words("path", out.to_string_lossy());
                text += &format!("{}\n", speech.say(&at));
            }
            text
        });
        Answer::new(text, &written)
    }
}
