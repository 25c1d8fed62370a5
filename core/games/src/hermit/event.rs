//! What happens in Hermit.

use cluehouse_engine::Seat;
use cluehouse_json::Read;
use serde::{Deserialize, Serialize};

/// An event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "HermitEvent"))]
#[serde(tag = "t", content = "d", rename_all = "snake_case")]
pub enum Event {
    /// A player has picked; not what.
    PlayerPicked {
        /// Who.
        seat: Seat,
    },
    /// What was picked; told to the one who did alone.
    PickTaken {
        /// What.
        number: u8,
    },
    /// The round is over: who picked what, and who won.
    PicksShown(Shown),
}

/// What was hidden while the round ran.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "HermitShown"))]
pub struct Shown {
    /// What each player of the round picked.
    pub picks: Vec<Picked>,
    /// Who won; nobody where no number was picked just once.
    pub won: Option<Won>,
}

/// What a player picked in a round that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "HermitPicked"))]
pub struct Picked {
    /// Who.
    pub seat: Seat,
    /// The number, where one was picked.
    pub number: Option<u8>,
}

/// Who won a round, and with what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "HermitWon"))]
pub struct Won {
    /// Who.
    pub seat: Seat,
    /// The lowest number that nobody else picked.
    pub number: u8,
    /// What it earned: a point for each player who picked.
    pub points: u32,
}
