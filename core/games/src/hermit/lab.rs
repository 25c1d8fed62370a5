//! What the law suite needs to know of Hermit.

use cluehouse_engine::laws::{Lab, Twin};
use cluehouse_engine::{Pace, Rng, Seat, Viewer};

use super::{Action, Hermit, MAX_NUMBERS, Round, Settings, Table, View};

impl Lab for Hermit {
    const DEALS: bool = false;

    fn settings(rng: &mut Rng) -> (Settings, u8) {
        let settings = Settings {
            rounds: rng.between(2, 4) as u8,
            seconds: rng.between(5, 30) as u16,
            numbers: rng.between(3, 12) as u8,
            pace: *rng.pick(&Pace::ALL).expect("there are paces"),
        };
        (settings, rng.between(2, 8) as u8)
    }

    fn content() {}

    fn action(table: &Table, _round: &Round, _seat: Seat, rng: &mut Rng) -> Action {
        Action::Pick(rng.between(1, u64::from(table.settings.numbers)) as u8)
    }

    fn wild(rng: &mut Rng) -> Action {
        Action::Pick(rng.below(u64::from(MAX_NUMBERS) + 10) as u8)
    }

    /// Somebody else has picked another number.
    fn twin(table: &Table, round: &Round, viewer: Viewer, rng: &mut Rng) -> Option<Twin<Self>> {
        let others = round.picks.seats().iter().filter(|seat| viewer != Viewer::Seat(*seat));
        let made: Vec<(Seat, u8)> = others.filter_map(|seat| Some((seat, round.pick(seat)?))).collect();
        let &(seat, number) = rng.pick(&made)?;
        let numbers = (1..=table.settings.numbers).filter(|other| *other != number);
        let instead = *rng.pick(&numbers.collect::<Vec<_>>())?;
        Some(Twin::Brought { seat, was: Action::Pick(number), instead: Action::Pick(instead) })
    }

    fn leak(view: &mut View, _table: &Table, round: &Round) {
        view.shown = Some(round.shown());
    }
}
