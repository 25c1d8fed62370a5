//! What every member is told of a row, and what somebody who comes in is shown.

use std::collections::VecDeque;

use cluehouse_engine::{Millis, Viewer};

use crate::apply::Effect;
use crate::limits::FRAMES_KEPT;
use crate::wire::{Circle, Frame, PROTOCOL, RoomView, Said, Seen, ServerMsg, Snapshot, Welcome};
use crate::{Dispatch, Input, MemberId, Output, Person, Room, RoomReject};

/// What a frame depends on besides its row.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Sight {
    /// Which news of the match.
    index: usize,
    /// Whether what was said is heard.
    hears: bool,
    /// Whether what was confided is for them.
    trusted: bool,
    /// Who looks, where the whole picture is shown.
    whole: Option<Viewer>,
}

impl<M: From<ServerMsg> + Clone> Room<M> {
    /// One frame for every member who is in, here or not.
    pub(crate) fn tell(&mut self, at: Millis, input: &Input, effect: &Effect, out: &mut Output<M>) {
        let version = self.state.version;
        let room = effect.touched.then(|| self.view());
        let newcomer = match input {
            Input::Enter { person, seen, .. } => self.member_of(*person).map(|id| (id, *seen)),
            _ => None,
        };
        let people: Vec<(MemberId, Viewer, bool)> =
            self.state.people().map(|member| (member.id, self.viewer(member.id), member.is_here())).collect();
        while self.frames.front().is_some_and(|(of, ..)| of.0 + FRAMES_KEPT <= version.0) {
            self.frames.pop_front();
        }
        // What those who look in the same way are told: what it depends on, which of the frames it is, and where it is sent.
        let mut known: Vec<(Sight, usize, Option<usize>)> = Vec::new();
        for (id, viewer, here) in people {
            let whole = effect.fresh || effect.turned == Some(id);
            let hears = effect.said.as_ref().is_some_and(|said| self.may_hear(said, id));
            let index = self.news_for(effect, viewer);
            // Those who watch see the same; a player's picture is theirs alone.
            let confided = effect.confided.as_ref().filter(|(to, _)| *to == id).map(|(_, confided)| confided);
            let sight = Sight { index, hears, trusted: confided.is_some(), whole: whole.then_some(viewer) };
            let place = known.iter().position(|(other, ..)| *other == sight).unwrap_or_else(|| {
                known.push((sight, self.frames.len(), None));
                known.len() - 1
            });
            let (_, first, send) = &mut known[place];
            let msg = match self.frames.get(*first) {
                Some((.., msg)) => msg.clone(),
                None => self.frame(at, effect, room.as_ref(), sight),
            };
            if here && newcomer.is_none_or(|(newcomer, _)| newcomer != id) {
                match send.and_then(|send| out.sends.get_mut(send)) {
                    Some(send) => send.to.push(id),
                    None => {
                        *send = Some(out.sends.len());
                        out.sends.push(Dispatch { after: version, to: vec![id], msg: msg.clone() });
                    }
                }
            }
            self.frames.push_back((version, id, msg));
        }
        if self.screens {
            let hears = effect.said.as_ref().is_some_and(|said| said.circle == Circle::All);
            let index = self.news_for(effect, Viewer::Watcher);
            let sight =
                Sight { index, hears, trusted: false, whole: effect.fresh.then_some(Viewer::Watcher) };
            let same = known.iter().find(|(other, ..)| *other == sight);
            let same = same.and_then(|(_, first, _)| self.frames.get(*first)).map(|(.., msg)| msg);
            let msg = same.cloned().unwrap_or_else(|| self.frame(at, effect, room.as_ref(), sight));
            out.shown.push((version, msg));
        }
        if let Some((id, seen)) = newcomer {
            self.welcome(id, seen, out);
        }
        if self.state.empty.is_some() {
            // A room at rest keeps nothing but itself; whoever comes back gets the whole picture.
            self.frames = VecDeque::new();
            self.refusals = Vec::new();
        }
    }

    fn frame(&mut self, at: Millis, effect: &Effect, room: Option<&RoomView>, sight: Sight) -> M {
        let news = || effect.told.as_ref().and_then(|told| told.news(sight.index)).cloned();
        ServerMsg::Frame(Box::new(Frame {
            version: self.state.version,
            at,
            room: room.cloned(),
            said: effect.said.clone().filter(|_| sight.hears),
            confided: effect.confided.as_ref().map(|(_, told)| told.clone()).filter(|_| sight.trusted),
            play: sight.whole.and_then(|viewer| self.look(viewer)).map(Box::new),
            news: if sight.whole.is_some() { None } else { news() },
        }))
        .into()
    }

    /// Says whether there are screens from now on. It is no part of the journal: a screen changes nothing.
    pub const fn show(&mut self, screens: bool) {
        self.screens = screens;
    }

    /// What a screen is shown at first.
    ///
    /// # Errors
    /// Where whoever put it up may neither come in nor watch.
    pub fn show_all(&mut self, person: Person) -> Result<M, RoomReject> {
        if self.state.closed {
            return Err(RoomReject::Closed);
        }
        self.may_show(person)?;
        if self.state.house.locked && self.member_of(person).is_none() {
            return Err(RoomReject::Locked);
        }
        let version = self.state.version;
        let snapshot = Snapshot {
            version,
            at: self.state.now,
            room: self.view(),
            said: self.state.said.iter().filter(|said| said.circle == Circle::All).cloned().collect(),
            confided: Vec::new(),
            play: self.look(Viewer::Watcher),
        };
        let welcome =
            Welcome { protocol: PROTOCOL, epoch: self.epoch, you: None, version, snapshot: Some(snapshot) };
        Ok(ServerMsg::Welcome(Box::new(welcome)).into())
    }

    /// Whether a screen may stay up. A lock keeps out who is new, and it is not.
    ///
    /// # Errors
    /// Where whoever put it up may not watch any more.
    pub fn may_show(&self, person: Person) -> Result<(), RoomReject> {
        if self.is_banned(person) {
            return Err(RoomReject::Banned);
        }
        let watchers = self.state.house.watchers && !self.charter.official;
        if watchers || self.member_of(person).is_some() { Ok(()) } else { Err(RoomReject::NoWatchers) }
    }

    fn news_for(&self, effect: &Effect, viewer: Viewer) -> usize {
        let Some(told) = &effect.told else { return 0 };
        #[cfg(feature = "sim")]
        if self.bug == Some(crate::sim::Bug::ViewLeak) {
            return told.index(Viewer::Seat(cluehouse_engine::Seat::new(0)));
        }
        told.index(viewer)
    }

    /// Whether something said is for a member's ears: everybody's, or those who are in the same circle now.
    fn may_hear(&self, said: &Said, id: MemberId) -> bool {
        #[cfg(feature = "sim")]
        if self.bug == Some(crate::sim::Bug::EverybodyHears) {
            return true;
        }
        said.circle == Circle::All || said.circle == self.circle(id)
    }

    /// Greets somebody who comes in: with what they missed, or with the whole picture.
    pub(crate) fn welcome(&mut self, id: MemberId, seen: Option<Seen>, out: &mut Output<M>) {
        out.entered = Some(id);
        let version = self.state.version;
        out.behind = seen.is_some_and(|seen| seen.version > version);
        let missed = seen.and_then(|seen| self.missed(id, seen));
        let snapshot = match missed {
            Some(_) => None,
            None => {
                let viewer = self.viewer(id);
                Some(Snapshot {
                    version,
                    at: self.state.now,
                    room: self.view(),
                    said: self.state.said.iter().filter(|said| self.may_hear(said, id)).cloned().collect(),
                    confided: self.state.confided(id),
                    play: self.look(viewer),
                })
            }
        };
        let welcome = Welcome { protocol: PROTOCOL, epoch: self.epoch, you: Some(id), version, snapshot };
        self.send(id, ServerMsg::Welcome(Box::new(welcome)), out);
        for msg in missed.into_iter().flatten() {
            out.sends.push(Dispatch { after: version, to: vec![id], msg });
        }
    }

    /// The frames a member has not seen, where all of them are still known.
    fn missed(&self, id: MemberId, seen: Seen) -> Option<Vec<M>> {
        if seen.epoch != self.epoch || seen.version > self.state.version {
            return None;
        }
        let after = self.frames.iter().skip_while(|(version, ..)| *version <= seen.version);
        let missed: Vec<_> =
            after.filter(|(_, member, _)| *member == id).map(|(.., msg)| msg.clone()).collect();
        // There is one for each row while they were in.
        (missed.len() == (self.state.version.0 - seen.version.0) as usize).then_some(missed)
    }
}
