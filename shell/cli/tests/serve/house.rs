//! The binary as a server on a port of its own, and its clients over real connections.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStderr, ChildStdout, Command, Output, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use rustix::process::{Pid, Signal, kill_process};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{self, Message, WebSocket};

/// How long a test waits for what must come.
const PATIENCE: Duration = Duration::from_secs(60);

/// A folder of its own for one test, removed when the test passes.
pub(crate) struct Home(pub(crate) PathBuf);

impl Home {
    pub(crate) fn new() -> Self {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        // Short: a socket's whole path has a hundred bytes.
        let path = std::env::temp_dir().join(format!("clue-{}-{number}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).expect("a temporary folder");
        Self(path)
    }

    pub(crate) fn path(&self, name: &str) -> String {
        self.0.join(name).to_str().expect("text").to_owned()
    }

    pub(crate) fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_cluehouse"));
        command.args(args).env_clear().env("HOME", &self.0).env("CLUEHOUSE_HOME", &self.0);
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    /// Runs a command to its end.
    pub(crate) fn run(&self, args: &[&str]) -> Output {
        self.command(args).output().expect("the binary runs")
    }

    /// A command that fails: its exit code, and what it says.
    #[track_caller]
    pub(crate) fn fails(&self, args: &[&str], code: i32, says: &str) {
        let output = self.run(args);
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(said.contains(says), "{args:?} said {said:?}");
        assert_eq!(output.status.code(), Some(code), "{args:?}: {said}");
        assert!(output.stdout.is_empty(), "{args:?}: {}", String::from_utf8_lossy(&output.stdout));
    }

    /// `admin` on the data in `data`, answered as JSON with this exit code.
    #[track_caller]
    pub(crate) fn admin_with(&self, args: &[&str], code: i32) -> Value {
        let data = self.path("data");
        let output = self.run(&[&["admin", "--json", "--data", &data], args].concat());
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(code), "{args:?}: {said}");
        serde_json::from_slice(&output.stdout).expect("JSON")
    }

    #[track_caller]
    pub(crate) fn admin(&self, args: &[&str]) -> Value {
        self.admin_with(args, 0)
    }

    /// `admin` says no.
    #[track_caller]
    pub(crate) fn admin_refuses(&self, args: &[&str], code: i32, says: &str) {
        let data = self.path("data");
        self.fails(&[&["admin", "--data", &data], args].concat(), code, says);
    }

    /// A server on the data in `data`.
    pub(crate) fn serve(&self) -> Server {
        let data = self.path("data");
        Server::start(&mut self.command(&["serve", "--listen", "127.0.0.1:0", "--data", &data]))
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            let _ = fs::remove_dir_all(&self.0);
        }
    }
}

/// A server that has said where it is.
pub(crate) struct Server {
    child: Child,
    pub(crate) log: BufReader<ChildStderr>,
    pub(crate) out: BufReader<ChildStdout>,
    /// Host and port of the first line.
    pub(crate) address: String,
}

impl Server {
    pub(crate) fn start(command: &mut Command) -> Self {
        let mut child = command.spawn().expect("the binary starts");
        let mut out = BufReader::new(child.stdout.take().expect("a pipe"));
        let mut log = BufReader::new(child.stderr.take().expect("a pipe"));
        let mut line = String::new();
        out.read_line(&mut line).expect("a line");
        let Some(address) = line.trim_end().strip_prefix("http://") else {
            let mut said = String::new();
            let _ = log.read_to_string(&mut said);
            panic!("no address in {line:?}: {said}");
        };
        Self { address: address.to_owned(), child, log, out }
    }

    pub(crate) fn signal(&self, signal: Signal) {
        kill_process(Pid::from_child(&self.child), signal).expect("a signal");
    }

    /// Waits for the end; its exit code, and what it has logged since somebody last looked.
    pub(crate) fn ended(mut self) -> (Option<i32>, String) {
        let mut log = String::new();
        self.log.read_to_string(&mut log).expect("text");
        (self.child.wait().expect("an end").code(), log)
    }

    /// Tells it to stop and waits.
    #[track_caller]
    pub(crate) fn stop(self) -> String {
        self.signal(Signal::TERM);
        let (code, log) = self.ended();
        assert_eq!(code, Some(0), "{log}");
        log
    }

    /// A request over a connection of its own: status and body.
    pub(crate) fn call(
        &self,
        method: &str,
        path: &str,
        who: Option<&Guest>,
        body: Option<&Value>,
    ) -> (u16, String) {
        let bearer = who.map(|who| format!("Authorization: Bearer {}\r\n", who.token)).unwrap_or_default();
        let kind = if body.is_some() { "Content-Type: application/json\r\n" } else { "" };
        let body = body.map(Value::to_string).unwrap_or_default();
        request(
            &self.address,
            &format!(
                "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n{bearer}{kind}Content-Length: {}\r\n\r\n{body}",
                self.address,
                body.len()
            ),
        )
    }

    pub(crate) fn get(&self, path: &str) -> (u16, String) {
        self.call("GET", path, None, None)
    }

    /// Somebody new.
    pub(crate) fn guest(&self) -> Guest {
        let (status, body) = self.call("POST", "/api/v1/session", None, Some(&json!({ "bearer": true })));
        assert_eq!(status, 201, "{body}");
        let body: Value = serde_json::from_str(&body).expect("JSON");
        let text = |field: &str| body[field].as_str().expect("a text").to_owned();
        Guest { token: text("token"), person: text("person") }
    }

    /// A room's code.
    pub(crate) fn room(&self, guest: &Guest) -> String {
        let games = json!({ "games": ["classic"] });
        let (status, body) = self.call("POST", "/api/v1/rooms", Some(guest), Some(&games));
        assert_eq!(status, 201, "{body}");
        let body: Value = serde_json::from_str(&body).expect("JSON");
        body["code"].as_str().expect("a code").to_owned()
    }

    /// Somebody in a room, who has been welcomed.
    pub(crate) fn enter(&self, code: &str, guest: &Guest) -> Client {
        let stream = TcpStream::connect(&self.address).expect("a connection");
        stream.set_read_timeout(Some(PATIENCE)).expect("a timeout");
        let url = format!("ws://{}/api/v1/rooms/{code}/socket", self.address);
        let mut request = url.into_client_request().expect("a request");
        let bearer = format!("Bearer {}", guest.token).parse().expect("a header");
        request.headers_mut().insert("authorization", bearer);
        let (mut socket, _) = tungstenite::client(request, stream).expect("a socket");
        let hello = json!({ "t": "hello", "d": { "protocol": 1, "name": &guest.person[..8], "client": 1 } });
        socket.send(Message::text(hello.to_string())).expect("a hello");
        let mut client = Client(socket);
        client.until("welcome");
        client
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Sends a request and reads the answer to its end: status and body.
pub(crate) fn request(address: &str, text: &str) -> (u16, String) {
    let mut stream = TcpStream::connect(address).expect("a connection");
    stream.set_read_timeout(Some(PATIENCE)).expect("a timeout");
    stream.write_all(text.as_bytes()).expect("a request");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    let (head, body) = answer.split_once("\r\n\r\n").expect("a head");
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
    (status, body.to_owned())
}

/// Somebody, as a program.
pub(crate) struct Guest {
    pub(crate) token: String,
    pub(crate) person: String,
}

/// One connection to a room.
pub(crate) struct Client(WebSocket<TcpStream>);

impl Client {
    /// The next message of a kind.
    #[track_caller]
    pub(crate) fn until(&mut self, tag: &str) -> Value {
        loop {
            if let Message::Text(text) = self.0.read().expect("a message") {
                let msg: Value = serde_json::from_str(&text).expect("JSON");
                if msg["t"] == tag {
                    return msg["d"].clone();
                }
            }
        }
    }

    /// Waits for the close and answers its code.
    #[track_caller]
    pub(crate) fn closed(&mut self) -> u16 {
        loop {
            if let Message::Close(frame) = self.0.read().expect("a close") {
                let code = frame.map_or(0, |frame| frame.code.into());
                // Says goodbye too.
                while self.0.read().is_ok() {}
                return code;
            }
        }
    }
}

/// Whether a folder has data.
pub(crate) fn has_data(folder: impl AsRef<Path>) -> bool {
    folder.as_ref().join("cluehouse.db").is_file()
}
