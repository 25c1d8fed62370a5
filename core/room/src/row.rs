//! What goes into a room, and the row it leaves in the journal.

use cluehouse_engine::{Digest, Millis, Seat};
use cluehouse_games::AnyAction;
use cluehouse_json::{self as json, Read};
use serde::{Deserialize, Serialize};

use crate::wire::{Command, Epoch, Seen, Version};
use crate::{MemberId, Person};

/// One thing that happens to a room from outside.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Read)]
#[serde(tag = "t", content = "d", rename_all = "snake_case")]
pub enum Input {
    /// Somebody whose session the shell has checked comes in, or back.
    Enter {
        /// Who.
        person: Person,
        /// The name wanted.
        name: String,
        /// Only watches.
        watch: bool,
        /// What their client saw last; it decides what they are told, not what happens.
        #[serde(skip)]
        seen: Option<Seen>,
        /// Which of their pages.
        client: u32,
        /// The last number it has used.
        asked: u32,
    },
    /// Somebody turns out to be another person: a guest who has logged in. The shell says so before they come back.
    Become {
        /// Who they were here.
        was: Person,
        /// Who they are.
        person: Person,
    },
    /// A member's connection is lost.
    Drop {
        /// Whose.
        member: MemberId,
    },
    /// A member asks for something.
    Command {
        /// Who.
        member: MemberId,
        /// Their own number for it.
        n: u32,
        /// Latency allowance, as the shell measured it.
        lag: Millis,
        /// What.
        what: Command,
    },
    /// A bot acts, having thought about what its seat sees.
    Bot {
        /// On which seat.
        seat: Seat,
        /// Of which match of the evening.
        game: u32,
        /// In which round of it.
        round: u16,
        /// What.
        action: AnyAction,
    },
    /// A deadline passes; written by the room itself.
    Tick,
    /// Sealed secrets may be shown.
    Reveal,
    /// The room is closed from outside.
    Close,
}

/// A row, and as it stands in the journal: written once, for who counts and for who keeps it.
#[derive(Clone, Debug, PartialEq)]
pub struct Written {
    /// What it says.
    pub row: Row,
    /// Its line.
    pub line: Vec<u8>,
}

/// One row of a room's journal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Read)]
#[serde(deny_unknown_fields)]
pub struct Row {
    /// Its number.
    #[serde(rename = "v")]
    pub version: Version,
    /// Who owned the room.
    pub epoch: Epoch,
    /// When, by the room's time.
    pub at: Millis,
    /// What.
    #[serde(rename = "in")]
    pub input: Input,
    /// The start of the match's hash after the row, so that rules which have changed are noticed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chain: Option<String>,
    /// The number of the game's rules, where a match began with the row: it is played by them to its end, whatever comes after.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<u16>,
}

impl Row {
    /// The row as one line of text.
    pub fn to_line(&self) -> Vec<u8> {
        json::bytes(self)
    }

    /// The packs it names.
    pub fn packs(&self) -> impl Iterator<Item = Digest> {
        let chosen = match &self.input {
            Input::Command { what: Command::Choose(items), .. } => &items[..],
            _ => &[],
        };
        chosen.iter().filter_map(|item| item.pack)
    }
}
