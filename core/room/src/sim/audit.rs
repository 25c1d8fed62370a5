//! Looks after every step whether anything that was promised is broken.
//!
//! It follows the durable rows with a room of its own and, where a promise is about who may do or see what, works that out a second
//! time from the rows and the match alone.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use cluehouse_engine::{Millis, PhaseName, Seat, Viewer};
use cluehouse_games::{GameKind, Record};

use super::{Tally, Violation};
use crate::table::bots;
use crate::wire::{Circle, Command, Curtain, Epoch, Outcome, ServerMsg, Version};
use crate::{ANSWERS_KEPT, Charter, Input, MemberId, Mirror, Person, Room, Row, Shelf, evening};

/// A second room that is fed nothing but what is durable, row by row, and what can be said of it from outside.
#[derive(Debug)]
pub struct Audit {
    room: Room,
    /// By whose page and under which number each command was carried out, and in which row.
    done: BTreeMap<(MemberId, u32, u32), Version>,
    /// In which rows members left.
    leaves: BTreeSet<(MemberId, Version)>,
    /// The page each member spoke through last.
    pages: BTreeMap<MemberId, u32>,
    /// Who each member is.
    people: BTreeMap<MemberId, Person>,
    banned: BTreeSet<Person>,
    /// Who may hear what was said in each row.
    ears: BTreeMap<Version, BTreeSet<MemberId>>,
    /// What the host last said about showing a drawing of the match that runs.
    curtain: Option<Curtain>,
    /// Matches that were looked at.
    matches: u32,
}

type Checked = Result<(), String>;

impl Audit {
    pub(super) fn new(charter: Arc<Charter>, shelf: Arc<Shelf>) -> Result<Self, Violation> {
        let room = Room::open(charter, shelf, Epoch(0));
        let refused = |why| Violation { seed: 0, at: 0, what: format!("the room cannot be opened: {why:?}") };
        Ok(Self {
            room: room.map_err(refused)?.recording(),
            done: BTreeMap::new(),
            leaves: BTreeSet::new(),
            pages: BTreeMap::new(),
            people: BTreeMap::new(),
            banned: BTreeSet::new(),
            ears: BTreeMap::new(),
            curtain: None,
            matches: 0,
        })
    }

    pub(super) fn version(&self) -> Version {
        self.room.version()
    }

    pub(super) fn room(&mut self) -> &mut Room {
        &mut self.room
    }

    /// A row has become durable: it follows from those before, is due where it is a tick, repeats nothing, and whoever asked for it may.
    pub(super) fn durable(&mut self, line: &str, tally: &mut Tally) -> Checked {
        let row: Row = cluehouse_json::read(line.as_bytes()).map_err(|why| format!("{why}: {line}"))?;
        let (version, input) = (row.version, row.input.clone());
        let (host, seats, games) = (self.room.state.host, self.seats(), self.room.state.games);
        let (points, heard_by) = (self.points(), self.circles());
        self.room.catch_up([row]).map_err(|why| format!("{why}: {line}"))?;
        self.look_at_rights(version, &input, host, tally)?;
        self.look_at_curtain(&input, games, tally)?;
        if let Input::Command { member, what: Command::Say(_), .. } = &input {
            let circle = heard_by.get(member).copied().unwrap_or(Circle::All);
            let hears = |(_, other): &(&MemberId, &Circle)| circle == Circle::All || **other == circle;
            self.ears.insert(version, heard_by.iter().filter(hears).map(|(id, _)| *id).collect());
            tally.whispers += u64::from(circle != Circle::All);
        }
        tally.rows += 1;
        tally.hosts += u64::from(self.room.state.host != host && host.is_some());
        tally.reveals += u64::from(input == Input::Reveal);
        let (all, stood_in) = self.seats();
        tally.stand_ins += u64::from(stood_in > seats.1 && input == Input::Tick);
        tally.late_joins += u64::from(all > seats.0 && games == self.room.state.games);
        self.look_for_a_way_on()?;
        self.look_at_match(&points, &input, tally)
    }

    /// Nobody does twice what was asked once; nobody comes in who was banned; only the host does what is the host's.
    fn look_at_rights(
        &mut self,
        version: Version,
        input: &Input,
        host: Option<MemberId>,
        tally: &mut Tally,
    ) -> Checked {
        match input {
            Input::Enter { person, client, .. } => {
                if self.banned.contains(person) {
                    return Err(format!("{person:?} was banned and came in"));
                }
                let id = self.room.member_of(*person).ok_or("somebody came in and is not there")?;
                self.people.insert(id, *person);
                self.pages.insert(id, *client);
            }
            Input::Command { member, n, what, .. } => {
                let page = self.pages.get(member).copied().unwrap_or(0);
                // Who leaves twice under one number has come back in between.
                let before = match what {
                    Command::Leave => {
                        self.leaves.insert((*member, version));
                        None
                    }
                    _ => self.done.insert((*member, page, *n), version),
                };
                if let Some(before) = before {
                    return Err(format!(
                        "command {n} of {member:?} was carried out in {before:?} and {version:?}"
                    ));
                }
                tally.pauses += u64::from(matches!(what, Command::Pause(true)));
                tally.kicks += u64::from(matches!(what, Command::Kick(_) | Command::Ban(_)));
                if let Command::Ban(whom) | Command::Unban(whom) = what
                    && let Some(person) = self.people.get(whom)
                {
                    match what {
                        Command::Ban(_) => self.banned.insert(*person),
                        _ => self.banned.remove(person),
                    };
                }
                let everybodys = matches!(
                    what,
                    Command::Rename(_)
                        | Command::Sit
                        | Command::Watch
                        | Command::Ready(_)
                        | Command::Act { .. }
                        | Command::Say(_)
                        | Command::VoteOut(_)
                        | Command::Confide(_)
                        | Command::Leave
                );
                if !everybodys && host != Some(*member) {
                    return Err(format!("{member:?} is not the host and did {what:?}"));
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// What everybody sees of the curtain is what the host said last in this match.
    fn look_at_curtain(&mut self, input: &Input, games: u32, tally: &mut Tally) -> Checked {
        if games != self.room.state.games {
            self.curtain = None;
        }
        if let Input::Command { what: Command::Curtain(curtain), .. } = input {
            self.curtain = Some(*curtain);
            tally.curtains += u64::from(curtain.drawn);
        }
        if self.room.view().curtain == self.curtain {
            return Ok(());
        }
        Err(format!("the curtain is {:?} and should be {:?}", self.room.view().curtain, self.curtain))
    }

    /// In which circle each member is now, worked out from the seats and the match.
    fn circles(&self) -> BTreeMap<MemberId, Circle> {
        let playing = self.room.table.as_ref().filter(|table| table.any().phase() == PhaseName::Playing);
        let owners = self.room.state.seating.as_ref().map_or(&[][..], |seating| &seating.seats);
        let circle = |id: MemberId| {
            let Some(table) = playing else { return Circle::All };
            let mut own = (0..).zip(owners).filter(|(_, owner)| owner.member == id).peekable();
            let sat = own.peek().is_some();
            match own.find(|(_, owner)| !owner.left) {
                Some((seat, _)) if !table.any().knows(Seat::new(seat)) => Circle::All,
                _ if sat => Circle::Knowing,
                _ => Circle::Watching,
            }
        };
        self.room.state.people().map(|member| (member.id, circle(member.id))).collect()
    }

    /// How many seats there are, and how many of them bots play.
    fn seats(&self) -> (usize, usize) {
        let seats = self.room.state.seating.as_ref().map_or(&[][..], |seating| &seating.seats);
        (seats.len(), seats.iter().filter(|owner| owner.bot.is_some()).count())
    }

    fn points(&self) -> BTreeMap<MemberId, u32> {
        self.room.state.members.iter().map(|member| (member.id, member.points)).collect()
    }

    /// A round that is played and has no deadline waits for somebody who can act, or for somebody to come back.
    fn look_for_a_way_on(&self) -> Checked {
        let Some(table) = self.room.table.as_ref().filter(|table| table.any().phase() == PhaseName::Playing)
        else {
            return Ok(());
        };
        if self.room.state.clock.is_paused() || table.any().deadline().is_some() {
            return Ok(());
        }
        let names = bots(table.any().kind());
        let owners = self.room.state.seating.as_ref().map_or(&[][..], |seating| &seating.seats);
        let able = |bot: &Option<String>| bot.as_ref().is_none_or(|bot| names.contains(&bot.as_str()));
        let state = table.any().state();
        let mut open =
            state.seats.iter().zip(owners).filter(|(seat, _)| !(seat.left || seat.done && seat.active));
        if open.any(|(_, owner)| able(&owner.bot)) {
            return Ok(());
        }
        Err(format!("a round of {:?} waits for nobody: {state:?}, {owners:?}", table.any().kind()))
    }

    /// A match that has just ended: its archive replays to the same hash and gives the same scores and points, once for each member.
    fn look_at_match(
        &mut self,
        before: &BTreeMap<MemberId, u32>,
        input: &Input,
        tally: &mut Tally,
    ) -> Checked {
        let games = self.room.state.games;
        let Some(table) =
            self.room.table.as_ref().filter(|table| !table.is_running() && games > self.matches)
        else {
            return Ok(());
        };
        let stopped = matches!(input, Input::Command { what: Command::Stop, .. } | Input::Close)
            || self.room.is_closed();
        let seating = self.room.state.seating.as_ref().ok_or("a match without seats")?;
        let owners: BTreeSet<MemberId> = seating.seats.iter().map(|owner| owner.member).collect();
        if owners.len() != seating.seats.len() {
            return Err("somebody has two seats".to_owned());
        }
        let gained: BTreeMap<MemberId, u32> = self
            .points()
            .into_iter()
            .map(|(id, points)| (id, points - before.get(&id).copied().unwrap_or(points)))
            .collect();
        if table.any().is_revealed() {
            self.matches = games;
            let archive = table.archive().ok_or("a match that is over has no archive")?.to_string();
            let replayed = super::games::replay(&archive)?;
            if (replayed.hash, &replayed.state) != (table.any().hash(), &table.any().state()) {
                return Err("the archive replays to another match".to_owned());
            }
            let noted = table.clone().take_opened(Millis::ZERO).map(|opened| opened.record);
            let read = Record::read(&archive, |kind, digest| self.room.shelf().find(digest, kind));
            if noted != Some(read.map_err(|why| why.to_string())?) {
                return Err("the archive comes to something else than was noted".to_owned());
            }
            tally.archives += 1;
            let kind = GameKind::ALL.iter().position(|kind| *kind == table.any().kind());
            match kind.and_then(|kind| tally.matches.get_mut(kind)) {
                Some(figure) if !stopped => *figure += 1,
                _ => tally.stopped += 1,
            }
            // A sealed match was paid for when it ended, not when it was revealed.
            let due = |(owner, place): (&crate::wire::SeatOwner, &u8)| match (stopped, owner.left) {
                (true, _) => 0,
                (false, true) => evening::TAKING_PART,
                (false, false) => evening::points(*place),
            };
            for pair in seating.seats.iter().zip(&replayed.places).filter(|_| *input != Input::Reveal) {
                let got = gained.get(&pair.0.member).copied();
                if got.is_some_and(|got| got != due(pair)) {
                    return Err(format!("{:?} got {got:?} points of the evening", pair.0.member));
                }
            }
        } else if table.archive().is_some() {
            return Err("a sealed match has an archive".to_owned());
        }
        match gained.iter().find(|(id, points)| **points > 10 || **points > 0 && !owners.contains(id)) {
            Some((id, points)) => Err(format!("{id:?} got {points} points for one match")),
            None => Ok(()),
        }
    }

    /// A room was loaded: it is the one that all durable rows make.
    pub(super) fn loaded(&self, room: &Room) -> Checked {
        if self.room == *room { Ok(()) } else { Err("a restart gave another room".to_owned()) }
    }

    /// A message reaches a client: it says nothing that is not durable or not for these ears, and what was acknowledged was done once.
    pub(super) fn delivered(&self, member: MemberId, person: Person, msg: &ServerMsg, page: u32) -> Checked {
        let known = self.version();
        let (what, version) = match msg {
            ServerMsg::Frame(frame) => {
                let ears = self.ears.get(&frame.version).filter(|_| frame.said.is_some());
                if ears.is_some_and(|ears| !ears.contains(&member)) {
                    return Err(format!("{member:?} heard what was not for them: {:?}", frame.said));
                }
                ("a frame", frame.version)
            }
            ServerMsg::Welcome(welcome) => {
                if self.banned.contains(&person) && welcome.version == known {
                    return Err(format!("{person:?} was banned and is welcome"));
                }
                ("a welcome", welcome.version)
            }
            ServerMsg::Answer(answer) => {
                let done = self.done.get(&(member, page, answer.n)).copied();
                match &answer.outcome {
                    Outcome::Done(version) => {
                        let left = done.is_none() && self.leaves.contains(&(member, *version));
                        if *version <= known && done != Some(*version) && !left {
                            return Err(format!(
                                "command {} is said to be done in {version:?}, not {done:?}",
                                answer.n
                            ));
                        }
                        ("an answer", *version)
                    }
                    Outcome::Refused(refused) => {
                        return match done {
                            None => Ok(()),
                            Some(_) => Err(format!(
                                "command {} was carried out and is refused: {refused:?}",
                                answer.n
                            )),
                        };
                    }
                    Outcome::Forgotten => {
                        let later =
                            self.done.range((member, page, answer.n + 1)..(member, page, u32::MAX)).count();
                        let excused = done.is_none() || later >= ANSWERS_KEPT;
                        return if excused {
                            Ok(())
                        } else {
                            Err(format!("command {} is forgotten", answer.n))
                        };
                    }
                }
            }
            _ => return Ok(()),
        };
        if version <= known { Ok(()) } else { Err(format!("{what} of {version:?} before it was durable")) }
    }

    /// A client that has heard everything knows exactly what its member may know: looked at through the seat that the seats say is theirs.
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
        let owners = self.room.state.seating.as_ref().map_or(&[][..], |seating| &seating.seats);
        let own = (0..).zip(owners).find(|(_, owner)| owner.member == you && !owner.left);
        let viewer = own.map_or(Viewer::Watcher, |(seat, _)| Viewer::Seat(Seat::new(seat)));
        let games = self.room.state.games;
        let play = self.room.table.as_mut().map(|table| table.play(games, viewer));
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
