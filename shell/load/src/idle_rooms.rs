//! The processor time of rooms where a clock runs and nobody does anything. Connections are pinged meanwhile, as always.

use std::time::Duration;

use anyhow::Result;
use serde_json::json;

use crate::Load;
use crate::crowd::Crowd;
use crate::house::{CALM, Cores, Folder, House, Meter};
use crate::report::Report;
use crate::table::{Board, Table};

const ROOMS: usize = 1_000;
const SPAN: Duration = Duration::from_secs(20);

pub(crate) fn run(load: &Load, report: &mut Report) -> Result<()> {
    let data = Folder::new(&load.data, "rooms");
    let house = House::open(&load.server, &data.0, Cores::Free)?;
    let mut crowd = Crowd::new()?;
    let _tables = Table::begin_all(house.address, &mut crowd, ROOMS, Board::Timed)?;
    crowd.idle(CALM)?;
    let meter = Meter::start(&house)?;
    crowd.idle(SPAN)?;
    let (share, _) = meter.read()?;
    report
        .say("idle-rooms: load", format!("{ROOMS} rooms of two, a match with a clock in each, nobody acts"));
    report.judge("share of one core", format!("{:.2} %", share * 100.0), "≤ 1 %", share <= 0.01);
    report.raw("idle_rooms", json!({ "rooms": ROOMS, "seconds": SPAN.as_secs(), "share_of_core": share }));
    Ok(())
}
