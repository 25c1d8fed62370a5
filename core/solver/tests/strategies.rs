//! Laws of partitions, renamings and the strategies that look one guess ahead.

use cluehouse_codes::{Clue, Code, Space, fits};
use cluehouse_solver::{Planes, Position, Scale, Stabilizer, Strategy, Summary};
use proptest::prelude::*;
use proptest::strategy::Strategy as _;

fn check(space: Space, strategy: Strategy, total: u32, worst: usize) {
    let tree = strategy.tree(space);
    let summary = tree.summary();
    assert_eq!((summary.total(), summary.worst()), (total, worst), "{strategy:?} {space:?}");
    assert_eq!(u64::from(summary.codes()), space.size());
    if let Some(root) = tree.root() {
        assert_eq!((u64::from(root.codes), root.total), (space.size(), total));
    }
}

#[test]
fn totals_over_classic_are_the_published_ones() {
    check(Space::CLASSIC, Strategy::Consistent, 7471, 9);
    check(Space::CLASSIC, Strategy::Knuth, 5801, 5);
    check(Space::CLASSIC, Strategy::Size, 5696, 6);
    check(Space::CLASSIC, Strategy::Parts, 5668, 6);
    let entropy = Strategy::Entropy.tree(Space::CLASSIC).summary().total();
    assert!((5719..=5733).contains(&entropy), "{entropy}");
}

#[test]
fn random_play_solves_every_code_the_same_way_again() {
    let tree = Strategy::Random(7).tree(Space::SKEMIND);
    assert_eq!(u64::from(tree.summary().codes()), Space::SKEMIND.size());
    assert_eq!(tree, Strategy::Random(7).tree(Space::SKEMIND));
}

#[test]
fn a_tree_plays_every_code_as_its_summary_says() {
    for (space, strategy) in [
        (Space::SKEMIND, Strategy::Entropy),
        (Space::SKEMIND, Strategy::Consistent),
        (Space::SKEMIND, Strategy::Random(3)),
        (Space::new(5, 3, true).unwrap(), Strategy::Parts),
        (Space::new(2, 2, false).unwrap(), Strategy::Knuth),
    ] {
        let tree = strategy.tree(space);
        let mut played = Summary::default();
        for secret in space.codes() {
            let game = tree.play(secret);
            assert_eq!(game.last().map(|clue| clue.guess), Some(secret));
            played.add(&Summary::one(game.len()), 0);
        }
        assert_eq!(&played, tree.summary(), "{strategy:?} {space:?}");
    }
}

#[test]
fn a_choice_is_the_guess_of_the_whole_tree() {
    let tree = Strategy::Size.tree(Space::CLASSIC);
    for secret in Space::CLASSIC.codes().step_by(97) {
        let game = tree.play(secret);
        for moves in 0..game.len() {
            let position = Position::new(Space::CLASSIC, &game[..moves]).unwrap();
            assert_eq!(Strategy::Size.choose(&position), game[moves].guess, "{secret} {moves}");
        }
    }
}

#[test]
fn large_spaces_are_played_with_codes_still_possible() {
    let space = Space::new(12, 8, true).unwrap();
    let secret: Code = "LKJIHGFE".parse().unwrap();
    let history: Vec<Clue> = ["AABBCCDD", "EEFFGGHH", "IIJJKKLL", "EIFJGKHL", "LLKKJJII", "LKEFGHIJ"]
        .map(|guess| guess.parse::<Code>().unwrap())
        .map(|guess| Clue { guess, feedback: guess.feedback(secret) })
        .to_vec();
    assert!(Position::new(space, &[]).is_err());
    let position = Position::new(space, &history).unwrap();
    assert!(position.allows(Strategy::Entropy.choose(&position)));
}

#[test]
fn every_feedback_has_a_number_and_solved_is_the_last() {
    for space in [Space::CLASSIC, Space::SUPER, Space::SKEMIND, Space::new(12, 8, true).unwrap()] {
        let scale = Scale::new(space);
        for mark in 0..scale.len() as u8 {
            assert_eq!(scale.mark(scale.feedback(mark)), Some(mark));
        }
        assert_eq!(scale.feedback(scale.solved()).exact, space.length());
    }
    assert_eq!([Space::CLASSIC, Space::SUPER].map(|space| Scale::new(space).len()), [14, 20]);
}

#[test]
fn first_guesses_are_as_many_as_there_are_shapes() {
    let shapes = |space: Space| {
        let names = Stabilizer::new(space);
        space.codes().filter(|&code| names.is_least(code)).map(|code| code.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(shapes(Space::CLASSIC), ["AAAA", "AAAB", "AABB", "AABC", "ABCD"]);
    assert_eq!(shapes(Space::SKEMIND), ["ABCD"]);
    assert_eq!(shapes(Space::SUPER).len(), 7);
}

fn histories() -> impl proptest::strategy::Strategy<Value = (Space, Vec<Clue>)> {
    (2..=6u8, 2..=4u8, any::<bool>(), prop::collection::vec(any::<u64>(), 1..5)).prop_filter_map(
        "a space",
        |(symbols, length, repeats, picks)| {
            let space = Space::new(symbols, length, repeats).ok()?;
            let codes: Vec<Code> = picks.iter().filter_map(|pick| space.code(pick % space.size())).collect();
            let clue = |&guess: &Code| Clue { guess, feedback: guess.feedback(codes[0]) };
            Some((space, codes[1..].iter().map(clue).collect()))
        },
    )
}

proptest! {
    #[test]
    fn the_same_but_for_names_divides_alike((space, history) in histories(), pick in any::<u64>()) {
        let position = Position::new(space, &history).unwrap();
        let guess = space.code(pick % space.size()).unwrap();
        let least = position.stabilizer().least(guess);
        prop_assert!(least <= guess);
        prop_assert!(position.stabilizer().is_least(least));
        prop_assert_eq!(position.stabilizer().is_least(guess), least == guess);
        let sizes = |guess: Code| {
            let mut counts = vec![0; 81];
            for &code in position.candidates() {
                let feedback = guess.feedback(code);
                counts[usize::from(feedback.total() * 9 + feedback.exact)] += 1;
            }
            counts
        };
        prop_assert_eq!(sizes(guess), sizes(least));
    }

    #[test]
    fn word_parallel_comparison_equals_one_by_one(
        symbols in 2..=12u8, length in 2..=8u8, repeats: bool, picks in prop::collection::vec(any::<u64>(), 1..200),
    ) {
        let Ok(space) = Space::new(symbols, length, repeats) else { return Ok(()) };
        let codes: Vec<Code> = picks.iter().filter_map(|pick| space.code(pick % space.size())).collect();
        let scale = Scale::new(space);
        let planes = Planes::new(space, &codes);
        for &guess in &codes[..codes.len().min(5)] {
            let mut slow = vec![0; scale.len()];
            for &code in &codes {
                slow[usize::from(scale.mark(guess.feedback(code)).unwrap())] += 1;
            }
            prop_assert_eq!(planes.histogram(guess), slow);
        }
    }

    #[test]
    fn a_position_holds_what_fits((space, history) in histories()) {
        let position = Position::new(space, &history).unwrap();
        let fitting: Vec<Code> = space.codes().filter(|&code| fits(code, &history)).collect();
        prop_assert_eq!(position.candidates(), &fitting[..]);
        let step = Position::new(space, &history[..history.len().saturating_sub(1)]).unwrap();
        if let Some(&last) = history.last() {
            let after = step.after(last).unwrap();
            prop_assert_eq!(after.candidates(), position.candidates());
        }
    }
}
