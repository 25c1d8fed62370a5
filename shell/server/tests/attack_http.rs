//! Attacks on HTTP, each with the answer it gets; `SECURITY.md` lists them by number.

mod house;

use std::collections::BTreeSet;
use std::io::ErrorKind;
use std::net::IpAddr;
use std::time::Duration;

use cluehouse_server::{AdminAnswer, AdminAsk, Config, Site};
use cluehouse_store::{Fault, NewRoom, Purpose, RoomId, Store};
use house::raw::Raw;
use house::{Guest, House, Response, folder};
use serde_json::{Value, json};
use tokio::io::AsyncReadExt;
use tokio::time::{Instant, pause, resume, sleep};

/// Sends a beginning, then a drop every second, until the server has had enough; what it answered, where it did.
async fn drip(house: &House, beginning: &str, drop: &str) -> Response {
    let mut raw = Raw::open(house).await;
    raw.send(beginning.as_bytes()).await;
    // Whoever came first was heard first: from here on the server waits for the rest.
    assert_eq!(house.get("/healthz", None).await.status, 200);
    pause();
    let since = Instant::now();
    let answer = loop {
        tokio::select! {
            answer = raw.response() => break answer,
            () = sleep(Duration::from_secs(1)) => raw.send(drop.as_bytes()).await,
        }
    };
    assert!((6..13).contains(&since.elapsed().as_secs()), "{beginning}: {:?}", since.elapsed());
    answer
}

// H1
#[tokio::test]
async fn who_sends_nothing_is_let_go() {
    assert_eq!(drip(&House::open().await, "", "").await.status, 0);
}

// H1
#[tokio::test]
async fn who_sends_headers_too_slowly_is_let_go() {
    drip(&House::open().await, "GET /healthz HTTP/1.1\r\nHost: here\r\n", "X-A: a\r\n").await;
}

// H1
#[tokio::test]
async fn who_keeps_a_connection_for_nothing_is_let_go() {
    let house = House::open().await;
    let mut raw = Raw::open(&house).await;
    raw.send(b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n").await;
    assert_eq!(raw.response().await.status, 200);
    pause();
    let since = Instant::now();
    assert_eq!(raw.response().await.status, 0);
    assert!((6..13).contains(&since.elapsed().as_secs()), "{:?}", since.elapsed());
}

// H1
#[tokio::test]
async fn who_sends_a_body_too_slowly_is_told_so() {
    let head = "POST /api/v1/session HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n";
    drip(&House::open().await, head, " ").await.refused(408, "http-too-slow");
}

// H1
#[tokio::test]
async fn who_does_not_read_the_answer_is_let_go() {
    let mut house = House::closed(Config::new(folder()));
    house.buffer = Some(4096);
    house.start().await;
    let (path, times) = ("/api/v1/openapi.json", 20);
    let whole = house.get(path, None).await.body.len() * times;
    let mut raw = Raw::narrow(&house).await;
    raw.send(format!("GET {path} HTTP/1.1\r\nHost: here\r\n\r\n").repeat(times).as_bytes()).await;
    // Whoever came first was answered first, as far as the buffers go.
    assert_eq!(house.get("/healthz", None).await.status, 200);
    pause();
    sleep(Duration::from_secs(15)).await;
    resume();
    let mut read = Vec::new();
    while matches!(raw.stream.read_buf(&mut read).await, Ok(1..)) {}
    assert!(read.starts_with(b"HTTP/1.1 200") && read.len() < whole, "{} of {whole}", read.len());
}

// H1
#[tokio::test]
async fn a_silent_connection_does_not_delay_the_end() {
    let mut house = House::open().await;
    let _silent = Raw::open(&house).await;
    // Whoever came first was accepted first.
    assert_eq!(house.get("/healthz", None).await.status, 200);
    let since = Instant::now();
    house.stop().await;
    assert!(since.elapsed() < Duration::from_secs(4), "{:?}", since.elapsed());
}

// H1
#[tokio::test]
async fn a_house_serves_so_many_connections_at_once_and_the_next_waits_for_a_place() {
    let house = House::open_with(Config { most_connections: 2, ..Config::new(folder()) }).await;
    let (first, _second) = (Raw::open(&house).await, Raw::open(&house).await);
    let mut third = Raw::open(&house).await;
    third.send(b"GET /healthz HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n").await;
    // Whoever asks elsewhere meanwhile is answered.
    let figures = b"GET /metrics HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    for _ in 0..20 {
        assert_eq!(house.request_at(house.metrics, figures).await.status, 200);
    }
    let early = third.stream.try_read(&mut [0]);
    assert!(early.is_err_and(|why| why.kind() == ErrorKind::WouldBlock), "it was answered without a place");
    drop(first);
    assert_eq!(third.response().await.status, 200);
}

/// What somebody gets for a request that is not as a client of ours makes it.
async fn sent(house: &House, line: &str, headers: &str, body: &str) -> Response {
    let mut raw = Raw::open(house).await;
    let host = house.address;
    raw.send(
        format!("{line} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n{headers}\r\n{body}").as_bytes(),
    )
    .await;
    raw.response().await
}

// H2
#[tokio::test]
async fn what_is_too_large_or_of_the_wrong_kind_has_its_own_status() {
    let house = House::open().await;
    let json = "Content-Type: application/json\r\n";
    let (session, long) = ("POST /api/v1/session", "x".repeat(64 * 1024));
    let length = |text: &str| format!("Content-Length: {}\r\n", text.len());
    let headers = format!("{json}{}", length(&format!("{long}x")));
    sent(&house, session, &headers, &format!("{long}x")).await.refused(413, "http-too-large");
    // Without saying beforehand how long it is.
    let chunk = format!("{:x}\r\n{long}x\r\n0\r\n\r\n", long.len() + 1);
    let headers = format!("{json}Transfer-Encoding: chunked\r\n");
    sent(&house, session, &headers, &chunk).await.refused(413, "http-too-large");
    // What is not even in the form it is said to have is not too large.
    for broken in ["zz\r\n{}\r\n0\r\n\r\n", "2\r\n{}{}\r\n0\r\n\r\n"] {
        sent(&house, session, &headers, broken).await.refused(400, "http-unreadable");
    }
    for kind in ["", "Content-Type: text/plain\r\n", "Content-Type: application/x-www-form-urlencoded\r\n"] {
        sent(&house, session, &format!("{kind}{}", length("{}")), "{}").await.refused(415, "http-json-only");
    }
    for line in ["BREW /api/v1/session", "PUT /healthz", "TRACE /healthz", "OPTIONS /api/v1/rooms"] {
        sent(&house, line, "", "").await.refused(405, "http-method");
    }
    let line = format!("GET /{}", "x".repeat(8 * 1024));
    sent(&house, &line, "", "").await.refused(414, "http-uri-too-long");
    // What does not fit is refused before anything of ours sees it.
    let headers = format!("X-Long: {}\r\n", "x".repeat(20 * 1024));
    assert_eq!(sent(&house, "GET /healthz", &headers, "").await.status, 431);
    let many = "X-A: a\r\n".repeat(1000);
    assert_eq!(sent(&house, "GET /healthz", &many, "").await.status, 431);
    let both = format!("{json}{}Transfer-Encoding: chunked\r\n", length("{}"));
    let answer = sent(&house, session, &both, "2\r\n{}\r\n0\r\n\r\n").await;
    assert!(matches!(answer.status, 201 | 400), "two lengths are one request or none: {}", answer.status);
    assert_eq!(sent(&house, "GET /healthz", "", "").await.status, 200);
}

// T1, S4, W5
#[tokio::test]
async fn bodies_that_say_too_much_or_something_else_are_refused() {
    let house = House::open().await;
    let ana = house.guest().await;
    let post = async |path: &str, body: &str| {
        let headers = format!(
            "Authorization: Bearer {}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n",
            ana.token,
            body.len()
        );
        sent(&house, &format!("POST /api/v1/{path}"), &headers, body).await
    };
    let good = [
        ("session", json!({})),
        ("rooms", json!({ "games": ["classic"] })),
        ("solo", json!({ "game": "classic" })),
        ("daily", json!({})),
        ("races", json!({ "title": "T", "entry": "skemind", "opens": 0, "closes": 1 })),
        ("me/matches", json!({ "journal": "" })),
    ];
    for (path, body) in good {
        for field in ["score", "elapsed", "won", "seed", "secret", "official", "person", "at"] {
            let mut body = body.clone();
            body[field] = json!(1);
            post(path, &body.to_string()).await.refused(400, "http-unreadable");
        }
        let text = body.to_string();
        let deep = format!("{}{}", "[".repeat(30_000), "]".repeat(30_000));
        let wrong =
            ["", "{", "[1]", "null", "1", "\"\"", "{\"\":1}", &text.replace('}', ",}"), &deep, "\u{feff}{}"];
        for body in wrong {
            post(path, body).await.refused(400, "http-unreadable");
        }
    }
    post("rooms", r#"{"games":["classic"],"games":["classic"]}"#).await.refused(400, "http-unreadable");
    post("rooms", r#"{"games":[{"entry":"classic","seed":"00"}]}"#).await.refused(400, "http-unreadable");
    post("rooms", r#"{"games":"classic"}"#).await.refused(400, "http-unreadable");
    post("rooms", r#"{"games":[]}"#).await.refused(409, "room-playlist-empty");
}

// H3
#[tokio::test]
async fn another_site_changes_nothing() {
    let house = House::open().await;
    let ana = house.guest().await;
    let (host, body) = (house.address, r#"{"games":["classic"]}"#);
    let cookie = format!("Cookie: __Host-cluehouse={}\r\n", ana.token);
    let length = format!("Content-Type: application/json\r\nContent-Length: {}\r\n", body.len());
    for origin in ["", "Origin: null\r\n", "Origin: https://evil.example\r\n"] {
        let headers = format!("{cookie}{origin}{length}");
        sent(&house, "POST /api/v1/rooms", &headers, body).await.refused(403, "http-forbidden");
    }
    let ours = format!("{cookie}Origin: http://{host}\r\n");
    // What a form can send without asking first is not read at all.
    let simple = format!("{ours}Content-Type: text/plain\r\nContent-Length: {}\r\n", body.len());
    sent(&house, "POST /api/v1/rooms", &simple, body).await.refused(415, "http-json-only");
    sent(&house, "POST /api/v1/rooms", &format!("{ours}{length}"), body).await.expect(201);
    let foreign = "Origin: https://evil.example\r\nContent-Type: application/json\r\nContent-Length: 2\r\n";
    sent(&house, "POST /api/v1/session", foreign, "{}").await.refused(403, "http-forbidden");
    for line in
        ["GET /api/v1/solo", "GET /api/v1/me/matches", "GET /api/v1/races/00/entry", "HEAD /api/v1/solo"]
    {
        assert_eq!(sent(&house, line, &ours, "").await.status, 405, "{line}");
    }
}

// H3
#[tokio::test]
async fn pages_of_the_public_address_are_ours_behind_any_proxy() {
    let public_url = Some("https://play.example".to_owned());
    let config = Config { site: Site::Https, public_url, ..Config::new(folder()) };
    let house = House::open_with(config).await;
    let ana = house.guest().await;
    let body = r#"{"games":["classic"]}"#;
    // The proxy asks for the address it knows the server by.
    let post = async |origin: &str| {
        let headers = format!(
            "Cookie: __Host-cluehouse={}\r\nOrigin: {origin}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n",
            ana.token,
            body.len()
        );
        sent(&house, "POST /api/v1/rooms", &headers, body).await
    };
    post("https://play.example").await.expect(201);
    let foreign =
        ["http://play.example", "https://play.example:8443", "https://play.example.evil.example", "null"];
    for origin in foreign {
        post(origin).await.refused(403, "http-forbidden");
    }
}

/// What every response of ours carries.
#[track_caller]
fn check_headers(what: &str, answer: &Response, https: bool) {
    let header =
        |name: &str| answer.header(name).unwrap_or_else(|| panic!("{what}: no {name}\n{}", answer.head));
    let policy = header("Content-Security-Policy");
    for part in [
        "default-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "connect-src 'self'",
    ] {
        assert!(policy.contains(part), "{what}: {policy}");
    }
    assert!(!policy.contains("unsafe-inline") && !policy.contains("'unsafe-eval'"), "{what}: {policy}");
    assert_eq!(header("x-content-type-options"), "nosniff", "{what}");
    assert_eq!(header("referrer-policy"), "same-origin", "{what}");
    assert_eq!(header("cross-origin-opener-policy"), "same-origin", "{what}");
    assert_eq!(header("cross-origin-resource-policy"), "same-origin", "{what}");
    assert_eq!(header("cache-control"), "no-store", "{what}");
    let hsts = answer.header("strict-transport-security");
    assert_eq!(hsts, https.then_some("max-age=31536000; includeSubDomains"), "{what}");
    for name in ["access-control-allow-origin", "etag", "last-modified", "location", "server"] {
        assert_eq!(answer.header(name), None, "{what}");
    }
    assert!(!answer.head.contains("\r\ncontent-encoding:"), "{what}");
}

/// Every address of the description, with each method, by nobody, a program and a browser; each answer is one that is described.
async fn crawl(house: &House, ana: &Guest, https: bool) -> Vec<u16> {
    let described = house.get("/api/v1/openapi.json", None).await.expect(200);
    let mut paths: Vec<String> = described["paths"].as_object().expect("paths").keys().cloned().collect();
    paths.extend(
        ["/healthz", "/readyz", "/api/v1/", "/api/v1/openapi.json", "/api/v1/page.css", "/x"]
            .map(str::to_owned),
    );
    let program = format!("Authorization: Bearer {}\r\n", ana.token);
    let browser = format!("Cookie: __Host-cluehouse={}\r\n", ana.token);
    let (mut seen, mut names) = (Vec::new(), BTreeSet::new());
    for pattern in paths {
        let path = pattern.replace("{code}", "AAAAAA").replace("{id}", &"0".repeat(32));
        for method in ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "BREW"] {
            let operation = &described["paths"][&pattern][method.to_lowercase()];
            if let Some(name) = operation["operationId"].as_str() {
                assert!(names.insert(name), "{method} {pattern} is called {name} like another");
            }
            for who in ["", &program, &browser] {
                // H5: a foreign page is told nothing it could go by.
                let headers = format!("Origin: https://evil.example\r\nAccept-Encoding: gzip, br\r\n{who}");
                let line = format!("{method} {path}");
                let answer = sent(house, &line, &headers, "").await;
                check_headers(&line, &answer, https);
                if operation.is_object() {
                    let described = &operation["responses"][answer.status.to_string()]["description"];
                    let words = described.as_str().unwrap_or_default();
                    assert!(!words.is_empty(), "{line} answers {}, which is not described", answer.status);
                }
                if answer.status >= 400 {
                    assert_eq!(answer.header("Content-Type"), Some("application/problem+json"), "{line}");
                }
                seen.push(answer.status);
            }
        }
    }
    seen
}

// H4, H5, N5, W11
#[tokio::test]
async fn every_response_carries_every_header() {
    let house = House::open().await;
    let ana = house.guest().await;
    let seen = crawl(&house, &ana, false).await;
    for status in [200, 401, 403, 404, 405, 415] {
        assert!(seen.contains(&status), "no {status} was seen");
    }
    let answer = sent(&house, &format!("GET /{}", "x".repeat(9000)), "", "").await;
    check_headers("414", &answer, false);
    let long = "Content-Type: application/json\r\nContent-Length: 70000\r\n";
    check_headers("413", &sent(&house, "POST /api/v1/session", long, "").await, false);
    let refused = loop {
        let answer = house.get("/api/v1/rooms/AAAAAA", Some(&ana)).await;
        if answer.status != 404 {
            break answer;
        }
    };
    refused.refused(429, "http-too-many");
    check_headers("429", &refused, false);
}

/// Kinds of files that a browser neither shows nor runs by themselves; a picture that is a document of its own is none.
const KINDS_OF_PARTS: [&str; 5] =
    ["text/javascript", "text/css", "font/woff2", "application/wasm", "application/json"];

// H4, H5, H7
#[tokio::test]
async fn every_file_of_the_pages_carries_its_headers() {
    let house = House::open().await;
    let mut documents = vec!["/".to_owned(), "/nothing/of/the/kind".to_owned()];
    documents.retain(|_| cluehouse_pages::document().is_some());
    let files = cluehouse_pages::files().iter().map(|file| file.path.to_owned());
    for path in files.filter(|path| path != "/index.html").chain(documents) {
        let file = cluehouse_pages::file(&path).or(cluehouse_pages::document()).expect("a file");
        let mut kinds = Vec::new();
        for packing in ["", "Accept-Encoding: gzip\r\n", "Accept-Encoding: gzip, br\r\n"] {
            // Without the body, which need not be text.
            let headers = format!("Origin: https://evil.example\r\nAccept: text/html\r\n{packing}");
            let answer = sent(&house, &format!("HEAD {path}"), &headers, "").await;
            let of = |name: &str| answer.header(name).map(str::to_owned);
            let always = [
                ("x-content-type-options", "nosniff"),
                ("cross-origin-resource-policy", "same-origin"),
                ("Content-Type", file.kind()),
                ("vary", "accept-encoding"),
                ("cache-control", if file.is_hashed() { "max-age=31536000, immutable" } else { "no-cache" }),
            ];
            for (name, value) in always {
                assert_eq!(of(name).as_deref(), Some(value), "{path}: {name}");
            }
            let never = ["access-control-allow-origin", "etag", "last-modified", "location", "server"];
            assert!(never.iter().all(|name| of(name).is_none()), "{path}: {}", answer.head);
            let behaviour = ["Content-Security-Policy", "referrer-policy", "cross-origin-opener-policy"];
            if file.is_part() {
                // With its page is said how that may behave.
                assert!(behaviour.iter().all(|name| of(name).is_none()), "{path}: {}", answer.head);
                assert!(KINDS_OF_PARTS.contains(&file.kind()), "{path} may be shown by itself");
            } else {
                let policy = of("Content-Security-Policy").expect("a policy");
                let parts = ["default-src 'self'", "object-src 'none'", "frame-ancestors 'none'"];
                assert!(parts.iter().all(|part| policy.contains(part)), "{path}: {policy}");
                assert!(
                    !policy.contains("unsafe-inline") && !policy.contains("'unsafe-eval'"),
                    "{path}: {policy}"
                );
                assert!(behaviour.iter().all(|name| of(name).is_some()), "{path}: {}", answer.head);
            }
            kinds.push(of("Content-Encoding"));
        }
        let gzip = file.gzip.map(|_| "gzip".to_owned());
        let brotli = file.brotli.map(|_| "br".to_owned());
        assert_eq!(kinds, [None, gzip.clone(), brotli.or(gzip)], "{path}");
    }
}

// W11
#[tokio::test]
async fn only_a_site_on_https_says_that_it_always_is() {
    let house = House::open_as(Site::Https).await;
    let ana = house.guest().await;
    crawl(&house, &ana, true).await;
    let house = House::open_as(Site::Lan).await;
    assert_eq!(house.get("/healthz", None).await.header("strict-transport-security"), None);
}

/// How many wrong codes somebody may name, each time with another word about where they come from.
async fn wrong_codes(house: &House, claim: impl Fn(u32) -> String) -> u32 {
    for number in 0..200 {
        let headers = format!("X-Forwarded-For: {}\r\n", claim(number));
        let answer = sent(house, "GET /api/v1/rooms/AAAAAA", &headers, "").await;
        if answer.status == 429 {
            return number;
        }
        answer.refused(404, "http-not-found");
    }
    200
}

// H6
#[tokio::test]
async fn only_a_proxy_of_ours_is_believed_about_where_somebody_is() {
    let claim = |number: u32| format!("10.0.{}.{}", number / 256, number % 256);
    let house = House::open().await;
    assert!((150..160).contains(&wrong_codes(&house, claim).await));
    let proxies = vec![IpAddr::from([127, 0, 0, 1])];
    let house = House::open_with(Config { proxies, ..Config::new(folder()) }).await;
    assert_eq!(wrong_codes(&house, claim).await, 200);
    // What stands before the proxy's own word is hearsay.
    let told = wrong_codes(&house, |number| format!("{}, 192.0.2.1", claim(number))).await;
    assert!((150..160).contains(&told), "{told}");
}

// H7, H9
#[tokio::test]
async fn there_is_nothing_beside_what_is_served() {
    let house = House::open().await;
    for path in [
        "/..%2f..%2fetc%2fpasswd",
        "/../../etc/passwd",
        "/api/v1/../../../etc/passwd",
        "/api/v1/rooms/..%2f..%2fetc",
        "/api/v1/matches/..%2f%00",
        "/api/v1/matches/%00",
        "/%00",
        "/..%5c..%5cwindows",
        "//evil.example/%2e%2e",
        "/.git/config",
        "/metrics",
        "/admin",
        "/debug",
        "/debug/pprof",
    ] {
        sent(&house, &format!("GET {path}"), "", "").await.refused(404, "http-not-found");
    }
    sent(&house, "GET http://evil.example/x", "", "").await.refused(404, "http-not-found");
    let metrics = house
        .request_at(house.metrics, b"GET /metrics HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        .await;
    assert_eq!(metrics.status, 200);
    assert!(metrics.body.contains("cluehouse_responses_total"), "{}", metrics.body);
    let api = b"GET /api/v1/catalogue HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    assert_eq!(house.request_at(house.metrics, api).await.status, 404);
}

// H8
#[tokio::test]
async fn a_failure_is_told_without_its_reasons_and_ends_nothing_else() {
    let config = Config::new(folder());
    let store = Store::open(&config.data).expect("a store");
    let house = House::open_on(config, store.clone()).await;
    let ana = house.guest().await;
    let fine = house.room(&ana, &json!(["classic"])).await;
    let mut a = house.enter(&fine, &ana, "Ana").await;
    // A room whose charter is damaged.
    let charter = b"SELECT secret FROM race".to_vec();
    let room = NewRoom {
        id: RoomId::from(1),
        code: "AAAAAA".to_owned(),
        public: false,
        opener: None,
        purpose: Purpose::Open,
        charter,
        packs: Vec::new(),
    };
    store.create_room(room, 0).await.expect("a room");
    let answer = house.get("/api/v1/rooms/AAAAAA", Some(&ana)).await;
    answer.refused(500, "http-room-broken");
    let mut client = house.connect("AAAAAA", &ana).await;
    client.hello("Ana").await;
    assert_eq!((client.until("farewell").await, client.closed().await), (json!("closed"), 4004));
    // Whoever runs the house can still close it.
    let close = AdminAsk::Close { code: "AAAAAA".to_owned() };
    let closed = cluehouse_server::ask(&house.config.data, close).await.expect("a server");
    assert_eq!(closed, AdminAnswer::Done);
    house.get("/api/v1/rooms/AAAAAA", Some(&ana)).await.refused(404, "http-not-found");
    // A disk that refuses.
    store.fail(1, Fault::NotWritten);
    let failed = house.call("POST", "/api/v1/session", None, Some(&json!({}))).await;
    failed.refused(503, "http-degraded");
    check_headers("503", &failed, false);
    for text in [&answer.body, &failed.body] {
        for word in ["SELECT", "sqlite", "SQL", ".rs", "/tmp", "panicked", "cluehouse"] {
            assert!(!text.contains(word), "{text}");
        }
    }
    let said: Value = a.ask(&json!({ "t": "rename", "d": "Anna" })).await;
    assert_eq!(said["t"], "done");
    house.guest().await;
}
