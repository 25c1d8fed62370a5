//! A server on a port of its own and clients over real sockets, for every test of the server.
#![allow(dead_code, reason = "each test uses a part of it")]

pub(crate) mod raw;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use cluehouse_server::{Config, Site, run, run_on};
use cluehouse_store::Store;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// How long a test waits for what must come.
const PATIENCE: Duration = Duration::from_secs(60);

/// A server on a port of its own, with a data directory that goes when it does.
pub(crate) struct House {
    pub(crate) address: SocketAddr,
    pub(crate) metrics: SocketAddr,
    pub(crate) config: Config,
    /// How little the server's side of a connection holds back for a slow reader, in bytes, where a test wants little.
    pub(crate) buffer: Option<u32>,
    stop: Option<oneshot::Sender<()>>,
    served: Option<JoinHandle<()>>,
}

static HOUSES: AtomicU32 = AtomicU32::new(0);

/// A folder of the test's own.
pub(crate) fn folder() -> PathBuf {
    let number = HOUSES.fetch_add(1, Ordering::Relaxed);
    let folder = std::env::temp_dir().join(format!("cluehouse-server-{}-{number}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

impl House {
    pub(crate) async fn open() -> Self {
        Self::open_as(Site::Local).await
    }

    pub(crate) async fn open_as(site: Site) -> Self {
        Self::open_with(Config { site, ..Config::new(folder()) }).await
    }

    /// A house that is not open yet.
    pub(crate) fn closed(config: Config) -> Self {
        let nowhere = SocketAddr::from(([127, 0, 0, 1], 0));
        Self { address: nowhere, metrics: nowhere, config, buffer: None, stop: None, served: None }
    }

    pub(crate) async fn open_with(config: Config) -> Self {
        let mut house = Self::closed(config);
        house.start().await;
        house
    }

    pub(crate) async fn start(&mut self) {
        self.start_on(None).await;
    }

    /// On a store that was opened before, so that it can be made to fail.
    pub(crate) async fn open_on(config: Config, store: Store) -> Self {
        let mut house = Self::closed(config);
        house.start_on(Some(store)).await;
        house
    }

    async fn start_on(&mut self, store: Option<Store>) {
        let socket = TcpSocket::new_v4().expect("a socket");
        if let Some(bytes) = self.buffer {
            socket.set_send_buffer_size(bytes).expect("a small buffer");
        }
        socket.bind(SocketAddr::from(([127, 0, 0, 1], 0))).expect("a port");
        let listener = socket.listen(1024).expect("a port");
        let metrics = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        self.address = listener.local_addr().expect("an address");
        self.metrics = metrics.local_addr().expect("an address");
        let (stop, stopped) = oneshot::channel();
        let config = self.config.clone();
        self.served = Some(tokio::spawn(async move {
            let shutdown = async { drop(stopped.await) };
            let served = match store {
                Some(store) => run_on(store, listener, Some(metrics), config, shutdown).await,
                None => run(listener, Some(metrics), config, shutdown).await,
            };
            served.expect("a server");
        }));
        self.stop = Some(stop);
    }

    pub(crate) async fn stop(&mut self) {
        drop(self.stop.take());
        self.served.take().expect("a server").await.expect("an orderly end");
    }

    /// A request over a connection of its own.
    pub(crate) async fn request(&self, text: &str) -> Response {
        self.request_at(self.address, text.as_bytes()).await
    }

    pub(crate) async fn request_at(&self, address: SocketAddr, text: &[u8]) -> Response {
        let mut stream = TcpStream::connect(address).await.expect("a connection");
        stream.write_all(text).await.expect("a request");
        let mut answer = Vec::new();
        while !is_whole(&answer) && stream.read_buf(&mut answer).await.expect("an answer") > 0 {}
        Response::read(&String::from_utf8(answer).expect("text"))
    }

    /// A request with JSON, as a program sends it: by somebody, or by nobody.
    pub(crate) async fn call(
        &self,
        method: &str,
        path: &str,
        who: Option<&Guest>,
        body: Option<&Value>,
    ) -> Response {
        let bearer =
            who.map(|guest| format!("Authorization: Bearer {}\r\n", guest.token)).unwrap_or_default();
        let body = body.map(Value::to_string);
        let kind = if body.is_some() { "Content-Type: application/json\r\n" } else { "" };
        let body = body.unwrap_or_default();
        let (host, length) = (self.address, body.len());
        self.request(&format!(
            "{method} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n{bearer}{kind}Content-Length: {length}\r\n\r\n{body}"
        ))
        .await
    }

    /// The figures for whoever runs the house.
    pub(crate) async fn figures(&self) -> String {
        let request = b"GET /metrics HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
        self.request_at(self.metrics, request).await.body
    }

    pub(crate) async fn get(&self, path: &str, who: Option<&Guest>) -> Response {
        self.call("GET", path, who, None).await
    }

    pub(crate) async fn post(&self, path: &str, who: &Guest, body: &Value) -> Response {
        self.call("POST", path, Some(who), Some(body)).await
    }

    /// Somebody new.
    pub(crate) async fn guest(&self) -> Guest {
        let answer = self.call("POST", "/api/v1/session", None, Some(&json!({ "bearer": true }))).await;
        let body = answer.expect(201);
        let text = |field: &str| body[field].as_str().expect("a text").to_owned();
        Guest { token: text("token"), person: text("person") }
    }

    /// A room with these games.
    pub(crate) async fn room(&self, guest: &Guest, games: &Value) -> String {
        let answer = self.post("/api/v1/rooms", guest, &json!({ "games": games })).await;
        answer.expect(201)["code"].as_str().expect("a code").to_owned()
    }

    /// A socket that has said nothing yet.
    pub(crate) async fn connect(&self, code: &str, guest: &Guest) -> Client {
        let address = format!("ws://{}/api/v1/rooms/{code}/socket", self.address);
        let mut request = address.into_client_request().expect("a request");
        let bearer = format!("Bearer {}", guest.token);
        request.headers_mut().insert("authorization", bearer.parse().expect("a header"));
        let (socket, _) = connect_async(request).await.expect("a socket");
        Client {
            socket,
            numbers: 0,
            version: 0,
            welcome: Value::Null,
            heard: String::new(),
            client: HOUSES.fetch_add(1, Ordering::Relaxed),
        }
    }

    /// Somebody in a room.
    pub(crate) async fn enter(&self, code: &str, guest: &Guest, name: &str) -> Client {
        let mut client = self.connect(code, guest).await;
        client.hello(name).await;
        client.welcome = client.until("welcome").await;
        client
    }

    /// A screen of a room, put up by somebody.
    pub(crate) async fn screen(&self, code: &str, guest: &Guest) -> Client {
        let mut client = self.connect(code, guest).await;
        client.say(&json!({ "t": "hello", "d": { "protocol": 1, "name": "", "screen": true } })).await;
        client.welcome = client.until("welcome").await;
        client
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.config.data);
    }
}

/// Whether an answer's body has as many bytes as its head says.
fn is_whole(answer: &[u8]) -> bool {
    let text = String::from_utf8_lossy(answer);
    let Some((head, body)) = text.split_once("\r\n\r\n") else { return false };
    let length = head.lines().find_map(|line| line.strip_prefix("content-length: "));
    length.and_then(|length| length.parse().ok()).is_some_and(|length: usize| body.len() >= length)
}

/// Somebody, as a program.
#[derive(Clone, Debug)]
pub(crate) struct Guest {
    pub(crate) token: String,
    pub(crate) person: String,
}

/// What came back.
#[derive(Clone, Debug)]
pub(crate) struct Response {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Response {
    fn read(text: &str) -> Self {
        let (head, body) = text.split_once("\r\n\r\n").unwrap_or((text, ""));
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
        Self { status, head: head.to_owned(), body: body.to_owned() }
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let line =
            |line: &'_ str| line.split_once(": ").is_some_and(|(key, _)| key.eq_ignore_ascii_case(name));
        self.head
            .lines()
            .find(|text| line(text))
            .and_then(|line| line.split_once(": "))
            .map(|(_, value)| value)
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or(Value::Null)
    }

    /// The body, where the status is this one.
    #[track_caller]
    pub(crate) fn expect(&self, status: u16) -> Value {
        assert_eq!(self.status, status, "{}\n\n{}", self.head, self.body);
        self.json()
    }

    /// A problem with this status and code.
    #[track_caller]
    pub(crate) fn refused(&self, status: u16, code: &str) {
        assert_eq!(self.expect(status)["code"], code, "{}", self.body);
        assert_eq!(self.header("Content-Type"), Some("application/problem+json"));
    }
}

/// One connection to a room.
pub(crate) struct Client {
    pub(crate) socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub(crate) numbers: u64,
    pub(crate) version: u64,
    pub(crate) welcome: Value,
    /// Everything it was told.
    pub(crate) heard: String,
    client: u32,
}

impl Client {
    pub(crate) async fn say(&mut self, msg: &Value) {
        self.socket.send(Message::text(msg.to_string())).await.expect("a message sent");
    }

    pub(crate) async fn hello(&mut self, name: &str) {
        self.say(&json!({ "t": "hello", "d": { "protocol": 1, "name": name, "client": self.client } })).await;
    }

    /// Asks for something and answers what came of it.
    pub(crate) async fn ask(&mut self, what: &Value) -> Value {
        self.numbers += 1;
        self.say(&json!({ "t": "do", "d": { "n": self.numbers, "what": what } })).await;
        loop {
            let answer = self.until("answer").await;
            if answer["n"] == self.numbers {
                return answer["outcome"].clone();
            }
        }
    }

    /// The next message, checked for gaps; an error is the end of the connection.
    pub(crate) async fn next(&mut self) -> Result<Value, Option<CloseFrame>> {
        let patience = tokio::time::Instant::now() + PATIENCE;
        loop {
            let said = tokio::time::timeout_at(patience, self.socket.next()).await;
            let said = said.unwrap_or_else(|_| panic!("nothing more comes after {}", self.heard));
            match said {
                Some(Ok(Message::Text(text))) => {
                    self.heard += &text;
                    let msg: Value = serde_json::from_str(&text).expect("JSON");
                    match msg["t"].as_str() {
                        Some("welcome") => self.version = msg["d"]["version"].as_u64().expect("a version"),
                        Some("frame") => {
                            let version = msg["d"]["version"].as_u64().expect("a version");
                            assert_eq!(version, self.version + 1, "a frame is missing");
                            self.version = version;
                        }
                        _ => {}
                    }
                    return Ok(msg);
                }
                Some(Ok(Message::Close(frame))) => return Err(frame),
                Some(Ok(_)) => {}
                Some(Err(Error::ConnectionClosed | Error::Protocol(_) | Error::Io(_))) | None => {
                    return Err(None);
                }
                Some(Err(why)) => panic!("{why}"),
            }
        }
    }

    pub(crate) async fn until(&mut self, tag: &str) -> Value {
        loop {
            let msg =
                self.next().await.unwrap_or_else(|frame| panic!("closed while waiting for {tag}: {frame:?}"));
            if msg["t"] == tag {
                return msg["d"].clone();
            }
        }
    }

    /// Waits for the close and answers its code.
    pub(crate) async fn closed(&mut self) -> u16 {
        loop {
            if let Err(frame) = self.next().await {
                return frame.map_or(0, |frame| u16::from(frame.code));
            }
        }
    }

    /// Waits until the match has come to a phase.
    pub(crate) async fn phase(&mut self, phase: &str) -> Value {
        loop {
            let frame = self.until("frame").await;
            let news = &frame["news"]["d"]["change"]["progress"]["phase"];
            let play = &frame["play"]["d"]["view"]["progress"]["phase"];
            if news == phase || play == phase {
                return frame;
            }
        }
    }
}

/// Lets time pass at once, for everything that runs here.
pub(crate) async fn skip(time: Duration) {
    tokio::time::pause();
    tokio::time::advance(time).await;
    tokio::time::resume();
}

/// Everyone on the same code at once, one of so many that nobody finds it by chance.
pub(crate) fn versus() -> Value {
    let space = json!({ "symbols": 12, "length": 8, "repeats": true });
    let board = json!({ "space": space, "attempts": 20, "seconds": null });
    let settings = json!({ "variant": { "t": "custom", "d": board }, "mode": "versus" });
    json!([{ "entry": "custom", "settings": { "t": "code", "d": settings } }])
}

/// A guess of a code game's first round.
pub(crate) fn guess(letters: &str) -> Value {
    let action = json!({ "t": "code", "d": { "t": "guess", "d": letters } });
    json!({ "t": "act", "d": { "game": 1, "round": 1, "action": action } })
}
