//! What people brought: whose it is, how much of it there may be, and what stays when they do not want it any more.

use cluehouse_store::limits::{GUEST_PACKS_KEPT, MAX_PACK, MAX_PACK_BYTES_OF_GUEST, MAX_PACKS};
use cluehouse_store::{NewPack, PackDigest};

use super::people::{ELSEWHERE, claim, guest, session, token};
use super::records::noise;
use super::*;

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

/// What is there of packs that nobody may list.
fn kept(store: &Store, numbers: std::ops::RangeInclusive<u8>) -> Vec<u8> {
    numbers.filter(|number| wait(store.pack(digest(*number))).unwrap().is_some()).collect()
}

pub(crate) fn a_pack_stays_as_long_as_a_room_lives_that_has_taken_it_up(open: Open<'_>) {
    let store = open();
    let one = guest(&store, 1);
    (1..=4).for_each(|number| add(&store, one, number));
    // One the room begins with, two that are chosen later, one of them in another room too; and one that nobody chooses.
    let began = NewRoom { packs: vec![digest(1)], ..new_room(1, "AAAA") };
    wait(store.create_room(began, NOW)).unwrap();
    wait(store.create_room(new_room(2, "BBBB"), NOW)).unwrap();
    wait(store.take_packs(room(1), vec![digest(2), digest(3)])).unwrap();
    wait(store.take_packs(room(1), vec![digest(2)])).unwrap();
    wait(store.take_packs(room(2), vec![digest(3)])).unwrap();
    let nothing_of_it = NewRoom { packs: vec![digest(1), digest(9)], ..new_room(3, "CCCC") };
    assert!(wait(store.create_room(nothing_of_it, NOW)).unwrap_err().is_missing());
    assert_eq!(wait(store.find_room("CCCC")).unwrap(), None);
    assert!(wait(store.take_packs(room(1), vec![digest(4), digest(9)])).unwrap_err().is_missing());
    for number in 1..=4 {
        wait(store.drop_pack(one, digest(number))).unwrap();
        assert!(wait(store.own_pack(one, digest(number))).unwrap().is_none());
    }
    drop(store);
    let store = open();
    assert_eq!(names(&store, one), [""; 0]);
    assert_eq!(kept(&store, 1..=4), [1, 2, 3]);
    assert_eq!(wait(store.pack(digest(1))).unwrap().unwrap().bytes, pack(1).bytes);
    wait(store.close_room(room(1), NOW)).unwrap();
    assert_eq!(kept(&store, 1..=4), [3], "what only that room needed is gone");
    assert!(wait(store.take_packs(room(1), vec![digest(3)])).unwrap_err().is_missing(), "it is closed");
    wait(store.take_room(room(2))).unwrap();
    write(&store, Append { closed: true, ..nothing(2, 1) }).unwrap();
    assert_eq!(kept(&store, 1..=4), [0_u8; 0]);
    wait(store.check()).unwrap();
}

pub(crate) fn a_pack_that_a_match_was_played_with_stays(open: Open<'_>) {
    let store = open();
    let one = guest(&store, 1);
    add(&store, one, 1);
    add(&store, one, 2);
    let began = NewRoom { packs: vec![digest(1), digest(2)], ..new_room(1, "AAAA") };
    wait(store.create_room(began, NOW)).unwrap();
    let played = Finished { pack: Some(digest(1)), ..solo(1, one) };
    end_in(&store, 1, played.clone(), NOW);
    // One that ships with the program is nobody's.
    end_in(&store, 1, Finished { pack: Some(digest(9)), ..solo(2, one) }, NOW);
    wait(store.delete_person(one)).unwrap();
    wait(store.close_room(room(1), NOW)).unwrap();
    assert_eq!(kept(&store, 1..=2), [1]);
    assert_eq!(wait(store.archive(MatchId::from(1))).unwrap().finished.pack, played.pack);
    assert_eq!(wait(store.archive(MatchId::from(2))).unwrap().finished.pack, None);
    wait(store.check()).unwrap();
}

/// A pack of a quarter of a megabyte that cannot be packed.
fn large(number: u32) -> NewPack {
    let mut digest = [255; 32];
    digest[..4].copy_from_slice(&number.to_be_bytes());
    NewPack { digest, bytes: noise(MAX_PACK / 4, number), ..pack(0) }
}

pub(crate) fn what_one_person_brings_has_its_space(open: Open<'_>) {
    let store = open();
    let (one, other, third) = (guest(&store, 1), guest(&store, 2), guest(&store, 3));
    let bring = |who, number| wait(store.add_pack(who, large(number), NOW));
    let space = || wait(store.packs(1)).unwrap().1;
    let each = i64::try_from(MAX_PACK / 4).unwrap();
    let fit = u32::try_from(MAX_PACK_BYTES_OF_GUEST / each).unwrap();
    (0..fit).for_each(|number| bring(one, number).unwrap());
    assert!(bring(one, fit).unwrap_err().is_too_many());
    // What is dropped while a room needs it still takes space, and what another one lists as well takes none of theirs.
    let room = NewRoom { packs: vec![large(0).digest], ..new_room(1, "AAAA") };
    wait(store.create_room(room, NOW)).unwrap();
    wait(store.drop_pack(one, large(0).digest)).unwrap();
    assert!(bring(one, fit).unwrap_err().is_too_many());
    (1..fit).for_each(|number| bring(other, number).unwrap());
    bring(other, fit).unwrap();
    // Who still lists it answers for it when who brought it does not want it any more.
    wait(store.drop_pack(one, large(1).digest)).unwrap();
    bring(one, fit + 1).unwrap();
    let all = space();
    assert_eq!((all.all, all.guests), (i64::from(fit + 2) * each, i64::from(fit + 2) * each));
    // An account may have more, and takes nothing of what all guests may have.
    wait(store.claim(one, claim("Ana"), session(4), NOW)).unwrap();
    assert_eq!((space().all, space().guests), (all.all, 2 * each), "two of another's are left");
    bring(one, fit + 2).unwrap();
    wait(store.merge(other, one)).unwrap();
    assert_eq!((space().all, space().guests), (all.all + each, 0));
    bring(third, fit + 3).unwrap();
    assert_eq!(space().guests, each);
    for who in [one, third] {
        wait(store.delete_person(who)).unwrap();
    }
    assert_eq!((space().all, space().guests), (each, 0), "what the room has taken up is left");
    wait(store.close_room(super::room(1), NOW)).unwrap();
    assert_eq!((space().all, space().guests), (0, 0));
    wait(store.check()).unwrap();
}

pub(crate) fn packs_of_guests_who_stay_away_go(open: Open<'_>) {
    let store = open();
    let (one, player, account) = (guest(&store, 1), guest(&store, 2), guest(&store, 3));
    wait(store.claim(account, claim("Ana"), session(4), NOW)).unwrap();
    for (who, number) in [(one, 1), (player, 2), (account, 3), (one, 4), (account, 4)] {
        add(&store, who, number);
    }
    Table::new(&store).end(solo(1, player));
    let gone = NOW + GUEST_PACKS_KEPT;
    store.extend_session(token(1), gone + HOUR);
    while !wait(store.tidy(gone - 1)).unwrap().is_empty() {}
    assert_eq!(kept(&store, 1..=4), [1, 2, 3, 4]);
    assert!(wait(store.person(one)).unwrap().is_some(), "who brought something is kept as long");
    assert_eq!(wait(store.tidy(gone)).unwrap().packs, 3);
    while !wait(store.tidy(gone)).unwrap().is_empty() {}
    assert_eq!(kept(&store, 1..=4), [3, 4]);
    assert_eq!(names(&store, account), ["Lesson 4", "Lesson 3"]);
    assert_eq!(wait(store.packs(1)).unwrap().1.guests, 0, "the account answers for what it lists");
    assert!(wait(store.person(one)).unwrap().is_none() && wait(store.person(player)).unwrap().is_some());
    wait(store.check()).unwrap();
}

pub(crate) fn whoever_runs_the_house_sees_packs_and_removes_them(open: Open<'_>) {
    let store = open();
    let (one, other) = (guest(&store, 1), guest(&store, 2));
    add(&store, one, 1);
    add(&store, one, 2);
    add(&store, other, 2);
    wait(store.create_room(NewRoom { packs: vec![digest(2)], ..new_room(1, "AAAA") }, NOW)).unwrap();
    end_in(&store, 1, Finished { pack: Some(digest(2)), ..solo(1, one) }, NOW);
    let (packs, space) = wait(store.packs(10)).unwrap();
    assert_eq!(packs.iter().map(|pack| pack.digest).collect::<Vec<_>>(), [digest(2), digest(1)]);
    assert_eq!(packs.iter().map(|pack| pack.bytes).sum::<i64>(), space.all);
    let used = &packs[0];
    assert_eq!((used.bringer, used.guest, used.lists, used.matches), (Some(one), true, 2, 1));
    assert_eq!((used.rooms.as_slice(), packs[1].rooms.len()), (&["AAAA".to_owned()][..], 0));
    assert_eq!(wait(store.packs(1)).unwrap().0.len(), 1);
    assert!(wait(store.remove_pack(digest(2))).unwrap_err().is_taken(), "a room needs it to wake");
    assert!(wait(store.remove_pack(digest(9))).unwrap_err().is_missing());
    wait(store.close_room(room(1), NOW)).unwrap();
    wait(store.remove_pack(digest(2))).unwrap();
    assert_eq!((kept(&store, 1..=2), names(&store, other).len()), (vec![1], 0));
    assert_eq!(wait(store.archive(MatchId::from(1))).unwrap().finished.pack, None);
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
    assert!(wait(store.export(one, ELSEWHERE)).unwrap().contains("Lesson 1"));
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
