//! `cluehouse serve` and `cluehouse admin` from outside: the real binary, real sockets, real signals.
#![cfg(unix)]

mod admin;
mod house;
mod verify;

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};

use house::{Home, Server, has_data, request};
use rustix::process::Signal;

#[test]
fn it_says_where_it_is_and_lets_everybody_go_in_order() {
    let home = Home::new();
    let server = home.serve();
    assert_eq!(server.get("/healthz"), (200, "ok".to_owned()));
    let guest = server.guest();
    let code = server.room(&guest);
    let mut client = server.enter(&code, &guest);
    server.signal(Signal::TERM);
    assert_eq!(client.closed(), 1012);
    let (status, log) = server.ended();
    assert_eq!(status, Some(0), "{log}");
    assert!(log.contains("serving") && log.contains("stopped"), "{log}");
    assert!(!home.0.join("data/admin.sock").exists(), "the operator's socket goes with the server");

    // What was told is there after the restart, and Ctrl-C ends as well.
    let server = home.serve();
    drop(server.enter(&code, &guest));
    server.signal(Signal::INT);
    assert_eq!(server.ended().0, Some(0));
}

#[test]
fn a_second_signal_ends_at_once() {
    let home = Home::new();
    let mut server = home.serve();
    // Somebody whose request never ends holds it up.
    let mut slow = TcpStream::connect(&server.address).expect("a connection");
    let head = "POST /api/v1/session HTTP/1.1\r\nHost: here\r\nExpect: 100-continue\r\n\
                Content-Type: application/json\r\nContent-Length: 2\r\n\r\n";
    slow.write_all(head.as_bytes()).expect("half a request");
    slow.read_exact(&mut [0; 12]).expect("a word that the rest is waited for");
    server.signal(Signal::TERM);
    let mut line = String::new();
    while !line.contains("stopping") {
        assert_ne!(server.log.read_line(&mut line).expect("a line"), 0, "{line}");
    }
    server.signal(Signal::TERM);
    let (status, log) = server.ended();
    assert_eq!(status, Some(1), "{log}");
}

#[test]
fn data_and_addresses_in_use_are_named() {
    let home = Home::new();
    let server = home.serve();
    let data = home.path("data");
    let serve = ["serve", "--listen", "127.0.0.1:0", "--data", &data];
    home.fails(&serve, 1, &format!("Another Cluehouse is using the data in {data}."));
    home.fails(&[&serve[..], &["--lang", "fr"]].concat(), 1, "Arrêtez-le d’abord");
    server.stop();

    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("an address").to_string();
    let other = home.path("other");
    home.fails(&["serve", "--listen", &address, "--data", &other], 1, &format!("{address} is in use"));
    assert!(!has_data(&other), "nothing is made before the address is had");
}

#[test]
fn what_is_wrong_is_told_before_anything_is_done() {
    let home = Home::new();
    let file = home.path("cluehouse.toml");
    fs::write(&file, "# A house\nlisten = \"127.0.0.1:0\"\nport = 80\n").expect("a file");
    home.fails(&["serve", "--config", &file], 2, "line 3");
    home.fails(&["serve", "--config", &file], 2, "unknown field `port`");
    fs::write(&file, "listen = \"somewhere\"\n").expect("a file");
    home.fails(&["serve", "--config", &file], 2, "line 1");
    home.fails(&["serve", "--config", &home.path("none.toml")], 2, "none.toml");
    home.fails(&["serve", "--listen", "localhost"], 2, "invalid value 'localhost' for '--listen");
    home.fails(&["serve", "--log", "loud"], 2, "“loud” is no filter");
    for url in ["http://example.org", "https://", "https://example.org/games", "https://a b"] {
        home.fails(&["serve", "--public-url", url], 2, "is not an address such as");
    }
    assert!(!has_data(home.0.join(".local/share/cluehouse")));
}

#[test]
fn options_count_more_than_the_environment_than_the_file_than_the_defaults() {
    let home = Home::new();
    let data = |server: Server, folder: &str| {
        server.stop();
        assert!(has_data(home.0.join(folder)), "{folder}");
        fs::remove_dir_all(home.0.join(folder)).expect("data to remove");
    };
    let serve = |args: &[&str], set: &[(&str, &str)]| {
        let mut command = home.command(&[&["serve"], args].concat());
        Server::start(command.env("CLUEHOUSE_LISTEN", "127.0.0.1:0").envs(set.iter().copied()))
    };
    let (file, flag, set) = (home.path("cluehouse.toml"), home.path("flag"), home.path("set"));
    let listen = "listen = \"192.0.2.1:1\"\nlog-json = true\n";
    fs::write(&file, format!("{listen}data = {:?}\n", home.path("file"))).expect("a file");
    let set = ("CLUEHOUSE_DATA", set.as_str());
    data(serve(&["--config", &file, "--data", &flag], &[set]), "flag");
    data(serve(&["--config", &file], &[set]), "set");
    data(serve(&["--config", &file], &[]), "file");
    data(serve(&[], &[("CLUEHOUSE_CONFIG", &file)]), "file");
    if cfg!(not(target_os = "macos")) {
        data(serve(&[], &[]), ".local/share/cluehouse");
    }
    data(serve(&[], &[("XDG_DATA_HOME", &home.path("xdg"))]), "xdg/cluehouse");
    let elsewhere = ("CLUEHOUSE_LISTEN", "192.0.2.1:1");
    data(serve(&["--listen", "127.0.0.1:0", "--data", &flag], &[elsewhere]), "flag");

    let log = serve(&["--config", &file], &[]).stop();
    let lines: Vec<serde_json::Value> =
        log.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(lines[0]["message"], "serving");
    let log = serve(&["--config", &file, "--log-json=false", "--log", "warn"], &[]).stop();
    assert_eq!(log, "");
}

/// What anybody gets who knows no option at all. Where somebody else has that port, it is named.
#[test]
fn without_any_option_it_is_for_this_machine_at_port_8080() {
    let home = Home::new();
    let mut child = home.command(&["serve"]).spawn().expect("the binary starts");
    let (mut said, mut out) = (String::new(), BufReader::new(child.stdout.take().expect("a pipe")));
    out.read_line(&mut said).expect("text");
    child.kill().expect("its end");
    let output = child.wait_with_output().expect("its end");
    let log = String::from_utf8_lossy(&output.stderr);
    assert!(said == "http://127.0.0.1:8080\n" || log.contains("127.0.0.1:8080 is in use"), "{said}{log}");
}

/// Everything below a folder, by path.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

#[test]
fn it_writes_nothing_but_its_data() {
    let home = Home::new();
    let (data, here) = (home.path("data"), home.path("here"));
    fs::create_dir(&here).expect("a folder");
    let mut command = home.command(&["serve", "--listen", "127.0.0.1:0", "--data", &data]);
    let server = Server::start(command.current_dir(&here).env("TMPDIR", &here));
    let guest = server.guest();
    drop(server.enter(&server.room(&guest), &guest));
    let elsewhere = |path: &PathBuf| !path.starts_with(&data);
    assert_eq!(files(&home.0).into_iter().find(elsewhere), None);
    server.stop();
    assert_eq!(files(&home.0).into_iter().find(elsewhere), None);
    assert!(has_data(&data));
}

#[test]
fn a_party_gets_addresses_a_code_and_a_warning() {
    let home = Home::new();
    let data = home.path("data");
    let args = ["serve", "--listen", "0.0.0.0:0", "--data", &data, "--lang", "es"];
    let mut server = Server::start(&mut home.command(&args));
    let port = server.address.rsplit(':').next().expect("a port").to_owned();
    let mut said = String::new();
    // The warning is the last line.
    while !said.contains("--public-url") {
        assert_ne!(server.out.read_line(&mut said).expect("a line"), 0, "{said}");
    }
    let own = format!("127.0.0.1:{port}");
    assert!(server.address == own || said.contains(&format!("http://{own}\n")), "{said}");
    // On a machine without a way to others there is no code, which would lead every phone to itself.
    let has_code = said.contains("██") && said.contains("▀");
    assert_eq!(
        (has_code, said.contains("--listen")),
        (server.address != own, server.address == own),
        "{said}"
    );
    assert!(said.contains("cualquiera en la red puede leer"), "{said}");
    let session = "POST /api/v1/session HTTP/1.1\r\nHost: party\r\nConnection: close\r\n\
                   Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}";
    let (status, body) = request(&own, session);
    assert_eq!(status, 201, "{body}");
    assert!(body.contains("\"accounts\":false"), "{body}");
    server.stop();

    let secure =
        ["serve", "--listen", "127.0.0.1:0", "--data", &data, "--public-url", "https://Example.org:443/"];
    let mut server = Server::start(&mut home.command(&secure));
    let mut line = String::new();
    server.out.read_line(&mut line).expect("a line");
    assert_eq!(line, "https://example.org\n", "as browsers write it");
    for (origin, expected) in [("https://example.org", 201), ("http://example.org", 403)] {
        let session = session.replace("Host: party", &format!("Host: behind\r\nOrigin: {origin}"));
        assert_eq!(request(&server.address, &session).0, expected, "{origin}");
    }
    let log = {
        server.signal(Signal::TERM);
        let mut rest = String::new();
        server.out.read_to_string(&mut rest).expect("text");
        assert_eq!(rest, "", "no code and no warning");
        server.ended().1
    };
    assert!(log.contains("no proxy is named"), "{log}");
}

#[test]
fn figures_are_on_their_own_address_alone() {
    let home = Home::new();
    let data = home.path("data");
    let args =
        ["serve", "--listen", "127.0.0.1:0", "--metrics", "127.0.0.1:0", "--data", &data, "--log-json"];
    let mut server = Server::start(&mut home.command(&args));
    let mut line = String::new();
    server.log.read_line(&mut line).expect("a line");
    let line: serde_json::Value = serde_json::from_str(&line).expect("JSON");
    let metrics = line["metrics"].as_str().expect("an address").to_owned();
    assert_eq!(server.get("/metrics").0, 404);
    let get = |path: &str| {
        request(&metrics, &format!("GET {path} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n"))
    };
    let (status, body) = get("/metrics");
    assert_eq!(status, 200);
    assert!(body.contains("cluehouse_rooms_awake 0"), "{body}");
    assert_eq!(get("/api/v1/catalogue").0, 404);
    server.stop();
}
