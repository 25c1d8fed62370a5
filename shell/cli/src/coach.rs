//! `cluehouse coach`, and what the coach says after a game in the terminal: each guess graded, with the reason in words.

use std::sync::Arc;

use cluehouse_codes::Clue;
use cluehouse_engine::{Game, Journal, JournalError, JournalFault, Peek, Seat, Text, Viewer};
use cluehouse_games::code::{CodeGame, Variant, coach, hint_text, reason_text};
use cluehouse_solver::{Grade, Hint, PositionError, Review, Trust};
use serde::Serialize;

use crate::args::CoachFile;
use crate::replay::chosen;
use crate::symbol::spoken;
use crate::{Answer, Failure};
use cluehouse_speech::Speech;

#[derive(Serialize)]
struct Report {
    seat: u8,
    guesses: Vec<Review>,
}

pub(crate) fn answer(options: &CoachFile, speech: &Speech) -> Result<Answer, Failure> {
    let file = chosen(options.file.as_ref())?;
    let wrong = |why: &dyn std::fmt::Display| Failure::Plain(format!("{}: {why}", file.display()));
    let text = std::fs::read_to_string(&file).map_err(|why| wrong(&why))?;
    let peek = Peek::read(&text).map_err(|why| wrong(&why))?;
    if peek.game != CodeGame::ID {
        return Err(Failure::Input(Text::new("coach-only-code").words("game", peek.game)));
    }
    let journal = Journal::<CodeGame>::parse(&text).map_err(|why| wrong(&why))?;
    let played = journal.replay(Arc::new(()), None, |_, _| {}).map_err(|why: JournalError| wrong(&why))?;
    if !played.is_finished() {
        return Err(Failure::Input(Text::new("coach-unfinished")));
    }
    let mut lines = Vec::new();
    let mut reports = Vec::new();
    for number in 0..journal.header.seats {
        let view = played.view(Viewer::Seat(Seat::new(number))).game;
        let clues = view.clues();
        if clues.is_empty() {
            continue;
        }
        let reviews =
            review(view.variant, &clues).map_err(|_| wrong(&JournalError::new(1, JournalFault::Altered)))?;
        if journal.header.seats > 1 {
            lines.push(speech.say(&Text::new("coach-seat").number("seat", i64::from(number) + 1)));
        }
        lines.extend(describe(view.variant, &reviews, speech));
        reports.push(Report { seat: number, guesses: reviews });
    }
    Ok(Answer::new(lines.join("\n"), &reports))
}

/// Every guess graded.
pub(crate) fn review(variant: Variant, clues: &[Clue]) -> Result<Vec<Review>, PositionError> {
    coach(variant.board().space).review(clues)
}

/// One line per guess: code, marks, codes before and after, grade and reason; then what the grades rest on.
pub(crate) fn describe(variant: Variant, reviews: &[Review], speech: &Speech) -> Vec<String> {
    let mut lines: Vec<String> =
        (1..).zip(reviews).map(|(number, review)| line(variant, number, review, speech)).collect();
    let weakest = reviews.iter().map(|review| review.trust).max_by_key(|trust| match trust {
        Trust::Exact => 0,
        Trust::Reached => 1,
        Trust::Estimated => 2,
    });
    if let Some(trust) = weakest {
        lines.push(speech.id(match trust {
            Trust::Exact => "coach-exact",
            Trust::Reached => "coach-reached",
            Trust::Estimated => "coach-estimated",
        }));
    }
    lines
}

fn line(variant: Variant, number: i64, review: &Review, speech: &Speech) -> String {
    let grade = review.grade.map_or_else(String::new, |grade| {
        speech.id(match grade {
            Grade::Best => "coach-best",
            Grade::Good => "coach-good",
            Grade::Loose => "coach-loose",
            Grade::Impossible => "coach-impossible",
        })
    });
    let codes = |number: Option<u64>| number.map_or("…".to_owned(), |number| number.to_string());
    let code = variant.alphabet().write(review.clue.guess);
    let head = format!(
        "{number:>2}  {code}  {}  {} → {}  {grade}",
        review.clue.feedback,
        codes(review.before),
        codes(review.after)
    );
    let mut said = vec![
        speech.say(&reason_text(variant.alphabet(), review.reason, |symbol| spoken(variant, symbol, speech))),
    ];
    if let (Some(best), Some(loss)) = (review.best, review.loss.filter(|loss| *loss >= 0.005)) {
        let text = Text::new("coach-better")
            .words("guess", variant.alphabet().write(best.guess))
            .words("loss", speech.decimal(loss, 2));
        said.push(speech.say(&text));
    }
    if let Some(luck) = review.luck.filter(|luck| luck.abs() >= 0.05) {
        let sign = if luck > 0.0 { "+" } else { "−" };
        let luck = format!("{sign}{}", speech.decimal(luck.abs(), 2));
        said.push(speech.say(&Text::new("coach-luck").words("luck", luck)));
    }
    format!("{head}\n      {}", said.join(" "))
}

/// A step of the hint ladder, in words.
pub(crate) fn hint(variant: Variant, hint: &Hint, speech: &Speech) -> Text {
    hint_text(variant.alphabet(), hint, |symbol| spoken(variant, symbol, speech))
}
