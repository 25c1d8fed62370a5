//! Laws of commits that fail: the k-th, for every k, with and without having been written. Whoever takes the room anew goes on.

use cluehouse_store::{Fault, Filed};

use super::*;

const ROWS: u32 = 12;

/// The match that ends with a row: every third has one.
fn ends_with(number: u128, version: u32) -> Vec<Filed> {
    let ends = version.is_multiple_of(3).then(|| {
        let mut ended = finished(number * 100 + u128::from(version));
        ended.archive = vec![version as u8; 500];
        ended.results[0].score = version.into();
        ended
    });
    ends.into_iter().map(|ended| ended.file().unwrap()).collect()
}

/// Every match that ended in the last room is there once, as it was.
fn check_matches(store: &Store, number: u128) {
    let kept = wait(store.audit(None, 1000)).unwrap();
    let ended: Vec<_> = (1..=ROWS).flat_map(|version| ends_with(number, version)).collect();
    assert_eq!(kept.len(), ended.len() * number as usize);
    let last = kept.into_iter().skip(ended.len() * (number as usize - 1));
    assert_eq!(last.map(|record| record.finished.file().unwrap()).collect::<Vec<_>>(), ended);
}

/// Opens a room and writes its rows one by one, as an owner does that loads anew after every error. Answers the errors met.
fn play(store: &Store, number: u128) -> u32 {
    let mut errors = 0;
    let mut retry = |why: Error| {
        assert!(why.is_degraded() && !why.is_refused(), "{why}");
        errors += 1;
    };
    while let Err(why) = wait(store.create_room(new_room(number, &number.to_string()), NOW)) {
        if why.is_taken() {
            break;
        }
        retry(why);
    }
    let (mut acked, mut epoch) = (0, 0);
    'loading: loop {
        let taken = match wait(store.take_room(room(number))) {
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
            let finished = ends_with(number, version);
            if let Err(why) = write(store, Append { finished, ..append(number, epoch, version..=version) }) {
                retry(why);
                acked = version - 1;
                continue 'loading;
            }
        }
        assert_eq!(wait(store.rows(room(number), 0)).unwrap(), rows(1..=ROWS));
        check_matches(store, number);
        return errors;
    }
}

pub(crate) fn a_commit_that_fails_harms_nothing_that_was_acknowledged(open: Open<'_>) {
    let store = open();
    let mut number = 0;
    for fault in [Fault::NotWritten, Fault::WrittenButError] {
        for k in 1..=u64::from(ROWS) + 3 {
            number += 1;
            store.fail(k, fault);
            let errors = play(&store, number);
            assert_eq!(errors, u32::from(k <= u64::from(ROWS) + 2), "{fault:?} {k}");
            store.fail(0, fault);
            wait(store.check()).unwrap();
        }
    }
}
