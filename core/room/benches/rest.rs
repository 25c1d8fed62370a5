//! What a room at rest holds in memory: what cloning it allocates, and the room itself.

use std::sync::Arc;

use cluehouse_engine::{Millis, Seed};
use cluehouse_room::wire::{Command, Epoch};
use cluehouse_room::{Charter, Input, Item, MemberId, Person, Room};

#[global_allocator]
static ALLOC: divan::AllocProfiler = divan::AllocProfiler::system();

fn main() {
    divan::main();
}

/// A room in which so many people have played, chatted and fallen asleep; its match is counted, too.
#[divan::bench(args = [1, 2, 8])]
fn room_at_rest(bencher: divan::Bencher<'_, '_>, people: u32) {
    let mut charter = Charter::new(Seed::from_number(1), vec![Item::preset("classic").expect("an entry")]);
    charter.house.chat = true;
    let mut room = <Room>::open(Arc::new(charter), Arc::default(), Epoch(1)).expect("a playlist");
    let mut handle = |input| assert_eq!(room.handle(Millis::from_secs(1), input).refused, None);
    for number in 0..people {
        let (person, name) = (Person::new(u128::from(number)), format!("Player {number}"));
        handle(Input::Enter { person, name, watch: number > 0, seen: None, client: 1, asked: 0 });
    }
    let command =
        |number: u32, n, what| Input::Command { member: MemberId::new(number), n, lag: Millis::ZERO, what };
    handle(command(0, 1, Command::Start));
    for number in 0..people {
        handle(command(number, 2, Command::Say("Good luck to everybody.".to_owned())));
    }
    for number in 0..people {
        handle(Input::Drop { member: MemberId::new(number) });
    }
    bencher.bench_local(|| Box::new(room.clone()));
}
