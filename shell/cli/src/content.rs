//! `cluehouse content`: questions and words as files, checked or listed.

use std::fmt::Write;
use std::path::Path;

use cluehouse_content::{Checked, File, Finding, Lang, MAX_FILES, Severity, check, shipped};
use cluehouse_engine::{Digest, Speak, Text};
use cluehouse_games::pictionary::Level;
use cluehouse_games::trivia::Difficulty;
use serde::Serialize;

use crate::args::Content;
use crate::{Answer, Failure};
use cluehouse_speech::Speech;

pub(crate) fn answer(options: &Content, speech: &Speech) -> Result<Answer, Failure> {
    match options {
        Content::Check { path, spelling } => report(path, *spelling, speech),
        Content::List => Ok(list(speech)),
    }
}

#[derive(Serialize)]
struct Report {
    questions: usize,
    words: usize,
    errors: usize,
    advice: usize,
    findings: Vec<Told>,
    /// Languages whose spelling could not be looked up.
    unspelt: Vec<&'static str>,
}

#[derive(Serialize)]
struct Told {
    file: String,
    line: u32,
    id: Option<String>,
    severity: &'static str,
    /// The text's id, the same in every language.
    code: &'static str,
    reason: String,
}

fn report(path: &Path, spelling: bool, speech: &Speech) -> Result<Answer, Failure> {
    let files = gather(path)?;
    let mut checked = check(&files);
    let skipped = if spelling { checked.spell() } else { Vec::new() };
    let report = Report::new(&checked, &skipped, speech);
    let mut text = String::new();
    for (finding, told) in checked.findings.iter().zip(&report.findings) {
        // Writing to a string cannot fail.
        let _ = write!(text, "{}: ", finding.spot);
        if finding.severity() == Severity::Advice {
            let _ = write!(text, "{}: ", speech.id("content-advice"));
        }
        if let Some(id) = &finding.id {
            let _ = write!(text, "{id}: ");
        }
        let _ = writeln!(text, "{}", told.reason);
    }
    let number = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
    let read = Text::new("content-read");
    let read = read.number("questions", number(report.questions)).number("words", number(report.words));
    let result = Text::new("content-result");
    let result = result.number("errors", number(report.errors)).number("advice", number(report.advice));
    let _ = writeln!(text, "{} {}", speech.say(&read), speech.say(&result));
    if !skipped.is_empty() {
        let dictionaries: Vec<&str> =
            skipped.iter().flat_map(|lang| cluehouse_content::dictionaries(*lang)).copied().collect();
        let skipped = Text::new("content-no-dictionary")
            .words("languages", report.unspelt.join(", "))
            .words("dictionaries", dictionaries.join(", "));
        let _ = writeln!(text, "{}", speech.say(&skipped));
    }
    let wrong = !checked.is_sound();
    Ok(Answer { wrong, ..Answer::new(text, &report) })
}

impl Report {
    fn new(checked: &Checked, skipped: &[Lang], speech: &Speech) -> Self {
        let of = |severity| checked.findings.iter().filter(|finding| finding.severity() == severity).count();
        let told = |finding: &Finding| {
            let text = finding.reason.text();
            Told {
                file: finding.spot.file.clone(),
                line: finding.spot.line,
                id: finding.id.clone(),
                severity: match finding.severity() {
                    Severity::Error => "error",
                    Severity::Advice => "advice",
                },
                code: text.id,
                reason: speech.say(&text),
            }
        };
        Self {
            questions: checked.library.editions().map(|edition| edition.trivia().questions.len()).sum(),
            words: checked.library.editions().map(|edition| edition.words().words.len()).sum(),
            errors: of(Severity::Error),
            advice: of(Severity::Advice),
            findings: checked.findings.iter().map(told).collect(),
            unspelt: skipped.iter().map(|lang| lang.tag()).collect(),
        }
    }
}

fn gather(path: &Path) -> Result<Vec<File>, Failure> {
    File::gather(path).map_err(|error| {
        let shown = path.to_string_lossy();
        if error.is_nothing() {
            Failure::Input(Text::new("content-nothing").words("path", shown))
        } else if error.is_too_many() {
            let most = i64::try_from(MAX_FILES).unwrap_or(i64::MAX);
            Failure::Input(Text::new("content-too-many-files").words("path", shown).number("most", most))
        } else {
            Failure::World(error.into())
        }
    })
}

#[derive(Serialize)]
struct Listed {
    language: &'static str,
    trivia: Questions,
    words: Words,
}

#[derive(Serialize)]
struct Questions {
    questions: usize,
    categories: Vec<(&'static str, usize)>,
    #[serde(flatten)]
    spread: Spread,
    local: usize,
    digest: Digest,
}

#[derive(Serialize)]
struct Words {
    words: usize,
    #[serde(flatten)]
    spread: Spread,
    digest: Digest,
}

/// How many are how hard.
#[derive(Serialize)]
struct Spread {
    easy: usize,
    medium: usize,
    hard: usize,
}

impl Spread {
    fn fill(&self, text: Text) -> Text {
        let number = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
        text.number("easy", number(self.easy))
            .number("medium", number(self.medium))
            .number("hard", number(self.hard))
    }
}

fn list(speech: &Speech) -> Answer {
    let mut text = String::new();
    let mut listed = Vec::new();
    for lang in Lang::ALL {
        let edition = shipped(lang);
        let difficulty = |difficulty| edition.of_difficulty(difficulty);
        let trivia = Questions {
            questions: edition.trivia().questions.len(),
            categories: edition.categories(),
            spread: Spread {
                easy: difficulty(Difficulty::Easy),
                medium: difficulty(Difficulty::Medium),
                hard: difficulty(Difficulty::Hard),
            },
            local: edition.local(),
            digest: edition.trivia_digest(),
        };
        let level = |level| edition.of_level(level);
        let words = Words {
            words: edition.words().words.len(),
            spread: Spread {
                easy: level(Level::Easy),
                medium: level(Level::Medium),
                hard: level(Level::Hard),
            },
            digest: edition.words_digest(),
        };
        let number = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
        let questions = Text::new("content-list-questions")
            .number("questions", number(trivia.questions))
            .number("categories", number(trivia.categories.len()))
            .number("local", number(trivia.local));
        let drawn = Text::new("content-list-words").number("words", number(words.words));
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{} trivia  {}", lang.tag(), speech.say(&trivia.spread.fill(questions)));
        let _ = writeln!(text, "           {}", trivia.digest);
        let _ = writeln!(text, "{} words   {}", lang.tag(), speech.say(&words.spread.fill(drawn)));
        let _ = writeln!(text, "           {}", words.digest);
        listed.push(Listed { language: lang.tag(), trivia, words });
    }
    Answer::new(text, &listed)
}
