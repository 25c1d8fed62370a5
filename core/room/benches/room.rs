//! What one command costs, from the message to the encoded frames, without any disk or network.

use std::sync::Arc;

use cluehouse_engine::{Millis, Rng, Seed};
use cluehouse_games::code::{Action, CodeGame, Mode, Settings, Variant};
use cluehouse_games::trivia::{self, Ending, Place, Trivia};
use cluehouse_games::{AnyAction, AnySettings, Listed};
use cluehouse_room::wire::{Command, Epoch};
use cluehouse_room::{Charter, House, Input, Item, MemberId, Output, Person, Room, Shelf};

fn main() {
    divan::main();
}

/// A room in which so many people have come in and the match has begun.
fn playing(item: Item, shelf: Shelf, people: u32, at_once: bool) -> Room {
    let mut charter = Charter::new(Seed::from_number(1), vec![item]);
    charter.house = House { at_once, ..House::default() };
    let mut room = Room::open(Arc::new(charter), Arc::new(shelf), Epoch(1)).expect("a playlist");
    for number in 0..people {
        let name = format!("Player {number}");
        let person = Person::new(u128::from(number));
        let out = room.handle(
            Millis::ZERO,
            Input::Enter { person, name, watch: false, seen: None, client: 1, asked: 0 },
        );
        assert_eq!(out.refused, None);
    }
    let out = room.handle(Millis::ZERO, command(0, 1, Command::Start));
    assert_eq!(out.refused, None);
    room
}

fn command(member: u32, n: u32, what: Command) -> Input {
    Input::Command { member: MemberId::new(member), n, lag: Millis::ZERO, what }
}

/// Carries out a command and encodes everything that leaves: the rows, and each different message once.
fn through(room: &mut Room, at: Millis, input: Input) -> usize {
    let Output { rows, sends, refused, .. } = room.handle(at, input);
    assert_eq!(refused, None);
    let rows: usize = rows.iter().map(|written| written.line.len()).sum();
    let frames = sends.iter().map(|send| serde_json::to_string(&*send.msg).expect("messages encode").len());
    rows + frames.sum::<usize>()
}

fn versus() -> Room {
    let settings = CodeGame::any_settings(Settings::new(Variant::Classic, Mode::Versus));
    playing(Item { entry: "classic".to_owned(), settings, pack: None }, Shelf::default(), 2, true)
}

fn guess(n: u32, dice: &mut Rng) -> Input {
    let marks: String = (0..4).map(|_| ['A', 'B', 'C', 'D', 'E', 'F'][dice.index(6)]).collect();
    let action = AnyAction::Code(Action::Guess(marks.parse().expect("a code")));
    command(0, n, Command::Act { game: 1, round: 1, action })
}

/// One guess through a room of two, after so many earlier ones.
#[divan::bench(args = [0, 4, 8])]
fn guess_in_a_room_of_two(bencher: divan::Bencher<'_, '_>, earlier: u32) {
    let mut room = versus();
    let mut dice = Rng::from_number(3);
    for n in 0..earlier {
        through(&mut room, Millis::from_secs(u64::from(n)), guess(n + 2, &mut dice));
    }
    let input = guess(earlier + 2, &mut dice);
    bencher
        .with_inputs(|| (room.clone(), input.clone()))
        .bench_local_values(|(mut room, input)| (through(&mut room, Millis::from_secs(60), input), room));
}

/// So many of thirty people answer one question; the thirtieth answer ends the round.
#[divan::bench(args = [1, 29, 30])]
fn answers_in_a_room_of_thirty(bencher: divan::Bencher<'_, '_>, number: u32) {
    let question = |number: usize| trivia::Question {
        category: "Space".to_owned(),
        difficulty: trivia::Difficulty::Easy,
        text: format!("Which planet is number {number} from the sun, where the first is number one?"),
        options: ["Mercury", "Venus", "Earth", "Mars"].map(str::to_owned),
        right: Place::ALL[number % 4],
        explanation: "They are counted from the sun.".to_owned(),
    };
    let pack = trivia::Pack { questions: (0..20).map(question).collect() };
    let mut shelf = Shelf::default();
    let pack = shelf.add(Trivia::any_content(Arc::new(pack)));
    let settings = trivia::Settings { ending: Ending::Everyone, reading: 0, ..trivia::Settings::default() };
    let item = Item { entry: "trivia".to_owned(), settings: AnySettings::Trivia(settings), pack: Some(pack) };
    let mut room = playing(item, shelf, 30, false);
    room.handle(Millis::from_secs(4), Input::Tick);
    let answers: Vec<Input> = (0..number)
        .map(|member| {
            let action = AnyAction::Trivia(trivia::Action::Answer(Place::ALL[member as usize % 4]));
            command(member, 2, Command::Act { game: 1, round: 1, action })
        })
        .collect();
    bencher.with_inputs(|| (room.clone(), answers.clone())).bench_local_values(|(mut room, answers)| {
        let sum: usize =
            answers.into_iter().map(|answer| through(&mut room, Millis::from_secs(5), answer)).sum();
        (sum, room)
    });
}
