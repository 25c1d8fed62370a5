//! The coach: what each guess of a game was worth, what could have been guessed instead, and how much was luck.
//!
//! It speaks in numbers and typed reasons; the sentences live elsewhere. Where the codes left are few enough it is
//! exact, and where not it says that it estimates.

mod balance;
mod book;
mod certain;
mod estimate;
mod hint;
mod judge;
mod reason;
mod review;

pub use balance::Balance;
pub use book::Book;
pub use certain::{Certainties, Certainty};
pub use hint::Hint;
pub use judge::{Advice, Trust};
pub use reason::Reason;
pub use review::{GOOD, Grade, Review};

use cluehouse_codes::{Clue, Code, Space};

use crate::position::{Position, PositionError};
use crate::strategy::whole_pool;

/// Comparisons of guesses with codes the coach makes for one guess before it estimates; about half a second.
pub const COACH_WORK: u64 = 150_000_000;

/// Reviews games of one space and gives hints.
#[derive(Clone, Debug)]
pub struct Coach {
    space: Space,
    /// All codes, where they are few enough to be looked at as guesses.
    codes: Vec<Code>,
    book: Option<Book>,
    work: u64,
}

impl Coach {
    /// A coach that works everything out by itself.
    pub fn new(space: Space) -> Self {
        Self { space, codes: whole_pool(space), book: None, work: COACH_WORK }
    }

    /// A coach that knows a strategy of the space by heart.
    pub fn with_book(book: Book) -> Self {
        let space = book.space();
        Self { book: Some(book), ..Self::new(space) }
    }

    /// The same with another bound on the comparisons made for one guess; fewer means more estimates.
    #[must_use]
    pub fn with_work(self, work: u64) -> Self {
        Self { work, ..self }
    }

    /// The space of its games.
    pub fn space(&self) -> Space {
        self.space
    }

    /// A good guess after some answers, and what it is worth.
    ///
    /// # Errors
    /// Where no code fits the answers, or too many do to list them.
    pub fn advise(&self, history: &[Clue]) -> Result<Advice, PositionError> {
        Ok(self.best(&Position::new(self.space, history)?))
    }
}
