//! The coach for the page's Worker: JSON in, JSON out, of the types in [`said`].
//!
//! Codes are written with letters from A, as in views; places, symbols and guesses count from 0, but from 1 in the arguments of
//! texts. Nothing here sees a secret but that of a game that is over: whatever is said follows from what the page hands over.

mod code;
mod fair;
mod numble;
mod review;
pub mod said;

use cluehouse_json as json;
use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

/// Every guess of a finished code game judged: the text of its archive → [`said::GameReview`].
///
/// # Errors
/// In plain words, where the text is no journal, of another game, or not finished.
#[wasm_bindgen]
pub fn review(journal: &str) -> Result<String, String> {
    review::review(journal).map(|said| write(&said))
}

/// What another guess would have earned and been worth: [`said::WhatIf`] → [`said::GuessReview`].
///
/// # Errors
/// In plain words, where the game cannot be read, or the code does not fit the answers.
#[wasm_bindgen]
pub fn what_if(asked: &str) -> Result<String, String> {
    review::what_if(read(asked)?).map(|said| write(&said))
}

/// What is still possible: [`said::CodePosition`] → [`said::Remaining`].
///
/// # Errors
/// In plain words, where the position cannot be read.
#[wasm_bindgen]
pub fn remaining(position: &str) -> Result<String, String> {
    Ok(write(&code::remaining(&code::read(position)?)))
}

/// What is certain: [`said::CodePosition`] → [`cluehouse_solver::Certainties`], or `null` where no code fits the answers or the
/// board has too many codes.
///
/// # Errors
/// In plain words, where the position cannot be read.
#[wasm_bindgen]
pub fn certainties(position: &str) -> Result<String, String> {
    Ok(write(&code::certainties(&code::read(position)?)))
}

/// The hint ladder: [`said::CodePosition`] → a list of [`said::HintStep`], which is empty where no code fits the answers and
/// ends after the count where too many do.
///
/// # Errors
/// In plain words, where the position cannot be read.
#[wasm_bindgen]
pub fn hints(position: &str) -> Result<String, String> {
    Ok(write(&code::hints(&code::read(position)?)))
}

/// Whether the answers can all be true: [`said::CodePosition`] → [`said::Consistency`].
///
/// # Errors
/// In plain words, where the position cannot be read.
#[wasm_bindgen]
pub fn consistent(position: &str) -> Result<String, String> {
    Ok(write(&code::consistency(&code::read(position)?)))
}

/// A good guess and what it is worth: [`said::CodePosition`] → [`cluehouse_solver::Advice`], or `null` where no code fits the
/// answers or too many do.
///
/// # Errors
/// In plain words, where the position cannot be read.
#[wasm_bindgen]
pub fn advise(position: &str) -> Result<String, String> {
    Ok(write(&code::advice(&code::read(position)?)))
}

/// What is still possible in Numble: [`said::NumblePosition`] → [`said::NumbleRemaining`].
///
/// # Errors
/// In plain words, where the position cannot be read.
#[wasm_bindgen]
pub fn numble_remaining(position: &str) -> Result<String, String> {
    Ok(write(&numble::remaining(&read(position)?)))
}

/// A good guess in Numble: [`said::NumblePosition`] → [`said::NumbleAdvice`], or `null` where no equation fits the marks.
///
/// # Errors
/// In plain words, where the position cannot be read.
#[wasm_bindgen]
pub fn numble_advise(position: &str) -> Result<String, String> {
    Ok(write(&numble::advice(&read(position)?)))
}

/// A finished code game or Numble played again, every line checked: the text of its archive → [`said::Replay`].
///
/// # Errors
/// In plain words, with the line that does not follow from those before it.
#[wasm_bindgen]
pub fn replay(journal: &str) -> Result<String, String> {
    fair::replay(journal).map(|said| write(&said))
}

/// The commitment that must have been given for what was opened: [`said::Opened`] → its text.
///
/// # Errors
/// In plain words, where it cannot be read.
#[wasm_bindgen]
pub fn promised(opened: &str) -> Result<String, String> {
    Ok(write(&fair::promised(&read(opened)?)))
}

fn read<T: json::Read>(text: &str) -> Result<T, String> {
    json::read(text.as_bytes()).map_err(|why| why.to_string())
}

fn write(said: &impl Serialize) -> String {
    json::write(said)
}
