//! The questions and words that rooms play with.

use std::collections::HashMap;
use std::sync::Arc;

use cluehouse_content::shipped;
use cluehouse_engine::Digest;
use cluehouse_games::pictionary::Pictionary;
use cluehouse_games::trivia::Trivia;
use cluehouse_games::{AnyContent, GameKind, Listed};
use cluehouse_room::Shelf;
use cluehouse_speech::Lang;

/// What is on the shelf, and which of it a game gets in which language where nothing else is asked for.
#[derive(Clone, Debug)]
pub(crate) struct Library {
    pub(crate) shelf: Arc<Shelf>,
    packs: HashMap<(&'static str, Lang), Digest>,
}

impl Library {
    /// What ships with the program.
    pub(crate) fn shipped() -> Self {
        let (mut shelf, mut packs) = (Shelf::default(), HashMap::new());
        for lang in Lang::ALL {
            let edition = shipped(lang);
            let contents = [
                Trivia::any_content(Arc::clone(edition.trivia())),
                Pictionary::any_content(Arc::clone(edition.words())),
            ];
            for content in contents {
                let kind = content.kind();
                packs.insert((kind.id(), lang), shelf.add(content));
            }
        }
        Self { shelf: Arc::new(shelf), packs }
    }

    /// The pack a game gets in a language; none for games without content.
    pub(crate) fn pack(&self, kind: GameKind, lang: Lang) -> Option<Digest> {
        self.packs.get(&(kind.id(), lang)).copied()
    }

    /// The content with this name for a game, where it is on the shelf.
    pub(crate) fn content(&self, kind: GameKind, digest: Digest) -> Option<AnyContent> {
        self.shelf.find(digest, kind)
    }
}
