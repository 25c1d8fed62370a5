//! The match in a room, of whatever game, and what each viewer is told of a row.

use std::sync::Arc;

use cluehouse_engine::{
    Checkpoint, Event, Header, Input, Journal, MAX_SEATS, Match, MatchEvent, MatchState, Millis, PhaseName,
    Refusal, Reveal, Rng, Seat, Seed, Step, Timing, Viewer, Winner,
};
use cluehouse_games::{
    AnyAction, AnyCheckpoint, AnyContent, AnyJournal, AnyMatch, Course, GameKind, Listed, Record, Resting,
    Visit, thought,
};

use crate::wire::{AnyNews, AnyPlay, News, Play, VisitMatch, Wire, visit_match};
use crate::{Item, Reject, RoomReject};

/// A match, and what happened in it where somebody wants to keep it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Table {
    any: AnyMatch,
    kept: Option<Kept>,
}

/// All that has happened in a match.
#[derive(Clone, Debug, PartialEq)]
struct Kept {
    journal: AnyJournal,
    course: Course,
}

/// A match that is over, with the opening of its secrets.
#[derive(Clone, Debug, PartialEq)]
pub struct Opened {
    /// The whole journal.
    pub journal: AnyJournal,
    /// What the journal comes to.
    pub record: Record,
}

/// What a match is opened with.
pub(crate) struct Opening<'a> {
    pub(crate) item: &'a Item,
    pub(crate) content: AnyContent,
    /// How many want to play; fewer sit down where the game takes fewer.
    pub(crate) players: usize,
    pub(crate) seed: Seed,
    pub(crate) nonces: Seed,
    pub(crate) timing: Option<Timing>,
    pub(crate) host_paced: bool,
    pub(crate) grace: Millis,
    pub(crate) reveal: Reveal,
    pub(crate) began: u64,
    pub(crate) record: bool,
    /// By which rules; by the newest where none are named.
    pub(crate) rules: Option<u16>,
}

/// What each viewer is told of a row, and what else came of it.
#[derive(Debug, Default)]
pub(crate) struct Tidings {
    /// The different things that viewers are told.
    news: Vec<Arc<AnyNews>>,
    /// Which of them each seat is told, and after the last seat, those who watch.
    by_viewer: Vec<usize>,
    /// How the match ended, where it did.
    pub(crate) finish: Option<Finish>,
    /// The match before the row, where the row starts a round after the first.
    pub(crate) checkpoint: Option<AnyCheckpoint>,
}

/// How a match ended.
#[derive(Clone, Debug, PartialEq)]
pub struct Finish {
    /// Who won.
    pub winner: Winner,
    /// Points by seat.
    pub scores: Vec<i32>,
    /// Places by seat, from 1.
    pub places: Vec<u8>,
}

impl Tidings {
    /// Which of the news a viewer is told.
    pub(crate) fn index(&self, viewer: Viewer) -> usize {
        let place = match viewer {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Watcher => usize::MAX,
        };
        let last = self.by_viewer.len().saturating_sub(1);
        self.by_viewer.get(place.min(last)).copied().unwrap_or(0)
    }

    pub(crate) fn news(&self, index: usize) -> Option<&Arc<AnyNews>> {
        self.news.get(index)
    }
}

impl Table {
    /// Opens a match in its lobby; answers how many sit down.
    pub(crate) fn open(opening: Opening<'_>) -> Result<(Self, u8), Reject> {
        opening.item.settings.kind().visit(opening)
    }

    /// The match as it was at a checkpoint.
    pub(crate) fn resume(resting: AnyCheckpoint, content: &AnyContent) -> Result<Self, Reject> {
        Ok(Self { any: resting.resume(content)?, kept: None })
    }

    /// Carries out one input after another; the first must be accepted, the others are where they can be.
    pub(crate) fn submit(
        &mut self,
        at: Millis,
        first: Input<AnyAction>,
        rest: impl IntoIterator<Item = Input<AnyAction>>,
    ) -> Result<Tidings, Reject> {
        let kept = self.kept.as_mut();
        visit_match(&mut self.any, Submit { at, first, rest: rest.into_iter(), kept })
    }

    /// Applies every deadline up to `at`.
    pub(crate) fn tick(&mut self, at: Millis) -> Tidings {
        let kept = self.kept.as_mut();
        visit_match(&mut self.any, Tick { at, kept })
    }

    pub(crate) fn any(&self) -> &AnyMatch {
        &self.any
    }

    /// Whether the match is not over yet.
    pub(crate) fn is_running(&self) -> bool {
        self.any.phase() != PhaseName::Finished
    }

    /// The match as a viewer sees it.
    pub(crate) fn play(&mut self, game: u32, viewer: Viewer) -> AnyPlay {
        visit_match(&mut self.any, Look { game, viewer })
    }

    /// The journal of a match that is over and whose secrets may be shown, where it was kept.
    pub(crate) fn archive(&self) -> Option<&AnyJournal> {
        self.ended().filter(|_| self.any.is_revealed())
    }

    /// The journal of a match that is over, where it was kept; its secrets may be sealed.
    pub(crate) fn ended(&self) -> Option<&AnyJournal> {
        self.kept.as_ref().filter(|_| !self.is_running()).map(|kept| &kept.journal)
    }

    /// Takes what was kept of a match that is over, with the opening of its secrets where they are still sealed.
    pub(crate) fn take_opened(&mut self, at: Millis) -> Option<Opened> {
        self.ended()?;
        let kept = self.kept.take()?;
        if self.any.is_revealed() {
            return Some(kept.close(&self.any));
        }
        let mut opened = Self { any: self.any.clone(), kept: Some(kept) };
        opened.submit(at, Input::Reveal, []).ok()?;
        opened.kept.map(|kept| kept.close(&opened.any))
    }

    /// Lets go of a journal that has become longer than it is worth keeping.
    pub(crate) fn keep_up_to(&mut self, rows: usize) {
        if self.kept.as_ref().is_some_and(|kept| kept.journal.len() > rows) {
            self.kept = None;
        }
    }

    /// A bot's next move, to be thought about elsewhere.
    pub(crate) fn thought(&mut self, seat: Seat, bot: &str) -> Option<Thought> {
        visit_match(&mut self.any, Think { seat, bot })
    }
}

impl Kept {
    fn note<G: Listed>(&mut self, played: &Match<G>, step: &Step<G>) {
        if let Some(journal) = G::journal(&mut self.journal) {
            journal.record(step);
        }
        self.course.note::<G>(&played.header().settings, &step.events);
    }

    fn close(self, any: &AnyMatch) -> Opened {
        Opened { journal: self.journal, record: any.record(&self.course) }
    }
}

/// A bot's next move: what its seat sees, and how it chooses. Thinking may take a while and touches nothing.
pub struct Thought(Box<Choose>);

type Choose = dyn FnOnce(&mut Rng) -> Option<AnyAction> + Send;

impl std::fmt::Debug for Thought {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Thought")
    }
}

impl Thought {
    /// Chooses; `None` where there is nothing to do.
    pub fn think(self, dice: &mut Rng) -> Option<AnyAction> {
        (self.0)(dice)
    }
}

/// The bot of a game that is about as strong as one that may be another game's; none where the game has no bots.
pub(crate) fn bot_like(kind: GameKind, bot: &str) -> Option<&'static str> {
    let own = bots(kind);
    let place = |kind: &GameKind| bots(*kind).iter().position(|known| *known == bot);
    let strength = std::iter::once(&kind).chain(GameKind::ALL).find_map(place).unwrap_or(0);
    own.get(strength).or(own.last()).copied()
}

/// The names of the bots of a game, weakest first.
pub(crate) fn bots(kind: GameKind) -> Vec<&'static str> {
    struct Names;
    impl Visit for Names {
        type Out = Vec<&'static str>;

        fn visit<G: Listed>(self) -> Self::Out {
            G::bots().into_iter().map(|bot| bot.id).collect()
        }
    }
    kind.visit(Names)
}

impl Visit for Opening<'_> {
    type Out = Result<(Table, u8), Reject>;

    fn visit<G: Listed>(self) -> Self::Out {
        let settings = G::settings(&self.item.settings).ok_or(RoomReject::WrongSettings)?.clone();
        let content = G::content(&self.content).ok_or(RoomReject::UnknownPack)?.clone();
        let refused = |why| Reject::Play(G::any_reject(why));
        let rules = self.rules.unwrap_or(G::RULES);
        if !(1..=G::RULES).contains(&rules) {
            return Err(RoomReject::WrongSettings.into());
        }
        let laid = G::open(rules, &settings, content.clone()).map_err(|why| refused(Refusal::Game(why)))?;
        let most = (*G::players(&laid).end()).min(MAX_SEATS);
        let seats = self.players.min(usize::from(most)) as u8;
        let mut header = Header::new(settings, &*content, seats, self.seed, self.nonces);
        header.rules = rules;
        if let Some(timing) = self.timing {
            header.timing = timing;
        }
        if self.host_paced {
            header.timing.round_ended.auto_next = false;
        }
        header.grace = self.grace;
        header.reveal = self.reveal;
        header.began = self.began;
        let opened = Match::open(header, content).map_err(refused)?;
        let journal = || G::any_journal(Journal::new(&opened));
        let kept = self.record.then(|| Kept { journal: journal(), course: Course::default() });
        Ok((Table { any: G::any_match(opened), kept }, seats))
    }
}

struct Submit<'a, I> {
    at: Millis,
    first: Input<AnyAction>,
    rest: I,
    kept: Option<&'a mut Kept>,
}

impl<I: Iterator<Item = Input<AnyAction>>> VisitMatch for Submit<'_, I> {
    type Out = Result<Tidings, Reject>;

    fn visit<G: Wire>(self, played: &mut Match<G>) -> Self::Out {
        let first = own_input::<G>(self.first).ok_or(RoomReject::OtherGame)?;
        let before = Before::of(played);
        let mut steps = Vec::with_capacity(1);
        played.submit(self.at, first, &mut steps).map_err(G::any_reject)?;
        for input in self.rest.filter_map(own_input::<G>) {
            // What has become pointless meanwhile is left out.
            let _ = played.submit(self.at, input, &mut steps);
        }
        Ok(tell(played, before, &steps, self.kept))
    }
}

fn own_input<G: Listed>(input: Input<AnyAction>) -> Option<Input<G::Action>> {
    Some(match input {
        Input::Act { seat, action, lag } => Input::Act { seat, action: G::action(action)?, lag },
        Input::Begin => Input::Begin,
        Input::Ready(seat) => Input::Ready(seat),
        Input::Advance => Input::Advance,
        Input::Skip => Input::Skip,
        Input::Presence { seat, here } => Input::Presence { seat, here },
        Input::Join(seat) => Input::Join(seat),
        Input::Leave(seat) => Input::Leave(seat),
        Input::Tick => Input::Tick,
        Input::Reveal => Input::Reveal,
    })
}

struct Tick<'a> {
    at: Millis,
    kept: Option<&'a mut Kept>,
}

impl VisitMatch for Tick<'_> {
    type Out = Tidings;

    fn visit<G: Wire>(self, played: &mut Match<G>) -> Tidings {
        let before = Before::of(played);
        let mut steps = Vec::with_capacity(1);
        played.tick(self.at, &mut steps);
        tell(played, before, &steps, self.kept)
    }
}

/// A match before a row.
struct Before<G: Wire> {
    state: MatchState,
    resting: Option<Checkpoint<G>>,
}

impl<G: Wire> Before<G> {
    fn of(played: &Match<G>) -> Self {
        Self { state: played.state(), resting: played.resting() }
    }
}

/// What every viewer is told of these steps. Viewers who are told the same share it.
fn tell<G: Wire>(
    played: &Match<G>,
    before: Before<G>,
    steps: &[Step<G>],
    kept: Option<&mut Kept>,
) -> Tidings {
    if let Some(kept) = kept {
        steps.iter().for_each(|step| kept.note(played, step));
    }
    let after = played.state();
    let change = before.state.change_to(&after);
    let viewers = Seat::first(after.seats.len() as u8).map(Viewer::Seat).chain([Viewer::Watcher]);
    let mut told = Tidings::default();
    let mut known: Vec<(u128, usize)> = Vec::new();
    for viewer in viewers {
        let events = || steps.iter().flat_map(|step| &step.events);
        let heard = events().map(|told| told.audience.includes(viewer));
        let mask = heard.enumerate().fold(0, |mask, (bit, heard)| mask | u128::from(heard) << (bit & 127));
        let whole = steps.iter().any(|step| step.needs_view(viewer));
        let shared = !whole && events().nth(128).is_none();
        if let Some((_, index)) = known.iter().find(|(other, _)| shared && *other == mask) {
            told.by_viewer.push(*index);
            continue;
        }
        let index = told.news.len();
        if shared {
            known.push((mask, index));
        }
        told.by_viewer.push(index);
        told.news.push(Arc::new(G::any_news(News {
            change: change.clone(),
            told: events()
                .filter(|told| told.audience.includes(viewer))
                .map(|told| told.event.clone())
                .collect(),
            view: whole.then(|| Box::new(played.game_view(viewer))),
            pledges: steps.iter().flat_map(|step| step.pledges.iter().cloned()).collect(),
        })));
    }
    told.finish = steps.iter().flat_map(|step| &step.events).find_map(|told| match &told.event {
        Event::Match(MatchEvent::GameFinished { winner, scores, places }) => {
            Some(Finish { winner: *winner, scores: scores.clone(), places: places.clone() })
        }
        _ => None,
    });
    let starts = steps.iter().any(|step| step.checkpoint.is_some());
    told.checkpoint = before
        .resting
        .filter(|_| starts)
        .map(|checkpoint| G::any_checkpoint(Resting { header: played.header().clone(), checkpoint }));
    told
}

struct Look {
    game: u32,
    viewer: Viewer,
}

impl VisitMatch for Look {
    type Out = AnyPlay;

    fn visit<G: Wire>(self, played: &mut Match<G>) -> AnyPlay {
        let seat = match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Watcher => None,
        };
        let view = played.view(self.viewer);
        G::any_play(Play { game: self.game, seat, view, pledges: played.pledges() })
    }
}

struct Think<'a> {
    seat: Seat,
    bot: &'a str,
}

impl VisitMatch for Think<'_> {
    type Out = Option<Thought>;

    fn visit<G: Wire>(self, played: &mut Match<G>) -> Option<Thought> {
        let bot = G::bots().into_iter().find(|bot| bot.id == self.bot)?;
        let choose = thought(played, self.seat, &bot)?;
        Some(Thought(Box::new(move |dice| choose(dice).map(G::any_action))))
    }
}
