//! What a match tells its viewers, for a game that is known only at run time.

use cluehouse_engine::{Event, Game, Match, Pledge, Progress, SeatView};
use cluehouse_games::{AnyMatch, GameKind, Listed, for_every_game};
use serde::Serialize;

use super::{News, Play};

/// What one row changes about a match of this game, for one member.
pub(crate) type NewsOf<G> = News<<G as Game>::Result, <G as Game>::Event, <G as Game>::View>;

macro_rules! define_any {
    ($($kind:ident = $module:ident :: $game:ident;)*) => {
        /// What one row changes about a match of any game, for one member.
        #[derive(Clone, Debug, PartialEq, Serialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(tag = "t", content = "d", rename_all = "snake_case")]
        #[expect(missing_docs, reason = "the variants are the games")]
        pub enum AnyNews {
            $($kind(NewsOf<cluehouse_games::$module::$game>),)*
        }

        /// A match of any game as one member sees it.
        #[derive(Clone, Debug, PartialEq, Serialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(tag = "t", content = "d", rename_all = "snake_case")]
        #[expect(missing_docs, reason = "the variants are the games")]
        pub enum AnyPlay {
            $($kind(Play<<cluehouse_games::$module::$game as Game>::View>),)*
        }

        $(
            #[allow(unreachable_patterns, reason = "in a list of one game there is no other")]
            impl Wire for cluehouse_games::$module::$game {
                fn any_news(own: NewsOf<Self>) -> AnyNews {
                    AnyNews::$kind(own)
                }

                fn news(any: &AnyNews) -> Option<&NewsOf<Self>> {
                    match any {
                        AnyNews::$kind(own) => Some(own),
                        _ => None,
                    }
                }

                fn any_play(own: Play<Self::View>) -> AnyPlay {
                    AnyPlay::$kind(own)
                }

                fn play(any: &AnyPlay) -> Option<&Play<Self::View>> {
                    match any {
                        AnyPlay::$kind(own) => Some(own),
                        _ => None,
                    }
                }
            }
        )*

        /// Does something with a match in its game's own types.
        pub(crate) fn visit_match<V: VisitMatch>(any: &mut AnyMatch, visitor: V) -> V::Out {
            match any {
                $(AnyMatch::$kind(own) => visitor.visit(own),)*
            }
        }

        impl AnyPlay {
            /// Of which game.
            pub const fn kind(&self) -> GameKind {
                match self {
                    $(Self::$kind(_) => GameKind::$kind,)*
                }
            }

            /// Which match of the evening, from 1.
            pub const fn game(&self) -> u32 {
                match self {
                    $(Self::$kind(own) => own.game,)*
                }
            }

            /// The machine's part of the view.
            pub const fn progress(&self) -> &Progress {
                match self {
                    $(Self::$kind(own) => &own.view.progress,)*
                }
            }

            /// The seats, as everyone sees them.
            pub fn seats(&self) -> &[SeatView] {
                match self {
                    $(Self::$kind(own) => &own.view.seats,)*
                }
            }

            /// Brings the picture up to date with a row. False where the news are of another game.
            #[allow(unreachable_patterns, reason = "in a list of one game there is no other")]
            pub fn hear(&mut self, news: &AnyNews) -> bool {
                match (self, news) {
                    $((Self::$kind(play), AnyNews::$kind(news)) => {
                        hear::<cluehouse_games::$module::$game>(play, news);
                        true
                    })*
                    _ => false,
                }
            }
        }
    };
}

for_every_game!(define_any);

/// Something to do with a running match of a game that is known only at run time.
pub(crate) trait VisitMatch {
    /// What comes of it.
    type Out;

    /// Does it.
    fn visit<G: Wire>(self, played: &mut Match<G>) -> Self::Out;
}

/// A game of the list, on the wire.
pub trait Wire: Listed {
    /// News of this game, as any game's.
    fn any_news(own: NewsOf<Self>) -> AnyNews;
    /// The news, where they are of this game.
    fn news(any: &AnyNews) -> Option<&NewsOf<Self>>;
    /// A picture of this game, as any game's.
    fn any_play(own: Play<Self::View>) -> AnyPlay;
    /// The picture, where it is of this game.
    fn play(any: &AnyPlay) -> Option<&Play<Self::View>>;
}

fn hear<G: Game>(play: &mut Play<G::View>, news: &NewsOf<G>) {
    news.change.apply(&mut play.view.progress, &mut play.view.seats);
    match &news.view {
        Some(view) => play.view.game.clone_from(view),
        None => {
            for event in &news.told {
                if let Event::Game(event) = event {
                    G::hear(&mut play.view.game, event);
                }
            }
        }
    }
    for pledge in &news.pledges {
        let known = |known: &&mut Pledge| (known.round, known.turn) == (pledge.round, pledge.turn);
        match play.pledges.iter_mut().find(known) {
            Some(known) => known.clone_from(pledge),
            None => play.pledges.push(pledge.clone()),
        }
    }
}
