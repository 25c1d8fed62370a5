//! What every store promises, as functions over a way to open it. Which store that is stands here alone, in [`Store`] and [`open`], so that
//! another one is held to the same laws by naming it; those of files and processes at the end are SQLite's own.
//!
//! No mocks: each law gets a real place of its own. What needs a second process starts this program again with a name.
#![expect(clippy::unwrap_used, reason = "laws are tests, though functions")]

mod laws;
mod process;

use std::future::Future;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

/// The store that is held to the laws.
type Store = cluehouse_store::Store;

/// Opens what is kept in a folder, which may not be there yet.
fn open(folder: &Path) -> Store {
    Store::open(folder).expect("the store opens")
}

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
            laws::$module::$law(&|| open(&folder.0));
        }
    )*)*};
}

laws! {
    faults:
        a_commit_that_fails_harms_nothing_that_was_acknowledged;
    rooms:
        appended_rows_come_back_in_order
        whoever_takes_a_room_fences_the_owner_before
        a_gap_or_a_repeat_is_refused_and_harms_nobody_else
        a_checkpoint_shortens_the_load
        a_closed_room_is_gone_and_its_code_rests_for_a_day
        a_room_can_be_closed_without_being_read
        a_long_room_goes_bit_by_bit_and_is_closed_at_once
        a_code_has_one_live_room
        a_closed_store_writes_nothing_more_and_lets_the_next_one_in
        a_room_for_one_is_theirs_and_their_heirs
        a_room_is_listed_as_it_last_said
        a_match_is_written_with_its_last_row_or_not_at_all
        rooms_are_woken_at_the_time_said_last
        journals_end_where_they_did_however_often_it_is_opened
        lists_show_who_was_active_last_first
        what_is_larger_than_its_bound_is_refused
        text_is_stored_as_it_is;
    people:
        a_token_is_who_it_was_given_to
        sessions_are_listed_and_end_one_by_one_or_all
        a_session_notes_when_and_where_it_was_used
        a_claimed_name_is_one_persons_and_ends_old_sessions
        a_guests_history_becomes_the_accounts
        what_is_begun_twice_counts_once_and_in_its_own_room
        an_accounts_name_is_shown_for_nobody_else
        a_session_lasts_as_long_as_was_last_said
        who_is_deleted_leaves_seats_without_an_owner
        an_export_has_ones_own_and_nothing_that_opens_a_door
        an_export_has_what_one_brought_until_it_is_too_much
        who_is_banned_is_kept_out_for_its_time
        what_is_kept_for_a_time_goes_with_it
        what_nobody_can_come_back_to_makes_room
        figures_of_nobody_are_nothing;
    packs:
        a_pack_is_whose_who_brought_it
        a_pack_stays_as_long_as_a_room_lives_that_has_taken_it_up
        a_pack_that_a_match_was_played_with_stays
        packs_are_bounded
        what_one_person_brings_has_its_space
        packs_go_with_who_brought_them
        packs_of_guests_who_stay_away_go
        whoever_runs_the_house_sees_packs_and_removes_them;
    records:
        an_archive_comes_back_as_it_was
        what_is_sealed_is_shown_to_nobody
        a_history_is_paged_from_the_latest_back
        figures_count_each_match_once_and_where_it_belongs
        a_day_has_one_official_attempt
        an_attempt_that_nothing_came_of_can_be_begun_again
        a_board_has_each_person_once_and_breaks_ties
        a_race_is_entered_once_in_its_window_and_sealed_until_its_end
        an_entry_that_was_never_begun_holds_no_race_up
        a_race_is_closed_before_its_time
        races_are_bounded_and_go_with_time
        what_people_report_has_its_space
        a_match_of_no_game_of_ours_is_none_of_ours_to_judge;
}

/// The same with the folder's path, and a second folder that is not there yet.
macro_rules! laws_of_files {
    ($($law:ident)*) => {$(
        #[test]
        fn $law() {
            let (home, spare) = (Folder::new(), Folder::new());
            laws::keeping::$law(&|| open(&home.0), &home.0, &spare.0);
        }
    )*};
}

laws_of_files! {
    a_backup_is_one_moment_and_can_be_restored
    nothing_is_restored_where_a_killed_process_has_left_something
    after_a_good_end_one_file_has_everything
}

#[cfg(unix)]
laws_of_files! {
    nobody_else_may_read_the_files
}
