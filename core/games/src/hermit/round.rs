//! The state of a round: who has picked what. Decides nothing about when it ends.

use cluehouse_engine::{BySeat, Hidden, Millis, Seat, Seats};
use serde::Serialize;

use super::event::{Picked, Shown, Won};
use super::score::winner;

/// A running round.
#[derive(Clone, Debug, PartialEq)]
pub struct Round {
    pub(super) began: Millis,
    /// Whether the round has ended.
    pub(super) over: bool,
    pub(super) picks: BySeat<Option<Hidden<u8>>>,
}

/// What a finished round says of one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "HermitSummary"))]
pub struct Summary {
    /// Whether a number was picked.
    pub picked: bool,
    /// What the round earned.
    pub points: u32,
}

impl Round {
    pub(super) fn new(seats: Seats, at: Millis) -> Self {
        Self { began: at, over: false, picks: BySeat::new(seats, |_| None) }
    }

    /// What a seat has picked; for that seat, and for everybody at the end.
    pub(super) fn pick(&self, seat: Seat) -> Option<u8> {
        self.picks.get(seat)?.as_ref().map(|number| *number.open())
    }

    /// Who wins as the picks stand; for the end, never for a view before it.
    pub(super) fn won(&self) -> Option<Won> {
        let made = self.picks.seats().iter().filter_map(|seat| Some((seat, self.pick(seat)?)));
        winner(&made.collect::<Vec<_>>())
    }

    /// Everything that was hidden; for a round that is over.
    pub(super) fn shown(&self) -> Shown {
        let picks = self.picks.seats().iter().map(|seat| Picked { seat, number: self.pick(seat) });
        Shown { picks: picks.collect(), won: self.won() }
    }
}
