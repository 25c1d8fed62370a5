//! What the store keeps of a room beside its rows: its charter, and what it is for.

use cluehouse_room::Charter;
use cluehouse_store::{PersonId, RaceId};
use serde::{Deserialize, Serialize};

/// A room's charter and what it is for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Deed {
    pub(crate) charter: Charter,
    /// The only person who may come in; everybody where nothing is given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    owner: Option<String>,
    /// The race it is an entry of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    race: Option<String>,
}

impl Deed {
    /// A room for whoever has its code.
    pub(crate) const fn open(charter: Charter) -> Self {
        Self { charter, owner: None, race: None }
    }

    /// An official game of one person.
    pub(crate) fn official(charter: Charter, owner: PersonId, race: Option<RaceId>) -> Self {
        Self { charter, owner: Some(owner.to_string()), race: race.map(|race| race.to_string()) }
    }

    pub(crate) fn owner(&self) -> Option<PersonId> {
        self.owner.as_ref()?.parse().ok()
    }

    pub(crate) fn race(&self) -> Option<RaceId> {
        self.race.as_ref()?.parse().ok()
    }

    pub(crate) fn to_bytes(&self) -> anyhow::Result<Vec<u8>> {
        Ok(serde_json::to_vec(self)?)
    }

    pub(crate) fn read(bytes: &[u8]) -> anyhow::Result<Self> {
        Ok(serde_json::from_slice(bytes)?)
    }
}
