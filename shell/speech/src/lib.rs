//! Words: the Fluent texts of `locales/`, in the language asked for. It is where a text's id and arguments become a sentence.
#![warn(missing_docs)]

mod lang;
mod speech;

pub use lang::Lang;
pub use speech::Speech;
