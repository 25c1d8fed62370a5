//! People over real sockets: guests and accounts, their sessions, what they have played, and what is left of who goes.

mod house;

use std::time::Duration;

use cluehouse_engine::Digest;
use cluehouse_server::{Config, Site};
use cluehouse_store::{
    Append, Finished, MatchId, NewRoom, NewSession, PersonId, Purpose, RoomId, SeatResult, Store, TokenHash,
    Trace,
};
use futures_util::StreamExt;
use futures_util::stream::FuturesUnordered;
use house::{Guest, House, Response, folder, guess, skip};
use serde_json::{Value, json};

const SECRET: &str = "correct horse battery";

fn account(name: &str) -> Value {
    json!({ "name": name, "password": SECRET })
}

/// Whoever an answer has given a token.
fn admitted(answer: &Response, status: u16) -> Guest {
    let body = answer.expect(status);
    let text = |field: &str| body[field].as_str().expect("a text").to_owned();
    Guest { token: text("token"), person: text("person") }
}

impl House {
    async fn claim(&self, guest: &Guest, name: &str) -> Guest {
        admitted(&self.post("/api/v1/me/account", guest, &account(name)).await, 201)
    }

    async fn log_in(&self, who: Option<&Guest>, name: &str, password: &str) -> Response {
        let body = json!({ "name": name, "password": password, "bearer": true });
        self.call("POST", "/api/v1/login", who, Some(&body)).await
    }

    async fn delete(&self, path: &str, who: &Guest) -> Response {
        self.call("DELETE", path, Some(who), None).await
    }

    /// A request as a browser sends it: with a cookie, from a page.
    async fn browse(
        &self,
        line: &str,
        cookie: Option<&str>,
        origin: Option<&str>,
        body: Option<&Value>,
    ) -> Response {
        let header = |name: &str, value: Option<&str>| {
            value.map(|value| format!("{name}: {value}\r\n")).unwrap_or_default()
        };
        let head = header("Cookie", cookie) + &header("Origin", origin);
        let body = body.map(Value::to_string);
        let kind = header("Content-Type", body.as_ref().map(|_| "application/json"));
        let body = body.unwrap_or_default();
        let (host, length) = (self.address, body.len());
        self.request(&format!(
            "{line} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n{head}{kind}Content-Length: {length}\r\n\r\n{body}"
        ))
        .await
    }

    fn origin(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Puts matches among the records, as if they had been played.
    async fn write_down(&mut self, finished: Vec<Finished>) {
        self.on_disk(async |store| play_out(store, None, Purpose::Open, finished).await).await;
    }

    /// The same with somebody's attempts at daily puzzles.
    async fn play_dailies(&mut self, who: &Guest, dailies: Vec<Finished>) {
        let who: PersonId = who.person.parse().expect("an id");
        self.on_disk(async |store| {
            for daily in dailies {
                let purpose = Purpose::Daily { game: daily.game.clone(), day: daily.day.expect("a day") };
                play_out(store, Some(who), purpose, vec![daily]).await;
            }
        })
        .await;
    }

    /// Does something to the data while nobody serves them.
    async fn on_disk(&mut self, work: impl AsyncFnOnce(&Store)) {
        self.stop().await;
        let store = Store::open(&self.config.data).expect("a store");
        work(&store).await;
        store.close().await.expect("an orderly end");
        drop(store);
        self.start().await;
    }
}

/// Matches end in a room of their own.
async fn play_out(store: &Store, opener: Option<PersonId>, purpose: Purpose, finished: Vec<Finished>) {
    let id = RoomId::from(u128::from_be_bytes(*finished[0].id.bytes()));
    let room = NewRoom {
        id,
        code: id.to_string(),
        public: false,
        opener,
        purpose,
        charter: Vec::new(),
        packs: Vec::new(),
    };
    store.create_room(room, 0).await.expect("a room");
    let epoch = store.take_room(id).await.expect("a room").epoch;
    let append = Append {
        room: id,
        epoch,
        rows: vec![(1, b"{}".to_vec())],
        checkpoint: None,
        wake: None,
        public: None,
        finished: finished.into_iter().map(|finished| finished.file().expect("within bounds")).collect(),
        closed: true,
    };
    store.append(append, 1_000).expect("a place in the queue").await.expect("rows");
}

/// An official match of one person.
fn solo(number: u128, who: &Guest, score: i64) -> Finished {
    let person: PersonId = who.person.parse().expect("an id");
    let result = SeatResult {
        seat: 0,
        person: Some(person),
        place: 1,
        score,
        won: true,
        attempts: Some(4),
        millis: Some(30_000),
        hints: 0,
    };
    Finished {
        id: MatchId::from(number),
        game: "code".into(),
        entry: "classic".into(),
        preset: "classic".into(),
        archive: Vec::new(),
        sealed: false,
        official: true,
        day: None,
        race: None,
        nameless: false,
        pack: None,
        results: vec![result],
    }
}

#[tokio::test]
async fn a_guest_claims_a_name_and_every_old_token_is_dead() {
    let house = House::open().await;
    let ana = house.guest().await;
    let code = house.room(&ana, &json!(["classic"])).await;
    let mut socket = house.enter(&code, &ana, "Ana").await;
    let claimed = house.claim(&ana, "Ana").await;
    assert_eq!(claimed.person, ana.person, "who claims a name stays who they were");
    assert_ne!(claimed.token, ana.token);
    assert_eq!(socket.closed().await, 4001);
    house.get("/api/v1/me", Some(&ana)).await.refused(401, "http-unauthorized");
    let me = house.get("/api/v1/me", Some(&claimed)).await.expect(200);
    assert_eq!((&me["name"], &me["account"]), (&json!("Ana"), &json!(true)));
    assert_eq!(me["person"], ana.person.as_str());

    house.post("/api/v1/me/account", &claimed, &account("Other")).await.refused(409, "account-keeps-name");
    let bea = house.guest().await;
    house.post("/api/v1/me/account", &bea, &account("  ＡＮＡ ")).await.refused(409, "account-name-taken");
    house.post("/api/v1/me/account", &bea, &account("\u{200B}")).await.refused(422, "room-name-empty");
    assert_eq!(house.get("/api/v1/me", Some(&bea)).await.expect(200)["account"], false);
}

#[tokio::test]
async fn who_logs_in_brings_along_what_they_played_as_a_guest() {
    let house = House::open().await;
    let account = house.claim(&house.guest().await, "Ana").await;
    let guest = house.guest().await;
    let code = house.room(&guest, &json!(["classic"])).await;
    let mut socket = house.enter(&code, &guest, "Somebody").await;
    // Who plays alone begins at once.
    assert_eq!(socket.ask(&json!({ "t": "start" })).await["t"], "done");
    while socket.ask(&guess("AAAA")).await["t"] == "done" {}
    // What is said of a match comes after it is written.
    let played = loop {
        let played = house.get("/api/v1/me/history", Some(&guest)).await.expect(200);
        if played != json!([]) {
            break played;
        }
        socket.next().await.expect("the match's end");
    };
    assert_eq!(played[0]["game"], "code");
    assert_eq!(house.get("/api/v1/me/history", Some(&account)).await.expect(200), json!([]));

    let again = admitted(&house.log_in(Some(&guest), "ana", SECRET).await, 200);
    assert_eq!(again.person, account.person);
    assert_eq!(socket.closed().await, 4001);
    house.get("/api/v1/me", Some(&guest)).await.refused(401, "http-unauthorized");
    for token in [&account, &again] {
        assert_eq!(house.get("/api/v1/me/history", Some(token)).await.expect(200), played);
    }
    let back = house.enter(&code, &again, "Another").await;
    assert_eq!(back.welcome["you"], socket.welcome["you"], "their place in the room is theirs too");
    let casual = house.get("/api/v1/me/figures?game=code&origin=casual", Some(&again)).await.expect(200);
    assert_eq!(casual["played"], 1);
    let official = house.get("/api/v1/me/figures?game=code", Some(&again)).await.expect(200);
    assert_eq!((&official["played"], &official["distribution"]), (&json!(0), &json!([])));
}

#[tokio::test]
async fn a_replay_says_who_played_and_of_a_class_it_does_not() {
    let house = House::open().await;
    let ana = house.claim(&house.guest().await, "Ana").await;
    for class in [false, true] {
        let code = house.room(&ana, &json!(["classic"])).await;
        let mut socket = house.enter(&code, &ana, "Ana").await;
        let mut rules = socket.welcome["snapshot"]["room"]["house"].clone();
        rules["class"] = class.into();
        if class {
            assert_eq!(socket.ask(&json!({ "t": "settle", "d": rules })).await["t"], "done");
        }
        assert_eq!(socket.ask(&json!({ "t": "start" })).await["t"], "done");
        while socket.ask(&guess("AAAA")).await["t"] == "done" {}
        let before = usize::from(class);
        let id = loop {
            let played = house.get("/api/v1/me/history", Some(&ana)).await.expect(200);
            if played.as_array().is_some_and(|played| played.len() > before) {
                break played[0]["id"].as_str().expect("an id").to_owned();
            }
            socket.next().await.expect("the match's end");
        };
        let replay = house.get(&format!("/api/v1/matches/{id}"), None).await.expect(200);
        assert_eq!(replay["seats"][0]["name"], if class { Value::Null } else { "Ana".into() });
    }
}

#[tokio::test]
async fn who_logs_in_again_loses_the_token_they_came_with() {
    let house = House::open().await;
    let first = house.claim(&house.guest().await, "Ana").await;
    let second = admitted(&house.log_in(Some(&first), "Ana", SECRET).await, 200);
    house.get("/api/v1/me", Some(&first)).await.refused(401, "http-unauthorized");
    let third = admitted(&house.log_in(None, "Ana", SECRET).await, 200);
    for good in [&second, &third] {
        house.get("/api/v1/me", Some(good)).await.expect(200);
    }
}

#[tokio::test]
async fn an_unknown_name_and_a_wrong_password_look_alike_and_the_sixth_try_waits() {
    let house = House::open().await;
    let ana = house.claim(&house.guest().await, "Ana").await;
    let wrong = house.log_in(None, "Ana", "incorrect horse").await;
    wrong.refused(401, "account-wrong");
    for name in ["Nobody", "", "\u{200B}", "' OR 1=1 --"] {
        let unknown = house.log_in(None, name, "incorrect horse").await;
        assert_eq!((unknown.status, &unknown.body), (401, &wrong.body));
        assert_eq!(unknown.header("set-cookie"), None);
    }
    for name in ["ANA", "ana", "Ana", " Ana "] {
        house.log_in(None, name, "incorrect horse").await.refused(401, "account-wrong");
    }
    let sixth = house.log_in(None, "Ana", SECRET).await;
    sixth.refused(429, "http-too-many");
    assert!(sixth.header("retry-after").is_some());
    house.get("/api/v1/me", Some(&ana)).await.expect(200);
}

#[tokio::test]
async fn passwords_are_long_enough_uncommon_and_changed_by_who_knows_them() {
    let house = House::open().await;
    let guest = house.guest().await;
    for (password, code) in [
        ("short", "account-password-short"),
        ("PASSWORD123", "account-password-common"),
        ("Ana Maria", "account-password-name"),
        (&"x".repeat(129), "account-password-long"),
    ] {
        let claim = json!({ "name": "ana maria", "password": password });
        house.post("/api/v1/me/account", &guest, &claim).await.refused(422, code);
    }
    let put = async |who: &Guest, old: &str, new: &str| {
        let body = json!({ "old": old, "new": new });
        house.call("PUT", "/api/v1/me/password", Some(who), Some(&body)).await
    };
    put(&guest, SECRET, "another horse").await.refused(409, "account-none");
    let ana = house.claim(&guest, "Ana").await;
    put(&ana, "incorrect horse", "another horse").await.refused(401, "account-wrong");
    put(&ana, SECRET, "12345678").await.refused(422, "account-password-common");
    house.get("/api/v1/me", Some(&ana)).await.expect(200);
    let elsewhere = admitted(&house.log_in(None, "Ana", SECRET).await, 200);
    let new = admitted(&put(&ana, SECRET, "ein anderes Pferd 🐴").await, 200);
    for old in [&ana, &elsewhere] {
        house.get("/api/v1/me", Some(old)).await.refused(401, "http-unauthorized");
    }
    house.get("/api/v1/me", Some(&new)).await.expect(200);
    house.log_in(None, "Ana", SECRET).await.refused(401, "account-wrong");
    house.log_in(None, "Ana", "ein anderes Pferd 🐴").await.expect(200);
}

#[tokio::test]
async fn nobody_gives_themselves_what_is_not_theirs_to_give() {
    let house = House::open().await;
    let ana = house.guest().await;
    let before = house.get("/api/v1/me", Some(&ana)).await.expect(200);
    let sent = [
        ("PATCH", "/api/v1/me", json!({ "name": "Ana", "role": "admin" })),
        ("PATCH", "/api/v1/me", json!({ "name": "Ana", "account": true })),
        ("POST", "/api/v1/me/account", json!({ "name": "Ana", "password": SECRET, "rating": 3000 })),
        ("POST", "/api/v1/login", json!({ "name": "Ana", "password": SECRET, "person": ana.person })),
        ("PUT", "/api/v1/me/password", json!({ "old": SECRET, "new": SECRET, "person": "0" })),
    ];
    for (method, path, body) in sent {
        let answer = house.call(method, path, Some(&ana), Some(&body)).await;
        answer.refused(400, "http-unreadable");
        assert!(!answer.body.contains(SECRET), "what was typed is not repeated");
    }
    assert_eq!(house.get("/api/v1/me", Some(&ana)).await.expect(200), before);
    for path in [
        "/api/v1/me/history?limit=0",
        "/api/v1/me/history?limit=201",
        "/api/v1/me/history?limit=many",
        "/api/v1/me/history?before=1",
        "/api/v1/me/history?person=1",
        "/api/v1/me/figures",
        "/api/v1/me/figures?game=poker",
        "/api/v1/me/figures?game=code&origin=stolen",
        "/api/v1/boards/code/classic?span=century",
        "/api/v1/boards/code/classic?span=day&span=all",
    ] {
        house.get(path, Some(&ana)).await.refused(400, "http-unreadable");
    }
    house
        .get(&format!("/api/v1/me/history?before={:032x}", 1), Some(&ana))
        .await
        .refused(404, "http-not-found");
    house.get("/api/v1/boards/poker/classic", None).await.refused(404, "http-not-found");
}

#[tokio::test]
async fn sessions_are_listed_and_ended_one_by_one_or_all() {
    let house = House::open().await;
    let here = house.claim(&house.guest().await, "Ana").await;
    let phone = admitted(&house.log_in(None, "Ana", SECRET).await, 200);
    let laptop = admitted(&house.log_in(None, "Ana", SECRET).await, 200);
    let other = house.guest().await;
    let listed = async |who: &Guest| house.get("/api/v1/me/sessions", Some(who)).await.expect(200);
    let current = async |who: &Guest| -> String {
        let sessions = listed(who).await;
        let all = sessions.as_array().expect("a list");
        let mut current = all.iter().filter(|session| session["current"] == true);
        let id = current.next().expect("the one that asks")["id"].as_str().expect("an id").to_owned();
        assert!(current.next().is_none());
        id
    };
    let sessions = listed(&here).await;
    assert_eq!(sessions.as_array().map(Vec::len), Some(3));
    assert_eq!(sessions[0]["address"], "127.0.0.1");
    assert!([&here, &phone, &laptop].iter().all(|who| !sessions.to_string().contains(&who.token)));

    let path = format!("/api/v1/me/sessions/{}", current(&phone).await);
    house.delete(&path, &other).await.refused(404, "http-not-found");
    house.delete("/api/v1/me/sessions/1", &here).await.refused(404, "http-not-found");
    assert_eq!(house.delete(&path, &here).await.status, 204);
    house.get("/api/v1/me", Some(&phone)).await.refused(401, "http-unauthorized");

    let code = house.room(&laptop, &json!(["classic"])).await;
    let mut socket = house.enter(&code, &laptop, "Ana").await;
    assert_eq!(house.delete("/api/v1/me/sessions", &here).await.status, 204);
    assert_eq!(socket.closed().await, 4001);
    house.get("/api/v1/me", Some(&laptop)).await.refused(401, "http-unauthorized");
    assert_eq!(listed(&here).await.as_array().map(Vec::len), Some(1));
    house.get("/api/v1/me", Some(&other)).await.expect(200);
}

#[tokio::test]
async fn who_logs_out_is_nobody_on_every_connection() {
    let house = House::open().await;
    let ana = house.claim(&house.guest().await, "Ana").await;
    let code = house.room(&ana, &json!(["classic"])).await;
    let mut socket = house.enter(&code, &ana, "Ana").await;
    let out = house.call("POST", "/api/v1/logout", Some(&ana), None).await;
    assert_eq!(out.status, 204);
    assert!(out.header("set-cookie").is_some_and(|cookie| cookie.contains("Max-Age=0")), "{}", out.head);
    assert_eq!(socket.closed().await, 4001);
    house.get("/api/v1/session", Some(&ana)).await.refused(401, "http-unauthorized");
    house.call("POST", "/api/v1/logout", Some(&ana), None).await.refused(401, "http-unauthorized");
}

#[tokio::test]
async fn a_guest_chooses_a_name_that_is_kept_as_it_was_typed() {
    let house = House::open().await;
    let guest = house.guest().await;
    let rename = async |who: &Guest, name: &str| {
        house.call("PATCH", "/api/v1/me", Some(who), Some(&json!({ "name": name }))).await
    };
    for name in ["Robert'); DROP", "%_\\\"';--", "<script>", "名前"] {
        assert_eq!(rename(&guest, name).await.expect(200)["name"], name);
        assert_eq!(house.get("/api/v1/session", Some(&guest)).await.expect(200)["name"], name);
    }
    rename(&guest, &"x".repeat(25)).await.refused(422, "room-name-too-long");
    let name = "O'Neill\"; --";
    let claimed = house.claim(&guest, name).await;
    assert_eq!(house.get("/api/v1/me", Some(&claimed)).await.expect(200)["name"], name);
    house.log_in(None, name, SECRET).await.expect(200);
    rename(&claimed, "Other").await.refused(409, "account-keeps-name");
}

// A2
#[tokio::test]
async fn whoever_named_the_old_password_while_it_was_changed_does_not_get_in() {
    let config = Config::new(folder());
    let store = Store::open(&config.data).expect("a store");
    let house = House::open_on(config, store.clone()).await;
    let ana = house.claim(&house.guest().await, "Ana").await;
    let was = store.account("ana").await.expect("people").expect("an account").password;
    // Passwords are looked at one or two at a time: when the first is through, the others have been waiting with the old hash for long.
    let mut tries: FuturesUnordered<_> = (0..5).map(|_| house.log_in(None, "Ana", SECRET)).collect();
    let mut through = vec![tries.next().await.expect("an answer")];
    let session = NewSession { token: TokenHash::new([1; 32]), expires: i64::MAX, trace: Trace::default() };
    let person = ana.person.parse().expect("an id");
    store.set_password(person, was, "another".to_owned(), session, 1).await.expect("a change");
    through.extend(tries.collect::<Vec<_>>().await);
    assert!(through.iter().any(|answer| answer.status == 401), "none of them came too late");
    for answer in through.iter().filter(|answer| answer.status != 401) {
        let token = answer.expect(200)["token"].as_str().expect("a token").to_owned();
        let guest = Guest { token, person: ana.person.clone() };
        house.get("/api/v1/me", Some(&guest)).await.refused(401, "http-unauthorized");
    }
}

#[tokio::test]
async fn an_accounts_name_is_nobody_elses() {
    let house = House::open().await;
    let (first, guest) = (house.guest().await, house.guest().await);
    let rename = async |who: &Guest, name: &str| {
        house.call("PATCH", "/api/v1/me", Some(who), Some(&json!({ "name": name }))).await
    };
    rename(&first, "ana").await.expect(200);
    house.claim(&house.guest().await, "Ana").await;
    for name in ["Ana", " ＡＮＡ ", "ana"] {
        rename(&guest, name).await.refused(409, "account-name-taken");
    }
    let me = house.get("/api/v1/me", Some(&first)).await.expect(200);
    assert_eq!(me["name"], Value::Null, "who was called so before is not taken for the account");
    rename(&guest, "Bea").await.expect(200);
}

#[tokio::test]
async fn what_is_kept_of_oneself_is_changed_so_often_and_names_are_not_tried_for_ever() {
    let house = House::open().await;
    house.claim(&house.guest().await, "Ana").await;
    let (bea, cid) = (house.guest().await, house.guest().await);
    let rename = async |who: &Guest, name: &str| {
        house.call("PATCH", "/api/v1/me", Some(who), Some(&json!({ "name": name }))).await
    };
    for number in 0..20 {
        match number % 2 {
            0 => rename(&bea, "Ana").await.refused(409, "account-name-taken"),
            _ => drop(rename(&bea, &format!("Bea {number}")).await.expect(200)),
        }
    }
    let stopped = rename(&bea, "Ana").await;
    stopped.refused(429, "http-too-many");
    assert!(stopped.header("retry-after").is_some(), "{}", stopped.head);
    rename(&bea, "Nobody").await.refused(429, "http-too-many");
    let (session, pack) = (format!("/api/v1/me/sessions/{:032x}", 1), format!("/api/v1/packs/{:064x}", 1));
    for path in ["/api/v1/me/sessions", &session, &pack] {
        house.delete(path, &bea).await.refused(429, "http-too-many");
    }
    rename(&cid, "Cid").await.expect(200);
    assert_eq!(house.delete("/api/v1/me/sessions", &cid).await.status, 204);
    house.delete(&session, &cid).await.refused(404, "http-not-found");
    house.delete(&pack, &cid).await.refused(404, "http-not-found");
    skip(Duration::from_secs(6)).await;
    rename(&bea, "Bea").await.expect(200);
}

#[tokio::test]
async fn who_comes_back_now_and_then_is_remembered() {
    let config = Config::new(folder());
    let store = Store::open(&config.data).expect("a store");
    let house = House::open_on(config, store.clone()).await;
    let (secret, person) = (Digest::from_bytes([7; 32]), PersonId::from(7));
    let token = TokenHash::new(Digest::of("cluehouse session", &secret).bytes());
    let now = std::time::SystemTime::UNIX_EPOCH.elapsed().expect("a time after 1970").as_millis() as i64;
    let soon = now + 3 * 24 * 3600 * 1000;
    let session = NewSession { token, expires: soon, trace: Trace::default() };
    store.create_guest(person, session, now).await.expect("a guest");
    let browse = async |path: &str| {
        let cookie = format!("__Host-cluehouse={secret}");
        house.browse(&format!("GET {path}"), Some(&cookie), None, None).await
    };
    // Whatever is asked for, also what is not there.
    let answer = browse(&format!("/api/v1/me/history?before={:032x}", 1)).await;
    answer.refused(404, "http-not-found");
    let (given, flags) = cookie(&answer);
    assert_eq!(given, format!("__Host-cluehouse={secret}"));
    assert!(flags.iter().any(|flag| flag == "Max-Age=31536000") && flags.iter().any(|flag| flag == "Secure"));
    store.is_well().await.expect("what was queued before is written");
    let expires = store.sessions(person, now).await.expect("sessions")[0].expires;
    assert!(expires - now >= 365 * 24 * 3600 * 1000, "{expires}");
    assert_eq!(browse("/api/v1/me").await.header("set-cookie"), None, "once a day is enough");
}

#[tokio::test]
async fn an_export_has_everything_of_oneself_and_nothing_that_opens_a_door() {
    let mut house = House::open().await;
    let ana = house.claim(&house.guest().await, "Ana").await;
    let bea = house.guest().await;
    house.write_down(vec![solo(7, &ana, 9), solo(8, &bea, 5)]).await;
    let answer = house.get("/api/v1/me/export", Some(&ana)).await;
    let everything = answer.expect(200);
    assert_eq!(answer.header("Content-Disposition"), Some("attachment; filename=\"cluehouse.json\""));
    assert_eq!(everything["person"]["name"], "Ana");
    assert_eq!(everything["matches"].as_array().map(Vec::len), Some(1));
    assert_eq!(everything["matches"][0]["score"], 9);
    assert_eq!(everything["sessions"].as_array().map(Vec::len), Some(1));
    for hidden in [&ana.token, "argon2", SECRET, &bea.person] {
        assert!(!answer.body.contains(hidden), "{hidden}");
    }
    house.get("/api/v1/me/export", None).await.refused(401, "http-unauthorized");
}

#[tokio::test]
async fn who_wants_to_be_forgotten_is() {
    let mut house = House::open().await;
    let ana = house.claim(&house.guest().await, "Ana").await;
    house.write_down(vec![solo(7, &ana, 9)]).await;
    let board = async |house: &House| house.get("/api/v1/boards/code/classic", None).await.expect(200);
    let standing = board(&house).await[0].clone();
    assert_eq!((&standing["name"], &standing["gone"]), (&json!("Ana"), &json!(false)));
    let code = house.room(&ana, &json!(["classic"])).await;
    let mut socket = house.enter(&code, &ana, "Ana").await;
    let gone = house.delete("/api/v1/me", &ana).await;
    assert_eq!(gone.status, 204);
    assert!(gone.header("set-cookie").is_some_and(|cookie| cookie.contains("Max-Age=0")), "{}", gone.head);
    assert_eq!(socket.closed().await, 4001);
    house.get("/api/v1/me", Some(&ana)).await.refused(401, "http-unauthorized");
    house.log_in(None, "Ana", SECRET).await.refused(401, "account-wrong");
    let standing = board(&house).await[0].clone();
    assert_eq!((&standing["name"], &standing["gone"]), (&json!(null), &json!(true)));
    house.claim(&house.guest().await, "Ana").await;
}

#[tokio::test]
async fn a_board_shows_the_best_of_each_and_no_ids_of_people() {
    let mut house = House::open().await;
    let (ana, bea) = (house.claim(&house.guest().await, "Ana").await, house.guest().await);
    house.write_down(vec![solo(1, &ana, 5), solo(2, &ana, 9), solo(3, &bea, 7)]).await;
    let answer = house.get("/api/v1/boards/code/classic", None).await;
    let board = answer.expect(200);
    let places =
        board.as_array().expect("a list").iter().map(|standing| (&standing["name"], &standing["score"]));
    assert_eq!(places.collect::<Vec<_>>(), [(&json!("Ana"), &json!(9)), (&json!(null), &json!(7))]);
    assert_eq!(board[0]["match"], format!("{:032x}", 2));
    assert_eq!((&board[1]["place"], &board[1]["gone"]), (&json!(2), &json!(false)));
    assert!(!answer.body.contains(&ana.person) && !answer.body.contains(&bea.person));
    let one = house.get("/api/v1/boards/code/classic?span=all&limit=1", None).await.expect(200);
    assert_eq!(one.as_array().map(Vec::len), Some(1));
    // They ended in 1970.
    assert_eq!(house.get("/api/v1/boards/code/classic?span=month", None).await.expect(200), json!([]));

    let history = house.get("/api/v1/me/history?limit=1", Some(&ana)).await.expect(200);
    assert_eq!(history[0]["id"], format!("{:032x}", 2));
    let before = format!("/api/v1/me/history?before={}", history[0]["id"].as_str().expect("an id"));
    let rest = house.get(&before, Some(&ana)).await.expect(200);
    assert_eq!((rest.as_array().map(Vec::len), &rest[0]["score"]), (Some(1), &json!(5)));
    let figures = house.get("/api/v1/me/figures?game=code&preset=classic", Some(&ana)).await.expect(200);
    assert_eq!(figures["distribution"], json!([{ "attempts": 4, "matches": 2 }]));
    assert_eq!((&figures["best"], &figures["average"]), (&json!(9), &json!(7.0)));
}

#[tokio::test]
async fn dailies_have_a_streak() {
    let mut house = House::open().await;
    let ana = house.guest().await;
    let since = std::time::SystemTime::UNIX_EPOCH.elapsed().expect("a time after 1970");
    let today = u32::try_from(since.as_secs() / 86_400).expect("a day");
    let day = |number: u128, day| {
        let (game, preset) = ("numble".to_owned(), "daily".to_owned());
        Finished { game: game.clone(), entry: game, preset, day: Some(day), ..solo(number, &ana, 1) }
    };
    // A streak up to yesterday lives today, so midnight may come meanwhile.
    house.play_dailies(&ana, vec![day(1, today - 9), day(2, today - 1), day(3, today)]).await;
    let figures = house.get("/api/v1/me/daily", Some(&ana)).await.expect(200);
    let expected = json!({
        "played": 3, "won": 3, "distribution": [{ "attempts": 4, "matches": 3 }], "streak": 2, "longest": 2,
    });
    assert_eq!(figures, expected);
}

#[tokio::test]
async fn there_are_no_accounts_where_others_may_listen() {
    let house = House::open_as(Site::Lan).await;
    let guest = house.guest().await;
    assert_eq!(house.get("/api/v1/session", Some(&guest)).await.expect(200)["accounts"], false);
    let change = json!({ "old": SECRET, "new": SECRET });
    for (method, path, body) in [
        ("POST", "/api/v1/me/account", Some(account("Ana"))),
        ("POST", "/api/v1/login", Some(account("Ana"))),
        ("PUT", "/api/v1/me/password", Some(change)),
        ("POST", "/api/v1/logout", None),
    ] {
        house.call(method, path, Some(&guest), body.as_ref()).await.refused(403, "account-needs-https");
    }
    let named = house.call("PATCH", "/api/v1/me", Some(&guest), Some(&json!({ "name": "Ana" }))).await;
    assert_eq!(named.expect(200)["name"], "Ana");
    assert_eq!(house.delete("/api/v1/me", &guest).await.status, 204);
}

/// The cookie of an answer, as a browser sends it back, and its flags.
fn cookie(answer: &Response) -> (String, Vec<String>) {
    let mut parts = answer.header("set-cookie").expect("a cookie").split("; ").map(str::to_owned);
    (parts.next().expect("a name and a value"), parts.collect())
}

#[tokio::test]
async fn a_cookie_is_kept_as_close_as_the_site_allows() {
    for (site, name, secure) in [
        (Site::Local, "__Host-cluehouse=", true),
        (Site::Https, "__Host-cluehouse=", true),
        (Site::Lan, "cluehouse=", false),
    ] {
        let house = House::open_as(site).await;
        let origin = house.origin();
        let begun = house.browse("POST /api/v1/session", None, Some(&origin), Some(&json!({}))).await;
        let person = begun.expect(201)["person"].clone();
        assert_eq!(begun.json()["token"], Value::Null, "a page never sees it");
        let (first, flags) = cookie(&begun);
        assert!(first.starts_with(name) && first.len() == name.len() + 64, "{first}");
        let has = |flag: &str| flags.iter().any(|each| each == flag);
        assert!(has("HttpOnly") && has("SameSite=Lax") && has("Path=/"), "{flags:?}");
        assert_eq!(has("Secure"), secure);
        assert!(!flags.iter().any(|flag| flag.starts_with("Domain")));
        if !secure {
            continue;
        }
        let claim = |cookie: &str, origin: Option<&str>| {
            let (cookie, origin) = (cookie.to_owned(), origin.map(str::to_owned));
            let house = &house;
            async move {
                let line = "POST /api/v1/me/account";
                house.browse(line, Some(&cookie), origin.as_deref(), Some(&account("Ana"))).await
            }
        };
        for elsewhere in [None, Some("http://evil.example"), Some("null")] {
            claim(&first, elsewhere).await.refused(403, "http-forbidden");
        }
        let claimed = claim(&first, Some(&origin)).await;
        assert_eq!((&claimed.expect(201)["person"], &claimed.json()["token"]), (&person, &Value::Null));
        let (second, flags) = cookie(&claimed);
        assert!(second.starts_with(name) && second != first);
        assert!(
            ["HttpOnly", "SameSite=Lax", "Secure"].iter().all(|flag| flags.iter().any(|each| each == flag))
        );
        house.browse("GET /api/v1/me", Some(&first), None, None).await.refused(401, "http-unauthorized");
        house.browse("GET /api/v1/me", Some(&second), None, None).await.expect(200);
    }
}

#[tokio::test]
async fn another_sites_page_changes_nothing() {
    let house = House::open().await;
    let origin = house.origin();
    let begun = house.browse("POST /api/v1/session", None, Some(&origin), Some(&json!({}))).await;
    let (cookie, _) = cookie(&begun);
    for elsewhere in [None, Some("http://evil.example"), Some("null")] {
        for (line, body) in [
            ("DELETE /api/v1/me", None),
            ("DELETE /api/v1/me/sessions", None),
            ("POST /api/v1/logout", None),
            ("PATCH /api/v1/me", Some(json!({ "name": "Mallory" }))),
            ("POST /api/v1/login", Some(account("Mallory"))),
        ] {
            let answer = house.browse(line, Some(&cookie), elsewhere, body.as_ref()).await;
            answer.refused(403, "http-forbidden");
        }
    }
    // Without a session there is nothing to protect but whose account a browser is logged in to.
    let mallory = account("Mallory");
    let forced = house.browse("POST /api/v1/login", None, Some("http://evil.example"), Some(&mallory));
    forced.await.refused(403, "http-forbidden");
    house.browse("GET /api/v1/logout", Some(&cookie), None, None).await.refused(405, "http-method");
    let me = house.browse("GET /api/v1/me", Some(&cookie), None, None).await.expect(200);
    assert_eq!(me["name"], Value::Null);
    let out = house.browse("POST /api/v1/logout", Some(&cookie), Some(&origin), None).await;
    assert_eq!(out.status, 204);
}
