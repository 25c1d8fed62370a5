//! Rounds, turns and the end: when they begin, pass and are over.

use crate::limits::MAX_TURNS_PER_STEP;
use crate::machine::{Log, Phase};
use crate::plan::decide;
use crate::{
    Audience, Dice, Emit, EndRule, Event, Game, Hidden, Match, MatchEvent, Millis, Presence, Rank, Reason,
    Seat, SeatResult, Seats, Stage, Standing, Told, Winner,
};

impl<G: Game> Match<G> {
    /// Leaves a countdown: to the next round, or to the end, also where too few are left to play on.
    pub(crate) fn go_on(&mut self, log: &mut Log<G>) {
        let enough =
            self.roster.playing(self.current + 1).len() >= usize::from(*G::players(&self.table).start());
        if enough && self.current < G::rounds(&self.table) { self.start_round(log) } else { self.finish(log) }
    }

    fn start_round(&mut self, log: &mut Log<G>) {
        self.current += 1;
        self.phase = Phase::Playing;
        (self.turn, self.turn_began) = (None, Millis::ZERO);
        self.turns = 0;
        self.had = Seats::NONE;
        self.woken = None;
        self.roster.begin_round();
        let stage = self.stage(0);
        let mut emit = Emit::default();
        let secret = self.deal(stage);
        self.make_pledge(stage, &secret, log);
        let mut round = G::start(&self.table, &self.tally, stage, secret, &mut emit);
        for seat in stage.seats.iter().filter(|&seat| self.roster.get(seat).is_some_and(|place| place.away)) {
            G::presence(&self.table, &mut round, seat, Presence::Away, self.now, &mut emit);
        }
        self.round = Some(round);
        log.round_started = true;
        log.generic(MatchEvent::RoundStarted { current: self.current, total: G::rounds(&self.table) });
        self.take(emit, log);
    }

    fn stage(&self, turn: u16) -> Stage {
        let seats = self.roster.playing(self.current);
        Stage { round: self.current, turn, dealt: self.dealt, seats, at: self.now }
    }

    fn deal(&self, stage: Stage) -> G::Secret {
        #[cfg(feature = "laws")]
        if let Some((round, turn, secret)) = &self.planted
            && (*round, *turn) == (stage.round, stage.turn)
        {
            return secret.clone();
        }
        G::deal(&self.table, stage, &Dice::new(&self.header.seed, stage.round, stage.turn))
    }

    /// Hands turns on and ends the round, until the rules and the end rule have nothing more to say.
    pub(crate) fn settle(&mut self, log: &mut Log<G>) {
        for _ in 0..MAX_TURNS_PER_STEP {
            let Some(plan) = self.plan() else { return };
            let active = self.roster.active(self.current);
            let Some(round) = &self.round else { return };
            let decision = decide(plan.rule, active, |seat| G::standing(&self.table, round, seat));
            if decision.should_end {
                self.end_round(decision.reason, log);
                continue;
            }
            let Some(turns) = plan.turns else { return };
            match self.turn {
                Some(holder) if turns.over || !active.contains(holder) => self.end_turn(log),
                Some(_) => return,
                None => match self.next_turn(plan.rule, active, turns.passed) {
                    Some(seat) => self.begin_turn(seat, log),
                    None if plan.rule == EndRule::Sequential && !active.is_empty() => {
                        self.end_round(Reason::AllTurnsTaken, log);
                    }
                    None => return,
                },
            }
        }
        debug_assert!(false, "{}: the rules let turns pass for ever", G::ID);
    }

    /// The next active seat in order that takes turns: once each in a sequential round, round and round otherwise.
    fn next_turn(&self, rule: EndRule, active: Seats, passed: Seats) -> Option<Seat> {
        let mut takers = active.iter().filter(|&seat| !passed.contains(seat));
        if rule == EndRule::Sequential {
            return takers.find(|&seat| !self.had.contains(seat));
        }
        let last = self.had.iter().last();
        let first = takers.next();
        first.filter(|&seat| Some(seat) > last).or_else(|| takers.find(|&seat| Some(seat) > last)).or(first)
    }

    fn begin_turn(&mut self, seat: Seat, log: &mut Log<G>) {
        self.turns += 1;
        (self.turn, self.turn_began) = (Some(seat), self.now);
        let stage = self.stage(self.turns);
        let secret = self.deal(stage);
        self.make_pledge(stage, &secret, log);
        self.dealt += 1;
        let Some(round) = self.round.as_mut() else { return };
        let mut emit = Emit::default();
        G::turn(&self.table, round, seat, secret, self.now, &mut emit);
        let sequential = G::plan(&self.table, round).rule == EndRule::Sequential;
        self.had = if sequential { self.had.with(seat) } else { Seats::NONE.with(seat) };
        self.take(emit, log);
    }

    pub(crate) fn end_turn(&mut self, log: &mut Log<G>) {
        (self.turn, self.turn_began) = (None, Millis::ZERO);
        self.woken = None;
        if let Some(round) = self.round.as_mut() {
            let mut emit = Emit::default();
            G::turn_ended(&self.table, round, self.now, &mut emit);
            self.take(emit, log);
        }
    }

    pub(crate) fn end_round(&mut self, reason: Reason, log: &mut Log<G>) {
        if self.turn.is_some() {
            self.end_turn(log);
        }
        self.note_done();
        let Some(round) = self.round.as_mut() else { return };
        let mut emit = Emit::default();
        G::finish(&self.table, round, &mut self.tally, reason, self.now, &mut emit);
        self.reason = Some(reason);
        self.award(&emit.awards);
        emit.awards.clear();

        let results = self.results();
        let timing = self.header.timing.round_ended;
        log.generic(MatchEvent::RoundEnded {
            reason,
            winner_found: results.iter().any(|result| result.success),
            scores: self.roster.scores(),
            results,
            timing,
        });
        self.take(emit, log);
        if timing.auto_next {
            self.phase = Phase::Transition { until: self.countdown(timing) };
            self.open_round_pledges(log);
            self.pass_countdown(timing, log);
        } else {
            self.phase = Phase::Ended;
            self.open_round_pledges(log);
        }
    }

    pub(crate) fn finish(&mut self, log: &mut Log<G>) {
        self.phase = Phase::Finished;
        let ranks: Vec<Rank> = self
            .roster
            .iter()
            .map(|(seat, place)| G::rank(&self.table, &self.tally, seat, place.score))
            .collect();
        let places =
            ranks.iter().map(|rank| 1 + ranks.iter().filter(|other| other.key < rank.key).count() as u8);
        let places: Vec<u8> = places.collect();
        let winner = winner(&ranks, &places);
        self.winner = Some(winner);
        log.generic(MatchEvent::GameFinished { winner, scores: self.roster.scores(), places });
    }

    fn results(&self) -> Vec<SeatResult<G::Result>> {
        let Some(round) = &self.round else { return Vec::new() };
        let played = self.roster.iter().filter(|(_, place)| place.from_round <= self.current);
        played
            .map(|(seat, place)| {
                let standing = G::standing(&self.table, round, seat);
                SeatResult {
                    seat,
                    standing,
                    success: standing == Standing::Succeeded,
                    at: place.done_at,
                    data: G::result(&self.table, round, seat),
                }
            })
            .collect()
    }

    /// Writes down when a seat's part was finished.
    pub(crate) fn note_done(&mut self) {
        let Some(round) = self.round.as_ref().filter(|_| self.phase == Phase::Playing) else { return };
        for seat in self.roster.playing(self.current).iter() {
            let done = G::standing(&self.table, round, seat).is_done();
            if let Some(place) = self.roster.get_mut(seat).filter(|place| done && place.done_at.is_none()) {
                place.done_at = Some(self.now);
            }
        }
    }

    pub(crate) fn award(&mut self, awards: &[(Seat, i32)]) {
        for &(seat, points) in awards {
            if let Some(place) = self.roster.get_mut(seat) {
                place.score += points;
            }
        }
    }

    /// Takes over what the rules emitted: points, events, and reveals as far as the policy lets them out.
    pub(crate) fn take(&mut self, emit: Emit<G::Event>, log: &mut Log<G>) {
        self.award(&emit.awards);
        for (audience, event) in emit.told {
            log.events.push(Told { audience, event: Event::Game(event) });
        }
        self.sealed.extend(emit.revealed.into_iter().map(Hidden::new));
        if self.is_revealed() {
            self.open_sealed(log);
        }
    }

    pub(crate) fn open_sealed(&mut self, log: &mut Log<G>) {
        for event in self.sealed.drain(..) {
            log.events.push(Told { audience: Audience::All, event: Event::Game(event.into_inner()) });
        }
    }
}

fn winner(ranks: &[Rank], places: &[u8]) -> Winner {
    let first = ranks.iter().zip(places).zip(0..).filter(|((rank, place), _)| rank.success && **place == 1);
    let first: Seats = first.map(|(_, number)| Seat::new(number)).collect();
    match (first.len(), first.iter().next()) {
        (1, Some(seat)) => Winner::Seat(seat),
        (0, _) | (_, None) => Winner::Nobody,
        _ => Winner::Tie(first),
    }
}
