//! What a game is: its rules as functions over values. A game says what happens; it cannot end a round, advance one or
//! emit a generic event, because nothing it is handed does so.

use std::fmt::{Debug, Display};
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::sync::Arc;

use cluehouse_json::Read;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Audience, Dice, Millis, Plan, Reason, Seat, Seats, Speak, Standing, Viewer};

/// The rules of one game.
///
/// `Settings`, `Action`, `Event`, `View`, `Reject` and `Result` cross the wire. `Secret`, `Table` and `Round` never do:
/// they cannot be serialised, and a view is made of them by hand, for one viewer.
pub trait Game: Clone + Debug + PartialEq + 'static {
    /// The game's name in journals and on the wire.
    const ID: &'static str;
    /// The newest version of the rules.
    const RULES: u16;

    /// What a host may choose.
    type Settings: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Read;
    /// Questions or words, named in the header by their hash; the default is no content at all.
    type Content: Debug + Default + Serialize + DeserializeOwned;
    /// What a player may ask for.
    type Action: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Read + Display + FromStr + Send;
    /// What happened, in the game's own words.
    type Event: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Read;
    /// What one viewer sees.
    type View: Clone + Debug + PartialEq + Serialize + Display + Send;
    /// Why an action was refused.
    type Reject: Clone + Debug + PartialEq + Serialize + Speak;
    /// What a finished round says of one seat.
    type Result: Clone + Debug + PartialEq + Serialize;

    /// What is dealt and must stay hidden until the round ends.
    type Secret: Clone + Debug + PartialEq;
    /// What holds for the whole match and does not change: settings made ready, content chosen.
    type Table: Clone + Debug + Send + Sync;
    /// What the rounds leave behind for the next ones and for the ranking.
    type Tally: Clone + Debug + Default + PartialEq + Serialize + DeserializeOwned + Read;
    /// The running round.
    type Round: Clone + Debug + PartialEq;

    /// Lays the table.
    ///
    /// # Errors
    /// Where the settings are out of range or the content cannot serve them.
    fn open(
        rules: u16,
        settings: &Self::Settings,
        content: Arc<Self::Content>,
    ) -> Result<Self::Table, Self::Reject>;

    /// How many may play.
    fn players(table: &Self::Table) -> RangeInclusive<u8>;

    /// When somebody who comes after the start plays.
    fn late_join(table: &Self::Table) -> LateJoin;

    /// How many rounds the match has.
    fn rounds(table: &Self::Table) -> u16;

    /// Draws the secret of a round, and of each turn in games with turns.
    fn deal(table: &Self::Table, stage: Stage, dice: &Dice<'_>) -> Self::Secret;

    /// The dealt secret in words, as the match pledges it and shows it at the end; none where nothing is dealt, as players
    /// bring the secret or it comes with the turns. Different secrets that could decide a match have different words.
    fn spell(table: &Self::Table, secret: &Self::Secret) -> Option<String>;

    /// Begins a round.
    fn start(
        table: &Self::Table,
        tally: &Self::Tally,
        stage: Stage,
        secret: Self::Secret,
        emit: &mut Emit<Self::Event>,
    ) -> Self::Round;

    /// What the machine should do next.
    fn plan(table: &Self::Table, round: &Self::Round) -> Plan;

    /// How far a seat has come.
    fn standing(table: &Self::Table, round: &Self::Round, seat: Seat) -> Standing;

    /// Whether the seat knows more than those who still play, so that what it says could give something away.
    fn knows(table: &Self::Table, round: &Self::Round, seat: Seat) -> bool {
        Self::standing(table, round, seat).is_done()
    }

    /// Whether an action would be accepted. Looks, never touches.
    ///
    /// # Errors
    /// With the reason where it would not.
    fn validate(
        table: &Self::Table,
        round: &Self::Round,
        seat: Seat,
        action: &Self::Action,
        at: Millis,
    ) -> Result<(), Self::Reject>;

    /// Carries out an action that was validated.
    fn perform(
        table: &Self::Table,
        round: &mut Self::Round,
        seat: Seat,
        action: &Self::Action,
        moment: Moment,
        emit: &mut Emit<Self::Event>,
    );

    /// Ends a round: writes the tally, awards what only shows now, reveals.
    fn finish(
        table: &Self::Table,
        round: &mut Self::Round,
        tally: &mut Self::Tally,
        reason: Reason,
        at: Millis,
        emit: &mut Emit<Self::Event>,
    );

    /// What a seat's result is so far.
    fn result(table: &Self::Table, round: &Self::Round, seat: Seat) -> Self::Result;

    /// Where a seat stands at the end of the match.
    fn rank(table: &Self::Table, tally: &Self::Tally, seat: Seat, score: i32) -> Rank;

    /// What a viewer sees. `open` says that the round is over and its secret may be shown.
    fn view(table: &Self::Table, round: Option<&Self::Round>, viewer: Viewer, open: bool) -> Self::View;

    /// Whether the event says everything that changes in this viewer's view.
    fn speaks(_event: &Self::Event, _viewer: Viewer) -> bool {
        false
    }

    /// Whether the event, told when a round ends, says everything that the end changes in any view.
    fn closes(_event: &Self::Event) -> bool {
        false
    }

    /// Brings a view up to date with an event that speaks for itself.
    fn hear(_view: &mut Self::View, _event: &Self::Event) {}

    /// What a seat may do now.
    fn choices(table: &Self::Table, round: &Self::Round, seat: Seat, at: Millis) -> Choices<Self::Action>;

    /// The kind of an action, as the generic event names it.
    fn kind(action: &Self::Action) -> &'static str;

    /// Whether an action says something to others in the player's own words, so that a muted player may not.
    fn is_talk(_action: &Self::Action) -> bool {
        false
    }

    /// A turn begins, with a secret of its own. Only games with turns have something to do here.
    fn turn(
        _table: &Self::Table,
        _round: &mut Self::Round,
        _seat: Seat,
        _secret: Self::Secret,
        _at: Millis,
        _emit: &mut Emit<Self::Event>,
    ) {
    }

    /// A turn ends: over, out of time, or its holder is gone.
    fn turn_ended(
        _table: &Self::Table,
        _round: &mut Self::Round,
        _at: Millis,
        _emit: &mut Emit<Self::Event>,
    ) {
    }

    /// The time the plan asked to be woken at has come. The next plan must ask for a later one, or none.
    fn wake(_table: &Self::Table, _round: &mut Self::Round, _at: Millis, _emit: &mut Emit<Self::Event>) {}

    /// A seat comes, goes away or leaves for good.
    fn presence(
        _table: &Self::Table,
        _round: &mut Self::Round,
        _seat: Seat,
        _presence: Presence,
        _at: Millis,
        _emit: &mut Emit<Self::Event>,
    ) {
    }
}

/// When somebody who comes after the start plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum LateJoin {
    /// Not in this match.
    Never,
    /// From the next round on.
    NextRound,
    /// Now, last in order.
    AtOnce,
}

/// Where in the match something is dealt or begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stage {
    /// The round, from 1.
    pub round: u16,
    /// The turn in the round, from 1; 0 for the round itself.
    pub turn: u16,
    /// Turns dealt in the whole match before this one, so that a deck can be dealt from its top.
    pub dealt: u32,
    /// The seats that play this round.
    pub seats: Seats,
    /// Now.
    pub at: Millis,
}

/// When an action happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// When it arrived: this decides deadlines.
    pub at: Millis,
    /// How late it may have arrived through no fault of the player's: this alters points alone.
    pub lag: Millis,
}

/// What changed about a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Presence {
    /// Joined the running round.
    Joined,
    /// Its grace is over; it no longer counts.
    Away,
    /// Back again.
    Back,
    /// Gone for good.
    Left,
}

/// What a seat may do.
#[derive(Clone, Debug, PartialEq)]
pub enum Choices<A> {
    /// Exactly these.
    Listed(Vec<A>),
    /// More than can be listed.
    Open,
}

impl<A> Choices<A> {
    /// Nothing at all.
    pub const NONE: Self = Self::Listed(Vec::new());
}

/// A seat's place in the final order: smaller keys first, equal keys share a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rank {
    /// Whether the seat can be called a winner at all.
    pub success: bool,
    /// Compared place by place, smaller is better.
    pub key: [i64; 5],
}

impl Rank {
    /// By points alone; somebody without points cannot win.
    pub fn by_score(score: i32) -> Self {
        Self { success: score > 0, key: [-i64::from(score), 0, 0, 0, 0] }
    }
}

/// What the rules may do to the world: tell, reveal, award. Nothing else.
#[derive(Debug)]
pub struct Emit<E> {
    pub(crate) told: Vec<(Audience, E)>,
    pub(crate) revealed: Vec<E>,
    pub(crate) awards: Vec<(Seat, i32)>,
    pub(crate) announced: Audience,
}

impl<E> Default for Emit<E> {
    fn default() -> Self {
        Self { told: Vec::new(), revealed: Vec::new(), awards: Vec::new(), announced: Audience::All }
    }
}

impl<E> Emit<E> {
    /// Tells an event to its audience.
    pub fn tell(&mut self, audience: Audience, event: E) {
        self.told.push((audience, event));
    }

    /// Tells everyone, as soon as the match's policy lets the secret be shown: at the round's end, or when a race closes.
    pub fn reveal(&mut self, event: E) {
        self.revealed.push(event);
    }

    /// Has the machine announce the action to these alone, where even that somebody acted would tell the others something.
    pub fn announce_to(&mut self, audience: Audience) {
        self.announced = audience;
    }

    /// Gives a seat points.
    pub fn award(&mut self, seat: Seat, points: i32) {
        self.awards.push((seat, points));
    }
}
