//! Packs of one's own over real sockets: brought, refused with every reason, played, found again after a restart and after they were
//! dropped; and what becomes of a quiz played with one.

mod house;

use std::time::Duration;

use cluehouse_engine::Digest;
use cluehouse_server::{AdminAnswer, AdminAsk, Config};
use cluehouse_store::Store;
use house::{Client, Guest, House, folder, skip};
use serde_json::{Value, json};

const TABLE: &str = "question,right,wrong1,wrong2,wrong3,category,explanation\n\
                     What is 1 + 1?,2,3,4,5,Sums,\n\
                     What is 2 + 2?,4,5,6,7,Sums,Count them.\n\
                     Who is =it?,Ana,Bea,Caio,Davi,People,\n";

fn file(text: &str) -> Value {
    json!({ "kind": "trivia", "name": "My lesson", "language": "en", "text": text })
}

async fn bring(house: &House, who: &Guest, text: &str) -> String {
    let taken = house.post("/api/v1/packs", who, &file(text)).await.expect(201);
    taken["digest"].as_str().expect("a name").to_owned()
}

fn quiz(pack: &str) -> Value {
    let settings = json!({ "rounds": 3, "reading": 0, "ending": "everyone" });
    json!([{ "entry": "trivia", "settings": { "t": "trivia", "d": settings }, "pack": pack }])
}

/// One's own packs among those listed.
async fn own(house: &House, who: &Guest) -> Vec<Value> {
    let packs = house.get("/api/v1/packs", Some(who)).await.expect(200);
    let packs = packs.as_array().expect("a list").clone();
    packs.into_iter().filter(|pack| !pack["name"].is_null()).collect()
}

#[tokio::test]
async fn what_somebody_brings_is_theirs_to_list_to_take_and_to_drop() {
    let house = House::open().await;
    let (ana, bea) = (house.guest().await, house.guest().await);
    let taken = house.post("/api/v1/packs", &ana, &file(TABLE)).await.expect(201);
    assert_eq!((&taken["form"], &taken["count"]), (&json!("csv"), &json!(3)));
    let categories = json!([{ "name": "Sums", "count": 2 }, { "name": "People", "count": 1 }]);
    assert_eq!(taken["categories"], categories);
    let digest = taken["digest"].as_str().expect("a name");
    let listed = own(&house, &ana).await;
    assert_eq!(listed.len(), 1);
    assert_eq!((&listed[0]["digest"], &listed[0]["name"]), (&taken["digest"], &json!("My lesson")));
    assert_eq!(listed[0]["categories"], categories);
    assert!(own(&house, &bea).await.is_empty());
    // What ships is there for everybody, by kind and language.
    let shipped = house.get("/api/v1/packs?kind=words&language=pt", None).await.expect(200);
    assert_eq!(shipped.as_array().map(Vec::len), Some(1));
    assert!(shipped[0]["count"].as_u64().is_some_and(|count| count > 500) && shipped[0]["name"].is_null());
    for odd in
        ["/api/v1/packs?kinds=words", "/api/v1/packs?kind=songs", &format!("/api/v1/packs/{digest}?from=csv")]
    {
        house.get(odd, Some(&ana)).await.refused(400, "http-unreadable");
    }
    // It comes back as the file it was, to nobody but who brought it.
    let path = format!("/api/v1/packs/{digest}");
    let csv = house.get(&path, Some(&ana)).await;
    assert_eq!(csv.status, 200);
    assert!(csv.header("Content-Type").is_some_and(|kind| kind.starts_with("text/csv")), "{}", csv.head);
    assert!(csv.header("Content-Disposition").is_some_and(|how| how.starts_with("attachment")));
    assert_eq!(bring(&house, &ana, &csv.body).await, digest);
    let export = house.get("/api/v1/me/export", Some(&ana)).await.expect(200);
    assert_eq!(export["contents"][digest]["questions"].as_array().map(Vec::len), Some(3), "{export}");
    for form in ["gift", "json"] {
        let file = house.get(&format!("{path}?form={form}"), Some(&ana)).await;
        assert_eq!(bring(&house, &ana, &file.body).await, digest, "{form}");
    }
    assert_eq!(own(&house, &ana).await.len(), 1, "the same pack is one pack");
    house.get(&format!("{path}?form=xlsx"), Some(&ana)).await.refused(422, "packs-form");
    house.get(&path, Some(&bea)).await.refused(404, "http-not-found");
    house.get(&path, None).await.refused(404, "http-not-found");
    house.call("DELETE", &path, Some(&bea), None).await.refused(404, "http-not-found");
    assert_eq!(house.call("DELETE", &path, Some(&ana), None).await.status, 204);
    house.get(&path, Some(&ana)).await.refused(404, "http-not-found");
    assert!(own(&house, &ana).await.is_empty());
    let shipped = shipped[0]["digest"].as_str().expect("a name");
    assert!(house.get(&format!("/api/v1/packs/{shipped}"), None).await.body.contains("\n# "));
}

#[tokio::test]
async fn a_file_that_is_wrong_is_refused_whole_with_every_line_and_in_ones_language() {
    let house = House::open().await;
    let ana = house.guest().await;
    let wrong = "question,right,wrong1,wrong2,wrong3\nWhat?,a,b,a,c\nFine?,a,b,c,d\n<b>Who</b>?,a,b,c,d\n";
    let refused = house.post("/api/v1/packs", &ana, &file(wrong)).await;
    refused.refused(422, "packs-refused");
    let findings = refused.json()["findings"].clone();
    let expected = json!([
        { "line": 2, "code": "content-same-options", "detail": "The option “a” is there twice." },
        { "line": 4, "code": "import-markup", "detail": "“question” has HTML tags. Take them out." },
    ]);
    assert_eq!(findings, expected);
    let body = file(wrong).to_string();
    let spoken = |lang: &str| {
        let (host, token, length) = (house.address, &ana.token, body.len());
        format!(
            "POST /api/v1/packs HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nAuthorization: Bearer {token}\r\n\
             Accept-Language: {lang}\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
        )
    };
    let mut told = Vec::new();
    for lang in ["en", "fr", "es", "pt"] {
        let answer = house.request(&spoken(lang)).await.json();
        told.push(answer["findings"][1]["detail"].as_str().expect("words").to_owned());
    }
    told.sort();
    told.dedup();
    assert_eq!(told.len(), 4, "{told:?}");
    // Bytes that are no text are told apart by line.
    let bytes = json!({ "kind": "trivia", "name": "x", "language": "fr", "base64": "YSxiCuksZgo=" });
    let refused = house.post("/api/v1/packs", &ana, &bytes).await.expect(422);
    assert_eq!(
        (&refused["findings"][0]["line"], &refused["findings"][0]["code"]),
        (&json!(2), &json!("content-not-utf8"))
    );
    let large = file(&"x".repeat((1 << 20) + 1));
    let refused = house.post("/api/v1/packs", &ana, &large).await.expect(422);
    assert_eq!(refused["findings"][0]["code"], "content-too-large");
    for (field, value, code) in [("name", " ", "packs-name"), ("language", "english", "packs-language")] {
        let mut body = file(TABLE);
        body[field] = json!(value);
        house.post("/api/v1/packs", &ana, &body).await.refused(422, code);
    }
    assert!(own(&house, &ana).await.is_empty());
    assert_eq!(house.call("POST", "/api/v1/packs", None, Some(&file(TABLE))).await.status, 401);
}

#[tokio::test]
async fn only_what_a_host_chooses_is_taken_up_by_a_room() {
    let config = Config::new(folder());
    let store = Store::open(&config.data).expect("a store");
    let house = House::open_on(config, store.clone()).await;
    let (ana, bea) = (house.guest().await, house.guest().await);
    let code = house.room(&ana, &json!(["classic"])).await;
    let mut a = house.enter(&code, &ana, "Ana").await;
    let mut b = house.enter(&code, &bea, "Bea").await;
    // What a room has taken up stays when it is dropped from the list.
    for (who, client, text, stays) in
        [(&bea, &mut b, TABLE, false), (&ana, &mut a, &TABLE.replace("Count", "Sum"), true)]
    {
        let digest = bring(&house, who, text).await;
        let outcome = client.ask(&json!({ "t": "choose", "d": quiz(&digest) })).await;
        let refused = (!stays).then_some("room-host-only");
        assert_eq!(outcome["d"]["text"]["id"].as_str(), refused, "{outcome}");
        let path = format!("/api/v1/packs/{digest}");
        assert_eq!(house.call("DELETE", &path, Some(who), None).await.status, 204);
        let digest: Digest = digest.parse().expect("a name");
        let kept = store.pack(digest.bytes()).await.expect("a store");
        assert_eq!(kept.is_some(), stays);
    }
    close(&house, code).await;
    assert_eq!(store.packs(1).await.expect("a store").0, [], "nothing was played with it");
}

/// Whoever runs the house closes a room.
async fn close(house: &House, code: String) {
    let closed = cluehouse_server::ask(&house.config.data, AdminAsk::Close { code }).await;
    assert_eq!(closed.expect("a server"), AdminAnswer::Done);
}

/// Answers a question with the option at a place; the round ends when everybody has.
async fn answer(client: &mut Client, round: u16, place: &str) {
    let action = json!({ "t": "trivia", "d": { "t": "answer", "d": place } });
    let act = json!({ "t": "act", "d": { "game": 1, "round": round, "action": action } });
    let outcome = client.ask(&act).await;
    assert_eq!(outcome["t"], "done", "{outcome}");
}

/// Waits until a round's question is open.
async fn asked(client: &mut Client, round: u16) {
    loop {
        let frame = client.until("frame").await;
        let seen = [&frame["news"]["d"]["change"]["progress"], &frame["play"]["d"]["view"]["progress"]];
        if seen.iter().any(|progress| progress["phase"] == "playing" && progress["round"] == round) {
            return;
        }
    }
}

#[tokio::test]
async fn a_room_plays_a_pack_of_its_hosts_and_finds_it_again() {
    let mut house = House::open().await;
    let (ana, bea) = (house.guest().await, house.guest().await);
    let digest = bring(&house, &ana, TABLE).await;
    // Nobody opens a room with what is not theirs.
    let stolen = json!({ "games": quiz(&digest) });
    house.post("/api/v1/rooms", &bea, &stolen).await.refused(409, "room-unknown-pack");
    let code = house.room(&ana, &json!(["classic"])).await;
    let mut a = house.enter(&code, &ana, "Ana").await;
    let _b = house.enter(&code, &bea, "Bea").await;
    let choose = json!({ "t": "choose", "d": quiz(&digest) });
    assert_eq!(a.ask(&choose).await["t"], "done");
    // Dropped from the list, it stays in the room, before the start and after a restart.
    assert_eq!(house.call("DELETE", &format!("/api/v1/packs/{digest}"), Some(&ana), None).await.status, 204);
    house.stop().await;
    house.start().await;
    let mut a = house.enter(&code, &ana, "").await;
    let mut b = house.enter(&code, &bea, "").await;
    assert_eq!(a.welcome["snapshot"]["room"]["playlist"][0]["pack"], digest);
    assert_eq!(a.ask(&json!({ "t": "start" })).await["t"], "done");
    let frame = a.phase("playing").await.to_string();
    assert!(frame.contains("What is") || frame.contains("Who is"), "{frame}");
    b.phase("playing").await;
    house.stop().await;
    house.start().await;
    let mut a = house.enter(&code, &ana, "").await;
    let asked = &a.welcome["snapshot"]["play"]["d"]["view"]["game"]["question"]["text"];
    assert!(TABLE.contains(asked.as_str().expect("a question")), "{asked}");
    // From the list it is gone for good, and whoever asks for it anew is told so.
    assert_eq!(a.ask(&json!({ "t": "stop" })).await["t"], "done");
    let other = house.room(&ana, &json!(["classic"])).await;
    let mut c = house.enter(&other, &ana, "Ana").await;
    assert_eq!(c.ask(&choose).await["d"]["text"]["id"], "room-unknown-pack");
}

#[tokio::test]
async fn words_are_pasted_and_drawn() {
    let house = House::open().await;
    let ana = house.guest().await;
    let words = json!({ "kind": "words", "name": "Our jokes", "language": "pt-BR", "text": "gato = bichano | felino\n\nônibus\nchuva\n" });
    let taken = house.post("/api/v1/packs", &ana, &words).await.expect(201);
    assert_eq!(
        (&taken["count"], &taken["categories"], &taken["form"]),
        (&json!(3), &json!([]), &Value::Null)
    );
    let settings = json!({ "t": "pictionary", "d": { "cycles": 1 } });
    let games = json!([{ "entry": "pictionary", "settings": settings, "pack": taken["digest"] }]);
    let code = house.room(&ana, &games).await;
    let a = house.enter(&code, &ana, "Ana").await;
    assert_eq!(a.welcome["snapshot"]["room"]["playlist"][0]["pack"], taken["digest"]);
    // Questions are no words: a game gets what is its own.
    let digest = bring(&house, &ana, TABLE).await;
    let games = json!({ "games": [{ "entry": "pictionary", "settings": settings_of(), "pack": digest }] });
    house.post("/api/v1/rooms", &ana, &games).await.refused(409, "room-unknown-pack");
}

#[tokio::test]
async fn the_record_of_a_match_says_what_was_drawn_and_where_in_its_journal() {
    let house = House::open().await;
    let (ana, bea) = (house.guest().await, house.guest().await);
    let words = ["boat", "kite", "snail"];
    let pack = json!({ "kind": "words", "name": "Three", "language": "en", "text": words.join("\n") });
    let taken = house.post("/api/v1/packs", &ana, &pack).await.expect(201);
    let settings = json!({ "t": "pictionary", "d": { "cycles": 1 } });
    let games = json!([{ "entry": "pictionary", "settings": settings, "pack": taken["digest"] }]);
    let code = house.room(&ana, &games).await;
    let mut a = house.enter(&code, &ana, "Ana").await;
    let mut b = house.enter(&code, &bea, "Bea").await;
    assert_eq!(a.ask(&json!({ "t": "start" })).await["t"], "done");
    a.phase("playing").await;
    b.phase("playing").await;
    draw_and_find(&mut a, &mut b, &words).await;
    // What the turn came to is looked at for a while.
    skip(Duration::from_secs(10)).await;
    draw_and_find(&mut b, &mut a, &words).await;

    let played = loop {
        let played = house.get("/api/v1/me/history", Some(&ana)).await.expect(200);
        if played != json!([]) {
            break played;
        }
        a.next().await.expect("the match's end");
    };
    let id = played[0]["id"].as_str().expect("an id");
    let record = house.get(&format!("/api/v1/matches/{id}"), None).await.expect(200);
    let journal: Vec<&str> = record["journal"].as_str().expect("a journal").lines().collect();
    let drawings = record["drawings"].as_array().expect("drawings");
    assert_eq!(drawings.len(), 2, "{drawings:?}");
    for (seat, drawing) in drawings.iter().enumerate() {
        assert_eq!((&drawing["drawer"], &drawing["found"]), (&json!(seat), &json!([1 - seat])));
        assert!(words.contains(&drawing["word"].as_str().expect("a word")), "{drawing}");
        let row = |field: &str| usize::try_from(drawing[field].as_u64().expect("a row")).expect("a row");
        let strokes = journal[row("first")..=row("last")].iter().filter(|row| row.contains("stroke")).count();
        assert_eq!(strokes, 1, "{drawing}");
    }
    // The room is over, and nobody lists the words any more.
    let path = format!("/api/v1/packs/{}", taken["digest"].as_str().expect("a name"));
    assert_eq!(house.call("DELETE", &path, Some(&ana), None).await.status, 204);
    close(&house, code).await;
    let again = house.get(&format!("/api/v1/matches/{id}"), None).await.expect(200);
    assert_eq!(again["drawings"], record["drawings"]);
}

/// One draws a line, and the other says every word it could be.
async fn draw_and_find(drawer: &mut Client, other: &mut Client, words: &[&str]) {
    let act = |action: Value| json!({ "t": "act", "d": { "game": 1, "round": 1, "action": { "t": "pictionary", "d": action } } });
    while drawer.ask(&act(json!({ "t": "pick", "d": 1 }))).await["t"] != "done" {
        drawer.next().await.expect("one's turn");
    }
    let line = json!({ "t": "stroke", "d": { "colour": 1, "size": 1, "points": "oGoGCECE" } });
    assert_eq!(drawer.ask(&act(json!({ "t": "draw", "d": line }))).await["t"], "done");
    for word in words {
        other.ask(&act(json!({ "t": "say", "d": word }))).await;
    }
}

fn settings_of() -> Value {
    json!({ "t": "pictionary", "d": {} })
}

#[tokio::test]
async fn fifty_packs_are_enough_for_one_person() {
    let house = House::open().await;
    let ana = house.guest().await;
    for number in 0..50 {
        bring(&house, &ana, &format!("question,right,wrong1,wrong2,wrong3\nNumber {number}?,a,b,c,d\n"))
            .await;
    }
    house.post("/api/v1/packs", &ana, &file(TABLE)).await.refused(409, "packs-too-many");
    assert_eq!(own(&house, &ana).await.len(), 50);
}

#[tokio::test]
async fn a_teacher_has_the_results_with_real_names_and_nobody_else_hears_them() {
    let house = House::open().await;
    let (ana, bea, cat) = (house.guest().await, house.guest().await, house.guest().await);
    let digest = bring(&house, &ana, TABLE).await;
    let code = house.room(&ana, &quiz(&digest)).await;
    let path = format!("/api/v1/rooms/{code}/results.csv");
    let mut a = house.enter(&code, &ana, "Teacher").await;
    let mut b = house.enter(&code, &bea, "Bea").await;
    let mut c = house.enter(&code, &cat, "=Cat").await;
    let mut rules = a.welcome["snapshot"]["room"]["house"].clone();
    (rules["real_names"], rules["at_once"]) = (json!(true), json!(true));
    assert_eq!(a.ask(&json!({ "t": "settle", "d": rules })).await["t"], "done");
    assert_eq!(a.ask(&json!({ "t": "watch" })).await["t"], "done");
    assert_eq!(b.ask(&json!({ "t": "confide", "d": "Beatriz Antunes" })).await["t"], "done");
    assert_eq!(c.ask(&json!({ "t": "confide", "d": "Catarina Lopes" })).await["t"], "done");
    house.get(&path, Some(&ana)).await.refused(404, "results-none");
    assert_eq!(a.ask(&json!({ "t": "start" })).await["t"], "done");
    // Who answers last hears of the next question before that answer is confirmed, and has no other word of it to wait for.
    asked(&mut c, 1).await;
    for round in 1..=3 {
        asked(&mut b, round).await;
        answer(&mut b, round, "a").await;
        answer(&mut c, round, "b").await;
    }
    b.phase("finished").await;
    let table = house.get(&path, Some(&ana)).await;
    assert_eq!(table.status, 200, "{}", table.body);
    let lines: Vec<&str> = table.body.trim_start_matches('\u{feff}').lines().collect();
    assert_eq!(lines[0], "Player,Real name,Question,Answer,Right,Seconds,Points");
    assert_eq!(lines.len(), 1 + 6 + 1 + 1 + 3, "{}", table.body);
    assert!(lines[1].starts_with("Bea,Beatriz Antunes,"), "{}", lines[1]);
    assert!(lines[2].starts_with("'=Cat,Catarina Lopes,"), "no name is a formula: {}", lines[2]);
    assert_eq!(lines[8], "Question,Right answer,Answered,Were right,Median seconds");
    let right = lines[1..7].iter().filter(|line| line.contains(",yes,")).count();
    let counted: usize = lines[9..]
        .iter()
        .map(|line| {
            let fields: Vec<&str> = line.split(',').collect();
            assert_eq!(fields[2], "2", "{line}");
            fields[3].parse::<usize>().expect("a number")
        })
        .sum();
    assert_eq!(right, counted);
    for guest in [&bea, &cat] {
        house.get(&path, Some(guest)).await.refused(403, "results-host-only");
    }
    assert_eq!(house.get(&path, None).await.status, 401);
    // The wire, whole: what the others heard, before and after coming back, has no real name in it.
    let (b2, c2) = (house.enter(&code, &bea, "").await, house.enter(&code, &cat, "").await);
    for heard in [&b.heard, &c.heard, &b2.heard, &c2.heard] {
        assert!(!heard.contains("Antunes") && !heard.contains("Lopes"), "{heard}");
    }
    a.ask(&json!({ "t": "ready", "d": true })).await;
    assert!(a.heard.contains("Beatriz Antunes") && a.heard.contains("Catarina Lopes"));
    let look = house.get(&format!("/api/v1/rooms/{code}"), Some(&bea)).await.body;
    assert!(!look.contains("Antunes"));
}
