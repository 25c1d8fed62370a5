//! A whole game in two figures: how well it was guessed, and how kind the answers were.
//!
//! The first guess counts in neither: it is the same for everybody who knows the opening, and its answer is nobody's merit.
//! Only sums, products and quotients, so that every target comes to the same.

use serde::Serialize;

use super::review::Review;

/// What a guess one bit luckier than expected adds to the figure of luck.
const POINTS_PER_BIT: f64 = 10.0;

/// Skill and luck of a game, each from 0 to 99.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Balance {
    /// The mean over the guesses of 99 ÷ (1 + loss): 99 where nothing better was to be found, half of that where each guess
    /// cost a whole guess on average.
    pub skill: u8,
    /// 50 and ten for each bit that the answers told beyond what was to be expected of the guesses.
    pub luck: u8,
}

impl Balance {
    /// The balance of a game's reviews; `None` where no guess after the first could be judged.
    pub fn of(reviews: &[Review]) -> Option<Self> {
        let judged = || reviews.iter().skip(1);
        let losses: Vec<f64> = judged().filter_map(|review| review.loss).collect();
        if losses.is_empty() {
            return None;
        }
        let skill = losses.iter().map(|loss| 99.0 / (1.0 + loss)).sum::<f64>() / losses.len() as f64;
        let bits: f64 = judged().filter_map(Review::luck_bits).sum();
        Some(Self { skill: figure(skill), luck: figure(50.0 + POINTS_PER_BIT * bits) })
    }
}

impl Review {
    /// What the answer told beyond what was to be expected of the guess, in bits; below 0 for bad luck.
    pub fn luck_bits(&self) -> Option<f64> {
        Some(self.actual_bits? - self.expected_bits?)
    }
}

fn figure(value: f64) -> u8 {
    value.clamp(0.0, 99.0).round() as u8
}
