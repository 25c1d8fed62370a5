//! A pack of questions, as content. Where it comes from and how it is imported is not known here.

use cluehouse_json::Read;
use serde::{Deserialize, Serialize};

use super::{Place, Settings};

/// Questions to play with.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pack {
    /// In any order; a match shuffles them.
    pub questions: Vec<Question>,
}

/// One question with four options.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Question {
    /// What it is about, in the pack's own words.
    pub category: String,
    /// How hard it is.
    pub difficulty: Difficulty,
    /// What is asked.
    pub text: String,
    /// What can be answered; a round shows them in an order of its own.
    pub options: [String; 4],
    /// Which option is right, as they stand here.
    pub right: Place,
    /// Why; may be empty.
    pub explanation: String,
}

/// How hard a question is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TriviaDifficulty"))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = TriviaDifficulty))]
#[serde(rename_all = "snake_case")]
pub enum Difficulty {
    /// Most people know it.
    Easy,
    /// Many do.
    Medium,
    /// Few do.
    Hard,
}

impl Pack {
    /// Where the questions stand that a match with these settings may ask.
    pub(super) fn chosen(&self, settings: &Settings) -> Vec<usize> {
        let fits = |question: &Question| {
            settings.category.as_ref().is_none_or(|category| *category == question.category)
                && settings.difficulty.is_none_or(|difficulty| difficulty == question.difficulty)
        };
        (0..).zip(&self.questions).filter(|(_, question)| fits(question)).map(|(index, _)| index).collect()
    }
}
