//! The laws every game obeys, as functions that a test calls with a seed. What a game must tell the suite about itself is
//! [`Lab`]; the rest is the same for all.
//!
//! Every function panics with the law it found broken, the seed and the place.

mod heard;
mod pledged;

use std::sync::Arc;

use cluehouse_json::laws::{read_alike, written_alike};
use serde::Serialize;

pub use heard::{Heard, heard_events_suffice};
pub use pledged::pledges_hold;

use crate::{
    Choices, Digest, Event, Game, Header, Input, Journal, LateJoin, MAX_LAG, Match, MatchEvent, Millis,
    PhaseName, Reveal, Rng, Seat, Seed, Step, Told, Viewer,
};

/// What the law suite needs to know of a game.
pub trait Lab: Game {
    /// Whether rounds have something dealt, which is pledged; not where every secret is brought by players.
    const DEALS: bool = true;

    /// Lawful settings, small and varied, and a number of seats that may play by them.
    fn settings(rng: &mut Rng) -> (Self::Settings, u8);

    /// The content the laws are tried with.
    fn content() -> Self::Content;

    /// Something a player on this seat would do; it may be refused now and then.
    fn action(table: &Self::Table, round: &Self::Round, seat: Seat, rng: &mut Rng) -> Self::Action;

    /// Any action at all, most of them nonsense.
    fn wild(rng: &mut Rng) -> Self::Action;

    /// Another secret under which this viewer's history is the same, where there is one.
    fn twin(table: &Self::Table, round: &Self::Round, viewer: Viewer, rng: &mut Rng) -> Option<Twin<Self>>;

    /// Lets the secret slip into a view, as a careless hand would.
    fn leak(view: &mut Self::View, table: &Self::Table, round: &Self::Round);
}

/// Another secret for the running round or turn.
#[derive(Clone, Debug)]
pub enum Twin<G: Game> {
    /// Where the machine dealt it for the round.
    Round(G::Secret),
    /// Where the machine dealt it for the running turn.
    Turn(G::Secret),
    /// Where a player brought it: the action that did, and another in its place.
    Brought {
        /// Who brought it.
        seat: Seat,
        /// With what.
        was: G::Action,
        /// What to do instead.
        instead: G::Action,
    },
}

/// Something the player on a seat would do now; nothing outside a round.
pub fn propose<G: Lab>(played: &Match<G>, seat: Seat, rng: &mut Rng) -> Option<G::Action> {
    let round = played.round.as_ref().filter(|_| played.phase() == PhaseName::Playing)?;
    Some(G::action(&played.table, round, seat, rng))
}

/// A match that was played at random, and its journal.
#[derive(Clone, Debug)]
pub struct Played<G: Game> {
    /// The match as it was left.
    pub last: Match<G>,
    /// Its steps.
    pub steps: Vec<Step<G>>,
    /// Its journal.
    pub journal: Journal<G>,
}

/// Steps after which every random match must be over; the longest lawful one is far shorter.
const MANY_STEPS: usize = 20_000;

/// Plays a match at random: acting, dropping, returning, joining late, leaving, letting time pass.
pub fn play<G: Lab>(seed: u64, steps_at_most: usize) -> Played<G> {
    let mut rng = Rng::from_number(seed);
    let (settings, seats) = G::settings(&mut rng);
    let content = Arc::new(G::content());
    let (dice, nonces) = (Seed::from_number(seed), Seed::from_number(!seed));
    let header = vary(Header::<G>::new(settings, &content, seats, dice, nonces), &mut rng);
    let mut played =
        Match::open(header, content).unwrap_or_else(|why| panic!("seed {seed}: settings refused: {why:?}"));
    let mut journal = Journal::new(&played);
    let mut steps = Vec::new();
    let mut at = Millis::ZERO;
    let mut script = Script { rng, begun: false };
    while steps.len() < steps_at_most && !played.is_finished() {
        let known = steps.len();
        at = script.time(&played, at);
        let input = script.input(&played);
        let _ = played.submit(at, input, &mut steps);
        for step in &steps[known..] {
            journal.record(step);
        }
    }
    Played { last: played, steps, journal }
}

/// Most matches have the platform's defaults; some are sealed, paced by a host or short of patience.
fn vary<G: Game>(mut header: Header<G>, rng: &mut Rng) -> Header<G> {
    if rng.once_in(5) {
        header.reveal = Reveal::Sealed;
    }
    if rng.once_in(5) {
        header.timing.game_start.auto_next = false;
    }
    if rng.once_in(5) {
        header.timing.round_ended.auto_next = false;
    }
    if rng.once_in(5) {
        header.grace = Millis::from_secs(5);
    }
    header
}

/// What happens next in a random match.
struct Script {
    rng: Rng,
    begun: bool,
}

impl Script {
    /// Mostly soon, sometimes exactly at the next deadline, now and then much later.
    fn time<G: Lab>(&mut self, played: &Match<G>, at: Millis) -> Millis {
        let later = match self.rng.below(12) {
            0 => played.deadline().unwrap_or(at),
            1 => at + Millis::new(self.rng.below(90_000)),
            2..5 => at,
            _ => at + Millis::new(self.rng.below(2_500)),
        };
        later.max(at)
    }

    fn input<G: Lab>(&mut self, played: &Match<G>) -> Input<G::Action> {
        if !self.begun {
            self.begun = true;
            return Input::Begin;
        }
        let seats = u64::from(played.roster.len());
        let seat = Seat::new(self.rng.below(seats.max(1)) as u8);
        match self.rng.below(60) {
            0 => Input::Presence { seat, here: false },
            1..4 => Input::Presence { seat, here: true },
            4 => Input::Join(played.roster.next_seat()),
            5 => Input::Leave(seat),
            6..9 => Input::Ready(seat),
            9 => Input::Reveal,
            10 => Input::act(seat, G::wild(&mut self.rng)),
            11 if self.rng.once_in(4) => Input::Skip,
            _ => match (&played.round, played.phase.name()) {
                (Some(round), PhaseName::Playing) => Input::Act {
                    seat,
                    action: G::action(&played.table, round, seat, &mut self.rng),
                    lag: Millis::new(self.rng.below(MAX_LAG.get() + 1)),
                },
                (_, PhaseName::Starting | PhaseName::Ended) => Input::Advance,
                _ => Input::Ready(seat),
            },
        }
    }
}

fn viewers<G: Game>(played: &Match<G>) -> Vec<Viewer> {
    let seats = Seat::first(played.roster.len()).map(Viewer::Seat);
    seats.chain([Viewer::Watcher]).collect()
}

fn json<T: Serialize + ?Sized>(value: &T) -> String {
    written_alike(value)
}

/// What a viewer is told by one step, as bytes.
fn frame<G: Game>(step: &Step<G>, viewer: Viewer) -> String {
    let told = step.events.iter().filter(|told| told.audience.includes(viewer));
    json(&told.map(|told| &told.event).collect::<Vec<_>>())
}

/// The same seed, settings and inputs give the same state, events and hash, and every view of it.
pub fn determinism<G: Lab>(seed: u64) {
    let first = play::<G>(seed, 300);
    let second = play::<G>(seed, 300);
    assert!(first.last == second.last, "{} seed {seed}: two equal runs differ", G::ID);
    assert_eq!(first.steps, second.steps, "{} seed {seed}", G::ID);
    for viewer in viewers(&first.last) {
        assert_eq!(json(&first.last.view(viewer)), json(&second.last.view(viewer)), "{} seed {seed}", G::ID);
    }
}

/// A refused input leaves the match equal, once due ticks are applied.
pub fn refused_means_unchanged<G: Lab>(seed: u64) {
    let played = play::<G>(seed, 120);
    let mut rng = Rng::from_number(seed ^ 0xBAD);
    replay_all(&played, |state, _| {
        let seat = Seat::new(rng.below(u64::from(state.roster.len()) + 2) as u8);
        let at = Millis::new((state.now().get() + rng.below(3_000)).saturating_sub(rng.below(500)));
        let input = match rng.below(14) {
            12 => Input::Leave(seat),
            13 => Input::Skip,
            0 => Input::Begin,
            1 => Input::Ready(seat),
            2 => Input::Advance,
            3 => Input::Join(seat),
            4 => Input::Tick,
            5 => Input::Reveal,
            6 => Input::Presence { seat, here: rng.once_in(2) },
            7 => Input::Act { seat, action: G::wild(&mut rng), lag: Millis::new(rng.below(2_000)) },
            _ => Input::act(seat, G::wild(&mut rng)),
        };
        let mut expected = state.clone();
        if at >= expected.now() {
            expected.tick(at, &mut Vec::new());
        }
        let mut tried = state.clone();
        if let Err(why) = tried.submit(at, input.clone(), &mut Vec::new()) {
            assert!(
                tried == expected,
                "{} seed {seed}: {input:?} was refused ({why:?}) but changed the match",
                G::ID
            );
        }
    });
}

/// Ticking at any time in between changes nothing.
pub fn extra_ticks_change_nothing<G: Lab>(seed: u64) {
    let played = play::<G>(seed, 200);
    let mut rng = Rng::from_number(seed ^ 0x71C);
    let mut again =
        Match::open(played.journal.header.clone(), Arc::new(G::content())).expect("it opened before");
    let mut steps = Vec::new();
    for row in played.journal.rows.iter().filter(|row| row.input != Input::Tick) {
        for _ in 0..rng.below(4) {
            let early = Millis::new(rng.between(again.now().get(), row.at.get().max(again.now().get())));
            again.tick(early, &mut steps);
        }
        again.submit(row.at, row.input.clone(), &mut steps).expect("it was accepted before");
    }
    again.tick(played.last.now(), &mut steps);
    assert!(again == played.last, "{} seed {seed}: extra ticks changed the match", G::ID);
}

/// What is listed is exactly what is accepted.
pub fn listed_is_accepted<G: Lab>(seed: u64) {
    let played = play::<G>(seed, 60);
    let mut rng = Rng::from_number(seed ^ 0x115);
    replay_all(&played, |state, _| {
        let seat = Seat::new(rng.below(u64::from(state.roster.len())) as u8);
        let accepted =
            |action: &G::Action| state.check(state.now(), &Input::act(seat, action.clone())).is_ok();
        let Choices::Listed(listed) = state.choices(seat) else { return };
        let due = state.deadline().is_some_and(|due| due <= state.now());
        for action in listed.iter().take(50).chain(rng.pick(&listed)) {
            assert!(due || accepted(action), "{} seed {seed}: {action} is listed but refused", G::ID);
        }
        for _ in 0..20 {
            let action = match &state.round {
                Some(round) if rng.once_in(2) => G::action(&state.table, round, seat, &mut rng),
                _ => G::wild(&mut rng),
            };
            assert!(
                !accepted(&action) || listed.contains(&action),
                "{} seed {seed}: {action} is accepted but not listed",
                G::ID
            );
        }
    });
}

/// Actions survive their notation and JSON; header and rows survive the journal's text. What is near them is read as serde reads it.
pub fn notation_round_trips<G: Lab>(seed: u64) {
    let mut rng = Rng::from_number(seed);
    let again = |action: &G::Action| {
        let text = action.to_string();
        let parsed = text.parse::<G::Action>().ok();
        assert_eq!(parsed.as_ref(), Some(action), "{} seed {seed}: notation `{text}`", G::ID);
        let parsed = cluehouse_json::read::<G::Action>(json(action).as_bytes());
        assert_eq!(parsed.as_ref(), Ok(action), "{} seed {seed}: JSON {}", G::ID, json(action));
    };
    for _ in 0..20 {
        again(&G::wild(&mut rng));
        let (settings, _) = G::settings(&mut rng);
        let parsed = cluehouse_json::read::<G::Settings>(json(&settings).as_bytes());
        assert_eq!(parsed, Ok(settings), "{} seed {seed}", G::ID);
    }
    if seed < 10 {
        read_alike::<G::Action>(&json(&G::wild(&mut rng)));
        read_alike::<G::Settings>(&json(&G::settings(&mut rng).0));
    }
    let played = play::<G>(seed, 200);
    for row in &played.journal.rows {
        if let Input::Act { action, .. } = &row.input {
            again(action);
        }
    }
    let text = played.journal.to_string();
    assert_eq!(Journal::<G>::parse(&text).as_ref(), Ok(&played.journal), "{} seed {seed}", G::ID);
}

/// The journal replays to the same hash, any checkpoint continues to it, and an altered or cut journal is refused.
pub fn a_match_is_its_journal<G: Lab>(seed: u64) {
    let played = play::<G>(seed, 400);
    let content = || Arc::new(G::content());
    let again = played.journal.replay(content(), None, |_, _| {}).expect("a journal replays");
    assert!(again == played.last, "{} seed {seed}: replay differs", G::ID);
    for (place, checkpoint) in played.steps.iter().filter_map(|step| step.checkpoint.clone()).enumerate() {
        let saved = json(&checkpoint);
        if seed == 0 && place < 2 {
            read_alike::<crate::Checkpoint<G>>(&saved);
        }
        let checkpoint = cluehouse_json::read(saved.as_bytes()).expect("a checkpoint survives JSON");
        let resumed = played.journal.resume(content(), checkpoint).expect("a checkpoint continues");
        assert_eq!(resumed.hash(), played.last.hash(), "{} seed {seed}: {saved}", G::ID);
        assert!(resumed == played.last, "{} seed {seed}: resumed from {saved}", G::ID);
    }

    let text = played.journal.to_string();
    let verify =
        |text: &str| Journal::<G>::parse(text).and_then(|journal| journal.replay(content(), None, |_, _| {}));
    let mut rng = Rng::from_number(seed ^ 0xA17);
    for _ in 0..20 {
        let cut = rng.below(text.len() as u64 - 1) as usize;
        if let Some(part) = text.get(..cut) {
            assert!(verify(part).is_err(), "{} seed {seed}: cut at {cut} goes unnoticed", G::ID);
        }
        let mut bytes = text.clone().into_bytes();
        let place = rng.index(bytes.len());
        bytes[place] = b' ' + rng.below(94) as u8;
        if let Ok(altered) = String::from_utf8(bytes) {
            // A change that reads as the same journal, such as a space in JSON, is none.
            let same = Journal::<G>::parse(&altered).is_ok_and(|journal| journal == played.journal);
            assert!(
                same || verify(&altered).is_err(),
                "{} seed {seed}: byte {place} altered unnoticed",
                G::ID
            );
        }
    }
}

/// Left to people who act and a clock that runs, every match ends; within a bound, in the order of its states.
pub fn it_ends<G: Lab>(seed: u64) {
    let played = play::<G>(seed, 40);
    let mut state = played.last;
    let mut rng = Rng::from_number(seed ^ 0xE2D);
    let mut steps = Vec::new();
    let mut at = state.now();
    let mut phase = state.phase.name();
    for turn in 0.. {
        if state.is_finished() {
            break;
        }
        assert!(steps.len() + turn < MANY_STEPS, "{} seed {seed}: no end after {turn} tries", G::ID);
        let seat = Seat::new(rng.below(u64::from(state.roster.len())) as u8);
        let _ = state.submit(at, Input::Presence { seat, here: true }, &mut steps);
        let _ = state.submit(at, Input::Advance, &mut steps);
        let action = state.round.as_ref().map(|round| G::action(&state.table, round, seat, &mut rng));
        if let Some(action) = action {
            let _ = state.submit(at, Input::act(seat, action), &mut steps);
        }
        if rng.once_in(30) {
            at = state.deadline().unwrap_or(at).max(at);
            state.tick(at, &mut steps);
        }
        let next = state.phase.name();
        assert!(may_follow(phase, next), "{} seed {seed}: {next:?} follows {phase:?}", G::ID);
        phase = next;
    }
}

/// Whether one state may be seen some steps after another; only the end leads nowhere, and nothing leads back to the lobby.
fn may_follow(before: PhaseName, after: PhaseName) -> bool {
    before == after
        || match before {
            PhaseName::Lobby => true,
            PhaseName::Starting => after != PhaseName::Lobby,
            PhaseName::Playing | PhaseName::Ended | PhaseName::Transition => {
                !matches!(after, PhaseName::Lobby | PhaseName::Starting)
            }
            PhaseName::Finished => false,
        }
}

/// Within a moment the generic event comes first: an action's announcement, a round's start and a round's end each precede
/// what the rules say of it. An action is announced exactly once, and nothing else is announced as one.
pub fn generic_before_specific<G: Lab>(seed: u64) {
    for step in play::<G>(seed, 300).steps {
        let acted = matches!(step.input, Input::Act { .. });
        let is_action = |told: &&Told<G>| matches!(told.event, Event::Match(MatchEvent::PlayerAction { .. }));
        assert_eq!(step.events.iter().filter(is_action).count(), usize::from(acted), "{} seed {seed}", G::ID);
        let opens = matches!(step.input, Input::Act { .. } | Input::Begin);
        let first = step.events.first().is_none_or(|told| matches!(told.event, Event::Match(_)));
        assert!(first || !opens, "{} seed {seed}: {:?}", G::ID, step.events);
        let last_generic = step.events.iter().rposition(|told| {
            matches!(
                told.event,
                Event::Match(MatchEvent::RoundStarted { .. } | MatchEvent::RoundEnded { .. })
            )
        });
        let finished = |told: &Told<G>| matches!(told.event, Event::Match(MatchEvent::GameFinished { .. }));
        let after = last_generic.map_or(0, |place| place + 1);
        let rest = &step.events[after..];
        let end = rest.iter().position(finished);
        assert!(end.is_none_or(|place| place + 1 == rest.len()), "{} seed {seed}: {:?}", G::ID, step.events);
    }
}

/// A late joiner is let in exactly where the game's rule and its seats say so, and plays from when they say.
pub fn late_join_follows_the_rule<G: Lab>(seed: u64) {
    for step_count in [1, 20, 60] {
        let mut state = play::<G>(seed, step_count).last;
        state.tick(state.now(), &mut Vec::new());
        let phase = state.phase.name();
        let seat = state.roster.next_seat();
        let rule = G::late_join(&state.table);
        let free = state.roster.len() < *G::players(&state.table).end();
        let welcome =
            free && phase != PhaseName::Finished && (phase == PhaseName::Lobby || rule != LateJoin::Never);
        let joined = state.submit(state.now(), Input::Join(seat), &mut Vec::new()).is_ok();
        assert_eq!(joined, welcome, "{} seed {seed}: joining in {phase:?}", G::ID);
        let now = phase == PhaseName::Playing && rule == LateJoin::AtOnce;
        let plays = joined && state.roster.playing(state.current).contains(seat);
        assert_eq!(plays, joined && now, "{} seed {seed}: joined in {phase:?}", G::ID);
    }
}

/// What trying the view law on one match came to.
#[derive(Clone, Copy, Debug, Default)]
pub struct Twins {
    /// Positions looked at.
    pub positions: usize,
    /// Those with a twin.
    pub with_twin: usize,
    /// Those in which the two differed to the viewer.
    pub told_apart: usize,
}

/// A view depends only on what its viewer was told: the same inputs over a twin secret give the viewer the same bytes, in
/// the same number of frames. With `leaky` the view is spoilt on purpose, and the law must notice.
pub fn views_tell_nothing_else<G: Lab>(seed: u64, leaky: bool) -> Twins {
    let played = play::<G>(seed, 160);
    let mut rng = Rng::from_number(seed ^ 0x7817);
    let mut twins = Twins::default();
    let mut positions: Vec<(usize, Viewer, Twin<G>, u16, u16)> = Vec::new();
    let mut index = 0;
    replay_all(&played, |state, _| {
        index += 1;
        let hidden = state.phase.name() == PhaseName::Playing;
        let Some(round) = state.round.as_ref().filter(|_| hidden && rng.once_in(3)) else { return };
        let all = viewers(state);
        let viewer = all[rng.index(all.len())];
        twins.positions += 1;
        if let Some(twin) = G::twin(&state.table, round, viewer, &mut rng) {
            positions.push((index, viewer, twin, state.current, state.turns));
        }
    });
    for (rows, viewer, twin, round, turn) in positions {
        twins.with_twin += 1;
        let real = observe(&played, rows, viewer, None, leaky);
        let other = observe(&played, rows, viewer, Some((&twin, round, turn)), leaky);
        if real != other {
            twins.told_apart += 1;
            assert!(leaky, "{} seed {seed}: {viewer:?} after {rows} rows\n{real:?}\n{other:?}", G::ID);
        }
    }
    twins
}

/// Everything a viewer saw up to a row.
fn observe<G: Lab>(
    played: &Played<G>,
    rows: usize,
    viewer: Viewer,
    twin: Option<(&Twin<G>, u16, u16)>,
    leaky: bool,
) -> Result<Vec<String>, String> {
    let mut state =
        Match::open(played.journal.header.clone(), Arc::new(G::content())).expect("it opened before");
    state.planted = match twin {
        Some((Twin::Round(secret), round, _)) => Some((round, 0, secret.clone())),
        Some((Twin::Turn(secret), round, turn)) => Some((round, turn, secret.clone())),
        _ => None,
    };
    let mut seen = Vec::new();
    for row in &played.journal.rows[..rows] {
        let mut input = row.input.clone();
        if let (Some((Twin::Brought { seat, was, instead }, round, _)), Input::Act { seat: by, action, .. }) =
            (twin, &mut input)
            && (*by, &*action, state.current) == (*seat, was, round)
        {
            *action = instead.clone();
        }
        let step = state.replay(row.at, input).map_err(|why| format!("{why:?}"))?;
        let mut view = state.view(viewer);
        if let Some(round) = state.round.as_ref().filter(|_| leaky) {
            G::leak(&mut view.game, &state.table, round);
        }
        let choices = match viewer {
            Viewer::Seat(seat) => match state.choices(seat) {
                Choices::Listed(listed) => Digest::of("choices", &listed).short(),
                Choices::Open => "open".to_owned(),
            },
            Viewer::Watcher => String::new(),
        };
        // A commitment is the one thing that may differ between two secrets.
        let pledged = step.pledges.iter().map(|pledge| (pledge.round, pledge.turn, &pledge.opening));
        let beside = json(&(step.needs_view(viewer), pledged.collect::<Vec<_>>()));
        seen.push(frame(&step, viewer) + &beside + &json(&view) + &view.game.to_string() + &choices);
    }
    Ok(seen)
}

fn replay_all<G: Lab>(played: &Played<G>, mut at_each: impl FnMut(&Match<G>, &Step<G>)) {
    let content = Arc::new(G::content());
    played.journal.replay(content, None, |state, step| at_each(state, step)).expect("a journal replays");
}

/// A random match with everything anybody could observe, as text to be read and kept: rows in notation, what each viewer was
/// told, what was pledged and opened, what each viewer sees.
pub fn playthrough<G: Lab>(seed: u64, steps_at_most: usize) -> String {
    use std::fmt::Write;

    let played = play::<G>(seed, steps_at_most);
    let mut text =
        format!("{} rules {} settings {}\n", G::ID, G::RULES, json(&played.journal.header.settings));
    let mut last = Vec::new();
    replay_all(&played, |state, step| {
        let input = match &step.input {
            Input::Act { seat, action, .. } => format!("seat {seat}: {action}"),
            other => json(other),
        };
        let _ = writeln!(text, "\n{} {input}", step.at);
        let all = viewers(state);
        let watcher = frame(step, Viewer::Watcher);
        for &viewer in &all {
            let told = frame(step, viewer);
            if viewer == Viewer::Watcher || told != watcher {
                let _ = writeln!(text, "  {} told {told}", name(viewer));
            }
        }
        for pledge in &step.pledges {
            let _ = writeln!(text, "  pledged {}", json(pledge));
        }
        let views: Vec<String> = all.iter().map(|&viewer| state.view(viewer).game.to_string()).collect();
        for (index, (viewer, view)) in all.iter().zip(&views).enumerate() {
            if last.get(index) != Some(view) {
                let shown: String = view.lines().map(|line| format!("    {line}\n")).collect();
                let _ = write!(text, "  {} sees\n{shown}", name(*viewer));
            }
        }
        last = views;
    });
    let _ = writeln!(text, "\n{}", played.last.hash());
    text
}

fn name(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => format!("seat {seat}"),
        Viewer::Watcher => "watcher".to_owned(),
    }
}

/// One test per law for a game: `law_tests!(numble, Numble)`.
#[macro_export]
macro_rules! law_tests {
    ($name:ident, $game:ty) => {
        mod $name {
            use $crate::laws;

            #[allow(unused_imports)]
            use super::*;

            const SEEDS: u64 = 150;

            #[test]
            fn equal_inputs_give_equal_matches() {
                (0..SEEDS).for_each(laws::determinism::<$game>);
            }

            #[test]
            fn refused_input_changes_nothing() {
                (0..SEEDS).for_each(laws::refused_means_unchanged::<$game>);
            }

            #[test]
            fn extra_ticks_change_nothing() {
                (0..SEEDS).for_each(laws::extra_ticks_change_nothing::<$game>);
            }

            #[test]
            fn listed_actions_are_the_accepted_ones() {
                (0..SEEDS).for_each(laws::listed_is_accepted::<$game>);
            }

            #[test]
            fn notation_and_json_round_trip() {
                (0..SEEDS).for_each(laws::notation_round_trips::<$game>);
            }

            #[test]
            fn a_match_is_its_journal() {
                (0..SEEDS).for_each(laws::a_match_is_its_journal::<$game>);
            }

            #[test]
            fn every_match_ends() {
                (0..SEEDS).for_each(laws::it_ends::<$game>);
            }

            #[test]
            fn generic_events_come_first() {
                (0..SEEDS).for_each(laws::generic_before_specific::<$game>);
            }

            #[test]
            fn late_joiners_play_when_the_game_says() {
                (0..SEEDS).for_each(laws::late_join_follows_the_rule::<$game>);
            }

            #[test]
            fn views_depend_only_on_what_the_viewer_was_told() {
                let (mut positions, mut with_twin) = (0, 0);
                for seed in 0..SEEDS {
                    let twins = laws::views_tell_nothing_else::<$game>(seed, false);
                    positions += twins.positions;
                    with_twin += twins.with_twin;
                }
                assert!(2 * with_twin >= positions, "only {with_twin} of {positions} positions had a twin");
            }

            #[test]
            fn heard_events_bring_a_view_up_to_date() {
                let (mut told, mut alone) = (0, 0);
                for seed in 0..SEEDS {
                    let heard = laws::heard_events_suffice::<$game>(seed);
                    told += heard.told;
                    alone += heard.alone;
                }
                assert!(2 * alone >= told, "only {alone} of {told} times did events suffice");
            }

            #[test]
            fn pledges_hold_and_open_only_when_secrets_may_be_seen() {
                let opened: usize = (0..SEEDS).map(laws::pledges_hold::<$game>).sum();
                let deals = <$game as laws::Lab>::DEALS;
                assert_eq!(opened > 0, deals, "{opened} pledges were opened");
            }

            #[test]
            fn a_planted_leak_is_caught() {
                let caught =
                    (0..SEEDS).any(|seed| laws::views_tell_nothing_else::<$game>(seed, true).told_apart > 0);
                assert!(caught, "the view law is blind");
            }
        }
    };
}
