//! Whether questions are good: lengths, fairness, balance, style. Whether a fact is true no program can say.

use std::collections::{BTreeMap, BTreeSet};

use cluehouse_games::pictionary::fold;
use cluehouse_games::trivia::{Place, Question};
use unicode_segmentation::UnicodeSegmentation;

use crate::finding::{Pen, Reason, Spot, count};
use crate::json::Lined;
use crate::limits::{
    DIFFICULTY_SHARE, ENOUGH, LONGEST_SHARE, MAX_CATEGORY, MAX_EXPLANATION, MAX_ID, MAX_OPTION, MAX_QUESTION,
    PLACE_SHARE,
};
use crate::sentence;
use crate::sheet::{Asked, DIFFICULTIES, Sheet};
use crate::typography::{Manner, faults};
use cluehouse_speech::Lang;

/// What other files have asked already.
#[derive(Default)]
pub(crate) struct AskedBefore {
    ids: BTreeMap<String, Spot>,
    /// By language and bare words.
    texts: BTreeMap<(String, String), Spot>,
}

/// Looks at a file's questions one by one and together.
pub(crate) fn look(sheet: &Sheet, before: &mut AskedBefore, pen: &mut Pen<'_>) {
    let lang = Lang::of(&sheet.language.value);
    let look = Look { lang };
    look.field("category", &sheet.category, MAX_CATEGORY, Manner::Prose, pen);
    for asked in &sheet.questions {
        pen.id = Some(asked.id.clone());
        look.question(asked, pen);
        unique(asked, &sheet.language.value, before, pen);
    }
    pen.id = None;
    balance(sheet, pen);
}

/// A question as the game asks it.
pub(crate) fn question(category: &str, asked: &Asked) -> Question {
    Question {
        category: category.to_owned(),
        difficulty: asked.difficulty,
        text: asked.text.value.clone(),
        options: asked.options.each_ref().map(|option| option.value.clone()),
        right: asked.right,
        explanation: asked.explanation.as_ref().map(|text| text.value.clone()).unwrap_or_default(),
    }
}

struct Look {
    lang: Option<Lang>,
}

impl Look {
    fn question(&self, asked: &Asked, pen: &mut Pen<'_>) {
        let sign = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
        if asked.id.is_empty() || asked.id.len() > MAX_ID || !asked.id.chars().all(sign) {
            let reason = Reason::BadId { found: asked.id.clone(), most: count(MAX_ID) };
            pen.note(asked.line, reason);
        }
        self.field("text", &asked.text, MAX_QUESTION, Manner::Prose, pen);
        // Marks count: −1 and 1 differ.
        let mut seen = BTreeSet::new();
        for option in &asked.options {
            self.field("options", option, MAX_OPTION, Manner::Prose, pen);
            if !option.value.trim().is_empty() && !seen.insert(fold(&option.value)) {
                pen.note(option.line, Reason::SameOptions { option: option.value.clone() });
            }
        }
        if leaks(asked) {
            let right = &asked.options[asked.right.index()];
            pen.note(asked.text.line, Reason::Leak { option: right.value.clone() });
        }
        match &asked.explanation {
            Some(text) if !text.value.trim().is_empty() => {
                self.field("explanation", text, MAX_EXPLANATION, Manner::Prose, pen);
                if !sentence::is_ended(&text.value) {
                    pen.note(text.line, Reason::NoFullStop);
                }
                if sentence::is_several(&text.value) {
                    pen.note(text.line, Reason::ManySentences);
                }
            }
            empty => {
                pen.note(empty.as_ref().map_or(asked.line, |text| text.line), Reason::NoExplanation);
            }
        }
        match &asked.because {
            Some(text) if !text.value.trim().is_empty() => {
                self.field("because", text, usize::MAX, Manner::Note, pen);
            }
            empty => pen.note(empty.as_ref().map_or(asked.line, |text| text.line), Reason::NoGround),
        }
    }

    /// A text on its own.
    fn field(
        &self,
        field: &'static str,
        text: &Lined<String>,
        most: usize,
        manner: Manner,
        pen: &mut Pen<'_>,
    ) {
        if text.value.trim().is_empty() {
            pen.note(text.line, Reason::Empty { field });
            return;
        }
        let found = text.value.graphemes(true).count();
        if found > most {
            pen.note(text.line, Reason::TooLong { field, found: count(found), most: count(most) });
        }
        if text.value.chars().any(char::is_control) {
            pen.note(text.line, Reason::Control { field });
        }
        for fault in faults(&text.value, self.lang, manner) {
            pen.note(text.line, fault);
        }
    }
}

/// A text without marks, accents and case.
fn bare(text: &str) -> String {
    words(text).join(" ")
}

fn words(text: &str) -> Vec<String> {
    let folded = fold(text);
    let words = folded.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_owned).collect()
}

/// Words too small to give anything away.
const SMALL: [&str; 24] = [
    "and", "the", "for", "les", "des", "une", "aux", "par", "sur", "los", "las", "una", "del", "con", "por",
    "dos", "das", "uma", "com", "dans", "avec", "pour", "from", "with",
];

/// Whether the question says the right option: all its telling words, or all its words where none tells. A word tells where
/// no other option has it.
fn leaks(asked: &Asked) -> bool {
    let text: BTreeSet<String> = words(&asked.text.value).into_iter().collect();
    let wrong = Place::ALL.into_iter().filter(|place| *place != asked.right);
    let wrong: BTreeSet<String> =
        wrong.flat_map(|place| words(&asked.options[place.index()].value)).collect();
    let right = words(&asked.options[asked.right.index()].value);
    let tells = |word: &&String| {
        word.chars().count() > 2 && !SMALL.contains(&word.as_str()) && !wrong.contains(*word)
    };
    let telling: Vec<&String> = right.iter().filter(tells).collect();
    let telling = if telling.is_empty() { right.iter().collect() } else { telling };
    !telling.is_empty() && telling.into_iter().all(|word| text.contains(word))
}

fn unique(asked: &Asked, language: &str, before: &mut AskedBefore, pen: &mut Pen<'_>) {
    let spot = pen.spot(asked.line);
    match before.ids.get(&asked.id) {
        Some(first) => pen.note(asked.line, Reason::RepeatedId { first: first.clone() }),
        None => drop(before.ids.insert(asked.id.clone(), spot.clone())),
    }
    let text = (language.to_owned(), bare(&asked.text.value));
    match before.texts.get(&text) {
        Some(first) => pen.note(asked.text.line, Reason::RepeatedQuestion { first: first.clone() }),
        None => drop(before.texts.insert(text, spot)),
    }
}

/// What only shows in many questions together.
fn balance(sheet: &Sheet, pen: &mut Pen<'_>) {
    let all = sheet.questions.len();
    if all < ENOUGH {
        return;
    }
    let share = |those: usize| those * 100 / all;
    let (least, most) = PLACE_SHARE;
    for place in Place::ALL {
        let share = share(sheet.questions.iter().filter(|asked| asked.right == place).count());
        if share < least || share > most {
            let (share, least, most) = (count(share), count(least), count(most));
            pen.note(
                sheet.category.line,
                Reason::PlaceUneven { place: place.to_string(), share, least, most },
            );
        }
    }
    let longest = share(sheet.questions.iter().filter(|asked| is_longest(asked)).count());
    if longest > LONGEST_SHARE {
        let reason = Reason::LongestRight { share: count(longest), most: count(LONGEST_SHARE) };
        pen.note(sheet.category.line, reason);
    }
    let (least, most) = DIFFICULTY_SHARE;
    for (name, difficulty) in DIFFICULTIES {
        let share = share(sheet.questions.iter().filter(|asked| asked.difficulty == difficulty).count());
        if share < least || share > most {
            let (share, least, most) = (count(share), count(least), count(most));
            pen.note(sheet.category.line, Reason::DifficultyUneven { difficulty: name, share, least, most });
        }
    }
}

/// Whether the right option is longer than each other one.
fn is_longest(asked: &Asked) -> bool {
    let length = |option: &Lined<String>| option.value.graphemes(true).count();
    let right = length(&asked.options[asked.right.index()]);
    let longer = |option: &&Lined<String>| length(option) >= right;
    // The right one itself is as long as itself.
    asked.options.iter().filter(longer).count() == 1
}
