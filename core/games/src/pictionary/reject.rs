//! Why Pictionary refuses.

use cluehouse_engine::{Speak, Text};
use serde::Serialize;

use super::{MAX_CYCLES, MAX_POINTS, MAX_SAID, MAX_SECONDS, MAX_TEXT, MAX_WORD, MIN_SECONDS, OFFERS};

/// A refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PictionaryReject"))]
#[serde(tag = "t", content = "d", rename_all = "snake_case")]
pub enum Reject {
    /// Cycles out of range.
    CyclesRange,
    /// Time to draw out of range.
    SecondsRange,
    /// The list has too few words of this level.
    TooFewWords {
        /// How many different ones it has.
        found: u32,
        /// How many there must be.
        wanted: u8,
    },
    /// A word nobody could guess.
    BadWord {
        /// Which of the list, from 1.
        number: u32,
    },
    /// Nobody draws just now.
    NoTurn,
    /// Only the drawer does this.
    NotTheDrawer,
    /// The drawer picks a word before anything else.
    PickFirst,
    /// The word is picked already.
    AlreadyPicked,
    /// There is no word of this number.
    NoSuchWord,
    /// The clock ends this turn.
    ClockEndsIt,
    /// Nothing is said.
    EmptyText,
    /// Too much is said at once.
    LongText,
    /// A text with control characters.
    BadText,
    /// Said too often in one turn.
    TooMuchSaid,
    /// The drawer must not say the word.
    SaysTheWord,
    /// A colour the palette does not have.
    NoSuchColour,
    /// A brush there is not.
    NoSuchBrush,
    /// No points, or too many at once.
    PointsRange,
    /// A point outside of the canvas.
    OffCanvas,
    /// No stroke to go on with.
    NoStroke,
    /// Nothing to take away.
    NothingDrawn,
    /// The drawing is as large as it may be.
    DrawingFull,
    /// The player draws, or does not, already.
    SoAlready,
}

impl Speak for Reject {
    fn text(&self) -> Text {
        match *self {
            Self::CyclesRange => Text::new("pictionary-reject-cycles").number("most", MAX_CYCLES),
            Self::SecondsRange => Text::new("pictionary-reject-seconds")
                .number("least", MIN_SECONDS)
                .number("most", MAX_SECONDS),
            Self::TooFewWords { found, wanted } => {
                Text::new("pictionary-reject-too-few").number("found", found).number("wanted", wanted)
            }
            Self::BadWord { number } => Text::new("pictionary-reject-bad-word")
                .number("number", number)
                .number("most", MAX_WORD as i64),
            Self::NoTurn => Text::new("pictionary-reject-no-turn"),
            Self::NotTheDrawer => Text::new("pictionary-reject-not-the-drawer"),
            Self::PickFirst => Text::new("pictionary-reject-pick-first"),
            Self::AlreadyPicked => Text::new("pictionary-reject-already-picked"),
            Self::NoSuchWord => Text::new("pictionary-reject-no-such-word").number("most", OFFERS as i64),
            Self::ClockEndsIt => Text::new("pictionary-reject-clock"),
            Self::EmptyText => Text::new("pictionary-reject-empty"),
            Self::LongText => Text::new("pictionary-reject-long").number("most", MAX_TEXT as i64),
            Self::BadText => Text::new("pictionary-reject-bad-text"),
            Self::TooMuchSaid => Text::new("pictionary-reject-too-much").number("most", MAX_SAID),
            Self::SaysTheWord => Text::new("pictionary-reject-says-the-word"),
            Self::NoSuchColour => Text::new("pictionary-reject-colour"),
            Self::NoSuchBrush => Text::new("pictionary-reject-brush"),
            Self::PointsRange => Text::new("pictionary-reject-points").number("most", MAX_POINTS as i64),
            Self::OffCanvas => Text::new("pictionary-reject-off-canvas"),
            Self::NoStroke => Text::new("pictionary-reject-no-stroke"),
            Self::NothingDrawn => Text::new("pictionary-reject-nothing-drawn"),
            Self::DrawingFull => Text::new("pictionary-reject-full"),
            Self::SoAlready => Text::new("pictionary-reject-so-already"),
        }
    }
}
