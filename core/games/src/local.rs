//! A match for one person in their own program: at a keyboard, in a page. Bots may sit in the other seats.
//!
//! There is no room around it. Nobody comes or goes, nothing waits for a countdown, and what is saved is the match's own journal.
//! Where that is kept, and what time it is, is the shell's business.

use std::sync::Arc;

use cluehouse_engine::{
    Event, Game, Header, Input, Journal, JournalError, Match, MatchEvent, MatchView, Millis, PhaseName,
    Pledge, Refusal, Rng, Seat, SeatResult, Seed, Step, Timing, Viewer,
};

use crate::{Bot, Effort, Entry};

/// The seat of the one who plays.
const YOU: Seat = Seat::new(0);

/// A match for one person.
#[derive(Debug)]
pub struct Local<G: Entry> {
    played: Match<G>,
    journal: Journal<G>,
    /// Who sits in the seats after the first.
    bots: Vec<Bot<G>>,
    /// A bot's choices are journalled, so its dice need not be.
    dice: Rng,
    effort: Effort,
    /// What the one who plays was told and has not asked for yet.
    told: Vec<EventOf<G>>,
}

/// What happens in a match of this game.
pub type EventOf<G> = Event<<G as Game>::Result, <G as Game>::Event>;

/// What a match for one begins with.
#[derive(Debug)]
pub struct Opening<G: Entry> {
    /// What is played.
    pub settings: G::Settings,
    /// With which questions or words.
    pub content: Arc<G::Content>,
    /// Who sits in the seats after the first.
    pub bots: Vec<Bot<G>>,
    /// Where all randomness comes from.
    pub seed: Seed,
    /// The key of the nonces; drawn apart from the seed.
    pub nonces: Seed,
    /// Wall time of the match's zero in milliseconds since 1970.
    pub began: u64,
}

impl<G: Entry> Local<G> {
    /// Sits everybody down and begins.
    ///
    /// # Errors
    /// Where the rules refuse the settings, or the game is not for so many.
    pub fn begin(opening: Opening<G>) -> Result<Self, Refusal<G::Reject>> {
        let Opening { settings, content, bots, seed, nonces, began } = opening;
        let seats = 1 + bots.len() as u8;
        // Nobody waits for countdowns at one keyboard.
        let header = Header {
            timing: Timing::AT_ONCE,
            began,
            ..Header::new(settings, &*content, seats, seed, nonces)
        };
        let played = Match::open(header, content)?;
        let mut local = Self::new(Journal::new(&played), played, bots, Effort::default());
        local.submit(Millis::ZERO, Input::Begin)?;
        Ok(local)
    }

    /// Goes on with a match that was saved, at the time at which it was.
    ///
    /// # Errors
    /// With the first line that cannot be read or does not follow from those before it.
    pub fn restore(text: &str, content: Arc<G::Content>, bots: Vec<Bot<G>>) -> Result<Self, JournalError> {
        let journal = Journal::<G>::parse(text)?;
        let mut effort = Effort::default();
        let played = journal.replay(content, None, |played, step| note_effort(&mut effort, played, step))?;
        let mut local = Self::new(journal, played, bots, effort);
        let away = local.played.state().seats.first().is_some_and(|seat| !seat.here);
        if away {
            local.set_presence(local.now(), true);
        }
        Ok(local)
    }

    fn new(journal: Journal<G>, played: Match<G>, bots: Vec<Bot<G>>, effort: Effort) -> Self {
        let dice = played.header().seed.rng("local bots");
        Self { played, journal, bots, dice, effort, told: Vec::new() }
    }

    /// What the match began with.
    pub fn header(&self) -> &Header<G> {
        self.played.header()
    }

    /// The time of the last row, where the match goes on after a pause.
    pub const fn now(&self) -> Millis {
        self.played.now()
    }

    /// The next time at which something happens by itself.
    pub fn deadline(&self) -> Option<Millis> {
        self.played.deadline()
    }

    /// Whether it is over.
    pub fn is_finished(&self) -> bool {
        self.played.is_finished()
    }

    /// What the one who plays sees.
    pub fn view(&self) -> MatchView<G::View> {
        self.played.view(Viewer::Seat(YOU))
    }

    /// The commitments made before each round, opened as far as they may be.
    pub fn pledges(&self) -> Vec<Pledge> {
        self.played.pledges()
    }

    /// What the rounds that ended took the one who plays.
    pub const fn effort(&self) -> Effort {
        self.effort
    }

    /// The journal so far. Its text is what is saved, and once the match is over, what is kept of it.
    pub const fn journal(&self) -> &Journal<G> {
        &self.journal
    }

    /// What the one who plays was told since this was last asked for.
    pub fn told(&mut self) -> Vec<EventOf<G>> {
        std::mem::take(&mut self.told)
    }

    /// The one who plays acts.
    ///
    /// # Errors
    /// Where the machine or the rules refuse it.
    pub fn act(&mut self, at: Millis, action: G::Action) -> Result<(), Refusal<G::Reject>> {
        self.submit(at, Input::act(YOU, action))
    }

    /// Lets time pass.
    pub fn tick(&mut self, at: Millis) {
        let mut steps = Vec::new();
        self.played.tick(at, &mut steps);
        self.note(&steps);
    }

    /// The one who plays goes away: the match's time stands still until it is restored.
    pub fn leave(&mut self, at: Millis) {
        self.set_presence(at, false);
    }

    /// Lets every bot act once, where it has something to do.
    pub fn think(&mut self, at: Millis) {
        for (seat, bot) in (1..).map(Seat::new).zip(self.bots.clone()) {
            // Time may have run out meanwhile.
            self.tick(at);
            let chosen = thought(&self.played, seat, &bot).and_then(|choose| choose(&mut self.dice));
            if let Some(action) = chosen {
                // A bot chooses among what is allowed; one that does not waits for its next chance.
                let _ = self.submit(at, Input::act(seat, action));
            }
        }
    }

    /// What a bot would do in place of the one who plays.
    pub fn advise(&mut self, bot: &Bot<G>) -> Option<G::Action> {
        thought(&self.played, YOU, bot)?(&mut self.dice)
    }

    fn set_presence(&mut self, at: Millis, here: bool) {
        // Once it is over nobody is missed.
        let _ = self.submit(at, Input::Presence { seat: YOU, here });
    }

    /// What is refused is refused after the deadlines up to then, which stand.
    fn submit(&mut self, at: Millis, input: Input<G::Action>) -> Result<(), Refusal<G::Reject>> {
        let mut steps = Vec::with_capacity(1);
        let done = self.played.submit(at, input, &mut steps);
        self.note(&steps);
        done
    }

    fn note(&mut self, steps: &[Step<G>]) {
        for step in steps {
            self.journal.record(step);
            note_effort(&mut self.effort, &self.played, step);
            let heard = step.events.iter().filter(|told| told.audience.includes(Viewer::Seat(YOU)));
            self.told.extend(heard.map(|told| told.event.clone()));
        }
    }
}

fn note_effort<G: Entry>(effort: &mut Effort, played: &Match<G>, step: &Step<G>) {
    for told in &step.events {
        if let Event::Match(MatchEvent::RoundEnded { results, .. }) = &told.event {
            let own = |result: &&SeatResult<G::Result>| result.seat == YOU;
            if let Some(result) = results.iter().find(own) {
                effort.add(G::effort(&played.header().settings, &result.data));
            }
        }
    }
}

/// A bot's next move in a seat: what the seat sees, and how the bot chooses, which may take a while and touches nothing. None where
/// there is nothing to do.
pub fn thought<G: Entry>(
    played: &Match<G>,
    seat: Seat,
    bot: &Bot<G>,
) -> Option<impl FnOnce(&mut Rng) -> Option<G::Action> + Send + use<G>> {
    if played.phase() != PhaseName::Playing {
        return None;
    }
    let view = played.view(Viewer::Seat(seat));
    if view.seats.get(seat.index()).is_none_or(|seat| seat.done || seat.left) {
        return None;
    }
    let (choices, table, choose) = (played.choices(seat), Arc::clone(played.table()), bot.choose);
    Some(move |dice: &mut Rng| choose(&table, &view, &choices, dice))
}
