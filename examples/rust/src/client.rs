//! One member of a room: what it knows, what it has asked for, and how it stays in whatever happens to the connection.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::time::{MissedTickBehavior, interval, sleep};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::{below, list, strategy};

/// The protocol this client speaks.
const PROTOCOL: u16 = 1;

/// A house takes 25 messages a second from each connection in the long run; this is slower, so it never has to be counted.
const PACE: Duration = Duration::from_millis(50);

/// The code that browsers give a connection that ended without a close.
const LOST: u16 = 1006;

/// Closes after which one comes back: away, no code or no close at all, failed, restarting, busy, too fast. After any other one
/// must not: thrown out (4003), room gone (4004), here through another connection (4008), session over (4001), our mistake.
const COME_BACK: [u16; 7] = [1001, 1005, LOST, 1011, 1012, 1013, 4029];

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// How far the client has heard.
#[derive(Clone, Copy)]
struct Seen {
    epoch: u64,
    version: u64,
}

pub(crate) struct Client<'a> {
    pub(crate) name: &'a str,
    address: &'a str,
    token: &'a str,
    pub(crate) tell: &'a dyn Fn(&str),
    /// What the one who draws tells the other.
    pub(crate) whispered: &'a RefCell<String>,

    /// The room, the same for all.
    pub(crate) room: Value,
    /// The match as this member sees it.
    pub(crate) play: Value,
    /// Who one is in this room.
    pub(crate) you: Value,

    /// The last frame heard; none before the first welcome, or where one was missed.
    seen: Option<Seen>,
    /// Drawn once: the numbers of commands are counted for each client apart.
    client: u32,
    /// The last number used.
    asked: u32,
    /// Commands that were not answered yet, by number.
    pending: BTreeMap<u32, Value>,
    /// A version that was announced, and has to be seen before it makes sense to decide anything.
    promised: u64,

    left: bool,
    refusals: u32,
    /// Whether to pull the plug once, with a command under way, to show that nothing is lost and nothing done twice.
    pub(crate) trip: bool,
    /// Told once the room has let the client in.
    pub(crate) entered: Option<oneshot::Sender<()>>,
}

impl<'a> Client<'a> {
    pub(crate) fn new(
        name: &'a str,
        address: &'a str,
        token: &'a str,
        tell: &'a dyn Fn(&str),
        whispered: &'a RefCell<String>,
    ) -> Self {
        Self {
            name,
            address,
            token,
            tell,
            whispered,
            room: Value::Null,
            play: Value::Null,
            you: Value::Null,
            seen: None,
            client: below(u32::MAX),
            asked: 0,
            pending: BTreeMap::new(),
            promised: 0,
            left: false,
            refusals: 0,
            trip: false,
            entered: None,
        }
    }

    /// Stays in the room until it has left.
    pub(crate) async fn stay(&mut self) -> Result<()> {
        let name = self.name;
        let mut tries = 0;
        loop {
            let (code, welcomed) = self.connect().await?;
            // Who wanted to leave does not come back only to hear that it did.
            if self.left || self.pending.values().any(|what| what["t"] == "leave") {
                return Ok(());
            }
            if !COME_BACK.contains(&code) {
                bail!("{name}: the connection was closed with {code}");
            }
            tries = if welcomed { 0 } else { tries + 1 };
            if tries == 8 {
                bail!("{name}: no way back into the room");
            }
            let version = self.seen.map_or(0, |seen| seen.version);
            (self.tell)(&format!(
                "{name} lost the connection ({code}) at version {version}; {}",
                self.open()
            ));
            // Everybody comes back after a restart: later each time, and not all in the same moment.
            let wait = (100 << tries).min(5000);
            sleep(Duration::from_millis(u64::from(wait / 2 + below(wait)))).await;
        }
    }

    /// One connection, from its hello to its close code; and whether the room let the client in.
    async fn connect(&mut self) -> Result<(u16, bool)> {
        let mut request = self.address.into_client_request()?;
        request.headers_mut().insert("authorization", format!("Bearer {}", self.token).parse()?);
        let mut welcomed = false;
        let mut socket = match connect_async(request).await {
            Ok((socket, _)) => socket,
            Err(Error::Http(no)) if no.status().is_client_error() => {
                bail!("{}: {}", self.name, no.status())
            }
            Err(_) => return Ok((LOST, false)),
        };
        if !send(&mut socket, "hello", self.hello()).await {
            return Ok((LOST, false));
        }
        let mut pace = interval(PACE);
        pace.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                said = socket.next() => {
                    let text = match said {
                        Some(Ok(Message::Text(text))) => text,
                        Some(Ok(Message::Close(close))) => {
                            return Ok((close.map_or(LOST, |close| close.code.into()), welcomed));
                        }
                        // Pings are answered by the library.
                        Some(Ok(_)) => continue,
                        Some(Err(_)) | None => return Ok((LOST, welcomed)),
                    };
                    let msg: Value = serde_json::from_str(&text)?;
                    self.hear(&msg)?;
                    if self.seen.is_none() {
                        return Ok((LOST, welcomed));
                    }
                    if msg["t"] == "welcome" {
                        welcomed = true;
                        // Asked and not answered: it may have been carried out or not. Under the same number it is carried
                        // out only once, and where it was, the answer is the one that was lost.
                        for (n, what) in self.pending.clone() {
                            send(&mut socket, "do", json!({ "n": n, "what": what })).await;
                        }
                    }
                }
                _ = pace.tick(), if welcomed => {
                    let Some(what) = self.decide() else { continue };
                    let act = what["t"] == "act";
                    self.asked += 1;
                    self.pending.insert(self.asked, what.clone());
                    // Where this fails the connection is lost, and the next one asks again.
                    send(&mut socket, "do", json!({ "n": self.asked, "what": what })).await;
                    if act && std::mem::take(&mut self.trip) {
                        return Ok((LOST, true));
                    }
                }
            }
        }
    }

    /// Comes in, or back: with what was seen one is told only what was missed.
    fn hello(&self) -> Value {
        let seen = self.seen.map(|Seen { epoch, version }| json!({ "epoch": epoch, "version": version }));
        json!({
            "protocol": PROTOCOL, "name": self.name, "seen": seen, "client": self.client, "asked": self.asked,
        })
    }

    /// The commands that were not answered, in words.
    fn open(&self) -> String {
        let numbers: Vec<String> = self.pending.keys().map(u32::to_string).collect();
        format!("unanswered: {}", if numbers.is_empty() { "nothing".to_owned() } else { numbers.join(", ") })
    }

    /// What to ask for next, one thing at a time: with everything seen that was promised there is nothing to guess about.
    fn decide(&self) -> Option<Value> {
        let caught_up = self.seen.is_some_and(|seen| seen.version >= self.promised);
        (caught_up && self.pending.is_empty()).then(|| strategy::think(self)).flatten()
    }

    fn hear(&mut self, msg: &Value) -> Result<()> {
        let data = &msg["d"];
        match msg["t"].as_str() {
            Some("welcome") => self.come_in(data),
            Some("frame") => self.follow(data),
            Some("answer") => self.take_answer(data),
            // A message without a number was refused.
            Some("refused") => bail!("{} is refused: {}", self.name, data["text"]["id"]),
            _ => Ok(()),
        }
    }

    fn come_in(&mut self, welcome: &Value) -> Result<()> {
        self.you = welcome["you"].clone();
        self.promised = number(&welcome["version"])?;
        let epoch = number(&welcome["epoch"])?;
        let snapshot = &welcome["snapshot"];
        let version = match self.seen {
            // The missed frames follow.
            Some(seen) if snapshot.is_null() => seen.version,
            _ => {
                self.room = snapshot["room"].clone();
                self.play = snapshot["play"].clone();
                number(&snapshot["version"])?
            }
        };
        self.seen = Some(Seen { epoch, version });
        if self.asked > 0 {
            (self.tell)(&format!("{} is back; {}", self.name, self.open()));
        }
        if let Some(entered) = self.entered.take() {
            let _ = entered.send(());
        }
        Ok(())
    }

    /// Brings the picture up to date with one frame.
    fn follow(&mut self, frame: &Value) -> Result<()> {
        let version = number(&frame["version"])?;
        // Every row of the room's journal is one frame, perhaps an empty one: a number left out is something missed. Who says
        // in the next hello that nothing was seen gets the whole picture.
        self.seen = self.seen.filter(|seen| seen.version + 1 == version).map(|seen| Seen { version, ..seen });
        if !frame["room"].is_null() {
            self.room = frame["room"].clone();
        }
        if !frame["play"].is_null() {
            self.play = frame["play"].clone();
            strategy::narrate_beginning(self);
        }
        let news = &frame["news"]["d"];
        if news.is_null() {
            return Ok(());
        }
        let known = &mut self.play["d"]["view"];
        if !news["change"]["progress"].is_null() {
            known["progress"] = news["change"]["progress"].clone();
        }
        for change in list(&news["change"]["seats"]) {
            let seats = known["seats"].as_array_mut().context("seats")?;
            let seat = number(&change["seat"])? as usize;
            seats.resize(seats.len().max(seat + 1), Value::Null);
            seats[seat] = change["now"].clone();
        }
        // The game's view comes where events do not say everything; where it does not come, they do.
        if !news["view"].is_null() {
            known["game"] = news["view"].clone();
        }
        for event in list(&news["told"]) {
            if event["t"] == "game" && news["view"].is_null() {
                strategy::hear(&mut self.play["d"]["view"]["game"], &event["d"]);
            }
            strategy::narrate(self, &event["d"]);
        }
        Ok(())
    }

    fn take_answer(&mut self, answer: &Value) -> Result<()> {
        let asked = self.pending.remove(&u32::try_from(number(&answer["n"])?)?).unwrap_or_default();
        let outcome = &answer["outcome"];
        if outcome["t"] == "done" {
            // The frame of what was done may come after the answer.
            self.promised = self.promised.max(number(&outcome["d"])?);
            self.refusals = 0;
            self.left |= asked["t"] == "leave";
            return Ok(());
        }
        // Refused means that nothing changed; often somebody else was a moment earlier.
        let why = outcome["d"]["text"]["id"].as_str().unwrap_or("forgotten");
        (self.tell)(&format!("{} is refused: {why}", self.name));
        self.refusals += 1;
        if self.refusals == 5 {
            bail!("{} asks for what cannot be done: {asked}", self.name);
        }
        Ok(())
    }
}

/// Sends a message; false where the connection is lost.
async fn send(socket: &mut Socket, kind: &str, data: Value) -> bool {
    socket.send(Message::text(json!({ "t": kind, "d": data }).to_string())).await.is_ok()
}

fn number(value: &Value) -> Result<u64> {
    value.as_u64().with_context(|| format!("{value} is no number"))
}
