//! What is played, and how it is told. Decides from the picture alone: whoever comes back after an hour decides like somebody
//! who was there.

use serde_json::{Value, json};

use crate::client::Client;
use crate::{below, list};

/// What to ask for now, if anything.
pub(crate) fn think(client: &Client<'_>) -> Option<Value> {
    let Client { room, play, you, .. } = client;
    match room["stage"].as_str()? {
        "lobby" if *you == room["host"] => return prepare(room),
        "lobby" => return None,
        "playing" => {}
        _ => return Some(json!({ "t": "leave" })),
    }
    let (kind, play) = (play["t"].as_str()?, &play["d"]);
    let (seat, view) = (&play["seat"], &play["view"]);
    if view["progress"]["phase"] != "playing" || view["seats"][seat.as_u64()? as usize]["done"] == true {
        return None;
    }
    let game = &view["game"];
    let mine = || list(&game["attempts"]).iter().filter(|attempt| attempt["seat"] == *seat);
    let action = match kind {
        // Codes are letters from A on, whatever a page shows for them. A rival's guesses come without their letters.
        "code" => {
            json!({ "t": "guess", "d": fitting_code(&game["board"]["space"], &mine().collect::<Vec<_>>())? })
        }
        "numble" => json!({ "t": "guess", "d": EQUATIONS.get(mine().count())? }),
        "trivia" if game["answers_open"] == true && game["choice"].is_null() => {
            let place = ["a", "b", "c", "d"][below(4) as usize];
            json!({ "t": "answer", "d": place })
        }
        "pictionary" => draw_or_guess(client, &game["turn"], seat)?,
        "hermit" => json!({ "t": "pick", "d": 1 + below(game["numbers"].as_u64()? as u32) }),
        _ => return None,
    };
    // Match and round are named so that what comes too late is refused, not taken for the next round's.
    let action = json!({ "t": kind, "d": action });
    let (game, round) = (&play["game"], &view["progress"]["round"]);
    Some(json!({ "t": "act", "d": { "game": game, "round": round, "action": action } }))
}

/// The host sets up a match that does not take long, waits for somebody to play with, and starts.
fn prepare(room: &Value) -> Option<Value> {
    let mut item = room["playlist"][0].clone();
    let short = match item["settings"]["t"].as_str()? {
        "code" | "numble" => json!({ "mode": "versus" }),
        "trivia" => json!({ "rounds": 2, "seconds": 5, "reading": 0 }),
        "pictionary" => json!({ "cycles": 1, "seconds": 20 }),
        "hermit" => json!({ "rounds": 2, "seconds": 5 }),
        _ => return None,
    };
    for (setting, value) in short.as_object()? {
        item["settings"]["d"][setting] = value.clone();
    }
    if item != room["playlist"][0] {
        return Some(json!({ "t": "choose", "d": [item] }));
    }
    (list(&room["members"]).len() == 2).then(|| json!({ "t": "start" }))
}

/// A random code that could be the secret, as far as one's own guesses tell; any code where none is found soon.
fn fitting_code(space: &Value, clues: &[&Value]) -> Option<String> {
    let symbols = space["symbols"].as_u64()? as u32;
    let length = space["length"].as_u64()? as usize;
    let mut code = Vec::new();
    for _ in 0..20_000 {
        code.clear();
        while code.len() < length {
            let letter = b'A' + below(symbols) as u8;
            if space["repeats"] == true || !code.contains(&letter) {
                code.push(letter);
            }
        }
        let fits = |clue: &&Value| {
            let (exact, misplaced) = marks(clue["guess"].as_str().unwrap_or_default().as_bytes(), &code);
            clue["feedback"] == json!({ "exact": exact, "misplaced": misplaced })
        };
        if clues.iter().all(fits) {
            break;
        }
    }
    String::from_utf8(code).ok()
}

/// The marks a guess would earn, were this the code: exact ones, and misplaced ones.
fn marks(guess: &[u8], code: &[u8]) -> (usize, usize) {
    let exact = guess.iter().zip(code).filter(|(one, other)| one == other).count();
    let count = |letters: &[u8], letter| letters.iter().filter(|other| **other == letter).count();
    let common: usize = (b'A'..=b'Z').map(|letter| count(guess, letter).min(count(code, letter))).sum();
    (exact, common - exact)
}

const EQUATIONS: [&str; 6] =
    ["12 + 34 = 46", "56 - 17 = 39", "8 * 12 = 96", "90 / 15 = 6", "73 + 25 = 98", "64 - 58 = 6"];

/// Picks the first word, draws a frame around nothing and tells the friend the word, who says it once there is something to see.
fn draw_or_guess(client: &Client<'_>, turn: &Value, seat: &Value) -> Option<Value> {
    let drawn = !list(&turn["canvas"]).is_empty();
    if turn["drawer"] != *seat {
        let guesses = drawn && !list(&turn["found"]).contains(seat);
        return guesses.then(|| json!({ "t": "say", "d": *client.whispered.borrow() }));
    }
    if turn["stage"]["t"] == "picking" {
        return Some(json!({ "t": "pick", "d": 1 }));
    }
    if drawn {
        return None;
    }
    turn["word"].as_str()?.clone_into(&mut client.whispered.borrow_mut());
    let points = write(&[(400, 200), (1200, 200), (1200, 700), (400, 700), (400, 200)]);
    Some(json!({ "t": "draw", "d": { "t": "stroke", "d": { "colour": 5, "size": 2, "points": points } } }))
}

/// Points of a canvas of 1600 by 900 as text: each as its step from the one before, zigzag coded, five bits to a character.
fn write(points: &[(i32, i32)]) -> String {
    const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let mut text = String::new();
    let mut last = (0, 0);
    for &(x, y) in points {
        for step in [x - last.0, y - last.1] {
            let mut code = ((step << 1) ^ (step >> 31)) as usize;
            // The sixth bit says that more follows.
            while code >= 32 {
                text.push(char::from(ALPHABET[code % 32 + 32]));
                code /= 32;
            }
            text.push(char::from(ALPHABET[code]));
        }
        last = (x, y);
    }
    text
}

/// Brings a game's view up to date with an event that came without a new view. Only what is looked at above.
pub(crate) fn hear(view: &mut Value, event: &Value) {
    let data = &event["d"];
    let push = |list: &mut Value, item: &Value| list.as_array_mut().map(|list| list.push(item.clone()));
    match event["t"].as_str() {
        Some("guess_evaluated") => drop(push(&mut view["attempts"], data)),
        Some("answers_opened") => view["answers_open"] = json!(true),
        Some("answer_taken") => view["choice"] = data["place"].clone(),
        Some("question_ended") => view["answers_open"] = json!(false),
        Some("canvas_draw") => drop(push(&mut view["turn"]["canvas"], &data["draw"])),
        Some("player_guessed") => drop(push(&mut view["turn"]["found"], &data["seat"])),
        _ => {}
    }
}

/// Says what happened: what is one's own oneself, what everybody hears the host alone.
pub(crate) fn narrate(client: &Client<'_>, event: &Value) {
    let Client { name, room, play, you, .. } = client;
    let data = &event["d"];
    let text = |field: &str| data[field].as_str().unwrap_or_default();
    let hosts = *you == room["host"];
    let line = match event["t"].as_str().unwrap_or_default() {
        "guess_evaluated" if data["seat"] == play["d"]["seat"] => {
            let earned = match &data["feedback"] {
                Value::Null => text("marks").to_owned(),
                marks => format!("{} exact, {} misplaced", marks["exact"], marks["misplaced"]),
            };
            format!("{name} guesses {}: {earned}", text("guess"))
        }
        "answer_taken" => format!("{name} answers {}", text("place")),
        "pick_taken" => format!("{name} picks {}", data["number"]),
        "word_picked" => format!("{name} draws: {}", text("word")),
        "round_started" if hosts => format!("Round {} of {}", data["current"], data["total"]),
        "question_started" if hosts => {
            let options = list(&data["options"]).iter().zip(["a", "b", "c", "d"]);
            let options: Vec<String> = options
                .map(|(option, place)| format!("{place}) {}", option.as_str().unwrap_or_default()))
                .collect();
            format!("{} {}", text("text"), options.join("  "))
        }
        "question_ended" if hosts => format!("Right is {}", text("right")),
        "picks_shown" if hosts && data["won"].is_null() => "No number was picked just once".to_owned(),
        "picks_shown" if hosts => format!("{} wins", data["won"]["number"]),
        "player_guessed" if hosts => {
            let finder = &room["seats"][data["seat"].as_u64().unwrap_or_default() as usize];
            format!("{} has found the word", finder["name"].as_str().unwrap_or_default())
        }
        "secret_revealed" if hosts => {
            let code = data["codes"][0]["code"].as_str().unwrap_or(text("equation"));
            format!("It was {code}")
        }
        _ => return,
    };
    (client.tell)(&line);
}

/// Without a countdown a match begins in its first round, and the picture says what news would have said.
pub(crate) fn narrate_beginning(client: &Client<'_>) {
    let view = &client.play["d"]["view"];
    let progress = &view["progress"];
    let started = json!({ "current": progress["round"], "total": progress["rounds"] });
    narrate(client, &json!({ "t": "round_started", "d": started }));
    if view["game"]["question"].is_object() {
        narrate(client, &json!({ "t": "question_started", "d": view["game"]["question"] }));
    }
}
