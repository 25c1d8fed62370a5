//! The fuzz laws on seeded mutations of lawful inputs.

use cluehouse_engine::{Rng, laws};
use cluehouse_games::code::CodeGame;
use cluehouse_games::{catalogue, fuzz};

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
fn settings() {
    use laws::Lab;
    let mut rng = Rng::from_number(5);
    let code =
        (0..50).map(|_| serde_json::to_vec(&CodeGame::settings(&mut rng).0).expect("settings serialise"));
    let seeds: Vec<Vec<u8>> =
        code.chain([br#"{"variant":{"t":"classic"},"mode":"solo"}"#.to_vec()]).collect();
    assert!(!catalogue().is_empty());
    mutate(fuzz::settings, &seeds, 20_000);
}

#[test]
fn journals() {
    let seeds: Vec<Vec<u8>> =
        (0..20).map(|seed| laws::play::<CodeGame>(seed, 12).journal.to_string().into_bytes()).collect();
    seeds.iter().for_each(|seed| fuzz::journal(seed));
    mutate(fuzz::journal, &seeds, 5_000);
}
