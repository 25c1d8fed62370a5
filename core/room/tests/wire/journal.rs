//! What a room keeps: its charter, its rows and its checkpoints, read as serde reads them.

use std::sync::Arc;

use cluehouse_engine::{Digest, Millis, Seat, Seed};
use cluehouse_games::AnyAction;
use cluehouse_json::laws::{read_alike, written_alike};
use cluehouse_room::wire::{Command, Epoch, Version};
use cluehouse_room::{Charter, House, Input, Item, MemberId, Person, Room, Row, Saved, Shelf};

use crate::{check_all, client, tags};

tags!(INPUTS, input: Input {
    Input::Enter { .. } => "enter",
    Input::Become { .. } => "become",
    Input::Drop { .. } => "drop",
    Input::Command { .. } => "command",
    Input::Bot { .. } => "bot",
    Input::Tick => "tick",
    Input::Reveal => "reveal",
    Input::Close => "close",
});

fn enter(number: u8, name: &str) -> Input {
    let person = Person::new(u128::MAX / u128::from(number));
    Input::Enter { person, name: name.to_owned(), watch: false, seen: None, client: 1, asked: 0 }
}

fn command(member: u32, n: u32, what: Command) -> Input {
    Input::Command { member: MemberId::new(member), n, lag: Millis::new(20), what }
}

fn inputs() -> Vec<Input> {
    let action = AnyAction::Code("guess AABB".parse().expect("an action"));
    let mut inputs = vec![
        enter(1, "Ana"),
        Input::Become { was: Person::new(1), person: Person::new(2) },
        Input::Drop { member: MemberId::new(1) },
        Input::Bot { seat: Seat::new(1), game: 1, round: 1, action },
        Input::Tick,
        Input::Reveal,
        Input::Close,
    ];
    inputs.extend((1..).zip(client::commands()).map(|(n, what)| command(0, n, what)));
    inputs
}

#[test]
fn what_is_near_a_row_is_read_as_serde_reads_it() {
    check_all(INPUTS, inputs().iter().map(input));
    for (place, input) in inputs().into_iter().enumerate() {
        let chain = (place % 2 == 0).then(|| "0123456789abcdef".to_owned());
        let (version, at, rules) =
            (Version(place as u32), Millis::new(1 << 40), (place % 3 == 0).then_some(2));
        let row = Row { version, epoch: Epoch(2), at, input, chain, rules };
        read_alike::<Row>(&written_alike(&row));
    }
}

fn charter(entry: &str) -> Charter {
    let mut item = Item::preset(entry).expect("an entry");
    item.pack = Some(Digest::from_bytes([7; 32]));
    let mut charter =
        Charter::new(Seed::from_number(1), vec![item, Item::preset("classic").expect("an entry")]);
    charter.house = House { at_once: true, ..House::default() };
    charter
}

#[test]
fn what_is_near_a_charter_is_read_as_serde_reads_it() {
    for entry in ["classic", "custom", "numble", "trivia", "pictionary"] {
        read_alike::<Charter>(&written_alike(&charter(entry)));
        read_alike::<Charter>(&written_alike(&Charter { linger: None, ..charter(entry) }));
    }
}

/// With everything a room can remember: people, bots, somebody banned, something said, a match.
#[test]
fn what_is_near_a_checkpoint_is_read_as_serde_reads_it() {
    let mut charter = charter("classic");
    charter.playlist.remove(0);
    charter.house.chat = true;
    let mut room: Room =
        Room::open(Arc::new(charter), Arc::new(Shelf::default()), Epoch(1)).expect("a playlist");
    let what = [
        Command::Say("Hello".to_owned()),
        Command::Ban(MemberId::new(2)),
        Command::AddBot("consistent".to_owned()),
        Command::Start,
    ];
    let people = [enter(1, "Ana"), enter(2, "Bea"), enter(3, "Cat")];
    let commands = (1..).zip(what).map(|(n, what)| command(0, n, what));
    let mut saved: Vec<Saved> = Vec::new();
    for (at, input) in (0..).zip(people.into_iter().chain(commands)) {
        let out = room.handle(Millis::new(1000 * at), input);
        assert_eq!(out.refused, None);
        saved.extend(out.checkpoint);
    }
    assert!(!saved.is_empty());
    for saved in &saved {
        read_alike::<Saved>(&written_alike(saved));
    }
}
