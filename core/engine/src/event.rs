//! What happened: generic events from the machine, specific ones from the rules, each with its audience.

use serde::Serialize;

use crate::{Audience, Countdown, Game, Millis, Reason, Seat, Seats, Standing};

/// An event and who is told of it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(bound = "")]
pub struct Told<G: Game> {
    /// Who is told.
    pub audience: Audience,
    /// What happened.
    pub event: Event<G::Result, G::Event>,
}

/// A generic event of the machine or a specific one of the rules. Within a moment (an action, a round's start, a round's end)
/// the generic event comes first.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PlayEvent"))]
#[serde(tag = "t", content = "d", rename_all = "snake_case")]
pub enum Event<R, E> {
    /// From the machine.
    Match(MatchEvent<R>),
    /// From the rules.
    Game(E),
}

/// What happens in every game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "t", content = "d", rename_all = "snake_case")]
pub enum MatchEvent<R> {
    /// The match begins; each viewer's view goes with the frame that carries this.
    GameStarted {
        /// The countdown before the first round.
        timing: Countdown,
    },
    /// A round begins.
    RoundStarted {
        /// Which, from 1.
        current: u16,
        /// Of how many.
        total: u16,
    },
    /// A player's action was accepted.
    PlayerAction {
        /// Whose.
        seat: Seat,
        /// What kind of action; never what was in it.
        kind: &'static str,
    },
    /// A round is over.
    RoundEnded {
        /// Why.
        reason: Reason,
        /// Whether somebody succeeded.
        winner_found: bool,
        /// Points by seat.
        scores: Vec<i32>,
        /// Results of the seats that played.
        results: Vec<SeatResult<R>>,
        /// The countdown to what follows.
        timing: Countdown,
    },
    /// The match is over.
    GameFinished {
        /// Who won.
        winner: Winner,
        /// Points by seat.
        scores: Vec<i32>,
        /// Places by seat, from 1; equal seats share the better place.
        places: Vec<u8>,
    },
}

/// One seat's result in a round.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatResult<R> {
    /// Whose.
    pub seat: Seat,
    /// How far it came.
    pub standing: Standing,
    /// Whether it succeeded.
    pub success: bool,
    /// When its part was finished.
    pub at: Option<Millis>,
    /// What the game adds.
    pub data: R,
}

/// Who won a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "t", content = "d", rename_all = "snake_case")]
pub enum Winner {
    /// Nobody succeeded.
    Nobody,
    /// One seat.
    Seat(Seat),
    /// These seats, equally.
    Tie(Seats),
}
