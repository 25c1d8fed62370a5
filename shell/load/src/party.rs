//! Rooms of many, as at a party: everybody comes in by a connection of their own, and the host starts.

use std::net::SocketAddr;
use std::time::Duration;

use anyhow::{Context, Result};
use serde_json::{Value, json};

use crate::crowd::{Crowd, Heard, Line};
use crate::http::{Http, address, upgrade};

/// Guests that come from one address: a class behind one router, twice.
const GUESTS_OF_AN_ADDRESS: usize = 120;

/// A room of many. The first is the host.
pub(crate) struct Party {
    pub(crate) lines: Vec<Line>,
    numbers: Vec<u32>,
}

impl Party {
    /// Opens rooms with a game, brings people into each, and starts them without a countdown, one a while after the other: parties
    /// that know nothing of each other do not begin at the same moment.
    pub(crate) fn begin_all(
        server: SocketAddr,
        crowd: &mut Crowd,
        rooms: usize,
        people: usize,
        game: &Value,
        apart: Duration,
    ) -> Result<Vec<Self>> {
        let each = GUESTS_OF_AN_ADDRESS / people;
        let mut parties = Vec::with_capacity(rooms);
        for room in 0..rooms {
            let party = Self::open(server, crowd, room / each, people, game);
            parties.push(party.with_context(|| format!("room {room}"))?);
        }
        for party in &mut parties {
            party.ask(crowd, 0, r#"{"t":"start"}"#)?;
            crowd.until(party.lines[0], Heard::Done)?;
            crowd.idle(apart)?;
        }
        Ok(parties)
    }

    fn open(
        server: SocketAddr,
        crowd: &mut Crowd,
        place: usize,
        people: usize,
        game: &Value,
    ) -> Result<Self> {
        let from = address(place);
        let mut http = Http::open(server, from)?;
        let mut guest = || -> Result<String> {
            let session = http.create("/api/v1/session", None, &json!({ "bearer": true }))?;
            Ok(session["token"].as_str().context("no token")?.to_owned())
        };
        let tokens = (0..people).map(|_| guest()).collect::<Result<Vec<_>>>()?;
        let house = json!({
            "public": false, "locked": false, "watchers": true, "chat": false, "stand_ins": false,
            "host_paced": false, "at_once": true,
        });
        let body = json!({ "games": [game], "house": house });
        let opened = http.create("/api/v1/rooms", Some(&tokens[0]), &body)?;
        let path = format!("/api/v1/rooms/{}/socket", opened["code"].as_str().context("no code")?);
        let mut lines = Vec::with_capacity(people);
        for (seat, token) in tokens.iter().enumerate() {
            let line = crowd.add(upgrade(server, from, &path, Some(token))?)?;
            let hello = json!({ "protocol": 1, "name": format!("seat {seat}"), "client": seat + 1 });
            crowd.say(line, json!({ "t": "hello", "d": hello }).to_string().as_bytes())?;
            crowd.until(line, Heard::Welcome)?;
            lines.push(line);
        }
        crowd.idle(Duration::ZERO)?;
        Ok(Self { numbers: vec![0; lines.len()], lines })
    }

    /// One of them asks for something.
    pub(crate) fn ask(&mut self, crowd: &mut Crowd, seat: usize, what: &str) -> Result<()> {
        self.numbers[seat] += 1;
        let words = format!(r#"{{"t":"do","d":{{"n":{},"what":{what}}}}}"#, self.numbers[seat]);
        crowd.say(self.lines[seat], words.as_bytes())
    }

    /// One of them acts in the first match.
    pub(crate) fn act(&mut self, crowd: &mut Crowd, seat: usize, round: u32, action: &str) -> Result<()> {
        self.ask(crowd, seat, &format!(r#"{{"t":"act","d":{{"game":1,"round":{round},"action":{action}}}}}"#))
    }
}
