//! A match for one: saved at any moment and restored, it is the same match and goes on the same.

use std::sync::Arc;

use cluehouse_engine::{Event, Input, Millis, Seed, Speak};
use cluehouse_games::code::{self, CodeGame, Variant};
use cluehouse_games::numble::{self, Numble, Puzzle};
use cluehouse_games::{Bot, Entry, Listed, Local, Opening};
use proptest::prelude::*;

fn begin<G: Listed>(settings: G::Settings, bots: Vec<Bot<G>>, seed: u64) -> Local<G> {
    let (seed, nonces) = (Seed::from_number(seed), Seed::from_number(seed + 1));
    let opening = Opening { settings, content: Arc::default(), bots, seed, nonces, began: 0 };
    Local::begin(opening).expect("a match")
}

fn bot<G: Entry>(id: &str) -> Bot<G> {
    G::bots().into_iter().find(|bot| bot.id == id).expect("a bot")
}

/// What a match is, as far as anybody can see.
fn seen<G: Listed>(local: &Local<G>) -> impl PartialEq + std::fmt::Debug + use<G> {
    let journal = local.journal().to_string();
    (local.view(), local.pledges(), local.effort(), local.now(), local.deadline(), journal)
}

/// Plays to the end by a weak bot's advice; after every action the match is put by and taken up again.
fn survives<G: Listed>(settings: G::Settings, rivals: &[Bot<G>], seed: u64, pause: u64) {
    let mut local = begin(settings, rivals.to_vec(), seed);
    let adviser = bot("random");
    for step in 1..200 {
        let restored = Local::restore(&local.journal().to_string(), Arc::default(), rivals.to_vec());
        let restored: Local<G> = restored.expect("a saved match");
        assert_eq!(seen(&restored), seen(&local), "after {step} steps");
        local = restored;
        if local.is_finished() {
            return;
        }
        let at = local.now() + Millis::new(pause);
        local.tick(at);
        if let Some(action) = local.advise(&adviser) {
            local.act(at, action).expect("what a bot advises is allowed");
        }
        local.think(at);
    }
    panic!("it never ends: {}", local.journal());
}

proptest! {
    #[test]
    fn a_saved_match_comes_back_as_it_was(seed in 0..u64::MAX - 1, pause in 0..60_000_u64) {
        for variant in [Variant::Classic, Variant::Super, Variant::Skemind, Variant::BullsAndCows] {
            survives::<CodeGame>(code::Settings::new(variant, code::Mode::Solo), &[], seed, pause);
            let versus = code::Settings::new(variant, code::Mode::Versus);
            survives::<CodeGame>(versus, &[bot("consistent")], seed, pause);
        }
        let unlimited = |mode| numble::Settings::new(Puzzle::Unlimited, mode);
        survives::<Numble>(unlimited(numble::Mode::Solo), &[], seed, pause);
    }
}

fn guess(code: &str) -> code::Action {
    code::Action::Guess(code.parse().expect("a code"))
}

#[test]
fn what_is_refused_changes_nothing() {
    let mut local = begin::<CodeGame>(code::Settings::new(Variant::Classic, code::Mode::Solo), Vec::new(), 1);
    let before = seen(&local);
    let why = local.act(Millis::new(5), guess("AAAAA")).expect_err("five places are too many");
    assert_eq!(why.text().id, "code-reject-length");
    assert_eq!(seen(&local), before);
}

#[test]
fn deadlines_before_a_refusal_stand() {
    let mut local = begin::<CodeGame>(code::Settings::new(Variant::Skemind, code::Mode::Solo), Vec::new(), 1);
    let late = Millis::from_secs(181);
    assert_eq!(local.act(late, guess("ABCD")).expect_err("it is over").text().id, "reject-wrong-phase");
    assert!(local.is_finished());
    assert_eq!(local.effort().millis, Some(180_000));
}

#[test]
fn the_clock_stands_still_for_who_is_away() {
    let mut local = begin::<CodeGame>(code::Settings::new(Variant::Skemind, code::Mode::Solo), Vec::new(), 1);
    local.leave(Millis::from_secs(50));
    let local: Local<CodeGame> =
        Local::restore(&local.journal().to_string(), Arc::default(), Vec::new()).expect("a saved match");
    assert_eq!(local.now(), Millis::from_secs(50));
    assert_eq!(local.deadline(), Some(Millis::from_secs(180)));
    assert!(local.view().seats[0].here);
    let presence = local.journal().rows.iter().filter(|row| matches!(row.input, Input::Presence { .. }));
    assert_eq!(presence.count(), 2);
}

#[test]
fn one_is_told_what_happens_once_and_nothing_of_a_rivals_symbols() {
    let versus = code::Settings::new(Variant::Classic, code::Mode::Versus);
    let mut local = begin::<CodeGame>(versus, vec![bot("consistent")], 1);
    local.told();
    local.think(Millis::new(500));
    let told = local.told();
    let guesses = told.iter().filter_map(|event| match event {
        Event::Game(code::Event::GuessEvaluated { guess, .. }) => Some(guess),
        _ => None,
    });
    assert_eq!(guesses.collect::<Vec<_>>(), [&None]);
    assert!(local.told().is_empty());
}

#[test]
fn a_game_for_one_has_no_seat_for_a_bot() {
    let solo = code::Settings::new(Variant::Classic, code::Mode::Solo);
    let (seed, nonces) = (Seed::from_number(1), Seed::from_number(2));
    let opening = Opening {
        settings: solo,
        content: Arc::default(),
        bots: vec![bot("random")],
        seed,
        nonces,
        began: 0,
    };
    let why = Local::<CodeGame>::begin(opening).expect_err("a seat too many");
    assert_eq!(why.text().id, "reject-full");
}
