//! The one list of games. Everything that needs every game is made from it: the catalogue, replay, the law tests.

use cluehouse_engine::{Digest, Game};

use crate::{Bot, Date, Effort, Listed, Manifest};

/// A game with its place in the catalogue.
pub trait Entry: Game {
    /// Its entries; the code games have one for each preset.
    fn manifests() -> Vec<Manifest>;

    /// The settings an entry starts with, or `None` where it has no such entry.
    fn preset(id: &str) -> Option<Self::Settings>;

    /// The bots that can take a seat, weakest first.
    fn bots() -> Vec<Bot<Self>>;

    /// The entry these settings belong to.
    fn entry(_settings: &Self::Settings) -> &'static str {
        Self::ID
    }

    /// What a match by these settings is compared under, on boards and in figures: equal labels, comparable results.
    fn label(settings: &Self::Settings) -> String {
        plain_label::<Self>(settings)
    }

    /// The day whose puzzle of the day it is.
    fn day(_settings: &Self::Settings) -> Option<Date> {
        None
    }

    /// Whether players may be helped, so that the match can never be official.
    fn is_assisted(_settings: &Self::Settings) -> bool {
        false
    }

    /// Whether one person can play it for a result that counts: alone, for a secret of the server's, at the game's own pace.
    fn is_official(_settings: &Self::Settings) -> bool {
        false
    }

    /// What an entry's official race is played with, where it has one.
    fn race(_id: &str) -> Option<Self::Settings> {
        None
    }

    /// Looks whether it may be begun on `today`, in UTC: rules know no clock, and nobody is handed a puzzle of the days to come.
    ///
    /// # Errors
    /// Where it may not.
    fn on_day(_settings: &Self::Settings, _today: Date) -> Result<(), Self::Reject> {
        Ok(())
    }

    /// What a round took a seat, by its result.
    fn effort(_settings: &Self::Settings, _result: &Self::Result) -> Effort {
        Effort::default()
    }
}

/// The label without a name of the game's own: the entry's id, and where the settings are not the preset's a digest of them.
pub(crate) fn plain_label<G: Entry>(settings: &G::Settings) -> String {
    let entry = G::entry(settings);
    if G::preset(entry).as_ref() == Some(settings) {
        entry.to_owned()
    } else {
        format!("{entry}-{}", Digest::of("cluehouse settings", settings).short())
    }
}

/// Something to do with a game that is known only at run time.
pub trait Visit {
    /// What comes of it.
    type Out;

    /// Does it.
    fn visit<G: Listed>(self) -> Self::Out;
}

/// The list itself, handed to a macro. A game is added here and nowhere else.
#[cfg(feature = "party")]
#[macro_export]
macro_rules! for_every_game {
    ($callback:path) => {
        $callback! {
            Code = code::CodeGame;
            Numble = numble::Numble;
            Trivia = trivia::Trivia;
            Pictionary = pictionary::Pictionary;
            Hermit = hermit::Hermit;
        }
    };
}

/// The games of the list that can be played alone.
#[cfg(all(not(feature = "party"), feature = "code", feature = "numble"))]
#[macro_export]
macro_rules! for_every_game {
    ($callback:path) => {
        $callback! {
            Code = code::CodeGame;
            Numble = numble::Numble;
        }
    };
}

/// The code games alone.
#[cfg(all(feature = "code", not(feature = "numble")))]
#[macro_export]
macro_rules! for_every_game {
    ($callback:path) => {
        $callback! {
            Code = code::CodeGame;
        }
    };
}

/// Numble alone.
#[cfg(all(feature = "numble", not(feature = "code")))]
#[macro_export]
macro_rules! for_every_game {
    ($callback:path) => {
        $callback! {
            Numble = numble::Numble;
        }
    };
}

#[cfg(not(any(feature = "code", feature = "numble")))]
compile_error!("a list without games: one of the features `code`, `numble` and `party` is needed");

macro_rules! define_kinds {
    ($($kind:ident = $module:ident :: $game:ident;)*) => {
        /// The games, by name.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum GameKind {
            $(
                #[doc = concat!("The rules in `", stringify!($module), "`.")]
                $kind,
            )*
        }

        impl GameKind {
            /// Every game, in the catalogue's order.
            pub const ALL: &[Self] = &[$(Self::$kind),*];

            /// Its name in journals and on the wire.
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$kind => <crate::$module::$game as Game>::ID,)*
                }
            }

            /// Does something with this game's types.
            pub fn visit<V: Visit>(self, visitor: V) -> V::Out {
                match self {
                    $(Self::$kind => visitor.visit::<crate::$module::$game>(),)*
                }
            }
        }
    };
}

for_every_game!(define_kinds);

impl GameKind {
    /// The game of this name.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|kind| kind.id() == id)
    }

    /// The game that has this entry in the catalogue.
    pub fn from_entry(id: &str) -> Option<Self> {
        struct HasEntry<'a>(&'a str);
        impl Visit for HasEntry<'_> {
            type Out = bool;

            fn visit<G: Listed>(self) -> bool {
                G::preset(self.0).is_some()
            }
        }
        Self::ALL.iter().copied().find(|kind| kind.visit(HasEntry(id)))
    }

    /// Its entries in the catalogue.
    pub fn manifests(self) -> Vec<Manifest> {
        struct Manifests;
        impl Visit for Manifests {
            type Out = Vec<Manifest>;

            fn visit<G: Listed>(self) -> Vec<Manifest> {
                G::manifests()
            }
        }
        self.visit(Manifests)
    }
}

/// Every entry of every game.
pub fn catalogue() -> Vec<Manifest> {
    GameKind::ALL.iter().flat_map(|kind| kind.manifests()).collect()
}
