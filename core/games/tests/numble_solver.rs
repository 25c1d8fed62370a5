//! The laws of Numble's solver and of the bots that think with it.
#![cfg(feature = "strong-bots")]

use std::sync::Arc;

use cluehouse_engine::{Header, Input, Match, Millis, Rng, Seat, Seed, Viewer};
use cluehouse_games::Entry;
use cluehouse_games::numble::solver::{
    Flaw, FlawKind, SHIPPED, Strategy, Tree, check, left, separator, shipped,
};
use cluehouse_games::numble::{
    Action, Clue, Equation, MAX_GUESSES, Mode, Numble, Puzzle, Settings, Status, check_hard, pool,
};

fn fares(tree: &Tree) -> (u32, u32, usize) {
    (tree.summary().codes(), tree.summary().total(), tree.summary().worst())
}

fn strategy_has_its_total(strategy: Strategy, total: u32, worst: usize) {
    let tree = strategy.tree();
    assert_eq!(fares(&tree), (15069, total, worst));
    assert_eq!(tree.next(&[]).map(|guess| guess.to_string()).as_deref(), Some(strategy.first()));
    assert_eq!(check(&tree.certificate()), Ok(tree), "what is written is what is read");
}

#[test]
fn entropy_has_its_total() {
    strategy_has_its_total(Strategy::Entropy, 42792, 4);
}

#[test]
fn parts_has_its_total() {
    strategy_has_its_total(Strategy::Parts, 42784, 4);
}

#[test]
fn the_shipped_strategy_holds_what_it_claims() {
    let tree = shipped().expect("a certificate without a flaw");
    assert_eq!(fares(tree), (15069, 42627, 4));
    assert!(tree.summary().worst() <= usize::from(MAX_GUESSES));
    assert_eq!(tree.certificate(), SHIPPED);
    assert!(SHIPPED.len() < 400_000);
}

/// The shipped certificate with one line rewritten and its last line made to fit again.
fn altered(line: usize, rewrite: impl Fn(&str) -> String) -> String {
    let lines: Vec<&str> = SHIPPED.lines().collect();
    let (end, body) = lines.split_last().expect("lines");
    let mut text = String::new();
    for (number, found) in (1..).zip(body) {
        text += &if number == line { rewrite(found) } else { (*found).to_owned() };
        text += "\n";
    }
    let sum = text.bytes().fold(0xCBF2_9CE4_8422_2325_u64, |sum, byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3)
    });
    let nodes = end.split(' ').nth(1).expect("a number of nodes");
    text + &format!("end {nodes} {sum:016x}\n")
}

fn word(line: &str, index: usize, new: &str) -> String {
    let mut words: Vec<&str> = line.split(' ').collect();
    words[index] = new;
    words.join(" ")
}

fn flaw(text: &str) -> (usize, FlawKind) {
    let Flaw { line, kind, .. } = check(text).expect_err("a flaw");
    (line, kind)
}

#[test]
fn a_wrong_certificate_is_refused_at_its_first_wrong_line() {
    assert!(check(&altered(0, str::to_owned)).is_ok(), "an alteration that changes nothing");
    assert_eq!(flaw(""), (1, FlawKind::Title));
    assert_eq!(flaw("cluehouse strategy 1\ngame 6 4 repeats\n"), (1, FlawKind::Title));
    assert_eq!(flaw(&altered(2, |line| word(line, 1, "15068"))), (2, FlawKind::Pool));
    assert_eq!(flaw(&altered(3, |line| word(line, 3, "42000"))), (3, FlawKind::Claim));
    assert_eq!(flaw(&altered(4, |line| word(line, 1, "1+1=3"))), (4, FlawKind::Line));
    assert_eq!(flaw(&altered(5, |line| word(line, 0, "GGGGGG"))), (5, FlawKind::Marks));
    assert_eq!(flaw(&altered(5, |line| format!("{line} 1"))), (5, FlawKind::Line));
    // Where many are left, a guess that tells nothing leaves something open.
    let left_by =
        |line: &str| -> u32 { line.split(' ').nth(2).and_then(|total| total.parse().ok()).unwrap_or(0) };
    let leaves = (1..).zip(SHIPPED.lines()).skip(4).filter(|(_, line)| line.ends_with(" 0"));
    let (largest, _) = leaves.max_by_key(|(_, line)| left_by(line)).expect("a leaf");
    let (line, kind) = flaw(&altered(largest, |line| word(line, 1, "0*000=000")));
    assert!(line == largest && matches!(kind, FlawKind::Open { .. }), "{line} {kind:?}");
    let (line, kind) = flaw(&altered(5, |line| word(line, 2, "7")));
    assert!(line == 5 && matches!(kind, FlawKind::Total { written: 7, .. }), "{line} {kind:?}");
    let lines = SHIPPED.lines().count();
    assert_eq!(flaw(&SHIPPED.replacen("numble", "bumble", 1)), (1, FlawKind::Title));
    assert_eq!(flaw(&SHIPPED[..SHIPPED.len() - 2]), (lines, FlawKind::Cut));
    assert_eq!(flaw(&format!("{SHIPPED}\n")), (lines, FlawKind::End));
    assert_eq!(flaw(&SHIPPED.replace("\nend ", "\nend 1")), (lines, FlawKind::End));
}

#[test]
fn no_cut_certificate_is_accepted() {
    for cut in (0..SHIPPED.len()).step_by(SHIPPED.len() / 60) {
        assert!(check(&SHIPPED[..cut]).is_err(), "{cut}");
    }
    let lines: Vec<&str> = SHIPPED.split_inclusive('\n').collect();
    for without in (0..lines.len()).step_by(lines.len() / 60) {
        let text: String = [&lines[..without], &lines[without + 1..]].concat().concat();
        assert!(check(&text).is_err(), "without line {}", without + 1);
    }
}

#[test]
fn two_equations_left_are_obvious() {
    for pair in pool().windows(2).step_by(50) {
        assert_eq!(separator(pair), Some(pair[0]));
        assert_eq!(Strategy::Parts.choose(pair, |_| true), Some(pair[0]));
    }
    assert_eq!(separator(pool()), None);
    assert_eq!(Strategy::Entropy.choose(&[], |_| true), None);
}

/// After a guess that tells little thousands are left; the choice is still made, and is allowed.
#[test]
fn a_choice_from_thousands_is_bounded_and_allowed() {
    let guess: Equation = "0 * 0 = 0".parse().expect("an equation");
    let target: Equation = "12 + 34 = 46".parse().expect("an equation");
    let clues = [Clue { guess, marks: guess.feedback(&target) }];
    let left = left(&clues);
    assert!(left.len() > 1000 && left.contains(&target));
    for strategy in [Strategy::Entropy, Strategy::Parts] {
        let free = strategy.choose(&left, |_| true).expect("a guess");
        let hard = strategy.choose(&left, |guess| check_hard(guess, &clues).is_ok()).expect("a guess");
        assert!(check_hard(&hard, &clues).is_ok() && free != guess);
        assert_eq!(strategy.choose(&left, |_| false), left.first().copied());
    }
}

#[test]
fn the_strong_bots_solve_every_game() {
    for (hard, games) in [(false, 300), (true, 100)] {
        for bot in Numble::bots().iter().filter(|bot| matches!(bot.id, "entropy" | "optimal")) {
            let mut guesses = 0;
            for seed in 0..games {
                let settings = Settings { hard, ..Settings::new(Puzzle::Unlimited, Mode::Solo) };
                let header =
                    Header::new(settings, &(), 1, Seed::from_number(seed), Seed::from_entropy([1; 32]));
                let mut game = Match::<Numble>::open(header, Arc::new(())).expect("lawful settings");
                let mut steps = Vec::new();
                game.submit(Millis::ZERO, Input::Begin, &mut steps).expect("it begins");
                let (seat, mut rng) = (Seat::new(0), Rng::from_number(seed));
                while let Some(action) =
                    (bot.choose)(game.table(), &game.view(Viewer::Seat(seat)), &game.choices(seat), &mut rng)
                {
                    assert!(matches!(action, Action::Guess(_)));
                    game.submit(Millis::ZERO, Input::act(seat, action), &mut steps).expect("a lawful guess");
                }
                let view = game.view(Viewer::Watcher).game;
                assert_eq!(view.lines[0].status, Status::Solved, "{} hard {hard} seed {seed}", bot.id);
                guesses += u64::from(view.lines[0].used);
            }
            assert!(guesses <= 4 * games, "{} took {guesses} guesses for {games} games", bot.id);
        }
    }
}
