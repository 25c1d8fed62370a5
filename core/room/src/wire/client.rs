//! What a client says.

use cluehouse_games::AnyAction;
use cluehouse_json::{self as json, Read};
use serde::{Deserialize, Serialize};

use super::{Curtain, Epoch, Version};
use crate::limits::MAX_MESSAGE;
use crate::{House, Item, MemberId, RoomReject};

/// A message to the room.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "t", content = "d", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMsg {
    /// Comes in, or back. The first message of a connection.
    Hello(Hello),
    /// Asks for something.
    Do(Numbered),
    /// Asks for an echo, so that the connection's delay can be measured.
    Ping(u32),
}

/// Comes in, or back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Hello {
    /// Which protocol the client speaks.
    pub protocol: u16,
    /// The name wanted; who comes back keeps the old one.
    pub name: String,
    /// Only watches.
    #[serde(default)]
    pub watch: bool,
    /// Is a screen for all to see: shown what everybody may know, and nobody in the room.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub screen: bool,
    /// What the client saw last, where it was here before.
    #[serde(default)]
    pub seen: Option<Seen>,
    /// Which of a person's pages this is: a random number, drawn when it was loaded. Each counts its commands for itself.
    #[serde(default)]
    pub client: u32,
    /// The last number the page has used for a command.
    #[serde(default)]
    pub asked: u32,
}

/// How far a client had got.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Seen {
    /// In whose time.
    pub epoch: Epoch,
    /// The last version whose frame it has.
    pub version: Version,
}

/// A command with the page's own number. A number is used once; a repeated one gets its answer again.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Numbered {
    /// The number: larger than any before.
    pub n: u32,
    /// The command.
    pub what: Command,
}

/// What a member may ask for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "t", content = "d", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Takes another name.
    Rename(String),
    /// Wants to play: in the match that runs, as far as its game takes late comers, and in those to come.
    Sit,
    /// Would rather watch.
    Watch,
    /// Is ready for the next round or the next match, or not.
    Ready(bool),
    /// Acts in the match.
    Act {
        /// Which match of the evening, from 1.
        game: u32,
        /// Which round of it.
        round: u16,
        /// What.
        action: AnyAction,
    },
    /// Says something.
    Say(String),
    /// Votes somebody out; more than half of the others must.
    VoteOut(MemberId),
    /// Says what one is called elsewhere, where the house rules ask for it. Whoever the room belongs to hears it, and nobody else.
    Confide(String),
    /// Leaves for good; coming back is coming in anew.
    Leave,

    /// Host: chooses the evening's games.
    Choose(Vec<Item>),
    /// Host: sets the house rules.
    Settle(House),
    /// Host: sits a bot down.
    AddBot(String),
    /// Host: starts the next game of the evening.
    Start,
    /// Host: starts the last game again.
    Rematch,
    /// Host: clears the table after a match, so that everybody is in the lobby again.
    Gather,
    /// Host: goes on where the match waits for it.
    Advance,
    /// Host: passes over the running turn or round.
    Skip,
    /// Host: stops the clock, or lets it run again.
    Pause(bool),
    /// Host: gives everyone more time.
    MoreTime,
    /// Host: ends the match before its time.
    Stop,
    /// Host: makes somebody the host.
    PassHost(MemberId),
    /// Host: sends somebody out, or takes a bot away. They may come back.
    Kick(MemberId),
    /// Host: sends somebody out for good.
    Ban(MemberId),
    /// Host: lets somebody who was banned come back.
    Unban(MemberId),
    /// Host: keeps somebody from chatting, or lets them again.
    Mute {
        /// Whom.
        member: MemberId,
        /// Whether.
        muted: bool,
    },
    /// Host: draws a curtain before what somebody draws just now, or opens it.
    Curtain(Curtain),
}

impl Command {
    /// Whether only the host may ask for it.
    pub const fn is_hosts(&self) -> bool {
        match self {
            Self::Rename(_)
            | Self::Sit
            | Self::Watch
            | Self::Ready(_)
            | Self::Act { .. }
            | Self::Say(_)
            | Self::VoteOut(_)
            | Self::Confide(_)
            | Self::Leave => false,
            Self::Choose(_)
            | Self::Settle(_)
            | Self::AddBot(_)
            | Self::Start
            | Self::Rematch
            | Self::Gather
            | Self::Advance
            | Self::Skip
            | Self::Pause(_)
            | Self::MoreTime
            | Self::Stop
            | Self::PassHost(_)
            | Self::Kick(_)
            | Self::Ban(_)
            | Self::Unban(_)
            | Self::Mute { .. }
            | Self::Curtain(_) => true,
        }
    }
}

impl ClientMsg {
    /// Reads a message.
    ///
    /// # Errors
    /// Where it is too long or cannot be read.
    pub fn parse(bytes: &[u8]) -> Result<Self, RoomReject> {
        if bytes.len() > MAX_MESSAGE {
            return Err(RoomReject::MessageTooLong);
        }
        json::read(bytes).map_err(|_| RoomReject::Malformed)
    }
}
