//! What there is to say, without a language: a text's id and its arguments. Shells turn it into words.

use serde::Serialize;

/// A text of `locales/`, with what fills its gaps.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "FluentText"))]
pub struct Text {
    /// The message's id in the Fluent files.
    pub id: &'static str,
    /// Its arguments by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// What fills a gap in a text.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TextArg"))]
#[serde(untagged)]
pub enum Arg {
    /// A number, for plurals and number forms.
    Number(i64),
    /// Words that are the same in every language: a code, a letter, an equation.
    Words(String),
}

impl Text {
    /// A text without gaps.
    pub const fn new(id: &'static str) -> Self {
        Self { id, args: Vec::new() }
    }

    /// With a number in one gap.
    #[must_use]
    pub fn number(mut self, name: &'static str, number: impl Into<i64>) -> Self {
        self.args.push((name, Arg::Number(number.into())));
        self
    }

    /// With words in one gap.
    #[must_use]
    pub fn words(mut self, name: &'static str, words: impl Into<String>) -> Self {
        self.args.push((name, Arg::Words(words.into())));
        self
    }
}

/// Something that can be told to a player.
pub trait Speak {
    /// What to say.
    fn text(&self) -> Text;
}
