//! What happens in Pictionary.

use cluehouse_engine::{Millis, Seat};
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
}
