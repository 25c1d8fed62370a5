//! The classic game as other sites hold it: every scenario of its specification, over the JSON they see.

use cluehouse_wasm::classic;
use serde_json::{Value, json};

const ANA: &str = "ana";

fn begin(seed: u64) -> Value {
    let config = json!({ "seed": seed, "playerId": ANA }).to_string();
    parse(&classic::init(&config).expect("a game"))
}

fn parse(text: &str) -> Value {
    serde_json::from_str(text).expect("JSON")
}

fn submit(code: &str) -> Value {
    json!({ "type": "submit", "code": code.chars().map(String::from).collect::<Vec<_>>() })
}

fn act(state: &Value, action: &Value, player: &str) -> Value {
    let allowed = classic::allows(&state.to_string(), &action.to_string(), player).expect("a state");
    let after = parse(&classic::apply(&state.to_string(), &action.to_string(), player).expect("a state"));
    assert_eq!(allowed, after != *state, "what is refused changes nothing, and nothing else does so");
    after
}

fn view(state: &Value) -> Value {
    parse(&classic::view(&state.to_string()).expect("a state"))
}

fn moves(state: &Value, player: &str) -> Vec<Value> {
    let listed = parse(&classic::moves(&state.to_string(), player).expect("a state"));
    listed.as_array().expect("a list").clone()
}

/// A game whose secret is given.
fn with(secret: &str) -> Value {
    let mut state = begin(1);
    state["secretCode"] = submit(secret)["code"].clone();
    state
}

/// A code that is not the secret.
fn miss(state: &Value) -> Value {
    let other = if state["secretCode"] == submit("RRRR")["code"] { "BBBB" } else { "RRRR" };
    submit(other)
}

#[test]
fn the_same_seed_gives_the_same_secret_and_all_secrets_occur() {
    assert_eq!(begin(289), begin(289));
    let secrets: std::collections::BTreeSet<String> =
        (0..20_000).map(|seed| begin(seed)["secretCode"].to_string()).collect();
    assert_eq!(secrets.len(), 1296);
    let state = begin((1 << 53) - 1);
    assert!(state["rngState"].as_u64().is_some_and(|number| number < 1 << 53));
    assert!(classic::init(&json!({ "seed": 1_u64 << 53, "playerId": ANA }).to_string()).is_err());
    assert!(classic::init(&json!({ "seed": -1, "playerId": ANA }).to_string()).is_err());
}

#[test]
fn feedback_is_as_the_algorithm_says() {
    for (secret, guess, black, white) in [
        ("RBGY", "RROO", 1, 0),
        ("RBGY", "RBGY", 4, 0),
        ("RBGY", "OVOV", 0, 0),
        ("RRBB", "BBRR", 0, 4),
        ("RBGY", "RYBG", 1, 3),
        ("RBBY", "BBBO", 2, 0),
    ] {
        let after = act(&with(secret), &submit(guess), ANA);
        assert_eq!(
            after["attempts"][0]["feedback"],
            json!({ "black": black, "white": white }),
            "{secret} {guess}"
        );
    }
}

#[test]
fn a_found_code_wins_and_ends_the_game() {
    let won = act(&with("RBGY"), &submit("RBGY"), ANA);
    assert_eq!((&won["gameOver"], &won["winner"]), (&json!(true), &json!(ANA)));
    assert_eq!(act(&won, &submit("RBGY"), ANA), won);
    assert_eq!(view(&won)["secretCode"], won["secretCode"]);
}

#[test]
fn the_tenth_miss_loses_and_shows_the_code() {
    let mut state = begin(7);
    for number in 1..=10 {
        assert_eq!(state["gameOver"], json!(false));
        state = act(&state, &miss(&state), ANA);
        assert_eq!(state["attempts"].as_array().map(Vec::len), Some(number));
    }
    assert_eq!((&state["gameOver"], &state["winner"]), (&json!(true), &Value::Null));
    assert_eq!(view(&state)["secretCode"], state["secretCode"]);
    assert_eq!(moves(&state, ANA), [json!({ "type": "reset" })]);
}

#[test]
fn what_is_no_guess_is_refused() {
    let state = begin(3);
    for action in [
        submit("RBG"),
        submit("RBGYO"),
        submit(""),
        submit("RBGX"),
        json!({ "type": "submit" }),
        json!({ "type": "win" }),
        json!(null),
    ] {
        assert_eq!(act(&state, &action, ANA), state, "{action}");
    }
    assert_eq!(act(&state, &submit("RBGY"), "ben"), state);
    assert_eq!(act(&state, &json!({ "type": "reset" }), "ben"), state);
    assert!(classic::apply("{}", &submit("RBGY").to_string(), ANA).is_err());
}

#[test]
fn a_player_sees_neither_secret_nor_dice_while_playing() {
    let state = act(&begin(5), &miss(&begin(5)), ANA);
    let seen = view(&state);
    assert_eq!((&seen["secretCode"], &seen["rngState"]), (&Value::Null, &Value::Null));
    for field in ["attempts", "gameOver", "winner", "maxAttempts", "playerId"] {
        assert_eq!(seen[field], state[field]);
    }
}

#[test]
fn reset_is_always_there_and_draws_the_next_secret() {
    let first = begin(11);
    let second = act(&first, &json!({ "type": "reset" }), ANA);
    assert_eq!((&second["attempts"], &second["gameOver"]), (&json!([]), &json!(false)));
    assert_ne!((&second["secretCode"], &second["rngState"]), (&first["secretCode"], &first["rngState"]));
    let played = act(&first, &miss(&first), ANA);
    assert_eq!(act(&played, &json!({ "type": "reset" }), ANA), second, "the same whatever was guessed");
}

#[test]
fn everything_one_may_do_is_listed() {
    let state = begin(13);
    let all = moves(&state, ANA);
    assert_eq!(all.len(), 1297);
    assert_eq!(all.last(), Some(&json!({ "type": "reset" })));
    assert!(
        all.iter().all(|action| classic::allows(&state.to_string(), &action.to_string(), ANA) == Ok(true))
    );
    assert!(moves(&state, "ben").is_empty());
}

#[test]
fn every_bot_wins_without_ever_choosing_to_begin_anew() {
    let bots = parse(&classic::bots());
    let names: Vec<&str> =
        bots.as_array().expect("bots").iter().filter_map(|bot| bot["name"].as_str()).collect();
    assert_eq!(names, ["random", "consistent", "knuth", "entropy", "optimal"]);
    for (name, most) in [("consistent", 10), ("knuth", 5), ("entropy", 6), ("optimal", 6)] {
        for seed in 0..20 {
            let mut state = begin(seed);
            let mut dice = 1.0;
            while state["gameOver"] == json!(false) {
                let listed = json!(moves(&state, ANA)).to_string();
                let choice =
                    parse(&classic::choose(name, &view(&state).to_string(), &listed, dice).expect("a guess"));
                dice = choice["rngState"].as_f64().expect("a number");
                state = act(&state, &choice["action"], ANA);
            }
            assert_eq!(state["winner"], json!(ANA), "{name} with seed {seed}");
            assert!(
                state["attempts"].as_array().is_some_and(|all| all.len() <= most),
                "{name} with seed {seed}"
            );
        }
    }
    let over = act(&with("RBGY"), &submit("RBGY"), ANA);
    let listed = json!(moves(&over, ANA)).to_string();
    assert!(classic::choose("random", &view(&over).to_string(), &listed, 1.0).is_err());
}

#[test]
fn dice_give_every_number_below_the_bound_and_go_on() {
    let mut state = 1.0;
    let mut seen = [0; 6];
    for _ in 0..600 {
        let drawn = parse(&classic::draw_below(state, 6.0).expect("a number"));
        seen[drawn["value"].as_u64().expect("a number") as usize] += 1;
        state = drawn["rngState"].as_f64().expect("a number");
    }
    assert!(seen.iter().all(|&count| count > 60), "{seen:?}");
    for (state, bound) in [(0.5, 6.0), (1.0, 0.0), (-1.0, 6.0), (f64::NAN, 6.0), (2f64.powi(53), 6.0)] {
        assert!(classic::draw_below(state, bound).is_err(), "{state} {bound}");
    }
}
