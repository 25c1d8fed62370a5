//! The rules of Hermit, for the match machine.

use std::ops::RangeInclusive;
use std::sync::Arc;

use cluehouse_engine::{
    Audience, Choices, Dice, Emit, EndRule, Game, Hidden, LateJoin, MAX_SEATS, Millis, Moment, Plan, Rank,
    Reason, Seat, Stage, Standing, Viewer,
};

use super::{Action, Event, Reject, Round, Settings, Summary, View};

/// Fewest players: against nobody, 1 always wins.
pub(super) const MIN_PLAYERS: u8 = 2;

/// Hermit.
#[derive(Clone, Debug, PartialEq)]
pub struct Hermit;

/// The settings, checked.
#[derive(Clone, Debug)]
pub struct Table {
    pub(super) settings: Settings,
}

impl Game for Hermit {
    const ID: &'static str = "hermit";
    const RULES: u16 = 1;

    type Settings = Settings;
    type Content = ();
    type Action = Action;
    type Event = Event;
    type View = View;
    type Reject = Reject;
    type Result = Summary;
    type Secret = ();
    type Table = Table;
    type Tally = ();
    type Round = Round;

    fn open(_rules: u16, settings: &Settings, _content: Arc<()>) -> Result<Table, Reject> {
        settings.check()?;
        Ok(Table { settings: *settings })
    }

    fn players(_table: &Table) -> RangeInclusive<u8> {
        MIN_PLAYERS..=MAX_SEATS
    }

    fn late_join(_table: &Table) -> LateJoin {
        LateJoin::NextRound
    }

    fn rounds(table: &Table) -> u16 {
        u16::from(table.settings.rounds)
    }

    fn deal(_table: &Table, _stage: Stage, _dice: &Dice<'_>) {}

    fn spell(_table: &Table, _secret: &()) -> Option<String> {
        None
    }

    fn start(_table: &Table, _tally: &(), stage: Stage, _secret: (), _emit: &mut Emit<Event>) -> Round {
        Round::new(stage.seats, stage.at)
    }

    fn plan(table: &Table, round: &Round) -> Plan {
        Plan {
            ends: table.settings.limit().map(|limit| round.began + limit),
            ..Plan::of(EndRule::Simultaneous { first_success: false })
        }
    }

    /// Nobody has won before everybody's pick is known.
    fn standing(_table: &Table, round: &Round, seat: Seat) -> Standing {
        if round.picks.get(seat).is_none() {
            Standing::Exempt
        } else if round.over && round.won().is_some_and(|won| won.seat == seat) {
            Standing::Succeeded
        } else if round.over || round.pick(seat).is_some() {
            Standing::Failed
        } else {
            Standing::Waiting
        }
    }

    fn validate(
        table: &Table,
        round: &Round,
        seat: Seat,
        action: &Action,
        _at: Millis,
    ) -> Result<(), Reject> {
        let Action::Pick(number) = *action;
        let most = table.settings.numbers;
        if !(1..=most).contains(&number) {
            Err(Reject::NoSuchNumber { most })
        } else if round.pick(seat).is_some() {
            Err(Reject::AlreadyPicked)
        } else {
            Ok(())
        }
    }

    fn perform(
        _table: &Table,
        round: &mut Round,
        seat: Seat,
        action: &Action,
        _moment: Moment,
        emit: &mut Emit<Event>,
    ) {
        let Action::Pick(number) = *action;
        if let Some(pick) = round.picks.get_mut(seat) {
            *pick = Some(Hidden::new(number));
        }
        emit.tell(Audience::All, Event::PlayerPicked { seat });
        emit.tell(Audience::only(seat), Event::PickTaken { number });
    }

    fn finish(
        _table: &Table,
        round: &mut Round,
        _tally: &mut (),
        _reason: Reason,
        _at: Millis,
        emit: &mut Emit<Event>,
    ) {
        round.over = true;
        let shown = round.shown();
        if let Some(won) = shown.won {
            emit.award(won.seat, won.points as i32);
        }
        emit.reveal(Event::PicksShown(shown));
    }

    fn result(_table: &Table, round: &Round, seat: Seat) -> Summary {
        let won = round.won().filter(|won| won.seat == seat);
        Summary { picked: round.pick(seat).is_some(), points: won.map_or(0, |won| won.points) }
    }

    fn rank(_table: &Table, _tally: &(), _seat: Seat, score: i32) -> Rank {
        Rank::by_score(score)
    }

    fn view(table: &Table, round: Option<&Round>, viewer: Viewer, open: bool) -> View {
        View::new(table, round, viewer, open)
    }

    fn speaks(_event: &Event, _viewer: Viewer) -> bool {
        true
    }

    fn closes(event: &Event) -> bool {
        matches!(event, Event::PicksShown(_))
    }

    fn hear(view: &mut View, event: &Event) {
        match event {
            Event::PlayerPicked { seat } => {
                if let Some(line) = view.lines.get_mut(seat.index()) {
                    line.picked = true;
                }
            }
            Event::PickTaken { number } => view.pick = Some(*number),
            Event::PicksShown(shown) => view.shown = Some(shown.clone()),
        }
    }

    fn choices(table: &Table, round: &Round, seat: Seat, at: Millis) -> Choices<Action> {
        let accepted = |action: &Action| Self::validate(table, round, seat, action, at).is_ok();
        Choices::Listed((1..=table.settings.numbers).map(Action::Pick).filter(accepted).collect())
    }

    fn kind(action: &Action) -> &'static str {
        match action {
            Action::Pick(_) => "pick",
        }
    }
}
