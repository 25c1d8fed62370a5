//! Dice as arguments: a seed, and generators keyed by it so that one says nothing of the next.

use std::fmt;
use std::str::FromStr;

use cluehouse_json::{Error, Read, Value};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Digest;
use crate::chacha::ChaCha8;
use crate::digest::Hasher;

/// Where all randomness of a match comes from: 256 bits, from the operating system or from a number a player gave.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed from the operating system's random source.
    pub const fn from_entropy(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The seed a number stands for; guessable, for games that can be repeated on purpose.
    pub fn from_number(number: u64) -> Self {
        Self(Hasher::new("cluehouse seed number").add(&number.to_le_bytes()).finish().bytes())
    }

    /// A seed for one of many uses. It says nothing of this one or of the others.
    #[must_use]
    pub fn derive(&self, purpose: &str, number: u64) -> Self {
        let key =
            Hasher::new("cluehouse seed").add(&self.0).add(purpose.as_bytes()).add(&number.to_le_bytes());
        Self(key.finish().bytes())
    }

    /// The nonce of a round and turn, where this is the key of the nonces; one says nothing of another.
    pub(crate) fn nonce(&self, round: u16, turn: u16) -> Digest {
        let key = Hasher::new("cluehouse nonce").add(&self.0);
        key.add(&round.to_le_bytes()).add(&turn.to_le_bytes()).finish()
    }

    /// A generator of its own for a use outside matches, such as a bot's choices.
    pub fn rng(&self, purpose: &str) -> Rng {
        Rng::keyed(Hasher::new("cluehouse rng").add(&self.0).add(purpose.as_bytes()).finish())
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed([hidden])")
    }
}

/// Sixty-four hexadecimal digits, in journals alone; no view or event holds a seed.
impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Digest::from_bytes(self.0).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Digest::deserialize(deserializer).map(|digest| Self(digest.bytes()))
    }
}

impl Read for Seed {
    fn read(value: Value<'_>) -> Result<Self, Error> {
        Digest::read(value).map(|digest| Self(digest.bytes()))
    }
}

/// A whole number from 0 up, as given on the command line.
impl FromStr for Seed {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().map(Self::from_number)
    }
}

/// The dice of one moment of a match: a round, and the turn in it.
#[derive(Clone, Debug)]
pub struct Dice<'a> {
    seed: &'a Seed,
    round: u16,
    turn: u16,
}

impl<'a> Dice<'a> {
    pub(crate) const fn new(seed: &'a Seed, round: u16, turn: u16) -> Self {
        Self { seed, round, turn }
    }

    /// A generator for this round and turn; what it gives says nothing of any other.
    pub fn now(&self, purpose: &str) -> Rng {
        self.keyed(purpose, self.round, self.turn)
    }

    /// A generator that is the same in every round, for what spans the match, such as the order of a deck.
    pub fn always(&self, purpose: &str) -> Rng {
        self.keyed(purpose, u16::MAX, u16::MAX)
    }

    fn keyed(&self, purpose: &str, round: u16, turn: u16) -> Rng {
        let key = Hasher::new("cluehouse dice")
            .add(&self.seed.0)
            .add(&round.to_le_bytes())
            .add(&turn.to_le_bytes())
            .add(purpose.as_bytes());
        Rng::keyed(key.finish())
    }
}

/// A seeded generator: ChaCha with eight rounds, the same numbers on every target.
#[derive(Clone)]
pub struct Rng(ChaCha8);

impl fmt::Debug for Rng {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Rng([hidden])")
    }
}

impl Rng {
    fn keyed(key: Digest) -> Self {
        Self(ChaCha8::new(key.bytes()))
    }

    /// The generator of a number, for tests and simulations.
    pub fn from_number(number: u64) -> Self {
        Seed::from_number(number).rng("number")
    }

    /// A number below `bound`, each equally likely.
    ///
    /// # Panics
    /// Where `bound` is 0.
    pub fn below(&mut self, bound: u64) -> u64 {
        assert!(bound > 0, "no number is below 0");
        // The largest multiple of the bound; what lies above would favour small numbers.
        let fair = u64::MAX - u64::MAX % bound;
        loop {
            let number = self.0.next();
            if number < fair {
                return number % bound;
            }
        }
    }

    /// A place in a row of `length` things.
    pub fn index(&mut self, length: usize) -> usize {
        self.below(length as u64) as usize
    }

    /// A number in a range, both ends included.
    pub fn between(&mut self, low: u64, high: u64) -> u64 {
        low + self.below(high - low + 1)
    }

    /// True once in `times` on average.
    pub fn once_in(&mut self, times: u64) -> bool {
        self.below(times) == 0
    }

    /// One of the things, or `None` where there is none.
    pub fn pick<'t, T>(&mut self, things: &'t [T]) -> Option<&'t T> {
        (!things.is_empty()).then(|| &things[self.index(things.len())])
    }

    /// Fisher–Yates: every order equally likely.
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            let other = self.index(last + 1);
            things.swap(last, other);
        }
    }
}
