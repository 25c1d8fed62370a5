//! Every bound of a match, with its reason.

use crate::Millis;

/// Most seats of a match: one machine word holds a set of seats, and a class of thirty fits twice.
pub const MAX_SEATS: u8 = 64;

/// Most latency a player is credited with: a slow phone network's round trip. It alters points, never deadlines.
pub const MAX_LAG: Millis = Millis::new(500);

/// Most turns that may pass within one step, every seat twice over; only rules that never let a turn begin reach it.
pub(crate) const MAX_TURNS_PER_STEP: usize = 2 * MAX_SEATS as usize;

/// Longest line of a journal that is read: the longest drawing batch is far below it.
pub(crate) const MAX_JOURNAL_LINE: usize = 256 * 1024;
