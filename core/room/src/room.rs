//! A room: applies inputs and deadlines, writes a row for each, and tells every member what they may know of it.
//!
//! `handle` = due ticks, then `apply`, then a row and its frames. A refused input leaves the room as it was after the due
//! ticks. What leaves the room carries the version it was computed at: the shell lets it out once that row is durable.

use std::collections::VecDeque;
use std::sync::Arc;

use cluehouse_engine::{Digest, LateJoin, Millis, PhaseName, Seat, Speak, Viewer};
use cluehouse_games::{AnyCheckpoint, AnyContent, AnyJournal, GameKind};
use cluehouse_json::Read;
use serde::{Deserialize, Serialize};

use crate::apply::Effect;
use crate::house::check_playlist;
use crate::limits::{ANSWERS_KEPT, LOBBY_ROWS, MAX_MEMBERS, keep};
use crate::member::{Member, Who};
use crate::name::Name;
use crate::state::State;
use crate::table::{Finish, Opened, Table, Thought};
use crate::wire::{
    Answer, AnyPlay, Command, Confided, Epoch, Farewell, Outcome, Refused, RoomView, SeatOwner, ServerMsg,
    Stage, Version,
};
use crate::{Charter, FORMAT, Input, MemberId, Person, Reject, RoomReject, Row, Shelf, Written};

/// People around matches. It cannot be serialised: what is saved is its journal and checkpoints of it.
///
/// What it says is brought into the listeners' form, `M`, as it is said, and kept in that form alone.
#[derive(Clone, Debug)]
pub struct Room<M = Arc<ServerMsg>> {
    pub(crate) charter: Arc<Charter>,
    pub(crate) shelf: Arc<Shelf>,
    pub(crate) epoch: Epoch,
    pub(crate) state: State,
    pub(crate) table: Option<Table>,
    /// By which rules a match begins that the journal tells of; by the newest where none are named.
    pub(crate) rules: Option<u16>,
    /// When somebody who comes would play, as the members were last told: a round that begins may change it.
    pub(crate) late: LateJoin,
    /// Whether there are screens to be told what everybody may know.
    pub(crate) screens: bool,
    /// Up to how many rows matches keep their journals.
    pub(crate) records: usize,
    /// What each member was told of the last rows, for those who come back.
    pub(crate) frames: VecDeque<(Version, MemberId, M)>,
    /// Commands of each member that were refused lately, by page and number, so that a repeated one is not carried out after all.
    pub(crate) refusals: Vec<(MemberId, Vec<Declined>)>,
    #[cfg(feature = "sim")]
    pub(crate) bug: Option<crate::sim::Bug>,
}

/// A command that was refused: the page's number, its own, and why.
type Declined = (u32, u32, Refused);

/// What came of an input: rows for the journal, and messages that wait for them.
#[derive(Debug)]
pub struct Output<M = Arc<ServerMsg>> {
    /// Rows to write down, in order.
    pub rows: Vec<Written>,
    /// Messages, in order.
    pub sends: Vec<Dispatch<M>>,
    /// What screens are told, in order, each with the version that must be durable before it leaves.
    pub shown: Vec<(Version, M)>,
    /// Where a restart may begin from now on.
    pub checkpoint: Option<Saved>,
    /// A match that ended.
    pub finished: Option<Finished>,
    /// Why the input was refused, where it was.
    pub refused: Option<Reject>,
    /// Who came in, where somebody did.
    pub entered: Option<MemberId>,
    /// A client has seen more than the journal holds: rows were lost, and somebody should look.
    pub behind: bool,
}

impl<M> Default for Output<M> {
    fn default() -> Self {
        Self {
            rows: Vec::new(),
            sends: Vec::new(),
            shown: Vec::new(),
            checkpoint: None,
            finished: None,
            refused: None,
            entered: None,
            behind: false,
        }
    }
}

/// A message, to whom, and the version that must be durable before it leaves.
#[derive(Clone, Debug)]
pub struct Dispatch<M = Arc<ServerMsg>> {
    /// The version it was computed at.
    pub after: Version,
    /// To whom.
    pub to: Vec<MemberId>,
    /// What.
    pub msg: M,
}

/// A match that ended, for records.
#[derive(Clone, Debug, PartialEq)]
pub struct Finished {
    /// Which match of the evening, from 1.
    pub game: u32,
    /// The entry of the catalogue.
    pub entry: String,
    /// The row that ended it.
    pub version: Version,
    /// Who sat where; none for bots and for seats a bot had taken over at the end.
    pub people: Vec<Option<Person>>,
    /// How it ended.
    pub finish: Finish,
    /// Whether it was ended from outside, so that it counts for nothing.
    pub stopped: bool,
    /// Whether it was a class: who played is for the class alone.
    pub class: bool,
}

/// A room before a row that starts a round, or while there is no match: with the rows from there on, the same room as from all of them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Read)]
#[serde(deny_unknown_fields)]
pub struct Saved {
    /// The version of the journal it belongs to.
    cluehouse_room: u16,
    state: State,
    resting: Option<AnyCheckpoint>,
}

impl Saved {
    /// The last row it contains.
    pub const fn version(&self) -> Version {
        self.state.version
    }

    /// The packs it names.
    pub(crate) fn packs(&self) -> impl Iterator<Item = Digest> {
        self.state.packs().chain(self.resting.as_ref().map(AnyCheckpoint::content))
    }
}

/// A match of an evening that is over, and who played it, for the one it was played under.
#[derive(Clone, Debug)]
pub struct Review {
    /// Its journal.
    pub journal: AnyJournal,
    /// Who sat where.
    pub seats: Vec<SeatOwner>,
    /// What was confided to whoever asks.
    pub confided: Vec<Confided>,
}

/// Rows that do not follow from what was before them.
#[derive(Clone, Debug, PartialEq)]
pub enum RestoreError {
    /// The charter is of another form, or its list of games cannot be played.
    Charter,
    /// A match of the checkpoint cannot be set up.
    Checkpoint,
    /// A row is missing or comes twice.
    Gap(Version),
    /// A row could not have been written here.
    Diverged(Version),
}

impl std::fmt::Display for RestoreError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Charter => f.write_str("the room's charter cannot be read"),
            Self::Checkpoint => f.write_str("the room's checkpoint cannot be read"),
            Self::Gap(version) => write!(f, "row {} is missing or comes twice", version.0),
            Self::Diverged(version) => write!(f, "row {} does not follow from those before it", version.0),
        }
    }
}

impl std::error::Error for RestoreError {}

impl<M: From<ServerMsg> + Clone> Room<M> {
    /// Opens a room that nobody has entered.
    ///
    /// # Errors
    /// Where its list of games cannot be played.
    pub fn open(charter: Arc<Charter>, shelf: Arc<Shelf>, epoch: Epoch) -> Result<Self, Reject> {
        check_playlist(&charter.playlist, &shelf)?;
        charter.house.check()?;
        let room = Self::fresh(charter, shelf, epoch);
        for item in &room.charter.playlist {
            room.lay(Millis::ZERO, item, 1)?;
        }
        Ok(room)
    }

    fn fresh(charter: Arc<Charter>, shelf: Arc<Shelf>, epoch: Epoch) -> Self {
        Self {
            state: State::new(&charter),
            charter,
            shelf,
            epoch,
            table: None,
            rules: None,
            late: LateJoin::AtOnce,
            screens: false,
            records: 0,
            frames: VecDeque::new(),
            refusals: Vec::new(),
            #[cfg(feature = "sim")]
            bug: None,
        }
    }

    /// Lets matches keep their journals, so that [`archive`](Self::archive) has them.
    #[must_use]
    pub fn recording(self) -> Self {
        self.recording_up_to(usize::MAX)
    }

    /// Lets matches that begin from now on keep their journals, each until it is longer than so many rows: for who could also
    /// [`project`](Self::project) them, and saves the work where they are short.
    #[must_use]
    pub const fn recording_up_to(mut self, rows: usize) -> Self {
        self.records = rows;
        self
    }

    /// The room that these rows make, from the beginning or from a checkpoint.
    ///
    /// # Errors
    /// With the first row that does not follow.
    pub fn restore(
        charter: Arc<Charter>,
        shelf: Arc<Shelf>,
        epoch: Epoch,
        saved: Option<Saved>,
        rows: impl IntoIterator<Item = Row>,
    ) -> Result<Self, RestoreError> {
        if charter.cluehouse_room != FORMAT {
            return Err(RestoreError::Charter);
        }
        let mut room = Self::fresh(charter, shelf, epoch);
        if let Some(saved) = saved {
            room.resume(saved)?;
        }
        room.catch_up(rows)?;
        room.late = room.late_join();
        Ok(room)
    }

    /// The room as it was at a checkpoint.
    fn resume(&mut self, saved: Saved) -> Result<(), RestoreError> {
        if saved.cluehouse_room != FORMAT {
            return Err(RestoreError::Checkpoint);
        }
        self.table = match saved.resting {
            None => None,
            Some(resting) => {
                let content = self.shelf.find(resting.content(), resting.kind());
                let content = content.ok_or(RestoreError::Checkpoint)?;
                Some(Table::resume(resting, &content).map_err(|_| RestoreError::Checkpoint)?)
            }
        };
        self.state = saved.state;
        Ok(())
    }

    /// The journal of a match that is over and revealed, from all rows of its room: without names, without chat. It takes no checkpoint,
    /// since what is proven must not rest on one.
    ///
    /// # Errors
    /// With the first row that does not follow; `Ok(None)` where there is no such match, or it is not over or still sealed.
    pub fn project(
        charter: Arc<Charter>,
        shelf: Arc<Shelf>,
        rows: impl IntoIterator<Item = Row>,
        game: u32,
    ) -> Result<Option<AnyJournal>, RestoreError> {
        let ended = Self::ended(charter, shelf, rows, game, Table::archive)?;
        Ok(ended.and_then(|room| room.archive().cloned()))
    }

    /// A match that is over, with the opening of its secrets as the last row where they are still sealed: for who keeps the journal
    /// itself sealed as long.
    ///
    /// # Errors
    /// As [`project`](Self::project); `Ok(None)` where there is no such match, or it is not over.
    pub fn project_opened(
        charter: Arc<Charter>,
        shelf: Arc<Shelf>,
        rows: impl IntoIterator<Item = Row>,
        game: u32,
    ) -> Result<Option<Opened>, RestoreError> {
        let Some(mut room) = Self::ended(charter, shelf, rows, game, Table::ended)? else { return Ok(None) };
        let opened = room.take_opened(game);
        opened.map(Some).ok_or(RestoreError::Diverged(room.state.version))
    }

    /// Takes what was kept of a match that is over out of the room, where it was kept, with the opening of its secrets as the last row
    /// where they are still sealed. In the room they stay so.
    pub fn take_opened(&mut self, game: u32) -> Option<Opened> {
        let time = self.state.clock.match_time(self.state.now);
        self.table.as_mut().filter(|_| self.state.games == game)?.take_opened(time)
    }

    /// The last match of a game that is over and revealed, from all rows of its room, for one of its members; with the real names
    /// that were confided to that member alone.
    ///
    /// # Errors
    /// With the first row that does not follow; `Ok(None)` where there is no such match.
    pub fn review(
        charter: Arc<Charter>,
        shelf: Arc<Shelf>,
        rows: impl IntoIterator<Item = Row>,
        kind: GameKind,
        member: MemberId,
    ) -> Result<Option<Review>, RestoreError> {
        let mut room = Self::fresh(charter, shelf, Epoch::default()).recording();
        let (mut seen, mut last) = (0, None);
        for row in rows {
            room.catch_up([row])?;
            if room.state.games > seen
                && let Some(journal) = room.archive()
            {
                seen = room.state.games;
                let seats = room.state.seating.as_ref().map_or(Vec::new(), |seating| seating.seats.clone());
                last = if journal.kind() == kind { Some((journal.clone(), seats)) } else { last };
            }
        }
        let confided = room.state.confided(member);
        Ok(last.map(|(journal, seats)| Review { journal, seats, confided }))
    }

    /// Puts packs on the shelf that somebody brings, beside what the house always has. Those that the evening needs no more are let go.
    pub fn bring(&mut self, house: &Shelf, packs: impl IntoIterator<Item = AnyContent>) {
        let mut shelf = house.clone();
        let needed = self.state.packs().filter_map(|digest| self.shelf.get(digest));
        for pack in needed.chain(packs).collect::<Vec<_>>() {
            shelf.add(pack);
        }
        self.shelf = Arc::new(shelf);
    }

    /// The room as these rows leave it when a match first is what is looked for.
    fn ended(
        charter: Arc<Charter>,
        shelf: Arc<Shelf>,
        rows: impl IntoIterator<Item = Row>,
        game: u32,
        found: impl Fn(&Table) -> Option<&AnyJournal>,
    ) -> Result<Option<Self>, RestoreError> {
        let mut room = Self::fresh(charter, shelf, Epoch::default()).recording();
        for row in rows {
            room.catch_up([row])?;
            if room.state.games == game && room.table.as_ref().and_then(&found).is_some() {
                return Ok(Some(room));
            }
        }
        Ok(None)
    }

    /// Brings a room up to date with rows that lie after its last one.
    ///
    /// # Errors
    /// As [`restore`](Self::restore).
    pub fn catch_up(&mut self, rows: impl IntoIterator<Item = Row>) -> Result<(), RestoreError> {
        let mut epoch = Epoch::default();
        for row in rows {
            let version = row.version;
            if version != self.state.version.next() || row.epoch < epoch {
                return Err(RestoreError::Gap(version));
            }
            epoch = row.epoch;
            self.replay(&row).ok_or(RestoreError::Diverged(version))?;
        }
        Ok(())
    }

    /// Applies a row of the journal as it stands.
    fn replay(&mut self, row: &Row) -> Option<()> {
        let due = self.due().filter(|(due, _)| *due <= row.at);
        let effect = match (&row.input, due) {
            (Input::Tick, Some((at, due))) if at == row.at => self.fall_due(at, due),
            (Input::Tick, _) | (_, Some(_)) => return None,
            (input, None) if row.at >= self.state.now => {
                self.rules = row.rules;
                let applied = self.apply(row.at, input);
                self.rules = None;
                applied.ok()?
            }
            _ => return None,
        };
        let chain = self.chain(&effect);
        if chain != row.chain {
            return None;
        }
        self.settle(row, row.to_line().len(), &effect);
        Some(())
    }

    /// What the room began with.
    pub fn charter(&self) -> &Charter {
        &self.charter
    }

    /// What its games are played with.
    pub const fn shelf(&self) -> &Arc<Shelf> {
        &self.shelf
    }

    /// The time of the last row.
    pub const fn now(&self) -> Millis {
        self.state.now
    }

    /// The last row.
    pub const fn version(&self) -> Version {
        self.state.version
    }

    /// Who owns the room.
    pub const fn epoch(&self) -> Epoch {
        self.epoch
    }

    /// Whether the room is closed for good.
    pub const fn is_closed(&self) -> bool {
        self.state.closed
    }

    /// Forgets the frames that were kept for those who come back; they get the whole picture instead.
    pub fn rest(&mut self) {
        self.frames = VecDeque::new();
    }

    /// Whether the room is listed for anybody to find.
    pub const fn is_public(&self) -> bool {
        self.state.house.public
    }

    /// The members whose connection the room believes in; after a restart each of them has to be dropped.
    pub fn connected(&self) -> Vec<MemberId> {
        self.state.present().map(|member| member.id).collect()
    }

    /// The people who are or were here, with their names and whether they are connected: for whoever runs the house, and nobody in
    /// the room.
    pub fn people(&self) -> impl Iterator<Item = (Person, &Name, bool)> {
        self.state.members.iter().filter_map(|member| match member.who {
            Who::Person(person) => Some((person, &member.name, member.is_here())),
            Who::Bot(_) => None,
        })
    }

    /// The member a person is here.
    pub fn member_of(&self, person: Person) -> Option<MemberId> {
        self.state.person(person).filter(|member| member.is_in()).map(|member| member.id)
    }

    /// The next time at which something happens by itself.
    pub fn deadline(&self) -> Option<Millis> {
        self.due().map(|(at, _)| at)
    }

    /// The room as its members see it.
    pub fn view(&self) -> RoomView {
        self.state.view(&self.charter, self.stage(), self.late_join())
    }

    /// The running or last match as a member sees it.
    pub fn play(&mut self, member: MemberId) -> Option<AnyPlay> {
        let viewer = self.viewer(member);
        self.look(viewer)
    }

    pub(crate) fn look(&mut self, viewer: Viewer) -> Option<AnyPlay> {
        let game = self.state.games;
        self.table.as_mut().map(|table| table.play(game, viewer))
    }

    /// The journal of the last match, once it is over and its secrets may be shown; a pure projection of the room's rows,
    /// without names and chat. Only rooms that record have it.
    pub fn archive(&self) -> Option<&AnyJournal> {
        self.table.as_ref()?.archive()
    }

    /// The seats that bots play now: their own, and those of players who stay away.
    pub fn bot_seats(&self) -> Vec<(Seat, String)> {
        let Some(seating) = self.state.seating.as_ref().filter(|_| self.is_running()) else {
            return Vec::new();
        };
        let bot = |(seat, owner): (Seat, &crate::wire::SeatOwner)| {
            let bot = owner.bot.clone().filter(|_| !owner.left)?;
            Some((seat, bot))
        };
        (0..).map(Seat::new).zip(&seating.seats).filter_map(bot).collect()
    }

    /// Which match of the evening runs, or ran last, and which round of it.
    pub fn moment(&self) -> (u32, u16) {
        (self.state.games, self.table.as_ref().map_or(0, |table| table.any().round()))
    }

    /// What the bot on a seat has to think about; `None` where it has nothing to do.
    pub fn thought(&mut self, seat: Seat, bot: &str) -> Option<Thought> {
        let paused = self.state.clock.is_paused();
        self.table.as_mut().filter(|_| !paused)?.thought(seat, bot)
    }

    /// Whether a member is in the room and connected.
    pub fn is_here(&self, member: MemberId) -> bool {
        self.state.member(member).is_some_and(Member::is_here)
    }

    /// Whether a member is whom the room belongs to.
    pub fn is_owner(&self, member: MemberId) -> bool {
        self.state.owner == Some(member)
    }

    /// Whether a member is the host.
    pub(crate) fn is_host(&self, member: MemberId) -> bool {
        #[cfg(feature = "sim")]
        if self.bug == Some(crate::sim::Bug::EverybodyHosts) {
            return true;
        }
        self.state.host == Some(member)
    }

    /// Whether a person is or was here, or may not come in.
    pub fn knows(&self, person: Person) -> bool {
        self.state.person(person).is_some() || self.is_banned(person)
    }

    /// Whether a person may not come in.
    pub(crate) fn is_banned(&self, person: Person) -> bool {
        #[cfg(feature = "sim")]
        if self.bug == Some(crate::sim::Bug::NobodyBanned) {
            return false;
        }
        self.state.bans.iter().any(|ban| ban.person == person)
    }

    /// How a member looks at the match.
    pub(crate) fn viewer(&self, member: MemberId) -> Viewer {
        #[cfg(feature = "sim")]
        if self.bug == Some(crate::sim::Bug::WatchersPeek) && self.state.seat_of(member).is_none() {
            return Viewer::Seat(Seat::new(0));
        }
        self.state.viewer(member)
    }

    pub(crate) fn is_running(&self) -> bool {
        self.table.as_ref().is_some_and(Table::is_running)
    }

    fn stage(&self) -> Stage {
        match &self.table {
            _ if self.state.closed => Stage::Closed,
            None => Stage::Lobby,
            Some(table) if table.is_running() => Stage::Playing,
            Some(_) => Stage::Results,
        }
    }

    pub(crate) fn late_join(&self) -> LateJoin {
        self.table
            .as_ref()
            .filter(|table| table.is_running())
            .map_or(LateJoin::AtOnce, |table| table.any().late_join())
    }

    /// Applies an input: first every deadline up to `at`, each as a row of its own, then the input.
    pub fn handle(&mut self, at: Millis, input: Input) -> Output<M> {
        let mut out = Output::default();
        let at = at.max(self.state.now);
        let input = self.without_surplus(input);
        self.tick(at, &mut out);
        if self.answer_again(&input, &mut out) || self.greet_again(&input, &mut out) {
            return out;
        }
        if input == Input::Tick {
            return out;
        }
        let before = self.before_round(&input);
        let fits = self.fits(at, &input).map_err(Reject::from);
        match fits.and_then(|()| self.apply(at, &input)) {
            Ok(effect) => self.write(at, input, effect, before, &mut out),
            Err(why) => self.refuse(&input, why, &mut out),
        }
        out
    }

    /// Refuses something for a reason that the room cannot know itself, such as the day: a command is remembered like every refusal, so
    /// that the same is not carried out later.
    pub fn turn_down(&mut self, at: Millis, input: &Input, why: Reject) -> Output<M> {
        let mut out = Output::default();
        self.tick(at.max(self.state.now), &mut out);
        if !self.answer_again(input, &mut out) {
            self.refuse(input, why, &mut out);
        }
        out
    }

    /// The name of somebody who is in is known, whatever they say now; it need not be written down again.
    fn without_surplus(&self, mut input: Input) -> Input {
        if let Input::Enter { person, name, .. } = &mut input
            && self.member_of(*person).is_some()
        {
            name.clear();
        }
        input
    }

    fn tick(&mut self, at: Millis, out: &mut Output<M>) {
        while let Some((due_at, due)) = self.due().filter(|(due, _)| *due <= at) {
            let before = self.before_round(&Input::Tick);
            let effect = self.fall_due(due_at, due);
            self.write(due_at, Input::Tick, effect, before, out);
            #[cfg(feature = "sim")]
            if self.bug == Some(crate::sim::Bug::TimerTwice) && due == crate::due::Due::Match {
                self.write(due_at, Input::Tick, Effect::default(), None, out);
            }
        }
    }

    /// The room before a row that may start a round.
    fn before_round(&self, input: &Input) -> Option<State> {
        let may = match &self.table {
            Some(table) if table.is_running() => table.any().phase() == PhaseName::Transition,
            _ => matches!(input, Input::Command { .. }),
        };
        may.then(|| self.state.clone())
    }

    /// A command that was carried out or refused before gets its answer again.
    fn answer_again(&self, input: &Input, out: &mut Output<M>) -> bool {
        let Input::Command { member, n, what, .. } = input else { return false };
        let known = self.state.member(*member).filter(|known| known.is_in());
        let Some(page) = known.and_then(Member::page) else { return false };
        #[cfg(feature = "sim")]
        if self.bug == Some(crate::sim::Bug::NoDedupe) {
            return false;
        }
        // Whoever is in and says that they leave has not left.
        if *what == Command::Leave {
            return false;
        }
        let refusals =
            self.refusals.iter().find(|(of, _)| of == member).map_or(&[][..], |(_, refusals)| refusals);
        let refused = refusals.iter().find(|(client, number, _)| (*client, *number) == (page.client, *n));
        let outcome = match (page.answer(*n), refused) {
            (Some(version), _) => Outcome::Done(version),
            (None, Some((_, _, refused))) => Outcome::Refused(refused.clone()),
            (None, None) if *n <= page.last => Outcome::Forgotten,
            (None, None) => return false,
        };
        self.send(*member, ServerMsg::Answer(Answer { n: *n, outcome }), out);
        true
    }

    /// The same page opens a second connection: it is shown everything, and nothing happens.
    fn greet_again(&mut self, input: &Input, out: &mut Output<M>) -> bool {
        let Input::Enter { person, seen, client, .. } = input else { return false };
        // Another page has a count of its own, and that is written down.
        let same = |member: &&Member| member.page().is_some_and(|page| page.client == *client);
        let here = self.state.person(*person).filter(|member| member.is_here()).filter(same);
        let Some(id) = here.map(|member| member.id).filter(|_| !self.state.closed) else { return false };
        self.welcome(id, *seen, out);
        true
    }

    /// Writes down a row that was applied, and tells everyone.
    fn write(
        &mut self,
        at: Millis,
        input: Input,
        mut effect: Effect,
        before: Option<State>,
        out: &mut Output<M>,
    ) {
        let version = self.state.version.next();
        let chain = self.chain(&effect);
        let rules = self.table.as_ref().filter(|_| effect.fresh).map(|table| table.any().rules());
        let row = Row { version, epoch: self.epoch, at, input, chain, rules };
        let line = row.to_line();
        self.settle(&row, line.len(), &effect);
        if let Some(state) = before
            && let Some(resting) = effect.rests()
        {
            out.checkpoint = Some(Saved { cluehouse_room: FORMAT, state, resting });
        }
        // Between matches no round begins, for however long people talk and choose.
        if self.table.is_none() && version.0.is_multiple_of(LOBBY_ROWS) {
            let state = self.state.clone();
            out.checkpoint = Some(Saved { cluehouse_room: FORMAT, state, resting: None });
        }
        if let Some(finish) = effect.take_finish() {
            out.finished = self.finished(finish, effect.stopped);
        }
        let late = self.late_join();
        effect.touched |= late != std::mem::replace(&mut self.late, late);
        let farewells = std::mem::take(&mut effect.farewells);
        self.tell(at, &row.input, &effect, out);
        if let Input::Command { member, n, .. } = &row.input {
            let outcome = Outcome::Done(version);
            self.send(*member, ServerMsg::Answer(Answer { n: *n, outcome }), out);
        }
        for (member, farewell) in farewells {
            self.send(member, ServerMsg::Farewell(farewell), out);
        }
        out.rows.push(Written { row, line });
    }

    /// What the row says of the match, where it touched one.
    fn chain(&self, effect: &Effect) -> Option<String> {
        let table = self.table.as_ref().filter(|_| effect.touches_match())?;
        Some(table.any().hash().short())
    }

    /// What every row does to the room, and its line of so many bytes.
    fn settle(&mut self, row: &Row, length: usize, effect: &Effect) {
        let Row { version, at, ref input, .. } = *row;
        self.state.version = version;
        self.state.now = at;
        self.state.written += length as u64;
        if let Input::Command { what: Command::Choose(_) | Command::Settle(_), .. } = input {
            self.state.chose(at);
        }
        if let Input::Command { member, n, .. } = input
            && let Some(member) = self.state.member_mut(*member)
        {
            member.commanded(at, self.charter.command_every);
            member.remember(*n, version);
        }
        if let Some(table) = self.table.as_mut().filter(|_| effect.touches_match()) {
            table.keep_up_to(self.records);
        }
        if let Some(finish) = effect.finish() {
            self.award(finish, effect.stopped);
        }
        let present = self.state.present().next().is_some();
        self.state.empty = if present { None } else { self.state.empty.or(Some(at)) };
    }

    fn refuse(&mut self, input: &Input, why: Reject, out: &mut Output<M>) {
        let refused = Refused { text: why.text(), why: why.clone() };
        out.refused = Some(why);
        let Input::Command { member, n, .. } = input else { return };
        if let Some(page) = self.state.member(*member).and_then(Member::page) {
            let place = self.refusals.iter().position(|(of, _)| of == member).unwrap_or_else(|| {
                self.refusals.push((*member, Vec::new()));
                self.refusals.len() - 1
            });
            keep(&mut self.refusals[place].1, ANSWERS_KEPT, (page.client, *n, refused.clone()));
        }
        self.send(*member, ServerMsg::Answer(Answer { n: *n, outcome: Outcome::Refused(refused) }), out);
    }

    pub(crate) fn send(&self, to: MemberId, msg: ServerMsg, out: &mut Output<M>) {
        out.sends.push(Dispatch { after: self.state.version, to: vec![to], msg: msg.into() });
    }

    fn finished(&self, finish: Finish, stopped: bool) -> Option<Finished> {
        let seating = self.state.seating.as_ref()?;
        let person = |owner: &crate::wire::SeatOwner| {
            let member = self.state.member(owner.member).filter(|_| owner.bot.is_none())?;
            member.person()
        };
        Some(Finished {
            game: self.state.games,
            entry: seating.game.entry.clone(),
            version: self.state.version,
            people: seating.seats.iter().map(person).collect(),
            finish,
            stopped,
            class: seating.class || self.state.house.class,
        })
    }

    /// Whether another member fits in.
    pub(crate) fn has_place(&self) -> Result<(), RoomReject> {
        let number = self.state.members.iter().filter(|member| member.is_in()).count();
        let fits = number < MAX_MEMBERS && self.state.has_numbers();
        if fits { Ok(()) } else { Err(RoomReject::RoomFull) }
    }

    /// Tells everyone that the room moves elsewhere; they come back with what they have seen.
    pub fn farewell(&self, farewell: Farewell) -> Vec<Dispatch<M>> {
        let mut out = Output::default();
        self.connected().into_iter().for_each(|id| self.send(id, ServerMsg::Farewell(farewell), &mut out));
        out.sends
    }
}

/// Two equal rooms go on in the same way; what they have told whom does not matter.
impl<M> PartialEq for Room<M> {
    fn eq(&self, other: &Self) -> bool {
        self.state == other.state
            && self.charter == other.charter
            && match (&self.table, &other.table) {
                (Some(table), Some(other)) => table.any() == other.any(),
                (None, None) => true,
                _ => false,
            }
    }
}
