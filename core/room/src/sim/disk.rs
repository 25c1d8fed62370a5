//! A journal that keeps what it has said it keeps, and fails in every other way.

use cluehouse_engine::Rng;

use super::Bug;
use crate::wire::Epoch;
use crate::{Row, Saved, Written};

/// What is durable: rows as text, the last checkpoint as text, and who owns the room.
#[derive(Debug, Default)]
pub(super) struct Disk {
    lines: Vec<Vec<u8>>,
    checkpoint: Option<Vec<u8>>,
    epoch: Epoch,
    no_fence: bool,
}

/// How a write goes; decided when it is begun, seen when it is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fate {
    Written,
    /// Nothing was written.
    Failed,
    /// Everything was written, and nobody was told.
    Unknown,
    /// Some rows were written, and nobody was told.
    Torn,
}

/// How a write went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wrote {
    Done,
    Failed,
    /// Another owner has the room.
    Fenced,
}

impl Disk {
    pub(super) fn new(bug: Option<Bug>) -> Self {
        Self { no_fence: bug == Some(Bug::NoFence), ..Self::default() }
    }

    pub(super) fn fate(rng: &mut Rng) -> Fate {
        match rng.below(400) {
            0 => Fate::Failed,
            1 => Fate::Unknown,
            2 => Fate::Torn,
            _ => Fate::Written,
        }
    }

    /// How long a write takes.
    pub(super) fn delay(rng: &mut Rng) -> u64 {
        if rng.once_in(50) { rng.between(100, 3000) } else { rng.between(1, 12) }
    }

    /// Writes rows and a checkpoint.
    pub(super) fn write(
        &mut self,
        epoch: Epoch,
        rows: &[Written],
        checkpoint: Option<&Saved>,
        fate: Fate,
        rng: &mut Rng,
    ) -> Wrote {
        if epoch < self.epoch && !self.no_fence {
            return Wrote::Fenced;
        }
        let kept = match fate {
            Fate::Written | Fate::Unknown => rows.len(),
            Fate::Failed => 0,
            Fate::Torn => rng.index(rows.len() + 1),
        };
        self.lines.extend(rows[..kept].iter().map(|written| written.line.clone()));
        if kept == rows.len()
            && let Some(saved) = checkpoint
        {
            self.checkpoint = Some(cluehouse_json::bytes(saved));
        }
        if fate == Fate::Written { Wrote::Done } else { Wrote::Failed }
    }

    /// Takes the room over: from now on nobody else can write.
    pub(super) fn take(&mut self) -> Epoch {
        self.epoch = Epoch(self.epoch.0 + 1);
        self.epoch
    }

    pub(super) fn lines(&self) -> &[Vec<u8>] {
        &self.lines
    }

    /// The last checkpoint and the rows after it.
    pub(super) fn load(&self) -> Result<(Option<Saved>, Vec<Row>), String> {
        let saved: Option<Saved> = match &self.checkpoint {
            Some(text) => Some(cluehouse_json::read(text).map_err(|why| format!("checkpoint: {why}"))?),
            None => None,
        };
        let done = saved.as_ref().map_or(0, |saved| saved.version().0 as usize);
        let rows = self.lines.iter().skip(done);
        let rows = rows.map(|line| {
            cluehouse_json::read(line).map_err(|why| format!("row: {why}: {}", String::from_utf8_lossy(line)))
        });
        Ok((saved, rows.collect::<Result<_, _>>()?))
    }
}
