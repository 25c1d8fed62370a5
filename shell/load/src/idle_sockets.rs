//! The memory of a silent connection, half a room included.

use std::time::{Duration, Instant};

use anyhow::Result;
use serde_json::json;

use crate::crowd::Crowd;
use crate::house::{Cores, Folder, House};
use crate::report::Report;
use crate::table::{Board, Table};
use crate::{Load, note};

/// How long nothing happens before memory is looked at: a silent room gives some of it back after ten seconds.
const SILENCE: Duration = Duration::from_secs(12);

pub(crate) fn run(load: &Load, report: &mut Report) -> Result<()> {
    let data = Folder::new(&load.data, "sockets");
    let house = House::open(&load.server, &data.0, Cores::Free)?;
    std::thread::sleep(Duration::from_secs(2));
    let empty = house.memory()?;
    let mut crowd = Crowd::new()?;
    let start = Instant::now();
    let mut tables = Table::open_all(house.address, &mut crowd, load.sockets / 2, Board::Long)?;
    let joined = crowd.len() as f64 / start.elapsed().as_secs_f64();
    note(&format!("{} sockets are in", crowd.len()));
    crowd.idle(SILENCE)?;
    let lobby = house.memory()?;
    tables.iter_mut().try_for_each(|table| table.start(&mut crowd))?;
    crowd.idle(SILENCE)?;
    let playing = house.memory()?;
    let each = |memory: u64| memory.saturating_sub(empty) as f64 / crowd.len() as f64;
    report.say("idle-sockets: load", format!("{} sockets in rooms of two, every match begun", crowd.len()));
    let (in_lobby, in_match) = (each(lobby), each(playing));
    report.judge("memory per socket", format!("{in_match:.1} KiB"), "≤ 12 KiB", in_match <= 12.0);
    report.say("memory per socket, before the matches began", format!("{in_lobby:.1} KiB"));
    report.say("joins/s, one after another", format!("{joined:.0}"));
    report.raw(
        "idle_sockets",
        json!({
            "sockets": crowd.len(), "empty_kib": empty, "lobby_kib": lobby, "playing_kib": playing,
            "kib_per_socket": in_match, "kib_per_socket_in_lobby": in_lobby, "joins_per_second": joined,
        }),
    );
    Ok(())
}
