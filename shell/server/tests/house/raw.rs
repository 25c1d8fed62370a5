//! A connection by hand: for what no well-behaved client can be made to say.

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

use super::{Guest, House, Response, is_whole};

/// A final text frame, as the first byte of a frame says it.
pub(crate) const TEXT: u8 = 0x81;

pub(crate) struct Raw {
    pub(crate) stream: TcpStream,
}

impl Raw {
    pub(crate) async fn open(house: &House) -> Self {
        Self { stream: TcpStream::connect(house.address).await.expect("a connection") }
    }

    /// A connection whose own buffer is as small as the system allows.
    pub(crate) async fn narrow(house: &House) -> Self {
        let socket = TcpSocket::new_v4().expect("a socket");
        socket.set_recv_buffer_size(4096).expect("a small buffer");
        Self { stream: socket.connect(house.address).await.expect("a connection") }
    }

    /// Asks for a room's socket with these headers beside the needed ones.
    pub(crate) async fn upgrade(&mut self, house: &House, target: &str, headers: &str) -> Response {
        let host = house.address;
        let request = format!(
            "GET /api/v1/rooms/{target} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{headers}\r\n"
        );
        self.send(request.as_bytes()).await;
        self.response().await
    }

    /// A socket of somebody that has said nothing yet.
    pub(crate) async fn connect(house: &House, code: &str, guest: &Guest) -> Self {
        Self::open(house).await.connected(house, code, guest).await
    }

    pub(crate) async fn connected(mut self, house: &House, code: &str, guest: &Guest) -> Self {
        let bearer = format!("Authorization: Bearer {}\r\n", guest.token);
        let answer = self.upgrade(house, &format!("{code}/socket"), &bearer).await;
        assert_eq!(answer.status, 101, "{}", answer.head);
        self
    }

    /// Says hello; nothing of what comes back is read.
    pub(crate) async fn hello(mut self, name: &str) -> Self {
        let hello = format!(r#"{{"t":"hello","d":{{"protocol":1,"name":"{name}","client":1}}}}"#);
        self.frame(TEXT, hello.as_bytes()).await;
        self
    }

    pub(crate) async fn send(&mut self, bytes: &[u8]) {
        // Whoever was told to go may have hung up before all of it was sent.
        drop(self.stream.write_all(bytes).await);
    }

    /// A frame as a client sends it: masked, here with zeros.
    pub(crate) async fn frame(&mut self, first: u8, payload: &[u8]) {
        let mut frame = vec![first];
        match payload.len() {
            short @ ..126 => frame.push(0x80 | short as u8),
            long @ ..0x1_0000 => {
                frame.push(0x80 | 126);
                frame.extend((long as u16).to_be_bytes());
            }
            longer => {
                frame.push(0x80 | 127);
                frame.extend((longer as u64).to_be_bytes());
            }
        }
        frame.extend([0; 4]);
        frame.extend(payload);
        self.send(&frame).await;
    }

    /// The next response.
    pub(crate) async fn response(&mut self) -> Response {
        let mut answer = Vec::new();
        let switched = |answer: &[u8]| answer.starts_with(b"HTTP/1.1 101") && answer.ends_with(b"\r\n\r\n");
        while !is_whole(&answer) && !switched(&answer) {
            match self.stream.read_u8().await {
                Ok(byte) => answer.push(byte),
                Err(_) => break,
            }
        }
        Response::read(&String::from_utf8_lossy(&answer))
    }

    /// The next frame of the server's: its first byte and what it carries; none at the end.
    pub(crate) async fn next(&mut self) -> Option<(u8, Vec<u8>)> {
        let first = self.stream.read_u8().await.ok()?;
        let length = match self.stream.read_u8().await.ok()? {
            126 => self.stream.read_u16().await.ok()?.into(),
            127 => self.stream.read_u64().await.ok()?,
            short => short.into(),
        };
        let mut payload = vec![0; length as usize];
        self.stream.read_exact(&mut payload).await.ok()?;
        Some((first, payload))
    }

    /// Reads on to the end and answers the close code; 0 where there was none.
    pub(crate) async fn closed(&mut self) -> u16 {
        while let Some((first, payload)) = self.next().await {
            if first == 0x88 {
                return payload.get(..2).map_or(0, |code| u16::from_be_bytes([code[0], code[1]]));
            }
        }
        0
    }

    /// The next text.
    pub(crate) async fn text(&mut self) -> String {
        loop {
            let (first, payload) = self.next().await.expect("a frame");
            if first == TEXT {
                return String::from_utf8(payload).expect("text");
            }
            assert_ne!(first, 0x88, "closed");
        }
    }

    /// Reads on to a text with this in it.
    pub(crate) async fn until(&mut self, part: &str) {
        while !self.text().await.contains(part) {}
    }
}
