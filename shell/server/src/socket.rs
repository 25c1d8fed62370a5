//! One connection: text in both directions, a hello first, bounded in size, number and silence.

use std::future::poll_fn;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::task::Poll;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, WebSocket};
use cluehouse_engine::{Digest, Millis, Speak};
use cluehouse_games::AnyContent;
use cluehouse_room::wire::{ClientMsg, Command, Hello, PROTOCOL, Refused, ServerMsg};
use cluehouse_room::{Item, Person, RoomReject};
use cluehouse_store::RoomId;
use futures_util::SinkExt;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep, timeout};

use crate::desk::{Ask, Asked, Entrant};
use crate::letter::{Close, Letter, Link, code};
use crate::limits::{
    HELLO_WITHIN, MALFORMED_IN_A_ROW, MESSAGE_BURST, MOST_LAG, PING_EVERY, SEND_WITHIN, SILENT_FOR,
};
use crate::outbox::{Letters, Outbox};
use crate::registry::Registry;
use crate::sockets::Place;

static LINKS: AtomicU64 = AtomicU64::new(1);

/// Somebody who may come into a room.
pub(crate) struct Guest {
    pub(crate) registry: Arc<Registry>,
    pub(crate) room: RoomId,
    pub(crate) person: Person,
    /// The guests they were before they had their account.
    pub(crate) formerly: Box<[Person]>,
    /// Given up when the connection has ended.
    pub(crate) _place: Place,
    /// How often they may send a message in the long run.
    pub(crate) message_every: Duration,
}

impl Guest {
    /// Carries their connection until either side ends it.
    pub(crate) async fn carry(mut self, mut socket: Box<WebSocket>, out: Arc<Outbox>, letters: Letters) {
        let close = match Box::pin(hello(&mut socket)).await {
            Ok(hello) => match Connection::open(&mut self, hello, out, letters) {
                Some(mut connection) => {
                    let close = connection.talk(&mut socket).await;
                    connection.leave().await;
                    close
                }
                None => Some((code::TRY_LATER, "busy")),
            },
            Err(close) => close,
        };
        if let Some(close) = close {
            Box::pin(part(&mut socket, close)).await;
        }
    }
}

/// Says why the connection is over.
async fn part(socket: &mut WebSocket, (code, reason): Close) {
    let frame = CloseFrame { code, reason: reason.into() };
    drop(timeout(SEND_WITHIN, socket.send(Message::Close(Some(frame)))).await);
    // The close reaches the peer only where what they still send is read.
    drop(timeout(SEND_WITHIN, async { while let Some(Ok(_)) = socket.recv().await {} }).await);
}

/// The first message must say who comes in; what is no message may come before it, not for ever.
async fn hello(socket: &mut WebSocket) -> Result<Hello, Option<Close>> {
    match timeout(HELLO_WITHIN, first(socket)).await.map_err(|_| NO_HELLO)?? {
        Message::Text(text) => match ClientMsg::parse(text.as_bytes()) {
            Ok(ClientMsg::Hello(hello)) if hello.protocol == PROTOCOL => Ok(hello),
            Ok(ClientMsg::Hello(_)) => {
                refuse(socket, RoomReject::OtherProtocol { ours: PROTOCOL }).await;
                Err(Some((code::POLICY, "other protocol")))
            }
            Ok(_) => Err(NO_HELLO),
            Err(why) => {
                refuse(socket, why).await;
                Err(NO_HELLO)
            }
        },
        Message::Binary(_) => Err(Some((code::UNSUPPORTED, "text only"))),
        _ => Err(Some((code::NORMAL, ""))),
    }
}

const NO_HELLO: Option<Close> = Some((code::POLICY, "no hello"));

/// The first that is neither ping nor pong; pings are answered by the library beneath when it reads on.
async fn first(socket: &mut WebSocket) -> Result<Message, Option<Close>> {
    for _ in 0..MESSAGE_BURST {
        match socket.recv().await {
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
            Some(Ok(said)) => return Ok(said),
            Some(Err(why)) => return Err(broken(&why)),
            None => return Err(None),
        }
    }
    Err(Some((code::TOO_FAST, "too fast")))
}

async fn refuse(socket: &mut WebSocket, why: RoomReject) {
    let refused = ServerMsg::Refused(Refused { text: why.text(), why: why.into() });
    if let Some(text) = Letter::from(refused).text {
        drop(socket.send(Message::Text(text)).await);
    }
}

/// What a peer that breaks the protocol is told.
fn broken(why: &axum::Error) -> Option<Close> {
    use tungstenite::Error;
    use tungstenite::error::{CapacityError, ProtocolError};
    let why = std::error::Error::source(why).and_then(|why| why.downcast_ref::<Error>())?;
    match why {
        Error::Capacity(CapacityError::MessageTooLong { .. }) => Some((code::TOO_LARGE, "too long")),
        Error::Utf8(_) => Some((code::NOT_TEXT, "not UTF-8")),
        Error::Protocol(ProtocolError::ResetWithoutClosingHandshake) => None,
        Error::Protocol(_) => Some((code::PROTOCOL, "not the protocol")),
        _ => None,
    }
}

struct Connection {
    registry: Arc<Registry>,
    person: Person,
    /// The packs of one's own that were named last: who chooses again and again does not read them each time.
    brought: Vec<(Digest, AnyContent)>,
    link: u64,
    room: mpsc::Sender<Ask>,
    letters: Letters,
    message_every: Duration,
    /// When the burst of messages will have worn off.
    worn_off: Instant,
    malformed: u32,
    /// Half of the shortest round trip: what a player is credited with. Who answers late on purpose gains nothing by it later on.
    lag: Option<Millis>,
    pinged: Option<Instant>,
    heard: Instant,
}

impl Connection {
    fn open(guest: &mut Guest, hello: Hello, out: Arc<Outbox>, letters: Letters) -> Option<Self> {
        let link = LINKS.fetch_add(1, Ordering::Relaxed);
        let formerly = std::mem::take(&mut guest.formerly);
        let entrant = Box::new(Entrant { person: guest.person, formerly, hello });
        let enter = Ask::Enter { entrant, link: Link::new(link, out) };
        let room = guest.registry.send(guest.room, enter)?;
        let now = Instant::now();
        Some(Self {
            registry: Arc::clone(&guest.registry),
            person: guest.person,
            brought: Vec::new(),
            link,
            room,
            letters,
            message_every: guest.message_every,
            worn_off: now,
            malformed: 0,
            lag: None,
            pinged: None,
            heard: now,
        })
    }

    async fn talk(&mut self, socket: &mut WebSocket) -> Option<Close> {
        let mut pulse = pin!(sleep(PING_EVERY));
        loop {
            tokio::select! {
                biased;
                letter = self.letters.recv() => {
                    // A room that has let go of the connection has said why, or fails and is loaded anew.
                    let Some(letter) = letter else { return Some((code::RESTART, "moved")) };
                    let close = self.deliver(socket, letter).await;
                    if close.is_some() {
                        return close;
                    }
                }
                said = socket.recv() => {
                    let close = match said? {
                        Ok(said) => self.take(said).await,
                        Err(why) => return broken(&why),
                    };
                    if close.is_some() {
                        return close;
                    }
                }
                () = &mut pulse => {
                    if self.heard.elapsed() >= SILENT_FOR {
                        return Some((code::GOING_AWAY, "silent"));
                    }
                    let next = pulse.deadline() + PING_EVERY;
                    pulse.as_mut().reset(next);
                    self.pinged = Some(Instant::now());
                    let ping = socket.send(Message::Ping(Bytes::new()));
                    if !matches!(timeout(SEND_WITHIN, ping).await, Ok(Ok(()))) {
                        return Some((code::GOING_AWAY, "slow"));
                    }
                }
            }
        }
    }

    /// What the room knows this connection by must go when it does, so a full inbox is waited for.
    async fn leave(self) {
        // A room that has ended knows nobody any more.
        drop(self.room.send(Ask::Gone { link: self.link }).await);
    }

    /// Sends what waits, with one flush for all of it.
    async fn deliver(&mut self, socket: &mut WebSocket, first: Letter) -> Option<Close> {
        let mut sending = pin!(async {
            let (mut next, mut close) = (Some(first), None);
            while let Some(letter) = next {
                close = letter.close;
                if let Some(text) = letter.text {
                    socket.feed(Message::Text(text)).await?;
                }
                next = close.is_none().then(|| self.letters.try_recv()).flatten();
            }
            socket.flush().await.map(|()| close)
        });
        // Most are sent at once, and need no clock.
        let sent = match poll_fn(|context| Poll::Ready(sending.as_mut().poll(context))).await {
            Poll::Ready(sent) => Ok(sent),
            Poll::Pending => timeout(SEND_WITHIN, sending).await,
        };
        match sent {
            Ok(Ok(close)) => close,
            _ => Some((code::TRY_LATER, "slow")),
        }
    }

    async fn take(&mut self, said: Message) -> Option<Close> {
        self.heard = Instant::now();
        if !self.may_speak() {
            return Some((code::TOO_FAST, "too fast"));
        }
        match said {
            Message::Text(text) => self.hear(text.as_bytes()).await,
            Message::Binary(_) => Some((code::UNSUPPORTED, "text only")),
            Message::Pong(_) => {
                // One answer for each ping: what comes without having been asked for says nothing.
                if let Some(pinged) = self.pinged.take() {
                    let lag = Millis::new((pinged.elapsed().as_millis() as u64 / 2).min(MOST_LAG));
                    self.lag = Some(self.lag.map_or(lag, |before| before.min(lag)));
                }
                None
            }
            Message::Ping(_) => None,
            Message::Close(_) => Some((code::NORMAL, "")),
        }
    }

    async fn hear(&mut self, bytes: &[u8]) -> Option<Close> {
        let link = self.link;
        let ask = match ClientMsg::parse(bytes) {
            Ok(ClientMsg::Hello(_)) => return Some((code::POLICY, "a second hello")),
            Ok(ClientMsg::Do(command)) => {
                let lag = self.lag.unwrap_or(Millis::ZERO);
                let mut asked = Box::new(Asked { command, lag, packs: Vec::new() });
                if let Command::Choose(items) = &asked.command.what {
                    // The room cannot wait for the disk; whoever asks can. Few ever do, and the others need no memory for it.
                    match Box::pin(self.packs(items)).await {
                        Ok(packs) => asked.packs = packs,
                        Err(_) => return Some((code::TRY_LATER, "busy")),
                    }
                }
                Ask::Command { link, asked }
            }
            Ok(ClientMsg::Ping(echo)) => Ask::Ping { link, echo },
            Err(why) => {
                self.malformed += 1;
                if self.malformed >= MALFORMED_IN_A_ROW {
                    return Some((code::POLICY, "malformed"));
                }
                Ask::Refuse { link, why }
            }
        };
        if !matches!(ask, Ask::Refuse { .. }) {
            self.malformed = 0;
        }
        match self.room.try_send(ask) {
            Ok(()) => None,
            Err(mpsc::error::TrySendError::Full(_)) => Some((code::TRY_LATER, "busy")),
            Err(mpsc::error::TrySendError::Closed(_)) => Some((code::RESTART, "moved")),
        }
    }

    /// The packs of one's own that a choice of games names.
    async fn packs(&mut self, items: &[Item]) -> Result<Vec<AnyContent>, cluehouse_store::Error> {
        self.brought = self.registry.take_packs(self.person, items, &self.brought).await?;
        Ok(self.brought.iter().map(|(_, pack)| pack.clone()).collect())
    }

    /// A burst, then so many a second; pings count too.
    fn may_speak(&mut self) -> bool {
        self.worn_off = self.worn_off.max(self.heard) + self.message_every;
        self.worn_off - self.heard <= self.message_every * MESSAGE_BURST
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::outbox::outbox;

    /// There are ten thousand of each.
    #[test]
    fn a_connection_and_a_place_in_an_inbox_are_small() {
        fn carried<F: Future>(_: impl FnOnce(Guest, Box<WebSocket>, Arc<Outbox>, Letters) -> F) -> usize {
            size_of::<F>()
        }
        let (connection, ask) = (carried(Guest::carry), size_of::<Ask>());
        assert!(connection <= 1536 && ask <= 32, "{connection} and {ask} bytes");
    }

    #[tokio::test]
    async fn a_room_with_a_full_inbox_still_hears_who_is_gone() {
        let (room, mut inbox) = mpsc::channel(1);
        room.try_send(Ask::Ping { link: 1, echo: 1 }).expect("a place");
        let (now, (_out, letters)) = (Instant::now(), outbox());
        let folder = std::env::temp_dir().join(format!("cluehouse-socket-{}", std::process::id()));
        let store = cluehouse_store::Store::open(&folder).expect("a store");
        let connection = Connection {
            registry: Registry::new(store, Arc::default()),
            person: Person::new(1),
            brought: Vec::new(),
            link: 2,
            room,
            letters,
            message_every: Duration::ZERO,
            worn_off: now,
            malformed: 0,
            lag: None,
            pinged: None,
            heard: now,
        };
        let heard = async {
            assert!(matches!(inbox.recv().await, Some(Ask::Ping { .. })));
            assert!(matches!(inbox.recv().await, Some(Ask::Gone { link: 2 })));
        };
        futures_util::future::join(connection.leave(), heard).await;
        drop(std::fs::remove_dir_all(folder));
    }
}
