//! What the law suite needs to know of Numble.

use cluehouse_engine::laws::{Lab, Twin};
use cluehouse_engine::{Hidden, Pace, Rng, Seat, Viewer};

use super::{Action, Equation, Mode, Numble, Puzzle, PuzzleNumber, Round, Settings, Table, View, pool};

impl Lab for Numble {
    fn settings(rng: &mut Rng) -> (Settings, u8) {
        let dated = rng.once_in(6).then(|| {
            let number = PuzzleNumber::new(rng.between(1, 3650) as u32);
            Puzzle::Archive(number.and_then(PuzzleNumber::date).expect("a day of ten years"))
        });
        let puzzle = dated.unwrap_or(Puzzle::Unlimited);
        let mode = if rng.once_in(3) { Mode::Solo } else { Mode::Versus };
        let plain = Settings { hard: rng.once_in(3), ..Settings::new(puzzle, mode) };
        let pace = *rng.pick(&Pace::ALL).expect("there are paces");
        let seconds = rng.once_in(2).then(|| rng.between(10, 200) as u16);
        let rounds = if dated.is_some() { 1 } else { rng.between(1, 3) as u8 };
        match mode {
            Mode::Solo => (plain, 1),
            Mode::Versus => (Settings { rounds, seconds, pace, ..plain }, rng.between(2, 4) as u8),
        }
    }

    fn content() {}

    fn action(_table: &Table, round: &Round, _seat: Seat, rng: &mut Rng) -> Action {
        // Mostly a few guesses that tell little, so that many equations still fit late in a round.
        let among = if rng.once_in(8) { pool() } else { &pool()[..3] };
        match rng.below(40) {
            0 => Action::GiveUp,
            1 => Action::Guess(*round.target.open()),
            _ => Action::Guess(*rng.pick(among).expect("there are equations")),
        }
    }

    fn wild(rng: &mut Rng) -> Action {
        if rng.once_in(10) {
            return Action::GiveUp;
        }
        let (small, large) = (rng.between(1, 31), rng.below(500));
        let product = small * rng.below(32);
        let text = match rng.below(5) {
            0 => format!("{large}+{small}={}", large + small),
            1 => format!("{:03}-{large}={:02}", large + small, small),
            2 => format!("{product}:{small}={}", product / small),
            3 => format!("{small:02}x{}={product:03}", product / small),
            _ => return Action::Guess(*rng.pick(pool()).expect("there are equations")),
        };
        Action::Guess(text.parse().expect("a true equation"))
    }

    fn twin(table: &Table, round: &Round, _viewer: Viewer, rng: &mut Rng) -> Option<Twin<Self>> {
        // The equation of a day is no secret from who can compute it: the law is for drawn ones.
        if table.settings.puzzle != Puzzle::Unlimited {
            return None;
        }
        let fits = |other: &&Equation| {
            *other != round.target.open() && round.attempts.iter().all(|attempt| attempt.clue.fits(other))
        };
        let (before, after) = pool().split_at(rng.index(pool().len()));
        after.iter().chain(before).find(fits).map(|other| Twin::Round(Hidden::new(*other)))
    }

    fn leak(view: &mut View, _table: &Table, round: &Round) {
        view.equation = Some(*round.target.open());
    }
}
