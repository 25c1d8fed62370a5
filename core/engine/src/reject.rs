//! Why the machine refuses an input. A refusal is part of play, not a failure.

use serde::Serialize;

use crate::{Seat, Speak, Text};

/// Refused by the machine, or by the rules.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "t", content = "d", rename_all = "snake_case")]
pub enum Refusal<R> {
    /// The machine said no.
    Match(MatchReject),
    /// The rules said no.
    Game(R),
}

/// Why the machine says no, whatever the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "t", content = "d", rename_all = "snake_case")]
pub enum MatchReject {
    /// Not in this state of the match: before the start, between rounds, after the end.
    WrongPhase,
    /// The match has no such seat.
    NoSuchSeat,
    /// The player on this seat has left.
    SeatLeft,
    /// The player's connection is not there.
    NotHere,
    /// The player plays from the next round on.
    NotThisRound,
    /// Fewer players than the game needs.
    TooFewPlayers {
        /// How many it needs.
        least: u8,
    },
    /// No seat is free.
    Full {
        /// How many there are.
        most: u8,
    },
    /// This game takes nobody in after the start.
    NoLateJoin,
    /// A new player must take the next seat.
    WrongSeat {
        /// Which is next.
        next: Seat,
    },
    /// Nothing changes: already so.
    AlreadySo,
    /// The time lies before the last input's.
    TimeWentBack,
    /// More latency allowance than anybody gets.
    LagTooLong,
    /// Ticks are the machine's own.
    NotDue,
    /// There is nothing sealed, or the match is still being played.
    NothingSealed,
}

impl Speak for MatchReject {
    fn text(&self) -> Text {
        match *self {
            Self::WrongPhase => Text::new("reject-wrong-phase"),
            Self::NoSuchSeat => Text::new("reject-no-such-seat"),
            Self::SeatLeft => Text::new("reject-seat-left"),
            Self::NotHere => Text::new("reject-not-here"),
            Self::NotThisRound => Text::new("reject-not-this-round"),
            Self::TooFewPlayers { least } => Text::new("reject-too-few-players").number("least", least),
            Self::Full { most } => Text::new("reject-full").number("most", most),
            Self::NoLateJoin => Text::new("reject-no-late-join"),
            Self::WrongSeat { next } => Text::new("reject-wrong-seat").words("next", next.to_string()),
            Self::AlreadySo => Text::new("reject-already-so"),
            Self::TimeWentBack => Text::new("reject-time-went-back"),
            Self::LagTooLong => Text::new("reject-lag-too-long"),
            Self::NotDue => Text::new("reject-not-due"),
            Self::NothingSealed => Text::new("reject-nothing-sealed"),
        }
    }
}

impl<R: Speak> Speak for Refusal<R> {
    fn text(&self) -> Text {
        match self {
            Self::Match(reject) => reject.text(),
            Self::Game(reject) => reject.text(),
        }
    }
}
