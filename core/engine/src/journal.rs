//! A match as text: one JSON line for the header, one per row, one that seals it.
//!
//! Each line carries the hash chain up to it, so a journal that was altered or cut short is noticed, and where.

use std::fmt;
use std::sync::Arc;

use cluehouse_json::{self as json, Read};
use serde::{Deserialize, Serialize};

use crate::limits::MAX_JOURNAL_LINE;
use crate::{Digest, Game, Header, Input, Match, Millis, Step};

/// The version of the text form.
const FORMAT: u32 = 1;

/// A header and the rows that followed.
#[derive(Clone, Debug, PartialEq)]
pub struct Journal<G: Game> {
    /// What the match began with.
    pub header: Header<G>,
    /// What came in, in order.
    pub rows: Vec<Row<G::Action>>,
    /// The hash over all of it.
    pub hash: Digest,
}

/// One input, its time, and the hash chain up to it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Read)]
#[serde(deny_unknown_fields)]
pub struct Row<A> {
    /// When.
    pub at: Millis,
    /// What.
    #[serde(rename = "in")]
    pub input: Input<A>,
    /// The start of the chain's hash: enough to name the first altered row.
    pub chain: String,
}

/// The first line of a journal, without the part only its game can read.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Read)]
pub struct Peek {
    cluehouse: u32,
    /// Which game it is.
    pub game: String,
}

#[derive(Serialize, Deserialize, Read)]
#[serde(deny_unknown_fields, bound = "")]
struct FirstLine<G: Game> {
    cluehouse: u32,
    game: String,
    header: Header<G>,
    chain: String,
}

#[derive(Serialize, Deserialize, Read)]
#[serde(deny_unknown_fields)]
struct LastLine {
    rows: usize,
    hash: Digest,
}

/// What is wrong with a journal, and on which line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JournalError {
    line: usize,
    fault: JournalFault,
}

/// The ways in which a journal can be wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JournalFault {
    /// The first line is not a journal's.
    NotAJournal,
    /// Written in a form this program does not know.
    UnknownFormat(u32),
    /// Of a game this program does not know.
    UnknownGame(String),
    /// Of rules this program does not know.
    UnknownRules(u16),
    /// A line that cannot be read.
    Unreadable(String),
    /// The end is missing.
    CutShort,
    /// Something follows the end.
    TooLong,
    /// The line is not what was written.
    Altered,
    /// The content pack it was played with is not here.
    NoContent(Digest),
}

impl JournalError {
    /// An error on a line, counted from 1.
    pub const fn new(line: usize, fault: JournalFault) -> Self {
        Self { line, fault }
    }

    /// The line, counted from 1.
    pub const fn line(&self) -> usize {
        self.line
    }

    /// What is wrong there.
    pub const fn fault(&self) -> &JournalFault {
        &self.fault
    }
}

impl fmt::Display for JournalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match &self.fault {
            JournalFault::NotAJournal => f.write_str("not a Cluehouse journal"),
            JournalFault::UnknownFormat(found) => {
                write!(f, "journal format {found} is unknown; this program reads format {FORMAT}")
            }
            JournalFault::UnknownGame(game) => write!(f, "the game `{game}` is unknown"),
            JournalFault::UnknownRules(rules) => write!(f, "version {rules} of the rules is unknown"),
            JournalFault::Unreadable(why) => write!(f, "cannot be read: {why}"),
            JournalFault::CutShort => f.write_str("the journal is cut short: its last line is missing"),
            JournalFault::TooLong => f.write_str("something follows the journal's last line"),
            JournalFault::Altered => {
                f.write_str("the journal was altered here: the line does not match its hash")
            }
            JournalFault::NoContent(digest) => write!(f, "the content pack {} is not here", digest.short()),
        }
    }
}

impl std::error::Error for JournalError {}

impl Peek {
    /// Reads which game a journal is of.
    ///
    /// # Errors
    /// Where the first line is not a journal's, or of an unknown form.
    pub fn read(text: &str) -> Result<Self, JournalError> {
        let fault = |fault| JournalError::new(1, fault);
        let first = text.lines().next().ok_or(fault(JournalFault::NotAJournal))?;
        let peek: Self = json::read(first.as_bytes()).map_err(|_| fault(JournalFault::NotAJournal))?;
        if peek.cluehouse == FORMAT {
            Ok(peek)
        } else {
            Err(fault(JournalFault::UnknownFormat(peek.cluehouse)))
        }
    }
}

impl<G: Game> Journal<G> {
    /// The journal of a match that has just been opened.
    pub fn new(opened: &Match<G>) -> Self {
        Self { header: opened.header().clone(), rows: Vec::new(), hash: opened.hash() }
    }

    /// Writes down what happened.
    pub fn record(&mut self, step: &Step<G>) {
        self.rows.push(Row { at: step.at, input: step.input.clone(), chain: step.chain.short() });
        self.hash = step.chain;
    }

    /// Reads a journal's text. That it is lawful shows only in [`replay`](Self::replay).
    ///
    /// # Errors
    /// With the line that cannot be read, or that is missing.
    pub fn parse(text: &str) -> Result<Self, JournalError> {
        Peek::read(text)?;
        let lines: Vec<&str> = text.lines().collect();
        let error = |index: usize, fault| JournalError::new(index + 1, fault);
        if let Some(index) = lines.iter().position(|line| line.len() > MAX_JOURNAL_LINE) {
            return Err(error(index, JournalFault::Unreadable("the line is too long".to_owned())));
        }
        let first: FirstLine<G> = read_line(&lines, 0)?;
        if first.game != G::ID {
            return Err(error(0, JournalFault::UnknownGame(first.game)));
        }
        if first.chain != header_chain(&first.header) {
            return Err(error(0, JournalFault::Altered));
        }
        if first.header.rules == 0 || first.header.rules > G::RULES {
            return Err(error(0, JournalFault::UnknownRules(first.header.rules)));
        }
        let mut rows = Vec::new();
        for (index, line) in lines.iter().enumerate().skip(1) {
            if let Ok(last) = json::read::<LastLine>(line.as_bytes()) {
                return if lines.len() > index + 1 {
                    Err(error(index + 1, JournalFault::TooLong))
                } else if last.rows != rows.len() {
                    Err(error(index, JournalFault::Altered))
                } else {
                    Ok(Self { header: first.header, rows, hash: last.hash })
                };
            }
            // A last line that does not parse is what a cut in the middle of a line leaves.
            let cut = index + 1 == lines.len();
            rows.push(
                read_line(&lines, index).map_err(|unreadable| {
                    if cut { error(index, JournalFault::CutShort) } else { unreadable }
                })?,
            );
        }
        Err(error(lines.len(), JournalFault::CutShort))
    }

    /// Plays the journal again and checks every hash; stops after `limit` rows where one is given. Hands every step to
    /// `watch`, together with the match after it.
    ///
    /// # Errors
    /// With the first line that does not follow from the lines before it.
    pub fn replay(
        &self,
        content: Arc<G::Content>,
        limit: Option<usize>,
        watch: impl FnMut(&Match<G>, &Step<G>),
    ) -> Result<Match<G>, JournalError> {
        let altered = |line| JournalError::new(line, JournalFault::Altered);
        self.check_content(&content)?;
        let played = Match::open(self.header.clone(), content).map_err(|_| altered(1))?;
        let rows = &self.rows[..limit.unwrap_or(self.rows.len()).min(self.rows.len())];
        let played = follow(played, rows, 0, watch)?;
        if rows.len() == self.rows.len() && played.hash() != self.hash {
            return Err(altered(self.rows.len() + 2));
        }
        Ok(played)
    }

    /// Continues from a checkpoint with the rows that lie after it, checking every hash from there on.
    ///
    /// # Errors
    /// As [`replay`](Self::replay), and where the checkpoint lies after the journal's end.
    pub fn resume(
        &self,
        content: Arc<G::Content>,
        checkpoint: crate::Checkpoint<G>,
    ) -> Result<Match<G>, JournalError> {
        self.check_content(&content)?;
        let altered = |line| JournalError::new(line, JournalFault::Altered);
        let done = usize::try_from(checkpoint.rows()).unwrap_or(usize::MAX);
        let end = JournalError::new(self.rows.len() + 2, JournalFault::CutShort);
        let rest = self.rows.get(done..).ok_or(end)?;
        let resumed = Match::resume(self.header.clone(), content, checkpoint).map_err(|_| altered(1))?;
        let resumed = follow(resumed, rest, done, |_, _| {})?;
        if resumed.hash() == self.hash { Ok(resumed) } else { Err(altered(self.rows.len() + 2)) }
    }

    fn check_content(&self, content: &G::Content) -> Result<(), JournalError> {
        let here = Digest::of("cluehouse content", content) == self.header.content;
        let missing = JournalFault::NoContent(self.header.content);
        if here { Ok(()) } else { Err(JournalError::new(1, missing)) }
    }
}

/// Applies rows of a journal, of which `done` lie before them, and checks the hash of each.
fn follow<G: Game>(
    mut played: Match<G>,
    rows: &[Row<G::Action>],
    done: usize,
    mut watch: impl FnMut(&Match<G>, &Step<G>),
) -> Result<Match<G>, JournalError> {
    for (index, row) in rows.iter().enumerate() {
        let altered = || JournalError::new(done + index + 2, JournalFault::Altered);
        let step = played.replay(row.at, row.input.clone()).map_err(|_| altered())?;
        if step.chain.short() != row.chain {
            return Err(altered());
        }
        watch(&played, &step);
    }
    Ok(played)
}

fn header_chain<G: Game>(header: &Header<G>) -> String {
    Digest::of("cluehouse header", header).short()
}

fn read_line<T: Read>(lines: &[&str], index: usize) -> Result<T, JournalError> {
    json::read(lines[index].as_bytes())
        .map_err(|why| JournalError::new(index + 1, JournalFault::Unreadable(why.to_string())))
}

/// The text form: what a file holds.
impl<G: Game> fmt::Display for Journal<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let first = FirstLine {
            cluehouse: FORMAT,
            game: G::ID.to_owned(),
            chain: header_chain(&self.header),
            header: self.header.clone(),
        };
        let mut line = Vec::new();
        let mut text = String::from(json::write_on(&mut line, &first));
        for row in &self.rows {
            text.push('\n');
            text.push_str(json::write_on(&mut line, row));
        }
        text.push('\n');
        text.push_str(json::write_on(&mut line, &LastLine { rows: self.rows.len(), hash: self.hash }));
        text.push('\n');
        f.write_str(&text)
    }
}
