//! Objects and tagged enums taken apart: what every derived type is read by, and compiled once for all of them.

use crate::read::text;
use crate::value::Tape;
use crate::{Error, Read, Value};

/// How many fields a type has at most; `derive(Read)` refuses one with more.
const MAX_FIELDS: usize = 32;

/// The fields of an object, in the order in which a type declares them.
#[derive(Debug)]
pub struct Fields<'t> {
    tape: &'t Tape<'t>,
    names: &'static [&'static str],
    /// Where the value of each name stands. Nothing that is inside an object stands first in the text.
    places: [u32; MAX_FIELDS],
    next: usize,
}

impl<'t> Fields<'t> {
    /// Takes the fields of these names.
    ///
    /// # Errors
    /// Where it is no object, where a field comes twice, and where others must not be there, but are.
    pub fn of(value: Value<'t>, names: &'static [&'static str], strict: bool) -> Result<Self, Error> {
        let Value::Object(mut parts) = value else { return Err(value.wrong("an object")) };
        let mut fields = Self { tape: parts.tape, names, places: [0; MAX_FIELDS], next: 0 };
        while let Some((name, value)) = parts.field() {
            let known = names.iter().position(|known| known.as_bytes() == name);
            match known.and_then(|known| fields.places.get_mut(known)) {
                Some(place @ 0) => *place = value,
                Some(_) => return Err(Error::duplicate_field(name)),
                None if strict => return Err(Error::unknown_field(name)),
                None => {}
            }
        }
        Ok(fields)
    }

    /// The next field.
    ///
    /// # Errors
    /// Where it is missing or not of this type.
    pub fn take<T: Read>(&mut self) -> Result<T, Error> {
        T::read(self.value())
    }

    /// The next field, or what stands for it.
    ///
    /// # Errors
    /// Where it is not of this type.
    pub fn take_or<T: Read>(&mut self, absent: impl FnOnce() -> T) -> Result<T, Error> {
        match self.value() {
            Value::Absent(_) => Ok(absent()),
            value => T::read(value),
        }
    }

    fn value(&mut self) -> Value<'t> {
        let field = self.next;
        self.next += 1;
        match (self.places.get(field), self.names.get(field)) {
            (Some(0), Some(name)) => Value::Absent(name),
            (Some(&place), _) => self.tape.value(place),
            (None, _) => Value::Null,
        }
    }
}

/// An enum whose tag stands beside its content, `{"t": "guess", "d": "AABB"}`, in either order: which of the names it has, and the content.
///
/// # Errors
/// Where there is no such tag, and where something else must not stand beside it, but does.
pub fn apart<'t>(value: Value<'t>, names: &[&str], strict: bool) -> Result<(usize, Value<'t>), Error> {
    let Value::Object(mut parts) = value else { return Err(value.wrong("an object")) };
    // A field is never the first thing in a text.
    let (mut tag, mut content) = (0, 0);
    while let Some((name, value)) = parts.field() {
        let place = match name {
            b"t" => &mut tag,
            b"d" => &mut content,
            _ if strict => return Err(Error::unknown_field(name)),
            _ => continue,
        };
        if *place != 0 {
            return Err(Error::duplicate_field(name));
        }
        *place = value;
    }
    let value = |place, absent| if place == 0 { Value::Absent(absent) } else { parts.tape.value(place) };
    Ok((name(value(tag, "t"), names)?, value(content, "d")))
}

/// Which of these names it is.
///
/// # Errors
/// Where it is none of them.
pub fn name(value: Value<'_>, names: &[&str]) -> Result<usize, Error> {
    let found = text(value)?;
    names.iter().position(|name| *name == found).ok_or_else(|| Error::unknown_name(found))
}

/// The content of a variant that has none.
///
/// # Errors
/// Where there is some.
pub fn nothing(value: &Value<'_>) -> Result<(), Error> {
    match value {
        Value::Null | Value::Absent(_) => Ok(()),
        _ => Err(Error::expected("no content")),
    }
}
