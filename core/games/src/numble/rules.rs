//! The rules of Numble, for the match machine.

use std::ops::RangeInclusive;
use std::sync::Arc;

use cluehouse_engine::{
    Audience, Choices, Dice, Emit, EndRule, Game, Hidden, LateJoin, MAX_SEATS, Millis, Moment, Plan,
    Presence, Rank, Reason, Seat, Stage, Standing, Viewer,
};
use cluehouse_json::Read;
use serde::{Deserialize, Serialize};

use super::generator::generate;
use super::view::AttemptView;
use super::{
    Action, Equation, Event, MAX_GUESSES, Mode, Puzzle, Reject, Round, Settings, Summary, View, check_hard,
    daily_equation,
};

/// The equation game.
#[derive(Clone, Debug, PartialEq)]
pub struct Numble;

/// The settings, checked.
#[derive(Clone, Debug)]
pub struct Table {
    pub(super) settings: Settings,
}

/// What rounds leave behind, by seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, Read)]
#[serde(deny_unknown_fields)]
pub struct Tally {
    seats: Vec<SeatTally>,
    /// Of somebody who played no round so far.
    absent: SeatTally,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, Read)]
#[serde(deny_unknown_fields)]
struct SeatTally {
    solved: u16,
    guesses: u32,
    millis: u64,
}

impl SeatTally {
    fn add(&mut self, solved: bool, guesses: u8, time: Millis) {
        self.solved += u16::from(solved);
        self.guesses += u32::from(guesses);
        self.millis += time.get();
    }
}

impl Tally {
    /// A round somebody did not solve, or was not there for, counts as six guesses and the whole of its time: giving up
    /// early or coming late is no advantage.
    fn add(&mut self, round: &Round, at: Millis) {
        let whole = at - round.began;
        self.seats.resize(self.seats.len().max(round.lines.width()), self.absent.clone());
        for (index, tally) in self.seats.iter_mut().enumerate() {
            let summary = round.summary(Seat::new(index as u8));
            match summary.time.filter(|_| summary.solved) {
                Some(time) => tally.add(true, summary.guesses, time),
                None => tally.add(false, MAX_GUESSES, whole),
            }
        }
        self.absent.add(false, MAX_GUESSES, whole);
    }
}

impl Game for Numble {
    const ID: &'static str = "numble";
    const RULES: u16 = 1;

    type Settings = Settings;
    type Content = ();
    type Action = Action;
    type Event = Event;
    type View = View;
    type Reject = Reject;
    type Result = Summary;
    type Secret = Hidden<Equation>;
    type Table = Table;
    type Tally = Tally;
    type Round = Round;

    fn open(_rules: u16, settings: &Settings, _content: Arc<()>) -> Result<Table, Reject> {
        settings.check()?;
        Ok(Table { settings: *settings })
    }

    fn players(table: &Table) -> RangeInclusive<u8> {
        match table.settings.mode {
            Mode::Solo => 1..=1,
            Mode::Versus => 2..=MAX_SEATS,
        }
    }

    fn late_join(table: &Table) -> LateJoin {
        match table.settings.mode {
            Mode::Solo => LateJoin::Never,
            Mode::Versus => LateJoin::NextRound,
        }
    }

    fn rounds(table: &Table) -> u16 {
        u16::from(table.settings.rounds)
    }

    fn deal(table: &Table, _stage: Stage, dice: &Dice<'_>) -> Hidden<Equation> {
        Hidden::new(match table.settings.puzzle {
            Puzzle::Daily(date) | Puzzle::Archive(date) => daily_equation(date),
            Puzzle::Unlimited => {
                let mut rng = dice.now("equation");
                generate(|low, high| rng.between(u64::from(low), u64::from(high)) as u16)
            }
        })
    }

    fn spell(_table: &Table, secret: &Hidden<Equation>) -> Option<String> {
        Some(secret.open().to_string())
    }

    fn start(
        _table: &Table,
        _tally: &Tally,
        stage: Stage,
        secret: Hidden<Equation>,
        _emit: &mut Emit<Event>,
    ) -> Round {
        Round::new(secret, stage.seats, stage.at)
    }

    fn plan(table: &Table, round: &Round) -> Plan {
        let rule = EndRule::Simultaneous { first_success: false };
        Plan { ends: table.settings.limit().map(|limit| round.began + limit), ..Plan::of(rule) }
    }

    fn standing(_table: &Table, round: &Round, seat: Seat) -> Standing {
        match round.lines.get(seat) {
            None => Standing::Exempt,
            Some(line) if line.solved => Standing::Succeeded,
            Some(line) if line.is_done() => Standing::Failed,
            Some(_) => Standing::Waiting,
        }
    }

    fn validate(
        table: &Table,
        round: &Round,
        seat: Seat,
        action: &Action,
        _at: Millis,
    ) -> Result<(), Reject> {
        if round.lines.get(seat).is_none_or(|line| line.is_done()) {
            return Err(Reject::Done);
        }
        match action {
            Action::Guess(guess) if table.settings.hard => {
                check_hard(guess, &round.clues(seat)).map_err(Reject::Hard)
            }
            Action::Guess(_) | Action::GiveUp => Ok(()),
        }
    }

    fn perform(
        _table: &Table,
        round: &mut Round,
        seat: Seat,
        action: &Action,
        moment: Moment,
        emit: &mut Emit<Event>,
    ) {
        match *action {
            Action::Guess(guess) => {
                let attempt = round.add(seat, guess, moment.at);
                let number = round.lines.get(seat).map_or(0, |line| line.used);
                let (marks, solved) = (attempt.clue.marks, attempt.solved);
                let told = |guess, marks| Event::GuessEvaluated { seat, number, guess, marks, solved };
                emit.tell(Audience::only(seat), told(Some(guess), Some(marks)));
                emit.tell(Audience::except(seat), told(None, (!solved).then_some(marks)));
            }
            Action::GiveUp => {
                round.give_up(seat, moment.at);
                emit.tell(Audience::All, Event::GaveUp { seat });
            }
        }
    }

    fn presence(
        _table: &Table,
        round: &mut Round,
        seat: Seat,
        presence: Presence,
        at: Millis,
        _emit: &mut Emit<Event>,
    ) {
        match presence {
            Presence::Left => round.give_up(seat, at),
            Presence::Joined | Presence::Away | Presence::Back => {}
        }
    }

    fn finish(
        _table: &Table,
        round: &mut Round,
        tally: &mut Tally,
        _reason: Reason,
        at: Millis,
        emit: &mut Emit<Event>,
    ) {
        for (_, line) in round.lines.iter_mut().filter(|(_, line)| line.ended.is_none()) {
            line.ended = Some(at);
        }
        tally.add(round, at);
        emit.reveal(Event::SecretRevealed { equation: *round.target.open() });
    }

    fn result(_table: &Table, round: &Round, seat: Seat) -> Summary {
        round.summary(seat)
    }

    /// More solved first, then fewer guesses, then less time.
    fn rank(_table: &Table, tally: &Tally, seat: Seat, _score: i32) -> Rank {
        let seat = tally.seats.get(seat.index()).unwrap_or(&tally.absent);
        Rank {
            success: seat.solved > 0,
            key: [-i64::from(seat.solved), i64::from(seat.guesses), seat.millis as i64, 0, 0],
        }
    }

    fn view(table: &Table, round: Option<&Round>, viewer: Viewer, open: bool) -> View {
        View::new(table, round, viewer, open)
    }

    /// A guess does, but not the one that ends the viewer's own part: their text to share comes with it.
    fn speaks(event: &Event, viewer: Viewer) -> bool {
        match *event {
            Event::GuessEvaluated { seat, number, solved, .. } => {
                !viewer.is(seat) || !solved && number < MAX_GUESSES
            }
            Event::GaveUp { .. } | Event::SecretRevealed { .. } => false,
        }
    }

    fn hear(view: &mut View, event: &Event) {
        if let Event::GuessEvaluated { seat, number, guess, marks, solved } = *event {
            view.hear_guess(AttemptView { seat, guess, marks, solved }, number);
        }
    }

    fn choices(_table: &Table, round: &Round, seat: Seat, _at: Millis) -> Choices<Action> {
        if round.lines.get(seat).is_none_or(|line| line.is_done()) { Choices::NONE } else { Choices::Open }
    }

    fn kind(action: &Action) -> &'static str {
        match action {
            Action::Guess(_) => "guess",
            Action::GiveUp => "give_up",
        }
    }
}
