//! What every store promises, as functions over a way to open it: they run on SQLite here, and on whatever comes later.
//!
//! No mocks: each law gets a real place of its own. What needs a second process starts this program again with a name.
#![expect(clippy::unwrap_used, reason = "laws are tests, though functions")]

mod laws;
mod process;

use std::future::Future;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

use cluehouse_store::Store;

/// Opens the same store again and again; each is closed before the next.
type Open<'a> = &'a dyn Fn() -> Store;

/// Waits for an answer.
fn wait<T>(future: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread().build().expect("a runtime").block_on(future)
}

/// A folder of its own that goes with the value.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("cluehouse-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        Self(std::env::temp_dir().join(name))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

macro_rules! laws {
    ($($module:ident: $($law:ident)*;)*) => {$($(
        #[test]
        fn $law() {
            let folder = Folder::new();
            laws::$module::$law(&|| Store::open(&folder.0).expect("the store opens"));
        }
    )*)*};
}

laws! {
    rooms:
        appended_rows_come_back_in_order
        whoever_takes_a_room_fences_the_owner_before
        a_gap_or_a_repeat_is_refused_and_harms_nobody_else
        a_checkpoint_shortens_the_load
        a_closed_room_is_gone_and_its_code_rests_for_a_day
        a_code_has_one_live_room
        a_match_is_written_with_its_last_row_or_not_at_all
        rooms_are_woken_at_the_time_said_last
        journals_end_where_they_did_however_often_it_is_opened
        lists_show_who_was_active_last_first
        what_is_larger_than_its_bound_is_refused
        text_is_stored_as_it_is;
}
