//! A power cut loses nothing that was acknowledged. That the test would notice is shown by two ways to be too early.
#![cfg(target_os = "linux")]

use std::path::{Path, PathBuf};
use std::process::Command;

use cluehouse_store::{Durability, Store};

use super::{Acked, child, read_until_killed};
use crate::Folder;

/// How often the power goes; the long run says more.
const CUTS: &str = "CLUEHOUSE_STORE_CUTS";

/// The shim, built by the C compiler that SQLite needs anyway.
fn shim(folder: &Path) -> PathBuf {
    let shim = folder.join("power.so");
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/power.c");
    let mut compiler = Command::new(std::env::var_os("CC").unwrap_or_else(|| "cc".into()));
    let built = compiler.args(["-shared", "-fPIC", "-O1", "-o"]).arg(&shim).arg(source).arg("-ldl").status();
    assert!(built.expect("a C compiler").success());
    shim
}

/// One round: a writer whose power is cut; answers how many rooms lack something that was acknowledged.
fn cut(durability: Durability, acks: u32) -> usize {
    let (tools, home, disk) = (Folder::new(), Folder::new(), Folder::new());
    for folder in [&tools, &home, &disk] {
        std::fs::create_dir_all(&folder.0).unwrap();
    }
    let mut writer = child("process::part_appends_until_killed", &home.0, |command| {
        command
            .env("CLUEHOUSE_STORE_DURABILITY", format!("{durability:?}"))
            .env("LD_PRELOAD", shim(&tools.0))
            .env("POWER_FROM", &home.0)
            .env("POWER_INTO", &disk.0);
    });
    let mut acked = Acked::default();
    read_until_killed(&mut writer, acks, &mut acked);
    let Ok(store) = Store::open(&disk.0) else { return acked.len() };
    super::lost(&store, &mut acked)
}

#[test]
fn what_was_acknowledged_outlives_a_power_cut() {
    let cuts = std::env::var(CUTS).ok().and_then(|cuts| cuts.parse().ok()).unwrap_or(3);
    for round in 0..cuts {
        assert_eq!(cut(Durability::Full, 40 + round * 37 % 160), 0, "round {round}");
    }
}

#[test]
fn a_power_cut_is_noticed_where_a_commit_is_told_too_early() {
    assert!(cut(Durability::Normal, 100) > 0, "NORMAL waits only now and then");
    assert!(cut(Durability::Off, 100) > 0, "OFF never waits");
}
