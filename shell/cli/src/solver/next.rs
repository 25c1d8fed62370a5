//! `cluehouse next`: what is left after some answers, and what to guess.

use std::fmt::Write;

use cluehouse_codes::{Clue, Code, Count, Feedback, Space, count, list, smallest_clash};
use cluehouse_engine::Text;
use cluehouse_games::code::{Variant, coach};
use cluehouse_solver::{PositionError, Strategy, Trust};
use serde::Serialize;

use crate::args::Next;
use crate::{Answer, Failure, feedback};
use cluehouse_speech::Speech;

/// Partial codes visited when the codes left are counted.
const COUNT_BOUND: u64 = 20_000_000;
/// Codes left that are written out.
const SHOWN: usize = 20;

#[derive(Serialize)]
struct Report {
    /// How many codes are left.
    candidates: u64,
    /// Whether there may be more.
    at_least: bool,
    /// Some of them.
    codes: Vec<String>,
    /// Good guesses, best first.
    best: Vec<Guess>,
}

#[derive(Serialize)]
struct Guess {
    guess: String,
    /// Guesses it takes on average from here, itself included.
    expected: Option<f64>,
    trust: Option<Trust>,
    /// By which rule it is good.
    by: &'static str,
}

pub(crate) fn next(options: &Next, speech: &Speech) -> Result<Answer, Failure> {
    let variant = feedback::variant_of_space(&options.game, options.space)?;
    let space = variant.board().space;
    let history = clues(&options.history, variant)?;
    let write = |code: Code| variant.alphabet().write(code);
    let (candidates, at_least) = match count(space, &history, COUNT_BOUND) {
        Count::Exact(0) => return Err(clash(space, &history)),
        Count::Exact(number) => (number, false),
        Count::AtLeast(number) => (number, true),
    };
    let best = match coach(space).advise(&history) {
        Ok(advice) => {
            let mut best = vec![Guess {
                guess: write(advice.guess),
                expected: Some(advice.expected),
                trust: Some(advice.trust),
                by: "optimal",
            }];
            best.extend(others(space, &history, advice.guess).map(|(by, code)| Guess {
                guess: write(code),
                expected: None,
                trust: None,
                by,
            }));
            best
        }
        Err(PositionError::TooMany) => Vec::new(),
        Err(PositionError::Impossible) => return Err(clash(space, &history)),
    };
    let codes = list(space, &history, COUNT_BOUND).unwrap_or_default();
    let codes = codes.into_iter().take(SHOWN).map(write).collect();
    let report = Report { candidates, at_least, codes, best };
    Ok(Answer::new(describe(&report, speech), &report))
}

/// What the other rules would guess.
fn others(space: Space, history: &[Clue], best: Code) -> impl Iterator<Item = (&'static str, Code)> {
    let position = cluehouse_solver::Position::new(space, history).ok();
    let rules = [("entropy", Strategy::Entropy), ("parts", Strategy::Parts), ("knuth", Strategy::Knuth)];
    rules
        .into_iter()
        .filter_map(move |(by, strategy)| Some((by, strategy.choose(position.as_ref()?))))
        .filter(move |(_, code)| *code != best)
}

fn describe(report: &Report, speech: &Speech) -> String {
    let id = if report.at_least { "code-hint-at-least" } else { "code-hint-count" };
    let mut text = speech.say(&Text::new(id).number("codes", report.candidates as i64));
    if !report.codes.is_empty() {
        let more = if report.candidates as usize > report.codes.len() { " …" } else { "" };
        let _ = write!(text, "\n  {}{more}", report.codes.join(" "));
    }
    for guess in &report.best {
        let expected =
            guess.expected.map_or(String::new(), |expected| format!("  {}", speech.decimal(expected, 3)));
        let _ = write!(text, "\n{}  {}{expected}", guess.guess, guess.by);
    }
    if let Some(trust) = report.best.first().and_then(|guess| guess.trust) {
        let said = match trust {
            Trust::Exact => "coach-exact",
            Trust::Reached => "coach-reached",
            Trust::Estimated => "coach-estimated",
        };
        let _ = write!(text, "\n{}", speech.id(said));
    }
    if report.best.is_empty() {
        let _ = write!(text, "\n{}", speech.id("coach-too-many"));
    }
    text
}

/// Reads `RRBB:1,1 RGYB:2,0`.
fn clues(text: &str, variant: Variant) -> Result<Vec<Clue>, Failure> {
    let space = variant.board().space;
    let mut clues = Vec::new();
    for part in text.split_whitespace() {
        let form = || Failure::Input(Text::new("next-form").words("found", part));
        let (guess, marks) = part.split_once(':').ok_or_else(form)?;
        let guess = feedback::read(variant.alphabet(), guess, space).map_err(Failure::Input)?;
        let feedback: Feedback = marks.parse().map_err(|_| form())?;
        clues.push(Clue { guess, feedback });
    }
    if clues.len() > 32 {
        return Err(Failure::Input(Text::new("next-too-long")));
    }
    Ok(clues)
}

/// No code fits: names a smallest set of answers that clash.
fn clash(space: Space, history: &[Clue]) -> Failure {
    let clash = smallest_clash(space, history, COUNT_BOUND);
    let answers = clash.map_or_else(|| (0..history.len()).collect(), |clash| clash.answers);
    let named: Vec<String> = answers.iter().map(|answer| (answer + 1).to_string()).collect();
    Failure::Input(Text::new("next-clash").words("answers", named.join(", ")))
}
