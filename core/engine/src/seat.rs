//! Places at a match, sets of them, who looks and who is told.

use std::fmt;

use cluehouse_json::{Error, Read, Value};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::MAX_SEATS;

/// A place at the match, counted from 0 in the order of play. Who sits there is the room's business.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number; a number past the last possible seat is a seat no match has.
    pub const fn new(number: u8) -> Self {
        Self(number)
    }

    /// As an index into what is kept per seat.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seats below `number`, in order.
    pub fn first(number: u8) -> impl DoubleEndedIterator<Item = Self> {
        (0..number).map(Self)
    }
}

/// Counted from 1, as people do.
impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", u16::from(self.0) + 1)
    }
}

/// A set of seats; written as the list of them, in canonical bytes as a number with one bit for each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Seat[]"))]
pub struct Seats(u64);

impl Serialize for Seats {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.iter())
        } else {
            self.0.serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            Vec::<Seat>::deserialize(deserializer).map(|seats| seats.into_iter().collect())
        } else {
            u64::deserialize(deserializer).map(Self)
        }
    }
}

impl Read for Seats {
    fn read(value: Value<'_>) -> Result<Self, Error> {
        Vec::<Seat>::read(value).map(|seats| seats.into_iter().collect())
    }
}

impl Seats {
    /// No seat.
    pub const NONE: Self = Self(0);

    /// Whether the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < MAX_SEATS && self.0 & 1 << seat.0 != 0
    }

    /// Adds a seat.
    pub const fn insert(&mut self, seat: Seat) {
        if seat.0 < MAX_SEATS {
            self.0 |= 1 << seat.0;
        }
    }

    /// Takes a seat out.
    pub const fn remove(&mut self, seat: Seat) {
        if seat.0 < MAX_SEATS {
            self.0 &= !(1 << seat.0);
        }
    }

    /// With one more seat.
    #[must_use]
    pub const fn with(mut self, seat: Seat) -> Self {
        self.insert(seat);
        self
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether every seat of `self` is in `other`.
    pub const fn is_subset(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// The seats in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..MAX_SEATS).map(Seat).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}

/// Who looks at a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Viewer {
    /// The player on this seat.
    Seat(Seat),
    /// Anybody else: sees what is public, never more.
    Watcher,
}

impl Viewer {
    /// Whether the viewer is the player on this seat.
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }
}

/// Who is told of an event. Named when the event is emitted; nothing is taken out later.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Read)]
#[serde(tag = "t", content = "d", rename_all = "snake_case")]
pub enum Audience {
    /// Every seat and every watcher.
    All,
    /// These seats alone.
    Only(Seats),
    /// Everyone but these seats, watchers included.
    Except(Seats),
}

impl Audience {
    /// One seat alone.
    pub fn only(seat: Seat) -> Self {
        Self::Only(Seats::NONE.with(seat))
    }

    /// Everyone but one seat.
    pub fn except(seat: Seat) -> Self {
        Self::Except(Seats::NONE.with(seat))
    }

    /// Whether the viewer is told.
    pub fn includes(self, viewer: Viewer) -> bool {
        let among = |seats: Seats| matches!(viewer, Viewer::Seat(seat) if seats.contains(seat));
        match self {
            Self::All => true,
            Self::Only(seats) => among(seats),
            Self::Except(seats) => !among(seats),
        }
    }
}
