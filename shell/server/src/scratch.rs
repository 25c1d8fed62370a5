//! Where something is written before it is known how long it gets: what is kept of it is then exactly as long.

use std::cell::RefCell;

use serde::Serialize;

/// What a thread keeps to write on, in bytes: more than a frame, less than an evening of drawing.
const KEPT: usize = 64 * 1024;

thread_local! {
    static SCRATCH: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Something as JSON, with so many bytes of space before it, for who keeps what they need of both.
pub(crate) fn written<R>(space: usize, what: &impl Serialize, keep: impl FnOnce(&mut [u8]) -> R) -> R {
    SCRATCH.with_borrow_mut(|scratch| {
        let kept = keep(cluehouse_json::write_after(scratch, space, what));
        if scratch.len() > KEPT {
            *scratch = Vec::new();
        }
        kept
    })
}
