//! The scenarios of Trivia, played through the match machine with explicit times.

use std::sync::Arc;

use cluehouse_engine::{
    Choices, Event, Game, Header, Input, Match, MatchEvent, MatchReject, Millis, Pace, PhaseName, Reason,
    Refusal, Rng, Seat, Seed, Speak, Standing, Step, Viewer, Winner,
};
use cluehouse_games::trivia::{
    Action, Difficulty, Ending, Event as Told, Pack, Place, Reject, Settings, Trivia,
};
use cluehouse_games::{Entry, catalogue};

/// The key of the nonces in every match here.
const NONCES: Seed = Seed::from_entropy([1; 32]);

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);
const C: Seat = Seat::new(2);

fn pack() -> Pack {
    serde_json::from_str(include_str!("content/trivia.json")).expect("a pack of questions")
}

/// A match and every step of it.
struct Play {
    game: Match<Trivia>,
    steps: Vec<Step<Trivia>>,
}

impl Play {
    fn open(settings: Settings, seats: u8) -> Self {
        let header = Header::new(settings, &pack(), seats, Seed::from_number(7), NONCES);
        Self { game: Match::open(header, Arc::new(pack())).expect("lawful settings"), steps: Vec::new() }
    }

    /// Begun at 0, so that the first question is asked at 3 s and answers open at 6 s by default.
    fn begin(settings: Settings, seats: u8) -> Self {
        let mut play = Self::open(settings, seats);
        play.ok(0, Input::Begin);
        play
    }

    fn submit(&mut self, at: u64, input: Input<Action>) -> Result<(), Refusal<Reject>> {
        self.game.submit(Millis::new(at), input, &mut self.steps)
    }

    fn ok(&mut self, at: u64, input: Input<Action>) {
        self.submit(at, input).expect("an input that is accepted");
    }

    fn tick(&mut self, at: u64) {
        self.game.tick(Millis::new(at), &mut self.steps);
    }

    /// The right place of the running question, looked up in the pack.
    fn right(&self) -> Place {
        let asked = self.game.view(Viewer::Watcher).game.question.expect("a question is asked");
        let mut questions = pack().questions.into_iter();
        let question =
            questions.find(|question| question.text == asked.text).expect("a question of the pack");
        let right = &question.options[question.right.index()];
        Place::ALL.into_iter().find(|place| asked.options[place.index()] == *right).expect("it is shown")
    }

    fn wrong(&self) -> Place {
        let right = self.right();
        Place::ALL.into_iter().find(|&place| place != right).expect("three are wrong")
    }

    fn answer(&mut self, at: u64, seat: Seat, right: bool) {
        self.tick(at);
        let place = if right { self.right() } else { self.wrong() };
        self.ok(at, Input::act(seat, Action::Answer(place)));
    }

    fn scores(&self) -> Vec<i32> {
        self.game.view(Viewer::Watcher).seats.iter().map(|seat| seat.score).collect()
    }

    fn phase(&self) -> PhaseName {
        self.game.view(Viewer::Watcher).progress.phase
    }

    fn reason(&self) -> Option<Reason> {
        self.game.view(Viewer::Watcher).progress.reason
    }

    fn last_events(&self) -> Vec<&'static str> {
        self.steps.last().expect("a step").events.iter().map(|told| name(&told.event)).collect()
    }
}

fn name(event: &Event<<Trivia as Game>::Result, <Trivia as Game>::Event>) -> &'static str {
    match event {
        Event::Match(MatchEvent::GameStarted { .. }) => "game_started",
        Event::Match(MatchEvent::RoundStarted { .. }) => "round_started",
        Event::Match(MatchEvent::PlayerAction { .. }) => "player_action",
        Event::Match(MatchEvent::RoundEnded { .. }) => "round_ended",
        Event::Match(MatchEvent::GameFinished { .. }) => "game_finished",
        Event::Game(Told::QuestionStarted(_)) => "question_started",
        Event::Game(Told::AnswersOpened { .. }) => "answers_opened",
        Event::Game(Told::PlayerAnswered { .. }) => "player_answered",
        Event::Game(Told::AnswerTaken { .. }) => "answer_taken",
        Event::Game(Told::QuestionEnded(_)) => "question_ended",
    }
}

fn everyone() -> Settings {
    Settings { ending: Ending::Everyone, ..Settings::default() }
}

#[test]
fn defaults_are_ten_rounds_of_fifteen_seconds_with_the_buzzer() {
    let settings = Settings::default();
    assert_eq!((settings.rounds, settings.seconds, settings.reading), (10, 15, 3));
    assert_eq!((settings.ending, settings.speed), (Ending::Buzzer, true));
    assert_eq!(serde_json::from_str::<Settings>("{}").unwrap(), settings);
    assert!(serde_json::from_str::<Settings>(r#"{"round":3}"#).is_err());
    let json = serde_json::to_value(settings).unwrap();
    assert_eq!(json["ending"], "first_correct");
}

#[test]
fn settings_out_of_range_and_short_packs_are_refused() {
    let check = |settings: Settings, why: Reject| {
        let header = Header::<Trivia>::new(settings, &pack(), 2, Seed::from_number(1), NONCES);
        assert_eq!(Match::open(header, Arc::new(pack())).unwrap_err(), Refusal::Game(why));
    };
    let usual = Settings::default;
    check(Settings { rounds: 0, ..usual() }, Reject::RoundsRange);
    check(Settings { rounds: 51, ..usual() }, Reject::RoundsRange);
    check(Settings { seconds: 4, ..usual() }, Reject::SecondsRange);
    check(Settings { seconds: 121, ..usual() }, Reject::SecondsRange);
    check(Settings { reading: 11, ..usual() }, Reject::ReadingRange);
    let few = |found, wanted| Reject::TooFewQuestions { found, wanted };
    check(Settings { rounds: 13, ..usual() }, few(12, 13));
    check(Settings { category: Some("Space".to_owned()), rounds: 5, ..usual() }, few(4, 5));
    check(Settings { category: Some("Opera".to_owned()), rounds: 1, ..usual() }, few(0, 1));
    let hard_space = Settings {
        category: Some("Space".to_owned()),
        difficulty: Some(Difficulty::Hard),
        rounds: 2,
        ..usual()
    };
    check(hard_space, few(1, 2));
    assert_eq!(few(4, 5).text().args.len(), 2);
}

#[test]
fn a_round_goes_from_reading_to_answers_to_its_deadline() {
    let mut play = Play::begin(Settings::default(), 2);
    assert_eq!(play.last_events(), ["game_started"]);
    play.tick(3_000);
    assert_eq!(play.last_events(), ["round_started", "question_started"]);
    assert_eq!(play.game.choices(A), Choices::NONE);

    let before = play.game.clone();
    let early = play.submit(5_999, Input::act(A, Action::Answer(Place::A)));
    assert_eq!(early, Err(Refusal::Game(Reject::NotOpenYet)));
    assert!(play.game == before);

    play.answer(6_000, A, false);
    assert_eq!(name(&play.steps[play.steps.len() - 2].events[0].event), "answers_opened");
    let again = play.submit(6_500, Input::act(A, Action::Answer(Place::B)));
    assert_eq!(again, Err(Refusal::Game(Reject::AlreadyAnswered)));
    assert!(matches!(play.game.choices(B), Choices::Listed(listed) if listed.len() == 4));

    let late = play.submit(21_000, Input::act(B, Action::Answer(Place::A)));
    assert_eq!(late, Err(Refusal::Match(MatchReject::WrongPhase)));
    assert_eq!(
        (play.reason(), play.steps.last().unwrap().at),
        (Some(Reason::TimeExpired), Millis::new(21_000))
    );
}

#[test]
fn the_buzzer_ends_at_the_first_right_answer_and_waits_after_a_wrong_one() {
    let mut play = Play::begin(Settings::default(), 3);
    play.answer(7_000, A, false);
    assert_eq!(play.phase(), PhaseName::Playing);
    play.answer(8_000, B, true);
    assert_eq!(play.reason(), Some(Reason::PlayerSucceeded));
    assert_eq!(
        play.last_events(),
        ["player_action", "player_answered", "answer_taken", "round_ended", "question_ended"]
    );
    let Event::Match(MatchEvent::RoundEnded { results, winner_found, scores, .. }) =
        &play.steps.last().unwrap().events[3].event
    else {
        panic!("round_ended is fourth")
    };
    assert!(winner_found);
    let standings: Vec<Standing> = results.iter().map(|result| result.standing).collect();
    assert_eq!(standings, [Standing::Failed, Standing::Succeeded, Standing::Failed]);
    assert_eq!(scores, &[0, 933, 0]);

    play.answer(20_000, A, false);
    play.answer(20_000, B, false);
    play.answer(20_000, C, false);
    assert_eq!(play.reason(), Some(Reason::AllFailed));
}

#[test]
fn everyone_answers_ends_with_the_last_active_player() {
    let mut play = Play::begin(everyone(), 3);
    play.answer(7_000, A, true);
    assert_eq!(play.phase(), PhaseName::Playing);
    play.answer(8_000, B, false);
    play.ok(9_000, Input::Leave(C));
    assert_eq!(play.reason(), Some(Reason::AllAnswered));
    assert_eq!(play.last_events(), ["round_ended", "question_ended"]);
}

#[test]
fn nothing_tells_the_right_answer_before_the_round_ends() {
    let mut play = Play::begin(everyone(), 3);
    play.answer(7_000, A, true);
    play.answer(8_000, B, false);
    let right = play.right();
    assert_eq!(play.scores(), [0, 0, 0]);
    for viewer in [Viewer::Seat(A), Viewer::Seat(B), Viewer::Seat(C), Viewer::Watcher] {
        let view = play.game.view(viewer);
        assert_eq!((view.game.solution.clone(), view.game.lines[1].streak), (None, 0));
        let own = [(A, Some(right)), (B, Some(play.wrong()))];
        let own = own.into_iter().find(|&(seat, _)| viewer.is(seat)).and_then(|(_, place)| place);
        assert_eq!(view.game.choice, own);
        assert!(view.seats[0].done && view.seats[1].done && !view.seats[2].done);
    }
    // Everybody but the one who answers is told nothing of what was answered.
    let told = play.steps.iter().flat_map(|step| &step.events);
    let told: Vec<_> = told.filter(|told| told.audience.includes(Viewer::Seat(C))).collect();
    let told = serde_json::to_string(&told).unwrap();
    let question = play.game.view(Viewer::Watcher).game.question.unwrap();
    let explanation = pack().questions.into_iter().find(|q| q.text == question.text).unwrap().explanation;
    assert!(explanation.is_empty() || !told.contains(&explanation));
    assert!(!told.contains("\"place\"") && !told.contains("\"right\""));
    let printed = format!("{:?}", play.game);
    assert!(printed.contains("deal: [hidden]") && printed.contains("place: [hidden]"));

    play.answer(9_000, C, true);
    let [a, b, c, d] = &question.options;
    let right = play.right();
    let opening = play.game.pledges()[0].opening.clone().expect("the round is over");
    assert_eq!(opening.secret, format!("{} | A: {a} | B: {b} | C: {c} | D: {d} | {right}", question.text));
    let solution = play.game.view(Viewer::Watcher).game.solution.unwrap();
    assert_eq!((solution.right, solution.explanation), (right, explanation));
    let places: Vec<bool> = solution.answers.iter().map(|answered| answered.right).collect();
    assert_eq!(places, [true, false, true]);
}

#[test]
fn points_fall_with_time_and_the_allowance_gives_some_back() {
    let mut play = Play::begin(everyone(), 3);
    play.answer(6_000, A, true);
    let right = play.right();
    let act = |lag| Input::Act { seat: B, action: Action::Answer(right), lag: Millis::new(lag) };
    assert_eq!(play.submit(13_800, act(501)), Err(Refusal::Match(MatchReject::LagTooLong)));
    play.ok(13_800, act(300));
    play.answer(20_999, C, true);
    assert_eq!(play.scores(), [1000, 750, 500]);
}

#[test]
fn the_allowance_never_reaches_back_before_the_opening() {
    let mut play = Play::begin(everyone(), 1);
    // One seat has no pauses: asked at 0, open at 3 s.
    play.tick(3_000);
    let right = play.right();
    play.ok(3_100, Input::Act { seat: A, action: Action::Answer(right), lag: Millis::new(500) });
    assert_eq!(play.scores(), [1000]);
}

#[test]
fn a_streak_adds_and_a_wrong_or_missing_answer_ends_it() {
    let mut play = Play::begin(Settings { speed: false, reading: 0, ..everyone() }, 2);
    let mut at = 3_000;
    let mut expected = [0, 0];
    let rounds = [
        ([true, true], [1000, 1000]),
        ([true, true], [1100, 1100]),
        ([true, false], [1200, 0]),
        ([true, true], [1300, 1000]),
        ([true, true], [1400, 1100]),
        ([true, true], [1500, 1200]),
        ([true, true], [1500, 1300]),
    ];
    for (right, points) in rounds {
        play.answer(at, A, right[0]);
        play.answer(at, B, right[1]);
        expected = [expected[0] + points[0], expected[1] + points[1]];
        assert_eq!(play.scores(), expected);
        at += 5_000;
    }
    play.answer(at, B, true);
    play.tick(at + 15_000);
    assert_eq!(play.reason(), Some(Reason::TimeExpired));
    at += 20_000;
    play.answer(at, A, true);
    play.answer(at, B, true);
    assert_eq!(play.scores(), [expected[0] + 1000, expected[1] + 1400 + 1500]);
    let lines = play.game.view(Viewer::Watcher).game.lines;
    assert_eq!((lines[0].streak, lines[1].streak), (1, 6));
}

#[test]
fn untimed_play_waits_for_ever_and_pays_in_full() {
    let mut play = Play::begin(Settings { pace: Pace::Untimed, ..everyone() }, 2);
    play.tick(6_000);
    assert_eq!(play.game.deadline(), None);
    play.answer(900_000, A, true);
    play.answer(950_000, B, false);
    assert_eq!(play.scores(), [1000, 0]);
}

#[test]
fn a_slower_pace_stretches_time_and_points() {
    let mut play = Play::begin(Settings { pace: Pace::Double, ..everyone() }, 2);
    play.answer(6_000 + 15_000, A, true);
    play.tick(6_000 + 29_999);
    assert_eq!(play.phase(), PhaseName::Playing);
    play.tick(6_000 + 30_000);
    assert_eq!(play.scores(), [750, 0]);
}

#[test]
fn the_pause_ends_after_five_seconds_or_when_all_connected_are_ready() {
    let mut play = Play::begin(Settings::default(), 3);
    play.answer(7_000, A, true);
    assert_eq!((play.phase(), play.game.deadline()), (PhaseName::Transition, Some(Millis::new(12_000))));
    play.tick(12_000);
    assert_eq!(play.last_events(), ["round_started", "question_started"]);

    play.answer(16_000, B, true);
    play.ok(16_100, Input::Presence { seat: C, here: false });
    play.ok(16_200, Input::Ready(A));
    assert_eq!(play.phase(), PhaseName::Transition);
    play.ok(16_300, Input::Ready(B));
    assert_eq!(play.phase(), PhaseName::Playing);
}

#[test]
fn a_late_joiner_plays_from_the_next_question_on() {
    let mut play = Play::begin(everyone(), 2);
    play.ok(7_000, Input::Join(C));
    let refused = play.submit(7_100, Input::act(C, Action::Answer(Place::A)));
    assert_eq!(refused, Err(Refusal::Match(MatchReject::NotThisRound)));
    play.answer(8_000, A, true);
    play.answer(8_000, B, true);
    assert_eq!(play.reason(), Some(Reason::AllAnswered));
    play.answer(16_000, C, true);
    play.tick(31_000);
    assert_eq!(play.scores()[2], 1000);
}

#[test]
fn a_match_asks_every_question_once_and_ends_with_its_winner() {
    let mut play = Play::begin(Settings { rounds: 12, reading: 0, ..Settings::default() }, 2);
    let mut asked = Vec::new();
    let mut at = 3_000;
    for round in 0..12 {
        play.tick(at);
        let question = play.game.view(Viewer::Watcher).game.question.unwrap();
        let original = pack().questions.into_iter().find(|other| other.text == question.text).unwrap();
        let sorted = |mut options: [String; 4]| {
            options.sort();
            options
        };
        assert_eq!(sorted(question.options), sorted(original.options));
        asked.push(question.text);
        play.answer(at, if round < 7 { A } else { B }, true);
        at += 5_000;
    }
    play.tick(at);
    assert_eq!(play.game.view(Viewer::Watcher).progress.winner, Some(Winner::Seat(A)));
    assert_eq!(play.last_events(), ["game_finished"]);
    asked.sort();
    asked.dedup();
    assert_eq!(asked.len(), 12);
}

#[test]
fn a_bot_answers_once_and_a_match_of_bots_ends() {
    let bots = Trivia::bots();
    let mut play = Play::begin(Settings { rounds: 5, ..everyone() }, 2);
    let mut rng = Rng::from_number(3);
    for second in 0..200 {
        for seat in [A, B] {
            let view = play.game.view(Viewer::Seat(seat));
            if let Some(action) =
                (bots[0].choose)(play.game.table(), &view, &play.game.choices(seat), &mut rng)
            {
                play.ok(second * 1_000, Input::act(seat, action));
            }
        }
        play.tick(second * 1_000 + 999);
    }
    assert!(play.game.is_finished());
}

#[test]
fn a_stronger_bot_knows_more_and_none_knows_all() {
    let rights = |bot: usize| -> usize {
        let bot = &Trivia::bots()[bot];
        let matches = (0..40).map(|seed| {
            // In company, since a match for one goes on at once and shows nothing.
            let mut play = Play::begin(Settings { rounds: 12, reading: 0, ..everyone() }, 2);
            let mut rng = Rng::from_number(seed);
            let mut rights = 0;
            for second in 0..150 {
                for seat in [B, A] {
                    let (view, choices) = (play.game.view(Viewer::Seat(seat)), play.game.choices(seat));
                    let Some(action) = (bot.choose)(play.game.table(), &view, &choices, &mut rng) else {
                        continue;
                    };
                    play.ok(second * 1_000, Input::act(seat, action));
                    if seat == A {
                        let solution = play.game.view(Viewer::Watcher).game.solution;
                        rights += usize::from(solution.expect("everybody has answered").answers[0].right);
                    }
                }
                play.tick(second * 1_000 + 999);
            }
            assert!(play.game.is_finished());
            rights
        });
        matches.sum()
    };
    let (guesser, reader, scholar) = (rights(0), rights(1), rights(2));
    assert!(
        120 < guesser && guesser < reader && reader < scholar && scholar < 480,
        "{guesser} {reader} {scholar}"
    );
}

#[test]
fn the_manifest_has_every_field_of_the_seed() {
    let manifest = catalogue().into_iter().find(|manifest| manifest.id == "trivia").unwrap();
    let json = serde_json::to_value(&manifest).unwrap();
    assert_eq!(json["id"], "trivia");
    assert_eq!(json["modules"]["turn_system"]["enabled"], true);
    assert_eq!(json["modules"]["turn_system"]["mode"], "simultaneous");
    assert_eq!(json["modules"]["round_system"]["enabled"], true);
    assert_eq!(json["modules"]["round_system"]["total_rounds"], 10);
    assert_eq!(json["modules"]["scoring_system"]["enabled"], true);
    assert_eq!(json["modules"]["timer_system"]["enabled"], true);
    for (pause, delay, message) in
        [("game_start", 3, "pause-starting"), ("round_ended", 5, "pause-next-question")]
    {
        assert_eq!(json["timing"][pause]["auto_next"], true);
        assert_eq!(json["timing"][pause]["delay"], delay);
        assert_eq!(json["timing"][pause]["message"], message);
    }
    assert!(!manifest.local);
    assert_eq!(Trivia::preset("trivia"), Some(Settings::default()));
    let fields = serde_json::to_value(Settings::default()).unwrap();
    assert!(manifest.settings.iter().all(|setting| fields.pointer(setting.field).is_some()));
    assert_eq!(manifest.settings.len(), fields.as_object().unwrap().len());
}
