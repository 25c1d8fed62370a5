//! What a room writes down no more of, because there is enough of it. This is looked at when something is asked for, and never when a row
//! is read back: what was written once stays readable, whatever the bounds were then.

use cluehouse_engine::Millis;

use crate::limits::{LONGEST_MATCH, MAX_JOURNAL};
use crate::wire::{Command, ServerMsg};
use crate::{Input, Room, RoomReject};

impl<M: From<ServerMsg> + Clone> Room<M> {
    /// Whether the journal has space for an input: as long as a match runs up to its end, between two matches only where another one has space.
    /// Whoever is in may come back meanwhile, and whatever ends something is written in any case.
    pub(crate) fn fits(&self, at: Millis, input: &Input) -> Result<(), RoomReject> {
        let comes_back = match input {
            Input::Command { what: Command::Leave | Command::Stop, .. } => return Ok(()),
            Input::Enter { person, .. } => self.member_of(*person).is_some(),
            Input::Command { .. } => false,
            _ => return Ok(()),
        };
        let kept = if comes_back || self.is_running() { 0 } else { LONGEST_MATCH };
        if !self.state.closed && self.state.written >= MAX_JOURNAL - kept {
            return Err(RoomReject::WornOut);
        }
        match input {
            Input::Command { what: Command::Choose(_) | Command::Settle(_), .. }
                if !self.state.may_choose(at) =>
            {
                Err(RoomReject::TooFast)
            }
            _ => Ok(()),
        }
    }
}
