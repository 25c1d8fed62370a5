//! The coach on one position of a code game.

use cluehouse_codes::{Alphabet, Clue, Count, Found, count, estimate, find, list, smallest_clash};
use cluehouse_engine::Text;
use cluehouse_games::code::{Variant, coach, hint_text};
use cluehouse_solver::{Advice, Certainties, Hint, LISTING_BOUND, PositionError};

use super::said::{CodePosition, Consistency, HintStage, HintStep, Remaining};

/// Codes left that are written out.
const SHOWN: u64 = 24;
/// Most answers one code has earned; what clashes is found among no more.
const MOST_CLUES: usize = 32;

/// Reads a position whose guesses are codes of its board.
pub(super) fn read(text: &str) -> Result<CodePosition, String> {
    let position: CodePosition = super::read(text)?;
    check(&position).map(|()| position)
}

/// Whether the guesses are codes of the board, and not too many.
pub(super) fn check(position: &CodePosition) -> Result<(), String> {
    if position.clues.len() > MOST_CLUES {
        return Err(format!("more than {MOST_CLUES} guesses"));
    }
    let space = position.variant.board().space;
    match position.clues.iter().position(|clue| !space.contains(clue.guess)) {
        Some(wrong) => Err(format!("guess {} is no code of this board", wrong + 1)),
        None => Ok(()),
    }
}

pub(super) fn remaining(position: &CodePosition) -> Remaining {
    let CodePosition { variant, clues } = position;
    let space = variant.board().space;
    let known = |count| Remaining { count, exact: true, margin: None, codes: None };
    if clues.is_empty() {
        let codes = (space.size() <= SHOWN).then(|| space.codes().collect());
        return Remaining { codes, ..known(space.size()) };
    }
    match count(space, clues, LISTING_BOUND) {
        Count::Exact(count) => {
            let codes = if count <= SHOWN { list(space, clues, LISTING_BOUND) } else { None };
            Remaining { codes, ..known(count) }
        }
        Count::AtLeast(least) => match estimate(space, clues).filter(|about| about.count > least) {
            Some(about) => Remaining { exact: false, margin: Some(about.margin), ..known(about.count) },
            None => Remaining { exact: false, ..known(least) },
        },
    }
}

pub(super) fn certainties(position: &CodePosition) -> Option<Certainties> {
    coach(position.variant.board().space).certainties(&position.clues).ok().flatten()
}

pub(super) fn advice(position: &CodePosition) -> Option<Advice> {
    coach(position.variant.board().space).advise(&position.clues).ok()
}

/// How many codes are left, where to look for what is plainest, what is certain, a good guess.
pub(super) fn hints(position: &CodePosition) -> Vec<HintStep> {
    let hints = match coach(position.variant.board().space).hints(&position.clues) {
        Ok(hints) => hints,
        Err(PositionError::TooMany) => Vec::new(),
        Err(PositionError::Impossible) => return Vec::new(),
    };
    let left = remaining(position);
    let (id, codes) = match (left.exact, left.margin) {
        (true, _) => ("code-hint-count", left.count),
        (false, Some(_)) => ("code-hint-about", rounded(left.count)),
        (false, None) => ("code-hint-at-least", left.count),
    };
    let mut steps = vec![HintStep::new(HintStage::Count, Text::new(id).number("codes", codes as i64))];
    let certain = hints.iter().map(HintStep::of);
    steps.extend(certain);
    if let Some(plainest) = steps.get(1).filter(|step| step.stage == HintStage::Certain) {
        let proof = plainest.proof.clone();
        let numbers: Vec<String> = proof.iter().map(|guess| (guess + 1).to_string()).collect();
        let look = Text::new("hint-look").words("proof", numbers.join(", "));
        steps.insert(1, HintStep { proof, ..HintStep::new(HintStage::Look, look) });
    }
    steps
}

/// With two figures that count.
fn rounded(count: u64) -> u64 {
    let unit = 10u64.pow(count.max(1).ilog10().saturating_sub(1));
    (count + unit / 2) / unit * unit
}

impl HintStep {
    const fn new(stage: HintStage, text: Text) -> Self {
        Self { stage, text, proof: Vec::new(), symbol: None, place: None, guess: None }
    }

    fn of(hint: &Hint) -> Self {
        let text = hint_text(ALPHABET, hint, mark);
        let certain =
            |symbol, place, proof: &[usize]| (HintStage::Certain, Some(symbol), place, proof.to_vec());
        let (stage, symbol, place, proof) = match hint {
            Hint::Absent { symbol, proof } | Hint::Present { symbol, proof } => certain(*symbol, None, proof),
            Hint::There { symbol, place, proof } | Hint::NotThere { symbol, place, proof } => {
                certain(*symbol, Some(*place), proof)
            }
            Hint::Guess(_) => (HintStage::Guess, None, None, Vec::new()),
        };
        let guess = match hint {
            Hint::Guess(advice) => Some(advice.guess),
            _ => None,
        };
        Self { stage, text, proof, symbol, place, guess }
    }
}

/// What texts write symbols with, as all codes on the wire: whoever shows them knows how they look and what they are called.
pub(super) const ALPHABET: Alphabet = Alphabet::Letters;

pub(super) fn mark(symbol: u8) -> String {
    ALPHABET.mark(symbol).to_string()
}

pub(super) fn consistency(position: &CodePosition) -> Consistency {
    let first_fault = first_fault(position.variant, &position.clues);
    let clash = first_fault
        .and_then(|_| smallest_clash(position.variant.board().space, &position.clues, LISTING_BOUND));
    let clash = clash.map(|clash| clash.answers).unwrap_or_default();
    Consistency { consistent: first_fault.is_none(), first_fault, clash }
}

/// The first answer with which those before it cannot all be true.
pub(super) fn first_fault(variant: Variant, clues: &[Clue]) -> Option<usize> {
    let space = variant.board().space;
    let lowest = space.code(0)?;
    (0..clues.len()).find(|&last| find(space, &clues[..=last], lowest, LISTING_BOUND) == Found::Nothing)
}
