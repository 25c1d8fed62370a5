//! Objects and tagged enums taken apart: what every derived type is read by, and compiled once for all of them.

use std::vec;

use crate::read::text;
use crate::{Error, Read, Value};

/// The fields of an object, in the order in which a type declares them.
#[derive(Debug)]
pub struct Fields<'t>(vec::IntoIter<Value<'t>>);

impl<'t> Fields<'t> {
    /// Takes the fields of these names.
    ///
    /// # Errors
    /// Where it is no object, where a field comes twice, and where others must not be there, but are.
    pub fn of(value: Value<'t>, names: &[&'static str], strict: bool) -> Result<Self, Error> {
        let Value::Object(fields) = value else { return Err(value.wrong("an object")) };
        let mut values: Vec<Value<'t>> = names.iter().map(|name| Value::Absent(name)).collect();
        for (name, value) in fields {
            match values.iter_mut().zip(names).find(|(_, known)| **known == name) {
                Some((place @ Value::Absent(_), _)) => *place = value,
                Some(_) => return Err(Error::duplicate_field(&name)),
                None if strict => return Err(Error::unknown_field(&name)),
                None => {}
            }
        }
        Ok(Self(values.into_iter()))
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
        self.0.next().unwrap_or(Value::Null)
    }
}

/// An enum whose tag stands beside its content, `{"t": "guess", "d": "AABB"}`, in either order: which of the names it has, and the content.
///
/// # Errors
/// Where there is no such tag, and where something else must not stand beside it, but does.
pub fn apart<'t>(value: Value<'t>, names: &[&str], strict: bool) -> Result<(usize, Value<'t>), Error> {
    let Value::Object(fields) = value else { return Err(value.wrong("an object")) };
    let (mut tag, mut content) = (Value::Absent("t"), Value::Absent("d"));
    for (name, value) in fields {
        let place = match &*name {
            "t" => &mut tag,
            "d" => &mut content,
            _ if strict => return Err(Error::unknown_field(&name)),
            _ => continue,
        };
        if !matches!(place, Value::Absent(_)) {
            return Err(Error::duplicate_field(&name));
        }
        *place = value;
    }
    Ok((name(tag, names)?, content))
}

/// Which of these names it is.
///
/// # Errors
/// Where it is none of them.
pub fn name(value: Value<'_>, names: &[&str]) -> Result<usize, Error> {
    let found = text(value)?;
    names.iter().position(|name| *name == found).ok_or_else(|| Error::unknown_name(&found))
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
