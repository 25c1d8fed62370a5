//! A room in the page and a room in a native program say the same, byte for byte: both are checked against one transcript for each game.

use cluehouse_wasm::LocalRoom;
use expect_test::{ExpectFile, expect_file};
use serde_json::Value;

/// The same scripts are played by `transcript.mjs` in WebAssembly.
#[test]
fn the_local_room_says_what_the_transcript_says() {
    check(include_str!("code.json"), &expect_file!["code.txt"]);
    check(include_str!("numble.json"), &expect_file!["numble.txt"]);
}

fn check(script: &str, recorded: &ExpectFile) {
    let script: Value = serde_json::from_str(script).expect("a script");
    let entropy: Vec<u8> = (0..32).collect();
    let mut room = LocalRoom::new(&script["games"].to_string(), &entropy, 1e12).expect("a room");
    let mut transcript = String::new();
    for step in script["steps"].as_array().expect("steps") {
        let (verb, at) = (step[0].as_str().expect("a verb"), step[1].as_f64().expect("a time"));
        let said = match verb {
            "hear" => room.hear(&text(&step[2]), at),
            "think" => room.think(at),
            "tick" => room.tick(at),
            "leave" => room.leave(at),
            other => panic!("{other}"),
        };
        let said: Vec<Value> = serde_json::from_str(&said).expect("messages");
        transcript += &format!("{verb} {at}\n");
        said.iter().for_each(|msg| transcript += &format!("  {msg}\n"));
    }
    transcript += &format!("archive\n{}", room.archive().unwrap_or_default());
    transcript += &format!("save\n{}", room.save());
    let again = LocalRoom::restore(&room.save()).expect("a saved room");
    assert_eq!(again.now(), room.now());
    recorded.assert_eq(&transcript);
}

#[test]
fn what_is_wrong_is_said_in_words() {
    let entropy = [0; 32];
    let error =
        |games: &str, entropy: &[u8]| LocalRoom::new(games, entropy, 0.0).map(|_| ()).expect_err("a refusal");
    assert_eq!(error("[\"classic\"]", &[0; 31]), "32 random bytes are needed");
    assert_eq!(error("[\"chess\"]", &entropy), "there is no game `chess`");
    assert!(error("{", &entropy).contains("line 1"));
    assert_eq!(error("[]", &entropy), "room-playlist-empty");
    assert!(
        LocalRoom::restore("nonsense").expect_err("a refusal").contains("line 1: not a saved Cluehouse game")
    );
}

fn text(message: &Value) -> String {
    message.as_str().map_or_else(|| message.to_string(), str::to_owned)
}
