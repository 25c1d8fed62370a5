//! The text a player shares: the puzzle's number and rows of squares, no character of any equation.

use super::{MAX_GUESSES, Mark, Marks, PuzzleNumber};

/// The text exactly as the seed document's program writes it; hard mode leaves no mark on it.
pub fn share(number: PuzzleNumber, rows: &[Marks], solved: bool) -> String {
    let guesses = if solved { rows.len().to_string() } else { "X".to_owned() };
    let mut text = format!("Numble {number} {guesses}/{MAX_GUESSES}");
    for (index, row) in rows.iter().enumerate() {
        text.push_str(if index == 0 { "\n\n" } else { "\n" });
        text.extend(row.iter().map(|mark| match mark {
            Mark::Green => '\u{1F7E9}',
            Mark::Yellow => '\u{1F7E8}',
            Mark::Gray => '\u{2B1C}',
        }));
    }
    text
}
