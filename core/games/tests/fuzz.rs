//! The fuzz laws on seeded mutations of lawful inputs.

use cluehouse_engine::{Rng, laws};
use cluehouse_games::{for_every_game, fuzz};

/// Tries a law on what grows from the seeds by flipping, cutting, doubling and joining.
fn mutate(law: fn(&[u8]), seeds: &[Vec<u8>], tries: u64) {
    for number in 0..tries {
        let mut rng = Rng::from_number(number);
        let mut data = rng.pick(seeds).cloned().unwrap_or_default();
        for _ in 0..rng.below(6) {
            let at = rng.index(data.len() + 1);
            match rng.below(5) {
                0 => data.truncate(at),
                1 => data.insert(at, rng.below(256) as u8),
                2 if at < data.len() => data[at] = b' ' + rng.below(95) as u8,
                3 => data.extend(rng.pick(seeds).cloned().unwrap_or_default()),
                4 if at < data.len() => {
                    data.remove(at);
                }
                _ => {}
            }
        }
        let caught = std::panic::catch_unwind(|| law(&data));
        assert!(caught.is_ok(), "seed {number}: {:?}", String::from_utf8_lossy(&data));
    }
}

#[test]
fn codes() {
    let seeds = [
        "\u{6}\u{4}\u{1}RBGY",
        "\u{6}\u{4}\u{0}1234",
        "\u{8}\u{5}\u{1}ABCDH",
        "\u{a}\u{4}\u{0}01 29",
        "\u{c}\u{8}\u{1}a,b-L",
    ];
    mutate(fuzz::code, &seeds.map(|seed| seed.as_bytes().to_vec()), 20_000);
}

#[test]
fn equations() {
    let seeds =
        ["12 + 34 = 46", "1-1=0", "7×8=56", "144 ÷ 12 = 12", "999 - 998 = 1", "007 + 1 = 8", "2024-10-15"];
    mutate(fuzz::equation, &seeds.map(|seed| seed.as_bytes().to_vec()), 20_000);
}

/// Settings and journals of every game, as its own lab makes them.
macro_rules! seeds {
    ($($kind:ident = $module:ident :: $game:ident;)*) => {
        fn lawful_settings() -> Vec<Vec<u8>> {
            let mut rng = Rng::from_number(5);
            let mut seeds = vec![br#"{"variant":{"t":"classic"},"mode":"solo"}"#.to_vec()];
            $(
                for _ in 0..20 {
                    let (settings, _) = <cluehouse_games::$module::$game as laws::Lab>::settings(&mut rng);
                    seeds.push(serde_json::to_vec(&settings).expect("settings serialise"));
                }
            )*
            seeds
        }

        fn lawful_journals() -> Vec<Vec<u8>> {
            let mut seeds = Vec::new();
            $(
                for seed in 0..10 {
                    let played = laws::play::<cluehouse_games::$module::$game>(seed, 12);
                    seeds.push(played.journal.to_string().into_bytes());
                }
            )*
            seeds
        }
    };
}

for_every_game!(seeds);

#[test]
fn settings() {
    mutate(fuzz::settings, &lawful_settings(), 20_000);
}

#[test]
fn journals() {
    let seeds = lawful_journals();
    seeds.iter().for_each(|seed| fuzz::journal(seed));
    mutate(fuzz::journal, &seeds, 5_000);
}
