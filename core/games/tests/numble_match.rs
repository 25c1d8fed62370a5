//! Numble as a match: playing, racing, what rivals see, and the bots.

use std::collections::BTreeSet;
use std::sync::Arc;

use cluehouse_engine::{
    Audience, Choices, Event as MatchEvents, Header, Input, Match, Millis, Pace, PhaseName, Refusal, Rng,
    Seat, Seed, Step, Viewer, Winner,
};
use cluehouse_games::numble::{
    Action, Date, DayReject, Equation, Event, HardReject, Mode, Numble, Puzzle, PuzzleNumber, Reject,
    Settings, Status, View, pool,
};
use cluehouse_games::{Entry, GameKind};

/// The key of the nonces in every match here.
const NONCES: Seed = Seed::from_entropy([1; 32]);

fn equation(text: &str) -> Equation {
    text.parse().unwrap_or_else(|why| panic!("{text}: {why}"))
}

fn date(text: &str) -> Date {
    text.parse().unwrap_or_else(|why| panic!("{text}: {why}"))
}

/// A match under way, at a time that only moves when told to.
struct Play {
    game: Match<Numble>,
    at: Millis,
    steps: Vec<Step<Numble>>,
}

impl Play {
    fn begin(settings: Settings, seats: u8) -> Self {
        let header = Header::new(settings, &(), seats, Seed::from_number(7), NONCES);
        let game = Match::open(header, Arc::new(())).expect("lawful settings");
        let mut play = Self { game, at: Millis::ZERO, steps: Vec::new() };
        play.submit(Input::Begin).expect("enough players");
        play.at = Millis::from_secs(3);
        play.game.tick(play.at, &mut play.steps);
        play
    }

    fn submit(&mut self, input: Input<Action>) -> Result<(), Refusal<Reject>> {
        self.game.submit(self.at, input, &mut self.steps)
    }

    fn guess(&mut self, seat: u8, text: &str) -> Result<(), Refusal<Reject>> {
        self.submit(Input::act(Seat::new(seat), Action::Guess(equation(text))))
    }

    fn later(&mut self, millis: u64) {
        self.at = self.at + Millis::new(millis);
        self.game.tick(self.at, &mut self.steps);
    }

    fn view(&self, seat: u8) -> View {
        self.game.view(Viewer::Seat(Seat::new(seat))).game
    }

    fn watched(&self) -> View {
        self.game.view(Viewer::Watcher).game
    }
}

fn first_day(mode: Mode) -> Settings {
    Settings::new(Puzzle::Daily(date("2024-01-01")), mode)
}

mod play {
    use super::*;

    #[test]
    fn the_other_order_does_not_win() {
        let mut play = Play::begin(first_day(Mode::Solo), 1);
        play.guess(0, "41+18=59").unwrap();
        assert_eq!(play.view(0).lines[0].status, Status::Guessing);
        assert_eq!(play.view(0).equation, None);
        play.guess(0, "18 + 041 = 59").unwrap();
        assert_eq!(play.view(0).lines[0].status, Status::Guessing);
        play.guess(0, "18+41=59").unwrap();
        let view = play.view(0);
        assert_eq!((view.lines[0].status, view.equation), (Status::Solved, Some(equation("18 + 41 = 59"))));
        assert_eq!(view.number, PuzzleNumber::new(1));
        assert!(view.share.unwrap().starts_with("Numble 1 3/6\n\n"));
        assert!(play.game.is_finished());
        assert_eq!(play.game.view(Viewer::Watcher).progress.winner, Some(Winner::Seat(Seat::new(0))));
    }

    #[test]
    fn six_guesses_and_the_same_again_counts() {
        let mut play = Play::begin(first_day(Mode::Solo), 1);
        for used in 0..6 {
            assert_eq!((play.view(0).lines[0].used, play.view(0).lines[0].left), (used, 6 - used));
            assert_eq!(play.game.choices(Seat::new(0)), Choices::Open);
            play.guess(0, "1 + 1 = 2").unwrap();
        }
        assert_eq!(play.view(0).lines[0].status, Status::Spent);
        assert_eq!(play.game.view(Viewer::Watcher).progress.winner, Some(Winner::Nobody));
        assert!(play.view(0).share.unwrap().starts_with("Numble 1 X/6\n\n"));
        let opening = play.game.pledges()[0].opening.clone();
        assert_eq!(opening.map(|opening| opening.secret), Some(play.view(0).equation.unwrap().to_string()));
        assert_eq!(play.game.choices(Seat::new(0)), Choices::NONE);
    }

    #[test]
    fn hard_mode_refuses_and_costs_nothing() {
        let mut play = Play::begin(Settings { hard: true, ..first_day(Mode::Solo) }, 1);
        play.guess(0, "41 + 18 = 59").unwrap();
        let refused = play.guess(0, "1 + 1 = 2");
        let wanted = HardReject::Green { character: ' ', position: 3 };
        assert_eq!(refused, Err(Refusal::Game(Reject::Hard(wanted))));
        assert_eq!(play.view(0).lines[0].used, 1);
        play.guess(0, "18 + 41 = 59").unwrap();
        assert_eq!(play.view(0).lines[0].status, Status::Solved);
    }

    #[test]
    fn dated_puzzles_ignore_the_seed_and_unlimited_ones_do_not() {
        let targets = |puzzle| -> BTreeSet<Equation> {
            (0..20)
                .map(|seed| {
                    let settings = Settings::new(puzzle, Mode::Solo);
                    let header = Header::new(settings, &(), 1, Seed::from_number(seed), NONCES);
                    let game = Match::open(header, Arc::new(())).unwrap();
                    let mut play = Play { game, at: Millis::ZERO, steps: Vec::new() };
                    play.submit(Input::Begin).unwrap();
                    play.submit(Input::act(Seat::new(0), Action::GiveUp)).unwrap();
                    play.view(0).equation.unwrap()
                })
                .collect()
        };
        let day = date("2024-10-15");
        assert_eq!(targets(Puzzle::Daily(day)), [equation("20 - 10 = 10")].into());
        assert_eq!(targets(Puzzle::Archive(day)), [equation("20 - 10 = 10")].into());
        let drawn = targets(Puzzle::Unlimited);
        assert!(drawn.len() > 15 && drawn.iter().all(|target| pool().binary_search(target).is_ok()));
    }

    #[test]
    fn settings_out_of_range_are_refused() {
        let refuse = |settings, why| {
            let header = Header::<Numble>::new(settings, &(), 1, Seed::from_number(1), NONCES);
            let refused = Match::open(header, Arc::new(())).map(|_| ());
            assert_eq!(refused, Err(Refusal::Game(why)), "{settings:?}");
        };
        let race = Settings::new(Puzzle::Unlimited, Mode::Versus);
        refuse(Settings { rounds: 0, ..race }, Reject::RoundsRange);
        refuse(Settings { rounds: 11, ..race }, Reject::RoundsRange);
        refuse(Settings { rounds: 2, mode: Mode::Solo, ..race }, Reject::OneRound);
        refuse(Settings { rounds: 2, ..first_day(Mode::Versus) }, Reject::OneRound);
        refuse(Settings { seconds: Some(60), mode: Mode::Solo, ..race }, Reject::NoLimit);
        refuse(Settings { seconds: Some(9), ..race }, Reject::SecondsRange);
        let before = Puzzle::Daily(date("2023-12-31"));
        refuse(Settings::new(before, Mode::Solo), Reject::Day(DayReject::BeforeFirst));
        let text = r#"{"puzzle":{"t":"daily","d":"2024-01-01"},"mode":"solo"}"#;
        assert_eq!(serde_json::from_str::<Settings>(text).unwrap(), first_day(Mode::Solo));
    }
}

mod race {
    use super::*;

    fn race() -> Settings {
        first_day(Mode::Versus)
    }

    #[test]
    fn rivals_and_watchers_see_marks_and_no_character() {
        let mut play = Play::begin(race(), 2);
        play.guess(0, "41 + 18 = 59").unwrap();
        for view in [play.view(1), play.watched()] {
            assert_eq!(view.attempts[0].guess, None);
            assert_eq!(view.attempts[0].marks, "YYGGGYYGGGGG".parse().ok());
            assert_eq!((view.keyboard.len(), view.equation), (0, None));
            assert_eq!(view.to_string(), "puzzle 1\n  1  seat 1  ????????????  YYGGGYYGGGGG\n");
        }
        assert_eq!(play.view(0).attempts[0].guess, Some(equation("41 + 18 = 59")));
    }

    #[test]
    fn a_solved_row_does_not_tell_rivals_how_long_the_target_is() {
        let mut play = Play::begin(race(), 2);
        play.guess(0, "18 + 41 = 59").unwrap();
        for view in [play.view(1), play.watched()] {
            let row = view.attempts[0];
            assert_eq!((row.guess, row.marks, row.solved), (None, None, true));
            assert_eq!(view.lines[0].status, Status::Solved);
        }
        let told = |viewer| {
            let last = play.steps.last().unwrap();
            let mut rows = last.events.iter().filter(|told| told.audience.includes(viewer)).filter_map(
                |told| match told.event {
                    MatchEvents::Game(Event::GuessEvaluated { guess, marks, solved, .. }) => {
                        Some((guess, marks, solved))
                    }
                    _ => None,
                },
            );
            (rows.next(), rows.next())
        };
        assert_eq!(told(Viewer::Watcher), (Some((None, None, true)), None));
        assert_eq!(told(Viewer::Seat(Seat::new(1))), (Some((None, None, true)), None));
        let own = (Some(equation("18 + 41 = 59")), "GGGGGGGGGGGG".parse().ok(), true);
        assert_eq!(told(Viewer::Seat(Seat::new(0))), (Some(own), None));
        // Once the round is open everybody sees everything.
        play.submit(Input::act(Seat::new(1), Action::GiveUp)).unwrap();
        let view = play.watched();
        assert_eq!(view.attempts[0].guess, Some(equation("18 + 41 = 59")));
        assert_eq!(view.equation, Some(equation("18 + 41 = 59")));
    }

    #[test]
    fn events_come_in_order_and_the_secret_last() {
        let mut play = Play::begin(race(), 2);
        play.submit(Input::act(Seat::new(1), Action::GiveUp)).unwrap();
        play.guess(0, "18 + 41 = 59").unwrap();
        let last = play.steps.last().unwrap();
        let secret = last.events.last().unwrap();
        assert_eq!(secret.audience, Audience::All);
        let revealed = Event::SecretRevealed { equation: equation("18 + 41 = 59") };
        assert_eq!(secret.event, MatchEvents::Game(revealed));
        let json = serde_json::to_string(&revealed).unwrap();
        assert_eq!(json, r#"{"t":"secret_revealed","d":{"equation":"18 + 41 = 59"}}"#);
    }

    fn finish(play: &mut Play) -> Option<Winner> {
        play.later(60_000);
        assert_eq!(play.game.view(Viewer::Watcher).progress.phase, PhaseName::Finished);
        play.game.view(Viewer::Watcher).progress.winner
    }

    #[test]
    fn fewer_guesses_win_then_less_time() {
        let mut play = Play::begin(race(), 3);
        play.guess(0, "1 + 1 = 2").unwrap();
        play.guess(0, "18 + 41 = 59").unwrap();
        play.later(5_000);
        play.guess(1, "18 + 41 = 59").unwrap();
        play.later(1);
        play.guess(2, "18 + 41 = 59").unwrap();
        assert_eq!(finish(&mut play), Some(Winner::Seat(Seat::new(1))));

        let mut play = Play::begin(race(), 2);
        play.guess(0, "18 + 41 = 59").unwrap();
        play.guess(1, "18 + 41 = 59").unwrap();
        let both = [Seat::new(0), Seat::new(1)].into_iter().collect();
        assert_eq!(finish(&mut play), Some(Winner::Tie(both)));
    }

    #[test]
    fn a_late_joiner_has_no_advantage() {
        let mut play =
            Play::begin(Settings { rounds: 2, ..Settings::new(Puzzle::Unlimited, Mode::Versus) }, 2);
        play.submit(Input::Join(Seat::new(2))).unwrap();
        for seat in 0..2 {
            play.guess(seat, "1 + 1 = 2").unwrap();
            play.submit(Input::act(Seat::new(seat), Action::GiveUp)).unwrap();
        }
        play.later(10_000);
        let mut rng = Rng::from_number(1);
        let bots = Numble::bots();
        let consistent = bots.iter().find(|bot| bot.id == "consistent").unwrap();
        // Everybody guesses the same things: what the first seat's bot says.
        while play.game.choices(Seat::new(0)) == Choices::Open {
            let view = play.game.view(Viewer::Seat(Seat::new(0)));
            let action = (consistent.choose)(play.game.table(), &view, &Choices::Open, &mut rng).unwrap();
            for seat in 0..3 {
                play.submit(Input::act(Seat::new(seat), action)).unwrap();
            }
        }
        let everybody = (0..3).map(Seat::new).collect();
        assert_eq!(finish(&mut play), Some(Winner::Tie(everybody)));
    }

    #[test]
    fn a_deserted_round_makes_way_for_those_who_wait() {
        let mut play =
            Play::begin(Settings { rounds: 2, ..Settings::new(Puzzle::Unlimited, Mode::Versus) }, 2);
        play.submit(Input::Join(Seat::new(2))).unwrap();
        play.submit(Input::Join(Seat::new(3))).unwrap();
        play.submit(Input::Leave(Seat::new(0))).unwrap();
        assert_eq!(play.game.view(Viewer::Watcher).progress.phase, PhaseName::Playing);
        play.submit(Input::Leave(Seat::new(1))).unwrap();
        assert_eq!(play.game.view(Viewer::Watcher).progress.phase, PhaseName::Transition);
        play.later(5_000);
        let view = play.watched();
        assert_eq!(
            view.lines.iter().map(|line| line.status).collect::<Vec<_>>()[1..],
            [Status::Absent, Status::Guessing, Status::Guessing]
        );
        play.guess(2, "1 + 1 = 2").unwrap();
    }

    #[test]
    fn a_limit_ends_the_round_and_pace_stretches_it() {
        let timed = Settings { seconds: Some(60), pace: Pace::Relaxed, ..race() };
        let mut play = Play::begin(timed, 2);
        play.later(89_999);
        play.guess(0, "1 + 1 = 2").unwrap();
        play.later(1);
        assert!(play.guess(0, "18 + 41 = 59").is_err());
        assert_eq!(play.view(0).lines[0].status, Status::Stopped);
        assert_eq!(play.view(0).equation, Some(equation("18 + 41 = 59")));
        let untimed = Settings { pace: Pace::Untimed, ..timed };
        let mut play = Play::begin(untimed, 2);
        play.later(10_000_000);
        play.guess(0, "18 + 41 = 59").unwrap();
    }
}

mod bots {
    use super::*;

    #[test]
    fn bots_play_lawfully_and_the_consistent_one_solves_most() {
        for hard in [false, true] {
            for (index, bot) in Numble::bots().iter().enumerate() {
                let mut solved = 0;
                for seed in 0..40 {
                    let settings = Settings { hard, ..Settings::new(Puzzle::Unlimited, Mode::Solo) };
                    let header = Header::new(settings, &(), 1, Seed::from_number(seed), NONCES);
                    let mut game = Match::<Numble>::open(header, Arc::new(())).unwrap();
                    let mut steps = Vec::new();
                    game.submit(Millis::ZERO, Input::Begin, &mut steps).unwrap();
                    let mut rng = Rng::from_number(seed);
                    let seat = Seat::new(0);
                    while let Some(action) = (bot.choose)(
                        game.table(),
                        &game.view(Viewer::Seat(seat)),
                        &game.choices(seat),
                        &mut rng,
                    ) {
                        game.submit(Millis::ZERO, Input::act(seat, action), &mut steps).unwrap();
                    }
                    assert!(game.is_finished());
                    solved += usize::from(game.view(Viewer::Watcher).game.lines[0].status == Status::Solved);
                }
                assert!(index == 0 || solved >= 36, "{} solved {solved} of 40", bot.id);
            }
        }
    }

    #[test]
    fn the_catalogue_has_numble() {
        assert_eq!(GameKind::from_entry("numble"), Some(GameKind::Numble));
        let manifests = Numble::manifests();
        assert_eq!((manifests[0].name, manifests[0].thumbnail), ("game-numble", "numble.svg"));
        assert!(Numble::preset("numble").is_some() && Numble::preset("classic").is_none());
    }
}
