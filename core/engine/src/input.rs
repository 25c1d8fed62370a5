//! What goes into a match: its header once, then inputs, each with its time.

use cluehouse_json::Read;
use serde::{Deserialize, Serialize};

use crate::{Digest, Game, Millis, Seat, Seed, Timing};

/// Everything a match begins with. Equal headers and equal inputs give equal matches.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Read)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Header<G: Game> {
    /// The version of the rules it is played by.
    pub rules: u16,
    /// What the host chose.
    pub settings: G::Settings,
    /// The name of the content pack: its digest.
    pub content: Digest,
    /// Where all randomness comes from.
    pub seed: Seed,
    /// The key of the nonces; drawn apart from the seed.
    pub nonces: Seed,
    /// Seats taken when the match is opened; more may join.
    pub seats: u8,
    /// The pauses around rounds.
    pub timing: Timing,
    /// How long somebody who is away still counts.
    pub grace: Millis,
    /// When secrets are shown.
    pub reveal: Reveal,
    /// Wall time of the match's zero in milliseconds since 1970, for records; no rule reads it.
    pub began: u64,
}

impl<G: Game> Header<G> {
    /// A header with the platform's defaults: no pauses for one seat, 3 s and 5 s otherwise, a grace of 60 s.
    pub fn new(settings: G::Settings, content: &G::Content, seats: u8, seed: Seed, nonces: Seed) -> Self {
        Self {
            rules: G::RULES,
            settings,
            content: Digest::of("cluehouse content", content),
            seed,
            nonces,
            seats,
            timing: if seats == 1 { Timing::AT_ONCE } else { Timing::DEFAULT },
            grace: Millis::from_secs(60),
            reveal: Reveal::RoundEnd,
            began: 0,
        }
    }

    /// The header of a rematch: the same in everything but seed, nonces and time, so round 1, scores 0, a fresh secret.
    #[must_use]
    pub fn rematch(&self, seed: Seed, nonces: Seed, began: u64) -> Self {
        Self { rules: G::RULES, seed, nonces, began, ..self.clone() }
    }
}

/// When the secrets of a match are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Read)]
#[serde(rename_all = "snake_case")]
pub enum Reveal {
    /// As soon as a round has ended.
    RoundEnd,
    /// Not before a `Reveal` input: a race, until it closes.
    Sealed,
}

/// One thing that happens to a match from outside.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Read)]
#[serde(tag = "t", content = "d", rename_all = "snake_case")]
pub enum Input<A> {
    /// The lobby closes, the countdown starts.
    Begin,
    /// A player acts.
    Act {
        /// Who.
        seat: Seat,
        /// What.
        action: A,
        /// Latency allowance, at most [`MAX_LAG`](crate::MAX_LAG).
        lag: Millis,
    },
    /// A player is ready for the next round.
    Ready(Seat),
    /// The host goes on where the machine waits for the host.
    Advance,
    /// A player's connection is there, or not.
    Presence {
        /// Whose.
        seat: Seat,
        /// Whether it is there.
        here: bool,
    },
    /// A new player takes the next seat.
    Join(Seat),
    /// A player leaves for good.
    Leave(Seat),
    /// A deadline passes; written by the machine itself.
    Tick,
    /// Sealed secrets may be shown.
    Reveal,
    /// The host passes over what is running: the turn where there is one, else the round.
    Skip,
}

impl<A> Input<A> {
    /// A player acts, without latency allowance.
    pub const fn act(seat: Seat, action: A) -> Self {
        Self::Act { seat, action, lag: Millis::ZERO }
    }
}
