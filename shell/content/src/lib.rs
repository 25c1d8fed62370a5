//! Questions and words as files: reads folders of them, checks them, and makes the packs a room plays with.
//!
//! What is wrong is a [`Finding`] with file, line and reason, in a text of `locales/`. Nothing here knows rooms, sockets or
//! a terminal. The form of the files is told in `content/README.md`.
#![warn(missing_docs)]

mod check;
mod export;
mod finding;
mod import;
mod json;
mod lang;
mod library;
mod limits;
mod questions;
mod regions;
mod sentence;
mod sheet;
mod shipped;
mod source;
mod spelling;
mod typography;
mod words;

pub use check::{Checked, check};
pub use cluehouse_speech::Lang;
pub use export::{cell, export_questions, export_words};
pub use finding::{Finding, Reason, Severity, Spot, Wanted};
pub use import::{Form, Imported, Refused, import_questions, import_words};
pub use lang::is_tag;
pub use library::{Edition, Library};
pub use limits::{
    MAX_CATEGORY, MAX_EXPLANATION, MAX_FILE, MAX_FILES, MAX_FINDINGS, MAX_OPTION, MAX_QUESTION,
    MAX_QUESTIONS, MAX_SHOWN_WORDS, MAX_SYNONYM_WORDS, MAX_WORDS,
};
pub use shipped::{shipped, shipped_files};
pub use source::{Error, File};
pub use spelling::dictionaries;
