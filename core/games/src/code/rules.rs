//! The rules of code games, for the match machine.

use std::ops::RangeInclusive;
use std::sync::Arc;

use cluehouse_codes::{Code, Feedback};
use cluehouse_engine::{
    Audience, Choices, Dice, Emit, EndRule, Game, Hidden, LateJoin, MAX_SEATS, Millis, Moment, Plan,
    Presence, Rank, Reason, Seat, Stage, Standing, Turns, Viewer,
};
use cluehouse_json::Read;
use serde::{Deserialize, Serialize};

use super::round::{Codes, Line};
use super::view::{feedbacks, opened};
use super::{
    Action, Board, Event, Mode, Reject, Round, Settings, Summary, Variant, View, race_score, skemind_score,
};

/// Largest space whose guesses are listed one by one; all presets but Super, with 32,768, are within.
const LISTED_CODES: u64 = 5_040;
/// Corrections of answers by hand in one round.
const MAX_AMENDMENTS: u8 = 20;
/// Hints in one round.
const MAX_HINTS: u8 = 20;
/// Time to set a code: enough to think of one, and nobody waits for ever for somebody who is gone.
const SETTING: Millis = Millis::from_secs(120);
/// Who keeps the code of a reversed game.
const KEEPER: Seat = Seat::new(0);
/// Who breaks it.
const BREAKER: Seat = Seat::new(1);

/// The code-breaking family.
#[derive(Clone, Debug, PartialEq)]
pub struct CodeGame;

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
    won: u16,
    attempts: u32,
    hints: u32,
    millis: u64,
    /// Marks of the best guess where the round was not solved: exact first.
    marks: u32,
}

impl Table {
    /// Points are Skemind's, where everyone plays their own board to its end; the rest ranks without.
    fn has_points(&self) -> bool {
        self.settings.variant == Variant::Skemind && matches!(self.settings.mode, Mode::Solo | Mode::Versus)
    }

    fn check_code(&self, code: Code) -> Result<(), Reject> {
        let space = self.settings.variant.board().space;
        if code.len() != usize::from(space.length()) {
            return Err(Reject::WrongLength { found: code.len() as u8, wanted: space.length() });
        }
        if let Some(place) = code.symbols().position(|symbol| symbol >= space.symbols()) {
            return Err(Reject::UnknownSymbol { place: place as u8 + 1 });
        }
        match code.first_repeat() {
            Some((first, again)) if !space.repeats() => {
                Err(Reject::Repeat { first: first as u8 + 1, again: again as u8 + 1 })
            }
            _ => Ok(()),
        }
    }

    fn check_guess(&self, round: &Round, seat: Seat, code: Code) -> Result<(), Reject> {
        let mode = self.settings.mode;
        if mode.is_reversed() && seat != BREAKER {
            return Err(Reject::KeeperDoesNotGuess);
        }
        if round.began.is_none() {
            return Err(Reject::NotSetYet);
        }
        if mode == Mode::Turns && round.turn != Some(seat) {
            return Err(Reject::NotYourTurn { turn: round.turn });
        }
        if round.clash.is_some() {
            return Err(Reject::Clash);
        }
        if round.pending() {
            return Err(Reject::AnswerPending);
        }
        if CodeGame::standing(self, round, seat).is_done() {
            return Err(Reject::Done);
        }
        self.check_code(code)
    }

    fn check_answers(&self, round: &Round, seat: Seat) -> Result<(), Reject> {
        if self.settings.mode != Mode::ReversedByHand || seat != KEEPER {
            return Err(Reject::NotYoursToAnswer);
        }
        if round.abandoned { Err(Reject::Done) } else { Ok(()) }
    }

    fn check_set(&self, round: &Round, seat: Seat, code: Code) -> Result<(), Reject> {
        let sets = match self.settings.mode {
            Mode::Duel => true,
            Mode::Reversed => seat == KEEPER,
            _ => false,
        };
        if !sets {
            Err(Reject::NotYoursToSet)
        } else if round.set_by(seat).is_some() {
            Err(Reject::AlreadySet)
        } else {
            self.check_code(code)
        }
    }

    fn check_give_up(&self, round: &Round, seat: Seat) -> Result<(), Reject> {
        match self.settings.mode {
            Mode::Turns | Mode::Reversed => Err(Reject::CannotGiveUp),
            Mode::ReversedByHand if seat != KEEPER => Err(Reject::CannotGiveUp),
            Mode::ReversedByHand => self.check_answers(round, seat),
            _ if round.began.is_none() => Err(Reject::NotSetYet),
            _ if CodeGame::standing(self, round, seat).is_done() => Err(Reject::Done),
            _ => Ok(()),
        }
    }

    fn check_hint(&self, round: &Round, seat: Seat) -> Result<(), Reject> {
        let line = round.lines.get(seat);
        if !self.settings.practice {
            Err(Reject::NoHints)
        } else if self.settings.mode.is_reversed() && seat != BREAKER {
            Err(Reject::KeeperDoesNotGuess)
        } else if round.began.is_none() {
            Err(Reject::NotSetYet)
        } else if CodeGame::standing(self, round, seat).is_done() {
            Err(Reject::Done)
        } else if line.is_some_and(|line| line.hints >= MAX_HINTS) {
            Err(Reject::TooManyHints)
        } else {
            Ok(())
        }
    }

    /// Writes down when a seat's part ended.
    fn close(&self, round: &mut Round, seat: Seat, at: Millis) {
        let done = CodeGame::standing(self, round, seat).is_done();
        if let Some(line) = round.lines.get_mut(seat).filter(|line| done && line.ended.is_none()) {
            line.ended = Some(at);
        }
    }

    /// Points of a seat at the round's end.
    fn points(&self, round: &Round, seat: Seat) -> u32 {
        let Some(line) = round.lines.get(seat) else { return 0 };
        let Some(last) = line.last else { return 0 };
        let left = match (self.settings.limit(), line.ended, round.began) {
            (Some(limit), Some(ended), Some(began)) => limit.since(ended - began).whole_secs(),
            _ => 0,
        };
        // A casual pace has more time than the score table knows.
        let left = left.min(180) as u16;
        let attempts = self.settings.variant.board().attempts;
        let score = match (self.settings.race, line.gave_up) {
            (true, false) => race_score(line.solved, left, line.used),
            (true, true) => race_score(false, 0, attempts),
            (false, _) => skemind_score(last, line.solved, left),
        };
        score.unwrap_or(0)
    }
}

impl Game for CodeGame {
    const ID: &'static str = "code";
    const RULES: u16 = 1;

    type Settings = Settings;
    type Content = ();
    type Action = Action;
    type Event = Event;
    type View = View;
    type Reject = Reject;
    type Result = Summary;
    type Secret = Option<Hidden<Code>>;
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
            Mode::Versus | Mode::Sprint | Mode::Turns => 2..=MAX_SEATS,
            Mode::Duel | Mode::Reversed | Mode::ReversedByHand => 2..=2,
        }
    }

    fn late_join(table: &Table) -> LateJoin {
        match table.settings.mode {
            Mode::Versus | Mode::Sprint => LateJoin::NextRound,
            Mode::Turns => LateJoin::AtOnce,
            Mode::Solo | Mode::Duel | Mode::Reversed | Mode::ReversedByHand => LateJoin::Never,
        }
    }

    fn rounds(table: &Table) -> u16 {
        u16::from(table.settings.rounds)
    }

    fn deal(table: &Table, stage: Stage, dice: &Dice<'_>) -> Option<Hidden<Code>> {
        let mode = table.settings.mode;
        if mode.is_reversed() || mode == Mode::Duel || stage.turn > 0 {
            return None;
        }
        let space = table.settings.variant.board().space;
        let mut rng = dice.now("secret");
        let code = if space.repeats() {
            space.code(rng.below(space.size()))
        } else {
            let mut symbols: Vec<u8> = (0..space.symbols()).collect();
            rng.shuffle(&mut symbols);
            Code::new(&symbols[..usize::from(space.length())])
        };
        code.map(Hidden::new)
    }

    fn spell(table: &Table, secret: &Option<Hidden<Code>>) -> Option<String> {
        secret.as_ref().map(|code| table.settings.variant.alphabet().write(*code.open()))
    }

    fn start(
        table: &Table,
        _tally: &Tally,
        stage: Stage,
        secret: Option<Hidden<Code>>,
        _emit: &mut Emit<Event>,
    ) -> Round {
        let codes = match secret {
            Some(code) => Codes::Dealt(code),
            None if table.settings.mode == Mode::ReversedByHand => Codes::Thought,
            None => Codes::Set([None, None]),
        };
        Round::new(codes, stage.seats, stage.at)
    }

    fn plan(table: &Table, round: &Round) -> Plan {
        let mode = table.settings.mode;
        let board = table.settings.variant.board();
        let rule = match mode {
            Mode::Solo | Mode::Versus | Mode::Duel => EndRule::Simultaneous { first_success: false },
            Mode::Sprint => EndRule::Simultaneous { first_success: true },
            Mode::Turns => {
                let spent = round.left(board, mode, KEEPER) == 0;
                EndRule::Free { over: spent || round.lines.iter().any(|(_, line)| line.solved) }
            }
            Mode::Reversed | Mode::ReversedByHand => {
                EndRule::Free { over: round.abandoned || Self::standing(table, round, BREAKER).is_done() }
            }
        };
        let limit =
            if round.began.is_some() { table.settings.limit() } else { table.settings.pace.stretch(SETTING) };
        Plan {
            turns: (mode == Mode::Turns).then(|| Turns::new(round.turn.is_none(), None)),
            ends: limit.map(|limit| round.began.unwrap_or(round.started) + limit),
            ..Plan::of(rule)
        }
    }

    fn standing(table: &Table, round: &Round, seat: Seat) -> Standing {
        let mode = table.settings.mode;
        let Some(line) = round.lines.get(seat) else { return Standing::Exempt };
        if mode.is_reversed() && seat == KEEPER {
            return Standing::Exempt;
        }
        let spent = round.left(table.settings.variant.board(), mode, seat) == 0;
        let settled = round.clash.is_none() && !round.pending();
        if line.solved || line.walkover {
            Standing::Succeeded
        } else if line.gave_up || spent && settled {
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
        match action {
            Action::Set(code) => table.check_set(round, seat, *code),
            Action::Guess(code) => table.check_guess(round, seat, *code),
            Action::Answer(feedback) => {
                table.check_answers(round, seat)?;
                if !round.pending() {
                    Err(Reject::NothingToAnswer)
                } else if !table.settings.variant.board().space.allows(*feedback) {
                    Err(Reject::ImpossibleAnswer)
                } else {
                    Ok(())
                }
            }
            Action::Amend { guess, feedback } => {
                table.check_answers(round, seat)?;
                let answered = usize::from(*guess)
                    .checked_sub(1)
                    .and_then(|index| round.attempts.get(index))
                    .and_then(|attempt| attempt.feedback);
                if round.amendments >= MAX_AMENDMENTS {
                    Err(Reject::TooManyAmendments)
                } else if answered.is_none() {
                    Err(Reject::NoSuchGuess)
                } else if !table.settings.variant.board().space.allows(*feedback) {
                    Err(Reject::ImpossibleAnswer)
                } else {
                    Ok(())
                }
            }
            Action::Hint => table.check_hint(round, seat),
            Action::GiveUp => table.check_give_up(round, seat),
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
        let board = table.settings.variant.board();
        match *action {
            Action::Set(code) => {
                if let Codes::Set(codes) = &mut round.codes
                    && let Some(place) = codes.get_mut(seat.index())
                {
                    *place = Some(Hidden::new(code));
                    let setters = if table.settings.mode == Mode::Duel { 2 } else { 1 };
                    if codes.iter().flatten().count() == setters {
                        round.began = Some(moment.at);
                    }
                }
                emit.tell(Audience::All, Event::CodeSet { seat });
            }
            Action::Guess(guess) => {
                let feedback = round.target(seat).map(|target| guess.feedback(target));
                let number = round.add(seat, guess, feedback);
                round.turn = None;
                let told = |guess| Event::GuessEvaluated { seat, number, guess, feedback };
                match table.settings.mode {
                    Mode::Turns => emit.tell(Audience::All, told(Some(guess))),
                    mode => {
                        let knowing = if mode.is_reversed() { [KEEPER, BREAKER] } else { [seat, seat] };
                        let knowing = knowing.into_iter().collect();
                        emit.tell(Audience::Only(knowing), told(Some(guess)));
                        emit.tell(Audience::Except(knowing), told(None));
                    }
                }
            }
            Action::Answer(feedback) => {
                let last = round.attempts.len().saturating_sub(1);
                answer(round, board, last, feedback, emit);
            }
            Action::Amend { guess, feedback } => {
                round.amendments += 1;
                answer(round, board, usize::from(guess.saturating_sub(1)), feedback, emit);
            }
            Action::Hint => {
                if let Some(line) = round.lines.get_mut(seat) {
                    line.hints += 1;
                }
                emit.tell(Audience::All, Event::HintTaken { seat });
            }
            Action::GiveUp => {
                give_up(table, round, seat);
                emit.tell(Audience::All, Event::GaveUp { seat });
            }
        }
        // An answer by hand ends the breaker's part, not the answering seat's.
        for other in round.lines.seats().iter() {
            table.close(round, other, moment.at);
        }
    }

    fn turn(
        _table: &Table,
        round: &mut Round,
        seat: Seat,
        _secret: Option<Hidden<Code>>,
        _at: Millis,
        emit: &mut Emit<Event>,
    ) {
        round.turn = Some(seat);
        emit.tell(Audience::All, Event::TurnStarted { seat });
    }

    fn turn_ended(_table: &Table, round: &mut Round, _at: Millis, _emit: &mut Emit<Event>) {
        round.turn = None;
    }

    fn presence(
        table: &Table,
        round: &mut Round,
        seat: Seat,
        presence: Presence,
        at: Millis,
        _emit: &mut Emit<Event>,
    ) {
        match presence {
            Presence::Joined => {
                round.lines.insert(seat, Line::default());
            }
            Presence::Left => {
                let done = Self::standing(table, round, seat).is_done();
                if !done && table.settings.mode != Mode::Turns {
                    give_up(table, round, seat);
                }
                let rival = Seat::new(1 - seat.index().min(1) as u8);
                let unset = table.settings.mode == Mode::Duel && round.set_by(seat).is_none();
                if let Some(line) = round.lines.get_mut(rival).filter(|line| unset && !line.gave_up) {
                    line.walkover = true;
                }
                table.close(round, seat, at);
            }
            Presence::Away | Presence::Back => {}
        }
    }

    fn finish(
        table: &Table,
        round: &mut Round,
        tally: &mut Tally,
        _reason: Reason,
        at: Millis,
        emit: &mut Emit<Event>,
    ) {
        round.settle_unset(table.settings.mode);
        for seat in round.lines.seats().iter() {
            if let Some(line) = round.lines.get_mut(seat).filter(|line| line.ended.is_none()) {
                line.ended = Some(at);
            }
            if table.has_points() {
                emit.award(seat, table.points(round, seat) as i32);
            }
        }
        tally.add(table, round, at);
        let codes = opened(round);
        if !codes.is_empty() {
            emit.reveal(Event::SecretRevealed { codes });
        }
    }

    fn result(_table: &Table, round: &Round, seat: Seat) -> Summary {
        round.summary(seat)
    }

    /// With points by points. Then solved first, the better best guess where others were not let finish, fewer attempts, fewer
    /// hints, less time; in a duel attempts alone.
    fn rank(table: &Table, tally: &Tally, seat: Seat, score: i32) -> Rank {
        let seat = tally.seats.get(seat.index()).unwrap_or(&tally.absent);
        let mode = table.settings.mode;
        let points = if table.has_points() { i64::from(score) } else { 0 };
        let marks = if matches!(mode, Mode::Sprint | Mode::Turns) { i64::from(seat.marks) } else { 0 };
        let effort = i64::from(seat.attempts) * 1_000 + i64::from(seat.hints);
        let millis = if mode == Mode::Duel { 0 } else { seat.millis as i64 };
        Rank { success: seat.won > 0, key: [-points, -i64::from(seat.won), -marks, effort, millis] }
    }

    fn view(table: &Table, round: Option<&Round>, viewer: Viewer, open: bool) -> View {
        View::new(table, round, viewer, open)
    }

    fn speaks(event: &Event, _viewer: Viewer) -> bool {
        match event {
            Event::GuessEvaluated { .. }
            | Event::TurnStarted { .. }
            | Event::HintTaken { .. }
            | Event::GaveUp { .. } => true,
            Event::CodeSet { .. }
            | Event::Answered { .. }
            | Event::AnswersClash { .. }
            | Event::SecretRevealed { .. } => false,
        }
    }

    fn hear(view: &mut View, event: &Event) {
        view.hear(event);
    }

    fn choices(table: &Table, round: &Round, seat: Seat, at: Millis) -> Choices<Action> {
        let space = table.settings.variant.board().space;
        if space.size() > LISTED_CODES {
            return Choices::Open;
        }
        let accepted = |action: &Action| Self::validate(table, round, seat, action, at).is_ok();
        let mut listed = Vec::new();
        let Some(any) = space.code(0) else { return Choices::Open };
        if accepted(&Action::Set(any)) {
            listed.extend(space.codes().map(Action::Set));
        }
        if accepted(&Action::Guess(any)) {
            listed.extend(space.codes().map(Action::Guess));
        }
        let marks = feedbacks(space);
        listed.extend(marks.iter().copied().map(Action::Answer).filter(accepted));
        for guess in 1..=round.attempts.len() as u8 {
            listed.extend(marks.iter().map(|&feedback| Action::Amend { guess, feedback }).filter(accepted));
        }
        listed.extend([Action::Hint, Action::GiveUp].into_iter().filter(accepted));
        Choices::Listed(listed)
    }

    fn kind(action: &Action) -> &'static str {
        match action {
            Action::Set(_) => "set",
            Action::Guess(_) => "guess",
            Action::Answer(_) => "answer",
            Action::Amend { .. } => "amend",
            Action::Hint => "hint",
            Action::GiveUp => "give_up",
        }
    }
}

fn answer(round: &mut Round, board: Board, index: usize, feedback: Feedback, emit: &mut Emit<Event>) {
    round.answer(board, index, feedback);
    emit.tell(Audience::All, Event::Answered { number: index as u8 + 1, feedback });
    if let Some(clash) = &round.clash {
        let answers = clash.answers.iter().map(|&index| index as u8 + 1).collect();
        emit.tell(Audience::All, Event::AnswersClash { answers, smallest: clash.smallest });
    }
}

fn give_up(table: &Table, round: &mut Round, seat: Seat) {
    if table.settings.mode.is_reversed() && seat == KEEPER {
        round.abandoned = true;
    } else if let Some(line) = round.lines.get_mut(seat) {
        line.gave_up = true;
    }
}

impl Tally {
    /// A round somebody did not solve, or was not there for, counts as all attempts and the whole of its time: giving up early
    /// or coming late is no advantage.
    fn add(&mut self, table: &Table, round: &Round, at: Millis) {
        let mode = table.settings.mode;
        let all = u32::from(table.settings.variant.board().attempts);
        let whole = at.since(round.began.unwrap_or(at)).get();
        self.seats.resize(self.seats.len().max(round.lines.width()), self.absent.clone());
        let broken = round.lines.get(BREAKER).is_some_and(|line| line.solved);
        for (index, tally) in self.seats.iter_mut().enumerate() {
            let seat = Seat::new(index as u8);
            let Some(line) = round.lines.get(seat) else {
                tally.miss(all, whole);
                continue;
            };
            let keeps = mode.is_reversed() && seat == KEEPER;
            let won = if keeps { !broken && !round.abandoned } else { line.solved || line.walkover };
            if won {
                let time = round.summary(seat).time.map_or(0, Millis::get);
                tally.won += 1;
                tally.attempts += u32::from(line.used);
                tally.millis += time;
            } else {
                tally.miss(all, whole);
                let marks =
                    line.best.map_or(0, |best| u32::from(best.exact) * 10 + u32::from(best.misplaced));
                tally.marks += marks;
            }
            tally.hints += u32::from(line.hints);
        }
        self.absent.miss(all, whole);
    }
}

impl SeatTally {
    fn miss(&mut self, attempts: u32, millis: u64) {
        self.attempts += attempts;
        self.millis += millis;
    }
}
