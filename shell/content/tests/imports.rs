//! Files that people bring: what is sound comes in whole and goes out again as the same, and of what is not everything is told.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use cluehouse_content::{
    Finding, Form, Imported, Lang, MAX_FILE, MAX_FINDINGS, MAX_QUESTIONS, MAX_WORDS, Reason, Refused,
    Severity, export_questions, export_words, import_questions, import_words, shipped,
};
use cluehouse_engine::Speak;
use cluehouse_games::pictionary::{Level, Word, WordList, fold};
use cluehouse_games::trivia::{Difficulty, Pack, Place, Question};
use cluehouse_speech::Speech;
use expect_test::expect_file;
use proptest::prelude::*;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/imports")
}

fn bytes(name: &str) -> Vec<u8> {
    fs::read(folder().join(name)).unwrap_or_else(|why| panic!("{name}: {why}"))
}

fn refused(name: &str) -> Refused {
    if name == "words.txt" {
        import_words(name, &bytes(name)).expect_err(name)
    } else {
        import_questions(name, &bytes(name)).expect_err(name)
    }
}

const BAD: [&str; 11] = [
    "table.csv",
    "columns.csv",
    "moodle.gift",
    "opentdb.json",
    "encoded.json",
    "own.json",
    "broken.json",
    "prose.txt",
    "latin1.csv",
    "utf16.csv",
    "words.txt",
];

#[test]
fn of_a_file_that_is_wrong_everything_is_told_with_its_line() {
    let speech = Speech::new(Lang::En);
    let mut told = String::new();
    for name in BAD {
        let refused = refused(name);
        let form = refused.form.map_or_else(|| "no form".to_owned(), |form| form.to_string());
        told += &format!("{name} ({form})\n");
        for finding in &refused.findings {
            assert_eq!(finding.severity(), Severity::Error);
            told += &format!("  {}: {}\n", finding.spot, speech.say(&finding.reason.text()));
        }
    }
    expect_file!["imports/told.txt"].assert_eq(&told);
}

#[test]
fn every_reason_to_keep_a_file_out_is_planted_somewhere() {
    let mut planted: BTreeSet<&str> =
        BAD.iter().flat_map(|name| refused(name).findings).map(|finding| finding.reason.text().id).collect();
    let more = [
        import_questions("x", b"").expect_err("nothing in it"),
        import_questions("x", &rows(MAX_QUESTIONS + 1)).expect_err("too much in it"),
        import_questions("x", &[&rows(0)[..], &b"q,,,,\n".repeat(MAX_FINDINGS)[..]].concat())
            .expect_err("empty fields"),
        import_words("x", b" \n").expect_err("nothing in it"),
        import_words("x", many_words(MAX_WORDS + 1).as_bytes()).expect_err("too much in it"),
    ];
    planted.extend(more.iter().flat_map(|refused| &refused.findings).map(|finding| finding.reason.text().id));
    let locale = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales/en/content.ftl");
    let locale = fs::read_to_string(locale).expect("the texts are there");
    let part = locale.split("\n## ").find(|part| part.starts_with("Imports")).expect("a part on imports");
    for id in part.lines().filter_map(|line| line.split_once(" = ")).map(|(id, _)| id) {
        assert!(planted.contains(id), "no file shows {id}");
    }
}

/// A sound table of so many questions.
fn rows(number: usize) -> Vec<u8> {
    let row = |number: usize| format!("Number {number}?,a,b,c,d\n");
    let rows: String = (0..number).map(row).collect();
    format!("question,right,wrong1,wrong2,wrong3\n{rows}").into_bytes()
}

fn many_words(number: usize) -> String {
    (0..number).map(|number| format!("word {number}\n")).collect()
}

#[test]
fn bounds_are_bounds() {
    assert_eq!(
        import_questions("x", &rows(MAX_QUESTIONS)).expect("as many as may be").pack.questions.len(),
        MAX_QUESTIONS
    );
    let many = import_questions("x", &rows(MAX_QUESTIONS + 1)).expect_err("one more");
    let line = u32::try_from(MAX_QUESTIONS).expect("a small number") + 2;
    assert_eq!(many.findings[0].spot.line, line);
    assert_eq!(many.findings.len(), 1);
    assert_eq!(import_words("x", many_words(MAX_WORDS).as_bytes()).expect("a list").words.len(), MAX_WORDS);
    let most = usize::try_from(MAX_FILE).expect("a small number");
    let long = [&rows(1)[..], "x".repeat(10 << 20).as_bytes()].concat();
    let large = Reason::TooLarge { most: 1 << 20 };
    let reasons =
        |refused: Refused| refused.findings.into_iter().map(|finding| finding.reason).collect::<Vec<_>>();
    assert_eq!(
        reasons(import_questions("x", &long).expect_err("a line of 10 MB")),
        std::slice::from_ref(&large)
    );
    assert_eq!(reasons(import_words("x", &vec![b'a'; most + 1]).expect_err("one byte more")), [large]);
    // A megabyte on one line is read, and refused for what it is.
    let long = format!("question,right,wrong1,wrong2,wrong3\n{},a,b,c,d\n", "x".repeat(most - 100));
    let long = reasons(import_questions("x", long.as_bytes()).expect_err("a long question"));
    assert!(matches!(long.as_slice(), [Reason::TooLong { field: "question", most: 140, .. }]), "{long:?}");
    let all = [&rows(0)[..], &b"q,,,,\n".repeat(MAX_FINDINGS)[..]].concat();
    let all = import_questions("x", &all).expect_err("empty fields");
    assert_eq!(all.findings.len(), MAX_FINDINGS + 1);
    assert!(matches!(all.findings.last(), Some(Finding { reason: Reason::More { .. }, .. })));
}

#[track_caller]
fn sound(text: &str) -> Imported {
    import_questions("x", text.as_bytes()).unwrap_or_else(|refused| panic!("{:?}", refused.findings))
}

fn question(category: &str, difficulty: Difficulty, texts: [&str; 6]) -> Question {
    let [text, right, one, two, three, explanation] = texts.map(str::to_owned);
    let options = [right, one, two, three];
    Question { category: category.to_owned(), difficulty, text, options, right: Place::A, explanation }
}

#[test]
fn open_trivia_db_comes_in_whatever_its_encoding() {
    let texts = ["Who wrote “Émile” & “Julie”?", "Rousseau", "Diderot", "Voltaire", "D'Alembert", ""];
    let expected = Pack { questions: vec![question("Arts: Books", Difficulty::Hard, texts)] };
    let answers = [
        r#"{"response_code":0,"results":[{"type":"multiple","difficulty":"hard","category":"Arts: Books",
           "question":"Who wrote &ldquo;&Eacute;mile&rdquo; &amp; &#8220;Julie&#x201D;?","correct_answer":"Rousseau",
           "incorrect_answers":["Diderot","Voltaire","D&#039;Alembert"]}]}"#,
        r#"[{"type":"multiple","difficulty":"hard","category":"Arts%3A%20Books",
           "question":"Who%20wrote%20%E2%80%9C%C3%89mile%E2%80%9D%20%26%20%E2%80%9CJulie%E2%80%9D%3F",
           "correct_answer":"Rousseau","incorrect_answers":["Diderot","Voltaire","D%27Alembert"]}]"#,
        r#"{"response_code":0,"results":[{"type":"bXVsdGlwbGU=","difficulty":"aGFyZA==","category":"QXJ0czogQm9va3M=",
           "question":"V2hvIHdyb3RlIOKAnMOJbWlsZeKAnSAmIOKAnEp1bGll4oCdPw==","correct_answer":"Um91c3NlYXU=",
           "incorrect_answers":["RGlkZXJvdA==","Vm9sdGFpcmU=","RCdBbGVtYmVydA=="]}]}"#,
    ];
    for answer in answers {
        assert_eq!(sound(answer), Imported { form: Form::OpenTriviaDb, pack: expected.clone() });
    }
}

#[test]
fn tables_come_in_with_any_separator_and_in_any_language() {
    let texts = ["Quoi, donc ?", "L’un ; l’autre", "b", "c", "d", "Dit \"on\"."];
    let expected = Pack { questions: vec![question("Art", Difficulty::Easy, texts)] };
    let tables = [
        "\u{feff}question,bonne réponse,fausse 1,fausse 2,fausse 3,Catégorie,Difficulté,Explication\r\n\"Quoi, donc ?\",L’un ; l’autre,b,c,d,Art,facile,\"Dit \"\"on\"\".\"\r\n",
        "Pregunta;Correcta;Incorrecta1;Incorrecta2;Incorrecta3;Categoría;Dificultad;Explicación\nQuoi, donc ?;\"L’un ; l’autre\";b;c;d;Art;fácil;\"Dit \"\"on\"\".\"\n",
        "note\tPERGUNTA\tcerta\terrada 1\terrada 2\terrada 3\tcategoria\tdificuldade\texplicação\nmy own\tQuoi, donc ?\tL’un ; l’autre\tb\tc\td\tArt\tFácil\t\"Dit \"\"on\"\".\"\n",
    ];
    for table in tables {
        assert_eq!(sound(table), Imported { form: Form::Csv, pack: expected.clone() });
    }
    let bare = sound("right,question,wrong3,wrong2,wrong1\na,Q?,d,c,b\n\n,,,,\n").pack;
    assert_eq!(bare.questions, [question("", Difficulty::Medium, ["Q?", "a", "b", "c", "d", ""])]);
}

#[test]
fn gift_comes_in_with_what_we_have_a_place_for() {
    let file = r"// Made by hand
$CATEGORY: $course$/top/Space // Time

// [id:7] [tag:hard]
::First\: one::[moodle]How far is
   the Moon\: 1 or 2\= ? {
  ~%-25%near # no
  = 384\,000 km \{about\} # yes, so far
  ~%0%far
  ~at 50%
}
The {~sun ~moon =earth#Ours. ~mars####Terra is Latin.} is a planet.

Which?{=a#The right one. ~b ~c ~d}
";
    let pack = sound(file);
    assert_eq!(pack.form, Form::Gift);
    let expected = [
        question(
            "Space / Time",
            Difficulty::Hard,
            [
                "How far is the Moon: 1 or 2= ?",
                "384\\,000 km {about}",
                "near",
                "far",
                "at 50%",
                "yes, so far",
            ],
        ),
        question(
            "Space / Time",
            Difficulty::Hard,
            ["The _____ is a planet.", "earth", "sun", "moon", "mars", "Terra is Latin."],
        ),
        question("Space / Time", Difficulty::Medium, ["Which?", "a", "b", "c", "d", "The right one."]),
    ];
    assert_eq!(pack.pack.questions, expected);
}

#[test]
fn our_own_files_come_in() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/trivia/pt/table.json");
    let file = import_questions("table.json", &fs::read(folder).expect("a file")).expect("a sound file");
    assert_eq!(file.form, Form::Json);
    let ours = shipped(Lang::Pt).trivia();
    let ours = ours.questions.iter().filter(|question| question.category == file.pack.questions[0].category);
    assert_eq!(file.pack.questions, ours.map(right_first).collect::<Vec<_>>());
}

fn right_first(question: &Question) -> Question {
    let mut options = question.options.clone();
    options[..=question.right.index()].rotate_right(1);
    Question { options, right: Place::A, ..question.clone() }
}

#[test]
fn what_ships_goes_out_and_comes_back() {
    for lang in Lang::ALL {
        let pack = shipped(lang).trivia();
        let expected = Pack { questions: pack.questions.iter().map(right_first).collect() };
        for form in Form::WRITTEN {
            let back = import_questions("x", export_questions(pack, form).as_bytes());
            assert_eq!(back, Ok(Imported { form, pack: expected.clone() }), "{lang:?} {form}");
        }
        let words = shipped(lang).words();
        assert_eq!(import_words("x", export_words(words).as_bytes()).as_ref(), Ok(&**words));
    }
}

/// Texts that have in them whatever means something in one form or another.
fn words(most: usize) -> impl Strategy<Value = String> {
    let pieces = prop_oneof![
        4 => "[a-zA-Zéñçœ0-9]{1,3}",
        2 => Just(" ".to_owned()),
        3 => prop::sample::select(vec![
            "~", "=", "#", "####", "{", "}", ":", "::", "\\", "\\n", "%", "%50%", ",", ";", "\"", "'", "\u{201c}", "/", "//", "->",
            "<", ">", "< b", "&amp;", "&", "[html]", "[plain]", "[", "]", "$CATEGORY:", "-", "+", "@", "_____", "|", "\u{202f}", "👩‍🚀", "T",
        ]).prop_map(str::to_owned),
    ];
    prop::collection::vec(pieces, 1..8).prop_filter_map("a sound text", move |pieces| {
        let text = pieces.concat().trim().to_owned();
        let tag = text.contains('<') && text.contains('>');
        (!text.is_empty() && text.chars().count() <= most && !tag).then_some(text)
    })
}

prop_compose! {
    fn questions()(
        category in prop_oneof![Just(String::new()), words(30)],
        difficulty in prop::sample::select(vec![Difficulty::Easy, Difficulty::Medium, Difficulty::Hard]),
        text in words(100),
        options in prop::array::uniform4(words(50)),
        right in prop::sample::select(Place::ALL.to_vec()),
        explanation in prop_oneof![Just(String::new()), words(100)],
    ) -> Question {
        Question { category, difficulty, text, options, right, explanation }
    }
}

fn packs() -> impl Strategy<Value = Pack> {
    prop::collection::vec(questions(), 1..6).prop_filter_map("a sound pack", |questions| {
        let differ = |texts: Vec<&String>| {
            texts.iter().map(|text| fold(text)).collect::<BTreeSet<_>>().len() == texts.len()
        };
        let sound = differ(questions.iter().map(|question| &question.text).collect())
            && questions.iter().all(|question| differ(question.options.iter().collect()));
        sound.then_some(Pack { questions })
    })
}

fn lists() -> impl Strategy<Value = WordList> {
    let form = "[a-zéñ]{1,6}( [a-zé'-]{1,6})?";
    let levels = prop::sample::select(vec![Level::Easy, Level::Medium, Level::Hard]);
    let word = (form, prop::collection::vec(form, 0..3), levels);
    let word = word.prop_map(|(text, accepted, level)| Word { text, accepted, level });
    prop::collection::vec(word, 1..8).prop_filter_map("a sound list", |words| {
        let forms = words.iter().flat_map(|word| [&word.text].into_iter().chain(&word.accepted));
        let forms: Vec<String> = forms.map(|form| fold(form)).collect();
        let differ = forms.iter().collect::<BTreeSet<_>>().len() == forms.len();
        (differ && words.iter().all(Word::is_drawable)).then_some(WordList { words })
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_pack_that_goes_out_comes_back_the_same_in_every_form(pack in packs()) {
        let expected = Pack { questions: pack.questions.iter().map(right_first).collect() };
        for form in Form::WRITTEN {
            let file = export_questions(&pack, form);
            let back = import_questions("x", file.as_bytes());
            prop_assert_eq!(back, Ok(Imported { form, pack: expected.clone() }), "{}", file);
        }
        // What has come in once stays as it is.
        for form in Form::WRITTEN {
            let back = import_questions("x", export_questions(&expected, form).as_bytes());
            prop_assert_eq!(back.map(|back| back.pack), Ok(expected.clone()));
        }
    }

    #[test]
    fn words_that_go_out_come_back_the_same(list in lists()) {
        let file = export_words(&list);
        prop_assert_eq!(import_words("x", file.as_bytes()), Ok(list), "{}", file);
    }

    #[test]
    fn whatever_is_given_is_taken_or_told(bytes in prop::collection::vec(any::<u8>(), 0..200), text in "\\PC{0,200}") {
        for bytes in [bytes.as_slice(), text.as_bytes()] {
            if let Err(refused) = import_questions("x", bytes) {
                prop_assert!(!refused.findings.is_empty());
            }
            if let Err(refused) = import_words("x", bytes) {
                prop_assert!(!refused.findings.is_empty());
            }
        }
    }

    #[test]
    fn one_bad_question_keeps_the_whole_pack_out(pack in packs(), which in any::<prop::sample::Index>()) {
        let mut pack = pack;
        let bad = which.index(pack.questions.len());
        pack.questions[bad].options[2] = "<i>".to_owned() + &pack.questions[bad].options[1];
        for form in Form::WRITTEN {
            prop_assert!(import_questions("x", export_questions(&pack, form).as_bytes()).is_err());
        }
    }
}
