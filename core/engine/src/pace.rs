//! How much time a timed game gives: ranked play has one pace, casual play four.

use cluehouse_json::Read;
use serde::{Deserialize, Serialize};

use crate::Millis;

/// A factor on every limit of a game; anything but `Normal` is casual and unranked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// The game's own limits.
    #[default]
    Normal,
    /// Half as much again.
    Relaxed,
    /// Twice the time.
    Double,
    /// No limit at all.
    Untimed,
}

impl Pace {
    /// Every pace, shortest time first.
    pub const ALL: [Self; 4] = [Self::Normal, Self::Relaxed, Self::Double, Self::Untimed];

    /// The limit at this pace.
    pub const fn stretch(self, limit: Millis) -> Option<Millis> {
        match self {
            Self::Normal => Some(limit),
            Self::Relaxed => Some(Millis::new(limit.get() + limit.get() / 2)),
            Self::Double => Some(Millis::new(limit.get() * 2)),
            Self::Untimed => None,
        }
    }
}
