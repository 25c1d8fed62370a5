//! Verifiable fairness: what is dealt is pledged before anybody acts on it, and opened once it may be seen.
//!
//! A pledge is a hash of the secret in words, the game, the place in the match and a nonce that no seed gives away. It travels
//! beside views and events and is in neither, nor in the hash chain: it is the one thing that differs between two secrets.

use serde::Serialize;

use crate::digest::Hasher;
use crate::machine::{Log, Phase};
use crate::{Digest, Game, Hidden, Match, Reveal, Stage};

/// The match's word for a secret it has dealt.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Pledge {
    /// The round it was dealt for, from 1.
    pub round: u16,
    /// The turn in the round, from 1; 0 where it was dealt for the round itself.
    pub turn: u16,
    /// What was promised before anybody acted.
    pub commitment: Digest,
    /// What anybody can check it with, once the secret may be seen.
    pub opening: Option<Opening>,
}

/// What opens a pledge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Opening {
    /// The secret in words.
    pub secret: String,
    /// What kept the commitment from being guessed: 256 bits of its own for each pledge.
    pub nonce: Digest,
}

impl Pledge {
    /// Whether the opening is what was promised; nothing while it is not open.
    pub fn holds(&self, game: &str) -> Option<bool> {
        let opening = self.opening.as_ref()?;
        let promised = commitment(game, self.round, self.turn, &opening.secret, &opening.nonce);
        Some(promised == self.commitment)
    }
}

/// The commitment to a secret, so that anybody can work it out again: the SHA-256 of six parts, one after the other, each
/// preceded by the number of its bytes as eight bytes, least significant first:
///
/// 1. the 16 bytes of `cluehouse secret`
/// 2. the game's name, such as `code`
/// 3. the round, two bytes, least significant first
/// 4. the turn, likewise
/// 5. the secret in words, as UTF-8
/// 6. the 32 bytes of the nonce
pub fn commitment(game: &str, round: u16, turn: u16, secret: &str, nonce: &Digest) -> Digest {
    Hasher::new("cluehouse secret")
        .add(game.as_bytes())
        .add(&round.to_le_bytes())
        .add(&turn.to_le_bytes())
        .add(secret.as_bytes())
        .add(&nonce.bytes())
        .finish()
}

/// A secret in words, and where it was dealt.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Spelt {
    pub(crate) round: u16,
    pub(crate) turn: u16,
    pub(crate) words: Hidden<String>,
}

impl<G: Game> Match<G> {
    /// Every pledge so far, in the order in which they were made; open where the secret may be seen.
    pub fn pledges(&self) -> Vec<Pledge> {
        self.spelt.iter().map(|spelt| self.pledge(spelt, self.may_open(spelt.round))).collect()
    }

    /// Gives the match's word for a secret, where it can be put in words.
    pub(crate) fn make_pledge(&mut self, stage: Stage, secret: &G::Secret, log: &mut Log<G>) {
        if let Some(words) = G::spell(&self.table, secret) {
            let spelt = Spelt { round: stage.round, turn: stage.turn, words: Hidden::new(words) };
            log.pledges.push(self.pledge(&spelt, false));
            self.spelt.push(spelt);
        }
    }

    /// Opens the pledges of the round that has just ended, as far as the policy lets secrets be seen.
    pub(crate) fn open_round_pledges(&self, log: &mut Log<G>) {
        if self.may_open(self.current) {
            let of_round = self.spelt.iter().filter(|spelt| spelt.round == self.current);
            log.pledges.extend(of_round.map(|spelt| self.pledge(spelt, true)));
        }
    }

    fn may_open(&self, round: u16) -> bool {
        let over = round < self.current || self.phase != Phase::Playing;
        over && (self.header.reveal == Reveal::RoundEnd || self.revealed)
    }

    fn pledge(&self, spelt: &Spelt, open: bool) -> Pledge {
        let Spelt { round, turn, ref words } = *spelt;
        let nonce = self.header.nonces.nonce(round, turn);
        Pledge {
            round,
            turn,
            commitment: commitment(G::ID, round, turn, words.open(), &nonce),
            opening: open.then(|| Opening { secret: words.open().clone(), nonce }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The expected values come from another program: Python's `hashlib` and `struct`, by the description alone.
    #[test]
    fn a_commitment_can_be_worked_out_by_anybody() {
        let nonce = Digest::from_bytes(std::array::from_fn(|place| place as u8));
        let check = |game, round, turn, secret, expected: &str| {
            assert_eq!(commitment(game, round, turn, secret, &nonce).to_string(), expected);
        };
        check("code", 1, 0, "RBGY", "ed3a3e36662ca33b9cb9abe363554b3382417c36287947468d724319fd270aea");
        let words = "château / église";
        check(
            "pictionary",
            258,
            3,
            words,
            "8dcc90b84f00f7230d3651cd9cfce3ba43b1b9db2c7672d6e566aa48c538d2b0",
        );
    }
}
