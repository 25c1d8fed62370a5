//! The generator against the real server, for a moment: every guess is legal and answered. Times are not looked at.

use std::path::Path;
use std::process::Command;

use serde_json::Value;

#[test]
fn every_guess_is_legal_and_answered() {
    let load = Path::new(env!("CARGO_BIN_EXE_cluehouse-load"));
    let server = load.with_file_name("cluehouse");
    if !server.exists() {
        let folder = load.parent().and_then(Path::file_name).expect("a profile").to_string_lossy();
        let profile = if folder == "debug" { "dev" } else { &folder };
        let mut build = Command::new(env!("CARGO"));
        build.args(["build", "-p", "cluehouse-cli", "--profile", profile]);
        assert!(build.status().expect("cargo").success());
    }
    let figures = std::env::temp_dir().join(format!("cluehouse-load-smoke-{}.json", std::process::id()));
    let ran = Command::new(load)
        .args(["saturate", "--rooms", "4", "--rounds", "1", "--seconds", "1", "--json"])
        .arg(&figures)
        .output()
        .expect("the generator");
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
    let text = std::fs::read(&figures).expect("figures");
    std::fs::remove_file(&figures).expect("figures");
    let figures: Value = serde_json::from_slice(&text).expect("JSON");
    let round = &figures["saturate"]["rounds"][0];
    for contender in ["server", "floor"] {
        assert_eq!(round[contender]["refused"], 0);
        assert!(round[contender]["guesses"].as_u64().expect("a number") > 0);
    }
}
