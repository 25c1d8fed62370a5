//! Durable rows a second and how long an acknowledgement takes, at 1, 64 and 1,000 writers.
//!
//! Closed loop: each writer has a room of its own, appends one row of 120 bytes, waits until it is durable, and goes on.
//! `cargo bench -p cluehouse-store [-- FOLDER [SECONDS]]`; the folder decides which disk is measured.
#![expect(clippy::print_stdout, reason = "a table is what it is for")]

use std::cell::{Cell, RefCell};
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::time::{Duration, Instant};

use cluehouse_store::{Append, NewRoom, Pending, Purpose, RoomId, Store};
use tokio::task::LocalSet;

const WARM_UP: Duration = Duration::from_secs(1);

fn main() {
    let mut words = std::env::args().skip(1).filter(|word| !word.starts_with("--"));
    let folder = words.next().map_or_else(std::env::temp_dir, PathBuf::from);
    let seconds = words.next().and_then(|word| word.parse().ok()).unwrap_or(5);
    let folder = folder.join(format!("cluehouse-bench-{}", std::process::id()));
    println!("writers      rows/s  ack p50      p99    p99.9   process CPU per row");
    for writers in [1, 64, 1000] {
        measure(&folder.join(writers.to_string()), writers, Duration::from_secs(seconds));
    }
    restart(&folder.join("restart"), 1000, 200);
    let _ = std::fs::remove_dir_all(&folder);
}

/// How long it takes until every room is loaded again, each with so many rows.
fn restart(folder: &Path, rooms: u128, rows: u32) {
    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
    let store = Store::open(folder).expect("the store opens");
    runtime.block_on(async {
        for number in 0..rooms {
            let (id, code) = (RoomId::from(number), number.to_string());
            let new = NewRoom {
                id,
                code,
                public: false,
                opener: None,
                purpose: Purpose::Open,
                charter: vec![0; 300],
                packs: Vec::new(),
            };
            store.create_room(new, 0).await.expect("a new room");
            store.take_room(id).await.expect("it is there");
        }
        for version in 1..=rows {
            // All rooms at once, so that their rows lie mixed as they do in life.
            let pending: Vec<_> = (0..rooms).map(|number| one_row(&store, number, 1, version)).collect();
            for answer in pending {
                answer.await.expect("it is written");
            }
        }
    });
    drop(store);
    let start = Instant::now();
    let store = Store::open(folder).expect("the store opens");
    let opened = start.elapsed();
    let loaded = runtime.block_on(async {
        let first = store.take_room(RoomId::from(0)).await.expect("it is there");
        assert_eq!(first.rows.len(), rows as usize);
        let first = start.elapsed();
        // As a server does: all are asked for at once.
        let tasks = LocalSet::new();
        for number in 1..rooms {
            let store = store.clone();
            tasks.spawn_local(
                async move { store.take_room(RoomId::from(number)).await.expect("it is there") },
            );
        }
        tasks.await;
        first
    });
    println!(
        "restart of {rooms} rooms with {rows} rows each: open {opened:.1?}, first room loaded {loaded:.1?}, all {:.1?}",
        start.elapsed()
    );
}

fn one_row(store: &Store, number: u128, epoch: u32, version: u32) -> Pending<()> {
    let append = Append {
        room: RoomId::from(number),
        epoch,
        rows: vec![(version, vec![b'x'; 120])],
        checkpoint: None,
        wake: Some(i64::from(version)),
        finished: Vec::new(),
        public: None,
        closed: false,
    };
    store.append(append, 0).expect("the queue has room")
}

fn measure(folder: &Path, writers: u128, time: Duration) {
    let store = Store::open(folder).expect("the store opens");
    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
    let acks = Rc::new(RefCell::new(Vec::new()));
    let counts = Rc::new(Cell::new(false));
    let stops = Rc::new(Cell::new(false));
    let tasks = LocalSet::new();
    let start = Instant::now();
    let spent = Rc::new(Cell::new((Duration::ZERO, start)));
    for number in 0..writers {
        let store = store.clone();
        let (acks, counts, stops, spent) = (acks.clone(), counts.clone(), stops.clone(), spent.clone());
        tasks.spawn_local(async move {
            let id = RoomId::from(number);
            let new = NewRoom {
                id,
                code: number.to_string(),
                public: false,
                opener: None,
                purpose: Purpose::Open,
                charter: vec![0; 300],
                packs: Vec::new(),
            };
            store.create_room(new, 0).await.expect("a new room");
            let epoch = store.take_room(id).await.expect("it is there").epoch;
            for version in 1.. {
                let asked = Instant::now();
                one_row(&store, number, epoch, version).await.expect("it is written");
                let now = Instant::now();
                if counts.get() {
                    acks.borrow_mut().push(now - asked);
                } else if now - start > WARM_UP {
                    counts.set(true);
                    spent.set((cpu(), now));
                }
                stops.set(stops.get() || now - start > WARM_UP + time);
                if stops.get() {
                    return;
                }
            }
        });
    }
    runtime.block_on(tasks);
    let (cpu_before, since) = spent.get();
    let (cpu, wall) = (cpu() - cpu_before, since.elapsed());
    let mut acks = acks.take();
    acks.sort_unstable();
    let at = |share: f64| acks[((acks.len() - 1) as f64 * share) as usize].as_secs_f64() * 1000.0;
    println!(
        "{writers:>7}  {:>10.0}  {:>4.2} ms  {:>4.1} ms  {:>4.1} ms  {:>6.1} µs",
        acks.len() as f64 / wall.as_secs_f64(),
        at(0.5),
        at(0.99),
        at(0.999),
        cpu.as_secs_f64() * 1e6 / acks.len() as f64,
    );
}

fn cpu() -> Duration {
    cpu_time::ProcessTime::now().as_duration()
}
