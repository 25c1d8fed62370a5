//! Who is in a room: people and bots, each under a number that says nothing of who they are elsewhere.

use std::fmt;
use std::str::FromStr;

use cluehouse_engine::Millis;
use cluehouse_json::Read;
use serde::{Deserialize, Serialize};

use crate::limits::{ANSWERS_KEPT, COMMAND_BURST, PAGES_KEPT, TALK_BURST, TALK_EVERY, keep};
use crate::{Name, Version};

/// A person as the shell knows them: whose session it is. It never leaves the room but in its journal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, Read)]
#[serde(try_from = "String", into = "String")]
pub struct Person(u128);

impl Person {
    /// The person with this number.
    pub const fn new(number: u128) -> Self {
        Self(number)
    }

    /// The number.
    pub const fn number(self) -> u128 {
        self.0
    }
}

/// Thirty-two hexadecimal digits.
impl fmt::Display for Person {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

/// Enough to tell people apart in a log, not enough to find them.
impl fmt::Debug for Person {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Person(…{:04x})", self.0 & 0xFFFF)
    }
}

impl FromStr for Person {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        u128::from_str_radix(text, 16).map(Self)
    }
}

impl From<Person> for String {
    fn from(person: Person) -> Self {
        person.to_string()
    }
}

impl TryFrom<String> for Person {
    type Error = std::num::ParseIntError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

/// A member of one room, by number in the order of coming in. Numbers are not used twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct MemberId(u32);

impl MemberId {
    pub(crate) const FIRST: Self = Self(0);

    /// The member with this number.
    pub const fn new(number: u32) -> Self {
        Self(number)
    }

    pub(crate) const LAST: Self = Self(u32::MAX);

    pub(crate) const fn next(self) -> Self {
        Self(self.0.saturating_add(1))
    }
}

/// A person or a bot in a room.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Read)]
#[serde(deny_unknown_fields)]
pub(crate) struct Member {
    pub(crate) id: MemberId,
    pub(crate) who: Who,
    pub(crate) name: Name,
    /// Since when there is no connection; none while there is one.
    pub(crate) away: Option<Millis>,
    /// Left, or was made to; remembered for points and for coming back.
    pub(crate) gone: bool,
    /// Wants to play rather than watch.
    pub(crate) plays: bool,
    pub(crate) ready: bool,
    pub(crate) muted: bool,
    /// What they are called elsewhere, where they have said so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) real_name: Option<RealName>,
    /// The evening's points.
    pub(crate) points: u32,
    /// Who wants this member out.
    pub(crate) votes: Vec<MemberId>,
    /// What their pages have asked for, the last page last.
    pub(crate) pages: Vec<Page>,
    commands: Bucket,
    talk: Bucket,
}

/// A real name, and who was told. It is for that member alone, not for whoever holds their place later: it was given to a
/// teacher, not to the pupil who becomes host when the teacher's connection is lost.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Read)]
#[serde(deny_unknown_fields)]
pub(crate) struct RealName {
    pub(crate) to: MemberId,
    pub(crate) name: String,
}

/// One page of a person, by the number it drew, and what it has asked for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Read)]
#[serde(deny_unknown_fields)]
pub(crate) struct Page {
    pub(crate) client: u32,
    /// The largest number that was used.
    pub(crate) last: u32,
    /// The last commands that were carried out: the page's own number, and the version it led to.
    answers: Vec<(u32, Version)>,
}

impl Page {
    /// What came of a command with this number, where it is remembered.
    pub(crate) fn answer(&self, number: u32) -> Option<Version> {
        // Most commands are new, and their numbers above all of these.
        let mut known = self.answers.iter().filter(|_| number <= self.last);
        known.find(|(known, _)| *known == number).map(|(_, version)| *version)
    }
}

/// What a member is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Read)]
#[serde(tag = "t", content = "d", rename_all = "snake_case")]
pub(crate) enum Who {
    Person(Person),
    /// By the bot's name in the catalogue.
    Bot(String),
}

impl Member {
    pub(crate) fn new(id: MemberId, who: Who, name: Name, plays: bool) -> Self {
        Self {
            id,
            who,
            name,
            away: None,
            gone: false,
            plays,
            ready: false,
            muted: false,
            real_name: None,
            points: 0,
            votes: Vec::new(),
            pages: Vec::new(),
            commands: Bucket::default(),
            talk: Bucket::default(),
        }
    }

    pub(crate) fn is_person(&self) -> bool {
        matches!(self.who, Who::Person(_))
    }

    pub(crate) fn person(&self) -> Option<Person> {
        match self.who {
            Who::Person(person) => Some(person),
            Who::Bot(_) => None,
        }
    }

    pub(crate) fn bot(&self) -> Option<&str> {
        match &self.who {
            Who::Person(_) => None,
            Who::Bot(bot) => Some(bot),
        }
    }

    /// In the room, connected or not.
    pub(crate) fn is_in(&self) -> bool {
        !self.gone
    }

    /// In the room and connected; bots always are.
    pub(crate) fn is_here(&self) -> bool {
        !self.gone && self.away.is_none()
    }

    /// The page whose commands are taken now: the last one that said hello.
    pub(crate) fn page(&self) -> Option<&Page> {
        self.pages.last()
    }

    /// A page says hello. One that is not remembered has used numbers of which nobody knows what came.
    pub(crate) fn turn_to(&mut self, client: u32, asked: u32) {
        let known = self.pages.iter().position(|page| page.client == client);
        let page = known.map(|place| self.pages.remove(place));
        let page = page.unwrap_or(Page { client, last: asked, answers: Vec::new() });
        keep(&mut self.pages, PAGES_KEPT, page);
    }

    pub(crate) fn remember(&mut self, number: u32, version: Version) {
        let Some(page) = self.pages.last_mut() else { return };
        page.last = page.last.max(number);
        keep(&mut page.answers, ANSWERS_KEPT, (number, version));
    }

    pub(crate) fn may_command(&self, at: Millis, every: Millis) -> bool {
        self.commands.allows(at, COMMAND_BURST, every)
    }

    pub(crate) fn may_talk(&self, at: Millis) -> bool {
        self.talk.allows(at, TALK_BURST, TALK_EVERY)
    }

    pub(crate) fn commanded(&mut self, at: Millis, every: Millis) {
        self.commands.take(at, every);
    }

    pub(crate) fn talked(&mut self, at: Millis) {
        self.talk.take(at, TALK_EVERY);
    }
}

/// How much somebody has asked for lately, as the time by which it will be worn off.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize, Read)]
#[serde(transparent)]
pub(crate) struct Bucket(Millis);

impl Bucket {
    /// Whether one more fits into a burst.
    pub(crate) fn allows(self, at: Millis, burst: u32, every: Millis) -> bool {
        let full = Millis::new(every.get() * u64::from(burst - 1));
        self.0 - at <= full
    }

    pub(crate) fn take(&mut self, at: Millis, every: Millis) {
        self.0 = self.0.max(at) + every;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_passes_and_then_one_at_a_time() {
        let (every, mut bucket) = (Millis::from_secs(2), Bucket::default());
        let mut passed = |at: u64| {
            let ok = bucket.allows(Millis::from_secs(at), 3, every);
            if ok {
                bucket.take(Millis::from_secs(at), every);
            }
            ok
        };
        assert_eq!(
            [0, 0, 0, 0, 1, 2, 3, 4].map(&mut passed),
            [true, true, true, false, false, true, false, true]
        );
        assert!(passed(100) && passed(100) && passed(100) && !passed(100));
    }

    #[test]
    fn a_person_is_written_and_read_as_the_same() {
        let person = Person::new(0xabc);
        assert_eq!(person.to_string().parse(), Ok(person));
        assert_eq!(format!("{person:?}"), "Person(…0abc)");
    }
}
