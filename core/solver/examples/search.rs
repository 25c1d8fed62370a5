//! Runs a strategy, a proof or a beam search and writes the certificate, for measurements and for the files in
//! `certificates/`:
//!
//! `search PLACES SYMBOLS repeats|no-repeats STRATEGY [FILE]`, where STRATEGY is `knuth`, `size`, `entropy`, `parts`,
//! `consistent`, `total`, `within=GUESSES`, `worst`, `beam=FIRST,TRIES,FINALISTS,SMALL,POOL,WIDTH` or
//! `polish=SMALL,WIDTH,FILE`.
#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    clippy::disallowed_methods,
    reason = "a command, not the core"
)]

use std::error::Error;
use std::ops::ControlFlow;

use cluehouse_codes::Space;
use cluehouse_solver::{Effort, Goal, Progress, Strategy, Tree, beam, check, polish, prove};

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [places, symbols, repeats, strategy, file @ ..] = &words[..] else {
        return Err("search PLACES SYMBOLS repeats|no-repeats STRATEGY [FILE]".into());
    };
    let space = Space::new(symbols.parse()?, places.parse()?, repeats == "repeats")?;
    let (name, numbers) = strategy.split_once('=').unwrap_or((strategy, ""));
    let tree = match name {
        "knuth" => Some(Strategy::Knuth.tree(space)),
        "size" => Some(Strategy::Size.tree(space)),
        "entropy" => Some(Strategy::Entropy.tree(space)),
        "parts" => Some(Strategy::Parts.tree(space)),
        "consistent" => Some(Strategy::Consistent.tree(space)),
        "total" => proof(space, Goal::Total)?,
        "within" => proof(space, Goal::TotalWithin(numbers.parse()?))?,
        "worst" => proof(space, Goal::Worst)?,
        "beam" => {
            let (first, numbers) = numbers.split_once(',').ok_or("a first guess and five numbers")?;
            let numbers: Vec<usize> = numbers.split(',').map(str::parse).collect::<Result<_, _>>()?;
            let [tries, finalists, small, pool, width] = numbers[..] else {
                return Err("five numbers".into());
            };
            let effort = Effort { tries, finalists, small, pool, width };
            Some(beam(space, first.parse().ok(), effort, &mut |_| ControlFlow::Continue(()))?)
        }
        "polish" => {
            let (small, rest) = numbers.split_once(',').ok_or("two numbers and a file")?;
            let (width, file) = rest.split_once(',').ok_or("two numbers and a file")?;
            let tree = check(&std::fs::read_to_string(file)?, Some(space))?;
            Some(polish(&tree, small.parse()?, width.parse()?, &mut |_| ControlFlow::Continue(()))?)
        }
        _ => return Err("no such strategy".into()),
    };
    let Some(tree) = tree else { return Err("no strategy found".into()) };
    let summary = tree.summary();
    println!(
        "total {} average {:.5} worst {} distribution {:?}",
        summary.total(),
        summary.average(),
        summary.worst(),
        summary.distribution
    );
    let text = tree.certificate();
    check(&text, Some(space))?;
    println!("certificate of {} nodes and {} bytes accepted", tree.len(), text.len());
    if let [file] = file {
        std::fs::write(file, text)?;
    }
    Ok(())
}

fn proof(space: Space, goal: Goal) -> Result<Option<Tree>, Box<dyn Error>> {
    let outcome = prove(space, goal, &mut |progress: &Progress| {
        if progress.work.is_multiple_of(1 << 18) {
            eprintln!("{progress:?}");
        }
        ControlFlow::Continue(())
    })?;
    println!("proven {} lower bound {} sets {}", outcome.proven, outcome.lower, outcome.work);
    Ok(outcome.best)
}
