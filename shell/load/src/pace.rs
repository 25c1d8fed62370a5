//! How long a durable guess takes at a steady pace: open loop, counted from when it was due and not from when it was sent.

use std::collections::VecDeque;
use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use serde_json::json;

use crate::Load;
use crate::crowd::{Crowd, Heard};
use crate::house::{Cores, Folder, House, Meter};
use crate::report::{Report, quantile};
use crate::table::{Board, Next, Table};

/// Rooms that guess in turn.
pub(crate) const ROOMS: usize = 400;

/// How late one guess in a hundred may be answered, in milliseconds.
pub(crate) const MOST_DELAY: f64 = 50.0;

pub(crate) fn run(load: &Load, report: &mut Report) -> Result<()> {
    let data = Folder::new(&load.data, "pace");
    let house = House::open(&load.server, &data.0, Cores::Free)?;
    let mut pace = Pace::begin(&house)?;
    let window = Duration::from_secs_f64(load.seconds);
    pace.run(load.pace, window / 3)?;
    let meter = Meter::start(&house)?;
    let paced = pace.run(load.pace, window)?;
    let (server, own) = meter.read()?;
    let (delays, late) = (paced.delays()?, paced.late());
    let at = quantile;
    let delay = |share| at(&delays, share);
    let got = delays.len() as f64 / paced.took.as_secs_f64();
    report
        .say("pace: load", format!("{} guesses/s over {ROOMS} rooms of two, {} s", load.pace, load.seconds));
    report.say("guesses/s answered", format!("{got:.0}"));
    report.say("delay from due time, p50 and p99.9", format!("{:.1} ms, {:.1} ms", delay(0.5), delay(0.999)));
    report.judge(
        "delay from due time, p99",
        format!("{:.1} ms", delay(0.99)),
        "≤ 50 ms",
        delay(0.99) <= MOST_DELAY,
    );
    report.say("of it late in being sent, p50 and p99", {
        format!("{:.1} ms, {:.1} ms", at(&late, 0.5), at(&late, 0.99))
    });
    report.say("cores used by server and generator", format!("{server:.2}, {own:.2}"));
    report.raw(
        "pace",
        json!({
            "rooms": ROOMS, "asked_per_second": load.pace, "answered_per_second": got, "seconds": load.seconds,
            "p50_ms": delay(0.5), "p90_ms": delay(0.9), "p99_ms": delay(0.99), "p999_ms": delay(0.999),
            "max_ms": delay(1.0), "late_p50_ms": at(&late, 0.5), "late_p99_ms": at(&late, 0.99),
            "server_cores": server, "generator_cores": own,
        }),
    );
    Ok(())
}

/// Rooms that guess at a steady pace.
pub(crate) struct Pace {
    crowd: Crowd,
    tables: Vec<Paceable>,
    /// Which table a line belongs to.
    seats: Vec<usize>,
}

struct Paceable {
    table: Table,
    asked: Option<Next>,
    /// When the guesses are due that have not been answered, the first of them perhaps in flight.
    due: VecDeque<Instant>,
}

/// What came of a while.
pub(crate) struct Paced {
    delays: Vec<Duration>,
    /// How late the guesses were sent, where the one before had been answered.
    late: Vec<Duration>,
    refused: u64,
    took: Duration,
}

impl Paced {
    /// The delays in milliseconds, the shortest first.
    pub(crate) fn delays(&self) -> Result<Vec<f64>> {
        ensure!(self.refused == 0, "{} guesses were refused; the figures are worth nothing", self.refused);
        Ok(sorted_millis(&self.delays))
    }

    fn late(&self) -> Vec<f64> {
        sorted_millis(&self.late)
    }
}

fn sorted_millis(times: &[Duration]) -> Vec<f64> {
    let mut millis: Vec<f64> = times.iter().map(|time| time.as_secs_f64() * 1e3).collect();
    millis.sort_unstable_by(f64::total_cmp);
    millis
}

impl Pace {
    /// Opens the rooms and begins a match in each.
    pub(crate) fn begin(house: &House) -> Result<Self> {
        let mut crowd = Crowd::new()?;
        let tables = Table::begin_all(house.address, &mut crowd, ROOMS, Board::Long)?;
        Ok(Self::new(crowd, tables))
    }

    fn new(crowd: Crowd, tables: Vec<Table>) -> Self {
        let mut seats = vec![0; crowd.len()];
        for (number, table) in tables.iter().enumerate() {
            table.lines.iter().for_each(|line| seats[line.0] = number);
        }
        let tables = tables.into_iter().map(|table| Paceable { table, asked: None, due: VecDeque::new() });
        Self { crowd, tables: tables.collect(), seats }
    }

    /// Makes so many guesses a second for a while and waits for the last answers.
    pub(crate) fn run(&mut self, rate: u32, span: Duration) -> Result<Paced> {
        let mut paced = Paced { delays: Vec::new(), late: Vec::new(), refused: 0, took: span };
        let start = Instant::now();
        let total = (span.as_secs_f64() * f64::from(rate)) as u32;
        let due = |guess: u32| start + Duration::from_secs(1) * guess / rate;
        let (mut sent, mut open) = (0, 0_u32);
        while sent < total || open > 0 {
            let now = Instant::now();
            while sent < total && due(sent) <= now {
                let number = sent as usize % self.tables.len();
                self.tables[number].due.push_back(due(sent));
                if self.tables[number].asked.is_none() {
                    paced.late.push(now - due(sent));
                    self.speak(number)?;
                }
                sent += 1;
                open += 1;
            }
            ensure!(now < start + span + crate::http::PATIENCE, "{open} guesses were never answered");
            let wait = if sent < total { due(sent).saturating_duration_since(now) } else { span };
            let mut next = self.crowd.next(wait)?;
            let now = Instant::now();
            while let Some((line, heard)) = next {
                let number = self.seats[line.0];
                let one = &mut self.tables[number];
                match heard {
                    Heard::Done => {
                        one.table.done();
                        if one.asked.take() == Some(Next::Guess)
                            && let Some(due) = one.due.pop_front()
                        {
                            paced.delays.push(now - due);
                            open -= 1;
                        }
                        if !one.due.is_empty() {
                            self.speak(number)?;
                        }
                    }
                    Heard::Refused => {
                        paced.refused += 1;
                        open -= 1;
                    }
                    Heard::Welcome | Heard::Frame | Heard::Began | Heard::Ended | Heard::Other => {}
                }
                next = self.crowd.waiting();
            }
        }
        paced.took = start.elapsed();
        Ok(paced)
    }

    fn speak(&mut self, number: usize) -> Result<()> {
        let one = &mut self.tables[number];
        one.asked = Some(one.table.speak(&mut self.crowd)?);
        Ok(())
    }
}
