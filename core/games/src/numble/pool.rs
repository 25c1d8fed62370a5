//! Every equation a target can be.

use std::sync::LazyLock;

use super::Equation;
use super::generator::generate;

/// Every equation in the generator's ranges, sorted as text, each once. A dated puzzle is one of them, and so is every
/// unlimited one; a guess may be any other true equation.
pub fn pool() -> &'static [Equation] {
    static POOL: LazyLock<Vec<Equation>> = LazyLock::new(every_equation);
    &POOL
}

/// Runs the generator over all sequences of draws, as an odometer runs over its numbers.
fn every_equation() -> Vec<Equation> {
    let mut all = Vec::new();
    // The draws of one run, each with the largest it could have been.
    let mut draws: Vec<(u16, u16)> = Vec::new();
    loop {
        let mut next = 0;
        all.push(generate(|low, high| {
            if next == draws.len() {
                draws.push((low, high));
            }
            next += 1;
            draws[next - 1].0
        }));
        while draws.pop_if(|(draw, high)| draw == high).is_some() {}
        match draws.last_mut() {
            Some((draw, _)) => *draw += 1,
            None => break,
        }
    }
    all.sort_unstable();
    all
}
