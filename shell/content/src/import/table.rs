//! Questions as a table: a row each, with the names of the columns in the first row, in any language of the house.

use csv::{Reader, ReaderBuilder, StringRecord};

use super::{Draft, Names, difficulty, shortened};
use crate::export::bare;
use crate::finding::{Pen, Reason, count};
use crate::json::{Lined, Lines};
use crate::limits::MAX_QUESTIONS;
use cluehouse_games::pictionary::fold;

pub(super) const NAMES: Names = Names {
    category: "category",
    text: "question",
    right: "right",
    wrong: ["wrong1", "wrong2", "wrong3"],
    explanation: "explanation",
};

/// The columns: what they are called in an export, whether they must be there, and what else they may be called, folded.
const COLUMNS: [(&str, bool, &[&str]); 8] = [
    ("question", true, &["question", "text", "pregunta", "pergunta", "texte", "texto"]),
    (
        "right",
        true,
        &[
            "right",
            "correct",
            "answer",
            "right answer",
            "correct answer",
            "correct_answer",
            "juste",
            "correcte",
            "bonne reponse",
            "reponse",
            "correcta",
            "respuesta correcta",
            "respuesta",
            "certa",
            "correta",
            "resposta certa",
            "resposta correta",
            "resposta",
        ],
    ),
    ("wrong1", true, WRONG[0]),
    ("wrong2", true, WRONG[1]),
    ("wrong3", true, WRONG[2]),
    ("category", false, &["category", "categorie", "categoria", "theme", "tema", "topic"]),
    (
        "difficulty",
        false,
        &["difficulty", "difficulte", "dificultad", "dificuldade", "level", "niveau", "nivel"],
    ),
    ("explanation", false, &["explanation", "explication", "explicacion", "explicacao", "feedback"]),
];

const WRONG: [&[&str]; 3] = [
    &[
        "wrong1",
        "wrong 1",
        "incorrect1",
        "incorrect 1",
        "faux1",
        "faux 1",
        "fausse1",
        "fausse 1",
        "incorrecta1",
        "incorrecta 1",
        "falsa1",
        "falsa 1",
        "errada1",
        "errada 1",
        "incorreta1",
        "incorreta 1",
    ],
    &[
        "wrong2",
        "wrong 2",
        "incorrect2",
        "incorrect 2",
        "faux2",
        "faux 2",
        "fausse2",
        "fausse 2",
        "incorrecta2",
        "incorrecta 2",
        "falsa2",
        "falsa 2",
        "errada2",
        "errada 2",
        "incorreta2",
        "incorreta 2",
    ],
    &[
        "wrong3",
        "wrong 3",
        "incorrect3",
        "incorrect 3",
        "faux3",
        "faux 3",
        "fausse3",
        "fausse 3",
        "incorrecta3",
        "incorrecta 3",
        "falsa3",
        "falsa 3",
        "errada3",
        "errada 3",
        "incorreta3",
        "incorreta 3",
    ],
];

const SEPARATORS: [u8; 3] = [b',', b';', b'\t'];

fn reader(text: &str, separator: u8) -> Reader<&[u8]> {
    ReaderBuilder::new().delimiter(separator).has_headers(false).flexible(true).from_reader(text.as_bytes())
}

/// Which column a heading names.
fn column(heading: &str) -> Option<usize> {
    let heading = fold(heading);
    COLUMNS.iter().position(|(_, _, names)| names.contains(&heading.as_str()))
}

/// The first row as each separator would have it, and how many columns it names.
fn headings(text: &str) -> (u8, StringRecord, usize) {
    let read = SEPARATORS.map(|separator| {
        let mut row = StringRecord::new();
        // What cannot be read names no column.
        let _ = reader(text, separator).read_record(&mut row);
        let known = row.iter().filter(|heading| column(heading).is_some()).count();
        (separator, row, known)
    });
    // The first of the best: a comma before others.
    read.into_iter().rev().max_by_key(|(_, _, known)| *known).unwrap_or((b',', StringRecord::new(), 0))
}

/// Whether the first row names at least two of the columns.
pub(super) fn is_so(text: &str) -> bool {
    headings(text).2 >= 2
}

/// The questions; `None` for each that cannot be read.
pub(super) fn read(text: &str, pen: &mut Pen<'_>) -> Vec<Option<Draft>> {
    let (separator, headings, _) = headings(text);
    let Some(places) = places(&headings, pen) else { return Vec::new() };
    let mut reader = reader(text, separator);
    let mut row = StringRecord::new();
    // A quotation mark within a field is doubled, so that all of them are even in number.
    let open = text.matches('"').count() % 2 == 1;
    let lines = Lines::new(text);
    let mut drafts = Vec::new();
    let mut heads = true;
    while reader.read_record(&mut row).unwrap_or(false) {
        // Empty lines before a row are counted with it.
        let begin = row.position().map_or(0, |at| usize::try_from(at.byte()).unwrap_or(usize::MAX));
        let line = lines.of(text.get(begin..).unwrap_or_default().trim_start_matches(['\r', '\n']));
        if std::mem::take(&mut heads) || row.iter().all(|field| field.trim().is_empty()) {
            continue;
        }
        if row.iter().skip(headings.len()).any(|field| !field.trim().is_empty()) {
            let (found, columns) = (count(row.len()), count(headings.len()));
            pen.note(line, Reason::SurplusFields { found, columns });
            drafts.push(None);
        } else if open && is_last(text, &reader) && row.iter().any(|field| field.contains('\n')) {
            pen.note(line, Reason::OpenQuote);
            drafts.push(None);
        } else {
            drafts.push(Some(draft(&row, &places, line, pen)));
        }
        if drafts.len() > MAX_QUESTIONS {
            break;
        }
    }
    drafts
}

/// Whether nothing follows on the row that was read last.
fn is_last(text: &str, reader: &Reader<&[u8]>) -> bool {
    let end = usize::try_from(reader.position().byte()).unwrap_or(usize::MAX);
    text.get(end..).is_none_or(|rest| rest.trim().is_empty())
}

/// Where each column stands; notes those that are missing or stand twice.
fn places(headings: &StringRecord, pen: &mut Pen<'_>) -> Option<[Option<usize>; 8]> {
    let mut places = [None; 8];
    for (place, heading) in headings.iter().enumerate() {
        // Columns of other names are somebody's own notes.
        let Some(column) = column(heading) else { continue };
        if places[column].is_some() {
            pen.note(1, Reason::RepeatedColumn { column: shortened(heading.trim()) });
        }
        places[column] = Some(place);
    }
    for ((column, must, _), place) in COLUMNS.iter().zip(&places) {
        if *must && place.is_none() {
            pen.note(1, Reason::NoColumn { column });
        }
    }
    pen.is_unused().then_some(places)
}

fn draft(row: &StringRecord, places: &[Option<usize>; 8], line: u32, pen: &mut Pen<'_>) -> Draft {
    let field = |column: usize| {
        let value = places[column].and_then(|place| row.get(place)).unwrap_or_default();
        Lined { line, value: bare(value.trim()).to_owned() }
    };
    Draft {
        line,
        category: field(5),
        difficulty: difficulty(&field(6), pen),
        text: field(0),
        right: field(1),
        wrong: [field(2), field(3), field(4)],
        explanation: field(7),
    }
}
