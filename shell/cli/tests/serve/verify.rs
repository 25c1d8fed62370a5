//! The check of every score finds what was planted, and nothing else.

use std::fs;

use cluehouse_games::Record;
use cluehouse_store::{Append, Finished, MatchId, NewRoom, Purpose, RoomId, SeatResult, Store};
use serde_json::json;

use crate::house::Home;

/// The journal of a match that a bot has played alone.
fn journal(home: &Home) -> String {
    assert!(home.run(&["play", "classic", "--watch"]).status.success());
    let mut files = fs::read_dir(home.0.join("finished")).expect("finished games");
    fs::read_to_string(files.next().expect("a game").expect("a file").path()).expect("a journal")
}

/// The match as an official one, with the result its journal gives.
fn finished(id: u128, journal: &str) -> Finished {
    let record = Record::read(journal, |_, _| None).expect("a record");
    let results = record.seats.iter().zip(0..).map(|(seat, number)| SeatResult {
        seat: number,
        person: None,
        place: seat.place,
        score: seat.score.into(),
        won: seat.won,
        attempts: seat.attempts,
        millis: seat.millis,
        hints: seat.hints,
    });
    Finished {
        id: MatchId::from(id),
        game: record.kind.id().to_owned(),
        entry: record.entry.to_owned(),
        preset: record.preset,
        archive: journal.as_bytes().to_vec(),
        sealed: false,
        official: true,
        day: None,
        race: None,
        nameless: false,
        pack: None,
        results: results.collect(),
    }
}

fn write(home: &Home, finished: Vec<Finished>) {
    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
    runtime.block_on(async {
        let store = Store::open(&home.0.join("data")).expect("a store");
        let id = RoomId::from(1);
        let room = NewRoom {
            id,
            code: "ABCDEF".to_owned(),
            public: false,
            opener: None,
            purpose: Purpose::Open,
            charter: Vec::new(),
            packs: Vec::new(),
        };
        store.create_room(room, 1).await.expect("a room");
        let epoch = store.take_room(id).await.expect("a room").epoch;
        let append = Append {
            room: id,
            epoch,
            rows: Vec::new(),
            checkpoint: None,
            wake: None,
            public: None,
            finished: finished.into_iter().map(|finished| finished.file().expect("within bounds")).collect(),
            closed: true,
        };
        store.append(append, 2).expect("a place in the queue").await.expect("a durable write");
        store.close().await.expect("an end");
    });
}

fn strike(home: &Home, id: MatchId) {
    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
    runtime.block_on(async {
        let store = Store::open(&home.0.join("data")).expect("a store");
        store.strike(id, 3).await.expect("a match");
        store.close().await.expect("an end");
    });
}

#[test]
fn a_planted_score_is_found_and_struck_with_and_without_a_server() {
    let home = Home::new();
    let journal = journal(&home);
    let mut richer = finished(2, &journal);
    richer.results[0].score += 1;
    let mut quicker = finished(3, &journal);
    quicker.results[0].attempts = Some(1);
    quicker.preset = "easy".to_owned();
    let mut altered = finished(4, &journal);
    altered.archive = journal.replacen("guess", "guest", 1).into_bytes();
    assert_ne!(altered.archive, journal.as_bytes());
    write(&home, vec![finished(1, &journal), richer, quicker, altered]);

    let verified = home.admin_with(&["verify"], 2);
    assert_eq!((&verified["matches"], &verified["mismatches"]), (&json!(4), &json!(3)));
    let wrong = verified["wrong"].as_array().expect("a list");
    let differs = wrong[0]["differs"].as_array().expect("differences");
    assert_eq!((differs.len(), &differs[0]["what"], &differs[0]["seat"]), (1, &json!("score"), &json!(0)));
    let whats: Vec<_> =
        wrong[1]["differs"].as_array().expect("differences").iter().map(|one| &one["what"]).collect();
    assert_eq!(whats, ["preset", "attempts"]);
    assert!(wrong[2]["unreadable"].is_string(), "{verified}");

    let server = home.serve();
    let served = home.admin_with(&["verify"], 2);
    assert_eq!(served, verified, "the same with a server");
    let said = home.run(&["admin", "verify", "--strike", "--data", &home.path("data")]);
    let text = String::from_utf8_lossy(&said.stdout);
    assert_eq!(said.status.code(), Some(2));
    for part in
        ["seat 1, score: stored", "4 official games replayed; 3 results are wrong.", "off the boards now"]
    {
        assert!(text.contains(part), "{text}");
    }
    let clean = json!({ "matches": 1, "mismatches": 0, "wrong": [], "struck": false, "right_again": 0 });
    assert_eq!(home.admin(&["verify"]), clean);
    server.stop();
    assert_eq!(home.admin(&["verify", "--strike"])["matches"], 1);
    // One that was struck by mistake is right again and comes back where that is asked for.
    strike(&home, MatchId::from(1));
    let asked = home.admin(&["verify"]);
    assert_eq!((&asked["matches"], &asked["right_again"]), (&json!(0), &json!(1)));
    let said = home.run(&["admin", "verify", "--strike", "--data", &home.path("data")]);
    let text = String::from_utf8_lossy(&said.stdout);
    assert!(text.contains("One game that was taken off is right, and back on the boards."), "{text}");
    assert_eq!(home.admin(&["verify"]), clean);
}
