//! What a room does with its match: starts it, hands inputs to it, and pays for it when it is over.

use cluehouse_engine::{Input as MatchInput, LateJoin, Millis, Seat, Timing};
use cluehouse_games::AnyAction;

use crate::apply::{Applied, Effect};
use crate::member::Member;
use crate::state::Seating;
use crate::table::{Finish, Opening, Table, Tidings, bot_like};
use crate::wire::{Circle, Curtain, SeatOwner, ServerMsg};
use crate::{Clock, House, Item, MemberId, Reject, Room, RoomReject, evening};

impl<M: From<ServerMsg> + Clone> Room<M> {
    pub(crate) fn act(&mut self, at: Millis, seat: Seat, action: AnyAction, lag: Millis) -> Applied {
        self.steer(at, MatchInput::Act { seat, action, lag })
    }

    /// Opens a match of an item, in its lobby.
    pub(crate) fn lay(&self, at: Millis, item: &Item, players: usize) -> Result<(Table, u8), Reject> {
        let game = u64::from(self.state.games) + 1;
        let House { at_once, host_paced, .. } = self.state.house;
        Table::open(Opening {
            item,
            content: self.shelf.for_item(item)?,
            players,
            seed: self.charter.seed.derive("match seed", game),
            nonces: self.charter.seed.derive("match nonces", game),
            timing: at_once.then_some(Timing::AT_ONCE),
            host_paced,
            grace: self.charter.grace,
            reveal: self.charter.reveal,
            began: self.charter.began.saturating_add(at.get()),
            record: self.records > 0,
            rules: self.rules,
        })
    }

    pub(crate) fn start_next(&mut self, at: Millis) -> Applied {
        let next = self.state.item;
        let game = self.state.playlist.get(usize::from(next)).ok_or(RoomReject::PlaylistEmpty)?.clone();
        self.start(at, game, Some(next))
    }

    /// Starts a game with those who want to play. Bots take the seats that are left, as far as the game has bots.
    pub(crate) fn start(&mut self, at: Millis, game: Item, item: Option<u16>) -> Applied {
        self.not_running()?;
        if self.charter.official && self.state.games > 0 {
            return Err(RoomReject::Official.into());
        }
        self.not_sealed()?;
        let kind = game.settings.kind();
        let brain = |member: &Member| member.bot().map(|bot| bot_like(kind, bot));
        let players: Vec<&Member> =
            self.state.players(at).filter(|member| brain(member) != Some(None)).collect();
        let (mut table, seats) = self.lay(at, &game, players.len())?;
        let seated = || Seat::first(seats).zip(&players);
        let away = seated().filter(|(_, member)| member.away.is_some());
        let away: Vec<_> = away.map(|(seat, _)| MatchInput::Presence { seat, here: false }).collect();
        let owner = |(_, member): (Seat, &&Member)| SeatOwner {
            member: member.id,
            name: member.name.clone(),
            bot: brain(member).flatten().map(str::to_owned),
            left: false,
        };
        let owners = seated().map(owner).collect();
        let told = table.submit(Millis::ZERO, MatchInput::Begin, away)?;
        self.table = Some(table);
        self.state.games += 1;
        self.state.seating = Some(Seating { game, item, seats: owners, class: self.state.house.class });
        self.state.clock = Clock::begin(at);
        self.state.curtain = None;
        self.state
            .members
            .iter_mut()
            .filter(|member| member.is_person())
            .for_each(|member| member.ready = false);
        Ok(Effect { told: Some(told), fresh: true, ..Effect::touched() })
    }

    /// Takes the match that is over off the table. What was played last is remembered for a rematch.
    pub(crate) fn gather(&mut self) -> Applied {
        self.not_official()?;
        self.not_running()?;
        self.not_sealed()?;
        self.table.take().ok_or(RoomReject::NothingPlayed)?;
        Ok(Effect::touched())
    }

    /// What is sealed stays on the table until it is shown.
    fn not_sealed(&self) -> Result<(), RoomReject> {
        let sealed = self.table.as_ref().is_some_and(|table| !table.any().is_revealed());
        if sealed { Err(RoomReject::Sealed) } else { Ok(()) }
    }

    pub(crate) fn steer(&mut self, at: Millis, input: MatchInput<AnyAction>) -> Applied {
        self.running()?;
        self.not_paused()?;
        let told = self.submit(at, input, [])?;
        Ok(Effect { told: Some(told), ..Effect::default() })
    }

    pub(crate) fn pause(&mut self, at: Millis, pause: bool) -> Applied {
        self.not_official()?;
        self.running()?;
        if self.state.clock.is_paused() == pause {
            return Err(RoomReject::NoChange.into());
        }
        if pause {
            self.state.clock.pause(at);
            return Ok(Effect::touched());
        }
        self.state.clock.go_on(at);
        let mut news = self.presence_news().into_iter();
        let told = news.next().and_then(|first| self.submit(at, first, news).ok());
        Ok(Effect { told, ..Effect::touched() })
    }

    /// Who has come or gone since the match last heard of it: in a pause it hears nothing, so that no round begins. Those who came are told
    /// first, since a match may wait for them.
    fn presence_news(&self) -> Vec<MatchInput<AnyAction>> {
        let (Some(table), Some(seating)) = (&self.table, &self.state.seating) else { return Vec::new() };
        let seats = table.any().state().seats;
        let owners =
            (0..).map(Seat::new).zip(&seating.seats).zip(seats).filter(|((_, owner), _)| !owner.left);
        let news = owners.filter_map(|((seat, owner), seen)| {
            let here = owner.bot.is_some() || self.is_here(owner.member);
            (here != seen.here).then_some((!here, seat))
        });
        let mut news: Vec<_> = news.collect();
        news.sort_unstable();
        news.into_iter().map(|(gone, seat)| MatchInput::Presence { seat, here: !gone }).collect()
    }

    /// Tells the match that a player has come or gone.
    pub(crate) fn set_presence(&mut self, at: Millis, seat: Seat, here: bool) -> Option<Tidings> {
        self.not_paused().ok()?;
        self.submit(at, MatchInput::Presence { seat, here }, []).ok()
    }

    /// Hides a drawing from everybody, or lets it be seen: the one that is being drawn, also while the clock stands still.
    pub(crate) fn draw_curtain(&mut self, curtain: Curtain) -> Applied {
        self.running()?;
        self.check_moment(curtain.game, curtain.round)?;
        let turn = self.table.as_ref().and_then(|table| table.any().state().progress.turn);
        if turn != Some(curtain.seat) {
            return Err(RoomReject::TooLate.into());
        }
        if self.state.curtain == Some(curtain) {
            return Err(RoomReject::NoChange.into());
        }
        self.state.curtain = Some(curtain);
        Ok(Effect::touched())
    }

    /// Ends the running match as if everybody had left.
    pub(crate) fn stop_match(&mut self, at: Millis) -> Result<Tidings, Reject> {
        self.running()?;
        let seating = self.state.seating.as_ref().ok_or(RoomReject::NoMatch)?;
        let seats = (0..).map(Seat::new).zip(&seating.seats).filter(|(_, owner)| !owner.left);
        let mut leave: Vec<_> = seats.map(|(seat, _)| MatchInput::Leave(seat)).collect();
        if leave.is_empty() {
            return Err(RoomReject::NoMatch.into());
        }
        let first = leave.remove(0);
        self.submit(at, first, leave)
    }

    /// Hands inputs to the match, at the match's own time.
    pub(crate) fn submit(
        &mut self,
        at: Millis,
        first: MatchInput<AnyAction>,
        rest: impl IntoIterator<Item = MatchInput<AnyAction>>,
    ) -> Result<Tidings, Reject> {
        let time = self.state.clock.match_time(at);
        self.table.as_mut().ok_or(RoomReject::NoMatch)?.submit(time, first, rest)
    }

    /// The evening's points for a match that has ended by itself, and the next game of the evening.
    pub(crate) fn award(&mut self, finish: &Finish, stopped: bool) {
        let Some(seating) = self.state.seating.clone() else { return };
        for (owner, place) in seating.seats.iter().zip(&finish.places).filter(|_| !stopped) {
            let points = if owner.left { evening::TAKING_PART } else { evening::points(*place) };
            if let Some(member) = self.state.member_mut(owner.member) {
                member.points += points;
            }
        }
        if let Some(item) = seating.item {
            self.state.item = (item + 1) % self.state.playlist.len().max(1) as u16;
        }
        self.state.clock.go_on(self.state.now);
        self.state.said.retain(|said| said.circle == Circle::All);
    }

    /// Sits somebody down at the running match, as far as its game takes late comers.
    pub(crate) fn join(&mut self, at: Millis, id: MemberId) -> Result<Tidings, Reject> {
        self.running()?;
        // One seat for each member and match: whoever gives it up could otherwise be somebody new again and again.
        if self.state.has_sat(id) {
            return Err(RoomReject::LeftMatch.into());
        }
        // A seat without a round to play would only lose.
        if self.late_join() == LateJoin::Never {
            return Err(RoomReject::TakesNobody.into());
        }
        let member = self.state.member(id).ok_or(RoomReject::NoSuchMember)?;
        let owner = SeatOwner { member: id, name: member.name.clone(), bot: None, left: false };
        let seats = self.state.seating.as_ref().map_or(0, |seating| seating.seats.len());
        let told = self.submit(at, MatchInput::Join(Seat::new(seats as u8)), [])?;
        if let Some(seating) = &mut self.state.seating {
            seating.seats.push(owner);
        }
        Ok(told)
    }

    /// Gives up a member's seat in the running match, where they have one.
    pub(crate) fn leave_seat(&mut self, at: Millis, id: MemberId) -> Option<Tidings> {
        let seat = self.state.seat_of(id).filter(|_| self.is_running())?;
        let told = self.submit(at, MatchInput::Leave(seat), []).ok()?;
        if let Some(owner) = self.state.owner_mut(seat) {
            (owner.left, owner.bot) = (true, None);
        }
        Some(told)
    }

    /// Whether a match and a round are the ones that run.
    pub(crate) fn check_moment(&self, game: u32, round: u16) -> Result<(), RoomReject> {
        if self.table.is_none() {
            return Err(RoomReject::NoMatch);
        }
        if (game, round) == self.moment() { Ok(()) } else { Err(RoomReject::TooLate) }
    }
}
