//! The optimal search reaches the known values, proves them, and can be stopped.

use std::ops::ControlFlow;

use cluehouse_codes::Space;
use cluehouse_solver::{Goal, Outcome, prove};

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
fn a_space_too_large_is_refused_at_once() {
    let refused = prove(Space::SUPER, Goal::Total, &mut |_| ControlFlow::Continue(())).unwrap_err();
    assert_eq!(refused.codes, 32_768);
}
