//! The checker of certificates: replays a strategy over every equation of the pool and counts.
//!
//! It stands on the rules of the game alone and shares nothing with the searches that write trees.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use cluehouse_solver::{Summary, checksum};

use super::super::{Clue, Equation, Marks, pool};
use super::certificate::{TITLE, pool_line};
use super::tree::{Node, NodeId, SEPARABLE, Tree};

/// What is wrong with a certificate, and where it shows first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flaw {
    /// The line, counted from 1.
    pub line: usize,
    /// The way from the root to the wrong node: the guesses before it and their marks; empty at the root and outside the
    /// tree.
    pub path: Vec<Clue>,
    /// What is wrong there.
    pub kind: FlawKind,
}

/// What can be wrong with a certificate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FlawKind {
    /// It is not a certificate of a version this program knows.
    Title,
    /// It is for other targets.
    Pool,
    /// It ends too early.
    Cut,
    /// The line cannot be read.
    Line,
    /// The marks are not possible there, or were dealt with before.
    Marks,
    /// It takes more guesses than any strategy needs.
    Deep,
    /// After these marks the equations left are not obvious, and nothing is written.
    Open {
        /// The marks.
        marks: Marks,
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
            let path: Vec<String> =
                self.path.iter().map(|clue| format!("{}: {}", clue.guess, clue.marks)).collect();
            write!(f, "after {}: ", path.join(", "))?;
        }
        match self.kind {
            FlawKind::Title => write!(f, "not a certificate that begins with `{TITLE}`"),
            FlawKind::Pool => f.write_str("for other equations than the game's"),
            FlawKind::Cut => f.write_str("cut off"),
            FlawKind::Line => f.write_str("not a line of a certificate"),
            FlawKind::Marks => f.write_str("marks that are not possible here"),
            FlawKind::Deep => f.write_str("more guesses than any strategy needs"),
            FlawKind::Open { marks } => write!(f, "nothing is written for the marks {marks}"),
            FlawKind::Total { written, counted } => {
                write!(f, "claims a total of {written}, counted {counted}")
            }
            FlawKind::Claim => f.write_str("the header claims other numbers than were counted"),
            FlawKind::End => f.write_str("the last line does not fit what is before it"),
        }
    }
}

impl std::error::Error for Flaw {}

/// Guesses one after another at most; the game ends after six, but a strategy that loses can be replayed too.
const MOST_GUESSES: usize = 100;

/// Reads a certificate and replays it over every equation of the pool.
///
/// # Errors
/// With the first flaw on the way.
pub fn check(text: &str) -> Result<Tree, Flaw> {
    let mut lines = Lines { rest: text, line: 0 };
    // A file that is something else may well have no line at all.
    if lines.next().ok() != Some(TITLE) {
        return Err(lines.flaw(FlawKind::Title));
    }
    if lines.next()? != pool_line() {
        return Err(lines.flaw(FlawKind::Pool));
    }
    let claim = lines.next()?;
    let mut replay = Replay { lines, path: Vec::new(), nodes: Vec::new() };
    let summary = replay.node(pool())?;
    let Replay { mut lines, nodes, .. } = replay;
    let counted =
        format!("equations {} total {} worst {}", summary.codes(), summary.total(), summary.worst());
    if claim != counted {
        return Err(Flaw { line: 3, path: Vec::new(), kind: FlawKind::Claim });
    }
    let body = &text[..text.len() - lines.rest.len()];
    let end = format!("end {} {:016x}", nodes.len(), checksum(body.as_bytes()));
    if lines.next()? != end || !lines.rest.is_empty() {
        return Err(lines.flaw(FlawKind::End));
    }
    Ok(Tree { nodes, summary })
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
    lines: Lines<'t>,
    path: Vec<Clue>,
    nodes: Vec<Node>,
}

impl Replay<'_> {
    fn flaw(&self, kind: FlawKind) -> Flaw {
        Flaw { path: self.path.clone(), ..self.lines.flaw(kind) }
    }

    /// Replays the node in the next line over the equations that reach it.
    fn node(&mut self, left: &[Equation]) -> Result<Summary, Flaw> {
        let line = self.lines.next().map_err(|flaw| Flaw { path: self.path.clone(), ..flaw })?;
        let number = self.lines.line;
        let (marks, guess, total, branches) = read_node(line).ok_or_else(|| self.flaw(FlawKind::Line))?;
        if marks != self.path.last().map_or_else(|| "-".to_owned(), |clue| clue.marks.to_string()) {
            return Err(self.flaw(FlawKind::Line));
        }
        if self.path.len() >= MOST_GUESSES {
            return Err(self.flaw(FlawKind::Deep));
        }
        let mut summary = Summary::default();
        let mut parts: BTreeMap<Marks, Vec<Equation>> = BTreeMap::new();
        for &target in left {
            // The game is won character for character, whatever the marks.
            if target == guess {
                summary.add(&Summary::one(1), 0);
            } else {
                parts.entry(guess.feedback(&target)).or_default().push(target);
            }
        }
        let place = self.nodes.len();
        self.nodes.push(Node { guess, total, branches: Vec::new() });
        for _ in 0..branches {
            let ahead = |kind| Flaw { line: self.lines.line + 1, ..self.flaw(kind) };
            let marks = peek_marks(self.lines.rest).map_err(ahead)?;
            let part = parts.remove(&marks).ok_or(FlawKind::Marks).map_err(ahead)?;
            let id = NodeId(self.nodes.len());
            self.nodes[place].branches.push((marks, id));
            self.path.push(Clue { guess, marks });
            summary.add(&self.node(&part)?, 1);
            self.path.pop();
        }
        let here = |kind| Flaw { line: number, ..self.flaw(kind) };
        for (marks, part) in parts {
            if !is_obvious(&part) {
                return Err(here(FlawKind::Open { marks }));
            }
            // One is guessed at once, the others with the guess after.
            summary.add(&Summary::one(1), 1);
            for _ in 1..part.len() {
                summary.add(&Summary::one(1), 2);
            }
        }
        let counted = summary.total();
        if counted != total {
            return Err(here(FlawKind::Total { written: total, counted }));
        }
        Ok(summary)
    }
}

fn read_node(line: &str) -> Option<(&str, Equation, u32, usize)> {
    let mut words = line.split(' ');
    let marks = words.next()?;
    let guess = words.next()?.parse().ok()?;
    let total = words.next()?.parse().ok()?;
    let branches = words.next()?.parse().ok()?;
    words.next().is_none().then_some((marks, guess, total, branches))
}

/// The marks the next line begins with.
fn peek_marks(rest: &str) -> Result<Marks, FlawKind> {
    let (line, _) = rest.split_once('\n').ok_or(FlawKind::Cut)?;
    line.split(' ').next().and_then(|word| word.parse().ok()).ok_or(FlawKind::Line)
}

/// Whether some equation of the list tells all others apart: then nothing needs to be written.
fn is_obvious(left: &[Equation]) -> bool {
    let apart = |guess: &Equation| {
        let marks: BTreeSet<Marks> = left.iter().map(|target| guess.feedback(target)).collect();
        marks.len() == left.len()
    };
    left.len() <= SEPARABLE && left.iter().any(apart)
}
