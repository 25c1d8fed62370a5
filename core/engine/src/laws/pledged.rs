//! The law of fairness: what is opened is what was promised, and nothing is opened early.

use std::collections::BTreeMap;

use super::{Lab, play, replay_all};
use crate::{Digest, PhaseName, Pledge, Reveal, commitment};

/// A pledge is made once, without words; it is opened once, when its round is over and the policy lets secrets be seen; what
/// opens it is what was promised, and nothing else is. Says how many were opened.
pub fn pledges_hold<G: Lab>(seed: u64) -> usize {
    let played = play::<G>(seed, 300);
    let sealed = played.journal.header.reveal == Reveal::Sealed;
    let mut known: BTreeMap<(u16, u16), Pledge> = BTreeMap::new();
    let mut nonces = Vec::new();
    replay_all(&played, |state, step| {
        let made = step.pledges.len();
        assert!(G::DEALS || made == 0, "{} seed {seed}: {made} pledges, and nothing is dealt", G::ID);
        for pledge in &step.pledges {
            let before = known.insert((pledge.round, pledge.turn), pledge.clone());
            match (before, &pledge.opening) {
                (None, None) => {}
                (Some(Pledge { opening: None, commitment, .. }), Some(opening)) => {
                    assert_eq!(commitment, pledge.commitment, "{} seed {seed}: not what was promised", G::ID);
                    assert_eq!(pledge.holds(G::ID), Some(true), "{} seed {seed}: {pledge:?}", G::ID);
                    check_binding(G::ID, pledge);
                    nonces.push(opening.nonce);
                }
                (before, _) => panic!("{} seed {seed}: {pledge:?} after {before:?}", G::ID),
            }
        }
        let all: Vec<Pledge> = known.values().cloned().collect();
        assert_eq!(state.pledges(), all, "{} seed {seed}: kept and told pledges differ", G::ID);
        let running = state.phase.name() == PhaseName::Playing;
        for pledge in &all {
            let over = pledge.round < state.current || !running;
            let may = over && (!sealed || state.revealed);
            assert_eq!(pledge.opening.is_some(), may, "{} seed {seed}: {pledge:?}", G::ID);
            assert_eq!(pledge.holds(G::ID).is_some(), may, "{} seed {seed}: {pledge:?}", G::ID);
        }
    });
    let opened = nonces.len();
    nonces.sort_unstable();
    nonces.dedup();
    assert_eq!(nonces.len(), opened, "{} seed {seed}: a nonce was used twice", G::ID);
    opened
}

/// Whatever is changed, the pledge holds no longer.
fn check_binding(game: &str, pledge: &Pledge) {
    let Pledge { round, turn, commitment: promised, opening: Some(opening) } = pledge else { return };
    let (secret, nonce) = (&opening.secret, &opening.nonce);
    assert_eq!(commitment(game, *round, *turn, secret, nonce), *promised);
    let mut bytes = nonce.bytes();
    bytes[usize::from(*round) % bytes.len()] ^= 1;
    let altered = [
        commitment("other", *round, *turn, secret, nonce),
        commitment(game, *round + 1, *turn, secret, nonce),
        commitment(game, *round, *turn + 1, secret, nonce),
        commitment(game, *round, *turn, &format!("{secret} "), nonce),
        commitment(game, *round, *turn, &secret.chars().skip(1).collect::<String>(), nonce),
        commitment(game, *round, *turn, secret, &Digest::from_bytes(bytes)),
    ];
    assert!(!altered.contains(promised), "{game}: {pledge:?} holds for something else too");
}
