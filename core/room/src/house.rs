//! What a room begins with and what its host may change: the house rules, and the evening's list of games.

use std::collections::BTreeSet;

use cluehouse_engine::{Digest, Millis, Reveal, Seed};
use cluehouse_games::{AnyContent, AnySettings, GameKind, Listed, Visit};
use cluehouse_json::Read;
use serde::{Deserialize, Serialize};

use crate::limits::{COMMAND_EVERY, LINGER, MAX_PLAYLIST};
use crate::{RoomReject, Row, Saved};

/// The version of the room's journal.
pub const FORMAT: u16 = 1;

/// Everything a room begins with. Equal charters and equal rows give equal rooms.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Read)]
#[serde(deny_unknown_fields)]
pub struct Charter {
    /// The version of the journal.
    pub cluehouse_room: u16,
    /// Where the seeds and nonces of all its matches come from; from the operating system.
    pub seed: Seed,
    /// Whether results count: no pauses, no changes, no second try.
    pub official: bool,
    /// When secrets are shown.
    pub reveal: Reveal,
    /// How long somebody who is away still counts in a match.
    pub grace: Millis,
    /// How long the room waits for somebody to come back before it closes; for ever where nothing is given.
    pub linger: Option<Millis>,
    /// How often a member may give a command in the long run.
    #[serde(default = "command_every", skip_serializing_if = "is_usual")]
    pub command_every: Millis,
    /// Wall time of the room's zero in milliseconds since 1970, for records; no rule reads it.
    pub began: u64,
    /// The house rules at first.
    pub house: House,
    /// The evening's games at first.
    pub playlist: Vec<Item>,
}

impl Charter {
    /// A casual room with the platform's defaults.
    pub fn new(seed: Seed, playlist: Vec<Item>) -> Self {
        Self {
            cluehouse_room: FORMAT,
            seed,
            official: false,
            reveal: Reveal::RoundEnd,
            grace: Millis::from_secs(60),
            linger: Some(LINGER),
            command_every: COMMAND_EVERY,
            began: 0,
            house: House::default(),
            playlist,
        }
    }
}

const fn command_every() -> Millis {
    COMMAND_EVERY
}

fn is_usual(command_every: &Millis) -> bool {
    *command_every == COMMAND_EVERY
}

/// What a host may change about the room itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct House {
    /// Whether the room is listed for anybody to find.
    pub public: bool,
    /// Whether nobody new may come in; who was in may always return.
    pub locked: bool,
    /// Whether people may watch without playing.
    pub watchers: bool,
    /// Whether people may chat.
    pub chat: bool,
    /// Whether bots sit in for players who stay away.
    pub stand_ins: bool,
    /// Whether the host says when the next round comes, instead of a countdown.
    pub host_paced: bool,
    /// Whether matches begin and go on without any countdown, as at one keyboard.
    pub at_once: bool,
    /// Whether it is a class: the house gives the names to all but the host, nobody chats, and the room is not listed.
    #[serde(default)]
    pub class: bool,
    /// Whether members are asked for their real name, which whoever the room belongs to hears and nobody else.
    #[serde(default)]
    pub real_names: bool,
}

impl House {
    /// Looks whether the rules go together.
    pub(crate) const fn check(&self) -> Result<(), RoomReject> {
        if self.class && (self.chat || self.public) { Err(RoomReject::ClassQuiet) } else { Ok(()) }
    }
}

impl Default for House {
    fn default() -> Self {
        Self {
            public: false,
            locked: false,
            watchers: true,
            chat: false,
            stand_ins: true,
            host_paced: false,
            at_once: false,
            class: false,
            real_names: false,
        }
    }
}

/// One game of the evening.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Item {
    /// The entry of the catalogue.
    pub entry: String,
    /// Its settings.
    pub settings: AnySettings,
    /// The pack of questions or words, by its hash; none for games without.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub pack: Option<Digest>,
}

impl Item {
    /// An entry of the catalogue as it comes.
    ///
    /// # Errors
    /// Where the catalogue has no such entry.
    pub fn preset(entry: &str) -> Result<Self, RoomReject> {
        struct Preset<'a>(&'a str);
        impl Visit for Preset<'_> {
            type Out = Option<AnySettings>;

            fn visit<G: Listed>(self) -> Self::Out {
                G::preset(self.0).map(G::any_settings)
            }
        }
        let kind = GameKind::from_entry(entry).ok_or(RoomReject::UnknownEntry)?;
        let settings = kind.visit(Preset(entry)).ok_or(RoomReject::UnknownEntry)?;
        Ok(Self { entry: entry.to_owned(), settings, pack: None })
    }
}

/// Packs of questions and words, by their hash: what the house has, and what people brought. What is on it never changes what a row
/// does that was written before.
#[derive(Clone, Debug, Default)]
pub struct Shelf(Vec<(Digest, AnyContent)>);

impl Shelf {
    /// Puts a pack on the shelf and answers its name.
    pub fn add(&mut self, pack: AnyContent) -> Digest {
        let digest = pack.digest();
        self.0.push((digest, pack));
        digest
    }

    /// Whether a pack with this name is there.
    pub fn has(&self, digest: Digest) -> bool {
        self.get(digest).is_some()
    }

    pub(crate) fn get(&self, digest: Digest) -> Option<AnyContent> {
        self.0.iter().find(|(name, _)| *name == digest).map(|(_, pack)| pack.clone())
    }

    /// The pack an item needs.
    pub(crate) fn for_item(&self, item: &Item) -> Result<AnyContent, RoomReject> {
        let kind = item.settings.kind();
        match item.pack {
            None => Ok(AnyContent::none(kind)),
            Some(digest) => {
                let pack = self.get(digest).filter(|pack| pack.kind() == kind);
                pack.ok_or(RoomReject::UnknownPack)
            }
        }
    }

    /// The pack with this name for this game; where the name is that of no content, no content.
    pub fn find(&self, digest: Digest, kind: GameKind) -> Option<AnyContent> {
        let none = AnyContent::none(kind);
        if none.digest() == digest { Some(none) } else { self.get(digest) }
    }
}

/// The packs that a room's charter, checkpoint and rows name: with them on its shelf, the same room can be set up again.
pub fn packs_named<'a>(
    charter: &Charter,
    saved: Option<&Saved>,
    rows: impl IntoIterator<Item = &'a Row>,
) -> BTreeSet<Digest> {
    let mut named: BTreeSet<Digest> = charter.playlist.iter().filter_map(|item| item.pack).collect();
    named.extend(saved.into_iter().flat_map(Saved::packs));
    named.extend(rows.into_iter().flat_map(Row::packs));
    named
}

/// Looks whether an evening can be played with what is on the shelf.
pub(crate) fn check_playlist(playlist: &[Item], shelf: &Shelf) -> Result<(), RoomReject> {
    if playlist.is_empty() {
        return Err(RoomReject::PlaylistEmpty);
    }
    if playlist.len() > MAX_PLAYLIST {
        return Err(RoomReject::PlaylistTooLong { most: MAX_PLAYLIST as u8 });
    }
    for item in playlist {
        let kind = GameKind::from_entry(&item.entry).ok_or(RoomReject::UnknownEntry)?;
        if kind != item.settings.kind() || item.settings.entry() != item.entry {
            return Err(RoomReject::WrongSettings);
        }
        shelf.for_item(item)?;
    }
    Ok(())
}
