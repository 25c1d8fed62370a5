//! Attacks on what is hidden: secrets are looked for in everything that leaves the server before their time, and in its log at the
//! finest level. `SECURITY.md` lists them by number.

mod house;

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use cluehouse_server::Config;
use cluehouse_store::{RaceId, Store};
use house::raw::Raw;
use house::{Client, House, Response, folder, guess};
use serde_json::{Value, json};
use tracing::level_filters::LevelFilter;

/// Everything that was logged.
static LOG: Mutex<Vec<u8>> = Mutex::new(Vec::new());

struct Log;

impl io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        LOG.lock().unwrap_or_else(PoisonError::into_inner).extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Logs everything there is to log, from all threads.
fn listen() {
    let log = tracing_subscriber::fmt().with_max_level(LevelFilter::TRACE).with_writer(|| Log).finish();
    // The first test of this program does it for all of them.
    let _ = tracing::subscriber::set_global_default(log);
}

fn logged() -> String {
    String::from_utf8_lossy(&LOG.lock().unwrap_or_else(PoisonError::into_inner)).into_owned()
}

fn now() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.expect("a clock").as_millis() as i64
}

fn whole(response: &Response) -> String {
    format!("{}\n{}\n", response.head, response.body)
}

fn text(value: &Value) -> String {
    value.as_str().expect("a text").to_owned()
}

/// Reads on until a secret is opened, and answers it with its nonce.
async fn opened(client: &mut Client) -> [String; 2] {
    loop {
        let frame = client.until("frame").await;
        for part in ["news", "play"] {
            let opening = &frame[part]["d"]["pledges"][0]["opening"];
            if opening.is_object() {
                return [text(&opening["secret"]), text(&opening["nonce"])];
            }
        }
    }
}

/// The seeds a match was made from.
fn seeds(archive: &str) -> [String; 2] {
    let first: Value = serde_json::from_str(archive.lines().next().expect("a line")).expect("JSON");
    [text(&first["header"]["seed"]), text(&first["header"]["nonces"])]
}

async fn metrics(house: &House) -> String {
    let request = b"GET /metrics HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    whole(&house.request_at(house.metrics, request).await)
}

#[track_caller]
fn check_absent(canaries: &[String], seen: &str) {
    let log = logged();
    for canary in canaries {
        assert!(canary.len() >= 4, "{canary}");
        assert!(!seen.contains(canary.as_str()), "{canary} left before its time");
        assert!(!log.contains(canary.as_str()), "{canary} is in the log");
    }
}

// N2, N4
#[tokio::test]
async fn the_secret_of_a_race_is_nowhere_before_it_is_over() {
    listen();
    let config = Config::new(folder());
    let store = Store::open(&config.data).expect("a store");
    let house = House::open_on(config, store.clone()).await;
    let (ana, bea) = (house.guest().await, house.guest().await);
    let window =
        json!({ "title": "Friday", "entry": "skemind", "opens": now() - 1000, "closes": now() + 3000 });
    let race = house.post("/api/v1/races", &ana, &window).await;
    let mut seen = whole(&race);
    let id = text(&race.expect(201)["id"]);
    let sealed = store.race_secret(id.parse::<RaceId>().expect("an id")).await.expect("a secret");
    let sealed: Value = serde_json::from_slice(&sealed.0).expect("JSON");
    let mut canaries = vec![text(&sealed["charter"]["seed"])];

    let entry = house.call("POST", &format!("/api/v1/races/{id}/entry"), Some(&ana), None).await;
    seen += &whole(&entry);
    let code = text(&entry.expect(201)["code"]);
    let mut a = house.enter(&code, &ana, "Ana").await;
    assert_eq!(a.ask(&json!({ "t": "start" })).await["t"], "done");
    // Too short, and with a repeat: neither can be the secret, and both are answered.
    for letters in ["ABC", "AAAA"] {
        a.ask(&guess(letters)).await;
    }
    let give_up = json!({ "t": "code", "d": { "t": "give_up" } });
    let give_up = json!({ "t": "act", "d": { "game": 1, "round": 1, "action": give_up } });
    assert_eq!(a.ask(&give_up).await["t"], "done");
    seen += &house.enter(&code, &ana, "").await.heard;
    let mut again = house.enter(&code, &ana, "").await;
    seen += &a.heard;
    seen += &again.heard;

    let board = house.get(&format!("/api/v1/races/{id}/board"), Some(&bea)).await;
    let finished = format!("/api/v1/matches/{}", text(&board.expect(200)[0]["match"]));
    house.get(&finished, Some(&ana)).await.refused(403, "http-sealed");
    for path in [&finished, &format!("/api/v1/rooms/{code}"), "/api/v1/races", "/api/v1/nothing"] {
        seen += &whole(&house.get(path, Some(&ana)).await);
        seen += &whole(&house.get(path, Some(&bea)).await);
    }
    seen += &whole(&board);
    seen += &metrics(&house).await;
    seen += &whole(&house.get(&format!("/api/v1/races/{id}"), Some(&bea)).await);
    // The race closes by the clock on the wall, and its rooms are told.
    canaries.extend(opened(&mut again).await);
    let over = house.get(&format!("/api/v1/races/{id}"), Some(&bea)).await.expect(200);
    assert_eq!(over["state"], "over");
    canaries.extend(seeds(&text(&house.get(&finished, None).await.expect(200)["journal"])));
    assert_eq!(canaries.len(), 5);
    check_absent(&canaries, &seen);
    assert!(logged().contains("a race is over"), "nothing was logged");
}

// N2, N4
#[tokio::test]
async fn the_secret_of_an_official_game_is_nowhere_before_its_end() {
    listen();
    let config = Config::new(folder());
    let store = Store::open(&config.data).expect("a store");
    let house = House::open_on(config, store.clone()).await;
    let ana = house.guest().await;
    let opening = house.post("/api/v1/solo", &ana, &json!({ "game": "classic" })).await;
    let mut seen = whole(&opening);
    let code = text(&opening.expect(201)["code"]);
    let mut a = house.enter(&code, &ana, "Ana").await;
    assert_eq!(a.ask(&json!({ "t": "start" })).await["t"], "done");
    for letters in ["AAA", "AAAG"] {
        assert_eq!(a.ask(&guess(letters)).await["t"], "refused");
    }
    seen += &house.enter(&code, &ana, "").await.heard;
    let mut a = house.enter(&code, &ana, "").await;
    for path in ["/api/v1/rooms", &format!("/api/v1/rooms/{code}"), "/api/v1/matches/00", "/readyz"] {
        seen += &whole(&house.get(path, Some(&ana)).await);
    }
    seen += &metrics(&house).await;
    let person = ana.person.parse().expect("an id");
    assert!(
        store.history(person, None, 10).await.expect("a history").is_empty(),
        "there is no match to ask for"
    );
    seen += &a.heard;
    let give_up = json!({ "t": "code", "d": { "t": "give_up" } });
    a.say(&json!({ "t": "do", "d": { "n": 1, "what": { "t": "act", "d": { "game": 1, "round": 1, "action": give_up } } } })).await;
    let mut canaries = opened(&mut a).await.to_vec();
    a.until("answer").await;
    let played = store.history(person, None, 10).await.expect("a history");
    let replay = house.get(&format!("/api/v1/matches/{}", played[0].id), None).await.expect(200);
    canaries.extend(seeds(&text(&replay["journal"])));
    check_absent(&canaries, &seen);
}

// N7
#[tokio::test]
async fn nothing_is_compressed_on_the_way() {
    let house = House::open().await;
    let ana = house.guest().await;
    let code = house.room(&ana, &json!(["classic"])).await;
    let headers = format!(
        "Authorization: Bearer {}\r\nAccept-Encoding: gzip, br\r\nSec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n",
        ana.token
    );
    let answer = Raw::open(&house).await.upgrade(&house, &format!("{code}/socket"), &headers).await;
    assert_eq!((answer.status, answer.header("sec-websocket-extensions")), (101, None));
    assert!(!answer.head.contains("\r\ncontent-encoding:"), "{}", answer.head);
}

/// A name that is markup, a name that is a line of a log, and one that colours a terminal.
const NAMES: [&str; 3] = ["<img src=x onerror=a()>", "Eve\r\nERROR forged: lost", "Eve\u{1b}[31mforged\u{7}"];

// C1, C5
#[tokio::test]
async fn names_are_text_and_never_lines_of_the_log() {
    listen();
    let house = House::open().await;
    let ana = house.guest().await;
    for name in NAMES {
        let code = house.room(&ana, &json!(["classic"])).await;
        let mut a = house.enter(&code, &ana, name).await;
        let card = house.get(&format!("/api/v1/rooms/{code}"), Some(&ana)).await;
        assert_eq!(card.header("Content-Type"), Some("application/json"));
        let shown = text(&card.expect(200)["host"]);
        assert!(!shown.contains(char::is_control), "{shown:?}");
        if name.starts_with('<') {
            assert_eq!(shown, name, "what is text stays text");
        }
        a.ask(&json!({ "t": "say", "d": name })).await;
        assert_eq!(a.ask(&json!({ "t": "leave" })).await["t"], "done");
    }
    let race = json!({ "title": NAMES[1], "entry": NAMES[0], "opens": 0, "closes": 1 });
    house.post("/api/v1/races", &ana, &race).await.refused(422, "race-entry");
    let answer = house.post("/api/v1/rooms", &ana, &json!({ "games": [], NAMES[0]: 1 })).await;
    answer.refused(400, "http-unreadable");
    house.get("/api/v1/rooms/%0d%0aERROR%20forged", Some(&ana)).await.refused(404, "http-not-found");
    let page = house.get("/api/v1/", None).await;
    assert!(!page.body.contains("onerror") && !page.body.contains("<script"), "{}", page.body);
    let log = logged();
    assert!(!log.contains("forged") && !log.contains("onerror"), "{log}");
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("a file").path());
    entries.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] }).collect()
}

// S1
#[test]
fn secrets_come_from_the_operating_system_alone() {
    let mut seeds = 0;
    for path in sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src")) {
        let source = fs::read_to_string(&path).expect("a source");
        let source = source.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
        let name = path.display();
        for rest in source.split("Seed::").skip(1) {
            let given = ["from_entropy(entropy()?)", "from_entropy(crate::entropy()?)"];
            assert!(given.iter().any(|call| rest.starts_with(call)), "{name}: Seed::{rest:.40}");
            seeds += 1;
        }
        for other in ["thread_rng", "rand::", "fastrand", "seed_from", "RandomState", "from_seed"] {
            assert!(!source.contains(other), "{name} has {other}");
        }
        // How long bots seem to think, and what they try, is no secret.
        let dice = source.matches("Rng::from_number").count();
        assert_eq!(dice, usize::from(path.ends_with("desk.rs")), "{name}");
    }
    assert!(seeds >= 4, "only {seeds} were found");
}
