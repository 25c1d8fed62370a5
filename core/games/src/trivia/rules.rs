//! The rules of Trivia, for the match machine.

use std::ops::RangeInclusive;
use std::sync::Arc;

use cluehouse_engine::{
    Audience, Choices, Dice, Emit, EndRule, Game, Hidden, LateJoin, MAX_SEATS, Millis, Moment, Plan, Rank,
    Reason, Seat, Stage, Standing, Viewer,
};
use cluehouse_json::Read;
use serde::{Deserialize, Serialize};

use super::round::Answer;
use super::{Action, Deal, Ending, Event, Pack, Place, Reject, Round, Settings, Summary, View};

/// Trivia.
#[derive(Clone, Debug, PartialEq)]
pub struct Trivia;

/// The settings, checked, and the questions they leave.
#[derive(Clone, Debug)]
pub struct Table {
    pub(super) settings: Settings,
    /// Hidden, for it holds every right answer.
    pub(super) pack: Hidden<Arc<Pack>>,
    /// Where the questions stand that may be asked: at least one for each round.
    chosen: Vec<usize>,
}

/// What rounds leave behind: right answers in a row, by seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, Read)]
#[serde(deny_unknown_fields)]
pub struct Tally {
    streaks: Vec<u16>,
}

impl Table {
    /// When answers are taken.
    pub(super) fn opens(&self, round: &Round) -> Millis {
        round.began + Millis::from_secs(u64::from(self.settings.reading))
    }

    /// Until when.
    pub(super) fn ends(&self, round: &Round) -> Option<Millis> {
        self.settings.limit().map(|limit| self.opens(round) + limit)
    }

    fn open_answers(&self, round: &mut Round, emit: &mut Emit<Event>) {
        round.opened = true;
        emit.tell(Audience::All, Event::AnswersOpened { ends: self.ends(round) });
    }
}

impl Game for Trivia {
    const ID: &'static str = "trivia";
    const RULES: u16 = 1;

    type Settings = Settings;
    type Content = Pack;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Reject = Reject;
    type Result = Summary;
    type Secret = Hidden<Deal>;
    type Table = Table;
    type Tally = Tally;
    type Round = Round;

    fn open(_rules: u16, settings: &Settings, content: Arc<Pack>) -> Result<Table, Reject> {
        settings.check()?;
        let chosen = content.chosen(settings);
        if chosen.len() < usize::from(settings.rounds) {
            return Err(Reject::TooFewQuestions { found: chosen.len() as u32, wanted: settings.rounds });
        }
        Ok(Table { settings: settings.clone(), pack: Hidden::new(content), chosen })
    }

    fn players(_table: &Table) -> RangeInclusive<u8> {
        1..=MAX_SEATS
    }

    fn late_join(_table: &Table) -> LateJoin {
        LateJoin::NextRound
    }

    fn rounds(table: &Table) -> u16 {
        u16::from(table.settings.rounds)
    }

    fn deal(table: &Table, stage: Stage, dice: &Dice<'_>) -> Hidden<Deal> {
        let mut deck = table.chosen.clone();
        dice.always("deck").shuffle(&mut deck);
        let question = deck[usize::from(stage.round.saturating_sub(1)) % deck.len()];
        let mut order = Place::ALL;
        dice.now("options").shuffle(&mut order);
        let right = table.pack.open().questions[question].right;
        let right = Place::ALL.into_iter().find(|place| order[place.index()] == right).unwrap_or(right);
        Hidden::new(Deal { question, order, right })
    }

    /// The question, the options as they are shown, and the letter of the right one, in one line.
    fn spell(table: &Table, secret: &Hidden<Deal>) -> Option<String> {
        let deal = secret.open();
        let question = &table.pack.open().questions[deal.question];
        let options = Place::ALL.map(|place| {
            let option = &question.options[deal.order[place.index()].index()];
            format!("{place}: {option}")
        });
        let words = format!("{} | {} | {}", question.text, options.join(" | "), deal.right);
        Some(words.split_whitespace().collect::<Vec<_>>().join(" "))
    }

    fn start(
        table: &Table,
        tally: &Tally,
        stage: Stage,
        secret: Hidden<Deal>,
        emit: &mut Emit<Event>,
    ) -> Round {
        let mut round = Round::new(secret, stage.seats, &tally.streaks, stage.at);
        emit.tell(Audience::All, Event::QuestionStarted(round.asked(table)));
        if table.settings.reading == 0 {
            table.open_answers(&mut round, emit);
        }
        round
    }

    fn plan(table: &Table, round: &Round) -> Plan {
        let first_success = table.settings.ending == Ending::Buzzer;
        Plan {
            ends: table.ends(round),
            wake: (!round.opened).then(|| table.opens(round)),
            ..Plan::of(EndRule::Simultaneous { first_success })
        }
    }

    fn standing(_table: &Table, round: &Round, seat: Seat) -> Standing {
        if round.lines.get(seat).is_none() {
            Standing::Exempt
        } else if round.is_right(seat) {
            Standing::Succeeded
        } else if round.answer(seat).is_some() || round.over {
            Standing::Failed
        } else {
            Standing::Waiting
        }
    }

    fn validate(
        _table: &Table,
        round: &Round,
        seat: Seat,
        action: &Action,
        _at: Millis,
    ) -> Result<(), Reject> {
        let Action::Answer(_) = action;
        if !round.opened {
            Err(Reject::NotOpenYet)
        } else if round.answer(seat).is_some() {
            Err(Reject::AlreadyAnswered)
        } else {
            Ok(())
        }
    }

    fn perform(
        table: &Table,
        round: &mut Round,
        seat: Seat,
        action: &Action,
        moment: Moment,
        emit: &mut Emit<Event>,
    ) {
        let Action::Answer(place) = *action;
        let time = (moment.at - moment.lag) - table.opens(round);
        if let Some(line) = round.lines.get_mut(seat) {
            line.answer = Some(Answer { place: Hidden::new(place), time });
        }
        emit.tell(Audience::All, Event::PlayerAnswered { seat });
        emit.tell(Audience::only(seat), Event::AnswerTaken { place });
    }

    fn wake(table: &Table, round: &mut Round, _at: Millis, emit: &mut Emit<Event>) {
        table.open_answers(round, emit);
    }

    /// Points come only now: a score that rose earlier would say whose answer was right.
    fn finish(
        table: &Table,
        round: &mut Round,
        tally: &mut Tally,
        _reason: Reason,
        _at: Millis,
        emit: &mut Emit<Event>,
    ) {
        round.over = true;
        let solution = round.solution(table);
        tally.streaks.resize(tally.streaks.len().max(round.lines.width()), 0);
        for answered in &solution.answers {
            emit.award(answered.seat, answered.points as i32);
            tally.streaks[answered.seat.index()] = answered.streak;
        }
        emit.reveal(Event::QuestionEnded(solution));
    }

    fn result(table: &Table, round: &Round, seat: Seat) -> Summary {
        let answered = round.answered(table, seat);
        Summary { answered: answered.place.is_some(), points: answered.points, streak: answered.streak }
    }

    fn rank(_table: &Table, _tally: &Tally, _seat: Seat, score: i32) -> Rank {
        Rank::by_score(score)
    }

    fn view(table: &Table, round: Option<&Round>, viewer: Viewer, open: bool) -> View {
        View::new(table, round, viewer, open)
    }

    /// That somebody has answered says it all, but to who did: their own answer is not in it.
    fn speaks(event: &Event, _viewer: Viewer) -> bool {
        match event {
            Event::QuestionStarted(_) => false,
            Event::AnswersOpened { .. }
            | Event::PlayerAnswered { .. }
            | Event::AnswerTaken { .. }
            | Event::QuestionEnded(_) => true,
        }
    }

    fn closes(event: &Event) -> bool {
        matches!(event, Event::QuestionEnded(_))
    }

    fn hear(view: &mut View, event: &Event) {
        match event {
            Event::QuestionStarted(_) => {}
            Event::AnswersOpened { .. } => view.answers_open = true,
            Event::PlayerAnswered { seat } => {
                if let Some(line) = view.lines.get_mut(seat.index()) {
                    line.answered = true;
                }
            }
            Event::AnswerTaken { place } => view.choice = Some(*place),
            Event::QuestionEnded(solution) => {
                view.answers_open = false;
                view.lines.iter_mut().for_each(|line| line.streak = 0);
                for answered in &solution.answers {
                    if let Some(line) = view.lines.get_mut(answered.seat.index()) {
                        line.streak = answered.streak;
                    }
                }
                view.solution = Some(solution.clone());
            }
        }
    }

    fn choices(table: &Table, round: &Round, seat: Seat, at: Millis) -> Choices<Action> {
        let accepted = |action: &Action| Self::validate(table, round, seat, action, at).is_ok();
        Choices::Listed(Place::ALL.map(Action::Answer).into_iter().filter(accepted).collect())
    }

    fn kind(action: &Action) -> &'static str {
        match action {
            Action::Answer(_) => "answer",
        }
    }
}
