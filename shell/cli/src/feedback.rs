//! `cluehouse feedback`: what a guess earns, on any board.

use cluehouse_codes::{Alphabet, Code, ReadError, Space, SpaceError};
use cluehouse_engine::Text;
use cluehouse_games::code::{self, Variant};

use crate::args::{Board, CustomSpace, Feedback};
use crate::{Answer, Failure};

pub(crate) fn answer(options: &Feedback) -> Result<Answer, Failure> {
    let variant = variant_of_space(&options.game, options.space)?;
    let (alphabet, space) = (variant.alphabet(), variant.board().space);
    let secret = read(alphabet, &options.secret, space).map_err(Failure::Input)?;
    let guess = read(alphabet, &options.guess, space).map_err(Failure::Input)?;
    let feedback = guess.feedback(secret);
    Ok(Answer::new(format!("{} {}", feedback.exact, feedback.misplaced), &feedback))
}

/// The board of a catalogue entry, with the measures given where it is a custom one.
pub(crate) fn variant(entry: &str, board: &Board) -> Result<Variant, Failure> {
    let unknown = || Failure::Input(Text::new("cli-unknown-code-game").words("game", entry));
    match Variant::from_entry(entry).ok_or_else(unknown)? {
        Variant::Custom(usual) => {
            let CustomSpace { pegs, symbols, no_repeats } = board.space;
            let symbols = symbols.unwrap_or(usual.space.symbols());
            let length = pegs.unwrap_or(usual.space.length());
            let space =
                Space::new(symbols, length, !no_repeats).map_err(|why| Failure::Input(space_text(why)))?;
            let attempts = board.attempts.unwrap_or(usual.attempts);
            Ok(Variant::Custom(code::Board { space, attempts, seconds: board.seconds }))
        }
        _ if board.is_given() => Err(Failure::Input(Text::new("cli-only-custom").words("game", entry))),
        variant => Ok(variant),
    }
}

/// The same where only the codes matter.
pub(crate) fn variant_of_space(entry: &str, space: CustomSpace) -> Result<Variant, Failure> {
    variant(entry, &Board { space, ..Board::default() })
}

pub(crate) fn space_text(why: SpaceError) -> Text {
    Text::new(match why {
        SpaceError::Symbols => "space-symbols",
        SpaceError::Length => "space-length",
        SpaceError::TooFewSymbols => "space-too-few-symbols",
    })
}

/// Reads a code as people write it, or says what is wrong with it.
pub(crate) fn read(alphabet: Alphabet, text: &str, space: Space) -> Result<Code, Text> {
    alphabet.read(text, space).map_err(|why| match why {
        ReadError::Symbol { found, place } => {
            let list = |alphabet: Alphabet| {
                let marks = (0..space.symbols()).map(|symbol| alphabet.mark(symbol).to_string());
                marks.collect::<Vec<_>>().join(" ")
            };
            let digits = alphabet == Alphabet::Letters && space.symbols() <= 10;
            let marks =
                if digits { list(alphabet) + " / " + &list(Alphabet::Digits) } else { list(alphabet) };
            Text::new("read-symbol")
                .words("found", found.to_string())
                .number("place", place as i64)
                .words("marks", marks)
        }
        ReadError::Length { found, wanted } => {
            Text::new("read-length").number("found", found as i64).number("wanted", wanted as i64)
        }
        ReadError::Repeat { mark, first, again } => Text::new("read-repeat")
            .words("mark", mark.to_string())
            .number("first", first as i64)
            .number("again", again as i64),
    })
}
