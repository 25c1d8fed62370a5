//! Code spaces and what can be said about them: codes, feedback, the codes that fit a set of clues, and notation.
//!
//! Pure functions over small values. It knows no match, no player and no language: rejected text comes back as a
//! typed reason. The solver and the code games both stand on it.
#![warn(missing_docs)]

mod clash;
mod clue;
mod code;
mod estimate;
mod feedback;
mod notation;
mod search;
mod space;

pub use clash::{Clash, smallest_clash};
pub use clue::{Clue, fits};
pub use code::{Code, ParseCodeError};
pub use estimate::{Estimate, estimate};
pub use feedback::{Feedback, ParseFeedbackError};
pub use notation::{Alphabet, ReadError};
pub use search::{Count, Found, count, find, list};
pub use space::{MAX_LENGTH, MAX_SYMBOLS, MIN_LENGTH, MIN_SYMBOLS, Space, SpaceError};
