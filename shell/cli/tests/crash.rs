//! The real binary is killed in the middle of a busy evening, again and again: whatever it has acknowledged is in the journal, once,
//! in its row, whoever comes back is told every row they missed, and every match that ended is kept once, with its result.
//!
//! `CLUEHOUSE_KILLS=500 cargo test --profile ci -p cluehouse-cli --test crash` is the full length.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use cluehouse_engine::Rng;
use cluehouse_games::Record;
use cluehouse_room::wire::Command as Asked;
use cluehouse_room::{Charter, Epoch, Input, Room, Row, Shelf};
use cluehouse_store::{PersonId, RoomId, Store};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

const ROOMS: usize = 12;

/// The program, serving.
struct Server {
    child: Child,
    address: SocketAddr,
}

impl Server {
    fn start(data: &Path) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_cluehouse"));
        command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(data);
        let mut child =
            command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("the program starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("its output")).read_line(&mut line).expect("a line");
        let address = line.trim().strip_prefix("http://").and_then(|address| address.parse().ok());
        Self { child, address: address.unwrap_or_else(|| panic!("no address: {line}")) }
    }

    /// Ends it without a warning.
    fn kill(mut self) {
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it ends");
    }
}

/// A request with JSON; the answer's body.
async fn post(address: SocketAddr, path: &str, token: &str, body: &Value) -> Value {
    let body = body.to_string();
    let request = format!(
        "POST {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nAuthorization: Bearer {token}\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let mut stream = TcpStream::connect(address).await.expect("a connection");
    stream.write_all(request.as_bytes()).await.expect("a request");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.expect("an answer");
    let body = answer.split_once("\r\n\r\n").map(|(_, body)| body).unwrap_or_default();
    serde_json::from_str(body).unwrap_or_else(|_| panic!("{answer}"))
}

/// What a player was promised.
#[derive(Clone, Copy, Debug)]
struct Promise {
    member: u32,
    n: u32,
    version: u32,
}

/// What all players share: where the server is, and what they were promised, by room.
struct Evening {
    address: watch::Receiver<Option<SocketAddr>>,
    promises: Mutex<BTreeMap<String, Vec<Promise>>>,
}

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// Somebody who plays whatever happens.
struct Player {
    evening: Arc<Evening>,
    code: String,
    token: String,
    host: bool,
    client: u32,
    n: u32,
    member: u32,
    /// What was asked and not answered: it is asked again with its number.
    open: Option<(u32, Value)>,
    seen: Option<(u64, u64)>,
    moment: (u64, u64),
    /// The match seems to be over.
    idle: bool,
}

impl Player {
    async fn play(mut self) {
        loop {
            let address = *self.evening.address.clone().wait_for(Option::is_some).await.expect("a server");
            let Some(address) = address else { continue };
            // A connection that breaks is made again; whatever is wrong beyond that is a failed assertion.
            if let Some(socket) = self.connect(address).await {
                self.talk(socket).await;
            }
            tokio::task::yield_now().await;
        }
    }

    async fn connect(&mut self, address: SocketAddr) -> Option<Socket> {
        let url = format!("ws://{address}/api/v1/rooms/{}/socket", self.code);
        let mut request = url.into_client_request().expect("a request");
        let bearer = format!("Bearer {}", self.token).parse().expect("a header");
        request.headers_mut().insert("authorization", bearer);
        let (mut socket, _) = connect_async(request).await.ok()?;
        let seen = self.seen.map(|(epoch, version)| json!({ "epoch": epoch, "version": version }));
        let hello =
            json!({ "protocol": 1, "name": "P", "client": self.client, "asked": self.n, "seen": seen });
        socket.send(Message::text(json!({ "t": "hello", "d": hello }).to_string())).await.ok()?;
        Some(socket)
    }

    async fn talk(&mut self, mut socket: Socket) -> Option<()> {
        // As fast as the house allows in the long run.
        let mut pace = tokio::time::interval(Duration::from_millis(45));
        let mut welcome = false;
        let mut asked_here = false;
        loop {
            tokio::select! {
                said = socket.next() => {
                    let Message::Text(text) = said?.ok()? else { continue };
                    let msg: Value = serde_json::from_str(&text).expect("JSON");
                    welcome |= msg["t"] == "welcome";
                    if self.hear(&msg) {
                        asked_here = false;
                    }
                }
                _ = pace.tick(), if welcome && !asked_here => {
                    asked_here = true;
                    let (n, what) = self.next();
                    let msg = json!({ "t": "do", "d": { "n": n, "what": what } });
                    socket.send(Message::text(msg.to_string())).await.ok()?;
                }
            }
        }
    }

    /// What was not answered yet, or the next thing to ask.
    fn next(&mut self) -> (u32, Value) {
        if let Some(open) = &self.open {
            return open.clone();
        }
        self.n += 1;
        let what = match self.n {
            n if n % 7 == 0 => json!({ "t": "rename", "d": format!("P{n}") }),
            n if self.idle && self.host => json!({ "t": if n % 2 == 0 { "start" } else { "rematch" } }),
            n => json!({ "t": "act", "d": { "game": self.moment.0, "round": self.moment.1, "action": {
                "t": "code", "d": { "t": "guess", "d": letters(n) } } } }),
        };
        self.open = Some((self.n, what.clone()));
        (self.n, what)
    }

    /// Notes which match and which round are played.
    fn note(&mut self, play: &Value, progress: &Value) {
        if let Some(game) = play["d"]["game"].as_u64() {
            self.moment.0 = game;
            self.idle = false;
        }
        for progress in [&play["d"]["view"]["progress"], progress] {
            if let Some(round) = progress["round"].as_u64() {
                self.moment.1 = round;
            }
        }
    }

    /// Hears a message; true where it answers what is open.
    fn hear(&mut self, msg: &Value) -> bool {
        let data = &msg["d"];
        let number = |value: &Value| value.as_u64().expect("a number");
        match msg["t"].as_str().expect("a kind") {
            "welcome" => {
                self.member = number(&data["you"]) as u32;
                let (epoch, version) = (number(&data["epoch"]), number(&data["version"]));
                if let Some((before, seen)) = self.seen {
                    assert!(epoch >= before && version >= seen, "what was seen is gone: {seen} of {version}");
                }
                let seen =
                    if data["snapshot"].is_null() { self.seen.map_or(0, |(_, seen)| seen) } else { version };
                self.seen = Some((epoch, seen));
                self.note(&data["snapshot"]["play"], &Value::Null);
                false
            }
            "frame" => {
                let (epoch, seen) = self.seen.expect("a welcome first");
                assert_eq!(number(&data["version"]), seen + 1, "a frame is missing or comes twice");
                self.seen = Some((epoch, seen + 1));
                self.note(&data["play"], &data["news"]["d"]["change"]["progress"]);
                false
            }
            "answer" => {
                let n = number(&data["n"]) as u32;
                assert_eq!(self.open.as_ref().map(|(open, _)| *open), Some(n), "an answer nobody asked for");
                self.open = None;
                match data["outcome"]["t"].as_str() {
                    Some("done") => {
                        let version = number(&data["outcome"]["d"]) as u32;
                        let promise = Promise { member: self.member, n, version };
                        let mut promises = self.evening.promises.lock().expect("promises");
                        promises.entry(self.code.clone()).or_default().push(promise);
                        self.idle = false;
                    }
                    Some("refused") => self.idle = true,
                    outcome => panic!("{outcome:?}"),
                }
                true
            }
            _ => false,
        }
    }
}

/// A code of eight letters that says a number.
fn letters(mut number: u32) -> String {
    let mut code = String::new();
    for _ in 0..8 {
        code.push(char::from(b'A' + (number % 12) as u8));
        number /= 12;
    }
    code
}

/// A board with a code nobody finds: twenty times twenty guesses, or one that ends again and again.
fn games(lasts: bool) -> Value {
    let (attempts, rounds) = if lasts { (20, 20) } else { (3, 1) };
    let space = json!({ "symbols": 12, "length": 8, "repeats": true });
    let board = json!({ "space": space, "attempts": attempts, "seconds": null });
    let settings = json!({ "variant": { "t": "custom", "d": board }, "mode": "versus", "rounds": rounds });
    json!([{ "entry": "custom", "settings": { "t": "code", "d": settings } }])
}

/// What was on the disk when it was last looked at.
#[derive(Default)]
struct Checker {
    rooms: BTreeMap<String, Known>,
}

/// A room as its rows have made it so far.
struct Known {
    id: RoomId,
    room: Room,
    /// The row of every command, by member and number.
    asked: BTreeMap<(u32, u32), u32>,
    /// Promises that were found kept.
    kept: usize,
    /// The journals of the matches that have ended, as the rows give them, and how many are known to be kept as such.
    ended: Vec<String>,
    archived: usize,
}

impl Checker {
    /// Reads what is new on the disk and compares it with what was promised. Answers how many promises were kept so far.
    async fn check(
        &mut self,
        data: &Path,
        promises: &BTreeMap<String, Vec<Promise>>,
        hosts: &BTreeMap<String, PersonId>,
    ) -> usize {
        let store = Store::open(data).expect("the data can be opened");
        for (code, promises) in promises {
            if !self.rooms.contains_key(code) {
                self.rooms.insert(code.clone(), Known::new(&store, code).await);
            }
            let known = self.rooms.get_mut(code).expect("just put there");
            known.catch_up(&store, code).await;
            known.look_for(promises, code);
            known.compare_matches(&store, hosts[code], code).await;
        }
        store.close().await.expect("the store closes");
        self.rooms.values().map(|known| known.kept).sum()
    }
}

impl Known {
    async fn new(store: &Store, code: &str) -> Self {
        let id = store.find_room(code).await.expect("the store answers").expect("the room lives").id;
        let loaded = store.take_room(id).await.expect("the room loads");
        let deed: Value = serde_json::from_slice(&loaded.charter).expect("a deed");
        let charter: Charter = serde_json::from_value(deed["charter"].clone()).expect("a charter");
        let shelf = Arc::new(Shelf::default());
        let room = Room::restore(Arc::new(charter), shelf, Epoch(loaded.epoch), None, []).expect("a room");
        let room = room.recording();
        Self { id, room, asked: BTreeMap::new(), kept: 0, ended: Vec::new(), archived: 0 }
    }

    /// Every new row follows from those before it, hashes included: none is missing, none comes twice, and none that was there is
    /// another one now.
    async fn catch_up(&mut self, store: &Store, code: &str) {
        let before = self.room.version().0;
        let rows = store.rows(self.id, before.saturating_sub(1)).await.expect("the rows are there");
        assert!(
            before == 0 || rows.first().is_some_and(|(version, _)| *version == before),
            "{code}: {before} is gone"
        );
        let fresh = rows.iter().filter(|(version, _)| *version > before);
        for row in fresh.map(|(_, row)| serde_json::from_slice::<Row>(row).expect("a row")) {
            if let Input::Command { member, n, what, .. } = &row.input {
                let member = serde_json::to_value(member).expect("a number").as_u64().expect("one");
                let command = (u32::try_from(member).expect("small"), *n);
                let twice = self.asked.insert(command, row.version.0);
                assert!(twice.is_none() || *what == Asked::Leave, "{code}: a command was carried out twice");
            }
            self.room.catch_up([row]).unwrap_or_else(|why| panic!("{code}: {why}"));
            let (game, _) = self.room.moment();
            self.ended.extend(self.room.take_opened(game).map(|opened| opened.journal.to_string()));
        }
    }

    /// Every match that ended, as the rows give it, is kept once and with its result; and nothing else is.
    async fn compare_matches(&mut self, store: &Store, host: PersonId, code: &str) {
        let (mut played, mut before) = (Vec::new(), None);
        loop {
            let page = store.history(host, before, 1000).await.expect("a history");
            let Some(last) = page.last() else { break };
            before = Some(last.id);
            played.extend(page);
        }
        assert_eq!(
            played.len(),
            self.ended.len(),
            "{code}: so many matches are kept, and so many have ended"
        );
        // The latest comes first.
        for (played, ended) in played.iter().rev().zip(&self.ended).skip(self.archived) {
            let kept = store.archive(played.id).await.expect("an archive").finished;
            assert_eq!(&String::from_utf8_lossy(&kept.archive), ended, "{code}: another match");
            let record = Record::read(ended, |_, _| None).expect("a lawful journal");
            assert!(record.finished && record.seats.len() == kept.results.len(), "{code}");
            for (stored, seat) in kept.results.iter().zip(&record.seats) {
                let played = (i64::from(seat.score), seat.place, seat.won);
                assert_eq!((stored.score, stored.place, stored.won), played, "{code}: another result");
            }
        }
        self.archived = self.ended.len();
    }

    fn look_for(&mut self, promises: &[Promise], code: &str) {
        for Promise { member, n, version } in promises.iter().skip(self.kept) {
            let found = self.asked.get(&(*member, *n));
            assert_eq!(
                found,
                Some(version),
                "{code}: command {n} of member {member} was promised in {version}"
            );
        }
        self.kept = promises.len();
    }
}

/// A folder of the test's own that goes with the value.
struct Folder(PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[tokio::test]
async fn a_server_that_is_killed_under_load_loses_nothing_it_has_acknowledged() {
    let kills: u32 = std::env::var("CLUEHOUSE_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(8);
    let seed = u64::from(std::process::id());
    let folder = Folder(std::env::temp_dir().join(format!("cluehouse-crash-{}", std::process::id())));
    let mut dice = Rng::from_number(seed);
    let mut server = Server::start(&folder.0);
    let (place, address) = watch::channel(Some(server.address));
    let evening = Arc::new(Evening { address, promises: Mutex::default() });
    let mut players = tokio::task::JoinSet::new();
    let mut hosts = BTreeMap::new();
    for number in 0..ROOMS {
        let mut code = String::new();
        for host in [true, false] {
            let guest = post(server.address, "/api/v1/session", "", &json!({ "bearer": true })).await;
            let token = guest["token"].as_str().expect("a token").to_owned();
            if host {
                let house = json!({ "public": false, "locked": false, "watchers": true, "chat": false,
                    "stand_ins": false, "host_paced": false, "at_once": true });
                let body = json!({ "games": games(number % 2 == 0), "house": house });
                let room = post(server.address, "/api/v1/rooms", &token, &body).await;
                room["code"].as_str().unwrap_or_else(|| panic!("{room}")).clone_into(&mut code);
                let person = guest["person"].as_str().and_then(|person| person.parse().ok());
                hosts.insert(code.clone(), person.expect("an id"));
            }
            let client = dice.below(u64::from(u32::MAX)) as u32;
            let (evening, code) = (Arc::clone(&evening), code.clone());
            let player = Player {
                evening,
                code,
                token,
                host,
                client,
                n: 0,
                member: 0,
                open: None,
                seen: None,
                moment: (1, 1),
                idle: true,
            };
            players.spawn(player.play());
        }
    }
    let (mut checker, mut kept) = (Checker::default(), 0);
    for kill in 0..kills {
        let span = Duration::from_millis(300 + dice.below(700));
        let failed = tokio::time::timeout(span, players.join_next()).await;
        if let Ok(Some(Err(why))) = failed {
            panic!("seed {seed}, kill {kill}: {why}");
        }
        server.kill();
        place.send_replace(None);
        let promises = evening.promises.lock().expect("promises").clone();
        kept = checker.check(&folder.0, &promises, &hosts).await;
        server = Server::start(&folder.0);
        place.send_replace(Some(server.address));
    }
    players.abort_all();
    server.kill();
    // Once more from the first row, in case one that was looked at long ago has changed.
    let promises = evening.promises.lock().expect("promises").clone();
    let mut again = Checker::default();
    assert!(again.check(&folder.0, &promises, &hosts).await >= kept);
    let ended: usize = again.rooms.values().map(|known| known.ended.len()).sum();
    assert!(ended > kills as usize, "seed {seed}: only {ended} matches ended");
    assert!(kept > kills as usize * ROOMS, "seed {seed}: only {kept} commands were acknowledged");
}
