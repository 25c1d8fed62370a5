//! `cluehouse coach`, and what the coach says after a game in the terminal: each guess graded, with the reason in words.

use std::sync::Arc;

use cluehouse_codes::{Clue, Space};
use cluehouse_engine::{Game, Journal, JournalError, JournalFault, Peek, Seat, Text, Viewer};
use cluehouse_games::code::{CodeGame, Variant};
use cluehouse_solver::{Book, Coach, Grade, Hint, PositionError, Reason, Review, Trust};
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

/// The coach of a board, with the shipped book where there is one.
pub(crate) fn coach(space: Space) -> Coach {
    Book::shipped(space).map_or_else(|| Coach::new(space), Coach::with_book)
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
    let mut said = vec![speech.say(&reason(variant, review.reason, speech))];
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

/// Why a guess was good or not, in words.
fn reason(variant: Variant, reason: Reason, speech: &Speech) -> Text {
    let symbol = |symbol| spoken(variant, symbol, speech);
    let number = |index: usize| index as i64 + 1;
    match reason {
        Reason::NothingBetter => Text::new("coach-nothing-better"),
        Reason::OnlyCode => Text::new("coach-only-code-left"),
        Reason::OtherOnlyCode { code } => {
            Text::new("coach-other-only-code").words("code", variant.alphabet().write(code))
        }
        Reason::Repeated { guess } => Text::new("coach-repeated").number("guess", number(guess)),
        Reason::TooMany { symbol: which, most, guess } => Text::new("coach-too-many-of")
            .words("symbol", symbol(which))
            .number("most", most)
            .number("guess", number(guess)),
        Reason::TooFew { symbol: which, least, guess } => Text::new("coach-too-few-of")
            .words("symbol", symbol(which))
            .number("least", least)
            .number("guess", number(guess)),
        Reason::NotThere { symbol: which, place, guess } => Text::new("coach-not-there")
            .words("symbol", symbol(which))
            .number("place", number(place))
            .number("guess", number(guess)),
        Reason::Contradicts { guess, would } => Text::new("coach-contradicts")
            .number("guess", number(guess))
            .number("exact", would.exact)
            .number("misplaced", would.misplaced),
        Reason::Coarser { largest, best_largest, .. } if largest > best_largest => {
            Text::new("coach-coarser").number("largest", largest).number("best", best_largest)
        }
        Reason::Coarser { parts, best_parts, .. } if parts < best_parts => {
            Text::new("coach-fewer-parts").number("parts", parts).number("best", best_parts)
        }
        Reason::Coarser { .. } => Text::new("coach-less"),
        Reason::Unknown => Text::new("coach-unknown"),
    }
}

/// A step of the hint ladder, in words.
pub(crate) fn hint(variant: Variant, hint: &Hint, speech: &Speech) -> Text {
    let named = |symbol: u8| spoken(variant, symbol, speech);
    let proof = |proof: &[usize]| {
        let numbers: Vec<String> = proof.iter().map(|guess| (guess + 1).to_string()).collect();
        if numbers.is_empty() { "—".to_owned() } else { numbers.join(", ") }
    };
    match hint {
        Hint::Absent { symbol, proof: by } => {
            Text::new("hint-absent").words("symbol", named(*symbol)).words("proof", proof(by))
        }
        Hint::Present { symbol, proof: by } => {
            Text::new("hint-present").words("symbol", named(*symbol)).words("proof", proof(by))
        }
        Hint::There { symbol, place, proof: by } => Text::new("hint-there")
            .words("symbol", named(*symbol))
            .number("place", *place as i64 + 1)
            .words("proof", proof(by)),
        Hint::NotThere { symbol, place, proof: by } => Text::new("hint-not-there")
            .words("symbol", named(*symbol))
            .number("place", *place as i64 + 1)
            .words("proof", proof(by)),
        Hint::Guess(advice) => Text::new("hint-guess").words("guess", variant.alphabet().write(advice.guess)),
    }
}
