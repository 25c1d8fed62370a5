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

// Outside the browser what is written most is compiled where its words are known: a name of a known length is two stores and no call. In a
// browser's module it would be more code than it is worth.

/// The text so far, and beyond it whatever the buffer held: it is cleared once and used for many texts.
pub(crate) struct Writer {
    buffer: Vec<u8>,
    /// Where the text ends.
    end: usize,
    /// Whether a comma comes before the next part.
    more: bool,
}

impl Writer {
    /// Writes on a buffer, after so many bytes.
    pub(crate) const fn on(buffer: Vec<u8>, space: usize) -> Self {
        Self { buffer, end: space, more: false }
    }

    /// The buffer, and where the text on it ends.
    pub(crate) fn done(self) -> (Vec<u8>, usize) {
        (self.buffer, self.end)
    }

    /// Room for so many bytes more, to be written on.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn room(&mut self, bytes: usize) -> &mut [u8] {
        let from = self.end;
        self.end += bytes;
        if self.buffer.len() < self.end {
            self.grow();
        }
        &mut self.buffer[from..self.end]
    }

    #[cold]
    fn grow(&mut self) {
        self.buffer.resize((2 * self.end).max(256), 0);
    }

    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    #[cfg_attr(target_family = "wasm", inline(never))]
    fn put(&mut self, text: &str) {
        self.room(text.len()).copy_from_slice(text.as_bytes());
    }

    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    #[cfg_attr(target_family = "wasm", inline(never))]
    fn sign(&mut self, sign: u8) {
        self.room(1)[0] = sign;
    }

    fn digits(&mut self, mut value: u64) {
        // Seats, rounds, marks: most are.
        if value < 10 {
            return self.sign(b'0' + value as u8);
        }
        for place in self.room(value.ilog10() as usize + 1).iter_mut().rev() {
            *place = b'0' + (value % 10) as u8;
            value /= 10;
        }
    }

    fn string(&mut self, value: &str) {
        self.sign(b'"');
        let _ = Escaped(self).write_str(value);
        self.sign(b'"');
    }

    fn display(&mut self, value: &dyn Display) {
        self.sign(b'"');
        let _ = write!(Escaped(self), "{value}");
        self.sign(b'"');
    }

    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn open(&mut self, sign: u8) {
        self.sign(sign);
        self.more = false;
    }

    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn close(&mut self, sign: u8) {
        self.sign(sign);
        self.more = true;
    }

    /// Before a part of a list or an object.
    fn part(&mut self) {
        if self.more {
            self.sign(b',');
        }
        self.more = true;
    }

    /// The name of a field or a variant: the program's own word, which needs no escapes.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn word(&mut self, word: &'static str) {
        debug_assert!(word.bytes().all(|byte| byte >= b' ' && byte != b'"' && byte != b'\\'), "{word}");
        self.sign(b'"');
        self.put(word);
        self.sign(b'"');
    }

    /// A name with what stands around it, for which there is room or not: it is asked once.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    #[cfg_attr(target_family = "wasm", inline(never))]
    fn name(&mut self, name: &'static str) {
        if cfg!(target_family = "wasm") {
            self.part();
            self.word(name);
            return self.sign(b':');
        }
        let first = usize::from(self.more);
        self.more = true;
        let room = self.room(first + name.len() + 3);
        room[0] = b',';
        let (room, after) = room[first..].split_at_mut(name.len() + 1);
        room[0] = b'"';
        room[1..].copy_from_slice(name.as_bytes());
        after.copy_from_slice(b"\":");
    }

    /// An object with one name: a variant without a tag beside it.
    fn variant(&mut self, name: &'static str) {
        self.open(b'{');
        self.name(name);
    }
}

/// Writes as it is.
impl Write for Writer {
    fn write_str(&mut self, value: &str) -> fmt::Result {
        self.put(value);
        Ok(())
    }
}

/// Writes into a string in quotes.
struct Escaped<'w>(&'w mut Writer);

impl Write for Escaped<'_> {
    fn write_str(&mut self, value: &str) -> fmt::Result {
        let mut rest = value;
        while let Some(place) = rest.bytes().position(|byte| byte < b' ' || byte == b'"' || byte == b'\\') {
            self.0.put(part(rest, ..place));
            match rest.as_bytes()[place] {
                b'"' => self.0.put("\\\""),
                b'\\' => self.0.put("\\\\"),
                8 => self.0.put("\\b"),
                12 => self.0.put("\\f"),
                b'\n' => self.0.put("\\n"),
                b'\r' => self.0.put("\\r"),
                b'\t' => self.0.put("\\t"),
                other => write!(self.0, "\\u{other:04x}")?,
            }
            rest = part(rest, place + 1..);
        }
        self.0.put(rest);
        Ok(())
    }
}

/// An open list or object, and what closes it.
pub(crate) struct Parts<'w> {
    to: &'w mut Writer,
    end: u8,
    /// Whether it is a variant's content, and the variant ends with it.
    variant: bool,
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
        self.put(if value { "true" } else { "false" });
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
            self.sign(b'-');
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
        let _ = write!(self, "{value:?}");
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
        self.put("null");
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Never> {
        self.serialize_unit()
    }

    #[cfg_attr(not(target_family = "wasm"), inline(always))]
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
        self.close(b'}');
        Ok(())
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Parts<'w>, Never> {
        self.open(b'[');
        Ok(Parts { to: self, end: b']', variant: false })
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
        self.open(b'[');
        Ok(Parts { to: self, end: b']', variant: true })
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Parts<'w>, Never> {
        self.open(b'{');
        Ok(Parts { to: self, end: b'}', variant: false })
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
        self.open(b'{');
        Ok(Parts { to: self, end: b'}', variant: true })
    }
}

impl Parts<'_> {
    fn element<T: ?Sized + Serialize>(&mut self, value: &T) -> Result<(), Never> {
        self.to.part();
        value.serialize(&mut *self.to)
    }

    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn field<T: ?Sized + Serialize>(&mut self, name: &'static str, value: &T) -> Result<(), Never> {
        self.to.name(name);
        value.serialize(&mut *self.to)
    }

    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn done(self) -> Result<(), Never> {
        self.to.close(self.end);
        if self.variant {
            self.to.close(b'}');
        }
        Ok(())
    }
}

impl SerializeMap for Parts<'_> {
    type Ok = ();
    type Error = Never;

    /// Keys are strings; a number as a key is written in quotes.
    fn serialize_key<T: ?Sized + Serialize>(&mut self, key: &T) -> Result<(), Never> {
        self.to.part();
        let from = self.to.end;
        key.serialize(&mut *self.to)?;
        let end = self.to.end;
        if self.to.buffer.get(from) != Some(&b'"') {
            self.to.put("\"\"");
            self.to.buffer.copy_within(from..end, from + 1);
            self.to.buffer[from] = b'"';
        }
        self.to.sign(b':');
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

                #[cfg_attr(not(target_family = "wasm"), inline(always))]
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
