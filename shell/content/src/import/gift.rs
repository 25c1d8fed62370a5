//! GIFT, Moodle's text form, as far as it asks for one of four: `::title:: question {=right ~wrong ~wrong ~wrong ####why}`.
//!
//! Questions stand apart by an empty line. Titles are left out, and so is what is said about a single wrong answer: a
//! question has one explanation, the general one, or else the right answer's.

use super::{Draft, Names, difficulty};
use crate::finding::{Pen, Reason, count};
use crate::json::Lined;

pub(super) const NAMES: Names =
    Names { category: "$CATEGORY", text: "question", right: "=", wrong: ["~"; 3], explanation: "####" };

const CATEGORY: &str = "$CATEGORY:";

/// What stands in a sentence where the answer belongs.
const GAP: &str = "_____";

/// Signs that mean something, unless a backslash stands before them.
pub(crate) const SPECIAL: [char; 7] = ['~', '=', '#', '{', '}', ':', '\\'];

/// Whether something in it looks like a question of this form.
pub(super) fn is_so(text: &str) -> bool {
    text.contains('{') || text.lines().any(|line| line.starts_with("::") || line.starts_with(CATEGORY))
}

/// A letter of the file.
#[derive(Clone, Copy, Debug)]
struct Sign {
    letter: char,
    /// Whether a backslash took its meaning away.
    escaped: bool,
    line: u32,
}

impl Sign {
    fn is(&self, letter: char) -> bool {
        self.letter == letter && !self.escaped
    }
}

/// The questions; `None` for each that cannot be read.
pub(super) fn read(text: &str, pen: &mut Pen<'_>) -> Vec<Option<Draft>> {
    let mut file = File::default();
    for (line, content) in (1..).zip(text.lines()) {
        let bare = content.trim();
        if bare.starts_with("//") {
            file.tag = tag(line, bare).or(file.tag.take());
        } else if bare.is_empty() {
            file.end_block(pen);
        } else if let Some(category) = bare.strip_prefix(CATEGORY) {
            file.end_block(pen);
            file.category = Some(Lined { line, value: last_part(category) });
        } else {
            file.block.push((line, content));
        }
    }
    file.end_block(pen);
    file.drafts
}

/// The difficulty in a comment such as `// [tag:hard]`.
fn tag(line: u32, comment: &str) -> Option<Lined<String>> {
    let value = comment.split("[tag:").nth(1)?.split(']').next()?.trim().to_owned();
    Some(Lined { line, value })
}

/// The last part of a path; two slashes are one that belongs to a name.
fn last_part(path: &str) -> String {
    let (mut parts, mut letters) = (vec![String::new()], path.trim().chars().peekable());
    while let Some(letter) = letters.next() {
        if letter == '/' && letters.next_if_eq(&'/').is_none() {
            parts.push(String::new());
        } else if let Some(part) = parts.last_mut() {
            part.push(letter);
        }
    }
    let parts = parts.iter().map(|part| part.trim());
    parts.rev().find(|part| !part.is_empty()).unwrap_or_default().to_owned()
}

/// What is known while a file is read.
#[derive(Default)]
struct File<'a> {
    category: Option<Lined<String>>,
    tag: Option<Lined<String>>,
    block: Vec<(u32, &'a str)>,
    drafts: Vec<Option<Draft>>,
}

impl File<'_> {
    fn end_block(&mut self, pen: &mut Pen<'_>) {
        let signs = signs(&std::mem::take(&mut self.block));
        let mut rest = trim(&signs);
        let tag = if rest.is_empty() { None } else { self.tag.take() };
        while let Some(first) = rest.first() {
            let nothing = Lined { line: first.line, value: String::new() };
            let level = difficulty(tag.as_ref().unwrap_or(&nothing), pen);
            let category = self.category.clone().unwrap_or(nothing);
            let question;
            (question, rest) = Question::split(rest, pen);
            let draft = question.and_then(|question| question.draft(category, level, pen));
            self.drafts.push(draft);
        }
    }
}

fn signs(block: &[(u32, &str)]) -> Vec<Sign> {
    let mut signs = Vec::new();
    for &(line, content) in block {
        let mut letters = content.chars().peekable();
        while let Some(letter) = letters.next() {
            let sign = match letter {
                '\\' if letters.peek().is_some_and(|next| SPECIAL.contains(next)) => {
                    Sign { letter: letters.next().unwrap_or(letter), escaped: true, line }
                }
                '\\' if letters.next_if_eq(&'n').is_some() => Sign { letter: '\n', escaped: false, line },
                letter => Sign { letter, escaped: false, line },
            };
            signs.push(sign);
        }
        signs.push(Sign { letter: '\n', escaped: false, line });
    }
    signs
}

fn trim(mut signs: &[Sign]) -> &[Sign] {
    while let [first, rest @ ..] = signs
        && first.letter.is_whitespace()
    {
        signs = rest;
    }
    while let [rest @ .., last] = signs
        && last.letter.is_whitespace()
    {
        signs = rest;
    }
    signs
}

fn find(signs: &[Sign], letter: char) -> Option<usize> {
    signs.iter().position(|sign| sign.is(letter))
}

/// Where a run of the same sign begins.
fn find_run(signs: &[Sign], letter: char, length: usize) -> Option<usize> {
    signs.windows(length).position(|run| run.iter().all(|sign| sign.is(letter)))
}

/// The words of some signs; a line that ends is a space.
fn words(signs: &[Sign]) -> String {
    let mut said = String::new();
    for sign in signs {
        let after_break = said.ends_with('\n');
        if sign.letter == '\n' {
            said.truncate(said.trim_end().len());
            said.push('\n');
        } else if !(after_break && sign.letter.is_whitespace()) {
            said.push(sign.letter);
        }
    }
    said.trim().replace('\n', " ")
}

/// One question, taken apart.
struct Question<'a> {
    line: u32,
    before: &'a [Sign],
    answers: &'a [Sign],
    after: &'a [Sign],
}

impl<'a> Question<'a> {
    /// The first question of a block, and what follows it without an empty line.
    fn split(signs: &'a [Sign], pen: &mut Pen<'_>) -> (Option<Self>, &'a [Sign]) {
        let line = signs.first().map_or(1, |sign| sign.line);
        let Some(open) = find(signs, '{') else {
            pen.note(line, Reason::OtherKind);
            return (None, &[]);
        };
        let Some(length) = find(&signs[open..], '}') else {
            pen.note(signs[open].line, Reason::OpenBrace);
            return (None, &[]);
        };
        let (answers, after) = (&signs[open + 1..open + length], &signs[open + length + 1..]);
        let end = match find(after, '{') {
            Some(_) => after.iter().position(|sign| sign.letter == '\n').unwrap_or(after.len()),
            None => after.len(),
        };
        let (after, rest) = after.split_at(end);
        (Some(Self { line, before: untitled(&signs[..open]), answers: trim(answers), after }), trim(rest))
    }

    fn draft(
        &self,
        category: Lined<String>,
        difficulty: cluehouse_games::trivia::Difficulty,
        pen: &mut Pen<'_>,
    ) -> Option<Draft> {
        let (answers, general) = match find_run(self.answers, '#', 4) {
            Some(place) => (&self.answers[..place], Some(&self.answers[place + 4..])),
            None => (self.answers, None),
        };
        let bare = words(&answers[..find(answers, '#').unwrap_or(answers.len())]);
        if ["T", "F", "TRUE", "FALSE"].contains(&bare.to_uppercase().as_str()) {
            pen.note(self.line, Reason::TrueOrFalse);
            return None;
        }
        // Numbers begin with #, and where nothing is wrong people are to write an answer or to pair some.
        if !answers.first().is_some_and(|sign| sign.is('=') || sign.is('~')) || find(answers, '~').is_none() {
            pen.note(self.line, Reason::OtherKind);
            return None;
        }
        let answers = Answer::all(answers);
        let (right, wrong): (Vec<&Answer<'_>>, Vec<&Answer<'_>>) =
            answers.iter().partition(|answer| answer.right);
        match right.as_slice() {
            [] => pen.note(self.line, Reason::NoRight),
            [_] => {}
            [_, second, ..] => pen.note(second.line, Reason::ManyRight),
        }
        if answers.len() != 4 {
            pen.note(self.line, Reason::OptionsNumber { found: count(answers.len()) });
        }
        let ([right], [first, second, third]) = (right.as_slice(), wrong.as_slice()) else { return None };
        let after = words(self.after);
        let text = words(self.before);
        let text = if after.is_empty() { text } else { format!("{text} {GAP} {after}").trim().to_owned() };
        let why = general.unwrap_or(right.feedback);
        let lined = |answer: &Answer<'_>| Lined { line: answer.line, value: words(answer.text) };
        Some(Draft {
            line: self.line,
            category,
            difficulty,
            text: Lined { line: self.line, value: text },
            right: lined(right),
            wrong: [lined(first), lined(second), lined(third)],
            explanation: Lined { line: why.first().map_or(self.line, |sign| sign.line), value: words(why) },
        })
    }
}

/// The question without its title and the mark of its text's format.
fn untitled(signs: &[Sign]) -> &[Sign] {
    let mut signs = trim(signs);
    if let [first, second, rest @ ..] = signs
        && first.is(':')
        && second.is(':')
        && let Some(end) = find_run(rest, ':', 2)
    {
        signs = trim(&rest[end + 2..]);
    }
    for format in ["[html]", "[moodle]", "[plain]", "[markdown]"] {
        let same = |(sign, letter): (&Sign, char)| sign.is(letter);
        if signs.len() >= format.len() && signs.iter().zip(format.chars()).all(same) {
            return trim(&signs[format.len()..]);
        }
    }
    signs
}

/// One answer.
struct Answer<'a> {
    line: u32,
    right: bool,
    text: &'a [Sign],
    feedback: &'a [Sign],
}

impl<'a> Answer<'a> {
    fn all(signs: &'a [Sign]) -> Vec<Self> {
        let marks: Vec<usize> =
            (0..signs.len()).filter(|&place| signs[place].is('=') || signs[place].is('~')).collect();
        let ends = marks.iter().skip(1).copied().chain([signs.len()]);
        marks.iter().zip(ends).map(|(&from, to)| Self::read(&signs[from], &signs[from + 1..to])).collect()
    }

    fn read(mark: &Sign, signs: &'a [Sign]) -> Self {
        let (weight, signs) = weight(trim(signs));
        let end = find(signs, '#').unwrap_or(signs.len());
        let feedback = signs.get(end + 1..).unwrap_or_default();
        // An answer that is worth anything is right, as far as we know right from wrong.
        let right = mark.is('=') || weight.is_some_and(|weight| weight > 0.0);
        Self { line: mark.line, right, text: &signs[..end], feedback }
    }
}

/// What an answer is worth in percent, such as `%50%`, and the rest of it.
fn weight(signs: &[Sign]) -> (Option<f64>, &[Sign]) {
    let Some(([first], rest)) = signs.split_at_checked(1) else { return (None, signs) };
    let end = rest.iter().take(12).position(|sign| sign.is('%')).filter(|_| first.is('%'));
    let Some(end) = end else { return (None, signs) };
    match words(&rest[..end]).parse() {
        Ok(weight) => (Some(weight), trim(&rest[end + 1..])),
        Err(_) => (None, signs),
    }
}
