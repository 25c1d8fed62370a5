//! What the API says of itself beside what it does: whoever knows its description alone can open a room with any settings, and what is
//! refused is told as `docs/api.md` says, in four languages. Lines of that page that are not here have their tests elsewhere.

mod house;

use std::pin::pin;
use std::time::Duration;

use cluehouse_room::{House as Rules, Item};
use cluehouse_server::Config;
use cluehouse_store::{Fault, Store};
use house::{Guest, House, Response, folder, skip};
use serde_json::{Value, json};
use tokio::task::yield_now;

/// What the API says of itself.
struct Description(Value);

impl Description {
    async fn read(house: &House) -> Self {
        Self(house.get("/api/v1/openapi.json", None).await.expect(200))
    }

    /// Whether a value is what a schema describes.
    fn fits(&self, schema: &Value, value: &Value) -> bool {
        if let Some(place) = schema["$ref"].as_str() {
            let named = self.0.pointer(place.trim_start_matches('#')).expect("a schema with this name");
            return self.fits(named, value);
        }
        if let Some(choices) = schema["oneOf"].as_array() {
            return choices.iter().filter(|choice| self.fits(choice, value)).count() == 1;
        }
        let kinds = match &schema["type"] {
            Value::Array(kinds) => kinds.clone(),
            kind => vec![kind.clone()],
        };
        let is_one = kinds.iter().any(|kind| match kind.as_str().expect("a type") {
            "null" => value.is_null(),
            "boolean" => value.is_boolean(),
            "integer" => value.is_i64(),
            "number" => value.is_number(),
            "string" => value.is_string(),
            "array" => {
                value.as_array().is_some_and(|all| all.iter().all(|one| self.fits(&schema["items"], one)))
            }
            _ => self.fits_object(schema, value),
        });
        let listed = schema["enum"].as_array().is_none_or(|all| all.contains(value));
        let large =
            schema["minimum"].as_f64().is_none_or(|least| value.as_f64().is_none_or(|it| it >= least));
        is_one && listed && large
    }

    fn fits_object(&self, schema: &Value, value: &Value) -> bool {
        let Some(fields) = value.as_object() else { return false };
        let needed = schema["required"].as_array();
        let is_whole = needed
            .is_none_or(|all| all.iter().all(|name| value.get(name.as_str().unwrap_or_default()).is_some()));
        is_whole
            && fields.iter().all(|(name, value)| match schema["properties"].get(name) {
                Some(schema) => self.fits(schema, value),
                // As the description says of all of them.
                None => false,
            })
    }
}

#[tokio::test]
async fn the_catalogue_is_what_it_is_said_to_be() {
    let house = House::open().await;
    let description = Description::read(&house).await;
    let schema = "/paths/~1api~1v1~1catalogue/get/responses/200/content/application~1json/schema";
    let schema = description.0.pointer(schema).expect("the answer");
    let catalogue = house.get("/api/v1/catalogue", None).await.expect(200);
    assert!(description.fits(schema, &catalogue));
    let mut other = catalogue.clone();
    other[0]["settings"][0]["range"]["t"] = json!("colour");
    assert!(!description.fits(schema, &other));
}

/// Where the objects of a value are, as JSON pointers.
fn objects(value: &Value, at: &str, found: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            found.push(at.to_owned());
            fields.iter().for_each(|(name, value)| objects(value, &format!("{at}/{name}"), found));
        }
        Value::Array(all) => {
            (0..)
                .zip(all)
                .for_each(|(place, value): (u32, _)| objects(value, &format!("{at}/{place}"), found));
        }
        _ => {}
    }
}

/// The same with one thing changed: a field left out, with nothing in it, of another type, or one too many.
fn variations(body: &Value) -> Vec<Value> {
    let (mut places, mut all) = (Vec::new(), Vec::new());
    objects(body, "", &mut places);
    for place in places {
        let mut change = |change: &dyn Fn(&mut serde_json::Map<String, Value>)| {
            let mut other = body.clone();
            change(other.pointer_mut(&place).and_then(Value::as_object_mut).expect("an object"));
            all.push(other);
        };
        change(&|fields| drop(fields.insert("odd".to_owned(), json!(1))));
        for name in body.pointer(&place).and_then(Value::as_object).expect("an object").keys() {
            change(&|fields| drop(fields.remove(name)));
            change(&|fields| drop(fields.insert(name.clone(), Value::Null)));
            change(&|fields| drop(fields.insert(name.clone(), json!(1.5))));
        }
    }
    all
}

#[tokio::test]
async fn a_room_is_opened_with_any_settings_that_are_described_and_with_no_others() {
    let house = House::open().await;
    let description = Description::read(&house).await;
    let schema = "/paths/~1api~1v1~1rooms/post/requestBody/content/application~1json/schema";
    let schema = description.0.pointer(schema).expect("the request");
    let catalogue = house.get("/api/v1/catalogue", None).await.expect(200);
    for entry in catalogue.as_array().expect("games") {
        let item = Item::preset(entry["id"].as_str().expect("an id")).expect("an entry");
        let who: Guest = house.guest().await;
        let body = json!({ "games": [item, entry["id"]], "house": Rules::default() });
        assert!(description.fits(schema, &body), "{body}");
        house.post("/api/v1/rooms", &who, &body).await.expect(201);
        for body in variations(&body) {
            let answer = house.post("/api/v1/rooms", &who, &body).await;
            // What can be read may be refused for other reasons.
            assert_eq!(description.fits(schema, &body), answer.status != 400, "{body}\n{}", answer.body);
        }
    }
}

/// A request in a language.
async fn asked_in(house: &House, language: &str, line: &str, who: Option<&Guest>, body: &Value) -> Response {
    let bearer = who.map(|guest| format!("Authorization: Bearer {}\r\n", guest.token)).unwrap_or_default();
    let (host, body) = (house.address, body.to_string());
    let length = body.len();
    house
        .request(&format!(
            "{line} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n{bearer}Accept-Language: {language}\r\n\
             Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
        ))
        .await
}

#[tokio::test]
async fn what_is_wrong_is_told_in_the_language_of_whoever_asks() {
    let house = House::open().await;
    let short = json!({ "name": "Ana", "password": "short" });
    let wrong = [
        ("GET /api/v1/nothing", false, Value::Null, "http-not-found"),
        ("BREW /api/v1/me", false, Value::Null, "http-method"),
        ("GET /api/v1/me", false, Value::Null, "http-unauthorized"),
        ("POST /api/v1/rooms", true, json!({ "games": [] }), "room-playlist-empty"),
        ("POST /api/v1/me/account", true, short, "account-password-short"),
    ];
    let told = [
        (
            ["en", "de", "en-GB,fr;q=0.5", ""],
            [
                "There is nothing here.",
                "This address does not take that kind of request.",
                "Nobody is logged in, or the session is over.",
                "Choose at least one game.",
                "A password has at least 8 characters.",
            ],
        ),
        (
            ["fr", "fr-CA", "FR", "de, fr;q=0.3"],
            [
                "Il n’y a rien ici.",
                "Cette adresse n’accepte pas ce type de requête.",
                "Personne n’est connecté, ou la session a pris fin.",
                "Choisissez au moins un jeu.",
                "Un mot de passe compte au moins 8 caractères.",
            ],
        ),
        (
            ["es", "es-AR", "es;q=0.9,en;q=0.1", "de,es"],
            [
                "Aquí no hay nada.",
                "Esta dirección no acepta ese tipo de petición.",
                "No hay ninguna sesión iniciada, o la sesión ha terminado.",
                "Elige al menos un juego.",
                "Una contraseña tiene al menos 8 caracteres.",
            ],
        ),
        (
            ["pt", "pt-BR", "pt-BR,pt;q=0.9,en;q=0.8", "pt-PT"],
            [
                "Não há nada aqui.",
                "Este endereço não aceita esse tipo de pedido.",
                "Ninguém entrou com uma conta, ou a sessão terminou.",
                "Escolha pelo menos um jogo.",
                "Uma senha tem pelo menos 8 caracteres.",
            ],
        ),
    ];
    for (languages, details) in told {
        for language in languages {
            let ana = house.guest().await;
            for ((line, known, body, code), detail) in wrong.iter().zip(details) {
                let answer = asked_in(&house, language, line, known.then_some(&ana), body).await;
                let told = answer.json();
                assert_eq!((&told["code"], &told["detail"]), (&json!(code), &json!(detail)), "{language:?}");
                assert_eq!(answer.header("Content-Language"), Some(languages[0]), "{line}");
            }
        }
    }
}

#[tokio::test]
async fn a_room_that_has_too_much_to_do_says_so_and_is_there_again() {
    let config = Config::new(folder());
    let store = Store::open(&config.data).expect("a store");
    let house = House::open_on(config, store.clone()).await;
    let code = house.room(&house.guest().await, &json!(["classic"])).await;
    // It cannot even be woken.
    let halt = store.stall();
    let path = format!("/api/v1/rooms/{code}");
    let mut look = pin!(house.get(&path, None));
    while !halt.waiting().0 {
        tokio::select! {
            answer = &mut look => panic!("{}", answer.body),
            () = yield_now() => {}
        }
    }
    skip(Duration::from_secs(5)).await;
    let busy = look.await;
    busy.refused(503, "http-full");
    assert_eq!(busy.header("retry-after"), Some("60"));
    drop(halt);
    house.get(&path, None).await.expect(200);
}

#[tokio::test]
async fn a_disk_that_refuses_is_told_with_when_to_come_back() {
    let config = Config::new(folder());
    let store = Store::open(&config.data).expect("a store");
    let house = House::open_on(config, store.clone()).await;
    store.fail(1, Fault::NotWritten);
    let refused = house.call("POST", "/api/v1/session", None, Some(&json!({}))).await;
    refused.refused(503, "http-degraded");
    assert_eq!(refused.header("retry-after"), Some("5"));
}

#[tokio::test]
async fn a_pack_has_its_own_length() {
    let house = House::open().await;
    let ana = house.guest().await;
    let pack =
        |length: usize| json!({ "kind": "words", "name": "x", "language": "en", "text": "x".repeat(length) });
    house.post("/api/v1/packs", &ana, &pack(3 << 20)).await.refused(413, "http-too-large");
    house.post("/api/v1/packs", &ana, &pack(2 << 20)).await.refused(422, "packs-refused");
}

#[tokio::test]
async fn who_only_watches_is_told_so_and_commands_have_a_pace_of_their_own() {
    let house = House::open().await;
    let ana = house.guest().await;
    let code = house.room(&ana, &json!(["classic"])).await;
    let mut a = house.enter(&code, &ana, "Ana").await;
    assert_eq!(a.ask(&json!({ "t": "watch" })).await["t"], "done");
    let ready = a.ask(&json!({ "t": "ready", "d": true })).await;
    assert_eq!(ready["d"]["text"]["id"], "room-not-playing");
    drop(a);
    // Over two connections of one page, none of which says more than it may.
    let mut told = Vec::new();
    for asked in [0, 55] {
        let mut page = house.connect(&code, &ana).await;
        let hello = json!({ "protocol": 1, "name": "", "client": 7, "asked": asked });
        page.say(&json!({ "t": "hello", "d": hello })).await;
        page.until("welcome").await;
        for number in 1..=55 {
            let rename = json!({ "t": "rename", "d": format!("Ana {number}") });
            page.say(&json!({ "t": "do", "d": { "n": asked + number, "what": rename } })).await;
        }
        for _ in 0..55 {
            told.push(page.until("answer").await["outcome"]["d"]["text"]["id"].clone());
        }
    }
    assert!(told.contains(&json!("room-too-fast")), "{told:?}");
}
