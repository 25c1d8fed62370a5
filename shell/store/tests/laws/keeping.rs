//! Laws of backups. A file is SQLite's way: another store would have another.

use std::path::Path;

use super::people::guest;
use super::*;

/// `open` opens `home`; `spare` is a folder that is not there yet.
pub(crate) fn a_backup_is_one_moment_and_can_be_restored(open: Open<'_>, home: &Path, spare: &Path) {
    let store = open();
    let table = Table::new(&store);
    let one = guest(&store, 1);
    table.end(solo(1, one));
    wait(store.create_room(new_room(1, "AAAA"), NOW)).unwrap();
    wait(store.take_room(room(1))).unwrap();
    write(&store, append(1, 1, 1..=50)).unwrap();
    let file = home.join("backup.db");
    // While it is made everything goes on.
    let writer = std::thread::spawn({
        let store = store.clone();
        move || (51..=150).for_each(|version| write(&store, append(1, 1, version..=version)).unwrap())
    });
    wait(store.back_up(&file)).unwrap();
    writer.join().unwrap();
    assert!(wait(store.back_up(&file)).unwrap_err().is_taken());
    assert!(Store::restore(&file, home).unwrap_err().is_locked());
    drop(store);
    assert!(Store::restore(&file, home).unwrap_err().is_taken());
    Store::restore(&file, spare).unwrap();
    let store = Store::open(spare).unwrap();
    wait(store.check()).unwrap();
    let taken = wait(store.take_room(room(1))).unwrap();
    let last = taken.rows.len() as u32;
    assert!((50..=150).contains(&last));
    assert_eq!(taken.rows, rows(1..=last));
    assert!(taken.epoch > 1000, "whoever took it after the backup is fenced");
    assert_eq!(wait(store.archive(MatchId::from(1))).unwrap().finished, solo(1, one));
    drop(store);
    // A backup in which something is missing is not restored.
    let whole = std::fs::read(&file).unwrap();
    let broken = home.join("broken.db");
    let mut bytes = whole.clone();
    let middle = bytes.len() / 2;
    bytes[middle..middle + 4096].fill(0);
    for bytes in [&bytes[..], &whole[..whole.len() / 2], b"not a database"] {
        std::fs::write(&broken, bytes).unwrap();
        assert!(Store::restore(&broken, &spare.join("other")).is_err());
        assert!(!spare.join("other").join("cluehouse.db").exists());
    }
}
