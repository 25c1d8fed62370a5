//! Renamings of symbols and places: which codes and guesses are the same but for names.
//!
//! A renaming that leaves every guess of a history as it is maps the codes that fit the history onto each other, so of
//! the guesses it maps onto each other one is enough.

use cluehouse_codes::{Code, MAX_LENGTH, MAX_SYMBOLS, Space};

/// Places exchanged and symbols renamed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Renaming {
    /// Where each place of the image takes its symbol from.
    places: [u8; MAX_LENGTH as usize],
    /// What each symbol becomes.
    symbols: [u8; MAX_SYMBOLS as usize],
}

impl Renaming {
    /// The image of a code of that many places.
    pub fn apply(&self, code: Code) -> Code {
        let mut image = [0; MAX_LENGTH as usize];
        for (symbol, &from) in image.iter_mut().zip(&self.places[..code.len()]) {
            *symbol = self.symbols[usize::from(code.symbol(usize::from(from)))];
        }
        Code::new(&image[..code.len()]).unwrap_or(code)
    }
}

/// The renamings that leave every guess of a history as it is.
///
/// Held as one renaming for each exchange of places that allows one, together with the symbols no guess held, which may
/// be renamed among themselves.
#[derive(Clone, Debug)]
pub struct Stabilizer {
    space: Space,
    renamings: Vec<Renaming>,
    guessed: u16,
}

/// Exchanges of five places.
const EXCHANGES: usize = 120;

impl Stabilizer {
    /// All renamings of a space: no guess was made.
    pub fn new(space: Space) -> Self {
        let mut symbols = [0; MAX_SYMBOLS as usize];
        for (symbol, name) in (0..).zip(&mut symbols) {
            *name = symbol;
        }
        let renamings = permutations(usize::from(space.length()))
            .into_iter()
            .map(|places| Renaming { places, symbols })
            .collect();
        Self { space, renamings, guessed: 0 }
    }

    /// Those of them that leave one more guess as it is.
    pub fn after(&self, guess: Code) -> Self {
        let guessed = guess.symbols().fold(self.guessed, |set, symbol| set | 1 << symbol);
        let renamings =
            self.renamings.iter().filter_map(|renaming| fixing(*renaming, guess, self.guessed)).collect();
        Self { space: self.space, renamings, guessed }
    }

    /// Whether no two codes are the same but for names.
    pub fn is_trivial(&self) -> bool {
        let free = u32::from(self.space.symbols()) - self.guessed.count_ones();
        self.renamings.len() == 1 && free < 2
    }

    /// Whether the code is the least of those that are the same but for names.
    pub fn is_least(&self, code: Code) -> bool {
        self.is_least_of(code, self.renamings.len())
    }

    /// The same for spaces of up to five places. In others some codes pass that are not the least, because looking at
    /// every exchange of places would take longer than a guess too many.
    pub(crate) fn may_be_least(&self, code: Code) -> bool {
        self.is_least_of(code, self.renamings.len().min(EXCHANGES))
    }

    fn is_least_of(&self, code: Code, renamings: usize) -> bool {
        let renamings = &self.renamings[1..renamings];
        self.is_ordered(code) && renamings.iter().all(|renaming| self.ordered(renaming.apply(code)) >= code)
    }

    /// The least code that is the same but for names.
    pub fn least(&self, code: Code) -> Code {
        self.renamings.iter().map(|renaming| self.ordered(renaming.apply(code))).min().unwrap_or(code)
    }

    /// Whether the symbols no guess held appear in order: the least code's do, and most codes fail here.
    fn is_ordered(&self, code: Code) -> bool {
        let mut free = (0..self.space.symbols()).filter(|symbol| self.guessed & 1 << symbol == 0);
        let mut named = self.guessed;
        code.symbols().all(|symbol| {
            let new = named & 1 << symbol == 0;
            named |= 1 << symbol;
            !new || free.next() == Some(symbol)
        })
    }

    /// Renames the symbols no guess held in the order of their appearance.
    fn ordered(&self, code: Code) -> Code {
        let mut names = [u8::MAX; MAX_SYMBOLS as usize];
        let mut free = (0..self.space.symbols()).filter(|symbol| self.guessed & 1 << symbol == 0);
        let mut image = [0; MAX_LENGTH as usize];
        for (place, symbol) in code.symbols().enumerate() {
            let name = &mut names[usize::from(symbol)];
            if *name == u8::MAX {
                let held = self.guessed & 1 << symbol != 0;
                *name = if held { symbol } else { free.next().unwrap_or(symbol) };
            }
            image[place] = *name;
        }
        Code::new(&image[..code.len()]).unwrap_or(code)
    }
}

/// The renaming with the guess's new symbols sent where they must go, or `None` where it cannot leave the guess alone.
fn fixing(mut renaming: Renaming, guess: Code, guessed: u16) -> Option<Renaming> {
    let (mut sent, mut taken) = (guessed, guessed);
    for place in 0..guess.len() {
        let from = guess.symbol(usize::from(renaming.places[place]));
        let to = guess.symbol(place);
        if sent & 1 << from != 0 {
            if renaming.symbols[usize::from(from)] != to {
                return None;
            }
        } else if taken & 1 << to != 0 {
            return None;
        } else {
            renaming.symbols[usize::from(from)] = to;
            sent |= 1 << from;
            taken |= 1 << to;
        }
    }
    Some(renaming)
}

/// Every order of so many places, the given one first.
pub(crate) fn permutations(length: usize) -> Vec<[u8; MAX_LENGTH as usize]> {
    let mut all = vec![[0; MAX_LENGTH as usize]];
    for place in 0..length {
        all = all
            .into_iter()
            .flat_map(|before| {
                (0..=place).rev().map(move |position| {
                    let mut next = before;
                    next.copy_within(position..place, position + 1);
                    next[position] = place as u8;
                    next
                })
            })
            .collect();
    }
    all
}
