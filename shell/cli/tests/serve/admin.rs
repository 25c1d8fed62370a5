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
fn who_spoils_a_room_is_found_with_its_code_and_shut_out() {
    let home = Home::new();
    let server = home.serve();
    let (one, other) = (server.guest(), server.guest());
    let code = server.room(&one);
    assert_eq!(home.admin(&["room", &code]), json!([]));
    let (mut first, second) = (server.enter(&code, &one), server.enter(&code, &other));
    drop(second);
    let there = |listed: &Value, who: &str| {
        let members = listed.as_array().expect("members").clone();
        members.into_iter().find(|member| member["person"] == who).expect("a member")
    };
    // That somebody has gone is noticed a moment later.
    let listed = loop {
        let listed = home.admin(&["room", &code.to_lowercase()]);
        if there(&listed, &other.person)["here"] == false {
            break listed;
        }
    };
    let spoiler = there(&listed, &one.person);
    assert_eq!((&spoiler["here"], &spoiler["addresses"]), (&json!(true), &json!(["127.0.0.1"])));
    assert!(spoiler["name"].is_string());
    let said = home.run(&["admin", "room", &code, "--data", &home.path("data"), "--lang", "es"]);
    let said = String::from_utf8_lossy(&said.stdout);
    assert!(said.contains(&format!("{}, en línea desde 127.0.0.1", one.person)), "{said}");
    home.admin(&["ban", spoiler["person"].as_str().expect("an id")]);
    assert_eq!(first.closed(), 4001);
    home.admin_refuses(&["room", "nonsense"], 2, "There is no open room NONSENSE.");
    server.stop();
    // Without a server nobody is there, and who was is still known.
    let spoiler = there(&home.admin(&["room", &code]), &one.person);
    assert_eq!((&spoiler["here"], &spoiler["addresses"]), (&json!(false), &json!([])));
}

#[test]
fn races_are_listed_and_closed() {
    let home = Home::new();
    let server = home.serve();
    assert_eq!(home.run(&["admin", "races", "--data", &home.path("data")]).stdout, b"There are no races.\n");
    let guest = server.guest();
    let since = std::time::SystemTime::UNIX_EPOCH.elapsed().expect("a time after 1970").as_millis() as u64;
    let race =
        json!({ "title": "Rude", "entry": "skemind", "opens": since - 1000, "closes": since + 3_600_000 });
    let (status, body) = server.call("POST", "/api/v1/races", Some(&guest), Some(&race));
    assert_eq!(status, 201, "{body}");
    let listed = home.admin(&["races"]);
    assert_eq!((&listed[0]["title"], &listed[0]["host"]), (&json!("Rude"), &json!(guest.person)));
    let id = listed[0]["id"].as_str().expect("an id");
    let said = home.run(&["admin", "races", "--data", &home.path("data"), "--lang", "fr"]);
    let said = String::from_utf8_lossy(&said.stdout);
    assert!(
        said.contains("« Rude », skemind, sur lien uniquement") && said.contains(&guest.person),
        "{said}"
    );
    assert_eq!(home.admin(&["close-race", id]), json!({ "done": true }));
    let (status, body) = server.call("POST", &format!("/api/v1/races/{id}/entry"), Some(&guest), None);
    assert!(status == 409 && body.contains("race-closed"), "{body}");
    home.admin_refuses(&["close-race", "friday"], 2, "There is no race friday.");
    home.admin_refuses(&["close-race", &"0".repeat(32)], 2, "There is no race 000");
    server.stop();
    assert_eq!(home.admin(&["races"]).as_array().map(Vec::len), Some(1));
}

#[test]
fn packs_are_listed_and_removed() {
    let home = Home::new();
    let server = home.serve();
    let guest = server.guest();
    let bring = |words: &str| {
        let file = json!({ "kind": "words", "name": "Mine", "language": "en", "text": words });
        let (status, body) = server.call("POST", "/api/v1/packs", Some(&guest), Some(&file));
        assert_eq!(status, 201, "{body}");
        let body: Value = serde_json::from_str(&body).expect("JSON");
        body["digest"].as_str().expect("a name").to_owned()
    };
    let (played, unused) = (bring("boat\nkite\nsnail\n"), bring("cloud\nrain\nwind\n"));
    let game = json!({ "entry": "pictionary", "settings": { "t": "pictionary", "d": {} }, "pack": played });
    let (status, body) =
        server.call("POST", "/api/v1/rooms", Some(&guest), Some(&json!({ "games": [game] })));
    assert_eq!(status, 201, "{body}");
    let room: Value = serde_json::from_str(&body).expect("JSON");
    let code = room["code"].as_str().expect("a code");
    let listed = home.admin(&["packs"]);
    let packs = listed["packs"].as_array().expect("packs");
    let of = |id: &str| packs.iter().find(|pack| pack["id"] == id).expect("a pack");
    assert_eq!((&of(&played)["rooms"], &of(&unused)["rooms"]), (&json!([code]), &json!([])));
    assert_eq!((&of(&unused)["bringer"], &of(&unused)["guest"]), (&json!(guest.person), &json!(true)));
    assert_eq!((&of(&unused)["lists"], &of(&unused)["matches"]), (&json!(1), &json!(0)));
    let sum: i64 = packs.iter().map(|pack| pack["bytes"].as_i64().expect("a number")).sum();
    assert_eq!((&listed["bytes"], &listed["guests"]), (&json!(sum), &json!(sum)));
    let said = home.run(&["admin", "packs", "--data", &home.path("data"), "--lang", "pt"]);
    let said = String::from_utf8_lossy(&said.stdout);
    assert!(said.contains(&format!("em nenhuma partida guardada; em jogo em {code}\n")), "{said}");
    assert!(
        said.ends_with("Os pacotes ocupam 1 MB de 1024 MB; os de convidados, 1 MB de 256 MB.\n"),
        "{said}"
    );

    assert_eq!(home.admin(&["drop-pack", &unused]), json!({ "done": true }));
    home.admin_refuses(&["drop-pack", &unused], 2, "Nobody has brought a pack");
    home.admin_refuses(&["drop-pack", "lesson"], 2, "Nobody has brought a pack lesson.");
    home.admin_refuses(&["drop-pack", &played], 2, "An open room plays with pack");
    let path = format!("/api/v1/packs/{unused}");
    assert_eq!(server.call("GET", &path, Some(&guest), None).0, 404);
    home.admin(&["close", code]);
    server.stop();
    // Without a server.
    assert_eq!(home.admin(&["drop-pack", &played]), json!({ "done": true }));
    assert_eq!(
        (home.admin(&["packs"])["packs"].clone(), home.admin(&["packs"])["bytes"].clone()),
        (json!([]), json!(0))
    );
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
