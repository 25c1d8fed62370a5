//! The binary from outside: what it prints, where, and with which exit code.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// A folder of its own for one test, removed when the test passes.
struct Home(PathBuf);

impl Home {
    fn new(name: &str) -> Self {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("cluehouse-{name}-{}-{number}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).expect("a temporary folder");
        Self(path)
    }

    fn run(&self, args: &[&str], input: &str) -> Output {
        let mut child = Command::new(env!("CARGO_BIN_EXE_cluehouse"))
            .args(args)
            .env_clear()
            .env("CLUEHOUSE_HOME", &self.0)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the binary starts");
        // A command that reads nothing may have ended before it is written to.
        let _ = child.stdin.take().expect("a pipe").write_all(input.as_bytes());
        child.wait_with_output().expect("the binary ends")
    }

    fn journals(&self, folder: &str) -> Vec<PathBuf> {
        let Ok(entries) = fs::read_dir(self.0.join(folder)) else { return Vec::new() };
        let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("a file").path()).collect();
        paths.sort();
        paths
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            let _ = fs::remove_dir_all(&self.0);
        }
    }
}

fn text_of(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("UTF-8")
}

/// The command answers this.
fn answers(args: &[&str], expected: &str) {
    let output = Home::new("answers").run(args, "");
    assert_eq!(text_of(&output.stdout), format!("{expected}\n"), "{args:?}: {}", text_of(&output.stderr));
    assert_eq!((output.status.code(), text_of(&output.stderr).as_str()), (Some(0), ""), "{args:?}");
}

/// The command refuses with this on standard error and exit code 2, and prints nothing.
fn refuses(args: &[&str], expected: &str) {
    let output = Home::new("refuses").run(args, "");
    let said = text_of(&output.stderr);
    assert!(said.contains(expected), "{args:?} said {said:?}");
    assert_eq!((output.status.code(), text_of(&output.stdout).as_str()), (Some(2), ""), "{args:?}");
}

#[test]
fn feedback_on_presets_and_custom_boards() {
    answers(&["feedback", "--game", "classic", "RBGY", "RYBG"], "1 3");
    answers(&["feedback", "--game", "classic", "RBBY", "BBBO"], "2 0");
    answers(&["feedback", "--game", "classic", "RBGY", "RYBG", "--json"], r#"{"exact":1,"misplaced":3}"#);
    answers(&["feedback", "--game", "super", "RBGYP", "pppyp"], "2 0");
    answers(&["feedback", "--game", "skemind", "1234", "4321"], "0 4");
    answers(&["feedback", "--game", "bulls-and-cows", "0123", "0321"], "2 2");
    let custom = ["feedback", "--game", "custom", "--pegs", "5", "--symbols", "8"];
    answers(&[&custom[..], &["ABCDH", "01237"]].concat(), "5 0");
    refuses(&[&custom[..], &["01238", "00000"]].concat(), "“8” at place 5 is not a symbol here");
    refuses(&[&custom[..], &["ABCD", "ABCDE"]].concat(), "4 symbols where 5 are needed");
    refuses(&[&custom[..], &["--no-repeats", "AABCD", "ABCDE"]].concat(), "“A” is already in place 1");
    refuses(&["feedback", "--game", "custom", "--symbols", "13", "ABCD", "ABCD"], "2 to 12 symbols");
    refuses(
        &["feedback", "--game", "custom", "--pegs", "7", "--no-repeats", "ABCD", "ABCD"],
        "Without repeats",
    );
    refuses(&["feedback", "--game", "classic", "--pegs", "5", "RBGY", "RBGY"], "Only the game “custom”");
    refuses(&["feedback", "--game", "chess", "RBGY", "RBGY"], "“chess” is not a code game");
    refuses(&["feedback", "--game", "classic", "RBGZ", "RBGY"], "Use R B G Y O V");
}

#[test]
fn scores_are_one_number_and_impossible_ones_are_refused() {
    let skemind = ["score", "skemind", "--exact", "4", "--misplaced", "0", "--won", "--seconds-left"];
    answers(&[&skemind[..], &["120"]].concat(), "1740");
    answers(&[&skemind[..], &["121", "--json"]].concat(), r#"{"score":1940}"#);
    answers(&["score", "skemind", "--exact", "2", "--misplaced", "1", "--seconds-left", "0"], "145");
    answers(&["score", "skemind", "--exact", "0", "--misplaced", "0", "--seconds-left", "0"], "0");
    refuses(&["score", "skemind", "--exact", "1", "--misplaced", "0", "--seconds-left", "0"], "2 to 4");
    refuses(&[&skemind[..], &["181"]].concat(), "0 to 180 seconds");
    refuses(
        &["score", "skemind", "--exact", "3", "--misplaced", "0", "--won", "--seconds-left", "5"],
        "4 exact",
    );
    answers(&["score", "race", "--won", "--seconds-left", "100", "--attempts", "5"], "1500");
    answers(&["score", "race", "--seconds-left", "0", "--attempts", "8"], "150");
    refuses(&["score", "race", "--won", "--seconds-left", "10", "--attempts", "9"], "0 to 8 guesses");
    refuses(&["score", "race", "--seconds-left", "many", "--attempts", "1"], "invalid value 'many'");
}

#[test]
fn numble_answers_as_the_seed_does() {
    answers(&["numble", "daily", "--date", "2024-10-15"], "No. 289, 2024-10-15");
    let json = r#"{"number":289,"date":"2024-10-15","equation":null}"#;
    answers(&["numble", "daily", "--date", "2024-10-15", "--json"], json);
    let json = r#"{"number":166,"date":"2024-06-14","equation":"1 - 1 = 0"}"#;
    answers(&["numble", "daily", "--date", "2024-06-14", "--reveal", "--json"], json);
    refuses(&["numble", "daily", "--date", "2023-12-31"], "The first puzzle is of 2024-01-01");
    refuses(&["numble", "daily", "--date", "9999-12-31"], "not out yet");
    refuses(&["numble", "daily", "--date", "2023-02-30"], "There is no day 30");
    refuses(&["numble", "daily", "--date", "yesterday"], "YYYY-MM-DD");
    answers(&["numble", "feedback", "23 + 11 = 34", "12 + 34 = 46"], "YYGGGY.GGG.Y");
    answers(&["numble", "check", "12+34 =46"], "12 + 34 = 46");
    answers(&["numble", "check", "7×8=56", "--json"], r#"{"equation":"7 * 8 = 56"}"#);
    refuses(&["numble", "check", "23 + 11 = 35"], "The left side is 34, but the right side is 35");
    refuses(&["numble", "check", "7/2=3"], "7 ÷ 2 is not a whole number");
    refuses(&["numble", "check", "-1+3=2"], "A number is missing at place 1");
    refuses(&["numble", "check", ""], "Type an equation");
}

#[test]
fn hard_mode_speaks_the_seeds_words() {
    let hard = |guess: &'static str, target: &'static str| {
        vec!["numble", "hard", guess, "--after", "12 + 34 = 46", "--target", target]
    };
    answers(&hard("12 + 34 = 46", "12 + 34 = 46"), "ok");
    refuses(&hard("98 - 7 = 91", "12 + 35 = 47"), "Must use 1 in position 1");
    refuses(&hard("55 + 55 = 110", "21 + 43 = 64"), "Must include 2 in your guess");
    answers(&["numble", "hard", "1+1=2", "--target", "12 + 34 = 46", "--json"], r#"{"ok":true}"#);
}

#[test]
fn share_text_is_made_of_finished_games_alone() {
    let home = Home::new("share");
    let share = |guesses: &str| {
        let file = home.0.join("guesses.txt");
        fs::write(&file, guesses).expect("a file");
        let file = file.to_str().expect("a path");
        home.run(&["numble", "share", "--number", "289", "--target", "12 + 34 = 46", "--guesses", file], "")
    };
    let solved = share("23 + 11 = 34\n12+34=46\n");
    let rows = "🟨🟨🟩🟩🟩🟨⬜🟩🟩🟩⬜🟨\n🟩🟩🟩🟩🟩🟩🟩🟩🟩🟩🟩🟩\n";
    assert_eq!(text_of(&solved.stdout), format!("Numble 289 2/6\n\n{rows}"));
    let lost = share(&"23 + 11 = 34\n".repeat(6));
    assert!(text_of(&lost.stdout).starts_with("Numble 289 X/6\n\n"));
    for (guesses, why) in [
        ("23 + 11 = 34\n", "not finished"),
        ("", "not finished"),
        ("12+34=46\n1+1=2\n", "Line 2: a guess after the end"),
        ("12+34=46\nnonsense\n", "Line 2:"),
    ] {
        let refused = share(guesses);
        assert_eq!(refused.status.code(), Some(2), "{guesses:?}");
        assert!(text_of(&refused.stderr).contains(why), "{guesses:?}: {}", text_of(&refused.stderr));
    }
    let missing =
        home.run(&["numble", "share", "--number", "1", "--target", "1+1=2", "--guesses", "nowhere"], "");
    assert_eq!(missing.status.code(), Some(2));
}

#[test]
fn a_game_is_saved_resumed_finished_and_replayed() {
    let home = Home::new("play");
    let first = home.run(&["play", "classic", "--seed", "5"], "RRBB\nRRBZ\nRR\n");
    let said = text_of(&first.stdout);
    assert!(
        said.contains("9 tries left") && said.contains("“Z” at place 4") && said.contains("Saved."),
        "{said}"
    );
    assert_eq!(home.journals("running").len(), 1);
    let second = home.run(&["play", "classic"], "GGYY\n");
    let said = text_of(&second.stdout);
    assert!(said.contains("Your last game goes on.") && said.contains("8 tries left"), "{said}");
    let third = home.run(&["play", "classic"], &"OOVV\nVVOO\n".repeat(5));
    assert!(text_of(&third.stdout).contains("olved"), "{}", text_of(&third.stdout));
    assert!(home.journals("running").is_empty());
    let finished = home.journals("finished");
    let file = finished[0].to_str().expect("a path");

    let replayed = home.run(&["replay", file], "");
    assert!(text_of(&replayed.stdout).contains("Finished."), "{}", text_of(&replayed.stdout));
    let json: serde_json::Value =
        serde_json::from_slice(&home.run(&["replay", file, "--json"], "").stdout).expect("JSON");
    assert_eq!((json["game"].as_str(), json["finished"].as_bool()), (Some("code"), Some(true)));
    let part: serde_json::Value =
        serde_json::from_slice(&home.run(&["replay", file, "--at", "2", "--json"], "").stdout).expect("JSON");
    assert_eq!((part["replayed"].as_u64(), part["finished"].as_bool()), (Some(2), Some(false)));
    assert_eq!(part["view"]["game"]["codes"], serde_json::json!([]), "half a game shows no secret");
    assert_eq!(part["pledges"], serde_json::json!([]), "half a game opens no pledge");
}

#[test]
fn what_a_replay_says_of_a_pledge_can_be_checked() {
    let home = Home::new("fair");
    home.run(&["play", "classic", "--watch"], "");
    let json: serde_json::Value =
        serde_json::from_slice(&home.run(&["replay", "--json"], "").stdout).expect("JSON");
    let pledge = &json["pledges"][0];
    let word = |value: &serde_json::Value| value.as_str().expect("words").to_owned();
    let (secret, nonce) = (word(&pledge["opening"]["secret"]), word(&pledge["opening"]["nonce"]));
    let promised = word(&pledge["commitment"]);
    assert_eq!((pledge["round"].as_u64(), pledge["holds"].as_bool()), (Some(1), Some(true)));
    let said = text_of(&home.run(&["replay"], "").stdout);
    for part in [&format!("Round 1: {secret}"), &nonce, &promised, "The commitment holds"] {
        assert!(said.contains(part), "{said}");
    }

    let fair = |round: &str, secret: &str, nonce: &str| {
        let args = ["fair", "--game", "code", "--round", round, "--secret", secret, "--nonce", nonce];
        home.run(&[&args[..], &["--commitment", &promised]].concat(), "")
    };
    let held = fair("1", &secret, &nonce);
    assert!(held.status.success() && text_of(&held.stdout).starts_with("The commitment holds"));
    let altered = secret.chars().rev().chain(['R']).collect::<String>();
    for (output, why) in [
        (fair("2", &secret, &nonce), "does not hold"),
        (fair("1", &altered, &nonce), "does not hold"),
        (fair("1", &secret, &promised), "does not hold"),
        (fair("1", &secret, "00"), "64 hexadecimal digits"),
    ] {
        assert_eq!(output.status.code(), Some(2));
        assert!(text_of(&output.stderr).contains(why), "{}", text_of(&output.stderr));
    }
}

/// The same values as in the engine's own test, worked out by another program.
#[test]
fn a_commitment_is_checked_by_its_description() {
    let nonce = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
    let commitment = "ed3a3e36662ca33b9cb9abe363554b3382417c36287947468d724319fd270aea";
    let fair = |game| {
        [
            "fair",
            "--game",
            game,
            "--round",
            "1",
            "--secret",
            "RBGY",
            "--nonce",
            nonce,
            "--commitment",
            commitment,
        ]
    };
    answers(&fair("code"), "The commitment holds: this is the secret it was made for.");
    answers(&fair("classic"), "The commitment holds: this is the secret it was made for.");
    refuses(&fair("numble"), "The commitment does not hold");
    refuses(&fair("chess"), "code, numble, trivia, pictionary, hermit");
}

#[test]
fn a_new_game_keeps_the_unfinished_one_aside() {
    let home = Home::new("aside");
    home.run(&["play", "super", "--seed", "5"], "RRBBG\n");
    home.run(&["play", "super", "--new", "--seed", "6"], "RRBBG\n");
    assert_eq!((home.journals("running").len(), home.journals("aside").len()), (1, 1));
}

#[test]
fn the_same_seed_goes_on_with_its_game() {
    let home = Home::new("seeded");
    home.run(&["play", "classic", "--seed", "5"], "RRBB\n");
    let again = text_of(&home.run(&["play", "classic", "--seed", "5"], "").stdout);
    assert!(again.contains("Your last game goes on.") && again.contains("9 tries left"), "{again}");
    home.run(&["play", "classic", "--seed", "6"], "RRBB\n");
    assert_eq!((home.journals("running").len(), home.journals("aside").len()), (1, 1));
}

#[test]
fn a_bots_game_is_not_the_players() {
    let home = Home::new("figures");
    home.run(&["play", "numble", "--watch"], "");
    assert!(!home.0.join("numble-statistics.json").exists(), "a watched daily counts for nobody");
    let given_up = home.run(&["play", "numble"], "give up\n");
    assert!(text_of(&given_up.stdout).contains("Played 1, won 0"), "{}", text_of(&given_up.stdout));
    assert!(home.0.join("numble-statistics.json").exists());
}

#[test]
fn watching_a_bot_leaves_the_players_game_alone() {
    let home = Home::new("watch");
    home.run(&["play", "classic", "--seed", "5"], "RRBB\n");
    let before = fs::read(&home.journals("running")[0]).expect("a game");
    home.run(&["play", "classic", "--watch"], "");
    assert_eq!(fs::read(&home.journals("running")[0]).expect("still there"), before);
    let last = home.run(&["replay"], "");
    assert!(
        text_of(&last.stdout).contains("Finished."),
        "the last finished game is replayed where no file is given"
    );
}

#[test]
fn a_turn_game_shows_every_row() {
    let home = Home::new("rows");
    let output = home
        .run(&["play", "classic", "--mode", "turns", "--bot", "random", "--seed", "21"], &"RRRR\n".repeat(5));
    let said = text_of(&output.stdout);
    for row in 1..=10 {
        assert!(
            said.lines().any(|line| line.starts_with(&format!("{row:>2} │ [")) && line.contains('●')),
            "row {row}: {said}"
        );
    }
}

#[test]
fn half_a_replay_is_checked_whole() {
    let home = Home::new("half");
    home.run(&["play", "classic", "--watch", "--seed", "3"], "");
    let file = home.journals("finished")[0].clone();
    let whole = fs::read_to_string(&file).expect("a journal");
    let lines: Vec<&str> = whole.lines().collect();
    let last_row = lines[lines.len() - 2];
    let altered = whole.replace(last_row, &last_row.replacen("guess", "give_up", 1));
    fs::write(&file, altered).expect("a file");
    let output = home.run(&["replay", file.to_str().expect("a path"), "--at", "1"], "");
    assert_eq!(output.status.code(), Some(2), "{}", text_of(&output.stdout));
}

#[test]
fn damaged_journals_are_refused_and_kept() {
    let home = Home::new("damaged");
    home.run(&["play", "classic", "--watch", "--seed", "3"], "");
    let file = home.journals("finished")[0].clone();
    let whole = fs::read_to_string(&file).expect("a journal");
    let lines: Vec<&str> = whole.lines().collect();
    for (broken, why) in [
        (whole.replacen("\"guess\"", "\"set\"", 1), "altered"),
        (lines[..lines.len() - 1].join("\n"), "cut short"),
        (whole[..whole.len() / 2].to_owned(), "cut short"),
        (whole.replace("\"cluehouse\":1", "\"cluehouse\":2"), "format 2 is unknown"),
        (whole.replace("\"game\":\"code\"", "\"game\":\"go\""), "the game `go` is unknown"),
        ("nonsense".to_owned(), "not a Cluehouse journal"),
        (String::new(), "not a Cluehouse journal"),
    ] {
        fs::write(&file, &broken).expect("a file");
        let output = home.run(&["replay", file.to_str().expect("a path")], "");
        assert_eq!(output.status.code(), Some(2), "{why}");
        assert!(text_of(&output.stderr).contains(why), "{why}: {}", text_of(&output.stderr));
        assert_eq!(fs::read_to_string(&file).expect("still there"), broken);
    }

    home.run(&["play", "classic", "--seed", "5"], "RRBB\n");
    let running = home.journals("running")[0].clone();
    fs::write(&running, "half a jour").expect("a file");
    let output = home.run(&["play", "classic", "--seed", "5"], "RRBB\n");
    assert_eq!(output.status.code(), Some(2));
    assert!(text_of(&output.stderr).contains("--new"), "{}", text_of(&output.stderr));
    assert_eq!(fs::read_to_string(&running).expect("still there"), "half a jour");
    fs::write(&running, [0xFF, 0xFE, 0x00]).expect("a file");
    let output = home.run(&["play", "classic", "--seed", "5"], "RRBB\n");
    assert_eq!(output.status.code(), Some(2));
    assert!(text_of(&output.stderr).contains("--new"), "{}", text_of(&output.stderr));
}

#[test]
fn the_same_seed_is_the_same_game() {
    let watch = |seed: &str| {
        let home = Home::new(&format!("seed-{seed}"));
        let played = text_of(&home.run(&["play", "bulls-and-cows", "--watch", "--seed", seed], "").stdout);
        played.lines().filter(|line| !line.starts_with("Saved as")).collect::<Vec<_>>().join("\n")
    };
    assert_eq!(watch("7"), watch("7"));
    assert_ne!(watch("7"), watch("8"));
}

#[test]
fn every_mode_can_be_played_in_the_terminal() {
    for (mode, typed) in [
        ("versus", "RRBB\nGGYY\n"),
        ("sprint", "RRBB\nGGYY\n"),
        ("turns", "RRBB\nGGYY\n"),
        ("duel", "RBGY\nRRBB\n"),
        ("reversed", "RBGY\n\n\n\n\n\n\n\n\n\n\n\n"),
        ("reversed-by-hand", "\n1 0\n\n0 1\n"),
    ] {
        let home = Home::new(mode);
        let output = home.run(&["play", "classic", "--mode", mode, "--seed", "5"], typed);
        assert_eq!(output.status.code(), Some(0), "{mode}: {}", text_of(&output.stderr));
        let rows = text_of(&output.stdout).lines().filter(|line| line.contains(" ○")).count();
        assert!(rows >= 1, "{mode}: {}", text_of(&output.stdout));
    }
}

#[test]
fn strategies_have_their_known_totals() {
    let home = Home::new("solve");
    let solve = |args: &[&str]| -> serde_json::Value {
        serde_json::from_slice(&home.run(args, "").stdout).expect("JSON")
    };
    for (strategy, total) in [("knuth", 5801), ("size", 5696), ("parts", 5668), ("consistent", 7471)] {
        let json = solve(&["solve", "--game", "classic", "--strategy", strategy, "--json"]);
        assert_eq!((json["codes"].as_u64(), json["total"].as_u64()), (Some(1296), Some(total)), "{strategy}");
        assert!(json["cpu_seconds"].is_f64() && json["distribution"].is_array() && json["average"].is_f64());
    }
    let optimal = solve(&["solve", "--game", "skemind", "--strategy", "optimal", "--json"]);
    assert_eq!((optimal["total"].as_u64(), optimal["proven"].as_bool()), (Some(1446), Some(true)));
    let shipped = solve(&["solve", "--game", "super", "--strategy", "optimal", "--json"]);
    assert!(shipped["total"].as_u64().is_some_and(|total| total < 178_843), "{shipped}");
    refuses(
        &["solve", "--game", "custom", "--pegs", "8", "--symbols", "12", "--strategy", "knuth"],
        "429981696 codes",
    );
}

#[test]
fn numble_is_solved_and_its_certificate_checked() {
    let home = Home::new("solve-numble");
    let json = |args: &[&str]| -> serde_json::Value {
        serde_json::from_slice(&home.run(args, "").stdout).expect("JSON")
    };
    for (strategy, total) in [("entropy", 42792), ("parts", 42784), ("optimal", 42627)] {
        let fares = json(&["solve", "--game", "numble", "--strategy", strategy, "--json"]);
        assert_eq!(
            (fares["codes"].as_u64(), fares["total"].as_u64()),
            (Some(15069), Some(total)),
            "{strategy}"
        );
        assert!(fares["worst"].as_u64().is_some_and(|worst| worst <= 6), "{strategy}");
        assert!(
            fares["cpu_seconds"].is_f64() && fares["distribution"].is_array() && fares["average"].is_f64()
        );
        assert_eq!(fares["proven"].as_bool(), (strategy == "optimal").then_some(false));
    }
    let shipped = concat!(env!("CARGO_MANIFEST_DIR"), "/../../core/games/src/numble/solver/numble.txt");
    let checked = json(&["check", shipped, "--json"]);
    assert_eq!((checked["valid"].as_bool(), checked["total"].as_u64()), (Some(true), Some(42627)));
    assert_eq!(checked["game"].as_str(), Some("numble"));
    let file = home.0.join("strategy.txt");
    let path = file.to_str().expect("a path");
    let text = fs::read_to_string(shipped).expect("a certificate");
    fs::write(&file, &text[..text.len() / 2]).expect("a file");
    refuses(&["check", path], "line ");
    refuses(&["solve", "--game", "numble", "--strategy", "knuth"], "entropy, parts and optimal");
    refuses(&["solve", "--game", "numble", "--strategy", "parts", "--pegs", "4"], "Only the game “custom”");
}

#[test]
fn a_proof_writes_a_certificate_that_can_be_checked() {
    let home = Home::new("prove");
    let file = home.0.join("strategy.txt");
    let path = file.to_str().expect("a path");
    let args =
        ["prove", "--pegs", "4", "--symbols", "6", "--max-depth", "5", "--certificate", path, "--json"];
    let json: serde_json::Value = serde_json::from_slice(&home.run(&args, "").stdout).expect("JSON");
    assert_eq!((json["total"].as_u64(), json["proven"].as_bool()), (Some(5626), Some(true)));
    assert_eq!(json["lower_bound"].as_u64(), Some(5626));
    let checked = home.run(&["check", path, "--json"], "");
    let json: serde_json::Value = serde_json::from_slice(&checked.stdout).expect("JSON");
    assert_eq!((json["valid"].as_bool(), json["total"].as_u64()), (Some(true), Some(5626)));
    let text = fs::read_to_string(&file).expect("a certificate");
    for broken in [text.replacen("ABC", "ABB", 1), text[..text.len() / 2].to_owned(), "hello".to_owned()] {
        fs::write(&file, broken).expect("a file");
        let refused = home.run(&["check", path], "");
        assert_eq!(refused.status.code(), Some(2));
        assert!(text_of(&refused.stderr).contains("line "), "{}", text_of(&refused.stderr));
    }
    refuses(
        &["prove", "--pegs", "4", "--symbols", "9", "--certificate", "/nowhere/at/all"],
        "/nowhere/at/all",
    );
    refuses(&["prove", "--pegs", "5", "--symbols", "8"], "--beam");
    refuses(&["prove", "--pegs", "5", "--symbols", "8"], "about 17 days");
    refuses(&["prove", "--pegs", "8", "--symbols", "12"], "more than a million years");
    refuses(&["prove", "--pegs", "3", "--symbols", "3", "--max-depth", "2"], "no such strategy");
    refuses(&["prove", "--pegs", "9", "--symbols", "8"], "2 to 8 places");
}

#[test]
fn the_next_guess_and_what_contradicts() {
    let home = Home::new("next");
    let args = ["next", "--game", "classic", "--history", "RRBB:1,1 RGYB:2,0", "--json"];
    let json: serde_json::Value = serde_json::from_slice(&home.run(&args, "").stdout).expect("JSON");
    assert_eq!(json["candidates"].as_u64(), Some(20));
    assert_eq!(json["best"][0]["trust"].as_str(), Some("exact"));
    refuses(&["next", "--history", "RRBB:1,1 GGYY:0,0 RRBB:0,0"], "In conflict: 1, 3");
    refuses(&["next", "--history", "RRBB"], "RRBB:1,1");
    refuses(&["next", "--history", "RRB:1,1"], "3 symbols where 4 are needed");
    let huge = ["next", "--game", "custom", "--pegs", "8", "--symbols", "12", "--json"];
    assert_eq!(home.run(&huge, "").status.code(), Some(0), "a space of 430 million codes does not hang");
}

#[test]
fn the_coach_grades_a_finished_game() {
    let home = Home::new("coach");
    let played = home.run(&["play", "classic", "--seed", "3"], &"RRBB\n".repeat(10));
    assert!(text_of(&played.stdout).contains("This was guess 1 again."), "{}", text_of(&played.stdout));
    let file = home.journals("finished")[0].clone();
    let file = file.to_str().expect("a path");
    let coached = home.run(&["coach", file, "--json"], "");
    let json: serde_json::Value = serde_json::from_slice(&coached.stdout).expect("JSON");
    assert_eq!(json[0]["guesses"].as_array().map(Vec::len), Some(10));
    assert_eq!(json[0]["guesses"][1]["grade"].as_str(), Some("impossible"));
    for lang in ["fr", "es", "pt"] {
        let said = text_of(&home.run(&["coach", file, "--lang", lang], "").stdout);
        assert!(!said.contains("coach-") && said.lines().count() > 10, "{lang}: {said}");
    }
    home.run(&["play", "classic", "--seed", "5"], "RRBB\n");
    let running = home.journals("running")[0].clone();
    let refused = home.run(&["coach", running.to_str().expect("a path")], "");
    assert_eq!(refused.status.code(), Some(2), "a running game is not looked into");
}

#[test]
fn bad_options_are_refused_and_nothing_is_written() {
    let home = Home::new("options");
    for args in [
        &["play", "chess"][..],
        &["play", "classic", "--bot", "deep-thought"],
        &["play", "classic", "--seed", "minus one"],
        &["play", "classic", "--pegs", "5"],
        &["play", "custom", "--pegs", "9"],
        &["play", "custom", "--attempts", "21"],
        &["play", "custom", "--seconds", "5"],
        &["play", "classic", "--date", "2024-01-01"],
        &["play", "classic", "--mode", "solo", "--bot", "random"],
        &["play", "numble", "--date", "2023-01-01"],
        &["play", "numble", "--mode", "duel"],
        &["play", "numble", "--practice"],
        &["play", "numble", "--pace", "double"],
        &["play", "classic", "--json"],
        &["play", "classic", "--practice", "--bot", "random"],
        &["feedback", "--game", "custom", "--attempts", "99", "ABCD", "ABCD"],
        &["dance"],
    ] {
        let output = home.run(args, "RRBB\n");
        assert_eq!(output.status.code(), Some(2), "{args:?}: {}", text_of(&output.stdout));
        assert!(!output.stderr.is_empty(), "{args:?}");
    }
    assert!(home.journals("running").is_empty() && home.journals("finished").is_empty());
}

#[test]
fn the_catalogue_lists_every_entry_in_four_languages() {
    let output = Home::new("games").run(&["games", "--json"], "");
    let json: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    for entry in json.as_array().expect("a list") {
        for lang in ["en", "fr", "es", "pt"] {
            assert!(entry["names"][lang].as_str().is_some_and(|name| !name.is_empty()), "{entry}");
            assert!(entry["descriptions"][lang].as_str().is_some_and(|about| !about.is_empty()), "{entry}");
        }
    }
    let ids: Vec<&str> =
        json.as_array().expect("a list").iter().filter_map(|entry| entry["id"].as_str()).collect();
    for id in ["classic", "super", "skemind", "bulls-and-cows", "custom", "numble"] {
        assert!(ids.contains(&id), "{ids:?}");
    }
}
