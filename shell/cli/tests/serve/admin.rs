//! What whoever runs a house may do, the same with its server and without.

use std::fs;
use std::os::unix::fs::{FileTypeExt, PermissionsExt};

use serde_json::{Value, json};

use crate::house::{Home, has_data};

fn codes(listed: &Value) -> Vec<&str> {
    listed["rooms"]
        .as_array()
        .expect("rooms")
        .iter()
        .map(|room| room["code"].as_str().expect("a code"))
        .collect()
}

#[test]
fn rooms_are_listed_and_closed_with_and_without_a_server() {
    let home = Home::new();
    let server = home.serve();
    let socket = fs::metadata(home.0.join("data/admin.sock")).expect("a socket");
    assert!(socket.file_type().is_socket());
    assert_eq!(socket.permissions().mode() & 0o777, 0o600);
    assert_eq!(home.admin(&["rooms"]), json!({ "rooms": [], "live": 0 }));
    let guest = server.guest();
    let (one, two, three) = (server.room(&guest), server.room(&guest), server.room(&guest));
    let mut client = server.enter(&one, &guest);
    let listed = home.admin(&["rooms"]);
    assert_eq!(listed["live"], 3);
    let people = |code: &str| {
        let rooms = listed["rooms"].as_array().expect("rooms");
        rooms.iter().find(|room| room["code"] == code).expect("a room")["people"].clone()
    };
    assert_eq!((people(&one), people(&two)), (json!(1), json!(0)));
    let said = home.run(&["admin", "rooms", "--data", &home.path("data"), "--lang", "pt"]);
    assert!(
        String::from_utf8_lossy(&said.stdout).contains(&format!("{one}: só com código, uma pessoa presente"))
    );

    assert_eq!(home.admin(&["close", &one.to_lowercase()]), json!({ "done": true }));
    assert_eq!(client.until("farewell"), "closed");
    home.admin_refuses(&["close", &one], 2, &format!("There is no open room {one}."));
    home.admin_refuses(&["close", "nonsense"], 2, "There is no open room NONSENSE.");
    assert_eq!(server.call("GET", &format!("/api/v1/rooms/{one}"), Some(&guest), None).0, 404);
    server.stop();

    let listed = home.admin(&["rooms"]);
    assert_eq!(listed["rooms"][0]["people"], Value::Null, "nobody can be there");
    assert_eq!(home.admin(&["close", &two]), json!({ "done": true }));
    assert_eq!(codes(&home.admin(&["rooms"])), [&three]);
    home.admin_refuses(&["close", &two], 2, "There is no open room");
    assert_eq!(codes(&home.admin(&["rooms"])), [&three]);

    let server = home.serve();
    assert_eq!(codes(&home.admin(&["rooms"])), [&three]);
    drop(server.enter(&three, &guest));
    server.stop();
}

#[test]
fn who_is_shut_out_is_out_at_once_and_until_let_in_again() {
    let home = Home::new();
    let server = home.serve();
    let (one, other) = (server.guest(), server.guest());
    let code = server.room(&one);
    let (mut first, mut second) = (server.enter(&code, &one), server.enter(&code, &other));

    let ban = home.admin(&["ban", &one.person, "--for", "7d", "--reason", "spoils it"]);
    assert_eq!(
        (ban["whom"].as_str(), ban["reason"].as_str()),
        (Some(one.person.as_str()), Some("spoils it"))
    );
    let span = ban["until"].as_i64().expect("an end") - ban["since"].as_i64().expect("a beginning");
    assert_eq!(span, 7 * 24 * 3600 * 1000);
    assert_eq!(first.closed(), 4001);
    let asks = |who| server.call("GET", "/api/v1/session", Some(who), None);
    let (status, body) = asks(&one);
    assert!(status == 403 && body.contains("http-banned"), "{body}");
    assert_eq!(asks(&other).0, 200);

    let ban = home.admin(&["ban", "127.0.0.1"]);
    assert_eq!(ban["whom"], "127.0.0.1");
    assert_eq!(second.closed(), 4001);
    for path in ["/healthz", "/api/v1/catalogue", "/nothing"] {
        let (status, body) = server.get(path);
        assert!(status == 403 && body.contains("http-banned"), "{body}");
    }
    assert_eq!(home.admin(&["bans"]).as_array().expect("bans").len(), 2);
    server.stop();

    // Without a server, and remembered by the next one.
    assert_eq!(home.admin(&["bans"]).as_array().expect("bans").len(), 2);
    assert_eq!(home.admin(&["unban", &one.person]), json!({ "done": true }));
    home.admin_refuses(&["unban", &one.person], 2, "is not shut out");
    assert_eq!(home.admin(&["ban", "2001:db8::7"])["whom"], "2001:db8::");
    let server = home.serve();
    assert_eq!(server.get("/healthz").0, 403);
    assert_eq!(home.admin(&["unban", "127.0.0.1"]), json!({ "done": true }));
    assert_eq!(server.get("/healthz").0, 200);
    assert_eq!(server.call("GET", "/api/v1/session", Some(&one), None).0, 200);
    home.admin_refuses(&["ban", "somebody"], 2, "neither the id of a person nor a network address");
    home.admin_refuses(&["ban", &"0".repeat(32)], 2, "There is nobody with the id");
    home.admin_refuses(&["ban", "127.0.0.1", "--for", "soon"], 2, "such as 7d");
    assert_eq!(home.admin(&["unban", "2001:db8::9"]), json!({ "done": true }), "one network");
    assert_eq!(home.admin(&["bans"]), json!([]));
    server.stop();
}

#[test]
fn a_backup_brings_everything_back_and_never_writes_over_anything() {
    let home = Home::new();
    home.admin_refuses(&["rooms"], 2, "There are no data in");
    assert!(!home.0.join("data").exists(), "a look makes nothing");
    let server = home.serve();
    let guest = server.guest();
    let code = server.room(&guest);
    let (file, cold) = (home.path("hot.db"), home.path("cold.db"));
    // Named from the folder the operator is in, not the server's.
    let args = ["admin", "backup", "hot.db", "--data", &home.path("data")];
    let output = home.command(&args).current_dir(&home.0).output().expect("the binary runs");
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    home.admin_refuses(&["backup", &file], 2, "exists already");
    assert_eq!(home.admin(&["check"]), json!({ "done": true }));
    home.admin_refuses(&["restore", &file], 1, "Another process is using the data");
    server.stop();

    home.admin_refuses(&["restore", &file], 2, "never overwritten");
    assert_eq!(home.admin(&["backup", &cold]), json!({ "done": true }));
    assert_eq!(home.admin(&["check"]), json!({ "done": true }));
    home.admin_refuses(&["backup", &cold], 2, "exists already");
    for backup in [&file, &cold] {
        fs::remove_dir_all(home.0.join("data")).expect("data to remove");
        assert_eq!(home.admin(&["restore", backup]), json!({ "done": true }));
        assert!(has_data(home.0.join("data")));
        let server = home.serve();
        assert_eq!(codes(&home.admin(&["rooms"])), [&code]);
        drop(server.enter(&code, &guest));
        server.stop();
    }
    fs::remove_dir_all(home.0.join("data")).expect("data to remove");
    fs::write(&file, "nothing of the kind").expect("a file");
    home.admin_refuses(&["restore", &file], 1, "not a database");
    assert!(!has_data(home.0.join("data")));
}
