//! What a match is between two rounds, so that a restart need not replay the rounds before.

use std::fmt;

use cluehouse_json::Read;
use serde::{Deserialize, Serialize};

use crate::roster::Roster;
use crate::{Digest, Game, Millis, Reason};

/// A match just before a row that starts a round. Together with the header and the rows from there on it gives the
/// same match, with the same hash, as the whole journal. It holds no running round; verification does not use it.
#[derive(Clone, PartialEq, Serialize, Deserialize, Read)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Checkpoint<G: Game> {
    pub(crate) rows: u64,
    pub(crate) chain: Digest,
    pub(crate) now: Millis,
    pub(crate) until: Option<Millis>,
    pub(crate) current: u16,
    pub(crate) dealt: u32,
    pub(crate) roster: Roster,
    pub(crate) tally: G::Tally,
    pub(crate) reason: Option<Reason>,
    pub(crate) sealed: Vec<G::Event>,
    pub(crate) revealed: bool,
    /// The secrets pledged so far, by round and turn, so that their pledges can still be opened.
    pub(crate) spelt: Vec<(u16, u16, String)>,
}

impl<G: Game> Checkpoint<G> {
    /// How many rows lie before it.
    pub const fn rows(&self) -> u64 {
        self.rows
    }
}

/// Where it is, not what it holds: it may hold what is still sealed.
impl<G: Game> fmt::Debug for Checkpoint<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Checkpoint(after {} rows)", self.rows)
    }
}
