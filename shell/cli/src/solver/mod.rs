//! The solver's commands: how a strategy fares, proofs, certificates, the next guess.

mod next;
mod numble;
mod progress;

use std::fmt::Write;
use std::fs::OpenOptions;
use std::path::Path;

use cluehouse_codes::Space;
use cluehouse_engine::Text;
use cluehouse_solver::{Book, Effort, Goal, MOST_CODES, Strategy, Summary, Tree, WHOLE_POOL};
use cpu_time::ProcessTime;
use serde::Serialize;

use crate::args::{Check, Prove, Solve, StrategyName};
use crate::{Answer, Failure, feedback};
use cluehouse_speech::Speech;

pub(crate) use next::next;
use progress::Bar;

/// How a strategy fares over every code.
#[derive(Serialize)]
struct Report {
    codes: u32,
    total: u32,
    average: f64,
    worst: usize,
    distribution: Vec<u32>,
    /// Whether nothing better exists; none where the strategy does not claim it.
    #[serde(skip_serializing_if = "Option::is_none")]
    proven: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    lower_bound: Option<u32>,
    cpu_seconds: f64,
}

impl Report {
    fn new(summary: &Summary, started: ProcessTime) -> Self {
        Self {
            codes: summary.codes(),
            total: summary.total(),
            average: summary.average(),
            worst: summary.worst(),
            distribution: summary.distribution.clone(),
            proven: None,
            lower_bound: None,
            cpu_seconds: started.elapsed().as_secs_f64(),
        }
    }

    fn answer(&self, speech: &Speech) -> Answer {
        let mut text = speech.say(
            &Text::new("solver-total")
                .number("total", self.total)
                .number("codes", self.codes)
                .words("average", speech.decimal(self.average, 5))
                .number("worst", self.worst as i64),
        );
        for (guesses, codes) in (1..).zip(&self.distribution) {
            let _ = write!(text, "\n{guesses:>4}  {codes}");
        }
        match self.proven {
            Some(true) => text = format!("{text}\n{}", speech.id("solver-proven")),
            Some(false) => {
                let known = Text::new("solver-best-known");
                let reached = |bound| Text::new("solver-reached").number("bound", bound);
                text = format!("{text}\n{}", speech.say(&self.lower_bound.map_or(known, reached)));
            }
            None => {}
        }
        let _ = write!(text, "\n{} s CPU", speech.decimal(self.cpu_seconds, 3));
        Answer::new(text, self)
    }
}

/// A board with more codes than a strategy can be played against.
fn too_large(space: Space, most: u64) -> Failure {
    let text = Text::new("solver-too-large-at-all").number("codes", space.size() as i64);
    Failure::Input(text.number("most", most as i64))
}

/// A board too large to prove: how long it would take, and what can be done instead.
fn unprovable(space: Space, speech: &Speech) -> Failure {
    // The beam reaches further than a proof.
    let id = if space.size() <= WHOLE_POOL { "solver-too-large" } else { "solver-too-large-beyond" };
    let text = Text::new(id).number("codes", space.size() as i64).number("most", MOST_CODES as i64);
    Failure::Input(text.words("time", speech.say(&proof_time(space.size()))))
}

/// A rough guess at how long a proof would take on one core: the growth from 0.014 s for 1,296 codes to 384 s for 7,776,
/// carried on.
fn proof_time(codes: u64) -> Text {
    let days = 384.0 / 86_400.0 * (codes as f64 / 7_776.0).powf(5.7);
    match days {
        ..730.0 => Text::new("solver-days").number("days", days.ceil() as i64),
        ..365e6 => Text::new("solver-years").number("years", (days / 365.0).round() as i64),
        _ => Text::new("solver-ages"),
    }
}

pub(crate) fn solve(options: &Solve, speech: &Speech) -> Result<Answer, Failure> {
    if options.game == numble::ENTRY {
        return numble::solve(options, speech);
    }
    let space = feedback::variant_of_space(&options.game, options.space)?.board().space;
    let started = ProcessTime::now();
    let strategy = match options.strategy {
        StrategyName::Optimal => return best(space, started, speech),
        StrategyName::Random => Strategy::Random(1),
        StrategyName::Consistent => Strategy::Consistent,
        StrategyName::Knuth => Strategy::Knuth,
        StrategyName::Size => Strategy::Size,
        StrategyName::Entropy => Strategy::Entropy,
        StrategyName::Parts => Strategy::Parts,
    };
    if space.size() > WHOLE_POOL {
        return Err(too_large(space, WHOLE_POOL));
    }
    let tree = strategy.tree(space);
    Ok(Report::new(tree.summary(), started).answer(speech))
}

/// The best strategy: proven where that is possible, else the shipped one.
fn best(space: Space, started: ProcessTime, speech: &Speech) -> Result<Answer, Failure> {
    if space.size() <= MOST_CODES {
        return run(space, Goal::Total, started, speech).map(|(report, _)| report.answer(speech));
    }
    let book = Book::shipped(space).ok_or_else(|| unprovable(space, speech))?;
    let report = Report { proven: Some(book.is_proven()), ..Report::new(book.tree().summary(), started) };
    Ok(report.answer(speech))
}

fn run(space: Space, goal: Goal, started: ProcessTime, speech: &Speech) -> Result<(Report, Tree), Failure> {
    let mut bar = Bar::new(speech);
    let outcome = cluehouse_solver::prove(space, goal, &mut |progress| bar.step(progress))
        .map_err(|_| unprovable(space, speech))?;
    drop(bar);
    let none = if outcome.proven { "solver-no-strategy" } else { "solver-stopped" };
    let tree = outcome.best.ok_or_else(|| Failure::Input(Text::new(none)))?;
    let report = Report {
        proven: Some(outcome.proven),
        lower_bound: Some(outcome.lower),
        ..Report::new(tree.summary(), started)
    };
    Ok((report, tree))
}

pub(crate) fn prove(options: &Prove, speech: &Speech) -> Result<Answer, Failure> {
    let space = Space::new(options.symbols, options.pegs, !options.no_repeats)
        .map_err(|why| Failure::Input(feedback::space_text(why)))?;
    // A file that cannot be written is better known before a long search than after it.
    let wrong = |file: &Path, why: std::io::Error| Failure::Plain(format!("{}: {why}", file.display()));
    if let Some(file) = &options.certificate {
        OpenOptions::new().create(true).append(true).open(file).map_err(|why| wrong(file, why))?;
    }
    let started = ProcessTime::now();
    let goal = match (options.max_depth, options.worst_case) {
        (Some(most), _) => Goal::TotalWithin(most),
        (None, true) => Goal::Worst,
        (None, false) => Goal::Total,
    };
    let (report, tree) =
        if options.beam { beam(space, started, speech)? } else { run(space, goal, started, speech)? };
    if let Some(file) = &options.certificate {
        std::fs::write(file, tree.certificate()).map_err(|why| wrong(file, why))?;
    }
    Ok(report.answer(speech))
}

fn beam(space: Space, started: ProcessTime, speech: &Speech) -> Result<(Report, Tree), Failure> {
    let mut bar = Bar::new(speech);
    let tree = cluehouse_solver::beam(space, None, Effort::HARD, &mut |progress| bar.step(progress))
        .map_err(|why| too_large(space, why.most))?;
    drop(bar);
    let report = Report { proven: Some(false), ..Report::new(tree.summary(), started) };
    Ok((report, tree))
}

#[derive(Serialize)]
struct Checked {
    valid: bool,
    symbols: u8,
    pegs: u8,
    repeats: bool,
    #[serde(flatten)]
    report: Report,
}

pub(crate) fn check(options: &Check, speech: &Speech) -> Result<Answer, Failure> {
    let started = ProcessTime::now();
    let wrong = |why: &dyn std::fmt::Display| Failure::Plain(format!("{}: {why}", options.file.display()));
    let text = std::fs::read_to_string(&options.file).map_err(|why| wrong(&why))?;
    if numble::is_certificate(&text) {
        return numble::check(&text, started, speech).map_err(|why| wrong(&why));
    }
    let tree = cluehouse_solver::check(&text, None).map_err(|why| wrong(&why))?;
    let space = tree.space();
    let report = Report::new(tree.summary(), started);
    let text = format!("{}\n{}", speech.id("solver-valid"), report.answer(speech).text);
    let checked = Checked {
        valid: true,
        symbols: space.symbols(),
        pegs: space.length(),
        repeats: space.repeats(),
        report,
    };
    Ok(Answer::new(text, &checked))
}
