//! What a host of a code game chooses.

use cluehouse_codes::{Alphabet, Space};
use cluehouse_engine::{Millis, Pace};
use cluehouse_json::Read;
use serde::{Deserialize, Serialize};

use super::Reject;

/// Most attempts of a custom board.
pub const MAX_ATTEMPTS: u8 = 20;
/// Shortest limit of a custom board, in seconds.
pub const MIN_SECONDS: u16 = 10;
/// Longest limit of a custom board, in seconds.
pub const MAX_SECONDS: u16 = 3600;
/// Most rounds of one match.
pub const MAX_ROUNDS: u8 = 20;

/// The settings of one match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CodeSettings"))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = CodeSettings))]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// Which board.
    pub variant: Variant,
    /// Who guesses what.
    pub mode: Mode,
    /// How many secrets are played for.
    #[serde(default = "one")]
    pub rounds: u8,
    /// Whether hints may be taken.
    #[serde(default)]
    pub practice: bool,
    /// How much time there is.
    #[serde(default)]
    pub pace: Pace,
    /// Whether it is an entry in an official race, with the race's score.
    #[serde(default)]
    pub race: bool,
}

const fn one() -> u8 {
    1
}

/// A preset, or a board of one's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CodeVariant"))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = CodeVariant))]
#[serde(tag = "t", content = "d", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Variant {
    /// Six colours, four places, ten attempts.
    Classic,
    /// Eight colours, five places, twelve attempts.
    Super,
    /// Six shapes, four places, no repeats, eight attempts in three minutes.
    Skemind,
    /// Ten digits, four places, no repeats, ten attempts.
    BullsAndCows,
    /// Any board within the bounds.
    Custom(Board),
}

/// The measures of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CodeBoard"))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = CodeBoard))]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// Which codes there are.
    pub space: Space,
    /// How many guesses one has.
    pub attempts: u8,
    /// How long one has, or for ever.
    pub seconds: Option<u16>,
}

/// Who guesses what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CodeMode"))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = CodeMode))]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// One player, a secret of the computer's.
    Solo,
    /// Everyone on the same secret at once; all may finish.
    Versus,
    /// Everyone on the same secret at once; the first to solve it ends the round.
    Sprint,
    /// One secret and one budget of attempts, guessed at in turns.
    Turns,
    /// Two players, each guesses the code the other set.
    Duel,
    /// The first seat sets a code, the second breaks it.
    Reversed,
    /// The first seat thinks of a code and answers by hand.
    ReversedByHand,
}

impl Mode {
    /// Every mode.
    pub const ALL: [Self; 7] = [
        Self::Solo,
        Self::Versus,
        Self::Sprint,
        Self::Turns,
        Self::Duel,
        Self::Reversed,
        Self::ReversedByHand,
    ];

    /// Whether the second seat breaks what the first one keeps.
    pub const fn is_reversed(self) -> bool {
        matches!(self, Self::Reversed | Self::ReversedByHand)
    }

    /// Whether players bring the secrets.
    pub const fn is_set_by_players(self) -> bool {
        matches!(self, Self::Duel | Self::Reversed)
    }
}

impl Variant {
    /// The presets, in the catalogue's order.
    pub const PRESETS: [Self; 4] = [Self::Classic, Self::Super, Self::Skemind, Self::BullsAndCows];

    /// The measures of the board.
    pub const fn board(self) -> Board {
        match self {
            Self::Classic => Board { space: Space::CLASSIC, attempts: 10, seconds: None },
            Self::Super => Board { space: Space::SUPER, attempts: 12, seconds: None },
            Self::Skemind => Board { space: Space::SKEMIND, attempts: 8, seconds: Some(180) },
            Self::BullsAndCows => Board { space: Space::BULLS_AND_COWS, attempts: 10, seconds: None },
            Self::Custom(board) => board,
        }
    }

    /// The marks its symbols are written with.
    pub const fn alphabet(self) -> Alphabet {
        match self {
            Self::Classic | Self::Super => Alphabet::Pegs,
            Self::Skemind => Alphabet::Shapes,
            Self::BullsAndCows => Alphabet::Digits,
            Self::Custom(_) => Alphabet::Letters,
        }
    }
}

impl Settings {
    /// One round of this board in this mode.
    pub const fn new(variant: Variant, mode: Mode) -> Self {
        Self { variant, mode, rounds: 1, practice: false, pace: Pace::Normal, race: false }
    }

    /// The limit of a round.
    pub fn limit(&self) -> Option<Millis> {
        let seconds = self.variant.board().seconds?;
        self.pace.stretch(Millis::from_secs(u64::from(seconds)))
    }

    /// Looks whether everything is in range.
    pub(super) fn check(&self) -> Result<(), Reject> {
        let board = self.variant.board();
        if !(1..=MAX_ATTEMPTS).contains(&board.attempts) {
            return Err(Reject::AttemptsRange);
        }
        if board.seconds.is_some_and(|seconds| !(MIN_SECONDS..=MAX_SECONDS).contains(&seconds)) {
            return Err(Reject::SecondsRange);
        }
        if !(1..=MAX_ROUNDS).contains(&self.rounds) || self.mode == Mode::Solo && self.rounds != 1 {
            return Err(Reject::RoundsRange);
        }
        if self.practice && self.mode != Mode::Solo {
            return Err(Reject::PracticeAlone);
        }
        let official = self.variant == Variant::Skemind && self.mode == Mode::Solo;
        if self.race && (!official || self.practice || self.pace != Pace::Normal) {
            return Err(Reject::NotARace);
        }
        Ok(())
    }
}
