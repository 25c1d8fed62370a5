//! How long a house is away that is killed: until a returning player's first guess is answered, and until every room has answered one.

use std::time::Duration;

use anyhow::{Result, ensure};
use serde_json::json;

use crate::Load;
use crate::crowd::{Crowd, Heard};
use crate::house::{Cores, Folder, House};
use crate::play::Play;
use crate::report::Report;
use crate::table::{Board, Table};

/// Rooms with a match that has begun.
const ROOMS: usize = 1_000;

pub(crate) fn run(load: &Load, report: &mut Report) -> Result<()> {
    let data = Folder::new(&load.data, "restart");
    let mut house = House::open(&load.server, &data.0, Cores::Free)?;
    let mut crowd = Crowd::new()?;
    let tables = Table::begin_all(house.address, &mut crowd, ROOMS, Board::Long)?;
    let mut play = Play::new(crowd, tables);
    let mut guesses = 0;
    while guesses < 20 * ROOMS as u64 {
        guesses += play.run(Duration::from_millis(200))?.guesses;
    }
    guesses += play.settle()?.guesses;
    house.kill()?;
    let mut tables = play.tables;
    drop(play.crowd);

    let house = House::open(&load.server, &data.0, Cores::Free)?;
    let listening = house.asked.elapsed();
    let mut crowd = Crowd::new()?;
    let (mut first, mut answered, mut refused) = (None, 0, 0);
    // Lines are taken in order, so that a line's number is its table's.
    let mut entered = 0;
    while answered + refused < ROOMS {
        ensure!(
            house.asked.elapsed() < 2 * crate::http::PATIENCE,
            "{} rooms never answered",
            ROOMS - answered
        );
        // The first comes alone; the others follow once it was answered.
        if entered < ROOMS && (entered == 0 || first.is_some()) {
            let (_, seat) = tables[entered].next();
            tables[entered].enter(house.address, &mut crowd, seat)?;
            entered += 1;
        }
        let wait =
            if entered < ROOMS && first.is_some() { Duration::ZERO } else { Duration::from_millis(100) };
        let mut next = crowd.next(wait)?;
        while let Some((line, heard)) = next {
            match heard {
                Heard::Welcome => {
                    tables[line.0].speak(&mut crowd)?;
                }
                Heard::Done => {
                    answered += 1;
                    first.get_or_insert_with(|| house.asked.elapsed());
                }
                Heard::Refused => refused += 1,
                Heard::Frame | Heard::Began | Heard::Ended | Heard::Other => {}
            }
            next = crowd.waiting();
        }
    }
    let all = house.asked.elapsed();
    ensure!(refused == 0, "{refused} guesses were refused; the figures are worth nothing");
    let first = first.unwrap_or(all);
    let per_room = guesses / ROOMS as u64;
    report.say("restart: load", format!("{ROOMS} rooms, matches begun, {per_room} guesses in each, kill -9"));
    report.say("until it listens", format!("{:.0} ms", listening.as_secs_f64() * 1e3));
    let shown = format!("{:.0} ms", first.as_secs_f64() * 1e3);
    report.judge("until the first guess is answered", shown, "≤ 2 s", first.as_secs_f64() <= 2.0);
    report.say("until every room has answered one", format!("{:.0} ms", all.as_secs_f64() * 1e3));
    report.raw(
        "restart",
        json!({
            "rooms": ROOMS, "guesses": guesses, "listening_ms": listening.as_secs_f64() * 1e3,
            "first_ms": first.as_secs_f64() * 1e3, "all_ms": all.as_secs_f64() * 1e3,
        }),
    );
    Ok(())
}
