//! The coach's door: what the page hands over as JSON, and what it hears.

use cluehouse_wasm::{LocalMatch, coach};
use serde_json::{Value, json};

/// A solo game of these settings, played to its end; its archive.
fn archive(settings: &Value, guesses: &[&str]) -> String {
    let mut game = LocalMatch::new();
    let mut ask = |t: &str, d: Value| -> Value {
        serde_json::from_str(&game.ask(&json!({ "t": t, "d": d }).to_string())).expect("JSON")
    };
    let settings = json!({ "t": "code", "d": settings });
    ask("begin", json!({ "settings": settings, "bot": null, "entropy": "07".repeat(32), "began": 0 }));
    let act = |at: u64, action: Value| json!({ "at": at, "action": { "t": "code", "d": action } });
    for (at, guess) in (2000..).step_by(1000).zip(guesses) {
        ask("act", act(at, json!({ "t": "guess", "d": guess })));
    }
    ask("act", act(90_000, json!({ "t": "give_up" })));
    let state = &ask("tick", json!(200_000))["d"];
    assert_eq!(state["play"]["d"]["view"]["progress"]["phase"], "finished");
    state["saved"].as_str().expect("a journal").to_owned()
}

fn read(said: Result<String, String>) -> Value {
    serde_json::from_str(&said.expect("an answer")).expect("JSON")
}

fn position(variant: &Value, clues: &[(&str, u8, u8)]) -> String {
    let clue = |&(guess, exact, misplaced): &(&str, u8, u8)| json!({ "guess": guess, "feedback": { "exact": exact, "misplaced": misplaced } });
    json!({ "variant": variant, "clues": clues.iter().map(clue).collect::<Vec<_>>() }).to_string()
}

fn classic(clues: &[(&str, u8, u8)]) -> String {
    position(&json!({ "t": "classic" }), clues)
}

#[test]
fn a_finished_game_is_reviewed_guess_by_guess() {
    let archive =
        archive(&json!({ "variant": { "t": "classic" }, "mode": "solo" }), &["AABC", "AABC", "DDEE"]);
    let said = read(coach::review(&archive));
    assert_eq!(said["variant"], json!({ "t": "classic" }));
    let lines = said["lines"].as_array().expect("lines");
    assert_eq!(lines.len(), 1);
    assert_eq!((&lines[0]["round"], &lines[0]["seat"]), (&json!(1), &json!(0)));
    let guesses = lines[0]["guesses"].as_array().expect("guesses");
    assert_eq!(guesses.len(), 3);
    let [first, again, _] = &guesses[..] else { unreachable!() };
    assert_eq!(
        (&first["guess"], &first["before"], &first["trust"]),
        (&json!("AABC"), &json!(1296), &json!("exact"))
    );
    assert_eq!(again["grade"], json!("impossible"));
    assert_eq!(again["reason"], json!({ "id": "coach-repeated", "args": [["guess", 1]] }));
    assert_eq!((&again["before"], &again["bits"]), (&again["after"], &json!(0.0)));
    let skill = lines[0]["balance"]["skill"].as_u64().expect("a figure");
    assert!(skill < 90, "a wasted guess shows: {skill}");
}

#[test]
fn what_cannot_be_reviewed_is_said_in_words() {
    assert!(coach::review("nonsense").expect_err("a refusal").contains("line 1: not a Cluehouse journal"));
    let archive = archive(&json!({ "variant": { "t": "classic" }, "mode": "solo" }), &["AABC"]);
    let altered = archive.replacen("AABC", "AABD", 1);
    assert!(coach::review(&altered).expect_err("a refusal").contains("altered"));
    assert!(coach::remaining("{}").expect_err("a refusal").contains("variant"));
    assert_eq!(
        coach::remaining(&classic(&[("AAG", 0, 0)])).expect_err("a refusal"),
        "guess 1 is no code of this board"
    );
    assert_eq!(coach::hints(&classic(&[("AABB", 0, 0); 33])).expect_err("a refusal"), "more than 32 guesses");
}

#[test]
fn few_codes_are_listed_and_many_counted() {
    let said = |text: &str| read(coach::remaining(text));
    let all = json!({ "count": 1296, "exact": true, "margin": null, "codes": null });
    assert_eq!(said(&classic(&[])), all);
    let few = said(&classic(&[("AABB", 0, 0), ("CCDD", 4, 0)]));
    assert_eq!(few, json!({ "count": 1, "exact": true, "margin": null, "codes": ["CCDD"] }));
    let none = said(&classic(&[("AABB", 4, 0), ("CCDD", 4, 0)]));
    assert_eq!(none, json!({ "count": 0, "exact": true, "margin": null, "codes": [] }));
    assert_eq!(said(&position(&large(), &[]))["count"], json!(429_981_696));
}

/// The board with the most codes.
fn large() -> Value {
    let space = json!({ "symbols": 12, "length": 8, "repeats": true });
    json!({ "t": "custom", "d": { "space": space, "attempts": 12, "seconds": null } })
}

#[test]
fn too_many_codes_to_count_are_estimated_and_the_ladder_says_so() {
    let many = position(&large(), &[("ABCDEFGH", 0, 4)]);
    let about = read(coach::remaining(&many));
    assert_eq!((&about["exact"], &about["codes"]), (&json!(false), &Value::Null));
    let [count, margin] = ["count", "margin"].map(|field| about[field].as_u64().expect("a number"));
    assert!(count > 2_000_000 && margin > 0 && margin < count / 20, "{count} ± {margin}");
    let steps = read(coach::hints(&many));
    assert_eq!(steps.as_array().map(Vec::len), Some(1));
    assert_eq!(steps[0]["text"]["id"], "code-hint-about");
    let said = steps[0]["text"]["args"][0][1].as_u64().expect("a number");
    assert!(said.abs_diff(count) * 20 <= count && said.is_multiple_of(1_000_000), "{said} for {count}");
}

fn what_if(clues: &[(&str, u8, u8)], secret: &str, guess: &str) -> Result<String, String> {
    let position: Value = serde_json::from_str(&classic(clues)).expect("JSON");
    coach::what_if(&json!({ "position": position, "secret": secret, "guess": guess }).to_string())
}

#[test]
fn another_guess_in_a_finished_game_is_answered_and_judged() {
    let archive =
        archive(&json!({ "variant": { "t": "classic" }, "mode": "solo" }), &["AABC", "AABC", "DDEE"]);
    let line = &read(coach::review(&archive))["lines"][0];
    let secret = line["secret"].as_str().expect("the code is known at the end");
    let [first, again, _] = &line["guesses"].as_array().expect("guesses")[..] else { unreachable!() };
    assert_eq!(read(what_if(&[], secret, "AABC")), *first, "the same guess is judged as it was");
    let marks = |field: &str| first["feedback"][field].as_u64().expect("marks") as u8;
    let clue = ("AABC", marks("exact"), marks("misplaced"));
    let better = again["best"].as_str().expect("a better guess");
    let said = read(what_if(&[clue], secret, better));
    assert_eq!((&said["grade"], &said["before"]), (&json!("best"), &first["after"]));
    assert_eq!(read(what_if(&[clue], secret, secret))["feedback"], json!({ "exact": 4, "misplaced": 0 }));
}

#[test]
fn what_might_have_been_keeps_to_the_board_and_to_the_answers() {
    let why = |clues: &[(&str, u8, u8)], secret, guess| what_if(clues, secret, guess).expect_err("a refusal");
    assert_eq!(why(&[("AABB", 4, 0)], "CCDD", "CCDD"), "the code does not fit the answers");
    assert_eq!(why(&[], "AAGG", "AABB"), "the code does not fit the answers");
    assert_eq!(why(&[], "AABB", "AAG"), "guess 1 is no code of this board");
    assert_eq!(why(&[("AABB", 4, 0); 32], "AABB", "AABB"), "more than 32 guesses");
}

#[test]
fn certainties_name_the_guesses_that_prove_them() {
    let said = read(coach::certainties(&classic(&[("AABB", 0, 0), ("CCCC", 1, 0)])));
    assert_eq!(said["symbols"][0], json!({ "t": "cannot", "d": [0] }));
    assert_eq!(said["symbols"][2], json!({ "t": "must", "d": [1] }));
    assert_eq!(said["places"][0][2], json!({ "t": "can" }));
    assert_eq!(read(coach::certainties(&classic(&[("AABB", 4, 0), ("CCDD", 4, 0)]))), Value::Null);
}

#[test]
fn the_ladder_leads_from_the_count_to_a_guess() {
    let steps = read(coach::hints(&classic(&[("AABB", 0, 0)])));
    let stages: Vec<&str> =
        steps.as_array().expect("steps").iter().filter_map(|step| step["stage"].as_str()).collect();
    assert_eq!(stages, ["count", "look", "certain", "certain", "guess"]);
    assert_eq!(steps[0]["text"], json!({ "id": "code-hint-count", "args": [["codes", 256]] }));
    assert_eq!(steps[1]["text"], json!({ "id": "hint-look", "args": [["proof", "1"]] }));
    assert_eq!((&steps[2]["symbol"], &steps[2]["proof"]), (&json!(0), &json!([0])));
    assert_eq!(steps[4]["text"]["id"], "hint-guess");
    let advised = read(coach::advise(&classic(&[("AABB", 0, 0)])));
    assert_eq!(steps[4]["guess"], advised["guess"]);
    assert_eq!(advised["trust"], "exact");
    assert_eq!(read(coach::hints(&classic(&[("AABB", 4, 0), ("CCDD", 4, 0)]))), json!([]));
}

#[test]
fn the_first_answer_at_fault_is_named() {
    let said = |clues: &[(&str, u8, u8)]| read(coach::consistent(&classic(clues)));
    let fine = said(&[("AABB", 0, 0), ("CCDD", 2, 0)]);
    assert_eq!(fine, json!({ "consistent": true, "first_fault": null, "clash": [] }));
    let clash = said(&[("AABB", 2, 0), ("CCDD", 0, 0), ("AAAA", 0, 0), ("BBBB", 0, 0), ("EEEE", 1, 0)]);
    assert_eq!((&clash["consistent"], &clash["first_fault"]), (&json!(false), &json!(3)));
    assert_eq!(clash["clash"], json!([0, 2, 3]));
}

#[test]
fn numble_counts_and_advises() {
    let said = read(coach::numble_remaining(&json!({ "clues": [] }).to_string()));
    assert!(said["count"].as_u64() > Some(1000) && said["equations"].is_null());
    assert!(read(coach::numble_advise(&json!({ "clues": [] }).to_string()))["guess"].is_string());
    let guess = "12 + 34 = 46";
    let clue = json!({ "guess": guess, "marks": "G".repeat(guess.len()) });
    let solved = json!({ "clues": [clue], "hard": true }).to_string();
    assert_eq!(read(coach::numble_remaining(&solved))["equations"], json!([guess]));
    assert_eq!(read(coach::numble_advise(&solved))["guess"], guess);
}

#[test]
fn a_finished_game_is_played_again_with_what_was_pledged() {
    let archive = archive(&json!({ "variant": { "t": "classic" }, "mode": "solo" }), &["AABC", "DDEE"]);
    let said = read(coach::replay(&archive));
    let [round] = &said["rounds"].as_array().expect("rounds")[..] else { panic!("one round: {said}") };
    assert_eq!(round["t"], "code");
    let view = &round["d"]["view"];
    assert_eq!(view["progress"]["phase"], "finished");
    let guesses: Vec<&Value> =
        view["game"]["attempts"].as_array().expect("attempts").iter().map(|one| &one["guess"]).collect();
    assert_eq!(guesses, ["AABC", "DDEE"]);
    let pledge = &round["d"]["pledges"][0];
    let opened = json!({
        "game": "code", "round": pledge["round"], "turn": pledge["turn"],
        "secret": pledge["opening"]["secret"], "nonce": pledge["opening"]["nonce"],
    });
    assert_eq!(read(coach::promised(&opened.to_string())), pledge["commitment"]);
    let mut other = opened;
    other["secret"] = json!("RRRR");
    assert_ne!(read(coach::promised(&other.to_string())), pledge["commitment"]);
}

#[test]
fn a_journal_with_other_nonces_does_not_hold() {
    let archive = archive(&json!({ "variant": { "t": "classic" }, "mode": "solo" }), &["AABC"]);
    let header: Value = serde_json::from_str(archive.lines().next().expect("a header")).expect("JSON");
    let nonces = header["header"]["nonces"].as_str().expect("nonces");
    let altered = archive.replacen(nonces, &nonces.chars().rev().collect::<String>(), 1);
    assert!(coach::replay(&altered).expect_err("a refusal").contains("line 1: the journal was altered"));
    assert!(coach::replay("nonsense").expect_err("a refusal").contains("not a Cluehouse journal"));
}
