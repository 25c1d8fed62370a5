//! Every kind of fault, planted once, is found with its line; and nothing else is.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use cluehouse_content::{File, Finding, MAX_FILE, Reason, Severity, Spot, Wanted, check};
use cluehouse_engine::Speak;

const TRIVIA: &str = "trivia/en/nature.json";

thread_local! {
    /// The texts of the findings planted so far.
    static PLANTED: RefCell<BTreeSet<&'static str>> = const { RefCell::new(BTreeSet::new()) };
}

/// A sound file: the question with number n begins on line 5 + 15 n.
fn sheet(questions: usize) -> String {
    let question = |number: usize| {
        let difficulty = ["easy", "medium", "hard"][number % 3];
        let right = ["A", "B", "C", "D"][number % 4];
        format!(
            r#"    {{
      "id": "q-{number}",
      "difficulty": "{difficulty}",
      "local": true,
      "text": "How tall is tree number {number}?",
      "options": [
        "One metre",
        "Two miles",
        "Ten yards",
        "Six spans"
      ],
      "right": "{right}",
      "explanation": "It was measured on a Sunday.",
      "because": "A tape."
    }}"#
        )
    };
    let questions: Vec<String> = (0..questions).map(question).collect();
    let questions = questions.join(",\n");
    format!(
        "{{\n  \"language\": \"en\",\n  \"category\": \"Nature\",\n  \"questions\": [\n{questions}\n  ]\n}}\n"
    )
}

/// One question, with something put in the place of something else.
fn with(old: &str, new: &str) -> String {
    let whole = sheet(1);
    assert_eq!(whole.matches(old).count(), 1, "{old}");
    whole.replace(old, new)
}

fn spot(file: &str, line: u32) -> Spot {
    Spot { file: file.to_owned(), line }
}

/// The files have these findings and no others.
#[track_caller]
fn found(files: &[(&str, &[u8])], expected: Vec<(Spot, Option<&str>, Reason)>) {
    let files: Vec<File> = files.iter().map(|(path, bytes)| File::new(*path, bytes.to_vec())).collect();
    let finding = |(spot, id, reason): (Spot, Option<&str>, Reason)| {
        PLANTED.with_borrow_mut(|planted| planted.insert(reason.text().id));
        Finding { spot, id: id.map(str::to_owned), reason }
    };
    let expected: Vec<Finding> = expected.into_iter().map(finding).collect();
    assert_eq!(check(&files).findings, expected);
}

/// A file of questions has one finding, about its one question or about none.
#[track_caller]
fn one(text: &str, line: u32, id: Option<&str>, reason: Reason) {
    found(&[(TRIVIA, text.as_bytes())], vec![(spot(TRIVIA, line), id, reason)]);
}

#[track_caller]
fn one_of(text: &str, line: u32, reason: Reason) {
    one(text, line, Some("q-0"), reason);
}

/// A list of words has one finding.
#[track_caller]
fn list(path: &str, text: &str, line: u32, reason: Reason) {
    found(&[(path, text.as_bytes())], vec![(spot(path, line), None, reason)]);
}

fn sound_files_have_no_finding() {
    found(&[(TRIVIA, sheet(24).as_bytes())], vec![]);
    found(
        &[("words/en/easy.txt", b"cat = kitty\nParis\nT-shirt\r\n"), ("words/fr/easy.txt", b"chat\n")],
        vec![],
    );
    let other = sheet(1).replace("\"en\"", "\"de\"").replace("Nature", "Natur");
    found(&[("trivia/de/natur.json", other.as_bytes()), ("words/de/easy.txt", b"Katze\n")], vec![]);
    let schema = with("{\n  \"language\"", "{\n  \"$schema\": \"../../trivia.schema.json\",\n  \"language\"");
    found(&[(TRIVIA, schema.as_bytes())], vec![]);
}

fn files() {
    found(&[(TRIVIA, b"{\n\xff")], vec![(spot(TRIVIA, 2), None, Reason::NotUtf8)]);
    let long = vec![b' '; usize::try_from(MAX_FILE).expect("a small number") + 1];
    found(&[(TRIVIA, &long)], vec![(spot(TRIVIA, 1), None, Reason::TooLarge { most: 1 << 20 })]);
    one(&format!("\u{feff}{}", sheet(1)), 1, None, Reason::ByteOrderMark);
    let why = || "key must be a string".to_owned();
    one("{\n  \"language\": \"en\",\n  3\n}", 3, None, Reason::Syntax { why: why(), column: 3 });
    one("[]", 1, None, Reason::NotAnObject);
}

fn form() {
    one_of(
        &with("      \"right\"", "      \"hint\": 3,\n      \"right\""),
        16,
        Reason::UnknownField { field: "hint".to_owned() },
    );
    one(
        &with("  \"category\"", "  \"author\": \"me\",\n  \"category\""),
        3,
        None,
        Reason::UnknownField { field: "author".to_owned() },
    );
    one_of(&with("      \"right\": \"A\",\n", ""), 5, Reason::MissingField { field: "right" });
    one(&with("      \"id\": \"q-0\",\n", ""), 5, None, Reason::MissingField { field: "id" });
    one(&with("  \"category\": \"Nature\",\n", ""), 1, None, Reason::MissingField { field: "category" });
    one_of(
        &with("      \"right\"", "      \"right\": \"B\",\n      \"right\""),
        17,
        Reason::RepeatedField { field: "right".to_owned() },
    );
    let wrong = |field, wanted| Reason::WrongType { field, wanted };
    one_of(&with("\"How tall is tree number 0?\"", "7"), 9, wrong("text", Wanted::Words));
    one_of(&with("true", "\"yes\""), 8, wrong("local", Wanted::Flag));
    one_of(&with("        \"One metre\",\n", ""), 10, wrong("options", Wanted::Options));
    one(
        "{\"language\": \"en\", \"category\": \"Nature\",\n\"questions\": 3}",
        2,
        None,
        wrong("questions", Wanted::Questions),
    );
    one_of(&with("\"easy\"", "\"simple\""), 7, Reason::UnknownDifficulty { found: "simple".to_owned() });
    one_of(&with("\"A\"", "\"E\""), 16, Reason::UnknownRight { found: "E".to_owned() });
    one_of(&with("\"Two miles\"", "\" \""), 12, Reason::Empty { field: "options" });
    let long = "é".repeat(141);
    one_of(
        &with("How tall is tree number 0?", &long),
        9,
        Reason::TooLong { field: "text", found: 141, most: 140 },
    );
    // As people count: a letter and its accent are one, and so is a family.
    let family = "👨‍👩‍👧".repeat(60);
    let long = format!("{family}x");
    one_of(&with("Two miles", &long), 12, Reason::TooLong { field: "options", found: 61, most: 60 });
    let long = format!("{}.", "x".repeat(200));
    let reason = Reason::TooLong { field: "explanation", found: 201, most: 200 };
    one_of(&with("It was measured on a Sunday.", &long), 17, reason);
    one_of(&with("Ten yards", "Ten\\u0007yards"), 13, Reason::Control { field: "options" });
    one_of(&with("Ten yards", "twó Miles"), 13, Reason::SameOptions { option: "twó Miles".to_owned() });
}

fn names() {
    let found_tag = "English".to_owned();
    one(&with("\"en\"", "\"English\""), 2, None, Reason::UnknownLanguage { found: found_tag });
    let (tag, folder) = ("de".to_owned(), "en".to_owned());
    one(&with("\"en\"", "\"de\""), 2, None, Reason::OtherLanguage { found: tag, folder });
    let found_id = "Q 0".to_owned();
    one(&with("q-0", "Q 0"), 5, Some("Q 0"), Reason::BadId { found: found_id, most: 40 });
    let first = || spot(TRIVIA, 5);
    let twice = sheet(2).replace("q-1", "q-0");
    one(&twice, 20, Some("q-0"), Reason::RepeatedId { first: first() });
    let twice = sheet(2).replace("How tall is tree number 1?", "How tall: is TREE number 0");
    one(&twice, 24, Some("q-1"), Reason::RepeatedQuestion { first: first() });
    // Also across files.
    let other = sheet(1).replace("tree", "house");
    let expected =
        vec![(spot("trivia/en/other.json", 5), Some("q-0"), Reason::RepeatedId { first: first() })];
    found(&[(TRIVIA, sheet(1).as_bytes()), ("trivia/en/other.json", other.as_bytes())], expected);
}

fn style() {
    let leak = Reason::Leak { option: "One metre".to_owned() };
    one_of(&with("How tall is tree number 0?", "Is one old tree a metre tall?"), 9, leak);
    one_of(&with("It was measured on a Sunday.", ""), 17, Reason::NoExplanation);
    one_of(&with("      \"explanation\": \"It was measured on a Sunday.\",\n", ""), 5, Reason::NoExplanation);
    one_of(&with("on a Sunday.", "on a Sunday"), 17, Reason::NoFullStop);
    one_of(&with("on a Sunday.", "twice. So it is."), 17, Reason::ManySentences);
    one_of(&with("A tape.", ""), 18, Reason::NoGround);
    one_of(&with("on a Sunday", "on Sam's day"), 17, Reason::StraightQuote { found: '\'' });
    one_of(&with("a Sunday", "«Sunday»"), 17, Reason::ForeignQuotes { found: '«', wanted: "“ ”" });
    one_of(&with("a Sunday", "“Sunday"), 17, Reason::Unpaired { open: '“', close: '”' });
    one_of(&with("a Sunday", "a  Sunday"), 17, Reason::DoubleSpace);
    one_of(&with("\"One metre\"", "\"One metre \""), 11, Reason::EdgeSpace);
    one_of(&with("a Sunday", "a\u{2009}Sunday"), 17, Reason::Invisible { code: "U+2009".to_owned() });
    one_of(&with("a Sunday", "a cafe\u{301}"), 17, Reason::NotComposed);
    one_of(&with("a Sunday.", "a Sunday..."), 17, Reason::Dots);
    let french = sheet(1).replace("\"en\"", "\"fr\"");
    let path = "trivia/fr/nature.json";
    let narrow = french.replace("on a Sunday.", "un dimanche ?");
    let question = (spot(path, 9), Some("q-0"), Reason::NarrowSpace { mark: '?' });
    let expected = vec![question.clone(), (spot(path, 17), Some("q-0"), Reason::NarrowSpace { mark: '?' })];
    found(&[(path, narrow.as_bytes())], expected);
    let bare = french.replace("It was", "A l’ecole, it was");
    let accent =
        |found: &str, wanted: &str| Reason::Accent { found: found.to_owned(), wanted: wanted.to_owned() };
    let expected = vec![
        question,
        (spot(path, 17), Some("q-0"), accent("ecole", "école")),
        (spot(path, 17), Some("q-0"), accent("A", "À")),
    ];
    found(&[(path, bare.as_bytes())], expected);
}

fn balance() {
    let many = sheet(24).replace("\"right\": \"B\"", "\"right\": \"A\"");
    let uneven = |place: &str, share| {
        let reason = Reason::PlaceUneven { place: place.to_owned(), share, least: 15, most: 35 };
        (spot(TRIVIA, 3), None, reason)
    };
    found(&[(TRIVIA, many.as_bytes())], vec![uneven("A", 50), uneven("B", 0)]);
    // The right one of every second question is longer than the others.
    let mut long = sheet(24);
    for number in (0..24).filter(|number| number % 4 < 2) {
        let start = long.find(&format!("number {number}?")).expect("a question");
        let option = ["One metre", "Two miles"][number % 4];
        let place = start + long[start..].find(option).expect("an option");
        long.insert_str(place + option.len(), " or more");
    }
    one(&long, 3, None, Reason::LongestRight { share: 50, most: 40 });
    let easy = sheet(24).replace("\"hard\"", "\"easy\"");
    let uneven = |difficulty, share| {
        (spot(TRIVIA, 3), None, Reason::DifficultyUneven { difficulty, share, least: 20, most: 50 })
    };
    found(&[(TRIVIA, easy.as_bytes())], vec![uneven("easy", 66), uneven("hard", 0)]);
    // Too few to judge.
    found(&[(TRIVIA, sheet(12).replace("\"B\"", "\"A\"").as_bytes())], vec![]);
    let small = sheet(3).replace("q-", "p-").replace("tree", "house").replace("Nature", "Houses");
    let path = "trivia/en/houses.json";
    let reason = Reason::CategoryUneven { category: "Houses".to_owned(), found: 3, largest: 24 };
    found(&[(TRIVIA, sheet(24).as_bytes()), (path, small.as_bytes())], vec![(spot(path, 3), None, reason)]);
}

fn words() {
    let easy = "words/en/easy.txt";
    let word = |word: &str| word.to_owned();
    list("words/en/simple.txt", "cat\n", 1, Reason::UnknownLevel { found: word("simple") });
    let expected = vec![(spot(easy, 1), None, Reason::NoLevel { level: "medium" })];
    found(&[(easy, b"cat\n"), ("words/en/hard.txt", b"love\n")], expected);
    list(easy, "cat\n\ndog\n", 2, Reason::BlankLine);
    list(easy, "cat\ndog = \n", 2, Reason::EntryForm);
    list(easy, "cat\ndog=hound\n", 2, Reason::EntryForm);
    list(easy, "cat\ndog, hound\n", 2, Reason::EntryForm);
    let long = "x".repeat(41);
    list(easy, &format!("cat\n{long}\n"), 2, Reason::Undrawable { word: long, most: 40 });
    list(easy, "cat\ndog = -\n", 2, Reason::Undrawable { word: word("dog"), most: 40 });
    let twice = |form: &str, line| Reason::RepeatedWord { word: word(form), first: spot(easy, line) };
    list(easy, "cat\ndog\nCÁT\n", 3, twice("CÁT", 1));
    list(easy, "cat = kitty\ndog\npuss = Kitty\n", 3, twice("Kitty", 1));
    let (medium, hard) = ("words/en/medium.txt", "words/en/hard.txt");
    let expected = vec![(spot(hard, 2), None, twice("cat", 1))];
    found(&[(easy, b"cat\n"), (medium, b"vet\n"), (hard, b"love\ncat\n")], expected);
    list(
        easy,
        "cat\nnine lives at least\n",
        2,
        Reason::ManyWords { word: word("nine lives at least"), most: 3 },
    );
    list(
        easy,
        "dog = one two three four five six\n",
        1,
        Reason::ManyWords { word: word("one two three four five six"), most: 5 },
    );
    list(easy, "cat\nELEPHANT\n", 2, Reason::Shouted { word: word("ELEPHANT") });
    let capital: Vec<String> = (b'a'..b'a' + 20).map(|letter| format!("Cat{}", char::from(letter))).collect();
    list(easy, &capital.join("\n"), 1, Reason::Capitals { share: 100 });
    list(easy, "cat\nthe dog\n", 2, Reason::Article { word: word("the dog") });
    list(easy, "cat\n#dog\n", 2, Reason::OddSign { word: word("#dog"), sign: '#' });
    list(easy, "cat\nlorry\n", 2, Reason::Region { word: word("lorry"), other: "truck" });
    list("words/pt/easy.txt", "comboio\n", 1, Reason::Region { word: word("comboio"), other: "trem" });
    list(easy, "cat\nspider's web\n", 2, Reason::StraightQuote { found: '\'' });
}

#[test]
fn every_kind_of_fault_is_found_with_its_line() {
    for plant in [sound_files_have_no_finding, files, form, names, style, balance, words] {
        plant();
    }
    // Every text there is for a finding was planted; spelling needs a dictionary and has a test of its own.
    let locale = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales/en/content.ftl");
    let locale = fs::read_to_string(locale).expect("the texts are there");
    let findings =
        locale.split("\n## ").find(|part| part.starts_with("Findings")).expect("a part on findings");
    let told = findings.lines().filter_map(|line| line.split_once(" = ")).map(|(id, _)| id);
    let told: BTreeSet<&str> = told.filter(|id| *id != "content-spelling").collect();
    PLANTED.with_borrow(|planted| assert_eq!(*planted, told));
}

#[test]
fn what_can_be_played_is_no_error() {
    let advice = with("A tape.", "").replace("on a Sunday.", "on Sam's day");
    let checked = check(&[File::new(TRIVIA, advice.into_bytes())]);
    assert!(checked.is_sound());
    assert!(checked.findings.iter().all(|finding| finding.severity() == Severity::Advice));
    assert_eq!(checked.findings.len(), 3);
    assert_eq!(checked.library.edition("en").expect("an edition").trivia().questions.len(), 1);
    let broken = check(&[File::new(TRIVIA, with("\"A\"", "\"E\"").into_bytes())]);
    assert!(!broken.is_sound());
    assert!(broken.library.edition("en").expect("an edition").trivia().questions.is_empty());
}

#[test]
fn misspelt_words_are_found_where_there_is_a_dictionary() {
    let text = with("measured", "meazured");
    let mut checked = check(&[File::new(TRIVIA, text.clone().into_bytes())]);
    if checked.spell().is_empty() {
        let expected = Reason::Spelling { word: "meazured".to_owned() };
        assert_eq!(checked.findings.iter().map(|finding| &finding.reason).collect::<Vec<_>>(), [&expected]);
        assert_eq!(checked.findings[0].spot, spot(TRIVIA, 17));
        // A word the folder knows is right.
        let known = File::new("spelling/en.txt", &b"meazured\n"[..]);
        let mut checked = check(&[File::new(TRIVIA, text.into_bytes()), known]);
        checked.spell();
        assert_eq!(checked.findings, []);
    }
}

#[test]
fn the_schema_says_the_same_as_the_checks() {
    let schema = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/trivia.schema.json");
    let schema: serde_json::Value =
        serde_json::from_str(&fs::read_to_string(schema).expect("the schema is there")).expect("it is JSON");
    let question = &schema["properties"]["questions"]["items"];
    let most = |field: &str| question["properties"][field]["maxLength"].as_u64();
    assert_eq!(most("text"), Some(cluehouse_content::MAX_QUESTION as u64));
    assert_eq!(most("explanation"), Some(cluehouse_content::MAX_EXPLANATION as u64));
    let options = &question["properties"]["options"];
    assert_eq!(options["items"]["maxLength"].as_u64(), Some(cluehouse_content::MAX_OPTION as u64));
    let fields: BTreeSet<&str> =
        question["properties"].as_object().expect("fields").keys().map(String::as_str).collect();
    let known = ["id", "difficulty", "local", "text", "options", "right", "explanation", "because"];
    assert_eq!(fields, known.into_iter().collect());
}
