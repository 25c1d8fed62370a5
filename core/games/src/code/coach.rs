//! The coach of each board, and what it says as texts: ids and arguments, never words.
//!
//! How symbols are called is the caller's business, for a name has a language and a mark has none.

use std::borrow::Cow;
use std::sync::OnceLock;

use cluehouse_codes::{Alphabet, Space};
use cluehouse_engine::Text;
use cluehouse_solver::{Book, Coach, Hint, Reason};

use super::Variant;

/// The coach of a board, with the shipped book where there is one, read once.
pub fn coach(space: Space) -> Cow<'static, Coach> {
    static COACHES: [OnceLock<Option<Coach>>; Variant::PRESETS.len()] = [const { OnceLock::new() }; 4];
    let preset = Variant::PRESETS.iter().position(|preset| preset.board().space == space);
    let read = || Book::shipped(space).map(Coach::with_book);
    match preset.and_then(|index| COACHES[index].get_or_init(read).as_ref()) {
        Some(coach) => Cow::Borrowed(coach),
        None => Cow::Owned(Coach::new(space)),
    }
}

/// Why a guess was good or not; codes are written in an alphabet, and `name` says how a symbol is called.
pub fn reason_text(alphabet: Alphabet, reason: Reason, name: impl Fn(u8) -> String) -> Text {
    let number = |index: usize| index as i64 + 1;
    match reason {
        Reason::NothingBetter => Text::new("coach-nothing-better"),
        Reason::OnlyCode => Text::new("coach-only-code-left"),
        Reason::OtherOnlyCode { code } => {
            Text::new("coach-other-only-code").words("code", alphabet.write(code))
        }
        Reason::Repeated { guess } => Text::new("coach-repeated").number("guess", number(guess)),
        Reason::TooMany { symbol: which, most, guess } => Text::new("coach-too-many-of")
            .words("symbol", name(which))
            .number("most", most)
            .number("guess", number(guess)),
        Reason::TooFew { symbol: which, least, guess } => Text::new("coach-too-few-of")
            .words("symbol", name(which))
            .number("least", least)
            .number("guess", number(guess)),
        Reason::NotThere { symbol: which, place, guess } => Text::new("coach-not-there")
            .words("symbol", name(which))
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

/// A step of the hint ladder; codes are written in an alphabet, and `name` says how a symbol is called.
pub fn hint_text(alphabet: Alphabet, hint: &Hint, name: impl Fn(u8) -> String) -> Text {
    let named = |symbol: &u8| name(*symbol);
    let proof = |proof: &[usize]| {
        let numbers: Vec<String> = proof.iter().map(|guess| (guess + 1).to_string()).collect();
        if numbers.is_empty() { "—".to_owned() } else { numbers.join(", ") }
    };
    match hint {
        Hint::Absent { symbol, proof: by } => {
            Text::new("hint-absent").words("symbol", named(symbol)).words("proof", proof(by))
        }
        Hint::Present { symbol, proof: by } => {
            Text::new("hint-present").words("symbol", named(symbol)).words("proof", proof(by))
        }
        Hint::There { symbol, place, proof: by } => Text::new("hint-there")
            .words("symbol", named(symbol))
            .number("place", *place as i64 + 1)
            .words("proof", proof(by)),
        Hint::NotThere { symbol, place, proof: by } => Text::new("hint-not-there")
            .words("symbol", named(symbol))
            .number("place", *place as i64 + 1)
            .words("proof", proof(by)),
        Hint::Guess(advice) => Text::new("hint-guess").words("guess", alphabet.write(advice.guess)),
    }
}
