//! A match for one person, asked and answered as on a wire: what a page without a server plays with.
//!
//! There is no room around it; see [`Local`]. One match follows another, each from when it is begun.

use std::sync::Arc;

use cluehouse_engine::{JournalError, JournalFault, Millis, Peek, Seat, Seed, Speak, Text};
use cluehouse_games::{AnyAction, AnySettings, Bot, Entry, GameKind, Local, Opening, for_every_game};
use cluehouse_json::Read;
use serde::{Deserialize, Serialize};

use crate::wire::{AnyPlay, Play};

/// What is asked of a match for one. Times are the match's own, in milliseconds since it began.
#[derive(Clone, Debug, PartialEq, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "t", content = "d", rename_all = "snake_case", deny_unknown_fields)]
pub enum LocalAsk {
    /// Begins a match.
    Begin {
        /// What is played.
        settings: AnySettings,
        /// Who sits in the second seat.
        bot: Option<String>,
        /// Sixty-four hexadecimal digits from the system's random source.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        entropy: Seed,
        /// Wall time in milliseconds since 1970.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        began: u64,
    },
    /// Goes on with a match that was saved.
    Restore {
        /// What was saved.
        saved: String,
        /// Who sits in the second seat.
        bot: Option<String>,
    },
    /// The one who plays acts.
    Act {
        /// When.
        at: Millis,
        /// What.
        action: AnyAction,
    },
    /// Lets time pass.
    Tick(Millis),
    /// Lets every bot act once.
    #[cfg(feature = "strong-bots")]
    Think(Millis),
}

/// What is answered.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "t", content = "d", rename_all = "snake_case")]
pub enum LocalReply {
    /// Where the match stands now.
    Stands(Box<LocalState>),
    /// It could not be asked, or there is no match to go on with; why, in plain words.
    Failed(String),
}

/// Where a match for one stands.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LocalState {
    /// The match as the one who plays sees it.
    pub play: AnyPlay,
    /// The match's time, where it goes on after it was saved.
    pub now: Millis,
    /// The next time at which something happens by itself.
    pub due: Option<Millis>,
    /// How long their part of the rounds that ended took, in milliseconds.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub took: Option<u64>,
    /// The journal so far: what is saved, and once the match is over, what is kept of it.
    pub saved: String,
    /// Why what was asked was refused, where it was.
    pub refused: Option<Text>,
    /// What they were told since they last asked.
    #[cfg(feature = "told")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub told: AnyTold,
}

/// A match for one, once there is one.
#[derive(Debug, Default)]
pub struct LocalMatch(Option<AnyLocal>);

impl LocalMatch {
    /// Does what is asked.
    pub fn ask(&mut self, ask: LocalAsk) -> LocalReply {
        self.try_ask(ask).unwrap_or_else(LocalReply::Failed)
    }

    fn try_ask(&mut self, ask: LocalAsk) -> Result<LocalReply, String> {
        match ask {
            LocalAsk::Begin { settings, bot, entropy, began } => {
                self.0 = Some(AnyLocal::begin(settings, bot.as_deref(), &entropy, began)?);
                self.stands(None)
            }
            LocalAsk::Restore { saved, bot } => {
                self.0 = Some(AnyLocal::restore(&saved, bot.as_deref())?);
                self.stands(None)
            }
            LocalAsk::Act { at, action } => {
                let refused = self.begun()?.act(at, action)?;
                self.stands(refused)
            }
            LocalAsk::Tick(at) => {
                self.begun()?.tick(at);
                self.stands(None)
            }
            #[cfg(feature = "strong-bots")]
            LocalAsk::Think(at) => {
                self.begun()?.think(at);
                self.stands(None)
            }
        }
    }

    fn begun(&mut self) -> Result<&mut AnyLocal, String> {
        self.0.as_mut().ok_or_else(|| "no match has begun".to_owned())
    }

    fn stands(&mut self, refused: Option<Text>) -> Result<LocalReply, String> {
        Ok(LocalReply::Stands(Box::new(self.begun()?.state(refused))))
    }
}

macro_rules! define_any {
    ($($kind:ident = $module:ident :: $game:ident;)*) => {
        /// A match for one of any game.
        #[derive(Debug)]
        enum AnyLocal {
            $($kind(Box<Local<cluehouse_games::$module::$game>>),)*
        }

        /// What somebody is told, in any game.
        #[cfg(feature = "told")]
        #[derive(Clone, Debug, PartialEq, Serialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(tag = "t", content = "d", rename_all = "snake_case")]
        #[expect(missing_docs, reason = "the variants are the games")]
        pub enum AnyTold {
            $($kind(Vec<cluehouse_games::EventOf<cluehouse_games::$module::$game>>),)*
        }

        #[allow(unreachable_patterns, reason = "in a list of one game there is no other")]
        impl AnyLocal {
            fn begin(settings: AnySettings, bot: Option<&str>, seed: &Seed, began: u64) -> Result<Self, String> {
                match settings {
                    $(AnySettings::$kind(settings) => {
                        let opening = Opening {
                            settings,
                            content: Arc::default(),
                            bots: bots(bot)?,
                            seed: seed.derive("match seed", 1),
                            nonces: seed.derive("match nonces", 1),
                            began,
                        };
                        let local = Local::begin(opening).map_err(|why| why.text().id.to_owned())?;
                        Ok(Self::$kind(Box::new(local)))
                    })*
                }
            }

            fn restore(saved: &str, bot: Option<&str>) -> Result<Self, String> {
                let game = Peek::read(saved).map_err(|why| why.to_string())?.game;
                match GameKind::from_id(&game) {
                    $(Some(GameKind::$kind) => {
                        let local = Local::restore(saved, Arc::default(), bots(bot)?);
                        let local = local.map_err(|why| why.to_string())?;
                        Ok(Self::$kind(Box::new(local)))
                    })*
                    None => Err(JournalError::new(1, JournalFault::UnknownGame(game)).to_string()),
                }
            }

            /// Answers why it is refused, or nothing.
            fn act(&mut self, at: Millis, action: AnyAction) -> Result<Option<Text>, String> {
                match (self, action) {
                    $((Self::$kind(own), AnyAction::$kind(action)) => {
                        Ok(own.act(at, action).err().map(|why| why.text()))
                    })*
                    _ => Err("an action of another game".to_owned()),
                }
            }

            fn tick(&mut self, at: Millis) {
                match self {
                    $(Self::$kind(own) => own.tick(at),)*
                }
            }

            #[cfg(feature = "strong-bots")]
            fn think(&mut self, at: Millis) {
                match self {
                    $(Self::$kind(own) => own.think(at),)*
                }
            }

            fn state(&mut self, refused: Option<Text>) -> LocalState {
                match self {
                    $(Self::$kind(own) => LocalState {
                        play: AnyPlay::$kind(Play {
                            game: 1,
                            seat: Some(Seat::new(0)),
                            view: own.view(),
                            pledges: own.pledges(),
                        }),
                        now: own.now(),
                        due: own.deadline(),
                        took: own.effort().millis,
                        saved: own.journal().to_string(),
                        refused,
                        #[cfg(feature = "told")]
                        told: AnyTold::$kind(own.told()),
                    },)*
                }
            }
        }
    };
}

for_every_game!(define_any);

/// The bot of this name. A list without the strong bots is for who plays alone.
fn bots<G: Entry>(bot: Option<&str>) -> Result<Vec<Bot<G>>, String> {
    let Some(bot) = bot else { return Ok(Vec::new()) };
    let all = if cfg!(feature = "strong-bots") { G::bots() } else { Vec::new() };
    let known = all.into_iter().find(|known| known.id == bot);
    known.map(|known| vec![known]).ok_or_else(|| format!("there is no bot `{bot}`"))
}
