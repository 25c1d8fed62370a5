//! What the law suite needs to know of code games.

use cluehouse_codes::{Code, Feedback, Space, fits};
use cluehouse_engine::laws::{Lab, Twin};
use cluehouse_engine::{Hidden, Pace, Rng, Seat, Viewer};

use super::round::Codes;
use super::{Action, Board, CodeGame, Mode, Opened, Round, Settings, Table, Variant, View};

impl Lab for CodeGame {
    fn settings(rng: &mut Rng) -> (Settings, u8) {
        let mode = *rng.pick(&Mode::ALL[..6]).expect("there are modes");
        let mode = if rng.once_in(12) { Mode::ReversedByHand } else { mode };
        let small = Space::new(rng.between(4, 6) as u8, rng.between(3, 4) as u8, rng.once_in(2));
        let board = Board {
            space: small.unwrap_or(Space::CLASSIC),
            attempts: rng.between(1, 8) as u8,
            seconds: rng.once_in(2).then(|| rng.between(10, 200) as u16),
        };
        let presets = Variant::PRESETS;
        let variant = if rng.once_in(2) { Variant::Custom(board) } else { presets[rng.index(presets.len())] };
        let seats = match mode {
            Mode::Solo => 1,
            Mode::Versus | Mode::Sprint | Mode::Turns => rng.between(2, 4) as u8,
            Mode::Duel | Mode::Reversed | Mode::ReversedByHand => 2,
        };
        let rounds = if mode == Mode::Solo { 1 } else { rng.between(1, 3) as u8 };
        let pace = *rng.pick(&Pace::ALL).expect("there are paces");
        let race = variant == Variant::Skemind && mode == Mode::Solo && rng.once_in(2);
        let plain = Settings { rounds, race, ..Settings::new(variant, mode) };
        let settings = if race {
            plain
        } else {
            Settings { practice: mode == Mode::Solo && rng.once_in(2), pace, ..plain }
        };
        (settings, seats)
    }

    fn content() {}

    fn action(table: &Table, round: &Round, seat: Seat, rng: &mut Rng) -> Action {
        let space = table.settings.variant.board().space;
        // Mostly guesses that tell little, so that many codes still fit late in a round.
        let among = if rng.once_in(4) { space.size() } else { 6 };
        let code = space.code(rng.below(among)).expect("an index below the size");
        if table.settings.mode == Mode::ReversedByHand && seat == Seat::new(0) {
            let honest = Feedback { exact: rng.below(2) as u8, misplaced: rng.below(2) as u8 };
            let guess = rng.between(1, round.attempts.len() as u64 + 1) as u8;
            return match rng.below(8) {
                0 => Action::Amend { guess, feedback: honest },
                1 if round.clash.is_some() => Action::GiveUp,
                _ => Action::Answer(honest),
            };
        }
        if round.began.is_none() {
            return Action::Set(code);
        }
        match rng.below(25) {
            0 => Action::Hint,
            1 => Action::GiveUp,
            _ => Action::Guess(code),
        }
    }

    fn wild(rng: &mut Rng) -> Action {
        let symbols: Vec<u8> = (0..rng.between(2, 8)).map(|_| rng.below(12) as u8).collect();
        let code = Code::new(&symbols).expect("a code in range");
        let feedback = Feedback { exact: rng.below(5) as u8, misplaced: rng.below(4) as u8 };
        match rng.below(8) {
            0 => Action::Set(code),
            1 => Action::Answer(feedback),
            2 => Action::Amend { guess: rng.below(25) as u8, feedback },
            3 => Action::Hint,
            4 => Action::GiveUp,
            _ => Action::Guess(code),
        }
    }

    fn twin(table: &Table, round: &Round, viewer: Viewer, rng: &mut Rng) -> Option<Twin<Self>> {
        let space = table.settings.variant.board().space;
        // Whose code is looked for, and by whom it is guessed at.
        let keeper = match viewer {
            Viewer::Seat(seat) if table.settings.mode == Mode::Duel => Seat::new(1 - seat.index() as u8),
            Viewer::Seat(seat) if table.settings.mode == Mode::Reversed && seat == Seat::new(0) => {
                return None;
            }
            _ => Seat::new(0),
        };
        let guessed = |attempt: &&super::round::Attempt| match round.codes {
            Codes::Dealt(_) => true,
            Codes::Set(_) | Codes::Thought => attempt.seat != keeper,
        };
        let clues: Vec<_> = round
            .attempts
            .iter()
            .filter(guessed)
            .filter_map(|attempt| {
                Some(cluehouse_codes::Clue { guess: attempt.guess, feedback: attempt.feedback? })
            })
            .collect();
        let secret = match &round.codes {
            Codes::Dealt(code) => *code.open(),
            Codes::Set(_) => *round.set_by(keeper)?.open(),
            Codes::Thought => return None,
        };
        let others: Vec<Code> = space.codes().filter(|&code| code != secret && fits(code, &clues)).collect();
        let other = *rng.pick(&others)?;
        Some(match round.codes {
            Codes::Dealt(_) => Twin::Round(Some(Hidden::new(other))),
            _ => Twin::Brought { seat: keeper, was: Action::Set(secret), instead: Action::Set(other) },
        })
    }

    fn leak(view: &mut View, _table: &Table, round: &Round) {
        if let Codes::Dealt(code) = &round.codes {
            view.codes = vec![Opened { by: None, code: *code.open() }];
        }
    }
}
