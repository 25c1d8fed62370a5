//! What a viewer sees of a match: the machine's part, the same for everyone, around the game's own view.

use serde::Serialize;

use crate::{Game, Match, Millis, Reason, Seat, Viewer, Winner};

/// A match as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct MatchView<V> {
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
    /// The seats in order.
    pub seats: Vec<SeatView>,
    /// Why the last round ended.
    pub reason: Option<Reason>,
    /// Who won, once the match is over.
    pub winner: Option<Winner>,
    /// What the game shows.
    pub game: V,
}

/// A seat as everyone sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
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

/// The states of a match, in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
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
        MatchView {
            phase: self.phase.name(),
            until: self.until(),
            round: self.current,
            rounds: G::rounds(&self.table),
            turn: self.turn,
            seats: seats.collect(),
            reason: self.reason,
            winner: self.winner,
            game: G::view(&self.table, self.round.as_ref(), viewer, self.is_open()),
        }
    }
}
