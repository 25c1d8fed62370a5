//! What a match costs: one classic game through the machine, a million replayed, and an input late in a long history.

use std::sync::Arc;

use cluehouse_codes::{Code, Space};
use cluehouse_engine::{Header, Input, Journal, Match, Millis, Rng, Seat, Seed};
use cluehouse_games::code::{Action, Board, CodeGame, Mode, Settings, Variant};
use divan::Bencher;
use divan::counter::ItemsCount;

fn main() {
    divan::main();
}

const SEAT: Seat = Seat::new(0);

fn open(settings: Settings, seed: u64) -> Match<CodeGame> {
    let header = Header::new(settings, &(), 1, Seed::from_number(seed), Seed::from_entropy([1; 32]));
    Match::open(header, Arc::new(())).expect("lawful settings")
}

fn play(settings: Settings, seed: u64, guesses: &[Code]) -> Match<CodeGame> {
    let mut played = open(settings, seed);
    let mut steps = Vec::with_capacity(guesses.len() + 1);
    played.submit(Millis::ZERO, Input::Begin, &mut steps).expect("it begins");
    for (&guess, at) in guesses.iter().zip(1..) {
        if played.submit(Millis::new(at), Input::act(SEAT, Action::Guess(guess)), &mut steps).is_err() {
            break;
        }
    }
    played
}

fn random_guesses(rng: &mut Rng, number: usize) -> Vec<Code> {
    let size = Space::CLASSIC.size();
    (0..number).map(|_| Space::CLASSIC.code(rng.below(size)).expect("below the size")).collect()
}

/// Open, ten guesses, end.
#[divan::bench]
fn one_classic_game(bencher: Bencher<'_, '_>) {
    let mut rng = Rng::from_number(1);
    let mut seed = 0;
    bencher
        .with_inputs(|| {
            seed += 1;
            (seed, random_guesses(&mut rng, 10))
        })
        .bench_local_values(|(seed, guesses)| {
            play(Settings::new(Variant::Classic, Mode::Solo), seed, &guesses).hash()
        });
}

/// Random games replayed from their journals with every hash checked; the time of a million follows from the rate.
#[divan::bench(sample_count = 10)]
fn thousand_replays(bencher: Bencher<'_, '_>) {
    let mut rng = Rng::from_number(2);
    let journals: Vec<Journal<CodeGame>> = (0..1_000)
        .map(|seed| {
            let mut played = open(Settings::new(Variant::Classic, Mode::Solo), seed);
            let mut journal = Journal::new(&played);
            let mut steps = Vec::new();
            played.submit(Millis::ZERO, Input::Begin, &mut steps).expect("it begins");
            for (guess, at) in random_guesses(&mut rng, 10).into_iter().zip(1..) {
                let _ = played.submit(Millis::new(at), Input::act(SEAT, Action::Guess(guess)), &mut steps);
            }
            steps.iter().for_each(|step| journal.record(step));
            journal
        })
        .collect();
    let content = Arc::new(());
    bencher.counter(ItemsCount::new(journals.len())).bench(|| {
        for journal in &journals {
            journal.replay(Arc::clone(&content), None, |_, _| {}).expect("it replays");
        }
    });
}

/// One guess more after a short and after a long history: the two should cost the same.
#[divan::bench(args = [1, 18])]
fn one_guess_after(bencher: Bencher<'_, '_>, history: usize) {
    let board = Board { space: Space::CLASSIC, attempts: 20, seconds: None };
    let settings = Settings::new(Variant::Custom(board), Mode::Solo);
    let mut rng = Rng::from_number(3);
    let guesses = random_guesses(&mut rng, history);
    let guess = random_guesses(&mut rng, 1)[0];
    let played = play(settings, 4, &guesses);
    bencher.with_inputs(|| (played.clone(), Vec::with_capacity(1))).bench_values(
        |(mut played, mut steps)| {
            let at = Millis::new(100);
            let _ = played.submit(at, Input::act(SEAT, Action::Guess(guess)), &mut steps);
            (played, steps)
        },
    );
}
