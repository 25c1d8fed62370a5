//! The simulator in the tests: a short run without a broken promise, and every planted bug found.

use cluehouse_room::sim::{Bug, Tally, run};

/// Virtual minutes of each run.
const MINUTES: u64 = 30;

#[test]
fn crowds_break_no_promise_and_everything_happens() {
    let mut tally = Tally::default();
    for seed in 0..60 {
        let report = run(seed, MINUTES, None).unwrap_or_else(|violation| panic!("{violation}"));
        tally = tally.and(report.tally);
    }
    let figures = tally.figures();
    let missing: Vec<_> = figures.iter().filter(|(_, figure)| **figure == 0).map(|(name, _)| name).collect();
    assert!(missing.is_empty(), "never happened in any run: {missing:?}");
}

#[test]
fn equal_seeds_give_equal_runs() {
    for seed in [3, 5, 8] {
        assert_eq!(run(seed, MINUTES, None), run(seed, MINUTES, None), "seed {seed}");
    }
}

#[test]
fn every_planted_bug_is_found() {
    for bug in Bug::ALL {
        let found = (0..1000).find_map(|seed| run(seed, MINUTES, Some(bug)).err());
        assert!(found.is_some(), "{bug:?} was not found within 1,000 seeds");
    }
}
