//! JSON that is read by one road: parsed once into serde's own buffer, and every type is made from there.
//!
//! Enums that are tagged beside their content must be able to wait in that buffer anyway, when the tag comes last. Where
//! all else comes from it too, each type is compiled once instead of three times: that is half of a browser's module.

use serde::de::value::BorrowedStrDeserializer;
use serde::de::{DeserializeOwned, DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, forward_to_deserialize_any};

/// Reads an object or a list from JSON. What is accepted is what `serde_json` accepts; a mistake in the text is named by line and
/// column, a value of the wrong kind without.
///
/// # Errors
/// Where the text is not JSON or not of this type.
pub fn read_json<T: DeserializeOwned>(text: &[u8]) -> Result<T, serde_json::Error> {
    let mut json = serde_json::Deserializer::from_slice(text);
    let Buffered::Whole(read) = Buffered::deserialize(Tagged(&mut json))?;
    json.end()?;
    Ok(read)
}

/// Serde buffers what stands beside a tag among its fields. The tag is one that [`Tagged`] puts there.
#[derive(Deserialize)]
#[serde(tag = "")]
enum Buffered<T> {
    #[serde(rename = "")]
    Whole(T),
}

/// Says the tag, then what the one inside has to say.
struct Tagged<D>(D);

impl<'de, D: Deserializer<'de>> Deserializer<'de> for Tagged<D> {
    type Error = D::Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, D::Error> {
        self.0.deserialize_any(Tagged(visitor))
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

impl<'de, V: Visitor<'de>> Visitor<'de> for Tagged<V> {
    type Value = V::Value;

    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("an object or a list")
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<V::Value, A::Error> {
        self.0.visit_map(After { rest: map, said: 0 })
    }

    fn visit_seq<A: SeqAccess<'de>>(self, seq: A) -> Result<V::Value, A::Error> {
        self.0.visit_seq(After { rest: seq, said: 0 })
    }
}

/// What follows the tag; the tag is a key and a value, or one element.
struct After<A> {
    rest: A,
    said: u8,
}

fn tag<'de, T: DeserializeSeed<'de>, E: Error>(seed: T) -> Result<T::Value, E> {
    seed.deserialize(BorrowedStrDeserializer::new(""))
}

impl<'de, A: MapAccess<'de>> MapAccess<'de> for After<A> {
    type Error = A::Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, A::Error> {
        if self.said == 0 {
            self.said = 1;
            return tag(seed).map(Some);
        }
        self.rest.next_key_seed(seed)
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, A::Error> {
        if self.said == 1 {
            self.said = 2;
            return tag(seed);
        }
        self.rest.next_value_seed(seed)
    }
}

impl<'de, A: SeqAccess<'de>> SeqAccess<'de> for After<A> {
    type Error = A::Error;

    fn next_element_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, A::Error> {
        if self.said == 0 {
            self.said = 1;
            return tag(seed).map(Some);
        }
        self.rest.next_element_seed(seed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, PartialEq, Deserialize)]
    #[serde(tag = "t", content = "d", rename_all = "snake_case", deny_unknown_fields)]
    enum Said {
        Nothing,
        Number(u32),
        Both { first: String, second: Option<u64> },
    }

    fn check<T: DeserializeOwned + PartialEq + std::fmt::Debug>(text: &str) {
        let (ours, theirs) = (read_json::<T>(text.as_bytes()), serde_json::from_slice::<T>(text.as_bytes()));
        assert_eq!(ours.ok(), theirs.ok(), "{text}");
    }

    #[test]
    fn what_is_read_is_what_serde_json_reads() {
        for text in [
            r#"{"t":"nothing"}"#,
            r#"{"t":"nothing","d":null}"#,
            r#"{"t":"nothing","e":1}"#,
            r#"{"t":"number","d":7}"#,
            r#"{"d":7,"t":"number"}"#,
            r#"{"d":-7,"t":"number"}"#,
            r#"{"d":7.0,"t":"number"}"#,
            r#"{"d":4294967296,"t":"number"}"#,
            r#"{"t":"number","d":7,"d":8}"#,
            r#"{"t":"number","t":"number","d":7}"#,
            r#"{"t":"number","d":7} x"#,
            r#"{"t":"other","d":7}"#,
            r#"{"":"","t":"number","d":7}"#,
            r#"{"t":"both","d":{"first":"\u00e9\n","second":18446744073709551615}}"#,
            r#"{"d":{"second":null,"first":"a"},"t":"both"}"#,
            r#"{"t":"both","d":{"first":"a","second":1,"third":2}}"#,
            r#"["number",7]"#,
            r#""nothing""#,
            "",
            "{",
            "7",
            "null",
        ] {
            check::<Said>(text);
            check::<Vec<Said>>(&format!("[{text}]"));
        }
        check::<Vec<String>>(r#"["a","b"]"#);
        check::<Vec<String>>("[]");
    }

    #[test]
    fn a_mistake_in_the_text_has_a_place() {
        let why = read_json::<Said>(b"{\"t\":\n!}").expect_err("no JSON").to_string();
        assert_eq!(why, "expected value at line 2 column 1");
        let why = read_json::<Said>(br#"{"t":"number","d":"7"}"#).expect_err("no number").to_string();
        assert_eq!(why, r#"invalid type: string "7", expected u32"#);
    }
}
