//! The scenarios of Hermit, played through the match machine with explicit times.

use std::sync::Arc;

use cluehouse_engine::{
    Choices, Event, Header, Input, Match, MatchEvent, MatchReject, Millis, Pace, PhaseName, Reason, Refusal,
    Rng, Seat, Seed, Speak, Standing, Step, Viewer, Winner,
};
use cluehouse_games::hermit::{Action, Event as Told, Hermit, Picked, Reject, Settings, Shown, Won};
use cluehouse_games::{Entry, catalogue};

/// The key of the nonces in every match here.
const NONCES: Seed = Seed::from_entropy([1; 32]);

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);
const C: Seat = Seat::new(2);

fn header(settings: Settings, seats: u8) -> Header<Hermit> {
    Header::new(settings, &(), seats, Seed::from_number(7), NONCES)
}

/// A match and every step of it.
struct Play {
    game: Match<Hermit>,
    steps: Vec<Step<Hermit>>,
}

impl Play {
    /// Begun at 0, so that the first round begins at 3 s and ends at 23 s by default.
    fn begin(settings: Settings, seats: u8) -> Self {
        let game = Match::open(header(settings, seats), Arc::new(())).expect("lawful settings");
        let mut play = Self { game, steps: Vec::new() };
        play.submit(0, Input::Begin).expect("it begins");
        play
    }

    fn submit(&mut self, at: u64, input: Input<Action>) -> Result<(), Refusal<Reject>> {
        self.game.submit(Millis::new(at), input, &mut self.steps)
    }

    fn pick(&mut self, at: u64, seat: Seat, number: u8) {
        self.submit(at, Input::act(seat, Action::Pick(number))).expect("a pick that is accepted");
    }

    fn tick(&mut self, at: u64) {
        self.game.tick(Millis::new(at), &mut self.steps);
    }

    fn scores(&self) -> Vec<i32> {
        self.game.view(Viewer::Watcher).seats.iter().map(|seat| seat.score).collect()
    }

    fn shown(&self) -> Option<Shown> {
        self.game.view(Viewer::Watcher).game.shown
    }

    fn reason(&self) -> Option<Reason> {
        self.game.view(Viewer::Watcher).progress.reason
    }
}

fn refused(play: &mut Play, at: u64, seat: Seat, number: u8, why: Reject) {
    let before = play.game.clone();
    assert_eq!(play.submit(at, Input::act(seat, Action::Pick(number))), Err(Refusal::Game(why)));
    assert!(play.game == before, "a refused pick of {number} changed the match");
}

#[test]
fn defaults_are_eight_rounds_of_twenty_seconds_with_ten_numbers() {
    let settings = Settings::default();
    assert_eq!((settings.rounds, settings.seconds, settings.numbers), (8, 20, 10));
    assert_eq!(serde_json::from_str::<Settings>("{}").unwrap(), settings);
    assert!(serde_json::from_str::<Settings>(r#"{"number":3}"#).is_err());
    let limits = Pace::ALL.map(|pace| Settings { pace, ..settings }.limit().map(Millis::get));
    assert_eq!(limits, [Some(20_000), Some(30_000), Some(40_000), None]);
}

#[test]
fn settings_out_of_range_and_a_table_for_one_are_refused() {
    let check = |settings: Settings, why: Reject| {
        let opened = Match::open(header(settings, 2), Arc::new(()));
        assert_eq!(opened.unwrap_err(), Refusal::Game(why));
        assert!(why.text().id.starts_with("hermit-reject-"));
    };
    let usual = Settings::default();
    check(Settings { rounds: 0, ..usual }, Reject::RoundsRange);
    check(Settings { rounds: 51, ..usual }, Reject::RoundsRange);
    check(Settings { seconds: 4, ..usual }, Reject::SecondsRange);
    check(Settings { seconds: 121, ..usual }, Reject::SecondsRange);
    check(Settings { numbers: 2, ..usual }, Reject::NumbersRange);
    check(Settings { numbers: 31, ..usual }, Reject::NumbersRange);
    for seats in [2, 64] {
        assert!(Match::open(header(usual, seats), Arc::new(())).is_ok(), "{seats} seats");
    }
    let begun = |seats| {
        let opened = Match::open(header(usual, seats), Arc::new(()));
        opened.and_then(|mut game| game.submit(Millis::ZERO, Input::Begin, &mut Vec::new()))
    };
    assert!(matches!(begun(1), Err(Refusal::Match(_))));
    assert!(matches!(begun(65), Err(Refusal::Match(_))));
}

#[test]
fn a_pick_is_one_of_the_numbers_and_the_only_one() {
    let mut play = Play::begin(Settings { numbers: 5, ..Settings::default() }, 2);
    let early = play.submit(2_999, Input::act(A, Action::Pick(1)));
    assert_eq!(early, Err(Refusal::Match(MatchReject::WrongPhase)));
    play.tick(3_000);
    assert!(matches!(play.game.choices(A), Choices::Listed(listed) if listed.len() == 5));
    refused(&mut play, 3_100, A, 0, Reject::NoSuchNumber { most: 5 });
    refused(&mut play, 3_100, A, 6, Reject::NoSuchNumber { most: 5 });
    play.pick(3_200, A, 5);
    refused(&mut play, 3_300, A, 4, Reject::AlreadyPicked);
    assert_eq!(play.game.choices(A), Choices::NONE);
    let late = play.submit(23_000, Input::act(B, Action::Pick(1)));
    assert_eq!(late, Err(Refusal::Match(MatchReject::WrongPhase)));
}

#[test]
fn the_round_ends_with_the_last_pick_and_shows_them_all() {
    let mut play = Play::begin(Settings::default(), 3);
    play.pick(3_000, A, 1);
    play.pick(4_000, B, 1);
    assert_eq!((play.shown(), play.scores()), (None, vec![0, 0, 0]));
    let views = [A, B, C].map(|seat| play.game.view(Viewer::Seat(seat)).game);
    assert_eq!([views[0].pick, views[1].pick, views[2].pick], [Some(1), Some(1), None]);
    assert_eq!(views[2].lines.iter().map(|line| line.picked).collect::<Vec<_>>(), [true, true, false]);

    play.pick(5_000, C, 9);
    assert_eq!(play.reason(), Some(Reason::AllAnswered));
    let picks = [(A, 1), (B, 1), (C, 9)].map(|(seat, number)| Picked { seat, number: Some(number) });
    let won = Some(Won { seat: C, number: 9, points: 3 });
    assert_eq!(play.shown(), Some(Shown { picks: picks.to_vec(), won }));
    assert_eq!(play.scores(), [0, 0, 3]);
    let events = &play.steps.last().unwrap().events;
    let Event::Match(MatchEvent::RoundEnded { results, winner_found, .. }) = &events[3].event else {
        panic!("{events:?}");
    };
    assert!(winner_found);
    let standings: Vec<Standing> = results.iter().map(|result| result.standing).collect();
    assert_eq!(standings, [Standing::Failed, Standing::Failed, Standing::Succeeded]);
    assert!(matches!(&events[4].event, Event::Game(Told::PicksShown(_))));
}

#[test]
fn whoever_lets_the_time_pass_neither_wins_nor_is_worth_a_point() {
    let mut play = Play::begin(Settings::default(), 3);
    play.pick(4_000, A, 3);
    play.pick(4_000, B, 2);
    play.tick(22_999);
    assert_eq!(play.shown(), None);
    play.tick(23_000);
    assert_eq!(play.reason(), Some(Reason::TimeExpired));
    assert_eq!(play.shown().unwrap().picks[2], Picked { seat: C, number: None });
    assert_eq!(play.scores(), [0, 2, 0]);
}

#[test]
fn nobody_wins_a_round_of_pairs_or_one_without_picks() {
    let mut play = Play::begin(Settings { rounds: 2, ..Settings::default() }, 2);
    play.pick(4_000, A, 1);
    play.pick(5_000, B, 1);
    assert_eq!(play.shown().unwrap().won, None);
    play.tick(10_000);
    assert_eq!(play.game.view(Viewer::Seat(A)).game.pick, None, "the next round begins without picks");
    play.tick(60_000);
    assert_eq!((play.shown().unwrap().won, play.scores()), (None, vec![0, 0]));
    assert_eq!(play.game.view(Viewer::Watcher).progress.phase, PhaseName::Finished);
    let last = play.steps.iter().flat_map(|step| &step.events).last();
    let last = last.map(|told| &told.event);
    assert!(matches!(last, Some(Event::Match(MatchEvent::GameFinished { winner: Winner::Nobody, .. }))));
}

#[test]
fn points_of_all_rounds_decide_the_match() {
    let mut play = Play::begin(Settings { rounds: 3, ..Settings::default() }, 3);
    // A round of three is worth three points, a round in which two picked two.
    for (at, numbers) in [(3_000, [1, 2, 3]), (8_000, [2, 1, 1])] {
        for (seat, number) in [A, B, C].into_iter().zip(numbers) {
            play.pick(at, seat, number);
        }
    }
    play.pick(13_000, B, 4);
    play.pick(13_000, C, 4);
    play.tick(60_000);
    assert_eq!(play.scores(), [6, 0, 0]);
    let last = play.steps.iter().flat_map(|step| &step.events).last().unwrap();
    let Event::Match(MatchEvent::GameFinished { winner, places, .. }) = &last.event else {
        panic!("{last:?}");
    };
    assert_eq!((*winner, places.as_slice()), (Winner::Seat(A), &[1, 2, 2][..]));
}

/// How often a bot picks each number in so many tries at a table of this size.
fn habits(id: &str, seats: u8, numbers: u8) -> Vec<u32> {
    let bot = Hermit::bots().into_iter().find(|bot| bot.id == id).expect("a bot");
    let mut play = Play::begin(Settings { numbers, ..Settings::default() }, seats);
    play.tick(3_000);
    let view = play.game.view(Viewer::Seat(A));
    let mut rng = Rng::from_number(1);
    let mut counts = vec![0; usize::from(numbers)];
    for _ in 0..4_000 {
        let choices = play.game.choices(A);
        let Some(Action::Pick(number)) = (bot.choose)(play.game.table(), &view, &choices, &mut rng) else {
            panic!("{id} picks nothing");
        };
        counts[usize::from(number) - 1] += 1;
    }
    counts
}

#[test]
fn one_bot_picks_evenly_and_the_shy_one_low_numbers() {
    let even = habits("random", 6, 10);
    assert!(even.iter().all(|&count| (300..500).contains(&count)), "{even:?}");
    for seats in [2, 3, 8, 64] {
        let shy = habits("shy", seats, 30);
        let (low, high) = shy.split_at(15);
        assert!(low.iter().sum::<u32>() > 3_900, "{seats}: {shy:?}");
        assert!(high.iter().sum::<u32>() < 100, "{seats}: {shy:?}");
        assert!(shy[0] > shy[11], "{seats}: {shy:?}");
    }
    // At a table of three the mixed strategy has about 46, 25 and 14 in a hundred on the first numbers.
    let three = habits("shy", 3, 10);
    for (count, hundredths) in three.iter().zip([46, 25, 14]) {
        assert!((count / 40).abs_diff(hundredths) <= 6, "{three:?}");
    }
    assert!(habits("shy", 64, 3).iter().all(|&count| count > 1_000));
}

#[test]
fn the_manifest_offers_every_setting() {
    let manifest = catalogue().into_iter().find(|manifest| manifest.id == "hermit").expect("an entry");
    assert_eq!((manifest.players.min, manifest.players.max), (2, 64));
    let fields = serde_json::to_value(Settings::default()).unwrap();
    assert_eq!(manifest.settings.len(), fields.as_object().unwrap().len());
    assert!(!manifest.local);
}
