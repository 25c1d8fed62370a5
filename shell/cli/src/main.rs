//! The one binary. Reads what was typed, does it, and maps every failure to a message and an exit code in one place.
//!
//! Exit codes: 0 done, 1 something outside failed (a disk, a terminal), 2 what was given is wrong.

mod admin;
mod args;
mod catalogue;
mod coach;
mod content;
mod failure;
mod fair;
mod feedback;
mod numble;
mod place;
mod play;
mod replay;
mod score;
mod serve;
mod solver;
mod symbol;
mod trivia;

use std::io::Write;
use std::process::ExitCode;

use clap::Parser;
use cluehouse_engine::Text;
use cluehouse_speech::{Lang, Speech};

use args::{Args, Command};
use failure::Failure;

fn main() -> ExitCode {
    let args = Args::parse();
    let speech = Speech::new(args.lang.unwrap_or_else(environment));
    match run(args, &speech) {
        Ok(code) => code,
        // Whoever read the answer has read enough.
        Err(failure) if failure.is_broken_pipe() => ExitCode::SUCCESS,
        Err(failure) => {
            // Nothing is left to be told where even this cannot be written.
            let _ = writeln!(std::io::stderr(), "{}", failure.message(&speech));
            failure.exit_code()
        }
    }
}

/// The first language of the environment that the program speaks; English otherwise.
fn environment() -> Lang {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(|name| std::env::var(name).ok());
    set.into_iter().find(|locale| !locale.is_empty()).and_then(|locale| Lang::of(&locale)).unwrap_or(Lang::En)
}

fn run(args: Args, speech: &Speech) -> Result<ExitCode, Failure> {
    let mut out = std::io::stdout().lock();
    let answer = match args.command {
        Command::Play(_) if args.json => return Err(Failure::Input(Text::new("cli-no-json"))),
        Command::Play(options) => {
            drop(out);
            play::run(&options, speech)?;
            return Ok(ExitCode::SUCCESS);
        }
        Command::Serve(options) => {
            drop(out);
            return serve::run(options, speech);
        }
        Command::Admin(options) => admin::answer(options, speech)?,
        Command::Games => catalogue::answer(speech),
        Command::Feedback(options) => feedback::answer(&options)?,
        Command::Numble(options) => numble::answer(&options, speech)?,
        Command::Score(options) => score::answer(&options)?,
        Command::Replay(options) => replay::answer(&options, speech)?,
        Command::Fair(options) => fair::answer(&options, speech)?,
        Command::Solve(options) => solver::solve(&options, speech)?,
        Command::Prove(options) => solver::prove(&options, speech)?,
        Command::Check(options) => solver::check(&options, speech)?,
        Command::Next(options) => solver::next(&options, speech)?,
        Command::Coach(options) => coach::answer(&options, speech)?,
        Command::Content(options) => content::answer(&options, speech)?,
        Command::Trivia(options) => trivia::answer(&options, speech)?,
    };
    let text = if args.json { answer.json } else { answer.text };
    out.write_all(text.trim_end().as_bytes())?;
    out.write_all(b"\n")?;
    out.flush()?;
    Ok(if answer.wrong { ExitCode::from(2) } else { ExitCode::SUCCESS })
}

/// What a command answers, for people and for programs.
struct Answer {
    text: String,
    json: String,
    /// What was given is wrong, and the answer says how.
    wrong: bool,
}

impl Answer {
    fn new(text: impl Into<String>, json: &impl serde::Serialize) -> Self {
        let json = serde_json::to_string(json).expect("answers serialise");
        Self { text: text.into(), json, wrong: false }
    }
}
