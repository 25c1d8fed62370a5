//! The drawings of a match, found again in its journal: who drew what, and which rows are strokes of it. What they look like it does
//! not say: the rows do.

use std::sync::Arc;

use cluehouse_engine::{Digest, Event as Any, Journal, JournalError, JournalFault, MatchEvent, Seat};

use super::{Event, Pictionary, Shown, WordList};
use crate::{AnyContent, Listed};

/// A drawing of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawing {
    /// In which cycle.
    pub round: u16,
    /// Who drew.
    pub drawer: Seat,
    /// What.
    pub word: String,
    /// Who found it, in order.
    pub found: Vec<Seat>,
    /// The row with which the drawing begins, from 1: the line after the header's is the first.
    pub first: usize,
    /// The row with which its turn is over.
    pub last: usize,
}

impl Drawing {
    /// Reads a journal's text and answers its drawings, in order. `content` is asked for the pack of this name.
    ///
    /// # Errors
    /// Where the text is no lawful journal of Pictionary, or the pack is not here.
    pub fn all(
        text: &str,
        content: impl FnOnce(Digest) -> Option<AnyContent>,
    ) -> Result<Vec<Self>, JournalError> {
        let journal = Journal::<Pictionary>::parse(text)?;
        let name = journal.header.content;
        let content = content(name).as_ref().and_then(Pictionary::content).cloned();
        let content = content.ok_or(JournalError::new(1, JournalFault::NoContent(name)))?;
        Self::of(&journal, content)
    }

    fn of(journal: &Journal<Pictionary>, content: Arc<WordList>) -> Result<Vec<Self>, JournalError> {
        let mut drawings = Vec::new();
        let (mut row, mut round, mut first) = (0, 0, 0);
        journal.replay(content, None, |_, step| {
            row += 1;
            for told in &step.events {
                match &told.event {
                    Any::Match(MatchEvent::RoundStarted { current, .. }) => round = *current,
                    Any::Game(Event::DrawingStarted { .. }) => first = row,
                    Any::Game(Event::WordShown(Shown { drawer, word, found, .. })) => {
                        let (word, found) = (word.clone(), found.clone());
                        drawings.push(Self { round, drawer: *drawer, word, found, first, last: row });
                    }
                    _ => {}
                }
            }
        })?;
        Ok(drawings)
    }
}
