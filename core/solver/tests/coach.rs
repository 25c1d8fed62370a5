//! Laws of the coach: its accounts balance, its reasons are true, its certainties are all there is and are proven.

use std::ops::ControlFlow;

use cluehouse_codes::{Clue, Code, Space, fits};
use cluehouse_solver::{
    Balance, Book, Certainty, Coach, Goal, Grade, Hint, PositionError, Reason, Stabilizer, Strategy, Trust,
    prove,
};
use proptest::prelude::*;

fn game(secret: Code, guesses: &[Code]) -> Vec<Clue> {
    guesses.iter().map(|&guess| Clue { guess, feedback: guess.feedback(secret) }).collect()
}

fn read(secret: &str, guesses: &[&str]) -> Vec<Clue> {
    let guesses: Vec<Code> = guesses.iter().map(|guess| guess.parse().expect("a code")).collect();
    game(secret.parse().expect("a code"), &guesses)
}

/// A solved game of some guesses out of the air and then the first codes that fit.
fn finished(space: Space, secret: Code, picks: &[u64]) -> Vec<Clue> {
    let mut guesses: Vec<Code> = picks.iter().filter_map(|pick| space.code(pick % space.size())).collect();
    loop {
        let history = game(secret, &guesses);
        if guesses.contains(&secret) {
            return history;
        }
        guesses.push(space.codes().find(|&code| fits(code, &history)).expect("the secret fits"));
    }
}

#[test]
fn the_optimal_player_loses_nothing() {
    let space = Space::SKEMIND;
    let tree = prove(space, Goal::Total, &mut |_| ControlFlow::Continue(())).unwrap().best.unwrap();
    let coach = Coach::new(space);
    for secret in space.codes().step_by(31) {
        for review in coach.review(&tree.play(secret)).unwrap() {
            assert_eq!((review.grade, review.loss), (Some(Grade::Best), Some(0.0)));
            assert_eq!(review.trust, Trust::Exact);
        }
    }
}

#[test]
fn classic_is_judged_exactly_from_the_first_guess() {
    let coach = Coach::new(Space::CLASSIC);
    let reviews = coach.review(&read("CDEF", &["ABCD", "AAAB", "CDEF"])).unwrap();
    assert!(reviews.iter().all(|review| review.trust == Trust::Exact));
    assert_eq!(reviews[0].before, Some(1296));
    assert_eq!(reviews[2].after, Some(1));
    let best = reviews[0].best.unwrap();
    assert!((best.expected - 5625.0 / 1296.0).abs() < 1e-9);
    assert_eq!(reviews[1].grade, Some(Grade::Impossible));
}

#[test]
fn reasons_are_the_plainest_there_are() {
    let check = |secret: &str, guesses: &[&str], reason: Reason| {
        let reviews = Coach::new(Space::CLASSIC).review(&read(secret, guesses)).unwrap();
        assert_eq!(reviews.last().unwrap().reason, reason, "{guesses:?}");
    };
    // One mark for AAAB: A stands at most once.
    check("ACDE", &["AAAB", "AADD"], Reason::TooMany { symbol: 0, most: 1, guess: 0 });
    // Three marks for AABB: A stands at least once.
    check("AABC", &["AABB", "CCDD"], Reason::TooFew { symbol: 0, least: 1, guess: 0 });
    check("BADC", &["ABCD", "ACBD"], Reason::NotThere { symbol: 0, place: 0, guess: 0 });
    let would = "0,4".parse().unwrap();
    check("ABCD", &["ABDC", "BACD"], Reason::Contradicts { guess: 0, would });
    check("ABCD", &["ABDC", "ABDC"], Reason::Repeated { guess: 0 });
}

#[test]
fn a_game_nobody_can_play_is_refused() {
    let mut history = read("ABCD", &["ABCE"]);
    history[0].feedback = "3,1".parse().unwrap();
    assert_eq!(Coach::new(Space::CLASSIC).review(&history), Err(PositionError::Impossible));
    assert_eq!(Coach::new(Space::CLASSIC).review_last(&history), Err(PositionError::Impossible));
    assert_eq!(Coach::new(Space::CLASSIC).hints(&history), Err(PositionError::Impossible));
}

#[test]
fn the_last_guess_alone_is_judged_as_in_the_whole_game() {
    let coach = Coach::new(Space::CLASSIC);
    assert_eq!(coach.review_last(&[]), Ok(None));
    let history = read("CDEF", &["ABCD", "AAAB", "CDEF"]);
    let reviews = coach.review(&history).unwrap();
    for (at, review) in (1..).zip(reviews) {
        assert_eq!(coach.review_last(&history[..at]), Ok(Some(review)));
    }
}

#[test]
fn the_largest_space_is_reviewed_within_bounds() {
    let space = Space::new(12, 8, true).unwrap();
    let coach = Coach::new(space);
    let history = read(
        "LKJIHGFE",
        &["AABBCCDD", "EEFFGGHH", "IIJJKKLL", "EIFJGKHL", "LLKKJJII", "LKEFGHIJ", "AAAAAAAA", "LKJIHGFE"],
    );
    let reviews = coach.review(&history).unwrap();
    assert_eq!(reviews.len(), history.len());
    assert_eq!(reviews[0].before, Some(429_981_696));
    assert!(reviews[0].loss.is_none() && reviews[0].trust == Trust::Estimated);
    assert_eq!(reviews[7].after, Some(1));
    assert_eq!(coach.certainties(&history), Ok(None));
    assert_eq!(coach.advise(&[]), Err(PositionError::TooMany));
    assert!(matches!(coach.hints(&history[..7]).unwrap()[..], [Hint::Guess(_)]));
}

#[test]
fn the_book_is_found_under_other_names() {
    let space = Space::SKEMIND;
    let tree = prove(space, Goal::Total, &mut |_| ControlFlow::Continue(())).unwrap().best.unwrap();
    let coach = Coach::with_book(Book::new(tree.clone(), true));
    let secret: Code = "CBFE".parse().unwrap();
    // Every first guess of Skemind is the same but for names, so the book goes on after any.
    for first in space.codes().step_by(37) {
        let mut history = game(secret, &[first]);
        while let Some(guess) = Book::new(tree.clone(), true).guess(&history) {
            assert_eq!(coach.review(&history).unwrap().last().unwrap().loss, Some(0.0));
            history.extend(game(secret, &[guess]));
            assert!(history.len() < 6);
        }
    }
}

#[test]
fn super_is_coached_by_its_book() {
    let coach = Coach::with_book(Book::shipped(Space::SUPER).unwrap());
    let total = f64::from(Book::shipped(Space::SUPER).unwrap().tree().summary().total());
    let best = coach.advise(&[]).unwrap();
    assert_eq!(best.trust, Trust::Reached);
    assert!((best.expected - total / 32_768.0).abs() < 1e-9);
    // The book's first guess under other names is as good; a guess of one symbol is not.
    let shape = |code: Code| Stabilizer::new(Space::SUPER).least(code);
    let twin = Space::SUPER.codes().filter(|&code| shape(code) == shape(best.guess)).last().unwrap();
    let secret: Code = "HGHAB".parse().unwrap();
    let reviews = coach.review(&game(secret, &[twin])).unwrap();
    assert_eq!((reviews[0].grade, reviews[0].trust), (Some(Grade::Best), Trust::Reached));
    let reviews = coach.review(&game(secret, &["DDDDD".parse().unwrap(), twin])).unwrap();
    assert_eq!((reviews[0].grade, reviews[0].trust), (Some(Grade::Loose), Trust::Estimated));
    assert!(reviews[0].loss.unwrap() > 0.5);
}

#[test]
fn a_very_long_game_still_has_its_proofs() {
    let space = Space::SUPER;
    let secret: Code = "HGHAB".parse().unwrap();
    let guesses: Vec<Code> = (1..=30).filter_map(|at| space.code(at * 7919 % space.size())).collect();
    let history = game(secret, &guesses);
    let certain = Coach::new(space).certainties(&history).unwrap().unwrap();
    for (place, symbol) in secret.symbols().enumerate() {
        let Certainty::Must(proof) = &certain.places[place][usize::from(symbol)] else {
            panic!("one code is left")
        };
        let clues: Vec<Clue> = proof.iter().map(|&at| history[at]).collect();
        assert!(space.codes().filter(|&code| fits(code, &clues)).all(|code| code.symbol(place) == symbol));
    }
}

#[test]
fn what_is_not_worked_out_is_called_an_estimate() {
    let coach = Coach::new(Space::BULLS_AND_COWS).with_work(1);
    let reviews = coach.review(&read("ABCD", &["EFGH", "AAAA", "ABIJ"])[..1]).unwrap();
    assert_eq!(reviews[0].trust, Trust::Estimated);
    let advice = coach.advise(&[]).unwrap();
    assert!((advice.expected - 26274.0 / 5040.0).abs() < 0.25, "{}", advice.expected);
}

fn games() -> impl proptest::strategy::Strategy<Value = (Space, Vec<Clue>)> {
    use proptest::strategy::Strategy as _;
    (2..=5u8, 2..=4u8, any::<bool>(), any::<u64>(), prop::collection::vec(any::<u64>(), 0..4))
        .prop_filter_map("a space", |(symbols, length, repeats, secret, picks)| {
            let space = Space::new(symbols, length, repeats).ok()?;
            let secret = space.code(secret % space.size())?;
            Some((space, finished(space, secret, &picks)))
        })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn the_accounts_balance((space, history) in games()) {
        let coach = Coach::new(space);
        let solved = history.iter().position(|clue| clue.feedback.exact == space.length()).unwrap();
        let history = &history[..=solved];
        let reviews = coach.review(history).unwrap();
        prop_assert!(reviews.iter().all(|review| review.trust == Trust::Exact));
        let start = reviews[0].best.unwrap().expected;
        let loss: f64 = reviews.iter().filter_map(|review| review.loss).sum();
        let luck: f64 = reviews.iter().filter_map(|review| review.luck).sum();
        prop_assert!((start + loss - luck - history.len() as f64).abs() < 1e-6, "{start} + {loss} - {luck}");
        let bits: f64 = reviews.iter().filter_map(|review| review.actual_bits).sum();
        prop_assert!((bits - (space.size() as f64).log2()).abs() < 1e-5);
    }

    #[test]
    fn a_reason_against_a_guess_is_true((space, history) in games()) {
        let history = &history;
        for (at, review) in Coach::new(space).review(history).unwrap().into_iter().enumerate() {
            let guess = review.clue.guess;
            let possible = fits(guess, &history[..at]);
            let alone = |clue: usize| space.codes().filter(move |&code| fits(code, &history[clue..=clue]));
            let count = |code: Code, symbol| code.symbols().filter(|&other| other == symbol).count();
            match review.reason {
                Reason::TooMany { symbol, most, guess: clue } => {
                    prop_assert!(alone(clue).all(|code| count(code, symbol) <= usize::from(most)));
                    prop_assert!(count(guess, symbol) > usize::from(most) && !possible);
                }
                Reason::TooFew { symbol, least, guess: clue } => {
                    prop_assert!(alone(clue).all(|code| count(code, symbol) >= usize::from(least)));
                    prop_assert!(count(guess, symbol) < usize::from(least) && !possible);
                }
                Reason::NotThere { symbol, place, guess: clue } => {
                    prop_assert!(alone(clue).all(|code| code.symbol(place) != symbol));
                    prop_assert!(guess.symbol(place) == symbol && !possible);
                }
                Reason::Contradicts { guess: clue, would } => {
                    prop_assert!(history[clue].guess.feedback(guess) == would && !possible);
                }
                Reason::Repeated { guess: clue } => prop_assert_eq!(history[clue].guess, guess),
                Reason::OtherOnlyCode { code } => prop_assert!(code != guess && fits(code, &history[..at])),
                Reason::OnlyCode | Reason::NothingBetter => prop_assert_eq!(review.grade, Some(Grade::Best)),
                Reason::Coarser { .. } => prop_assert!(possible),
                Reason::Unknown => prop_assert!(false, "a small space is worked out"),
            }
        }
    }

    #[test]
    fn certainties_are_all_there_is_and_proven((space, history) in games(), moves in 0..4usize) {
        let history = &history[..moves.min(history.len())];
        let certain = Coach::new(space).certainties(history).unwrap().unwrap();
        let fitting: Vec<Code> = space.codes().filter(|&code| fits(code, history)).collect();
        let check = |certainty: &Certainty, holds: &dyn Fn(Code) -> bool| {
            let with = fitting.iter().filter(|&&code| holds(code)).count();
            let proof = match certainty {
                Certainty::Must(proof) => proof,
                Certainty::Can => return with > 0 && with < fitting.len(),
                Certainty::Cannot(proof) => proof,
            };
            let must = matches!(certainty, Certainty::Must(_));
            let clues: Vec<Clue> = proof.iter().map(|&at| history[at]).collect();
            let proves = |clues: &[Clue]| {
                space.codes().filter(|&code| fits(code, clues)).all(|code| holds(code) == must)
            };
            let less = |at: usize| {
                let mut fewer = clues.clone();
                fewer.remove(at);
                fewer
            };
            proves(&clues) && (0..clues.len()).all(|at| !proves(&less(at)))
        };
        for (symbol, certainty) in (0..).zip(&certain.symbols) {
            prop_assert!(check(certainty, &|code| code.symbols().any(|other| other == symbol)));
        }
        for (place, symbols) in certain.places.iter().enumerate() {
            for (symbol, certainty) in (0..).zip(symbols) {
                prop_assert!(check(certainty, &|code| code.symbol(place) == symbol));
            }
        }
    }

    #[test]
    fn the_ladder_ends_with_a_guess((space, history) in games()) {
        let hints = Coach::new(space).hints(&history[..history.len() - 1]).unwrap();
        let guesses = hints.iter().filter(|hint| matches!(hint, Hint::Guess(_))).count();
        prop_assert!(guesses == 1 && matches!(hints.last(), Some(Hint::Guess(_))));
    }
}

#[test]
fn heuristic_players_lose_what_their_totals_say() {
    // The losses of a strategy over all codes are what its total is above the least.
    let space = Space::new(4, 3, true).unwrap();
    let least = prove(space, Goal::Total, &mut |_| ControlFlow::Continue(())).unwrap().lower;
    let tree = Strategy::Knuth.tree(space);
    let coach = Coach::new(space);
    let mut loss = 0.0;
    for secret in space.codes() {
        let reviews = coach.review(&tree.play(secret)).unwrap();
        loss += reviews.iter().filter_map(|review| review.loss).sum::<f64>();
    }
    assert!((loss - f64::from(tree.summary().total() - least)).abs() < 1e-6, "{loss}");
}

#[test]
fn a_game_without_loss_is_all_skill_and_the_first_guess_counts_for_nothing() {
    let coach = Coach::new(Space::CLASSIC);
    let balance = |guesses: &[&str]| Balance::of(&coach.review(&read("CDEF", guesses)).unwrap());
    assert_eq!(balance(&["ABCD"]), None);
    let (opening, waste) = (["AAAA", "CDEF"], ["ABCD", "AAAA", "AAAA", "CDEF"]);
    let lucky = balance(&opening).unwrap();
    assert!(lucky.luck > 90, "found among hundreds: {lucky:?}");
    let wasted = balance(&waste).unwrap();
    assert!(wasted.skill < lucky.skill && wasted.skill > 0, "{wasted:?} {lucky:?}");
    let tree = Book::shipped(Space::CLASSIC).unwrap();
    for secret in Space::CLASSIC.codes().step_by(211) {
        let reviews = Coach::with_book(tree.clone()).review(&tree.tree().play(secret)).unwrap();
        assert!(Balance::of(&reviews).is_none_or(|balance| balance.skill == 99));
    }
}
