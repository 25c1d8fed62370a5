//! Where JSON is written before it is known how long it gets: what is kept of it is then exactly as long.

use std::cell::RefCell;

use serde::Serialize;

/// What a thread keeps to write on, in bytes: more than a frame, less than an evening of drawing.
const KEPT: usize = 64 * 1024;

thread_local! {
    static SCRATCH: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Something as JSON.
pub(crate) fn written<T: Serialize, R: for<'t> From<&'t str>>(what: &T) -> R {
    SCRATCH.with_borrow_mut(|scratch| {
        scratch.clear();
        cluehouse_json::write_to(scratch, what);
        let written = R::from(scratch);
        scratch.shrink_to(KEPT);
        written
    })
}
