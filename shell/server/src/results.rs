//! The results of a quiz as a table, for whoever held it: who answered what, how fast and for how much, then each question's figures.
//!
//! Everything is worked out from the match's journal; names come from the room.

use std::sync::Arc;

use cluehouse_content::cell;
use cluehouse_engine::{Event, Journal, Millis, Text};
use cluehouse_games::Listed;
use cluehouse_games::trivia::{self, Answered, Asked, Solution, Trivia};
use cluehouse_room::{Review, Shelf};
use cluehouse_speech::Speech;

/// A question that was asked, and what became of it.
type Question = (Asked, Solution);

/// The table, in the words of a language.
///
/// # Errors
/// Where the journal does not replay.
pub(crate) fn table(review: &Review, shelf: &Arc<Shelf>, speech: &Speech) -> anyhow::Result<String> {
    let content = shelf.find(review.journal.content(), review.journal.kind());
    let content = content.ok_or_else(|| anyhow::anyhow!("the questions of the match are not there"))?;
    let content = Trivia::content(&content).cloned().unwrap_or_default();
    let journal = Journal::<Trivia>::parse(&review.journal.to_string())?;
    let (mut asked, mut questions) = (None, Vec::new());
    journal.replay(content, None, |_, step| {
        for told in &step.events {
            match &told.event {
                Event::Game(trivia::Event::QuestionStarted(question)) => asked = Some(question.clone()),
                Event::Game(trivia::Event::QuestionEnded(solution)) => {
                    questions.extend(asked.take().map(|asked| (asked, solution.clone())));
                }
                _ => {}
            }
        }
    })?;
    let sheet = Sheet { review, speech };
    let mut writer = csv::WriterBuilder::new().flexible(true).from_writer(Vec::new());
    for row in sheet.rows(&questions) {
        writer.write_record(row.iter().map(|field| cell(field)))?;
    }
    // The mark tells spreadsheets which encoding it is.
    Ok(format!("\u{feff}{}", String::from_utf8(writer.into_inner()?)?))
}

struct Sheet<'a> {
    review: &'a Review,
    speech: &'a Speech,
}

impl Sheet<'_> {
    fn rows(&self, questions: &[Question]) -> Vec<Vec<String>> {
        let say = |id| self.speech.say(&Text::new(id));
        let player = ["results-player", "results-real-name", "results-question", "results-answer"];
        let worth = ["results-right", "results-seconds", "results-points"];
        let mut rows = vec![player.into_iter().chain(worth).map(say).collect()];
        for (asked, solution) in questions {
            rows.extend(solution.answers.iter().map(|answer| self.answer(asked, answer)));
        }
        rows.push(vec![String::new()]);
        let figures = [
            "results-question",
            "results-right-answer",
            "results-answered",
            "results-were-right",
            "results-median",
        ];
        rows.push(figures.into_iter().map(say).collect());
        rows.extend(questions.iter().map(|(asked, solution)| figures_of(asked, solution)));
        rows
    }

    fn answer(&self, asked: &Asked, answer: &Answered) -> Vec<String> {
        let owner = self.review.seats.get(answer.seat.index());
        let real = owner
            .and_then(|owner| self.review.confided.iter().find(|confided| confided.member == owner.member));
        let right = if answer.right { "results-yes" } else { "results-no" };
        vec![
            owner.map(|owner| owner.name.to_string()).unwrap_or_default(),
            real.map(|real| real.name.clone()).unwrap_or_default(),
            asked.text.clone(),
            answer.place.map(|place| asked.options[place.index()].clone()).unwrap_or_default(),
            self.speech.say(&Text::new(right)),
            answer.time.map(seconds).unwrap_or_default(),
            answer.points.to_string(),
        ]
    }
}

fn figures_of(asked: &Asked, solution: &Solution) -> Vec<String> {
    let mut times: Vec<Millis> = solution.answers.iter().filter_map(|answer| answer.time).collect();
    times.sort_unstable();
    let right = solution.answers.iter().filter(|answer| answer.right).count();
    vec![
        asked.text.clone(),
        asked.options[solution.right.index()].clone(),
        times.len().to_string(),
        right.to_string(),
        median(&times).map(seconds).unwrap_or_default(),
    ]
}

/// The one in the middle, or what lies between the two in the middle.
fn median(sorted: &[Millis]) -> Option<Millis> {
    let (low, high) = (sorted.get(sorted.len().checked_sub(1)? / 2)?, sorted.get(sorted.len() / 2)?);
    Some(Millis::new(low.get().midpoint(high.get())))
}

fn seconds(time: Millis) -> String {
    format!("{}.{}", time.get() / 1000, time.get() % 1000 / 100)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_is_in_the_middle() {
        let times = |millis: &[u64]| millis.iter().copied().map(Millis::new).collect::<Vec<_>>();
        assert_eq!(median(&[]), None);
        assert_eq!(median(&times(&[7])), Some(Millis::new(7)));
        assert_eq!(median(&times(&[1, 5, 90])), Some(Millis::new(5)));
        assert_eq!(median(&times(&[1, 5, 9, 90])), Some(Millis::new(7)));
        assert_eq!(seconds(Millis::new(12_349)), "12.3");
    }
}
