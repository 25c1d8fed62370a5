//! How long a stroke takes to everybody else's screen: one draws in each room, twenty batches a second, and eleven look on.

use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use serde_json::json;

use crate::Load;
use crate::crowd::{Crowd, Heard};
use crate::house::{Cores, Folder, House, Meter};
use crate::party::Party;
use crate::report::{Report, quantile};

const ROOMS: usize = 20;
const PEOPLE: usize = 12;
/// Batches a second, as a page sends them.
const RATE: u32 = 20;

/// What the frame with a stroke is known by.
const SIGNS: &[(&str, Heard)] = &[("canvas_draw", Heard::Began)];

pub(crate) fn run(load: &Load, report: &mut Report) -> Result<()> {
    let data = Folder::new(&load.data, "strokes");
    let house = House::open(&load.server, &data.0, Cores::Free)?;
    let mut crowd = Crowd::new()?;
    crowd.signs = SIGNS;
    let game = json!({ "entry": "pictionary", "settings": { "t": "pictionary", "d": { "cycles": 1, "seconds": 240 } } });
    let mut parties = Party::begin_all(house.address, &mut crowd, ROOMS, PEOPLE, &game, Duration::ZERO)?;
    let mut seats = vec![(0, 0); crowd.len()];
    for (room, party) in parties.iter_mut().enumerate() {
        party.lines.iter().enumerate().for_each(|(seat, line)| seats[line.0] = (room, seat));
        // The first at the table draws first.
        party.act(&mut crowd, 0, 1, r#"{"t":"pictionary","d":{"t":"pick","d":1}}"#)?;
        crowd.until(party.lines[0], Heard::Done)?;
    }
    let span = Duration::from_secs_f64(load.seconds);
    let total = (load.seconds * f64::from(RATE)) as usize;
    let mut sent: Vec<Vec<Instant>> = vec![Vec::new(); ROOMS];
    let mut heard = vec![0; crowd.len()];
    let mut delays = Vec::with_capacity(total * ROOMS * (PEOPLE - 1));
    let meter = Meter::start(&house)?;
    let start = Instant::now();
    // Rooms draw one after another, as nobody's pen waits for the others'.
    let due = |room: usize, batch: usize| {
        start + Duration::from_secs_f64((batch as f64 + room as f64 / ROOMS as f64) / f64::from(RATE))
    };
    while delays.len() < total * ROOMS * (PEOPLE - 1) {
        let now = Instant::now();
        ensure!(now < start + 2 * span + Duration::from_secs(5), "{} strokes were seen", delays.len());
        for room in 0..ROOMS {
            while sent[room].len() < total && due(room, sent[room].len()) <= now {
                // A short stroke: a dozen steps of a hand that draws.
                let batch = if sent[room].is_empty() {
                    r#"{"t":"stroke","d":{"colour":1,"size":1,"points":"oGoGCECECECECECECECECECE"}}"#
                } else {
                    r#"{"t":"extend","d":{"points":"oGoGCECECECECECECECECECE"}}"#
                };
                let action = format!(r#"{{"t":"pictionary","d":{{"t":"draw","d":{batch}}}}}"#);
                parties[room].act(&mut crowd, 0, 1, &action)?;
                sent[room].push(Instant::now());
            }
        }
        let mut next = crowd.next(Duration::from_millis(1))?;
        let now = Instant::now();
        while let Some((line, what)) = next {
            ensure!(what != Heard::Refused, "a stroke was refused");
            let (room, seat) = seats[line.0];
            if what == Heard::Began {
                if seat != 0 {
                    delays.push((now - sent[room][heard[line.0]]).as_secs_f64());
                }
                heard[line.0] += 1;
            }
            next = crowd.waiting();
        }
    }
    let (server, own) = meter.read()?;
    delays.sort_by(f64::total_cmp);
    let at = |share| quantile(&delays, share) * 1e3;
    report.say(
        "strokes: load",
        format!("{ROOMS} rooms of {PEOPLE}, {RATE} batches a second in each, {} s", load.seconds),
    );
    report.say("stroke to another screen, p50 and most", format!("{:.1} ms, {:.1} ms", at(0.5), at(1.0)));
    report.judge(
        "stroke to another screen, p99",
        format!("{:.1} ms", at(0.99)),
        "≤ 100 ms",
        at(0.99) <= 100.0,
    );
    report.say("cores used by server and generator", format!("{server:.2}, {own:.2}"));
    report.raw(
        "strokes",
        json!({ "rooms": ROOMS, "people": PEOPLE, "per_second": RATE, "p50_ms": at(0.5), "p99_ms": at(0.99), "max_ms": at(1.0),
            "server_cores": server, "generator_cores": own }),
    );
    Ok(())
}
