//! When a round ends: what the rules report, and the machine's decision on it.

use cluehouse_json::Read;
use serde::{Deserialize, Serialize};

use crate::{Millis, Seat, Seats};

/// How far a seat has come in the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Standing {
    /// Has something left to do.
    Waiting,
    /// Finished, with success.
    Succeeded,
    /// Finished, without.
    Failed,
    /// Has no part in this round's end.
    Exempt,
}

impl Standing {
    /// Whether the seat's part is finished.
    pub const fn is_done(self) -> bool {
        matches!(self, Self::Succeeded | Self::Failed)
    }
}

/// Which rule ends the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndRule {
    /// When everyone has had their turn.
    Sequential,
    /// When all active players are done, or already at the first success.
    Simultaneous {
        /// Whether one success ends the round at once.
        first_success: bool,
    },
    /// By the game's own condition.
    Free {
        /// Whether it holds.
        over: bool,
    },
}

/// What the rules say about turns; the machine hands them on in seat order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turns {
    /// Whether the running turn is done.
    pub over: bool,
    /// When it ends at the latest.
    pub ends: Option<Millis>,
    /// Who does without a turn.
    pub passed: Seats,
    /// How long it waits for a holder whose connection is gone; as long as their seat counts where nothing is given.
    pub patience: Option<Millis>,
}

impl Turns {
    /// Turns that nobody passes over, each for as long as its holder's seat counts.
    pub const fn new(over: bool, ends: Option<Millis>) -> Self {
        Self { over, ends, passed: Seats::NONE, patience: None }
    }
}

/// What the rules want of the machine next; asked after each step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// What ends the round.
    pub rule: EndRule,
    /// The state of the running turn, in games with turns.
    pub turns: Option<Turns>,
    /// When the round ends at the latest.
    pub ends: Option<Millis>,
    /// When the rules want to be woken.
    pub wake: Option<Millis>,
}

impl Plan {
    /// A plan without turns, limit or wake.
    pub const fn of(rule: EndRule) -> Self {
        Self { rule, turns: None, ends: None, wake: None }
    }
}

/// Why a round ended, or why it goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// Someone succeeded and that ends the round.
    PlayerSucceeded,
    /// Everyone is done, nobody with success.
    AllFailed,
    /// Everyone is done.
    AllAnswered,
    /// Everyone has had their turn.
    AllTurnsTaken,
    /// It goes on.
    WaitingForPlayers,
    /// The time is up.
    TimeExpired,
    /// The game's own condition.
    Custom,
}

/// What an end rule decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decision {
    /// Whether the round ends.
    pub should_end: bool,
    /// Why, or why not.
    pub reason: Reason,
    /// Whether a player succeeded.
    pub winner_found: bool,
}

/// Applies an end rule. Only active players count, exempt ones never; with nobody to wait for, the round waits for its
/// timer or for somebody's return. The sequential rule waits here: the machine ends it where no turn is left.
pub(crate) fn decide(rule: EndRule, active: Seats, standing: impl Fn(Seat) -> Standing) -> Decision {
    let mut players = 0;
    let mut done = 0;
    let mut winner_found = false;
    for seat in active.iter() {
        match standing(seat) {
            Standing::Exempt => continue,
            Standing::Waiting => {}
            Standing::Succeeded => (done, winner_found) = (done + 1, true),
            Standing::Failed => done += 1,
        }
        players += 1;
    }
    let all_done = players > 0 && done == players;
    let reason = match rule {
        EndRule::Simultaneous { first_success: true } if winner_found => Reason::PlayerSucceeded,
        EndRule::Simultaneous { first_success: true } if all_done => Reason::AllFailed,
        EndRule::Simultaneous { first_success: false } if all_done => Reason::AllAnswered,
        EndRule::Free { over: true } => Reason::Custom,
        EndRule::Sequential | EndRule::Simultaneous { .. } | EndRule::Free { .. } => {
            Reason::WaitingForPlayers
        }
    };
    Decision { should_end: reason != Reason::WaitingForPlayers, reason, winner_found }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Standing::{Exempt, Failed, Succeeded, Waiting};

    /// The seats marked active, in order, with their standings.
    fn check(rule: EndRule, seats: &[(bool, Standing)], reason: Reason, winner_found: bool) {
        let active = (0..)
            .map(Seat::new)
            .zip(seats)
            .filter(|(_, (active, _))| *active)
            .map(|(seat, _)| seat)
            .collect();
        let decision = decide(rule, active, |seat| seats[seat.index()].1);
        let should_end = reason != Reason::WaitingForPlayers;
        assert_eq!(decision, Decision { should_end, reason, winner_found }, "{rule:?} {seats:?}");
    }

    #[test]
    fn simultaneous_ends_at_the_first_success_or_when_all_failed() {
        let rule = EndRule::Simultaneous { first_success: true };
        check(rule, &[(true, Waiting), (true, Succeeded)], Reason::PlayerSucceeded, true);
        check(rule, &[(true, Failed), (true, Failed)], Reason::AllFailed, false);
        check(rule, &[(true, Failed), (true, Waiting)], Reason::WaitingForPlayers, false);
        check(rule, &[(true, Failed), (false, Waiting)], Reason::AllFailed, false);
        check(rule, &[(true, Waiting), (false, Failed)], Reason::WaitingForPlayers, false);
        check(rule, &[(true, Failed), (true, Exempt)], Reason::AllFailed, false);
    }

    #[test]
    fn everyone_answers_waits_for_all_active_players() {
        let rule = EndRule::Simultaneous { first_success: false };
        check(rule, &[(true, Succeeded), (true, Waiting)], Reason::WaitingForPlayers, true);
        check(rule, &[(true, Succeeded), (true, Failed)], Reason::AllAnswered, true);
        check(rule, &[(true, Succeeded), (false, Waiting)], Reason::AllAnswered, true);
    }

    #[test]
    fn with_nobody_active_the_round_waits() {
        for first_success in [false, true] {
            let rule = EndRule::Simultaneous { first_success };
            check(rule, &[(false, Failed), (false, Waiting)], Reason::WaitingForPlayers, false);
            check(rule, &[(true, Exempt)], Reason::WaitingForPlayers, false);
        }
        check(EndRule::Sequential, &[(true, Failed)], Reason::WaitingForPlayers, false);
        check(EndRule::Free { over: false }, &[(true, Succeeded)], Reason::WaitingForPlayers, true);
        check(EndRule::Free { over: true }, &[(true, Waiting)], Reason::Custom, false);
    }
}
