//! Official games, the daily, races and matches sent in: the secret, the clock and the score are the server's.

mod house;

use std::sync::Arc;

use cluehouse_engine::{Millis, Seed};
use cluehouse_games::Date;
use cluehouse_games::numble::daily_equation;
use cluehouse_room::wire::ClientMsg;
use cluehouse_room::{Charter, Item, Local, Shelf};
use house::{Client, Guest, House, guess};
use serde_json::{Value, json};

fn now() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.expect("a clock").as_millis() as i64
}

fn code(response: &house::Response, status: u16) -> String {
    response.expect(status)["code"].as_str().expect("a code").to_owned()
}

/// Comes into an official room and begins.
async fn begin(house: &House, code: &str, guest: &Guest) -> Client {
    let mut client = house.enter(code, guest, "Ana").await;
    assert_eq!(client.ask(&json!({ "t": "start" })).await["t"], "done");
    client
}

/// Guesses until the match is over: everything there is in alphabetical order, and so surely wrong for long.
async fn lose(client: &mut Client, guesses: usize) {
    for _ in 0..guesses {
        assert_eq!(client.ask(&guess("AAAA")).await["t"], "done");
    }
}

async fn history(house: &House, guest: &Guest) -> Value {
    house.get("/api/v1/me/history", Some(guest)).await.expect(200)
}

#[tokio::test]
async fn an_official_game_is_its_players_alone_and_is_written_down_when_it_ends() {
    let house = House::open().await;
    let (ana, bea) = (house.guest().await, house.guest().await);
    let room = code(&house.post("/api/v1/solo", &ana, &json!({ "game": "classic" })).await, 201);
    house.get(&format!("/api/v1/rooms/{room}"), Some(&bea)).await.refused(404, "http-not-found");
    house.get(&format!("/api/v1/rooms/{room}"), Some(&ana)).await.expect(200);
    let mut a = begin(&house, &room, &ana).await;
    assert_eq!(a.ask(&json!({ "t": "pause", "d": true })).await["t"], "refused");
    assert_eq!(history(&house, &ana).await, json!([]));
    lose(&mut a, 10).await;
    let played = history(&house, &ana).await;
    let won = played[0]["won"].as_bool().expect("a result");
    assert_eq!((&played[0]["preset"], &played[0]["official"]), (&json!("classic"), &json!(true)));
    let id = played[0]["id"].as_str().expect("a match");
    let replay = house.get(&format!("/api/v1/matches/{id}"), None).await.expect(200);
    assert_eq!((&replay["official"], &replay["seats"][0]["won"]), (&json!(true), &json!(won)));
    let journal = replay["journal"].as_str().expect("a journal");
    let record = cluehouse_games::Record::read(journal, |_, _| None).expect("a lawful journal");
    assert_eq!((record.finished, record.seats[0].won), (true, won));
    assert_eq!(a.ask(&json!({ "t": "rematch" })).await["t"], "refused", "an official game is played once");
}

#[tokio::test]
async fn who_leaves_an_official_game_has_given_up() {
    let house = House::open().await;
    let ana = house.guest().await;
    let room = code(&house.post("/api/v1/solo", &ana, &json!({ "game": "skemind" })).await, 201);
    let mut a = begin(&house, &room, &ana).await;
    assert_eq!(a.ask(&json!({ "t": "leave" })).await["t"], "done");
    let played = history(&house, &ana).await;
    assert_eq!((&played[0]["won"], &played[0]["score"]), (&json!(false), &json!(0)));
}

#[tokio::test]
async fn only_what_can_be_official_is() {
    let house = House::open().await;
    let ana = house.guest().await;
    let game = |settings: Value| json!({ "game": { "entry": "classic", "settings": { "t": "code", "d": settings } } });
    let classic = json!({ "t": "classic" });
    for settings in [
        json!({ "variant": classic, "mode": "solo", "practice": true }),
        json!({ "variant": classic, "mode": "versus" }),
        json!({ "variant": classic, "mode": "reversed" }),
        json!({ "variant": classic, "mode": "solo", "pace": "double" }),
    ] {
        house.post("/api/v1/solo", &ana, &game(settings)).await.refused(422, "official-settings");
    }
    house.post("/api/v1/solo", &ana, &json!({ "game": "trivia" })).await.refused(422, "official-settings");
    house.post("/api/v1/solo", &ana, &json!({ "game": "chess" })).await.refused(409, "room-unknown-entry");
    house
        .post("/api/v1/solo", &ana, &json!({ "game": "classic", "seed": "00" }))
        .await
        .refused(400, "http-unreadable");
}

#[tokio::test]
async fn the_daily_is_played_once_and_counts_for_its_day() {
    let house = House::open().await;
    let ana = house.guest().await;
    let today = house.get("/api/v1/daily", Some(&ana)).await.expect(200);
    let date: Date = today["date"].as_str().expect("a date").parse().expect("a date");
    assert!(today["attempt"].is_null());
    let room = code(&house.post("/api/v1/daily", &ana, &json!({})).await, 201);
    assert_eq!(code(&house.post("/api/v1/daily", &ana, &json!({ "hard": true })).await, 200), room);
    let mut a = begin(&house, &room, &ana).await;
    let action = json!({ "t": "numble", "d": { "t": "guess", "d": daily_equation(date).to_string() } });
    let act = json!({ "t": "act", "d": { "game": 1, "round": 1, "action": action } });
    assert_eq!(a.ask(&act).await["t"], "done");
    house.post("/api/v1/daily", &ana, &json!({})).await.refused(409, "daily-taken");
    let after = house.get("/api/v1/daily", Some(&ana)).await.expect(200);
    assert!(after["attempt"]["match"].is_string() && after["attempt"]["official"] == true, "{after}");
    let figures = house.get("/api/v1/me/daily", Some(&ana)).await.expect(200);
    assert_eq!((&figures["played"], &figures["streak"]), (&json!(1), &json!(1)));
}

#[tokio::test]
async fn no_puzzle_of_a_day_to_come_is_handed_out() {
    let house = House::open().await;
    let ana = house.guest().await;
    let days = i32::try_from(now() / (24 * 3600 * 1000)).expect("a day");
    let tomorrow = Date::from_days(days + 2).expect("a day").to_string();
    let puzzle = |kind: &str| {
        let puzzle = json!({ "t": kind, "d": tomorrow });
        json!([{ "entry": "numble", "settings": { "t": "numble", "d": { "puzzle": puzzle, "mode": "versus" } } }])
    };
    for kind in ["daily", "archive"] {
        let body = json!({ "games": puzzle(kind) });
        house.post("/api/v1/rooms", &ana, &body).await.refused(409, "numble-reject-day-future");
    }
    let room = house.room(&ana, &json!(["numble"])).await;
    let mut a = house.enter(&room, &ana, "Ana").await;
    let chosen = a.ask(&json!({ "t": "choose", "d": puzzle("daily") })).await;
    assert_eq!(chosen["d"]["text"]["id"], "numble-reject-day-future");
}

#[tokio::test]
async fn a_race_is_sealed_until_its_last_entry_has_ended() {
    let house = House::open().await;
    let (ana, bea) = (house.guest().await, house.guest().await);
    let window = |opens: i64, closes: i64| json!({ "title": "Friday", "entry": "skemind", "opens": opens, "closes": closes });
    let announce = async |body: &Value| house.post("/api/v1/races", &ana, body).await;
    announce(&window(now(), now() - 1)).await.refused(422, "race-window");
    announce(&json!({ "title": " ", "entry": "skemind", "opens": 0, "closes": 1 }))
        .await
        .refused(422, "race-title");
    announce(&json!({ "title": "T", "entry": "trivia", "opens": 0, "closes": 1 }))
        .await
        .refused(422, "race-entry");
    let coming = announce(&window(now() + 60_000, now() + 90_000)).await.expect(201);
    let enter = |race: &Value| format!("/api/v1/races/{}/entry", race["id"].as_str().expect("an id"));
    house.call("POST", &enter(&coming), Some(&bea), None).await.refused(409, "race-not-open");

    let race = announce(&window(now() - 1000, now() + 2500)).await.expect(201);
    let address = format!("/api/v1/races/{}", race["id"].as_str().expect("an id"));
    assert_eq!(race["state"], "open");
    let room = code(&house.call("POST", &enter(&race), Some(&ana), None).await, 201);
    assert_eq!(
        code(&house.call("POST", &enter(&race), Some(&ana), None).await, 200),
        room,
        "the same room again"
    );
    let other = code(&house.call("POST", &enter(&race), Some(&bea), None).await, 201);

    // Everybody's secret is committed to alike, before the first guess.
    let mut a = begin(&house, &room, &ana).await;
    let mut b = begin(&house, &other, &bea).await;
    let mut seen = String::new();
    for client in [&mut a, &mut b] {
        let answer = client.ask(&json!({ "t": "rename", "d": "Racer" })).await;
        seen += &answer.to_string();
    }
    let snapshot = house.enter(&room, &ana, "").await.welcome;
    seen += &snapshot.to_string();
    assert_eq!(snapshot["snapshot"]["play"]["d"]["pledges"][0]["commitment"], race["commitment"]);
    assert!(!race["commitment"].is_null());

    let mut a = house.enter(&room, &ana, "").await;
    assert_eq!(a.ask(&json!({ "t": "leave" })).await["t"], "done");
    house.call("POST", &enter(&race), Some(&ana), None).await.refused(409, "race-taken");
    let id = history(&house, &ana).await[0]["id"].as_str().expect("a match").to_owned();
    house.get(&format!("/api/v1/matches/{id}"), Some(&ana)).await.refused(403, "http-sealed");
    let lost = b.ask(&json!({ "t": "leave" })).await;
    seen += &lost.to_string();

    // It opens by itself a moment after its window has closed.
    let over = loop {
        let look = house.get(&address, Some(&bea)).await.expect(200);
        if look["state"] == "over" {
            break look;
        }
        seen += &look.to_string();
    };
    house.call("POST", &enter(&race), Some(&house.guest().await), None).await.refused(409, "race-closed");
    let replay = house.get(&format!("/api/v1/matches/{id}"), None).await.expect(200);
    let journal = replay["journal"].as_str().expect("a journal");
    let header: Value = serde_json::from_str(journal.lines().next().expect("a line")).expect("JSON");
    let seed = header["header"]["seed"].as_str().expect("a seed");
    assert!(seed.len() >= 32 && !seen.contains(seed), "the seed left too early");
    assert!(!seen.contains("secret_revealed"), "the secret left too early");
    assert_eq!(over["entries"], 2);
    let board = house.get(&format!("{address}/board"), Some(&bea)).await.expect(200);
    assert_eq!((board.as_array().map(Vec::len), &board[0]["score"]), (Some(2), &json!(0)));
}

/// A match as the browser plays it: alone, with a seed of its own.
fn played_elsewhere(item: &str) -> String {
    let charter = Charter::new(Seed::from_number(7), vec![Item::preset(item).expect("an entry")]);
    let mut local = Local::open(charter, Arc::new(Shelf::default())).expect("a room");
    let say = |local: &mut Local, msg: Value| {
        local.hear(Millis::ZERO, serde_json::from_value::<ClientMsg>(msg).expect("a message"));
    };
    say(&mut local, json!({ "t": "hello", "d": { "protocol": 1, "name": "Ana", "client": 1 } }));
    say(&mut local, json!({ "t": "do", "d": { "n": 1, "what": { "t": "start" } } }));
    for n in 0..10 {
        say(&mut local, json!({ "t": "do", "d": { "n": n + 2, "what": guess("AAAA") } }));
    }
    local.archive().expect("a match that is over").to_string()
}

#[tokio::test]
async fn a_match_played_elsewhere_counts_for_oneself_and_once() {
    let house = House::open().await;
    let ana = house.guest().await;
    let journal = played_elsewhere("classic");
    let report = |journal: &str| json!({ "journal": journal });
    let first = house.post("/api/v1/me/matches", &ana, &report(&journal)).await.expect(201);
    let again = house.post("/api/v1/me/matches", &ana, &report(&journal)).await.expect(200);
    assert_eq!((&first["match"], &again["known"]), (&again["match"], &json!(true)));
    let played = history(&house, &ana).await;
    assert_eq!(played.as_array().map(Vec::len), Some(1));
    assert_eq!((&played[0]["official"], &played[0]["reported"]), (&json!(false), &json!(true)));
    let altered = journal.replacen("AAAA", "AAAB", 1);
    house.post("/api/v1/me/matches", &ana, &report(&altered)).await.refused(422, "upload-journal");
    house.post("/api/v1/me/matches", &ana, &report("no journal")).await.refused(422, "upload-journal");
    let beyond = json!({ "journal": journal, "seat": 1 });
    house.post("/api/v1/me/matches", &ana, &beyond).await.refused(422, "upload-seat");
    let score = json!({ "journal": journal, "score": 9000 });
    house.post("/api/v1/me/matches", &ana, &score).await.refused(400, "http-unreadable");
    let long = report(&"x".repeat(1024 * 1024));
    house.post("/api/v1/me/matches", &ana, &long).await.refused(413, "http-too-large");
}
