//! Two guests open a room and play one match against each other.
//!
//! `http.rs` is all the HTTP there is, `client.rs` the protocol of a room, and `strategy.rs` what is played. The types of all
//! messages are in `web/src/wire.ts`; here they are taken as the JSON they are.

mod client;
mod http;
mod strategy;

use std::cell::RefCell;
use std::fmt;
use std::hash::{BuildHasher, Hasher, RandomState};

use anyhow::{Context, Result};
use serde_json::{Value, json};

use client::Client;

/// Plays one match of a game, an id of the catalogue, in a house such as `http://127.0.0.1:8080`. Answers who played, winners
/// first.
///
/// # Errors
/// Where the house cannot be reached, refuses the room, or lets nobody back in.
pub async fn play(house: &str, game: &str, tell: &dyn Fn(&str)) -> Result<Vec<Standing>> {
    let host = house.strip_prefix("http://").context("the house's address begins with http://")?;
    let host = host.trim_end_matches('/');

    // A guest is whoever has the token; there is nothing to fill in.
    let mut tokens = Vec::new();
    for _ in 0..2 {
        let guest = http::post(host, "/api/v1/session", None, &json!({ "bearer": true })).await?;
        tokens.push(guest["token"].as_str().context("a token")?.to_owned());
    }
    let rules = json!({
        "public": false, "locked": false, "watchers": false, "chat": false,
        "stand_ins": false, "host_paced": false, "at_once": true,
    });
    let room = json!({ "games": [game], "house": rules });
    let room = http::post(host, "/api/v1/rooms", Some(&tokens[0]), &room).await?;
    let code = room["code"].as_str().context("a code")?;
    tell(&format!("Room {code}: {game}"));

    // What the one who draws tells the friend, who is in the same program.
    let whispered = RefCell::new(String::new());
    let socket = format!("ws://{host}/api/v1/rooms/{code}/socket");
    let mut ana = Client::new("Ana", &socket, &tokens[0], tell, &whispered);
    let mut bea = Client::new("Bea", &socket, &tokens[1], tell, &whispered);
    bea.trip = true;
    // Whoever comes in first is the host: that must be the one who starts.
    let (entered, hosts) = tokio::sync::oneshot::channel();
    ana.entered = Some(entered);
    tokio::try_join!(ana.stay(), async {
        // An error is Ana's, and told by her.
        let _ = hosts.await;
        bea.stay().await
    })?;
    Ok(standings(&ana.room, &ana.play))
}

/// One of the players, when all is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// What they are called.
    pub name: String,
    /// Their points; some games have none and go by who needed less.
    pub score: i64,
    /// Whether they won, alone or with others.
    pub won: bool,
}

impl fmt::Display for Standing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { name, score, won } = self;
        write!(f, "{name}: {score} points{}", if *won { ", won" } else { "" })
    }
}

/// Who played, from the picture: the event that says it may have been missed.
fn standings(room: &Value, play: &Value) -> Vec<Standing> {
    let view = &play["d"]["view"];
    let winner = &view["progress"]["winner"]["d"];
    let standing = |(seat, owner): (usize, &Value)| Standing {
        name: owner["name"].as_str().unwrap_or_default().to_owned(),
        score: view["seats"][seat]["score"].as_i64().unwrap_or_default(),
        // One seat, or those of a tie.
        won: *winner == json!(seat) || winner.as_array().is_some_and(|tie| tie.contains(&json!(seat))),
    };
    let mut all: Vec<_> = list(&room["seats"]).iter().enumerate().map(standing).collect();
    all.sort_by_key(|standing| std::cmp::Reverse((standing.won, standing.score)));
    all
}

/// The items of a list; none where there is no list.
fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

/// A random number below another one. The standard library has no dice, but it seeds its hash maps with them.
fn below(bound: u32) -> u32 {
    let number = RandomState::new().build_hasher().finish();
    (number % u64::from(bound)) as u32
}
