//! What a long search tells its caller, and how the caller stops it.

use std::ops::ControlFlow;

/// Where a search stands.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Progress {
    /// Sets of codes looked at so far.
    pub work: u64,
    /// Guesses compared with codes for that; beam searches do not count them.
    pub comparisons: u64,
    /// No strategy has a lower total.
    pub lower: u32,
    /// The lowest total found so far.
    pub reached: Option<u32>,
    /// A rough share of the whole work that is done, from 0 to 1.
    pub share: f64,
}

/// Called every now and then by a search; breaking stops it, and what was found so far is kept. There is no clock in
/// the search: the caller has one.
pub type Watch<'w> = dyn FnMut(&Progress) -> ControlFlow<()> + 'w;

/// Progress together with where the work at hand begins in the whole, and how much of the whole it is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Gauge {
    pub(crate) progress: Progress,
    span: (f64, f64),
}

impl Default for Gauge {
    fn default() -> Self {
        Self { progress: Progress::default(), span: (0.0, 1.0) }
    }
}

impl Gauge {
    /// Turns to `now` of the `all` shares of the work at hand, `done` of which are done. The answer leads back.
    pub(crate) fn narrow(&mut self, done: usize, now: usize, all: usize) -> Span {
        let before = self.span;
        let unit = before.1 / all.max(1) as f64;
        self.span = (before.0 + unit * done as f64, unit * now as f64);
        self.progress.share = self.progress.share.max(self.span.0.min(1.0));
        Span(before)
    }

    /// Turns back to the larger work.
    pub(crate) fn widen(&mut self, span: Span) {
        self.span = span.0;
    }
}

/// The way back from a smaller piece of work.
#[derive(Clone, Copy, Debug)]
#[must_use]
pub(crate) struct Span((f64, f64));
