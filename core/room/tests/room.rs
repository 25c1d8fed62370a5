//! What a room does, one promise at a time.

use std::sync::Arc;

use cluehouse_engine::laws::Lab;
use cluehouse_engine::{Game, Journal, LateJoin, Millis, PhaseName, Reveal, Rng, Seat, Seed, Winner};
use cluehouse_games::code::{Action, CodeGame, Mode, Settings, Variant};
use cluehouse_games::pictionary::Pictionary;
use cluehouse_games::trivia::{self, Trivia};
use cluehouse_games::{AnyAction, AnySettings, GameKind, Listed};
use cluehouse_room::wire::{
    AnyPlay, Command, Curtain, Epoch, Farewell, Kind, Outcome, Seen, ServerMsg, Snapshot, Stage, Version,
    Wire,
};
use cluehouse_room::{
    CHOICE_BURST, CHOICE_EVERY, COMMAND_EVERY, Charter, HOST_GRACE, House, Input, Item, LINGER, LOBBY_ROWS,
    LONGEST_MATCH, MAX_JOURNAL, MAX_MEMBERS, MORE_TIME, MemberId, Mirror, Opened, Output, Person, Reject,
    RestoreError, Room, RoomReject, Row, STAND_IN_AFTER, Saved, Shelf, TALK_BURST, Written,
};

/// A room with everything it ever wrote and said.
struct Den {
    room: Room,
    charter: Arc<Charter>,
    shelf: Arc<Shelf>,
    now: Millis,
    rows: Vec<Row>,
    saved: Vec<Saved>,
    heard: Vec<(MemberId, Arc<ServerMsg>)>,
    numbers: u32,
}

const ANA: MemberId = MemberId::new(0);
const BEA: MemberId = MemberId::new(1);
const CAT: MemberId = MemberId::new(2);

fn code(mode: Mode) -> Item {
    let settings = CodeGame::any_settings(Settings::new(Variant::Classic, mode));
    Item { entry: "classic".to_owned(), settings, pack: None }
}

fn quiz(shelf: &mut Shelf) -> Item {
    let pack = shelf.add(Trivia::any_content(Arc::new(<Trivia as Lab>::content())));
    let settings = trivia::Settings { rounds: 3, reading: 0, ..trivia::Settings::default() };
    Item { entry: "trivia".to_owned(), settings: AnySettings::Trivia(settings), pack: Some(pack) }
}

fn secs(seconds: u64) -> Millis {
    Millis::from_secs(seconds)
}

impl Den {
    fn new(playlist: Vec<Item>) -> Self {
        Self::with(Charter::new(Seed::from_number(7), playlist), Shelf::default())
    }

    fn with(charter: Charter, shelf: Shelf) -> Self {
        let (charter, shelf) = (Arc::new(charter), Arc::new(shelf));
        let room =
            Room::open(Arc::clone(&charter), Arc::clone(&shelf), Epoch(1)).expect("a playlist").recording();
        let (rows, saved, heard) = (Vec::new(), Vec::new(), Vec::new());
        Self { room, charter, shelf, now: Millis::ZERO, rows, saved, heard, numbers: 0 }
    }

    /// A room of two who play against each other, in the middle of the first round.
    fn duelling(mode: Mode) -> Self {
        Self::new(vec![code(mode)]).started()
    }

    /// Two who answer questions, and the shelf they are from.
    fn quizzing() -> Self {
        let mut shelf = Shelf::default();
        let item = quiz(&mut shelf);
        Self::with(Charter::new(Seed::from_number(7), vec![item]), shelf).started()
    }

    /// Two who draw and guess.
    fn sketching() -> Self {
        let mut shelf = Shelf::default();
        let pack = Some(shelf.add(Pictionary::any_content(Arc::new(<Pictionary as Lab>::content()))));
        let item = Item { pack, ..Item::preset("pictionary").expect("an entry") };
        Self::with(Charter::new(Seed::from_number(7), vec![item]), shelf).started()
    }

    /// Two against the clock.
    fn racing() -> Self {
        let settings = CodeGame::any_settings(Settings::new(Variant::Skemind, Mode::Versus));
        Self::new(vec![Item { entry: "skemind".to_owned(), settings, pack: None }]).started()
    }

    fn started(mut self) -> Self {
        self.enter(1, "Ana").expect("a place");
        self.enter(2, "Bea").expect("a place");
        self.ask(ANA, Command::Start).expect("a start");
        self.wait(3);
        self
    }

    fn handle(&mut self, input: Input) -> Output {
        let mut out = self.room.handle(self.now, input);
        for Written { row, line } in out.rows.drain(..) {
            assert_eq!(row.to_line(), line);
            self.rows.push(row);
        }
        self.saved.extend(out.checkpoint.take());
        for send in &out.sends {
            self.heard.extend(send.to.iter().map(|to| (*to, Arc::clone(&send.msg))));
        }
        out
    }

    fn wait(&mut self, seconds: u64) {
        self.now = self.now + secs(seconds);
        self.handle(Input::Tick);
    }

    fn enter_as(
        &mut self,
        person: u128,
        name: &str,
        watch: bool,
        seen: Option<Seen>,
    ) -> Result<MemberId, Reject> {
        let (person, name) = (Person::new(person), name.to_owned());
        let out = self.handle(Input::Enter { person, name, watch, seen, client: 1, asked: 0 });
        out.refused.map_or_else(|| Ok(out.entered.expect("somebody")), Err)
    }

    fn enter(&mut self, person: u128, name: &str) -> Result<MemberId, Reject> {
        self.enter_as(person, name, false, None)
    }

    fn watch(&mut self, person: u128, name: &str) -> Result<MemberId, Reject> {
        self.enter_as(person, name, true, None)
    }

    fn drop(&mut self, member: MemberId) {
        assert_eq!(self.handle(Input::Drop { member }).refused, None);
    }

    fn ask_as(&mut self, member: MemberId, n: u32, what: Command) -> Result<(), Reject> {
        let out = self.handle(Input::Command { member, n, lag: Millis::ZERO, what });
        out.refused.map_or(Ok(()), Err)
    }

    fn ask(&mut self, member: MemberId, what: Command) -> Result<(), Reject> {
        self.numbers += 1;
        self.ask_as(member, self.numbers, what)
    }

    fn guess(&mut self, member: MemberId, letters: &str) -> Result<(), Reject> {
        let (game, round) = (self.play(member).game(), self.play(member).progress().round);
        let action = AnyAction::Code(Action::Guess(letters.parse().expect("a code")));
        self.ask(member, Command::Act { game, round, action })
    }

    fn give_up(&mut self, member: MemberId) {
        let (game, round) = self.room.moment();
        let action = AnyAction::Code(Action::GiveUp);
        self.ask(member, Command::Act { game, round, action }).expect("an end");
    }

    fn play(&mut self, member: MemberId) -> AnyPlay {
        self.room.play(member).expect("a match")
    }

    fn phase(&mut self) -> PhaseName {
        self.play(ANA).progress().phase
    }

    fn secret(&mut self) -> String {
        let mut journal = None;
        let archive = self.room.archive().expect("an archive").to_string();
        let parsed = Journal::<CodeGame>::parse(&archive).expect("an archive");
        parsed
            .replay(Arc::default(), None, |played, _| {
                journal = played.pledges().first().and_then(|pledge| pledge.opening.clone());
            })
            .expect("an archive that replays");
        journal.expect("a pledge that was opened").secret
    }

    /// A match's journal from the rows, with the opening of its secrets.
    fn projected_opened(&self, game: u32) -> Option<Opened> {
        let (charter, shelf) = (Arc::clone(&self.charter), Arc::clone(&self.shelf));
        <Room>::project_opened(charter, shelf, self.rows.iter().cloned(), game).expect("rows that follow")
    }

    /// What a member heard, the last first.
    fn last(&self, member: MemberId) -> &ServerMsg {
        &self.heard.iter().rev().find(|(to, _)| *to == member).expect("something").1
    }

    fn snapshot(&self, member: MemberId) -> &Snapshot {
        let welcome = self.heard.iter().rev().find_map(|(to, msg)| match msg.as_ref() {
            ServerMsg::Welcome(welcome) if *to == member => welcome.snapshot.as_ref(),
            _ => None,
        });
        welcome.expect("the whole picture")
    }

    fn texts(&self, member: MemberId) -> Vec<&str> {
        let frames = self.heard.iter().filter(|(to, _)| *to == member);
        let said = frames.filter_map(|(_, msg)| match msg.as_ref() {
            ServerMsg::Frame(frame) => frame.said.as_ref(),
            _ => None,
        });
        said.map(|said| said.text.as_str()).collect()
    }

    fn restored(&self, saved: Option<&Saved>) -> Result<Room, RestoreError> {
        let after = saved.map_or(0, |saved| saved.version().0 as usize);
        let rows =
            self.rows[after..].iter().map(|row| serde_json::from_slice(&row.to_line()).expect("a row"));
        Room::restore(Arc::clone(&self.charter), Arc::clone(&self.shelf), Epoch(2), saved.cloned(), rows)
    }

    fn points(&self) -> Vec<u32> {
        self.room.view().members.iter().map(|member| member.points).collect()
    }
}

fn refused(why: RoomReject) -> Result<(), Reject> {
    Err(why.into())
}

#[test]
fn the_first_to_come_in_is_the_host_and_the_others_are_not() {
    let mut den = Den::new(vec![code(Mode::Versus)]);
    assert_eq!((den.enter(1, "Ana"), den.enter(2, "Bea")), (Ok(ANA), Ok(BEA)));
    assert_eq!((den.room.view().host, den.room.view().stage), (Some(ANA), Stage::Lobby));
    assert_eq!(den.ask(BEA, Command::Start), refused(RoomReject::HostOnly));
    assert_eq!(den.ask(ANA, Command::Start), Ok(()));
    assert_eq!((den.room.view().stage, den.phase()), (Stage::Playing, PhaseName::Starting));
}

#[test]
fn names_are_cleaned_and_nobody_is_called_like_another() {
    let mut den = Den::new(vec![code(Mode::Versus)]);
    den.enter(1, " Ａna\u{202E} ").expect("a place");
    assert_eq!(den.room.view().members[0].name.to_string(), "Ana");
    assert_eq!(den.enter(2, "ANA"), Err(RoomReject::NameTaken.into()));
    assert_eq!(den.enter(2, "\u{200B}"), Err(RoomReject::NameEmpty.into()));
    assert_eq!(den.enter(2, &"x".repeat(25)), Err(RoomReject::NameTooLong { most: 24 }.into()));
    assert_eq!(den.room.version(), Version(1));
    den.enter(2, "Bea").expect("a place");
    assert_eq!(den.ask(BEA, Command::Rename("ana".to_owned())), refused(RoomReject::NameTaken));
    assert_eq!(den.ask(BEA, Command::Rename("Bea".to_owned())), refused(RoomReject::NoChange));
    assert_eq!(den.ask(BEA, Command::Rename("Beatriz".to_owned())), Ok(()));
}

#[test]
fn a_repeated_command_is_carried_out_once_and_gets_its_answer_again() {
    let mut den = Den::duelling(Mode::Versus);
    den.guess(ANA, "AABB").expect("a guess");
    let (number, version) = (den.numbers, den.room.version());
    let act = match &den.rows.last().expect("a row").input {
        Input::Command { what, .. } => what.clone(),
        other => panic!("{other:?}"),
    };
    for _ in 0..3 {
        assert_eq!(den.ask_as(ANA, number, act.clone()), Ok(()));
        let ServerMsg::Answer(answer) = den.last(ANA) else { panic!("no answer") };
        assert_eq!((answer.n, &answer.outcome), (number, &Outcome::Done(version)));
    }
    assert_eq!(den.room.version(), version);
    den.ask_as(ANA, 0, act).expect("no refusal");
    let ServerMsg::Answer(answer) = den.last(ANA) else { panic!("no answer") };
    assert_eq!((&answer.outcome, den.room.version()), (&Outcome::Forgotten, version));
}

#[test]
fn a_refused_command_stays_refused_when_it_is_repeated() {
    let mut den = Den::new(vec![code(Mode::Versus)]);
    den.enter(1, "Ana").expect("a place");
    den.enter(2, "Bea").expect("a place");
    assert_eq!(den.ask_as(BEA, 5, Command::Start), refused(RoomReject::HostOnly));
    den.ask(ANA, Command::PassHost(BEA)).expect("a new host");
    let out = den.handle(Input::Command { member: BEA, n: 5, lag: Millis::ZERO, what: Command::Start });
    assert!(out.rows.is_empty());
    let ServerMsg::Answer(answer) = den.last(BEA) else { panic!("no answer") };
    assert!(matches!(answer.outcome, Outcome::Refused(_)));
    assert_eq!(den.ask_as(BEA, 6, Command::Start), Ok(()));
}

#[test]
fn a_command_refused_from_outside_stays_refused_too() {
    let mut den = Den::new(vec![code(Mode::Versus)]);
    den.enter(1, "Ana").expect("a place");
    let start = || Input::Command { member: ANA, n: 5, lag: Millis::ZERO, what: Command::Start };
    let out = den.room.turn_down(den.now, &start(), RoomReject::NoChange.into());
    assert!(out.rows.is_empty());
    assert_eq!(out.sends.len(), 1);
    let version = den.room.version();
    assert_eq!(den.handle(start()).refused, None);
    let ServerMsg::Answer(answer) = den.last(ANA) else { panic!("no answer") };
    assert!(matches!(answer.outcome, Outcome::Refused(_)));
    assert_eq!(den.room.version(), version);
    // One that was carried out is not refused afterwards.
    den.ask_as(ANA, 6, Command::Rename("Anna".to_owned())).expect("a name");
    let again = Command::Rename("Anna".to_owned());
    let again = Input::Command { member: ANA, n: 6, lag: Millis::ZERO, what: again };
    let out = den.room.turn_down(den.now, &again, RoomReject::NoChange.into());
    let ServerMsg::Answer(answer) = out.sends[0].msg.as_ref() else { panic!("no answer") };
    assert!(matches!(answer.outcome, Outcome::Done(_)));
}

#[test]
fn who_returns_is_told_what_they_missed_and_after_long_everything() {
    let mut den = Den::duelling(Mode::Versus);
    let seen = Some(Seen { epoch: Epoch(1), version: den.room.version() });
    den.drop(BEA);
    den.guess(ANA, "AABB").expect("a guess");
    let before = den.heard.len();
    assert_eq!(den.enter_as(2, "", false, seen), Ok(BEA));
    let missed: Vec<&ServerMsg> =
        den.heard[before..].iter().filter(|(to, _)| *to == BEA).map(|(_, msg)| msg.as_ref()).collect();
    let versions: Vec<u32> = missed[1..]
        .iter()
        .map(|msg| match msg {
            ServerMsg::Frame(frame) => frame.version.0,
            other => panic!("{other:?}"),
        })
        .collect();
    let last = den.room.version().0;
    assert_eq!(versions, [last - 2, last - 1, last]);
    let ServerMsg::Welcome(welcome) = missed[0] else { panic!("no welcome") };
    assert_eq!((welcome.snapshot.is_none(), welcome.version.0), (true, last));

    // Another epoch, or more than is kept: the whole picture.
    den.drop(BEA);
    den.enter_as(2, "", false, Some(Seen { epoch: Epoch(0), version: Version(last) })).expect("back");
    assert_eq!(den.snapshot(BEA).version, den.room.version());
    // More than there is: rows were lost, and that is said.
    let out = den.handle(Input::Enter {
        person: Person::new(2),
        name: String::new(),
        watch: false,
        seen: Some(Seen { epoch: Epoch(1), version: Version(10_000) }),
        client: 1,
        asked: 0,
    });
    assert!(out.behind);
}

#[test]
fn a_second_connection_shows_everything_and_changes_nothing() {
    let mut den = Den::duelling(Mode::Versus);
    let (version, before) = (den.room.version(), den.room.clone());
    assert_eq!(den.enter(2, "Somebody else"), Ok(BEA));
    assert_eq!((den.room.version(), den.room == before), (version, true));
    assert_eq!(den.snapshot(BEA).room, den.room.view());
}

#[test]
fn every_member_gets_exactly_one_frame_for_every_row() {
    let mut den = Den::duelling(Mode::Versus);
    den.watch(3, "Cat").expect("a place");
    for (member, letters) in [(ANA, "AABB"), (BEA, "CCDD"), (ANA, "EEFF")] {
        den.guess(member, letters).expect("a guess");
    }
    den.ask(ANA, Command::Pause(true)).expect("a pause");
    for member in [ANA, BEA, CAT] {
        let frames =
            den.heard.iter().filter(|(to, _)| *to == member).filter_map(|(_, msg)| match msg.as_ref() {
                ServerMsg::Frame(frame) => Some(frame.version.0),
                ServerMsg::Welcome(welcome) => Some(welcome.version.0),
                _ => None,
            });
        let versions: Vec<u32> = frames.collect();
        let first = versions[0];
        assert_eq!(versions, (first..=den.room.version().0).collect::<Vec<_>>(), "{member:?}");
    }
}

#[test]
fn a_host_who_stays_away_is_replaced_and_gets_the_room_back() {
    let mut den = Den::new(vec![code(Mode::Versus)]);
    for (person, name) in [(1, "Ana"), (2, "Bea"), (3, "Cat")] {
        den.enter(person, name).expect("a place");
    }
    den.drop(ANA);
    den.wait(HOST_GRACE.whole_secs() - 1);
    assert_eq!(den.room.view().host, Some(ANA));
    den.wait(1);
    assert_eq!(den.room.view().host, Some(BEA));
    den.enter(1, "").expect("back");
    assert_eq!(den.room.view().host, Some(ANA));
    den.ask(ANA, Command::PassHost(CAT)).expect("a new host");
    den.drop(CAT);
    den.enter(3, "").expect("back");
    assert_eq!(den.room.view().host, Some(CAT));
    den.ask(CAT, Command::Leave).expect("a farewell");
    assert_eq!((den.last(CAT), den.room.view().host), (&ServerMsg::Farewell(Farewell::Left), Some(ANA)));
}

#[test]
fn who_is_kicked_may_return_and_who_is_banned_may_not() {
    let mut den = Den::duelling(Mode::Versus);
    assert_eq!(den.ask(ANA, Command::Kick(ANA)), refused(RoomReject::NotOneself));
    assert_eq!(den.ask(ANA, Command::Kick(CAT)), refused(RoomReject::NoSuchMember));
    den.ask(ANA, Command::Kick(BEA)).expect("a kick");
    assert_eq!(den.last(BEA), &ServerMsg::Farewell(Farewell::Kicked));
    assert_eq!(den.ask(BEA, Command::Sit), refused(RoomReject::NotAMember));
    assert!(den.play(ANA).seats()[1].left);
    assert_eq!(den.enter(2, "Bea again"), Ok(BEA));
    den.ask(ANA, Command::Ban(BEA)).expect("a ban");
    assert_eq!(den.enter(2, "Bea"), Err(RoomReject::Banned.into()));
    assert_eq!(den.room.view().banned.len(), 1);
    assert_eq!(den.ask(ANA, Command::Unban(CAT)), refused(RoomReject::NoSuchMember));
    den.ask(ANA, Command::Unban(BEA)).expect("mercy");
    assert_eq!(den.enter(2, "Bea"), Ok(BEA));
}

#[test]
fn a_guest_who_logs_in_keeps_the_seat_and_one_who_is_banned_stays_outside() {
    let mut den = Den::duelling(Mode::Versus);
    let become_person = |was, person| Input::Become { was: Person::new(was), person: Person::new(person) };
    den.drop(BEA);
    assert_eq!(den.handle(become_person(3, 9)).refused, Some(RoomReject::NoSuchMember.into()));
    assert_eq!(den.handle(become_person(2, 9)).refused, None);
    assert_eq!((den.enter(9, "Somebody"), den.guess(BEA, "AABB")), (Ok(BEA), Ok(())));
    assert!(den.room.member_of(Person::new(2)).is_none());
    // Who has come in as both is two people.
    den.watch(4, "Cat").expect("a place");
    assert_eq!(den.handle(become_person(4, 9)).refused, Some(RoomReject::NoChange.into()));
    assert_eq!(den.room.member_of(Person::new(4)), Some(CAT));
    den.ask(ANA, Command::Ban(BEA)).expect("a ban");
    assert_eq!(den.handle(become_person(9, 10)).refused, None);
    assert_eq!(den.enter(10, "Bea"), Err(RoomReject::Banned.into()));
    // Who left as the one and came as the other is where they came.
    den.watch(5, "Dan").expect("a place");
    assert_eq!(den.ask(MemberId::new(3), Command::Leave), Ok(()));
    assert_eq!((den.handle(become_person(4, 5)).refused, den.enter(5, "Dan")), (None, Ok(CAT)));
    // The ban of a guest on the host's device is not the host's.
    assert_eq!(den.handle(become_person(10, 1)).refused, None);
    den.drop(ANA);
    assert_eq!((den.enter(1, "Ana"), den.room.view().banned.len()), (Ok(ANA), 0));
    assert_eq!(den.restored(None).as_ref(), Ok(&den.room));
}

#[test]
fn a_lock_keeps_new_people_out_and_lets_sleeping_phones_back() {
    let mut den = Den::duelling(Mode::Versus);
    den.ask(ANA, Command::Settle(House { locked: true, watchers: false, ..House::default() }))
        .expect("a lock");
    den.drop(BEA);
    assert_eq!(den.enter(3, "Cat"), Err(RoomReject::Locked.into()));
    assert_eq!(den.enter(2, ""), Ok(BEA));
    den.ask(ANA, Command::Settle(House { watchers: false, ..House::default() })).expect("no lock");
    assert_eq!(den.watch(3, "Cat"), Err(RoomReject::NoWatchers.into()));
}

#[test]
fn more_than_half_of_the_others_can_send_somebody_out() {
    let mut den = Den::new(vec![code(Mode::Versus)]);
    for person in 1..=4 {
        den.enter(person, &format!("P{person}")).expect("a place");
    }
    let dan = MemberId::new(3);
    assert_eq!(den.ask(BEA, Command::VoteOut(ANA)), refused(RoomReject::NotTheHost));
    assert_eq!(den.ask(BEA, Command::VoteOut(dan)), Ok(()));
    assert_eq!(den.ask(BEA, Command::VoteOut(dan)), refused(RoomReject::NoChange));
    assert_eq!(den.room.view().members[3].votes, 1);
    assert_eq!(den.ask(CAT, Command::VoteOut(dan)), Ok(()));
    assert_eq!(den.last(dan), &ServerMsg::Farewell(Farewell::Kicked));
}

#[test]
fn a_player_who_drops_keeps_the_seat_and_a_bot_sits_in_after_a_while() {
    let mut den = Den::duelling(Mode::Versus);
    den.drop(BEA);
    assert!(!den.play(ANA).seats()[1].here);
    den.wait(STAND_IN_AFTER.whole_secs());
    assert_eq!(den.room.view().seats[1].bot.as_deref(), Some("consistent"));
    let [(seat, bot)] = &den.room.bot_seats()[..] else { panic!("no bot") };
    let mut dice = Rng::from_number(1);
    let action = den.room.thought(*seat, bot).expect("a thought").think(&mut dice).expect("a guess");
    assert_eq!(
        den.handle(Input::Bot { seat: *seat, game: 1, round: 1, action: action.clone() }).refused,
        None
    );
    assert_eq!(den.enter(2, ""), Ok(BEA));
    assert_eq!(den.room.view().seats[1].bot, None);
    assert_eq!(
        den.handle(Input::Bot { seat: Seat::new(1), game: 1, round: 1, action }).refused,
        Some(RoomReject::NotPlaying.into())
    );
    den.guess(BEA, "AABB").expect("the seat is hers again");
}

#[test]
fn bots_fill_empty_seats_and_are_always_ready() {
    let mut den = Den::new(vec![Item { settings: rounds(2), ..code(Mode::Versus) }]);
    den.enter(1, "Ana").expect("a place");
    assert_eq!(den.ask(ANA, Command::AddBot("nobody".to_owned())), refused(RoomReject::UnknownBot));
    den.ask(ANA, Command::AddBot("random".to_owned())).expect("a bot");
    den.ask(ANA, Command::AddBot("random".to_owned())).expect("a bot");
    let kinds: Vec<Kind> = den.room.view().members.into_iter().map(|member| member.kind).collect();
    assert_eq!(kinds[1..], [Kind::Bot("random".to_owned()), Kind::Bot("random".to_owned())]);
    den.ask(ANA, Command::Start).expect("a start");
    den.wait(3);
    for seat in [1, 2] {
        let give_up = AnyAction::Code(Action::GiveUp);
        assert_eq!(
            den.handle(Input::Bot { seat: Seat::new(seat), game: 1, round: 1, action: give_up }).refused,
            None
        );
    }
    let play = den.play(ANA);
    let action = AnyAction::Code(Action::GiveUp);
    den.ask(ANA, Command::Act { game: play.game(), round: 1, action }).expect("an end");
    assert_eq!(den.phase(), PhaseName::Transition);
    den.ask(ANA, Command::Ready(true)).expect("ready");
    assert_eq!((den.phase(), den.play(ANA).progress().round), (PhaseName::Playing, 2));
}

fn rounds(rounds: u8) -> AnySettings {
    CodeGame::any_settings(Settings { rounds, ..Settings::new(Variant::Classic, Mode::Versus) })
}

#[test]
fn everybody_ready_starts_the_match_but_not_over_the_head_of_a_host_who_only_watches() {
    let mut den = Den::new(vec![code(Mode::Versus)]);
    den.enter(1, "Ana").expect("a place");
    den.enter(2, "Bea").expect("a place");
    den.ask(ANA, Command::Ready(true)).expect("ready");
    assert_eq!(den.ask(ANA, Command::Ready(true)), refused(RoomReject::NoChange));
    den.ask(BEA, Command::Ready(true)).expect("ready");
    assert_eq!(den.room.view().stage, Stage::Playing);

    let mut den = Den::new(vec![code(Mode::Versus)]);
    den.watch(1, "Ana").expect("a place");
    den.enter(2, "Bea").expect("a place");
    den.enter(3, "Cat").expect("a place");
    assert_eq!(den.ask(ANA, Command::Ready(true)), refused(RoomReject::NotPlaying));
    den.ask(BEA, Command::Ready(true)).expect("ready");
    den.ask(CAT, Command::Ready(true)).expect("ready");
    assert_eq!(den.room.view().stage, Stage::Lobby);
    den.ask(ANA, Command::Start).expect("a start");
}

#[test]
fn a_late_comer_plays_by_the_games_own_rule() {
    let mut den = Den::quizzing();
    assert_eq!(den.room.view().late_join, LateJoin::NextRound);
    den.enter(3, "Cat").expect("a place");
    assert_eq!(den.room.view().seats.len(), 3);
    let answer = |round| {
        let action = AnyAction::Trivia(trivia::Action::Answer(trivia::Place::ALL[0]));
        Command::Act { game: 1, round, action }
    };
    assert!(matches!(den.ask(CAT, answer(1)), Err(Reject::Play(_))));
    assert_eq!(den.ask(CAT, answer(2)), refused(RoomReject::TooLate));

    // A code game takes nobody after its start: they watch, and play the next match.
    let mut den = Den::duelling(Mode::Duel);
    assert_eq!(den.room.view().late_join, LateJoin::Never);
    den.enter(3, "Cat").expect("a place");
    assert_eq!((den.room.view().seats.len(), den.room.view().members[2].plays), (2, true));
    assert_eq!(den.ask(CAT, Command::Sit), refused(RoomReject::TakesNobody));

    // Nor does a race in its last round: a seat without a round to play would only lose.
    let mut den = Den::duelling(Mode::Versus);
    assert_eq!(den.room.view().late_join, LateJoin::Never);
    den.enter(3, "Cat").expect("a place");
    assert_eq!((den.room.view().seats.len(), den.room.view().members[2].plays), (2, true));
    assert_eq!(den.ask(CAT, Command::Sit), refused(RoomReject::TakesNobody));
}

#[test]
fn who_would_rather_watch_gives_up_the_seat_and_sees_what_watchers_see() {
    let mut den = Den::duelling(Mode::Versus);
    den.guess(ANA, "AABB").expect("a guess");
    den.ask(BEA, Command::Watch).expect("a seat given up");
    assert!(den.play(ANA).seats()[1].left);
    let play = den.play(BEA);
    let own = CodeGame::play(&play).expect("a code game");
    assert_eq!((own.seat, own.view.game.you, own.view.game.attempts[0].guess), (None, None, None));
    assert_eq!(den.ask(BEA, Command::Watch), refused(RoomReject::NoChange));
}

#[test]
fn a_pause_stops_the_clock_and_the_play() {
    let mut den = Den::racing();
    den.ask(ANA, Command::Pause(true)).expect("a pause");
    assert_eq!(den.guess(BEA, "ABCD"), refused(RoomReject::Paused));
    den.wait(1000);
    assert_eq!(den.phase(), PhaseName::Playing);
    den.ask(ANA, Command::Pause(false)).expect("an end of the pause");
    den.wait(179);
    assert_eq!(den.phase(), PhaseName::Playing);
    den.ask(ANA, Command::MoreTime).expect("more time");
    den.wait(MORE_TIME.whole_secs());
    assert_eq!((den.phase(), den.guess(BEA, "ABCD")), (PhaseName::Playing, Ok(())));
    den.wait(1);
    assert_eq!(den.phase(), PhaseName::Transition);
}

#[test]
fn in_a_pause_no_round_begins_because_somebody_comes_or_goes() {
    let mut den = Den::new(vec![Item { settings: rounds(3), ..code(Mode::Versus) }]).started();
    [ANA, BEA].into_iter().for_each(|member| den.give_up(member));
    assert_eq!(den.phase(), PhaseName::Transition);
    den.ask(ANA, Command::Ready(true)).expect("ready");
    den.ask(ANA, Command::Pause(true)).expect("a pause");
    den.drop(BEA);
    assert_eq!((den.phase(), den.play(ANA).seats()[1].here), (PhaseName::Transition, true));
    den.enter(2, "Bea").expect("a place");
    den.drop(BEA);
    assert_eq!(den.phase(), PhaseName::Transition);
    den.ask(ANA, Command::Pause(false)).expect("an end of the pause");
    assert_eq!((den.phase(), den.play(ANA).seats()[1].here), (PhaseName::Playing, false));
    assert_eq!(den.restored(None).as_ref(), Ok(&den.room));
}

#[test]
fn a_deadline_is_a_row_of_its_own_and_what_comes_with_it_is_too_late() {
    let mut den = Den::racing();
    den.now = den.now + secs(180) - Millis::new(1);
    assert_eq!(den.guess(BEA, "ABCD"), Ok(()));
    den.now = den.now + Millis::new(1);
    assert!(matches!(den.guess(BEA, "ABCD"), Err(Reject::Play(_))));
    assert_eq!(den.rows.last().map(|row| (&row.input, row.at)), Some((&Input::Tick, den.now)));
}

#[test]
fn chat_is_off_until_the_host_turns_it_on_and_has_its_limits() {
    let mut den = Den::new(vec![code(Mode::Versus)]);
    den.enter(1, "Ana").expect("a place");
    den.enter(2, "Bea").expect("a place");
    let say = |text: &str| Command::Say(text.to_owned());
    assert_eq!(den.ask(ANA, say("hello")), refused(RoomReject::ChatOff));
    den.ask(ANA, Command::Settle(House { chat: true, ..House::default() })).expect("chat");
    assert_eq!(den.ask(BEA, say("\u{200B} ")), refused(RoomReject::NothingSaid));
    assert_eq!(den.ask(BEA, say(&"x".repeat(301))), refused(RoomReject::SaidTooLong { most: 300 }));
    for _ in 0..TALK_BURST {
        assert_eq!(den.ask(BEA, say("<b>hi</b>\u{202E}")), Ok(()));
    }
    assert_eq!(den.ask(BEA, say("more")), refused(RoomReject::TalkTooFast));
    assert_eq!(den.texts(ANA), ["<b>hi</b>"; TALK_BURST as usize]);
    den.wait(10);
    den.ask(ANA, Command::Mute { member: BEA, muted: true }).expect("silence");
    assert_eq!(den.ask(BEA, say("more")), refused(RoomReject::Muted));
}

#[test]
fn in_a_class_the_house_gives_the_names_and_nobody_chats() {
    let mut den = Den::new(vec![code(Mode::Versus)]);
    den.enter(1, "Ana").expect("a place");
    den.enter(2, "Bea").expect("a place");
    let class = House { class: true, ..House::default() };
    for loud in [House { chat: true, ..class }, House { public: true, ..class }] {
        assert_eq!(den.ask(ANA, Command::Settle(loud)), refused(RoomReject::ClassQuiet));
    }
    den.ask(ANA, Command::Settle(class)).expect("a class");
    den.enter(3, "Somebody else").expect("a place");
    let names: Vec<String> = den.room.view().members.iter().map(|member| member.name.to_string()).collect();
    assert_eq!(names, ["Ana", "Achernar", "Adhara"]);
    assert_eq!(den.ask(BEA, Command::Rename("Bea".to_owned())), refused(RoomReject::NameGiven));
    den.ask(ANA, Command::Rename("Ms Ana".to_owned())).expect("the host's own name");
    den.ask(ANA, Command::Settle(House::default())).expect("no class any more");
    den.ask(BEA, Command::Rename("Bea".to_owned())).expect("a name of her own");
}

#[test]
fn who_knows_more_and_who_watches_talk_among_themselves_while_others_play() {
    let mut den = Den::duelling(Mode::Versus);
    den.watch(3, "Cat").expect("a place");
    den.watch(4, "Dan").expect("a place");
    let dan = MemberId::new(3);
    den.ask(ANA, Command::Settle(House { chat: true, ..House::default() })).expect("chat");
    den.ask(CAT, Command::Say("she should try AABB".to_owned())).expect("a whisper");
    den.give_up(BEA);
    den.ask(BEA, Command::Say("it was easy".to_owned())).expect("a whisper");
    den.ask(ANA, Command::Say("hush".to_owned())).expect("a word to all");
    assert_eq!(den.texts(ANA), ["hush"]);
    assert_eq!(den.texts(BEA), ["it was easy", "hush"]);
    assert_eq!(den.texts(CAT), ["she should try AABB", "hush"]);
    assert_eq!(den.texts(dan), den.texts(CAT));
    den.enter(1, "").expect("a second look");
    assert_eq!(den.snapshot(ANA).said.len(), 1);
    // Who leaves the match may know as much as who is done with it, and does not tell those who watch.
    den.ask(BEA, Command::Watch).expect("a seat given up");
    den.ask(BEA, Command::Say("it is CCDD".to_owned())).expect("a whisper");
    assert_eq!((den.texts(CAT).len(), den.texts(ANA).len()), (2, 1));
}

#[test]
fn a_rematch_begins_at_round_one_with_nothing_and_another_secret() {
    let mut den = Den::duelling(Mode::Sprint);
    let mut secrets = Vec::new();
    for game in 1..=3 {
        den.ask(ANA, Command::Stop).expect("an end");
        assert_eq!((den.phase(), den.room.view().stage), (PhaseName::Finished, Stage::Results));
        secrets.push(den.secret());
        den.ask(ANA, Command::Rematch).expect("a rematch");
        let play = den.play(ANA);
        assert_eq!((play.game(), play.progress().round, play.seats()[0].score), (game + 1, 0, 0));
        den.wait(3);
    }
    assert!(secrets[0] != secrets[1] && secrets[1] != secrets[2], "{secrets:?}");
}

#[test]
fn an_evening_of_several_games_adds_points_by_place() {
    let mut den = Den::new(vec![code(Mode::Versus), code(Mode::Sprint)]);
    for (person, name) in [(1, "Ana"), (2, "Bea"), (3, "Cat")] {
        den.enter(person, name).expect("a place");
    }
    den.watch(4, "Dan").expect("a place");
    den.ask(ANA, Command::Start).expect("a start");
    den.wait(3);
    assert_eq!((den.room.view().item, den.points()), (0, vec![0, 0, 0, 0]));
    // Everybody gives up: all equal, and equal players share the higher points.
    for member in [ANA, BEA, CAT] {
        let give_up = AnyAction::Code(Action::GiveUp);
        den.ask(member, Command::Act { game: 1, round: 1, action: give_up }).expect("an end");
    }
    den.wait(5);
    assert_eq!((den.room.view().item, den.points()), (1, vec![10, 10, 10, 0]));
    assert_eq!(den.play(ANA).progress().winner, Some(Winner::Nobody));
    den.ask(ANA, Command::Start).expect("the next game");
    den.wait(3);
    den.ask(BEA, Command::Watch).expect("a seat given up");
    den.give_up(ANA);
    den.give_up(CAT);
    den.wait(5);
    // Who left before the end has taken part.
    assert_eq!(den.points(), [20, 11, 20, 0]);
    assert_eq!(den.room.view().item, 0);
    // A match that is ended from outside is worth nothing.
    den.ask(ANA, Command::Start).expect("the first game again");
    den.ask(ANA, Command::Stop).expect("an end");
    assert_eq!(den.points(), [20, 11, 20, 0]);
    let out = den.handle(Input::Tick);
    assert!(out.rows.is_empty());
}

#[test]
fn what_cannot_be_played_is_refused_when_it_is_chosen() {
    let mut den = Den::new(vec![code(Mode::Versus)]);
    den.enter(1, "Ana").expect("a place");
    let choose = |items: Vec<Item>| Command::Choose(items);
    assert_eq!(den.ask(ANA, choose(Vec::new())), refused(RoomReject::PlaylistEmpty));
    let most = 20;
    assert_eq!(
        den.ask(ANA, choose(vec![code(Mode::Versus); 21])),
        refused(RoomReject::PlaylistTooLong { most })
    );
    let unknown = Item { entry: "chess".to_owned(), ..code(Mode::Versus) };
    assert_eq!(den.ask(ANA, choose(vec![unknown])), refused(RoomReject::UnknownEntry));
    let wrong = Item { entry: "numble".to_owned(), ..code(Mode::Versus) };
    assert_eq!(den.ask(ANA, choose(vec![wrong])), refused(RoomReject::WrongSettings));
    let quiz = quiz(&mut Shelf::default());
    assert_eq!(den.ask(ANA, choose(vec![quiz])), refused(RoomReject::UnknownPack));
    let silly = Item { settings: rounds(0), ..code(Mode::Versus) };
    assert!(matches!(den.ask(ANA, choose(vec![silly])), Err(Reject::Play(_))));
    assert_eq!(den.ask(ANA, choose(vec![code(Mode::Versus)])), refused(RoomReject::NoChange));
    assert_eq!(den.ask(ANA, choose(vec![Item::preset("skemind").expect("an entry")])), Ok(()));
    assert_eq!(Item::preset("chess"), Err(RoomReject::UnknownEntry));
}

#[test]
fn what_is_meant_for_another_round_or_game_is_refused() {
    let mut den = Den::duelling(Mode::Versus);
    let guess = || AnyAction::Code(Action::Guess("AABB".parse().expect("a code")));
    assert_eq!(
        den.ask(ANA, Command::Act { game: 2, round: 1, action: guess() }),
        refused(RoomReject::TooLate)
    );
    assert_eq!(
        den.ask(ANA, Command::Act { game: 1, round: 2, action: guess() }),
        refused(RoomReject::TooLate)
    );
    let answer = AnyAction::Trivia(trivia::Action::Answer(trivia::Place::ALL[0]));
    assert_eq!(
        den.ask(ANA, Command::Act { game: 1, round: 1, action: answer }),
        refused(RoomReject::OtherGame)
    );
    assert_eq!(den.ask(ANA, Command::Start), refused(RoomReject::MatchRunning));
    assert_eq!(den.ask(ANA, Command::Act { game: 1, round: 1, action: guess() }), Ok(()));
}

#[test]
fn an_official_game_cannot_be_changed_stopped_or_repeated() {
    let mut charter = Charter::new(Seed::from_number(7), vec![Item::preset("classic").expect("an entry")]);
    charter.official = true;
    let mut den = Den::with(charter, Shelf::default());
    den.enter(1, "Ana").expect("a place");
    den.ask(ANA, Command::Start).expect("a start");
    let host = [
        Command::Pause(true),
        Command::MoreTime,
        Command::Skip,
        Command::Stop,
        Command::Rematch,
        Command::Gather,
        Command::AddBot("random".to_owned()),
        Command::Choose(vec![code(Mode::Solo)]),
        Command::Settle(House { chat: true, ..House::default() }),
    ];
    for command in host {
        assert_eq!(den.ask(ANA, command.clone()), refused(RoomReject::Official), "{command:?}");
    }
    den.ask(ANA, Command::Leave).expect("a farewell");
    assert_eq!(den.phase(), PhaseName::Finished);
    den.enter(1, "Ana").expect("a place");
    assert_eq!(den.ask(ANA, Command::Start), refused(RoomReject::Official));
}

#[test]
fn a_sealed_match_has_no_archive_and_no_openings_until_it_is_revealed() {
    let mut charter = Charter::new(Seed::from_number(7), vec![Item::preset("classic").expect("an entry")]);
    charter.reveal = Reveal::Sealed;
    let mut den = Den::with(charter, Shelf::default());
    den.enter(1, "Ana").expect("a place");
    den.ask(ANA, Command::Start).expect("a start");
    den.ask(ANA, Command::Act { game: 1, round: 1, action: AnyAction::Code(Action::GiveUp) })
        .expect("an end");
    assert_eq!((den.phase(), den.room.archive()), (PhaseName::Finished, None));
    assert_eq!(den.room.clone().take_opened(1), den.projected_opened(1), "for who keeps it sealed");
    let sealed = |play: &AnyPlay| CodeGame::play(play).expect("a code game").pledges[0].opening.is_none();
    let codes = |play: &AnyPlay| CodeGame::play(play).expect("a code game").view.game.codes.len();
    assert!(sealed(&den.play(ANA)) && codes(&den.play(ANA)) == 0);
    assert_eq!(den.handle(Input::Reveal).refused, None);
    assert!(!sealed(&den.play(ANA)) && codes(&den.play(ANA)) == 1);
    assert_eq!(den.secret().len(), 4);
}

#[test]
fn a_commitment_is_given_before_the_first_guess_and_opened_at_the_end() {
    let mut den = Den::duelling(Mode::Versus);
    let pledges = |play: &AnyPlay| CodeGame::play(play).expect("a code game").pledges.clone();
    let before = pledges(&den.play(BEA));
    assert_eq!((before.len(), before[0].opening.is_none()), (1, true));
    den.ask(ANA, Command::Stop).expect("an end");
    let after = pledges(&den.play(BEA));
    assert_eq!((after[0].commitment, after[0].holds("code")), (before[0].commitment, Some(true)));
}

#[test]
fn rows_and_checkpoints_make_the_same_room() {
    let mut den = Den::new(vec![Item { settings: rounds(3), ..code(Mode::Versus) }]);
    den.enter(1, "Ana").expect("a place");
    den.enter(2, "Bea").expect("a place");
    den.ask(ANA, Command::Start).expect("a start");
    den.wait(3);
    for round in 1..=2 {
        den.guess(ANA, "AABB").expect("a guess");
        for member in [ANA, BEA] {
            let action = AnyAction::Code(Action::GiveUp);
            den.ask(member, Command::Act { game: 1, round, action }).expect("an end");
        }
        den.wait(5);
    }
    den.guess(BEA, "CCDD").expect("a guess");
    assert_eq!(den.restored(None).as_ref(), Ok(&den.room));
    assert_eq!(den.saved.len(), 3);
    for saved in &den.saved {
        let text = serde_json::to_string(saved).expect("a checkpoint is text");
        let read = serde_json::from_str(&text).expect("text is a checkpoint");
        assert_eq!(den.restored(Some(&read)).as_ref(), Ok(&den.room));
    }
}

#[test]
fn rows_that_do_not_follow_are_noticed() {
    let mut den = Den::duelling(Mode::Versus);
    den.guess(ANA, "AABB").expect("a guess");
    let rows = den.rows.clone();
    let mut check = |change: &dyn Fn(&mut Vec<Row>), expected: RestoreError| {
        den.rows.clone_from(&rows);
        change(&mut den.rows);
        assert_eq!(den.restored(None).map(|_| ()), Err(expected));
    };
    check(&|rows| drop(rows.remove(1)), RestoreError::Gap(Version(3)));
    check(&|rows| rows.insert(1, rows[0].clone()), RestoreError::Gap(Version(1)));
    check(&|rows| rows[1].epoch = Epoch(0), RestoreError::Gap(Version(2)));
    check(&|rows| rows[3].at = rows[3].at + Millis::new(1), RestoreError::Diverged(Version(4)));
    let last = rows.len() as u32;
    check(
        &|rows| {
            let action = AnyAction::Code(Action::Guess("AABC".parse().expect("a code")));
            let Some(row) = rows.last_mut() else { return };
            if let Input::Command { what, .. } = &mut row.input {
                *what = Command::Act { game: 1, round: 1, action };
            }
        },
        RestoreError::Diverged(Version(last)),
    );
}

#[test]
fn a_match_is_played_by_the_rules_that_its_first_row_names() {
    let mut den = Den::sketching();
    let begun = den.rows.iter().position(|row| row.rules.is_some()).expect("a row that begins a match");
    assert_eq!(den.rows[begun].rules, Some(<Pictionary as Game>::RULES));
    assert_eq!(den.rows.iter().filter(|row| row.rules.is_some()).count(), 1);
    assert_eq!(den.restored(None).as_ref(), Ok(&den.room));
    // Other rules make another match, and none are the newest: a journal from before they were named.
    for (rules, follows) in [(Some(1), false), (Some(0), false), (Some(u16::MAX), false), (None, true)] {
        den.rows[begun].rules = rules;
        let diverged = RestoreError::Diverged(den.rows[begun].version);
        assert_eq!(den.restored(None).map(|_| ()), if follows { Ok(()) } else { Err(diverged) }, "{rules:?}");
    }
}

#[test]
fn an_empty_room_waits_and_then_closes_and_ends_its_match() {
    let mut den = Den::duelling(Mode::Versus);
    den.drop(ANA);
    den.drop(BEA);
    let patience = LINGER.whole_secs();
    den.wait(patience - 1);
    assert_eq!(den.room.view().stage, Stage::Playing);
    den.enter(2, "").expect("back in time");
    den.drop(BEA);
    den.wait(patience);
    assert_eq!((den.room.view().stage, den.room.deadline()), (Stage::Closed, None));
    assert_eq!(den.phase(), PhaseName::Finished);
    assert_eq!(den.enter(1, "Ana"), Err(RoomReject::Closed.into()));
}

#[test]
fn closing_a_room_tells_everybody() {
    let mut den = Den::duelling(Mode::Versus);
    assert_eq!(den.handle(Input::Close).refused, None);
    for member in [ANA, BEA] {
        assert_eq!(den.last(member), &ServerMsg::Farewell(Farewell::Closed));
    }
    assert_eq!(den.handle(Input::Close).refused, Some(RoomReject::Closed.into()));
}

#[test]
fn a_flood_of_commands_is_refused_until_it_wears_off() {
    let mut den = Den::duelling(Mode::Versus);
    let refusals = (0..200).filter(|number| {
        let rename = Command::Rename(format!("Ana {number}"));
        den.ask(ANA, rename) == refused(RoomReject::TooFast)
    });
    assert!(refusals.count() > 100);
    den.wait(5);
    assert_eq!(den.ask(ANA, Command::Rename("Ana".to_owned())), Ok(()));
}

#[test]
fn each_page_counts_its_own_commands() {
    let mut den = Den::duelling(Mode::Versus);
    let enter = |den: &mut Den, client| {
        let (person, name) = (Person::new(2), String::new());
        den.handle(Input::Enter { person, name, watch: false, seen: None, client, asked: 0 });
    };
    let rename = |name: &str| Command::Rename(name.to_owned());
    // A refused number does not stand in the way of the page that was loaded after it.
    assert_eq!(den.ask_as(BEA, 1, Command::Start), refused(RoomReject::HostOnly));
    enter(&mut den, 2);
    assert_eq!(den.ask_as(BEA, 1, rename("Beatriz")), Ok(()));
    // What one page did is no answer to what another asked under the same number.
    enter(&mut den, 3);
    assert_eq!(den.ask_as(BEA, 1, rename("Bee")), Ok(()));
    assert_eq!(den.room.view().members[1].name.to_string(), "Bee");
    // The first page comes back and asks again what it does not know the answer of.
    enter(&mut den, 2);
    let version = den.room.version();
    assert_eq!(den.ask_as(BEA, 1, rename("Beatriz")), Ok(()));
    assert_eq!(
        (den.room.version(), den.room.view().members[1].name.to_string()),
        (version, "Bee".to_owned())
    );
}

#[test]
fn a_page_that_is_not_remembered_is_not_believed_to_be_new() {
    let mut den = Den::duelling(Mode::Versus);
    let (person, name) = (Person::new(2), String::new());
    den.handle(Input::Enter { person, name, watch: false, seen: None, client: 9, asked: 4 });
    let version = den.room.version();
    den.ask_as(BEA, 4, Command::Rename("Beatriz".to_owned())).expect("no refusal");
    let ServerMsg::Answer(answer) = den.last(BEA) else { panic!("no answer") };
    assert_eq!((&answer.outcome, den.room.version()), (&Outcome::Forgotten, version));
    assert_eq!(den.ask_as(BEA, 5, Command::Rename("Beatriz".to_owned())), Ok(()));
}

#[test]
fn who_leaves_and_did_not_hear_the_answer_can_leave_again() {
    let mut den = Den::duelling(Mode::Versus);
    den.ask_as(BEA, 7, Command::Leave).expect("a farewell");
    den.enter(2, "Bea").expect("back by accident");
    den.ask_as(BEA, 7, Command::Leave).expect("a farewell");
    assert!(!den.room.is_here(BEA));
}

#[test]
fn who_gives_up_a_seat_does_not_get_another_one_in_the_same_match() {
    let mut den = Den::quizzing();
    den.ask(BEA, Command::Watch).expect("a seat given up");
    den.ask(BEA, Command::Sit).expect("a wish for the next match");
    assert_eq!(den.ask(BEA, Command::Sit), refused(RoomReject::LeftMatch));
    den.ask(BEA, Command::Leave).expect("a farewell");
    den.enter(2, "Bea").expect("back");
    assert_eq!(den.room.view().seats.len(), 2);
}

#[test]
fn bots_play_what_they_can_and_take_no_seat_from_a_person() {
    let mut shelf = Shelf::default();
    let quiz = quiz(&mut shelf);
    let mut den = Den::with(Charter::new(Seed::from_number(7), vec![code(Mode::Duel), quiz]), shelf);
    den.enter(1, "Ana").expect("a place");
    den.ask(ANA, Command::AddBot("consistent".to_owned())).expect("a bot");
    den.enter(2, "Bea").expect("a place");
    den.ask(ANA, Command::Start).expect("a start");
    let seats = |den: &Den| den.room.view().seats;
    assert_eq!(seats(&den).iter().map(|owner| owner.member).collect::<Vec<_>>(), [ANA, CAT]);
    den.ask(ANA, Command::Stop).expect("an end");
    // In another game the bot plays as the one there that is about as strong.
    den.ask(ANA, Command::Start).expect("a start");
    den.wait(3);
    let bots = den.room.bot_seats();
    assert_eq!(bots.len(), 1);
    assert!(den.room.thought(bots[0].0, &bots[0].1).is_some());
}

#[test]
fn whoever_stands_in_as_host_cannot_take_the_room() {
    let mut den = Den::new(vec![code(Mode::Versus)]);
    for (person, name) in [(1, "Ana"), (2, "Bea"), (3, "Cat")] {
        den.enter(person, name).expect("a place");
    }
    den.drop(ANA);
    den.wait(HOST_GRACE.whole_secs());
    assert_eq!(den.room.view().host, Some(BEA));
    for command in [Command::Kick(ANA), Command::Ban(ANA), Command::PassHost(CAT)] {
        assert_eq!(den.ask(BEA, command), refused(RoomReject::OwnerOnly));
    }
    den.drop(BEA);
    den.wait(HOST_GRACE.whole_secs());
    assert_eq!(den.room.view().host, Some(CAT));
    den.enter(2, "").expect("back");
    assert_eq!(den.room.view().host, Some(CAT), "who merely stood in before is not the host again");
    den.enter(1, "").expect("back");
    assert_eq!(den.room.view().host, Some(ANA));
    den.drop(CAT);
    assert_eq!(den.ask(ANA, Command::PassHost(CAT)), refused(RoomReject::NoSuchMember));
}

#[test]
fn what_is_sealed_can_be_revealed_in_a_closed_room_and_is_not_played_over() {
    let mut charter = Charter::new(Seed::from_number(7), vec![Item::preset("classic").expect("an entry")]);
    charter.reveal = Reveal::Sealed;
    let mut den = Den::with(charter, Shelf::default());
    den.enter(1, "Ana").expect("a place");
    den.ask(ANA, Command::Start).expect("a start");
    den.give_up(ANA);
    for again in [Command::Rematch, Command::Gather] {
        assert_eq!(den.ask(ANA, again), refused(RoomReject::Sealed));
    }
    den.drop(ANA);
    den.wait(LINGER.whole_secs());
    assert!(den.room.is_closed());
    assert_eq!(den.handle(Input::Reveal).refused, None);
    assert_eq!(den.secret().len(), 4);
    assert_eq!(den.restored(None).as_ref(), Ok(&den.room));
}

#[test]
fn a_rematch_is_of_what_was_played_whatever_was_chosen_since() {
    let mut den = Den::duelling(Mode::Versus);
    den.ask(ANA, Command::Stop).expect("an end");
    den.ask(ANA, Command::Choose(vec![Item::preset("numble").expect("an entry")])).expect("a choice");
    den.ask(ANA, Command::Rematch).expect("a rematch");
    assert_eq!(den.play(ANA).kind(), GameKind::Code);
    den.ask(ANA, Command::Stop).expect("an end");
    den.ask(BEA, Command::Watch).expect("a seat given up");
    den.ask(ANA, Command::Start).expect("what was chosen");
    assert_eq!(den.play(ANA).kind(), GameKind::Numble);
}

#[test]
fn the_host_gathers_everybody_in_the_lobby_and_what_was_played_can_be_played_again() {
    let mut den = Den::duelling(Mode::Versus);
    assert_eq!(den.ask(ANA, Command::Gather), refused(RoomReject::MatchRunning));
    den.ask(ANA, Command::Stop).expect("an end");
    assert_eq!(den.ask(BEA, Command::Gather), refused(RoomReject::HostOnly));
    den.ask(ANA, Command::Gather).expect("a lobby");
    assert_eq!(den.room.view().stage, Stage::Lobby);
    den.enter(3, "Cat").expect("a place");
    assert_eq!([ANA, BEA, CAT].map(|member| den.room.play(member)), [None, None, None]);
    assert_eq!(den.ask(ANA, Command::Gather), refused(RoomReject::NothingPlayed));
    assert_eq!(den.restored(None).as_ref(), Ok(&den.room));
    den.ask(ANA, Command::Rematch).expect("a rematch");
    assert_eq!(den.play(CAT).kind(), GameKind::Code);
}

#[test]
fn a_bot_that_thought_too_long_is_too_late() {
    let mut den = Den::new(vec![Item { settings: rounds(2), ..code(Mode::Versus) }]);
    den.enter(1, "Ana").expect("a place");
    den.ask(ANA, Command::AddBot("random".to_owned())).expect("a bot");
    den.ask(ANA, Command::Start).expect("a start");
    den.wait(3);
    let action = AnyAction::Code(Action::Guess("AABB".parse().expect("a code")));
    let mut late = |game, round| {
        let bot = Input::Bot { seat: Seat::new(1), game, round, action: action.clone() };
        den.handle(bot).refused
    };
    assert_eq!(late(1, 2), Some(RoomReject::TooLate.into()));
    assert_eq!(late(2, 1), Some(RoomReject::TooLate.into()));
    assert_eq!(late(1, 1), None);
}

#[test]
fn an_archive_is_made_from_all_rows_and_names_nobody() {
    let mut den = Den::duelling(Mode::Versus);
    den.ask(ANA, Command::Settle(House { chat: true, ..House::default() })).expect("chat");
    den.ask(ANA, Command::Say("good luck".to_owned())).expect("a word");
    den.guess(ANA, "AABB").expect("a guess");
    let project = |den: &Den, game| {
        let rows = den.rows.iter().cloned();
        <Room>::project(Arc::clone(&den.charter), Arc::clone(&den.shelf), rows, game)
            .expect("rows that follow")
    };
    assert_eq!(project(&den, 1), None, "a match that is being played has no archive");
    den.ask(ANA, Command::Stop).expect("an end");
    let archive = project(&den, 1).expect("an archive");
    assert_eq!(Some(&archive), den.room.archive());
    assert_eq!(project(&den, 2), None);
    assert_eq!(den.room.clone().take_opened(2), None);
    assert_eq!(den.room.clone().take_opened(1), den.projected_opened(1));
    let text = archive.to_string();
    assert!(!text.contains("Ana") && !text.contains("luck") && text.contains("AABB"), "{text}");
}

#[test]
fn who_changes_the_games_of_an_evening_stays_where_the_evening_is() {
    let item = |entry| Item::preset(entry).expect("an entry");
    let (first, second, third) = (code(Mode::Versus), item("numble"), item("hermit"));
    let mut den = Den::new(vec![first.clone(), second.clone(), third.clone()]).started();
    den.ask(ANA, Command::Stop).expect("an end");
    assert_eq!(den.room.view().item, 1);
    let other = item("skemind");
    for (games, next) in [
        (vec![first.clone(), second.clone(), other.clone()], 1),
        (vec![first.clone(), other.clone(), second.clone(), other.clone()], 1),
        (vec![first.clone(), second.clone(), other.clone()], 1),
        (vec![other.clone(), second.clone(), other.clone()], 1),
        (vec![second.clone(), other.clone()], 0),
        // At its beginning whatever comes first is next.
        (vec![third, second, other], 0),
        (vec![first], 0),
    ] {
        den.ask(ANA, Command::Choose(games.clone())).expect("a choice");
        assert_eq!(den.room.view().item, next, "{games:?}");
    }
}

#[test]
fn a_journal_is_kept_until_it_is_too_long_and_taken_once() {
    let kept = |rows| {
        let mut den = Den::new(vec![code(Mode::Versus)]);
        den.room = den.room.recording_up_to(rows);
        let mut den = den.started();
        den.guess(ANA, "AABB").expect("a guess");
        den.ask(ANA, Command::Stop).expect("an end");
        let taken = den.room.take_opened(1);
        assert_eq!(den.room.take_opened(1), None);
        taken.map(|taken| taken.journal.len())
    };
    let length = kept(usize::MAX).expect("a journal");
    assert_eq!((kept(length), kept(length - 1)), (Some(length), None));
}

#[test]
fn a_room_that_cannot_be_played_is_not_opened() {
    let open = |item: Item| {
        let charter = Arc::new(Charter::new(Seed::from_number(1), vec![item]));
        <Room>::open(charter, Arc::default(), Epoch(1)).map(|_| ())
    };
    assert!(matches!(open(Item::preset("trivia").expect("an entry")), Err(Reject::Play(_))));
    let mixed = Item { entry: "super".to_owned(), ..code(Mode::Versus) };
    assert_eq!(open(mixed), Err(RoomReject::WrongSettings.into()));
}

#[test]
fn bounds_hold() {
    let mut den = Den::new(vec![code(Mode::Versus)]);
    den.enter(1, "Ana").expect("a place");
    for person in 2..=u128::from(MAX_MEMBERS as u32) {
        den.enter(person, &format!("P{person}")).expect("a place");
    }
    assert_eq!(den.enter(1000, "One more"), Err(RoomReject::RoomFull.into()));
    for number in 1..=100 {
        den.wait(1);
        den.ask(ANA, Command::Ban(MemberId::new(number))).expect("a ban");
    }
    // Those longest gone are forgotten, and may not come in all the same.
    assert_eq!(den.enter(2, "P2"), Err(RoomReject::Banned.into()));
    assert_eq!(den.restored(None).as_ref(), Ok(&den.room));
}

#[test]
fn whoever_is_muted_says_nothing_in_the_game_either() {
    let mut shelf = Shelf::default();
    let pack = Some(shelf.add(Pictionary::any_content(Arc::new(<Pictionary as Lab>::content()))));
    let item = Item { pack, ..Item::preset("pictionary").expect("an entry") };
    let mut den = Den::with(Charter::new(Seed::from_number(7), vec![item]), shelf).started();
    let act = |action: &str| {
        let action = Pictionary::any_action(action.parse().expect("an action"));
        Command::Act { game: 1, round: 1, action }
    };
    den.ask(ANA, act("pick 1")).expect("a word");
    den.ask(ANA, Command::Mute { member: BEA, muted: true }).expect("silence");
    assert_eq!(den.ask(BEA, act("say a castle")), refused(RoomReject::Muted));
    den.ask(ANA, Command::Mute { member: BEA, muted: false }).expect("a voice");
    assert_eq!(den.ask(BEA, act("say a castle")), Ok(()));
}

#[test]
fn the_host_hides_the_drawing_that_runs_and_no_other() {
    let mut den = Den::sketching();
    let of = |seat: u8, round, drawn| Curtain { game: 1, round, seat: Seat::new(seat), drawn };
    let hide = of(0, 1, true);
    assert_eq!(den.ask(BEA, Command::Curtain(hide)), refused(RoomReject::HostOnly));
    for other in [of(1, 1, true), of(0, 2, true), Curtain { game: 2, ..hide }] {
        assert_eq!(den.ask(ANA, Command::Curtain(other)), refused(RoomReject::TooLate));
    }
    assert_eq!(den.room.view().curtain, None);
    den.ask(ANA, Command::Pause(true)).expect("a pause");
    den.ask(ANA, Command::Curtain(hide)).expect("a curtain, also in a pause");
    assert_eq!(den.ask(ANA, Command::Curtain(hide)), refused(RoomReject::NoChange));
    assert_eq!(den.room.view().curtain, Some(hide));
    assert_eq!(den.restored(None).as_ref(), Ok(&den.room));
    den.ask(ANA, Command::Curtain(of(0, 1, false))).expect("light");
    assert_eq!(den.room.view().curtain, Some(of(0, 1, false)));
    den.ask(ANA, Command::Stop).expect("the end");
    assert_eq!(den.ask(ANA, Command::Curtain(hide)), refused(RoomReject::NoMatch));
    den.ask(ANA, Command::Rematch).expect("another match");
    assert_eq!(den.room.view().curtain, None);
}

#[test]
fn nobody_is_sent_out_of_an_official_match() {
    let mut charter = Charter::new(Seed::from_number(7), vec![code(Mode::Versus)]);
    charter.official = true;
    let mut den = Den::with(charter, Shelf::default()).started();
    for command in [Command::Kick(BEA), Command::Ban(BEA)] {
        assert_eq!(den.ask(ANA, command), refused(RoomReject::Official));
    }
}

#[test]
fn a_screen_follows_what_everybody_may_know_and_changes_nothing() {
    /// An evening of two, and what a screen that was put up at first is told of it.
    fn evening(screen: bool) -> (Den, Mirror) {
        let mut den = Den::new(vec![code(Mode::Versus)]);
        let mut mirror = Mirror::new(0);
        mirror.hear(&den.room.show_all(Person::new(9)).expect("a screen")).expect("a welcome");
        den.room.show(screen);
        let command = |member, n, what| Input::Command { member, n, lag: Millis::ZERO, what };
        let enter = |person, name: &str| Input::Enter {
            person: Person::new(person),
            name: name.to_owned(),
            watch: false,
            seen: None,
            client: 1,
            asked: 0,
        };
        let guess = |letters: &str| Command::Act {
            game: 1,
            round: 1,
            action: AnyAction::Code(Action::Guess(letters.parse().expect("a code"))),
        };
        let inputs = [
            (0, enter(1, "Ana")),
            (0, enter(2, "Bea")),
            (0, command(ANA, 1, Command::Settle(House { chat: true, ..House::default() }))),
            (1, command(BEA, 1, Command::Say("hello".to_owned()))),
            (1, command(ANA, 2, Command::Start)),
            (5, command(ANA, 3, guess("AABB"))),
            (6, command(BEA, 2, guess("CCDD"))),
            (7, Input::Drop { member: BEA }),
        ];
        for (at, input) in inputs {
            den.now = secs(at);
            let out = den.handle(input);
            assert_eq!(out.refused, None);
            for (_, msg) in &out.shown {
                let text = serde_json::to_string(&**msg).expect("JSON");
                assert!(!text.contains("AABB") && !text.contains("CCDD"), "{text}");
                mirror.hear(msg).expect("every frame");
            }
        }
        (den, mirror)
    }
    let (mut with, mirror) = evening(true);
    let (without, _) = evening(false);
    assert_eq!(with.rows, without.rows);
    let mut fresh = Mirror::new(0);
    fresh.hear(&with.room.show_all(Person::new(9)).expect("a screen")).expect("a welcome");
    assert_eq!((&mirror.room, &mirror.play, &mirror.said), (&fresh.room, &fresh.play, &fresh.said));
    assert_eq!((mirror.you, with.room.view().members.len()), (None, 2));
}

#[test]
fn who_may_not_come_in_puts_up_no_screen() {
    let mut den = Den::new(vec![code(Mode::Versus)]);
    den.enter(1, "Ana").expect("a place");
    den.enter(2, "Bea").expect("a place");
    let refused = |den: &mut Den, person| den.room.show_all(Person::new(person)).err();
    den.ask(ANA, Command::Settle(House { locked: true, ..House::default() })).expect("a lock");
    assert_eq!((refused(&mut den, 9), refused(&mut den, 2)), (Some(RoomReject::Locked), None));
    den.ask(ANA, Command::Settle(House { watchers: false, ..House::default() })).expect("no watchers");
    assert_eq!((refused(&mut den, 9), refused(&mut den, 1)), (Some(RoomReject::NoWatchers), None));
    den.ask(ANA, Command::Ban(BEA)).expect("a ban");
    assert_eq!(refused(&mut den, 2), Some(RoomReject::Banned));
    den.handle(Input::Close);
    assert_eq!(refused(&mut den, 1), Some(RoomReject::Closed));
}

#[test]
fn a_real_name_is_heard_by_whom_it_was_told_and_by_nobody_else_ever() {
    const REAL: &str = "Beatriz Antunes";
    let mut den = Den::new(vec![code(Mode::Versus)]);
    den.enter(1, "Ana").expect("a place");
    den.enter(2, "Bea").expect("a place");
    den.enter(3, "Cat").expect("a place");
    let confide = || Command::Confide(format!("  {REAL}\u{202e} "));
    assert_eq!(den.ask(BEA, confide()), Err(RoomReject::NotAsked.into()));
    den.ask(ANA, Command::Settle(House { real_names: true, ..House::default() })).expect("a rule");
    assert_eq!(den.ask(ANA, confide()), Err(RoomReject::NotOneself.into()));
    assert_eq!(den.ask(BEA, Command::Confide(" ".to_owned())), Err(RoomReject::NameEmpty.into()));
    den.ask(BEA, confide()).expect("a name");
    assert_eq!(den.ask(BEA, confide()), Err(RoomReject::NoChange.into()));
    // Who owned the room comes back to it; whoever hosts meanwhile, or watches, or is made host later, is told nothing.
    den.drop(ANA);
    den.now = den.now + HOST_GRACE;
    den.wait(1);
    den.watch(4, "Dan").expect("a place");
    den.drop(BEA);
    den.enter(2, "Bea").expect("a place");
    den.enter(1, "Ana").expect("a place");
    den.ask(ANA, Command::PassHost(CAT)).expect("another host");
    den.drop(CAT);
    den.enter(3, "Cat").expect("a place");
    let told = |(_, msg): &&(MemberId, Arc<ServerMsg>)| {
        serde_json::to_string(&**msg).expect("a message").contains("Antunes")
    };
    let told: Vec<MemberId> = den.heard.iter().filter(told).map(|(to, _)| *to).collect();
    assert_eq!(told, [ANA, ANA], "when it was said, and in the picture of who came back");
    let confided = &den.snapshot(ANA).confided;
    assert_eq!(confided.iter().map(|known| (known.member, &*known.name)).collect::<Vec<_>>(), [(BEA, REAL)]);
    let view = serde_json::to_string(&den.room.view()).expect("a view");
    assert!(!view.contains("Antunes"));
}

#[test]
fn a_pack_that_somebody_brings_is_played_and_found_again_by_its_name() {
    let mut brought = Shelf::default();
    let item = quiz(&mut brought);
    let content = || brought.find(item.pack.expect("a pack"), GameKind::Trivia).expect("content");
    let mut den = Den::new(vec![code(Mode::Versus)]);
    den.enter(1, "Ana").expect("a place");
    den.enter(2, "Bea").expect("a place");
    let choose = Command::Choose(vec![item.clone()]);
    assert_eq!(den.ask(ANA, choose.clone()), Err(RoomReject::UnknownPack.into()));
    den.room.bring(&Shelf::default(), [content()]);
    den.ask(ANA, choose).expect("a pack that is there");
    den.ask(ANA, Command::Start).expect("a start");
    den.wait(3);
    // What the evening needs stays when others are brought; what it does not need goes.
    den.room.bring(&Shelf::default(), []);
    for saved in [None, den.saved.last().cloned()] {
        let after = saved.as_ref().map_or(Version::default(), Saved::version);
        let rows: Vec<Row> = den.rows.iter().filter(|row| row.version > after).cloned().collect();
        let named = cluehouse_room::packs_named(&den.charter, saved.as_ref(), &rows);
        assert_eq!(named.into_iter().collect::<Vec<_>>(), [item.pack.expect("a pack")]);
        let shelf = Arc::new(brought.clone());
        let room = Room::restore(Arc::clone(&den.charter), shelf, Epoch(1), saved.clone(), rows.clone());
        assert_eq!(room, Ok(den.room.clone()));
        let bare = <Room>::restore(Arc::clone(&den.charter), Arc::default(), Epoch(1), saved, rows);
        assert!(bare.is_err());
    }
}

#[test]
fn the_last_match_of_a_game_is_reviewed_with_the_names_told_to_who_asks() {
    let mut den = Den::quizzing();
    den.ask(ANA, Command::Settle(House { real_names: true, ..House::default() })).expect("a rule");
    den.ask(BEA, Command::Confide("Beatriz".to_owned())).expect("a name");
    let review = |den: &Den, member| {
        let (charter, shelf) = (Arc::clone(&den.charter), Arc::clone(&den.shelf));
        <Room>::review(charter, shelf, den.rows.clone(), GameKind::Trivia, member).expect("sound rows")
    };
    assert!(review(&den, ANA).is_none(), "it is still played");
    den.ask(ANA, Command::Stop).expect("an end");
    let seen = review(&den, ANA).expect("a match");
    assert_eq!(seen.journal.kind(), GameKind::Trivia);
    assert_eq!(seen.seats.iter().map(|owner| owner.member).collect::<Vec<_>>(), [ANA, BEA]);
    assert_eq!(seen.confided.len(), 1);
    assert!(review(&den, BEA).expect("a match").confided.is_empty());
}

/// Two lists, so that each is a change after the other.
fn lists() -> [Command; 2] {
    [vec![code(Mode::Versus)], vec![code(Mode::Sprint)]].map(Command::Choose)
}

#[test]
fn an_evening_is_changed_so_often_and_then_now_and_then_and_after_a_restart_no_more_often() {
    let mut den = Den::new(vec![code(Mode::Turns)]);
    den.enter(1, "Ana").expect("a place");
    den.enter(2, "Bea").expect("a place");
    let mut lists = lists().into_iter().cycle();
    for _ in 0..CHOICE_BURST {
        // Not too fast for a command of any other kind.
        den.now = den.now + COMMAND_EVERY;
        assert_eq!(den.ask(ANA, lists.next().expect("a list")), Ok(()));
    }
    den.wait(1);
    let mut once =
        |den: &mut Den| (0..5).filter(|_| den.ask(ANA, lists.next().expect("a list")).is_ok()).count();
    assert_eq!(once(&mut den), 1, "what has worn off since the first");
    let rule = Command::Settle(House { locked: true, ..House::default() });
    assert_eq!(den.ask(ANA, rule.clone()), refused(RoomReject::TooFast));
    // Whoever is host instead has no other evening.
    den.ask(ANA, Command::PassHost(BEA)).expect("another host");
    assert_eq!(den.ask(BEA, rule.clone()), refused(RoomReject::TooFast));
    den.ask(BEA, Command::PassHost(ANA)).expect("the host");
    den.room = den.restored(None).expect("rows that follow");
    assert_eq!(den.ask(ANA, rule.clone()), refused(RoomReject::TooFast));
    den.wait(CHOICE_EVERY.whole_secs());
    assert_eq!(den.ask(ANA, rule), Ok(()));
    assert_eq!(once(&mut den), 0);
}

#[test]
fn rows_of_a_time_without_a_bound_on_choices_are_read_as_they_were_written() {
    let mut den = Den::new(vec![code(Mode::Turns)]);
    den.enter(1, "Ana").expect("a place");
    for list in lists().into_iter().cycle().take(3 * CHOICE_BURST as usize) {
        den.wait(CHOICE_EVERY.whole_secs());
        den.ask(ANA, list).expect("a choice");
    }
    // The same, as fast as commands may come.
    for (row, at) in den.rows.iter_mut().zip(0..) {
        row.at = Millis::new(at * COMMAND_EVERY.get());
    }
    assert!(den.restored(None).is_ok());
}

/// The last checkpoint, of a room whose journal is so long.
fn worn(den: &Den, written: u64) -> Room {
    let mut saved = serde_json::to_value(den.saved.last().expect("a checkpoint")).expect("a checkpoint");
    saved["state"]["written"] = written.into();
    let saved: Saved = serde_json::from_value(saved).expect("a checkpoint");
    den.restored(Some(&saved)).expect("rows that follow")
}

#[test]
fn a_room_whose_journal_is_long_begins_no_match_and_plays_the_running_one_to_its_end() {
    let mut den = Den::duelling(Mode::Versus);
    den.room = worn(&den, MAX_JOURNAL - LONGEST_MATCH);
    let worn_out = refused(RoomReject::WornOut);
    den.guess(ANA, "AABB").expect("a guess");
    den.watch(3, "Cat").expect("a place while a match runs");
    den.give_up(ANA);
    den.give_up(BEA);
    den.wait(10);
    assert_eq!(den.room.view().stage, Stage::Results);
    for what in [Command::Rematch, Command::Start, Command::Rename("Anna".to_owned()), Command::Ready(true)] {
        assert_eq!(den.ask(ANA, what), worn_out);
    }
    assert_eq!(den.enter(4, "Dan"), Err(RoomReject::WornOut.into()));
    // Who is in sees the results again, and goes when they like.
    den.drop(BEA);
    assert_eq!(den.enter(2, "Bea"), Ok(BEA));
    for member in [ANA, BEA, CAT] {
        assert_eq!(den.ask(member, Command::Leave), Ok(()));
    }
    den.wait(LINGER.whole_secs());
    assert!(den.room.is_closed());
    assert_eq!(den.enter(1, "Ana"), Err(RoomReject::Closed.into()));
}

#[test]
fn a_journal_that_is_as_long_as_it_may_be_takes_nothing_but_an_end() {
    let mut den = Den::duelling(Mode::Versus);
    den.room = worn(&den, MAX_JOURNAL);
    let before = den.room.version();
    assert_eq!(den.guess(ANA, "AABB"), refused(RoomReject::WornOut));
    assert_eq!(den.enter(3, "Cat"), Err(RoomReject::WornOut.into()));
    assert_eq!(den.room.version(), before);
    den.drop(BEA);
    assert_eq!(den.enter(2, "Bea"), Err(RoomReject::WornOut.into()));
    assert_eq!(den.ask(ANA, Command::Stop), Ok(()));
    assert_eq!(den.room.view().stage, Stage::Results);
    assert_eq!(den.ask(ANA, Command::Leave), Ok(()));
}

#[test]
fn what_a_journal_takes_is_counted_byte_for_byte() {
    let mut den = Den::duelling(Mode::Versus);
    den.guess(ANA, "AABB").expect("a guess");
    den.room.handle(den.now, Input::Tick);
    let saved = serde_json::to_value(den.saved.last().expect("a checkpoint")).expect("a checkpoint");
    let counted = saved["state"]["written"].as_u64().expect("a number");
    let rows = saved["state"]["version"].as_u64().expect("a number") as usize;
    let written: usize = den.rows[..rows].iter().map(|row| row.to_line().len()).sum();
    assert_eq!(counted, written as u64);
}

#[test]
fn a_lobby_is_restored_from_its_last_rows_alone() {
    let mut den = Den::new(vec![code(Mode::Versus)]);
    den.enter(1, "Ana").expect("a place");
    for number in 0..2 * LOBBY_ROWS {
        den.now = den.now + COMMAND_EVERY;
        den.ask(ANA, Command::Rename(format!("Ana {number}"))).expect("a name");
    }
    let versions: Vec<_> = den.saved.iter().map(|saved| saved.version().0).collect();
    assert_eq!(versions, [LOBBY_ROWS, 2 * LOBBY_ROWS]);
    for saved in &den.saved {
        assert_eq!(den.restored(Some(saved)).as_ref(), Ok(&den.room));
    }
}
