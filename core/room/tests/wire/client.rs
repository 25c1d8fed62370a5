//! What clients say: one example of every message, command and action, and what is refused.

use cluehouse_engine::{Digest, Seat};
use cluehouse_games::code::{self, Variant};
use cluehouse_games::hermit;
use cluehouse_games::numble::{self, Puzzle};
use cluehouse_games::pictionary::{self, Draw, Points};
use cluehouse_games::trivia::{self, Place};
use cluehouse_games::{AnyAction, AnySettings, catalogue};
use cluehouse_json::laws::{read_alike, written_alike};
use cluehouse_room::wire::{ClientMsg, Command, Curtain, Epoch, Hello, Numbered, PROTOCOL, Seen, Version};
use cluehouse_room::{House, Item, MemberId, RoomReject};
use expect_test::expect_file;
use serde_json::Value;

use crate::{check_all, tags};

tags!(MESSAGES, message: ClientMsg {
    ClientMsg::Hello(_) => "hello",
    ClientMsg::Do(_) => "do",
    ClientMsg::Ping(_) => "ping",
});

tags!(COMMANDS, command: Command {
    Command::Rename(_) => "rename",
    Command::Sit => "sit",
    Command::Watch => "watch",
    Command::Ready(_) => "ready",
    Command::Act { .. } => "act",
    Command::Say(_) => "say",
    Command::VoteOut(_) => "vote_out",
    Command::Confide(_) => "confide",
    Command::Leave => "leave",
    Command::Choose(_) => "choose",
    Command::Settle(_) => "settle",
    Command::AddBot(_) => "add_bot",
    Command::Start => "start",
    Command::Rematch => "rematch",
    Command::Gather => "gather",
    Command::Advance => "advance",
    Command::Skip => "skip",
    Command::Pause(_) => "pause",
    Command::MoreTime => "more_time",
    Command::Stop => "stop",
    Command::PassHost(_) => "pass_host",
    Command::Kick(_) => "kick",
    Command::Ban(_) => "ban",
    Command::Unban(_) => "unban",
    Command::Mute { .. } => "mute",
    Command::Curtain(_) => "curtain",
});

tags!(ACTIONS, action: AnyAction {
    AnyAction::Code(code::Action::Set(_)) => "code set",
    AnyAction::Code(code::Action::Guess(_)) => "code guess",
    AnyAction::Code(code::Action::Answer(_)) => "code answer",
    AnyAction::Code(code::Action::Amend { .. }) => "code amend",
    AnyAction::Code(code::Action::Hint) => "code hint",
    AnyAction::Code(code::Action::GiveUp) => "code give_up",
    AnyAction::Numble(numble::Action::Guess(_)) => "numble guess",
    AnyAction::Numble(numble::Action::GiveUp) => "numble give_up",
    AnyAction::Trivia(trivia::Action::Answer(_)) => "trivia answer",
    AnyAction::Pictionary(pictionary::Action::Pick(_)) => "pictionary pick",
    AnyAction::Pictionary(pictionary::Action::Say(_)) => "pictionary say",
    AnyAction::Pictionary(pictionary::Action::Stop) => "pictionary stop",
    AnyAction::Pictionary(pictionary::Action::Draws(_)) => "pictionary draws",
    AnyAction::Pictionary(pictionary::Action::Draw(Draw::Stroke { .. })) => "pictionary stroke",
    AnyAction::Pictionary(pictionary::Action::Draw(Draw::Extend { .. })) => "pictionary extend",
    AnyAction::Pictionary(pictionary::Action::Draw(Draw::Fill { .. })) => "pictionary fill",
    AnyAction::Pictionary(pictionary::Action::Draw(Draw::Undo)) => "pictionary undo",
    AnyAction::Pictionary(pictionary::Action::Draw(Draw::Clear)) => "pictionary clear",
    AnyAction::Hermit(hermit::Action::Pick(_)) => "hermit pick",
});

tags!(SETTINGS, settings: AnySettings {
    AnySettings::Code(code::Settings { variant: Variant::Classic, .. }) => "classic",
    AnySettings::Code(code::Settings { variant: Variant::Super, .. }) => "super",
    AnySettings::Code(code::Settings { variant: Variant::Skemind, .. }) => "skemind",
    AnySettings::Code(code::Settings { variant: Variant::BullsAndCows, .. }) => "bulls-and-cows",
    AnySettings::Code(code::Settings { variant: Variant::Custom(_), .. }) => "custom",
    AnySettings::Numble(numble::Settings { puzzle: Puzzle::Daily(_), .. }) => "daily",
    AnySettings::Numble(numble::Settings { puzzle: Puzzle::Archive(_), .. }) => "archive",
    AnySettings::Numble(numble::Settings { puzzle: Puzzle::Unlimited, .. }) => "unlimited",
    AnySettings::Trivia(_) => "trivia",
    AnySettings::Pictionary(_) => "pictionary",
    AnySettings::Hermit(_) => "hermit",
});

fn hello(seen: Option<Seen>) -> ClientMsg {
    ClientMsg::Hello(Hello {
        protocol: PROTOCOL,
        name: "Ana".to_owned(),
        watch: false,
        screen: false,
        seen,
        client: 7,
        asked: 3,
    })
}

fn actions() -> Vec<AnyAction> {
    let code = |text: &str| AnyAction::Code(text.parse().expect("an action"));
    let numble = |text: &str| AnyAction::Numble(text.parse().expect("an action"));
    let pictionary = |text: &str| AnyAction::Pictionary(text.parse().expect("an action"));
    let draw = |draw| AnyAction::Pictionary(pictionary::Action::Draw(draw));
    let points = || Points(vec![(100, 100), (104, 98), (110, 97)]);
    vec![
        code("set ABCD"),
        code("guess AABB"),
        code("answer 1,2"),
        code("amend 3 0,2"),
        code("hint"),
        code("give-up"),
        numble("guess 12 + 34 = 46"),
        numble("give-up"),
        AnyAction::Trivia(trivia::Action::Answer(Place::B)),
        pictionary("pick 2"),
        draw(Draw::Stroke { colour: 5, size: 2, points: points() }),
        draw(Draw::Extend { points: points() }),
        draw(Draw::Fill { colour: 7, x: 800, y: 450 }),
        draw(Draw::Undo),
        draw(Draw::Clear),
        pictionary("say a boat?"),
        pictionary("stop"),
        pictionary("draws no"),
        AnyAction::Hermit(hermit::Action::Pick(7)),
    ]
}

/// Every entry of the catalogue as it comes, and what else settings can be.
fn evening() -> Vec<Item> {
    let entries = catalogue().into_iter().map(|manifest| manifest.id);
    let mut evening: Vec<Item> = entries.map(|entry| Item::preset(entry).expect("an entry")).collect();
    let date = || "2024-10-15".parse().expect("a date");
    for puzzle in [Puzzle::Daily(date()), Puzzle::Archive(date())] {
        let settings = AnySettings::Numble(numble::Settings::new(puzzle, numble::Mode::Solo));
        evening.push(Item { entry: "numble".to_owned(), settings, pack: None });
    }
    for item in &mut evening {
        if matches!(item.settings, AnySettings::Trivia(_) | AnySettings::Pictionary(_)) {
            item.pack = Some(Digest::from_bytes([0xab; 32]));
        }
    }
    evening
}

pub(crate) fn commands() -> Vec<Command> {
    let member = MemberId::new(2);
    let act = |action| Command::Act { game: 1, round: 1, action };
    let mut commands = vec![
        Command::Rename("Ana María".to_owned()),
        Command::Sit,
        Command::Watch,
        Command::Ready(true),
        Command::Say("Hello, all!".to_owned()),
        Command::VoteOut(member),
        Command::Confide("Ana Maria Souza".to_owned()),
        Command::Leave,
        Command::Settle(House { chat: true, ..House::default() }),
        Command::AddBot("consistent".to_owned()),
        Command::Start,
        Command::Rematch,
        Command::Gather,
        Command::Advance,
        Command::Skip,
        Command::Pause(true),
        Command::MoreTime,
        Command::Stop,
        Command::PassHost(member),
        Command::Kick(member),
        Command::Ban(member),
        Command::Unban(MemberId::new(1)),
        Command::Mute { member, muted: true },
        Command::Curtain(Curtain { game: 1, round: 2, seat: Seat::new(1), drawn: true }),
    ];
    commands.extend(evening().into_iter().map(|item| Command::Choose(vec![item])));
    commands.extend(actions().into_iter().map(act));
    commands
}

fn messages() -> Vec<ClientMsg> {
    let seen = Seen { epoch: Epoch(1), version: Version(17) };
    let numbered = (1..).zip(commands()).map(|(n, what)| ClientMsg::Do(Numbered { n, what }));
    [hello(None), hello(Some(seen)), ClientMsg::Ping(41)].into_iter().chain(numbered).collect()
}

fn text(message: &ClientMsg) -> String {
    serde_json::to_string(message).expect("a message encodes")
}

#[test]
fn what_clients_say_is_as_recorded() {
    let lines: Vec<String> = messages().iter().map(text).collect();
    expect_file!["client.json"].assert_eq(&format!("[\n{}\n]\n", lines.join(",\n")));
}

#[test]
fn everything_a_client_can_say_has_an_example() {
    let messages = messages();
    check_all(MESSAGES, messages.iter().map(message));
    check_all(COMMANDS, commands().iter().map(command));
    check_all(ACTIONS, actions().iter().map(action));
    check_all(SETTINGS, evening().iter().map(|item| settings(&item.settings)));
}

#[test]
fn what_was_written_is_read_as_the_same() {
    for message in messages() {
        for text in orders(&message) {
            assert_eq!(ClientMsg::parse(text.as_bytes()), Ok(message.clone()), "{text}");
        }
    }
}

#[test]
fn what_is_near_a_message_is_read_as_serde_reads_it() {
    for message in messages() {
        read_alike::<ClientMsg>(&written_alike(&message));
    }
}

/// The message as it is written, and with the fields of every object in another order: content before its tag.
fn orders(message: &ClientMsg) -> [String; 2] {
    let value = serde_json::to_value(message).expect("a message encodes");
    [text(message), value.to_string()]
}

fn check_refused(text: &str) {
    assert_eq!(ClientMsg::parse(text.as_bytes()), Err(RoomReject::Malformed), "{text}");
}

#[test]
fn an_unknown_field_is_refused_wherever_it_stands() {
    for message in messages() {
        for text in orders(&message) {
            let braces = text.char_indices().filter(|(_, sign)| matches!(sign, '{' | '}'));
            for (place, brace) in braces {
                for value in ["null", "1", "{}"] {
                    check_refused(&match brace {
                        '{' => format!("{}\"more\":{value},{}", &text[..=place], &text[place + 1..]),
                        _ => format!("{},\"more\":{value}{}", &text[..place], &text[place..]),
                    });
                }
            }
        }
    }
}

#[test]
fn an_unknown_tag_is_refused_wherever_it_stands() {
    for message in messages() {
        for text in orders(&message) {
            for (place, tag) in text.match_indices("\"t\":\"") {
                check_refused(&format!("{}other_{}", &text[..place + tag.len()], &text[place + tag.len()..]));
            }
        }
    }
}

#[test]
fn a_tag_without_content_takes_none() {
    // But for `null`, which serde reads as no content.
    let mut tried = 0;
    for message in messages() {
        for text in orders(&message) {
            for (place, _) in text.match_indices("{\"t\":\"") {
                let length = text[place..].find(['}', ',']).expect("an end");
                if text[place + length..].starts_with('}') {
                    for content in ["{}", "[]", "1", "\"\"", "{\"more\":1}", "[null]", "false"] {
                        let (before, after) = text.split_at(place + length);
                        check_refused(&format!("{before},\"d\":{content}{after}"));
                        let (before, after) = text.split_at(place + 1);
                        check_refused(&format!("{before}\"d\":{content},{after}"));
                        tried += 1;
                    }
                }
            }
        }
    }
    assert!(tried > 100, "tried {tried}");
}

#[test]
fn a_tag_with_content_needs_it() {
    for message in messages() {
        let value = serde_json::to_value(&message).expect("a message encodes");
        let Value::Object(mut fields) = value else { panic!("messages are objects") };
        fields.remove("d");
        check_refused(&Value::Object(fields).to_string());
    }
}
