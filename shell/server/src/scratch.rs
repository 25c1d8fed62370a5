//! Where JSON is written before it is known how long it gets: what is kept of it is then exactly as long.

use std::cell::RefCell;

use serde::Serialize;

/// What a thread keeps to write on, in bytes: more than a frame, less than an evening of drawing.
const KEPT: usize = 64 * 1024;

thread_local! {
    static SCRATCH: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
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
