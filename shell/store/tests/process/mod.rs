//! Laws of processes: one at a time, what was acknowledged outlives its sudden end, and a full disk is no end.
#![cfg(unix)]

mod power;

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Barrier};

use cluehouse_store::{Append, Durability, Store};
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

use crate::laws::{NOW, append, body, new_room, room, rows, write};
use crate::{Folder, wait};

/// Where a child finds its folder; without it the child's part is not played.
const FOLDER: &str = "CLUEHOUSE_STORE_FOLDER";

/// How often the writer is killed; the long run says more.
const KILLS: &str = "CLUEHOUSE_STORE_KILLS";

/// This program again, playing one part alone.
fn child(part: &str, folder: &Path, more: impl FnOnce(&mut Command)) -> Child {
    let mut command = Command::new("sh");
    // A write beyond the size a file may have is an error then, and not the end.
    command
        .args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\""])
        .arg(std::env::current_exe().expect("this program"))
        .args(["--exact", "--ignored", "--nocapture", "--test-threads=1", part])
        .env(FOLDER, folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped());
    more(&mut command);
    command.spawn().expect("a child starts")
}

fn folder() -> Option<PathBuf> {
    std::env::var_os(FOLDER).map(PathBuf::from)
}

const ROOMS: u32 = 8;

#[test]
#[ignore = "a part that is killed"]
fn part_appends_until_killed() {
    let Some(folder) = folder() else { return };
    let durability = match std::env::var("CLUEHOUSE_STORE_DURABILITY").as_deref() {
        Ok("Normal") => Durability::Normal,
        Ok("Off") => Durability::Off,
        _ => Durability::Full,
    };
    let store = Store::open_with(&folder, durability).expect("the store opens");
    let start = Arc::new(Barrier::new(ROOMS as usize));
    let writers = (0..ROOMS).map(|number| {
        let (store, start) = (store.clone(), Arc::clone(&start));
        std::thread::spawn(move || {
            let number = u128::from(number);
            let _ = wait(store.create_room(new_room(number, &number.to_string()), NOW));
            let taken = wait(store.take_room(room(number))).expect("the room is there");
            let mut last =
                taken.rows.last().map_or(taken.checkpoint.map_or(0, |(version, _)| version), |row| row.0);
            start.wait();
            loop {
                // Between one and seven rows, now and then many; now and then a checkpoint.
                let burst = if last % 32 == 5 { 900 } else { 1 };
                let to = last + burst + (last * 31 + number as u32) % 7;
                let checkpoint = (last % 16 == 3).then(|| (last, body(last)));
                let more = Append { checkpoint, ..append(number, taken.epoch, last + 1..=to) };
                wait(store.append(more, NOW).expect("the queue has room")).expect("it is written");
                let mut out = std::io::stdout().lock();
                if writeln!(out, "ack {number} {to}").and_then(|()| out.flush()).is_err() {
                    return;
                }
                last = to;
            }
        })
    });
    for writer in writers.collect::<Vec<_>>() {
        let _ = writer.join();
    }
}

/// The last version that was acknowledged, by room.
type Acked = BTreeMap<u128, u32>;

/// Reads what a writer acknowledges, kills it after so many, and reads what it had said by then.
fn read_until_killed(writer: &mut Child, acks: u32, acked: &mut Acked) {
    let lines = BufReader::new(writer.stdout.take().expect("a pipe")).lines();
    let mut left = acks;
    for line in lines.map_while(Result::ok) {
        let mut words = line.split(' ');
        if words.next() != Some("ack") {
            continue;
        }
        let mut number = || words.next().and_then(|word| word.parse::<u32>().ok());
        // A line cut off by the kill is no acknowledgement.
        let (Some(room), Some(version)) = (number(), number()) else { continue };
        let known = acked.entry(room.into()).or_default();
        *known = version.max(*known);
        left = left.saturating_sub(1);
        if left == 0 {
            writer.kill().expect("it can be killed");
        }
    }
    assert_eq!(left, 0, "it was killed, and did not end by itself");
    writer.wait().expect("it ends");
}

/// How many rooms lack something that was acknowledged; none may have a gap.
fn lost(store: &Store, acked: &mut Acked) -> usize {
    let mut lost = 0;
    for (number, version) in acked {
        let found = wait(store.rows(room(*number), 0)).unwrap();
        let last = found.len() as u32;
        assert_eq!(found, rows(1..=last), "no gap, no repeat");
        lost += usize::from(last < *version);
        *version = last;
        let Ok(taken) = wait(store.take_room(room(*number))) else { continue };
        let from = taken.checkpoint.map_or(0, |(version, saved)| {
            assert_eq!(saved, body(version));
            version
        });
        assert_eq!(taken.rows, rows(from + 1..=last));
    }
    wait(store.check()).unwrap();
    lost
}

#[test]
fn what_was_acknowledged_outlives_a_kill() {
    let kills = std::env::var(KILLS).ok().and_then(|kills| kills.parse().ok()).unwrap_or(5);
    let folder = Folder::new();
    let mut acked = Acked::default();
    for round in 0..kills {
        let mut writer = child("process::part_appends_until_killed", &folder.0, |_| ());
        read_until_killed(&mut writer, 40 + round * 37 % 160, &mut acked);
        let store = Store::open(&folder.0).expect("a killed process leaves no lock");
        assert_eq!(lost(&store, &mut acked), 0, "round {round}");
    }
}

#[test]
#[ignore = "a part that holds the folder"]
fn part_holds_the_folder() {
    let Some(folder) = folder() else { return };
    let _store = Store::open(&folder).expect("the store opens");
    let mut out = std::io::stdout().lock();
    writeln!(out, "ack").and_then(|()| out.flush()).expect("somebody listens");
    // Until the other end of the pipe is closed.
    let _ = std::io::stdin().lock().read_line(&mut String::new());
}

#[test]
fn two_processes_cannot_share_a_folder() {
    let folder = Folder::new();
    let mut child = child("process::part_holds_the_folder", &folder.0, |_| ());
    // Kept open until the child has ended.
    let mut lines = BufReader::new(child.stdout.take().expect("a pipe")).lines().map_while(Result::ok);
    assert!(lines.any(|line| line.ends_with("ack")), "the child has it");
    let refused = Store::open(&folder.0).unwrap_err();
    assert!(refused.is_locked() && !refused.is_degraded());
    drop(child.stdin.take());
    child.wait().expect("it ends");
    let store = Store::open(&folder.0).unwrap();
    assert!(Store::open(&folder.0).unwrap_err().is_locked(), "nor twice in one process");
    drop(store);
    Store::open(&folder.0).unwrap();
}

#[test]
#[ignore = "a part with a limit on the size of files"]
fn part_fills_the_disk() {
    let Some(folder) = folder() else { return };
    let store = Store::open(&folder).expect("the store opens");
    wait(store.create_room(new_room(1, "AAAA"), NOW)).unwrap();
    assert_eq!(wait(store.take_room(room(1))).unwrap().epoch, 1);
    let unlimited = getrlimit(Resource::Fsize);
    let mut last = 0;
    for round in 1..=3 {
        let files = std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().metadata().unwrap().len());
        let limit = files.max().unwrap() + 64 * 1024;
        setrlimit(Resource::Fsize, Rlimit { current: Some(limit), ..unlimited }).unwrap();
        let refused = loop {
            match write(&store, append(1, round, last + 1..=last + 9)) {
                Ok(()) => last += 9,
                Err(why) => break why,
            }
            assert!(last < 100_000, "the limit is felt");
        };
        assert!(refused.is_degraded() && !refused.is_refused(), "{refused}");
        // It stays so, reads go on, and nobody's queue fills up.
        for _ in 0..3 {
            assert!(write(&store, append(1, round, last + 1..=last + 2000)).unwrap_err().is_degraded());
            assert_eq!(wait(store.rows(room(1), 0)).unwrap(), rows(1..=last));
            assert_eq!(wait(store.find_room("AAAA")).unwrap().map(|found| found.id), Some(room(1)));
        }
        setrlimit(Resource::Fsize, unlimited).unwrap();
        let taken = wait(store.take_room(room(1))).unwrap();
        assert_eq!((taken.epoch, taken.rows), (round + 1, rows(1..=last)));
        write(&store, append(1, round + 1, last + 1..=last + 1)).unwrap();
        last += 1;
    }
    drop(store);
    let store = Store::open(&folder).unwrap();
    assert_eq!(wait(store.rows(room(1), 0)).unwrap(), rows(1..=last));
    let mut out = std::io::stdout().lock();
    writeln!(out, "\nack").and_then(|()| out.flush()).expect("somebody listens");
}

#[test]
fn a_full_disk_refuses_writes_and_heals() {
    let folder = Folder::new();
    let mut child = child("process::part_fills_the_disk", &folder.0, |_| ());
    let lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    let lines: Vec<String> = lines.map_while(Result::ok).collect();
    assert!(child.wait().expect("it ends").success(), "{lines:#?}");
    assert!(lines.iter().any(|line| line == "ack"), "the part was played");
}
