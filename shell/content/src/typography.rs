//! How a text is written: spaces, quotes, accents, in general and by language. What it says is not known here.

use unicode_normalization::is_nfc;

use crate::finding::Reason;
use cluehouse_speech::Lang;

/// What kind of text it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Manner {
    /// Sentences for players.
    Prose,
    /// A note for reviewers: formulas and titles in any language may stand in it.
    Note,
    /// A word to draw.
    Word,
}

const NARROW: char = '\u{202f}';

/// Everything that is written otherwise than it should be, each kind once.
pub(crate) fn faults(text: &str, lang: Option<Lang>, manner: Manner) -> Vec<Reason> {
    let mut found = Vec::new();
    spaces(text, &mut found);
    if !is_nfc(text) {
        found.push(Reason::NotComposed);
    }
    if let Some(mark) = text.chars().find(|mark| matches!(mark, '\'' | '"' | '`' | '´')) {
        found.push(Reason::StraightQuote { found: mark });
    }
    if text.contains("...") {
        found.push(Reason::Dots);
    }
    for (open, close) in [('“', '”'), ('«', '»'), ('(', ')')] {
        pair(text, open, close, &mut found);
    }
    match lang {
        Some(Lang::En) => quotes(text, &['«', '»', '„'], "“ ”", &mut found),
        Some(Lang::Fr) => {
            quotes(text, &['“', '”', '„'], "« »", &mut found);
            narrow_spaces(text, &mut found);
        }
        Some(Lang::Es) if manner == Manner::Prose => {
            pair(text, '¿', '?', &mut found);
            pair(text, '¡', '!', &mut found);
        }
        Some(Lang::Es | Lang::Pt) | None => {}
    }
    if let Some(lang) = lang.filter(|_| manner != Manner::Note) {
        accents(text, lang, &mut found);
    }
    found
}

fn spaces(text: &str, found: &mut Vec<Reason>) {
    let is_space = |letter: char| matches!(letter, ' ' | '\u{a0}' | NARROW);
    if text.trim() != text {
        found.push(Reason::EdgeSpace);
    }
    if text.chars().zip(text.chars().skip(1)).any(|(one, next)| is_space(one) && is_space(next)) {
        found.push(Reason::DoubleSpace);
    }
    // Spaces of other widths and marks of direction; not joiners, which hold letters and pictures together.
    let odd = |letter: &char| {
        matches!(
            letter,
            '\u{ad}' | '\u{2000}'..='\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}'
                | '\u{205f}'..='\u{206f}' | '\u{3000}' | '\u{feff}'
        )
    };
    if let Some(letter) = text.chars().find(odd) {
        found.push(Reason::Invisible { code: format!("U+{:04X}", u32::from(letter)) });
    }
}

fn pair(text: &str, open: char, close: char, found: &mut Vec<Reason>) {
    if text.matches(open).count() != text.matches(close).count() {
        found.push(Reason::Unpaired { open, close });
    }
}

fn quotes(text: &str, foreign: &[char], wanted: &'static str, found: &mut Vec<Reason>) {
    if let Some(mark) = text.chars().find(|mark| foreign.contains(mark)) {
        found.push(Reason::ForeignQuotes { found: mark, wanted });
    }
}

/// French sets a narrow no-break space before tall marks, inside guillemets, between thousands and before units.
fn narrow_spaces(text: &str, found: &mut Vec<Reason>) {
    let letters: Vec<char> = text.chars().collect();
    let at = |place: usize| letters.get(place).copied();
    for (place, &mark) in letters.iter().enumerate() {
        let before = place.checked_sub(1).and_then(at);
        let after = at(place + 1);
        let alone = after.is_none_or(|next| !next.is_alphanumeric());
        let wrong = match mark {
            ';' | '!' | '?' => alone && before.is_some_and(|last| !matches!(last, NARROW | '!' | '?')),
            // Not in a time or an address.
            ':' => after.is_none_or(char::is_whitespace) && before.is_some_and(|last| last != NARROW),
            '«' => after != Some(NARROW),
            '»' => before != Some(NARROW),
            '%' | '°' | '€' => before == Some(' ') || before == Some('\u{a0}'),
            _ => false,
        };
        if wrong {
            found.push(Reason::NarrowSpace { mark });
            return;
        }
        let is_digit = |place: usize| at(place).is_some_and(|letter| letter.is_ascii_digit());
        let thousands = matches!(mark, ' ' | '\u{a0}')
            && place > 0
            && is_digit(place - 1)
            && (1..=3).all(|step| is_digit(place + step))
            && !is_digit(place + 4)
            && !(place > 3 && (2..=4).all(|step| is_digit(place - step)));
        if thousands {
            let mark = at(place + 1).unwrap_or_default();
            found.push(Reason::NarrowSpace { mark });
            return;
        }
    }
}

/// Words people type without their accent, and how they are written. Only words that are wrong without it in every sense.
const FR: [(&str, &str); 20] = [
    ("etat", "état"),
    ("etats", "états"),
    ("ecole", "école"),
    ("eglise", "église"),
    ("egypte", "égypte"),
    ("etoile", "étoile"),
    ("ile", "île"),
    ("iles", "îles"),
    ("etait", "était"),
    ("meme", "même"),
    ("tres", "très"),
    ("apres", "après"),
    ("francais", "français"),
    ("francaise", "française"),
    ("oeuf", "œuf"),
    ("oeil", "œil"),
    ("oeuvre", "œuvre"),
    ("coeur", "cœur"),
    ("soeur", "sœur"),
    ("boeuf", "bœuf"),
];
const ES: [(&str, &str); 17] = [
    ("ano", "año"),
    ("anos", "años"),
    ("espana", "españa"),
    ("espanol", "español"),
    ("espanola", "española"),
    ("dia", "día"),
    ("dias", "días"),
    ("pais", "país"),
    ("paises", "países"),
    ("tambien", "también"),
    ("despues", "después"),
    ("segun", "según"),
    ("numero", "número"),
    ("musica", "música"),
    ("pelicula", "película"),
    ("corazon", "corazón"),
    ("arbol", "árbol"),
];
const PT: [(&str, &str); 14] = [
    ("nao", "não"),
    ("sao", "são"),
    ("voce", "você"),
    ("tambem", "também"),
    ("agua", "água"),
    ("musica", "música"),
    ("portugues", "português"),
    ("seculo", "século"),
    ("historia", "história"),
    ("numero", "número"),
    ("coracao", "coração"),
    ("leao", "leão"),
    ("irmao", "irmão"),
    ("possivel", "possível"),
];
/// Asking words of Spanish, which have an accent right after `¿`.
const ASKING: [(&str, &str); 10] = [
    ("que", "qué"),
    ("cual", "cuál"),
    ("cuales", "cuáles"),
    ("quien", "quién"),
    ("quienes", "quiénes"),
    ("donde", "dónde"),
    ("cuando", "cuándo"),
    ("cuanto", "cuánto"),
    ("cuantos", "cuántos"),
    ("cuantas", "cuántas"),
];

fn accents(text: &str, lang: Lang, found: &mut Vec<Reason>) {
    let table: &[(&str, &str)] = match lang {
        Lang::En => &[],
        Lang::Fr => &FR,
        Lang::Es => &ES,
        Lang::Pt => &PT,
    };
    let mut note = |word: &str, wanted: &str| {
        found.push(Reason::Accent { found: word.to_owned(), wanted: wanted.to_owned() });
    };
    let words = text.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    for word in words {
        let small = word.to_lowercase();
        if let Some((_, wanted)) = table.iter().find(|(bare, _)| *bare == small) {
            note(word, wanted);
        }
    }
    if lang == Lang::Fr && text.starts_with("A ") {
        note("A", "À");
    }
    if lang == Lang::Es {
        for question in text.split('¿').skip(1) {
            let asking = question.split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default();
            let small = asking.to_lowercase();
            if let Some((_, wanted)) = ASKING.iter().find(|(bare, _)| *bare == small) {
                note(asking, wanted);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, lang: Lang, expected: &[Reason]) {
        assert_eq!(faults(text, Some(lang), Manner::Prose), expected, "{text}");
    }

    #[test]
    fn french_marks_have_their_narrow_space() {
        let wants = |mark| vec![Reason::NarrowSpace { mark }];
        check("Qui a écrit «\u{202f}Phèdre\u{202f}» à 20:30\u{202f}?", Lang::Fr, &[]);
        check("Quoi\u{202f}?! Plus de 2\u{202f}400 m, en 1789 100 hommes", Lang::Fr, &[]);
        check("Qui ?", Lang::Fr, &wants('?'));
        check("Voici\u{a0}: deux", Lang::Fr, &wants(':'));
        check("« Phèdre\u{202f}»", Lang::Fr, &wants('«'));
        check("«\u{202f}Phèdre »", Lang::Fr, &wants('»'));
        check("2 400 m", Lang::Fr, &wants('4'));
        check("60 %", Lang::Fr, &wants('%'));
        check("C’est “lui”", Lang::Fr, &[Reason::ForeignQuotes { found: '“', wanted: "« »" }]);
    }

    #[test]
    fn spanish_questions_open_and_ask_with_an_accent() {
        check("¿Quién es? ¡Él!", Lang::Es, &[]);
        check("Quién es?", Lang::Es, &[Reason::Unpaired { open: '¿', close: '?' }]);
        let accent =
            |found: &str, wanted: &str| Reason::Accent { found: found.to_owned(), wanted: wanted.to_owned() };
        check("¿Que ano?", Lang::Es, &[accent("ano", "año"), accent("Que", "qué")]);
        check("A Paris", Lang::Fr, &[accent("A", "À")]);
        check("São Tomé não é pais", Lang::Pt, &[]);
    }

    #[test]
    fn spaces_and_quotes_are_the_same_in_every_language() {
        for lang in Lang::ALL {
            check("a\u{301}", lang, &[Reason::NotComposed]);
            check("a  b", lang, &[Reason::DoubleSpace]);
            check(" b", lang, &[Reason::EdgeSpace]);
            check("a\u{200b}b", lang, &[Reason::Invisible { code: "U+200B".to_owned() }]);
            check("it's", lang, &[Reason::StraightQuote { found: '\'' }]);
            check("(a", lang, &[Reason::Unpaired { open: '(', close: ')' }]);
            check("a...", lang, &[Reason::Dots]);
        }
    }
}
