//! Attacks by the clock: what is told in the same words takes the same time. Both kinds of request come mixed, so that whatever else the
//! machine does meets both alike; of what is long the processor's time counts, which other programs hardly change.

mod house;

use std::net::IpAddr;
use std::time::{Duration, Instant};

use cluehouse_server::Config;
use cpu_time::ProcessTime;
use house::raw::Raw;
use house::{House, folder};
use serde_json::{Value, json};
use tokio::sync::Mutex;

/// A house that believes where its clients say they are, so that no limit stops who asks often.
async fn open() -> House {
    House::open_with(Config { proxies: vec![IpAddr::from([127, 0, 0, 1])], ..Config::new(folder()) }).await
}

/// One at a time: the processor's time is that of the whole process.
static ALONE: Mutex<()> = Mutex::const_new(());

/// Asks for the so-manieth time, each time from another place, and is refused with this code.
async fn ask(raw: &mut Raw, line: &str, number: u32, body: &Value, status: u16, code: &str) -> Duration {
    let body = if body.is_null() { String::new() } else { body.to_string() };
    let (from, length) = (IpAddr::from((0x0a00_0000 + number).to_be_bytes()), body.len());
    let request = format!(
        "{line} HTTP/1.1\r\nHost: here\r\nX-Forwarded-For: {from}\r\nContent-Type: application/json\r\n\
         Content-Length: {length}\r\n\r\n{body}"
    );
    let since = Instant::now();
    raw.send(request.as_bytes()).await;
    let answer = raw.response().await;
    let took = since.elapsed();
    answer.refused(status, code);
    took
}

/// Which kind is asked for: as often one as the other, and in no rhythm that cores or threads could take up.
const fn kind(number: u32) -> usize {
    (number.count_ones() % 2) as usize
}

/// Whether those that nothing came between, the fastest tenth of each, differ by no more than a third. To hash for one kind alone, or to
/// load a room, takes many times as long.
#[track_caller]
fn check_alike(times: [Vec<Duration>; 2]) {
    let [one, other] = times.map(|mut times| {
        times.sort_unstable();
        times[times.len() / 10]
    });
    assert!(one.abs_diff(other) <= one.max(other) / 3, "{one:?} and {other:?}");
}

// R1
#[tokio::test]
async fn a_room_closed_to_you_is_refused_as_fast_as_a_wrong_code() {
    let _alone = ALONE.lock().await;
    let house = open().await;
    let room = house.post("/api/v1/solo", &house.guest().await, &json!({ "game": "classic" })).await;
    let room = room.expect(201)["code"].as_str().expect("a code").to_owned();
    let lines = [room.as_str(), "AAAAAA"].map(|code| format!("GET /api/v1/rooms/{code}"));
    let (mut raw, mut times) = (Raw::open(&house).await, [Vec::new(), Vec::new()]);
    for number in 0..1_000 {
        let which = kind(number);
        let took = ask(&mut raw, &lines[which], number, &Value::Null, 404, "http-not-found").await;
        // The first ones are slower, whatever they ask for.
        times[which].extend((number >= 100).then_some(took));
    }
    check_alike(times);
}

// A3
#[tokio::test]
async fn an_unknown_name_is_refused_as_fast_as_a_wrong_password() {
    let _alone = ALONE.lock().await;
    let house = open().await;
    let ana = json!({ "name": "Ana", "password": "correct horse battery" });
    house.post("/api/v1/me/account", &house.guest().await, &ana).await.expect(201);
    let bodies = ["Ana", "Bea"].map(|name| json!({ "name": name, "password": "incorrect horse" }));
    let (mut raw, mut times) = (Raw::open(&house).await, [Vec::new(), Vec::new()]);
    for number in 0..64 {
        let which = kind(number);
        let since = ProcessTime::now();
        ask(&mut raw, "POST /api/v1/login", number, &bodies[which], 401, "account-wrong").await;
        times[which].push(since.elapsed());
    }
    check_alike(times);
}
