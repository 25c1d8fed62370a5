//! What a viewer sees of a match: the machine's part, the same for everyone, around the game's own view.

use std::sync::Arc;

use serde::Serialize;

use crate::machine::Phase;
use crate::{
    Event, Game, Input, LateJoin, Match, MatchEvent, Millis, Reason, Reveal, Seat, Step, Told, Viewer, Winner,
};

/// A match as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MatchView<V> {
    /// How far the match has come.
    pub progress: Progress,
    /// The seats in order.
    pub seats: Vec<SeatView>,
    /// What the game shows.
    pub game: V,
}

/// How far a match has come, as everyone sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Progress {
    /// The state of the match.
    pub phase: PhaseName,
    /// When the countdown, turn or round ends.
    pub until: Option<Millis>,
    /// The round, from 1; 0 before the first.
    pub round: u16,
    /// Of how many.
    pub rounds: u16,
    /// Whose turn it is, in games with turns.
    pub turn: Option<Seat>,
    /// Why the last round ended.
    pub reason: Option<Reason>,
    /// Who won, once the match is over.
    pub winner: Option<Winner>,
}

/// A seat as everyone sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatView {
    /// Points.
    pub score: i32,
    /// Whether the player is connected.
    pub here: bool,
    /// Whether the seat counts for turns and end rules.
    pub active: bool,
    /// Whether the player has left for good.
    pub left: bool,
    /// Whether the player is ready for the next round.
    pub ready: bool,
    /// Whether the seat's part of the round is finished; not how.
    pub done: bool,
}

/// The machine's part of a view: the same for every viewer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MatchState {
    /// How far the match has come.
    pub progress: Progress,
    /// The seats in order.
    pub seats: Vec<SeatView>,
}

/// What differs between the machine's part of a view and a later one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StateChange {
    /// How far the match has come now, where that differs.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub progress: Option<Progress>,
    /// The seats that differ, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub seats: Vec<SeatChange>,
}

/// A seat that differs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatChange {
    /// Which; the number after the last seat's is a new seat's.
    pub seat: Seat,
    /// What it is now.
    pub now: SeatView,
}

impl MatchState {
    /// What must be told to somebody who knows this state so that they know a later one.
    pub fn change_to(&self, after: &Self) -> StateChange {
        let seats = (0..).map(Seat::new).zip(&after.seats);
        StateChange {
            progress: (self.progress != after.progress).then_some(after.progress),
            seats: seats
                .filter(|(seat, now)| self.seats.get(seat.index()) != Some(*now))
                .map(|(seat, &now)| SeatChange { seat, now })
                .collect(),
        }
    }
}

impl StateChange {
    /// Whether nothing differs.
    pub fn is_empty(&self) -> bool {
        self.progress.is_none() && self.seats.is_empty()
    }

    /// Brings the machine's part of a view up to date.
    pub fn apply(&self, progress: &mut Progress, seats: &mut Vec<SeatView>) {
        if let Some(now) = self.progress {
            *progress = now;
        }
        for change in &self.seats {
            match seats.get_mut(change.seat.index()) {
                Some(seat) => *seat = change.now,
                None => seats.push(change.now),
            }
        }
    }
}

/// The states of a match, in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum PhaseName {
    /// Before the start.
    Lobby,
    /// The countdown before the first round.
    Starting,
    /// A round is being played.
    Playing,
    /// A round has ended and the host has not gone on yet.
    Ended,
    /// The countdown to the next round, or to the end.
    Transition,
    /// Over.
    Finished,
}

impl<G: Game> Match<G> {
    /// What a viewer sees now.
    pub fn view(&self, viewer: Viewer) -> MatchView<G::View> {
        let MatchState { progress, seats } = self.state();
        MatchView { progress, seats, game: self.game_view(viewer) }
    }

    /// What everyone sees now, whatever the game shows them.
    pub fn state(&self) -> MatchState {
        let seats = self.roster.iter().map(|(seat, place)| SeatView {
            score: place.score,
            here: place.here,
            active: place.is_active(),
            left: place.left,
            ready: place.ready,
            done: self.round.as_ref().is_some_and(|round| {
                place.from_round <= self.current && G::standing(&self.table, round, seat).is_done()
            }),
        });
        let progress = Progress {
            phase: self.phase.name(),
            until: self.until(),
            round: self.current,
            rounds: G::rounds(&self.table),
            turn: self.turn,
            reason: self.reason,
            winner: self.winner,
        };
        MatchState { progress, seats: seats.collect() }
    }

    /// What the game shows a viewer now.
    pub fn game_view(&self, viewer: Viewer) -> G::View {
        G::view(&self.table, self.round.as_ref(), viewer, self.is_open())
    }

    /// The state of the match.
    pub const fn phase(&self) -> PhaseName {
        self.phase.name()
    }

    /// What the match is played with: nothing that was dealt.
    pub const fn table(&self) -> &Arc<G::Table> {
        &self.table
    }

    /// The running or last round, from 1; 0 before the first.
    pub const fn round(&self) -> u16 {
        self.current
    }

    /// Whether the policy lets secrets be shown: from the start, or since a sealed match was revealed.
    pub fn is_revealed(&self) -> bool {
        self.header.reveal == Reveal::RoundEnd || self.revealed
    }

    /// When somebody who comes now would play. The machine takes whom the rules take; who sees to it that nobody gets a seat without a
    /// round to play asks this first.
    pub fn late_join(&self) -> LateJoin {
        match (self.phase, G::late_join(&self.table)) {
            (Phase::Lobby, _) => LateJoin::AtOnce,
            (Phase::Finished, _) => LateJoin::Never,
            (Phase::Playing, LateJoin::AtOnce) => LateJoin::AtOnce,
            _ if self.current >= G::rounds(&self.table) => LateJoin::Never,
            (_, rule) => rule,
        }
    }

    /// Whether the seat knows more than those who still play the running round; false outside one.
    pub fn knows(&self, seat: Seat) -> bool {
        let round = self.round.as_ref().filter(|_| self.phase == Phase::Playing);
        let plays = self.roster.playing(self.current).contains(seat);
        round.is_some_and(|round| plays && G::knows(&self.table, round, seat))
    }
}

impl<G: Game> Step<G> {
    /// Whether the events told to a viewer do not suffice to bring the game's part of their view up to date, so that it must be
    /// told anew. Where they do, [`Game::hear`] brings it there, event by event. The machine's part is not considered: it has
    /// [changes of its own](StateChange).
    pub fn needs_view(&self, viewer: Viewer) -> bool {
        let is_game = |told: &Told<G>| matches!(told.event, Event::Game(_));
        let anew = match self.input {
            Input::Begin
            | Input::Advance
            | Input::Join(_)
            | Input::Leave(_)
            | Input::Reveal
            | Input::Skip => true,
            Input::Presence { here, .. } => here,
            // Something fell due and the rules may have changed the round without a word.
            Input::Tick => !self.events.iter().any(is_game),
            Input::Act { .. } | Input::Ready(_) => false,
        };
        let closed = |told: &Told<G>| matches!(&told.event, Event::Game(event) if told.audience.includes(viewer) && G::closes(event));
        anew || self.events.iter().any(|told| match &told.event {
            Event::Match(MatchEvent::PlayerAction { .. }) => false,
            Event::Match(MatchEvent::RoundEnded { .. }) => !self.events.iter().any(closed),
            Event::Match(_) => true,
            Event::Game(event) => told.audience.includes(viewer) && !G::speaks(event, viewer),
        })
    }
}
