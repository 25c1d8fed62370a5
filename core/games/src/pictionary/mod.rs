//! Pictionary: one draws a word, the others guess it. A round is a cycle in which everybody draws once; a turn is one drawing.
//!
//! The word is known to the drawer and to those who have found it. Everybody else sees its pattern, with a few letters as
//! time runs out, and the drawing.

mod action;
mod canvas;
mod drawings;
mod event;
mod fold;
#[cfg(feature = "laws")]
mod lab;
mod manifest;
mod points;
mod reject;
mod round;
mod rules;
mod score;
mod settings;
mod turn;
mod view;
mod words;

pub use action::{Action, ParseActionError};
pub use canvas::{
    Draw, HEIGHT, MAX_BATCHES, MAX_COLOUR, MAX_DRAWING, MAX_POINTS, MAX_SIZE, Mark, ParseDrawError, WIDTH,
};
pub use drawings::Drawing;
pub use event::{Event, Shown};
pub use fold::fold;
pub use points::{ParsePointsError, Points};
pub use reject::Reject;
pub use round::{Round, Summary};
pub use rules::{MAX_SAID, MAX_TEXT, PATIENCE, Pictionary, Table};
pub use score::{DRAWER_POINTS, finder_points};
pub use settings::{MAX_CYCLES, MAX_PLAYERS, MAX_SECONDS, MIN_PLAYERS, MIN_SECONDS, PICKING, Settings};
pub use turn::{Deal, OFFERS, Verdict};
pub use view::{LineView, SaidView, Stage, TurnView, View};
pub use words::{Level, MAX_WORD, Pattern, Word, WordList};
