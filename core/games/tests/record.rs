//! Records: what every game's agree with, and what a few matches come to.

use std::sync::Arc;

use cluehouse_engine::laws::{Lab, Played, play};
use cluehouse_engine::{
    Digest, Event, Header, Input, Journal, JournalError, JournalFault, Match, MatchEvent, Millis, Reveal,
    Rng, Seat, Seed, Timing, Told, Viewer, Winner,
};
use cluehouse_games::trivia::Trivia;
use cluehouse_games::{AnyContent, Entry, GameKind, Listed, Record, SeatRecord, Visit, for_every_game};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

fn content<G: Lab + Listed>() -> AnyContent {
    G::any_content(Arc::new(<G as Lab>::content()))
}

fn record<G: Lab + Listed>(journal: &Journal<G>) -> Result<Record, JournalError> {
    G::any_journal(journal.clone()).record(&content::<G>())
}

fn read<G: Lab + Listed>(text: &str) -> Result<Record, JournalError> {
    Record::read(text, |_, _| Some(content::<G>()))
}

mod laws {
    use super::*;

    /// What the machine said of a played match, counted by another hand.
    #[derive(Default)]
    struct Count {
        rounds: u16,
        succeeded: u16,
        end: Option<(Winner, Vec<i32>, Vec<u8>)>,
        /// Guesses and hints by seat, in rounds that ended and in the running one.
        ended: Vec<(Seat, &'static str)>,
        running: Vec<(Seat, &'static str)>,
    }

    impl Count {
        fn of<G: Lab>(played: &Played<G>) -> Self {
            let mut count = Self::default();
            for told in played.steps.iter().flat_map(|step| &step.events) {
                match &told.event {
                    Event::Match(MatchEvent::RoundStarted { total, .. }) => count.rounds = *total,
                    Event::Match(MatchEvent::PlayerAction { seat, kind }) => {
                        count.running.push((*seat, kind));
                    }
                    Event::Match(MatchEvent::RoundEnded { results, .. }) => {
                        count.succeeded += u16::from(results.iter().all(|result| result.success));
                        count.ended.append(&mut count.running);
                    }
                    Event::Match(MatchEvent::GameFinished { winner, scores, places }) => {
                        count.end = Some((*winner, scores.clone(), places.clone()));
                    }
                    Event::Match(MatchEvent::GameStarted { .. }) | Event::Game(_) => {}
                }
            }
            count
        }

        fn acted(&self, seat: Seat, kind: &str) -> u32 {
            self.ended.iter().filter(|acted| **acted == (seat, kind)).count() as u32
        }
    }

    fn agrees_with_the_end<G: Lab + Listed>(seed: u64) -> bool {
        let played = play::<G>(seed, 2_000);
        let record = record(&played.journal).expect("a journal replays");
        let count = Count::of(&played);
        let place = format!("{} seed {seed}: {record:?}", G::ID);
        let settings = &played.journal.header.settings;
        assert_eq!(record.kind, G::KIND);
        assert_eq!((record.entry, &record.preset), (G::entry(settings), &G::label(settings)), "{place}");
        assert_eq!(record.hash, played.last.hash(), "{place}");
        assert_eq!(record.revealed, played.last.is_revealed(), "{place}");
        assert_eq!(record.finished, count.end.is_some(), "{place}");
        assert_eq!(record.seats.len(), played.last.state().seats.len(), "{place}");

        for (seat, own) in (0..).map(Seat::new).zip(&record.seats) {
            let (guesses, hints) = (count.acted(seat, "guess"), count.acted(seat, "hint"));
            let race = record.preset.ends_with("-race");
            assert!(own.attempts.is_none_or(|found| found == guesses || race && found == 8), "{place}");
            assert!(own.millis.is_none_or(|found| found <= played.last.now().get() || race), "{place}");
            assert_eq!(own.hints, hints, "{place}");
            assert!(record.assisted || hints == 0, "{place}");
        }

        let Some((winner, scores, places)) = count.end else { return false };
        assert_eq!(record.seats.iter().map(|seat| seat.score).collect::<Vec<_>>(), scores, "{place}");
        assert_eq!(record.seats.iter().map(|seat| seat.place).collect::<Vec<_>>(), places, "{place}");
        let won: Vec<Seat> = (0..)
            .map(Seat::new)
            .zip(&record.seats)
            .filter(|(_, own)| own.won)
            .map(|(seat, _)| seat)
            .collect();
        let expected = match winner {
            _ if scores.len() == 1 => {
                let all = count.rounds > 0 && count.succeeded == count.rounds;
                if all { vec![A] } else { Vec::new() }
            }
            Winner::Nobody => Vec::new(),
            Winner::Seat(seat) => vec![seat],
            Winner::Tie(seats) => seats.iter().collect(),
        };
        assert_eq!(won, expected, "{place}");
        true
    }

    fn text_says_the_same<G: Lab + Listed>(seed: u64) {
        let played = play::<G>(seed, 300);
        let text = played.journal.to_string();
        let expected = record(&played.journal);
        assert!(expected.is_ok(), "{} seed {seed}", G::ID);
        let (name, none) = (played.journal.header.content, AnyContent::none(G::KIND).digest());
        let mut asked = None;
        let found = Record::read(&text, |kind, name| {
            asked = Some((kind, name));
            Some(content::<G>())
        });
        assert_eq!(found, expected, "{} seed {seed}", G::ID);
        assert_eq!(asked, (name != none).then_some((G::KIND, name)), "{} seed {seed}", G::ID);
        let without = Record::read(&text, |_, _| None);
        let missing = Err(JournalError::new(1, JournalFault::NoContent(name)));
        assert_eq!(without, if name == none { expected } else { missing }, "{} seed {seed}", G::ID);
    }

    fn altered_is_refused<G: Lab + Listed>(seed: u64) {
        let journal = play::<G>(seed, 120).journal;
        let mut rng = Rng::from_number(seed ^ 0xA17);
        let row = rng.index(journal.rows.len());
        let refused = |change: &dyn Fn(&mut Journal<G>)| {
            let mut altered = journal.clone();
            change(&mut altered);
            let found = record(&altered).expect_err("the journal was altered");
            assert_eq!(read::<G>(&altered.to_string()).as_ref(), Err(&found), "{} seed {seed}", G::ID);
            (found.line(), found.fault().clone())
        };
        let line = (row + 2, JournalFault::Altered);
        assert_eq!(refused(&|journal| journal.rows[row].at = journal.rows[row].at + Millis::new(1)), line);
        assert_eq!(refused(&|journal| journal.rows[row].input = Input::Leave(Seat::new(9))), line);
        assert_eq!(refused(&|journal| journal.rows[row].chain = "0123456789abcdef".to_owned()), line);
        assert_eq!(refused(&|journal| journal.rows.insert(row, journal.rows[row].clone())).1, line.1);
        assert_eq!(refused(&|journal| drop(journal.rows.remove(row))).1, line.1);
        assert_eq!(refused(&|journal| journal.header.began += 1).1, line.1);
        assert_eq!(refused(&|journal| journal.hash = Digest::from_bytes([7; 32])).1, line.1);
    }

    fn unfinished_says_so<G: Lab + Listed>(seed: u64) {
        let played = play::<G>(seed, 300);
        let mut rng = Rng::from_number(seed ^ 0xCA7);
        for _ in 0..5 {
            let rows = 1 + rng.index(played.steps.len());
            let mut journal = played.journal.clone();
            journal.rows.truncate(rows);
            journal.hash = played.steps[rows - 1].chain;
            let record = record(&journal).expect("a journal replays");
            let ends = |told: &Told<G>| matches!(told.event, Event::Match(MatchEvent::GameFinished { .. }));
            let ended = played.steps[..rows].iter().any(|step| step.events.iter().any(ends));
            assert_eq!(record.finished, ended, "{} seed {seed}", G::ID);
            assert!(record.seats.iter().all(|seat| ended == (seat.place > 0)), "{} seed {seed}", G::ID);
            assert!(ended || !record.seats.iter().any(|seat| seat.won), "{} seed {seed}", G::ID);
        }
    }

    macro_rules! suite {
        ($($kind:ident = $module:ident :: $game:ident;)*) => {
            $(
                mod $module {
                    type Game = cluehouse_games::$module::$game;

                    const SEEDS: u64 = 150;

                    #[test]
                    fn a_record_agrees_with_the_end_of_its_match() {
                        let ended = (0..SEEDS).filter(|&seed| super::agrees_with_the_end::<Game>(seed)).count();
                        assert!(ended > 75, "only {ended} matches came to an end");
                    }

                    #[test]
                    fn a_journal_and_its_text_have_the_same_record() {
                        (0..SEEDS).for_each(super::text_says_the_same::<Game>);
                    }

                    #[test]
                    fn an_altered_journal_has_no_record() {
                        (0..SEEDS).for_each(super::altered_is_refused::<Game>);
                    }

                    #[test]
                    fn an_unfinished_match_has_no_places() {
                        (0..SEEDS).for_each(super::unfinished_says_so::<Game>);
                    }
                }
            )*
        };
    }

    for_every_game!(suite);
}

/// A match and its journal, at times that are told.
struct Play<G: Lab + Listed> {
    played: Match<G>,
    journal: Journal<G>,
}

impl<G: Lab + Listed> Play<G> {
    fn begin(settings: G::Settings, seats: u8, change: impl Fn(&mut Header<G>)) -> Self {
        let content = <G as Lab>::content();
        let nonces = Seed::from_entropy([1; 32]);
        let mut header = Header::new(settings, &content, seats, Seed::from_number(7), nonces);
        header.timing = Timing::AT_ONCE;
        change(&mut header);
        let played = Match::open(header, Arc::new(content)).expect("lawful settings");
        let mut play = Self { journal: Journal::new(&played), played };
        play.submit(0, Input::Begin);
        play
    }

    fn submit(&mut self, at: u64, input: Input<G::Action>) {
        let mut steps = Vec::new();
        self.played.submit(Millis::new(at), input, &mut steps).expect("an input that is accepted");
        steps.iter().for_each(|step| self.journal.record(step));
    }

    fn act(&mut self, at: u64, seat: Seat, action: G::Action) {
        self.submit(at, Input::act(seat, action));
    }

    fn record(&self) -> Record {
        read::<G>(&self.journal.to_string()).expect("a lawful journal")
    }
}

mod codes {
    use cluehouse_engine::Pace;
    use cluehouse_games::code::{Action, CodeGame, Mode, Settings, Variant};

    use super::*;

    fn begin(settings: Settings, seats: u8) -> Play<CodeGame> {
        Play::begin(settings, seats, |_| {})
    }

    /// The secret of every match here on this board, and a code that it is not.
    fn codes(variant: Variant) -> (Action, Action) {
        let mut play = begin(Settings::new(variant, Mode::Solo), 1);
        play.act(0, A, Action::GiveUp);
        let secret = play.played.view(Viewer::Watcher).game.codes[0].code;
        let other = variant.board().space.codes().find(|&code| code != secret).expect("there are others");
        (Action::Guess(secret), Action::Guess(other))
    }

    fn labelled(settings: Settings) -> String {
        CodeGame::label(&settings)
    }

    #[test]
    fn a_solved_classic_is_won_in_as_many_guesses_as_were_made() {
        let (right, wrong) = codes(Variant::Classic);
        for guesses in 1..=10 {
            let settings = Settings::new(Variant::Classic, Mode::Solo);
            let mut play = Play::<CodeGame>::begin(settings, 1, |header| header.began = 1_700_000_000_000);
            for number in 1..guesses {
                play.act(number * 1_000, A, wrong);
            }
            play.act(guesses * 1_000, A, right);
            let (attempts, millis) = (Some(guesses as u32), Some(guesses * 1_000));
            let seat = SeatRecord { place: 1, score: 0, won: true, attempts, millis, hints: 0 };
            let expected = Record {
                kind: GameKind::Code,
                entry: "classic",
                preset: "classic".to_owned(),
                day: None,
                began: 1_700_000_000_000,
                hash: play.played.hash(),
                finished: true,
                revealed: true,
                assisted: false,
                seats: vec![seat],
            };
            assert_eq!(play.record(), expected);
        }
    }

    #[test]
    fn a_classic_that_is_not_solved_is_lost() {
        let (_, wrong) = codes(Variant::Classic);
        let mut play = begin(Settings::new(Variant::Classic, Mode::Solo), 1);
        (1..=10).for_each(|number| play.act(number * 1_000, A, wrong));
        let record = play.record();
        assert!(record.finished);
        let lost =
            SeatRecord { place: 1, score: 0, won: false, attempts: Some(10), millis: Some(10_000), hints: 0 };
        assert_eq!(record.seats, [lost]);
    }

    #[test]
    fn practice_is_assisted_and_counts_its_hints() {
        let (right, _) = codes(Variant::Classic);
        let practice = Settings { practice: true, ..Settings::new(Variant::Classic, Mode::Solo) };
        let mut play = begin(practice, 1);
        play.act(100, A, Action::Hint);
        play.act(200, A, Action::Hint);
        play.act(300, A, right);
        let record = play.record();
        assert!(record.assisted);
        assert_eq!((record.seats[0].hints, record.seats[0].attempts), (2, Some(1)));
    }

    #[test]
    fn in_a_race_giving_up_counts_as_everything_spent() {
        let (right, wrong) = codes(Variant::Skemind);
        let race = Settings { race: true, ..Settings::new(Variant::Skemind, Mode::Solo) };
        let mut play = begin(race, 1);
        play.act(10_000, A, wrong);
        play.act(20_000, A, Action::GiveUp);
        let record = play.record();
        assert_eq!(record.preset, "skemind-race");
        let spent = SeatRecord {
            place: 1,
            score: 150,
            won: false,
            attempts: Some(8),
            millis: Some(180_000),
            hints: 0,
        };
        assert_eq!(record.seats, [spent]);

        let mut play = begin(race, 1);
        play.act(10_000, A, wrong);
        play.submit(20_000, Input::Leave(A));
        assert_eq!(play.record().seats, [spent], "leaving is giving up");

        let mut play = begin(race, 1);
        play.act(10_000, A, wrong);
        play.act(80_000, A, right);
        let won = SeatRecord {
            place: 1,
            score: 1000 + 2 * 100 + 50 * 9,
            won: true,
            attempts: Some(2),
            millis: Some(80_000),
            hints: 0,
        };
        assert_eq!(play.record().seats, [won]);
    }

    #[test]
    fn among_several_the_first_wins_and_equals_share_it() {
        let (right, wrong) = codes(Variant::Classic);
        let versus = Settings::new(Variant::Classic, Mode::Versus);
        let finish = |late: u64| {
            let mut play = begin(versus, 3);
            play.act(1_000, A, wrong);
            play.act(2_000, A, right);
            play.act(2_500, B, right);
            play.act(2_500 + late, Seat::new(2), right);
            play.record().seats.iter().map(|seat| (seat.place, seat.won)).collect::<Vec<_>>()
        };
        assert_eq!(finish(0), [(3, false), (1, true), (1, true)]);
        assert_eq!(finish(1), [(3, false), (1, true), (2, false)]);
    }

    #[test]
    fn a_sealed_match_is_revealed_by_its_reveal_alone() {
        let (right, _) = codes(Variant::Skemind);
        let race = Settings { race: true, ..Settings::new(Variant::Skemind, Mode::Solo) };
        let mut play = Play::<CodeGame>::begin(race, 1, |header| header.reveal = Reveal::Sealed);
        play.act(10_000, A, right);
        let sealed = play.record();
        assert!(sealed.finished && !sealed.revealed);
        play.submit(20_000, Input::Reveal);
        let open = play.record();
        assert!(open.finished && open.revealed);
        assert_eq!(open.seats, sealed.seats);
    }

    #[test]
    fn settings_of_ones_own_are_compared_with_the_same_alone() {
        let preset = Settings::new(Variant::Skemind, Mode::Solo);
        assert_eq!(labelled(preset), "skemind");
        assert_eq!(labelled(Settings { race: true, ..preset }), "skemind-race");
        // These stand in stored results: a change of what is serialised, or how, would part them from new ones.
        let relaxed = Settings { pace: Pace::Relaxed, ..preset };
        assert_eq!(labelled(relaxed), "skemind-f8600567fae75a3e");
        assert_eq!(labelled(Settings { mode: Mode::Versus, ..preset }), "skemind-885630c17f531341");
    }
}

mod equations {
    use cluehouse_games::Date;
    use cluehouse_games::numble::{Action, Mode, Numble, Puzzle, Settings, daily_equation};

    use super::*;

    const DAY: &str = "2024-10-15";

    fn day() -> Date {
        DAY.parse().expect("a date")
    }

    fn solo(puzzle: Puzzle) -> Settings {
        Settings::new(puzzle, Mode::Solo)
    }

    #[test]
    fn a_daily_names_its_day() {
        for hard in [false, true] {
            let mut play = Play::<Numble>::begin(Settings { hard, ..solo(Puzzle::Daily(day())) }, 1, |_| {});
            play.act(4_000, A, Action::Guess("1+1=2".parse().expect("an equation")));
            play.act(9_500, A, Action::Guess(daily_equation(day())));
            let record = play.record();
            assert_eq!((record.entry, record.preset.as_str(), record.day), ("numble", "daily", Some(day())));
            let won = SeatRecord {
                place: 1,
                score: 0,
                won: true,
                attempts: Some(2),
                millis: Some(9_500),
                hints: 0,
            };
            assert_eq!(record.seats, [won]);
        }
    }

    #[test]
    fn an_archived_day_and_a_drawn_equation_name_none() {
        let check = |settings, label: &str| {
            let mut play = Play::<Numble>::begin(settings, 1, |_| {});
            play.act(1_000, A, Action::GiveUp);
            let record = play.record();
            assert_eq!((record.preset.as_str(), record.day), (label, None));
            assert_eq!((record.seats[0].won, record.seats[0].attempts), (false, Some(0)));
        };
        check(solo(Puzzle::Archive(day())), "archive");
        check(solo(Puzzle::Unlimited), "numble");
        let hard = Settings { hard: true, ..solo(Puzzle::Unlimited) };
        check(hard, &format!("numble-{}", Digest::of("cluehouse settings", &hard).short()));
    }
}

mod questions {
    use cluehouse_games::trivia::{Action, Place, Settings, Trivia};

    use super::*;

    /// Plays so many questions right and leaves.
    fn alone(right: u8) -> Record {
        let settings = Settings { rounds: 2, reading: 0, ..Settings::default() };
        let mut play = Play::<Trivia>::begin(settings, 1, |_| {});
        for number in 1..=right {
            let succeeds = |place: &&Place| {
                let mut copy = play.played.clone();
                let mut steps = Vec::new();
                let act = Input::act(A, Action::Answer(**place));
                copy.submit(copy.now(), act, &mut steps).expect("answers are open");
                steps.iter().any(|step| step.outcome.is_some_and(|outcome| outcome.success))
            };
            let place = *Place::ALL.iter().find(succeeds).expect("one is right");
            play.act(u64::from(number) * 1_000, A, Action::Answer(place));
        }
        if !play.played.is_finished() {
            play.submit(5_000, Input::Leave(A));
        }
        play.record()
    }

    #[test]
    fn alone_every_question_must_be_answered_right() {
        let won: Vec<bool> = (0..=2).map(|right| alone(right).seats[0].won).collect();
        assert_eq!(won, [false, false, true]);
        let seat = alone(2).seats[0];
        assert_eq!((seat.attempts, seat.millis, seat.hints), (None, None, 0));
        assert!(seat.score > 0);
    }
}

#[test]
fn every_preset_is_compared_under_the_name_of_its_entry() {
    struct Labels;
    impl Visit for Labels {
        type Out = ();

        fn visit<G: Listed>(self) {
            for manifest in G::manifests() {
                let preset = G::preset(manifest.id).expect("an entry has a preset");
                assert_eq!(G::label(&preset), manifest.id);
                assert!(G::day(&preset).is_none() && !G::is_assisted(&preset));
            }
        }
    }
    GameKind::ALL.iter().for_each(|kind| kind.visit(Labels));
}

#[test]
fn what_is_no_journal_has_no_record() {
    let check = |text: &str, line, fault| {
        let found = Record::read(text, |_, _| panic!("there is nothing to be asked for"));
        assert_eq!(found, Err(JournalError::new(line, fault)), "{text}");
    };
    check("", 1, JournalFault::NotAJournal);
    check("{}", 1, JournalFault::NotAJournal);
    check(r#"{"cluehouse":2,"game":"code"}"#, 1, JournalFault::UnknownFormat(2));
    check(r#"{"cluehouse":1,"game":"chess"}"#, 1, JournalFault::UnknownGame("chess".to_owned()));
}

#[test]
fn another_games_content_is_no_content() {
    let journal = play::<Trivia>(1, 50).journal;
    let missing = Err(JournalError::new(1, JournalFault::NoContent(journal.header.content)));
    let text = journal.to_string();
    assert_eq!(Record::read(&text, |_, _| Some(AnyContent::none(GameKind::Code))), missing);
    assert_eq!(Record::read(&text, |kind, _| Some(AnyContent::none(kind))), missing);
}
