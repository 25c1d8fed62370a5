//! One recorded match per game, with everything anybody could observe. `UPDATE_EXPECT=1` writes them anew; read the diff.

use cluehouse_engine::laws::playthrough;
use cluehouse_games::for_every_game;
use expect_test::expect_file;

macro_rules! recorded {
    ($($kind:ident = $module:ident :: $game:ident;)*) => {
        $(
            #[test]
            fn $module() {
                let recorded: String = (1..=5).map(|seed| playthrough::<cluehouse_games::$module::$game>(seed, 40)).collect();
                expect_file![concat!("../playthroughs/", stringify!($module), ".txt")].assert_eq(&recorded);
            }
        )*
    };
}

for_every_game!(recorded);
