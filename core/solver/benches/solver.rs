//! How long the solver takes. One thread; the figures in `BENCHMARKS.md` come from here and from the example `search`.

use std::ops::ControlFlow;

use cluehouse_codes::{Clue, Code, Space};
use cluehouse_solver::{Book, CLASSIC, Coach, Goal, Planes, Position, Strategy, check, prove};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};

fn main() {
    divan::main();
}

fn space(symbols: u8, places: u8, repeats: bool) -> Space {
    Space::new(symbols, places, repeats).expect("a space in range")
}

fn least_total(space: Space) -> u32 {
    prove(space, Goal::Total, &mut |_| ControlFlow::Continue(())).expect("a space in range").lower
}

#[divan::bench]
fn prove_classic() -> u32 {
    least_total(black_box(Space::CLASSIC))
}

#[divan::bench]
fn prove_classic_within_five() -> u32 {
    prove(Space::CLASSIC, Goal::TotalWithin(5), &mut |_| ControlFlow::Continue(())).expect("in range").lower
}

#[divan::bench]
fn prove_skemind() -> u32 {
    least_total(black_box(Space::SKEMIND))
}

#[divan::bench(sample_count = 5)]
fn prove_4_places_7_symbols() -> u32 {
    least_total(black_box(space(7, 4, true)))
}

#[divan::bench(sample_count = 5)]
fn prove_5_places_5_symbols() -> u32 {
    least_total(black_box(space(5, 5, true)))
}

#[divan::bench(sample_count = 3)]
fn prove_bulls_and_cows() -> u32 {
    least_total(black_box(Space::BULLS_AND_COWS))
}

#[divan::bench(args = ["knuth", "size", "entropy", "parts"])]
fn whole_tree_of_classic(name: &str) -> u32 {
    strategy(name).tree(Space::CLASSIC).summary().total()
}

#[divan::bench(args = ["entropy", "parts"], sample_count = 3)]
fn whole_tree_of_super(name: &str) -> u32 {
    strategy(name).tree(Space::SUPER).summary().total()
}

fn strategy(name: &str) -> Strategy {
    match name {
        "knuth" => Strategy::Knuth,
        "size" => Strategy::Size,
        "entropy" => Strategy::Entropy,
        _ => Strategy::Parts,
    }
}

/// Items are comparisons, counted by feedback.
#[divan::bench]
fn histogram_of_super(bencher: Bencher<'_, '_>) {
    let codes: Vec<Code> = Space::SUPER.codes().collect();
    let planes = Planes::new(Space::SUPER, &codes);
    let guesses: Vec<Code> = codes.iter().copied().step_by(1009).collect();
    let comparisons = ItemsCount::new(codes.len() * guesses.len());
    bencher
        .counter(comparisons)
        .bench_local(|| guesses.iter().map(|&guess| planes.histogram(black_box(guess))[0]).sum::<u32>());
}

/// The slowest choice of a bot that looks one guess ahead: the largest set after a first guess in Super.
#[divan::bench]
fn choose_in_super_after_one_guess(bencher: Bencher<'_, '_>) {
    let guess: Code = "AABBC".parse().expect("a code");
    let history = [Clue { guess, feedback: "0,1".parse().expect("feedback") }];
    let position = Position::new(Space::SUPER, &history).expect("a position");
    bencher.bench_local(|| Strategy::Entropy.choose(black_box(&position)));
}

#[divan::bench]
fn check_classic() -> usize {
    check(black_box(CLASSIC), None).expect("a certificate").len()
}

#[divan::bench]
fn review_a_game_of_classic(bencher: Bencher<'_, '_>) {
    let coach = Coach::new(Space::CLASSIC);
    let history = game("CDEF", &["ABCD", "AAAB", "CEDB", "CDEF"]);
    bencher.bench_local(|| coach.review(black_box(&history)).expect("a game").len());
}

#[divan::bench(sample_count = 10)]
fn review_a_game_of_bulls_and_cows(bencher: Bencher<'_, '_>) {
    let coach = Coach::with_book(Book::shipped(Space::BULLS_AND_COWS).expect("a book"));
    let history = game("HCJA", &["ABCD", "EFGH", "CIHA", "HCJA"]);
    bencher.bench_local(|| coach.review(black_box(&history)).expect("a game").len());
}

fn game(secret: &str, guesses: &[&str]) -> Vec<Clue> {
    let secret: Code = secret.parse().expect("a code");
    let clue = |guess: &&str| {
        let guess: Code = guess.parse().expect("a code");
        Clue { guess, feedback: guess.feedback(secret) }
    };
    guesses.iter().map(clue).collect()
}
