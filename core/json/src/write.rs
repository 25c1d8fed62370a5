//! From a type to text, byte for byte as `serde_json` writes it. Writing to memory cannot fail, and the types know it.

use std::fmt::{self, Display, Write};

use crate::part;
use serde::ser::{
    Error, Serialize, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant, Serializer,
};

/// What goes wrong: nothing, so that no code is made for it.
#[derive(Debug)]
pub(crate) enum Never {}

impl Display for Never {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl std::error::Error for Never {}

impl Error for Never {
    fn custom<T: Display>(_: T) -> Self {
        unreachable!("a type refuses to be written")
    }
}

/// The text so far.
pub(crate) struct Writer {
    text: String,
    /// Whether a comma comes before the next part.
    more: bool,
}

impl Writer {
    pub(crate) fn after(text: String) -> Self {
        Self { text, more: false }
    }

    pub(crate) fn into_text(self) -> String {
        self.text
    }

    fn digits(&mut self, mut value: u64) {
        let (mut signs, mut first) = ([0; 20], 20);
        loop {
            first -= 1;
            signs[first] = b'0' + (value % 10) as u8;
            value /= 10;
            if value == 0 {
                break;
            }
        }
        self.text.push_str(str::from_utf8(&signs[first..]).unwrap_or_default());
    }

    fn string(&mut self, value: &str) {
        self.text.push('"');
        let _ = Escaped(&mut self.text).write_str(value);
        self.text.push('"');
    }

    fn display(&mut self, value: &dyn Display) {
        self.text.push('"');
        let _ = write!(Escaped(&mut self.text), "{value}");
        self.text.push('"');
    }

    fn open(&mut self, sign: char) {
        self.text.push(sign);
        self.more = false;
    }

    fn close(&mut self, signs: &str) {
        self.text.push_str(signs);
        self.more = true;
    }

    /// Before a part of a list or an object.
    fn part(&mut self) {
        if self.more {
            self.text.push(',');
        }
        self.more = true;
    }

    /// The name of a field or a variant: the program's own word, which needs no escapes.
    fn word(&mut self, word: &'static str) {
        debug_assert!(word.bytes().all(|byte| byte >= b' ' && byte != b'"' && byte != b'\\'), "{word}");
        self.text.push('"');
        self.text.push_str(word);
        self.text.push('"');
    }

    fn name(&mut self, name: &'static str) {
        self.part();
        self.word(name);
        self.text.push(':');
    }

    /// An object with one name: a variant without a tag beside it.
    fn variant(&mut self, name: &'static str) {
        self.open('{');
        self.name(name);
    }
}

/// Writes into a string in quotes.
struct Escaped<'t>(&'t mut String);

impl Write for Escaped<'_> {
    fn write_str(&mut self, value: &str) -> fmt::Result {
        let mut rest = value;
        while let Some(place) = rest.bytes().position(|byte| byte < b' ' || byte == b'"' || byte == b'\\') {
            self.0.push_str(part(rest, ..place));
            match rest.as_bytes()[place] {
                b'"' => self.0.push_str("\\\""),
                b'\\' => self.0.push_str("\\\\"),
                8 => self.0.push_str("\\b"),
                12 => self.0.push_str("\\f"),
                b'\n' => self.0.push_str("\\n"),
                b'\r' => self.0.push_str("\\r"),
                b'\t' => self.0.push_str("\\t"),
                other => write!(self.0, "\\u{other:04x}")?,
            }
            rest = part(rest, place + 1..);
        }
        self.0.push_str(rest);
        Ok(())
    }
}

/// An open list or object, and what closes it.
pub(crate) struct Parts<'w> {
    to: &'w mut Writer,
    end: &'static str,
}

impl<'w> Serializer for &'w mut Writer {
    type Ok = ();
    type Error = Never;
    type SerializeSeq = Parts<'w>;
    type SerializeTuple = Parts<'w>;
    type SerializeTupleStruct = Parts<'w>;
    type SerializeTupleVariant = Parts<'w>;
    type SerializeMap = Parts<'w>;
    type SerializeStruct = Parts<'w>;
    type SerializeStructVariant = Parts<'w>;

    fn serialize_bool(self, value: bool) -> Result<(), Never> {
        self.text.push_str(if value { "true" } else { "false" });
        Ok(())
    }

    fn serialize_i8(self, value: i8) -> Result<(), Never> {
        self.serialize_i64(value.into())
    }

    fn serialize_i16(self, value: i16) -> Result<(), Never> {
        self.serialize_i64(value.into())
    }

    fn serialize_i32(self, value: i32) -> Result<(), Never> {
        self.serialize_i64(value.into())
    }

    fn serialize_i64(self, value: i64) -> Result<(), Never> {
        if value < 0 {
            self.text.push('-');
        }
        self.serialize_u64(value.unsigned_abs())
    }

    fn serialize_u8(self, value: u8) -> Result<(), Never> {
        self.serialize_u64(value.into())
    }

    fn serialize_u16(self, value: u16) -> Result<(), Never> {
        self.serialize_u64(value.into())
    }

    fn serialize_u32(self, value: u32) -> Result<(), Never> {
        self.serialize_u64(value.into())
    }

    fn serialize_u64(self, value: u64) -> Result<(), Never> {
        self.digits(value);
        Ok(())
    }

    fn serialize_f32(self, value: f32) -> Result<(), Never> {
        self.serialize_f64(value.into())
    }

    fn serialize_f64(self, value: f64) -> Result<(), Never> {
        if !value.is_finite() {
            return self.serialize_unit();
        }
        let _ = write!(self.text, "{value:?}");
        Ok(())
    }

    fn serialize_char(self, value: char) -> Result<(), Never> {
        self.display(&value);
        Ok(())
    }

    fn serialize_str(self, value: &str) -> Result<(), Never> {
        self.string(value);
        Ok(())
    }

    fn collect_str<T: ?Sized + Display>(self, value: &T) -> Result<(), Never> {
        self.display(&value);
        Ok(())
    }

    fn serialize_bytes(self, value: &[u8]) -> Result<(), Never> {
        self.collect_seq(value)
    }

    fn serialize_none(self) -> Result<(), Never> {
        self.serialize_unit()
    }

    fn serialize_some<T: ?Sized + Serialize>(self, value: &T) -> Result<(), Never> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Never> {
        self.text.push_str("null");
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Never> {
        self.serialize_unit()
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, name: &'static str) -> Result<(), Never> {
        self.word(name);
        Ok(())
    }

    fn serialize_newtype_struct<T: ?Sized + Serialize>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<(), Never> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: ?Sized + Serialize>(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        value: &T,
    ) -> Result<(), Never> {
        self.variant(name);
        value.serialize(&mut *self)?;
        self.close("}");
        Ok(())
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Parts<'w>, Never> {
        self.open('[');
        Ok(Parts { to: self, end: "]" })
    }

    fn serialize_tuple(self, _: usize) -> Result<Parts<'w>, Never> {
        self.serialize_seq(None)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Parts<'w>, Never> {
        self.serialize_seq(None)
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        _: usize,
    ) -> Result<Parts<'w>, Never> {
        self.variant(name);
        self.open('[');
        Ok(Parts { to: self, end: "]}" })
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Parts<'w>, Never> {
        self.open('{');
        Ok(Parts { to: self, end: "}" })
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Parts<'w>, Never> {
        self.serialize_map(None)
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        _: usize,
    ) -> Result<Parts<'w>, Never> {
        self.variant(name);
        self.open('{');
        Ok(Parts { to: self, end: "}}" })
    }
}

impl Parts<'_> {
    fn element<T: ?Sized + Serialize>(&mut self, value: &T) -> Result<(), Never> {
        self.to.part();
        value.serialize(&mut *self.to)
    }

    fn field<T: ?Sized + Serialize>(&mut self, name: &'static str, value: &T) -> Result<(), Never> {
        self.to.name(name);
        value.serialize(&mut *self.to)
    }

    fn done(self) -> Result<(), Never> {
        self.to.close(self.end);
        Ok(())
    }
}

impl SerializeMap for Parts<'_> {
    type Ok = ();
    type Error = Never;

    /// Keys are strings; a number as a key is written in quotes.
    fn serialize_key<T: ?Sized + Serialize>(&mut self, key: &T) -> Result<(), Never> {
        self.to.part();
        let from = self.to.text.len();
        key.serialize(&mut *self.to)?;
        if self.to.text.as_bytes().get(from) != Some(&b'"') {
            self.to.text.insert(from, '"');
            self.to.text.push('"');
        }
        self.to.text.push(':');
        Ok(())
    }

    fn serialize_value<T: ?Sized + Serialize>(&mut self, value: &T) -> Result<(), Never> {
        value.serialize(&mut *self.to)
    }

    fn end(self) -> Result<(), Never> {
        self.done()
    }
}

macro_rules! lists {
    ($($kind:ident $method:ident)*) => {
        $(
            impl $kind for Parts<'_> {
                type Ok = ();
                type Error = Never;

                fn $method<T: ?Sized + Serialize>(&mut self, value: &T) -> Result<(), Never> {
                    self.element(value)
                }

                fn end(self) -> Result<(), Never> {
                    self.done()
                }
            }
        )*
    };
}

lists! {
    SerializeSeq serialize_element
    SerializeTuple serialize_element
    SerializeTupleStruct serialize_field
    SerializeTupleVariant serialize_field
}

macro_rules! objects {
    ($($kind:ident)*) => {
        $(
            impl $kind for Parts<'_> {
                type Ok = ();
                type Error = Never;

                fn serialize_field<T: ?Sized + Serialize>(
                    &mut self,
                    name: &'static str,
                    value: &T,
                ) -> Result<(), Never> {
                    self.field(name, value)
                }

                fn end(self) -> Result<(), Never> {
                    self.done()
                }
            }
        )*
    };
}

objects! {
    SerializeStruct
    SerializeStructVariant
}
