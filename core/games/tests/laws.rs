//! Every law, for every game of the one list.

use cluehouse_engine::law_tests;
use cluehouse_games::for_every_game;

macro_rules! suite {
    ($($kind:ident = $module:ident :: $game:ident;)*) => {
        $(law_tests!($module, cluehouse_games::$module::$game);)*
    };
}

for_every_game!(suite);
