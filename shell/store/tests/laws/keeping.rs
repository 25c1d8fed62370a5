//! Laws of backups. A file is SQLite's way: another store would have another.

use std::fs;
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
    let whole = fs::read(&file).unwrap();
    let broken = home.join("broken.db");
    let mut bytes = whole.clone();
    let middle = bytes.len() / 2;
    bytes[middle..middle + 4096].fill(0);
    for bytes in [&bytes[..], &whole[..whole.len() / 2], b"not a database"] {
        fs::write(&broken, bytes).unwrap();
        assert!(Store::restore(&broken, &spare.join("other")).is_err());
        assert!(!spare.join("other").join("cluehouse.db").exists());
    }
}

/// `open` opens `home`; `spare` is a folder that is not there yet.
pub(crate) fn nothing_is_restored_where_a_killed_process_has_left_something(
    open: Open<'_>,
    home: &Path,
    spare: &Path,
) {
    let store = open();
    let backup = home.join("backup.db");
    wait(store.create_room(new_room(1, "AAAA"), NOW)).unwrap();
    wait(store.take_room(room(1))).unwrap();
    write(&store, append(1, 1, 1..=5)).unwrap();
    wait(store.back_up(&backup)).unwrap();
    write(&store, append(1, 1, 6..=20)).unwrap();
    wait(store.close_room(room(1), NOW)).unwrap();
    // What a kill leaves, without the database itself: that was damaged, and somebody has removed it.
    fs::create_dir(spare).unwrap();
    for part in ["cluehouse.db-wal", "cluehouse.db-shm"] {
        fs::copy(home.join(part), spare.join(part)).unwrap();
    }
    let log = fs::read(spare.join("cluehouse.db-wal")).unwrap();
    assert!(log.len() > 4096, "the log has something to say");
    for part in ["cluehouse.db-wal", "cluehouse.db-shm"] {
        let refused = Store::restore(&backup, spare).unwrap_err();
        assert!(refused.is_taken() && refused.is_refused());
        assert_eq!(refused.file_there(), Some(&*spare.join(part)));
        assert!(!spare.join("cluehouse.db").exists());
        if part.ends_with("wal") {
            assert_eq!(fs::read(spare.join(part)).unwrap(), log, "it may be all that is left");
        }
        fs::remove_file(spare.join(part)).unwrap();
    }
    // What an earlier try has left is in nobody's way.
    for part in ["restore.db", "restore.db-journal", "restore.db.partial", "restore.db.partial-journal"] {
        fs::write(spare.join(part), b"half").unwrap();
    }
    Store::restore(&backup, spare).unwrap();
    let restored = Store::open(spare).unwrap();
    wait(restored.check()).unwrap();
    assert_eq!(wait(restored.take_room(room(1))).unwrap().rows, rows(1..=5));
}

/// `open` opens `home`; `spare` is a folder that is not there yet.
pub(crate) fn after_a_good_end_one_file_has_everything(open: Open<'_>, home: &Path, spare: &Path) {
    let store = open();
    let table = Table::new(&store);
    let one = guest(&store, 1);
    table.end(solo(1, one));
    // Somebody has looked, and the reader is open still.
    assert!(wait(store.archive(MatchId::from(1))).is_ok());
    wait(store.close()).unwrap();
    fs::create_dir(spare).unwrap();
    fs::copy(home.join("cluehouse.db"), spare.join("cluehouse.db")).unwrap();
    let copy = Store::open(spare).unwrap();
    assert_eq!(wait(copy.archive(MatchId::from(1))).unwrap().finished, solo(1, one));
    assert!(wait(copy.person(one)).unwrap().is_some());
    wait(copy.check()).unwrap();
    drop(store);
}

/// `open` opens `home`.
#[cfg(unix)]
pub(crate) fn nobody_else_may_read_the_files(open: Open<'_>, home: &Path, spare: &Path) {
    use std::os::unix::fs::PermissionsExt;
    let store = open();
    guest(&store, 1);
    let backup = home.join("backup.db");
    wait(store.back_up(&backup)).unwrap();
    Store::restore(&backup, spare).unwrap();
    let files = |folder: &Path| fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let all: Vec<_> = files(home).chain(files(spare)).collect();
    assert!(all.len() >= 6, "{all:?}");
    for file in all {
        assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o077, 0, "{}", file.display());
    }
}
