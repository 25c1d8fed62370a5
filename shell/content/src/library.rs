//! What can be played: questions and words by language, as the games take them.

use std::collections::BTreeMap;
use std::sync::Arc;

use cluehouse_engine::Digest;
use cluehouse_games::Listed;
use cluehouse_games::pictionary::{Level, Pictionary, WordList};
use cluehouse_games::trivia::{Difficulty, Pack, Trivia};

/// Content in any number of languages.
#[derive(Clone, Debug, Default)]
pub struct Library(pub(crate) BTreeMap<String, Edition>);

/// Content in one language.
#[derive(Clone, Debug)]
pub struct Edition {
    pub(crate) language: String,
    pub(crate) trivia: Arc<Pack>,
    pub(crate) words: Arc<WordList>,
    pub(crate) local: usize,
}

impl Library {
    /// By their languages' tags.
    pub fn editions(&self) -> impl Iterator<Item = &Edition> {
        self.0.values()
    }

    /// Content in a language.
    pub fn edition(&self, tag: &str) -> Option<&Edition> {
        self.0.get(tag)
    }
}

impl Edition {
    /// The tag of its language; `und` where no folder and no file names one.
    pub fn language(&self) -> &str {
        &self.language
    }

    /// Questions, for Trivia.
    pub const fn trivia(&self) -> &Arc<Pack> {
        &self.trivia
    }

    /// Words to draw, for Pictionary.
    pub const fn words(&self) -> &Arc<WordList> {
        &self.words
    }

    /// How many questions are about the language's own countries.
    pub const fn local(&self) -> usize {
        self.local
    }

    /// The categories with how many questions each has, in the order of their files.
    pub fn categories(&self) -> Vec<(&str, usize)> {
        let mut found: Vec<(&str, usize)> = Vec::new();
        for question in &self.trivia.questions {
            match found.iter_mut().find(|(category, _)| *category == question.category) {
                Some((_, number)) => *number += 1,
                None => found.push((&question.category, 1)),
            }
        }
        found
    }

    /// How many questions are of a difficulty.
    pub fn of_difficulty(&self, difficulty: Difficulty) -> usize {
        self.trivia.questions.iter().filter(|question| question.difficulty == difficulty).count()
    }

    /// How many words are of a level.
    pub fn of_level(&self, level: Level) -> usize {
        self.words.words.iter().filter(|word| word.level == level).count()
    }

    /// The name of its questions on a room's shelf.
    pub fn trivia_digest(&self) -> Digest {
        Trivia::any_content(Arc::clone(&self.trivia)).digest()
    }

    /// The name of its words on a room's shelf.
    pub fn words_digest(&self) -> Digest {
        Pictionary::any_content(Arc::clone(&self.words)).digest()
    }
}
