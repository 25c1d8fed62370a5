//! The scenarios of Pictionary, played through the match machine with explicit times.

use std::sync::Arc;

use cluehouse_engine::{
    Audience, Choices, Event, Game, Header, Input, Journal, Match, MatchEvent, MatchReject, Millis, Pace,
    PhaseName, Pledge, Reason, Refusal, Seat, Seats, Seed, Step, Viewer, Winner, laws,
};
use cluehouse_games::pictionary::{
    Action, Draw, Drawing, Event as Told, Level, MAX_DRAWING, MAX_SAID, Mark, Pictionary, Points, Reject,
    Settings, Shown, Stage, TurnView, Verdict, Word, WordList, fold,
};
use cluehouse_games::{Entry, catalogue};
use proptest::prelude::*;

/// The key of the nonces in every match here.
const NONCES: Seed = Seed::from_entropy([1; 32]);

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);
const C: Seat = Seat::new(2);
const D: Seat = Seat::new(3);

fn list() -> WordList {
    serde_json::from_str(include_str!("content/words.json")).expect("a list of words")
}

/// A turn that is over, with who found the word and what it earned them.
fn shown(drawer: Seat, word: &str, found: &[(Seat, u32)]) -> Shown {
    Shown {
        drawer,
        word: word.to_owned(),
        found: found.iter().map(|(seat, _)| *seat).collect(),
        points: found.iter().map(|(_, points)| *points).collect(),
        drawer_points: 100 * found.len() as u32,
    }
}

/// A match and every step of it.
struct Play {
    game: Match<Pictionary>,
    steps: Vec<Step<Pictionary>>,
}

impl Play {
    /// Begun at 0, so that the first drawer is offered words at 3 s.
    fn with(list: WordList, settings: Settings, seats: u8) -> Self {
        let header = Header::new(settings, &list, seats, Seed::from_number(11), NONCES);
        let mut play =
            Self { game: Match::open(header, Arc::new(list)).expect("lawful settings"), steps: Vec::new() };
        play.ok(0, Input::Begin);
        play.tick(3_000);
        play
    }

    fn begin(settings: Settings, seats: u8) -> Self {
        Self::with(list(), settings, seats)
    }

    /// The first drawer has picked the first word at 4 s, so that time is up at 84 s.
    fn drawing(settings: Settings, seats: u8) -> Self {
        let mut play = Self::begin(settings, seats);
        play.act(4_000, A, Action::Pick(1));
        play
    }

    fn submit(&mut self, at: u64, input: Input<Action>) -> Result<(), Refusal<Reject>> {
        self.game.submit(Millis::new(at), input, &mut self.steps)
    }

    fn ok(&mut self, at: u64, input: Input<Action>) {
        self.submit(at, input).expect("an input that is accepted");
    }

    fn act(&mut self, at: u64, seat: Seat, action: Action) {
        self.ok(at, Input::act(seat, action));
    }

    fn say(&mut self, at: u64, seat: Seat, text: &str) {
        self.act(at, seat, Action::Say(text.to_owned()));
    }

    /// Refused with this reason, and nothing has changed.
    fn refused(&mut self, at: u64, seat: Seat, action: Action, why: Reject) {
        self.tick(at);
        let before = self.game.clone();
        assert_eq!(self.submit(at, Input::act(seat, action)), Err(Refusal::Game(why)));
        assert!(self.game == before, "{why:?}");
    }

    fn tick(&mut self, at: u64) {
        self.game.tick(Millis::new(at), &mut self.steps);
    }

    fn turn(&self, viewer: Viewer) -> TurnView {
        self.game.view(viewer).game.turn.expect("somebody draws")
    }

    fn drawer(&self) -> Seat {
        self.turn(Viewer::Watcher).drawer
    }

    /// The word, as its drawer sees it.
    fn word(&self) -> String {
        self.turn(Viewer::Seat(self.drawer())).word.expect("a word is picked")
    }

    fn scores(&self) -> Vec<i32> {
        self.game.view(Viewer::Watcher).seats.iter().map(|seat| seat.score).collect()
    }

    fn phase(&self) -> PhaseName {
        self.game.view(Viewer::Watcher).progress.phase
    }

    /// The game's own events of the last step, with their audiences.
    fn last_told(&self) -> Vec<(Audience, Told)> {
        let told = self.steps.last().expect("a step").events.iter();
        told.filter_map(|told| match &told.event {
            Event::Game(event) => Some((told.audience, event.clone())),
            Event::Match(_) => None,
        })
        .collect()
    }

    fn shown(&self) -> Vec<Shown> {
        let told = self.steps.iter().flat_map(|step| &step.events);
        told.filter_map(|told| match &told.event {
            Event::Game(Told::WordShown(shown)) if told.audience == Audience::All => Some(shown.clone()),
            _ => None,
        })
        .collect()
    }
}

fn stroke(points: &[(u16, u16)]) -> Action {
    Action::Draw(Draw::Stroke { colour: 3, size: 1, points: Points(points.to_vec()) })
}

fn only(seats: &[Seat]) -> Audience {
    Audience::Only(seats.iter().copied().collect::<Seats>())
}

#[test]
fn defaults_are_three_cycles_of_eighty_seconds() {
    let settings = Settings::default();
    assert_eq!((settings.cycles, settings.seconds, settings.hints, settings.level), (3, 80, true, None));
    assert_eq!(serde_json::from_str::<Settings>("{}").unwrap(), settings);
    assert!(serde_json::from_str::<Settings>(r#"{"rounds":3}"#).is_err());
}

#[test]
fn settings_out_of_range_and_poor_lists_are_refused() {
    let check = |settings: Settings, list: WordList, why: Reject| {
        let header = Header::<Pictionary>::new(settings, &list, 2, Seed::from_number(1), NONCES);
        assert_eq!(Match::open(header, Arc::new(list)).unwrap_err(), Refusal::Game(why));
    };
    let usual = Settings::default();
    check(Settings { cycles: 0, ..usual }, list(), Reject::CyclesRange);
    check(Settings { cycles: 11, ..usual }, list(), Reject::CyclesRange);
    check(Settings { seconds: 19, ..usual }, list(), Reject::SecondsRange);
    check(Settings { seconds: 241, ..usual }, list(), Reject::SecondsRange);
    let words = |texts: &[&str]| WordList {
        words: texts
            .iter()
            .map(|&text| Word { text: text.to_owned(), accepted: Vec::new(), level: Level::Easy })
            .collect(),
    };
    let few = |found| Reject::TooFewWords { found, wanted: 3 };
    check(usual, words(&["boat", "tree"]), few(2));
    check(usual, words(&["boat", "Boat", "tree", " bóat"]), few(2));
    check(Settings { level: Some(Level::Hard), ..usual }, words(&["boat", "tree", "moon"]), few(0));
    check(usual, words(&["boat", " ", "moon", "tree"]), Reject::BadWord { number: 2 });
}

#[test]
fn the_drawer_alone_is_offered_three_words_and_picks_one() {
    let mut play = Play::begin(Settings::default(), 3);
    let told = play.last_told();
    assert_eq!(told[0], (Audience::All, Told::TurnStarted { drawer: A, until: Some(Millis::new(18_000)) }));
    let (audience, Told::WordsOffered { words }) = &told[1] else { panic!("the words come second") };
    assert_eq!((*audience, words.len()), (Audience::only(A), 3));
    assert!(words[0] != words[1] && words[1] != words[2] && words[0] != words[2]);
    assert_eq!(play.turn(Viewer::Seat(A)).offers, *words);
    let pledged = &play.steps.last().unwrap().pledges[..];
    assert!(matches!(pledged, [Pledge { round: 1, turn: 1, opening: None, .. }]), "{pledged:?}");
    let mut over = play.game.clone();
    (0..3).for_each(|_| over.submit(over.now(), Input::Skip, &mut Vec::new()).unwrap());
    assert_eq!(over.pledges()[0].opening.as_ref().map(|open| &open.secret), Some(&words.join(" / ")));
    for viewer in [Viewer::Seat(B), Viewer::Watcher] {
        let turn = play.turn(viewer);
        assert_eq!((turn.offers.len(), turn.word, turn.pattern), (0, None, None));
    }
    let picks = (1..=3).map(Action::Pick).chain([Action::Draws(false)]);
    assert_eq!(play.game.choices(A), Choices::Listed(picks.collect()));
    assert_eq!(play.game.choices(B), Choices::Open);

    play.refused(4_000, A, stroke(&[(1, 1)]), Reject::PickFirst);
    play.refused(4_000, A, Action::Say("hm".to_owned()), Reject::PickFirst);
    play.refused(4_000, A, Action::Pick(0), Reject::NoSuchWord);
    play.refused(4_000, A, Action::Pick(4), Reject::NoSuchWord);
    play.refused(4_000, B, Action::Pick(1), Reject::NotTheDrawer);
    play.act(5_000, A, Action::Pick(2));
    let told = play.last_told();
    let ends = Some(Millis::new(85_000));
    assert!(
        matches!(&told[0], (Audience::All, Told::DrawingStarted { drawer: A, ends: e, .. }) if *e == ends)
    );
    assert_eq!(told[1], (Audience::only(A), Told::WordPicked { word: words[1].clone() }));
    play.refused(6_000, A, Action::Pick(1), Reject::AlreadyPicked);
    assert_eq!(play.turn(Viewer::Seat(A)).word.as_ref(), Some(&words[1]));
    assert_eq!(play.turn(Viewer::Seat(B)).word, None);
    assert!(!play.turn(Viewer::Watcher).pattern.unwrap().to_string().contains(char::is_alphanumeric));
}

#[test]
fn a_word_is_picked_after_fifteen_seconds_and_shown_when_time_is_up() {
    let mut play = Play::begin(Settings::default(), 3);
    let words = play.turn(Viewer::Seat(A)).offers;
    play.tick(17_999);
    assert!(matches!(play.turn(Viewer::Watcher).stage, Stage::Picking { .. }));
    play.tick(18_000);
    assert_eq!(play.turn(Viewer::Watcher).stage, Stage::Drawing { ends: Some(Millis::new(98_000)) });
    assert_eq!(play.word(), words[0]);
    play.tick(97_999);
    assert_eq!((play.shown().len(), play.drawer()), (0, A));
    let late = play.submit(98_000, Input::act(C, Action::Say(words[0].clone())));
    assert_eq!(late, Ok(()), "it is chat of the next turn");
    assert_eq!(play.shown(), [shown(A, &words[0], &[])]);
    assert_eq!((play.scores(), play.drawer()), (vec![0, 0, 0], B));
}

#[test]
fn finders_and_drawer_score_at_once_and_the_turn_ends_with_the_last_finder() {
    let mut play = Play::drawing(Settings::default(), 3);
    let word = play.word();
    play.say(24_000, B, &format!("  {} ", word.to_uppercase()));
    assert_eq!(play.scores(), [100, 400, 0]);
    let found = Told::PlayerGuessed { seat: B, points: 400, drawer_points: 100 };
    assert_eq!(
        play.last_told(),
        [(Audience::All, found), (Audience::only(B), Told::WordFound { word: word.clone() })]
    );
    assert_eq!(
        play.steps.last().unwrap().outcome.map(|outcome| (outcome.success, outcome.points)),
        Some((true, 400))
    );
    assert_eq!(play.turn(Viewer::Seat(B)).word.as_ref(), Some(&word));
    assert_eq!(play.turn(Viewer::Seat(C)).word, None);
    assert_eq!(play.turn(Viewer::Seat(C)).found, [B]);
    assert_eq!([A, B, C].map(|seat| play.game.knows(seat)), [true, true, false]);

    let lagged = Input::Act { seat: C, action: Action::Say(word.clone()), lag: Millis::new(400) };
    play.ok(44_400, lagged);
    assert_eq!(play.scores(), [200, 400, 300]);
    assert_eq!(play.shown(), [shown(A, &word, &[(B, 400), (C, 300)])]);
    assert_eq!(play.drawer(), B);
}

#[test]
fn near_misses_go_to_their_author_misses_to_all_and_finders_talk_among_themselves() {
    let words = WordList {
        words: ["castle", "guitar", "rocket"]
            .map(|text| Word {
                text: text.to_owned(),
                accepted: vec![format!("my {text}")],
                level: Level::Easy,
            })
            .to_vec(),
    };
    let mut play = Play::with(words, Settings::default(), 4);
    play.say(3_500, B, "castle");
    assert_eq!(play.last_told().len(), 1, "nothing can be found before a word is picked");
    play.act(4_000, A, Action::Pick(1));
    let word = play.word();

    play.say(5_000, B, &format!("{word}xx"));
    assert_eq!(play.last_told(), [(Audience::only(B), Told::NearMiss { text: format!("{word}xx") })]);
    let heard =
        |step: &Step<Pictionary>, viewer| step.events.iter().any(|told| told.audience.includes(viewer));
    let near = play.steps.last().expect("a step");
    assert!(!heard(near, Viewer::Seat(C)) && !heard(near, Viewer::Watcher), "not even that somebody spoke");
    let close = format!("is it a {word}?");
    play.say(5_100, B, &close);
    assert_eq!(play.last_told(), [(Audience::only(B), Told::NearMiss { text: close })]);
    play.say(6_000, B, "a  house");
    let said = Told::Said { seat: B, text: "a house".to_owned(), inside: false };
    assert_eq!(play.last_told(), [(Audience::All, said)]);

    play.say(7_000, B, &format!("MY {word}"));
    assert_eq!(play.turn(Viewer::Watcher).found, [B]);
    play.say(8_000, B, "easy!");
    let said = Told::Said { seat: B, text: "easy!".to_owned(), inside: true };
    assert_eq!(play.last_told(), [(only(&[A, B]), said)]);
    play.say(8_100, B, &word);
    assert_eq!(play.scores()[1], 485, "nobody finds twice");
    play.say(9_000, A, "thanks");
    assert_eq!(play.last_told()[0].0, only(&[A, B]));
    play.refused(9_100, A, Action::Say(format!("It is {}!", word.to_uppercase())), Reject::SaysTheWord);

    let texts = |viewer| play.turn(viewer).said.into_iter().filter_map(|said| said.text).collect::<Vec<_>>();
    assert_eq!(texts(Viewer::Watcher), ["castle", "a house"]);
    assert_eq!(texts(Viewer::Seat(C)), ["castle", "a house"]);
    assert_eq!(texts(Viewer::Seat(A)), ["castle", "a house", "easy!", &word, "thanks"]);
    assert_eq!(texts(Viewer::Seat(B)).len(), 7);
    assert!(!format!("{:?}", play.turn(Viewer::Seat(D))).contains(&format!("MY {word}")));
}

#[test]
fn texts_out_of_bounds_are_refused() {
    let mut play = Play::drawing(Settings::default(), 2);
    let say = |text: &str| Action::Say(text.to_owned());
    play.refused(5_000, B, say("  "), Reject::EmptyText);
    play.refused(5_000, B, say("a\nb"), Reject::BadText);
    play.refused(5_000, B, say(&"x".repeat(101)), Reject::LongText);
    play.say(5_000, B, &"é".repeat(100));
    for _ in 1..MAX_SAID {
        play.say(5_000, B, "hello there");
    }
    play.refused(5_000, B, say("once more"), Reject::TooMuchSaid);
}

#[test]
fn letters_are_hinted_at_half_and_three_quarters_of_the_time() {
    let words = WordList {
        words: ["elephants", "breakfast", "crocodile"]
            .map(|text| Word { text: text.to_owned(), accepted: Vec::new(), level: Level::Easy })
            .to_vec(),
    };
    let shown = |play: &Play| play.turn(Viewer::Watcher).pattern.unwrap().0.into_iter().flatten().count();
    let mut play = Play::with(words.clone(), Settings::default(), 2);
    play.act(4_000, A, Action::Pick(3));
    play.tick(43_999);
    assert_eq!(shown(&play), 0);
    play.tick(44_000);
    assert_eq!(shown(&play), 2);
    assert!(matches!(&play.last_told()[..], [(Audience::All, Told::LettersHinted { .. })]));
    play.tick(64_000);
    assert_eq!(shown(&play), 3);
    let pattern = play.turn(Viewer::Seat(B)).pattern.unwrap();
    for (cell, letter) in pattern.0.iter().zip(play.word().chars()) {
        assert!(cell.as_ref().is_none_or(|cell| *cell == letter.to_string()));
    }
    play.tick(83_999);
    assert_eq!(shown(&play), 3);

    let mut silent = Play::with(words, Settings { hints: false, ..Settings::default() }, 2);
    silent.act(4_000, A, Action::Pick(3));
    silent.tick(83_999);
    assert_eq!(shown(&silent), 0);
}

#[test]
fn a_cycle_gives_everyone_one_turn_and_the_match_its_cycles() {
    let mut play = Play::begin(Settings { cycles: 2, ..Settings::default() }, 3);
    let mut drawers = Vec::new();
    let mut at = 3_000;
    for cycle in 0..2 {
        for turn in 0..3 {
            let drawer = play.drawer();
            drawers.push(drawer);
            play.act(at, drawer, Action::Pick(1));
            let word = play.word();
            let others = [A, B, C].into_iter().filter(|&seat| seat != drawer);
            for seat in others {
                play.say(at, seat, &word);
            }
            let ended = (cycle, turn) == (cycle, 2);
            assert_eq!(play.phase() == PhaseName::Transition, ended);
        }
        let kinds = play.steps.last().unwrap().events.iter().map(|told| match &told.event {
            Event::Match(MatchEvent::PlayerAction { .. }) => "player_action",
            Event::Match(MatchEvent::RoundEnded {
                reason: Reason::AllTurnsTaken,
                winner_found: true,
                ..
            }) => "round_ended",
            Event::Game(Told::PlayerGuessed { .. }) => "player_guessed",
            Event::Game(Told::WordFound { .. }) => "word_found",
            Event::Game(Told::WordShown(_)) => "word_shown",
            other => panic!("{other:?}"),
        });
        let order = ["player_action", "player_guessed", "word_found", "word_shown", "round_ended"];
        assert_eq!(kinds.collect::<Vec<_>>(), order);
        at += 5_000;
        play.tick(at);
    }
    assert_eq!(drawers, [A, B, C, A, B, C]);
    assert!(play.game.is_finished());
    assert_eq!(play.scores(), [2 * (200 + 1000); 3]);
    let winner = play.game.view(Viewer::Watcher).progress.winner;
    assert_eq!(winner, Some(Winner::Tie([A, B, C].into_iter().collect())));
}

#[test]
fn no_word_is_offered_twice_while_there_are_others() {
    for cycles in 1..=10 {
        for players in 2..=6 {
            let mut play = Play::begin(Settings { cycles, ..Settings::default() }, players);
            let mut offered = Vec::new();
            let mut at = 3_000;
            let turns = usize::from(cycles * players).min(10);
            for _ in 0..turns {
                let drawer = play.drawer();
                offered.extend(play.turn(Viewer::Seat(drawer)).offers);
                play.act(at, drawer, Action::Pick(1));
                let word = play.word();
                for seat in Seat::first(players).filter(|&seat| seat != drawer) {
                    play.say(at, seat, &word);
                }
                at += 5_000;
                play.tick(at);
            }
            offered.sort();
            offered.dedup();
            assert_eq!(offered.len(), 3 * turns, "{cycles} cycles, {players} players");
        }
    }
}

#[test]
fn the_drawer_alone_draws_and_everybody_is_told() {
    let mut play = Play::drawing(Settings::default(), 2);
    play.refused(5_000, B, stroke(&[(1, 1)]), Reject::NotTheDrawer);
    play.refused(5_000, A, stroke(&[(1600, 1)]), Reject::OffCanvas);
    play.refused(5_000, A, Action::Draw(Draw::Undo), Reject::NothingDrawn);
    play.act(5_000, A, stroke(&[(1, 1), (2, 3)]));
    assert!(matches!(
        &play.last_told()[..],
        [(Audience::All, Told::CanvasDraw { draw: Draw::Stroke { .. } })]
    ));
    play.act(5_050, A, Action::Draw(Draw::Extend { points: Points(vec![(9, 9)]) }));
    play.act(6_000, A, Action::Draw(Draw::Fill { colour: 23, x: 1599, y: 899 }));
    let whole = Mark::Stroke { colour: 3, size: 1, points: Points(vec![(1, 1), (2, 3), (9, 9)]) };
    assert_eq!(
        play.turn(Viewer::Seat(B)).canvas,
        [whole.clone(), Mark::Fill { colour: 23, x: 1599, y: 899 }]
    );
    play.act(7_000, A, Action::Draw(Draw::Undo));
    assert_eq!(play.turn(Viewer::Watcher).canvas, [whole]);
    play.refused(7_000, A, Action::Draw(Draw::Extend { points: Points(vec![(9, 9)]) }), Reject::NoStroke);
    play.act(8_000, A, Action::Draw(Draw::Clear));
    assert_eq!(play.turn(Viewer::Watcher).canvas, []);
}

#[test]
fn a_drawing_is_bounded_and_clearing_makes_room() {
    let mut play = Play::drawing(Settings::default(), 2);
    let scribble: Vec<(u16, u16)> = (0..256).map(|point| (point % 2 * 1599, point % 2 * 899)).collect();
    while play.submit(5_000, Input::act(A, stroke(&scribble))).is_ok() {}
    play.refused(5_000, A, stroke(&scribble), Reject::DrawingFull);
    let sent = serde_json::to_string(&play.turn(Viewer::Watcher).canvas).unwrap().len();
    assert!((MAX_DRAWING - 2_000..=MAX_DRAWING).contains(&sent), "{sent} bytes");
    play.act(6_000, A, Action::Draw(Draw::Clear));
    play.act(6_000, A, stroke(&scribble));
}

#[test]
fn a_late_joiner_sees_the_drawing_guesses_at_once_and_draws_last() {
    let mut play = Play::drawing(Settings { cycles: 1, ..Settings::default() }, 2);
    play.act(5_000, A, stroke(&[(1, 1), (5, 5)]));
    let word = play.word();
    play.ok(6_000, Input::Join(C));
    assert_eq!(play.turn(Viewer::Seat(C)).canvas.len(), 1);
    assert_eq!(play.turn(Viewer::Seat(C)).word, None);
    play.say(7_000, B, &word);
    assert_eq!(play.drawer(), A, "the joiner has not found it yet");
    play.say(8_000, C, &word);
    let mut drawers = vec![A];
    let mut at = 8_000;
    while play.phase() == PhaseName::Playing {
        drawers.push(play.drawer());
        at += 95_000;
        play.tick(at);
    }
    assert_eq!(drawers, [A, B, C]);
}

#[test]
fn a_drawer_who_stays_away_loses_the_turn_and_the_word_is_shown() {
    let mut play = Play::drawing(Settings { seconds: 240, ..Settings::default() }, 3);
    let word = play.word();
    play.ok(10_000, Input::Presence { seat: A, here: false });
    play.tick(17_999);
    assert_eq!((play.drawer(), play.shown().len()), (A, 0));
    play.tick(18_000);
    assert_eq!(play.shown(), [shown(A, &word, &[])]);
    assert_eq!(play.game.view(Viewer::Watcher).game.last, Some(shown(A, &word, &[])));
    assert_eq!(play.drawer(), B);
    play.ok(19_000, Input::Presence { seat: A, here: true });

    // B leaves before a word is picked: there is none to show.
    play.ok(20_000, Input::Leave(B));
    assert_eq!(play.last_told()[0], (Audience::All, Told::TurnPassed { drawer: B }));
    assert_eq!(play.drawer(), C);
    assert_eq!(play.shown().len(), 1);
}

#[test]
fn a_drawer_who_comes_back_in_time_draws_on_and_one_who_is_late_is_given_the_same_time() {
    let mut play = Play::drawing(Settings { seconds: 240, ..Settings::default() }, 3);
    play.ok(10_000, Input::Presence { seat: A, here: false });
    play.ok(17_999, Input::Presence { seat: A, here: true });
    play.tick(60_000);
    assert_eq!(play.drawer(), A);

    // B is gone when the turn comes, and has eight seconds from then on.
    play.ok(60_000, Input::Presence { seat: B, here: false });
    let word = play.word();
    play.say(75_000, C, &word);
    play.ok(76_000, Input::Skip);
    assert_eq!(play.drawer(), B);
    play.tick(83_999);
    assert_eq!(play.drawer(), B);
    play.tick(84_000);
    assert_eq!((play.last_told()[0].1.clone(), play.drawer()), (Told::TurnPassed { drawer: B }, C));
}

#[test]
fn matches_of_the_first_rules_keep_them() {
    let mut header =
        Header::<Pictionary>::new(Settings::default(), &list(), 2, Seed::from_number(11), NONCES);
    header.rules = 1;
    let game = Match::open(header, Arc::new(list())).expect("lawful settings");
    let mut play = Play { game, steps: Vec::new() };
    play.ok(0, Input::Begin);
    play.act(4_000, A, Action::Pick(1));
    play.ok(5_000, Input::Presence { seat: A, here: false });
    play.tick(64_999);
    assert_eq!(play.drawer(), A, "the whole grace");
    play.tick(65_000);
    assert_eq!(play.drawer(), B);

    let recorded = include_str!("data/pictionary_rules_1.jsonl");
    let journal = Journal::<Pictionary>::parse(recorded).expect("a journal");
    assert_eq!(journal.header.rules, 1);
    let last = journal.replay(Arc::new(list()), None, |_, _| ()).expect("it replays");
    assert!(last.is_finished());
}

#[test]
fn who_does_not_draw_is_passed_over_and_gets_what_drawing_earned_on_average() {
    let mut play = Play::begin(Settings { cycles: 2, ..Settings::default() }, 4);
    play.refused(3_000, B, Action::Draws(true), Reject::SoAlready);
    play.act(3_000, B, Action::Draws(false));
    assert_eq!(play.last_told(), [(Audience::All, Told::DrawsSet { seat: B, draws: false })]);
    assert!(!play.game.view(Viewer::Watcher).game.lines[1].draws);
    // A earns 100 by drawing, C 200, D nothing: 100 on average.
    let finders: [(Seat, &[Seat]); 3] = [(A, &[B]), (C, &[A, D]), (D, &[])];
    let mut at = 4_000;
    for (drawer, found) in finders {
        assert_eq!(play.drawer(), drawer);
        play.act(at, drawer, Action::Pick(1));
        let word = play.word();
        for &seat in found {
            play.say(at, seat, &word);
        }
        at += 1_000;
        play.ok(at, Input::Skip);
    }
    let shared = Told::DrawingShared { seats: Seats::NONE.with(B), points: 100 };
    assert!(play.last_told().contains(&(Audience::All, shared)));
    assert_eq!(play.scores(), [100 + 500, 500 + 100, 200, 500]);
    assert_eq!(play.phase(), PhaseName::Transition);

    // It holds in the next cycle, until they say otherwise; a turn that waits for a word is over at once.
    play.tick(at + 5_000);
    play.act(at + 6_000, A, Action::Draws(false));
    assert_eq!((play.last_told()[1].1.clone(), play.drawer()), (Told::TurnPassed { drawer: A }, C));
    play.act(at + 6_000, B, Action::Draws(true));
    play.ok(at + 6_000, Input::Skip);
    assert_eq!(play.drawer(), B);
}

#[test]
fn a_share_is_rounded_half_up_and_nothing_where_nobody_drew() {
    let mut play = Play::begin(Settings { cycles: 1, ..Settings::default() }, 9);
    play.act(3_000, Seat::new(8), Action::Draws(false));
    let mut at = 4_000;
    for drawer in Seat::first(8) {
        play.act(at, drawer, Action::Pick(1));
        if drawer == A {
            play.say(at, B, &play.word());
        }
        at += 1_000;
        play.ok(at, Input::Skip);
    }
    assert_eq!(play.scores()[8], 13, "an eighth of 100");

    let mut play = Play::begin(Settings { cycles: 1, ..Settings::default() }, 2);
    play.act(3_000, A, Action::Draws(false));
    play.act(3_000, B, Action::Draws(false));
    assert_eq!((play.scores(), play.phase()), (vec![0, 0], PhaseName::Transition));
}

#[test]
fn the_drawings_of_a_match_are_found_in_its_journal() {
    let mut play = Play::drawing(Settings { cycles: 1, ..Settings::default() }, 2);
    let first = play.word();
    play.act(5_000, A, stroke(&[(1, 1), (5, 5)]));
    play.say(6_000, B, &first);
    play.tick(21_000);
    let second = play.word();
    play.act(22_000, B, stroke(&[(7, 7)]));
    play.tick(200_000);
    let mut journal = Journal::new(&Match::open(play.game.header().clone(), Arc::new(list())).unwrap());
    play.steps.iter().for_each(|step| journal.record(step));
    let text = journal.to_string();
    let drawings = Drawing::all(&journal, Arc::new(list())).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let strokes = |drawing: &Drawing| {
        lines[drawing.first..=drawing.last].iter().filter(|line| line.contains("stroke")).count()
    };
    assert_eq!(drawings.iter().map(strokes).collect::<Vec<_>>(), [1, 1]);
    assert_eq!(drawings.iter().map(|drawing| drawing.word.clone()).collect::<Vec<_>>(), [first, second]);
    assert_eq!((drawings[0].drawer, drawings[0].found.clone(), drawings[1].drawer), (A, vec![B], B));
    assert!(Drawing::all(&journal, Arc::default()).is_err(), "not without the words");
}

#[test]
fn a_turn_waits_for_present_players_alone() {
    let mut play = Play::drawing(Settings { seconds: 240, ..Settings::default() }, 4);
    let word = play.word();
    play.ok(5_000, Input::Presence { seat: C, here: false });
    play.say(6_000, B, &word);
    play.say(7_000, D, &word);
    assert_eq!(play.drawer(), A, "C is within the grace");
    play.tick(65_000);
    assert_eq!((play.shown()[0].found.clone(), play.drawer()), (vec![B, D], B));

    // With nobody left to guess, the drawer draws on until time is up.
    play.act(66_000, B, Action::Pick(1));
    play.ok(67_000, Input::Leave(A));
    play.ok(67_000, Input::Leave(D));
    assert_eq!(play.drawer(), B);
    play.tick(66_000 + 240_000);
    assert_eq!((play.shown().len(), play.phase()), (2, PhaseName::Transition));
}

#[test]
fn only_an_untimed_turn_is_stopped_by_its_drawer() {
    let mut play = Play::drawing(Settings::default(), 2);
    play.refused(5_000, A, Action::Stop, Reject::ClockEndsIt);

    let mut play = Play::begin(Settings { pace: Pace::Untimed, ..Settings::default() }, 3);
    assert_eq!(play.game.deadline(), None);
    play.act(500_000, A, Action::Pick(1));
    assert_eq!(play.game.deadline(), None);
    play.say(900_000, B, &play.word());
    assert_eq!(play.scores(), [100, 500, 0]);
    play.refused(900_000, B, Action::Stop, Reject::NotTheDrawer);
    play.act(950_000, A, Action::Stop);
    assert_eq!((play.shown().len(), play.drawer()), (1, B));
}

#[test]
fn after_the_end_and_between_cycles_nothing_is_accepted() {
    let mut play = Play::drawing(Settings { cycles: 1, ..Settings::default() }, 2);
    play.say(5_000, B, &play.word());
    play.act(6_000, B, Action::Pick(1));
    play.say(7_000, A, &play.word());
    let said = Action::Say("hello".to_owned());
    assert_eq!(play.submit(8_000, Input::act(A, said.clone())), Err(Refusal::Match(MatchReject::WrongPhase)));
    play.tick(12_000);
    assert!(play.game.is_finished());
    assert_eq!(play.submit(13_000, Input::act(A, said)), Err(Refusal::Match(MatchReject::WrongPhase)));
}

#[test]
fn the_catalogue_has_its_entry() {
    let manifest = catalogue().into_iter().find(|manifest| manifest.id == "pictionary").unwrap();
    let json = serde_json::to_value(&manifest).unwrap();
    assert_eq!(json["modules"]["turn_system"]["mode"], "sequential");
    assert_eq!(json["modules"]["round_system"]["total_rounds"], 3);
    assert_eq!(json["timing"]["round_ended"]["message"], "pause-next-drawer");
    assert_eq!((manifest.players.min, manifest.players.max, manifest.local), (2, 24, false));
    assert_eq!(Pictionary::preset(Pictionary::ID), Some(Settings::default()));
    let fields = serde_json::to_value(Settings::default()).unwrap();
    assert!(manifest.settings.iter().all(|setting| fields.pointer(setting.field).is_some()));
}

/// The view law keeps inputs as they were, so it cannot notice that somebody's winning guess is passed on.
#[test]
fn who_has_not_found_the_word_never_reads_it() {
    let mut finds = 0;
    for seed in 0..60 {
        let played = laws::play::<Pictionary>(seed, 300);
        let check = |state: &Match<Pictionary>, step: &Step<Pictionary>| {
            let Some(turn) = state.view(Viewer::Watcher).game.turn else { return };
            let Some(word) = state.view(Viewer::Seat(turn.drawer)).game.turn.and_then(|turn| turn.word)
            else {
                return;
            };
            finds += turn.found.len();
            let reads = |text: &str| format!(" {} ", fold(text)).contains(&format!(" {} ", fold(&word)));
            let seats = Seat::first(state.view(Viewer::Watcher).seats.len() as u8);
            let outside = seats.filter(|seat| *seat != turn.drawer && !turn.found.contains(seat));
            for viewer in outside.map(Viewer::Seat).chain([Viewer::Watcher]) {
                let view = state.view(viewer).game.turn.expect("the same turn");
                assert_eq!((view.word, view.offers.len()), (None, 0), "seed {seed}");
                for said in view.said.iter().filter(|said| said.verdict != Verdict::Talk) {
                    let own = viewer.is(said.seat);
                    assert!(own || !said.text.as_deref().is_some_and(reads), "seed {seed}: {said:?}");
                }
                for told in step.events.iter().filter(|told| told.audience.includes(viewer)) {
                    if let Event::Game(Told::Said { text, .. }) = &told.event {
                        assert!(!reads(text), "seed {seed}: {text}");
                    }
                }
            }
        };
        played.journal.replay(Arc::new(list()), None, check).expect("a journal replays");
    }
    assert!(finds > 0);
}

proptest! {
    #[test]
    fn any_text_survives_its_notation(text: String) {
        let action = Action::Say(text);
        prop_assert_eq!(action.to_string().parse::<Action>(), Ok(action.clone()));
        let json = serde_json::to_string(&action).unwrap();
        prop_assert_eq!(serde_json::from_str::<Action>(&json).unwrap(), action);
    }
}
