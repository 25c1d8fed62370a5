//! One connection: text in both directions, a hello first, bounded in size, number and silence.

use std::future::poll_fn;
use std::io::ErrorKind;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::task::{Context, Poll, Waker};
use std::time::Duration;

use axum::body::Bytes;
use cluehouse_engine::{Digest, Millis, Speak};
use cluehouse_games::AnyContent;
use cluehouse_room::wire::{ClientMsg, Command, Hello, PROTOCOL, Refused, ServerMsg};
use cluehouse_room::{Item, MAX_MESSAGE, Person, RoomReject};
use cluehouse_store::RoomId;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep, timeout};
use tungstenite::error::{CapacityError, ProtocolError};
use tungstenite::protocol::frame::coding::CloseCode;
use tungstenite::protocol::{CloseFrame, Role, WebSocketConfig, WebSocketContext};
use tungstenite::{Error, Message};

use crate::desk::{Ask, Asked, Entrant};
use crate::letter::{Close, Link, code};
use crate::limits::{
    HELLO_WITHIN, LOOK_WITHIN, MALFORMED_IN_A_ROW, MESSAGE_BURST, MOST_LAG, PING_EVERY, READ_BUFFER,
    SEND_WITHIN, SILENT_FOR,
};
use crate::outbox::{Duty, Letters, Outbox, Pipe};
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

/// The protocol on a connection: what the peer says, and what is no letter.
pub(crate) struct Socket {
    protocol: WebSocketContext,
    pipe: Pipe,
    /// What the peer said was not the protocol.
    broken: bool,
}

impl Socket {
    /// A connection after its handshake, with what the peer has said already.
    pub(crate) fn new(pipe: Pipe, heard: Vec<u8>) -> Self {
        let config = WebSocketConfig::default()
            .read_buffer_size(READ_BUFFER)
            // What is no letter is written at once.
            .write_buffer_size(0)
            .max_message_size(Some(MAX_MESSAGE))
            .max_frame_size(Some(MAX_MESSAGE));
        let protocol = match heard.is_empty() {
            true => WebSocketContext::new(Role::Server, Some(config)),
            false => WebSocketContext::from_partially_read(heard, Role::Server, Some(config)),
        };
        Self { protocol, pipe, broken: false }
    }

    /// The next message; none at the end, and none after what is not the protocol.
    async fn recv(&mut self) -> Option<Result<Message, Error>> {
        if self.broken {
            return None;
        }
        let said = poll_fn(|context| match self.protocol.read(&mut self.pipe.turn(context)) {
            Err(Error::Io(why)) if why.kind() == ErrorKind::WouldBlock => Poll::Pending,
            Err(Error::ConnectionClosed | Error::AlreadyClosed) => Poll::Ready(None),
            said => Poll::Ready(Some(said)),
        });
        let said = said.await;
        self.pipe.heard();
        self.broken = matches!(said, Some(Err(_)));
        said
    }

    /// Says something that is no letter, after all letters.
    async fn say(&mut self, message: Message) -> Result<(), Error> {
        self.pipe.drained().await?;
        {
            // Nobody is woken by what the library writes: what the peer does not take is a letter from then on.
            let mut nobody = Context::from_waker(Waker::noop());
            let mut turn = self.pipe.turn(&mut nobody);
            self.protocol.write(&mut turn, message)?;
            self.protocol.flush(&mut turn)?;
        }
        Ok(self.pipe.drained().await?)
    }
}

impl Guest {
    /// Carries their connection until either side ends it.
    pub(crate) async fn carry(mut self, mut socket: Box<Socket>, out: Arc<Outbox>, letters: Letters) {
        let close = match Box::pin(hello(&mut socket, &out, &letters)).await {
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
async fn part(socket: &mut Socket, (code, reason): Close) {
    let frame = CloseFrame { code: CloseCode::from(code), reason: reason.into() };
    match socket.say(Message::Close(Some(frame))).await {
        // Who reads nothing is not listened to any longer: each of their pings would be answered with something that waits.
        Err(Error::Io(why)) if why.kind() == ErrorKind::TimedOut => return,
        _ => {}
    }
    // The close reaches the peer only where what they still send is read. Where they have said theirs first, so does the answer to it.
    drop(timeout(SEND_WITHIN, async { while let Some(Ok(_)) = socket.recv().await {} }).await);
}

/// The first message must say who comes in; what is no message may come before it, not for ever. Whose session is over by then does not.
async fn hello(socket: &mut Socket, out: &Outbox, letters: &Letters) -> Result<Hello, Option<Close>> {
    let refuse = |why: RoomReject| {
        let refused = ServerMsg::Refused(Refused { text: why.text(), why: why.into() });
        out.send(refused.into());
    };
    match timeout(HELLO_WITHIN, first(socket, letters)).await.map_err(|_| NO_HELLO)?? {
        Message::Text(text) => match ClientMsg::parse(text.as_bytes()) {
            Ok(ClientMsg::Hello(hello)) if hello.protocol == PROTOCOL => {
                letters.end().map_or(Ok(hello), |close| Err(Some(close)))
            }
            Ok(ClientMsg::Hello(_)) => {
                refuse(RoomReject::OtherProtocol { ours: PROTOCOL });
                Err(Some((code::POLICY, "other protocol")))
            }
            Ok(_) => Err(NO_HELLO),
            Err(why) => {
                refuse(why);
                Err(NO_HELLO)
            }
        },
        Message::Binary(_) => Err(Some((code::UNSUPPORTED, "text only"))),
        _ => Err(Some((code::NORMAL, ""))),
    }
}

const NO_HELLO: Option<Close> = Some((code::POLICY, "no hello"));

/// The first that is neither ping nor pong; pings are answered by the library beneath when it reads on.
async fn first(socket: &mut Socket, letters: &Letters) -> Result<Message, Option<Close>> {
    let mut heard = 0;
    while heard < MESSAGE_BURST {
        tokio::select! {
            biased;
            duty = letters.duty() => match duty {
                Duty::Unsent => socket.pipe.drained().await.map_err(|_| None)?,
                Duty::End(close) => return Err(Some(close)),
                Duty::Abandoned => return Err(None),
            },
            said = socket.recv() => match said {
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => heard += 1,
                Some(Ok(said)) => return Ok(said),
                Some(Err(why)) => return Err(broken(&why)),
                None => return Err(None),
            },
        }
    }
    Err(Some((code::TOO_FAST, "too fast")))
}

/// What a peer that breaks the protocol is told.
fn broken(why: &Error) -> Option<Close> {
    match why {
        Error::Io(why) if why.kind() == ErrorKind::FileTooLarge => Some((code::TOO_LARGE, "too many parts")),
        Error::Capacity(CapacityError::MessageTooLong { .. }) => Some((code::TOO_LARGE, "too long")),
        Error::Utf8(_) => Some((code::NOT_TEXT, "not UTF-8")),
        Error::Protocol(ProtocolError::ResetWithoutClosingHandshake) => None,
        Error::Protocol(_) => Some((code::PROTOCOL, "not the protocol")),
        _ => None,
    }
}

/// What a player is credited with after a pong: half of the shortest round trip. Who answers late on purpose gains nothing by it later on, and
/// a pong without a round trip, that nobody asked for, says nothing.
fn credited(before: Option<Millis>, round: Option<Duration>) -> Option<Millis> {
    let lag = round.map(|round| Millis::new((round.as_millis() as u64 / 2).min(MOST_LAG)));
    lag.into_iter().chain(before).min()
}

struct Connection {
    registry: Arc<Registry>,
    person: Person,
    /// The packs of one's own that were named last: who chooses again and again does not read them each time.
    brought: Vec<(Digest, AnyContent)>,
    link: u64,
    id: RoomId,
    room: mpsc::Sender<Ask>,
    letters: Letters,
    message_every: Duration,
    /// When the burst of messages will have worn off.
    worn_off: Instant,
    malformed: u32,
    /// What a player is credited with.
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
            id: guest.room,
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

    async fn talk(&mut self, socket: &mut Socket) -> Option<Close> {
        let mut pulse = pin!(sleep(PING_EVERY));
        loop {
            tokio::select! {
                biased;
                duty = self.letters.duty() => match duty {
                    Duty::Unsent => {
                        if socket.pipe.drained().await.is_err() {
                            return Some((code::TRY_LATER, "slow"));
                        }
                        // Who reads slowly was not listened to meanwhile, and is there all the same.
                        self.heard = Instant::now();
                    }
                    Duty::End(close) => return Some(close),
                    // A room that has let go of the connection has said why, or fails and is loaded anew.
                    Duty::Abandoned => return Some((code::RESTART, "moved")),
                },
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
                    if socket.say(Message::Ping(Bytes::new())).await.is_err() {
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

    async fn take(&mut self, said: Message) -> Option<Close> {
        self.heard = Instant::now();
        if !self.may_speak() {
            return Some((code::TOO_FAST, "too fast"));
        }
        match said {
            Message::Text(text) => self.hear(text.as_bytes()).await,
            Message::Binary(_) => Some((code::UNSUPPORTED, "text only")),
            Message::Pong(_) => {
                // One answer for each ping.
                let round = self.pinged.take().map(|pinged| pinged.elapsed());
                self.lag = credited(self.lag, round);
                None
            }
            Message::Ping(_) | Message::Frame(_) => None,
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
                        Some(packs) => asked.packs = packs,
                        None => return Some((code::TRY_LATER, "busy")),
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

    /// The packs of one's own that a host's choice of games names; the room refuses that of others, whatever it names. None where the room or
    /// the disk has too much to do.
    async fn packs(&mut self, items: &[Item]) -> Option<Vec<AnyContent>> {
        if items.iter().all(|item| item.pack.is_none()) {
            return Some(Vec::new());
        }
        let (reply, is_host) = oneshot::channel();
        if let Err(mpsc::error::TrySendError::Full(_)) =
            self.room.try_send(Ask::Host { link: self.link, reply })
        {
            return None;
        }
        // A room that is gone answers nothing, and says so to what follows.
        if timeout(LOOK_WITHIN, is_host).await.ok()? != Ok(true) {
            return Some(Vec::new());
        }
        let own = self.registry.own_packs(self.person, items, &self.brought).await.ok()?;
        let taken = own.iter().map(|(digest, _)| digest.bytes()).collect();
        match self.registry.store().take_packs(self.id, taken).await {
            Ok(()) => self.brought = own,
            // One is gone since it was looked at, or the room is.
            Err(why) if why.is_missing() => return Some(Vec::new()),
            Err(_) => return None,
        }
        Some(self.brought.iter().map(|(_, pack)| pack.clone()).collect())
    }

    /// A burst, then so many a second; pings count too.
    fn may_speak(&mut self) -> bool {
        self.worn_off = self.worn_off.max(self.heard) + self.message_every;
        self.worn_off - self.heard <= self.message_every * MESSAGE_BURST
    }
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::{TcpListener, TcpStream};
    use tokio::time::{advance, pause, resume};

    use super::*;
    use crate::letter::Letter;
    use crate::outbox::outbox;

    /// There are ten thousand of each.
    #[test]
    fn a_connection_and_a_place_in_an_inbox_are_small() {
        fn carried<F: Future>(_: impl FnOnce(Guest, Box<Socket>, Arc<Outbox>, Letters) -> F) -> usize {
            size_of::<F>()
        }
        let (connection, ask) = (carried(Guest::carry), size_of::<Ask>());
        assert!(connection <= 1536 && ask <= 32, "{connection} and {ask} bytes");
        // Every connection has one, silent or not.
        const { assert!(READ_BUFFER <= 1024) };
    }

    /// A connection with the other side of it, into a room that nobody owns.
    struct Line {
        connection: Connection,
        inbox: mpsc::Receiver<Ask>,
        out: Arc<Outbox>,
        socket: Socket,
        peer: TcpStream,
        _folder: Folder,
    }

    struct Folder(PathBuf);

    impl Drop for Folder {
        fn drop(&mut self) {
            drop(std::fs::remove_dir_all(&self.0));
        }
    }

    impl Line {
        async fn open(name: &str, places: usize) -> Self {
            let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
            let address = listener.local_addr().expect("an address");
            let (peer, accepted) = tokio::join!(TcpStream::connect(address), listener.accept());
            let ((room, inbox), (out, letters)) = (mpsc::channel(places), outbox());
            let socket = Socket::new(letters.connect(accepted.expect("a connection").0), Vec::new());
            let folder = std::env::temp_dir().join(format!("cluehouse-socket-{name}-{}", std::process::id()));
            let store = cluehouse_store::Store::open(&folder).expect("a store");
            let now = Instant::now();
            let connection = Connection {
                registry: Registry::new(store, Arc::default()),
                person: Person::new(1),
                brought: Vec::new(),
                link: 2,
                id: RoomId::from(1),
                room,
                letters,
                message_every: Duration::ZERO,
                worn_off: now,
                malformed: 0,
                lag: None,
                pinged: None,
                heard: now,
            };
            Self {
                connection,
                inbox,
                out,
                socket,
                peer: peer.expect("a connection"),
                _folder: Folder(folder),
            }
        }
    }

    /// Longer than what any system takes at once, in bytes.
    const MUCH: usize = 32 * 1024 * 1024;

    /// Has one letter wait of that length.
    fn say_much(out: &Outbox) {
        assert!(out.send(Letter::saying(&"x".repeat(MUCH))));
    }

    #[tokio::test]
    async fn a_room_with_a_full_inbox_still_hears_who_is_gone() {
        let mut line = Line::open("full", 1).await;
        line.connection.room.try_send(Ask::Ping { link: 1, echo: 1 }).expect("a place");
        let heard = async {
            assert!(matches!(line.inbox.recv().await, Some(Ask::Ping { .. })));
            assert!(matches!(line.inbox.recv().await, Some(Ask::Gone { link: 2 })));
        };
        futures_util::future::join(line.connection.leave(), heard).await;
    }

    #[tokio::test]
    async fn whose_room_has_too_much_to_do_is_told_to_come_back() {
        let mut line = Line::open("busy", 1).await;
        let ping = br#"{"t":"ping","d":1}"#;
        assert_eq!(line.connection.hear(ping).await, None);
        assert_eq!(line.connection.hear(ping).await, Some((code::TRY_LATER, "busy")));
        assert!(matches!(line.inbox.recv().await, Some(Ask::Ping { echo: 1, .. })));
    }

    #[tokio::test]
    async fn who_stops_reading_is_let_go_in_time_however_few_letters_wait() {
        let mut line = Line::open("stops", 1).await;
        say_much(&line.out);
        pause();
        let talk = timeout(2 * SEND_WITHIN, line.connection.talk(&mut line.socket)).await;
        assert_eq!(talk, Ok(Some((code::TRY_LATER, "slow"))));
    }

    #[tokio::test]
    async fn who_reads_slowly_and_steadily_stays() {
        const PARTS: usize = 8;
        let Line { mut connection, mut socket, mut peer, out, inbox: _inbox, _folder } =
            Line::open("steady", 1).await;
        say_much(&out);
        let reading = async move {
            let mut part = vec![0; MUCH / PARTS];
            for _ in 0..PARTS {
                peer.read_exact(&mut part).await.expect("a connection");
                pause();
                advance(SEND_WITHIN * 9 / 10).await;
                resume();
            }
            // The letter's own head, and then what is asked of everybody.
            let mut rest = [0; 12];
            peer.read_exact(&mut rest).await.expect("a connection");
            assert_eq!(rest[10..], [0x89, 0]);
        };
        tokio::select! {
            close = connection.talk(&mut socket) => panic!("{close:?}"),
            () = reading => {}
        }
    }

    #[tokio::test]
    async fn who_reads_nothing_is_not_listened_to_after_the_close() {
        let mut line = Line::open("deaf", 1).await;
        say_much(&line.out);
        line.peer.write_all(&[0x89, 0x80, 0, 0, 0, 0].repeat(1000)).await.expect("pings");
        pause();
        timeout(SEND_WITHIN + SEND_WITHIN / 2, part(&mut line.socket, (code::TRY_LATER, "slow")))
            .await
            .expect("an end");
        assert_eq!(line.connection.letters.len(), 1, "no ping was answered");
    }

    #[test]
    fn who_answers_late_or_unasked_is_credited_with_no_more() {
        let (round, most) = (|millis| Some(Duration::from_millis(millis)), Some(Millis::new(MOST_LAG)));
        for millis in 0..4 * MOST_LAG {
            let lag = credited(None, round(millis));
            assert_eq!(lag, most.min(Some(Millis::new(millis / 2))));
            assert_eq!(credited(lag, None), lag, "nobody asked for it");
            for before in 0..=MOST_LAG {
                let before = Some(Millis::new(before));
                assert_eq!(credited(before, round(millis)), before.min(lag), "the shortest counts");
            }
        }
        assert_eq!(credited(None, round(u64::MAX)), most);
        assert_eq!(credited(None, None), None);
    }
}
