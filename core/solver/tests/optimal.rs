//! The optimal search reaches the known values, proves them, and can be stopped.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use cluehouse_codes::{Code, Feedback, Space};
use cluehouse_solver::{Effort, Goal, Outcome, Strategy, beam, check as replay, polish, prove};

fn run(symbols: u8, places: u8, repeats: bool, goal: Goal) -> Outcome {
    let space = Space::new(symbols, places, repeats).expect("a space");
    prove(space, goal, &mut |_| ControlFlow::Continue(())).expect("a small space")
}

fn check(symbols: u8, places: u8, repeats: bool, goal: Goal, total: u32, worst: usize) {
    let outcome = run(symbols, places, repeats, goal);
    assert!(outcome.proven);
    let tree = outcome.best.expect("a strategy");
    let summary = tree.summary();
    assert_eq!((summary.total(), summary.worst()), (total, worst), "{symbols} {places} {repeats} {goal:?}");
    assert_eq!(outcome.lower, total);
    assert_eq!(u64::from(summary.codes()), tree.space().size());
}

/// The least total by definition: every guess, every answer, remembered by set and guesses left.
struct Slow {
    codes: Vec<Code>,
    known: BTreeMap<(u32, u8), Option<u32>>,
}

impl Slow {
    fn total(&mut self, set: u32, left: u8) -> Option<u32> {
        if set.count_ones() <= 1 || left == 0 {
            return (left > 0).then_some(set.count_ones());
        }
        if let Some(&known) = self.known.get(&(set, left)) {
            return known;
        }
        let mut best: Option<u32> = None;
        for guess in self.codes.clone() {
            let mut parts: BTreeMap<Feedback, u32> = BTreeMap::new();
            for (at, &code) in self.codes.iter().enumerate().filter(|(at, _)| set & 1 << at != 0) {
                *parts.entry(guess.feedback(code)).or_default() |= 1 << at;
            }
            parts.remove(&guess.feedback(guess));
            if parts.values().any(|&part| part == set) {
                continue;
            }
            let after: Option<u32> = parts.values().map(|&part| self.total(part, left - 1)).sum();
            let total = after.map(|after| after + set.count_ones());
            best = [best, total].into_iter().flatten().min();
        }
        self.known.insert((set, left), best);
        best
    }
}

#[test]
fn the_search_agrees_with_the_definition_in_every_small_space() {
    for (symbols, places, repeats) in [
        (2, 2, true),
        (3, 2, true),
        (4, 2, true),
        (2, 3, true),
        (2, 4, true),
        (2, 2, false),
        (3, 2, false),
        (4, 2, false),
        (5, 2, false),
        (3, 3, false),
        (4, 3, false),
    ] {
        let space = Space::new(symbols, places, repeats).unwrap();
        let mut slow = Slow { codes: space.codes().collect(), known: BTreeMap::new() };
        let all = (1 << space.size()) - 1;
        let mut fewest = None;
        for left in 1..=7 {
            let total = slow.total(all, left);
            let outcome = run(symbols, places, repeats, Goal::TotalWithin(left));
            let found = outcome.best.map(|tree| tree.summary().total());
            assert_eq!(found, total, "{symbols} {places} {repeats} {left}");
            fewest = fewest.or(total.map(|_| u32::from(left)));
        }
        assert_eq!(Some(run(symbols, places, repeats, Goal::Total).lower), slow.total(all, 12));
        assert_eq!(Some(run(symbols, places, repeats, Goal::Worst).lower), fewest);
    }
}

#[test]
fn a_beam_lies_between_the_least_total_and_looking_one_guess_ahead() {
    let space = Space::new(7, 4, true).unwrap();
    let effort = Effort { tries: 4, finalists: 2, small: 100, pool: 300, width: 8 };
    let tree = beam(space, None, effort, &mut |_| ControlFlow::Continue(())).unwrap();
    let total = tree.summary().total();
    assert!((11228..=Strategy::Entropy.tree(space).summary().total()).contains(&total), "{total}");
    assert_eq!(replay(&tree.certificate(), Some(space)).unwrap(), tree);
}

#[test]
fn polishing_never_makes_worse_and_can_be_stopped() {
    let space = Space::new(7, 4, true).unwrap();
    let tree = Strategy::Knuth.tree(space);
    let better = polish(&tree, 60, 20, &mut |_| ControlFlow::Continue(())).unwrap();
    assert!((11228..tree.summary().total()).contains(&better.summary().total()));
    assert_eq!(replay(&better.certificate(), Some(space)).unwrap(), better);
    let stopped = polish(&tree, 2_401, 20, &mut |_| ControlFlow::Break(())).unwrap();
    assert_eq!(stopped, tree);
}

#[test]
fn a_stopped_beam_is_still_a_whole_strategy() {
    let space = Space::new(6, 5, true).unwrap();
    let mut calls = 0;
    let tree = beam(space, None, Effort::HARD, &mut |progress| {
        assert!((0.0..=1.0).contains(&progress.share));
        calls += 1;
        if calls < 20 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    })
    .unwrap();
    assert_eq!(calls, 20);
    assert_eq!(replay(&tree.certificate(), Some(space)).unwrap(), tree);
    assert!(
        beam(Space::new(9, 5, true).unwrap(), None, Effort::LIGHT, &mut |_| ControlFlow::Break(())).is_err()
    );
}

#[test]
fn least_totals_with_repeats_are_the_known_ones() {
    check(6, 2, true, Goal::Total, 132, 5);
    check(3, 3, true, Goal::Total, 73, 4);
    check(5, 3, true, Goal::Total, 451, 5);
    check(6, 3, true, Goal::Total, 854, 5);
    check(2, 4, true, Goal::Total, 44, 4);
    check(4, 4, true, Goal::Total, 905, 5);
    check(6, 4, true, Goal::Total, 5625, 6);
    check(2, 5, true, Goal::Total, 97, 4);
    check(2, 6, true, Goal::Total, 224, 5);
}

#[test]
fn least_totals_without_repeats_are_the_known_ones() {
    check(3, 3, false, Goal::Total, 15, 4);
    check(4, 3, false, Goal::Total, 72, 4);
    check(5, 3, false, Goal::Total, 196, 4);
    check(6, 4, false, Goal::Total, 1446, 5);
}

#[test]
fn classic_within_five_guesses_costs_one_more() {
    check(6, 4, true, Goal::TotalWithin(5), 5626, 5);
    check(6, 4, true, Goal::TotalWithin(6), 5625, 6);
    let four = run(6, 4, true, Goal::TotalWithin(4));
    assert!(four.proven && four.best.is_none());
}

#[test]
fn fewest_guesses_that_always_suffice_are_the_known_ones() {
    for (symbols, places, repeats, worst) in
        [(6, 4, true, 5), (7, 4, true, 6), (6, 4, false, 5), (7, 4, false, 6), (5, 5, false, 6)]
    {
        let outcome = run(symbols, places, repeats, Goal::Worst);
        assert!(outcome.proven);
        assert_eq!(outcome.best.unwrap().summary().worst(), worst);
        assert_eq!(outcome.lower, worst as u32);
    }
}

#[test]
fn a_stopped_search_keeps_what_it_reached_and_claims_no_proof() {
    let space = Space::new(7, 4, true).unwrap();
    let mut shares = Vec::new();
    let outcome = prove(space, Goal::Total, &mut |progress| {
        shares.push(progress.share);
        assert!(progress.lower <= 11228 && progress.reached.is_none_or(|reached| reached >= 11228));
        if progress.work < 4_000 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    })
    .unwrap();
    assert!(!outcome.proven);
    assert!(outcome.lower <= 11228);
    let tree = outcome.best.unwrap();
    assert_eq!(u64::from(tree.summary().codes()), space.size());
    assert!(tree.summary().total() >= 11228);
    assert!(shares.is_sorted() && shares.iter().all(|share| (0.0..=1.0).contains(share)));
}

#[test]
fn a_search_stopped_at_once_still_has_a_strategy() {
    for goal in [Goal::Total, Goal::TotalWithin(8), Goal::Worst] {
        for space in [Space::CLASSIC, Space::new(7, 4, true).unwrap()] {
            let outcome = prove(space, goal, &mut |_| ControlFlow::Break(())).unwrap();
            assert!(!outcome.proven);
            assert_eq!(u64::from(outcome.best.unwrap().summary().codes()), space.size());
        }
    }
}

#[test]
fn a_space_too_large_is_refused_at_once() {
    let refused = prove(Space::SUPER, Goal::Total, &mut |_| ControlFlow::Continue(())).unwrap_err();
    assert_eq!(refused.codes, 32_768);
}
