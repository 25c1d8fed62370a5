//! What a match comes to, worked out from its journal alone: places, points, who won, what it took them.
//!
//! The same text gives the same record on every machine and on every day, so a record that was written down can be checked
//! against its archive, and so can one that somebody reports. Who sat on which seat, whether the match was official and
//! when its text arrived it does not know.

use cluehouse_engine::{
    Digest, Event, Journal, JournalError, JournalFault, MatchEvent, Seat, SeatResult, Winner,
};

use crate::{AnyContent, AnyJournal, Date, GameKind, Listed};

/// What a match comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// Of which game.
    pub kind: GameKind,
    /// The entry of the catalogue.
    pub entry: &'static str,
    /// What it is compared under: results of equal games and presets can be.
    pub preset: String,
    /// The day whose puzzle of the day it was.
    pub day: Option<Date>,
    /// Wall time of the match's zero in milliseconds since 1970, as its header claims.
    pub began: u64,
    /// The hash over the whole journal.
    pub hash: Digest,
    /// Whether the match is over.
    pub finished: bool,
    /// Whether the match's policy lets secrets of ended rounds be shown: always, unless it is sealed and was not opened.
    pub revealed: bool,
    /// Whether players could be helped, so that it can never be official.
    pub assisted: bool,
    /// One for each seat, in order.
    pub seats: Vec<SeatRecord>,
}

/// What a match comes to for one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatRecord {
    /// From 1, equal seats share the better place; 0 while the match is not over.
    pub place: u8,
    /// Points.
    pub score: i32,
    /// Among several seats: whether it is first, alone or with others. Alone: whether it succeeded in every round there is.
    pub won: bool,
    /// Guesses used in the rounds that ended, where the game counts them.
    pub attempts: Option<u32>,
    /// Time used in the rounds that ended, each up to the end of the seat's part, where the game takes it.
    pub millis: Option<u64>,
    /// Hints taken in the rounds that ended.
    pub hints: u32,
}

/// What rounds took a seat; the default is that of a game that does not count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effort {
    /// Guesses used, where the game counts them.
    pub attempts: Option<u32>,
    /// Time used in milliseconds, where the game takes it.
    pub millis: Option<u64>,
    /// Hints taken.
    pub hints: u32,
}

impl Record {
    /// Reads a journal's text, replays it, checks every hash, and says what the match comes to. `content` answers with the
    /// pack of this name, and is asked only where the match was played with one.
    ///
    /// # Errors
    /// With the first line that cannot be read or does not follow from the lines before it, or where the pack is not here.
    pub fn read(
        text: &str,
        content: impl FnOnce(GameKind, Digest) -> Option<AnyContent>,
    ) -> Result<Self, JournalError> {
        let journal = AnyJournal::parse(text)?;
        let (kind, name) = (journal.kind(), journal.content());
        let none = AnyContent::none(kind);
        let content = if none.digest() == name { Some(none) } else { content(kind, name) };
        let content = content.ok_or(JournalError::new(1, JournalFault::NoContent(name)))?;
        journal.record(&content)
    }

    pub(crate) fn of<G: Listed>(journal: &Journal<G>, content: &AnyContent) -> Result<Self, JournalError> {
        let content = G::content(content).cloned().unwrap_or_default();
        let mut course = Course::default();
        let last = journal.replay(content, None, |_, step| {
            for told in &step.events {
                if let Event::Match(event) = &told.event {
                    course.note(event);
                }
            }
        })?;
        let scores: Vec<i32> = last.state().seats.iter().map(|seat| seat.score).collect();
        let settings = &journal.header.settings;
        let alone = scores.len() == 1;
        let seat_record = |(seat, score)| {
            let Effort { attempts, millis, hints } = G::effort(settings, &course.results(seat));
            let (place, won) = (course.place(seat), course.won(seat, alone));
            SeatRecord { place, score, won, attempts, millis, hints }
        };
        Ok(Self {
            kind: G::KIND,
            entry: G::entry(settings),
            preset: G::label(settings),
            day: G::day(settings),
            began: journal.header.began,
            hash: last.hash(),
            finished: last.is_finished(),
            revealed: last.is_revealed(),
            assisted: G::is_assisted(settings),
            seats: (0..).map(Seat::new).zip(scores).map(seat_record).collect(),
        })
    }
}

/// What the machine said of rounds and the end.
struct Course<R> {
    /// How many rounds the match has.
    rounds: usize,
    results: Vec<SeatResult<R>>,
    end: Option<(Winner, Vec<u8>)>,
}

impl<R> Default for Course<R> {
    fn default() -> Self {
        Self { rounds: 0, results: Vec::new(), end: None }
    }
}

impl<R: Clone> Course<R> {
    fn note(&mut self, event: &MatchEvent<R>) {
        match event {
            MatchEvent::RoundStarted { total, .. } => self.rounds = usize::from(*total),
            MatchEvent::RoundEnded { results, .. } => self.results.extend_from_slice(results),
            MatchEvent::GameFinished { winner, places, .. } => self.end = Some((*winner, places.clone())),
            MatchEvent::GameStarted { .. } | MatchEvent::PlayerAction { .. } => {}
        }
    }

    fn results(&self, seat: Seat) -> Vec<R> {
        let own = self.results.iter().filter(|result| result.seat == seat);
        own.map(|result| result.data.clone()).collect()
    }

    fn place(&self, seat: Seat) -> u8 {
        self.end.as_ref().and_then(|(_, places)| places.get(seat.index()).copied()).unwrap_or(0)
    }

    fn won(&self, seat: Seat, alone: bool) -> bool {
        let Some((winner, _)) = &self.end else { return false };
        if alone {
            let succeeded = self.results.iter().filter(|result| result.success).count();
            return self.rounds > 0 && succeeded == self.rounds;
        }
        match *winner {
            Winner::Nobody => false,
            Winner::Seat(first) => first == seat,
            Winner::Tie(first) => first.contains(seat),
        }
    }
}
