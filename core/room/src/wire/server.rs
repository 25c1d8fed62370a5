//! What a room says.

use std::sync::Arc;

use cluehouse_engine::{Event, MatchView, Millis, Pledge, Seat, StateChange, Text};
use cluehouse_json::Read;
use serde::{Deserialize, Serialize};

use super::{AnyNews, AnyPlay, Epoch, RoomView, Version};
use crate::{MemberId, Name, Reject};

/// A message to a member.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "t", content = "d", rename_all = "snake_case")]
pub enum ServerMsg {
    /// The member is in. What was missed follows, or the whole picture is in it.
    Welcome(Box<Welcome>),
    /// One row of the journal, as this member may know it.
    Frame(Box<Frame>),
    /// A command was carried out, or refused.
    Answer(Answer),
    /// A message without a number was refused.
    Refused(Refused),
    /// The echo of a ping.
    Pong(Pong),
    /// The connection is over.
    Farewell(Farewell),
}

/// The first message to somebody who comes in.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Welcome {
    /// The protocol spoken here.
    pub protocol: u16,
    /// In whose time.
    pub epoch: Epoch,
    /// Who one is here; a screen is nobody.
    pub you: Option<MemberId>,
    /// The version that is reached once everything that follows was heard.
    pub version: Version,
    /// The whole picture; absent where the missed frames follow instead.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub snapshot: Option<Snapshot>,
}

/// Everything a member may know, at one version.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Snapshot {
    /// At which version.
    pub version: Version,
    /// The room's time.
    pub at: Millis,
    /// The room.
    pub room: RoomView,
    /// The last things said.
    pub said: Vec<Said>,
    /// What was confided to this member.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub confided: Vec<Confided>,
    /// The match that runs, or ran last.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub play: Option<AnyPlay>,
}

/// One row of the journal, as one member may know it. Every member gets one for every row, empty where there is nothing
/// to know.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Frame {
    /// Which row.
    pub version: Version,
    /// The room's time.
    pub at: Millis,
    /// The room, where it changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub room: Option<RoomView>,
    /// What was said.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub said: Option<Said>,
    /// What was confided to this member.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub confided: Option<Confided>,
    /// A match that begins, or the match as somebody sees it who looks at it in another way now.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub play: Option<Box<AnyPlay>>,
    /// What happened in the match.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub news: Option<Arc<AnyNews>>,
}

/// Something said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Said {
    /// By whom.
    pub member: MemberId,
    /// What they were called; they may be gone.
    pub name: Name,
    /// When, by the room's time.
    pub at: Millis,
    /// What.
    pub text: String,
    /// Among whom.
    pub circle: Circle,
}

/// What somebody is called elsewhere, told to one member alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Confided {
    /// Who.
    pub member: MemberId,
    /// Their real name.
    pub name: String,
}

/// Among whom something is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Circle {
    /// Everybody.
    All,
    /// Those who know more than who still plays: told to them alone.
    Knowing,
    /// Those who watch: told to them alone.
    Watching,
}

/// A match as one member sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Play<V> {
    /// Which match of the evening, from 1.
    pub game: u32,
    /// The seat the member has; none for who watches.
    pub seat: Option<Seat>,
    /// What it looks like.
    pub view: MatchView<V>,
    /// The commitments made before each round, opened as far as they may be.
    pub pledges: Vec<Pledge>,
}

/// What one row changes about a match, for one member.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct News<R, E, V> {
    /// What changes about the machine's part of the view.
    #[serde(skip_serializing_if = "StateChange::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub change: StateChange,
    /// What happened, in order.
    pub told: Vec<Event<R, E>>,
    /// The game's view, where what happened does not say everything that changes in it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub view: Option<Box<V>>,
    /// Commitments made or opened.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub pledges: Vec<Pledge>,
}

/// What came of a command.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Answer {
    /// The client's number.
    pub n: u32,
    /// What came of it.
    pub outcome: Outcome,
}

/// What came of a command.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "t", content = "d", rename_all = "snake_case")]
pub enum Outcome {
    /// Carried out, in this row.
    Done(Version),
    /// Refused; nothing changed.
    Refused(Refused),
    /// Asked so long ago that nobody knows any more what came of it.
    Forgotten,
}

/// Why something was refused: for programs, and for people.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Refused {
    /// For programs.
    pub why: Reject,
    /// For people: a text's id with its arguments.
    pub text: Text,
}

/// The echo of a ping.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Pong {
    /// What the ping carried.
    pub echo: u32,
    /// The room's time.
    pub at: Millis,
}

/// Why the connection is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Farewell {
    /// The member left.
    Left,
    /// The host, or a vote, sent the member out.
    Kicked,
    /// The host has shut the person out.
    Banned,
    /// The room is closed.
    Closed,
    /// The same person is here through another connection.
    Replaced,
    /// The room moves or the server restarts: come back with what was seen.
    Moved,
    /// Nothing can be written at the moment, so nothing can happen: come back in a while with what was seen.
    Degraded,
}
