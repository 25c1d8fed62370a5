//! What a room is between two rows, all but the match: plain data that a checkpoint can hold.

use cluehouse_engine::{Digest, LateJoin, Millis, Seat, Viewer};
use cluehouse_json::Read;
use serde::{Deserialize, Serialize};

use crate::limits::{CHOICE_BURST, CHOICE_EVERY, DEALT_IN_WITHIN, MAX_GONE, SAID_KEPT, keep};
use crate::member::{Bucket, Member, RealName, Who};
use crate::wire::{BanView, Confided, Curtain, Kind, MemberView, RoomView, Said, SeatOwner, Stage, Version};
use crate::{Charter, Clock, House, Item, MemberId, Name, Person};

/// A room without its match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Read)]
#[serde(deny_unknown_fields)]
pub(crate) struct State {
    /// The last row.
    pub(crate) version: Version,
    /// Its time.
    pub(crate) now: Millis,
    /// How many bytes the lines of the journal have; of rooms from before this was counted, since their last checkpoint then.
    #[serde(default)]
    pub(crate) written: u64,
    /// How often the evening was changed lately.
    #[serde(default)]
    choices: Bucket,
    /// In the order of coming in, which is the order of play.
    pub(crate) members: Vec<Member>,
    next_member: MemberId,
    /// Who decides now, and who decides whenever they are here.
    pub(crate) host: Option<MemberId>,
    pub(crate) owner: Option<MemberId>,
    pub(crate) house: House,
    pub(crate) playlist: Vec<Item>,
    /// Which game of the evening comes next, or runs.
    pub(crate) item: u16,
    pub(crate) bans: Vec<Ban>,
    pub(crate) said: Vec<Said>,
    /// How many matches were begun.
    pub(crate) games: u32,
    pub(crate) seating: Option<Seating>,
    pub(crate) clock: Clock,
    /// What the host last decided about showing a drawing of this match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) curtain: Option<Curtain>,
    /// Since when nobody is here.
    pub(crate) empty: Option<Millis>,
    pub(crate) closed: bool,
}

/// Somebody who may not come in.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Read)]
#[serde(deny_unknown_fields)]
pub(crate) struct Ban {
    pub(crate) member: MemberId,
    pub(crate) person: Person,
    pub(crate) name: Name,
}

/// Who sits where in the match that runs, or ran last.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Read)]
#[serde(deny_unknown_fields)]
pub(crate) struct Seating {
    /// What is played.
    pub(crate) game: Item,
    /// Which game of the evening's list it is; none where it is played again.
    pub(crate) item: Option<u16>,
    pub(crate) seats: Vec<SeatOwner>,
    /// Whether it was a class when it began.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) class: bool,
}

impl State {
    pub(crate) fn new(charter: &Charter) -> Self {
        Self {
            version: Version::default(),
            now: Millis::ZERO,
            written: 0,
            choices: Bucket::default(),
            members: Vec::new(),
            next_member: MemberId::FIRST,
            host: None,
            owner: None,
            house: charter.house,
            playlist: charter.playlist.clone(),
            item: 0,
            bans: Vec::new(),
            said: Vec::new(),
            games: 0,
            seating: None,
            clock: Clock::default(),
            curtain: None,
            empty: Some(Millis::ZERO),
            closed: false,
        }
    }

    /// Whether the evening may be changed once more.
    pub(crate) fn may_choose(&self, at: Millis) -> bool {
        self.choices.allows(at, CHOICE_BURST, CHOICE_EVERY)
    }

    /// The evening was changed.
    pub(crate) fn chose(&mut self, at: Millis) {
        self.choices.take(at, CHOICE_EVERY);
    }

    /// The packs that the evening needs: those of its games, and the one that was played last.
    pub(crate) fn packs(&self) -> impl Iterator<Item = Digest> {
        let last = self.seating.iter().map(|seating| &seating.game);
        self.playlist.iter().chain(last).filter_map(|item| item.pack)
    }

    /// What members have confided to one of them.
    pub(crate) fn confided(&self, to: MemberId) -> Vec<Confided> {
        let heard = self.members.iter().filter_map(|member| {
            let RealName { name, .. } = member.real_name.as_ref().filter(|real| real.to == to)?;
            Some(Confided { member: member.id, name: name.clone() })
        });
        heard.collect()
    }

    pub(crate) fn member(&self, id: MemberId) -> Option<&Member> {
        self.members.iter().find(|member| member.id == id)
    }

    pub(crate) fn member_mut(&mut self, id: MemberId) -> Option<&mut Member> {
        self.members.iter_mut().find(|member| member.id == id)
    }

    pub(crate) fn person(&self, person: Person) -> Option<&Member> {
        self.members.iter().find(|member| member.who == Who::Person(person))
    }

    /// People in the room, connected or not.
    pub(crate) fn people(&self) -> impl Iterator<Item = &Member> {
        self.members.iter().filter(|member| member.is_person() && member.is_in())
    }

    /// People who are connected.
    pub(crate) fn present(&self) -> impl Iterator<Item = &Member> {
        self.people().filter(|member| member.is_here())
    }

    /// Whether there are numbers left for new members.
    pub(crate) fn has_numbers(&self) -> bool {
        self.next_member < MemberId::LAST
    }

    pub(crate) fn add(&mut self, who: Who, name: Name, plays: bool) -> MemberId {
        let id = self.next_member;
        self.next_member = id.next();
        self.members.push(Member::new(id, who, name, plays));
        id
    }

    /// Forgets those longest gone.
    pub(crate) fn forget(&mut self) {
        let gone = self.members.iter().filter(|member| member.gone).count();
        let mut surplus = gone.saturating_sub(MAX_GONE);
        self.members.retain(|member| {
            let forget = member.gone && surplus > 0;
            surplus -= usize::from(forget);
            !forget
        });
    }

    /// Whether somebody in the room is called so.
    pub(crate) fn is_taken(&self, name: &Name, by_other_than: Option<MemberId>) -> bool {
        let key = name.key();
        let mut others = self.members.iter().filter(|member| Some(member.id) != by_other_than);
        others.any(|member| member.is_in() && member.name.key() == key)
    }

    /// Who is dealt in when a match starts: people who want to play and are here, or were a moment ago, then bots.
    pub(crate) fn players(&self, at: Millis) -> impl Iterator<Item = &Member> {
        let lately = move |away: Option<Millis>| away.is_none_or(|since| at - since < DEALT_IN_WITHIN);
        let people = self.people().filter(move |member| member.plays && lately(member.away));
        people.chain(self.members.iter().filter(|member| !member.is_person()))
    }

    /// The seat a member has in the match, where they have not left it.
    pub(crate) fn seat_of(&self, id: MemberId) -> Option<Seat> {
        let seats = &self.seating.as_ref()?.seats;
        let place = seats.iter().position(|owner| owner.member == id && !owner.left)?;
        Some(Seat::new(place as u8))
    }

    /// Whether a member has or had a seat in the match.
    pub(crate) fn has_sat(&self, id: MemberId) -> bool {
        self.seating.as_ref().is_some_and(|seating| seating.seats.iter().any(|owner| owner.member == id))
    }

    pub(crate) fn owner_mut(&mut self, seat: Seat) -> Option<&mut SeatOwner> {
        self.seating.as_mut()?.seats.get_mut(seat.index())
    }

    pub(crate) fn viewer(&self, id: MemberId) -> Viewer {
        self.seat_of(id).map_or(Viewer::Watcher, Viewer::Seat)
    }

    pub(crate) fn say(&mut self, said: Said) {
        keep(&mut self.said, SAID_KEPT, said);
    }

    /// The room as its members see it.
    pub(crate) fn view(&self, charter: &Charter, stage: Stage, late_join: LateJoin) -> RoomView {
        let member = |member: &Member| MemberView {
            id: member.id,
            name: member.name.clone(),
            kind: match &member.who {
                Who::Person(_) => Kind::Person,
                Who::Bot(bot) => Kind::Bot(bot.clone()),
            },
            here: member.is_here(),
            plays: member.plays,
            ready: member.ready,
            muted: member.muted,
            points: member.points,
            votes: member.votes.len() as u8,
        };
        let ban = |ban: &Ban| BanView { member: ban.member, name: ban.name.clone() };
        RoomView {
            stage,
            host: self.host,
            members: self.members.iter().filter(|member| member.is_in()).map(member).collect(),
            house: self.house,
            official: charter.official,
            playlist: self.playlist.clone(),
            item: self.item,
            seats: self.seating.as_ref().map_or(Vec::new(), |seating| seating.seats.clone()),
            clock: self.clock,
            late_join,
            banned: self.bans.iter().map(ban).collect(),
            curtain: self.curtain,
        }
    }
}
