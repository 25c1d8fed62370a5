//! A match in the page and a match in a native program say the same, byte for byte: both are checked against one transcript for each script.

use cluehouse_wasm::LocalMatch;
use expect_test::{ExpectFile, expect_file};
use serde_json::{Value, json};

/// The same scripts are played by `transcript.mjs` in WebAssembly.
#[test]
fn a_local_match_says_what_the_transcript_says() {
    check(include_str!("code.json"), &expect_file!["code.txt"]);
    check(include_str!("code-versus.json"), &expect_file!["code-versus.txt"]);
    check(include_str!("numble.json"), &expect_file!["numble.txt"]);
    check(include_str!("numble-versus.json"), &expect_file!["numble-versus.txt"]);
}

fn check(script: &str, recorded: &ExpectFile) {
    let script: Vec<Value> = serde_json::from_str(script).expect("a script");
    let mut game = LocalMatch::new();
    let (mut transcript, mut last) = (String::new(), None);
    for ask in &script {
        let (reply, saved) = said(&mut game, ask);
        transcript += &format!("{ask}\n  {reply}\n");
        last = saved.map(|saved| (reply, saved)).or(last);
    }
    let (stood, saved) = last.expect("a match");
    transcript += &format!("saved\n{saved}");
    let bot = script.iter().rev().find_map(|ask| ask["d"]["bot"].as_str().filter(|_| ask["t"] == "begin"));
    let bot = bot.filter(|bot| *bot != "nobody");
    let restore = json!({ "t": "restore", "d": { "saved": saved, "bot": bot } });
    let (again, same) = said(&mut LocalMatch::new(), &restore);
    assert_eq!(same.as_ref(), Some(&saved));
    let seen =
        |reply: &Value| [&reply["d"]["play"], &reply["d"]["now"], &reply["d"]["took"]].map(Value::clone);
    assert_eq!(seen(&again), seen(&stood), "a saved match came back otherwise");
    recorded.assert_eq(&transcript);
}

/// What a match answers, and apart from it what is saved. What was told is for the package alone.
fn said(game: &mut LocalMatch, ask: &Value) -> (Value, Option<String>) {
    let ask = ask.as_str().map_or_else(|| ask.to_string(), str::to_owned);
    let mut reply: Value = serde_json::from_str(&game.ask(&ask)).expect("JSON");
    let stands = reply["d"].as_object_mut();
    let saved = stands.and_then(|state| state.remove("told").and(state.remove("saved")));
    (reply, saved.as_ref().and_then(Value::as_str).map(str::to_owned))
}
