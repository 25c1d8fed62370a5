//! Official games, the daily, races and matches sent in: the secret, the clock and the score are the server's.

mod house;

use std::sync::Arc;
use std::time::Duration;

use cluehouse_engine::{Millis, Rng, Seed};
use cluehouse_games::code::{Action, CodeGame};
use cluehouse_games::numble::daily_equation;
use cluehouse_games::{Date, Entry, Local, Opening};
use cluehouse_server::{Config, Site};
use cluehouse_store::limits::{MAX_ENTRIES, MAX_REPORTED_BYTES};
use cluehouse_store::{
    Append, Finished, MatchId, NewRoom, NewSession, PersonId, Purpose, RaceId, RoomId, SeatResult, Store,
    TokenHash, Trace,
};
use futures_util::future::join_all;
use house::{Client, Guest, House, folder, guess, skip};
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

/// Guesses the same until the match is over, which is lost but for a rare chance.
async fn lose(client: &mut Client, guesses: usize) {
    assert_eq!(client.ask(&guess("AAAA")).await["t"], "done");
    for _ in 1..guesses {
        if client.ask(&guess("AAAA")).await["t"] != "done" {
            return;
        }
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
    let listed = house.get("/api/v1/races", None).await.expect(200);
    assert_eq!(listed, json!([]), "whoever is nobody yet may look, and a race by link is listed for nobody");
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
    played_elsewhere_until(item, usize::MAX)
}

/// The same, after so many guesses.
fn played_elsewhere_until(item: &str, guesses: usize) -> String {
    let settings = CodeGame::preset(item).expect("an entry");
    let (seed, nonces) = (Seed::from_number(7), Seed::from_number(8));
    let opening = Opening { settings, content: Arc::default(), bots: Vec::new(), seed, nonces, began: 0 };
    let mut local = Local::<CodeGame>::begin(opening).expect("a match");
    for _ in 0..guesses {
        if local.is_finished() {
            break;
        }
        local.act(Millis::ZERO, Action::Guess("AAAA".parse().expect("a code"))).expect("a guess");
    }
    local.journal().to_string()
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
    let unfinished = played_elsewhere_until("classic", 3);
    house.post("/api/v1/me/matches", &ana, &report(&unfinished)).await.refused(422, "upload-unfinished");
    let beyond = json!({ "journal": journal, "seat": 1 });
    house.post("/api/v1/me/matches", &ana, &beyond).await.refused(422, "upload-seat");
    let score = json!({ "journal": journal, "score": 9000 });
    house.post("/api/v1/me/matches", &ana, &score).await.refused(400, "http-unreadable");
    let long = report(&"x".repeat(1024 * 1024));
    house.post("/api/v1/me/matches", &ana, &long).await.refused(413, "http-too-large");
}

impl House {
    /// A race that is open now, and stays so for a minute.
    async fn race(&self, host: &Guest, race: &Value) -> String {
        let mut body =
            json!({ "title": "Friday", "entry": "skemind", "opens": now() - 1000, "closes": now() + 60_000 });
        body.as_object_mut().expect("fields").extend(race.as_object().expect("fields").clone());
        let race = self.post("/api/v1/races", host, &body).await.expect(201);
        race["id"].as_str().expect("an id").to_owned()
    }

    async fn enter_race(&self, race: &str, who: &Guest) -> house::Response {
        self.call("POST", &format!("/api/v1/races/{race}/entry"), Some(who), None).await
    }

    /// Somebody with a name and a password.
    async fn account(&self, name: &str) -> Guest {
        let claim = json!({ "name": name, "password": "correct horse battery" });
        let body = self.post("/api/v1/me/account", &self.guest().await, &claim).await.expect(201);
        let text = |field: &str| body[field].as_str().expect("a text").to_owned();
        Guest { token: text("token"), person: text("person") }
    }
}

#[tokio::test]
async fn a_race_for_everybody_is_for_accounts_where_there_are_accounts() {
    let house = House::open().await;
    let (ana, guest) = (house.account("Ana").await, house.guest().await);
    let race = house.race(&ana, &json!({ "public": true })).await;
    house.enter_race(&race, &guest).await.refused(403, "race-account-only");
    let own = json!({ "title": "Mine", "entry": "skemind", "opens": now(), "closes": now() + 60_000, "public": true });
    house.post("/api/v1/races", &guest, &own).await.refused(403, "race-needs-account");
    house.enter_race(&race, &ana).await.expect(201);
    let among_friends = house.race(&guest, &json!({})).await;
    house.enter_race(&among_friends, &house.guest().await).await.expect(201);
    let party = House::open_as(Site::Lan).await;
    let (one, two) = (party.guest().await, party.guest().await);
    let race = party.race(&one, &json!({ "public": true })).await;
    party.enter_race(&race, &two).await.expect(201);
}

#[tokio::test]
async fn a_secret_learnt_in_a_race_wins_nothing_outside_of_it() {
    let config = Config::new(folder());
    let store = Store::open(&config.data).expect("a store");
    let house = House::open_on(config, store.clone()).await;
    let (spy, ana) = (house.guest().await, house.account("Ana").await);
    let race = house.race(&spy, &json!({ "entry": "classic" })).await;
    // Whatever the spy has told Ana, and however well she plays then.
    let id: RaceId = race.parse().expect("an id");
    let room = code(&house.enter_race(&race, &ana).await, 201);
    let mut client = begin(&house, &room, &ana).await;
    lose(&mut client, 10).await;
    drop(client);
    assert!(store.open_race(id, now() + 120_000).await.expect("a race that is over"));
    let board = house.get(&format!("/api/v1/races/{race}/board"), None).await.expect(200);
    assert_eq!(board[0]["name"], "Ana");
    assert_eq!(house.get("/api/v1/boards/code/classic", None).await.expect(200), json!([]));
    let played = history(&house, &ana).await;
    assert_eq!((&played[0]["race"], &played[0]["official"]), (&json!(race), &json!(true)));
}

#[tokio::test]
async fn who_enters_a_race_twice_and_logs_in_has_the_first_entry_alone() {
    let house = House::open().await;
    let (ana, guest) = (house.account("Ana").await, house.guest().await);
    let race = house.race(&ana, &json!({ "entry": "classic" })).await;
    let first = code(&house.enter_race(&race, &ana).await, 201);
    let second = code(&house.enter_race(&race, &guest).await, 201);
    let mut over = begin(&house, &second, &guest).await;
    let login = json!({ "name": "Ana", "password": "correct horse battery", "bearer": true });
    let body = house.post("/api/v1/login", &guest, &login).await.expect(200);
    assert_eq!(over.closed().await, 4001);
    let ana = Guest { token: body["token"].as_str().expect("a token").to_owned(), ..ana };
    // The room of the second entry closes, and what was played there stands on no board.
    let second = format!("/api/v1/rooms/{second}");
    while house.get(&second, Some(&ana)).await.status != 404 {}
    let mut client = begin(&house, &first, &ana).await;
    lose(&mut client, 10).await;
    let board = house.get(&format!("/api/v1/races/{race}/board"), Some(&ana)).await.expect(200);
    let guesses = board[0]["attempts"].as_u64();
    assert!(board.as_array().map(Vec::len) == Some(1) && guesses > Some(0), "{board}");
}

#[tokio::test]
async fn a_race_that_opened_unnoticed_shows_its_secret_to_who_comes_back() {
    let mut house = House::open().await;
    let ana = house.guest().await;
    let race = house.race(&ana, &json!({ "entry": "classic" })).await;
    let room = code(&house.enter_race(&race, &ana).await, 201);
    let mut client = begin(&house, &room, &ana).await;
    lose(&mut client, 10).await;
    let pledge = |client: &Client| client.welcome["snapshot"]["play"]["d"]["pledges"][0].clone();
    let sealed = pledge(&house.enter(&room, &ana, "").await);
    assert_eq!((sealed["commitment"].is_string(), &sealed["opening"]), (true, &Value::Null), "{sealed}");
    house.stop().await;
    // It is opened, and the process ends before anybody is told.
    let store = Store::open(&house.config.data).expect("a store");
    let id: RaceId = race.parse().expect("an id");
    assert!(store.open_race(id, now() + 120_000).await.expect("a race that is over"));
    store.close().await.expect("an orderly end");
    drop(store);
    house.start().await;
    let opened = pledge(&house.enter(&room, &ana, "").await);
    assert!(opened["opening"].is_object() || opened["opening"].is_string(), "{opened}");
}

#[tokio::test]
async fn a_long_title_is_a_title_and_races_are_bounded() {
    let house = House::open().await;
    let ana = house.guest().await;
    // Sixty characters as people count them, of eleven bytes each.
    let title = "👩\u{200D}💻".repeat(60);
    let race = house.race(&ana, &json!({ "title": title })).await;
    let look = house.get(&format!("/api/v1/races/{race}"), None).await.expect(200);
    assert_eq!(look["title"], title);
    for _ in 1..10 {
        skip(Duration::from_secs(12)).await;
        house.race(&ana, &json!({})).await;
    }
    skip(Duration::from_secs(12)).await;
    let body = json!({ "title": "T", "entry": "skemind", "opens": now(), "closes": now() + 60_000 });
    house.post("/api/v1/races", &ana, &body).await.refused(409, "race-too-many");
}

/// Somebody new enters a race in a room that has their number.
async fn enter(store: &Store, race: RaceId, number: u128) {
    let (who, mut token) = (PersonId::from(number), [0; 32]);
    token[..16].copy_from_slice(&number.to_be_bytes());
    let session = NewSession { token: TokenHash::new(token), expires: i64::MAX, trace: Trace::default() };
    store.create_guest(who, session, now()).await.expect("a guest");
    open_entry(store, race, who, number).await;
}

async fn open_entry(store: &Store, race: RaceId, who: PersonId, number: u128) {
    let room = NewRoom {
        id: RoomId::from(number),
        code: number.to_string(),
        public: false,
        opener: Some(who),
        purpose: Purpose::Entry(race),
        charter: Vec::new(),
        packs: Vec::new(),
    };
    store.create_room(room, now()).await.expect("an entry");
}

/// The entry in a room ends, with a score.
async fn end_entry(store: &Store, race: RaceId, who: PersonId, number: u128, score: i64) {
    let room = RoomId::from(number);
    let finished = Finished { official: true, race: Some(race), ..reported(number, who, Vec::new()) };
    let results = finished.results.iter().map(|result| SeatResult { score, ..*result }).collect();
    let append = Append {
        room,
        epoch: store.take_room(room).await.expect("a room").epoch,
        rows: Vec::new(),
        checkpoint: None,
        wake: None,
        public: None,
        finished: vec![Finished { results, ..finished }.file().expect("within bounds")],
        closed: true,
    };
    store.append(append, now()).expect("a place").await.expect("a match");
}

#[tokio::test]
async fn a_races_board_is_one_page_and_ones_own_place_and_new_with_everybody_who_is_done() {
    let config = Config::new(folder());
    let store = Store::open(&config.data).expect("a store");
    let house = House::open_on(config, store.clone()).await;
    let ana = house.guest().await;
    let race = house.race(&ana, &json!({})).await;
    let (id, own): (RaceId, PersonId) = (race.parse().expect("an id"), ana.person.parse().expect("an id"));
    let (store, address) = (&store, format!("/api/v1/races/{race}/board"));
    join_all((1..=210).map(|number| async move {
        enter(store, id, number).await;
        end_entry(store, id, PersonId::from(number), number, 1000 - number as i64).await;
    }))
    .await;
    open_entry(store, id, own, 999).await;
    let board = async |who: Option<&Guest>| {
        let board = house.get(&address, who).await.expect(200);
        board.as_array().expect("a board").clone()
    };
    assert_eq!(board(Some(&ana)).await.len(), 200);
    end_entry(store, id, own, 999, 0).await;
    let seen = board(Some(&ana)).await;
    assert_eq!((seen.len(), &seen[200]["you"], &seen[200]["place"]), (201, &json!(true), &json!(211)));
    assert_eq!((board(None).await.len(), &seen[0]["score"]), (200, &json!(999)));
    while house.get(&address, Some(&ana)).await.status == 200 {}
    house.get(&address, Some(&ana)).await.refused(429, "http-too-many");
    assert_eq!(board(Some(&house.guest().await)).await.len(), 200);
}

#[tokio::test]
async fn the_house_strikes_what_is_wrong_but_not_much_and_puts_back_what_is_right() {
    let config = Config::new(folder());
    let store = Store::open(&config.data).expect("a store");
    let house = House::open_on(config, store.clone()).await;
    let ana = house.guest().await;
    let room = code(&house.post("/api/v1/solo", &ana, &json!({ "game": "classic" })).await, 201);
    lose(&mut begin(&house, &room, &ana).await, 10).await;
    let right = store.audit(None, 1).await.expect("the match").swap_remove(0).finished;
    let wrong = |number| {
        let mut wrong = Finished { id: MatchId::from(number), ..right.clone() };
        wrong.results[0].score += 1;
        wrong.file().expect("within bounds")
    };
    let id = RoomId::from(1);
    let (code, purpose) = ("PLANTED".into(), Purpose::Open);
    let (charter, packs) = (Vec::new(), Vec::new());
    let new = NewRoom { id, code, public: false, opener: None, purpose, charter, packs };
    store.create_room(new, now()).await.expect("a room");
    let append = Append {
        room: id,
        epoch: store.take_room(id).await.expect("a room").epoch,
        rows: Vec::new(),
        checkpoint: None,
        wake: None,
        public: None,
        finished: (1..=4).map(wrong).collect(),
        closed: true,
    };
    store.append(append, now()).expect("a place").await.expect("a match");
    // As another version of the program may have done, which found other scores.
    store.strike(right.id, now() - 8 * 24 * 3_600_000).await.expect("a match");
    // Five of them are few for a day: they have their turn one after the other.
    for turn in 1..=5 {
        skip(Duration::from_secs(601)).await;
        loop {
            let figures = house.figures().await;
            let replayed =
                |times: u32| figures.contains(&format!("cluehouse_matches_replayed_total {times}\n"));
            if replayed(turn) {
                break;
            }
            assert!(replayed(turn - 1), "{figures}");
        }
    }
    let figures = house.figures().await;
    assert!(figures.contains("cluehouse_matches_wrong_total 4\n"), "{figures}");
    let struck: Vec<_> = store.audit(None, 9).await.expect("matches").iter().map(|one| one.struck).collect();
    assert_eq!(struck, [false, true, true, true, false], "so many may be the program's own fault");
    let board = house.get("/api/v1/boards/code/classic", None).await.expect(200);
    assert_eq!(board[0]["match"], MatchId::from(4).to_string(), "{board}");
    // The journal and the record stay for whoever looks into it.
    let record = store.archive(MatchId::from(1)).await.expect("the match").finished;
    assert_eq!((&record.archive, record.results.len()), (&right.archive, right.results.len()));
    assert_eq!(record.results[0].score, right.results[0].score + 1);
}

#[tokio::test]
async fn a_race_that_is_full_says_so() {
    let config = Config::new(folder());
    let store = Store::open(&config.data).expect("a store");
    let house = House::open_on(config, store.clone()).await;
    let ana = house.guest().await;
    let race = house.race(&ana, &json!({})).await;
    let id: RaceId = race.parse().expect("an id");
    for crowd in (1..=u128::from(MAX_ENTRIES)).collect::<Vec<_>>().chunks(500) {
        join_all(crowd.iter().map(|number| enter(&store, id, *number))).await;
    }
    house.enter_race(&race, &ana).await.refused(409, "race-full");
    assert_eq!(house.get("/api/v1/me/rooms", Some(&ana)).await.expect(200), json!([]));
}

/// Bytes that cannot be packed.
fn noise(length: usize) -> Vec<u8> {
    let mut dice = Rng::from_number(7);
    (0..length).map(|_| dice.below(256) as u8).collect()
}

fn reported(number: u128, person: PersonId, archive: Vec<u8>) -> Finished {
    let result = SeatResult {
        seat: 0,
        person: Some(person),
        place: 1,
        score: 1,
        won: true,
        attempts: None,
        millis: None,
        hints: 0,
    };
    Finished {
        id: MatchId::from(number),
        game: "code".into(),
        entry: "classic".into(),
        preset: "classic".into(),
        archive,
        sealed: false,
        official: false,
        day: None,
        race: None,
        nameless: false,
        pack: None,
        results: vec![result],
    }
}

#[tokio::test]
async fn who_sends_in_too_much_is_told_so() {
    let config = Config::new(folder());
    let store = Store::open(&config.data).expect("a store");
    let house = House::open_on(config, store.clone()).await;
    let ana = house.guest().await;
    let person: PersonId = ana.person.parse().expect("an id");
    // Too short to be packed, so that all but a few bytes of the space are taken.
    let (mut left, mut number) = (MAX_REPORTED_BYTES as usize, 0);
    while left > 0 {
        let archive = noise(left.min(1 << 20));
        left -= archive.len();
        number += 1;
        store.report(person, reported(number, person, archive), now()).await.expect("space");
    }
    let report = json!({ "journal": played_elsewhere("classic") });
    house.post("/api/v1/me/matches", &ana, &report).await.refused(409, "upload-too-many");
    house.post("/api/v1/me/matches", &house.guest().await, &report).await.expect(201);
}
