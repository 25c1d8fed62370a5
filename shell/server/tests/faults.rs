//! Every commit fails once, with and without having been written, alone and with another write under way: nobody loses what was
//! acknowledged, nothing is done twice, and the game goes on to the same end, which is written down once.

mod house;

use cluehouse_games::Record;
use cluehouse_server::Config;
use cluehouse_store::{Fault, Store};
use house::{Client, Guest, House, Response, folder};
use serde_json::{Value, json};

/// The guesses of each player, in order: as many as the board has, and none is right but for a chance of one to many millions.
const GUESSES: [&str; 6] = ["AABBAABB", "BBCCBBCC", "CCDDCCDD", "DDEEDDEE", "EEFFEEFF", "FFAAFFAA"];

/// Asks again as long as the house can write nothing.
async fn insist(house: &House, path: &str, who: Option<&Guest>, body: &Value) -> Response {
    for _ in 0..5 {
        let answer = house.call("POST", path, who, Some(body)).await;
        if answer.status != 503 {
            return answer;
        }
        assert_eq!(answer.json()["code"], "http-degraded");
    }
    panic!("{path} is refused for ever");
}

async fn guest(house: &House) -> Guest {
    let body = insist(house, "/api/v1/session", None, &json!({ "bearer": true })).await.expect(201);
    let text = |field: &str| body[field].as_str().expect("a text").to_owned();
    Guest { token: text("token"), person: text("person") }
}

/// Opens a room, and answers its code.
async fn open(house: &House, path: &str, who: &Guest, body: &Value) -> String {
    let room = insist(house, path, Some(who), body).await.expect(201);
    room["code"].as_str().expect("a code").to_owned()
}

/// A room for a match in which everybody has so many guesses and that begins at once.
async fn party(house: &House, who: &Guest) -> String {
    let mut games = house::versus();
    games[0]["settings"]["d"]["variant"]["d"]["attempts"] = json!(GUESSES.len());
    let rules = json!({ "public": false, "locked": false, "watchers": true, "chat": false, "stand_ins": false,
        "host_paced": false, "at_once": true });
    open(house, "/api/v1/rooms", who, &json!({ "games": games, "house": rules })).await
}

/// The next message; none where the connection ends, and then it was said why: the disk.
async fn unless_degraded(client: &mut Client) -> Option<Value> {
    match client.next().await {
        Ok(msg) => {
            assert!(msg["t"] != "farewell" || msg["d"] == "degraded", "{msg}");
            Some(msg)
        }
        Err(frame) => {
            assert!(client.heard.contains("\"farewell\""), "{frame:?} after {}", client.heard);
            assert_eq!(frame.map(|frame| u16::from(frame.code)), Some(1013));
            None
        }
    }
}

/// Somebody who comes back and asks again whenever the connection breaks.
struct Stubborn<'a> {
    house: &'a House,
    code: &'a str,
    guest: Guest,
    client: Client,
    page: u32,
    n: u32,
}

impl<'a> Stubborn<'a> {
    async fn enter(house: &'a House, code: &'a str, guest: &Guest, page: u32) -> Self {
        let client = Self::come_in(house, code, guest, page, 0).await;
        Self { house, code, guest: guest.clone(), client, page, n: 0 }
    }

    async fn come_in(house: &House, code: &str, guest: &Guest, page: u32, asked: u32) -> Client {
        loop {
            let mut client = house.connect(code, guest).await;
            let hello = json!({ "protocol": 1, "name": format!("P{page}"), "client": page, "asked": asked });
            client.say(&json!({ "t": "hello", "d": hello })).await;
            while let Some(msg) = unless_degraded(&mut client).await {
                if msg["t"] == "welcome" {
                    client.welcome = msg["d"].clone();
                    return client;
                }
            }
        }
    }

    /// Says what is asked next, and does not wait for the answer.
    async fn say(&mut self, what: &Value) {
        self.n += 1;
        self.client.say(&json!({ "t": "do", "d": { "n": self.n, "what": what } })).await;
    }

    /// The answer to one of the last things asked; they are asked again where the connection breaks.
    async fn heard(&mut self, n: u32, open: &[(u32, &Value)]) -> Value {
        loop {
            while let Some(msg) = unless_degraded(&mut self.client).await {
                if msg["t"] == "answer" && msg["d"]["n"] == n {
                    return msg["d"]["outcome"].clone();
                }
            }
            self.client = Self::come_in(self.house, self.code, &self.guest, self.page, self.n).await;
            for (n, what) in open {
                self.client.say(&json!({ "t": "do", "d": { "n": n, "what": what } })).await;
            }
        }
    }

    /// Asks until there is an answer.
    async fn ask(&mut self, what: &Value) -> Value {
        self.say(what).await;
        self.heard(self.n, &[(self.n, what)]).await
    }
}

/// What is left of a match that ended: it stands once in the history of everybody who played, and its journal has all their guesses.
async fn check_kept(house: &House, players: &[&Guest], guesses: usize, what: &str) {
    let mut matches = Vec::new();
    for player in players {
        let history = house.get("/api/v1/me/history", Some(player)).await.expect(200);
        let [played] = &history.as_array().expect("a list")[..] else { panic!("{what}: {history}") };
        matches.push(played["id"].as_str().expect("a match").to_owned());
    }
    matches.dedup();
    let [id] = &matches[..] else { panic!("{what}: {matches:?}") };
    let replay = house.get(&format!("/api/v1/matches/{id}"), None).await.expect(200);
    let journal = replay["journal"].as_str().expect("a journal");
    let record = Record::read(journal, |_, _| None).expect("a lawful journal");
    assert!(record.finished && record.seats.len() == players.len(), "{what}");
    for (seat, stored) in record.seats.iter().zip(replay["seats"].as_array().expect("seats")) {
        assert_eq!((&json!(seat.score), &json!(seat.place)), (&stored["score"], &stored["place"]), "{what}");
    }
    assert_eq!(journal.matches("\"guess\"").count(), guesses, "{what}");
}

/// A room's rows have every version once. Reading them would find a gap.
async fn check_rows(store: &Store, code: &str, what: &str) {
    let room = store.find_room(code).await.expect("the store answers").expect("the room lives").id;
    let rows = store.rows(room, 0).await.expect("rows without a gap");
    assert!(rows.iter().map(|(version, _)| *version).eq(1..=rows.len() as u32), "{what}");
}

/// Plays a match to its end while the `nth` commit fails; whether it did.
async fn play(nth: u64, fault: Fault) -> bool {
    let what = format!("commit {nth}, {fault:?}");
    let config = Config::new(folder());
    let store = Store::open(&config.data).expect("a store");
    let house = House::open_on(config, store.clone()).await;
    store.fail(nth, fault);
    let (ana, bea) = (guest(&house).await, guest(&house).await);
    let code = party(&house, &ana).await;
    let mut a = Stubborn::enter(&house, &code, &ana, 1).await;
    let mut b = Stubborn::enter(&house, &code, &bea, 2).await;
    assert_eq!(a.ask(&json!({ "t": "start" })).await["t"], "done");
    for letters in GUESSES {
        for player in [&mut a, &mut b] {
            let outcome = player.ask(&house::guess(letters)).await;
            assert_eq!(outcome["t"], "done", "{what}: {outcome}");
        }
    }
    // Whatever happened on the way, everybody's guesses are there once and in order.
    for (guest, page) in [(&ana, 11), (&bea, 12)] {
        let welcome = Stubborn::come_in(&house, &code, guest, page, 0).await.welcome;
        let play = &welcome["snapshot"]["play"]["d"];
        let attempts = play["view"]["game"]["attempts"].as_array().expect("guesses");
        let own = attempts.iter().filter(|attempt| attempt["seat"] == play["seat"]);
        let own: Vec<&str> = own.map(|attempt| attempt["guess"].as_str().expect("one's own")).collect();
        assert_eq!(own, GUESSES, "{what}");
    }
    check_kept(&house, &[&ana, &bea], 2 * GUESSES.len(), &what).await;
    check_rows(&store, &code, &what).await;
    store.has_failed()
}

/// The same for an official game, which stands on its board besides.
async fn play_officially(nth: u64, fault: Fault) -> bool {
    let what = format!("commit {nth}, {fault:?}");
    let config = Config::new(folder());
    let store = Store::open(&config.data).expect("a store");
    let house = House::open_on(config, store.clone()).await;
    store.fail(nth, fault);
    let ana = guest(&house).await;
    let code = open(&house, "/api/v1/solo", &ana, &json!({ "game": "classic" })).await;
    let mut a = Stubborn::enter(&house, &code, &ana, 1).await;
    assert_eq!(a.ask(&json!({ "t": "start" })).await["t"], "done");
    // The same one for ever, which is lost but for a rare chance.
    let mut guesses = 0;
    while guesses < 10 && a.ask(&house::guess("AAAA")).await["t"] == "done" {
        guesses += 1;
    }
    check_kept(&house, &[&ana], guesses, &what).await;
    check_rows(&store, &code, &what).await;
    let board = house.get("/api/v1/boards/code/classic", Some(&ana)).await.expect(200);
    let places = board.as_array().expect("a board");
    assert!(places.len() == 1 && places[0]["you"] == true, "{what}: {board}");
    let audit = store.audit(None, 10).await.expect("the official matches");
    assert_eq!(audit.len(), 1, "{what}");
    store.has_failed()
}

#[tokio::test]
async fn every_commit_may_fail_and_the_match_ends_once() {
    for fault in [Fault::NotWritten, Fault::WrittenButError] {
        let mut nth = 1;
        while play(nth, fault).await {
            nth += 1;
        }
        assert!(nth > 15, "{fault:?}: only {nth} commits were reached");
    }
}

#[tokio::test]
async fn every_commit_may_fail_and_an_official_game_counts_once() {
    for fault in [Fault::NotWritten, Fault::WrittenButError] {
        let mut nth = 1;
        while play_officially(nth, fault).await {
            nth += 1;
        }
        assert!(nth > 12, "{fault:?}: only {nth} commits were reached");
    }
}

/// Plays a match in which one player has made all guesses, and asks for something more while the write of the other's `nth` is under way,
/// which then fails.
async fn play_on(nth: usize, fault: Fault) {
    let what = format!("guess {nth}, {fault:?}");
    let config = Config::new(folder());
    let store = Store::open(&config.data).expect("a store");
    let house = House::open_on(config, store.clone()).await;
    let (ana, bea) = (guest(&house).await, guest(&house).await);
    let code = party(&house, &ana).await;
    let mut a = Stubborn::enter(&house, &code, &ana, 1).await;
    let mut b = Stubborn::enter(&house, &code, &bea, 2).await;
    assert_eq!(a.ask(&json!({ "t": "start" })).await["t"], "done");
    for letters in GUESSES {
        assert_eq!(b.ask(&house::guess(letters)).await["t"], "done");
    }
    for letters in &GUESSES[..nth] {
        assert_eq!(a.ask(&house::guess(letters)).await["t"], "done");
    }
    let (guess, more) = (house::guess(GUESSES[nth]), json!({ "t": "rename", "d": "Anna" }));
    let halt = store.stall();
    a.say(&guess).await;
    while !halt.waiting().0 {
        tokio::task::yield_now().await;
    }
    a.say(&more).await;
    while halt.waiting().1 == 0 {
        tokio::task::yield_now().await;
    }
    store.fail(1, fault);
    drop(halt);
    let open = [(a.n - 1, &guess), (a.n, &more)];
    for (n, _) in open {
        assert_eq!(a.heard(n, &open).await["t"], "done", "{what}");
    }
    assert!(store.has_failed());
    for letters in &GUESSES[nth + 1..] {
        assert_eq!(a.ask(&house::guess(letters)).await["t"], "done", "{what}");
    }
    check_kept(&house, &[&ana, &bea], 2 * GUESSES.len(), &what).await;
    check_rows(&store, &code, &what).await;
    let seen = Stubborn::come_in(&house, &code, &ana, 11, 0).await.welcome;
    assert_eq!(seen["snapshot"]["room"]["members"][0]["name"], "Anna", "{what}");
}

#[tokio::test]
async fn a_write_may_fail_with_another_under_way_and_the_match_ends_once() {
    for fault in [Fault::NotWritten, Fault::WrittenButError] {
        for nth in 0..GUESSES.len() {
            play_on(nth, fault).await;
        }
    }
}
