//! The seats of a match: who is there, who counts, who is ready, and their points.

use cluehouse_json::Read;
use serde::{Deserialize, Serialize};

use crate::{MatchReject, Millis, Seat, Seats};

/// One seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Read)]
pub(crate) struct Place {
    pub(crate) here: bool,
    pub(crate) left: bool,
    /// While away: when it stops counting.
    pub(crate) grace_ends: Option<Millis>,
    /// Away beyond its grace.
    pub(crate) away: bool,
    pub(crate) ready: bool,
    /// The first round this seat plays.
    pub(crate) from_round: u16,
    /// When its part of the running round was finished.
    pub(crate) done_at: Option<Millis>,
    pub(crate) score: i32,
}

impl Place {
    fn new(from_round: u16) -> Self {
        Self {
            here: true,
            left: false,
            grace_ends: None,
            away: false,
            ready: false,
            from_round,
            done_at: None,
            score: 0,
        }
    }

    /// Counts for turns and end rules.
    pub(crate) const fn is_active(&self) -> bool {
        !self.left && !self.away
    }
}

/// All seats, in order.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Read)]
pub(crate) struct Roster(pub(crate) Vec<Place>);

impl Roster {
    pub(crate) fn new(seats: u8) -> Self {
        Self((0..seats).map(|_| Place::new(1)).collect())
    }

    pub(crate) fn len(&self) -> u8 {
        self.0.len() as u8
    }

    pub(crate) fn next_seat(&self) -> Seat {
        Seat::new(self.len())
    }

    pub(crate) fn add(&mut self, from_round: u16) {
        self.0.push(Place::new(from_round));
    }

    pub(crate) fn get(&self, seat: Seat) -> Option<&Place> {
        self.0.get(seat.index())
    }

    pub(crate) fn get_mut(&mut self, seat: Seat) -> Option<&mut Place> {
        self.0.get_mut(seat.index())
    }

    /// The seat, where somebody still sits there.
    pub(crate) fn seated(&self, seat: Seat) -> Result<&Place, MatchReject> {
        let place = self.get(seat).ok_or(MatchReject::NoSuchSeat)?;
        if place.left { Err(MatchReject::SeatLeft) } else { Ok(place) }
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = (Seat, &Place)> {
        (0..).map(Seat::new).zip(&self.0)
    }

    fn seats(&self, which: impl Fn(&Place) -> bool) -> Seats {
        self.iter().filter(|(_, place)| which(place)).map(|(seat, _)| seat).collect()
    }

    /// The seats that play a round.
    pub(crate) fn playing(&self, round: u16) -> Seats {
        self.seats(|place| !place.left && place.from_round <= round)
    }

    /// The seats that count in a round.
    pub(crate) fn active(&self, round: u16) -> Seats {
        self.seats(|place| place.is_active() && place.from_round <= round)
    }

    pub(crate) fn everyone_left(&self) -> bool {
        self.0.iter().all(|place| place.left)
    }

    /// Whether every connected player has said so, and there is one.
    pub(crate) fn everyone_ready(&self) -> bool {
        let mut connected = self.0.iter().filter(|place| place.here && !place.left).peekable();
        connected.peek().is_some() && connected.all(|place| place.ready)
    }

    pub(crate) fn scores(&self) -> Vec<i32> {
        self.0.iter().map(|place| place.score).collect()
    }

    /// The next grace to run out, and whose.
    pub(crate) fn next_grace(&self) -> Option<(Millis, Seat)> {
        self.iter().filter_map(|(seat, place)| place.grace_ends.map(|ends| (ends, seat))).min()
    }

    /// Forgets what belonged to the last round.
    pub(crate) fn begin_round(&mut self) {
        for place in &mut self.0 {
            place.ready = false;
            place.done_at = None;
        }
    }
}
