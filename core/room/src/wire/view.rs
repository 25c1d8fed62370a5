//! A room as its members see it; the same for all of them.

use cluehouse_engine::{LateJoin, Seat};
use cluehouse_json::Read;
use serde::{Deserialize, Serialize};

use crate::{Clock, House, Item, MemberId, Name};

/// A room as its members see it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RoomView {
    /// What goes on.
    pub stage: Stage,
    /// Who decides; nobody in a room that nobody has entered.
    pub host: Option<MemberId>,
    /// Who is in, in the order of play.
    pub members: Vec<MemberView>,
    /// The house rules.
    pub house: House,
    /// Whether results count.
    pub official: bool,
    /// The evening's games.
    pub playlist: Vec<Item>,
    /// Which of them is played now, or next.
    pub item: u16,
    /// Who sits where in the match that runs, or ran last.
    pub seats: Vec<SeatOwner>,
    /// The match's clock.
    pub clock: Clock,
    /// When somebody who comes now would play.
    pub late_join: LateJoin,
    /// Who may not come in.
    pub banned: Vec<BanView>,
    /// What the host last decided about showing a drawing.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub curtain: Option<Curtain>,
}

/// Whether a drawing is to be seen. It holds for this drawing alone: a seat has one turn in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Curtain {
    /// In which match of the evening, from 1.
    pub game: u32,
    /// In which round of it.
    pub round: u16,
    /// Whose drawing.
    pub seat: Seat,
    /// Whether nobody is to see it.
    pub drawn: bool,
}

/// What goes on in a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Nothing was played yet.
    Lobby,
    /// A match runs.
    Playing,
    /// A match is over.
    Results,
    /// The room is closed.
    Closed,
}

/// A member as the others see them.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MemberView {
    /// Who.
    pub id: MemberId,
    /// What they are called.
    pub name: Name,
    /// A person or a bot.
    pub kind: Kind,
    /// Whether they are connected.
    pub here: bool,
    /// Whether they want to play.
    pub plays: bool,
    /// Whether they are ready for the next match.
    pub ready: bool,
    /// Whether the host keeps them from chatting.
    pub muted: bool,
    /// The evening's points.
    pub points: u32,
    /// How many want them out.
    pub votes: u8,
}

/// A person or a bot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "t", content = "d", rename_all = "snake_case")]
pub enum Kind {
    /// A person.
    Person,
    /// A bot, by its name in the catalogue.
    Bot(String),
}

/// Who sits on a seat of the match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SeatOwner {
    /// Whose it is.
    pub member: MemberId,
    /// What they were called when they sat down; it stays when they leave.
    pub name: Name,
    /// The bot that plays on it: a bot of its own, or one that sits in while somebody is away.
    pub bot: Option<String>,
    /// Whether they have left it for good.
    pub left: bool,
}

/// Somebody who may not come in.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BanView {
    /// Who.
    pub member: MemberId,
    /// What they were called.
    pub name: Name,
}
