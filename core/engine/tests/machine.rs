//! The match machine against requirement section 1, with the smallest game that can ask everything of it.

use std::fmt;
use std::marker::PhantomData;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::sync::Arc;

use cluehouse_engine::{
    Audience, Choices, Countdown, Dice, Emit, EndRule, Event, Game, Header, Hidden, Input, Journal, LateJoin,
    Match, MatchEvent, MatchReject, Millis, Moment, PhaseName, Plan, Presence, Rank, Reason, Refusal, Reveal,
    Seat, Seats, Seed, Speak, Stage, Standing, Step, Text, Timing, Turns, Viewer, Winner,
};
use cluehouse_json::Read;
use serde::{Deserialize, Serialize};

/// The key of the nonces in every match here.
const NONCES: Seed = Seed::from_entropy([1; 32]);

/// Everybody taps once, well or badly; a good tap earns ten points.
#[derive(Clone, Debug, PartialEq)]
struct Taps;

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, Read)]
enum Rule {
    First,
    All,
    Sequential,
    Free,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Read)]
struct Settings {
    rule: Rule,
    rounds: u16,
    limit: Option<Millis>,
    late: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, Read)]
enum Tap {
    Well,
    Badly,
}

impl fmt::Display for Tap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == Self::Well { "well" } else { "badly" })
    }
}

impl FromStr for Tap {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            "well" => Ok(Self::Well),
            "badly" => Ok(Self::Badly),
            _ => Err(()),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Read)]
#[serde(tag = "t", content = "d")]
enum TapEvent {
    Began,
    Turn(Seat),
    TurnOver,
    Tapped(Seat),
    Over,
    Shown,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
struct TapView {
    open: bool,
}

impl fmt::Display for TapView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "open: {}", self.open)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
enum TapReject {
    Twice,
    NotYourTurn,
}

impl Speak for TapReject {
    fn text(&self) -> Text {
        Text::new("tap")
    }
}

#[derive(Clone, Debug, PartialEq)]
struct Round {
    began: Millis,
    taps: Vec<Option<Tap>>,
    turn: Option<Seat>,
}

impl Game for Taps {
    const ID: &'static str = "taps";
    const RULES: u16 = 1;
    type Settings = Settings;
    type Content = ();
    type Action = Tap;
    type Event = TapEvent;
    type View = TapView;
    type Reject = TapReject;
    type Result = u8;
    type Secret = ();
    type Table = Settings;
    type Tally = ();
    type Round = Round;

    fn open(_: u16, settings: &Settings, _: Arc<()>) -> Result<Settings, TapReject> {
        Ok(settings.clone())
    }

    fn players(_: &Settings) -> RangeInclusive<u8> {
        1..=4
    }

    fn late_join(table: &Settings) -> LateJoin {
        if table.late { LateJoin::AtOnce } else { LateJoin::NextRound }
    }

    fn rounds(table: &Settings) -> u16 {
        table.rounds
    }

    fn deal(_: &Settings, _: Stage, _: &Dice<'_>) {}

    fn spell(_: &Settings, (): &()) -> Option<String> {
        Some("tap".to_owned())
    }

    fn start(_: &Settings, (): &(), stage: Stage, (): (), emit: &mut Emit<TapEvent>) -> Round {
        emit.tell(Audience::All, TapEvent::Began);
        Round { began: stage.at, taps: vec![None; 4], turn: None }
    }

    fn plan(table: &Settings, round: &Round) -> Plan {
        let tapped = round.taps.iter().flatten().count();
        let (rule, turns) = match table.rule {
            Rule::First => (EndRule::Simultaneous { first_success: true }, false),
            Rule::All => (EndRule::Simultaneous { first_success: false }, false),
            Rule::Sequential => (EndRule::Sequential, true),
            Rule::Free => (EndRule::Free { over: tapped >= 3 }, true),
        };
        let turns = turns.then_some(Turns::new(round.turn.is_none(), None));
        Plan { turns, ends: table.limit.map(|limit| round.began + limit), ..Plan::of(rule) }
    }

    fn standing(_: &Settings, round: &Round, seat: Seat) -> Standing {
        match round.taps.get(seat.index()).copied().flatten() {
            None => Standing::Waiting,
            Some(Tap::Well) => Standing::Succeeded,
            Some(Tap::Badly) => Standing::Failed,
        }
    }

    fn validate(table: &Settings, round: &Round, seat: Seat, _: &Tap, _: Millis) -> Result<(), TapReject> {
        let turns = matches!(table.rule, Rule::Sequential | Rule::Free);
        if turns && round.turn != Some(seat) {
            Err(TapReject::NotYourTurn)
        } else if !turns && round.taps[seat.index()].is_some() {
            Err(TapReject::Twice)
        } else {
            Ok(())
        }
    }

    fn perform(_: &Settings, round: &mut Round, seat: Seat, tap: &Tap, _: Moment, emit: &mut Emit<TapEvent>) {
        round.taps[seat.index()] = Some(*tap);
        round.turn = None;
        if *tap == Tap::Well {
            emit.award(seat, 10);
        }
        emit.tell(Audience::All, TapEvent::Tapped(seat));
    }

    fn turn(_: &Settings, round: &mut Round, seat: Seat, (): (), _: Millis, emit: &mut Emit<TapEvent>) {
        round.turn = Some(seat);
        emit.tell(Audience::All, TapEvent::Turn(seat));
    }

    fn turn_ended(_: &Settings, round: &mut Round, _: Millis, emit: &mut Emit<TapEvent>) {
        round.turn = None;
        emit.tell(Audience::All, TapEvent::TurnOver);
    }

    fn presence(_: &Settings, _: &mut Round, _: Seat, _: Presence, _: Millis, _: &mut Emit<TapEvent>) {}

    fn finish(_: &Settings, _: &mut Round, (): &mut (), _: Reason, _: Millis, emit: &mut Emit<TapEvent>) {
        emit.tell(Audience::All, TapEvent::Over);
        emit.reveal(TapEvent::Shown);
    }

    fn result(_: &Settings, _: &Round, _: Seat) -> u8 {
        0
    }

    fn rank(_: &Settings, (): &(), _: Seat, score: i32) -> Rank {
        Rank::by_score(score)
    }

    fn view(_: &Settings, _: Option<&Round>, _: Viewer, open: bool) -> TapView {
        TapView { open }
    }

    fn choices(_: &Settings, _: &Round, _: Seat, _: Millis) -> Choices<Tap> {
        Choices::Listed(vec![Tap::Well, Tap::Badly])
    }

    fn kind(_: &Tap) -> &'static str {
        "tap"
    }
}

/// A match at the table, with the time and everything that happened.
struct Table {
    played: Match<Taps>,
    steps: Vec<Step<Taps>>,
}

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);
const C: Seat = Seat::new(2);

fn settings(rule: Rule) -> Settings {
    Settings { rule, rounds: 1, limit: None, late: false }
}

impl Table {
    fn new(settings: Settings, seats: u8) -> Self {
        Self::with(Header::new(settings, &(), seats, Seed::from_number(1), NONCES))
    }

    fn with(header: Header<Taps>) -> Self {
        Self { played: Match::open(header, Arc::new(())).expect("lawful settings"), steps: Vec::new() }
    }

    fn at(&mut self, millis: u64, input: Input<Tap>) -> Result<(), Refusal<TapReject>> {
        self.played.submit(Millis::new(millis), input, &mut self.steps)
    }

    fn tap(&mut self, millis: u64, seat: Seat, tap: Tap) {
        self.at(millis, Input::act(seat, tap)).expect("a lawful tap");
    }

    fn tick(&mut self, millis: u64) {
        self.played.tick(Millis::new(millis), &mut self.steps);
    }

    fn phase(&self) -> PhaseName {
        self.played.view(Viewer::Watcher).progress.phase
    }

    fn reason(&self) -> Option<Reason> {
        self.played.view(Viewer::Watcher).progress.reason
    }

    fn scores(&self) -> Vec<i32> {
        self.played.view(Viewer::Watcher).seats.iter().map(|seat| seat.score).collect()
    }

    fn last_events(&self) -> Vec<String> {
        let name = |event: &Event<<Taps as Game>::Result, <Taps as Game>::Event>| match event {
            Event::Match(MatchEvent::GameStarted { .. }) => "game_started".to_owned(),
            Event::Match(MatchEvent::RoundStarted { .. }) => "round_started".to_owned(),
            Event::Match(MatchEvent::PlayerAction { .. }) => "player_action".to_owned(),
            Event::Match(MatchEvent::RoundEnded { .. }) => "round_ended".to_owned(),
            Event::Match(MatchEvent::GameFinished { .. }) => "game_finished".to_owned(),
            Event::Game(event) => format!("{event:?}"),
        };
        self.steps.last().expect("a step").events.iter().map(|told| name(&told.event)).collect()
    }
}

#[test]
fn states_follow_each_other_in_the_one_order() {
    let mut table = Table::new(Settings { rounds: 2, ..settings(Rule::All) }, 2);
    assert_eq!(table.phase(), PhaseName::Lobby);
    assert_eq!(table.at(0, Input::act(A, Tap::Well)), Err(Refusal::Match(MatchReject::WrongPhase)));
    table.at(0, Input::Begin).unwrap();
    assert_eq!(table.phase(), PhaseName::Starting);
    assert_eq!(table.played.deadline(), Some(Millis::from_secs(3)));
    table.tick(2_999);
    assert_eq!(table.phase(), PhaseName::Starting);
    table.tick(3_000);
    assert_eq!(table.phase(), PhaseName::Playing);
    table.tap(4_000, A, Tap::Well);
    table.tap(4_000, B, Tap::Badly);
    assert_eq!(table.last_events(), ["player_action", "Tapped(Seat(1))", "round_ended", "Over", "Shown"]);
    assert_eq!((table.phase(), table.reason()), (PhaseName::Transition, Some(Reason::AllAnswered)));
    table.tick(9_000);
    assert_eq!(table.phase(), PhaseName::Playing);
    assert_eq!(table.last_events(), ["round_started", "Began"]);
    table.tap(9_500, A, Tap::Badly);
    table.tap(9_500, B, Tap::Badly);
    assert_eq!(table.phase(), PhaseName::Transition);
    table.tick(14_499);
    assert_eq!(table.phase(), PhaseName::Transition);
    table.tick(14_500);
    assert_eq!(table.last_events(), ["game_finished"]);
    assert_eq!(table.phase(), PhaseName::Finished);
    assert_eq!(table.scores(), [10, 0]);
    assert_eq!(table.played.view(Viewer::Watcher).progress.winner, Some(Winner::Seat(A)));
    assert_eq!(table.at(20_000, Input::act(A, Tap::Well)), Err(Refusal::Match(MatchReject::WrongPhase)));
}

#[test]
fn a_solo_game_has_no_pauses() {
    let mut table = Table::new(settings(Rule::All), 1);
    table.at(0, Input::Begin).unwrap();
    assert_eq!(table.last_events(), ["game_started", "round_started", "Began"]);
    table.tap(0, A, Tap::Well);
    assert_eq!(table.phase(), PhaseName::Finished);
}

#[test]
fn the_first_success_ends_a_simultaneous_round() {
    let mut table = Table::with(started(settings(Rule::First), 3));
    table.at(0, Input::Begin).unwrap();
    table.tap(10, A, Tap::Badly);
    assert_eq!(table.phase(), PhaseName::Playing);
    table.tap(20, B, Tap::Well);
    assert_eq!(table.reason(), Some(Reason::PlayerSucceeded));

    let mut table = Table::with(started(settings(Rule::First), 2));
    table.at(0, Input::Begin).unwrap();
    table.tap(10, A, Tap::Badly);
    table.tap(20, B, Tap::Badly);
    assert_eq!(table.reason(), Some(Reason::AllFailed));
    assert_eq!(table.played.view(Viewer::Watcher).progress.winner, Some(Winner::Nobody));
}

/// A header whose countdowns take no time.
fn started(settings: Settings, seats: u8) -> Header<Taps> {
    Header { timing: Timing::AT_ONCE, ..Header::new(settings, &(), seats, Seed::from_number(1), NONCES) }
}

#[test]
fn an_input_at_its_deadline_is_late() {
    let limited = Settings { limit: Some(Millis::from_secs(10)), ..settings(Rule::All) };
    let mut table = Table::with(started(limited.clone(), 1));
    table.at(0, Input::Begin).unwrap();
    table.tap(9_999, A, Tap::Well);
    assert_eq!(table.reason(), Some(Reason::AllAnswered));

    let mut table = Table::with(started(limited, 1));
    table.at(0, Input::Begin).unwrap();
    assert_eq!(table.at(10_000, Input::act(A, Tap::Well)), Err(Refusal::Match(MatchReject::WrongPhase)));
    assert_eq!(table.reason(), Some(Reason::TimeExpired));
    assert_eq!(table.steps.last().unwrap().input, Input::Tick);
}

#[test]
fn turns_go_round_in_seat_order_and_skip_who_is_away() {
    let mut table = Table::with(started(settings(Rule::Sequential), 3));
    table.at(0, Input::Begin).unwrap();
    assert_eq!(table.last_events(), ["game_started", "round_started", "Began", "Turn(Seat(0))"]);
    assert_eq!(table.at(0, Input::act(B, Tap::Well)), Err(Refusal::Game(TapReject::NotYourTurn)));
    table.at(1, Input::Presence { seat: B, here: false }).unwrap();
    table.tick(60_001);
    table.tap(60_100, A, Tap::Well);
    assert_eq!(table.last_events(), ["player_action", "Tapped(Seat(0))", "TurnOver", "Turn(Seat(2))"]);
    table.tap(60_200, C, Tap::Well);
    assert_eq!(table.reason(), Some(Reason::AllTurnsTaken));
    assert_eq!(
        table.played.view(Viewer::Watcher).progress.winner,
        Some(Winner::Tie([A, C].into_iter().collect::<Seats>()))
    );
}

#[test]
fn a_holder_who_goes_away_loses_the_turn_after_the_grace() {
    let mut table = Table::with(started(settings(Rule::Sequential), 2));
    table.at(0, Input::Begin).unwrap();
    table.at(5_000, Input::Presence { seat: A, here: false }).unwrap();
    table.tick(64_999);
    assert_eq!(table.played.view(Viewer::Watcher).progress.turn, Some(A));
    table.tick(65_000);
    assert_eq!(table.last_events(), ["TurnOver", "Turn(Seat(1))"]);
    table.at(66_000, Input::Presence { seat: A, here: true }).unwrap();
    table.tap(67_000, B, Tap::Well);
    assert_eq!(table.reason(), Some(Reason::AllTurnsTaken));
}

#[test]
fn a_free_rule_ends_by_the_games_own_condition() {
    let mut table = Table::with(started(settings(Rule::Free), 2));
    table.at(0, Input::Begin).unwrap();
    table.at(0, Input::Join(C)).unwrap();
    table.tap(1, A, Tap::Badly);
    table.tap(2, B, Tap::Badly);
    assert_eq!(table.phase(), PhaseName::Playing, "a late joiner plays from the next round on");
    assert_eq!(table.played.view(Viewer::Watcher).progress.turn, Some(A), "turns go round and round");

    let mut table = Table::with(started(Settings { late: true, ..settings(Rule::Free) }, 2));
    table.at(0, Input::Begin).unwrap();
    table.at(0, Input::Join(C)).unwrap();
    table.tap(1, A, Tap::Badly);
    table.tap(2, B, Tap::Badly);
    table.tap(3, C, Tap::Well);
    assert_eq!(table.reason(), Some(Reason::Custom));
}

#[test]
fn who_has_no_round_left_to_play_is_told_so() {
    for (late, first) in [(false, LateJoin::NextRound), (true, LateJoin::AtOnce)] {
        let mut table = Table::with(started(Settings { rounds: 2, late, ..settings(Rule::All) }, 2));
        assert_eq!(table.played.late_join(), LateJoin::AtOnce, "nothing has begun");
        table.at(0, Input::Begin).unwrap();
        assert_eq!(table.played.late_join(), first);
        [A, B].into_iter().for_each(|seat| table.tap(1, seat, Tap::Well));
        let last = if late { LateJoin::AtOnce } else { LateJoin::Never };
        assert_eq!((table.played.round(), table.played.late_join()), (2, last));
        [A, B].into_iter().for_each(|seat| table.tap(2, seat, Tap::Well));
        assert_eq!((table.phase(), table.played.late_join()), (PhaseName::Finished, LateJoin::Never));
    }
}

#[test]
fn only_active_players_are_waited_for_and_a_return_keeps_the_score() {
    let mut table = Table::with(started(Settings { rounds: 2, ..settings(Rule::All) }, 3));
    table.at(0, Input::Begin).unwrap();
    table.tap(1, A, Tap::Well);
    table.at(2, Input::Presence { seat: A, here: false }).unwrap();
    table.at(2, Input::Presence { seat: B, here: false }).unwrap();
    table.tick(60_002);
    assert_eq!(table.phase(), PhaseName::Playing, "the third player is still thinking");
    table.tap(61_000, C, Tap::Badly);
    assert_eq!(table.played.view(Viewer::Watcher).progress.round, 2);
    table.at(62_000, Input::Presence { seat: A, here: true }).unwrap();
    let view = table.played.view(Viewer::Watcher);
    assert_eq!((view.seats[0].score, view.seats[0].active, view.seats[1].active), (10, true, false));
    table.tap(63_000, C, Tap::Badly);
    assert_eq!(table.phase(), PhaseName::Playing, "who came back is waited for");
    table.tap(64_000, A, Tap::Badly);
    assert_eq!(table.phase(), PhaseName::Finished);
}

#[test]
fn with_nobody_active_the_round_waits_and_ends_when_all_have_left() {
    let mut table = Table::with(started(settings(Rule::All), 2));
    table.at(0, Input::Begin).unwrap();
    table.at(1, Input::Presence { seat: A, here: false }).unwrap();
    table.at(1, Input::Presence { seat: B, here: false }).unwrap();
    table.tick(1_000_000);
    assert_eq!(table.phase(), PhaseName::Playing);
    table.at(1_000_000, Input::Leave(A)).unwrap();
    assert_eq!(table.phase(), PhaseName::Playing);
    table.at(1_000_001, Input::Leave(B)).unwrap();
    assert_eq!((table.phase(), table.reason()), (PhaseName::Finished, Some(Reason::AllFailed)));
}

#[test]
fn a_round_that_all_its_players_left_ends_for_those_who_wait() {
    let mut table = Table::with(started(Settings { rounds: 2, ..settings(Rule::All) }, 1));
    table.at(0, Input::Begin).unwrap();
    table.at(1, Input::Join(B)).unwrap();
    table.at(2, Input::Leave(A)).unwrap();
    let view = table.played.view(Viewer::Watcher);
    assert_eq!(
        (view.progress.phase, view.progress.round, view.progress.reason),
        (PhaseName::Playing, 2, Some(Reason::AllFailed))
    );
    table.tap(3, B, Tap::Well);
    assert_eq!(table.phase(), PhaseName::Finished);
}

#[test]
fn everyone_ready_shortens_the_transition() {
    let mut table = Table::new(Settings { rounds: 2, ..settings(Rule::All) }, 3);
    table.at(0, Input::Begin).unwrap();
    assert_eq!(table.at(1, Input::Ready(A)), Err(Refusal::Match(MatchReject::WrongPhase)));
    table.tick(3_000);
    for seat in [A, B, C] {
        table.tap(4_000, seat, Tap::Badly);
    }
    table.at(4_100, Input::Ready(A)).unwrap();
    assert_eq!(table.at(4_100, Input::Ready(A)), Err(Refusal::Match(MatchReject::AlreadySo)));
    table.at(4_200, Input::Ready(B)).unwrap();
    assert_eq!(table.phase(), PhaseName::Transition);
    table.at(4_300, Input::Presence { seat: C, here: false }).unwrap();
    assert_eq!(table.phase(), PhaseName::Playing, "only connected players are asked");
    assert_eq!(table.played.view(Viewer::Watcher).progress.round, 2);
}

#[test]
fn without_auto_next_the_machine_waits_for_the_host() {
    let by_hand = Countdown { auto_next: false, delay: Millis::from_secs(5) };
    let timing = Timing { game_start: by_hand, round_ended: by_hand };
    let mut table =
        Table::with(Header { timing, ..started(Settings { rounds: 2, ..settings(Rule::All) }, 2) });
    table.at(0, Input::Begin).unwrap();
    table.tick(1_000_000);
    assert_eq!(table.phase(), PhaseName::Starting);
    table.at(1_000_000, Input::Advance).unwrap();
    assert_eq!(table.phase(), PhaseName::Playing);
    table.tap(1_000_001, A, Tap::Well);
    table.tap(1_000_002, B, Tap::Well);
    table.tick(2_000_000);
    assert_eq!(table.phase(), PhaseName::Ended);
    table.at(2_000_000, Input::Ready(A)).unwrap();
    table.at(2_000_000, Input::Advance).unwrap();
    assert_eq!(table.phase(), PhaseName::Transition);
    table.at(2_000_001, Input::Ready(B)).unwrap();
    assert_eq!(table.phase(), PhaseName::Playing, "being ready while the host was waited for counts");
}

#[test]
fn the_host_passes_over_a_turn_or_else_the_round() {
    let mut table = Table::with(started(settings(Rule::Sequential), 2));
    assert_eq!(table.at(0, Input::Skip), Err(Refusal::Match(MatchReject::WrongPhase)));
    table.at(0, Input::Begin).unwrap();
    table.at(1, Input::Skip).unwrap();
    assert_eq!(table.last_events(), ["TurnOver", "Turn(Seat(1))"]);
    table.at(2, Input::Skip).unwrap();
    assert_eq!((table.phase(), table.reason()), (PhaseName::Finished, Some(Reason::AllTurnsTaken)));
    assert_eq!(table.at(3, Input::Skip), Err(Refusal::Match(MatchReject::WrongPhase)));

    let mut table = Table::new(Settings { rounds: 2, ..settings(Rule::All) }, 2);
    table.at(0, Input::Begin).unwrap();
    table.tick(3_000);
    table.at(3_001, Input::Skip).unwrap();
    assert_eq!(table.last_events(), ["round_ended", "Over", "Shown"]);
    assert_eq!((table.phase(), table.reason()), (PhaseName::Transition, Some(Reason::Custom)));
    assert_eq!(table.at(3_002, Input::Skip), Err(Refusal::Match(MatchReject::WrongPhase)));
}

#[test]
fn a_change_of_state_brings_the_old_one_up_to_date() {
    let mut table = Table::new(settings(Rule::All), 2);
    let mut known = table.played.state();
    let (mut progress, mut seats) = (known.progress, known.seats.clone());
    let mut told = |table: &Table| {
        let now = table.played.state();
        let change = known.change_to(&now);
        change.apply(&mut progress, &mut seats);
        assert_eq!((progress, &seats), (now.progress, &now.seats));
        assert_eq!(change.is_empty(), known == now);
        known = now;
        change
    };
    assert_eq!(cluehouse_json::write(&told(&table)), "{}");
    table.at(0, Input::Join(C)).unwrap();
    let change = told(&table);
    assert_eq!((change.progress, change.seats.len(), change.seats[0].seat), (None, 1, C));
    table.at(1, Input::Begin).unwrap();
    assert!(told(&table).seats.is_empty());
    table.tick(3_001);
    told(&table);
    table.tap(3_002, B, Tap::Well);
    let change = told(&table);
    assert_eq!((change.progress, change.seats.len(), change.seats[0].now.score), (None, 1, 10));
    assert_eq!(table.played.view(Viewer::Watcher).seats, table.played.state().seats);
}

#[test]
fn who_is_done_with_a_running_round_knows_more() {
    let mut table = Table::with(started(settings(Rule::All), 2));
    assert!(!table.played.knows(A));
    table.at(0, Input::Begin).unwrap();
    table.at(0, Input::Join(C)).unwrap();
    table.tap(1, A, Tap::Badly);
    assert_eq!([A, B, C].map(|seat| table.played.knows(seat)), [true, false, false]);
    table.tap(2, B, Tap::Well);
    assert_eq!((table.phase(), table.played.knows(A)), (PhaseName::Finished, false));
}

#[test]
fn a_sealed_match_shows_its_secret_only_when_it_is_revealed() {
    let mut table = Table::with(Header { reveal: Reveal::Sealed, ..started(settings(Rule::All), 1) });
    table.at(0, Input::Begin).unwrap();
    assert_eq!(table.at(1, Input::Reveal), Err(Refusal::Match(MatchReject::NothingSealed)));
    table.tap(1, A, Tap::Well);
    assert_eq!(
        table.last_events(),
        ["player_action", "Tapped(Seat(0))", "round_ended", "Over", "game_finished"]
    );
    assert!(!table.played.view(Viewer::Seat(A)).game.open);
    table.at(2, Input::Reveal).unwrap();
    assert_eq!(table.last_events(), ["Shown"]);
    assert!(table.played.view(Viewer::Watcher).game.open);
    assert_eq!(table.at(3, Input::Reveal), Err(Refusal::Match(MatchReject::NothingSealed)));
}

#[test]
fn a_pledge_is_made_at_the_start_and_opened_at_the_end() {
    let open = |table: &Table| {
        table.played.pledges().iter().map(|pledge| pledge.opening.is_some()).collect::<Vec<_>>()
    };
    let mut table = Table::with(started(Settings { rounds: 2, ..settings(Rule::All) }, 1));
    assert!(table.played.pledges().is_empty());
    table.at(0, Input::Begin).unwrap();
    let promised = table.steps.last().unwrap().pledges.clone();
    assert_eq!((promised.len(), promised[0].round, promised[0].turn), (1, 1, 0));
    assert_eq!((&promised[0].opening, promised[0].holds("taps")), (&None, None));
    table.tap(1, A, Tap::Well);
    let row = &table.steps.last().unwrap().pledges;
    assert_eq!(row.iter().map(|pledge| pledge.round).collect::<Vec<_>>(), [1, 2]);
    assert_eq!((row[0].holds("taps"), row[0].holds("other")), (Some(true), Some(false)));
    assert_eq!((row[0].commitment, open(&table)), (promised[0].commitment, vec![true, false]));
    table.tap(2, A, Tap::Well);
    assert_eq!(open(&table), [true, true]);

    let mut sealed = Table::with(Header { reveal: Reveal::Sealed, ..started(settings(Rule::Sequential), 2) });
    sealed.at(0, Input::Begin).unwrap();
    sealed.tap(1, A, Tap::Well);
    sealed.tap(2, B, Tap::Well);
    assert_eq!((sealed.phase(), open(&sealed)), (PhaseName::Finished, vec![false; 3]));
    sealed.at(3, Input::Reveal).unwrap();
    assert_eq!((sealed.steps.last().unwrap().pledges.len(), open(&sealed)), (3, vec![true; 3]));
    let turns: Vec<u16> = sealed.played.pledges().iter().map(|pledge| pledge.turn).collect();
    assert_eq!(turns, [0, 1, 2]);
}

#[test]
fn a_seed_does_not_give_the_nonces_away() {
    let promised = |seed, nonces| {
        let header = Header::new(settings(Rule::All), &(), 1, Seed::from_number(seed), nonces);
        let mut table = Table::with(header);
        table.at(0, Input::Begin).unwrap();
        table.played.pledges()[0].commitment
    };
    let other = Seed::from_entropy([2; 32]);
    assert_eq!(promised(1, NONCES), promised(2, NONCES), "the words are the same");
    assert_ne!(promised(1, NONCES), promised(1, other));
}

#[test]
fn a_rematch_starts_at_round_one_with_no_points() {
    let mut table = Table::new(settings(Rule::All), 1);
    table.at(0, Input::Begin).unwrap();
    table.tap(0, A, Tap::Well);
    let header = table.played.header().rematch(Seed::from_number(2), Seed::from_number(3), 7);
    assert_ne!(header.seed, table.played.header().seed);
    let mut again = Table::with(header);
    again.at(0, Input::Begin).unwrap();
    assert_eq!((again.scores(), again.played.view(Viewer::Watcher).progress.round), (vec![0], 1));
}

#[test]
fn inputs_that_make_no_sense_are_refused_with_a_reason() {
    let mut table = Table::with(started(settings(Rule::All), 2));
    let refused = |table: &mut Table, at, input, why| {
        assert_eq!(table.at(at, input), Err(Refusal::Match(why)));
    };
    refused(&mut table, 0, Input::Join(Seat::new(5)), MatchReject::WrongSeat { next: C });
    refused(&mut table, 0, Input::Leave(C), MatchReject::NoSuchSeat);
    table.at(10, Input::Begin).unwrap();
    refused(&mut table, 9, Input::act(A, Tap::Well), MatchReject::TimeWentBack);
    refused(&mut table, 10, Input::Begin, MatchReject::WrongPhase);
    refused(&mut table, 10, Input::Tick, MatchReject::NotDue);
    refused(&mut table, 10, Input::Advance, MatchReject::WrongPhase);
    refused(&mut table, 10, Input::Presence { seat: A, here: true }, MatchReject::AlreadySo);
    let lag = Millis::from_secs(9);
    refused(&mut table, 10, Input::Act { seat: A, action: Tap::Well, lag }, MatchReject::LagTooLong);
    table.at(11, Input::Leave(A)).unwrap();
    refused(&mut table, 11, Input::act(A, Tap::Well), MatchReject::SeatLeft);
    table.at(12, Input::Presence { seat: B, here: false }).unwrap();
    refused(&mut table, 12, Input::act(B, Tap::Well), MatchReject::NotHere);
    let mut lonely = Table::new(settings(Rule::All), 0);
    refused(&mut lonely, 0, Input::Begin, MatchReject::TooFewPlayers { least: 1 });
    let full = Match::<Taps>::open(started(settings(Rule::All), 5), Arc::new(()));
    assert_eq!(full.err(), Some(Refusal::Match(MatchReject::Full { most: 4 })));
}

#[test]
fn a_journal_says_what_is_wrong_with_it_and_where() {
    let mut table = Table::new(settings(Rule::All), 1);
    let mut journal = Journal::new(&table.played);
    table.at(0, Input::Begin).unwrap();
    table.tap(5, A, Tap::Well);
    table.steps.iter().for_each(|step| journal.record(step));
    let text = journal.to_string();
    let verify = |text: &str| {
        let replayed =
            Journal::<Taps>::parse(text).and_then(|journal| journal.replay(Arc::new(()), None, |_, _| {}));
        replayed.map(|played| played.hash()).map_err(|why| why.to_string())
    };
    assert_eq!(verify(&text), Ok(table.played.hash()));
    let without_end: String = text.lines().take(3).map(|line| format!("{line}\n")).collect();
    for (broken, why) in [
        (String::new(), "line 1: not a Cluehouse journal"),
        ("hello\n".to_owned(), "line 1: not a Cluehouse journal"),
        (
            text.replace("\"cluehouse\":1", "\"cluehouse\":9"),
            "line 1: journal format 9 is unknown; this program reads format 1",
        ),
        (text.replace("\"game\":\"taps\"", "\"game\":\"chess\""), "line 1: the game `chess` is unknown"),
        (
            text.replace("\"began\":0", "\"began\":1"),
            "line 1: the journal was altered here: the line does not match its hash",
        ),
        (
            text.replace("Well", "Badly"),
            "line 3: the journal was altered here: the line does not match its hash",
        ),
        (without_end, "line 4: the journal is cut short: its last line is missing"),
        (text.clone() + "{}\n", "line 5: something follows the journal's last line"),
        (
            text.replace("\"rows\":2", "\"rows\":3"),
            "line 4: the journal was altered here: the line does not match its hash",
        ),
    ] {
        assert_eq!(verify(&broken), Err(why.to_owned()), "{broken}");
    }
}

/// Tells whether a type can be serialised: its own answer is there only where it can.
struct Probe<T>(PhantomData<T>);

impl<T: Serialize> Probe<T> {
    const fn is_serialised(&self) -> bool {
        true
    }
}

trait Otherwise {
    fn is_serialised(&self) -> bool {
        false
    }
}

impl<T> Otherwise for Probe<T> {}

#[test]
fn a_secret_prints_as_hidden_and_is_not_serialised() {
    let (seed, number) = (Seed::from_entropy([7; 32]), 1234);
    let printed =
        format!("{:?} {:#?} {:?} {:?}", Hidden::new(number), Hidden::new([number]), seed, seed.rng("test"));
    assert_eq!(printed, "[hidden] [hidden] Seed([hidden]) Rng([hidden])");
    assert!(Probe::<u8>(PhantomData).is_serialised());
    assert!(!Probe::<Hidden<u8>>(PhantomData).is_serialised());
    assert!(!Probe::<Match<Taps>>(PhantomData).is_serialised());
}
