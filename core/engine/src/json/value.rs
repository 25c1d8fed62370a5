//! What a JSON text says, and how every type is made from it.

use std::fmt;
use std::marker::PhantomData;

use serde::de::value::StrDeserializer;
use serde::de::{
    Deserialize, DeserializeSeed, Deserializer, Error, IntoDeserializer, MapAccess, SeqAccess, Unexpected,
    VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;

/// What a JSON text says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// Nothing.
    Null,
    /// Yes or no.
    Bool(bool),
    /// A whole number.
    Number(u64),
    /// A whole number with a minus.
    Negative(i64),
    /// A string.
    Text(String),
    /// A list.
    List(Vec<Self>),
    /// Named values, in the order of the text.
    Object(Vec<(String, Self)>),
}

/// Takes a value from any format that describes itself.
impl<'de> Deserialize<'de> for Value {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_any(Take)
    }
}

struct Take;

impl<'de> Visitor<'de> for Take {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(Value::Bool(value))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(Value::Number(value))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(Value::Negative(value))
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(Value::Text(value.to_owned()))
    }

    fn visit_string<E>(self, value: String) -> Result<Value, E> {
        Ok(Value::Text(value))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Value, A::Error> {
        let mut values = Vec::new();
        while let Some(value) = list.next_element()? {
            values.push(value);
        }
        Ok(Value::List(values))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Value, A::Error> {
        let mut values = Vec::new();
        while let Some(entry) = map.next_entry()? {
            values.push(entry);
        }
        Ok(Value::Object(values))
    }
}

/// Makes a type from a value. The type of the error is the reader's.
#[derive(Debug)]
pub struct Source<E> {
    value: Value,
    error: PhantomData<E>,
}

impl<E: Error> Source<E> {
    pub(super) fn new(value: Value) -> Self {
        Self { value, error: PhantomData }
    }

    fn wrong<'de, V: Visitor<'de>>(visitor: &V) -> E {
        E::invalid_type(Unexpected::Other("another"), visitor)
    }
}

impl<'de, E: Error> IntoDeserializer<'de, E> for Source<E> {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

impl<'de, E: Error> Deserializer<'de> for Source<E> {
    type Error = E;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, E> {
        match self.value {
            Value::Null => visitor.visit_unit(),
            Value::Bool(value) => visitor.visit_bool(value),
            Value::Number(value) => visitor.visit_u64(value),
            Value::Negative(value) => visitor.visit_i64(value),
            Value::Text(value) => visitor.visit_string(value),
            Value::List(values) => visitor.visit_seq(Parts::new(values)),
            Value::Object(values) => visitor.visit_map(Parts::new(values)),
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, E> {
        match self.value {
            Value::Bool(value) => visitor.visit_bool(value),
            _ => Err(Self::wrong(&visitor)),
        }
    }

    fn deserialize_u64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, E> {
        match self.value {
            Value::Number(value) => visitor.visit_u64(value),
            _ => Err(Self::wrong(&visitor)),
        }
    }

    fn deserialize_u8<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, E> {
        self.deserialize_u64(visitor)
    }

    fn deserialize_u16<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, E> {
        self.deserialize_u64(visitor)
    }

    fn deserialize_u32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, E> {
        self.deserialize_u64(visitor)
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, E> {
        match self.value {
            Value::Text(value) => visitor.visit_string(value),
            _ => Err(Self::wrong(&visitor)),
        }
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, E> {
        self.deserialize_str(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, E> {
        match self.value {
            Value::Null => visitor.visit_none(),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, E> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, E> {
        match self.value {
            Value::List(values) => visitor.visit_seq(Parts::new(values)),
            _ => Err(Self::wrong(&visitor)),
        }
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, E> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, E> {
        match self.value {
            Value::Object(values) => visitor.visit_map(Parts::new(values)),
            _ => Err(Self::wrong(&visitor)),
        }
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, E> {
        self.deserialize_map(visitor)
    }

    /// Names without content are strings; an enum with content stands [apart](super::Apart) from its tag.
    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, E> {
        match &self.value {
            Value::Text(name) => visitor.visit_enum(StrDeserializer::new(name)),
            _ => Err(Self::wrong(&visitor)),
        }
    }

    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, E> {
        match &self.value {
            Value::Text(name) => visitor.visit_str(name),
            _ => Err(Self::wrong(&visitor)),
        }
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, E> {
        visitor.visit_unit()
    }

    forward_to_deserialize_any! {
        i8 i16 i32 i64 i128 u128 f32 f64 char bytes byte_buf unit unit_struct tuple_struct
    }
}

/// The parts of a list or an object, one after the other.
struct Parts<T, E> {
    rest: std::vec::IntoIter<T>,
    value: Value,
    error: PhantomData<E>,
}

impl<T, E> Parts<T, E> {
    fn new(values: Vec<T>) -> Self {
        Self { rest: values.into_iter(), value: Value::Null, error: PhantomData }
    }
}

impl<'de, E: Error> SeqAccess<'de> for Parts<Value, E> {
    type Error = E;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, E> {
        self.rest.next().map(|value| seed.deserialize(Source::new(value))).transpose()
    }
}

impl<'de, E: Error> MapAccess<'de> for Parts<(String, Value), E> {
    type Error = E;

    fn next_key_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, E> {
        let Some((name, value)) = self.rest.next() else { return Ok(None) };
        self.value = value;
        seed.deserialize(StrDeserializer::new(&name)).map(Some)
    }

    fn next_value_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<T::Value, E> {
        seed.deserialize(Source::new(std::mem::replace(&mut self.value, Value::Null)))
    }
}

/// The content of a variant.
impl<'de, E: Error> VariantAccess<'de> for Source<E> {
    type Error = E;

    fn unit_variant(self) -> Result<(), E> {
        match self.value {
            Value::Null => Ok(()),
            _ => Err(E::custom("no content is expected")),
        }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, E> {
        seed.deserialize(self)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, E> {
        self.deserialize_seq(visitor)
    }

    fn struct_variant<V: Visitor<'de>>(self, _: &'static [&'static str], visitor: V) -> Result<V::Value, E> {
        self.deserialize_map(visitor)
    }
}
