//! Requests and the way into a WebSocket, by hand: blocking, from an address of one's own choice.
//!
//! The server counts by address, so a crowd comes from many: every address under 127.0.0.0/8 is this machine.

use std::io::{ErrorKind, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, SocketAddrV4, TcpStream};
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use rustix::net::{AddressFamily, SocketType, bind, connect, socket};
use serde_json::Value;

/// How long anything may take that must come.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);

/// The address of the so-manieth crowd.
pub(crate) fn address(number: usize) -> Ipv4Addr {
    let [.., high, low] = (number + 1).to_be_bytes();
    Ipv4Addr::new(127, 7, high, low)
}

/// A connection to a server from an address.
pub(crate) fn call(server: SocketAddr, from: Ipv4Addr) -> Result<TcpStream> {
    let fd = socket(AddressFamily::INET, SocketType::STREAM, None).context("no more sockets")?;
    bind(&fd, &SocketAddrV4::new(from, 0)).with_context(|| format!("cannot speak from {from}"))?;
    connect(&fd, &server).with_context(|| format!("nobody listens at {server}"))?;
    let stream = TcpStream::from(fd);
    stream.set_nodelay(true)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    Ok(stream)
}

/// A connection that stays open between requests.
pub(crate) struct Http {
    server: SocketAddr,
    stream: TcpStream,
}

impl Http {
    pub(crate) fn open(server: SocketAddr, from: Ipv4Addr) -> Result<Self> {
        Ok(Self { server, stream: call(server, from)? })
    }

    /// Sends JSON and answers the JSON that came back, where it was created.
    pub(crate) fn create(&mut self, path: &str, token: Option<&str>, body: &Value) -> Result<Value> {
        let (status, body) = self.post(path, token, body)?;
        ensure!(status == 201, "{path}: {status}\n{}", String::from_utf8_lossy(&body));
        Ok(serde_json::from_slice(&body)?)
    }

    /// Sends JSON and answers the status and the body that came back.
    pub(crate) fn post(&mut self, path: &str, token: Option<&str>, body: &Value) -> Result<(u16, Vec<u8>)> {
        let bearer = token.map(|token| format!("Authorization: Bearer {token}\r\n")).unwrap_or_default();
        let (host, body) = (self.server, body.to_string());
        let length = body.len();
        write!(
            self.stream,
            "POST {path} HTTP/1.1\r\nHost: {host}\r\n{bearer}Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
        )?;
        let (head, mut body) = head(&mut self.stream)?;
        let length = head.lines().find_map(|line| line.strip_prefix("content-length: "));
        let length = length.and_then(|length| length.parse().ok()).context("an answer without a length")?;
        while body.len() < length {
            more(&mut self.stream, &mut body)?;
        }
        let status = head
            .split(' ')
            .nth(1)
            .and_then(|status| status.parse().ok())
            .context("an answer without a status")?;
        Ok((status, body))
    }
}

/// A connection that has become a WebSocket; nothing was said on it yet.
pub(crate) fn upgrade(
    server: SocketAddr,
    from: Ipv4Addr,
    path: &str,
    token: Option<&str>,
) -> Result<TcpStream> {
    let mut stream = call(server, from)?;
    let bearer = token.map(|token| format!("Authorization: Bearer {token}\r\n")).unwrap_or_default();
    // Whoever checks the answer to the key wants to know a server from a cache; there is none here.
    write!(
        stream,
        "GET {path} HTTP/1.1\r\nHost: {server}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
         Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{bearer}\r\n"
    )?;
    let (head, rest) = head(&mut stream)?;
    ensure!(head.starts_with("HTTP/1.1 101"), "{path}: {head}\n{}", String::from_utf8_lossy(&rest));
    ensure!(rest.is_empty(), "a server that speaks before it is spoken to");
    Ok(stream)
}

/// The head of an answer, and what of its body came along.
fn head(stream: &mut TcpStream) -> Result<(String, Vec<u8>)> {
    let mut bytes = Vec::new();
    loop {
        more(stream, &mut bytes)?;
        if let Some(end) = bytes.windows(4).position(|four| four == b"\r\n\r\n") {
            let rest = bytes.split_off(end + 4);
            return Ok((String::from_utf8(bytes)?, rest));
        }
    }
}

pub(crate) fn more(stream: &mut TcpStream, bytes: &mut Vec<u8>) -> Result<()> {
    let mut buffer = [0; 16 * 1024];
    match stream.read(&mut buffer) {
        Ok(0) => bail!("the server hung up"),
        Ok(read) => bytes.extend_from_slice(&buffer[..read]),
        Err(why) if why.kind() == ErrorKind::Interrupted => {}
        Err(why) => return Err(why).context("no answer"),
    }
    Ok(())
}
