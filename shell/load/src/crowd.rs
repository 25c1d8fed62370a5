//! Many connections on one thread: what comes in is told apart by its first bytes and not read any further.

use std::collections::VecDeque;
use std::io::{ErrorKind, Read, Write};
use std::net::TcpStream;
use std::os::fd::OwnedFd;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use mio::{Events, Interest, Poll, Token};

use crate::frame::{self, Said};
use crate::http::PATIENCE;

/// One connection of a crowd.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Line(pub(crate) usize);

/// What a message is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Heard {
    Welcome,
    Frame,
    /// A command was carried out.
    Done,
    /// A command was refused.
    Refused,
    /// A frame that says that something began, by the signs that are looked for.
    Began,
    /// One that says that it ended.
    Ended,
    Other,
}

impl Heard {
    fn read(text: &[u8], signs: Signs) -> Self {
        if text.starts_with(br#"{"t":"frame""#) {
            let says = |sign: &str| text.windows(sign.len()).any(|part| part == sign.as_bytes());
            signs.iter().find(|(sign, _)| says(sign)).map_or(Self::Frame, |(_, heard)| *heard)
        } else if text.starts_with(br#"{"t":"answer""#) {
            let done = br#""outcome":{"t":"done""#;
            if text.windows(done.len()).any(|part| part == done) { Self::Done } else { Self::Refused }
        } else if text.starts_with(br#"{"t":"welcome""#) {
            Self::Welcome
        } else if text.starts_with(br#"{"t":"refused""#) {
            Self::Refused
        } else {
            Self::Other
        }
    }
}

/// What frames are told apart by, where more than their kind counts.
pub(crate) type Signs = &'static [(&'static str, Heard)];

/// Many connections.
pub(crate) struct Crowd {
    poll: Poll,
    events: Events,
    lines: Vec<Open>,
    buffer: Box<[u8]>,
    out: Vec<u8>,
    /// What was heard and not asked for yet.
    heard: VecDeque<(Line, Heard)>,
    pub(crate) signs: Signs,
    /// Everything said, where it is wanted.
    pub(crate) record: Option<Vec<(Line, String)>>,
    /// Bytes that came in, frames' heads included.
    pub(crate) received: u64,
}

struct Open {
    stream: mio::net::TcpStream,
    /// The beginning of a message whose end has not come yet.
    rest: Vec<u8>,
}

impl Crowd {
    pub(crate) fn new() -> Result<Self> {
        Ok(Self {
            poll: Poll::new()?,
            events: Events::with_capacity(1024),
            lines: Vec::new(),
            buffer: vec![0; 64 * 1024].into(),
            out: Vec::new(),
            heard: VecDeque::new(),
            signs: &[],
            record: None,
            received: 0,
        })
    }

    pub(crate) fn len(&self) -> usize {
        self.lines.len()
    }

    /// Takes a WebSocket in.
    pub(crate) fn add(&mut self, stream: TcpStream) -> Result<Line> {
        stream.set_nonblocking(true)?;
        let mut stream = mio::net::TcpStream::from_std(TcpStream::from(OwnedFd::from(stream)));
        let line = Line(self.lines.len());
        self.poll.registry().register(&mut stream, Token(line.0), Interest::READABLE)?;
        self.lines.push(Open { stream, rest: Vec::new() });
        Ok(line)
    }

    /// Says something.
    pub(crate) fn say(&mut self, line: Line, text: &[u8]) -> Result<()> {
        self.out.clear();
        frame::text(&mut self.out, text);
        send(&mut self.lines[line.0].stream, &self.out)
    }

    /// The next thing heard; none where nothing comes in time.
    pub(crate) fn next(&mut self, wait: Duration) -> Result<Option<(Line, Heard)>> {
        if self.heard.is_empty() {
            self.listen(wait)?;
        }
        Ok(self.heard.pop_front())
    }

    /// What was heard already.
    pub(crate) fn waiting(&mut self) -> Option<(Line, Heard)> {
        self.heard.pop_front()
    }

    /// Waits until a line has heard this. What others hear meanwhile is forgotten.
    pub(crate) fn until(&mut self, line: Line, wanted: Heard) -> Result<()> {
        let end = Instant::now() + PATIENCE;
        while Instant::now() < end {
            match self.next(Duration::from_millis(100))? {
                Some((from, heard)) if from == line && heard == wanted => return Ok(()),
                Some((from, Heard::Refused)) if from == line => bail!("refused"),
                _ => {}
            }
        }
        bail!("no {wanted:?} came");
    }

    /// Hears whatever comes for a while and forgets it; pings are answered.
    pub(crate) fn idle(&mut self, span: Duration) -> Result<()> {
        let end = Instant::now() + span;
        loop {
            self.heard.clear();
            let left = end.saturating_duration_since(Instant::now());
            self.listen(left)?;
            if left.is_zero() {
                self.heard.clear();
                return Ok(());
            }
        }
    }

    fn listen(&mut self, wait: Duration) -> Result<()> {
        match self.poll.poll(&mut self.events, Some(wait)) {
            Err(why) if why.kind() == ErrorKind::Interrupted => return Ok(()),
            polled => polled?,
        }
        for event in &self.events {
            let line = Line(event.token().0);
            let open = &mut self.lines[line.0];
            loop {
                let read = match open.stream.read(&mut self.buffer) {
                    Ok(0) => bail!("line {} was hung up", line.0),
                    Ok(read) => read,
                    Err(why) if why.kind() == ErrorKind::WouldBlock => break,
                    Err(why) if why.kind() == ErrorKind::Interrupted => continue,
                    Err(why) => return Err(why).context("a broken line"),
                };
                self.received += read as u64;
                let bytes = &self.buffer[..read];
                let whole = open.rest.is_empty();
                if !whole {
                    open.rest.extend_from_slice(bytes);
                }
                let mut bytes = if whole { bytes } else { &open.rest };
                while let Some((said, length)) = frame::read(bytes)? {
                    bytes = &bytes[length..];
                    match said {
                        Said::Text(text) => {
                            self.heard.push_back((line, Heard::read(text, self.signs)));
                            if let Some(record) = &mut self.record {
                                record.push((line, String::from_utf8(text.to_vec())?));
                            }
                        }
                        Said::Ping(payload) => {
                            self.out.clear();
                            frame::pong(&mut self.out, payload);
                            send(&mut open.stream, &self.out)?;
                        }
                        Said::Close(code) => bail!("line {} was closed with {code}", line.0),
                        Said::Nothing => {}
                    }
                }
                if !(whole && bytes.is_empty()) {
                    open.rest = bytes.to_vec();
                }
                // A short read has emptied the socket; the next byte makes an event of its own.
                if read < self.buffer.len() {
                    break;
                }
            }
        }
        Ok(())
    }
}

fn send(stream: &mut mio::net::TcpStream, bytes: &[u8]) -> Result<()> {
    let sent = stream.write(bytes).context("a message could not be sent")?;
    ensure!(sent == bytes.len(), "the server does not read any more");
    Ok(())
}
