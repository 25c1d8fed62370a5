//! The solver's commands for Numble: the codes are the equations of its pool.

use cluehouse_engine::Text;
use cluehouse_games::numble::solver::{self, Flaw, Strategy};
use cpu_time::ProcessTime;
use serde::Serialize;

use super::Report;
use crate::args::{Solve, StrategyName};
use crate::{Answer, Failure};
use cluehouse_speech::Speech;

/// The name in the catalogue.
pub(super) const ENTRY: &str = "numble";

pub(super) fn solve(options: &Solve, speech: &Speech) -> Result<Answer, Failure> {
    if options.space.is_given() {
        return Err(Failure::Input(Text::new("cli-only-custom").words("game", ENTRY)));
    }
    let started = ProcessTime::now();
    let strategy = match options.strategy {
        StrategyName::Entropy => Strategy::Entropy,
        StrategyName::Parts => Strategy::Parts,
        StrategyName::Optimal => {
            let tree = solver::check(solver::SHIPPED).map_err(|why| Failure::Plain(why.to_string()))?;
            let report = Report { proven: Some(false), ..Report::new(tree.summary(), started) };
            return Ok(report.answer(speech));
        }
        StrategyName::Random | StrategyName::Consistent | StrategyName::Knuth | StrategyName::Size => {
            return Err(Failure::Input(Text::new("solver-numble-strategies")));
        }
    };
    Ok(Report::new(strategy.tree().summary(), started).answer(speech))
}

/// Whether a file begins as a certificate of Numble does; what follows may still be wrong.
pub(super) fn is_certificate(text: &str) -> bool {
    text.lines().next() == Some(solver::TITLE)
}

#[derive(Serialize)]
struct Checked {
    valid: bool,
    game: &'static str,
    #[serde(flatten)]
    report: Report,
}

pub(super) fn check(text: &str, started: ProcessTime, speech: &Speech) -> Result<Answer, Flaw> {
    let tree = solver::check(text)?;
    let report = Report::new(tree.summary(), started);
    let text = format!("{}\n{}", speech.id("solver-valid"), report.answer(speech).text);
    Ok(Answer::new(text, &Checked { valid: true, game: ENTRY, report }))
}
