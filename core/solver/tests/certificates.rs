//! A certificate is read back as it was written, and anything else is refused where it first goes wrong.

use std::ops::ControlFlow;

use cluehouse_codes::Space;
use cluehouse_solver::{Book, CLASSIC, FlawKind, Goal, SKEMIND, Strategy, Tree, check, prove};
use proptest::prelude::*;

fn optimal(space: Space) -> Tree {
    let outcome = prove(space, Goal::Total, &mut |_| ControlFlow::Continue(())).expect("a small space");
    outcome.best.expect("a strategy")
}

fn flaw(text: &str) -> (usize, usize, FlawKind) {
    let flaw = check(text, None).expect_err("a flaw");
    (flaw.line, flaw.path.len(), flaw.kind)
}

#[test]
fn what_was_written_is_read_back() {
    for tree in [
        optimal(Space::CLASSIC),
        optimal(Space::SKEMIND),
        optimal(Space::new(2, 2, false).unwrap()),
        Strategy::Random(5).tree(Space::CLASSIC),
        Strategy::Consistent.tree(Space::SKEMIND),
        Strategy::Parts.tree(Space::new(3, 5, true).unwrap()),
    ] {
        let text = tree.certificate();
        assert_eq!(check(&text, Some(tree.space())).unwrap(), tree);
        assert_eq!(text, tree.certificate());
    }
}

#[test]
fn the_shipped_books_are_accepted_with_their_totals() {
    let total = |space| {
        let book = Book::shipped(space).expect("a preset");
        (book.tree().summary().total(), book.is_proven())
    };
    assert_eq!(total(Space::CLASSIC), (5625, true));
    assert_eq!(total(Space::SKEMIND), (1446, true));
    assert_eq!(total(Space::BULLS_AND_COWS), (26274, true));
    let (reached, proven) = total(Space::SUPER);
    assert!(reached < 178_843 && !proven, "{reached}");
    assert!(Book::shipped(Space::new(7, 4, true).unwrap()).is_none());
}

#[test]
fn the_certificate_of_five_places_and_six_symbols_is_accepted() {
    // Its proof takes minutes; see BENCHMARKS.md.
    let text = include_str!("../certificates/places-5-symbols-6.txt");
    let tree = check(text, Some(Space::new(6, 5, true).unwrap())).unwrap();
    assert_eq!((tree.summary().total(), tree.summary().worst()), (36_721, 7));
}

#[test]
fn what_is_proven_again_is_the_shipped_certificate() {
    assert_eq!(optimal(Space::CLASSIC).certificate(), CLASSIC);
    assert_eq!(optimal(Space::SKEMIND).certificate(), SKEMIND);
}

#[test]
fn a_certificate_of_another_game_is_refused() {
    let text = optimal(Space::SKEMIND).certificate();
    let found = check(&text, Some(Space::CLASSIC)).unwrap_err().kind;
    assert_eq!(found, FlawKind::OtherGame { found: Space::SKEMIND });
    // With its header exchanged it is still the other game's tree.
    let forged = text.replace("game 6 4 no-repeats", "game 6 4 repeats");
    assert!(check(&forged, Some(Space::CLASSIC)).is_err());
}

#[test]
fn a_cut_certificate_is_refused_wherever_it_is_cut() {
    let text = optimal(Space::SKEMIND).certificate();
    for end in 0..text.len() {
        assert!(check(&text[..end], None).is_err(), "{end}");
    }
    let lines: Vec<&str> = text.lines().collect();
    let half = lines[..lines.len() / 2].join("\n") + "\n";
    assert_eq!(flaw(&half).2, FlawKind::Cut);
    assert_eq!(flaw(&(text + "more\n")).2, FlawKind::End);
}

#[test]
fn an_altered_node_is_named() {
    let text = optimal(Space::CLASSIC).certificate();
    let lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let alter = |line: usize, word: usize, with: &str| {
        let mut lines = lines.clone();
        let mut words: Vec<&str> = lines[line - 1].split(' ').collect();
        words[word] = with;
        lines[line - 1] = words.join(" ");
        flaw(&(lines.join("\n") + "\n"))
    };
    assert_eq!(alter(1, 0, "house").2, FlawKind::Title);
    assert_eq!(alter(2, 1, "13").2, FlawKind::Game);
    assert_eq!(alter(3, 3, "5624"), (3, 0, FlawKind::Claim));
    assert_eq!(alter(5, 1, "AAAG"), (5, 1, FlawKind::Guess));
    assert_eq!(alter(5, 1, "AAA"), (5, 1, FlawKind::Guess));
    assert_eq!(alter(5, 1, "what"), (5, 1, FlawKind::Line));
    assert_eq!(alter(5, 0, "9,9"), (5, 0, FlawKind::Line));
    assert_eq!(alter(5, 0, "4,0"), (5, 0, FlawKind::Answer));
    assert!(matches!(alter(5, 2, "1"), (5, 1, FlawKind::Total { written: 1, .. })));
    assert!(matches!(alter(lines.len(), 2, "0").2, FlawKind::End));
    // Fewer branches than there are: what is no longer written is not obvious.
    assert!(matches!(alter(4, 3, "0"), (4, 0, FlawKind::Open { .. })));
}

#[test]
fn a_bottomless_certificate_is_refused() {
    let mut text =
        "cluehouse strategy 1\ngame 6 4 repeats\ncodes 1296 total 0 worst 0\n- AAAA 0 1\n".to_owned();
    for _ in 0..200_000 {
        text.push_str("0,0 AAAA 0 1\n");
    }
    assert_eq!(flaw(&text).2, FlawKind::Deep);
}

proptest! {
    #[test]
    fn any_changed_byte_is_noticed(place in any::<prop::sample::Index>(), byte in 0x20u8..0x7F) {
        let text = Strategy::Parts.tree(Space::SKEMIND).certificate();
        let mut bytes = text.clone().into_bytes();
        let place = place.index(bytes.len());
        prop_assume!(bytes[place] != byte);
        bytes[place] = byte;
        prop_assert!(check(&String::from_utf8(bytes).unwrap(), None).is_err());
    }

    #[test]
    fn any_text_is_refused(text in "(cluehouse strategy 1\n)?(game 3 2 repeats\n)?(.*\n){0,5}") {
        prop_assert!(check(&text, None).is_err());
    }
}
