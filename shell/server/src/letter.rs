//! What goes to a connection, and the way to it.

use std::sync::Arc;

use cluehouse_room::wire::{Farewell, ServerMsg};

use crate::outbox::Outbox;
use crate::scratch::written;

/// Close codes: the protocol's own, and above 4000 ours. `docs/protocol.md` says when each is used.
pub(crate) mod code {
    pub(crate) const NORMAL: u16 = 1000;
    pub(crate) const GOING_AWAY: u16 = 1001;
    pub(crate) const PROTOCOL: u16 = 1002;
    pub(crate) const UNSUPPORTED: u16 = 1003;
    pub(crate) const NOT_TEXT: u16 = 1007;
    pub(crate) const POLICY: u16 = 1008;
    pub(crate) const TOO_LARGE: u16 = 1009;
    pub(crate) const RESTART: u16 = 1012;
    pub(crate) const TRY_LATER: u16 = 1013;
    pub(crate) const SESSION_OVER: u16 = 4001;
    pub(crate) const NOT_ALLOWED: u16 = 4003;
    pub(crate) const NO_SUCH_ROOM: u16 = 4004;
    pub(crate) const REPLACED: u16 = 4008;
    pub(crate) const TOO_FAST: u16 = 4029;
}

/// Why a connection is over, from our side: a close code and a word for programmers.
pub(crate) type Close = (u16, &'static str);

/// A message as it is sent, written once for all who get it; the last one says why the connection is over.
#[derive(Clone, Debug)]
pub(crate) struct Letter {
    pub(crate) frame: Option<Arc<[u8]>>,
    pub(crate) close: Option<Close>,
}

/// The longest head of a frame.
const HEAD: usize = 10;

/// A text as one frame of the WebSocket protocol, whole and not masked, as servers send it. There is space for its head before it.
fn frame(text: &mut [u8]) -> Arc<[u8]> {
    const WHOLE_TEXT: u8 = 0x81;
    let length = (text.len() - HEAD) as u64;
    let wide = length.to_be_bytes();
    let (short, longer) = match length {
        ..126 => (length as u8, &wide[8..]),
        126..0x1_0000 => (126, &wide[6..]),
        _ => (127, &wide[..]),
    };
    let from = HEAD - 2 - longer.len();
    text[from..from + 2].copy_from_slice(&[WHOLE_TEXT, short]);
    text[from + 2..HEAD].copy_from_slice(longer);
    Arc::from(&text[from..])
}

impl From<ServerMsg> for Letter {
    fn from(msg: ServerMsg) -> Self {
        let frame = written(HEAD, &msg, frame);
        let close = match msg {
            ServerMsg::Farewell(farewell) => Some(close(farewell)),
            _ => None,
        };
        Self { frame: Some(frame), close }
    }
}

impl Letter {
    /// A text as it is.
    #[cfg(test)]
    pub(crate) fn saying(text: &str) -> Self {
        let mut text = [&[0; HEAD], text.as_bytes()].concat();
        Self { frame: Some(frame(&mut text)), close: None }
    }

    /// The session is over; there is nothing more to say.
    pub(crate) const fn session_over() -> Self {
        Self { frame: None, close: Some((code::SESSION_OVER, "session over")) }
    }
}

const fn close(farewell: Farewell) -> Close {
    match farewell {
        Farewell::Left => (code::NORMAL, "left"),
        Farewell::Kicked => (code::NOT_ALLOWED, "kicked"),
        Farewell::Banned => (code::NOT_ALLOWED, "banned"),
        Farewell::Closed => (code::NO_SUCH_ROOM, "closed"),
        Farewell::Replaced => (code::REPLACED, "replaced"),
        Farewell::Moved => (code::RESTART, "moved"),
        Farewell::Degraded => (code::TRY_LATER, "degraded"),
    }
}

/// One connection, as a room sees it.
#[derive(Clone, Debug)]
pub(crate) struct Link {
    /// Which; no two connections of a process share one.
    pub(crate) id: u64,
    out: Arc<Outbox>,
}

impl Link {
    pub(crate) const fn new(id: u64, out: Arc<Outbox>) -> Self {
        Self { id, out }
    }

    /// The way to it.
    pub(crate) fn out(&self) -> &Outbox {
        &self.out
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::*;

    #[test]
    fn frames_of_every_length_are_read_as_they_were_written() {
        use tungstenite::protocol::frame::FrameSocket;
        for length in [0, 1, 125, 126, 127, 255, 256, 65_535, 65_536, 70_000] {
            let text = "x".repeat(length);
            let frame = Letter::saying(&text).frame.expect("a frame");
            let mut peer = FrameSocket::new(std::io::Cursor::new(frame.to_vec()));
            let read = peer.read(None).expect("a frame").expect("a whole one");
            assert!(read.header().is_final);
            assert_eq!(read.into_text().expect("text"), text.as_str());
            assert!(peer.read(None).expect("the end").is_none(), "nothing follows");
        }
    }

    /// The table of `docs/protocol.md`: the farewells said with each code.
    fn documented() -> BTreeMap<u16, BTreeSet<String>> {
        let page = include_str!("../../../docs/protocol.md");
        let rows = page.lines().filter_map(|line| {
            let mut cells = line.strip_prefix("| ")?.split('|').map(str::trim);
            let code = cells.next()?.parse().ok()?;
            let farewells = cells.next()?.split('`').skip(1).step_by(2).map(str::to_owned);
            Some((code, farewells.collect()))
        });
        rows.collect()
    }

    #[test]
    fn the_page_about_the_protocol_has_every_close_code_with_its_farewells() {
        let codes = include_str!("letter.rs").lines().filter_map(|line| {
            line.trim()
                .strip_prefix("pub(crate) const ")?
                .split_once(": u16 = ")?
                .1
                .strip_suffix(';')?
                .parse()
                .ok()
        });
        let mut ours: BTreeMap<u16, BTreeSet<String>> = codes.map(|code| (code, BTreeSet::new())).collect();
        let farewells = [
            Farewell::Left,
            Farewell::Kicked,
            Farewell::Banned,
            Farewell::Closed,
            Farewell::Replaced,
            Farewell::Moved,
            Farewell::Degraded,
        ];
        for farewell in farewells {
            let name = serde_json::to_value(farewell).expect("JSON");
            ours.entry(close(farewell).0).or_default().insert(name.as_str().expect("a word").to_owned());
        }
        assert_eq!(documented(), ours);
    }
}
