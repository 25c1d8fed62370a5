//! Every bound and measure of the checks, with its reason.

/// Largest file that is read, in bytes: a thousand questions are well below it.
pub const MAX_FILE: u64 = 1 << 20;

/// Most files that are read at once: a folder given by mistake must not be read to its end.
pub const MAX_FILES: usize = 500;

/// How deep folders are entered: `trivia/<lang>/<file>` is two, and links in a circle must end.
pub(crate) const MAX_DEPTH: usize = 4;

/// Longest question, in characters as people count them: four lines on a small phone, read aloud in ten seconds.
pub const MAX_QUESTION: usize = 140;

/// Longest option: two lines in half a phone's width.
pub const MAX_OPTION: usize = 60;

/// Longest explanation: shown for a few seconds after the answer.
pub const MAX_EXPLANATION: usize = 200;

/// Longest category: one line of a list to choose from.
pub const MAX_CATEGORY: usize = 40;

/// Most questions of an imported pack: more than a class asks in a year, and few enough to look at as a list.
pub const MAX_QUESTIONS: usize = 1000;

/// Most words of an imported list: six times what ships in a language.
pub const MAX_WORDS: usize = 5000;

/// Most findings that are told of an imported file: whoever has more has given another file than they think.
pub const MAX_FINDINGS: usize = 1000;

/// Longest id: what stands in front of a finding.
pub(crate) const MAX_ID: usize = 40;

/// Most words that are shown to the drawer: more is a sentence, and nobody guesses a sentence.
pub const MAX_SHOWN_WORDS: usize = 3;

/// Most words of a synonym: other regions say in five words what one says in two.
pub const MAX_SYNONYM_WORDS: usize = 5;

/// A file below this says nothing about balance: with few questions chance alone is uneven.
pub(crate) const ENOUGH: usize = 16;

/// Least and most share of the questions of a file whose right option stands at one place, in percent.
pub(crate) const PLACE_SHARE: (usize, usize) = (15, 35);

/// Least and most share of the questions of a file with one difficulty, in percent.
pub(crate) const DIFFICULTY_SHARE: (usize, usize) = (20, 50);

/// Most questions of a file whose right option is the longest, in percent: chance gives a quarter.
pub(crate) const LONGEST_SHARE: usize = 40;

/// A category with less than this share of the largest one of its language is too small to be chosen, in percent.
pub(crate) const CATEGORY_SHARE: usize = 50;

/// Most words of a list that begin with a capital, in percent: above it the list is written in capitals throughout.
pub(crate) const CAPITAL_SHARE: usize = 60;
