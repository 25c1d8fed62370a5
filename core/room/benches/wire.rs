//! What it costs to read a message and to write what a member is told, by our own JSON and by `serde_json`.

use std::sync::Arc;

use cluehouse_engine::{Millis, Seed};
use cluehouse_room::wire::{ClientMsg, Command, Epoch, ServerMsg};
use cluehouse_room::{Charter, Input, Item, MemberId, Person, Room};

/// A guess, and something said.
const MESSAGES: [&str; 2] = [
    r#"{"t":"do","d":{"n":17,"what":{"t":"act","d":{"game":1,"round":1,"action":{"t":"code","d":{"t":"guess","d":"AABB"}}}}}}"#,
    r#"{"t":"do","d":{"n":18,"what":{"t":"say","d":"That was close, wasn't it? \ud83d\ude00"}}}"#,
];

fn main() {
    divan::main();
}

#[divan::bench(args = MESSAGES)]
fn read_ours(text: &str) -> ClientMsg {
    cluehouse_json::read(text.as_bytes()).expect("a message")
}

#[divan::bench(args = MESSAGES)]
fn read_theirs(text: &str) -> ClientMsg {
    serde_json::from_slice(text.as_bytes()).expect("a message")
}

#[divan::bench]
fn write_ours(bencher: divan::Bencher<'_, '_>) {
    let frame = frame();
    bencher.bench_local(|| cluehouse_json::write(&*frame));
}

#[divan::bench]
fn write_theirs(bencher: divan::Bencher<'_, '_>) {
    let frame = frame();
    bencher.bench_local(|| serde_json::to_string(&*frame).expect("a frame"));
}

/// The frame of a match that begins: the room and the game's whole view.
fn frame() -> Arc<ServerMsg> {
    let item = Item::preset("classic").expect("an entry");
    let charter = Arc::new(Charter::new(Seed::from_number(1), vec![item]));
    let mut room: Room = Room::open(charter, Arc::default(), Epoch(1)).expect("a playlist");
    let (person, name) = (Person::new(1), "Ana".to_owned());
    let enter = Input::Enter { person, name, watch: false, seen: None, client: 1, asked: 0 };
    let start = Input::Command { member: MemberId::new(0), n: 1, lag: Millis::ZERO, what: Command::Start };
    let told = [enter, start].map(|input| room.handle(Millis::ZERO, input).sends);
    let msgs = told.into_iter().flatten().map(|send| send.msg);
    let frames = msgs.filter(|msg| matches!(**msg, ServerMsg::Frame(_)));
    frames.max_by_key(|frame| cluehouse_json::write(&**frame).len()).expect("a frame")
}
