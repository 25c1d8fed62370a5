//! Rooms over real sockets: two clients play, come and go, and lose nothing.

mod house;

use std::sync::Arc;
use std::time::Duration;

use cluehouse_engine::{Millis, Seed};
use cluehouse_room::wire::{Command, Epoch};
use cluehouse_room::{Charter, Input, Item, Person, Room, Saved, Shelf, Written};
use cluehouse_server::Config;
use cluehouse_store::{Append, NewRoom, PersonId, Purpose, RoomId, Store};
use futures_util::SinkExt;
use futures_util::future::join_all;
use house::{House, folder, guess, skip, versus};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

#[tokio::test]
async fn two_people_play_a_match_and_see_what_they_may() {
    let house = House::open().await;
    let (ana, bea) = (house.guest().await, house.guest().await);
    let code = house.room(&ana, &versus()).await;
    let mut a = house.enter(&code, &ana, "Ana").await;
    let mut b = house.enter(&code.to_lowercase(), &bea, "Bea").await;
    assert_eq!(b.ask(&json!({ "t": "start" })).await["d"]["text"]["id"], "room-host-only");
    assert_eq!(a.ask(&json!({ "t": "start" })).await["t"], "done");
    a.phase("playing").await;
    b.phase("playing").await;
    assert_eq!(a.ask(&guess("AABBAABB")).await["t"], "done");
    let frame = loop {
        let frame = b.until("frame").await;
        if !frame["news"].is_null() {
            break frame;
        }
    };
    let text = frame.to_string();
    assert!(text.contains("guess_evaluated") && !text.contains("AABBAABB"), "{text}");
}

#[tokio::test]
async fn screens_look_on_and_are_nobody() {
    let house = House::open().await;
    let (ana, bea, passer) = (house.guest().await, house.guest().await, house.guest().await);
    let code = house.room(&ana, &versus()).await;
    let mut a = house.enter(&code, &ana, "Ana").await;
    let mut b = house.enter(&code, &bea, "Bea").await;
    // Two of somebody who plays, one of somebody who only passes by.
    let mut screens = [
        house.screen(&code, &ana).await,
        house.screen(&code, &ana).await,
        house.screen(&code, &passer).await,
    ];
    for screen in &screens {
        assert_eq!(screen.welcome["you"], Value::Null);
        assert_eq!(screen.welcome["snapshot"]["room"]["members"].as_array().map(Vec::len), Some(2));
    }
    assert_eq!(a.ask(&json!({ "t": "start" })).await["t"], "done");
    a.phase("playing").await;
    b.phase("playing").await;
    a.ask(&guess("AABBAABB")).await;
    for screen in &mut screens {
        let told = loop {
            let frame = screen.until("frame").await.to_string();
            assert!(!frame.contains("AABBAABB"), "{frame}");
            if frame.contains("guess_evaluated") {
                break frame;
            }
        };
        assert!(told.contains("\"feedback\""), "{told}");
    }
    // A command of a screen does nothing, and closing all of them changes nothing.
    screens[0].say(&json!({ "t": "do", "d": { "n": 1, "what": { "t": "stop" } } })).await;
    drop(screens);
    assert_eq!(b.ask(&guess("CCDDCCDD")).await["t"], "done");
    let seen = house.get(&format!("/api/v1/rooms/{code}"), Some(&ana)).await.expect(200);
    assert_eq!((&seen["people"], &seen["stage"]), (&json!(2), &json!("playing")));
}

#[tokio::test]
async fn a_screen_goes_with_the_right_to_watch() {
    let house = House::open().await;
    let (ana, bea, passer) = (house.guest().await, house.guest().await, house.guest().await);
    let code = house.room(&ana, &versus()).await;
    let mut a = house.enter(&code, &ana, "Ana").await;
    let mut b = house.enter(&code, &bea, "Bea").await;
    let mut own = house.screen(&code, &ana).await;
    let (mut banned, mut passing) = (house.screen(&code, &bea).await, house.screen(&code, &passer).await);
    a.ask(&json!({ "t": "ban", "d": b.welcome["you"] })).await;
    assert_eq!(
        (b.until("farewell").await, banned.until("farewell").await),
        ("banned".into(), "banned".into())
    );
    let told = loop {
        let frame = passing.until("frame").await;
        if !frame["room"]["banned"].as_array().is_none_or(Vec::is_empty) {
            break frame;
        }
    };
    let mut rules = told["room"]["house"].clone();
    (rules["locked"], rules["watchers"]) = (json!(true), json!(false));
    assert_eq!(a.ask(&json!({ "t": "settle", "d": rules })).await["t"], "done");
    assert_eq!(passing.until("refused").await["text"]["id"], "room-no-watchers");
    a.ask(&json!({ "t": "start" })).await;
    let frame = own.until("frame").await;
    assert!(frame["version"].as_u64().is_some(), "who is in keeps their screen: {frame}");
}

#[tokio::test]
async fn a_restart_loses_nothing_and_everybody_finds_their_seat() {
    let mut house = House::open().await;
    let (ana, bea) = (house.guest().await, house.guest().await);
    let code = house.room(&ana, &versus()).await;
    let mut a = house.enter(&code, &ana, "Ana").await;
    let mut b = house.enter(&code, &bea, "Bea").await;
    a.ask(&json!({ "t": "start" })).await;
    a.phase("playing").await;
    a.ask(&guess("AABBAABB")).await;
    b.phase("playing").await;
    b.ask(&guess("CCDDCCDD")).await;
    house.stop().await;
    assert_eq!(a.until("farewell").await, "moved");
    assert_eq!(a.closed().await, 1012);
    house.start().await;
    let mut a = house.enter(&code, &ana, "").await;
    let play = &a.welcome["snapshot"]["play"]["d"];
    assert_eq!(
        (&play["seat"], play["view"]["game"]["attempts"].as_array().map(Vec::len)),
        (&json!(0), Some(2))
    );
    assert_eq!(play["view"]["game"]["attempts"][0]["guess"], "AABBAABB");
    assert_eq!(play["view"]["game"]["attempts"][1]["guess"], Value::Null);
    assert_eq!(a.ask(&guess("EEFFEEFF")).await["t"], "done");
}

#[tokio::test]
async fn a_second_connection_replaces_the_first() {
    let house = House::open().await;
    let ana = house.guest().await;
    let code = house.room(&ana, &json!(["classic"])).await;
    let mut first = house.enter(&code, &ana, "Ana").await;
    let _second = house.enter(&code, &ana, "Ana").await;
    assert_eq!(first.until("farewell").await, "replaced");
    assert_eq!(first.closed().await, 4008);
}

#[tokio::test]
async fn what_is_wrong_is_told_and_ends_in_the_right_code() {
    let house = House::open().await;
    let ana = house.guest().await;
    let code = house.room(&ana, &json!(["classic"])).await;
    let mut client = house.enter(&code, &ana, "Ana").await;
    for _ in 0..4 {
        client.say(&json!({ "t": "do", "d": { "n": 1, "what": { "t": "start" }, "score": 9000 } })).await;
        assert_eq!(client.until("refused").await["text"]["id"], "room-malformed");
    }
    client.say(&json!([])).await;
    assert_eq!(client.closed().await, 1008);

    let mut client = house.enter(&code, &ana, "Ana").await;
    client.socket.send(Message::binary(vec![1, 2, 3])).await.expect("bytes sent");
    assert_eq!(client.closed().await, 1003);

    let mut client = house.connect(&code, &ana).await;
    client.say(&json!({ "t": "hello", "d": { "protocol": 99, "name": "Ana" } })).await;
    assert_eq!(client.until("refused").await["text"]["id"], "room-other-protocol");
    assert_eq!(client.closed().await, 1008);

    let mut client = house.enter(&code, &ana, "Ana").await;
    for _ in 0..200 {
        if client.socket.send(Message::text("{\"t\":\"ping\",\"d\":1}")).await.is_err() {
            break;
        }
    }
    assert_eq!(client.closed().await, 4029);
}

#[tokio::test]
async fn a_room_is_seen_from_outside_and_listed_where_its_host_wants_it() {
    let house = House::open().await;
    let (ana, bea) = (house.guest().await, house.guest().await);
    let code = house.room(&ana, &json!(["classic", "trivia"])).await;
    let mut a = house.enter(&code, &ana, "Ana").await;
    let card = house.get(&format!("/api/v1/rooms/{code}"), Some(&bea)).await.expect(200);
    assert_eq!((&card["host"], &card["people"], &card["stage"]), (&json!("Ana"), &json!(1), &json!("lobby")));
    assert_eq!(card["games"], json!(["classic", "trivia"]));
    assert_eq!(house.get("/api/v1/rooms", Some(&bea)).await.expect(200), json!([]));
    let mut rules = a.welcome["snapshot"]["room"]["house"].clone();
    rules["public"] = json!(true);
    assert_eq!(a.ask(&json!({ "t": "settle", "d": rules })).await["t"], "done");
    assert_eq!(house.get("/api/v1/rooms", Some(&bea)).await.expect(200)[0]["code"], code.as_str());
}

/// How long the running round still lasts, as a snapshot shows it.
fn left(welcome: &Value) -> u64 {
    let snapshot = &welcome["snapshot"];
    let until = snapshot["play"]["d"]["view"]["progress"]["until"].as_u64().expect("a deadline");
    let start = snapshot["room"]["clock"]["offset"].as_u64().expect("a time");
    until + start - snapshot["at"].as_u64().expect("a time")
}

#[tokio::test]
async fn an_outage_costs_nobody_time() {
    let mut house = House::open().await;
    let ana = house.guest().await;
    let answer = house.post("/api/v1/solo", &ana, &json!({ "game": "skemind" })).await.expect(201);
    let code = answer["code"].as_str().expect("a code");
    let mut a = house.enter(code, &ana, "Ana").await;
    assert_eq!(a.ask(&json!({ "t": "start" })).await["t"], "done");
    drop(a);
    let before = left(&house.enter(code, &ana, "").await.welcome);
    house.stop().await;
    skip(Duration::from_secs(60)).await;
    house.start().await;
    let after = left(&house.enter(code, &ana, "").await.welcome);
    assert!(before - after < 30_000, "{before} ms were left before the outage, {after} after it");
    assert!(after <= 180_000, "{after}");
}

/// Moves everything that is stored into the past: the machine was off for so long.
fn long_ago(config: &Config, millis: i64) {
    let database = rusqlite::Connection::open(config.data.join("cluehouse.db")).expect("the database");
    for statement in [
        "UPDATE journal SET at = at - ?1, wake = wake - ?1",
        "UPDATE tip SET at = at - ?1, wake = wake - ?1",
        "UPDATE room SET created = created - ?1",
    ] {
        database.execute(statement, [millis]).expect("a row");
    }
}

#[tokio::test]
async fn a_machine_that_was_off_for_an_hour_costs_nobody_time_and_ends_no_round() {
    let mut house = House::open().await;
    let ana = house.guest().await;
    let answer = house.post("/api/v1/solo", &ana, &json!({ "game": "skemind" })).await.expect(201);
    let code = answer["code"].as_str().expect("a code");
    let mut a = house.enter(code, &ana, "Ana").await;
    assert_eq!(a.ask(&json!({ "t": "start" })).await["t"], "done");
    drop(a);
    let before = left(&house.enter(code, &ana, "").await.welcome);
    house.stop().await;
    long_ago(&house.config, 3_600_000);
    house.start().await;
    // Its time to wake is long over, and nobody is there yet.
    while !house.figures().await.contains("cluehouse_rooms_awake 1\n") {}
    let welcome = house.enter(code, &ana, "").await.welcome;
    assert_eq!(welcome["snapshot"]["room"]["stage"], "playing", "{welcome}");
    let after = left(&welcome);
    assert!(before - after < 30_000, "{before} ms were left before the outage, {after} after it");
}

#[tokio::test]
async fn the_list_shows_where_somebody_is_however_many_rooms_sleep() {
    let config = Config::new(folder());
    let store = Store::open(&config.data).expect("a store");
    let house = House::open_on(config, store.clone()).await;
    let ana = house.guest().await;
    let rules = json!({ "public": true, "locked": false, "watchers": true, "chat": false, "stand_ins": false,
        "host_paced": false, "at_once": true });
    let body = json!({ "games": ["classic"], "house": rules });
    let room = house.post("/api/v1/rooms", &ana, &body).await.expect(201);
    let _here = house.enter(room["code"].as_str().expect("a code"), &ana, "Ana").await;
    // More than the store lists at once, and all of them later than the one where somebody is.
    let asleep = (1..=1100_u32).map(|number| {
        let (id, code) = (RoomId::from(u128::from(number)), format!("room {number}"));
        store.create_room(
            NewRoom {
                id,
                code,
                public: true,
                opener: None,
                purpose: Purpose::Open,
                charter: Vec::new(),
                packs: Vec::new(),
            },
            i64::MAX,
        )
    });
    for created in join_all(asleep).await {
        created.expect("a room");
    }
    let listed = house.get("/api/v1/rooms", Some(&ana)).await.expect(200);
    let codes: Vec<&Value> = listed.as_array().expect("a list").iter().map(|card| &card["code"]).collect();
    assert_eq!(codes, [&room["code"]]);
}

/// The rows of a match that has just begun, played by one person, and where a restart may begin.
fn begun(charter: &Charter, epoch: u32, person: PersonId) -> (Vec<Written>, Saved) {
    let charter = Arc::new(charter.clone());
    let mut room: Room = Room::open(charter, Arc::new(Shelf::default()), Epoch(epoch)).expect("a room");
    let (person, name) = (Person::new(person.into()), "Ana".to_owned());
    let mut out = room
        .handle(Millis::ZERO, Input::Enter { person, name, watch: false, seen: None, client: 1, asked: 0 });
    let member = out.entered.expect("a member");
    let start = Input::Command { member, n: 1, lag: Millis::ZERO, what: Command::Start };
    let (mut rows, mut saved) = (Vec::new(), None);
    for (input, second) in [(start, 1), (Input::Tick, 30)] {
        rows.append(&mut out.rows);
        out = room.handle(Millis::new(second * 1000), input);
        assert_eq!(out.refused, None);
        saved = out.checkpoint.take().or(saved);
    }
    rows.append(&mut out.rows);
    (rows, saved.expect("a round has begun"))
}

#[tokio::test]
async fn a_match_of_which_no_record_can_be_made_ends_all_the_same() {
    let config = Config::new(folder());
    let store = Store::open(&config.data).expect("a store");
    let house = House::open_on(config, store.clone()).await;
    let ana = house.guest().await;
    let person: PersonId = ana.person.parse().expect("an id");
    let charter = Charter::new(Seed::from_number(1), vec![Item::preset("classic").expect("an entry")]);
    let deed = json!({ "charter": charter }).to_string().into_bytes();
    let (id, code) = (RoomId::from(1), "AAAAAA".to_owned());
    store
        .create_room(
            NewRoom {
                id,
                code,
                public: false,
                opener: None,
                purpose: Purpose::Open,
                charter: deed,
                packs: Vec::new(),
            },
            0,
        )
        .await
        .expect("a room");
    let epoch = store.take_room(id).await.expect("the room").epoch;
    let (rows, saved) = begun(&charter, epoch, person);
    let mut rows: Vec<_> = rows.into_iter().map(|written| (written.row.version.0, written.line)).collect();
    // The room is loaded from its checkpoint; its record would be made from all of its rows.
    rows[0].1 = b"{}".to_vec();
    let checkpoint = Some((saved.version().0, serde_json::to_vec(&saved).expect("JSON")));
    let append = Append {
        room: id,
        epoch,
        rows,
        checkpoint,
        wake: None,
        public: None,
        finished: Vec::new(),
        closed: false,
    };
    store.append(append, 0).expect("a place").await.expect("rows");
    let mut a = house.enter("AAAAAA", &ana, "").await;
    assert_eq!(a.welcome["snapshot"]["room"]["stage"], "playing", "{}", a.welcome);
    let give_up = json!({ "t": "code", "d": { "t": "give_up" } });
    let give_up = json!({ "t": "act", "d": { "game": 1, "round": 1, "action": give_up } });
    a.say(&json!({ "t": "do", "d": { "n": 1, "what": give_up } })).await;
    a.numbers = 1;
    while a.until("frame").await["room"]["stage"] != "results" {}
    assert_eq!(store.history(person, None, 10).await.expect("a history"), []);
    assert_eq!(a.ask(&json!({ "t": "rename", "d": "Anna" })).await["t"], "done");
}
