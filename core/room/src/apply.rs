//! What each input does to a room. Everything is looked at before anything is touched: a refusal changes nothing.

use cluehouse_engine::{Input as MatchInput, MAX_LAG, Millis, PhaseName};
use cluehouse_games::AnyCheckpoint;

use crate::house::check_playlist;
use crate::limits::{MAX_BANS, MAX_REAL_NAME, MORE_TIME};
use crate::member::{Member, RealName, Who};
use crate::name::{fit, said};
use crate::state::Ban;
use crate::table::{Finish, Tidings, bots};
use crate::wire::{Circle, Command, Confided, Farewell, Said, ServerMsg};
use crate::{House, Input, Item, MemberId, Name, Person, Reject, Room, RoomReject};

/// What a row did, for those who are to be told.
#[derive(Debug, Default)]
pub(crate) struct Effect {
    /// Whether the room's own view changed.
    pub(crate) touched: bool,
    /// Whether a match began.
    pub(crate) fresh: bool,
    /// Who looks at the match in another way from now on.
    pub(crate) turned: Option<MemberId>,
    pub(crate) said: Option<Said>,
    /// What was confided, and to whom.
    pub(crate) confided: Option<(MemberId, Confided)>,
    /// Whether the match was ended from outside: nobody has won anything.
    pub(crate) stopped: bool,
    pub(crate) told: Option<Tidings>,
    pub(crate) farewells: Vec<(MemberId, Farewell)>,
}

impl Effect {
    pub(crate) fn touched() -> Self {
        Self { touched: true, ..Self::default() }
    }

    pub(crate) fn touches_match(&self) -> bool {
        self.told.is_some()
    }

    pub(crate) fn finish(&self) -> Option<&Finish> {
        self.told.as_ref()?.finish.as_ref()
    }

    pub(crate) fn take_finish(&mut self) -> Option<Finish> {
        let finish = self.told.as_mut()?.finish.take();
        // Points and the stage are the room's.
        self.touched |= finish.is_some();
        finish
    }

    /// Where a restart may begin: before the first round there is no match yet, later there is one at rest.
    pub(crate) fn rests(&mut self) -> Option<Option<AnyCheckpoint>> {
        if self.fresh {
            return Some(None);
        }
        self.told.as_mut()?.checkpoint.take().map(Some)
    }
}

pub(crate) type Applied = Result<Effect, Reject>;

impl<M: From<ServerMsg> + Clone> Room<M> {
    /// Looks at an input and carries it out.
    pub(crate) fn apply(&mut self, at: Millis, input: &Input) -> Applied {
        // What is sealed can be revealed when everybody has long gone.
        if self.state.closed && *input != Input::Reveal {
            return Err(RoomReject::Closed.into());
        }
        match input {
            Input::Enter { person, name, watch, client, asked, .. } => {
                let effect = self.enter(at, *person, name, *watch)?;
                let member = self.state.members.iter_mut().find(|member| member.who == Who::Person(*person));
                if let Some(member) = member {
                    member.turn_to(*client, *asked);
                }
                Ok(effect)
            }
            Input::Become { was, person } => self.become_person(*was, *person),
            Input::Drop { member } => self.drop_out(at, *member),
            Input::Command { member, lag, what, .. } => {
                let known = self.state.member(*member).filter(|known| known.is_person() && known.is_here());
                let known = known.ok_or(RoomReject::NotAMember)?;
                if !known.may_command(at, self.charter.command_every) {
                    return Err(RoomReject::TooFast.into());
                }
                self.command(at, *member, *lag, what)
            }
            Input::Bot { seat, game, round, action } => {
                if !self.bot_seats().iter().any(|(bot, _)| bot == seat) {
                    return Err(RoomReject::NotPlaying.into());
                }
                self.check_moment(*game, *round)?;
                self.act(at, *seat, action.clone(), Millis::ZERO)
            }
            Input::Reveal => {
                let told = self.submit(at, MatchInput::Reveal, [])?;
                Ok(Effect { told: Some(told), ..Effect::default() })
            }
            Input::Close => Ok(self.close(at)),
            Input::Tick => Ok(Effect::default()),
        }
    }

    fn enter(&mut self, at: Millis, person: Person, name: &str, watch: bool) -> Applied {
        if self.is_banned(person) {
            return Err(RoomReject::Banned.into());
        }
        match self.state.person(person) {
            Some(member) if member.is_in() => {
                let id = member.id;
                Ok(self.come_back(at, id))
            }
            known => {
                let known = known.map(|member| member.id);
                self.check_newcomer(watch)?;
                let name = if self.state.house.class && self.state.host.is_some() {
                    self.state.given_name()?
                } else {
                    Name::new(name)?
                };
                if self.state.is_taken(&name, known) {
                    return Err(RoomReject::NameTaken.into());
                }
                Ok(self.come_in(at, person, known, name, !watch))
            }
        }
    }

    fn check_newcomer(&self, watch: bool) -> Result<(), RoomReject> {
        self.has_place()?;
        if self.state.house.locked && self.state.people().next().is_some() {
            return Err(RoomReject::Locked);
        }
        if watch && !self.state.house.watchers {
            return Err(RoomReject::NoWatchers);
        }
        Ok(())
    }

    fn come_in(
        &mut self,
        at: Millis,
        person: Person,
        known: Option<MemberId>,
        name: Name,
        plays: bool,
    ) -> Effect {
        let id = known.unwrap_or_else(|| self.state.add(Who::Person(person), name.clone(), plays));
        if let Some(member) = self.state.member_mut(id) {
            (member.gone, member.away, member.plays, member.name) = (false, None, plays, name);
        }
        self.settle_host();
        let told = if plays { self.join(at, id).ok() } else { None };
        Effect { told, ..Effect::touched() }
    }

    fn come_back(&mut self, at: Millis, id: MemberId) -> Effect {
        if let Some(member) = self.state.member_mut(id) {
            member.away = None;
        }
        self.settle_host();
        let seat = self.state.seat_of(id).filter(|_| self.is_running());
        let stood_in = seat.and_then(|seat| self.state.owner_mut(seat)?.bot.take());
        let told = match seat {
            Some(seat) if stood_in.is_none() => self.set_presence(at, seat, true),
            _ => None,
        };
        Effect { told, ..Effect::touched() }
    }

    fn drop_out(&mut self, at: Millis, id: MemberId) -> Applied {
        let member = self.state.member_mut(id).filter(|member| member.is_person() && member.is_here());
        member.ok_or(RoomReject::NotAMember)?.away = Some(at);
        let seat = self.state.seat_of(id).filter(|_| self.is_running());
        let told = seat.and_then(|seat| self.set_presence(at, seat, false));
        Ok(Effect { told, ..Effect::touched() })
    }

    /// Whoever logs in keeps their place, and whoever was sent away stays outside. Who is in twice, once as each, stays two.
    fn become_person(&mut self, was: Person, person: Person) -> Applied {
        let before = self.state.person(was).map(|member| (member.id, member.is_in()));
        let now = self.state.person(person).map(|member| (member.id, member.is_in()));
        let banned = self.is_banned(was);
        let moves = match (before, now) {
            (Some(_), None) => true,
            // They left as the one and came as the other: where they are counts.
            (Some((_, is_in)), Some((_, was_in))) => is_in && !was_in,
            (None, _) => false,
        };
        if before.is_none() && !banned {
            return Err(RoomReject::NoSuchMember.into());
        }
        if was == person || !(moves || banned) {
            return Err(RoomReject::NoChange.into());
        }
        for (known, who) in [(before, person), (now, was)] {
            if let Some(member) = known.filter(|_| moves).and_then(|(id, _)| self.state.member_mut(id)) {
                member.who = Who::Person(who);
            }
        }
        // Nobody is kept out of a room of their own by what somebody else did with their device.
        let owns = self.state.person(person).is_some_and(|member| self.is_owner(member.id));
        self.state.bans.retain(|ban| ban.person != was || !owns);
        for ban in self.state.bans.iter_mut().filter(|ban| ban.person == was) {
            ban.person = person;
        }
        Ok(Effect::default())
    }

    fn command(&mut self, at: Millis, id: MemberId, lag: Millis, what: &Command) -> Applied {
        if what.is_hosts() && !self.is_host(id) {
            return Err(RoomReject::HostOnly.into());
        }
        match what {
            Command::Rename(name) => self.rename(id, name),
            Command::Sit => self.sit(at, id),
            Command::Watch => self.watch(at, id),
            Command::Ready(ready) => self.ready(at, id, *ready),
            Command::Act { game, round, action } => {
                let seat = self.state.seat_of(id).ok_or(RoomReject::NotPlaying)?;
                self.check_moment(*game, *round)?;
                if action.is_talk() && self.state.member(id).is_some_and(|member| member.muted) {
                    return Err(RoomReject::Muted.into());
                }
                self.act(at, seat, action.clone(), lag.min(MAX_LAG))
            }
            Command::Say(text) => self.say(at, id, text),
            Command::VoteOut(other) => self.vote_out(at, id, *other),
            Command::Confide(name) => self.confide(id, name),
            Command::Leave => Ok(self.remove(at, id, Farewell::Left)),
            Command::Choose(playlist) => self.choose(playlist),
            Command::Settle(house) => self.settle_house(*house),
            Command::AddBot(bot) => self.add_bot(bot),
            Command::Start => self.start_next(at),
            Command::Rematch => {
                self.not_official()?;
                let last = self.state.seating.as_ref().ok_or(RoomReject::NothingPlayed)?.game.clone();
                self.start(at, last, None)
            }
            Command::Gather => self.gather(),
            Command::Advance => self.steer(at, MatchInput::Advance),
            Command::Skip => {
                self.not_official()?;
                self.steer(at, MatchInput::Skip)
            }
            Command::Pause(pause) => self.pause(at, *pause),
            Command::MoreTime => {
                self.not_official()?;
                self.running()?;
                self.not_paused()?;
                self.state.clock.give(at, MORE_TIME);
                Ok(Effect::touched())
            }
            Command::Stop => {
                self.not_official()?;
                let told = self.stop_match(at)?;
                Ok(Effect { told: Some(told), stopped: true, ..Effect::touched() })
            }
            Command::PassHost(to) => {
                self.other_person(id, *to)?;
                if self.state.owner != Some(id) {
                    return Err(RoomReject::OwnerOnly.into());
                }
                if !self.is_here(*to) {
                    return Err(RoomReject::NoSuchMember.into());
                }
                (self.state.host, self.state.owner) = (Some(*to), Some(*to));
                Ok(Effect::touched())
            }
            Command::Kick(whom) => {
                self.other(id, *whom)?;
                self.may_send_out(*whom)?;
                Ok(self.remove(at, *whom, Farewell::Kicked))
            }
            Command::Ban(whom) => {
                self.other_person(id, *whom)?;
                self.may_send_out(*whom)?;
                Ok(self.ban(at, *whom))
            }
            Command::Unban(whom) => {
                let place = self.state.bans.iter().position(|ban| ban.member == *whom);
                self.state.bans.remove(place.ok_or(RoomReject::NoSuchMember)?);
                Ok(Effect::touched())
            }
            Command::Mute { member, muted } => {
                self.other_person(id, *member)?;
                let member = self.state.member_mut(*member).filter(|member| member.muted != *muted);
                member.ok_or(RoomReject::NoChange)?.muted = *muted;
                Ok(Effect::touched())
            }
            Command::Curtain(curtain) => self.draw_curtain(*curtain),
        }
    }

    fn rename(&mut self, id: MemberId, name: &str) -> Applied {
        if self.state.house.class && self.state.host != Some(id) {
            return Err(RoomReject::NameGiven.into());
        }
        let name = Name::new(name)?;
        if self.state.is_taken(&name, Some(id)) {
            return Err(RoomReject::NameTaken.into());
        }
        let member = self.state.member_mut(id).filter(|member| member.name != name);
        member.ok_or(RoomReject::NoChange)?.name = name;
        Ok(Effect::touched())
    }

    /// A real name is told to whoever the room belongs to now, and stays between the two.
    fn confide(&mut self, id: MemberId, name: &str) -> Applied {
        if !self.state.house.real_names {
            return Err(RoomReject::NotAsked.into());
        }
        let to = self.state.owner.ok_or(RoomReject::NoSuchMember)?;
        if to == id {
            return Err(RoomReject::NotOneself.into());
        }
        let name = match fit(name, MAX_REAL_NAME) {
            Some(name) => name,
            None if name.trim().is_empty() => return Err(RoomReject::NameEmpty.into()),
            None => return Err(RoomReject::NameTooLong { most: MAX_REAL_NAME as u8 }.into()),
        };
        let real_name = Some(RealName { to, name: name.clone() });
        let member = self.state.member_mut(id).filter(|member| member.real_name != real_name);
        member.ok_or(RoomReject::NoChange)?.real_name = real_name;
        Ok(Effect { confided: Some((to, Confided { member: id, name })), ..Effect::default() })
    }

    fn sit(&mut self, at: Millis, id: MemberId) -> Applied {
        let plays = self.state.member(id).is_some_and(|member| member.plays);
        let seated = self.state.seat_of(id).is_some();
        if plays && (seated || !self.is_running()) {
            return Err(RoomReject::NoChange.into());
        }
        let joined = if seated || !self.is_running() { None } else { Some(self.join(at, id)) };
        let told = match joined {
            // Who cannot play now plays next; who asked for that before is told why not now.
            Some(Err(why)) if plays => return Err(why),
            Some(joined) => joined.ok(),
            None => None,
        };
        if let Some(member) = self.state.member_mut(id) {
            (member.plays, member.ready) = (true, false);
        }
        let turned = told.is_some().then_some(id);
        Ok(Effect { told, turned, ..Effect::touched() })
    }

    fn watch(&mut self, at: Millis, id: MemberId) -> Applied {
        if !self.state.house.watchers {
            return Err(RoomReject::NoWatchers.into());
        }
        let member = self.state.member_mut(id).filter(|member| member.plays);
        let member = member.ok_or(RoomReject::NoChange)?;
        (member.plays, member.ready) = (false, false);
        let told = self.leave_seat(at, id);
        let turned = told.is_some().then_some(id);
        Ok(Effect { told, turned, ..Effect::touched() })
    }

    fn ready(&mut self, at: Millis, id: MemberId, ready: bool) -> Applied {
        if self.is_running() {
            let seat = self.state.seat_of(id).ok_or(RoomReject::NotPlaying)?;
            if !ready {
                return Err(RoomReject::NoChange.into());
            }
            self.not_paused()?;
            // Bots are always ready.
            let bots: Vec<_> =
                self.bot_seats().into_iter().map(|(seat, _)| MatchInput::Ready(seat)).collect();
            let told = self.submit(at, MatchInput::Ready(seat), bots)?;
            return Ok(Effect { told: Some(told), ..Effect::default() });
        }
        let member = self.state.member_mut(id).filter(|member| member.plays);
        let member = member.ok_or(RoomReject::NotPlaying)?;
        if member.ready == ready {
            return Err(RoomReject::NoChange.into());
        }
        member.ready = ready;
        if ready && self.everyone_ready() && !self.charter.official {
            // Where the game needs more players, everybody stays ready until they have come.
            if let Ok(effect) = self.start_next(at) {
                return Ok(effect);
            }
        }
        Ok(Effect::touched())
    }

    /// Whether all who play are ready, at least two people among them, and the host, where the host is here.
    fn everyone_ready(&self) -> bool {
        let host = self.state.host.and_then(|host| self.state.member(host));
        let agreed = host.is_none_or(|host| !host.is_here() || host.plays && host.ready);
        let mut players = self.state.present().filter(|member| member.plays);
        let people = self.state.present().filter(|member| member.plays && member.ready).count();
        agreed && people >= 2 && players.all(|member| member.ready)
    }

    fn say(&mut self, at: Millis, id: MemberId, text: &str) -> Applied {
        let member = self.state.member(id).ok_or(RoomReject::NotAMember)?;
        if !self.state.house.chat {
            return Err(RoomReject::ChatOff.into());
        }
        if member.muted {
            return Err(RoomReject::Muted.into());
        }
        if !member.may_talk(at) {
            return Err(RoomReject::TalkTooFast.into());
        }
        let text = said(text)?;
        let said = Said { member: id, name: member.name.clone(), at, text, circle: self.circle(id) };
        if let Some(member) = self.state.member_mut(id) {
            member.talked(at);
        }
        self.state.say(said.clone());
        Ok(Effect { said: Some(said), ..Effect::default() })
    }

    /// Among whom a member talks now: while a round is played, those who know more talk among themselves, and so do those who watch.
    pub(crate) fn circle(&self, id: MemberId) -> Circle {
        let playing = self.table.as_ref().filter(|table| table.any().phase() == PhaseName::Playing);
        let Some(table) = playing else { return Circle::All };
        match self.state.seat_of(id) {
            Some(seat) if table.any().knows(seat) => Circle::Knowing,
            Some(_) => Circle::All,
            // Who has left the match may know as much as who is done with it.
            None if self.state.has_sat(id) => Circle::Knowing,
            None => Circle::Watching,
        }
    }

    /// More than half of the other people who are here, and at least two, can send somebody out who is not the host.
    fn vote_out(&mut self, at: Millis, id: MemberId, whom: MemberId) -> Applied {
        self.other_person(id, whom)?;
        if self.state.host == Some(whom) {
            return Err(RoomReject::NotTheHost.into());
        }
        self.may_send_out(whom)?;
        let member = self.state.member(whom).filter(|member| !member.votes.contains(&id));
        let mut votes = member.ok_or(RoomReject::NoChange)?.votes.clone();
        votes.push(id);
        let others = self.state.present().filter(|other| other.id != whom);
        let others: Vec<MemberId> = others.map(|other| other.id).collect();
        let count = others.iter().filter(|other| votes.contains(other)).count();
        if count >= 2 && 2 * count > others.len() {
            return Ok(self.remove(at, whom, Farewell::Kicked));
        }
        if let Some(member) = self.state.member_mut(whom) {
            member.votes = votes;
        }
        Ok(Effect::touched())
    }

    /// Sends a member out, or lets them go.
    fn remove(&mut self, at: Millis, id: MemberId, why: Farewell) -> Effect {
        let told = self.leave_seat(at, id);
        let here = self.state.member(id).is_some_and(|member| member.is_here() && member.is_person());
        if let Some(member) = self.state.member_mut(id) {
            (member.gone, member.away, member.ready) = (true, None, false);
            member.votes.clear();
        }
        // A bot has nothing to come back for.
        self.state.members.retain(|member| member.is_person() || !member.gone);
        self.state.members.iter_mut().for_each(|member| member.votes.retain(|voter| *voter != id));
        self.state.forget();
        let state = &self.state;
        self.refusals.retain(|(of, _)| state.member(*of).is_some());
        self.settle_host();
        let farewells = if here { vec![(id, why)] } else { Vec::new() };
        Effect { told, farewells, ..Effect::touched() }
    }

    fn ban(&mut self, at: Millis, id: MemberId) -> Effect {
        if let Some(member) = self.state.member(id)
            && let Who::Person(person) = member.who
        {
            let name = member.name.clone();
            if self.state.bans.len() == MAX_BANS {
                self.state.bans.remove(0);
            }
            self.state.bans.push(Ban { member: id, person, name });
        }
        self.remove(at, id, Farewell::Banned)
    }

    fn choose(&mut self, playlist: &[Item]) -> Applied {
        self.not_official()?;
        self.not_running()?;
        check_playlist(playlist, &self.shelf)?;
        for item in playlist {
            // Settings that no table can be laid with are refused here, not when everybody waits.
            self.lay(Millis::ZERO, item, 1)?;
        }
        if self.state.playlist == playlist {
            return Err(RoomReject::NoChange.into());
        }
        self.state.item = place_after(&self.state.playlist, playlist, self.state.item.into()) as u16;
        self.state.playlist = playlist.to_vec();
        self.state
            .members
            .iter_mut()
            .filter(|member| member.is_person())
            .for_each(|member| member.ready = false);
        Ok(Effect::touched())
    }

    fn settle_house(&mut self, house: House) -> Applied {
        self.not_official()?;
        house.check()?;
        if self.state.house == house {
            return Err(RoomReject::NoChange.into());
        }
        let begins = house.class && !self.state.house.class;
        self.state.house = house;
        if begins {
            self.state.give_names()?;
        }
        Ok(Effect::touched())
    }

    fn add_bot(&mut self, bot: &str) -> Applied {
        self.not_official()?;
        self.not_running()?;
        self.has_place()?;
        let item = self.state.playlist.get(usize::from(self.state.item)).ok_or(RoomReject::PlaylistEmpty)?;
        if !bots(item.settings.kind()).contains(&bot) {
            return Err(RoomReject::UnknownBot.into());
        }
        let names = (1..).map(|number| if number == 1 { bot.to_owned() } else { format!("{bot} {number}") });
        let mut names = names.filter_map(|name| Name::new(&name).ok());
        let name = names.find(|name| !self.state.is_taken(name, None)).ok_or(RoomReject::NameTaken)?;
        let id = self.state.add(Who::Bot(bot.to_owned()), name, true);
        if let Some(member) = self.state.member_mut(id) {
            member.ready = true;
        }
        Ok(Effect::touched())
    }

    pub(crate) fn running(&self) -> Result<(), RoomReject> {
        if self.is_running() { Ok(()) } else { Err(RoomReject::NoMatch) }
    }

    pub(crate) fn not_running(&self) -> Result<(), RoomReject> {
        if self.is_running() { Err(RoomReject::MatchRunning) } else { Ok(()) }
    }

    pub(crate) fn not_paused(&self) -> Result<(), RoomReject> {
        if self.state.clock.is_paused() { Err(RoomReject::Paused) } else { Ok(()) }
    }

    pub(crate) fn not_official(&self) -> Result<(), RoomReject> {
        if self.charter.official { Err(RoomReject::Official) } else { Ok(()) }
    }

    /// Whoever the room belongs to is sent out by nobody, and from an official match nobody is.
    fn may_send_out(&self, whom: MemberId) -> Result<(), RoomReject> {
        if self.state.owner == Some(whom) {
            return Err(RoomReject::OwnerOnly);
        }
        if self.is_running() { self.not_official() } else { Ok(()) }
    }

    fn other(&self, id: MemberId, other: MemberId) -> Result<(), RoomReject> {
        match self.state.member(other) {
            _ if id == other => Err(RoomReject::NotOneself),
            Some(member) if member.is_in() => Ok(()),
            _ => Err(RoomReject::NoSuchMember),
        }
    }

    fn other_person(&self, id: MemberId, other: MemberId) -> Result<(), RoomReject> {
        self.other(id, other)?;
        let person = self.state.member(other).is_some_and(Member::is_person);
        if person { Ok(()) } else { Err(RoomReject::NoSuchMember) }
    }
}

/// Where the game that is next stands when the evening's games are changed: it keeps its place among those that stay. Where it goes itself,
/// the one after it is next.
fn place_after(before: &[Item], after: &[Item], next: usize) -> usize {
    let kept_behind =
        before.iter().skip(next).rev().zip(after.iter().rev()).take_while(|(old, new)| old == new).count();
    let kept_before = before.iter().zip(after).take_while(|(old, new)| old == new).count();
    let place = if kept_before < next && kept_behind == before.len() - next {
        after.len().saturating_sub(kept_behind)
    } else {
        next
    };
    if place < after.len() { place } else { 0 }
}
