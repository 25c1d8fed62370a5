//! Laws of what is left of matches: archives, history, figures, boards, races.

use cluehouse_store::{
    Board, Finished, NewRace, Origin, RaceEntry, RaceId, RaceSecret, Scope, SeatResult, Whom, limits,
};

use super::people::guest;
use super::*;

pub(crate) fn an_archive_comes_back_as_it_was(open: Open<'_>) {
    let store = open();
    let table = Table::new(&store);
    let one = guest(&store, 1);
    let mut all = Vec::new();
    for (number, length) in (1..).zip([0, 1, 5000, 300_000]) {
        let archive = (0..length).map(|byte: u32| (byte.wrapping_mul(2_654_435_761) >> 29) as u8).collect();
        let finished = Finished { archive, ..solo(number, one) };
        table.end(finished.clone());
        all.push(finished);
    }
    drop(store);
    let store = open();
    for finished in &all {
        let record = wait(store.archive(finished.id)).unwrap();
        assert_eq!((&record.finished, record.ended, record.reported), (finished, NOW, false));
    }
    assert!(wait(store.archive(MatchId::from(99))).unwrap_err().is_missing());
    let audit: Vec<_> = wait(store.audit(None, 3)).unwrap();
    assert_eq!(
        audit.iter().map(|record| &record.finished).collect::<Vec<_>>(),
        all[..3].iter().collect::<Vec<_>>()
    );
    let rest = wait(store.audit(Some(all[2].id), 3)).unwrap();
    assert_eq!(rest.len(), 1);
}

pub(crate) fn what_is_sealed_is_shown_to_nobody(open: Open<'_>) {
    let store = open();
    let table = Table::new(&store);
    let one = guest(&store, 1);
    table.end(Finished { sealed: true, ..solo(1, one) });
    assert!(wait(store.archive(MatchId::from(1))).unwrap_err().is_sealed());
    assert_eq!(wait(store.board(board("classic"), 10, NOW)).unwrap(), []);
    assert!(wait(store.history(one, None, 10)).unwrap()[0].sealed);
    assert_eq!(wait(store.audit(None, 10)).unwrap().len(), 1, "the operator's check sees it");
}

pub(crate) fn a_history_is_paged_from_the_latest_back(open: Open<'_>) {
    let store = open();
    let table = Table::new(&store);
    let (one, two) = (guest(&store, 1), guest(&store, 2));
    for number in 1..=9 {
        table.end(solo(number, if number % 3 == 0 { two } else { one }));
    }
    let mut pages = Vec::new();
    let mut before = None;
    loop {
        let page = wait(store.history(one, before, 4)).unwrap();
        let Some(last) = page.last() else { break };
        before = Some(last.id);
        pages.push(page.iter().map(|played| u128::from(played.id)).collect::<Vec<_>>());
    }
    assert_eq!(pages, [vec![8, 7, 5, 4], vec![2, 1]]);
    let latest = wait(store.history(two, None, 1)).unwrap().swap_remove(0);
    assert_eq!(
        (latest.result, latest.seats, latest.game.as_str()),
        (solo(9, two).results.swap_remove(0), 1, "code")
    );
    assert!(wait(store.history(one, Some(MatchId::from(99)), 4)).unwrap_err().is_missing());
}

fn result(who: PersonId, score: i64, won: bool, attempts: u32, millis: u64) -> Vec<SeatResult> {
    let base = solo(1, who).results.swap_remove(0);
    vec![SeatResult { score, won, attempts: Some(attempts), millis: Some(millis), ..base }]
}

pub(crate) fn figures_count_each_match_once_and_where_it_belongs(open: Open<'_>) {
    let store = open();
    let table = Table::new(&store);
    let (one, two) = (guest(&store, 1), guest(&store, 2));
    for (number, who, won, attempts) in
        [(1, one, true, 4), (2, one, true, 5), (3, one, false, 10), (4, one, true, 4), (5, two, true, 1)]
    {
        let results = result(who, i64::from(attempts) * 10, won, attempts, 1000 * u64::from(attempts));
        table.end(Finished { results, ..solo(number, who) });
    }
    table.end(Finished { official: false, ..solo(6, one) });
    table.end(Finished { entry: "super".into(), preset: "super".into(), ..solo(7, one) });
    wait(store.report(one, solo(8, one), NOW)).unwrap();
    let scope = |entry: Option<&str>, origin| Scope {
        game: "code".into(),
        entry: entry.map(str::to_owned),
        preset: None,
        origin,
    };
    let classic = wait(store.figures(one, scope(Some("classic"), Origin::Official))).unwrap();
    assert_eq!((classic.played, classic.won, classic.best), (4, 3, Some(100)));
    assert_eq!((classic.average, classic.fewest, classic.fastest), (Some(57.5), Some(4), Some(4000)));
    assert_eq!(classic.attempts, [(4, 2), (5, 1)]);
    let played = |scope| wait(store.figures(one, scope)).unwrap().played;
    assert_eq!(played(scope(None, Origin::Official)), 5);
    assert_eq!(played(scope(None, Origin::Casual)), 1);
    assert_eq!(played(scope(None, Origin::Reported)), 1);
    assert_eq!(played(Scope { preset: Some("super".into()), ..scope(None, Origin::Official) }), 1);
    assert_eq!(played(Scope { game: "numble".into(), ..scope(None, Origin::Official) }), 0);
}

pub(crate) fn a_day_has_one_official_attempt(open: Open<'_>) {
    let store = open();
    let (one, two) = (guest(&store, 1), guest(&store, 2));
    let start = |number, who, day| opens(&store, number, who, daily(day), NOW);
    start(50, one, 10).unwrap();
    assert!(start(51, one, 10).unwrap_err().is_spent());
    assert_eq!(wait(store.find_room("51")).unwrap(), None, "no attempt, no room");
    assert!(start(50, one, 11).unwrap_err().is_taken());
    assert_eq!(wait(store.attempt(one, "code", 11)).unwrap(), None, "no room, no attempt");
    start(51, two, 10).unwrap();
    assert!(start(52, person(9), 10).unwrap_err().is_missing());
    let attempt = wait(store.attempt(one, "code", 10)).unwrap().unwrap();
    assert_eq!((attempt.room, attempt.official, attempt.finished), (Some(room(50)), true, None));
    let day = |number, who, day, won, attempts| Finished {
        day: Some(day),
        results: result(who, 0, won, attempts, 1000),
        ..solo(number, who)
    };
    end_in(&store, 51, day(8, one, 10, true, 1), NOW);
    end_in(&store, 50, day(1, one, 10, true, 4), NOW);
    end_in(&store, 50, day(2, one, 10, true, 1), NOW);
    let attempt = wait(store.attempt(one, "code", 10)).unwrap().unwrap();
    assert_eq!(attempt.finished, Some(MatchId::from(1)), "the first in its room counts");
    assert!(start(52, one, 10).unwrap_err().is_spent());
    // The next day is played elsewhere and reported: it keeps the streak, and is no official attempt; nor is there another.
    let report = |number, who, played| {
        wait(store.report(who, Finished { official: false, ..day(number, who, played, true, 3) }, NOW))
    };
    report(3, one, 11).unwrap();
    assert!(report(3, one, 11).unwrap_err().is_taken());
    assert!(start(52, one, 11).unwrap_err().is_spent());
    start(53, one, 12).unwrap();
    let figures = || wait(store.daily_figures(one, "code", 12)).unwrap();
    assert_eq!((figures().streak, figures().longest), (2, 2), "today is still to be played");
    report(4, one, 12).unwrap();
    assert_eq!(figures().streak, 2, "an official attempt that runs is not replaced by a report");
    end_in(&store, 53, day(5, one, 12, true, 6), NOW);
    let figures = figures();
    assert_eq!((figures.played, figures.won, figures.streak), (2, 2, 3));
    assert_eq!(figures.attempts, [(4, 1), (6, 1)]);
    assert_eq!(wait(store.daily_figures(one, "code", 14)).unwrap().streak, 0);
    // The board of a day has the attempts that count, and nothing that was reported.
    let on = |day| {
        let board = Board { day: Some(day), ..board("classic") };
        let standings = wait(store.board(board, 10, NOW)).unwrap();
        standings.into_iter().map(|place| u128::from(place.id)).collect::<Vec<_>>()
    };
    assert_eq!((on(10), on(11), on(12)), (vec![1], vec![], vec![5]));
    wait(store.strike(MatchId::from(1), NOW)).unwrap();
    assert_eq!(on(10), [0; 0]);
    wait(store.put_back(MatchId::from(1))).unwrap();
    assert_eq!(on(10), [1]);
    let ever = wait(store.board(board("classic"), 10, NOW)).unwrap();
    assert_eq!(ever.len(), 1, "nor has any other board a daily that was no attempt");
}

pub(crate) fn an_attempt_that_nothing_came_of_can_be_begun_again(open: Open<'_>) {
    let store = open();
    let (one, two) = (guest(&store, 1), guest(&store, 2));
    let start = |number, who| opens(&store, number, who, daily(10), NOW);
    let close = |number, versions| {
        let epoch = wait(store.take_room(room(number))).unwrap().epoch;
        write(&store, Append { closed: true, ..append(number, epoch, versions) }).unwrap();
    };
    start(50, one).unwrap();
    start(51, two).unwrap();
    // The row that closes the room is the first of it.
    close(50, 1..=1);
    assert_eq!(wait(store.attempt(one, "code", 10)).unwrap(), None);
    assert!(wait(store.attempt(two, "code", 10)).unwrap().is_some(), "another's attempt stays");
    start(52, one).unwrap();
    let epoch = wait(store.take_room(room(52))).unwrap().epoch;
    write(&store, append(52, epoch, 1..=1)).unwrap();
    close(52, 2..=2);
    assert!(start(53, one).unwrap_err().is_spent(), "somebody was there");
    // Where nobody can set the room up any more, and nobody ever did.
    wait(store.close_room(room(51), NOW)).unwrap();
    start(54, two).unwrap();
}

pub(crate) fn a_board_has_each_person_once_and_breaks_ties(open: Open<'_>) {
    let store = open();
    let table = Table::new(&store);
    let people: Vec<_> = (1..=7).map(|number| guest(&store, number)).collect();
    wait(store.rename(people[0], "Ada".into(), "ada".into())).unwrap();
    let end = |number, who: usize, score, attempts, millis, at| {
        let results = result(people[who], score, score > 0, attempts, millis);
        table.end_at(Finished { results, ..solo(number, people[who]) }, NOW + at);
    };
    end(1, 0, 500, 5, 9000, 1);
    end(2, 0, 900, 5, 9000, 2);
    end(3, 1, 900, 4, 9500, 3);
    end(4, 2, 900, 5, 8000, 4);
    end(5, 3, 900, 5, 9000, 5);
    end(6, 4, 1000, 8, 99_000, 6);
    end(7, 5, 0, 10, 1, 7);
    table.end_at(Finished { official: false, ..solo(8, people[6]) }, NOW);
    let mut hinted = solo(9, people[6]);
    hinted.results[0].hints = 1;
    table.end_at(hinted, NOW);
    wait(store.report(people[6], solo(10, people[6]), NOW)).unwrap();
    let places = |board| {
        let standings = wait(store.board(board, 10, NOW)).unwrap();
        assert!(standings.iter().zip(1..).all(|(standing, place)| standing.place == place));
        standings.into_iter().map(|place| u128::from(place.id)).collect::<Vec<_>>()
    };
    assert_eq!(places(board("classic")), [6, 3, 4, 2, 5, 7]);
    assert_eq!(places(Board { until: NOW + 3, ..board("classic") }), [2]);
    assert_eq!(places(Board { from: NOW + 6, ..board("classic") }), [6, 7]);
    assert_eq!(places(board("super")), []);
    assert_eq!(wait(store.board(board("classic"), 2, NOW)).unwrap().len(), 2);
    assert_eq!(wait(store.board(board("classic"), 10, NOW)).unwrap()[3].name.as_deref(), Some("Ada"));
    wait(store.ban(Whom::Person(people[4]), "solver".into(), Some(NOW + HOUR), NOW)).unwrap();
    assert_eq!(places(board("classic")), [3, 4, 2, 5, 7], "who is banned stands nowhere");
    assert_eq!(wait(store.count_official()).unwrap(), 8);
    let strike = |number: u128| wait(store.strike(MatchId::from(number), NOW)).unwrap();
    let put_back = |number: u128| wait(store.put_back(MatchId::from(number))).unwrap();
    assert!(strike(2));
    assert_eq!(places(board("classic")), [3, 4, 5, 1, 7], "the next best counts");
    assert!(!strike(2) && !strike(8) && !strike(10) && !strike(11), "struck already, on no board, not there");
    assert_eq!((wait(store.struck_since(NOW - 1)).unwrap(), wait(store.struck_since(NOW)).unwrap()), (1, 0));
    // It is looked at like the others, and comes back where it was right after all.
    assert_eq!(wait(store.count_official()).unwrap(), 8);
    let all = wait(store.audit(None, 100)).unwrap();
    let struck: Vec<_> = all.iter().filter(|one| one.struck).map(|one| one.finished.id).collect();
    assert_eq!((all.len(), struck), (8, vec![MatchId::from(2)]));
    assert!(put_back(2));
    assert_eq!(places(board("classic")), [3, 4, 2, 5, 7]);
    assert!(!put_back(2) && !put_back(8), "back already, and one that never was official");
}

pub(crate) fn race(number: u128, opens: i64, closes: i64) -> NewRace {
    NewRace {
        id: RaceId::from(number),
        title: "Race".into(),
        game: "code".into(),
        entry: "skemind".into(),
        preset: "skemind".into(),
        public: true,
        host: None,
        opens,
        closes,
        secret: RaceSecret(b"CAFE".to_vec()),
    }
}

pub(crate) fn a_race_is_entered_once_in_its_window_and_sealed_until_its_end(open: Open<'_>) {
    let store = open();
    let people: Vec<_> = (1..=4).map(|number| guest(&store, number)).collect();
    let id = RaceId::from(1);
    let (opens, closes) = (NOW + HOUR, NOW + 2 * HOUR);
    wait(store.create_race(NewRace { host: Some(people[0]), ..race(1, opens, closes) }, NOW)).unwrap();
    assert!(wait(store.create_race(race(1, opens, closes), NOW)).unwrap_err().is_taken());
    assert!(
        wait(store.create_race(NewRace { host: Some(person(9)), ..race(2, 0, 1) }, NOW))
            .unwrap_err()
            .is_missing()
    );
    assert_eq!(format!("{:?}", wait(store.race_secret(id)).unwrap()), "[hidden]");
    assert_eq!(wait(store.race_secret(id)).unwrap().0, b"CAFE");
    let enter = |number, who: usize, now| super::opens(&store, number, people[who], Purpose::Entry(id), now);
    assert!(enter(60, 0, opens - 1).unwrap_err().is_untimely());
    assert!(enter(60, 0, closes).unwrap_err().is_untimely());
    for who in 0..3 {
        enter(60 + who as u128, who, opens + who as i64).unwrap();
    }
    assert!(enter(70, 0, opens).unwrap_err().is_spent());
    assert_eq!(wait(store.find_room("70")).unwrap(), None, "no entry, no room");
    let unknown = super::opens(&store, 70, people[0], Purpose::Entry(RaceId::from(9)), opens);
    assert!(unknown.unwrap_err().is_missing());
    let end = |number, who: usize, score, at| {
        // That it is sealed is the race's doing.
        let results = result(people[who], score, true, 4, 1000);
        let entry = Finished { race: Some(id), sealed: false, results, ..solo(number, people[who]) };
        end_in(&store, 60 + who as u128, entry, at);
    };
    end(1, 0, 1500, opens + 5);
    end(2, 1, 1500, opens + 4);
    end(3, 0, 9999, opens + 6);
    let entry = wait(store.race_entry(id, people[0])).unwrap();
    assert_eq!(entry, Some(RaceEntry { room: room(60), started: opens, finished: Some(MatchId::from(1)) }));
    assert_eq!(wait(store.race_entry(id, people[3])).unwrap(), None);
    let seen = wait(store.race(id)).unwrap().unwrap();
    assert_eq!((seen.entries, seen.playing, seen.opened, seen.host), (3, 1, None, Some(people[0])));
    for number in 1..=3 {
        assert!(wait(store.archive(MatchId::from(number))).unwrap_err().is_sealed());
    }
    let places = || {
        let standings = wait(store.race_board(id)).unwrap();
        standings.into_iter().map(|place| (u128::from(place.id), place.person)).collect::<Vec<_>>()
    };
    assert_eq!(places(), [(2, Some(people[1])), (1, Some(people[0]))], "the same but for who finished first");
    assert!(!wait(store.open_race(id, closes - 1)).unwrap());
    assert_eq!(wait(store.races_to_open(closes - 1)).unwrap(), []);
    assert_eq!(wait(store.races_to_open(closes)).unwrap(), [id]);
    assert!(!wait(store.open_race(id, closes)).unwrap(), "somebody still plays");
    assert!(wait(store.archive(MatchId::from(1))).unwrap_err().is_sealed());
    end(4, 2, 700, closes + 9);
    assert!(wait(store.archive(MatchId::from(4))).unwrap_err().is_sealed());
    assert!(wait(store.open_race(id, closes + 10)).unwrap());
    assert!(wait(store.open_race(id, closes + 11)).unwrap());
    assert_eq!(wait(store.races_to_open(closes + 10)).unwrap(), []);
    assert_eq!(wait(store.race(id)).unwrap().unwrap().opened, Some(closes + 10));
    for number in 1..=4 {
        wait(store.archive(MatchId::from(number))).unwrap();
    }
    let general = wait(store.board(board("classic"), 10, NOW)).unwrap();
    assert_eq!(
        general,
        [],
        "one who has seen the secret may tell another, so it counts on the race's own board alone"
    );
    wait(store.delete_person(people[1])).unwrap();
    assert_eq!(places(), [(2, None), (1, Some(people[0])), (4, Some(people[2]))]);
    let listed = || wait(store.races(true, 10, NOW)).unwrap();
    assert_eq!((listed().len(), listed()[0].entries), (1, 3));
    wait(store.ban(Whom::Person(people[0]), "spam".into(), None, NOW)).unwrap();
    assert_eq!(listed(), [], "the races of who is banned are not listed");
    assert_eq!(wait(store.races(false, 10, NOW)).unwrap().len(), 1, "but for the operator");
    let large = NewRace { secret: RaceSecret(vec![0; limits::MAX_SECRET + 1]), ..race(3, 0, 1) };
    assert!(wait(store.create_race(large, NOW)).unwrap_err().is_refused());
    wait(store.check()).unwrap();
}

pub(crate) fn a_match_of_no_game_of_ours_is_none_of_ours_to_judge(open: Open<'_>) {
    let store = open();
    let table = Table::new(&store);
    let one = guest(&store, 1);
    let strange = "'; DROP TABLE match; --";
    let finished =
        Finished { game: strange.into(), entry: strange.into(), preset: strange.into(), ..solo(1, one) };
    table.end(finished.clone());
    assert_eq!(wait(store.archive(finished.id)).unwrap().finished, finished);
    let standings = wait(store.board(Board { game: strange.into(), ..board(strange) }, 10, NOW)).unwrap();
    assert_eq!(standings.len(), 1);
}

pub(crate) fn an_entry_that_was_never_begun_holds_no_race_up(open: Open<'_>) {
    let store = open();
    let (who, id) = (guest(&store, 1), RaceId::from(1));
    wait(store.create_race(race(1, NOW, NOW + HOUR), NOW)).unwrap();
    opens(&store, 60, who, Purpose::Entry(id), NOW).unwrap();
    assert_eq!(wait(store.race_rooms(id)).unwrap(), [room(60)]);
    assert_eq!(wait(store.room_code(room(60))).unwrap().as_deref(), Some("60"));
    let playing = || wait(store.race(id)).unwrap().unwrap().playing;
    assert_eq!(playing(), 1);
    assert!(!wait(store.open_race(id, NOW + HOUR)).unwrap(), "it may still be begun");
    wait(store.take_room(room(60))).unwrap();
    write(&store, Append { closed: true, ..nothing(60, 1) }).unwrap();
    assert_eq!(wait(store.room_code(room(60))).unwrap(), None);
    assert_eq!((playing(), wait(store.races(true, 10, NOW)).unwrap()[0].playing), (0, 0));
    assert!(wait(store.open_race(id, NOW + HOUR)).unwrap());
}

pub(crate) fn a_race_is_closed_before_its_time(open: Open<'_>) {
    let store = open();
    let (who, id) = (guest(&store, 1), RaceId::from(1));
    wait(store.create_race(race(1, NOW + HOUR, NOW + 2 * HOUR), NOW)).unwrap();
    wait(store.close_race(id, NOW)).unwrap();
    let closed = wait(store.race(id)).unwrap().unwrap();
    assert_eq!((closed.opens, closed.closes, closed.public), (NOW, NOW, false));
    assert_eq!(wait(store.races(true, 10, NOW)).unwrap(), []);
    assert!(opens(&store, 60, who, Purpose::Entry(id), NOW).unwrap_err().is_untimely());
    wait(store.close_race(id, NOW + HOUR)).unwrap();
    assert_eq!(wait(store.race(id)).unwrap().unwrap().closes, NOW, "once is enough");
    assert!(wait(store.close_race(RaceId::from(9), NOW)).unwrap_err().is_missing());
}

pub(crate) fn races_are_bounded_and_go_with_time(open: Open<'_>) {
    let store = open();
    let (host, other) = (guest(&store, 1), guest(&store, 2));
    let held = |number, who, closes| {
        wait(store.create_race(NewRace { host: Some(who), ..race(number, NOW, closes) }, NOW))
    };
    let most = u128::from(limits::MAX_RACES_HELD);
    for number in 1..=most {
        held(number, host, NOW + number as i64).unwrap();
    }
    assert!(held(most + 1, host, NOW + 1).unwrap_err().is_too_many());
    held(most + 1, other, NOW + HOUR).unwrap();
    let again = NewRace { host: Some(host), ..race(most + 2, NOW, NOW + HOUR) };
    wait(store.create_race(again, NOW + 1)).unwrap();
    // One of them is entered; all are over.
    let id = RaceId::from(1);
    opens(&store, 60, other, Purpose::Entry(id), NOW).unwrap();
    end_in(&store, 60, Finished { race: Some(id), ..solo(1, other) }, NOW);
    let (over, day) = (NOW + HOUR, limits::EMPTY_RACE_KEPT);
    let to_open = wait(store.races_to_open(over)).unwrap();
    assert_eq!(to_open.len() as u128, most + 2);
    assert_eq!(wait(store.tidy(over + day)).unwrap().races, 0, "what is sealed stays");
    for id in to_open {
        assert!(wait(store.open_race(id, over)).unwrap());
    }
    assert_eq!(wait(store.tidy(over + day)).unwrap().races as u128, most + 1);
    assert!(wait(store.race(id)).unwrap().is_some());
    let kept = NOW + 1 + limits::RACE_KEPT;
    assert_eq!(wait(store.tidy(kept - 1)).unwrap().races, 0);
    let tidied = wait(store.tidy(kept)).unwrap();
    assert_eq!((tidied.entries, tidied.races), (1, 1));
    assert_eq!(wait(store.race(id)).unwrap(), None);
    assert_eq!(wait(store.archive(MatchId::from(1))).unwrap().finished.race, Some(id), "the match stays");
    assert_eq!(wait(store.board(board("classic"), 10, NOW)).unwrap(), [], "and counts nowhere else");
    wait(store.check()).unwrap();
}

/// Bytes that cannot be packed.
pub(crate) fn noise(length: usize, seed: u32) -> Vec<u8> {
    let mut state = seed.wrapping_mul(2_654_435_761) | 1;
    let mut next = || {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        state as u8
    };
    (0..length).map(|_| next()).collect()
}

pub(crate) fn what_people_report_has_its_space(open: Open<'_>) {
    let store = open();
    let (one, two) = (guest(&store, 1), guest(&store, 2));
    let report = |number: u32, who| {
        let archive = noise(1024 * 1024, number);
        wait(store.report(who, Finished { archive, ..solo(number.into(), who) }, NOW))
    };
    let fit = (limits::MAX_REPORTED_BYTES / (1024 * 1024)) as u32;
    for number in 1..=fit {
        report(number, one).unwrap();
    }
    assert!(report(fit + 1, one).unwrap_err().is_too_many());
    report(fit + 1, two).unwrap();
    // Who is forgotten takes along what they reported.
    wait(store.delete_person(one)).unwrap();
    let three = guest(&store, 3);
    report(1, three).unwrap();
    wait(store.check()).unwrap();
}
