//! Which inputs a match refuses. Looks, never touches.

use crate::limits::{MAX_LAG, MAX_SEATS};
use crate::machine::Phase;
use crate::{Game, Input, LateJoin, Match, MatchReject, Millis, Refusal, Reveal, Seat};

impl<G: Game> Match<G> {
    pub(crate) fn check(&self, at: Millis, input: &Input<G::Action>) -> Result<(), Refusal<G::Reject>> {
        let machine = match input {
            Input::Act { seat, action, lag } => {
                self.check_act(*seat, *lag).map_err(Refusal::Match)?;
                let round = self.round.as_ref().ok_or(Refusal::Match(MatchReject::WrongPhase))?;
                return G::validate(&self.table, round, *seat, action, at).map_err(Refusal::Game);
            }
            Input::Begin => self.check_begin(),
            Input::Ready(seat) => self.check_ready(*seat),
            Input::Advance => match self.phase {
                Phase::Ended | Phase::Starting { until: None } => Ok(()),
                _ => Err(MatchReject::WrongPhase),
            },
            Input::Presence { seat, here } => self.check_presence(*seat, *here),
            Input::Join(seat) => self.check_join(*seat),
            Input::Leave(seat) => self.check_leave(*seat),
            Input::Tick => Err(MatchReject::NotDue),
            Input::Reveal => {
                let sealed = self.header.reveal == Reveal::Sealed && !self.revealed;
                if sealed && self.is_finished() { Ok(()) } else { Err(MatchReject::NothingSealed) }
            }
            Input::Skip if self.phase == Phase::Playing => Ok(()),
            Input::Skip => Err(MatchReject::WrongPhase),
        };
        machine.map_err(Refusal::Match)
    }

    pub(crate) fn check_act(&self, seat: Seat, lag: Millis) -> Result<(), MatchReject> {
        let place = self.roster.seated(seat)?;
        if self.phase != Phase::Playing {
            Err(MatchReject::WrongPhase)
        } else if !place.here {
            Err(MatchReject::NotHere)
        } else if place.from_round > self.current {
            Err(MatchReject::NotThisRound)
        } else if lag > MAX_LAG {
            Err(MatchReject::LagTooLong)
        } else {
            Ok(())
        }
    }

    fn check_begin(&self) -> Result<(), MatchReject> {
        let least = *G::players(&self.table).start();
        let seated = self.roster.0.iter().filter(|place| !place.left).count();
        if self.phase != Phase::Lobby {
            Err(MatchReject::WrongPhase)
        } else if seated < usize::from(least) {
            Err(MatchReject::TooFewPlayers { least })
        } else {
            Ok(())
        }
    }

    fn check_ready(&self, seat: Seat) -> Result<(), MatchReject> {
        let place = self.roster.seated(seat)?;
        match self.phase {
            Phase::Ended | Phase::Transition { .. } if place.ready => Err(MatchReject::AlreadySo),
            Phase::Ended | Phase::Transition { .. } => Ok(()),
            _ => Err(MatchReject::WrongPhase),
        }
    }

    fn check_presence(&self, seat: Seat, here: bool) -> Result<(), MatchReject> {
        let place = self.roster.seated(seat)?;
        if self.phase == Phase::Finished {
            Err(MatchReject::WrongPhase)
        } else if place.here == here {
            Err(MatchReject::AlreadySo)
        } else {
            Ok(())
        }
    }

    fn check_join(&self, seat: Seat) -> Result<(), MatchReject> {
        let most = (*G::players(&self.table).end()).min(MAX_SEATS);
        let next = self.roster.next_seat();
        if self.phase == Phase::Finished {
            Err(MatchReject::WrongPhase)
        } else if self.phase != Phase::Lobby && G::late_join(&self.table) == LateJoin::Never {
            Err(MatchReject::NoLateJoin)
        } else if self.roster.len() >= most {
            Err(MatchReject::Full { most })
        } else if seat != next {
            Err(MatchReject::WrongSeat { next })
        } else {
            Ok(())
        }
    }

    fn check_leave(&self, seat: Seat) -> Result<(), MatchReject> {
        self.roster.seated(seat)?;
        if self.phase == Phase::Finished { Err(MatchReject::WrongPhase) } else { Ok(()) }
    }
}
