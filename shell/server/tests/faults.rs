//! Every commit fails once, with and without having been written: nobody loses what was acknowledged, nothing is done twice, and the
//! game goes on to the same end.

mod house;

use cluehouse_server::Config;
use cluehouse_store::{Fault, Store};
use house::{Client, Guest, House, Response, folder};
use serde_json::{Value, json};

/// The guesses of both players, in order.
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
    async fn enter(house: &'a House, code: &'a str, guest: Guest, page: u32) -> Self {
        let client = Self::come_in(house, code, &guest, page, 0).await;
        Self { house, code, guest, client, page, n: 0 }
    }

    async fn come_in(house: &House, code: &str, guest: &Guest, page: u32, asked: u32) -> Client {
        loop {
            let mut client = house.connect(code, guest).await;
            let hello = json!({ "protocol": 1, "name": format!("P{page}"), "client": page, "asked": asked });
            client.say(&json!({ "t": "hello", "d": hello })).await;
            while let Ok(msg) = client.next().await {
                if msg["t"] == "welcome" {
                    client.welcome = msg["d"].clone();
                    return client;
                }
            }
        }
    }

    /// Asks until there is an answer.
    async fn ask(&mut self, what: &Value) -> Value {
        self.n += 1;
        loop {
            self.client.say(&json!({ "t": "do", "d": { "n": self.n, "what": what } })).await;
            while let Ok(msg) = self.client.next().await {
                if msg["t"] == "answer" && msg["d"]["n"] == self.n {
                    return msg["d"]["outcome"].clone();
                }
            }
            self.client = Self::come_in(self.house, self.code, &self.guest, self.page, self.n).await;
        }
    }
}

/// Plays a match while the `nth` commit fails; whether it did.
async fn play(nth: u64, fault: Fault) -> bool {
    let config = Config::new(folder());
    let store = Store::open(&config.data).expect("a store");
    let house = House::open_on(config, store.clone()).await;
    store.fail(nth, fault);
    let mut guests = Vec::new();
    for _ in 0..2 {
        let body = insist(&house, "/api/v1/session", None, &json!({ "bearer": true })).await.expect(201);
        let text = |field: &str| body[field].as_str().expect("a text").to_owned();
        guests.push(Guest { token: text("token"), person: text("person") });
    }
    let (ana, bea) = (guests[0].clone(), guests[1].clone());
    let rules = json!({ "public": false, "locked": false, "watchers": true, "chat": false, "stand_ins": false,
        "host_paced": false, "at_once": true });
    let body = json!({ "games": house::versus(), "house": rules });
    let room = insist(&house, "/api/v1/rooms", Some(&ana), &body).await.expect(201);
    let code = room["code"].as_str().expect("a code").to_owned();
    let mut a = Stubborn::enter(&house, &code, ana.clone(), 1).await;
    let mut b = Stubborn::enter(&house, &code, bea.clone(), 2).await;
    assert_eq!(a.ask(&json!({ "t": "start" })).await["t"], "done");
    for letters in GUESSES {
        for player in [&mut a, &mut b] {
            let outcome = player.ask(&house::guess(letters)).await;
            assert_eq!(outcome["t"], "done", "commit {nth}, {fault:?}: {outcome}");
        }
    }
    // Whatever happened on the way, everybody's guesses are there once and in order.
    for (guest, page) in [(&ana, 11), (&bea, 12)] {
        let welcome = Stubborn::come_in(&house, &code, guest, page, 0).await.welcome;
        let play = &welcome["snapshot"]["play"]["d"];
        let attempts = play["view"]["game"]["attempts"].as_array().expect("guesses");
        let own = attempts.iter().filter(|attempt| attempt["seat"] == play["seat"]);
        let own: Vec<&str> = own.map(|attempt| attempt["guess"].as_str().expect("one's own")).collect();
        assert_eq!(own, GUESSES, "commit {nth}, {fault:?}");
    }
    store.has_failed()
}

#[tokio::test]
async fn every_commit_may_fail_and_the_game_goes_on() {
    for fault in [Fault::NotWritten, Fault::WrittenButError] {
        let mut nth = 1;
        while play(nth, fault).await {
            nth += 1;
        }
        assert!(nth > 15, "{fault:?}: only {nth} commits were reached");
    }
}
