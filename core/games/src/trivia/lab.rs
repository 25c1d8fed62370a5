//! What the law suite needs to know of Trivia.

use cluehouse_engine::laws::{Lab, Twin};
use cluehouse_engine::{Hidden, Pace, Rng, Seat, Viewer};

use super::{Action, Deal, Difficulty, Ending, Pack, Place, Round, Settings, Table, Trivia, View};

impl Lab for Trivia {
    fn settings(rng: &mut Rng) -> (Settings, u8) {
        let difficulty = rng.once_in(3).then_some(Difficulty::Easy);
        let settings = Settings {
            rounds: rng.between(2, 4) as u8,
            seconds: rng.between(5, 30) as u16,
            category: (difficulty.is_none() && rng.once_in(3)).then(|| "Space".to_owned()),
            difficulty,
            speed: rng.once_in(2),
            reading: rng.below(6) as u8,
            ending: if rng.once_in(3) { Ending::Buzzer } else { Ending::Everyone },
            pace: *rng.pick(&Pace::ALL).expect("there are paces"),
        };
        (settings, rng.between(1, 6) as u8)
    }

    fn content() -> Pack {
        serde_json::from_str(include_str!("../../tests/content/trivia.json")).expect("a pack of questions")
    }

    fn action(_table: &Table, _round: &Round, _seat: Seat, rng: &mut Rng) -> Action {
        Self::wild(rng)
    }

    fn wild(rng: &mut Rng) -> Action {
        Action::Answer(Place::ALL[rng.index(Place::ALL.len())])
    }

    /// The same question in the same order with another right place. Where the first right answer ends the round, that
    /// everybody's answer was wrong is known to all, so the other place must be one that nobody chose.
    fn twin(table: &Table, round: &Round, _viewer: Viewer, rng: &mut Rng) -> Option<Twin<Self>> {
        let deal = round.deal.open();
        let chosen = |place: Place| {
            let answers = round.lines.iter().filter_map(|(_, line)| line.answer.as_ref());
            table.settings.ending == Ending::Buzzer
                && answers.into_iter().any(|answer| *answer.place.open() == place)
        };
        let others = Place::ALL.into_iter().filter(|&place| place != deal.right && !chosen(place));
        let right = *rng.pick(&others.collect::<Vec<_>>())?;
        Some(Twin::Round(Hidden::new(Deal { right, ..deal.clone() })))
    }

    fn leak(view: &mut View, table: &Table, round: &Round) {
        view.solution = Some(round.solution(table));
    }
}
