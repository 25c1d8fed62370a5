//! Our JSON against `serde_json`: what one writes the other reads, both write the same, and both refuse the same.

use std::collections::BTreeMap;

use cluehouse_json::laws::{read_alike, written_alike};
use cluehouse_json::{Read, Value};
use proptest::prelude::*;
use serde::{Deserialize, Serialize};

/// Every form there is on the wire.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Read)]
#[serde(tag = "t", content = "d", rename_all = "snake_case", deny_unknown_fields)]
enum Said {
    Nothing,
    Number(u32),
    BothOfThem {
        first: String,
        #[serde(default)]
        second: Option<u64>,
        #[serde(skip)]
        third: u8,
    },
    Inside(Box<Self>),
    List(Vec<Colour>),
    #[serde(rename = "other_name")]
    Thing(Thing),
    Loose(Loose),
    Usual(Usual),
    Perhaps(Option<u8>),
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, Read)]
#[serde(rename_all = "kebab-case")]
enum Colour {
    Red,
    DarkBlue,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Read)]
#[serde(deny_unknown_fields)]
struct Thing {
    #[serde(rename = "in")]
    inside: Whole,
    flag: bool,
    numbers: (u8, u16, i32),
    #[serde(default = "seven", skip_serializing_if = "is_seven")]
    seven: u8,
    pair: [Name; 2],
    colours: Coloured<Option<Colour>>,
}

/// A struct that takes more than it knows.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Read)]
struct Loose {
    a: u8,
    b: Option<Name>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Read)]
#[serde(deny_unknown_fields, default)]
struct Usual {
    a: u8,
    b: Name,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, Read)]
#[serde(transparent)]
struct Whole(u64);

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Read)]
#[serde(deny_unknown_fields)]
struct Coloured<T> {
    all: Vec<T>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Read)]
#[serde(try_from = "String", into = "String")]
struct Name(String);

impl TryFrom<String> for Name {
    type Error = &'static str;

    fn try_from(name: String) -> Result<Self, &'static str> {
        if name.len() < 9 { Ok(Self(name)) } else { Err("a name is short") }
    }
}

impl From<Name> for String {
    fn from(name: Name) -> Self {
        name.0
    }
}

impl Default for Usual {
    fn default() -> Self {
        Self { a: 3, b: Name("usual".to_owned()) }
    }
}

const fn seven() -> u8 {
    7
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
const fn is_seven(number: &u8) -> bool {
    *number == 7
}

fn examples(text: &str, number: u64) -> Vec<Said> {
    let name = Name("é\u{1f680}".to_owned());
    let thing = Thing {
        inside: Whole(number),
        flag: true,
        numbers: (1, 2, -3),
        seven: 8,
        pair: [name.clone(), Name(String::new())],
        colours: Coloured { all: vec![None, Some(Colour::DarkBlue)] },
    };
    vec![
        Said::Nothing,
        Said::Number(number as u32),
        Said::BothOfThem { first: text.to_owned(), second: Some(number), third: 0 },
        Said::BothOfThem { first: "\"\\\n\u{0}\u{1f}".to_owned(), second: None, third: 0 },
        Said::Inside(Box::new(Said::Inside(Box::new(Said::Number(1))))),
        Said::List(vec![Colour::Red, Colour::DarkBlue]),
        Said::Thing(Thing { seven: 7, ..thing.clone() }),
        Said::Thing(thing),
        Said::Loose(Loose { a: 1, b: None }),
        Said::Loose(Loose { a: 1, b: Some(name) }),
        Said::Usual(Usual::default()),
        Said::Perhaps(None),
        Said::Perhaps(Some(1)),
    ]
}

#[test]
fn what_is_near_a_message_is_read_as_serde_reads_it() {
    for said in examples("text", 300) {
        read_alike::<Said>(&written_alike(&said));
    }
}

#[test]
fn strings_and_numbers_are_read_as_serde_reads_them() {
    for text in [
        r#"" é\u00e9\n\ud83d\ude80\/\b\f\r\t\"\\""#,
        r#""\ud83d""#,
        r#""\ud83d\u0041""#,
        r#""\ud83d\ude8""#,
        r#""\ude80\ud83d""#,
        r#""\ud83ddca0""#,
        r#""\ud83d\ndca0""#,
        r#""\u+041""#,
        r#""\u00e""#,
        r#""\uD83D\uDE80""#,
        r#""\x""#,
        "\"a\nb\"",
        "\"a\u{7f}b\"",
        "\"",
        "\"\\",
        "\u{feff}\"\"",
        "\"\" \"\"",
        " \t\r\n\"\"\u{a0}",
    ] {
        assert_eq!(
            cluehouse_json::read::<String>(text.as_bytes()).ok(),
            serde_json::from_str(text).ok(),
            "{text}"
        );
    }
    for text in [
        "0",
        "-0",
        "00",
        "07",
        "-1",
        "--1",
        "+1",
        "1.0",
        "1e0",
        "1E2",
        "-",
        "18446744073709551615",
        "18446744073709551616",
    ] {
        assert_eq!(
            cluehouse_json::read::<u64>(text.as_bytes()).ok(),
            serde_json::from_str(text).ok(),
            "{text}"
        );
        assert_eq!(
            cluehouse_json::read::<i32>(text.as_bytes()).ok(),
            serde_json::from_str(text).ok(),
            "{text}"
        );
    }
    for text in ["2147483647", "2147483648", "-2147483648", "-2147483649", "-9223372036854775809"] {
        assert_eq!(
            cluehouse_json::read::<i32>(text.as_bytes()).ok(),
            serde_json::from_str(text).ok(),
            "{text}"
        );
    }
    assert!(cluehouse_json::read::<String>(b"\"\xff\"").is_err());
}

#[test]
fn a_buffer_is_used_again_and_what_stands_before_the_text_is_left_alone() {
    let mut buffer = Vec::new();
    for (space, said) in [0, 10, 300, 3].into_iter().zip(examples("again", 4)) {
        let text = serde_json::to_vec(&said).expect("JSON");
        assert_eq!(cluehouse_json::bytes(&said), text);
        assert_eq!(cluehouse_json::write_after(&mut buffer, space, &said)[space..], text);
        buffer[..space].fill(b'#');
        let both = [&vec![b'#'; space], &text[..]].concat();
        assert_eq!(cluehouse_json::write_after(&mut buffer, space, &said), both);
    }
}

/// The one thing that serde takes and is not taken here.
#[test]
fn an_object_is_not_written_as_a_list() {
    assert!(serde_json::from_str::<Loose>(r#"[1,null]"#).is_ok());
    assert!(cluehouse_json::read::<Loose>(br#"[1,null]"#).is_err());
}

#[test]
fn lists_inside_lists_come_to_an_end() {
    #[derive(Debug, PartialEq, Deserialize, Read)]
    #[serde(transparent)]
    struct Deep(Vec<Self>);

    let deep = |depth: usize| "[".repeat(depth) + &"]".repeat(depth);
    assert!(cluehouse_json::read::<Deep>(deep(100).as_bytes()).is_ok());
    assert!(cluehouse_json::read::<Deep>(deep(101).as_bytes()).is_err());
    assert!(cluehouse_json::read::<Deep>(deep(1_000_000).as_bytes()).is_err());
}

#[test]
fn what_is_wrong_is_said_in_words() {
    let why = |text: &str| cluehouse_json::read::<Said>(text.as_bytes()).expect_err("a mistake").to_string();
    assert_eq!(why("{\"t\":\n!}"), "a value is expected at line 2 column 1");
    assert_eq!(why(r#"{"t":"number","d":"7"}"#), "expected u32");
    assert_eq!(why(r#"{"t":"other"}"#), "unknown variant `other`");
    assert_eq!(why(r#"{"t":"nothing","x":1}"#), "unknown field `x`");
    assert_eq!(why(r#"{"t":"nothing","t":"nothing"}"#), "duplicate field `t`");
    assert_eq!(why("{}"), "missing field `t`");
    assert_eq!(why(r#"{"t":"loose","d":{}}"#), "missing field `a`");
    assert_eq!(why(r#"{"t":"loose","d":{"a":1,"b":"much too long"}}"#), "a name is short");
    assert_eq!(why("[]"), "expected an object");
}

#[test]
fn a_string_without_escapes_is_the_texts_own() {
    const TEXT: &str = "\"é/\"";

    #[derive(Debug)]
    struct Own;

    impl Read for Own {
        fn read(value: Value<'_>) -> Result<Self, cluehouse_json::Error> {
            let own = &TEXT.as_bytes()[1..TEXT.len() - 1];
            assert!(matches!(value, Value::Text(text) if std::ptr::eq(text.as_bytes(), own)));
            Ok(Self)
        }
    }

    cluehouse_json::read::<Own>(TEXT.as_bytes()).expect("a string");
}

#[derive(Debug, Serialize)]
struct Everything {
    flag: bool,
    numbers: (u8, u16, u32, u64, i8, i16, i32, i64),
    letter: char,
    text: String,
    nothing: Option<u8>,
    unit: (),
    keys: BTreeMap<char, Colour>,
    counts: BTreeMap<u8, Vec<u8>>,
    plain: Vec<Plain>,
    fraction: f64,
}

#[derive(Debug, Serialize)]
enum Plain {
    Unit,
    One(u8),
    Two(u8, String),
    Named { a: u8, b: Vec<u8> },
}

proptest! {
    #[test]
    fn what_is_written_is_what_serde_json_writes(text in any::<String>(), letter in any::<char>(), number in any::<i64>()) {
        written_alike(&Everything {
            flag: number > 0,
            numbers: (1, 2, 3, number.unsigned_abs(), -1, -2, -3, number),
            letter,
            text: text.clone() + "\0\u{1}\u{1f}\u{7f}\"\\/\u{8}\u{c}\n\r\t\u{2028}",
            nothing: None,
            unit: (),
            keys: BTreeMap::from([('a', Colour::Red), (letter, Colour::DarkBlue)]),
            counts: BTreeMap::from([(1, vec![]), (2, vec![3, 4])]),
            plain: vec![Plain::Unit, Plain::One(1), Plain::Two(2, text.clone()), Plain::Named { a: 1, b: vec![2, 3] }],
            fraction: 0.25,
        });
        for said in examples(&text, number.unsigned_abs()) {
            prop_assert_eq!(cluehouse_json::read(written_alike(&said).as_bytes()), Ok(said));
        }
    }

    #[test]
    fn no_text_is_read_otherwise(text in r#"(\{|\}|\[|\]|,|:|"t"|"d"|"nothing"|"number"|"list"|"red"|1|0|-|null|true| ){0,12}"#) {
        let (ours, theirs) = (cluehouse_json::read::<Said>(text.as_bytes()), serde_json::from_str::<Said>(&text));
        prop_assert_eq!(ours.ok(), theirs.ok(), "{}", text);
    }

    #[test]
    fn no_string_is_read_otherwise(text in r#"("|\\|\\u|\\ud83d|\\ude80|[0-9a-f]{4}|é|n|/|[\u{0}-\u{20}]){0,8}"#) {
        let text = format!("\"{text}\"");
        let (ours, theirs) = (cluehouse_json::read::<String>(text.as_bytes()), serde_json::from_str::<String>(&text));
        prop_assert_eq!(ours.ok(), theirs.ok(), "{}", text);
    }
}
