//! What leaves a room waits here until the row it was computed at is durable.

use std::collections::VecDeque;

use crate::wire::Version;

/// Things in order, each held back until a version is durable.
#[derive(Clone, Debug)]
pub struct Gate<T> {
    durable: Version,
    held: VecDeque<(Version, T)>,
}

impl<T> Gate<T> {
    /// A gate that has let everything out up to a version.
    pub const fn new(durable: Version) -> Self {
        Self { durable, held: VecDeque::new() }
    }

    /// Holds something back until its version is durable. It leaves after everything that came before it.
    pub fn hold(&mut self, after: Version, thing: T) {
        self.held.push_back((after, thing));
    }

    /// Rows up to this version are durable.
    pub fn durable(&mut self, version: Version) {
        self.durable = self.durable.max(version);
    }

    /// The next thing that may leave.
    pub fn let_out(&mut self) -> Option<T> {
        let (after, _) = self.held.front()?;
        if *after <= self.durable { self.held.pop_front().map(|(_, thing)| thing) } else { None }
    }

    /// How much is held back: what bounds a queue must look at.
    pub fn len(&self) -> usize {
        self.held.len()
    }

    /// Whether nothing is held back.
    pub fn is_empty(&self) -> bool {
        self.held.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_leaves_before_its_row_or_before_what_came_first() {
        let mut gate = Gate::new(Version(0));
        gate.hold(Version(2), 'a');
        gate.hold(Version(1), 'b');
        gate.hold(Version(3), 'c');
        assert_eq!(gate.let_out(), None);
        gate.durable(Version(1));
        assert_eq!(gate.let_out(), None);
        gate.durable(Version(2));
        assert_eq!([gate.let_out(), gate.let_out(), gate.let_out()], [Some('a'), Some('b'), None]);
        gate.durable(Version(1));
        gate.durable(Version(3));
        assert_eq!((gate.let_out(), gate.is_empty()), (Some('c'), true));
    }
}
