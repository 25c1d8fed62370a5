//! Rooms over real sockets: two clients play, come and go, and lose nothing.

mod house;

use futures_util::SinkExt;
use house::{House, guess, versus};
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
    assert_eq!(a.ask(&guess("AABB")).await["t"], "done");
    let frame = loop {
        let frame = b.until("frame").await;
        if !frame["news"].is_null() {
            break frame;
        }
    };
    let text = frame.to_string();
    assert!(text.contains("guess_evaluated") && !text.contains("AABB"), "{text}");
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
    a.ask(&guess("AABB")).await;
    b.phase("playing").await;
    b.ask(&guess("CCDD")).await;
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
    assert_eq!(play["view"]["game"]["attempts"][0]["guess"], "AABB");
    assert_eq!(play["view"]["game"]["attempts"][1]["guess"], Value::Null);
    assert_eq!(a.ask(&guess("EEFF")).await["t"], "done");
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
    // The law is about time that passes while nobody serves.
    tokio::time::sleep(std::time::Duration::from_millis(1500)).await;
    house.start().await;
    let after = left(&house.enter(code, &ana, "").await.welcome);
    assert!(before - after < 1400, "{before} ms were left before the outage, {after} after it");
    assert!((170_000..=180_000).contains(&after), "{after}");
}
