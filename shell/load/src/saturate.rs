//! What one durable guess costs the server, beside what it would cost a room that does nothing but speak, and one that reads the guess,
//! evaluates it and writes its answers, all in memory.
//!
//! Rooms of two, one guess in flight in each. Server and floors take turns on the same core, the generator has another; what
//! counts is the ratio within a round.

use std::process::Command;
use std::time::Duration;

use anyhow::{Result, ensure};
use serde_json::{Value, json};

use crate::crowd::Crowd;
use crate::floor::Exchange;
use crate::house::{Cores, Folder, House, own_processor};
use crate::play::Play;
use crate::report::{Report, Spread};
use crate::table::{Board, Table};
use crate::{Load, note};

/// One contender in one round.
#[derive(Clone, Debug)]
struct Measured {
    /// Processor time of the server per guess, in microseconds.
    server: f64,
    /// The same by the system's coarse count.
    by_ticks: f64,
    /// Processor time of the generator per guess, in microseconds.
    own: f64,
    /// Guesses answered per second.
    rate: f64,
    /// Guesses answered in the window.
    guesses: u64,
    refused: u64,
    /// The share of its core the server had.
    busy: f64,
    /// Bytes to both members per guess.
    bytes: f64,
}

impl Measured {
    fn raw(&self) -> Value {
        json!({
            "server_us": self.server, "server_us_by_ticks": self.by_ticks, "generator_us": self.own,
            "per_second": self.rate, "guesses": self.guesses, "refused": self.refused,
            "busy": self.busy, "bytes_per_guess": self.bytes,
        })
    }
}

/// The contenders in one round.
struct Round {
    server: Measured,
    /// The floor that says what was recorded.
    floor: Measured,
    /// The one that reads and writes JSON.
    json: Measured,
    /// What the server said in this round, and the floor after it.
    script: Vec<Exchange>,
}

impl Round {
    fn raw(&self) -> Value {
        let Self { server, floor, json, script } = self;
        json!({ "server": server.raw(), "floor": floor.raw(), "json": json.raw(), "script": script })
    }
}

pub(crate) fn run(load: &Load, report: &mut Report) -> Result<()> {
    let mut rounds = Vec::new();
    for round in 0..load.rounds {
        let (server, script) = against_server(load)?;
        note(&format!("round {}: server {server:.1?}", round + 1));
        let floor = against_floor(load, &script, &[])?;
        note(&format!("round {}: floor {floor:.1?}", round + 1));
        let json = against_floor(load, &script, &["--json"])?;
        note(&format!("round {}: floor with JSON {json:.1?}", round + 1));
        rounds.push(Round { server, floor, json, script });
    }
    tell(load, report, &rounds);
    let figures = json!({
        "rooms": load.rooms, "seconds": load.seconds, "rounds": rounds.iter().map(Round::raw).collect::<Vec<_>>(),
    });
    report.raw("saturate", figures);
    let refused = refused(&rounds);
    ensure!(refused == 0, "{refused} guesses were refused; the figures are worth nothing");
    Ok(())
}

fn against_server(load: &Load) -> Result<(Measured, Vec<Exchange>)> {
    let data = Folder::new(&load.data, "saturate");
    // The limits on messages would hold two hundred rooms at half of a core.
    let mut command = House::command(&load.server, &data.0);
    let house = House::start(command.args(["--messages-per-second", "1000"]), Cores::Apart)?;
    let mut crowd = Crowd::new()?;
    let tables = Table::begin_all(house.address, &mut crowd, load.rooms, Board::Long)?;
    let mut play = Play::new(crowd, tables);
    let measured = measure(load, &house, &mut play)?;
    let recorded = play.record()?;
    Ok((measured, recorded))
}

fn refused(rounds: &[Round]) -> u64 {
    rounds.iter().map(|round| round.server.refused).sum()
}

fn against_floor(load: &Load, script: &[Exchange], how: &[&str]) -> Result<Measured> {
    let folder = Folder::new(&load.data, "floor");
    std::fs::create_dir_all(&folder.0)?;
    let file = folder.0.join("script.json");
    std::fs::write(&file, serde_json::to_vec(script)?)?;
    let mut command = Command::new(std::env::current_exe()?);
    let house = House::start(command.arg("floor").arg(&file).args(how), Cores::Apart)?;
    let mut crowd = Crowd::new()?;
    let tables = (0..load.rooms).map(|room| Table::on_floor(house.address, &mut crowd, room));
    let tables = tables.collect::<Result<_>>()?;
    measure(load, &house, &mut Play::new(crowd, tables))
}

fn measure(load: &Load, house: &House, play: &mut Play) -> Result<Measured> {
    let window = Duration::from_secs_f64(load.seconds);
    let lead = play.stagger()?;
    let warm = play.run(window / 3)?;
    let before = (house.processor()?, house.processor_by_ticks()?, own_processor()?, play.crowd.received);
    let tally = play.run(window)?;
    let after = (house.processor()?, house.processor_by_ticks()?, own_processor()?, play.crowd.received);
    let rest = play.settle()?;
    ensure!(tally.guesses > 0, "not one guess was answered");
    let guesses = tally.guesses as f64;
    let each = |before: Duration, after: Duration| (after - before).as_secs_f64() * 1e6 / guesses;
    let took = tally.took.as_secs_f64();
    Ok(Measured {
        server: each(before.0, after.0),
        by_ticks: each(before.1, after.1),
        own: each(before.2, after.2),
        rate: guesses / took,
        guesses: tally.guesses,
        refused: lead.refused + warm.refused + tally.refused + rest.refused,
        busy: (after.0 - before.0).as_secs_f64() / took,
        bytes: (after.3 - before.3) as f64 / guesses,
    })
}

fn tell(load: &Load, report: &mut Report, rounds: &[Round]) {
    let server = |figure: fn(&Measured) -> f64| Spread::of(rounds.iter().map(|round| figure(&round.server)));
    let floor = |figure: fn(&Measured) -> f64| Spread::of(rounds.iter().map(|round| figure(&round.floor)));
    let json = |figure: fn(&Measured) -> f64| Spread::of(rounds.iter().map(|round| figure(&round.json)));
    let ratio = Spread::of(rounds.iter().map(|round| round.server.server / round.floor.server));
    let ratio_json = Spread::of(rounds.iter().map(|round| round.server.server / round.json.server));
    let loaded = format!("{} rooms of two, {} rounds of {} s", load.rooms, rounds.len(), load.seconds);
    report.say("saturate: load", loaded);
    report.say("server, processor µs per durable guess", server(|one| one.server));
    report.say("floor, processor µs per guess", floor(|one| one.server));
    report.say("floor that reads and writes JSON, processor µs per guess", json(|one| one.server));
    // What is said must be as long on both sides, or the ratio compares different things.
    let bytes = |floor: Spread| format!("at {} and {floor} bytes per guess", server(|one| one.bytes));
    report.judge(
        "server over floor, per round",
        format!("{ratio}, {}", bytes(floor(|one| one.bytes))),
        "≤ 2.0",
        ratio.median <= 2.0,
    );
    report.say("server over the floor with JSON, per round", {
        format!("{ratio_json}, {}", bytes(json(|one| one.bytes)))
    });
    report.say("guesses/s got, server", server(|one| one.rate));
    report.say("guesses/s got, floor", floor(|one| one.rate));
    report.say("share of its core, server", server(|one| one.busy));
    report.say("share of its core, floor", floor(|one| one.busy));
    report.say("generator, processor µs per guess, at server and floor", {
        format!("{}, {}", server(|one| one.own), floor(|one| one.own))
    });
    let refused = refused(rounds);
    report.judge("guesses refused", refused, "0", refused == 0);
}
