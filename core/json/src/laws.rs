//! The laws of reading and writing: as `serde_json`, for every type that has both. Any crate can hold its types to them.

use std::borrow::Cow;
use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::parse::parse;
use crate::{Read, Value, read, write};

/// What a sign of a text is exchanged for.
const SIGNS: &str = "{}[]\",:\\x01-.e \n";

/// What a value is exchanged for. No list is short enough to be taken for an object's fields, as serde would.
fn others() -> Vec<Value<'static>> {
    let text = |text| Value::Text(Cow::Borrowed(text));
    let mut others = vec![Value::Null, Value::Bool(true), text(""), text("x"), Value::Object(Vec::new())];
    others.extend([0, 1, 255, 256, 65_536, 1 << 32, u64::MAX].map(Value::Number));
    others.extend([-1, i64::MIN].map(Value::Negative));
    others.push(Value::List(vec![Value::Null; 40]));
    others.push(Value::Object(vec![("t".into(), text("x")), ("d".into(), Value::Null)]));
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
    let value = parse(text.as_bytes()).unwrap_or_else(|why| panic!("{text}: {why}"));
    let near = near(&value);
    for other in near.iter().step_by(1 + near.len() / 2000) {
        check(&spell(other));
    }
}

/// Every value that differs in one place.
fn near<'t>(value: &Value<'t>) -> Vec<Value<'t>> {
    let mut found = others();
    match value {
        Value::List(parts) => {
            found.extend(changed(parts, |part| near(part)).into_iter().map(Value::List));
        }
        Value::Object(parts) => {
            let inside = |(name, value): &(Cow<'t, str>, Value<'t>)| {
                let mut found: Vec<_> = near(value).into_iter().map(|value| (name.clone(), value)).collect();
                found.push(("x".into(), value.clone()));
                found
            };
            found.extend(changed(parts, inside).into_iter().map(Value::Object));
            let more = [("x".into(), Value::Null)];
            found.push(Value::Object(parts.iter().cloned().chain(more).collect()));
        }
        _ => {}
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

fn spell(value: &Value<'_>) -> String {
    match value {
        Value::Null | Value::Absent(_) => "null".to_owned(),
        Value::Bool(value) => value.to_string(),
        Value::Number(value) => value.to_string(),
        Value::Negative(value) => value.to_string(),
        Value::Text(text) => write(text),
        Value::List(parts) => format!("[{}]", parts.iter().map(spell).collect::<Vec<_>>().join(",")),
        Value::Object(parts) => {
            let parts = parts.iter().map(|(name, value)| format!("{}:{}", write(name), spell(value)));
            format!("{{{}}}", parts.collect::<Vec<_>>().join(","))
        }
    }
}
