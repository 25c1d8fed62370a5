//! Where something is written before it is known how long it gets: what is kept of it is then exactly as long.

use std::cell::RefCell;

use serde::Serialize;

/// What a thread keeps to write on, in bytes: more than a frame, less than an evening of drawing.
const KEPT: usize = 64 * 1024;

thread_local! {
    static SCRATCH: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static TOGETHER: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Parts one after another, as one.
pub(crate) fn together<R: for<'b> From<&'b [u8]>>(parts: [&[u8]; 2]) -> R {
    TOGETHER.with_borrow_mut(|scratch| {
        scratch.clear();
        parts.iter().for_each(|part| scratch.extend_from_slice(part));
        let whole = R::from(scratch);
        scratch.shrink_to(KEPT);
        whole
    })
}

/// Something as JSON.
pub(crate) fn written<T: Serialize, R: for<'t> From<&'t str>>(what: &T) -> R {
    SCRATCH.with_borrow_mut(|scratch| {
        let written = R::from(cluehouse_json::write_on(scratch, what));
        if scratch.len() > KEPT {
            *scratch = Vec::new();
        }
        written
    })
}
