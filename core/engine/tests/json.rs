//! The engine's own JSON against `serde_json`: what one writes the other reads, and both write the same.

use std::collections::BTreeMap;

use cluehouse_engine::json::{self, Value};
use cluehouse_tagged::Tagged;
use proptest::prelude::*;
use serde::{Deserialize, Serialize};

#[expect(clippy::use_self, reason = "in the copy that is derived from, `Self` would be the copy")]
#[derive(Clone, Debug, PartialEq, Serialize, Tagged)]
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
    Inside(Box<Said>),
    List(Vec<Colour>),
}

/// The same as serde reads it.
#[derive(Debug, PartialEq, Deserialize)]
#[serde(tag = "t", content = "d", rename_all = "snake_case", deny_unknown_fields)]
enum Theirs {
    Nothing,
    Number(u32),
    BothOfThem {
        first: String,
        #[serde(default)]
        second: Option<u64>,
    },
    Inside(Box<Self>),
    List(Vec<Colour>),
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Colour {
    Red,
    DarkBlue,
}

impl From<Said> for Theirs {
    fn from(said: Said) -> Self {
        match said {
            Said::Nothing => Self::Nothing,
            Said::Number(number) => Self::Number(number),
            Said::BothOfThem { first, second, .. } => Self::BothOfThem { first, second },
            Said::Inside(inner) => Self::Inside(Box::new((*inner).into())),
            Said::List(list) => Self::List(list),
        }
    }
}

fn check(text: &str) {
    let theirs = serde_json::from_str::<Theirs>(text).ok();
    let ours = json::read::<Said>(text.as_bytes()).ok();
    assert_eq!(ours.map(Theirs::from), theirs, "{text}");
    let by_serde_json = serde_json::from_str::<Said>(text).ok();
    assert_eq!(by_serde_json.map(Theirs::from), theirs, "{text} by serde_json");
}

#[test]
fn a_tagged_enum_is_read_as_serde_reads_it() {
    for text in [
        r#"{"t":"nothing"}"#,
        r#"{"t":"nothing","d":null}"#,
        r#"{"t":"nothing","d":1}"#,
        r#"{"t":"nothing","e":1}"#,
        r#"{"t":"number","d":7}"#,
        r#" { "d" : 7 , "t" : "number" } "#,
        r#"{"t":"number"}"#,
        r#"{"t":"number","d":-7}"#,
        r#"{"t":"number","d":-0}"#,
        r#"{"t":"number","d":07}"#,
        r#"{"t":"number","d":7.0}"#,
        r#"{"t":"number","d":7e0}"#,
        r#"{"t":"number","d":4294967296}"#,
        r#"{"t":"number","d":18446744073709551616}"#,
        r#"{"t":"number","d":"7"}"#,
        r#"{"t":"number","d":7,"d":8}"#,
        r#"{"t":"number","t":"number","d":7}"#,
        r#"{"t":"number","d":7,}"#,
        r#"{"t":"number","d":7} x"#,
        r#"{"t":"other","d":7}"#,
        r#"{"t":"Number","d":7}"#,
        r#"{"d":7}"#,
        r#"{"t":"both_of_them","d":{"first":"é\u00e9\n\ud83d\ude80\/","second":18446744073709551615}}"#,
        r#"{"d":{"second":null,"first":"a"},"t":"both_of_them"}"#,
        r#"{"t":"both_of_them","d":{"first":"a"}}"#,
        r#"{"t":"both_of_them","d":{"second":1}}"#,
        r#"{"t":"both_of_them","d":{"first":"a","third":2}}"#,
        r#"{"t":"both_of_them","d":{"first":"a","first":"b"}}"#,
        r#"{"t":"both_of_them","d":{"first":"\ud83d"}}"#,
        r#"{"t":"both_of_them","d":{"first":"\ud83d\u0041"}}"#,
        r#"{"t":"both_of_them","d":{"first":"\u+041"}}"#,
        r#"{"t":"both_of_them","d":{"first":"\x"}}"#,
        "{\"t\":\"both_of_them\",\"d\":{\"first\":\"a\nb\"}}",
        r#"{"t":"inside","d":{"d":{"d":3,"t":"number"},"t":"inside"}}"#,
        r#"{"t":"list","d":["red","dark_blue"]}"#,
        r#"{"t":"list","d":["red","green"]}"#,
        r#"{"t":"list","d":[]}"#,
        r#"{"t":"list","d":["red",]}"#,
        r#""nothing""#,
        "[]",
        "",
        "{",
        "7",
        "null",
        "\u{feff}{}",
    ] {
        check(text);
    }
    assert!(json::read::<Said>(b"{\"t\":\"\xff\"}").is_err());
}

#[test]
fn lists_inside_lists_come_to_an_end() {
    let deep = |depth: usize| "[".repeat(depth) + &"]".repeat(depth);
    assert!(json::read::<Value>(deep(100).as_bytes()).is_ok());
    assert!(json::read::<Value>(deep(101).as_bytes()).is_err());
    assert!(json::read::<Value>(deep(1_000_000).as_bytes()).is_err());
}

#[test]
fn what_is_wrong_is_said_in_words() {
    let why = |text: &str| json::read::<Said>(text.as_bytes()).expect_err("a mistake").to_string();
    assert_eq!(why("{\"t\":\n!}"), "a value is expected at line 2 column 1");
    assert_eq!(why(r#"{"t":"number","d":"7"}"#), "expected u32");
    assert_eq!(why(r#"{"t":"other"}"#), "unknown variant `other`");
    assert_eq!(why(r#"{"t":"nothing","x":1}"#), "unknown field `x`");
    assert_eq!(why("{}"), "missing field `t`");
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
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

#[derive(Debug, PartialEq, Serialize, Deserialize)]
enum Plain {
    Unit,
    One(u8),
    Two(u8, String),
    Named { a: u8, b: Vec<u8> },
}

proptest! {
    #[test]
    fn what_is_written_is_what_serde_json_writes(text in any::<String>(), letter in any::<char>(), number in any::<i64>()) {
        let everything = Everything {
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
        };
        prop_assert_eq!(json::write(&everything), serde_json::to_string(&everything).expect("JSON"));
        let said = Said::Inside(Box::new(Said::BothOfThem { first: text, second: Some(7), third: 0 }));
        prop_assert_eq!(json::write(&said), serde_json::to_string(&said).expect("JSON"));
        prop_assert_eq!(json::read::<Said>(json::write(&said).as_bytes()), Ok(said));
    }

    #[test]
    fn no_text_is_read_otherwise(text in r#"(\{|\}|\[|\]|,|:|"t"|"d"|"nothing"|"number"|"list"|"red"|1|0|-|null|true| ){0,12}"#) {
        check(&text);
        let theirs = serde_json::from_str::<serde_json::Value>(&text).ok();
        let ours = json::read::<Value>(text.as_bytes()).ok();
        prop_assert_eq!(ours.is_some(), theirs.is_some(), "{}", text);
    }
}
