//! Files in, packs and findings out.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use cluehouse_games::pictionary::{Word, WordList};
use cluehouse_games::trivia::{Pack, Question};

use crate::finding::{Finding, Pen, Reason, Severity, Spot, count};
use crate::lang::is_tag;
use crate::library::{Edition, Library};
use crate::limits::{CATEGORY_SHARE, ENOUGH, MAX_FILE};
use crate::questions::{self, AskedBefore};
use crate::sheet::{self, Sheet};
use crate::source::{File, Kind};
use crate::spelling::{self, Passage};
use crate::words::{self, DrawnBefore, LEVELS};
use cluehouse_speech::Lang;

/// The language of words that no folder names: undetermined.
const UNNAMED: &str = "und";

/// What was read, and what is wrong with it.
#[derive(Clone, Debug, Default)]
pub struct Checked {
    /// Everything that could be read, whatever else is wrong.
    pub library: Library,
    /// By file and line.
    pub findings: Vec<Finding>,
    passages: Vec<Passage>,
    known: BTreeMap<Lang, BTreeSet<String>>,
}

impl Checked {
    /// Whether nothing keeps it from being played.
    pub fn is_sound(&self) -> bool {
        self.findings.iter().all(|finding| finding.severity() != Severity::Error)
    }

    /// Looks the words up in the dictionaries of this machine (Hunspell's), and answers the languages for which there is
    /// none. Names and words of a folder's `spelling/<lang>.txt` count as right.
    pub fn spell(&mut self) -> Vec<Lang> {
        let (found, skipped) = spelling::look(&self.passages, &self.known);
        self.findings.extend(found);
        self.sort();
        skipped
    }

    fn sort(&mut self) {
        self.findings.sort_by(|one, other| one.spot.cmp(&other.spot));
    }
}

/// Reads files, checks them one by one and together, and makes packs of them.
pub fn check(files: &[File]) -> Checked {
    let mut desk = Desk::default();
    for file in files {
        desk.file(file);
    }
    desk.finish()
}

/// What is collected while files are read.
#[derive(Default)]
struct Desk {
    checked: Checked,
    drafts: BTreeMap<String, Draft>,
    asked: AskedBefore,
    drawn: DrawnBefore,
}

/// A language's content while it is collected.
#[derive(Default)]
struct Draft {
    questions: Vec<Question>,
    local: usize,
    /// How many questions, and where the category is named first.
    categories: BTreeMap<String, (usize, Spot)>,
    words: Vec<Word>,
    lists: Vec<(String, &'static str)>,
}

impl Desk {
    fn file(&mut self, file: &File) {
        let mut findings = Vec::new();
        let mut pen = Pen::new(file.path(), &mut findings);
        if let Some(text) = decode(file.bytes(), &mut pen) {
            match file.kind() {
                Some(Kind::Questions) => self.questions(file, text, &mut pen),
                Some(Kind::Words) => self.words(file, text, &mut pen),
                Some(Kind::Known) => self.known(file, text),
                None => {}
            }
        }
        self.checked.findings.append(&mut findings);
    }

    fn questions(&mut self, file: &File, text: &str, pen: &mut Pen<'_>) {
        let Some(sheet) = sheet::read(text, pen) else { return };
        let Sheet { language, category, questions } = &sheet;
        if !is_tag(&language.value) {
            pen.note(language.line, Reason::UnknownLanguage { found: language.value.clone() });
        } else if let Some(folder) = file.folder_language().filter(|folder| *folder != language.value) {
            let (found, folder) = (language.value.clone(), folder.to_owned());
            pen.note(language.line, Reason::OtherLanguage { found, folder });
        }
        questions::look(&sheet, &mut self.asked, pen);
        let draft = self.drafts.entry(language.value.clone()).or_default();
        let spot = pen.spot(category.line);
        draft.categories.entry(category.value.clone()).or_insert((0, spot)).0 += questions.len();
        for asked in questions {
            draft.questions.push(questions::question(&category.value, asked));
            draft.local += usize::from(asked.local);
        }
        if let Some(lang) = Lang::of(&language.value) {
            for asked in questions {
                let texts = [&asked.text].into_iter().chain(&asked.options).chain(&asked.explanation);
                self.checked.passages.extend(texts.map(|text| Passage {
                    spot: pen.spot(text.line),
                    id: Some(asked.id.clone()),
                    lang,
                    text: text.value.clone(),
                }));
            }
        }
    }

    fn words(&mut self, file: &File, text: &str, pen: &mut Pen<'_>) {
        let Some(&(name, level)) = LEVELS.iter().find(|(name, _)| *name == file.stem()) else {
            pen.note(1, Reason::UnknownLevel { found: file.stem().to_owned() });
            return;
        };
        let language = file.folder_language().unwrap_or(UNNAMED);
        let words = words::read(text, language, level, &mut self.drawn, pen);
        if let Some(lang) = Lang::of(language) {
            let lines = (1..).zip(text.lines());
            self.checked.passages.extend(lines.map(|(line, entry)| Passage {
                spot: pen.spot(line),
                id: None,
                lang,
                text: entry.to_owned(),
            }));
        }
        let draft = self.drafts.entry(language.to_owned()).or_default();
        draft.words.extend(words);
        draft.lists.push((file.path().to_owned(), name));
    }

    fn known(&mut self, file: &File, text: &str) {
        if let Some(lang) = file.folder_language().and_then(Lang::of) {
            let words = text.split_whitespace().map(str::to_lowercase);
            self.checked.known.entry(lang).or_default().extend(words);
        }
    }

    fn finish(mut self) -> Checked {
        for draft in self.drafts.values() {
            let findings = &mut self.checked.findings;
            uneven_categories(draft, findings);
            missing_levels(draft, findings);
        }
        let edition = |(language, draft): (String, Draft)| {
            let trivia = Arc::new(Pack { questions: draft.questions });
            let words = Arc::new(WordList { words: draft.words });
            (language.clone(), Edition { language, trivia, words, local: draft.local })
        };
        self.checked.library = Library(self.drafts.into_iter().map(edition).collect());
        self.checked.sort();
        self.checked
    }
}

/// The text of a file, without a mark of its encoding.
fn decode<'a>(bytes: &'a [u8], pen: &mut Pen<'_>) -> Option<&'a str> {
    if bytes.len() as u64 > MAX_FILE {
        pen.note(1, Reason::TooLarge { most: count(usize::try_from(MAX_FILE).unwrap_or(usize::MAX)) });
        return None;
    }
    match std::str::from_utf8(bytes) {
        Ok(text) => {
            let bare = text.strip_prefix('\u{feff}');
            if bare.is_some() {
                pen.note(1, Reason::ByteOrderMark);
            }
            Some(bare.unwrap_or(text))
        }
        Err(why) => {
            let ends = bytes[..why.valid_up_to()].iter().filter(|&&byte| byte == b'\n').count();
            pen.note(count(ends + 1), Reason::NotUtf8);
            None
        }
    }
}

fn uneven_categories(draft: &Draft, findings: &mut Vec<Finding>) {
    let largest = draft.categories.values().map(|(number, _)| *number).max().unwrap_or(0);
    if largest < ENOUGH {
        return;
    }
    for (category, (number, spot)) in &draft.categories {
        if number * 100 < largest * CATEGORY_SHARE {
            let (found, largest) = (count(*number), count(largest));
            let reason = Reason::CategoryUneven { category: category.clone(), found, largest };
            findings.push(Finding { spot: spot.clone(), id: None, reason });
        }
    }
}

/// Who gives one list means one level; who gives several has forgotten the third.
fn missing_levels(draft: &Draft, findings: &mut Vec<Finding>) {
    let [(file, _), _, ..] = draft.lists.as_slice() else { return };
    for (level, _) in LEVELS {
        if draft.lists.iter().all(|(_, name)| *name != level) {
            let spot = Spot { file: file.clone(), line: 1 };
            findings.push(Finding { spot, id: None, reason: Reason::NoLevel { level } });
        }
    }
}
