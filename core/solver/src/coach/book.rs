//! A strategy known by heart, found again under other names.

use cluehouse_codes::{Clue, Code, Feedback, MAX_LENGTH, MAX_SYMBOLS, Space};

use super::estimate::Estimate;
use crate::symmetry::permutations;
use crate::tree::{Node, Place, Tree};

/// A strategy tree with the claim whether nothing better exists.
#[derive(Clone, Debug)]
pub struct Book {
    tree: Tree,
    proven: bool,
    estimate: Estimate,
}

/// Where a game stands in the book.
#[derive(Clone, Debug)]
pub(super) struct Page<'b> {
    pub(super) node: &'b Node,
    /// The book's guess in the names of the game.
    pub(super) guess: Code,
    tree: &'b Tree,
}

impl Page<'_> {
    /// Guesses the book takes over so many codes that an answer to its guess leaves.
    pub(super) fn after(&self, feedback: Feedback, codes: usize) -> u32 {
        let branch = self.node.branches.iter().find(|(other, _)| *other == feedback);
        branch.map_or(2 * codes as u32 - 1, |(_, id)| self.tree.node(*id).total)
    }
}

impl Book {
    /// `proven` where the tree was found by a search that ran to its end for the least total.
    pub fn new(tree: Tree, proven: bool) -> Self {
        let estimate = Estimate::from_tree(&tree);
        Self { tree, proven, estimate }
    }

    /// The space whose codes it solves.
    pub fn space(&self) -> Space {
        self.tree.space()
    }

    /// Whether nothing better exists.
    pub fn is_proven(&self) -> bool {
        self.proven
    }

    /// The tree.
    pub fn tree(&self) -> &Tree {
        &self.tree
    }

    pub(super) fn estimate(&self) -> &Estimate {
        &self.estimate
    }

    /// The page of a game whose guesses are those of the book but for names.
    pub(super) fn page(&self, history: &[Clue]) -> Option<Page<'_>> {
        permutations(usize::from(self.space().length()))
            .into_iter()
            .find_map(|places| Naming::new(self.space(), places).follow(&self.tree, history))
    }

    /// The book's guess for a game whose guesses are those of the book but for names, in the names of the game; `None`
    /// where the game left the book or only obvious codes are left.
    pub fn guess(&self, history: &[Clue]) -> Option<Code> {
        self.page(history).map(|page| page.guess)
    }
}

/// How the game's symbols are called in the book, as far as the guesses tell.
struct Naming {
    space: Space,
    /// Where each place of the book takes its symbol from.
    places: [u8; MAX_LENGTH as usize],
    in_book: [Option<u8>; MAX_SYMBOLS as usize],
    in_game: [Option<u8>; MAX_SYMBOLS as usize],
}

impl Naming {
    fn new(space: Space, places: [u8; MAX_LENGTH as usize]) -> Self {
        Self { space, places, in_book: [None; 12], in_game: [None; 12] }
    }

    fn follow<'t>(mut self, tree: &'t Tree, history: &[Clue]) -> Option<Page<'t>> {
        let mut path = Vec::new();
        for clue in history {
            let Place::Written(node) = tree.follow(&path) else { return None };
            self.learn(clue.guess, node.guess)?;
            path.push(Clue { guess: node.guess, feedback: clue.feedback });
        }
        let Place::Written(node) = tree.follow(&path) else { return None };
        Some(Page { node, guess: self.translate(node.guess)?, tree })
    }

    /// Names symbols such that the game's guess is the book's.
    fn learn(&mut self, game: Code, book: Code) -> Option<()> {
        for place in 0..book.len() {
            let ours = game.symbol(usize::from(self.places[place]));
            let theirs = book.symbol(place);
            let known = (self.in_book[usize::from(ours)], self.in_game[usize::from(theirs)]);
            match known {
                (None, None) => {
                    self.in_book[usize::from(ours)] = Some(theirs);
                    self.in_game[usize::from(theirs)] = Some(ours);
                }
                (Some(name), Some(_)) if name == theirs => {}
                _ => return None,
            }
        }
        Some(())
    }

    /// The book's code in the game's names; symbols without a name yet take the lowest free one.
    fn translate(mut self, book: Code) -> Option<Code> {
        let mut symbols = [0; MAX_LENGTH as usize];
        for (place, theirs) in book.symbols().enumerate() {
            let ours = match self.in_game[usize::from(theirs)] {
                Some(ours) => ours,
                None => (0..self.space.symbols()).find(|&ours| self.in_book[usize::from(ours)].is_none())?,
            };
            self.in_game[usize::from(theirs)] = Some(ours);
            self.in_book[usize::from(ours)] = Some(theirs);
            symbols[usize::from(self.places[place])] = ours;
        }
        Code::new(&symbols[..book.len()])
    }
}
