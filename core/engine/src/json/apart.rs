//! An enum whose tag stands beside its content, taken apart: `{"t": "guess", "d": "AABB"}`, in either order.

use std::fmt;
use std::marker::PhantomData;

use serde::de::value::StrDeserializer;
use serde::de::{DeserializeSeed, Deserializer, EnumAccess, Error, MapAccess, Visitor};
use serde::forward_to_deserialize_any;

use super::Value;
use super::value::Source;

/// A tag and its content; what `#[derive(Tagged)]` reads an enum from.
#[derive(Debug)]
pub struct Apart<E> {
    tag: String,
    content: Value,
    error: PhantomData<E>,
}

impl<E: Error> Apart<E> {
    /// Takes tag and content; anything else beside them is refused.
    ///
    /// # Errors
    /// Where there is no tag, or something else or twice the same.
    pub fn read<'de, D: Deserializer<'de, Error = E>>(from: D) -> Result<Self, E> {
        from.deserialize_map(Take(PhantomData))
    }
}

struct Take<E>(PhantomData<E>);

impl<'de, E: Error> Visitor<'de> for Take<E> {
    type Value = Apart<E>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object with `t` and `d`")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Apart<E>, A::Error> {
        let (mut tag, mut content) = (None, None);
        while let Some(name) = map.next_key::<String>()? {
            match name.as_str() {
                "t" if tag.is_none() => tag = Some(map.next_value()?),
                "d" if content.is_none() => content = Some(map.next_value()?),
                _ => return Err(A::Error::unknown_field(&name, &["t", "d"])),
            }
        }
        let tag = tag.ok_or_else(|| A::Error::missing_field("t"))?;
        Ok(Apart { tag, content: content.unwrap_or(Value::Null), error: PhantomData })
    }
}

impl<'de, E: Error> Deserializer<'de> for Apart<E> {
    type Error = E;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, E> {
        visitor.visit_enum(self)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

impl<'de, E: Error> EnumAccess<'de> for Apart<E> {
    type Error = E;
    type Variant = Source<E>;

    fn variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<(T::Value, Source<E>), E> {
        let variant = seed.deserialize(StrDeserializer::new(&self.tag))?;
        Ok((variant, Source::new(self.content)))
    }
}
