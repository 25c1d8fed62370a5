//! JSON of which every value knows its line. What the fields mean is not known here.

use std::fmt;

use serde::de::{Deserialize, DeserializeOwned, Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;

use crate::finding::count;

/// A value and the line it begins on.
#[derive(Clone, Debug)]
pub(crate) struct Lined<T> {
    pub(crate) line: u32,
    pub(crate) value: T,
}

/// The text of a file, to say on which line a part of it stands.
pub(crate) struct Lines<'a> {
    text: &'a str,
    ends: Vec<usize>,
}

impl<'a> Lines<'a> {
    pub(crate) fn new(text: &'a str) -> Self {
        Self { text, ends: text.match_indices('\n').map(|(place, _)| place).collect() }
    }

    /// The line a part of the text begins on, from 1.
    pub(crate) fn of(&self, part: &str) -> u32 {
        let offset = (part.as_ptr() as usize).saturating_sub(self.text.as_ptr() as usize);
        count(self.ends.partition_point(|&end| end < offset) + 1)
    }

    pub(crate) fn of_value(&self, value: &RawValue) -> u32 {
        self.of(value.get())
    }

    /// A value read as what it should be.
    pub(crate) fn read<T: DeserializeOwned>(&self, value: &RawValue) -> Result<Lined<T>, u32> {
        let line = self.of_value(value);
        serde_json::from_str(value.get()).map(|value| Lined { line, value }).map_err(|_| line)
    }
}

/// The fields of an object in their order, each as it is written.
pub(crate) struct Fields<'a>(pub(crate) Vec<(String, &'a RawValue)>);

impl<'de: 'a, 'a> Deserialize<'de> for Fields<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Visit;
        impl<'de> Visitor<'de> for Visit {
            type Value = Fields<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut fields = Vec::new();
                while let Some(field) = map.next_entry()? {
                    fields.push(field);
                }
                Ok(Fields(fields))
            }
        }
        deserializer.deserialize_map(Visit)
    }
}
