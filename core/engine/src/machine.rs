//! The match machine: applies inputs and deadlines to the rules, owns rounds, turns, scores, timers and the end.
//!
//! `submit` = due ticks, then `check` (looks), then `apply` (acts). A refused input leaves the match as it was after
//! the due ticks.

use std::sync::Arc;

use crate::digest::{Hasher, canonical};
use crate::fairness::Spelt;
use crate::limits::MAX_SEATS;
use crate::roster::Roster;
use crate::{
    Audience, Checkpoint, Choices, Countdown, Digest, Emit, Event, Game, Header, Hidden, Input, LateJoin,
    MatchEvent, MatchReject, Millis, Moment, PhaseName, Plan, Pledge, Presence, Reason, Refusal, Seat, Seats,
    Standing, Told, Winner,
};

/// One play of a game, from lobby to end. It cannot be serialised: what is saved is its journal.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    pub(crate) header: Arc<Header<G>>,
    pub(crate) table: Arc<G::Table>,
    pub(crate) tally: G::Tally,
    pub(crate) round: Option<G::Round>,
    pub(crate) roster: Roster,
    pub(crate) phase: Phase,
    pub(crate) now: Millis,
    /// The running or last round, from 1.
    pub(crate) current: u16,
    /// Who holds the running turn, and since when.
    pub(crate) turn: Option<Seat>,
    pub(crate) turn_began: Millis,
    /// Turns begun in the match, turns begun in this round, and who has had one.
    pub(crate) dealt: u32,
    pub(crate) turns: u16,
    pub(crate) had: Seats,
    /// The last wake, so that rules that do not move their wake on are not woken for ever.
    pub(crate) woken: Option<Millis>,
    pub(crate) reason: Option<Reason>,
    pub(crate) winner: Option<Winner>,
    /// Events that wait for the reveal of a sealed match.
    pub(crate) sealed: Vec<Hidden<G::Event>>,
    pub(crate) revealed: bool,
    /// The secrets that were pledged, in words.
    pub(crate) spelt: Vec<Spelt>,
    pub(crate) rows: u64,
    pub(crate) chain: Digest,
    #[cfg(feature = "laws")]
    pub(crate) planted: Option<(u16, u16, G::Secret)>,
}

/// The states of requirement 1.1. A countdown of `None` waits for the host.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    Lobby,
    Starting { until: Option<Millis> },
    Playing,
    Ended,
    Transition { until: Option<Millis> },
    Finished,
}

impl Phase {
    pub(crate) const fn name(self) -> PhaseName {
        match self {
            Self::Lobby => PhaseName::Lobby,
            Self::Starting { .. } => PhaseName::Starting,
            Self::Playing => PhaseName::Playing,
            Self::Ended => PhaseName::Ended,
            Self::Transition { .. } => PhaseName::Transition,
            Self::Finished => PhaseName::Finished,
        }
    }
}

/// What a deadline belongs to, in the order in which equal times are applied.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Due {
    Grace(Seat),
    Wake,
    Turn,
    Round,
    Countdown,
}

/// One row of the journal and what came of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Step<G: Game> {
    /// When.
    pub at: Millis,
    /// What came in.
    pub input: Input<G::Action>,
    /// What happened, in order.
    pub events: Vec<Told<G>>,
    /// What the action came to; for the shell's records, never for the wire before the round's end.
    pub outcome: Option<Outcome>,
    /// Pledges made in this row, and those opened in it.
    pub pledges: Vec<Pledge>,
    /// The hash of the journal up to here.
    pub chain: Digest,
    /// The match as it was before this row, where the row starts a round after the first.
    pub checkpoint: Option<Checkpoint<G>>,
}

/// What an accepted action came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Whether it finished the seat's part with success.
    pub success: bool,
    /// Whose action it was.
    pub seat: Seat,
    /// Points it earned at once.
    pub points: i32,
    /// When, by the match's time.
    pub at: Millis,
}

impl<G: Game> Match<G> {
    /// Opens a match in its lobby.
    ///
    /// # Errors
    /// Where the rules refuse the settings or the content, or there are more seats than the game takes.
    pub fn open(header: Header<G>, content: Arc<G::Content>) -> Result<Self, Refusal<G::Reject>> {
        let table = G::open(header.rules, &header.settings, content).map_err(Refusal::Game)?;
        let most = (*G::players(&table).end()).min(MAX_SEATS);
        if header.seats > most {
            return Err(Refusal::Match(MatchReject::Full { most }));
        }
        let chain = Hasher::new("cluehouse journal").add(G::ID.as_bytes()).add(&canonical(&header)).finish();
        Ok(Self {
            roster: Roster::new(header.seats),
            header: Arc::new(header),
            table: Arc::new(table),
            tally: G::Tally::default(),
            round: None,
            phase: Phase::Lobby,
            now: Millis::ZERO,
            current: 0,
            turn: None,
            turn_began: Millis::ZERO,
            dealt: 0,
            turns: 0,
            had: Seats::NONE,
            woken: None,
            reason: None,
            winner: None,
            sealed: Vec::new(),
            revealed: false,
            spelt: Vec::new(),
            rows: 0,
            chain,
            #[cfg(feature = "laws")]
            planted: None,
        })
    }

    /// A match as it was at a checkpoint; the rows from there on bring it up to date.
    ///
    /// # Errors
    /// As [`open`](Self::open).
    pub fn resume(
        header: Header<G>,
        content: Arc<G::Content>,
        checkpoint: Checkpoint<G>,
    ) -> Result<Self, Refusal<G::Reject>> {
        let fresh = Self::open(header, content)?;
        Ok(Self {
            tally: checkpoint.tally,
            roster: checkpoint.roster,
            phase: Phase::Transition { until: checkpoint.until },
            now: checkpoint.now,
            current: checkpoint.current,
            dealt: checkpoint.dealt,
            reason: checkpoint.reason,
            sealed: checkpoint.sealed.into_iter().map(Hidden::new).collect(),
            revealed: checkpoint.revealed,
            spelt: checkpoint
                .spelt
                .into_iter()
                .map(|(round, turn, words)| Spelt { round, turn, words: Hidden::new(words) })
                .collect(),
            rows: checkpoint.rows,
            chain: checkpoint.chain,
            ..fresh
        })
    }

    /// What the match began with.
    pub fn header(&self) -> &Header<G> {
        &self.header
    }

    /// The hash of the journal so far: header, inputs and events.
    pub const fn hash(&self) -> Digest {
        self.chain
    }

    /// How many rows the journal has.
    pub const fn rows(&self) -> u64 {
        self.rows
    }

    /// The time of the last row.
    pub const fn now(&self) -> Millis {
        self.now
    }

    /// Whether the match is over.
    pub fn is_finished(&self) -> bool {
        self.phase == Phase::Finished
    }

    /// What a seat may do now; nothing outside a round.
    pub fn choices(&self, seat: Seat) -> Choices<G::Action> {
        match &self.round {
            Some(round) if self.check_act(seat, Millis::ZERO).is_ok() => {
                G::choices(&self.table, round, seat, self.now)
            }
            _ => Choices::NONE,
        }
    }

    /// Applies an input: first every deadline up to `at`, each as a row of its own, then the input.
    ///
    /// # Errors
    /// Where the machine or the rules refuse it; the match is then as it was after the due ticks.
    pub fn submit(
        &mut self,
        at: Millis,
        input: Input<G::Action>,
        steps: &mut Vec<Step<G>>,
    ) -> Result<(), Refusal<G::Reject>> {
        if at < self.now {
            return Err(Refusal::Match(MatchReject::TimeWentBack));
        }
        self.tick(at, steps);
        self.check(at, &input)?;
        steps.push(self.apply(at, input));
        Ok(())
    }

    /// Applies every deadline up to `at`, each as a row at its own time. Where none is due nothing changes.
    pub fn tick(&mut self, at: Millis, steps: &mut Vec<Step<G>>) {
        while let Some(due) = self.deadline().filter(|&due| due <= at) {
            steps.push(self.apply(due, Input::Tick));
        }
    }

    /// Applies one row of a journal as it stands.
    ///
    /// # Errors
    /// Where the row could not have been written here: a tick that is not due, a tick left out, a refused input.
    pub(crate) fn replay(
        &mut self,
        at: Millis,
        input: Input<G::Action>,
    ) -> Result<Step<G>, Refusal<G::Reject>> {
        let due = self.deadline().filter(|&due| due <= at);
        let lawful = match input {
            Input::Tick => due == Some(at),
            _ => due.is_none(),
        };
        if at < self.now {
            Err(Refusal::Match(MatchReject::TimeWentBack))
        } else if !lawful {
            Err(Refusal::Match(MatchReject::NotDue))
        } else {
            if input != Input::Tick {
                self.check(at, &input)?;
            }
            Ok(self.apply(at, input))
        }
    }

    /// The next time at which something happens by itself.
    pub fn deadline(&self) -> Option<Millis> {
        self.next_due().map(|(at, _)| at.max(self.now))
    }

    fn next_due(&self) -> Option<(Millis, Due)> {
        let plan = self.plan();
        let countdown = match self.phase {
            Phase::Starting { until } | Phase::Transition { until } => until,
            _ => None,
        };
        let turn = plan.and_then(|plan| plan.turns).filter(|_| self.turn.is_some());
        [
            self.roster
                .next_grace()
                .filter(|_| self.phase != Phase::Finished)
                .map(|(at, seat)| (at, Due::Grace(seat))),
            plan.and_then(|plan| plan.wake).filter(|&at| self.woken < Some(at)).map(|at| (at, Due::Wake)),
            turn.and_then(|turns| turns.ends).map(|at| (at, Due::Turn)),
            turn.and_then(|turns| turns.patience)
                .and_then(|time| self.given_up(time))
                .map(|at| (at, Due::Turn)),
            plan.and_then(|plan| plan.ends).map(|at| (at, Due::Round)),
            countdown.map(|at| (at, Due::Countdown)),
        ]
        .into_iter()
        .flatten()
        .min()
    }

    /// When a turn whose holder is gone is over: so long after they went, and never sooner than so long after it began.
    fn given_up(&self, patience: Millis) -> Option<Millis> {
        let place = self.roster.get(self.turn?)?;
        let went = place.grace_ends? - self.header.grace;
        Some(went.max(self.turn_began) + patience)
    }

    /// When the countdown, turn or round ends, as viewers see it.
    pub(crate) fn until(&self) -> Option<Millis> {
        match self.phase {
            Phase::Starting { until } | Phase::Transition { until } => until,
            _ => self.plan().and_then(|plan| plan.turns.and_then(|turns| turns.ends).or(plan.ends)),
        }
    }

    pub(crate) fn plan(&self) -> Option<Plan> {
        let round = self.round.as_ref().filter(|_| self.phase == Phase::Playing)?;
        Some(G::plan(&self.table, round))
    }

    /// Whether the secret of the last round may be shown.
    pub(crate) fn is_open(&self) -> bool {
        self.round.is_some() && self.phase != Phase::Playing && self.is_revealed()
    }

    /// Carries out a row that was checked.
    fn apply(&mut self, at: Millis, input: Input<G::Action>) -> Step<G> {
        let before = self.resting();
        let mut log = Log { events: Vec::new(), outcome: None, pledges: Vec::new(), round_started: false };
        let due = if matches!(input, Input::Tick) { self.next_due() } else { None };
        self.now = at;
        match &input {
            Input::Begin => self.begin(&mut log),
            Input::Act { seat, action, lag } => self.act(*seat, action, *lag, &mut log),
            Input::Ready(seat) => self.ready(*seat, &mut log),
            Input::Advance => self.advance(&mut log),
            Input::Presence { seat, here } => self.set_presence(*seat, *here, &mut log),
            Input::Join(seat) => self.join(*seat, &mut log),
            Input::Leave(seat) => self.leave(*seat, &mut log),
            Input::Tick => {
                if let Some((_, due)) = due {
                    self.fall_due(due, &mut log);
                }
            }
            Input::Reveal => {
                self.revealed = true;
                self.open_sealed(&mut log);
                log.pledges = self.pledges();
            }
            Input::Skip if self.turn.is_some() => self.end_turn(&mut log),
            Input::Skip => self.end_round(Reason::Custom, &mut log),
        }
        self.settle(&mut log);
        self.note_done();
        self.rows += 1;
        self.chain =
            Hasher::new("row").add(&self.chain.bytes()).add(&canonical(&(at, &input, &log.events))).finish();
        Step {
            at,
            input,
            events: log.events,
            outcome: log.outcome,
            pledges: log.pledges,
            chain: self.chain,
            checkpoint: before.filter(|_| log.round_started),
        }
    }

    /// The match between two rounds; `None` at any other time.
    pub fn resting(&self) -> Option<Checkpoint<G>> {
        let Phase::Transition { until } = self.phase else { return None };
        if self.current >= G::rounds(&self.table) {
            return None;
        }
        Some(Checkpoint {
            rows: self.rows,
            chain: self.chain,
            now: self.now,
            until,
            current: self.current,
            dealt: self.dealt,
            roster: self.roster.clone(),
            tally: self.tally.clone(),
            reason: self.reason,
            sealed: self.sealed.iter().map(|event| event.open().clone()).collect(),
            revealed: self.revealed,
            spelt: self
                .spelt
                .iter()
                .map(|spelt| (spelt.round, spelt.turn, spelt.words.open().clone()))
                .collect(),
        })
    }

    fn begin(&mut self, log: &mut Log<G>) {
        let timing = self.header.timing.game_start;
        log.generic(MatchEvent::GameStarted { timing });
        self.phase = Phase::Starting { until: self.countdown(timing) };
        self.pass_countdown(timing, log);
    }

    pub(crate) fn countdown(&self, timing: Countdown) -> Option<Millis> {
        timing.auto_next.then(|| self.now + timing.delay)
    }

    /// A countdown of no length is over at once.
    pub(crate) fn pass_countdown(&mut self, timing: Countdown, log: &mut Log<G>) {
        if timing.auto_next && timing.delay == Millis::ZERO {
            self.go_on(log);
        }
    }

    fn act(&mut self, seat: Seat, action: &G::Action, lag: Millis, log: &mut Log<G>) {
        let Some(round) = self.round.as_mut() else { return };
        let mut emit = Emit::default();
        G::perform(&self.table, round, seat, action, Moment { at: self.now, lag }, &mut emit);
        let success = G::standing(&self.table, round, seat) == Standing::Succeeded;
        let points = emit.awards.iter().filter(|(to, _)| *to == seat).map(|(_, points)| points).sum();
        log.outcome = Some(Outcome { success, seat, points, at: self.now });
        let announced = Event::Match(MatchEvent::PlayerAction { seat, kind: G::kind(action) });
        log.events.push(Told { audience: emit.announced, event: announced });
        self.take(emit, log);
    }

    fn ready(&mut self, seat: Seat, log: &mut Log<G>) {
        if let Some(place) = self.roster.get_mut(seat) {
            place.ready = true;
        }
        self.pass_if_ready(log);
    }

    fn pass_if_ready(&mut self, log: &mut Log<G>) {
        if matches!(self.phase, Phase::Transition { .. }) && self.roster.everyone_ready() {
            self.go_on(log);
        }
    }

    fn advance(&mut self, log: &mut Log<G>) {
        match self.phase {
            Phase::Ended => {
                let timing = Countdown { auto_next: true, ..self.header.timing.round_ended };
                self.phase = Phase::Transition { until: self.countdown(timing) };
                self.pass_countdown(timing, log);
                // Who said so while the machine waited for the host need not say so again.
                self.pass_if_ready(log);
            }
            _ => self.go_on(log),
        }
    }

    fn set_presence(&mut self, seat: Seat, here: bool, log: &mut Log<G>) {
        let Some(place) = self.roster.get_mut(seat) else { return };
        place.here = here;
        if here {
            place.grace_ends = None;
            if std::mem::take(&mut place.away) {
                self.tell_presence(seat, Presence::Back, log);
            }
        } else {
            place.grace_ends = Some(self.now + self.header.grace);
            self.pass_if_ready(log);
        }
    }

    fn join(&mut self, seat: Seat, log: &mut Log<G>) {
        let at_once = self.phase == Phase::Playing && G::late_join(&self.table) == LateJoin::AtOnce;
        self.roster.add(if at_once { self.current } else { self.current + 1 });
        self.tell_presence(seat, Presence::Joined, log);
    }

    fn leave(&mut self, seat: Seat, log: &mut Log<G>) {
        let Some(place) = self.roster.get_mut(seat) else { return };
        place.left = true;
        place.here = false;
        place.grace_ends = None;
        self.tell_presence(seat, Presence::Left, log);
        // Nobody who plays this round can come back to it, though late joiners may wait for the next one.
        if self.phase == Phase::Playing && self.roster.playing(self.current).is_empty() {
            self.end_round(Reason::AllFailed, log);
        }
        if self.roster.everyone_left() && !matches!(self.phase, Phase::Lobby | Phase::Finished) {
            self.finish(log);
        } else {
            self.pass_if_ready(log);
        }
    }

    fn tell_presence(&mut self, seat: Seat, presence: Presence, log: &mut Log<G>) {
        let plays = self.roster.get(seat).is_some_and(|place| place.from_round <= self.current);
        if let Some(round) = self.round.as_mut().filter(|_| self.phase == Phase::Playing && plays) {
            let mut emit = Emit::default();
            G::presence(&self.table, round, seat, presence, self.now, &mut emit);
            self.take(emit, log);
        }
    }

    fn fall_due(&mut self, due: Due, log: &mut Log<G>) {
        match due {
            Due::Grace(seat) => {
                if let Some(place) = self.roster.get_mut(seat) {
                    place.grace_ends = None;
                    place.away = true;
                }
                self.tell_presence(seat, Presence::Away, log);
            }
            Due::Wake => {
                self.woken = Some(self.now);
                if let Some(round) = self.round.as_mut() {
                    let mut emit = Emit::default();
                    G::wake(&self.table, round, self.now, &mut emit);
                    self.take(emit, log);
                }
            }
            Due::Turn => self.end_turn(log),
            Due::Round => self.end_round(Reason::TimeExpired, log),
            Due::Countdown => self.go_on(log),
        }
    }
}

/// What one row brings about, as it is being applied.
pub(crate) struct Log<G: Game> {
    pub(crate) events: Vec<Told<G>>,
    pub(crate) outcome: Option<Outcome>,
    pub(crate) pledges: Vec<Pledge>,
    pub(crate) round_started: bool,
}

impl<G: Game> Log<G> {
    pub(crate) fn generic(&mut self, event: MatchEvent<G::Result>) {
        self.events.push(Told { audience: Audience::All, event: Event::Match(event) });
    }
}

/// Everything but what cannot change or does not matter: two equal matches go on in the same way.
impl<G: Game> PartialEq for Match<G> {
    fn eq(&self, other: &Self) -> bool {
        self.chain == other.chain
            && self.rows == other.rows
            && self.now == other.now
            && self.phase == other.phase
            && self.current == other.current
            && (self.turn, self.turn_began, self.turns, self.had, self.woken)
                == (other.turn, other.turn_began, other.turns, other.had, other.woken)
            && (self.reason, self.winner, self.revealed) == (other.reason, other.winner, other.revealed)
            && self.roster == other.roster
            && self.tally == other.tally
            && self.round == other.round
            && self.sealed == other.sealed
            && self.spelt == other.spelt
            && self.header == other.header
    }
}
