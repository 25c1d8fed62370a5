//! What a match comes to, worked out from its journal alone: places, points, who won, what it took them.
//!
//! The same text gives the same record on every machine and on every day, so a record that was written down can be checked
//! against its archive, and so can one that somebody reports. Who sat on which seat, whether the match was official and
//! when its text arrived it does not know.

use cluehouse_engine::{
    Digest, Event, Header, Journal, JournalError, JournalFault, Match, MatchEvent, Seat, SeatResult, Told,
    Winner,
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

/// What rounds took a seat; the default is that of a game that does not count, and of a seat that was there for none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effort {
    /// Guesses used, where the game counts them.
    pub attempts: Option<u32>,
    /// Time used in milliseconds, where the game takes it.
    pub millis: Option<u64>,
    /// Hints taken.
    pub hints: u32,
}

impl Effort {
    pub(crate) fn add(&mut self, round: Self) {
        self.attempts = round.attempts.map(|one| one + self.attempts.unwrap_or(0)).or(self.attempts);
        self.millis = round.millis.map(|one| one + self.millis.unwrap_or(0)).or(self.millis);
        self.hints += round.hints;
    }
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
        let settings = &journal.header.settings;
        let last = journal.replay(content, None, |_, step| course.note::<G>(settings, &step.events))?;
        Ok(Self::after(&last, &course))
    }

    /// What a match has come to, of which the whole course was noted.
    pub(crate) fn after<G: Listed>(played: &Match<G>, course: &Course) -> Self {
        let Header { settings, began, .. } = played.header();
        let scores: Vec<i32> = played.state().seats.iter().map(|seat| seat.score).collect();
        let alone = scores.len() == 1;
        let seat_record = |(seat, score): (Seat, i32)| {
            let Effort { attempts, millis, hints } =
                course.efforts.get(seat.index()).copied().unwrap_or_default();
            let (place, won) = (course.place(seat), course.won(seat, alone));
            SeatRecord { place, score, won, attempts, millis, hints }
        };
        Self {
            kind: G::KIND,
            entry: G::entry(settings),
            preset: G::label(settings),
            day: G::day(settings),
            began: *began,
            hash: played.hash(),
            finished: played.is_finished(),
            revealed: played.is_revealed(),
            assisted: G::is_assisted(settings),
            seats: (0..).map(Seat::new).zip(scores).map(seat_record).collect(),
        }
    }
}

/// What the machine has said of a match's rounds and its end, as far as a record says it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Course {
    /// How many rounds the match has.
    rounds: usize,
    /// How often a seat succeeded in a round.
    successes: usize,
    /// What the rounds took each seat.
    efforts: Vec<Effort>,
    end: Option<(Winner, Vec<u8>)>,
}

impl Course {
    /// Takes down what a row of the match brought about.
    pub fn note<G: Listed>(&mut self, settings: &G::Settings, events: &[Told<G>]) {
        for told in events {
            match &told.event {
                Event::Match(MatchEvent::RoundStarted { total, .. }) => self.rounds = usize::from(*total),
                Event::Match(MatchEvent::RoundEnded { results, .. }) => {
                    results.iter().for_each(|result| self.note_result::<G>(settings, result));
                }
                Event::Match(MatchEvent::GameFinished { winner, places, .. }) => {
                    self.end = Some((*winner, places.clone()));
                }
                Event::Match(MatchEvent::GameStarted { .. } | MatchEvent::PlayerAction { .. })
                | Event::Game(_) => {}
            }
        }
    }

    fn note_result<G: Listed>(&mut self, settings: &G::Settings, result: &SeatResult<G::Result>) {
        let seat = result.seat.index();
        if self.efforts.len() <= seat {
            self.efforts.resize(seat + 1, Effort::default());
        }
        self.efforts[seat].add(G::effort(settings, &result.data));
        self.successes += usize::from(result.success);
    }

    fn place(&self, seat: Seat) -> u8 {
        self.end.as_ref().and_then(|(_, places)| places.get(seat.index()).copied()).unwrap_or(0)
    }

    fn won(&self, seat: Seat, alone: bool) -> bool {
        let Some((winner, _)) = &self.end else { return false };
        if alone {
            return self.rounds > 0 && self.successes == self.rounds;
        }
        match *winner {
            Winner::Nobody => false,
            Winner::Seat(first) => first == seat,
            Winner::Tie(first) => first.contains(seat),
        }
    }
}
