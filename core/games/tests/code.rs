//! Code games: the scenarios of the classic game's specification, and every mode.

use std::sync::Arc;

use cluehouse_codes::{Alphabet, Code, Feedback, Space};
use cluehouse_engine::{
    Choices, Event as MatchOrGame, Header, Input, Match, MatchEvent, MatchView, Millis, PhaseName, Reason,
    Refusal, Reveal, Rng, Seat, Seed, Step, Timing, Viewer, Winner,
};
use cluehouse_games::Entry;
use cluehouse_games::code::{Action, Board, CodeGame, Event, Mode, Reject, Settings, Variant, View};

/// The key of the nonces in every match here.
const NONCES: Seed = Seed::from_entropy([1; 32]);

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

struct Table {
    played: Match<CodeGame>,
    steps: Vec<Step<CodeGame>>,
    at: u64,
}

impl Table {
    fn new(settings: Settings, seats: u8, seed: u64) -> Self {
        let header = Header {
            timing: Timing::AT_ONCE,
            ..Header::new(settings, &(), seats, Seed::from_number(seed), NONCES)
        };
        Self::with(header)
    }

    fn with(header: Header<CodeGame>) -> Self {
        let played = Match::open(header, Arc::new(())).expect("lawful settings");
        let mut table = Self { played, steps: Vec::new(), at: 0 };
        table.submit(Input::Begin).expect("enough players");
        table
    }

    fn submit(&mut self, input: Input<Action>) -> Result<(), Refusal<Reject>> {
        self.played.submit(Millis::new(self.at), input, &mut self.steps)
    }

    fn act(&mut self, seat: Seat, action: Action) -> Result<(), Reject> {
        self.submit(Input::act(seat, action)).map_err(|why| match why {
            Refusal::Game(reject) => reject,
            Refusal::Match(reject) => panic!("the machine refused: {reject:?}"),
        })
    }

    fn guess(&mut self, seat: Seat, code: &str) -> Result<(), Reject> {
        self.act(seat, Action::Guess(code.parse().expect("a code")))
    }

    fn view(&self, viewer: Viewer) -> MatchView<View> {
        self.played.view(viewer)
    }

    fn secret(&self) -> Code {
        // A copy that everybody leaves is the only way to see the secret before the end.
        let mut copy = self.played.clone();
        for seat in Seat::first(copy.header().seats) {
            copy.submit(copy.now(), Input::Leave(seat), &mut Vec::new()).expect("one can leave");
        }
        copy.view(Viewer::Watcher).game.codes[0].code
    }
}

fn classic() -> Settings {
    Settings::new(Variant::Classic, Mode::Solo)
}

fn other_than(secret: Code) -> String {
    let code = Space::CLASSIC.codes().find(|&code| code != secret).expect("there are others");
    code.to_string()
}

#[test]
fn a_dealt_code_is_pledged_in_its_own_letters_and_a_brought_one_is_not() {
    let mut table = Table::new(classic(), 1, 5);
    table.act(A, Action::GiveUp).unwrap();
    let code = table.view(Viewer::Watcher).game.codes[0].code;
    let pledges = table.played.pledges();
    let opening = pledges[0].opening.as_ref().expect("the round is over");
    assert_eq!((pledges.len(), &opening.secret), (1, &Variant::Classic.alphabet().write(code)));
    for mode in [Mode::Duel, Mode::Reversed, Mode::ReversedByHand] {
        let table = Table::new(Settings::new(Variant::Classic, mode), 2, 5);
        assert!(table.played.pledges().is_empty(), "{mode:?}");
    }
}

#[test]
fn the_same_seed_gives_the_same_secret_and_another_seed_another() {
    let secret = |seed| Table::new(classic(), 1, seed).secret();
    assert_eq!(secret(5), secret(5));
    let secrets: std::collections::BTreeSet<Code> = (0..200).map(secret).collect();
    assert!(secrets.len() > 150, "{} secrets of 200 games", secrets.len());
    assert!(secrets.iter().any(|code| code.repeats()), "repeats occur");
}

#[test]
fn skemind_secrets_are_unbiased_and_without_repeats() {
    let mut counts = [[0u32; 6]; 4];
    for seed in 0..3_000 {
        let secret = Table::new(Settings::new(Variant::Skemind, Mode::Solo), 1, seed).secret();
        assert!(!secret.repeats());
        for (place, symbol) in secret.symbols().enumerate() {
            counts[place][usize::from(symbol)] += 1;
        }
    }
    // Five hundred each is expected; the deviation of one is about twenty.
    assert!(counts.as_flattened().iter().all(|count| (400..600).contains(count)), "{counts:?}");
}

#[test]
fn a_valid_attempt_is_recorded_with_its_feedback() {
    let mut table = Table::new(classic(), 1, 1);
    let guess = other_than(table.secret());
    table.guess(A, &guess).unwrap();
    let view = table.view(Viewer::Seat(A));
    let attempt = &view.game.attempts[0];
    let expected = guess.parse::<Code>().unwrap().feedback(table.secret());
    assert_eq!((attempt.guess, attempt.feedback), (guess.parse().ok(), Some(expected)));
    assert_eq!((view.game.lines[0].used, view.game.lines[0].left), (1, 9));
    table.guess(A, &guess).unwrap();
    assert_eq!(
        table.view(Viewer::Seat(A)).game.lines[0].used,
        2,
        "the same guess again is allowed and counts"
    );
}

#[test]
fn malformed_attempts_are_refused_and_cost_nothing() {
    let mut table = Table::new(classic(), 1, 1);
    let before = table.played.clone();
    assert_eq!(table.guess(A, "ABC"), Err(Reject::WrongLength { found: 3, wanted: 4 }));
    assert_eq!(table.guess(A, "ABCDE"), Err(Reject::WrongLength { found: 5, wanted: 4 }));
    assert_eq!(table.guess(A, "ABCG"), Err(Reject::UnknownSymbol { place: 4 }));
    assert_eq!(table.act(A, Action::Hint), Err(Reject::NoHints));
    assert_eq!(
        table.act(A, Action::Answer(Feedback { exact: 0, misplaced: 0 })),
        Err(Reject::NotYoursToAnswer)
    );
    assert!(table.played == before);
    let mut skemind = Table::new(Settings::new(Variant::Skemind, Mode::Solo), 1, 1);
    assert_eq!(skemind.guess(A, "ABCB"), Err(Reject::Repeat { first: 2, again: 4 }));
}

#[test]
fn the_right_guess_wins_and_shows_the_code() {
    let mut table = Table::new(classic(), 1, 9);
    let secret = table.secret();
    assert!(table.view(Viewer::Seat(A)).game.codes.is_empty());
    table.guess(A, &secret.to_string()).unwrap();
    let view = table.view(Viewer::Seat(A));
    assert_eq!((view.progress.phase, view.progress.winner), (PhaseName::Finished, Some(Winner::Seat(A))));
    assert_eq!(view.game.codes[0].code, secret);
    assert!(table.submit(Input::act(A, Action::Guess(secret))).is_err(), "no attempts after the end");
    assert_eq!(table.played.choices(A), Choices::Listed(Vec::new()));
}

#[test]
fn the_tenth_miss_loses_and_reveals() {
    let mut table = Table::new(classic(), 1, 9);
    let secret = table.secret();
    for miss in 1..=10 {
        assert_eq!(table.view(Viewer::Seat(A)).progress.phase, PhaseName::Playing, "before miss {miss}");
        table.guess(A, &other_than(secret)).unwrap();
    }
    let view = table.view(Viewer::Seat(A));
    assert_eq!((view.progress.phase, view.progress.winner), (PhaseName::Finished, Some(Winner::Nobody)));
    assert_eq!(view.game.codes[0].code, secret);
    let revealed = table.steps.last().unwrap().events.iter().any(|told| {
        matches!(&told.event, MatchOrGame::Game(Event::SecretRevealed { codes }) if codes[0].code == secret)
    });
    assert!(revealed);
}

#[test]
fn classic_lists_every_guess() {
    let table = Table::new(classic(), 1, 1);
    let Choices::Listed(listed) = table.played.choices(A) else { panic!("classic is listed") };
    assert_eq!(listed.iter().filter(|action| matches!(action, Action::Guess(_))).count(), 1296);
    assert!(matches!(
        Table::new(Settings::new(Variant::Super, Mode::Solo), 1, 1).played.choices(A),
        Choices::Open
    ));
}

#[test]
fn presets_are_the_required_boards() {
    let board = |variant: Variant| {
        let Board { space, attempts, seconds } = variant.board();
        (space.symbols(), space.length(), space.repeats(), attempts, seconds, space.size())
    };
    assert_eq!(board(Variant::Classic), (6, 4, true, 10, None, 1296));
    assert_eq!(board(Variant::Super), (8, 5, true, 12, None, 32768));
    assert_eq!(board(Variant::Skemind), (6, 4, false, 8, Some(180), 360));
    assert_eq!(board(Variant::BullsAndCows), (10, 4, false, 10, None, 5040));
    assert_eq!(Alphabet::Pegs.marks().get(..6), Some("RBGYOV"));
}

#[test]
fn settings_out_of_range_are_refused() {
    let refused = |settings: Settings, seats| {
        let header = Header::new(settings, &(), seats, Seed::from_number(1), NONCES);
        Match::<CodeGame>::open(header, Arc::new(())).err()
    };
    let custom = |attempts, seconds| {
        Settings::new(Variant::Custom(Board { space: Space::CLASSIC, attempts, seconds }), Mode::Solo)
    };
    assert_eq!(refused(custom(0, None), 1), Some(Refusal::Game(Reject::AttemptsRange)));
    assert_eq!(refused(custom(21, None), 1), Some(Refusal::Game(Reject::AttemptsRange)));
    assert_eq!(refused(custom(10, Some(9)), 1), Some(Refusal::Game(Reject::SecondsRange)));
    assert_eq!(refused(custom(10, Some(3601)), 1), Some(Refusal::Game(Reject::SecondsRange)));
    assert_eq!(refused(Settings { rounds: 0, ..classic() }, 1), Some(Refusal::Game(Reject::RoundsRange)));
    assert_eq!(refused(Settings { race: true, ..classic() }, 1), Some(Refusal::Game(Reject::NotARace)));
    assert_eq!(refused(custom(10, Some(3600)), 1), None);
    assert!(refused(classic(), 2).is_some(), "a solo game has exactly one player");
}

#[test]
fn skemind_is_lost_when_its_time_is_up() {
    let settings = Settings::new(Variant::Skemind, Mode::Solo);
    let mut table = Table::new(settings, 1, 3);
    let wrong =
        Space::SKEMIND.codes().find(|&code| code.feedback(table.secret()).exact == 0).expect("there is one");
    table.at = 1_000;
    table.act(A, Action::Guess(wrong)).unwrap();
    table.at = 180_000;
    let secret = table.secret();
    assert!(table.submit(Input::act(A, Action::Guess(secret))).is_err(), "an input at the deadline is late");
    let view = table.view(Viewer::Seat(A));
    assert_eq!((view.progress.reason, view.progress.phase), (Some(Reason::TimeExpired), PhaseName::Finished));
    let marks = wrong.feedback(secret);
    assert_eq!(view.seats[0].score, 60 * i32::from(marks.exact) + 25 * i32::from(marks.misplaced));
}

#[test]
fn skemind_and_race_points_follow_the_seed() {
    let settings = Settings::new(Variant::Skemind, Mode::Solo);
    let solved_at = |settings: Settings, millis| {
        let mut table = Table::new(settings, 1, 3);
        let secret = table.secret();
        table.at = millis;
        table.act(A, Action::Guess(secret)).unwrap();
        table.view(Viewer::Seat(A)).seats[0].score
    };
    // 119.5 s left are 119 whole seconds; 120 s left are not more than 120.
    assert_eq!(solved_at(settings, 60_500), 240 + 1000 + 500);
    assert_eq!(solved_at(settings, 60_000), 240 + 1000 + 500);
    assert_eq!(solved_at(settings, 58_999), 240 + 1000 + 700);
    assert_eq!(solved_at(Settings { race: true, ..settings }, 10_500), 1000 + 2 * 169 + 50 * 10);

    let race = Settings { race: true, ..settings };
    let mut gives_up = Table::new(race, 1, 3);
    gives_up.guess(A, "ABCD").unwrap();
    gives_up.submit(Input::Leave(A)).unwrap();
    assert_eq!(
        gives_up.view(Viewer::Watcher).seats[0].score,
        50 * 3,
        "leaving counts as 0 s left and 8 attempts"
    );
    let mut idle = Table::new(race, 1, 3);
    idle.at = 180_000;
    idle.played.tick(Millis::new(idle.at), &mut idle.steps);
    assert_eq!(idle.view(Viewer::Watcher).seats[0].score, 0, "no guess, no points");
}

#[test]
fn a_race_stays_sealed_until_it_closes() {
    let settings = Settings { race: true, ..Settings::new(Variant::Skemind, Mode::Solo) };
    let header =
        Header { reveal: Reveal::Sealed, ..Header::new(settings, &(), 1, Seed::from_number(3), NONCES) };
    let mut table = Table::with(header);
    for _ in 0..8 {
        table.guess(A, "ABCD").unwrap();
    }
    assert!(table.played.is_finished());
    let sealed = |table: &Table| table.view(Viewer::Seat(A)).game.codes.is_empty();
    assert!(sealed(&table));
    table.submit(Input::Reveal).unwrap();
    assert!(!sealed(&table));
}

#[test]
fn rivals_and_watchers_see_marks_but_no_symbols() {
    let mut table = Table::new(Settings::new(Variant::Classic, Mode::Versus), 2, 1);
    table.guess(A, "ABCD").unwrap();
    for viewer in [Viewer::Seat(B), Viewer::Watcher] {
        let attempt = table.view(viewer).game.attempts[0].clone();
        assert_eq!(attempt.guess, None);
        assert!(attempt.feedback.is_some());
    }
    assert_eq!(table.view(Viewer::Seat(A)).game.attempts[0].guess, "ABCD".parse().ok());
}

#[test]
fn versus_lets_everyone_finish_and_ranks_by_attempts() {
    let mut table = Table::new(Settings::new(Variant::Classic, Mode::Versus), 2, 1);
    let secret = table.secret();
    table.act(A, Action::Guess(secret)).unwrap();
    assert_eq!(table.view(Viewer::Watcher).progress.phase, PhaseName::Playing);
    table.guess(B, &other_than(secret)).unwrap();
    table.act(B, Action::Guess(secret)).unwrap();
    let view = table.view(Viewer::Watcher);
    assert_eq!((view.progress.phase, view.progress.winner), (PhaseName::Finished, Some(Winner::Seat(A))));
}

#[test]
fn a_sprint_ends_at_the_first_solve() {
    let mut table = Table::new(Settings::new(Variant::Classic, Mode::Sprint), 2, 1);
    let secret = table.secret();
    table.act(B, Action::Guess(secret)).unwrap();
    let view = table.view(Viewer::Watcher);
    assert_eq!(
        (view.progress.reason, view.progress.winner),
        (Some(Reason::PlayerSucceeded), Some(Winner::Seat(B)))
    );
}

#[test]
fn turns_share_one_budget_in_seat_order() {
    let mut table = Table::new(Settings::new(Variant::Classic, Mode::Turns), 2, 1);
    assert_eq!(table.guess(B, "AAAA"), Err(Reject::NotYourTurn { turn: Some(A) }));
    for attempt in 0..10 {
        let seat = if attempt % 2 == 0 { A } else { B };
        assert_eq!(table.view(Viewer::Watcher).progress.turn, Some(seat));
        // The secret of this seed is not of one colour.
        table.guess(seat, "AAAA").unwrap();
    }
    let view = table.view(Viewer::Watcher);
    assert_eq!(
        (view.progress.phase, view.progress.reason, view.progress.winner),
        (PhaseName::Finished, Some(Reason::Custom), Some(Winner::Nobody))
    );
}

#[test]
fn in_a_duel_fewer_attempts_win_and_equal_is_a_tie() {
    let set = |code: &str| Action::Set(code.parse().expect("a code"));
    let mut duel = Table::new(Settings::new(Variant::Classic, Mode::Duel), 2, 1);
    assert_eq!(duel.guess(A, "ABCD"), Err(Reject::NotSetYet));
    duel.act(A, set("AAAA")).unwrap();
    assert_eq!(duel.act(A, set("BBBB")), Err(Reject::AlreadySet));
    assert_eq!(duel.view(Viewer::Seat(A)).game.own_code, "AAAA".parse().ok());
    assert_eq!(duel.view(Viewer::Seat(B)).game.own_code, None);
    duel.act(B, set("BBBB")).unwrap();
    let even = duel.played.clone();
    duel.guess(A, "BBBB").unwrap();
    assert_eq!(duel.view(Viewer::Watcher).progress.phase, PhaseName::Playing);
    duel.guess(B, "CCCC").unwrap();
    duel.guess(B, "AAAA").unwrap();
    assert_eq!(duel.view(Viewer::Watcher).progress.winner, Some(Winner::Seat(A)));

    let mut tie = Table { played: even, steps: Vec::new(), at: 0 };
    tie.guess(A, "BBBB").unwrap();
    tie.at = 50_000;
    tie.guess(B, "AAAA").unwrap();
    assert!(
        matches!(tie.view(Viewer::Watcher).progress.winner, Some(Winner::Tie(_))),
        "time does not decide a duel"
    );
}

#[test]
fn a_duel_is_won_by_who_set_a_code_in_time() {
    let mut duel = Table::new(Settings::new(Variant::Skemind, Mode::Duel), 2, 1);
    duel.act(A, Action::Set("ABCD".parse().unwrap())).unwrap();
    duel.submit(Input::Presence { seat: B, here: false }).unwrap();
    duel.played.tick(Millis::from_secs(120), &mut duel.steps);
    let view = duel.view(Viewer::Watcher);
    assert_eq!((view.progress.phase, view.progress.reason), (PhaseName::Finished, Some(Reason::TimeExpired)));
    assert_eq!(view.progress.winner, Some(Winner::Seat(A)));
}

#[test]
fn the_keeper_wins_a_code_that_is_not_broken() {
    for variant in [Variant::Classic, Variant::Skemind] {
        let kept = |end: &dyn Fn(&mut Table)| {
            let mut table = Table::new(Settings::new(variant, Mode::Reversed), 2, 1);
            table.act(A, Action::Set("ABCD".parse().unwrap())).unwrap();
            end(&mut table);
            table.view(Viewer::Watcher).progress.winner
        };
        let spent = kept(&|table| {
            for _ in 0..variant.board().attempts {
                table.guess(B, "BACD").unwrap();
            }
        });
        assert_eq!(spent, Some(Winner::Seat(A)), "{variant:?}");
        let left = kept(&|table| {
            table.guess(B, "BACD").unwrap();
            table.submit(Input::Leave(B)).unwrap();
        });
        assert_eq!(left, Some(Winner::Seat(A)), "{variant:?}: the breaker left");
        let given = kept(&|table| table.submit(Input::Leave(A)).unwrap());
        assert_ne!(given, Some(Winner::Seat(A)), "{variant:?}: the keeper left");
    }
}

#[test]
fn giving_up_or_coming_late_is_no_advantage() {
    let settings = Settings { rounds: 2, ..Settings::new(Variant::Classic, Mode::Versus) };
    let mut table = Table::new(settings, 2, 1);
    for _ in 0..10 {
        table.guess(A, &other_than(table.secret())).unwrap();
    }
    table.act(B, Action::GiveUp).unwrap();
    table.submit(Input::Join(Seat::new(2))).unwrap();
    for seat in [A, B] {
        for _ in 0..10 {
            table.guess(seat, &other_than(table.secret())).unwrap();
        }
    }
    let places = table.steps.iter().flat_map(|step| &step.events).find_map(|told| match &told.event {
        MatchOrGame::Match(MatchEvent::GameFinished { places, .. }) => Some(places.clone()),
        _ => None,
    });
    let places = places.expect("the match is over");
    assert!(places[2] >= places[0] && places[1] >= places[0], "{places:?}");
}

#[test]
fn in_reversed_mode_a_bot_breaks_the_code_that_was_set() {
    for bot in CodeGame::bots() {
        let mut table = Table::new(Settings::new(Variant::Classic, Mode::Reversed), 2, 1);
        assert_eq!(table.guess(A, "ABCD"), Err(Reject::KeeperDoesNotGuess));
        table.act(A, Action::Set("ABCD".parse().unwrap())).unwrap();
        let mut rng = Rng::from_number(1);
        while !table.played.is_finished() {
            let view = table.view(Viewer::Seat(B));
            let action = (bot.choose)(table.played.table(), &view, &table.played.choices(B), &mut rng)
                .expect("the bot guesses");
            table.act(B, action).unwrap();
        }
        assert_eq!(table.view(Viewer::Watcher).game.codes[0].code, "ABCD".parse().unwrap());
    }
}

#[test]
fn answers_by_hand_that_contradict_are_named_and_can_be_corrected() {
    let marks = |exact, misplaced| Feedback { exact, misplaced };
    let mut table = Table::new(Settings::new(Variant::Classic, Mode::ReversedByHand), 2, 1);
    assert_eq!(table.act(A, Action::Answer(marks(0, 0))), Err(Reject::NothingToAnswer));
    table.guess(B, "AABB").unwrap();
    assert_eq!(table.guess(B, "CCDD"), Err(Reject::AnswerPending));
    assert_eq!(table.act(A, Action::Answer(marks(3, 1))), Err(Reject::ImpossibleAnswer));
    table.act(A, Action::Answer(marks(0, 0))).unwrap();
    table.guess(B, "CCDD").unwrap();
    table.act(A, Action::Answer(marks(0, 1))).unwrap();
    table.guess(B, "AAAA").unwrap();
    table.act(A, Action::Answer(marks(2, 0))).unwrap();
    assert_eq!(table.view(Viewer::Seat(A)).game.clash, Some(vec![1, 3]));
    assert_eq!(table.guess(B, "EEEE"), Err(Reject::Clash));
    table.act(A, Action::Amend { guess: 3, feedback: marks(0, 0) }).unwrap();
    assert_eq!(table.view(Viewer::Seat(A)).game.clash, None);
    table.guess(B, "EEEC").unwrap();
    table.act(A, Action::Answer(marks(4, 0))).unwrap();
    let view = table.view(Viewer::Watcher);
    assert_eq!((view.progress.phase, view.progress.winner), (PhaseName::Finished, Some(Winner::Seat(B))));
}

#[test]
fn hints_are_for_practice_and_are_counted() {
    let mut table = Table::new(Settings { practice: true, ..classic() }, 1, 1);
    table.act(A, Action::Hint).unwrap();
    assert_eq!(table.view(Viewer::Seat(A)).game.lines[0].hints, 1);
}

#[test]
fn bots_play_every_preset_to_the_end_and_never_give_up() {
    for variant in Variant::PRESETS {
        for bot in CodeGame::bots() {
            let mut table = Table::new(Settings::new(variant, Mode::Solo), 1, 11);
            let mut rng = Rng::from_number(11);
            while !table.played.is_finished() {
                let view = table.view(Viewer::Seat(A));
                let action = (bot.choose)(table.played.table(), &view, &table.played.choices(A), &mut rng)
                    .expect("the bot guesses");
                assert!(matches!(action, Action::Guess(_)));
                table.act(A, action).unwrap();
            }
            let solved = table.view(Viewer::Watcher).game.lines[0].solved;
            assert!(solved || bot.id == "random", "{} on {variant:?}", bot.id);
        }
    }
}
