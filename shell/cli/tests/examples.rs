//! The example clients play every game of the catalogue to its end, in the real binary, and through its restart.

use std::cell::{Cell, RefCell};
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use cluehouse_games::catalogue;
use futures_util::future::join_all;

/// How long a match may take; all of them are played at once.
const PATIENCE: Duration = Duration::from_secs(60);

/// The program, serving, with a folder that goes when it does.
struct House {
    child: Child,
    url: String,
    data: PathBuf,
}

static HOUSES: AtomicU32 = AtomicU32::new(0);

impl House {
    fn open() -> Self {
        let number = HOUSES.fetch_add(1, Ordering::Relaxed);
        let data = std::env::temp_dir().join(format!("cluehouse-examples-{}-{number}", std::process::id()));
        let _ = std::fs::remove_dir_all(&data);
        let (child, url) = serve("127.0.0.1:0", &data);
        Self { child, url, data }
    }

    /// Ends in an orderly way and begins again at the same address.
    fn restart(&mut self) {
        let ended = Command::new("kill").arg(self.child.id().to_string()).status().expect("kill runs");
        assert!(ended.success() && self.child.wait().expect("it ends").success(), "an orderly end");
        let address = self.url.strip_prefix("http://").expect("an address");
        (self.child, self.url) = serve(address, &self.data);
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.data);
    }
}

/// Starts the program; its first line says where it is.
fn serve(listen: &str, data: &Path) -> (Child, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cluehouse"));
    command.args(["serve", "--listen", listen, "--data"]).arg(data);
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("the program starts");
    let mut line = String::new();
    BufReader::new(child.stdout.take().expect("its output")).read_line(&mut line).expect("a line");
    (child, line.trim().to_owned())
}

#[tokio::test]
async fn the_rust_client_plays_every_game() {
    let house = House::open();
    let play = async |game: &'static str| {
        let lines = RefCell::new(Vec::new());
        let tell = |line: &str| lines.borrow_mut().push(line.to_owned());
        let played = cluehouse_example::play(&house.url, game, &tell);
        let standings = tokio::time::timeout(PATIENCE, played).await;
        let story = lines.borrow().join("\n");
        let standings = standings.unwrap_or_else(|_| panic!("{game} does not end:\n{story}"));
        let standings = standings.unwrap_or_else(|why| panic!("{game}: {why}\n{story}"));
        assert_eq!(standings.len(), 2, "{game}:\n{story}");
    };
    join_all(catalogue().iter().map(|manifest| play(manifest.id))).await;
}

#[tokio::test]
async fn the_rust_client_plays_through_a_restart() {
    let house = RefCell::new(House::open());
    let (guesses, lost) = (Cell::new(0), Cell::new(0));
    let url = house.borrow().url.clone();
    let tell = |line: &str| {
        lost.set(lost.get() + u32::from(line.contains("lost the connection (1012)")));
        guesses.set(guesses.get() + u32::from(line.contains("guesses")));
        if line.contains("guesses") && guesses.get() == 4 {
            house.borrow_mut().restart();
        }
    };
    let played = tokio::time::timeout(PATIENCE, cluehouse_example::play(&url, "super", &tell));
    let standings = played.await.expect("the match ends").expect("the match is played");
    assert_eq!((standings.len(), lost.get()), (2, 2));
}

#[test]
fn the_javascript_client_plays_every_game() {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/javascript/play.mjs");
    let house = House::open();
    let play = |game: &'static str| {
        let mut command = node();
        command.arg(&script).args([&house.url, game]);
        let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("node starts");
        (game, child)
    };
    let (ended, endings) = mpsc::channel();
    let wait = |(game, client): (&'static str, Child)| {
        let (id, ended) = (client.id(), ended.clone());
        std::thread::spawn(move || ended.send((game, client.wait_with_output())));
        id
    };
    let clients: Vec<u32> = catalogue().iter().map(|manifest| wait(play(manifest.id))).collect();
    let until = Instant::now() + PATIENCE;
    for _ in &clients {
        let Ok((game, output)) = endings.recv_timeout(until.saturating_duration_since(Instant::now())) else {
            let ids = clients.iter().map(u32::to_string);
            Command::new("kill").args(ids).status().expect("kill runs");
            panic!("not every match ends");
        };
        let output = output.expect("its output");
        let (said, wrong) =
            (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        assert!(output.status.success(), "{game}: {}\n{said}{wrong}", output.status);
        let standings = said.split_once("Standings\n").map(|(_, lines)| lines.lines().count());
        assert_eq!(standings, Some(2), "{game}:\n{said}");
    }
}

/// Without Node nothing is proven, so that is a failure and not left out.
fn node() -> Command {
    let output = Command::new("node").arg("--version").output();
    let output =
        output.unwrap_or_else(|why| panic!("the JavaScript client needs Node 20.19 or newer: {why}"));
    let version = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    let mut numbers =
        version.trim_start_matches('v').split('.').map_while(|number| number.parse::<u32>().ok());
    let numbers = (numbers.next(), numbers.next());
    assert!(
        numbers >= (Some(20), Some(19)),
        "the JavaScript client needs Node 20.19 or newer, here is {version}"
    );
    Command::new("node")
}
