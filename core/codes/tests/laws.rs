//! Laws of codes, feedback, spaces and bounded search, each against an independent slow definition.

use std::collections::BTreeMap;

use cluehouse_codes::{
    Alphabet, Clue, Code, Count, Feedback, Found, ReadError, Space, SpaceError, count, estimate, find, fits,
    list, smallest_clash,
};
use proptest::prelude::*;

const PRESETS: [Space; 4] = [Space::CLASSIC, Space::SUPER, Space::SKEMIND, Space::BULLS_AND_COWS];

/// The two passes of the seed document: strike out exact pairs, then take from a bag of what is left.
fn slow_feedback(secret: Code, guess: Code) -> Feedback {
    let pairs: Vec<(u8, u8)> = secret.symbols().zip(guess.symbols()).collect();
    let exact = pairs.iter().filter(|(s, g)| s == g).count() as u8;
    let mut bag: Vec<u8> = pairs.iter().filter(|(s, g)| s != g).map(|&(s, _)| s).collect();
    let mut misplaced = 0;
    for (_, guessed) in pairs.into_iter().filter(|(s, g)| s != g) {
        if let Some(place) = bag.iter().position(|&symbol| symbol == guessed) {
            bag.remove(place);
            misplaced += 1;
        }
    }
    Feedback { exact, misplaced }
}

#[test]
fn feedback_equals_the_slow_definition_on_all_classic_pairs() {
    let codes: Vec<Code> = Space::CLASSIC.codes().collect();
    assert_eq!(codes.len(), 1296);
    for &secret in &codes {
        for &guess in &codes {
            assert_eq!(guess.feedback(secret), slow_feedback(secret, guess), "{secret} {guess}");
        }
    }
}

#[test]
fn feedback_of_the_seed_scenarios() {
    let check = |secret: &str, guess: &str, exact, misplaced| {
        let read = |text| Alphabet::Pegs.read(text, Space::CLASSIC).unwrap();
        assert_eq!(read(guess).feedback(read(secret)), Feedback { exact, misplaced }, "{secret} {guess}");
    };
    check("RBGY", "RROO", 1, 0);
    check("RBGY", "RBGY", 4, 0);
    check("RBGY", "OVOV", 0, 0);
    check("RRBB", "BBRR", 0, 4);
    check("RBGY", "RYBG", 1, 3);
    // The document says 1 and 1; its own algorithm, and the rules, give 2 and 0 (requirement 2.2).
    check("RBBY", "BBBO", 2, 0);
}

#[test]
fn an_estimate_is_within_its_margin_of_the_count() {
    let super_guess = Space::SUPER.code(1234).unwrap();
    let secrets = (0..20).filter_map(|step| Space::SUPER.code(step * 1_601));
    let mut outside = 0;
    for secret in secrets {
        let clues = [Clue { guess: super_guess, feedback: super_guess.feedback(secret) }];
        let Count::Exact(counted) = count(Space::SUPER, &clues, u64::MAX) else { unreachable!() };
        let about = estimate(Space::SUPER, &clues).expect("enough of the sample fit");
        assert!(
            about.margin > 0 && about.count.abs_diff(counted) <= 2 * about.margin,
            "{about:?} for {counted}"
        );
        outside += u32::from(about.count.abs_diff(counted) > about.margin);
    }
    assert!(outside <= 3, "{outside} of 20 are outside");
    let solved = Clue { guess: super_guess, feedback: Feedback { exact: 5, misplaced: 0 } };
    assert_eq!(estimate(Space::new(12, 8, true).unwrap(), &[solved]), None, "one code is no sample");
}

#[test]
fn the_feedbacks_that_occur_are_the_allowed_ones() {
    let small = (2..=6).flat_map(|symbols| {
        (2..=4).flat_map(move |length| [(symbols, length, true), (symbols, length, false)])
    });
    for space in small.filter_map(|(symbols, length, repeats)| Space::new(symbols, length, repeats).ok()) {
        let mut seen = BTreeMap::new();
        for secret in space.codes() {
            for guess in space.codes() {
                seen.insert(guess.feedback(secret), ());
            }
        }
        for exact in 0..=9 {
            for misplaced in 0..=9 {
                let feedback = Feedback { exact, misplaced };
                let occurs = seen.contains_key(&feedback);
                assert_eq!(occurs, space.allows(feedback), "{space:?} {feedback}");
            }
        }
    }
}

#[test]
fn codes_are_in_dictionary_order_and_indexed() {
    for space in PRESETS {
        let codes: Vec<Code> = space.codes().collect();
        assert_eq!(codes.len() as u64, space.size());
        assert!(codes.is_sorted_by(|a, b| a < b));
        for (index, &code) in codes.iter().enumerate() {
            assert!(space.contains(code));
            assert_eq!(space.index(code), Some(index as u64));
        }
        assert_eq!(space.code(space.size()), None);
    }
    assert_eq!(PRESETS.map(Space::size), [1296, 32768, 360, 5040]);
    assert_eq!(Space::new(12, 8, true).unwrap().size(), 429_981_696);
}

#[test]
fn spaces_out_of_range_are_refused() {
    assert_eq!(Space::new(1, 4, true), Err(SpaceError::Symbols));
    assert_eq!(Space::new(13, 4, true), Err(SpaceError::Symbols));
    assert_eq!(Space::new(6, 1, true), Err(SpaceError::Length));
    assert_eq!(Space::new(6, 9, true), Err(SpaceError::Length));
    assert_eq!(Space::new(4, 5, false), Err(SpaceError::TooFewSymbols));
    assert!(serde_json::from_str::<Space>(r#"{"symbols":4,"length":5,"repeats":false}"#).is_err());
    assert!(serde_json::from_str::<Space>(r#"{"symbols":6,"length":4,"repeats":true,"extra":1}"#).is_err());
}

#[test]
fn reading_names_what_is_wrong() {
    let read = |text| Alphabet::Pegs.read(text, Space::CLASSIC);
    assert_eq!(read("r, b-g y").map(|code| code.to_string()), Ok("ABCD".to_owned()));
    assert_eq!(read("RBZY"), Err(ReadError::Symbol { found: 'Z', place: 3 }));
    assert_eq!(read("RBCY"), Err(ReadError::Symbol { found: 'C', place: 3 }));
    assert_eq!(read("RBG"), Err(ReadError::Length { found: 3, wanted: 4 }));
    assert_eq!(read(""), Err(ReadError::Length { found: 0, wanted: 4 }));
    assert_eq!(read("RBGYRBGYRBGY"), Err(ReadError::Length { found: 12, wanted: 4 }));
    let shapes = Alphabet::Shapes.read("1231", Space::SKEMIND);
    assert_eq!(shapes, Err(ReadError::Repeat { mark: '1', first: 1, again: 4 }));
    let eight = Space::new(8, 5, true).unwrap();
    assert_eq!(Alphabet::Letters.read("01237", eight), Alphabet::Letters.read("abcdh", eight));
    assert!(Alphabet::Letters.read("01238", eight).is_err());
    let twelve = Space::new(12, 4, true).unwrap();
    assert!(Alphabet::Letters.read("0123", twelve).is_err());
}

fn spaces() -> impl Strategy<Value = Space> {
    (2..=12u8, 2..=8u8, any::<bool>())
        .prop_filter_map("a space", |(symbols, length, repeats)| Space::new(symbols, length, repeats).ok())
}

fn space_and_codes(number: usize) -> impl Strategy<Value = (Space, Vec<Code>)> {
    spaces().prop_flat_map(move |space| {
        let code =
            (0..space.size()).prop_map(move |index| space.code(index).expect("an index below the size"));
        (Just(space), prop::collection::vec(code, number))
    })
}

proptest! {
    #[test]
    fn feedback_equals_the_slow_definition_everywhere((space, codes) in space_and_codes(2)) {
        let feedback = codes[0].feedback(codes[1]);
        prop_assert_eq!(feedback, slow_feedback(codes[1], codes[0]));
        prop_assert_eq!(feedback, codes[1].feedback(codes[0]));
        prop_assert!(space.allows(feedback));
    }

    #[test]
    fn notation_and_json_round_trip((space, codes) in space_and_codes(1)) {
        let code = codes[0];
        prop_assert_eq!(code.to_string().parse(), Ok(code));
        prop_assert_eq!(serde_json::from_str::<Code>(&serde_json::to_string(&code).unwrap()).unwrap(), code);
        prop_assert_eq!(space.index(code).and_then(|index| space.code(index)), Some(code));
        for alphabet in [Alphabet::Pegs, Alphabet::Letters] {
            prop_assert_eq!(alphabet.read(&alphabet.write(code), space), Ok(code));
        }
    }

    #[test]
    fn any_text_is_read_or_refused(text in ".*", space in spaces()) {
        if let Ok(code) = Alphabet::Letters.read(&text, space) {
            prop_assert!(space.contains(code));
        }
        if let Ok(code) = text.parse::<Code>() {
            prop_assert_eq!(code.to_string(), text.clone());
        }
        let _ = text.parse::<Feedback>();
    }

    #[test]
    fn search_finds_what_fits((space, codes) in space_and_codes(6), first in any::<u64>()) {
        let secret = codes[0];
        let clues: Vec<Clue> = codes[1..].iter().map(|&guess| Clue { guess, feedback: guess.feedback(secret) }).collect();
        let first = space.code(first % space.size()).unwrap();
        match find(space, &clues, first, 500_000) {
            Found::Code(code) => prop_assert!(space.contains(code) && fits(code, &clues)),
            Found::Unknown => {}
            Found::Nothing => prop_assert!(false, "{} fits", secret),
        }
        prop_assert_eq!(smallest_clash(space, &clues, 500_000), None);
    }

    #[test]
    fn counting_and_clashes_equal_brute_force(
        symbols in 2..=5u8, length in 2..=4u8, repeats: bool, picks in prop::collection::vec((any::<u64>(), any::<u64>()), 1..6),
    ) {
        let Ok(space) = Space::new(symbols, length, repeats) else { return Ok(()) };
        // Each answer is honest for a code of its own, so that together they often clash.
        let pick = |index: u64| space.code(index % space.size()).unwrap();
        let clues: Vec<Clue> =
            picks.iter().map(|&(guess, secret)| Clue { guess: pick(guess), feedback: pick(guess).feedback(pick(secret)) }).collect();
        let fitting = space.codes().filter(|&code| fits(code, &clues)).count() as u64;
        prop_assert_eq!(count(space, &clues, u64::MAX), Count::Exact(fitting));
        let listed: Vec<Code> = space.codes().filter(|&code| fits(code, &clues)).collect();
        prop_assert_eq!(list(space, &clues, u64::MAX), Some(listed));

        let smallest = (0u32..1 << clues.len())
            .filter(|mask| {
                let subset: Vec<Clue> = (0..clues.len()).filter(|place| mask & 1 << place != 0).map(|place| clues[place]).collect();
                !space.codes().any(|code| fits(code, &subset))
            })
            .map(u32::count_ones)
            .min();
        let clash = smallest_clash(space, &clues, u64::MAX);
        prop_assert_eq!(clash.as_ref().map(|clash| clash.answers.len() as u32), smallest);
        if let Some(clash) = clash {
            prop_assert!(clash.smallest);
            let subset: Vec<Clue> = clash.answers.iter().map(|&place| clues[place]).collect();
            prop_assert!(!space.codes().any(|code| fits(code, &subset)));
        }
    }
}

#[test]
fn one_impossible_answer_is_a_clash_of_its_own() {
    let guess = |text: &str, feedback: &str| Clue {
        guess: text.parse().unwrap(),
        feedback: feedback.parse().unwrap(),
    };
    let clues = [guess("AABB", "1,0"), guess("ABCD", "3,1"), guess("CDEF", "0,0")];
    let clash = smallest_clash(Space::CLASSIC, &clues, 1_000_000).unwrap();
    assert_eq!((clash.answers, clash.smallest), (vec![1], true));
}

#[test]
fn the_largest_space_is_searched_within_its_bound() {
    let space = Space::new(12, 8, true).unwrap();
    let secret: Code = "LKJIHGFE".parse().unwrap();
    let clues: Vec<Clue> = ["AABBCCDD", "EEFFGGHH", "IIJJKKLL", "LLKKJJII"]
        .map(|guess| guess.parse::<Code>().unwrap())
        .map(|guess| Clue { guess, feedback: guess.feedback(secret) })
        .to_vec();
    let first = space.code(0).unwrap();
    assert!(matches!(find(space, &clues, first, 1_000_000), Found::Code(code) if fits(code, &clues)));
    assert_eq!(find(space, &clues, first, 10), Found::Unknown);
    assert!(matches!(count(space, &[], 100_000), Count::AtLeast(_)));
    assert_eq!(list(space, &[], 100_000), None);
}
