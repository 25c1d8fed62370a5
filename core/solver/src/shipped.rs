//! The certificates that come with the solver: the best strategies known for the presets.

use cluehouse_codes::Space;

use crate::check::check;
use crate::coach::Book;

/// Classic: 5625 over 1296 codes, proven.
pub const CLASSIC: &str = include_str!("../certificates/classic.txt");
/// Skemind: 1446 over 360 codes, proven.
pub const SKEMIND: &str = include_str!("../certificates/skemind.txt");
/// Bulls & Cows: 26274 over 5040 codes, proven.
pub const BULLS_AND_COWS: &str = include_str!("../certificates/bulls-and-cows.txt");
/// Super: reached over 32,768 codes by a beam search; whether a better one exists is not known.
pub const SUPER: &str = include_str!("../certificates/super.txt");

impl Book {
    /// The book that comes with the solver for a preset, replayed over every code; `None` for any other space.
    pub fn shipped(space: Space) -> Option<Self> {
        let (text, proven) = match space {
            Space::CLASSIC => (CLASSIC, true),
            Space::SKEMIND => (SKEMIND, true),
            Space::BULLS_AND_COWS => (BULLS_AND_COWS, true),
            Space::SUPER => (SUPER, false),
            _ => return None,
        };
        Some(Self::new(check(text, Some(space)).ok()?, proven))
    }
}
