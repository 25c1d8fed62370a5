//! The laws of the fuzz targets on seeded bytes: mutated messages, and crowds that do anything.

use cluehouse_engine::{Rng, Seat};
use cluehouse_room::sim::{any_item, fuzz};
use cluehouse_room::wire::{ClientMsg, Command, Curtain, Hello, Numbered, PROTOCOL};
use cluehouse_room::{House, Item, MAX_MESSAGE, MemberId, RoomReject};

fn messages(rng: &mut Rng) -> Vec<ClientMsg> {
    let hello = Hello {
        protocol: PROTOCOL,
        name: "Ana".to_owned(),
        watch: false,
        screen: false,
        seen: None,
        client: 1,
        asked: 0,
    };
    let commands = vec![
        Command::Start,
        Command::Ready(true),
        Command::Say("hello".to_owned()),
        Command::Choose(vec![any_item(rng), any_item(rng)]),
        Command::Settle(House::default()),
        Command::Mute { member: MemberId::new(1), muted: true },
        Command::Curtain(Curtain { game: 1, round: 1, seat: Seat::new(0), drawn: true }),
        Command::Kick(MemberId::new(1)),
        Command::AddBot("random".to_owned()),
        Command::Leave,
    ];
    let numbered = |(n, what)| ClientMsg::Do(Numbered { n, what });
    [ClientMsg::Hello(hello), ClientMsg::Ping(9)]
        .into_iter()
        .chain((1..).zip(commands).map(numbered))
        .collect()
}

#[test]
fn any_bytes_are_a_message_or_a_refusal() {
    let mut rng = Rng::from_number(1);
    for msg in messages(&mut rng) {
        let text = serde_json::to_vec(&msg).expect("messages encode");
        fuzz::message(&text);
        for _ in 0..300 {
            let mut bytes = text.clone();
            for _ in 0..rng.between(1, 4) {
                let place = rng.index(bytes.len().max(1));
                if bytes.is_empty() {
                    break;
                }
                match rng.below(4) {
                    0 => bytes[place] = rng.below(256) as u8,
                    1 => drop(bytes.remove(place)),
                    2 => bytes.insert(place, b"{}[]\",:0-e\\"[rng.index(11)]),
                    _ => bytes.truncate(place.max(1)),
                }
            }
            fuzz::message(&bytes);
        }
    }
}

#[test]
fn bombs_are_refused() {
    let deep = "[".repeat(16_000);
    let digits = format!("{{\"t\":\"ping\",\"d\":{}}}", "9".repeat(16_000));
    let twice = "{\"t\":\"ping\",\"t\":\"ping\",\"d\":1}";
    for text in [deep.as_str(), digits.as_str(), twice, "", "null", "\u{FEFF}{}", "{\"t\":\"ping\"}"] {
        assert_eq!(ClientMsg::parse(text.as_bytes()), Err(RoomReject::Malformed), "{:.40}", text);
    }
    assert_eq!(ClientMsg::parse(&[b' '; MAX_MESSAGE + 1]), Err(RoomReject::MessageTooLong));
    assert_eq!(ClientMsg::parse(&[0xFF, 0xFE]), Err(RoomReject::Malformed));
}

#[test]
fn crowds_that_do_anything_leave_a_sound_room() {
    for seed in 0..150 {
        let mut rng = Rng::from_number(seed);
        let bytes: Vec<u8> = (0..rng.between(100, 1200)).map(|_| rng.below(256) as u8).collect();
        fuzz::room(&bytes);
    }
}

#[test]
fn presets_of_every_entry_can_be_played_in_a_room() {
    for manifest in cluehouse_games::catalogue() {
        assert!(Item::preset(manifest.id).is_ok(), "{}", manifest.id);
    }
}
