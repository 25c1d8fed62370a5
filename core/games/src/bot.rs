//! Bots: players that see what a player sees, nothing more.

use cluehouse_engine::{Choices, Game, MatchView, Rng};
use serde::Serialize;

/// How strong a bot is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "BotLevel"))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = BotLevel))]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Anything that is allowed.
    Easy,
    /// Never contradicts what it knows.
    Medium,
    /// Looks one step ahead.
    Hard,
    /// The best known play.
    Expert,
}

/// What a bot does next; `None` where it has nothing to do.
pub type Choose<G> = fn(
    &<G as Game>::Table,
    &MatchView<<G as Game>::View>,
    &Choices<<G as Game>::Action>,
    &mut Rng,
) -> Option<<G as Game>::Action>;

/// One way to choose an action from the table, a view, the valid actions and dice. It is handed nothing else, so it cannot know
/// more than a player who knows the game and its books by heart: what was dealt is not on the table. The shell submits what it
/// chose like anybody's action.
#[derive(Clone)]
pub struct Bot<G: Game> {
    /// Its name in commands.
    pub id: &'static str,
    /// Text id of how it plays.
    pub description: &'static str,
    /// How strong it is.
    pub level: Level,
    /// How it chooses.
    pub choose: Choose<G>,
}

impl<G: Game> std::fmt::Debug for Bot<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Bot({})", self.id)
    }
}
