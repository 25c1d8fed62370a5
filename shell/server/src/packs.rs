//! Packs that people bring: from a file to what a room plays with, and what lists say of it. Where they are kept is not known here.

use std::sync::Arc;

use cluehouse_content::{Form, Refused, export_questions, export_words, import_questions, import_words};
use cluehouse_engine::Digest;
use cluehouse_games::pictionary::{Pictionary, WordList};
use cluehouse_games::trivia::{Pack, Trivia};
use cluehouse_games::{AnyContent, Listed};
use cluehouse_store::StoredPack;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What a pack is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum PackKind {
    /// Questions.
    Trivia,
    /// Words to draw.
    Words,
}

impl PackKind {
    pub(crate) const ALL: [Self; 2] = [Self::Trivia, Self::Words];

    pub(crate) const fn id(self) -> &'static str {
        match self {
            Self::Trivia => "trivia",
            Self::Words => "words",
        }
    }

    pub(crate) fn of(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.id() == id)
    }
}

/// A pack, whichever it is.
#[derive(Clone, Debug)]
pub(crate) enum Brought {
    Trivia(Arc<Pack>),
    Words(Arc<WordList>),
}

/// What lists say of a pack.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct About {
    /// How many questions or words there are.
    pub(crate) count: usize,
    /// The categories of questions, in the order in which they come first; none for words.
    pub(crate) categories: Vec<CategoryCount>,
}

/// A category, and how many questions it has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub(crate) struct CategoryCount {
    pub(crate) name: String,
    pub(crate) count: usize,
}

impl Brought {
    /// Reads a file that somebody brings; the form is told where there are several.
    pub(crate) fn import(kind: PackKind, bytes: &[u8]) -> Result<(Self, Option<Form>), Refused> {
        match kind {
            PackKind::Trivia => import_questions("", bytes)
                .map(|imported| (Self::Trivia(Arc::new(imported.pack)), Some(imported.form))),
            PackKind::Words => import_words("", bytes).map(|words| (Self::Words(Arc::new(words)), None)),
        }
    }

    /// Reads what the store has.
    pub(crate) fn read(stored: &StoredPack) -> Option<Self> {
        match PackKind::of(&stored.kind)? {
            PackKind::Trivia => serde_json::from_slice(&stored.bytes).ok().map(Arc::new).map(Self::Trivia),
            PackKind::Words => serde_json::from_slice(&stored.bytes).ok().map(Arc::new).map(Self::Words),
        }
    }

    /// What the store keeps.
    pub(crate) fn bytes(&self) -> anyhow::Result<Vec<u8>> {
        Ok(match self {
            Self::Trivia(pack) => serde_json::to_vec(&**pack)?,
            Self::Words(words) => serde_json::to_vec(&**words)?,
        })
    }

    pub(crate) fn content(&self) -> AnyContent {
        match self {
            Self::Trivia(pack) => Trivia::any_content(Arc::clone(pack)),
            Self::Words(words) => Pictionary::any_content(Arc::clone(words)),
        }
    }

    pub(crate) const fn kind(&self) -> PackKind {
        match self {
            Self::Trivia(_) => PackKind::Trivia,
            Self::Words(_) => PackKind::Words,
        }
    }

    pub(crate) fn digest(&self) -> Digest {
        self.content().digest()
    }

    /// As a file, and what kind of file that is.
    pub(crate) fn export(&self, form: Form) -> (&'static str, &'static str, String) {
        match self {
            Self::Trivia(pack) => {
                let kind = match form {
                    Form::Csv => "text/csv; charset=utf-8; header=present",
                    Form::Gift => "text/plain; charset=utf-8",
                    Form::Json | Form::OpenTriviaDb => "application/json",
                };
                (kind, form.id(), export_questions(pack, form))
            }
            Self::Words(words) => ("text/plain; charset=utf-8", "txt", export_words(words)),
        }
    }

    pub(crate) fn about(&self) -> About {
        let pack = match self {
            Self::Trivia(pack) => pack,
            Self::Words(words) => return About { count: words.words.len(), categories: Vec::new() },
        };
        let mut about = About { count: pack.questions.len(), categories: Vec::new() };
        for question in &pack.questions {
            match about.categories.iter_mut().find(|known| known.name == question.category) {
                Some(known) => known.count += 1,
                None => about.categories.push(CategoryCount { name: question.category.clone(), count: 1 }),
            }
        }
        about
    }
}

/// What a room plays with, from what the store has.
pub(crate) fn read(stored: &StoredPack) -> Option<AnyContent> {
    Brought::read(stored).map(|brought| brought.content())
}
