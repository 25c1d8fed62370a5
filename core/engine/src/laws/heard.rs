//! The law of events that speak for themselves: who hears them sees what a fresh view shows.

use std::sync::Arc;

use super::{Lab, play, viewers};
use crate::{Event, Input, Match, Step, Viewer};

/// What trying the law on one match came to.
#[derive(Clone, Copy, Debug, Default)]
pub struct Heard {
    /// Times a viewer was told what the rules said of an action.
    pub told: usize,
    /// Those in which the events sufficed.
    pub alone: usize,
}

/// Where a row does not need a viewer's view, the view before it with the told events heard in order is the view after it.
/// Whatever the row, a change of state brings the machine's part up to date.
pub fn heard_events_suffice<G: Lab>(seed: u64) -> Heard {
    let played = play::<G>(seed, 300);
    let mut heard = Heard::default();
    let mut state =
        Match::open(played.journal.header.clone(), Arc::new(G::content())).expect("it opened before");
    for row in &played.journal.rows {
        let before = state.clone();
        let step = state.replay(row.at, row.input.clone()).expect("a journal replays");
        let mut known = before.state();
        let change = known.change_to(&state.state());
        change.apply(&mut known.progress, &mut known.seats);
        assert!(known == state.state(), "{} seed {seed}: {change:?}", G::ID);
        for viewer in viewers(&state) {
            let needed = step.needs_view(viewer);
            if matches!(step.input, Input::Act { .. }) && told(&step, viewer).next().is_some() {
                heard.told += 1;
                heard.alone += usize::from(!needed);
            }
            if needed {
                continue;
            }
            let mut view = before.view(viewer).game;
            told(&step, viewer).for_each(|event| G::hear(&mut view, event));
            let fresh = state.view(viewer).game;
            assert!(view == fresh, "{} seed {seed}: {viewer:?} at {step:?}\n{view:?}\n{fresh:?}", G::ID);
        }
    }
    heard
}

/// What the rules tell a viewer in one step.
fn told<G: Lab>(step: &Step<G>, viewer: Viewer) -> impl Iterator<Item = &G::Event> {
    step.events.iter().filter(move |told| told.audience.includes(viewer)).filter_map(|told| {
        match &told.event {
            Event::Game(event) => Some(event),
            Event::Match(_) => None,
        }
    })
}
