//! A room for one person in their own program: the same protocol over the same machine, without a network.
//!
//! The browser's page and the terminal play through it. It writes its journal as text; where that is kept, and what time it is, is the
//! shell's business.

use std::fmt;
use std::sync::Arc;

use cluehouse_engine::{Millis, Rng, Speak};
use cluehouse_games::{AnyAction, AnyJournal};
use cluehouse_json::{self as json, Read};
use serde::{Deserialize, Serialize};

use crate::room::Output;
use crate::wire::{ClientMsg, Epoch, Hello, PROTOCOL, Pong, Refused, ServerMsg};
use crate::{Charter, FORMAT, Input, MemberId, Person, Reject, RestoreError, Room, RoomReject, Row, Shelf};

/// The one person of a local room.
const SOMEBODY: Person = Person::new(1);

/// A room for one person.
#[derive(Debug)]
pub struct Local {
    room: Room,
    you: Option<MemberId>,
    /// The journal so far: the charter and the rows, one line each.
    journal: String,
    rows: u32,
    /// A bot's choices are journalled, so its dice need not be.
    dice: Rng,
}

/// Why a saved room cannot be read, and on which line.
#[derive(Clone, Debug, PartialEq)]
pub struct LocalError {
    line: usize,
    fault: LocalFault,
}

#[derive(Clone, Debug, PartialEq)]
enum LocalFault {
    NotARoom,
    UnknownFormat(u16),
    Unreadable(String),
    CutShort,
    Rows(RestoreError),
}

impl fmt::Display for LocalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match &self.fault {
            LocalFault::NotARoom => f.write_str("not a saved Cluehouse game"),
            LocalFault::UnknownFormat(found) => {
                write!(f, "saved in format {found}, which is unknown; this program reads format {FORMAT}")
            }
            LocalFault::Unreadable(why) => write!(f, "cannot be read: {why}"),
            LocalFault::CutShort => f.write_str("the saved game is cut short: its last line is missing"),
            LocalFault::Rows(why) => why.fmt(f),
        }
    }
}

impl std::error::Error for LocalError {}

/// The last line of a saved room.
#[derive(Serialize, Deserialize, Read)]
#[serde(deny_unknown_fields)]
struct LastLine {
    rows: u32,
}

/// Enough of the first line to know what it is.
#[derive(Deserialize, Read)]
struct Peek {
    cluehouse_room: u16,
}

impl Local {
    /// Opens a room.
    ///
    /// # Errors
    /// Where its list of games cannot be played.
    pub fn open(charter: Charter, shelf: Arc<Shelf>) -> Result<Self, Reject> {
        let journal = json::write(&charter) + "\n";
        let room = Room::open(Arc::new(charter), shelf, Epoch(1))?.recording();
        Ok(Self::new(room, journal, 0))
    }

    fn new(room: Room, journal: String, rows: u32) -> Self {
        let dice = room.charter().seed.rng("local bots");
        Self { room, you: None, journal, rows, dice }
    }

    /// Reads a room that was saved. Whoever was in it has to come back.
    ///
    /// # Errors
    /// With the first line that cannot be read or does not follow from those before it.
    pub fn restore(text: &str, shelf: Arc<Shelf>) -> Result<Self, LocalError> {
        let error = |index: usize, fault| LocalError { line: index + 1, fault };
        let lines: Vec<&str> = text.lines().collect();
        let first = lines.first().ok_or(error(0, LocalFault::NotARoom))?;
        let peek: Peek = json::read(first.as_bytes()).map_err(|_| error(0, LocalFault::NotARoom))?;
        if peek.cluehouse_room != FORMAT {
            return Err(error(0, LocalFault::UnknownFormat(peek.cluehouse_room)));
        }
        let unreadable =
            |index: usize, why: json::Error| error(index, LocalFault::Unreadable(why.to_string()));
        let charter: Charter = json::read(first.as_bytes()).map_err(|why| unreadable(0, why))?;
        let end = lines.len().saturating_sub(1);
        let last: LastLine = lines
            .get(end)
            .and_then(|line| json::read(line.as_bytes()).ok())
            .ok_or(error(end, LocalFault::CutShort))?;
        let rows = lines.get(1..end).unwrap_or_default();
        if last.rows as usize != rows.len() {
            return Err(error(end, LocalFault::CutShort));
        }
        let read = |(index, line): (usize, &&str)| {
            json::read::<Row>(line.as_bytes()).map_err(|why| unreadable(index + 1, why))
        };
        let parsed: Vec<Row> = rows.iter().enumerate().map(read).collect::<Result<_, _>>()?;
        let follows = |why: RestoreError| {
            let line = match &why {
                RestoreError::Gap(version) | RestoreError::Diverged(version) => version.0 as usize,
                RestoreError::Charter | RestoreError::Checkpoint => 0,
            };
            error(line, LocalFault::Rows(why))
        };
        let room = Room::open(Arc::new(charter), shelf, Epoch(1));
        let mut room = room.map_err(|_| follows(RestoreError::Charter))?.recording();
        room.catch_up(parsed).map_err(follows)?;
        let mut journal = String::with_capacity(text.len());
        lines[..end].iter().for_each(|line| {
            journal.push_str(line);
            journal.push('\n');
        });
        let mut local = Self::new(room, journal, last.rows);
        let now = local.room.now();
        for member in local.room.connected() {
            local.handle(now, Input::Drop { member });
        }
        Ok(local)
    }

    /// What the room began with.
    pub fn charter(&self) -> &Charter {
        self.room.charter()
    }

    /// The room's time, where it goes on after a pause.
    pub const fn now(&self) -> Millis {
        self.room.now()
    }

    /// The next time at which something happens by itself.
    pub fn deadline(&self) -> Option<Millis> {
        self.room.deadline()
    }

    /// The room as text, to be saved.
    pub fn save(&self) -> String {
        let last = json::write(&LastLine { rows: self.rows });
        format!("{}{last}\n", self.journal)
    }

    /// How many rows there are: where there are more than before, there is something to save.
    pub const fn rows(&self) -> u32 {
        self.rows
    }

    /// The journal of the last match, once it is over.
    pub fn archive(&self) -> Option<&AnyJournal> {
        self.room.archive()
    }

    /// Takes a message from the one who plays.
    pub fn hear(&mut self, at: Millis, msg: ClientMsg) -> Vec<Arc<ServerMsg>> {
        match (msg, self.you) {
            (ClientMsg::Ping(echo), _) => vec![Arc::new(ServerMsg::Pong(Pong { echo, at }))],
            (ClientMsg::Hello(hello), _) if hello.protocol != PROTOCOL => {
                refused(RoomReject::OtherProtocol { ours: PROTOCOL }.into())
            }
            (ClientMsg::Hello(hello), _) => {
                let Hello { name, watch, seen, client, asked, .. } = hello;
                self.answer(at, Input::Enter { person: SOMEBODY, name, watch, seen, client, asked })
            }
            (ClientMsg::Do(_), None) => refused(RoomReject::NotAMember.into()),
            (ClientMsg::Do(asked), Some(member)) => {
                let n = asked.n;
                self.answer(at, Input::Command { member, n, lag: Millis::ZERO, what: asked.what })
            }
        }
    }

    /// The one who plays goes away; the clock of the match stands still with the program.
    pub fn leave(&mut self, at: Millis) -> Vec<Arc<ServerMsg>> {
        self.you.take().map_or(Vec::new(), |member| self.handle(at, Input::Drop { member }).0)
    }

    /// Lets time pass.
    pub fn tick(&mut self, at: Millis) -> Vec<Arc<ServerMsg>> {
        self.handle(at, Input::Tick).0
    }

    /// Lets every bot act once, where it has something to do.
    pub fn think(&mut self, at: Millis) -> Vec<Arc<ServerMsg>> {
        let mut heard = Vec::new();
        for (seat, bot) in self.room.bot_seats() {
            // Time may have run out meanwhile.
            heard.extend(self.tick(at));
            let thought = self.room.thought(seat, &bot);
            if let Some(action) = thought.and_then(|thought| thought.think(&mut self.dice)) {
                let (game, round) = self.room.moment();
                heard.extend(self.handle(at, Input::Bot { seat, game, round, action }).0);
            }
        }
        heard
    }

    /// What a bot would do in place of the one who plays.
    pub fn advise(&mut self, bot: &str) -> Option<AnyAction> {
        let seat = self.room.seat_of(self.you?)?;
        self.room.thought(seat, bot)?.think(&mut self.dice)
    }

    /// Deals with what the one who plays said; a refusal is told in any case.
    fn answer(&mut self, at: Millis, input: Input) -> Vec<Arc<ServerMsg>> {
        let (heard, why) = self.handle(at, input);
        match why {
            Some(why) if heard.is_empty() => refused(why),
            _ => heard,
        }
    }

    fn handle(&mut self, at: Millis, input: Input) -> (Vec<Arc<ServerMsg>>, Option<Reject>) {
        let Output { rows, sends, refused, entered, .. } = self.room.handle(at, input);
        for row in rows {
            self.rows += 1;
            self.journal.push_str(&row.to_line());
            self.journal.push('\n');
        }
        self.you = entered.or(self.you).filter(|member| self.room.is_here(*member));
        (sends.into_iter().map(|send| send.msg).collect(), refused)
    }
}

fn refused(why: Reject) -> Vec<Arc<ServerMsg>> {
    vec![Arc::new(ServerMsg::Refused(Refused { text: why.text(), why }))]
}
