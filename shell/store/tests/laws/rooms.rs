//! Laws of rooms and their journals.

use std::collections::HashSet;

use cluehouse_store::{Admits, Append, RoomKind, limits};

use super::*;

pub(crate) fn appended_rows_come_back_in_order(open: Open<'_>) {
    let store = open();
    wait(store.create_room(new_room(1, "AAAA"), NOW)).unwrap();
    assert_eq!(wait(store.find_room("AAAA")).unwrap().map(|found| found.id), Some(room(1)));
    let taken = wait(store.take_room(room(1))).unwrap();
    assert_eq!((taken.id, taken.code.as_str(), taken.epoch), (room(1), "AAAA", 1));
    assert_eq!((taken.charter, taken.checkpoint, taken.rows), (vec![7; 30], None, vec![]));
    // Pipelined: each is queued before the one before it is durable.
    let pending: Vec<_> =
        (0..50).map(|n| store.append(append(1, 1, n * 3 + 1..=n * 3 + 3), NOW).unwrap()).collect();
    for answer in pending {
        wait(answer).unwrap();
    }
    assert_eq!(wait(store.rows(room(1), 140)).unwrap(), rows(141..=150));
    drop(store);
    let store = open();
    let taken = wait(store.take_room(room(1))).unwrap();
    assert_eq!(taken.epoch, 2);
    assert_eq!(taken.rows, rows(1..=150));
    write(&store, append(1, 2, 151..=151)).unwrap();
    assert_eq!(wait(store.rows(room(1), 149)).unwrap(), rows(150..=151));
}

pub(crate) fn whoever_takes_a_room_fences_the_owner_before(open: Open<'_>) {
    let store = open();
    wait(store.create_room(new_room(1, "AAAA"), NOW)).unwrap();
    assert!(write(&store, append(1, 1, 1..=1)).unwrap_err().is_fenced(), "nobody owns it yet");
    assert_eq!(wait(store.take_room(room(1))).unwrap().epoch, 1);
    write(&store, append(1, 1, 1..=2)).unwrap();
    // In flight while it is taken: written before and loaded, or refused.
    let in_flight = store.append(append(1, 1, 3..=3), NOW).unwrap();
    let taken = wait(store.take_room(room(1))).unwrap();
    let last = if wait(in_flight).is_ok() { 3 } else { 2 };
    assert_eq!((taken.epoch, taken.rows), (2, rows(1..=last)));
    let next = last + 1;
    for _ in 0..2 {
        assert!(write(&store, append(1, 1, next..=next)).unwrap_err().is_fenced());
        assert!(write(&store, append(1, 3, next..=next)).unwrap_err().is_fenced());
    }
    write(&store, append(1, 2, next..=next)).unwrap();
    drop(store);
    let store = open();
    assert!(wait(store.take_room(room(2))).unwrap_err().is_missing());
    assert!(write(&store, append(2, 1, 1..=1)).unwrap_err().is_missing());
    assert_eq!(wait(store.take_room(room(1))).unwrap().epoch, 3, "epochs never go back");
}

pub(crate) fn a_gap_or_a_repeat_is_refused_and_harms_nobody_else(open: Open<'_>) {
    let store = open();
    for number in 1..=3 {
        wait(store.create_room(new_room(number, &number.to_string()), NOW)).unwrap();
        wait(store.take_room(room(number))).unwrap();
        write(&store, append(number, 1, 1..=5)).unwrap();
    }
    let mixed = Append { rows: vec![(6, body(6)), (8, body(8))], ..nothing(2, 1) };
    let ahead = Append { checkpoint: Some((7, vec![1])), ..append(2, 1, 6..=6) };
    // Queued together, so that they share transactions.
    let asked = [
        (append(1, 1, 6..=6), true),
        (append(2, 1, 5..=6), false),
        (append(2, 1, 7..=7), false),
        (mixed, false),
        (ahead, false),
        (append(2, 1, 6..=6), true),
        (append(2, 1, 6..=6), false),
        (append(3, 1, 6..=7), true),
    ];
    let pending: Vec<_> = asked.map(|(append, good)| (store.append(append, NOW).unwrap(), good)).into();
    for (answer, good) in pending {
        let answer = wait(answer);
        assert_eq!(answer.is_ok(), good);
        assert!(answer.err().is_none_or(|why| why.is_refused() && !why.is_degraded() && !why.is_fenced()));
    }
    drop(store);
    let store = open();
    for (number, last) in [(1, 6), (2, 6), (3, 7)] {
        let taken = wait(store.take_room(room(number))).unwrap();
        assert_eq!((taken.rows, taken.checkpoint), (rows(1..=last), None));
    }
}

pub(crate) fn a_checkpoint_shortens_the_load(open: Open<'_>) {
    let store = open();
    wait(store.create_room(new_room(1, "AAAA"), NOW)).unwrap();
    wait(store.take_room(room(1))).unwrap();
    write(&store, append(1, 1, 1..=20)).unwrap();
    write(&store, Append { checkpoint: Some((22, b"saved".to_vec())), ..append(1, 1, 21..=25) }).unwrap();
    let taken = wait(store.take_room(room(1))).unwrap();
    assert_eq!((taken.checkpoint, taken.rows), (Some((22, b"saved".to_vec())), rows(23..=25)));
    assert_eq!(wait(store.rows(room(1), 0)).unwrap(), rows(1..=25), "the match's journal needs all of them");
    // Without rows, and everything up to it.
    write(&store, Append { checkpoint: Some((25, b"later".to_vec())), ..nothing(1, 2) }).unwrap();
    drop(store);
    let store = open();
    let taken = wait(store.take_room(room(1))).unwrap();
    assert_eq!((taken.checkpoint, taken.rows), (Some((25, b"later".to_vec())), vec![]));
    write(&store, append(1, 3, 26..=26)).unwrap();
}

pub(crate) fn a_closed_room_is_gone_and_its_code_rests_for_a_day(open: Open<'_>) {
    let store = open();
    wait(store.create_room(new_room(1, "AAAA"), NOW)).unwrap();
    wait(store.take_room(room(1))).unwrap();
    write(&store, Append { checkpoint: Some((2, vec![1])), wake: Some(9), ..append(1, 1, 1..=3) }).unwrap();
    write(
        &store,
        Append { closed: true, finished: vec![finished(1).file().unwrap()], ..append(1, 1, 4..=4) },
    )
    .unwrap();
    let store = {
        drop(store);
        open()
    };
    assert_eq!(wait(store.find_room("AAAA")).unwrap(), None);
    assert!(wait(store.take_room(room(1))).unwrap_err().is_missing());
    assert!(write(&store, append(1, 1, 5..=5)).unwrap_err().is_missing());
    assert_eq!(wait(store.rows(room(1), 0)).unwrap(), vec![]);
    assert_eq!(wait(store.waking()).unwrap(), vec![]);
    assert_eq!(wait(store.list_rooms(false, 10)).unwrap(), vec![]);
    for early in [NOW, NOW + HOUR, NOW + 24 * HOUR - 1] {
        assert!(wait(store.create_room(new_room(2, "AAAA"), early)).unwrap_err().is_taken());
    }
    wait(store.create_room(new_room(2, "AAAA"), NOW + 24 * HOUR)).unwrap();
    assert_eq!(wait(store.find_room("AAAA")).unwrap().map(|found| found.id), Some(room(2)));
    assert_eq!(wait(store.take_room(room(2))).unwrap().rows, vec![]);
}

fn lives(store: &Store, number: u128) -> bool {
    wait(store.is_live(room(number))).unwrap()
}

pub(crate) fn a_room_can_be_closed_without_being_read(open: Open<'_>) {
    let store = open();
    for (id, code) in [(1, "AAAA"), (2, "BBBB")] {
        wait(store.create_room(new_room(id, code), NOW)).unwrap();
        wait(store.take_room(room(id))).unwrap();
        write(&store, append(id, 1, 1..=3)).unwrap();
    }
    wait(store.close_room(room(1), NOW)).unwrap();
    assert!(wait(store.close_room(room(1), NOW)).unwrap_err().is_missing());
    assert!(
        write(&store, append(1, 1, 4..=4)).unwrap_err().is_missing(),
        "whoever owned it writes nothing more"
    );
    drop(store);
    let store = open();
    assert!(!lives(&store, 1) && lives(&store, 2));
    assert_eq!(wait(store.rows(room(1), 0)).unwrap(), vec![]);
    assert_eq!(wait(store.rows(room(2), 0)).unwrap(), rows(1..=3));
    assert!(
        wait(store.create_room(new_room(3, "AAAA"), NOW + HOUR)).unwrap_err().is_taken(),
        "its code rests"
    );
}

pub(crate) fn a_long_room_goes_bit_by_bit_and_is_closed_at_once(open: Open<'_>) {
    let most = limits::TIDY_AT_ONCE;
    let mut store = open();
    for (number, code) in [(1, "LONG"), (2, "LIVE")] {
        wait(store.create_room(new_room(number, code), NOW)).unwrap();
        wait(store.take_room(room(number))).unwrap();
    }
    write(&store, append(2, 1, 1..=3)).unwrap();
    for first in (1..=2 * most + 2).step_by(200) {
        write(&store, append(1, 1, first..=(first + 199).min(2 * most + 2))).unwrap();
    }
    wait(store.close_room(room(1), NOW)).unwrap();
    assert!(!lives(&store, 1) && wait(store.rows(room(1), 0)).unwrap().is_empty());
    // What is left of it survives the house's end, is whole at any time, and holds nobody up.
    wait(store.check()).unwrap();
    wait(store.close()).unwrap();
    drop(store);
    store = open();
    assert!(!lives(&store, 1));
    let rested = NOW + limits::CODE_REST;
    let tidied = || wait(store.tidy(rested)).map(|tidied| (tidied.rows, tidied.rooms)).unwrap();
    assert_eq!((tidied(), tidied()), ((most as usize, 0), (2, 1)));
    wait(store.check()).unwrap();
    assert_eq!(wait(store.rows(room(2), 0)).unwrap(), rows(1..=3));
}

pub(crate) fn a_code_has_one_live_room(open: Open<'_>) {
    let store = open();
    wait(store.create_room(new_room(1, "AAAA"), NOW)).unwrap();
    assert!(wait(store.create_room(new_room(2, "AAAA"), NOW + 48 * HOUR)).unwrap_err().is_taken());
    assert!(wait(store.create_room(new_room(1, "BBBB"), NOW)).unwrap_err().is_taken(), "an id is new");
    assert_eq!(wait(store.find_room("BBBB")).unwrap(), None);
    assert_eq!(wait(store.find_room("aaaa")).unwrap(), None, "letters are compared as they are");
}

pub(crate) fn a_match_is_written_with_its_last_row_or_not_at_all(open: Open<'_>) {
    let store = open();
    wait(store.create_room(new_room(1, "AAAA"), NOW)).unwrap();
    wait(store.take_room(room(1))).unwrap();
    write(&store, Append { finished: vec![finished(1).file().unwrap()], ..append(1, 1, 1..=3) }).unwrap();
    // Its second match is known already: nothing of the append is written, nor of the first match in it.
    let twice = [2, 1].map(|number| finished(number).file().unwrap());
    let twice = Append { finished: twice.to_vec(), ..append(1, 1, 4..=5) };
    assert!(write(&store, twice).unwrap_err().is_taken());
    assert_eq!(wait(store.rows(room(1), 0)).unwrap(), rows(1..=3));
    write(&store, Append { finished: vec![finished(2).file().unwrap()], ..append(1, 1, 4..=5) }).unwrap();
    assert_eq!(wait(store.rows(room(1), 0)).unwrap(), rows(1..=5));
}

pub(crate) fn rooms_are_woken_at_the_time_said_last(open: Open<'_>) {
    let store = open();
    for number in 1..=4 {
        wait(store.create_room(new_room(number, &number.to_string()), NOW)).unwrap();
        wait(store.take_room(room(number))).unwrap();
    }
    for (append, wake) in [
        (append(1, 1, 1..=3), Some(NOW + 5)),
        (append(1, 1, 4..=5), Some(NOW + 9)),
        (append(2, 1, 1..=1), Some(NOW + 1)),
        (append(2, 1, 2..=2), None),
        (nothing(3, 1), Some(NOW + 7)),
        (append(4, 1, 1..=1), Some(NOW)),
        (nothing(4, 1), Some(NOW + 3)),
    ] {
        write(&store, Append { wake, ..append }).unwrap();
    }
    let expected =
        vec![(room(1), Some(NOW + 9)), (room(2), None), (room(3), Some(NOW + 7)), (room(4), Some(NOW + 3))];
    assert_eq!(wait(store.waking()).unwrap(), expected);
    drop(store);
    assert_eq!(wait(open().waking()).unwrap(), expected);
}

pub(crate) fn journals_end_where_they_did_however_often_it_is_opened(open: Open<'_>) {
    const ROOMS: u128 = 5;
    let mut last = [0; ROOMS as usize];
    for round in 1..=8_u32 {
        let store = open();
        for (number, last) in (0..ROOMS).zip(&mut last) {
            // One room comes late, one is closed early, one sleeps.
            if round == 1 && number != 4 || round == 3 && number == 4 {
                wait(store.create_room(new_room(number, &number.to_string()), NOW)).unwrap();
            }
            let Ok(taken) = wait(store.take_room(room(number))) else { continue };
            assert_eq!(taken.rows, rows(1..=*last));
            if round == 5 && number == 2 {
                write(&store, Append { closed: true, ..nothing(number, taken.epoch) }).unwrap();
                continue;
            }
            if number == 3 && round > 2 {
                write(&store, Append { wake: Some(i64::from(round)), ..nothing(number, taken.epoch) })
                    .unwrap();
                continue;
            }
            // Enough in all to pass the writer's mark several times, and not at the same place.
            let more = 1500 + round * 400 + number as u32 * 7;
            write(&store, append(number, taken.epoch, *last + 1..=*last + more)).unwrap();
            *last += more;
        }
        let live: Vec<_> = wait(store.waking()).unwrap();
        assert_eq!(
            live.len(),
            if round < 3 {
                4
            } else if round < 5 {
                5
            } else {
                4
            }
        );
        assert_eq!(live[if round < 5 { 3 } else { 2 }].1, (round > 2).then_some(i64::from(round)));
    }
}

pub(crate) fn lists_show_who_was_active_last_first(open: Open<'_>) {
    let store = open();
    for number in 1..=3 {
        let public = number != 2;
        let new = NewRoom { public, ..new_room(number, &number.to_string()) };
        wait(store.create_room(new, NOW + number as i64)).unwrap();
        wait(store.take_room(room(number))).unwrap();
    }
    wait(store.append(append(1, 1, 1..=1), NOW + 10).unwrap()).unwrap();
    let listed = |public_only, limit| {
        let rooms = wait(store.list_rooms(public_only, limit)).unwrap();
        rooms.into_iter().map(|room| (room.code, room.created - NOW, room.active - NOW)).collect::<Vec<_>>()
    };
    let entry = |code: &str, created, active| (code.to_owned(), created, active);
    assert_eq!(listed(false, 10), [entry("1", 1, 10), entry("3", 3, 3), entry("2", 2, 2)]);
    assert_eq!(listed(true, 10), [entry("1", 1, 10), entry("3", 3, 3)]);
    assert_eq!(listed(false, 1), [entry("1", 1, 10)]);
}

pub(crate) fn what_is_larger_than_its_bound_is_refused(open: Open<'_>) {
    let store = open();
    wait(store.create_room(new_room(1, "AAAA"), NOW)).unwrap();
    wait(store.take_room(room(1))).unwrap();
    let long = |length| vec![0; length];
    let mut archive = finished(1);
    archive.archive = long(limits::MAX_ARCHIVE + 1);
    let mut seats = finished(1);
    seats.results = vec![seats.results[0].clone(); limits::MAX_SEATS + 1];
    let mut label = finished(1);
    label.preset = "x".repeat(limits::MAX_LABEL + 1);
    let base = || append(1, 1, 1..=1);
    for bad in [
        Append { rows: vec![(1, long(limits::MAX_ROW + 1))], ..base() },
        append(1, 1, 1..=limits::MAX_ROWS as u32 + 1),
        Append { checkpoint: Some((1, long(limits::MAX_CHECKPOINT + 1))), ..base() },
        Append { finished: vec![finished(1).file().unwrap(); limits::MAX_FINISHED + 1], ..base() },
    ] {
        assert!(store.append(bad, NOW).unwrap_err().is_refused());
    }
    for bad in [archive, seats, label] {
        assert!(bad.file().unwrap_err().is_refused());
    }
    let charter = NewRoom { charter: long(limits::MAX_CHARTER + 1), ..new_room(2, "BBBB") };
    assert!(wait(store.create_room(charter, NOW)).unwrap_err().is_refused());
    let code = new_room(2, &"B".repeat(limits::MAX_CODE + 1));
    assert!(wait(store.create_room(code, NOW)).unwrap_err().is_refused());
    write(&store, Append { rows: vec![(1, long(limits::MAX_ROW))], ..base() }).unwrap();
}

pub(crate) fn text_is_stored_as_it_is(open: Open<'_>) {
    let store = open();
    let nasty = ["'; DROP TABLE room; --", "\" OR 1=1 --", "%_\\", "\u{202e}\0x", "😀"];
    for (number, code) in (1..).zip(nasty) {
        wait(store.create_room(new_room(number, code), NOW)).unwrap();
    }
    for (number, code) in (1..).zip(nasty) {
        assert_eq!(wait(store.find_room(code)).unwrap().map(|found| found.id), Some(room(number)));
        assert_eq!(wait(store.take_room(room(number))).unwrap().code, code);
    }
    assert_eq!(wait(store.find_room("%")).unwrap(), None);
}

/// Who closes a store gives the directory up, whoever still holds it.
pub(crate) fn a_closed_store_writes_nothing_more_and_lets_the_next_one_in(open: Open<'_>) {
    let store = open();
    wait(store.create_room(new_room(1, "AAAA"), NOW)).unwrap();
    wait(store.close()).unwrap();
    assert!(wait(store.create_room(new_room(2, "BBBB"), NOW)).is_err());
    let next = open();
    assert_eq!(wait(next.find_room("AAAA")).unwrap().map(|found| found.id), Some(room(1)));
    assert_eq!(wait(next.find_room("BBBB")).unwrap(), None);
    assert!(wait(store.create_room(new_room(3, "CCCC"), NOW)).is_err());
}

pub(crate) fn a_room_is_listed_as_it_last_said(open: Open<'_>) {
    let store = open();
    wait(store.create_room(new_room(1, "AAAA"), NOW)).unwrap();
    wait(store.take_room(room(1))).unwrap();
    let listed = || {
        let listed = wait(store.list_rooms(true, 10)).unwrap();
        assert_eq!(wait(store.list_public(HashSet::from([room(1)]))).unwrap(), listed);
        assert_eq!(wait(store.list_public(HashSet::from([room(2)]))).unwrap(), vec![]);
        listed.len()
    };
    assert_eq!(listed(), 0);
    write(&store, Append { public: Some(true), ..append(1, 1, 1..=1) }).unwrap();
    assert_eq!(listed(), 1);
    write(&store, append(1, 1, 2..=2)).unwrap();
    assert_eq!(listed(), 1);
    write(&store, Append { public: Some(false), ..append(1, 1, 3..=3) }).unwrap();
    assert_eq!(listed(), 0);
}

pub(crate) fn a_room_for_one_is_theirs_and_their_heirs(open: Open<'_>) {
    let store = open();
    let (guest, account) = (people::guest(&store, 1), people::guest(&store, 2));
    wait(store.claim(account, people::claim("Ana"), people::session(3), NOW)).unwrap();
    let owned = NewRoom { opener: Some(guest), purpose: Purpose::Solo, ..new_room(1, "AAAA") };
    wait(store.create_room(owned, NOW)).unwrap();
    wait(store.create_room(new_room(2, "BBBB"), NOW)).unwrap();
    let admits = |code| wait(store.find_room(code)).unwrap().map(|found| found.admits);
    assert_eq!(admits("BBBB"), Some(Admits::Everybody));
    assert_eq!(admits("AAAA"), Some(Admits::Only(guest)));
    let own = |who| {
        wait(store.rooms_of(who)).unwrap().into_iter().map(|room| (room.code, room.kind)).collect::<Vec<_>>()
    };
    assert_eq!(own(guest), [("AAAA".to_owned(), RoomKind::Solo)]);
    wait(store.merge(guest, account)).unwrap();
    assert_eq!(admits("AAAA"), Some(Admits::Only(account)));
    opens(&store, 3, account, Purpose::Open, NOW + 1).unwrap();
    assert_eq!(own(account), [("AAAA".to_owned(), RoomKind::Solo), ("3".to_owned(), RoomKind::Open)]);
    wait(store.take_room(room(3))).unwrap();
    write(&store, Append { closed: true, ..nothing(3, 1) }).unwrap();
    assert_eq!(own(account).len(), 1, "those that live");
    wait(store.delete_person(account)).unwrap();
    assert_eq!(admits("AAAA"), Some(Admits::Nobody));
}
