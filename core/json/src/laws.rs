//! The laws of reading and writing: as `serde_json`, for every type that has both. Any crate can hold its types to them.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::parse::parse;
use crate::{Read, Value, read, write};

/// What a sign of a text is exchanged for.
const SIGNS: &str = "{}[]\",:\\x01-.e \n";

/// A JSON text as a tree that can be changed.
#[derive(Clone)]
enum Tree {
    /// What is neither list nor object, as it is written.
    Leaf(String),
    List(Vec<Self>),
    Object(Vec<(String, Self)>),
}

impl Tree {
    fn of(value: Value<'_>) -> Self {
        match value {
            Value::Null | Value::Absent(_) => Self::leaf(&()),
            Value::Bool(value) => Self::leaf(&value),
            Value::Number(number) => Self::leaf(&number),
            Value::Negative(number) => Self::leaf(&number),
            Value::Text(text) => Self::leaf(text),
            Value::List(parts) => Self::List(parts.map(Self::of).collect()),
            Value::Object(mut parts) => {
                let tape = parts.tape;
                let mut fields = Vec::new();
                while let Some((name, place)) = parts.field() {
                    fields.push((String::from_utf8_lossy(name).into_owned(), Self::of(tape.value(place))));
                }
                Self::Object(fields)
            }
        }
    }

    fn leaf<T: Serialize + ?Sized>(value: &T) -> Self {
        Self::Leaf(write(value))
    }

    fn spell(&self) -> String {
        match self {
            Self::Leaf(text) => text.clone(),
            Self::List(parts) => format!("[{}]", parts.iter().map(Self::spell).collect::<Vec<_>>().join(",")),
            Self::Object(parts) => {
                let parts = parts.iter().map(|(name, value)| format!("{}:{}", write(name), value.spell()));
                format!("{{{}}}", parts.collect::<Vec<_>>().join(","))
            }
        }
    }
}

/// What a value is exchanged for. No list is short enough to be taken for an object's fields, as serde would.
fn others() -> Vec<Tree> {
    let null = || Tree::leaf(&());
    let mut others =
        vec![null(), Tree::leaf(&true), Tree::leaf(""), Tree::leaf("x"), Tree::Object(Vec::new())];
    others.extend([0, 1, 255, 256, 65_536, 1 << 32, u64::MAX].map(|number| Tree::leaf(&number)));
    others.extend([-1, i64::MIN].map(|number| Tree::leaf(&number)));
    others.push(Tree::List(vec![null(); 40]));
    others.push(Tree::Object(vec![("t".into(), Tree::leaf("x")), ("d".into(), null())]));
    others
}

/// Writes a value as `serde_json` does.
///
/// # Panics
/// Where it is written otherwise.
pub fn written_alike<T: Serialize + ?Sized>(value: &T) -> String {
    let text = write(value);
    assert_eq!(Some(&text), serde_json::to_string(value).ok().as_ref());
    text
}

/// Reads a text, and every text that differs from it in one place: a sign, a value, a field or element that is gone, comes twice, has
/// another name or stands elsewhere. Each is read as `serde_json` reads it, or refused by both.
///
/// # Panics
/// Where it is not.
pub fn read_alike<T: Read + DeserializeOwned + PartialEq + Debug>(text: &str) {
    let check = |text: &str| {
        let (ours, theirs) = (read::<T>(text.as_bytes()), serde_json::from_str::<T>(text));
        assert_eq!(ours.as_ref().ok(), theirs.as_ref().ok(), "{text}\nours: {ours:?}\ntheirs: {theirs:?}");
        ours.is_ok()
    };
    assert!(check(text), "{text} cannot be read");
    // Of a long text not at every place.
    for (place, found) in text.char_indices().step_by(1 + text.len() / 500) {
        check(&text[..place]);
        let (before, after) = (&text[..place], &text[place + found.len_utf8()..]);
        check(&[before, after].concat());
        for sign in SIGNS.chars() {
            check(&format!("{before}{sign}{after}"));
            check(&format!("{before}{sign}{found}{after}"));
        }
    }
    let tape = parse(text.as_bytes()).unwrap_or_else(|why| panic!("{text}: {why}"));
    let near = near(&Tree::of(tape.value(0)));
    for other in near.iter().step_by(1 + near.len() / 2000) {
        check(&other.spell());
    }
}

/// Every tree that differs in one place.
fn near(tree: &Tree) -> Vec<Tree> {
    let mut found = others();
    match tree {
        Tree::Leaf(_) => {}
        Tree::List(parts) => found.extend(changed(parts, near).into_iter().map(Tree::List)),
        Tree::Object(parts) => {
            let inside = |(name, value): &(String, Tree)| {
                let mut found: Vec<_> = near(value).into_iter().map(|value| (name.clone(), value)).collect();
                found.push(("x".into(), value.clone()));
                found
            };
            found.extend(changed(parts, inside).into_iter().map(Tree::Object));
            let more = [("x".into(), Tree::leaf(&()))];
            found.push(Tree::Object(parts.iter().cloned().chain(more).collect()));
        }
    }
    found
}

/// Lists in which one part is gone, comes twice, stands last, or is another.
fn changed<T: Clone>(parts: &[T], inside: impl Fn(&T) -> Vec<T>) -> Vec<Vec<T>> {
    let mut found = Vec::new();
    for (place, part) in parts.iter().enumerate() {
        let with = |put: &[T], last: &[T]| [&parts[..place], put, &parts[place + 1..], last].concat();
        found.push(with(&[], &[]));
        found.push(with(&[], std::slice::from_ref(part)));
        found.push(with(&[part.clone(), part.clone()], &[]));
        found.extend(inside(part).into_iter().map(|other| with(&[other], &[])));
    }
    found
}
