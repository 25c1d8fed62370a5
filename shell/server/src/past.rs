//! Everything that a room has written: for what must be worked out from the first row on. That may be as much as a journal holds, so it is
//! read away from where rooms live, row by row, and kept as it is stored.

use std::sync::Arc;

use cluehouse_room::{Row, Shelf, packs_named};
use cluehouse_store::RoomId;

use crate::deed::Deed;
use crate::registry::Registry;

/// All rows of a room, and the packs they name.
pub(crate) struct Past {
    stored: Vec<(u32, Vec<u8>)>,
    newer: Vec<Row>,
    pub(crate) shelf: Arc<Shelf>,
}

impl Past {
    /// What is stored, and rows that follow. Whoever reads it has waited for a turn.
    ///
    /// # Errors
    /// Of the store, and where a row cannot be read.
    pub(crate) async fn read(
        registry: &Registry,
        room: RoomId,
        deed: &Deed,
        newer: Vec<Row>,
    ) -> anyhow::Result<Self> {
        let stored = registry.store().rows(room, 0).await?;
        let mut named = packs_named(&deed.charter, None, &newer);
        let look = move || {
            for row in read_rows(&stored) {
                named.extend(row?.packs());
            }
            anyhow::Ok((stored, named))
        };
        let (stored, named) = tokio::task::spawn_blocking(look).await??;
        let shelf = registry.shelf_with(named).await?;
        Ok(Self { stored, newer, shelf })
    }

    /// The rows, in order. That all of them can be read was seen before.
    pub(crate) fn rows(&self) -> impl Iterator<Item = Row> {
        read_rows(&self.stored).map_while(Result::ok).chain(self.newer.iter().cloned())
    }
}

/// Rows as the store keeps them.
pub(crate) fn read_rows(stored: &[(u32, Vec<u8>)]) -> impl Iterator<Item = serde_json::Result<Row>> {
    stored.iter().map(|(_, bytes)| serde_json::from_slice(bytes))
}
