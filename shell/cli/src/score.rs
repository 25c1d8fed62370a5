//! `cluehouse score`: points as one whole number.

use cluehouse_codes::Feedback;
use cluehouse_games::code::{race_score, skemind_score};
use serde::Serialize;

use crate::args::Score;
use crate::{Answer, Failure};

#[derive(Serialize)]
struct Points {
    score: u32,
}

pub(crate) fn answer(options: &Score) -> Result<Answer, Failure> {
    let score = match *options {
        Score::Skemind { exact, misplaced, won, seconds_left } => {
            skemind_score(Feedback { exact, misplaced }, won, seconds_left)
        }
        Score::Race { won, seconds_left, attempts } => race_score(won, seconds_left, attempts),
    }
    .map_err(|why| Failure::refused(&why))?;
    Ok(Answer::new(score.to_string(), &Points { score }))
}
