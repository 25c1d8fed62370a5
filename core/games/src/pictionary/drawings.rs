//! The drawings of a match, found again in its journal: who drew what, and which rows are strokes of it. What they look like it does
//! not say: the rows do.

use std::sync::Arc;

use cluehouse_engine::{Event as Any, Journal, JournalError, MatchEvent, Seat};

use super::{Event, Pictionary, Shown, WordList};

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
    /// The drawings of a journal, in order.
    ///
    /// # Errors
    /// Where the journal is not lawful, or was played with other words.
    pub fn all(journal: &Journal<Pictionary>, content: Arc<WordList>) -> Result<Vec<Self>, JournalError> {
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
