//! How long the bots of Numble think: `numble_bots GAMES`. Prints the first and the slowest answer of each, and what a
//! choice costs after a guess that told next to nothing.
#![allow(
    clippy::print_stdout,
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "a command, not the core"
)]

use std::error::Error;
use std::sync::Arc;
use std::time::Instant;

use cluehouse_engine::{Header, Input, Match, Millis, Rng, Seat, Seed, Viewer};
use cluehouse_games::Entry;
use cluehouse_games::numble::solver::{Strategy, left};
use cluehouse_games::numble::{Clue, Equation, Mode, Numble, Puzzle, Settings, Status, pool};

fn main() -> Result<(), Box<dyn Error>> {
    let games: u64 = std::env::args().nth(1).ok_or("numble_bots GAMES")?.parse()?;
    for bot in Numble::bots() {
        for hard in [false, true] {
            let (mut slowest, mut first, mut guesses, mut lost) = (0.0_f64, None, 0, 0);
            for seed in 0..games {
                let settings = Settings { hard, ..Settings::new(Puzzle::Unlimited, Mode::Solo) };
                let header =
                    Header::new(settings, &(), 1, Seed::from_number(seed), Seed::from_entropy([1; 32]));
                let mut game = Match::<Numble>::open(header, Arc::new(())).map_err(|_| "settings")?;
                let mut steps = Vec::new();
                game.submit(Millis::ZERO, Input::Begin, &mut steps).map_err(|_| "begin")?;
                let (seat, mut rng) = (Seat::new(0), Rng::from_number(seed));
                loop {
                    let (view, choices) = (game.view(Viewer::Seat(seat)), game.choices(seat));
                    let started = Instant::now();
                    let action = (bot.choose)(game.table(), &view, &choices, &mut rng);
                    let spent = started.elapsed().as_secs_f64() * 1000.0;
                    slowest = slowest.max(spent);
                    first.get_or_insert(spent);
                    let Some(action) = action else { break };
                    game.submit(Millis::ZERO, Input::act(seat, action), &mut steps).map_err(|_| "refused")?;
                }
                let line = game.view(Viewer::Watcher).game.lines[0];
                guesses += u64::from(line.used);
                lost += u64::from(line.status != Status::Solved);
            }
            println!(
                "{} hard {hard}: first answer {:.1} ms, slowest {slowest:.1} ms, {:.3} guesses, {lost} lost",
                bot.id,
                first.unwrap_or(0.0),
                guesses as f64 / games as f64
            );
        }
    }
    let guess: Equation = "1 * 1 = 1".parse()?;
    let mut slowest = (0.0, 0);
    for target in pool().iter().step_by(500) {
        let started = Instant::now();
        let left = left(&[Clue { guess, marks: guess.feedback(target) }]);
        let choice = Strategy::Entropy.choose(&left, |_| true);
        let spent = started.elapsed().as_secs_f64() * 1000.0;
        if choice.is_some() && spent > slowest.0 {
            slowest = (spent, left.len());
        }
    }
    println!("after {guess}: slowest choice {:.1} ms, of {} left", slowest.0, slowest.1);
    Ok(())
}
