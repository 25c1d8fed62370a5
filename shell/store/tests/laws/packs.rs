//! What people brought: whose it is, how much of it there may be, and what stays when they do not want it any more.

use cluehouse_store::limits::{MAX_PACK, MAX_PACKS};
use cluehouse_store::{NewPack, PackDigest, PersonId};

use super::people::{claim, guest, session};
use super::{NOW, Open, Store, person, wait};

fn digest(number: u8) -> PackDigest {
    [number; 32]
}

fn pack(number: u8) -> NewPack {
    NewPack {
        digest: digest(number),
        kind: "trivia".into(),
        name: format!("Lesson {number}"),
        language: "pt".into(),
        about: "{}".into(),
        bytes: vec![number; 1000],
    }
}

fn add(store: &Store, who: PersonId, number: u8) {
    wait(store.add_pack(who, pack(number), NOW + i64::from(number))).unwrap();
}

fn names(store: &Store, who: PersonId) -> Vec<String> {
    wait(store.packs_of(who)).unwrap().into_iter().map(|pack| pack.name).collect()
}

pub(crate) fn a_pack_is_whose_who_brought_it(open: Open<'_>) {
    let store = open();
    let (one, other) = (guest(&store, 1), guest(&store, 2));
    add(&store, one, 1);
    add(&store, one, 2);
    assert_eq!(names(&store, one), ["Lesson 2", "Lesson 1"]);
    assert_eq!(names(&store, other), [""; 0]);
    assert_eq!(wait(store.own_pack(one, digest(1))).unwrap().unwrap().bytes, pack(1).bytes);
    assert_eq!(wait(store.own_pack(other, digest(1))).unwrap(), None);
    assert!(wait(store.take_pack(other, digest(1))).unwrap_err().is_missing());
    assert!(wait(store.drop_pack(other, digest(1))).unwrap_err().is_missing());
    // The same once more is the same, under its new name; two people may have the same.
    wait(store.add_pack(one, NewPack { name: "Anew".into(), ..pack(1) }, NOW + 9)).unwrap();
    add(&store, other, 1);
    assert_eq!(names(&store, one), ["Lesson 2", "Anew"]);
    assert_eq!(names(&store, other), ["Lesson 1"]);
    wait(store.drop_pack(other, digest(1))).unwrap();
    assert!(wait(store.own_pack(one, digest(1))).unwrap().is_some());
    assert!(wait(store.add_pack(person(9), pack(3), NOW)).unwrap_err().is_missing());
}

pub(crate) fn a_pack_that_a_room_has_taken_up_stays(open: Open<'_>) {
    let store = open();
    let one = guest(&store, 1);
    add(&store, one, 1);
    add(&store, one, 2);
    assert_eq!(wait(store.take_pack(one, digest(1))).unwrap().bytes, pack(1).bytes);
    for number in [1, 2] {
        wait(store.drop_pack(one, digest(number))).unwrap();
        assert!(wait(store.own_pack(one, digest(number))).unwrap().is_none());
    }
    drop(store);
    let store = open();
    assert_eq!(wait(store.pack(digest(1))).unwrap().unwrap().bytes, pack(1).bytes);
    assert_eq!(wait(store.pack(digest(2))).unwrap(), None, "nothing names it");
    assert_eq!(names(&store, one), [""; 0]);
    wait(store.check()).unwrap();
}

pub(crate) fn packs_are_bounded(open: Open<'_>) {
    let store = open();
    let one = guest(&store, 1);
    for number in 0..MAX_PACKS {
        add(&store, one, u8::try_from(number).unwrap());
    }
    assert!(wait(store.add_pack(one, pack(200), NOW)).unwrap_err().is_too_many());
    assert_eq!(wait(store.pack(digest(200))).unwrap(), None, "what is refused is not kept");
    // One that is there already may be named anew, and one that goes makes place.
    wait(store.add_pack(one, NewPack { name: "Anew".into(), ..pack(7) }, NOW)).unwrap();
    wait(store.drop_pack(one, digest(7))).unwrap();
    add(&store, one, 200);
    let large = NewPack { bytes: vec![0; MAX_PACK + 1], ..pack(201) };
    assert!(wait(store.add_pack(one, large, NOW)).unwrap_err().is_too_large());
}

pub(crate) fn packs_go_with_who_brought_them(open: Open<'_>) {
    let store = open();
    let (one, other) = (guest(&store, 1), guest(&store, 2));
    add(&store, one, 1);
    add(&store, one, 2);
    add(&store, other, 2);
    assert!(wait(store.export(one)).unwrap().contains("Lesson 1"));
    wait(store.delete_person(one)).unwrap();
    assert_eq!(wait(store.pack(digest(1))).unwrap(), None);
    assert!(wait(store.own_pack(other, digest(2))).unwrap().is_some());
    // Who logs in keeps what they brought as a guest, once.
    let account = guest(&store, 3);
    wait(store.claim(account, claim("Ana"), session(4), NOW)).unwrap();
    add(&store, account, 2);
    add(&store, other, 3);
    wait(store.merge(other, account)).unwrap();
    assert_eq!(names(&store, account), ["Lesson 3", "Lesson 2"]);
    assert!(wait(store.own_pack(other, digest(3))).unwrap().is_some(), "by the name they had before, too");
    wait(store.check()).unwrap();
}
