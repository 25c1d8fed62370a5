//! `cluehouse-load`: loads a server from outside and says what it costs. `cargo xtask load` builds both and runs it.
//!
//! It uses no crate of the house: what it knows of the protocol is what any client knows.

mod crowd;
mod empty;
mod floor;
mod frame;
mod house;
mod http;
mod idle_rooms;
mod idle_sockets;
mod json;
mod logins;
mod pace;
mod party;
mod play;
mod quiz;
mod report;
mod restart;
mod saturate;
mod strokes;
mod table;

use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::{Parser, Subcommand, ValueEnum};

use report::Report;

/// Loads a server and says what it costs.
#[derive(Debug, Parser)]
#[command(args_conflicts_with_subcommands = true)]
struct Args {
    #[command(subcommand)]
    role: Option<Role>,
    #[command(flatten)]
    load: Load,
}

#[derive(Debug, Subcommand)]
enum Role {
    /// Be the floor: a room that only speaks. Started by `saturate`.
    Floor {
        /// What the real server said.
        script: PathBuf,
        /// Read every guess, evaluate it and write the answers, instead of saying what was recorded.
        #[arg(long)]
        json: bool,
    },
}

/// What to load, and how hard.
#[derive(Debug, clap::Args)]
struct Load {
    /// What to measure; everything where nothing is named.
    parts: Vec<Part>,
    /// The program to load; the `cluehouse` beside this one where nothing else is said.
    #[arg(long, default_value_os_t = beside())]
    server: PathBuf,
    /// The folder under which servers keep their data while they are measured.
    #[arg(long, default_value_os_t = std::env::temp_dir())]
    data: PathBuf,
    /// Writes every raw figure into this file.
    #[arg(long)]
    json: Option<PathBuf>,
    /// Rooms of two that guess in `saturate`.
    #[arg(long, default_value_t = 200)]
    rooms: usize,
    /// How often `saturate` measures server and floor.
    #[arg(long, default_value_t = 3)]
    rounds: u32,
    /// How long one measurement of `saturate`, `pace` or `logins` takes.
    #[arg(long, default_value_t = 6.0)]
    seconds: f64,
    /// Guesses a second in `pace` and `logins`.
    #[arg(long, default_value_t = 5_000)]
    pace: u32,
    /// Connections in `idle-sockets`.
    #[arg(long, default_value_t = 10_000)]
    sockets: usize,
}

/// One thing to measure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Part {
    /// Processor time per durable guess, beside a room that only speaks.
    Saturate,
    /// Delay of durable guesses at a steady pace.
    Pace,
    /// The same while somebody tries passwords.
    Logins,
    /// Memory per silent connection.
    IdleSockets,
    /// Memory of an empty server.
    Empty,
    /// Processor time of rooms where only clocks run.
    IdleRooms,
    /// Time until rooms answer again after a kill.
    Restart,
    /// How late questions end in many rooms of many.
    Quiz,
    /// How long a stroke takes to the others' screens.
    Strokes,
}

fn beside() -> PathBuf {
    std::env::current_exe().map(|own| own.with_file_name("cluehouse")).unwrap_or_default()
}

fn main() -> Result<()> {
    let Args { role, load } = Args::parse();
    if let Some(Role::Floor { script, json }) = role {
        return floor::run(&script, json);
    }
    house::raise_files().context("the limit of open files")?;
    let mut report = Report::default();
    report.machine();
    let parts = if load.parts.is_empty() { Part::value_variants() } else { &load.parts };
    for part in parts {
        match part {
            Part::Saturate => saturate::run(&load, &mut report),
            Part::Pace => pace::run(&load, &mut report),
            Part::Logins => logins::run(&load, &mut report),
            Part::IdleSockets => idle_sockets::run(&load, &mut report),
            Part::Empty => empty::run(&load, &mut report),
            Part::IdleRooms => idle_rooms::run(&load, &mut report),
            Part::Restart => restart::run(&load, &mut report),
            Part::Quiz => quiz::run(&load, &mut report),
            Part::Strokes => strokes::run(&load, &mut report),
        }
        .with_context(|| format!("{part:?}"))?;
    }
    report.hand_in(load.json.as_deref())
}

/// A line about how it goes, for who waits.
#[expect(clippy::print_stderr, reason = "the table alone belongs into the output")]
pub(crate) fn note(line: &str) {
    eprintln!("{line}");
}
