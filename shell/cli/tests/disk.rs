//! The disk of the real binary fills up: reads go on, writes are refused as degraded, nobody loses anything, and it recovers.
#![cfg(target_os = "linux")]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use rustix::process::{Pid, Resource, Rlimit, prlimit};
use serde_json::{Value, json};
use tokio::net::TcpStream as TcpSocket;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// A server whose files may be kept from growing.
struct Server {
    child: Child,
    address: SocketAddr,
    folder: std::path::PathBuf,
}

impl Server {
    fn start() -> Self {
        let folder = std::env::temp_dir().join(format!("cluehouse-disk-{}", std::process::id()));
        // Without the trap the system would end a program that hits the limit.
        let script = "trap '' XFSZ; exec \"$0\" serve --listen 127.0.0.1:0 --data \"$1\"";
        let mut command = Command::new("sh");
        command.args(["-c", script, env!("CARGO_BIN_EXE_cluehouse")]).arg(&folder);
        let mut child =
            command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("the program starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("its output")).read_line(&mut line).expect("a line");
        let address = line.trim().strip_prefix("http://").and_then(|address| address.parse().ok());
        Self { child, address: address.unwrap_or_else(|| panic!("no address: {line}")), folder }
    }

    /// Lets files grow by so many bytes more, or for ever.
    fn leave(&self, space: Option<u64>) {
        let limit = space.map(|space| largest(&self.folder) + space);
        let pid = Pid::from_child(&self.child);
        prlimit(Some(pid), Resource::Fsize, Rlimit { current: limit, maximum: None }).expect("a limit");
    }

    fn call(&self, method: &str, path: &str, token: &str, body: &str) -> (u16, Value) {
        let mut stream = TcpStream::connect(self.address).expect("a connection");
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nAuthorization: Bearer {token}\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        );
        stream.write_all(request.as_bytes()).expect("a request");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        let status = answer.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
        let body = answer.split_once("\r\n\r\n").map(|(_, body)| body).unwrap_or_default();
        (status, serde_json::from_str(body).unwrap_or(Value::Null))
    }

    /// Asks until the answer is this one: what was found out is believed for a second.
    fn until_ready(&self, wanted: u16) {
        let asked = Instant::now();
        while self.call("GET", "/readyz", "", "").0 != wanted {
            assert!(asked.elapsed() < Duration::from_secs(10), "it never became {wanted}");
        }
    }

    /// Comes into a room: the connection and the welcome, or the close's code.
    async fn enter(&self, code: &str, token: &str) -> Result<(Socket, Value), u16> {
        let url = format!("ws://{}/api/v1/rooms/{code}/socket", self.address);
        let mut request = url.into_client_request().expect("a request");
        request.headers_mut().insert("authorization", format!("Bearer {token}").parse().expect("a header"));
        let (mut socket, _) = connect_async(request).await.expect("a socket");
        let hello = json!({ "t": "hello", "d": { "protocol": 1, "name": "Ana" } });
        socket.send(Message::text(hello.to_string())).await.expect("a hello");
        let (_, welcome) = until(&mut socket, "welcome").await?;
        Ok((socket, welcome))
    }
}

type Socket = WebSocketStream<MaybeTlsStream<TcpSocket>>;

/// What is heard until a message of a kind, and what that says; or the close's code, before which it must be said that the disk is full.
async fn until(socket: &mut Socket, kind: &str) -> Result<(Vec<Value>, Value), u16> {
    let mut heard = Vec::new();
    loop {
        match socket.next().await.expect("an answer").expect("a message") {
            Message::Text(text) => {
                let msg: Value = serde_json::from_str(&text).expect("JSON");
                if msg["t"] == kind {
                    return Ok((heard, msg["d"].clone()));
                }
                heard.push(msg);
            }
            Message::Close(Some(frame)) => {
                assert_eq!(heard.last(), Some(&json!({ "t": "farewell", "d": "degraded" })), "{heard:?}");
                return Err(frame.code.into());
            }
            _ => {}
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// The size of the largest file of a folder.
fn largest(folder: &Path) -> u64 {
    let files = std::fs::read_dir(folder).expect("a folder");
    let sizes = files.filter_map(|entry| entry.ok()?.metadata().ok()).map(|file| file.len());
    sizes.max().unwrap_or(0)
}

#[tokio::test]
async fn a_full_disk_refuses_writes_and_recovers() {
    let server = Server::start();
    let (_, guest) = server.call("POST", "/api/v1/session", "", "{\"bearer\":true}");
    let token = guest["token"].as_str().expect("a token");
    let (_, room) = server.call("POST", "/api/v1/rooms", token, "{\"games\":[\"classic\"]}");
    let code = room["code"].as_str().expect("a code");
    let (mut socket, _) = server.enter(code, token).await.expect("a welcome");
    assert_eq!(server.call("GET", "/readyz", token, "").0, 200);

    server.leave(Some(0));
    // What is left of the files' last pages fills up.
    let guests = (0..140).map(|_| server.call("POST", "/api/v1/session", "", "{\"bearer\":true}"));
    let refused =
        guests.map(|(status, body)| (status, body["code"].clone())).find(|(status, _)| *status != 201);
    assert_eq!(refused, Some((503, json!("http-degraded"))));
    server.until_ready(503);
    // Whoever is in a room and asks for something is told why that cannot be, and nothing of it is said to be done.
    let rename = json!({ "t": "do", "d": { "n": 1, "what": { "t": "rename", "d": "Anna" } } });
    socket.send(Message::text(rename.to_string())).await.expect("a command");
    assert_eq!(until(&mut socket, "answer").await, Err(1013));
    let (status, body) = server.call("POST", "/api/v1/rooms", token, "{\"games\":[\"classic\"]}");
    assert_eq!((status, &body["code"]), (503, &json!("http-degraded")));
    assert_eq!(server.call("GET", "/healthz", token, "").0, 200);
    let (status, body) = server.call("GET", "/api/v1/session", token, "");
    assert_eq!((status, &body["person"]), (200, &guest["person"]), "reads go on");
    assert_eq!(server.enter(code, token).await.err(), Some(1013), "nothing can happen in a room");

    server.leave(None);
    server.until_ready(200);
    let (mut socket, welcome) = server.enter(code, token).await.expect("a welcome");
    let members = &welcome["snapshot"]["room"]["members"];
    assert_eq!(members.as_array().map(Vec::len), Some(1), "the same member as before");
    assert_eq!(members[0]["name"], "Ana", "what was not acknowledged is not done");
    socket.send(Message::text(rename.to_string())).await.expect("a command");
    let (_, answer) = until(&mut socket, "answer").await.expect("an answer");
    assert_eq!(answer["outcome"]["t"], "done");
    assert_eq!(server.call("POST", "/api/v1/rooms", token, "{\"games\":[\"classic\"]}").0, 201);
}
