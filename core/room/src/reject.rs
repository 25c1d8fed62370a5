//! Why a room says no. A refusal changes nothing.

use cluehouse_engine::{Speak, Text};
use cluehouse_games::AnyReject;
use serde::Serialize;

/// Refused by the room, by the machine or by the rules.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "t", content = "d", rename_all = "snake_case")]
pub enum Reject {
    /// The room said no.
    Room(RoomReject),
    /// The match said no.
    Play(AnyReject),
}

/// Why the room says no, whatever is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "t", content = "d", rename_all = "snake_case")]
pub enum RoomReject {
    /// The message cannot be read.
    Malformed,
    /// The message is too long to be read.
    MessageTooLong,
    /// The client speaks another version of the protocol.
    OtherProtocol {
        /// Which one is spoken here.
        ours: u16,
    },
    /// The room is closed.
    Closed,
    /// Nobody new may come in.
    Locked,
    /// There is no place left.
    RoomFull,
    /// The journal is as long as it may be, or has no space for another match.
    WornOut,
    /// The host has shut this person out.
    Banned,
    /// Nobody may watch here.
    NoWatchers,
    /// Nothing is left of the name.
    NameEmpty,
    /// The name is too long.
    NameTooLong {
        /// How many characters it may have.
        most: u8,
    },
    /// Somebody here is called so.
    NameTaken,
    /// The name is not fit for company.
    NameRefused,
    /// In a class the house gives the names.
    NameGiven,
    /// The house rules do not ask for real names.
    NotAsked,
    /// A class neither chats nor is listed.
    ClassQuiet,
    /// Not a member of this room.
    NotAMember,
    /// There is no such member here.
    NoSuchMember,
    /// Only the host may.
    HostOnly,
    /// Only whoever the room belongs to may, and nobody may do it to them.
    OwnerOnly,
    /// The host cannot be voted out.
    NotTheHost,
    /// One cannot do this to oneself.
    NotOneself,
    /// Too many commands at once.
    TooFast,
    /// Nothing changes: already so.
    NoChange,
    /// An official game cannot be changed or stopped.
    Official,
    /// A match is being played.
    MatchRunning,
    /// No match is being played.
    NoMatch,
    /// Who has left a match does not come back to it.
    LeftMatch,
    /// The last match is sealed, and must be revealed first.
    Sealed,
    /// Nothing was played yet.
    NothingPlayed,
    /// The running match has no round left for who comes now.
    TakesNobody,
    /// Meant for a match or a round that is over.
    TooLate,
    /// Of another game than the one that is played.
    OtherGame,
    /// The match is paused.
    Paused,
    /// Only players may.
    NotPlaying,
    /// The evening needs a game.
    PlaylistEmpty,
    /// The evening has too many games.
    PlaylistTooLong {
        /// How many it may have.
        most: u8,
    },
    /// The catalogue has no such entry.
    UnknownEntry,
    /// Settings of another game.
    WrongSettings,
    /// The questions or words are not here.
    UnknownPack,
    /// The game has no such bot.
    UnknownBot,
    /// Chat is off in this room.
    ChatOff,
    /// The host has muted this member.
    Muted,
    /// Too much said at once.
    TalkTooFast,
    /// Nothing is left of what was said.
    NothingSaid,
    /// What was said is too long.
    SaidTooLong {
        /// How many characters it may have.
        most: u16,
    },
}

impl Speak for RoomReject {
    fn text(&self) -> Text {
        match *self {
            Self::Malformed => Text::new("room-malformed"),
            Self::MessageTooLong => Text::new("room-message-too-long"),
            Self::OtherProtocol { ours } => Text::new("room-other-protocol").number("ours", ours),
            Self::Closed => Text::new("room-closed"),
            Self::Locked => Text::new("room-locked"),
            Self::RoomFull => Text::new("room-full"),
            Self::WornOut => Text::new("room-worn-out"),
            Self::Banned => Text::new("room-banned"),
            Self::NoWatchers => Text::new("room-no-watchers"),
            Self::NameEmpty => Text::new("room-name-empty"),
            Self::NameTooLong { most } => Text::new("room-name-too-long").number("most", most),
            Self::NameTaken => Text::new("room-name-taken"),
            Self::NameRefused => Text::new("room-name-refused"),
            Self::NameGiven => Text::new("room-name-given"),
            Self::NotAsked => Text::new("room-not-asked"),
            Self::ClassQuiet => Text::new("room-class-quiet"),
            Self::NotAMember => Text::new("room-not-a-member"),
            Self::NoSuchMember => Text::new("room-no-such-member"),
            Self::HostOnly => Text::new("room-host-only"),
            Self::OwnerOnly => Text::new("room-owner-only"),
            Self::NotTheHost => Text::new("room-not-the-host"),
            Self::NotOneself => Text::new("room-not-oneself"),
            Self::TooFast => Text::new("room-too-fast"),
            Self::NoChange => Text::new("room-no-change"),
            Self::Official => Text::new("room-official"),
            Self::MatchRunning => Text::new("room-match-running"),
            Self::NoMatch => Text::new("room-no-match"),
            Self::LeftMatch => Text::new("room-left-match"),
            Self::Sealed => Text::new("room-sealed"),
            Self::NothingPlayed => Text::new("room-nothing-played"),
            Self::TakesNobody => Text::new("room-takes-nobody"),
            Self::TooLate => Text::new("room-too-late"),
            Self::OtherGame => Text::new("room-other-game"),
            Self::Paused => Text::new("room-paused"),
            Self::NotPlaying => Text::new("room-not-playing"),
            Self::PlaylistEmpty => Text::new("room-playlist-empty"),
            Self::PlaylistTooLong { most } => Text::new("room-playlist-too-long").number("most", most),
            Self::UnknownEntry => Text::new("room-unknown-entry"),
            Self::WrongSettings => Text::new("room-wrong-settings"),
            Self::UnknownPack => Text::new("room-unknown-pack"),
            Self::UnknownBot => Text::new("room-unknown-bot"),
            Self::ChatOff => Text::new("room-chat-off"),
            Self::Muted => Text::new("room-muted"),
            Self::TalkTooFast => Text::new("room-talk-too-fast"),
            Self::NothingSaid => Text::new("room-nothing-said"),
            Self::SaidTooLong { most } => Text::new("room-said-too-long").number("most", most),
        }
    }
}

impl Speak for Reject {
    fn text(&self) -> Text {
        match self {
            Self::Room(reject) => reject.text(),
            Self::Play(reject) => reject.text(),
        }
    }
}

impl From<RoomReject> for Reject {
    fn from(reject: RoomReject) -> Self {
        Self::Room(reject)
    }
}

impl From<AnyReject> for Reject {
    fn from(reject: AnyReject) -> Self {
        Self::Play(reject)
    }
}
