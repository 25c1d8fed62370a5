//! Rooms of two on a code board, and the guesses they make: what is legal to say next.

use std::io::Write;
use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use anyhow::{Context, Result};
use serde_json::{Value, json};

use crate::crowd::{Crowd, Heard, Line};
use crate::http::{Http, address, upgrade};

/// Guesses each of the two has in a round: the most a board may have.
const ATTEMPTS: u32 = 20;
/// Rounds of a match: the most there may be.
const ROUNDS: u32 = 20;
/// Guesses of both in a round.
pub(crate) const ROUND: u32 = 2 * ATTEMPTS;

/// Rooms opened from one address: it may have 70 and 150 guests at once.
const ROOMS_OF_AN_ADDRESS: usize = 60;

/// What is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Board {
    /// Twelve symbols in eight places: nobody will ever guess it, so a match has its full 800 guesses.
    Long,
    /// Skemind: 180 seconds a round, so a timer is armed.
    Timed,
}

impl Board {
    fn games(self) -> Value {
        let space = json!({ "symbols": 12, "length": 8, "repeats": true });
        let (entry, variant, rounds) = match self {
            Self::Long => {
                let board = json!({ "space": space, "attempts": ATTEMPTS, "seconds": null });
                ("custom", json!({ "t": "custom", "d": board }), ROUNDS)
            }
            Self::Timed => ("skemind", json!({ "t": "skemind" }), 1),
        };
        let settings = json!({ "variant": variant, "mode": "versus", "rounds": rounds });
        json!([{ "entry": entry, "settings": { "t": "code", "d": settings } }])
    }
}

/// Somebody in a room: enough to come back.
#[derive(Clone, Debug)]
pub(crate) struct Guest {
    from: Ipv4Addr,
    token: String,
    client: u32,
}

/// A room of two.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    code: String,
    guests: [Guest; 2],
    pub(crate) lines: [Line; 2],
    /// The last number each has used.
    numbers: [u32; 2],
    game: u32,
    round: u32,
    /// Guesses made in the round.
    made: u32,
}

/// What a table says next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Next {
    Guess,
    Rematch,
}

impl Table {
    /// Opens rooms and brings two people into each. The crowd goes on listening meanwhile.
    pub(crate) fn open_all(
        server: SocketAddr,
        crowd: &mut Crowd,
        rooms: usize,
        board: Board,
    ) -> Result<Vec<Self>> {
        let mut tables = Vec::with_capacity(rooms);
        for first in (0..rooms).step_by(ROOMS_OF_AN_ADDRESS) {
            let from = address(first / ROOMS_OF_AN_ADDRESS);
            let mut http = Http::open(server, from)?;
            for room in first..rooms.min(first + ROOMS_OF_AN_ADDRESS) {
                let table = Self::open(server, crowd, &mut http, from, room, board);
                tables.push(table.with_context(|| format!("room {room}"))?);
                crowd.idle(Duration::ZERO)?;
            }
        }
        Ok(tables)
    }

    /// Opens rooms where a match has begun.
    pub(crate) fn begin_all(
        server: SocketAddr,
        crowd: &mut Crowd,
        rooms: usize,
        board: Board,
    ) -> Result<Vec<Self>> {
        let mut tables = Self::open_all(server, crowd, rooms, board)?;
        tables.iter_mut().try_for_each(|table| table.start(crowd))?;
        Ok(tables)
    }

    fn open(
        server: SocketAddr,
        crowd: &mut Crowd,
        http: &mut Http,
        from: Ipv4Addr,
        room: usize,
        board: Board,
    ) -> Result<Self> {
        let mut guest = |seat: usize| -> Result<Guest> {
            let session = http.create("/api/v1/session", None, &json!({ "bearer": true }))?;
            let token = session["token"].as_str().context("no token")?.to_owned();
            Ok(Guest { from, token, client: u32::try_from(2 * room + seat + 1)? })
        };
        let guests = [guest(0)?, guest(1)?];
        let house = json!({
            "public": false, "locked": false, "watchers": true, "chat": false, "stand_ins": false,
            "host_paced": false, "at_once": true,
        });
        let opened = http.create(
            "/api/v1/rooms",
            Some(&guests[0].token),
            &json!({ "games": board.games(), "house": house }),
        )?;
        let code = opened["code"].as_str().context("no code")?.to_owned();
        let mut table =
            Self { code, guests, lines: [Line(0); 2], numbers: [0; 2], game: 1, round: 1, made: 0 };
        for seat in [0, 1] {
            table.enter(server, crowd, seat)?;
            crowd.until(table.lines[seat], Heard::Welcome)?;
        }
        Ok(table)
    }

    /// The host starts a match; it begins without a countdown.
    pub(crate) fn start(&mut self, crowd: &mut Crowd) -> Result<()> {
        let start = self.order(0, r#"{"t":"start"}"#)?;
        crowd.say(self.lines[0], &start)?;
        crowd.until(self.lines[0], Heard::Done)
    }

    /// One of the two comes in, or back, and says hello.
    pub(crate) fn enter(&mut self, server: SocketAddr, crowd: &mut Crowd, seat: usize) -> Result<()> {
        let path = format!("/api/v1/rooms/{}/socket", self.code);
        let guest = &self.guests[seat];
        let stream = upgrade(server, guest.from, &path, Some(&guest.token))?;
        self.lines[seat] = crowd.add(stream)?;
        let hello = json!({
            "protocol": 1, "name": format!("seat {seat}"), "client": guest.client, "asked": self.numbers[seat],
        });
        crowd.say(self.lines[seat], json!({ "t": "hello", "d": hello }).to_string().as_bytes())
    }

    /// The table of a floor: the same two, with nobody to ask for a seat.
    pub(crate) fn on_floor(server: SocketAddr, crowd: &mut Crowd, room: usize) -> Result<Self> {
        let from = address(room / ROOMS_OF_AN_ADDRESS);
        let mut line = |seat| crowd.add(upgrade(server, from, &format!("/rooms/{room}/{seat}"), None)?);
        let lines = [line(0)?, line(1)?];
        let guest = Guest { from, token: String::new(), client: 0 };
        let (code, guests) = (room.to_string(), [guest.clone(), guest]);
        Ok(Self { code, guests, lines, numbers: [0; 2], game: 1, round: 1, made: 0 })
    }

    /// What is to be said next, and by whom: the two take turns, so that each speaks half as often.
    pub(crate) const fn next(&self) -> (Next, usize) {
        if self.round > ROUNDS { (Next::Rematch, 0) } else { (Next::Guess, (self.made % 2) as usize) }
    }

    /// Whether a round has just begun.
    pub(crate) const fn is_fresh(&self) -> bool {
        self.made == 0 && self.round <= ROUNDS
    }

    /// Says what comes next.
    pub(crate) fn speak(&mut self, crowd: &mut Crowd) -> Result<Next> {
        let (next, seat) = self.next();
        let words = match next {
            Next::Guess => self.guess(seat)?,
            Next::Rematch => self.order(seat, r#"{"t":"rematch"}"#)?,
        };
        crowd.say(self.lines[seat], &words)?;
        Ok(next)
    }

    /// What was said is done: on to the next guess, round or match.
    pub(crate) const fn done(&mut self) {
        if self.round > ROUNDS {
            self.game += 1;
            self.round = 1;
            self.made = 0;
            return;
        }
        self.made += 1;
        if self.made == ROUND {
            self.round += 1;
            self.made = 0;
        }
    }

    fn guess(&mut self, seat: usize) -> Result<Vec<u8>> {
        self.numbers[seat] += 1;
        let (n, game, round) = (self.numbers[seat], self.game, self.round);
        let mut words = Vec::with_capacity(160);
        write!(
            words,
            r#"{{"t":"do","d":{{"n":{n},"what":{{"t":"act","d":{{"game":{game},"round":{round},"action":{{"t":"code","d":{{"t":"guess","d":""#
        )?;
        // Any code will do; they differ so that no two guesses of a round are the same.
        words.extend((0..8).map(|place| b'A' + ((n >> place) % 12) as u8));
        words.extend_from_slice(br#""}}}}}}"#);
        Ok(words)
    }

    fn order(&mut self, seat: usize, what: &str) -> Result<Vec<u8>> {
        self.numbers[seat] += 1;
        let mut words = Vec::new();
        write!(words, r#"{{"t":"do","d":{{"n":{},"what":{what}}}}}"#, self.numbers[seat])?;
        Ok(words)
    }
}
