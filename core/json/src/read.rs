//! What can be made from a value.

use std::collections::VecDeque;

use crate::{Error, Parts, Value};

/// A type that is made from a JSON value. `#[derive(Read)]` goes by the attributes of serde's `Deserialize`, and reads the same.
pub trait Read: Sized {
    /// Makes it from a value.
    ///
    /// # Errors
    /// Where the value is not of this type.
    fn read(value: Value<'_>) -> Result<Self, Error>;
}

/// Implements [`Read`] for types that are made from a string.
#[macro_export]
macro_rules! read_from_str {
    ($($type:ty),*) => {
        $(
            impl $crate::Read for $type {
                fn read(value: $crate::Value<'_>) -> Result<Self, $crate::Error> {
                    $crate::text(value)?.parse().map_err(|why| $crate::Error::new(&why))
                }
            }
        )*
    };
}

/// A string.
///
/// # Errors
/// Where it is none.
pub fn text(value: Value<'_>) -> Result<&str, Error> {
    match value {
        Value::Text(text) => Ok(text),
        value => Err(value.wrong("a string")),
    }
}

fn list(value: Value<'_>) -> Result<Parts<'_>, Error> {
    match value {
        Value::List(values) => Ok(values),
        value => Err(value.wrong("a list")),
    }
}

/// A whole number from 0 up to a largest one.
fn whole(value: &Value<'_>, most: u64, kind: &str) -> Result<u64, Error> {
    match value {
        Value::Number(number) if *number <= most => Ok(*number),
        _ => Err(value.wrong(kind)),
    }
}

macro_rules! numbers {
    ($($type:ident)*) => {
        $(
            impl Read for $type {
                fn read(value: Value<'_>) -> Result<Self, Error> {
                    whole(&value, Self::MAX as u64, stringify!($type)).map(|number| number as Self)
                }
            }
        )*
    };
}

numbers! { u8 u16 u32 u64 usize }

impl Read for i32 {
    fn read(value: Value<'_>) -> Result<Self, Error> {
        let number = match value {
            Value::Number(number) => number.try_into().ok(),
            Value::Negative(number) => number.try_into().ok(),
            _ => None,
        };
        number.ok_or_else(|| value.wrong("i32"))
    }
}

impl Read for bool {
    fn read(value: Value<'_>) -> Result<Self, Error> {
        match value {
            Value::Bool(value) => Ok(value),
            value => Err(value.wrong("true or false")),
        }
    }
}

impl Read for String {
    fn read(value: Value<'_>) -> Result<Self, Error> {
        text(value).map(Self::from)
    }
}

impl Read for () {
    fn read(value: Value<'_>) -> Result<Self, Error> {
        match value {
            Value::Null => Ok(()),
            value => Err(value.wrong("null")),
        }
    }
}

impl<T: Read> Read for Option<T> {
    fn read(value: Value<'_>) -> Result<Self, Error> {
        match value {
            Value::Null | Value::Absent(_) => Ok(None),
            value => T::read(value).map(Some),
        }
    }
}

impl<T: Read> Read for Box<T> {
    fn read(value: Value<'_>) -> Result<Self, Error> {
        T::read(value).map(Self::new)
    }
}

impl<T: Read> Read for Vec<T> {
    fn read(value: Value<'_>) -> Result<Self, Error> {
        // A loop and not `collect`: that is several times the code, for each type of which there are lists.
        let mut read = Self::new();
        for value in list(value)? {
            read.push(T::read(value)?);
        }
        Ok(read)
    }
}

impl<T: Read> Read for VecDeque<T> {
    fn read(value: Value<'_>) -> Result<Self, Error> {
        Vec::read(value).map(Self::from)
    }
}

impl<T: Read, const N: usize> Read for [T; N] {
    fn read(value: Value<'_>) -> Result<Self, Error> {
        Self::try_from(Vec::read(value)?).map_err(|_| Error::expected("a list of another length"))
    }
}

macro_rules! tuples {
    ($(($($type:ident)*))*) => {
        $(
            impl<$($type: Read),*> Read for ($($type,)*) {
                fn read(value: Value<'_>) -> Result<Self, Error> {
                    let mut parts = list(value)?;
                    let made = ($($type::read(parts.next().ok_or_else(|| Error::expected("a longer list"))?)?,)*);
                    match parts.next() {
                        None => Ok(made),
                        Some(_) => Err(Error::expected("a shorter list")),
                    }
                }
            }
        )*
    };
}

tuples! { (A B) (A B C) }
