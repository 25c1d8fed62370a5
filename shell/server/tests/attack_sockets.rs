//! Attacks on sockets, each with the answer it gets; `SECURITY.md` lists them by number.

mod house;

use std::time::Duration;

use cluehouse_engine::Digest;
use cluehouse_room::wire::ClientMsg;
use cluehouse_server::Config;
use cluehouse_store::{NewSession, PersonId, Store, TokenHash, Trace, Whom};
use futures_util::future::join;
use house::raw::{Raw, TEXT};
use house::{Client, Guest, House, folder, skip};
use serde_json::{Value, json};
use tokio::time::{Instant, pause, resume, sleep_until};

/// Somebody in a room of their own.
async fn alone(house: &House) -> (Guest, String) {
    let ana = house.guest().await;
    let code = house.room(&ana, &json!(["classic"])).await;
    (ana, code)
}

/// Asks for a socket on a connection of its own.
async fn knock(house: &House, target: &str, headers: &str) -> house::Response {
    Raw::open(house).await.upgrade(house, target, headers).await
}

// W1
#[tokio::test]
async fn a_browser_gets_a_socket_for_pages_of_this_site_alone() {
    let house = House::open().await;
    let (ana, code) = alone(&house).await;
    let (target, host) = (format!("{code}/socket"), house.address);
    let cookie = format!("Cookie: __Host-cluehouse={}\r\n", ana.token);
    knock(&house, &target, &cookie).await.refused(403, "http-forbidden");
    let foreign = [
        "null",
        "http://evil.example",
        "https://evil.example",
        &format!("http://{host}.evil.example"),
        "",
        "://",
    ];
    for origin in foreign {
        let headers = format!("{cookie}Origin: {origin}\r\n");
        knock(&house, &target, &headers).await.refused(403, "http-forbidden");
    }
    let headers = format!("{cookie}Origin: http://{host}\r\n");
    assert_eq!(knock(&house, &target, &headers).await.status, 101);
    // A program has no cookie that a page could make it send, and says no origin.
    let bearer = format!("Authorization: Bearer {}\r\n", ana.token);
    assert_eq!(knock(&house, &target, &bearer).await.status, 101);
}

#[tokio::test]
async fn what_asks_for_no_socket_or_in_a_wrong_way_is_told_so() {
    let house = House::open().await;
    let (ana, code) = alone(&house).await;
    let host = house.address;
    let handshake = [
        ("Host", host.to_string()),
        ("Authorization", format!("Bearer {}", ana.token)),
        ("Connection", "Upgrade".to_owned()),
        ("Upgrade", "websocket".to_owned()),
        ("Sec-WebSocket-Version", "13".to_owned()),
        ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ==".to_owned()),
    ];
    for (field, instead, (status, problem)) in [
        ("Upgrade", None, (426, "http-upgrade")),
        ("Upgrade", Some("h2c"), (400, "http-unreadable")),
        ("Connection", Some("close"), (400, "http-unreadable")),
        ("Sec-WebSocket-Version", Some("8"), (400, "http-unreadable")),
        ("Sec-WebSocket-Key", None, (400, "http-unreadable")),
    ] {
        let mut request = format!("GET /api/v1/rooms/{code}/socket HTTP/1.1\r\n");
        for (name, right) in &handshake {
            let value = if *name == field { instead } else { Some(right.as_str()) };
            request.extend(value.map(|value| format!("{name}: {value}\r\n")));
        }
        let mut raw = Raw::open(&house).await;
        raw.send(format!("{request}\r\n").as_bytes()).await;
        let answer = raw.response().await;
        answer.refused(status, problem);
        assert_eq!(answer.header("Upgrade").is_some(), status == 426);
    }
}

// W2
#[tokio::test]
async fn a_socket_needs_a_good_session_that_is_not_in_the_address() {
    let config = Config::new(folder());
    let store = Store::open(&config.data).expect("a store");
    let house = House::open_on(config, store.clone()).await;
    let (ana, code) = alone(&house).await;
    let target = format!("{code}/socket");
    let unknown = "0".repeat(64);
    knock(&house, &target, "").await.refused(401, "http-unauthorized");
    for token in [&unknown, "short", ""] {
        let headers = format!("Authorization: Bearer {token}\r\n");
        knock(&house, &target, &headers).await.refused(401, "http-unauthorized");
    }
    for field in ["token", "access_token", "bearer", "session"] {
        let target = format!("{target}?{field}={}", ana.token);
        knock(&house, &target, "").await.refused(401, "http-unauthorized");
    }
    let old = Digest::from_bytes([7; 32]);
    let token = TokenHash::new(Digest::of("cluehouse session", &old).bytes());
    let session = NewSession { token, expires: 2, trace: Trace::default() };
    store.create_guest(PersonId::from(7), session, 1).await.expect("a guest of long ago");
    let origin = format!("Origin: http://{}\r\n", house.address);
    for headers in
        [format!("Authorization: Bearer {old}\r\n"), format!("Cookie: __Host-cluehouse={old}\r\n{origin}")]
    {
        knock(&house, &target, &headers).await.refused(401, "http-unauthorized");
    }
    let person = ana.person.parse().expect("an id");
    store.ban(Whom::Person(person), "flooding".to_owned(), None, 1).await.expect("a ban");
    let bearer = format!("Authorization: Bearer {}\r\n", ana.token);
    knock(&house, &target, &bearer).await.refused(403, "http-banned");
}

// W2
#[tokio::test]
async fn who_does_not_say_hello_is_sent_away() {
    let house = House::open().await;
    let (ana, code) = alone(&house).await;
    let mut silent = Raw::connect(&house, &code, &ana).await;
    pause();
    let since = Instant::now();
    assert_eq!(silent.closed().await, 1008);
    assert!((3..7).contains(&since.elapsed().as_secs()), "{:?}", since.elapsed());
    resume();
    for first in [r#"{"t":"ping","d":1}"#, r#"{"t":"do","d":{"n":1,"what":{"t":"start"}}}"#, "{}", "hello"] {
        let mut other = Raw::connect(&house, &code, &ana).await;
        other.frame(TEXT, first.as_bytes()).await;
        assert_eq!(other.closed().await, 1008, "{first}");
    }
}

// W2
#[tokio::test]
async fn whose_session_ends_before_the_hello_is_told_why_the_connection_does() {
    let config = Config::new(folder());
    let store = Store::open(&config.data).expect("a store");
    let house = House::open_on(config, store.clone()).await;
    let (ana, code) = alone(&house).await;
    let bea = house.guest().await;
    let mut silent = Raw::connect(&house, &code, &bea).await;
    let mut deaf = Raw::connect(&house, &code, &bea).await;
    let late = Raw::connect(&house, &code, &bea).await;
    deaf.frame(0x89, b"early").await;
    assert_eq!(house.call("POST", "/api/v1/logout", Some(&bea), None).await.status, 204);
    let mut late = late.hello("Late").await;
    for early in [&mut silent, &mut deaf, &mut late] {
        assert_eq!(early.closed().await, 4001);
    }
    // What the room has heard before this is written by then.
    let card = house.get(&format!("/api/v1/rooms/{code}"), Some(&ana)).await.expect(200);
    let room = store.find_room(&code).await.expect("a store").expect("the room").id;
    let rows = store.rows(room, 0).await.expect("rows");
    assert_eq!((&card["people"], rows.len()), (&json!(0), 0), "nobody has come in");
}

// W2
#[tokio::test]
async fn a_ping_before_the_hello_is_answered() {
    let house = House::open().await;
    let (ana, code) = alone(&house).await;
    let mut early = Raw::connect(&house, &code, &ana).await;
    early.frame(0x89, b"early").await;
    assert_eq!(early.next().await, Some((0x8A, b"early".to_vec())));
    early.hello("Ana").await.until("welcome").await;
    let mut endless = Raw::connect(&house, &code, &ana).await;
    for _ in 0..200 {
        endless.frame(0x89, b"").await;
    }
    assert_eq!(endless.closed().await, 4029);
}

/// Sends a frame before and after the hello and checks the close code.
async fn check_closes(house: &House, code: &str, ana: &Guest, (what, expected, bytes): (&str, u16, &[u8])) {
    let mut fresh = Raw::connect(house, code, ana).await;
    fresh.send(bytes).await;
    assert_eq!(fresh.closed().await, expected, "before the hello: {what}");
    let mut member = Raw::connect(house, code, ana).await.hello("Ana").await;
    member.text().await;
    member.send(bytes).await;
    assert_eq!(member.closed().await, expected, "after the hello: {what}");
}

// W4
#[tokio::test]
async fn what_is_not_the_protocol_ends_the_connection_with_its_own_code() {
    let house = House::open().await;
    let (ana, code) = alone(&house).await;
    let cases: [(&str, u16, &[u8]); 9] = [
        ("one byte more than 16 KiB", 1009, &[0x81, 0xFE, 0x40, 0x01, 0, 0, 0, 0]),
        ("said to have 2^62 bytes", 1009, &[0x81, 0xFF, 0x40, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
        ("binary", 1003, &[0x82, 0x81, 0, 0, 0, 0, 1]),
        ("not UTF-8", 1007, &[0x81, 0x81, 0, 0, 0, 0, 0xFF]),
        ("not masked", 1002, b"\x81\x02{}"),
        ("a reserved kind", 1002, &[0x83, 0x80, 0, 0, 0, 0]),
        ("a reserved bit: nothing was agreed on", 1002, &[0xC1, 0x80, 0, 0, 0, 0]),
        ("a ping in parts", 1002, &[0x09, 0x80, 0, 0, 0, 0]),
        ("a continuation of nothing", 1002, &[0x80, 0x80, 0, 0, 0, 0]),
    ];
    for case in cases {
        check_closes(&house, &code, &ana, case).await;
    }
    // In parts it may not be longer either.
    let mut parts = Raw::connect(&house, &code, &ana).await.hello("Ana").await;
    parts.text().await;
    parts.frame(0x01, &[b' '; 10_000]).await;
    parts.frame(0x80, &[b' '; 10_000]).await;
    assert_eq!(parts.closed().await, 1009);
    // Nor in parts without an end, of which each is empty.
    let mut empty = Raw::connect(&house, &code, &ana).await.hello("Ana").await;
    empty.text().await;
    empty.frame(0x01, b"").await;
    empty.send(&[0x00, 0x80, 0, 0, 0, 0].repeat(20_000)).await;
    assert_eq!(empty.closed().await, 1009);
    // What is as long as it may be is read, and refused as what it is.
    let mut longest = Raw::connect(&house, &code, &ana).await.hello("Ana").await;
    longest.frame(TEXT, &[b' '; 16 * 1024]).await;
    longest.until("room-malformed").await;
    longest.frame(0x01, b"").await;
    for _ in 1..4 * 1024 {
        longest.frame(0x00, b"    ").await;
    }
    longest.frame(0x80, b"    ").await;
    longest.until("room-malformed").await;
}

// W5
#[tokio::test]
async fn json_made_to_hurt_is_refused_and_the_room_lives() {
    let house = House::open().await;
    let (ana, code) = alone(&house).await;
    let (open, shut) = ("[".repeat(8_000), "]".repeat(8_000));
    let bombs = [
        open.repeat(2),
        format!("{open}{shut}"),
        format!(r#"{{"t":"do","d":{{"n":1,"what":{open}{shut}}}}}"#),
        r#"{"d":"#.repeat(3_000),
        format!(r#"{{"t":"ping","d":{}}}"#, "9".repeat(16_000)),
        format!(r#"{{"t":"ping","d":1e{}}}"#, "9".repeat(16_000)),
        r#"{"t":"ping","t":"ping","d":1}"#.to_owned(),
        r#"{"t":"ping","d":1,"d":2}"#.to_owned(),
        r#"{"t":"do","d":{"n":1,"n":2,"what":{"t":"start"}}}"#.to_owned(),
        r#"{"t":"do","d":{"n":1,"what":{"t":"say","d":"\ud800"}}}"#.to_owned(),
    ];
    let mut member = Raw::connect(&house, &code, &ana).await.hello("Ana").await;
    for (number, bomb) in bombs.iter().enumerate() {
        // The fastest of a few: a machine that does something else meanwhile is not what is looked at.
        let reading = (0..20).map(|_| {
            let since = std::time::Instant::now();
            assert!(ClientMsg::parse(bomb.as_bytes()).is_err(), "{bomb:.40}");
            since.elapsed()
        });
        let fastest = reading.min().expect("a time");
        assert!(fastest < Duration::from_millis(5), "{bomb:.40}: {fastest:?}");
        member.frame(TEXT, bomb.as_bytes()).await;
        member.until("room-malformed").await;
        // Not five in a row, and a sign of life.
        member.frame(TEXT, format!(r#"{{"t":"ping","d":{number}}}"#).as_bytes()).await;
        member.until(&format!(r#""echo":{number},"#)).await;
    }
    for bomb in ["[".repeat(100_000), format!(r#"{{"t":"ping","d":{}}}"#, "9".repeat(1_000_000))] {
        let mut member = Raw::connect(&house, &code, &ana).await.hello("Ana").await;
        member.text().await;
        member.frame(TEXT, bomb.as_bytes()).await;
        assert_eq!(member.closed().await, 1009);
    }
    house.enter(&code, &ana, "Ana").await;
}

// W6
#[tokio::test]
async fn who_speaks_too_fast_is_sent_away_and_pings_count() {
    let house = House::open().await;
    let (ana, code) = alone(&house).await;
    let kinds: [(u8, &[u8]); 3] = [(0x89, b"ping"), (0x8A, b"pong"), (TEXT, br#"{"t":"ping","d":1}"#)];
    for (kind, payload) in kinds {
        let mut member = Raw::connect(&house, &code, &ana).await.hello("Ana").await;
        member.text().await;
        for _ in 0..200 {
            member.frame(kind, payload).await;
        }
        assert_eq!(member.closed().await, 4029);
    }
}

/// A command's number and a new name for whoever gives it.
fn rename(number: u32, name: &str) -> Value {
    json!({ "t": "do", "d": { "n": number, "what": { "t": "rename", "d": format!("{name} {number}") } } })
}

/// Waits for a frame in which a member is called so and is here, or not.
async fn until_here(client: &mut Client, name: &str, here: bool) {
    loop {
        let frame = client.until("frame").await;
        let members = frame["room"]["members"].as_array().cloned().unwrap_or_default();
        if members.iter().any(|member| member["name"] == name && member["here"] == here) {
            return;
        }
    }
}

// W7
#[tokio::test]
async fn who_reads_too_slowly_is_dropped_and_nobody_waits_for_them() {
    let mut house = House::closed(Config::new(folder()));
    house.buffer = Some(4096);
    house.start().await;
    let (ana, code) = alone(&house).await;
    let mut others = vec![("Ana", house.enter(&code, &ana, "Ana").await)];
    let guest = house.guest().await;
    let mut slow = Raw::narrow(&house).await.connected(&house, &code, &guest).await.hello("Slow").await;
    until_here(&mut others[0].1, "Slow", true).await;
    for name in ["Bea", "Cid", "Dan", "Eva"] {
        others.push((name, house.enter(&code, &house.guest().await, name).await));
    }
    let since = Instant::now();
    for number in 1..=50 {
        for (name, client) in &mut others {
            client.say(&rename(number, name)).await;
            while client.until("answer").await["n"] != number {}
        }
    }
    // A write is waited for longer than this: nobody has waited for one.
    assert!(since.elapsed() < Duration::from_secs(9), "{:?}", since.elapsed());
    let card = house.get(&format!("/api/v1/rooms/{code}"), Some(&ana)).await.expect(200);
    assert_eq!(card["people"], 5, "the slow one is away and the others are here");
    // What was sent before is still there to be read; then comes the end.
    assert_eq!(slow.closed().await, 1013);
}

// W8
#[tokio::test]
async fn a_peer_that_answers_nothing_is_taken_for_gone() {
    let house = House::open().await;
    let (ana, code) = alone(&house).await;
    let mut a = house.enter(&code, &ana, "Ana").await;
    let mut silent = Raw::connect(&house, &code, &house.guest().await).await.hello("Silent").await;
    until_here(&mut a, "Silent", true).await;
    pause();
    let since = Instant::now();
    let ended = async {
        let code = silent.closed().await;
        let waited = since.elapsed();
        resume();
        (code, waited)
    };
    // Until then the other one answers pings.
    let ((code, waited), ()) = join(ended, until_here(&mut a, "Silent", false)).await;
    assert_eq!(code, 1001);
    assert!((29..=45).contains(&waited.as_secs()), "{waited:?}");
    assert_eq!(a.ask(&json!({ "t": "rename", "d": "Anna" })).await["t"], "done", "who answers pings stays");
}

/// Says something, and counts the pings that have come when it is answered.
async fn speak(member: &mut Raw, echo: u32) -> usize {
    member.frame(TEXT, format!(r#"{{"t":"ping","d":{echo}}}"#).as_bytes()).await;
    let (mut pings, answer) = (0, format!(r#""echo":{echo},"#));
    loop {
        let (kind, payload) = member.next().await.expect("it is not over");
        pings += usize::from(kind == 0x89);
        assert_ne!(kind, 0x88, "closed");
        if kind == TEXT && String::from_utf8_lossy(&payload).contains(&answer) {
            return pings;
        }
    }
}

// W8
#[tokio::test]
async fn who_is_silent_for_less_than_half_a_minute_stays() {
    let house = House::open().await;
    let (ana, code) = alone(&house).await;
    let mut quiet = Raw::connect(&house, &code, &ana).await.hello("Quiet").await;
    assert_eq!(speak(&mut quiet, 1).await, 0);
    let since = Instant::now();
    for (second, echo, pings) in [(14, 2, 0), (43, 3, 2), (72, 4, 2)] {
        pause();
        sleep_until(since + Duration::from_secs(second)).await;
        resume();
        assert_eq!(speak(&mut quiet, echo).await, pings, "after {second} seconds");
    }
}

// W9
#[tokio::test]
async fn a_house_has_so_many_sockets_and_no_more() {
    let config = Config { most_sockets: 2, ..Config::new(folder()) };
    let house = House::open_with(config).await;
    let (ana, code) = alone(&house).await;
    let mut first = Raw::connect(&house, &code, &ana).await;
    let _second = Raw::connect(&house, &code, &house.guest().await).await;
    let third = house.guest().await;
    let (target, bearer) = (format!("{code}/socket"), format!("Authorization: Bearer {}\r\n", third.token));
    knock(&house, &target, &bearer).await.refused(429, "http-sockets");
    first.frame(0x88, &[]).await;
    first.closed().await;
    while knock(&house, &target, &bearer).await.status != 101 {}
}

// W9
#[tokio::test]
async fn a_session_has_so_many_sockets_and_no_more() {
    let house = House::open().await;
    let (ana, code) = alone(&house).await;
    let mut sockets = Vec::new();
    for _ in 0..8 {
        sockets.push(Raw::connect(&house, &code, &ana).await);
    }
    let (target, bearer) = (format!("{code}/socket"), format!("Authorization: Bearer {}\r\n", ana.token));
    knock(&house, &target, &bearer).await.refused(429, "http-sockets");
    drop(Raw::connect(&house, &code, &house.guest().await).await);
    // Whoever closes one has a place again.
    sockets[0].frame(0x88, &[]).await;
    sockets[0].closed().await;
    while knock(&house, &target, &bearer).await.status != 101 {}
}

// W9
#[tokio::test]
async fn who_opens_socket_after_socket_is_stopped_and_nobody_else_is() {
    let house = House::open().await;
    let (ana, code) = alone(&house).await;
    let bea = house.guest().await;
    let (target, bearer) = (format!("{code}/socket"), format!("Authorization: Bearer {}\r\n", ana.token));
    let mut opened = 0;
    let stopped = loop {
        let mut raw = Raw::open(&house).await;
        let answer = raw.upgrade(&house, &target, &bearer).await;
        if answer.status != 101 {
            break answer;
        }
        opened += 1;
        assert!(opened < 100, "for ever");
        // Gone before the next one comes, so that only how many there were counts.
        raw.frame(0x88, &[]).await;
        raw.closed().await;
        drop(raw);
        while is_anybody_in(&house).await {}
    };
    stopped.refused(429, "http-too-many");
    let wait: u64 = stopped.header("retry-after").expect("a time").parse().expect("seconds");
    assert!((1..=2).contains(&wait) && (30..40).contains(&opened), "{wait} seconds after {opened}");
    assert_eq!(
        house.enter(&code, &bea, "Bea").await.ask(&json!({ "t": "rename", "d": "B" })).await["t"],
        "done"
    );
    skip(Duration::from_secs(2)).await;
    assert_eq!(knock(&house, &target, &bearer).await.status, 101);
}

/// Whether a connection is still open.
async fn is_anybody_in(house: &House) -> bool {
    let request = format!("GET /metrics HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", house.metrics);
    let figures = house.request_at(house.metrics, request.as_bytes()).await;
    !figures.body.contains("cluehouse_sockets 0\n")
}
