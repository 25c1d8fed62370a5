//! What is wrong with content: where, how grave, and why, in a text of `locales/`.

use std::fmt;

use cluehouse_engine::{Speak, Text};

/// Something to mend in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The file and line.
    pub spot: Spot,
    /// The question's id, where it is about one that has an id.
    pub id: Option<String>,
    /// What is wrong.
    pub reason: Reason,
}

/// A line of a file.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Spot {
    /// Its path.
    pub file: String,
    /// From 1.
    pub line: u32,
}

/// `file:line`.
impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.file, self.line)
    }
}

/// How grave a finding is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// It cannot be played, or not fairly.
    Error,
    /// It can be played and would be better otherwise.
    Advice,
}

/// What a field should hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// Words.
    Words,
    /// True or false.
    Flag,
    /// Four texts.
    Options,
    /// A list of questions.
    Questions,
    /// Any number of texts.
    Texts,
}

/// Why something is a finding.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields fill the gaps of the texts")]
pub enum Reason {
    /// The file is not text in UTF-8.
    NotUtf8,
    /// The file is larger than what is read.
    TooLarge { most: u32 },
    /// An invisible mark of the encoding stands before the first character.
    ByteOrderMark,
    /// It is no JSON; the words are the parser's.
    Syntax { why: String, column: u32 },
    /// An object was wanted.
    NotAnObject,
    /// A field nobody knows.
    UnknownField { field: String },
    /// A field that must be there.
    MissingField { field: &'static str },
    /// A field that stands twice.
    RepeatedField { field: String },
    /// A field that holds something else.
    WrongType { field: &'static str, wanted: Wanted },
    /// A field without words.
    Empty { field: &'static str },
    /// A field longer than what fits.
    TooLong { field: &'static str, found: u32, most: u32 },
    /// Neither easy, medium nor hard.
    UnknownDifficulty { found: String },
    /// Neither A, B, C nor D.
    UnknownRight { found: String },
    /// No tag of a language.
    UnknownLanguage { found: String },
    /// Another language than the folder's.
    OtherLanguage { found: String, folder: String },
    /// An id with other characters than small letters, digits and hyphens, or too long.
    BadId { found: String, most: u32 },
    /// An id that another question has.
    RepeatedId { first: Spot },
    /// A question that is asked elsewhere.
    RepeatedQuestion { first: Spot },
    /// Two options that are the same.
    SameOptions { option: String },
    /// A character that cannot be shown.
    Control { field: &'static str },
    /// The right option stands in the question.
    Leak { option: String },
    /// No explanation.
    NoExplanation,
    /// An explanation that does not end like a sentence.
    NoFullStop,
    /// An explanation of several sentences.
    ManySentences,
    /// No ground for the fact.
    NoGround,
    /// The right options of a file stand too often or too rarely at one place.
    PlaceUneven { place: String, share: u32, least: u32, most: u32 },
    /// The right option is the longest too often.
    LongestRight { share: u32, most: u32 },
    /// A file has too many or too few questions of one difficulty.
    DifficultyUneven { difficulty: &'static str, share: u32, least: u32, most: u32 },
    /// A category is much smaller than the largest of its language.
    CategoryUneven { category: String, found: u32, largest: u32 },
    /// A straight quote or apostrophe.
    StraightQuote { found: char },
    /// Quotes of another language.
    ForeignQuotes { found: char, wanted: &'static str },
    /// An opening mark without its closing one, or the other way round.
    Unpaired { open: char, close: char },
    /// A mark that wants a narrow no-break space (U+202F).
    NarrowSpace { mark: char },
    /// Two spaces.
    DoubleSpace,
    /// A space at the beginning or end.
    EdgeSpace,
    /// A character nobody sees.
    Invisible { code: String },
    /// Letters and accents apart instead of together (NFC).
    NotComposed,
    /// Three dots instead of one sign.
    Dots,
    /// A word that lacks its accent or ligature.
    Accent { found: String, wanted: String },
    /// A word list whose name is no level.
    UnknownLevel { found: String },
    /// A language lacks the words of a level.
    NoLevel { level: &'static str },
    /// A line without a word.
    BlankLine,
    /// A line that is not `word = synonym, synonym`.
    EntryForm,
    /// A word the game cannot give.
    Undrawable { word: String, most: u32 },
    /// A word or synonym that is another's already.
    RepeatedWord { word: String, first: Spot },
    /// More words than can be guessed.
    ManyWords { word: String, most: u32 },
    /// A word in capitals.
    Shouted { word: String },
    /// A list in which nearly every word begins with a capital.
    Capitals { share: u32 },
    /// A word with an article.
    Article { word: String },
    /// A sign that does not belong to a word.
    OddSign { word: String, sign: char },
    /// A word that other countries call otherwise.
    Region { word: String, other: &'static str },
    /// A word no dictionary has.
    Spelling { word: String },
    /// The file is UTF-16, as some editors and spreadsheets save it.
    Utf16,
    /// None of the forms that are read.
    UnknownForm,
    /// A tag of HTML.
    Markup { field: &'static str },
    /// A question to be answered with true or false.
    TrueOrFalse,
    /// A kind of question that has no options to choose from.
    OtherKind,
    /// Another number of options than four.
    OptionsNumber { found: u32 },
    /// No option is right.
    NoRight,
    /// Several options are right.
    ManyRight,
    /// A value that is not in the encoding of the others.
    Undecodable { field: &'static str },
    /// A brace that stays open.
    OpenBrace,
    /// A quotation mark that stays open.
    OpenQuote,
    /// A column that must be there.
    NoColumn { column: &'static str },
    /// A column that stands twice.
    RepeatedColumn { column: String },
    /// A row with more fields than there are columns.
    SurplusFields { found: u32, columns: u32 },
    /// More questions than a pack may have.
    ManyQuestions { most: u32 },
    /// More words than a list may have.
    LongList { most: u32 },
    /// Not one question.
    NoQuestions,
    /// Not one word.
    NoWords,
    /// A line that is not `word = synonym | synonym`.
    PastedForm,
    /// There is more to mend than is told.
    More { more: u32 },
}

impl Finding {
    /// How grave it is.
    pub fn severity(&self) -> Severity {
        self.reason.severity()
    }
}

impl Reason {
    /// How grave it is: form and fairness are errors, balance and style advice.
    pub fn severity(&self) -> Severity {
        match self {
            Self::NotUtf8
            | Self::TooLarge { .. }
            | Self::Syntax { .. }
            | Self::NotAnObject
            | Self::UnknownField { .. }
            | Self::MissingField { .. }
            | Self::RepeatedField { .. }
            | Self::WrongType { .. }
            | Self::Empty { .. }
            | Self::TooLong { .. }
            | Self::UnknownDifficulty { .. }
            | Self::UnknownRight { .. }
            | Self::UnknownLanguage { .. }
            | Self::OtherLanguage { .. }
            | Self::BadId { .. }
            | Self::RepeatedId { .. }
            | Self::RepeatedQuestion { .. }
            | Self::SameOptions { .. }
            | Self::Control { .. }
            | Self::UnknownLevel { .. }
            | Self::EntryForm
            | Self::Undrawable { .. }
            | Self::RepeatedWord { .. }
            | Self::Utf16
            | Self::UnknownForm
            | Self::Markup { .. }
            | Self::TrueOrFalse
            | Self::OtherKind
            | Self::OptionsNumber { .. }
            | Self::NoRight
            | Self::ManyRight
            | Self::Undecodable { .. }
            | Self::OpenBrace
            | Self::OpenQuote
            | Self::NoColumn { .. }
            | Self::RepeatedColumn { .. }
            | Self::SurplusFields { .. }
            | Self::ManyQuestions { .. }
            | Self::LongList { .. }
            | Self::NoQuestions
            | Self::NoWords
            | Self::PastedForm
            | Self::More { .. } => Severity::Error,
            Self::ByteOrderMark
            | Self::Leak { .. }
            | Self::NoExplanation
            | Self::NoFullStop
            | Self::ManySentences
            | Self::NoGround
            | Self::PlaceUneven { .. }
            | Self::LongestRight { .. }
            | Self::DifficultyUneven { .. }
            | Self::CategoryUneven { .. }
            | Self::StraightQuote { .. }
            | Self::ForeignQuotes { .. }
            | Self::Unpaired { .. }
            | Self::NarrowSpace { .. }
            | Self::DoubleSpace
            | Self::EdgeSpace
            | Self::Invisible { .. }
            | Self::NotComposed
            | Self::Dots
            | Self::Accent { .. }
            | Self::NoLevel { .. }
            | Self::BlankLine
            | Self::ManyWords { .. }
            | Self::Shouted { .. }
            | Self::Capitals { .. }
            | Self::Article { .. }
            | Self::OddSign { .. }
            | Self::Region { .. }
            | Self::Spelling { .. } => Severity::Advice,
        }
    }
}

impl Speak for Reason {
    fn text(&self) -> Text {
        match self {
            Self::NotUtf8 => Text::new("content-not-utf8"),
            Self::TooLarge { most } => Text::new("content-too-large").number("most", *most),
            Self::ByteOrderMark => Text::new("content-byte-order-mark"),
            Self::Syntax { why, column } => {
                Text::new("content-syntax").words("why", why).number("column", *column)
            }
            Self::NotAnObject => Text::new("content-not-an-object"),
            Self::UnknownField { field } => Text::new("content-unknown-field").words("field", field),
            Self::MissingField { field } => Text::new("content-missing-field").words("field", *field),
            Self::RepeatedField { field } => Text::new("content-repeated-field").words("field", field),
            Self::WrongType { field, wanted } => wanted.text().words("field", *field),
            Self::Empty { field } => Text::new("content-empty").words("field", *field),
            Self::TooLong { field, found, most } => Text::new("content-too-long")
                .words("field", *field)
                .number("found", *found)
                .number("most", *most),
            Self::UnknownDifficulty { found } => {
                Text::new("content-unknown-difficulty").words("found", found)
            }
            Self::UnknownRight { found } => Text::new("content-unknown-right").words("found", found),
            Self::UnknownLanguage { found } => Text::new("content-unknown-language").words("found", found),
            Self::OtherLanguage { found, folder } => {
                Text::new("content-other-language").words("found", found).words("folder", folder)
            }
            Self::BadId { found, most } => {
                Text::new("content-bad-id").words("found", found).number("most", *most)
            }
            Self::RepeatedId { first } => Text::new("content-repeated-id").words("first", first.to_string()),
            Self::RepeatedQuestion { first } => {
                Text::new("content-repeated-question").words("first", first.to_string())
            }
            Self::SameOptions { option } => Text::new("content-same-options").words("option", option),
            Self::Control { field } => Text::new("content-control").words("field", *field),
            Self::Leak { option } => Text::new("content-leak").words("option", option),
            Self::NoExplanation => Text::new("content-no-explanation"),
            Self::NoFullStop => Text::new("content-no-full-stop"),
            Self::ManySentences => Text::new("content-many-sentences"),
            Self::NoGround => Text::new("content-no-ground"),
            Self::PlaceUneven { place, share, least, most } => Text::new("content-place-uneven")
                .words("place", place)
                .number("share", *share)
                .number("least", *least)
                .number("most", *most),
            Self::LongestRight { share, most } => {
                Text::new("content-longest-right").number("share", *share).number("most", *most)
            }
            Self::DifficultyUneven { difficulty, share, least, most } => {
                Text::new("content-difficulty-uneven")
                    .words("difficulty", *difficulty)
                    .number("share", *share)
                    .number("least", *least)
                    .number("most", *most)
            }
            Self::CategoryUneven { category, found, largest } => Text::new("content-category-uneven")
                .words("category", category)
                .number("found", *found)
                .number("largest", *largest),
            Self::StraightQuote { found } => {
                Text::new("content-straight-quote").words("found", found.to_string())
            }
            Self::ForeignQuotes { found, wanted } => {
                Text::new("content-foreign-quotes").words("found", found.to_string()).words("wanted", *wanted)
            }
            Self::Unpaired { open, close } => Text::new("content-unpaired")
                .words("open", open.to_string())
                .words("close", close.to_string()),
            Self::NarrowSpace { mark } => Text::new("content-narrow-space").words("mark", mark.to_string()),
            Self::DoubleSpace => Text::new("content-double-space"),
            Self::EdgeSpace => Text::new("content-edge-space"),
            Self::Invisible { code } => Text::new("content-invisible").words("code", code),
            Self::NotComposed => Text::new("content-not-composed"),
            Self::Dots => Text::new("content-dots"),
            Self::Accent { found, wanted } => {
                Text::new("content-accent").words("found", found).words("wanted", wanted)
            }
            Self::UnknownLevel { found } => Text::new("content-unknown-level").words("found", found),
            Self::NoLevel { level } => Text::new("content-no-level").words("level", *level),
            Self::BlankLine => Text::new("content-blank-line"),
            Self::EntryForm => Text::new("content-entry-form"),
            Self::Undrawable { word, most } => {
                Text::new("content-undrawable").words("word", word).number("most", *most)
            }
            Self::RepeatedWord { word, first } => {
                Text::new("content-repeated-word").words("word", word).words("first", first.to_string())
            }
            Self::ManyWords { word, most } => {
                Text::new("content-many-words").words("word", word).number("most", *most)
            }
            Self::Shouted { word } => Text::new("content-shouted").words("word", word),
            Self::Capitals { share } => Text::new("content-capitals").number("share", *share),
            Self::Article { word } => Text::new("content-article").words("word", word),
            Self::OddSign { word, sign } => {
                Text::new("content-odd-sign").words("word", word).words("sign", sign.to_string())
            }
            Self::Region { word, other } => {
                Text::new("content-region").words("word", word).words("other", *other)
            }
            Self::Spelling { word } => Text::new("content-spelling").words("word", word),
            Self::Utf16 => Text::new("import-utf16"),
            Self::UnknownForm => Text::new("import-unknown-form"),
            Self::Markup { field } => Text::new("import-markup").words("field", *field),
            Self::TrueOrFalse => Text::new("import-true-or-false"),
            Self::OtherKind => Text::new("import-other-kind"),
            Self::OptionsNumber { found } => Text::new("import-options-number").number("found", *found),
            Self::NoRight => Text::new("import-no-right"),
            Self::ManyRight => Text::new("import-many-right"),
            Self::Undecodable { field } => Text::new("import-undecodable").words("field", *field),
            Self::OpenBrace => Text::new("import-open-brace"),
            Self::OpenQuote => Text::new("import-open-quote"),
            Self::NoColumn { column } => Text::new("import-no-column").words("column", *column),
            Self::RepeatedColumn { column } => Text::new("import-repeated-column").words("column", column),
            Self::SurplusFields { found, columns } => {
                Text::new("import-surplus-fields").number("found", *found).number("columns", *columns)
            }
            Self::ManyQuestions { most } => Text::new("import-many-questions").number("most", *most),
            Self::LongList { most } => Text::new("import-long-list").number("most", *most),
            Self::NoQuestions => Text::new("import-no-questions"),
            Self::NoWords => Text::new("import-no-words"),
            Self::PastedForm => Text::new("import-pasted-form"),
            Self::More { more } => Text::new("import-more").number("more", *more),
        }
    }
}

impl Speak for Wanted {
    fn text(&self) -> Text {
        Text::new(match self {
            Self::Words => "content-wanted-words",
            Self::Flag => "content-wanted-flag",
            Self::Options => "content-wanted-options",
            Self::Questions => "content-wanted-questions",
            Self::Texts => "import-wanted-texts",
        })
    }
}

/// Writes down what is found in one file.
pub(crate) struct Pen<'a> {
    file: &'a str,
    /// The question that is looked at.
    pub(crate) id: Option<String>,
    findings: &'a mut Vec<Finding>,
}

impl<'a> Pen<'a> {
    pub(crate) const fn new(file: &'a str, findings: &'a mut Vec<Finding>) -> Self {
        Self { file, id: None, findings }
    }

    /// Whether nothing was found yet.
    pub(crate) fn is_unused(&self) -> bool {
        self.findings.is_empty()
    }

    pub(crate) fn spot(&self, line: u32) -> Spot {
        Spot { file: self.file.to_owned(), line }
    }

    pub(crate) fn note(&mut self, line: u32, reason: Reason) {
        let spot = self.spot(line);
        self.findings.push(Finding { spot, id: self.id.clone(), reason });
    }
}

/// A count as texts and findings carry it.
pub(crate) fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}
