//! The state of one turn: who draws, the words, the drawing, who has found the word, and what was said.

use cluehouse_engine::{Audience, Hidden, Millis, Rng, Seat, Seats};
use serde::Serialize;

use super::canvas::Canvas;
use super::rules::{FIRST_RULES, Table};
use super::words::Card;
use super::{DRAWER_POINTS, Pattern, Shown};

/// Words a drawer picks from.
pub const OFFERS: usize = 3;
/// At most one letter in so many is shown.
const HINTED_ONE_IN: usize = 3;
/// How often letters are shown.
const HINT_TIMES: usize = 2;

/// What is dealt for a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    pub(super) offers: [Offer; OFFERS],
}

impl Deal {
    /// The words, in the order of their numbers.
    pub(super) fn words(&self, table: &Table) -> Vec<String> {
        self.offers.iter().map(|offer| table.cards[offer.card].text.clone()).collect()
    }
}

/// A word the drawer may pick, and the places of the letters that will be shown, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Offer {
    /// Where it stands among the table's words.
    pub(super) card: usize,
    pub(super) hints: Vec<usize>,
}

impl Offer {
    pub(super) fn new(table: &Table, card: usize, rng: &mut Rng) -> Self {
        let mut hints = table.cards[card].letters();
        rng.shuffle(&mut hints);
        hints.truncate(hints.len() / HINTED_ONE_IN);
        Self { card, hints }
    }
}

/// A running turn.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Turn {
    pub(super) drawer: Seat,
    pub(super) began: Millis,
    pub(super) deal: Hidden<Deal>,
    pub(super) picked: Option<Picked>,
    /// How often letters were shown.
    pub(super) hinted: usize,
    /// Who has found the word, in order.
    pub(super) found: Vec<Seat>,
    /// What it earned them.
    pub(super) points: Vec<u32>,
    pub(super) canvas: Canvas,
    pub(super) said: Vec<Said>,
    /// The drawer has ended it.
    pub(super) stopped: bool,
}

/// Which of the words is drawn, and since when.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Picked {
    pub(super) offer: usize,
    pub(super) at: Millis,
}

/// Something a player said.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Said {
    pub(super) seat: Seat,
    /// Hidden, for it may be the word.
    pub(super) text: Hidden<String>,
    pub(super) verdict: Verdict,
    pub(super) audience: Audience,
}

/// What something that was said came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PictionaryVerdict"))]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// There was no word to guess yet.
    Talk,
    /// It was said among those who know the word.
    Inside,
    /// It was the word.
    Found,
    /// It was close.
    Near,
    /// It was something else.
    Miss,
}

impl Turn {
    pub(super) fn new(drawer: Seat, deal: Hidden<Deal>, at: Millis) -> Self {
        Self {
            drawer,
            began: at,
            deal,
            picked: None,
            hinted: 0,
            found: Vec::new(),
            points: Vec::new(),
            canvas: Canvas::default(),
            said: Vec::new(),
            stopped: false,
        }
    }

    /// The word being drawn; for the rules, and for those who know it.
    pub(super) fn card<'t>(&self, table: &'t Table) -> Option<&'t Card> {
        table.cards.get(self.offer()?.card)
    }

    pub(super) fn offer(&self) -> Option<&Offer> {
        self.deal.open().offers.get(self.picked.as_ref()?.offer)
    }

    /// The words the drawer picks from.
    pub(super) fn offered(&self, table: &Table) -> Vec<String> {
        self.deal.open().words(table)
    }

    /// When a word is picked for the drawer.
    pub(super) fn picks_until(&self, table: &Table) -> Option<Millis> {
        table.settings.picking().map(|time| self.began + time)
    }

    /// When the drawing ends at the latest.
    pub(super) fn ends(&self, table: &Table) -> Option<Millis> {
        Some(self.picked.as_ref()?.at + table.settings.limit()?)
    }

    /// The drawer and those who have found the word.
    pub(super) fn inside(&self) -> Seats {
        self.found.iter().copied().collect::<Seats>().with(self.drawer)
    }

    /// The places of the letters shown so far: half of them at first, the rest the second time.
    pub(super) fn shown_letters(&self) -> &[usize] {
        let hints = self.offer().map_or(&[][..], |offer| &offer.hints);
        let number = match self.hinted {
            0 => 0,
            1 => hints.len().div_ceil(HINT_TIMES),
            _ => hints.len(),
        };
        &hints[..number]
    }

    /// What the word looks like to those who look for it.
    pub(super) fn pattern(&self, table: &Table) -> Option<Pattern> {
        Some(self.card(table)?.pattern(self.shown_letters()))
    }

    /// When the next letters are shown: at half of the time and at three quarters, as long as there are more.
    pub(super) fn next_hint(&self, table: &Table) -> Option<Millis> {
        let limit = table.settings.limit().filter(|_| table.settings.hints)?.get();
        let more = self.shown_letters().len() < self.offer()?.hints.len();
        let after = match self.hinted {
            0 if more => limit / 2,
            1 if more => limit / 4 * 3,
            _ => return None,
        };
        Some(self.picked.as_ref()?.at + Millis::new(after))
    }

    /// The turn as everybody may see it once it is over.
    pub(super) fn shown(&self, table: &Table) -> Option<Shown> {
        let word = self.card(table)?.text.clone();
        let (points, drawer_points) = match table.rules {
            FIRST_RULES => (Vec::new(), 0),
            _ => (self.points.clone(), DRAWER_POINTS * self.found.len() as u32),
        };
        Some(Shown { drawer: self.drawer, word, found: self.found.clone(), points, drawer_points })
    }
}
