//! What rooms say: one example of every message, from rooms in which it happens, and what is in none of them.

use std::collections::BTreeSet;
use std::sync::Arc;

use cluehouse_engine::laws::Lab;
use cluehouse_engine::{Millis, Pace, Refusal, Seat, Seed, Speak};
use cluehouse_games::code::{self, CodeGame, Variant};
use cluehouse_games::hermit::{self, Hermit};
use cluehouse_games::numble::{self, Numble, Puzzle};
use cluehouse_games::pictionary::{self, Pictionary};
use cluehouse_games::trivia::{self, Ending, Place, Trivia};
use cluehouse_games::{AnyAction, AnyContent, AnyReject, AnySettings, Listed};
use cluehouse_json::laws::written_alike;
use cluehouse_room::wire::{
    AnyNews, AnyPlay, Command, Curtain, Epoch, Farewell, Frame, Outcome, PROTOCOL, Pong, Refused, Seen,
    ServerMsg,
};
use cluehouse_room::{Charter, House, Input, Item, MemberId, Person, Reject, Room, RoomReject, Shelf};
use expect_test::{ExpectFile, expect_file};
use serde::Serializer;
use serde_json::Value;

use crate::{check_all, tags};

const ANA: MemberId = MemberId::new(0);
const BEA: MemberId = MemberId::new(1);
const CAT: MemberId = MemberId::new(2);
const DAN: MemberId = MemberId::new(3);

tags!(MESSAGES, message: ServerMsg {
    ServerMsg::Welcome(_) => "welcome",
    ServerMsg::Frame(_) => "frame",
    ServerMsg::Answer(_) => "answer",
    ServerMsg::Refused(_) => "refused",
    ServerMsg::Pong(_) => "pong",
    ServerMsg::Farewell(_) => "farewell",
});

tags!(OUTCOMES, outcome: Outcome {
    Outcome::Done(_) => "done",
    Outcome::Refused(Refused { why: Reject::Room(_), .. }) => "refused by the room",
    Outcome::Refused(Refused { why: Reject::Play(AnyReject::Code(Refusal::Match(_))), .. }) => "refused by the match",
    Outcome::Refused(_) => "refused by the rules",
    Outcome::Forgotten => "forgotten",
});

tags!(FAREWELLS, farewell: Farewell {
    Farewell::Left => "left",
    Farewell::Kicked => "kicked",
    Farewell::Banned => "banned",
    Farewell::Closed => "closed",
    Farewell::Replaced => "replaced",
    Farewell::Moved => "moved",
    Farewell::Degraded => "degraded",
});

tags!(PLAYS, play: AnyPlay {
    AnyPlay::Code(_) => "code",
    AnyPlay::Numble(_) => "numble",
    AnyPlay::Trivia(_) => "trivia",
    AnyPlay::Pictionary(_) => "pictionary",
    AnyPlay::Hermit(_) => "hermit",
});

tags!(NEWS, news: AnyNews {
    AnyNews::Code(_) => "code",
    AnyNews::Numble(_) => "numble",
    AnyNews::Trivia(_) => "trivia",
    AnyNews::Pictionary(_) => "pictionary",
    AnyNews::Hermit(_) => "hermit",
});

type Examples = Vec<(&'static str, Arc<ServerMsg>)>;

/// A room in which two play and one watches, with everything it said.
struct Evening {
    room: Room,
    now: Millis,
    number: u32,
    heard: Vec<(MemberId, Arc<ServerMsg>)>,
    examples: Examples,
    /// How much was heard before the secret could be told.
    secret_until: usize,
    /// Who knows it all the same.
    knows: Option<MemberId>,
}

impl Evening {
    fn new(settings: AnySettings, content: Option<AnyContent>) -> Self {
        let kind = settings.kind();
        let entry = kind.manifests().first().map_or("", |manifest| manifest.id).to_owned();
        let mut shelf = Shelf::default();
        let pack = content.map(|content| shelf.add(content));
        let room = Room::open(Arc::new(charter(Item { entry, settings, pack })), Arc::new(shelf), Epoch(1));
        Self {
            room: room.expect("a playlist"),
            now: Millis::ZERO,
            number: 0,
            heard: Vec::new(),
            examples: Vec::new(),
            secret_until: 0,
            knows: None,
        }
    }

    /// With two who play and one who watches, in the middle of the first round.
    fn playing(settings: AnySettings, content: Option<AnyContent>) -> Self {
        let mut evening = Self::new(settings, content);
        evening.enter(1, "Ana", false, None);
        evening.enter(2, "Bea", false, None);
        evening.enter(3, "Cat", true, None);
        evening.ask(ANA, Command::Start);
        evening.keep("match_begins", ANA);
        evening.wait(3);
        evening.keep("round_begins", ANA);
        evening
    }

    fn handle(&mut self, input: Input) {
        let out = self.room.handle(self.now, input);
        for send in &out.sends {
            self.heard.extend(send.to.iter().map(|to| (*to, Arc::clone(&send.msg))));
        }
    }

    fn enter(&mut self, person: u128, name: &str, watch: bool, seen: Option<Seen>) {
        let (person, name) = (Person::new(person), name.to_owned());
        self.handle(Input::Enter { person, name, watch, seen, client: 7, asked: 0 });
    }

    fn wait(&mut self, seconds: u64) {
        self.now = self.now + Millis::from_secs(seconds);
        self.handle(Input::Tick);
    }

    fn ask(&mut self, member: MemberId, what: Command) {
        self.number += 1;
        self.now = self.now + Millis::from_secs(1);
        self.handle(Input::Command { member, n: self.number, lag: Millis::ZERO, what });
    }

    fn act(&mut self, member: MemberId, action: AnyAction) {
        self.ask(member, Command::Act { game: 1, round: 1, action });
    }

    /// Keeps the last frame a member heard as an example.
    fn keep(&mut self, name: &'static str, member: MemberId) {
        self.keep_where(name, member, |msg| matches!(msg, ServerMsg::Frame(_)));
    }

    fn keep_where(&mut self, name: &'static str, member: MemberId, wanted: impl Fn(&ServerMsg) -> bool) {
        let heard = self.heard.iter().rev().find(|(to, msg)| *to == member && wanted(msg));
        let (_, msg) = heard.unwrap_or_else(|| panic!("{name}: nothing was heard"));
        self.examples.push((name, Arc::clone(msg)));
    }

    /// From now on the secret may be told.
    fn open(&mut self) {
        self.secret_until = self.heard.len();
    }
}

fn charter(item: Item) -> Charter {
    let mut charter = Charter::new(Seed::from_number(7), vec![item]);
    charter.house = House { chat: true, ..House::default() };
    charter
}

fn parse<A: std::str::FromStr>(text: &str) -> A {
    text.parse().unwrap_or_else(|_| panic!("{text} is an action"))
}

fn versus() -> AnySettings {
    AnySettings::Code(code::Settings::new(Variant::Classic, code::Mode::Versus))
}

fn code() -> Evening {
    let act = |text: &str| CodeGame::any_action(parse(text));
    let mut evening = Evening::playing(versus(), None);
    evening.act(ANA, act("guess AABB"));
    evening.keep("own_action", ANA);
    evening.keep("rivals_action", BEA);
    evening.act(BEA, act("give-up"));
    evening.open();
    evening.act(ANA, act("give-up"));
    evening.keep("round_ends", ANA);
    evening.wait(5);
    evening.keep("match_ends", ANA);
    evening
}

fn numble() -> Evening {
    let act = |text: &str| Numble::any_action(parse(text));
    let settings = numble::Settings::new(Puzzle::Unlimited, numble::Mode::Versus);
    let mut evening = Evening::playing(AnySettings::Numble(settings), None);
    evening.act(ANA, act("guess 12 + 34 = 46"));
    evening.keep("own_action", ANA);
    evening.keep("rivals_action", BEA);
    evening.act(BEA, act("give-up"));
    evening.open();
    evening.act(ANA, act("give-up"));
    evening.keep("round_ends", ANA);
    evening.wait(5);
    evening.keep("match_ends", ANA);
    evening
}

fn trivia() -> Evening {
    let answer = |place| Trivia::any_action(trivia::Action::Answer(place));
    let settings = trivia::Settings { rounds: 1, ending: Ending::Everyone, ..trivia::Settings::default() };
    let content = Trivia::any_content(Arc::new(<Trivia as Lab>::content()));
    let mut evening = Evening::playing(AnySettings::Trivia(settings), Some(content));
    evening.wait(3);
    evening.keep("answers_open", ANA);
    evening.act(ANA, answer(Place::A));
    evening.keep("own_action", ANA);
    evening.keep("rivals_action", BEA);
    evening.open();
    evening.act(BEA, answer(Place::B));
    evening.keep("round_ends", ANA);
    evening.wait(5);
    evening.keep("match_ends", ANA);
    evening
}

fn pictionary() -> Evening {
    let act = |text: &str| Pictionary::any_action(parse(text));
    let settings = pictionary::Settings { cycles: 1, pace: Pace::Untimed, ..pictionary::Settings::default() };
    let content = Pictionary::any_content(Arc::new(<Pictionary as Lab>::content()));
    let mut evening = Evening::playing(AnySettings::Pictionary(settings), Some(content));
    // Ana draws.
    evening.knows = Some(ANA);
    evening.keep("turn_of_another_begins", BEA);
    evening.act(ANA, act("pick 1"));
    evening.keep("word_of_another_is_picked", BEA);
    evening.act(ANA, act("stroke 5 2 oGoGIDMB"));
    evening.keep("drawing", BEA);
    evening.act(BEA, act("say a house?"));
    evening.keep("guess", CAT);
    evening.act(BEA, act("draws no"));
    evening.keep("somebody_will_not_draw", CAT);
    evening.ask(ANA, Command::Curtain(Curtain { game: 1, round: 1, seat: Seat::new(0), drawn: true }));
    evening.keep("drawing_is_hidden", BEA);
    evening.open();
    evening.act(ANA, act("stop"));
    evening.keep("turn_ends", BEA);
    evening.ask(ANA, Command::Stop);
    evening.keep("match_ends", BEA);
    evening
}

fn hermit() -> Evening {
    let pick = |number| Hermit::any_action(hermit::Action::Pick(number));
    let settings = hermit::Settings { rounds: 1, ..hermit::Settings::default() };
    let mut evening = Evening::playing(AnySettings::Hermit(settings), None);
    evening.act(ANA, pick(2));
    evening.keep("own_action", ANA);
    evening.keep("rivals_action", BEA);
    evening.open();
    evening.act(BEA, pick(1));
    evening.keep("round_ends", ANA);
    evening.wait(5);
    evening.keep("match_ends", ANA);
    evening
}

/// What happens around matches.
fn room() -> Evening {
    let mut evening = Evening::new(versus(), None);
    let answered = |msg: &ServerMsg| matches!(msg, ServerMsg::Answer(_));
    let welcomed = |msg: &ServerMsg| matches!(msg, ServerMsg::Welcome(_));
    let dismissed = |msg: &ServerMsg| matches!(msg, ServerMsg::Farewell(_));

    evening.enter(1, "Ana", false, None);
    evening.keep_where("welcome", ANA, welcomed);
    evening.enter(2, "Bea", false, None);
    evening.keep("somebody_comes_in", ANA);
    evening.enter(3, "Cat", true, None);
    evening.ask(BEA, Command::Say("Hello, all!".to_owned()));
    evening.keep("something_is_said", ANA);
    evening.keep_where("done", BEA, answered);
    evening.ask(BEA, Command::Start);
    evening.keep_where("refused_by_the_room", BEA, answered);
    evening.handle(Input::Command { member: BEA, n: 0, lag: Millis::ZERO, what: Command::Sit });
    evening.keep_where("forgotten", BEA, answered);

    evening.ask(ANA, Command::Start);
    let act = |round, action| Command::Act { game: 1, round, action: AnyAction::Code(parse(action)) };
    evening.ask(ANA, act(0, "guess AABB"));
    evening.keep_where("refused_by_the_match", ANA, answered);
    evening.wait(3);
    evening.ask(ANA, act(1, "guess AABBC"));
    evening.keep_where("refused_by_the_rules", ANA, answered);
    evening.ask(CAT, Command::Say("She is close.".to_owned()));
    evening.keep("nothing_for_players", ANA);
    evening.enter(4, "Dan", true, None);
    evening.keep_where("welcome_to_a_match", DAN, welcomed);
    evening.handle(Input::Drop { member: BEA });
    let seen = Seen { epoch: evening.room.epoch(), version: evening.room.version() };
    evening.enter(2, "Bea", false, Some(seen));
    evening.keep_where("welcome_back", BEA, welcomed);
    evening.ask(ANA, Command::Pause(true));
    evening.keep("pause", ANA);

    evening.open();
    evening.ask(BEA, Command::Leave);
    evening.keep_where("left", BEA, dismissed);
    evening.ask(ANA, Command::Kick(CAT));
    evening.keep_where("kicked", CAT, dismissed);
    evening.ask(ANA, Command::Ban(DAN));
    evening.keep_where("banned", DAN, dismissed);
    for (name, farewell) in
        [("replaced", Farewell::Replaced), ("moved", Farewell::Moved), ("degraded", Farewell::Degraded)]
    {
        let sends = evening.room.farewell(farewell);
        evening.heard.extend(sends.into_iter().map(|send| (ANA, send.msg)));
        evening.keep_where(name, ANA, dismissed);
    }
    evening.handle(Input::Close);
    evening.keep_where("closed", ANA, dismissed);

    let why = RoomReject::OtherProtocol { ours: PROTOCOL };
    let refused = Refused { text: why.text(), why: why.into() };
    let pong = Pong { echo: 41, at: Millis::from_secs(2) };
    for (name, msg) in [("refused", ServerMsg::Refused(refused)), ("pong", ServerMsg::Pong(pong))] {
        evening.examples.push((name, Arc::new(msg)));
    }
    evening
}

fn evenings() -> [Evening; 6] {
    [room(), code(), numble(), trivia(), pictionary(), hermit()]
}

fn value(msg: &ServerMsg) -> Value {
    serde_json::to_value(msg).expect("a message encodes")
}

fn check(evening: &Evening, recorded: &ExpectFile) {
    let mut writer = serde_json::Serializer::pretty(Vec::new());
    let examples = evening.examples.iter().map(|(name, msg)| (name, &**msg));
    writer.collect_map(examples).expect("messages encode");
    let text = String::from_utf8(writer.into_inner()).expect("JSON is UTF-8");
    recorded.assert_eq(&(text + "\n"));
}

#[test]
fn what_rooms_say_is_written_as_serde_json_writes_it() {
    for evening in evenings() {
        for (_, msg) in &evening.examples {
            written_alike(&**msg);
        }
    }
}

#[test]
fn what_rooms_say_is_as_recorded() {
    check(&room(), &expect_file!["room.json"]);
    check(&code(), &expect_file!["code.json"]);
    check(&numble(), &expect_file!["numble.json"]);
    check(&trivia(), &expect_file!["trivia.json"]);
    check(&pictionary(), &expect_file!["pictionary.json"]);
    check(&hermit(), &expect_file!["hermit.json"]);
}

#[test]
fn everything_a_room_can_say_has_an_example() {
    let examples: Examples = evenings().into_iter().flat_map(|evening| evening.examples).collect();
    let (mut welcomes, mut frames, mut outcomes, mut farewells) = (vec![], vec![], vec![], vec![]);
    for (_, msg) in &examples {
        match &**msg {
            ServerMsg::Welcome(welcome) => {
                welcomes.push(welcome.snapshot.as_ref().map(|whole| whole.play.is_some()));
            }
            ServerMsg::Frame(frame) => frames.push(frame),
            ServerMsg::Answer(answer) => outcomes.push(outcome(&answer.outcome)),
            ServerMsg::Farewell(why) => farewells.push(farewell(why)),
            ServerMsg::Refused(_) | ServerMsg::Pong(_) => {}
        }
    }
    check_all(MESSAGES, examples.iter().map(|(_, msg)| message(msg)));
    check_all(OUTCOMES, outcomes);
    check_all(FAREWELLS, farewells);
    check_all(PLAYS, frames.iter().filter_map(|frame| frame.play.as_deref()).map(play));
    check_all(NEWS, frames.iter().filter_map(|frame| frame.news.as_deref()).map(news));
    for (wanted, what) in [(None, "back"), (Some(false), "to a lobby"), (Some(true), "to a match")] {
        assert!(welcomes.contains(&wanted), "no welcome {what}");
    }
    let parts = |frame: &Frame| {
        [frame.room.is_some(), frame.said.is_some(), frame.play.is_some(), frame.news.is_some()]
    };
    let parts: Vec<_> = frames.iter().map(|frame| parts(frame)).collect();
    assert!(parts.contains(&[false; 4]), "no empty frame");
    for (part, what) in ["room", "said", "play", "news"].iter().enumerate() {
        assert!(parts.iter().any(|parts| parts[part]), "no frame with {what}");
    }
}

/// Every text in a message, below any name, with the name.
fn texts<'a>(name: &'a str, value: &'a Value, found: &mut Vec<(&'a str, &'a str)>) {
    match value {
        Value::String(text) => found.push((name, text)),
        Value::Array(values) => values.iter().for_each(|value| texts(name, value, found)),
        Value::Object(fields) => fields.iter().for_each(|(name, value)| texts(name, value, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

type Heard = [(MemberId, Arc<ServerMsg>)];

/// What is told once the match is over: the secret in words, what opened the pledge, and what stands in the view.
fn secrets(over: &Heard) -> BTreeSet<String> {
    let telling = ["secret", "nonce", "code", "equation", "explanation", "word"];
    let mut secrets = BTreeSet::new();
    for (_, msg) in over {
        let (value, mut found) = (value(msg), Vec::new());
        texts("", &value, &mut found);
        let told = found.into_iter().filter(|(name, text)| telling.contains(name) && !text.is_empty());
        for (_, text) in told {
            secrets.insert(text.to_owned());
            // The words the drawer picked from; an equation is not cut at its sign.
            secrets.extend(text.split(" / ").filter(|word| !word.contains('=')).map(str::to_owned));
        }
    }
    secrets
}

fn check_untold(running: &Heard, secrets: &BTreeSet<String>, knows: Option<MemberId>) {
    for (_, msg) in running.iter().filter(|(to, _)| Some(*to) != knows) {
        let (value, mut found) = (value(msg), Vec::new());
        texts("", &value, &mut found);
        for (name, text) in found {
            let words = text.split(|sign: char| !sign.is_alphanumeric() && sign != '_');
            let tells = words.chain([text]).find(|&word| secrets.contains(word));
            assert_eq!(tells, None, "{name} tells it: {value}");
        }
    }
}

#[test]
fn no_message_of_a_running_match_tells_its_secret() {
    for evening in [code(), numble(), trivia(), pictionary()] {
        let (running, over) = evening.heard.split_at(evening.secret_until);
        let secrets = secrets(over);
        assert!(secrets.len() >= 3, "the end tells too little: {secrets:?}");
        check_untold(running, &secrets, evening.knows);
    }
    // The same charter deals the same secret.
    let (room, code) = (room(), code());
    check_untold(&room.heard[..room.secret_until], &secrets(&code.heard[code.secret_until..]), None);
}

/// Nothing is dealt, so that the secret is what each has picked: whoever did is told so, and nobody else before the end.
#[test]
fn a_pick_is_told_to_its_own_player_alone() {
    let evening = hermit();
    let (running, over) = evening.heard.split_at(evening.secret_until);
    let tells = |part: &Heard, name: &str| -> BTreeSet<MemberId> {
        let telling = part.iter().filter(|(_, msg)| value(msg).to_string().contains(name));
        telling.map(|(to, _)| *to).collect()
    };
    assert_eq!(tells(running, "pick_taken"), BTreeSet::from([ANA]));
    assert_eq!(tells(running, "picks_shown"), BTreeSet::new());
    assert_eq!(tells(over, "picks_shown"), BTreeSet::from([ANA, BEA, CAT]));
}

#[test]
fn no_message_at_all_holds_a_seed() {
    for evening in evenings() {
        let seed = evening.room.charter().seed;
        let seeds = [seed, seed.derive("match seed", 1), seed.derive("match nonces", 1)];
        let seeds = seeds.map(|seed| serde_json::to_string(&seed).expect("a seed encodes"));
        assert!(seeds.iter().all(|seed| seed.len() == 66));
        for (_, msg) in &evening.heard {
            let text = value(msg).to_string();
            assert!(!seeds.iter().any(|seed| text.contains(seed.trim_matches('"'))), "{text}");
        }
    }
}
