//! Attacks on play and on rooms, each with the answer it gets; `SECURITY.md` lists them by number.

mod house;

use std::sync::Arc;
use std::time::Duration;

use cluehouse_server::Config;
use cluehouse_store::Store;
use futures_util::future::{join, join_all};
use house::{Client, Guest, House, Response, folder, guess, skip, versus};
use serde_json::{Value, json};
use tokio::sync::Barrier;

// T4
#[tokio::test]
async fn a_command_sent_a_hundred_times_is_carried_out_once_with_one_answer() {
    let house = House::open().await;
    let ana = house.guest().await;
    let code = house.room(&ana, &versus()).await;
    let mut bea = house.enter(&code, &house.guest().await, "Bea").await;
    let mut answers = Vec::new();
    // Over two connections of one page: each may say sixty things in a row.
    for (asked, since) in [(0, 0), (2, 50)] {
        let mut a = house.connect(&code, &ana).await;
        let hello = json!({ "protocol": 1, "name": "Ana", "client": 7, "asked": asked });
        a.say(&json!({ "t": "hello", "d": hello })).await;
        a.until("welcome").await;
        if since == 0 {
            assert_eq!(bea.ask(&json!({ "t": "start" })).await["t"], "done");
            a.phase("playing").await;
        }
        for _ in 0..50 {
            a.say(&json!({ "t": "do", "d": { "n": 2, "what": guess("AABBAABB") } })).await;
        }
        for _ in 0..50 {
            answers.push(a.until("answer").await);
        }
    }
    assert_eq!((answers.len(), &answers[0]["outcome"]["t"]), (100, &json!("done")));
    assert!(answers.iter().all(|answer| *answer == answers[0]), "{answers:?}");
    let seen = house.enter(&code, &ana, "").await.welcome;
    let attempts = &seen["snapshot"]["play"]["d"]["view"]["game"]["attempts"];
    assert_eq!(attempts.as_array().map(Vec::len), Some(1), "{attempts}");
}

// T5
#[tokio::test]
async fn what_is_not_yours_or_not_now_is_refused_and_changes_nothing() {
    let house = House::open().await;
    let (ana, bea) = (house.guest().await, house.guest().await);
    let settings = json!({ "variant": { "t": "classic" }, "mode": "turns" });
    let games = json!([{ "entry": "classic", "settings": { "t": "code", "d": settings } }]);
    let code = house.room(&ana, &games).await;
    let mut a = house.enter(&code, &ana, "Ana").await;
    let mut b = house.enter(&code, &bea, "Bea").await;
    assert_eq!(a.ask(&json!({ "t": "start" })).await["t"], "done");
    b.phase("playing").await;
    let mut b = house.enter(&code, &bea, "").await;
    let before = b.welcome["snapshot"]["play"].clone();
    let action = json!({ "t": "code", "d": { "t": "guess", "d": "AABB" } });
    let act = |game: u32, round: u16, action: &Value| json!({ "t": "act", "d": { "game": game, "round": round, "action": action } });
    let other = json!({ "t": "numble", "d": { "t": "give_up" } });
    for (what, expected) in [
        (guess("AABB"), "code-reject-turn"),
        (act(2, 1, &action), "room-too-late"),
        (act(1, 2, &action), "room-too-late"),
        (act(1, 1, &other), "room-other-game"),
        (json!({ "t": "stop" }), "room-host-only"),
        (json!({ "t": "kick", "d": 1 }), "room-host-only"),
    ] {
        assert_eq!(b.ask(&what).await["d"]["text"]["id"], expected, "{what}");
    }
    assert_eq!(a.ask(&guess("AAB")).await["d"]["text"]["id"], "code-reject-length");
    assert_eq!(a.ask(&guess("AABG")).await["d"]["text"]["id"], "code-reject-symbol");
    let after = house.enter(&code, &bea, "").await.welcome["snapshot"]["play"].clone();
    assert_eq!(before, after);
    assert_eq!(a.ask(&json!({ "t": "stop" })).await["t"], "done");
    assert_eq!(a.ask(&guess("AABB")).await["d"]["text"]["id"], "room-no-match");
}

/// Comes in, or is told why not: the text's id and the close code.
async fn try_in(mut client: Client, name: &str) -> Result<(), (String, u16)> {
    client.hello(name).await;
    let first = client.next().await.expect("an answer");
    if first["t"] == "welcome" {
        return Ok(());
    }
    let why = text(&first["d"]["text"]["id"]);
    let farewell = if why == "room-banned" { "banned" } else { "left" };
    assert_eq!(client.until("farewell").await, farewell);
    Err((why, client.closed().await))
}

// T6
#[tokio::test]
async fn the_last_place_is_one_persons() {
    let house = House::open().await;
    let ana = house.guest().await;
    let code = house.room(&ana, &json!(["classic"])).await;
    let mut host = house.enter(&code, &ana, "Ana").await;
    let catalogue = house.get("/api/v1/catalogue", None).await.expect(200);
    let classic = catalogue.as_array().and_then(|games| games.iter().find(|game| game["id"] == "classic"));
    let bot = classic.expect("the game")["bots"][0]["id"].clone();
    for number in 0..126 {
        if number % 50 == 49 {
            skip(Duration::from_secs(5)).await;
        }
        assert_eq!(host.ask(&json!({ "t": "add_bot", "d": bot })).await["t"], "done");
    }
    let (one, other) = (house.guest().await, house.guest().await);
    let (one, other) = (house.connect(&code, &one).await, house.connect(&code, &other).await);
    let (one, other) = join(try_in(one, "One"), try_in(other, "Other")).await;
    assert!(one.is_ok() != other.is_ok(), "{one:?} {other:?}");
    assert_eq!(one.and(other), Err(("room-full".to_owned(), 1000)));
}

// T6
#[tokio::test]
async fn the_last_guess_is_made_once() {
    let house = House::open().await;
    let (ana, bea) = (house.guest().await, house.guest().await);
    let mut games = versus();
    games[0]["settings"]["d"]["variant"]["d"]["attempts"] = json!(2);
    let code = house.room(&ana, &games).await;
    let mut a = house.enter(&code, &ana, "Ana").await;
    let _b = house.enter(&code, &bea, "Bea").await;
    assert_eq!(a.ask(&json!({ "t": "start" })).await["t"], "done");
    a.phase("playing").await;
    assert_eq!(a.ask(&guess("AABBAABB")).await["t"], "done");
    // Both before either is answered.
    for (n, letters) in [(3, "BBCCBBCC"), (4, "CCDDCCDD")] {
        a.say(&json!({ "t": "do", "d": { "n": n, "what": guess(letters) } })).await;
    }
    let (first, second) = (a.until("answer").await, a.until("answer").await);
    assert_eq!((&first["n"], &first["outcome"]["t"]), (&json!(3), &json!("done")));
    assert_eq!((&second["n"], &second["outcome"]["t"]), (&json!(4), &json!("refused")));
    let seen = house.enter(&code, &ana, "").await.welcome["snapshot"]["play"]["d"].clone();
    let own = seen["view"]["game"]["attempts"].as_array().expect("guesses");
    let own: Vec<_> = own.iter().filter(|attempt| attempt["seat"] == seen["seat"]).collect();
    assert_eq!((own.len(), &own[1]["guess"]), (2, &json!("BBCCBBCC")));
}

/// Makes a guess as soon as the others are about to make theirs, and answers whether it counted.
async fn race(client: &mut Client, start: &Barrier, round: u64, code: &str) -> bool {
    let action = json!({ "t": "code", "d": { "t": "guess", "d": code } });
    let act = json!({ "t": "act", "d": { "game": 1, "round": round, "action": action } });
    start.wait().await;
    let outcome = client.ask(&act).await;
    match outcome["t"].as_str() {
        Some("done") => true,
        Some("refused") => false,
        _ => panic!("{outcome}"),
    }
}

// T6
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn of_guesses_that_race_over_two_connections_one_alone_wins_the_round() {
    const ROUNDS: u64 = 20;
    let house = House::open().await;
    let (ana, bea, cid) = (house.guest().await, house.guest().await, house.guest().await);
    // Whoever finds the code first ends the round, and there are four codes.
    let space = json!({ "symbols": 2, "length": 2, "repeats": true });
    let board = json!({ "space": space, "attempts": 20, "seconds": null });
    let settings = json!({ "variant": { "t": "custom", "d": board }, "mode": "sprint", "rounds": ROUNDS });
    let games = json!([{ "entry": "custom", "settings": { "t": "code", "d": settings } }]);
    let opened = house.post("/api/v1/rooms", &ana, &json!({ "games": games })).await;
    let code = text(&opened.expect(201)["code"]);
    let mut a = house.enter(&code, &ana, "Ana").await;
    let mut rules = a.welcome["snapshot"]["room"]["house"].clone();
    rules["at_once"] = json!(true);
    assert_eq!(a.ask(&json!({ "t": "settle", "d": rules })).await["t"], "done");
    let mut b = house.enter(&code, &bea, "Bea").await;
    let mut watcher = house.connect(&code, &cid).await;
    watcher.say(&json!({ "t": "hello", "d": { "protocol": 1, "name": "Cid", "watch": true } })).await;
    watcher.until("welcome").await;
    assert_eq!(a.ask(&json!({ "t": "start" })).await["t"], "done");
    let start = Arc::new(Barrier::new(2));
    let mut last = ("", 0);
    for round in 1..=ROUNDS {
        watcher.phase("playing").await;
        let mut found = None;
        for guess in ["AA", "AB", "BA", "BB"] {
            let (one, other) = (Arc::clone(&start), Arc::clone(&start));
            let one = tokio::spawn(async move { (race(&mut a, &one, round, guess).await, a) });
            let other = tokio::spawn(async move { (race(&mut b, &other, round, guess).await, b) });
            let (first, second);
            (first, a) = one.await.expect("an answer");
            (second, b) = other.await.expect("an answer");
            if !(first && second) {
                found = Some(guess);
                assert_ne!(first, second, "round {round}: one of them has found it, and alone");
                last = (guess, usize::from(second));
                break;
            }
        }
        assert!(found.is_some(), "round {round}: it is one of four codes");
    }
    // What is seen of the last round is what was answered.
    let seen = house.enter(&code, &cid, "Cid").await.welcome["snapshot"]["play"]["d"].clone();
    let attempts = seen["view"]["game"]["attempts"].as_array().expect("guesses");
    let found: Vec<_> = attempts.iter().filter(|attempt| attempt["guess"] == last.0).collect();
    assert_eq!(found.len(), 1, "{attempts:?}");
    assert_eq!(found[0]["seat"], last.1);
}

#[tokio::test]
async fn who_is_not_wanted_in_a_room_is_told_so() {
    let house = House::open().await;
    let ana = house.guest().await;
    let code = house.room(&ana, &json!(["classic"])).await;
    let mut host = house.enter(&code, &ana, "Ana").await;
    let bea = house.guest().await;
    let mut b = house.enter(&code, &bea, "Bea").await;
    assert_eq!(host.ask(&json!({ "t": "kick", "d": b.welcome["you"] })).await["t"], "done");
    assert_eq!((b.until("farewell").await, b.closed().await), (json!("kicked"), 4003));
    let mut b = house.enter(&code, &bea, "Bea").await;
    assert_eq!(host.ask(&json!({ "t": "ban", "d": b.welcome["you"] })).await["t"], "done");
    assert_eq!((b.until("farewell").await, b.closed().await), (json!("banned"), 4003));
    let back = try_in(house.connect(&code, &bea).await, "Bea").await;
    assert_eq!(back, Err(("room-banned".to_owned(), 4003)));
    let mut rules = host.welcome["snapshot"]["room"]["house"].clone();
    rules["locked"] = json!(true);
    assert_eq!(host.ask(&json!({ "t": "settle", "d": rules })).await["t"], "done");
    let late = try_in(house.connect(&code, &house.guest().await).await, "Cid").await;
    assert_eq!(late, Err(("room-locked".to_owned(), 1000)));
}

/// What a response says, but for when.
fn said(response: &Response) -> (Vec<&str>, &str) {
    let lines = response.head.lines().filter(|line| !line.starts_with("date: "));
    (lines.collect(), &response.body)
}

// R1, R5
#[tokio::test]
async fn a_wrong_code_and_a_room_closed_to_you_look_the_same() {
    let house = House::open().await;
    let (ana, bea) = (house.guest().await, house.guest().await);
    let answer = house.post("/api/v1/solo", &ana, &json!({ "game": "classic" })).await.expect(201);
    let hers = answer["code"].as_str().expect("a code").to_owned();
    for end in ["", "/socket"] {
        let look = async |code: &str| {
            let headers = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n\
                           Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
            let (host, token) = (house.address, &bea.token);
            house
                .request(&format!(
                    "GET /api/v1/rooms/{code}{end} HTTP/1.1\r\nHost: {host}\r\nAuthorization: Bearer {token}\r\n{headers}\r\n"
                ))
                .await
        };
        let (closed, wrong, odd) = (look(&hers).await, look("AAAAAA").await, look("..%2f..%00").await);
        closed.refused(404, "http-not-found");
        assert_eq!(said(&closed), said(&wrong));
        assert_eq!(said(&closed), said(&odd));
    }
}

// R2
#[tokio::test]
async fn who_guesses_codes_is_stopped_and_a_class_with_one_mistake_each_is_not() {
    let house = House::open().await;
    let ana = house.guest().await;
    let code = house.room(&ana, &json!(["classic"])).await;
    let mut class = Vec::new();
    for _ in 0..60 {
        class.push(house.guest().await);
    }
    // So that what one of them does here does not count for the address any more.
    for _ in 0..10 {
        house.get("/api/v1/rooms/AAAAAA", Some(&ana)).await.refused(404, "http-not-found");
    }
    let stopped = house.get("/api/v1/rooms/AAAAAA", Some(&ana)).await;
    stopped.refused(429, "http-too-many");
    let wait: u64 = stopped.header("retry-after").expect("a time").parse().expect("seconds");
    assert!((1..=6).contains(&wait), "{wait}");
    house.get(&format!("/api/v1/rooms/{code}"), Some(&ana)).await.refused(429, "http-too-many");
    skip(Duration::from_secs(60)).await;
    for pupil in &class {
        house.get("/api/v1/rooms/BBBBBB", Some(pupil)).await.refused(404, "http-not-found");
        house.get(&format!("/api/v1/rooms/{code}"), Some(pupil)).await.expect(200);
    }
}

// R4
#[tokio::test]
async fn a_full_house_opens_no_more_rooms() {
    let house = House::open_with(Config { most_rooms: 2, ..Config::new(folder()) }).await;
    let ana = house.guest().await;
    for _ in 0..2 {
        house.room(&ana, &json!(["classic"])).await;
    }
    let full = house.post("/api/v1/rooms", &ana, &json!({ "games": ["classic"] })).await;
    full.refused(503, "http-full");
    assert_eq!(full.header("retry-after"), Some("60"));
    house
        .post("/api/v1/solo", &house.guest().await, &json!({ "game": "classic" }))
        .await
        .refused(503, "http-full");
}

// R4
#[tokio::test]
async fn rooms_are_opened_one_at_a_time_and_eight_in_all() {
    let house = House::open().await;
    let ana = house.guest().await;
    let open = async || house.post("/api/v1/rooms", &ana, &json!({ "games": ["classic"] })).await;
    for _ in 0..5 {
        open().await.expect(201);
    }
    let sixth = open().await;
    sixth.refused(429, "http-too-many");
    assert!(sixth.header("retry-after").is_some());
    skip(Duration::from_secs(60)).await;
    for _ in 0..3 {
        open().await.expect(201);
    }
    open().await.refused(429, "http-rooms-per-person");
    house.post("/api/v1/solo", &ana, &json!({ "game": "classic" })).await.expect(201);
}

// R4
#[tokio::test]
async fn who_opens_rooms_at_once_gets_no_more_than_one_after_another() {
    let house = House::open().await;
    let ana = house.guest().await;
    let open = || async { house.post("/api/v1/rooms", &ana, &json!({ "games": ["classic"] })).await };
    for _ in 0..5 {
        open().await.expect(201);
    }
    skip(Duration::from_secs(60)).await;
    let answers = join_all((0..5).map(|_| open())).await;
    for refused in answers.iter().filter(|answer| answer.status != 201) {
        refused.refused(429, "http-rooms-per-person");
    }
    assert_eq!(answers.iter().filter(|answer| answer.status == 201).count(), 3);
}

fn text(value: &Value) -> String {
    value.as_str().expect("a text").to_owned()
}

/// The codes of somebody's own rooms, the oldest first.
async fn own_rooms(house: &House, who: &Guest) -> Vec<String> {
    let rooms = house.get("/api/v1/me/rooms", Some(who)).await.expect(200);
    rooms.as_array().expect("a list").iter().map(|room| text(&room["code"])).collect()
}

// R4
#[tokio::test]
async fn who_leaves_official_games_behind_can_always_play_another() {
    let mut house = House::open().await;
    let ana = house.guest().await;
    let solo = async |house: &House| house.post("/api/v1/solo", &ana, &json!({ "game": "classic" })).await;
    let mut codes = Vec::new();
    for _ in 0..3 {
        codes.push(text(&solo(&house).await.expect(201)["code"]));
    }
    skip(Duration::from_secs(60)).await;
    // Those one is in are not given up, nor are the rooms one has opened for others, nor the daily.
    let mut here = house.enter(&codes[0], &ana, "Ana").await;
    let left = house.enter(&codes[1], &ana, "Ana").await;
    drop(left);
    let party = house.room(&ana, &json!(["classic"])).await;
    let daily = text(&house.post("/api/v1/daily", &ana, &json!({})).await.expect(201)["code"]);
    for _ in 0..3 {
        codes.push(text(&solo(&house).await.expect(201)["code"]));
    }
    let own = own_rooms(&house, &ana).await;
    assert_eq!(own, [&codes[0], &party, &daily, &codes[4], &codes[5]].map(Clone::clone));
    assert_eq!(here.ask(&json!({ "t": "start" })).await["t"], "done");
    let rooms = house.get("/api/v1/me/rooms", Some(&ana)).await.expect(200);
    assert_eq!((&rooms[0]["games"], &rooms[0]["official"]), (&json!(["classic"]), &json!(true)));
    assert_eq!((&rooms[1]["official"], rooms[1]["since"].is_i64()), (&json!(false), true));
    let _both = (house.enter(&codes[4], &ana, "Ana").await, house.enter(&codes[5], &ana, "Ana").await);
    skip(Duration::from_secs(12)).await;
    solo(&house).await.refused(429, "http-rooms-per-person");
    // Counted on the disk, not in memory.
    house.stop().await;
    house.start().await;
    assert_eq!(own_rooms(&house, &ana).await, own);
    house.get("/api/v1/me/rooms", None).await.refused(401, "http-unauthorized");
    assert_eq!(own_rooms(&house, &house.guest().await).await, [""; 0]);
}

// R4
#[tokio::test]
async fn an_official_game_that_nobody_came_into_closes_soon_and_a_daily_is_begun_again() {
    let config = Config::new(folder());
    let store = Store::open(&config.data).expect("a store");
    let house = House::open_on(config, store.clone()).await;
    let (ana, bea) = (house.guest().await, house.guest().await);
    let daily = async |who: &Guest| house.post("/api/v1/daily", who, &json!({})).await;
    house.post("/api/v1/solo", &ana, &json!({ "game": "classic" })).await.expect(201);
    let forgotten = text(&daily(&ana).await.expect(201)["code"]);
    let begun = text(&daily(&bea).await.expect(201)["code"]);
    drop(house.enter(&begun, &bea, "Bea").await);
    until_rooms(&store, 1).await;
    assert_eq!(own_rooms(&house, &ana).await, [""; 0]);
    assert!(house.get("/api/v1/daily", Some(&ana)).await.expect(200)["attempt"].is_null());
    assert_ne!(text(&daily(&ana).await.expect(201)["code"]), forgotten);
    // Whoever was there finds the attempt they had, also where they went before it began.
    let mut back = house.enter(&text(&daily(&bea).await.expect(200)["code"]), &bea, "Bea").await;
    back.ask(&json!({ "t": "leave" })).await;
    until_rooms(&store, 1).await;
    assert_eq!(text(&daily(&bea).await.expect(200)["code"]), begun);
}

// R4
#[tokio::test]
async fn a_daily_that_nobody_came_into_waits_no_longer_for_a_restart() {
    let mut house = House::open().await;
    let ana = house.guest().await;
    house.post("/api/v1/daily", &ana, &json!({})).await.expect(201);
    house.stop().await;
    let store = Store::open(&house.config.data).expect("a store");
    let house = House::open_on(house.config.clone(), store.clone()).await;
    assert_eq!(rooms(&store).await, 1);
    skip(Duration::from_secs(11 * 60)).await;
    until_rooms(&store, 0).await;
    house.post("/api/v1/daily", &ana, &json!({})).await.expect(201);
}

/// Waits until the store has so many live rooms, while time flies.
async fn until_rooms(store: &Store, number: usize) {
    for _ in 0..200 {
        if rooms(store).await == number {
            return;
        }
        skip(Duration::from_secs(60)).await;
        // What the rooms have asked for by now is written before this.
        store.is_well().await.expect("a good disk");
    }
    panic!("{} rooms are left", rooms(store).await);
}

async fn rooms(store: &Store) -> usize {
    store.count_rooms().await.expect("the store answers")
}

// R4
#[tokio::test]
async fn rooms_that_nobody_is_in_close_even_where_nobody_ever_was() {
    let config = Config::new(folder());
    let store = Store::open(&config.data).expect("a store");
    let house = House::open_on(config, store.clone()).await;
    let ana = house.guest().await;
    house.room(&ana, &json!(["classic"])).await;
    let code = house.room(&ana, &json!(["classic"])).await;
    drop(house.enter(&code, &ana, "Ana").await);
    assert_eq!(rooms(&store).await, 2);
    until_rooms(&store, 0).await;
    house.get(&format!("/api/v1/rooms/{code}"), Some(&ana)).await.refused(404, "http-not-found");
}

// R4
#[tokio::test]
async fn rooms_close_whose_people_do_not_come_back_after_a_restart() {
    let mut house = House::open().await;
    let ana = house.guest().await;
    let code = house.room(&ana, &json!(["classic"])).await;
    house.room(&ana, &json!(["classic"])).await;
    let here = house.enter(&code, &ana, "Ana").await;
    house.stop().await;
    drop(here);
    let store = Store::open(&house.config.data).expect("a store");
    let house = House::open_on(house.config.clone(), store.clone()).await;
    assert_eq!(rooms(&store).await, 2);
    until_rooms(&store, 0).await;
    house.get(&format!("/api/v1/rooms/{code}"), Some(&ana)).await.refused(404, "http-not-found");
}

// R4
#[tokio::test]
async fn who_plays_many_official_games_is_not_taken_for_a_flood() {
    let house = House::open().await;
    let ana = house.guest().await;
    for _ in 0..12 {
        let room = house.post("/api/v1/solo", &ana, &json!({ "game": "classic" })).await.expect(201);
        let mut a = house.enter(room["code"].as_str().expect("a code"), &ana, "Ana").await;
        assert_eq!(a.ask(&json!({ "t": "start" })).await["t"], "done");
        assert_eq!(a.ask(&json!({ "t": "leave" })).await["t"], "done");
        assert_eq!(a.closed().await, 1000);
        skip(Duration::from_secs(30)).await;
    }
}
