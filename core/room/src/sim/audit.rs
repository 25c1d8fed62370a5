//! Looks after every step whether anything that was promised is broken.

use std::collections::BTreeMap;
use std::sync::Arc;

use cluehouse_engine::PhaseName;

use super::{Tally, Violation};
use crate::wire::{Epoch, Outcome, ServerMsg, Version};
use crate::{ANSWERS_KEPT, Charter, Input, MemberId, Mirror, Room, RoomReject, Row, Shelf, evening};

/// A second room that is fed nothing but what is durable, row by row, and remembers what was done.
#[derive(Debug)]
pub struct Audit {
    room: Room,
    /// By whom and under which number each command was carried out, and in which row.
    done: BTreeMap<(MemberId, u32), Version>,
    /// Matches that were looked at.
    matches: u32,
}

type Checked = Result<(), String>;

impl Audit {
    pub(super) fn new(charter: Arc<Charter>, shelf: Arc<Shelf>) -> Result<Self, Violation> {
        let room = Room::open(charter, shelf, Epoch(0));
        let refused = |why| Violation { seed: 0, at: 0, what: format!("the room cannot be opened: {why:?}") };
        Ok(Self { room: room.map_err(refused)?.recording(), done: BTreeMap::new(), matches: 0 })
    }

    pub(super) fn version(&self) -> Version {
        self.room.version()
    }

    pub(super) fn room(&mut self) -> &mut Room {
        &mut self.room
    }

    /// A row has become durable: it follows from those before, is due where it is a tick, and repeats nothing.
    pub(super) fn durable(&mut self, line: &str, tally: &mut Tally) -> Checked {
        let row: Row = serde_json::from_str(line).map_err(|why| format!("{why}: {line}"))?;
        let version = row.version;
        let (host, seats, games) = (self.room.state.host, self.seats(), self.room.state.games);
        if let Input::Command { member, n, .. } = &row.input
            && let Some(before) = self.done.insert((*member, *n), version)
        {
            return Err(format!(
                "command {n} of {member:?} was carried out in rows {before:?} and {version:?}"
            ));
        }
        let before = self.points();
        let input = row.input.clone();
        self.room.catch_up(None, [row]).map_err(|why| format!("{why}: {line}"))?;
        tally.rows += 1;
        tally.hosts += u64::from(self.room.state.host != host && host.is_some());
        let (all, stood_in) = self.seats();
        tally.stand_ins += u64::from(stood_in > seats.1);
        tally.late_joins += u64::from(all > seats.0 && games == self.room.state.games);
        if let Input::Command { what, .. } = &input {
            use crate::wire::Command;
            tally.pauses += u64::from(matches!(what, Command::Pause(true)));
            tally.kicks += u64::from(matches!(what, Command::Kick(_) | Command::Ban(_)));
        }
        self.look_at_match(&before, tally)
    }

    /// How many seats there are, and how many of them bots have taken over.
    fn seats(&self) -> (usize, usize) {
        let seats = self.room.state.seating.as_ref().map_or(&[][..], |seating| &seating.seats);
        (seats.len(), seats.iter().filter(|owner| owner.stand_in.is_some()).count())
    }

    fn points(&self) -> BTreeMap<MemberId, u32> {
        self.room.state.members.iter().map(|member| (member.id, member.points)).collect()
    }

    /// A match that has just ended: its archive replays to the same hash and gives the same scores and points.
    fn look_at_match(&mut self, before: &BTreeMap<MemberId, u32>, tally: &mut Tally) -> Checked {
        let games = self.room.state.games;
        let Some(table) =
            self.room.table.as_ref().filter(|table| !table.is_running() && games > self.matches)
        else {
            return Ok(());
        };
        self.matches = games;
        tally.matches += 1;
        let state = table.any().state();
        let archive = table.archive().ok_or("a match that is over has no archive")?.to_string();
        let replayed = super::games::replay(&archive)?;
        if (replayed.hash, &replayed.state) != (table.any().hash(), &state) {
            return Err("the archive replays to another match".to_owned());
        }
        tally.archives += 1;
        let seating = self.room.state.seating.as_ref().ok_or("a match without seats")?;
        let mut expected = before.clone();
        for (owner, place) in seating.seats.iter().zip(&replayed.places) {
            let points = if owner.left { evening::TAKING_PART } else { evening::points(*place) };
            expected.entry(owner.member).and_modify(|sum| *sum += points);
        }
        let after = self.points();
        let wrong =
            after.iter().find(|(member, points)| expected.get(member).is_some_and(|sum| sum != *points));
        wrong.map_or(Ok(()), |(member, points)| Err(format!("{member:?} has {points} points of the evening")))
    }

    /// A room was loaded: it is the one that all durable rows make.
    pub(super) fn loaded(&self, room: &Room) -> Checked {
        if self.room == *room { Ok(()) } else { Err("a restart gave another room".to_owned()) }
    }

    /// A message reaches a client: it says nothing that is not durable, and what was acknowledged was done once.
    pub(super) fn delivered(&self, member: MemberId, msg: &ServerMsg) -> Checked {
        let known = self.version();
        let (what, version) = match msg {
            ServerMsg::Frame(frame) => ("a frame", frame.version),
            ServerMsg::Welcome(welcome) => ("a welcome", welcome.version),
            ServerMsg::Answer(answer) => match answer.outcome {
                Outcome::Done(version) => {
                    let done = self.done.get(&(member, answer.n)).copied();
                    if version <= known && done != Some(version) {
                        return Err(format!(
                            "command {} is said to be done in {version:?}, not {done:?}",
                            answer.n
                        ));
                    }
                    ("an answer", version)
                }
                Outcome::Refused(ref refused) if self.done.contains_key(&(member, answer.n)) => {
                    let later = self.done.range((member, answer.n + 1)..(member, u32::MAX)).count();
                    let forgotten = later >= ANSWERS_KEPT && refused.why == RoomReject::StaleNumber.into();
                    return if forgotten {
                        Ok(())
                    } else {
                        Err(format!(
                            "command {} was carried out and is said to be refused: {refused:?}",
                            answer.n
                        ))
                    };
                }
                Outcome::Refused(_) => return Ok(()),
            },
            _ => return Ok(()),
        };
        if version <= known { Ok(()) } else { Err(format!("{what} of {version:?} before it was durable")) }
    }

    /// A client that has heard everything knows exactly what its member may know.
    pub(super) fn mirrored(&mut self, mirror: &Mirror, tally: &mut Tally) -> Checked {
        let Some(you) =
            mirror.you.filter(|_| mirror.version() == self.version() && mirror.farewell.is_none())
        else {
            return Ok(());
        };
        if mirror.room.is_none() || self.room.state.member(you).is_none_or(|member| member.gone) {
            return Ok(());
        }
        tally.views += 1;
        if mirror.room.as_ref() != Some(&self.room.view()) {
            return Err(format!(
                "{you:?} sees another room: {:?} instead of {:?}",
                mirror.room,
                self.room.view()
            ));
        }
        let play = self.room.play(you);
        if mirror.play == play {
            Ok(())
        } else {
            Err(format!("{you:?} sees another match: {:?} instead of {play:?}", mirror.play))
        }
    }

    /// Whether the running match waits for players to act.
    pub(super) fn is_playing(&self) -> bool {
        self.room.table.as_ref().is_some_and(|table| table.any().phase() == PhaseName::Playing)
    }
}
