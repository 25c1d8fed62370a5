//! The rules of Pictionary, for the match machine.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;
use std::sync::Arc;

use cluehouse_engine::{
    Audience, Choices, Dice, Emit, EndRule, Game, Hidden, LateJoin, Millis, Moment, Plan, Presence, Rank,
    Reason, Seat, Seats, Stage, Standing, Turns, Viewer,
};

use super::round::Line;
use super::turn::{Offer, Picked, Said, Turn};
use super::words::Card;
use super::{
    Action, DRAWER_POINTS, Deal, Event, MAX_PLAYERS, MIN_PLAYERS, OFFERS, Reject, Round, Settings, Summary,
    Verdict, View, WordList, finder_points,
};

/// Longest thing said at once, in characters: a sentence.
pub const MAX_TEXT: usize = 100;
/// How often a player may speak in one turn; nobody types faster for as long as it lasts.
pub const MAX_SAID: u8 = 200;
/// How long a drawing waits for a drawer whose connection is gone: a page is loaded anew in less.
pub const PATIENCE: Millis = Millis::from_secs(8);
/// The rules before turns were cut short for absent drawers and the end of a turn told its points.
pub(super) const FIRST_RULES: u16 = 1;

/// Pictionary.
#[derive(Clone, Debug, PartialEq)]
pub struct Pictionary;

/// The settings, checked, and the words they leave.
#[derive(Clone, Debug)]
pub struct Table {
    pub(super) rules: u16,
    pub(super) settings: Settings,
    /// All different, at least as many as are offered at once.
    pub(super) cards: Vec<Card>,
}

impl Table {
    fn new(rules: u16, settings: Settings, list: &WordList) -> Result<Self, Reject> {
        settings.check()?;
        let mut names = BTreeSet::new();
        let mut cards = Vec::new();
        for (number, word) in (1..).zip(&list.words) {
            let card = Card::new(word).ok_or(Reject::BadWord { number })?;
            let wanted = settings.level.is_none_or(|level| level == word.level);
            if wanted && names.insert(card.name().to_owned()) {
                cards.push(card);
            }
        }
        if cards.len() < OFFERS {
            return Err(Reject::TooFewWords { found: cards.len() as u32, wanted: OFFERS as u8 });
        }
        Ok(Self { rules, settings, cards })
    }

    fn check_say(&self, turn: &Turn, seat: Seat, text: &str) -> Result<(), Reject> {
        let said = turn.said.iter().filter(|said| said.seat == seat).count();
        if text.chars().count() > MAX_TEXT {
            Err(Reject::LongText)
        } else if text.chars().any(char::is_control) {
            Err(Reject::BadText)
        } else if text.trim().is_empty() {
            Err(Reject::EmptyText)
        } else if said >= usize::from(MAX_SAID) {
            Err(Reject::TooMuchSaid)
        } else if turn.drawer == seat && turn.card(self).is_some_and(|card| card.is_said_in(text)) {
            Err(Reject::SaysTheWord)
        } else {
            Ok(())
        }
    }

    fn pick(&self, round: &mut Round, offer: usize, at: Millis, emit: &mut Emit<Event>) {
        let Some(turn) = round.turn.as_mut() else { return };
        turn.picked = Some(Picked { offer, at });
        let drawer = turn.drawer;
        if let (Some(card), Some(pattern)) = (turn.card(self), turn.pattern(self)) {
            let ends = turn.ends(self);
            emit.tell(Audience::All, Event::DrawingStarted { drawer, pattern, ends });
            emit.tell(Audience::only(drawer), Event::WordPicked { word: card.text.clone() });
        }
        if let Some(line) = round.lines.get_mut(drawer) {
            line.drew = true;
        }
    }

    fn say(&self, round: &mut Round, seat: Seat, text: &str, moment: Moment, emit: &mut Emit<Event>) {
        let Some(turn) = round.turn.as_mut() else { return };
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let inside = turn.inside();
        let verdict = match turn.card(self) {
            _ if inside.contains(seat) => Verdict::Inside,
            Some(card) => card.judge(&text),
            None => Verdict::Talk,
        };
        let audience = match verdict {
            Verdict::Inside => Audience::Only(inside),
            Verdict::Near => Audience::only(seat),
            Verdict::Found | Verdict::Talk | Verdict::Miss => Audience::All,
        };
        turn.said.push(Said { seat, text: Hidden::new(text.clone()), verdict, audience });
        match verdict {
            Verdict::Talk | Verdict::Miss => {
                emit.tell(audience, Event::Said { seat, text, inside: false });
            }
            Verdict::Inside => emit.tell(audience, Event::Said { seat, text, inside: true }),
            Verdict::Near => {
                // That somebody spoke and nobody heard it would say that it was close.
                emit.announce_to(audience);
                emit.tell(audience, Event::NearMiss { text });
            }
            Verdict::Found => self.found(round, seat, moment, emit),
        }
    }

    fn found(&self, round: &mut Round, seat: Seat, moment: Moment, emit: &mut Emit<Event>) {
        let Some(turn) = round.turn.as_mut() else { return };
        let (Some(card), Some(picked)) = (turn.card(self), &turn.picked) else { return };
        let time = (moment.at - moment.lag) - picked.at;
        let points = finder_points(time, self.settings.limit());
        turn.found.push(seat);
        turn.points.push(points);
        emit.tell(Audience::All, Event::PlayerGuessed { seat, points, drawer_points: DRAWER_POINTS });
        emit.tell(Audience::only(seat), Event::WordFound { word: card.text.clone() });
        let drawer = turn.drawer;
        for (earner, points, found) in [(seat, points, 1), (drawer, DRAWER_POINTS, 0)] {
            emit.award(earner, points as i32);
            if let Some(line) = round.lines.get_mut(earner) {
                line.earned += points;
                line.found += found;
                if earner == drawer {
                    line.by_drawing += points;
                }
            }
        }
    }
}

impl Game for Pictionary {
    const ID: &'static str = "pictionary";
    const RULES: u16 = 2;

    type Settings = Settings;
    type Content = WordList;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Reject = Reject;
    type Result = Summary;
    /// None for the cycle itself: words are dealt for each turn.
    type Secret = Option<Hidden<Deal>>;
    type Table = Table;
    /// Who would rather not draw; none before anybody said so.
    type Tally = Option<Seats>;
    type Round = Round;

    fn open(rules: u16, settings: &Settings, content: Arc<WordList>) -> Result<Table, Reject> {
        Table::new(rules, *settings, &content)
    }

    fn players(_table: &Table) -> RangeInclusive<u8> {
        MIN_PLAYERS..=MAX_PLAYERS
    }

    fn late_join(_table: &Table) -> LateJoin {
        LateJoin::AtOnce
    }

    fn rounds(table: &Table) -> u16 {
        u16::from(table.settings.cycles)
    }

    /// The deck spans the match and is dealt from its top, turn by turn, so that no word comes again before all have come.
    fn deal(table: &Table, stage: Stage, dice: &Dice<'_>) -> Option<Hidden<Deal>> {
        if stage.turn == 0 {
            return None;
        }
        let mut deck: Vec<usize> = (0..table.cards.len()).collect();
        dice.always("deck").shuffle(&mut deck);
        let top = stage.dealt as usize * OFFERS;
        let mut rng = dice.now("hints");
        let offers =
            std::array::from_fn(|offer| Offer::new(table, deck[(top + offer) % deck.len()], &mut rng));
        Some(Hidden::new(Deal { offers }))
    }

    /// The words a drawer picks from, in the order of their numbers; which letters are shown is no part of it.
    fn spell(table: &Table, secret: &Option<Hidden<Deal>>) -> Option<String> {
        secret.as_ref().map(|deal| deal.open().words(table).join(" / "))
    }

    fn start(
        _table: &Table,
        tally: &Option<Seats>,
        stage: Stage,
        _secret: Option<Hidden<Deal>>,
        _emit: &mut Emit<Event>,
    ) -> Round {
        Round::new(stage.seats, tally.unwrap_or(Seats::NONE))
    }

    fn plan(table: &Table, round: &Round) -> Plan {
        let turn = round.turn.as_ref();
        let wake = turn.and_then(|turn| match turn.picked {
            None => turn.picks_until(table),
            Some(_) => turn.next_hint(table),
        });
        let ends = turn.and_then(|turn| turn.ends(table));
        let patience = (table.rules > FIRST_RULES).then_some(PATIENCE);
        Plan {
            turns: Some(Turns { over: round.is_turn_over(), ends, passed: round.passed(), patience }),
            wake,
            ..Plan::of(EndRule::Sequential)
        }
    }

    /// A finder's part of the turn is done; whether the cycle was a success shows in points.
    fn standing(_table: &Table, round: &Round, seat: Seat) -> Standing {
        let Some(line) = round.lines.get(seat) else { return Standing::Exempt };
        let found = round.turn.as_ref().is_some_and(|turn| turn.found.contains(&seat));
        match (found, round.over) {
            (true, _) => Standing::Succeeded,
            (false, true) if line.earned > 0 => Standing::Succeeded,
            (false, true) => Standing::Failed,
            (false, false) => Standing::Waiting,
        }
    }

    /// The drawer from the offers on, and who has found the word.
    fn knows(_table: &Table, round: &Round, seat: Seat) -> bool {
        round.turn.as_ref().is_some_and(|turn| turn.inside().contains(seat))
    }

    fn validate(
        table: &Table,
        round: &Round,
        seat: Seat,
        action: &Action,
        _at: Millis,
    ) -> Result<(), Reject> {
        if let Action::Draws(draws) = action {
            let change = round.lines.get(seat).is_some_and(|line| line.draws != *draws);
            return if change { Ok(()) } else { Err(Reject::SoAlready) };
        }
        let turn = round.turn.as_ref().ok_or(Reject::NoTurn)?;
        let draws = turn.drawer == seat;
        if !draws && !matches!(action, Action::Say(_)) {
            return Err(Reject::NotTheDrawer);
        }
        if draws && turn.picked.is_none() && !matches!(action, Action::Pick(_)) {
            return Err(Reject::PickFirst);
        }
        match action {
            Action::Pick(_) if turn.picked.is_some() => Err(Reject::AlreadyPicked),
            Action::Pick(number) if !(1..=OFFERS).contains(&usize::from(*number)) => Err(Reject::NoSuchWord),
            Action::Pick(_) => Ok(()),
            Action::Draw(draw) => turn.canvas.check(draw),
            Action::Say(text) => table.check_say(turn, seat, text),
            Action::Stop if table.settings.limit().is_some() => Err(Reject::ClockEndsIt),
            Action::Stop | Action::Draws(_) => Ok(()),
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
        match action {
            Action::Pick(number) => {
                table.pick(round, usize::from(number.saturating_sub(1)), moment.at, emit);
            }
            Action::Draw(draw) => {
                if let Some(turn) = round.turn.as_mut() {
                    turn.canvas.apply(draw);
                }
                emit.tell(Audience::All, Event::CanvasDraw { draw: draw.clone() });
            }
            Action::Say(text) => table.say(round, seat, text, moment, emit),
            Action::Stop => {
                if let Some(turn) = round.turn.as_mut() {
                    turn.stopped = true;
                }
            }
            Action::Draws(draws) => {
                if let Some(line) = round.lines.get_mut(seat) {
                    line.draws = *draws;
                }
                emit.tell(Audience::All, Event::DrawsSet { seat, draws: *draws });
            }
        }
    }

    fn turn(
        table: &Table,
        round: &mut Round,
        seat: Seat,
        secret: Option<Hidden<Deal>>,
        at: Millis,
        emit: &mut Emit<Event>,
    ) {
        let Some(deal) = secret else { return };
        let turn = Turn::new(seat, deal, at);
        emit.tell(Audience::All, Event::TurnStarted { drawer: seat, until: turn.picks_until(table) });
        emit.tell(Audience::only(seat), Event::WordsOffered { words: turn.offered(table) });
        round.turn = Some(turn);
    }

    fn turn_ended(table: &Table, round: &mut Round, _at: Millis, emit: &mut Emit<Event>) {
        let Some(turn) = round.turn.take() else { return };
        round.last = turn.shown(table);
        // Told, not revealed: it is the turn that is over, and with it the word's secrecy, not the round.
        emit.tell(
            Audience::All,
            match round.last.clone() {
                Some(shown) => Event::WordShown(shown),
                None => Event::TurnPassed { drawer: turn.drawer },
            },
        );
    }

    fn wake(table: &Table, round: &mut Round, at: Millis, emit: &mut Emit<Event>) {
        let Some(turn) = round.turn.as_mut() else { return };
        if turn.picked.is_none() {
            // The offers were dealt in a random order, so the first is as good as any.
            table.pick(round, 0, at, emit);
        } else {
            turn.hinted += 1;
            if let Some(pattern) = turn.pattern(table) {
                emit.tell(Audience::All, Event::LettersHinted { pattern });
            }
        }
    }

    fn presence(
        _table: &Table,
        round: &mut Round,
        seat: Seat,
        presence: Presence,
        _at: Millis,
        _emit: &mut Emit<Event>,
    ) {
        match presence {
            Presence::Joined => round.lines.insert(seat, Line::here()),
            Presence::Back | Presence::Away | Presence::Left => {
                if let Some(line) = round.lines.get_mut(seat) {
                    line.present = presence == Presence::Back;
                }
            }
        }
    }

    fn finish(
        _table: &Table,
        round: &mut Round,
        tally: &mut Option<Seats>,
        _reason: Reason,
        _at: Millis,
        emit: &mut Emit<Event>,
    ) {
        let (seats, points) = (round.sharers(), round.drawing_average());
        if points > 0 && !seats.is_empty() {
            emit.tell(Audience::All, Event::DrawingShared { seats, points });
            for seat in seats.iter() {
                emit.award(seat, points as i32);
                if let Some(line) = round.lines.get_mut(seat) {
                    line.earned += points;
                }
            }
        }
        *tally = Some(round.passed()).filter(|passed| !passed.is_empty());
        round.over = true;
    }

    fn result(_table: &Table, round: &Round, seat: Seat) -> Summary {
        let line = round.lines.get(seat);
        line.map_or_else(Summary::default, |line| Summary {
            drew: line.drew,
            found: line.found,
            earned: line.earned,
        })
    }

    fn rank(_table: &Table, _tally: &Option<Seats>, _seat: Seat, score: i32) -> Rank {
        Rank::by_score(score)
    }

    /// The round's end opens nothing: each word was shown when its turn ended. Those not picked come with the pledges alone.
    fn view(table: &Table, round: Option<&Round>, viewer: Viewer, _open: bool) -> View {
        View::new(table, round, viewer)
    }

    /// What happens while somebody draws does; where a turn passes or a word is picked, much changes at once.
    fn speaks(event: &Event, _viewer: Viewer) -> bool {
        match event {
            Event::CanvasDraw { .. }
            | Event::LettersHinted { .. }
            | Event::PlayerGuessed { .. }
            | Event::WordFound { .. }
            | Event::NearMiss { .. }
            | Event::Said { .. }
            | Event::DrawsSet { .. } => true,
            Event::TurnStarted { .. }
            | Event::WordsOffered { .. }
            | Event::WordPicked { .. }
            | Event::DrawingStarted { .. }
            | Event::WordShown(_)
            | Event::DrawingShared { .. }
            | Event::TurnPassed { .. } => false,
        }
    }

    fn hear(view: &mut View, event: &Event) {
        view.hear(event);
    }

    fn choices(_table: &Table, round: &Round, seat: Seat, _at: Millis) -> Choices<Action> {
        let other = round.lines.get(seat).map(|line| Action::Draws(!line.draws));
        match &round.turn {
            None => Choices::Listed(other.into_iter().collect()),
            Some(turn) if turn.drawer == seat && turn.picked.is_none() => {
                Choices::Listed((1..=OFFERS as u8).map(Action::Pick).chain(other).collect())
            }
            Some(_) => Choices::Open,
        }
    }

    fn is_talk(action: &Action) -> bool {
        matches!(action, Action::Say(_))
    }

    fn kind(action: &Action) -> &'static str {
        match action {
            Action::Pick(_) => "pick",
            Action::Draw(_) => "draw",
            Action::Say(_) => "say",
            Action::Stop => "stop",
            Action::Draws(_) => "draws",
        }
    }
}
