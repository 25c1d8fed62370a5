//! The checker of certificates: replays a strategy over every code and counts.
//!
//! It stands on the rules of the game alone and shares nothing with the searches that write trees.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use cluehouse_codes::{Clue, Code, Feedback, Space};

use crate::certificate::{TITLE, checksum};
use crate::summary::Summary;
use crate::tree::{Node, NodeId, Tree};

/// What is wrong with a certificate, and where it shows first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flaw {
    /// The line, counted from 1.
    pub line: usize,
    /// The way from the root to the wrong node: the guesses before it and their answers; empty at the root and outside
    /// the tree.
    pub path: Vec<Clue>,
    /// What is wrong there.
    pub kind: FlawKind,
}

/// What can be wrong with a certificate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FlawKind {
    /// It is not a certificate of a version this program knows.
    Title,
    /// Its game has parameters out of range, or is too large to be replayed.
    Game,
    /// It is for another game than the one asked for.
    OtherGame {
        /// The game it is for.
        found: Space,
    },
    /// It ends too early.
    Cut,
    /// The line cannot be read.
    Line,
    /// The answer is not possible there, or was dealt with before.
    Answer,
    /// The guess is no code of the game.
    Guess,
    /// It takes more guesses than any strategy needs.
    Deep,
    /// After this answer the codes left are not obvious, and nothing is written.
    Open {
        /// The answer.
        feedback: Feedback,
    },
    /// The node claims another total than the replay counts.
    Total {
        /// What is written.
        written: u32,
        /// What was counted.
        counted: u32,
    },
    /// The header claims other numbers than the replay counts.
    Claim,
    /// The last line does not close what is before it: another number of nodes or another checksum.
    End,
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        if !self.path.is_empty() {
            f.write_str("after")?;
            for clue in &self.path {
                write!(f, " {}:{}", clue.guess, clue.feedback)?;
            }
            f.write_str(": ")?;
        }
        match &self.kind {
            FlawKind::Title => write!(f, "not a certificate that begins with `{TITLE}`"),
            FlawKind::Game => f.write_str("no game to be replayed"),
            FlawKind::OtherGame { found } => {
                write!(f, "for another game: {} symbols in {} places", found.symbols(), found.length())
            }
            FlawKind::Cut => f.write_str("cut off"),
            FlawKind::Line => f.write_str("not a line of a certificate"),
            FlawKind::Answer => f.write_str("an answer that is not possible here"),
            FlawKind::Guess => f.write_str("no code of the game"),
            FlawKind::Deep => f.write_str("more guesses than any strategy needs"),
            FlawKind::Open { feedback } => write!(f, "nothing is written for the answer {feedback}"),
            FlawKind::Total { written, counted } => {
                write!(f, "claims a total of {written}, counted {counted}")
            }
            FlawKind::Claim => f.write_str("the header claims other numbers than were counted"),
            FlawKind::End => f.write_str("the last line does not fit what is before it"),
        }
    }
}

impl std::error::Error for Flaw {}

/// Codes that are replayed at most: a certificate is someone else's file, and its header names the game.
const MOST_CODES: u64 = 1 << 20;

/// Guesses one after another at most; drawing lots takes two dozen.
const MOST_GUESSES: usize = 100;

/// Reads a certificate and replays it over every code; where a game is given, only one for that game.
///
/// # Errors
/// With the first flaw on the way.
pub fn check(text: &str, game: Option<Space>) -> Result<Tree, Flaw> {
    let mut lines = Lines { rest: text, line: 0 };
    if lines.next()? != TITLE {
        return Err(lines.flaw(FlawKind::Title));
    }
    let space = read_game(lines.next()?).ok_or_else(|| lines.flaw(FlawKind::Game))?;
    if game.is_some_and(|game| game != space) {
        return Err(lines.flaw(FlawKind::OtherGame { found: space }));
    }
    let claim = lines.next()?;
    let mut replay = Replay { space, lines, path: Vec::new(), nodes: Vec::new() };
    let codes: Vec<Code> = space.codes().collect();
    let summary = if replay.lines.rest.starts_with("end ") && is_obvious(&codes) {
        obvious(&codes)
    } else {
        replay.node(&codes)?
    };
    let Replay { mut lines, nodes, .. } = replay;
    let counted = format!("codes {} total {} worst {}", summary.codes(), summary.total(), summary.worst());
    if claim != counted {
        return Err(Flaw { line: 3, path: Vec::new(), kind: FlawKind::Claim });
    }
    let body = &text[..text.len() - lines.rest.len()];
    let end = format!("end {} {:016x}", nodes.len(), checksum(body.as_bytes()));
    if lines.next()? != end || !lines.rest.is_empty() {
        return Err(lines.flaw(FlawKind::End));
    }
    Ok(Tree { space, nodes, summary })
}

struct Lines<'t> {
    rest: &'t str,
    line: usize,
}

impl<'t> Lines<'t> {
    /// The next line; every line is closed.
    fn next(&mut self) -> Result<&'t str, Flaw> {
        self.line += 1;
        let (line, rest) = self.rest.split_once('\n').ok_or_else(|| self.flaw(FlawKind::Cut))?;
        self.rest = rest;
        Ok(line)
    }

    fn flaw(&self, kind: FlawKind) -> Flaw {
        Flaw { line: self.line, path: Vec::new(), kind }
    }
}

struct Replay<'t> {
    space: Space,
    lines: Lines<'t>,
    path: Vec<Clue>,
    nodes: Vec<Node>,
}

impl Replay<'_> {
    fn flaw(&self, kind: FlawKind) -> Flaw {
        Flaw { path: self.path.clone(), ..self.lines.flaw(kind) }
    }

    /// Replays the node in the next line over the codes that reach it.
    fn node(&mut self, codes: &[Code]) -> Result<Summary, Flaw> {
        let line = self.lines.next().map_err(|flaw| Flaw { path: self.path.clone(), ..flaw })?;
        let number = self.lines.line;
        let (answer, guess, total, branches) = read_node(line).ok_or_else(|| self.flaw(FlawKind::Line))?;
        if answer != self.path.last().map_or_else(|| "-".to_owned(), |clue| clue.feedback.to_string()) {
            return Err(self.flaw(FlawKind::Line));
        }
        if !self.space.contains(guess) {
            return Err(self.flaw(FlawKind::Guess));
        }
        if self.path.len() >= MOST_GUESSES {
            return Err(self.flaw(FlawKind::Deep));
        }
        let mut parts: BTreeMap<Feedback, Vec<Code>> = BTreeMap::new();
        for &code in codes {
            parts.entry(guess.feedback(code)).or_default().push(code);
        }
        let solved = parts.remove(&guess.feedback(guess)).is_some();
        let mut summary = if solved { Summary::one(1) } else { Summary::default() };
        let place = self.nodes.len();
        self.nodes.push(Node { guess, codes: codes.len() as u32, total, branches: Vec::new() });
        for _ in 0..branches {
            let ahead = |kind| Flaw { line: self.lines.line + 1, ..self.flaw(kind) };
            let feedback = peek_answer(self.lines.rest).map_err(ahead)?;
            let part = parts.remove(&feedback).ok_or(FlawKind::Answer).map_err(ahead)?;
            let id = NodeId(self.nodes.len() as u32);
            self.nodes[place].branches.push((feedback, id));
            self.path.push(Clue { guess, feedback });
            summary.add(&self.node(&part)?, 1);
            self.path.pop();
        }
        let here = |kind| Flaw { line: number, ..self.flaw(kind) };
        for (feedback, part) in parts {
            if !is_obvious(&part) {
                return Err(here(FlawKind::Open { feedback }));
            }
            summary.add(&obvious(&part), 1);
        }
        let counted = summary.total();
        if counted != total {
            return Err(here(FlawKind::Total { written: total, counted }));
        }
        Ok(summary)
    }
}

fn read_game(line: &str) -> Option<Space> {
    let mut words = line.strip_prefix("game ")?.split(' ');
    let symbols = words.next()?.parse().ok()?;
    let length = words.next()?.parse().ok()?;
    let repeats = match words.next()? {
        "repeats" => true,
        "no-repeats" => false,
        _ => return None,
    };
    let space = Space::new(symbols, length, repeats).ok()?;
    (words.next().is_none() && space.size() <= MOST_CODES).then_some(space)
}

fn read_node(line: &str) -> Option<(&str, Code, u32, usize)> {
    let mut words = line.split(' ');
    let answer = words.next()?;
    let guess = words.next()?.parse().ok()?;
    let total = words.next()?.parse().ok()?;
    let branches = words.next()?.parse().ok()?;
    words.next().is_none().then_some((answer, guess, total, branches))
}

/// The answer the next line begins with.
fn peek_answer(rest: &str) -> Result<Feedback, FlawKind> {
    let (line, _) = rest.split_once('\n').ok_or(FlawKind::Cut)?;
    line.split(' ').next().and_then(|word| word.parse().ok()).ok_or(FlawKind::Line)
}

/// Whether some code of the list tells all others apart: then nothing needs to be written.
fn is_obvious(codes: &[Code]) -> bool {
    let apart = |guess: &Code| {
        let answers: BTreeSet<Feedback> = codes.iter().map(|&code| guess.feedback(code)).collect();
        answers.len() == codes.len()
    };
    // There are 45 answers at most, and no list that long is told apart by one guess.
    codes.len() <= 45 && codes.iter().any(apart)
}

/// One code is guessed at once, the others with the next guess.
fn obvious(codes: &[Code]) -> Summary {
    let mut summary = Summary::one(1);
    for _ in 1..codes.len() {
        summary.add(&Summary::one(1), 1);
    }
    summary
}
