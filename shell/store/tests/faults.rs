//! The k-th commit fails, for every k, with and without having been written: whoever takes the room anew goes on.

use std::path::PathBuf;

use cluehouse_store::{Append, Fault, Filed, Finished, MatchId, NewRoom, Purpose, RoomId, SeatResult, Store};

fn wait<T>(future: impl std::future::Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread().build().expect("a runtime").block_on(future)
}

fn folder(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("cluehouse-{}-{name}", std::process::id()))
}

const ROWS: u32 = 12;

/// A match ends with every third row.
fn ends_with(version: u32) -> Vec<Filed> {
    let seat = SeatResult {
        seat: 0,
        person: None,
        place: 1,
        score: version.into(),
        won: true,
        attempts: None,
        millis: None,
        hints: 0,
    };
    let finished = Finished {
        id: MatchId::from(u128::from(version)),
        game: "code".into(),
        entry: "classic".into(),
        preset: "classic".into(),
        archive: vec![version as u8; 500],
        sealed: false,
        official: true,
        day: None,
        race: None,
        nameless: false,
        results: vec![seat],
    };
    let ends = version.is_multiple_of(3).then_some(finished);
    ends.into_iter().map(|finished| finished.file().expect("within bounds")).collect()
}

/// Every match that ended is there once, as it was.
fn check_matches(store: &Store) {
    let kept = wait(store.audit(None, 100)).expect("reads go on");
    let filed: Vec<_> =
        kept.into_iter().map(|record| record.finished.file().expect("within bounds")).collect();
    assert_eq!(filed, (1..=ROWS).flat_map(ends_with).collect::<Vec<_>>());
}

/// Opens a room and writes its rows one by one, as an owner does that loads anew after every error. Answers the errors met.
fn play(store: &Store, room: RoomId) -> u32 {
    let mut errors = 0;
    let mut retry = |why: cluehouse_store::Error| {
        assert!(why.is_degraded() && !why.is_refused(), "{why}");
        errors += 1;
    };
    let new = || NewRoom {
        id: room,
        code: "AAAA".into(),
        public: false,
        opener: None,
        purpose: Purpose::Open,
        charter: vec![1],
    };
    while let Err(why) = wait(store.create_room(new(), 0)) {
        if why.is_taken() {
            break;
        }
        retry(why);
    }
    let mut acked = 0;
    let mut epoch = 0;
    'loading: loop {
        let taken = match wait(store.take_room(room)) {
            Ok(taken) => taken,
            Err(why) => {
                retry(why);
                continue;
            }
        };
        assert!(taken.epoch > epoch, "epochs only grow");
        epoch = taken.epoch;
        let last = taken.rows.last().map_or(0, |row| row.0);
        assert!(last == acked || last == acked + 1, "{acked} was acknowledged, {last} is there");
        for version in last + 1..=ROWS {
            let rows = vec![(version, vec![version as u8])];
            let append = Append {
                room,
                epoch,
                rows,
                checkpoint: None,
                wake: None,
                public: None,
                finished: ends_with(version),
                closed: false,
            };
            if let Err(why) = wait(store.append(append, 0).expect("the queue has room")) {
                retry(why);
                acked = version - 1;
                continue 'loading;
            }
        }
        let rows = wait(store.rows(room, 0)).expect("reads go on");
        assert_eq!(rows, (1..=ROWS).map(|version| (version, vec![version as u8])).collect::<Vec<_>>());
        check_matches(store);
        return errors;
    }
}

#[test]
fn a_commit_that_fails_harms_nothing_that_was_acknowledged() {
    for fault in [Fault::NotWritten, Fault::WrittenButError] {
        for k in 1..=u64::from(ROWS) + 3 {
            let folder = folder(&format!("{fault:?}-{k}"));
            let store = Store::open(&folder).expect("the store opens");
            store.fail(k, fault);
            let errors = play(&store, RoomId::from(1));
            assert_eq!(errors, u32::from(k <= u64::from(ROWS) + 2), "{fault:?} {k}");
            wait(store.check()).expect("all is whole");
            drop(store);
            let _ = std::fs::remove_dir_all(folder);
        }
    }
}
