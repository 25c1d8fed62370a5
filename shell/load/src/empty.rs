//! The memory of a server that has just started.

use std::time::Duration;

use anyhow::Result;
use serde_json::json;

use crate::Load;
use crate::house::{Cores, Folder, House};
use crate::report::Report;

pub(crate) fn run(load: &Load, report: &mut Report) -> Result<()> {
    let data = Folder::new(&load.data, "empty");
    let house = House::open(&load.server, &data.0, Cores::Free)?;
    std::thread::sleep(Duration::from_secs(2));
    let memory = house.memory()?;
    let shown = memory as f64 / 1024.0;
    report.judge("empty: memory", format!("{shown:.1} MiB"), "≤ 30 MiB", memory <= 30 * 1024);
    report.raw("empty", json!({ "rss_kib": memory }));
    Ok(())
}
