//! The real binary is killed in the middle of a busy evening, again and again: whatever it has acknowledged is in the journal, once,
//! in its row, whoever comes back is told every row they missed, and every match that ended is kept once, with its result. So it is with what is
//! acknowledged over HTTP. Every other time it starts on the very files it was killed over, its log unread by anybody.
//!
//! `CLUEHOUSE_KILLS=500 cargo test --profile ci -p cluehouse-cli --test crash` is the full length.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use cluehouse_engine::{Millis, Rng, Seed};
use cluehouse_games::code::{Action, CodeGame};
use cluehouse_games::{Entry, Local, Opening, Record};
use cluehouse_room::wire::Command as Asked;
use cluehouse_room::{Charter, Epoch, Input, Room, Row, Shelf};
use cluehouse_store::{Admits, MatchId, PersonId, RoomId, Store};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::{Notify, watch};
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
    let (status, body) = try_post(address, path, token, body).await.expect("an answer");
    assert_eq!(status, 201, "{body}");
    body
}

/// The same; none where the server ends before the whole answer is there.
async fn try_post(address: SocketAddr, path: &str, token: &str, body: &Value) -> Option<(u16, Value)> {
    let body = body.to_string();
    let request = format!(
        "POST {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nAuthorization: Bearer {token}\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let mut stream = TcpStream::connect(address).await.ok()?;
    stream.write_all(request.as_bytes()).await.ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.ok()?;
    let (head, body) = answer.split_once("\r\n\r\n")?;
    let status = head.split(' ').nth(1)?.parse().ok()?;
    Some((status, serde_json::from_str(body).ok()?))
}

/// What a player was promised.
#[derive(Clone, Copy, Debug)]
struct Promise {
    member: u32,
    n: u32,
    version: u32,
}

/// What somebody was told over HTTP to be done.
#[derive(Clone, Debug)]
enum Deed {
    /// They are somebody now.
    Came(PersonId),
    /// Their match that was played elsewhere is kept.
    SentIn(PersonId, MatchId),
    /// Their one attempt at the day's puzzle has begun, in the room with this code.
    Began(PersonId, String),
}

/// What all players share: where the server is, and what they were promised, by room and over HTTP.
struct Evening {
    address: watch::Receiver<Option<SocketAddr>>,
    promises: Mutex<BTreeMap<String, Vec<Promise>>>,
    deeds: Mutex<Vec<Deed>>,
    /// Somebody was promised something.
    promised: Notify,
}

impl Evening {
    /// Where the server is, as soon as there is one; none when the evening is over.
    async fn server(&self) -> Option<SocketAddr> {
        let mut address = self.address.clone();
        let address = address.wait_for(Option::is_some).await.ok()?;
        *address
    }

    /// How many promises each room has been given.
    fn given(&self) -> BTreeMap<String, usize> {
        let promises = self.promises.lock().expect("promises");
        promises.iter().map(|(code, promises)| (code.clone(), promises.len())).collect()
    }

    /// Comes, sends in what was played elsewhere and begins the day's puzzle, again and again as somebody else.
    async fn come_and_go(self: Arc<Self>) {
        let journal = played_elsewhere();
        let mut pace = tokio::time::interval(Duration::from_millis(60));
        while let Some(address) = self.server().await {
            pace.tick().await;
            // Where the server ends meanwhile nothing more was promised.
            let _ = self.come(address, &journal).await;
        }
    }

    async fn come(&self, address: SocketAddr, journal: &str) -> Option<()> {
        let done = async |path, token, body: Value| {
            let (status, answer) = try_post(address, path, token, &body).await?;
            assert_eq!(status, 201, "{path}: {answer}");
            Some(answer)
        };
        let promise = |deed| self.deeds.lock().expect("deeds").push(deed);
        let guest = done("/api/v1/session", "", json!({ "bearer": true })).await?;
        let (token, person) = (guest["token"].as_str()?, guest["person"].as_str()?.parse().ok()?);
        promise(Deed::Came(person));
        let sent = done("/api/v1/me/matches", token, json!({ "journal": journal })).await?;
        promise(Deed::SentIn(person, sent["match"].as_str()?.parse().ok()?));
        let room = done("/api/v1/daily", token, json!({})).await?;
        promise(Deed::Began(person, room["code"].as_str()?.to_owned()));
        Some(())
    }
}

/// A match as a page plays it without a server.
fn played_elsewhere() -> String {
    let settings = CodeGame::preset("classic").expect("an entry");
    let (seed, nonces) = (Seed::from_number(7), Seed::from_number(8));
    let opening = Opening { settings, content: Arc::default(), bots: Vec::new(), seed, nonces, began: 0 };
    let mut local = Local::<CodeGame>::begin(opening).expect("a match");
    while !local.is_finished() {
        local.act(Millis::ZERO, Action::Guess("AAAA".parse().expect("a code"))).expect("a guess");
    }
    local.journal().to_string()
}

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// Somebody who plays whatever happens.
struct Player {
    evening: Arc<Evening>,
    code: String,
    token: String,
    host: bool,
    /// An official game against the clock: it lasts for many a restart, and its guesses are few.
    timed: bool,
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
        while let Some(address) = self.evening.server().await {
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
            n if n % 7 == 0 || self.timed && !self.idle && n % 30 != 1 => {
                json!({ "t": "rename", "d": format!("P{n}") })
            }
            n if self.idle && self.host => json!({ "t": if n % 2 == 0 { "start" } else { "rematch" } }),
            n => json!({ "t": "act", "d": { "game": self.moment.0, "round": self.moment.1, "action": {
                "t": "code", "d": { "t": "guess", "d": if self.timed { four(n / 30) } else { letters(n) } } } } }),
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
                        self.evening.promised.notify_one();
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

/// A code of four letters out of six of which none comes twice, another one with each of six numbers.
fn four(number: u32) -> String {
    (0..4).map(|place| char::from(b'A' + ((number + place) % 6) as u8)).collect()
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
    /// Deeds that were found done.
    done: usize,
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
    async fn check(&mut self, data: &Path, evening: &Evening, hosts: &BTreeMap<String, PersonId>) -> usize {
        let promises = evening.promises.lock().expect("promises").clone();
        let deeds = evening.deeds.lock().expect("deeds").clone();
        let store = Store::open(data).expect("the data can be opened");
        for deed in &deeds[self.done..] {
            assert!(is_done(&store, deed).await, "{deed:?} was promised");
        }
        self.done = deeds.len();
        for (code, promises) in &promises {
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

async fn is_done(store: &Store, deed: &Deed) -> bool {
    match deed {
        Deed::Came(person) => store.person(*person).await.expect("people").is_some(),
        Deed::SentIn(person, id) => {
            let kept = store.archive(*id).await.expect("the match");
            kept.finished.results[0].person == Some(*person)
        }
        Deed::Began(person, code) => {
            let room = store.find_room(code).await.expect("the store answers");
            room.is_some_and(|room| room.admits == Admits::Only(*person))
        }
    }
}

/// What a killed server has left, in a folder beside: looked at there, it stays as it is.
fn copy_of(data: &Path) -> Folder {
    let copy = Folder(data.with_extension("copy"));
    std::fs::create_dir_all(&copy.0).expect("a folder");
    for file in ["cluehouse.db", "cluehouse.db-wal", "cluehouse.db-shm"] {
        std::fs::copy(data.join(file), copy.0.join(file)).expect("what a killed server leaves");
    }
    copy
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
    let evening =
        Evening { address, promises: Mutex::default(), deeds: Mutex::default(), promised: Notify::new() };
    let evening = Arc::new(evening);
    let mut players = tokio::task::JoinSet::new();
    let mut hosts = BTreeMap::new();
    players.spawn(Arc::clone(&evening).come_and_go());
    for number in 0..=ROOMS {
        // The last is an official game, of one person.
        let timed = number == ROOMS;
        let mut code = String::new();
        for host in [true, false].into_iter().take(if timed { 1 } else { 2 }) {
            let guest = post(server.address, "/api/v1/session", "", &json!({ "bearer": true })).await;
            let token = guest["token"].as_str().expect("a token").to_owned();
            if host {
                let house = json!({ "public": false, "locked": false, "watchers": true, "chat": false,
                    "stand_ins": false, "host_paced": false, "at_once": true });
                let body = json!({ "games": games(number % 2 == 0), "house": house });
                let room = match timed {
                    true => post(server.address, "/api/v1/solo", &token, &json!({ "game": "skemind" })).await,
                    false => post(server.address, "/api/v1/rooms", &token, &body).await,
                };
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
                timed,
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
        let copy = (kill % 2 == 0).then(|| copy_of(&folder.0));
        let data = copy.as_ref().unwrap_or(&folder);
        kept = checker.check(&data.0, &evening, &hosts).await;
        server = Server::start(&folder.0);
        place.send_replace(Some(server.address));
    }
    // Everybody has come back after the last time too, and been promised something.
    let before = evening.given();
    let everybody = async {
        while !evening
            .given()
            .iter()
            .all(|(code, given)| before.get(code).is_none_or(|before| given > before))
        {
            tokio::select! {
                failed = players.join_next() => panic!("seed {seed}, at last: {failed:?}"),
                () = evening.promised.notified() => {}
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(60), everybody).await.expect("a promise for every room");
    place.send_replace(None);
    server.kill();
    drop(place);
    while let Some(ended) = players.join_next().await {
        ended.unwrap_or_else(|why| panic!("seed {seed}, at last: {why}"));
    }
    // Once more from the first row, in case one that was looked at long ago has changed.
    let mut again = Checker::default();
    assert!(again.check(&folder.0, &evening, &hosts).await >= kept);
    let deeds = again.done;
    let ended: usize = again.rooms.values().map(|known| known.ended.len()).sum();
    assert!(ended > kills as usize, "seed {seed}: only {ended} matches ended");
    assert!(kept > kills as usize * ROOMS, "seed {seed}: only {kept} commands were acknowledged");
    assert!(deeds > kills as usize, "seed {seed}: only {deeds} requests were acknowledged");
}
