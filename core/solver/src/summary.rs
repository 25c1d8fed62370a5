//! How a strategy fares over every code of a space.

use serde::Serialize;

/// How many codes fall at which guess.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Summary {
    /// How many codes are solved with the first guess, with the second, and so on; the last number is not 0.
    pub distribution: Vec<u32>,
}

impl Summary {
    /// One code, solved with the guess of this number, counted from 1.
    pub fn one(guesses: usize) -> Self {
        let mut distribution = vec![0; guesses];
        if let Some(last) = distribution.last_mut() {
            *last = 1;
        }
        Self { distribution }
    }

    /// Adds what happens after `earlier` more guesses.
    pub fn add(&mut self, other: &Self, earlier: usize) {
        let length = self.distribution.len().max(other.distribution.len() + earlier);
        self.distribution.resize(length, 0);
        for (sum, codes) in self.distribution[earlier..].iter_mut().zip(&other.distribution) {
            *sum += codes;
        }
    }

    /// How many codes there are.
    pub fn codes(&self) -> u32 {
        self.distribution.iter().sum()
    }

    /// Guesses over all codes, the last and right one included.
    pub fn total(&self) -> u32 {
        (1..).zip(&self.distribution).map(|(guesses, codes): (u32, _)| guesses * codes).sum()
    }

    /// Guesses that always suffice.
    pub fn worst(&self) -> usize {
        self.distribution.len()
    }

    /// Guesses on average.
    pub fn average(&self) -> f64 {
        f64::from(self.total()) / f64::from(self.codes())
    }
}
