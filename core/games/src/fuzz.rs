//! One law per parser, for any bytes at all. The tests run them on seeded mutations, `fuzz/` on libFuzzer's.

use std::sync::Arc;

use cluehouse_codes::{Alphabet, Code, Space};
use cluehouse_engine::laws::Lab;
use cluehouse_engine::{Game, Header, Journal, Match, Peek, Seed};

use crate::numble::{Date, Equation, MAX_EQUATION, MIN_EQUATION, Mark};
use crate::{Listed, Record};

/// A text is a code of the space or refused; what is read is written and read again as the same.
pub fn code(data: &[u8]) {
    let ([symbols, length, repeats], rest) = data
        .split_at_checked(3)
        .map_or(([6, 4, 1], data), |(head, rest)| ([head[0] % 14, head[1] % 10, head[2] % 2], rest));
    let Ok(space) = Space::new(symbols, length, repeats == 1) else { return };
    let text = String::from_utf8_lossy(rest);
    for alphabet in [Alphabet::Pegs, Alphabet::Shapes, Alphabet::Digits, Alphabet::Letters] {
        if let Ok(code) = alphabet.read(&text, space) {
            assert!(space.contains(code));
            assert_eq!(Alphabet::Letters.read(&code.to_string(), space), Ok(code));
        }
    }
    if let Ok(code) = text.parse::<Code>() {
        assert_eq!(code.to_string(), text);
    }
}

/// A text is a true equation or refused with a reason; what is read is written and read again as the same.
pub fn equation(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    if let Ok(equation) = text.parse::<Equation>() {
        assert!((MIN_EQUATION..=MAX_EQUATION).contains(&equation.bytes().len()));
        assert_eq!(equation.to_string().parse(), Ok(equation));
        assert!(equation.feedback(&equation).iter().all(|mark| mark == Mark::Green));
    }
    if let Ok(date) = text.parse::<Date>() {
        assert_eq!(date.to_string(), text);
    }
}

/// Settings are read and accepted, read and refused, or not read; what is read is written and read again as the same.
pub fn settings(data: &[u8]) {
    macro_rules! each {
        ($($kind:ident = $module:ident :: $game:ident;)*) => {
            $(check_settings::<crate::$module::$game>(&String::from_utf8_lossy(data));)*
        };
    }
    crate::for_every_game!(each);
}

fn check_settings<G: Lab>(text: &str) {
    let Ok(settings) = serde_json::from_str::<G::Settings>(text) else { return };
    let again = serde_json::to_string(&settings).expect("settings serialise");
    assert_eq!(serde_json::from_str::<G::Settings>(&again).ok().as_ref(), Some(&settings));
    let content = G::content();
    let header = Header::<G>::new(settings, &content, 1, Seed::from_number(1), Seed::from_entropy([1; 32]));
    let _ = Match::open(header, Arc::new(content));
}

/// A journal is replayed or refused with a line, and has a record or not, accordingly; a journal that replays is written and
/// read again as the same.
pub fn journal(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let Ok(peek) = Peek::read(&text) else { return };
    macro_rules! each {
        ($($kind:ident = $module:ident :: $game:ident;)*) => {
            $(
                if peek.game == <crate::$module::$game as Game>::ID {
                    check_journal::<crate::$module::$game>(&text);
                }
            )*
        };
    }
    crate::for_every_game!(each);
}

fn check_journal<G: Lab + Listed>(text: &str) {
    let lines = text.lines().count();
    let content = Arc::new(<G as Lab>::content());
    let record = Record::read(text, |_, _| Some(G::any_content(Arc::clone(&content))));
    match Journal::<G>::parse(text) {
        Err(why) => {
            assert!((1..=lines + 1).contains(&why.line()), "line {} of {lines}", why.line());
            assert_eq!(record, Err(why));
        }
        Ok(journal) => {
            if let Err(why) = journal.replay(Arc::clone(&content), None, |_, _| {}) {
                assert!((1..=lines).contains(&why.line()), "line {} of {lines}", why.line());
                assert_eq!(record, Err(why));
            } else {
                assert_eq!(record.map(|record| record.hash), Ok(journal.hash));
                assert_eq!(Journal::parse(&journal.to_string()), Ok(journal));
            }
        }
    }
}
