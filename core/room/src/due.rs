//! What happens in a room by itself, and when.

use cluehouse_engine::Millis;

use crate::apply::Effect;
use crate::limits::{HOST_GRACE, STAND_IN_AFTER};
use crate::member::Member;
use crate::table::bots;
use crate::wire::{Farewell, ServerMsg};
use crate::{MemberId, Room};

/// What a deadline belongs to, in the order in which equal times are applied.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Due {
    /// Something of the match's own.
    Match,
    /// A bot sits in for a player who stays away.
    StandIn(MemberId),
    /// The host has been away for too long.
    Host,
    /// Nobody came back.
    Close,
}

impl<M: From<ServerMsg> + Clone> Room<M> {
    /// The next thing to happen by itself, never before the last row.
    pub(crate) fn due(&self) -> Option<(Millis, Due)> {
        if self.state.closed {
            return None;
        }
        let dues = [self.match_due(), self.stand_in_due(), self.host_due(), self.close_due()];
        let (at, due) = dues.into_iter().flatten().min()?;
        Some((at.max(self.state.now), due))
    }

    fn match_due(&self) -> Option<(Millis, Due)> {
        let deadline = self.table.as_ref()?.any().deadline()?;
        Some((self.state.clock.room_time(deadline)?, Due::Match))
    }

    /// A seat whose player stays away, while somebody else is here to play with.
    fn stand_in_due(&self) -> Option<(Millis, Due)> {
        let table = self.table.as_ref().filter(|table| table.is_running())?;
        let wanted = self.state.house.stand_ins && !self.charter.official && !self.state.clock.is_paused();
        if !wanted || self.state.empty.is_some() {
            return None;
        }
        let seats = self.state.seating.as_ref()?.seats.iter();
        let empty = seats.filter(|owner| owner.bot.is_none() && !owner.left).filter_map(|owner| {
            let member = self.state.member(owner.member).filter(|member| member.is_in())?;
            Some((member.away? + STAND_IN_AFTER, Due::StandIn(member.id)))
        });
        // Last, since it is asked of every row, and nearly always everybody is here.
        empty.min().filter(|_| !bots(table.any().kind()).is_empty())
    }

    /// The host is away and somebody else could take over.
    fn host_due(&self) -> Option<(Millis, Due)> {
        let host = self.state.host.and_then(|host| self.state.member(host))?;
        self.state.present().next()?;
        Some((host.away? + HOST_GRACE, Due::Host))
    }

    fn close_due(&self) -> Option<(Millis, Due)> {
        Some((self.state.empty? + self.charter.linger?, Due::Close))
    }

    /// Carries out what is due.
    pub(crate) fn fall_due(&mut self, at: Millis, due: Due) -> Effect {
        match due {
            Due::Match => {
                let time = self.state.clock.match_time(at);
                let told = self.table.as_mut().map(|table| table.tick(time));
                Effect { told, ..Effect::default() }
            }
            Due::StandIn(member) => self.stand_in(at, member),
            Due::Host => {
                // The room stays whose it is: they decide again as soon as they are back.
                let successor = self.state.present().next().map(|member| member.id);
                self.state.host = successor.or(self.state.host);
                Effect::touched()
            }
            Due::Close => self.close(at),
        }
    }

    fn stand_in(&mut self, at: Millis, member: MemberId) -> Effect {
        let Some(seat) = self.state.seat_of(member) else { return Effect::default() };
        let kind = self.table.as_ref().map(|table| table.any().kind());
        // The second weakest plays sensibly and leaves the others a chance.
        let bots = kind.map_or(Vec::new(), bots);
        let bot = bots.get(1).or(bots.first()).map(|bot| (*bot).to_owned());
        if let Some(owner) = self.state.owner_mut(seat) {
            owner.bot = bot;
        }
        let told = self.set_presence(at, seat, true);
        Effect { told, ..Effect::touched() }
    }

    /// Whoever owns the room decides while they are here. Where the owner is gone, the host owns it; where the host is gone, somebody
    /// decides who is here.
    pub(crate) fn settle_host(&mut self) {
        let is_in = |id: &MemberId| self.state.member(*id).is_some_and(Member::is_in);
        let is_here = |id: &MemberId| self.state.member(*id).is_some_and(Member::is_here);
        let present = self.state.present().next().map(|member| member.id);
        let host = self.state.host.filter(is_in);
        let owner = self.state.owner.filter(is_in).or(host).or(present);
        self.state.host = owner.filter(is_here).or(host).or(present).or(owner);
        self.state.owner = owner;
    }

    /// Closes the room; a match that runs ends as if everybody had left.
    pub(crate) fn close(&mut self, at: Millis) -> Effect {
        let told = self.stop_match(at).ok();
        let stopped = told.is_some();
        let present: Vec<MemberId> = self.connected();
        self.state.closed = true;
        let farewells = present.into_iter().map(|id| (id, Farewell::Closed)).collect();
        Effect { told, stopped, farewells, ..Effect::touched() }
    }
}
