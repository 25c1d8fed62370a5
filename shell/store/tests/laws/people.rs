//! Laws of people, their sessions, and what is left of who leaves.

use cluehouse_store::{
    Claim, Elsewhere, Merged, NewPack, NewSession, Origin, RaceId, Scope, TokenHash, Trace, Whom, limits,
};

use super::*;

pub(crate) fn token(number: u8) -> TokenHash {
    TokenHash::new([number; 32])
}

pub(crate) fn session(number: u8) -> NewSession {
    let trace = Trace { address: Some(format!("192.0.2.{number}")), agent: Some("Browser/1".into()) };
    NewSession { token: token(number), expires: NOW + 1000 * HOUR, trace }
}

/// A guest whose token has the same number.
pub(crate) fn guest(store: &Store, number: u8) -> PersonId {
    let id = person(number.into());
    wait(store.create_guest(id, session(number), NOW)).unwrap();
    id
}

pub(crate) fn claim(name: &str) -> Claim {
    Claim { name: name.into(), folded: name.to_lowercase(), password: "$argon2id$v=19$…".into() }
}

/// Where the rest of an export is.
pub(crate) const ELSEWHERE: Elsewhere = Elsewhere { matches: "/matches/", packs: "/packs/" };

/// The password of everybody who has one.
fn password() -> String {
    claim("").password
}

/// Who a token is, at a time.
fn who(store: &Store, number: u8, now: i64) -> Option<PersonId> {
    wait(store.session(token(number), Trace::default(), now)).unwrap().map(|session| session.person)
}

pub(crate) fn a_token_is_who_it_was_given_to(open: Open<'_>) {
    let store = open();
    let (one, two) = (guest(&store, 1), guest(&store, 2));
    assert!(wait(store.create_guest(one, session(3), NOW)).unwrap_err().is_taken());
    assert!(wait(store.create_guest(person(9), session(1), NOW)).unwrap_err().is_taken());
    assert_eq!(wait(store.person(person(9))).unwrap(), None, "all or nothing");
    assert_eq!((who(&store, 1, NOW), who(&store, 2, NOW), who(&store, 3, NOW)), (Some(one), Some(two), None));
    let end = session(1).expires;
    assert_eq!((who(&store, 1, end - 1), who(&store, 1, end)), (Some(one), None), "it ends by itself");
    let store = {
        drop(store);
        open()
    };
    assert_eq!(who(&store, 1, NOW), Some(one));
    assert!(!format!("{:?}", token(65)).contains("65"), "what opens a door is not printed");
}

pub(crate) fn sessions_are_listed_and_end_one_by_one_or_all(open: Open<'_>) {
    let store = open();
    let (one, two) = (guest(&store, 1), guest(&store, 2));
    wait(store.claim(one, claim("Ada"), session(1), NOW)).unwrap();
    for number in 3..=5 {
        wait(store.open_session(one, password(), session(number), NOW + i64::from(number))).unwrap();
    }
    let listed = |now| -> Vec<_> {
        wait(store.sessions(one, now)).unwrap().into_iter().map(|session| session.id).collect()
    };
    assert_eq!(listed(NOW + 9), [5, 4, 3, 1].map(|number| token(number).session()));
    let first = wait(store.sessions(one, NOW)).unwrap().swap_remove(0);
    assert_eq!((first.person, first.account, first.banned), (one, true, false));
    assert_eq!(first.trace, session(5).trace);
    assert!(wait(store.revoke(two, token(3).session())).unwrap_err().is_missing(), "only one's own");
    wait(store.revoke(one, token(3).session())).unwrap();
    assert!(wait(store.revoke(one, token(3).session())).unwrap_err().is_missing());
    assert_eq!((who(&store, 3, NOW), who(&store, 4, NOW)), (None, Some(one)));
    let mut over = wait(store.revoke_all(one, Some(token(4).session()))).unwrap();
    over.sort();
    assert_eq!(over, [1, 5].map(|number| token(number).session()));
    assert_eq!(listed(NOW), [token(4).session()]);
    wait(store.revoke_all(one, None)).unwrap();
    assert_eq!(listed(NOW), []);
    assert_eq!(who(&store, 2, NOW), Some(two));
    for number in 100..100 + limits::MAX_SESSIONS as u8 + 5 {
        let over =
            wait(store.open_session(one, password(), session(number), NOW + i64::from(number))).unwrap();
        let oldest = number.checked_sub(limits::MAX_SESSIONS as u8).filter(|oldest| *oldest >= 100);
        assert_eq!(over, Vec::from_iter(oldest.map(|number| token(number).session())));
    }
    assert_eq!(listed(NOW).len(), limits::MAX_SESSIONS as usize);
    assert_eq!(who(&store, 100, NOW), None, "the oldest goes first");
}

pub(crate) fn a_session_notes_when_and_where_it_was_used(open: Open<'_>) {
    let store = open();
    let one = guest(&store, 1);
    let trace = |agent: &str| Trace { address: Some("2001:db8::1".into()), agent: Some(agent.into()) };
    let soon = NOW + limits::SEEN_EVERY - 1;
    wait(store.session(token(1), trace("soon"), soon)).unwrap();
    wait(store.session(token(1), trace(&"é".repeat(500)), soon + 1)).unwrap();
    // The note is queued and not waited for; what is queued after it comes after it.
    wait(store.rename(one, "One".into(), "one".into())).unwrap();
    let seen = wait(store.sessions(one, NOW)).unwrap().swap_remove(0);
    assert_eq!(seen.seen, soon + 1);
    assert_eq!(seen.trace, trace(&"é".repeat(limits::MAX_AGENT / 2)));
    let person = wait(store.person(one)).unwrap().unwrap();
    assert_eq!((person.seen, person.created, person.name.as_deref()), (soon + 1, NOW, Some("One")));
}

pub(crate) fn a_claimed_name_is_one_persons_and_ends_old_sessions(open: Open<'_>) {
    let store = open();
    let (one, two) = (guest(&store, 1), guest(&store, 2));
    assert_eq!(wait(store.claim(one, claim("Ada"), session(3), NOW)).unwrap(), [token(1).session()]);
    assert_eq!((who(&store, 1, NOW), who(&store, 3, NOW)), (None, Some(one)));
    assert!(wait(store.claim(two, claim("ADA"), session(4), NOW)).unwrap_err().is_taken());
    assert!(wait(store.claim(one, claim("Bea"), session(4), NOW)).unwrap_err().is_taken());
    assert!(wait(store.claim(person(9), claim("Bea"), session(4), NOW)).unwrap_err().is_missing());
    assert_eq!((who(&store, 2, NOW), who(&store, 4, NOW)), (Some(two), None), "refused means unchanged");
    let account = wait(store.account("ada")).unwrap().unwrap();
    assert_eq!((account.person, account.name.as_str()), (one, "Ada"));
    assert!(!format!("{account:?}").contains("argon"), "a password's hash is not printed");
    assert!(!format!("{:?}", claim("x")).contains("argon"));
    assert_eq!(wait(store.account("Ada")).unwrap(), None, "asked for in its folded form");
    assert_eq!(wait(store.account_of(one)).unwrap(), Some(account));
    assert_eq!(wait(store.account_of(two)).unwrap(), None);
    let change = |who, from: String, number| {
        wait(store.set_password(who, from, "another".into(), session(number), NOW))
    };
    assert_eq!(change(one, password(), 5).unwrap(), [token(3).session()]);
    assert_eq!(wait(store.account("ada")).unwrap().unwrap().password, "another");
    assert!(change(two, password(), 6).unwrap_err().is_missing());
    // Whoever found out that the old one was right found out too late.
    assert!(change(one, password(), 6).unwrap_err().is_missing());
    assert!(wait(store.open_session(one, password(), session(6), NOW)).unwrap_err().is_missing());
    assert!(wait(store.open_session(two, password(), session(6), NOW)).unwrap_err().is_missing());
    assert_eq!((who(&store, 5, NOW), who(&store, 6, NOW)), (Some(one), None));
    wait(store.open_session(one, "another".into(), session(6), NOW)).unwrap();
    assert_eq!(who(&store, 6, NOW), Some(one));
    let known = wait(store.person(one)).unwrap().unwrap();
    assert_eq!((known.name.as_deref(), known.account), (Some("Ada"), true));
    let long = Claim { name: "x".repeat(limits::MAX_NAME + 1), ..claim("x") };
    assert!(wait(store.claim(two, long, session(7), NOW)).unwrap_err().is_refused());
}

fn played(store: &Store, who: PersonId) -> Vec<MatchId> {
    wait(store.history(who, None, 100)).unwrap().into_iter().map(|played| played.id).collect()
}

pub(crate) fn a_guests_history_becomes_the_accounts(open: Open<'_>) {
    let store = open();
    let table = Table::new(&store);
    let (account, visitor) = (guest(&store, 1), guest(&store, 2));
    wait(store.claim(account, claim("Ada"), session(3), NOW)).unwrap();
    let day = |number, who, day| Finished { day: Some(day), ..solo(number, who) };
    for (number, who, played) in [(1, account, 7), (2, visitor, 8), (3, visitor, 9), (4, account, 9)] {
        opens(&store, number, who, daily(played), NOW + number as i64).unwrap();
        end_in(&store, number, day(number, who, played), NOW);
    }
    assert_eq!(wait(store.merge(visitor, visitor)).unwrap(), Merged::default());
    assert!(wait(store.merge(account, visitor)).unwrap_err().is_missing(), "into an account");
    let merged = Merged { over: vec![token(2).session()], dropped: vec![room(4)] };
    assert_eq!(wait(store.merge(visitor, account)).unwrap(), merged);
    assert_eq!(who(&store, 2, NOW), None);
    assert_eq!(played(&store, account), [4, 3, 2, 1].map(MatchId::from));
    // Of the day both have played the first counts, which was the guest's.
    let ninth = wait(store.attempt(account, "code", 9)).unwrap().unwrap();
    assert_eq!(ninth.finished, Some(MatchId::from(3)));
    let figures = wait(store.daily_figures(account, "code", 9)).unwrap();
    assert_eq!((figures.played, figures.streak), (3, 3));
    // A match that was running as the guest's ends as the account's.
    table.end(solo(5, visitor));
    assert_eq!(played(&store, account)[0], MatchId::from(5));
    // And whoever merges into somebody who merged ends up where they did.
    let other = guest(&store, 4);
    table.end(solo(6, other));
    wait(store.merge(other, visitor)).unwrap();
    assert_eq!(played(&store, account)[0], MatchId::from(6));
    let two = guest(&store, 5);
    wait(store.claim(two, claim("Bea"), session(6), NOW)).unwrap();
    assert!(wait(store.merge(two, account)).unwrap_err().is_taken(), "two accounts stay two");
    wait(store.check()).unwrap();
}

pub(crate) fn what_is_begun_twice_counts_once_and_in_its_own_room(open: Open<'_>) {
    let store = open();
    let (account, visitor) = (guest(&store, 1), guest(&store, 2));
    wait(store.claim(account, claim("Ada"), session(3), NOW)).unwrap();
    let id = RaceId::from(1);
    let (opened, closes) = (NOW, NOW + HOUR);
    wait(store.create_race(super::records::race(1, opened, closes), NOW)).unwrap();
    for (number, who, purpose) in [
        (10, account, Purpose::Entry(id)),
        (11, visitor, Purpose::Entry(id)),
        (12, visitor, daily(7)),
        (13, account, daily(7)),
    ] {
        opens(&store, number, who, purpose, NOW + number as i64).unwrap();
    }
    let mut merged = wait(store.merge(visitor, account)).unwrap();
    merged.dropped.sort();
    assert_eq!(merged.dropped, [room(11), room(13)]);
    // What is played in the rooms that are left over is neither the entry nor the attempt, and holds no race up.
    let entry = |number, who| Finished { race: Some(id), sealed: true, ..solo(number, who) };
    let attempt = |number, who| Finished { day: Some(7), ..solo(number, who) };
    end_in(&store, 11, entry(1, visitor), NOW);
    end_in(&store, 13, attempt(2, account), NOW);
    let finished = || {
        let entry = wait(store.race_entry(id, account)).unwrap().unwrap();
        let attempt = wait(store.attempt(account, "code", 7)).unwrap().unwrap();
        (entry.room, entry.finished, attempt.room, attempt.finished)
    };
    assert_eq!(finished(), (room(10), None, Some(room(12)), None));
    assert_eq!(wait(store.board(board("classic"), 10, NOW)).unwrap(), []);
    assert_eq!(wait(store.race_board(id)).unwrap(), []);
    end_in(&store, 10, entry(3, account), NOW);
    end_in(&store, 12, attempt(4, visitor), NOW);
    let (third, fourth) = (Some(MatchId::from(3)), Some(MatchId::from(4)));
    assert_eq!(finished(), (room(10), third, Some(room(12)), fourth));
    assert!(wait(store.open_race(id, closes)).unwrap());
    // A match that ends after its race has opened is sealed no more.
    end_in(&store, 11, entry(5, visitor), closes + 1);
    for number in [1, 3, 5] {
        wait(store.archive(MatchId::from(number))).unwrap();
    }
    wait(store.check()).unwrap();
}

pub(crate) fn an_accounts_name_is_shown_for_nobody_else(open: Open<'_>) {
    let store = open();
    let (one, two, three) = (guest(&store, 1), guest(&store, 2), guest(&store, 3));
    let rename = |who, name: &str| wait(store.rename(who, name.into(), name.to_lowercase()));
    let name = |who| wait(store.person(who)).unwrap().unwrap().name;
    rename(one, "ada").unwrap();
    rename(two, "Bea").unwrap();
    wait(store.claim(three, claim("Ada"), session(4), NOW)).unwrap();
    assert_eq!((name(one), name(two), name(three)), (None, Some("Bea".into()), Some("Ada".into())));
    assert!(rename(one, "ADA").unwrap_err().is_taken());
    rename(one, "Bea").unwrap();
    wait(store.claim(one, claim("bea"), session(5), NOW)).unwrap();
    assert_eq!((name(one), name(two)), (Some("bea".into()), None));
    let long = "x".repeat(limits::MAX_NAME + 1);
    assert!(rename(two, &long).unwrap_err().is_too_large());
}

pub(crate) fn a_session_lasts_as_long_as_was_last_said(open: Open<'_>) {
    let store = open();
    let one = guest(&store, 1);
    let end = session(1).expires;
    store.extend_session(token(1), end + HOUR);
    store.extend_session(token(1), end - HOUR);
    // Queued, and not waited for; what is queued after it comes after it.
    wait(store.is_well()).unwrap();
    assert_eq!((who(&store, 1, end), who(&store, 1, end + HOUR)), (Some(one), None), "never shortened");
}

pub(crate) fn who_is_deleted_leaves_seats_without_an_owner(open: Open<'_>) {
    let store = open();
    let table = Table::new(&store);
    let (one, two) = (guest(&store, 1), guest(&store, 2));
    wait(store.claim(one, claim("Ada"), session(3), NOW)).unwrap();
    opens(&store, 1, one, daily(7), NOW).unwrap();
    let mut shared = solo(1, one);
    shared.results.push(SeatResult { seat: 1, person: Some(two), score: 50, ..shared.results[0].clone() });
    table.end(shared.clone());
    wait(store.report(one, solo(2, one), NOW)).unwrap();
    wait(store.ban(Whom::Person(one), "why".into(), None, NOW)).unwrap();
    wait(store.unban(Whom::Person(one))).unwrap();
    assert_eq!(wait(store.delete_person(one)).unwrap(), [token(3).session()]);
    assert!(wait(store.delete_person(one)).unwrap_err().is_missing());
    assert_eq!((who(&store, 3, NOW), wait(store.person(one)).unwrap()), (None, None));
    assert_eq!(wait(store.account("ada")).unwrap(), None, "the name is free");
    assert!(wait(store.archive(MatchId::from(2))).unwrap_err().is_missing(), "what one reported goes");
    let record = wait(store.archive(MatchId::from(1))).unwrap();
    assert_eq!(record.finished.archive, shared.archive, "the replay stays the same");
    let people: Vec<_> = record.finished.results.iter().map(|result| result.person).collect();
    assert_eq!(people, [None, Some(two)]);
    let standings = wait(store.board(board("classic"), 10, NOW)).unwrap();
    let standings: Vec<_> = standings.into_iter().map(|place| (place.person, place.score)).collect();
    assert_eq!(standings, [(None, 100), (Some(two), 50)]);
    // A match that was still running ends without them.
    table.end(solo(3, one));
    assert_eq!(wait(store.archive(MatchId::from(3))).unwrap().finished.results[0].person, None);
    wait(store.claim(two, claim("Ada"), session(9), NOW)).unwrap();
    wait(store.check()).unwrap();
}

pub(crate) fn an_export_has_ones_own_and_nothing_that_opens_a_door(open: Open<'_>) {
    let store = open();
    let table = Table::new(&store);
    let (one, two) = (guest(&store, 1), guest(&store, 2));
    let name = "Ada \"'; DROP\u{1f600}\n";
    wait(store.claim(one, claim(name), session(3), NOW)).unwrap();
    table.end(solo(1, one));
    table.end(solo(2, two));
    wait(store.report(one, solo(3, one), NOW)).unwrap();
    opens(&store, 1, one, daily(7), NOW).unwrap();
    let text = wait(store.export(one, ELSEWHERE)).unwrap();
    let export: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!(export["person"]["name"], name);
    assert_eq!(export["person"]["account"], true);
    assert_eq!(export["person"]["id"], one.to_string());
    assert_eq!(export["sessions"][0]["address"], "192.0.2.3");
    let matches = export["matches"].as_array().unwrap();
    assert_eq!(
        matches.iter().map(|each| each["id"].as_str().unwrap()).collect::<Vec<_>>(),
        [MatchId::from(1).to_string(), MatchId::from(3).to_string()]
    );
    assert_eq!((&matches[0]["won"], &matches[1]["reported"]), (&true.into(), &true.into()));
    assert_eq!((&matches[0]["race"], &matches[0]["attempts"]), (&serde_json::Value::Null, &5.into()));
    assert_eq!(export["dailies"][0]["day"], 7);
    assert_eq!(export["rooms"][0]["code"], "1");
    assert!(!text.contains("argon"));
    assert!(!text.contains(&"03".repeat(32)), "the token's hash");
    let stranger: serde_json::Value =
        serde_json::from_str(&wait(store.export(two, ELSEWHERE)).unwrap()).unwrap();
    assert_eq!(stranger["person"]["name"], serde_json::Value::Null);
    assert!(wait(store.export(person(9), ELSEWHERE)).unwrap_err().is_missing());
}

pub(crate) fn an_export_has_what_one_brought_until_it_is_too_much(open: Open<'_>) {
    let store = open();
    let (one, two) = (guest(&store, 1), guest(&store, 2));
    let pack = |number: u8, bytes: Vec<u8>| NewPack {
        digest: [number; 32],
        kind: "words".into(),
        name: "Mine".into(),
        language: "en".into(),
        about: "{}".into(),
        bytes,
    };
    let journal = "{\"header\": 1}\n{\"row\": \"\u{1f600}\"}\n";
    wait(store.report(one, Finished { archive: journal.into(), ..solo(1, one) }, NOW)).unwrap();
    wait(store.report(two, Finished { archive: b"another's".to_vec(), ..solo(2, two) }, NOW)).unwrap();
    Table::new(&store).end(solo(3, one));
    wait(store.add_pack(one, pack(1, br#"{"words":["sun"]}"#.to_vec()), NOW)).unwrap();
    wait(store.add_pack(one, pack(2, b"no JSON".to_vec()), NOW)).unwrap();
    wait(store.add_pack(two, pack(3, b"another's".to_vec()), NOW)).unwrap();
    let export = || -> serde_json::Value {
        serde_json::from_str(&wait(store.export(one, ELSEWHERE)).unwrap()).unwrap()
    };
    let (first, second) = ("01".repeat(32), "02".repeat(32));
    assert_eq!(export()["journals"], serde_json::json!({ MatchId::from(1).to_string(): journal }));
    let contents = serde_json::json!({ &second: "no JSON", &first: { "words": ["sun"] } });
    assert_eq!(export()["contents"], contents);
    // What makes it too much, and what is older, is elsewhere.
    let long = "x".repeat(limits::MAX_EXPORTED - 10);
    wait(store.report(one, Finished { archive: long.clone().into(), ..solo(4, one) }, NOW)).unwrap();
    wait(store.add_pack(one, pack(4, vec![b'x'; limits::MAX_PACK]), NOW + 1)).unwrap();
    let exported = export();
    let journals = serde_json::json!({
        MatchId::from(4).to_string(): long,
        MatchId::from(1).to_string(): { "at": format!("/matches/{}", MatchId::from(1)) },
    });
    assert_eq!(exported["journals"], journals);
    assert_eq!(exported["contents"][&first], contents[&first]);
    for number in 5..=7 {
        wait(store.add_pack(one, pack(number, vec![b'y'; limits::MAX_PACK]), NOW + i64::from(number)))
            .unwrap();
    }
    assert_eq!(export()["contents"][&first], serde_json::json!({ "at": format!("/packs/{first}") }));
}

pub(crate) fn who_is_banned_is_kept_out_for_its_time(open: Open<'_>) {
    let store = open();
    let one = guest(&store, 1);
    let whom = || Whom::Person(one);
    let there = || Whom::Address("192.0.2.7".into());
    wait(store.ban(whom(), "spam".into(), Some(NOW + HOUR), NOW)).unwrap();
    wait(store.ban(there(), "flood".into(), None, NOW + 1)).unwrap();
    let banned = |whom, now| wait(store.banned(whom, now)).unwrap().map(|ban| ban.reason);
    assert_eq!((banned(whom(), NOW), banned(whom(), NOW + HOUR)), (Some("spam".into()), None));
    assert!(wait(store.session(token(1), Trace::default(), NOW)).unwrap().unwrap().banned);
    let kept = NOW + 1 + limits::TRACE_KEPT;
    assert_eq!((banned(there(), kept - 1), banned(there(), kept)), (Some("flood".into()), None));
    let all: Vec<_> = wait(store.bans(NOW)).unwrap().into_iter().map(|ban| ban.whom).collect();
    assert_eq!(all, [there(), whom()]);
    let addresses = |now| wait(store.banned_addresses(now)).unwrap();
    assert_eq!(addresses(NOW), [("192.0.2.7".to_owned(), kept)]);
    assert_eq!(addresses(kept), []);
    wait(store.ban(whom(), "again".into(), None, NOW)).unwrap();
    assert_eq!(banned(whom(), i64::MAX), Some("again".into()));
    // Nor is it shaken off by logging in.
    let two = guest(&store, 2);
    wait(store.claim(two, claim("Ada"), session(3), NOW)).unwrap();
    wait(store.merge(one, two)).unwrap();
    assert_eq!(banned(Whom::Person(two), NOW), Some("again".into()));
    wait(store.unban(Whom::Person(two))).unwrap();
    assert!(wait(store.unban(Whom::Person(two))).unwrap_err().is_missing());
    assert_eq!(banned(whom(), NOW), None);
    assert!(wait(store.ban(Whom::Person(person(9)), "x".into(), None, NOW)).unwrap_err().is_missing());
}

pub(crate) fn what_is_kept_for_a_time_goes_with_it(open: Open<'_>) {
    let store = open();
    let table = Table::new(&store);
    let (player, idle) = (guest(&store, 1), guest(&store, 2));
    table.end(solo(1, player));
    opens(&store, 8, idle, daily(7), NOW).unwrap();
    wait(store.ban(Whom::Address("192.0.2.7".into()), "flood".into(), None, NOW)).unwrap();
    wait(store.create_room(new_room(7, "GONE"), NOW)).unwrap();
    wait(store.take_room(room(7))).unwrap();
    write(&store, Append { closed: true, ..nothing(7, 1) }).unwrap();
    assert!(wait(store.tidy(NOW)).unwrap().is_empty());
    let traced = |now| wait(store.sessions(player, now)).unwrap()[0].trace != Trace::default();
    assert_eq!(wait(store.tidy(NOW + 24 * HOUR)).unwrap().rooms, 1);
    let forgotten = NOW + limits::IDLE_GUEST_KEPT;
    assert!(wait(store.tidy(forgotten - 1)).unwrap().is_empty());
    assert_eq!(who(&store, 2, forgotten - 1), Some(idle));
    // That they were seen just now is noted before what is asked for next.
    assert!(wait(store.tidy(forgotten)).unwrap().is_empty());
    let forgotten = forgotten - 1 + limits::IDLE_GUEST_KEPT;
    assert_eq!(wait(store.tidy(forgotten)).unwrap().guests, 1);
    assert_eq!(wait(store.person(idle)).unwrap(), None, "never played and not seen for long");
    assert_eq!(who(&store, 2, forgotten), None);
    let kept = NOW + limits::TRACE_KEPT;
    assert!(wait(store.tidy(kept - 1)).unwrap().is_empty());
    assert!(traced(kept - 1));
    let tidied = wait(store.tidy(kept)).unwrap();
    assert_eq!((tidied.traces, tidied.bans, tidied.sessions), (1, 1, 0));
    assert!(!traced(kept));
    let end = session(1).expires;
    let tidied = wait(store.tidy(end)).unwrap();
    assert_eq!((tidied.sessions, tidied.guests), (1, 0));
    assert!(wait(store.person(player)).unwrap().is_some());
    assert_eq!(wait(store.attempt(idle, "code", 7)).unwrap(), None);
    assert!(wait(store.tidy(end)).unwrap().is_empty());
    wait(store.check()).unwrap();
}

pub(crate) fn what_nobody_can_come_back_to_makes_room(open: Open<'_>) {
    let store = open();
    let people: Vec<_> = (1..=3).map(|number| guest(&store, number)).collect();
    for (number, who) in (1..).zip(&people) {
        wait(store.report(*who, Finished { day: Some(7), ..solo(number, *who) }, NOW)).unwrap();
    }
    Table::new(&store).end(solo(9, people[2]));
    for who in &people[1..] {
        wait(store.revoke_all(*who, None)).unwrap();
    }
    assert!(wait(store.tidy(NOW)).unwrap().is_empty());
    let tidied = || wait(store.tidy(NOW + limits::IDLE_GUEST_KEPT)).unwrap();
    assert_eq!((tidied().guests, tidied().guests), (1, 0));
    // Who can come back keeps everything, and so does who has played here.
    let there = |number: u128| wait(store.archive(MatchId::from(number))).is_ok();
    assert_eq!((there(1), there(2), there(3), there(9)), (true, false, true, true));
    wait(store.check()).unwrap();
}

pub(crate) fn figures_of_nobody_are_nothing(open: Open<'_>) {
    let store = open();
    let scope = Scope { game: "code".into(), entry: None, preset: None, origin: Origin::Official };
    assert_eq!(wait(store.figures(person(9), scope)).unwrap(), Default::default());
    assert_eq!(wait(store.daily_figures(person(9), "code", 1)).unwrap(), Default::default());
    assert_eq!(wait(store.history(person(9), None, 10)).unwrap(), []);
    assert_eq!(wait(store.sessions(person(9), NOW)).unwrap(), []);
    assert_eq!(wait(store.attempt(person(9), "code", 1)).unwrap(), None);
}
