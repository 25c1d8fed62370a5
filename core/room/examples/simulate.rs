//! Runs the simulator: `simulate HOURS [FIRST_SEED]`, one seed per virtual hour, on every core.
#![expect(
    clippy::print_stdout,
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "a program, not the core"
)]

use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

use cluehouse_room::sim::{Tally, Violation, run};

fn main() -> ExitCode {
    let number = |place: usize| std::env::args().nth(place).and_then(|text| text.parse::<u64>().ok());
    let (hours, first) = (number(1).unwrap_or(100), number(2).unwrap_or(0));
    let began = Instant::now();
    let next = AtomicU64::new(first);
    let found: Mutex<(Tally, Vec<Violation>)> = Mutex::default();
    let cores = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= first + hours {
                        break;
                    }
                    let result = run(seed, 60, None);
                    let mut found = found.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
                    match result {
                        Ok(report) => found.0 = found.0.and(report.tally),
                        Err(violation) => {
                            println!("{violation}");
                            found.1.push(violation);
                        }
                    }
                }
            });
        }
    });
    let (mut tally, violations) = found.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    let seconds = began.elapsed().as_secs_f64();
    for (name, figure) in tally.figures() {
        println!("{name:>22} {figure}");
    }
    let speed = hours as f64 * 3600.0 / seconds;
    println!("{hours} virtual hours in {seconds:.1} s on {cores} cores: {speed:.0} times real time");
    println!("{} violations", violations.len());
    if violations.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
