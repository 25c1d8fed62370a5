//! Runs a strategy of Numble or the search for the best one and writes the certificate, for measurements and for the file
//! that is shipped:
//!
//! `numble entropy|parts|search=TRIES,FINALISTS,WIDTH [FILE]`.
#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    clippy::disallowed_methods,
    reason = "a command, not the core"
)]

use std::error::Error;

use cluehouse_games::numble::solver::{Effort, Strategy, check, search};

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [strategy, file @ ..] = &words[..] else {
        return Err("numble entropy|parts|search=TRIES,FINALISTS,WIDTH [FILE]".into());
    };
    let (name, numbers) = strategy.split_once('=').unwrap_or((strategy, ""));
    let tree = match name {
        "entropy" => Strategy::Entropy.tree(),
        "parts" => Strategy::Parts.tree(),
        "search" => {
            let numbers: Vec<usize> = numbers.split(',').map(str::parse).collect::<Result<_, _>>()?;
            let [tries, finalists, width] = numbers[..] else { return Err("three numbers".into()) };
            let effort = Effort { tries, finalists, width };
            search(effort, &mut |first, total| eprintln!("{first}: {total}"))
        }
        _ => return Err("no such strategy".into()),
    };
    let text = tree.certificate();
    // Whatever made it, it counts only as far as it can be replayed.
    let checked = check(&text)?;
    let summary = checked.summary();
    println!(
        "total {} average {:.5} worst {} distribution {:?}",
        summary.total(),
        summary.average(),
        summary.worst(),
        summary.distribution
    );
    println!(
        "first {:?}, {} nodes, {} bytes",
        checked.next(&[]).map(|guess| guess.to_string()),
        checked.len(),
        text.len()
    );
    if let [file] = file {
        std::fs::write(file, text)?;
    }
    Ok(())
}
