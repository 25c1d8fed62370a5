//! What happens in Pictionary.

use cluehouse_engine::{Millis, Seat, Seats};
use cluehouse_json::Read;
use serde::{Deserialize, Serialize};

use super::{Draw, Pattern};

/// An event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PictionaryEvent"))]
#[serde(tag = "t", content = "d", rename_all = "snake_case")]
pub enum Event {
    /// A player is to draw, and picks a word.
    TurnStarted {
        /// Who.
        drawer: Seat,
        /// When a word is picked for them.
        until: Option<Millis>,
    },
    /// The words to pick from; told to the drawer alone.
    WordsOffered {
        /// In the order of their numbers.
        words: Vec<String>,
    },
    /// The word that was picked; told to the drawer alone.
    WordPicked {
        /// The word.
        word: String,
    },
    /// The drawing begins.
    DrawingStarted {
        /// Who draws.
        drawer: Seat,
        /// What the word looks like.
        pattern: Pattern,
        /// When it ends at the latest.
        ends: Option<Millis>,
    },
    /// The drawing changed.
    CanvasDraw {
        /// How.
        draw: Draw,
    },
    /// Letters of the word are shown.
    LettersHinted {
        /// What the word looks like now.
        pattern: Pattern,
    },
    /// A player has found the word; not with what.
    PlayerGuessed {
        /// Who.
        seat: Seat,
        /// What it earned.
        points: u32,
        /// What the drawer earned with it.
        drawer_points: u32,
    },
    /// What was found; told to the finder alone.
    WordFound {
        /// The word.
        word: String,
    },
    /// A guess was close; told to its author alone.
    NearMiss {
        /// What was said.
        text: String,
    },
    /// A player said something.
    Said {
        /// Who.
        seat: Seat,
        /// What.
        text: String,
        /// Whether it was said among those who know the word, and told to them alone.
        inside: bool,
    },
    /// A turn is over: this was the word.
    WordShown(Shown),
    /// A player would rather not draw, or draws again.
    DrawsSet {
        /// Who.
        seat: Seat,
        /// Whether they draw.
        draws: bool,
    },
    /// The cycle is over: who did not draw gets what drawing earned on average.
    DrawingShared {
        /// Who.
        seats: Seats,
        /// What each of them gets.
        points: u32,
    },
    /// A turn is over and no word had been picked.
    TurnPassed {
        /// Whose it was.
        drawer: Seat,
    },
}

/// A turn that is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PictionaryShown"))]
pub struct Shown {
    /// Who drew.
    pub drawer: Seat,
    /// What.
    pub word: String,
    /// Who found it, in order.
    pub found: Vec<Seat>,
    /// What it earned them, in the same order; not told by the first rules.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub points: Vec<u32>,
    /// What it earned who drew; not told by the first rules.
    #[serde(default, skip_serializing_if = "is_nothing")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub drawer_points: u32,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands it over so")]
fn is_nothing(points: &u32) -> bool {
    *points == 0
}
