//! What the simulated crowd plays, and how.

use std::sync::Arc;

use cluehouse_engine::laws::{Lab, propose};
use cluehouse_engine::{Digest, Event, Journal, MatchEvent, MatchState, Peek, Rng, Seat};
use cluehouse_games::{AnyAction, AnyContent, AnyMatch, GameKind, Listed, for_every_game};

use crate::{Item, Shelf};

macro_rules! define {
    ($($kind:ident = $module:ident :: $game:ident;)*) => {
        /// Something the player on a seat would do.
        pub(super) fn action(any: &AnyMatch, seat: Seat, rng: &mut Rng) -> Option<AnyAction> {
            match any {
                $(AnyMatch::$kind(own) => {
                    propose(own, seat, rng).map(cluehouse_games::$module::$game::any_action)
                })*
            }
        }

        /// Any action at all, most of them nonsense.
        pub(super) fn wild(kind: GameKind, rng: &mut Rng) -> AnyAction {
            match kind {
                $(GameKind::$kind => {
                    type Own = cluehouse_games::$module::$game;
                    Own::any_action(<Own as Lab>::wild(rng))
                })*
            }
        }

        /// Plays an archive again, from its text.
        pub(super) fn replay(text: &str) -> Result<Replayed, String> {
            let peek = Peek::read(text).map_err(|why| why.to_string())?;
            match GameKind::from_id(&peek.game) {
                $(Some(GameKind::$kind) => replay_own::<cluehouse_games::$module::$game>(text),)*
                None => Err(format!("an archive of the unknown game {}", peek.game)),
            }
        }

        fn content(kind: GameKind) -> AnyContent {
            match kind {
                $(GameKind::$kind => {
                    type Own = cluehouse_games::$module::$game;
                    Own::any_content(Arc::new(<Own as Lab>::content()))
                })*
            }
        }

        fn settings(kind: GameKind, rng: &mut Rng) -> cluehouse_games::AnySettings {
            match kind {
                $(GameKind::$kind => {
                    type Own = cluehouse_games::$module::$game;
                    Own::any_settings(<Own as Lab>::settings(rng).0)
                })*
            }
        }
    };
}

for_every_game!(define);

/// What an archive comes to.
pub(super) struct Replayed {
    pub(super) hash: Digest,
    pub(super) state: MatchState,
    /// Places by seat, from 1.
    pub(super) places: Vec<u8>,
}

fn replay_own<G: Lab>(text: &str) -> Result<Replayed, String> {
    let journal = Journal::<G>::parse(text).map_err(|why| why.to_string())?;
    let mut content = Arc::new(G::content());
    if Digest::of("cluehouse content", &*content) != journal.header.content {
        content = Arc::default();
    }
    let mut places = Vec::new();
    let played = journal.replay(content, None, |_, step| {
        for told in &step.events {
            if let Event::Match(MatchEvent::GameFinished { places: last, .. }) = &told.event {
                places.clone_from(last);
            }
        }
    });
    let played = played.map_err(|why| why.to_string())?;
    if played.pledges().iter().any(|pledge| pledge.holds(G::ID) != Some(true)) {
        return Err("a commitment does not hold".to_owned());
    }
    Ok(Replayed { hash: played.hash(), state: played.state(), places })
}

/// The packs the crowd plays with.
pub fn shelf() -> Shelf {
    let mut shelf = Shelf::default();
    GameKind::ALL.iter().for_each(|kind| {
        shelf.add(content(*kind));
    });
    shelf
}

/// One game of an evening, with any lawful settings.
pub fn any_item(rng: &mut Rng) -> Item {
    let kind = GameKind::ALL[rng.index(GameKind::ALL.len())];
    let settings = settings(kind, rng);
    let (content, none) = (content(kind).digest(), AnyContent::none(kind).digest());
    Item { entry: settings.entry().to_owned(), settings, pack: (content != none).then_some(content) }
}
