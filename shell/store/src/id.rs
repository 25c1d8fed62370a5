//! Ids: sixteen opaque bytes each, written as hexadecimal. Nothing here makes them; who does uses the system's dice.

use std::fmt;
use std::str::FromStr;

/// Text that is no id: not thirty-two hexadecimal digits in lower case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadId;

impl fmt::Display for BadId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an id is 32 hexadecimal digits in lower case")
    }
}

impl std::error::Error for BadId {}

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name([u8; 16]);

        impl $name {
            /// The id with these bytes.
            pub const fn new(bytes: [u8; 16]) -> Self {
                Self(bytes)
            }

            /// Its bytes.
            pub const fn bytes(&self) -> &[u8; 16] {
                &self.0
            }
        }

        impl From<u128> for $name {
            fn from(number: u128) -> Self {
                Self(number.to_be_bytes())
            }
        }

        impl From<$name> for u128 {
            fn from(id: $name) -> Self {
                Self::from_be_bytes(id.0)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{:032x}", u128::from(*self))
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}({self})", stringify!($name))
            }
        }

        impl FromStr for $name {
            type Err = BadId;

            fn from_str(text: &str) -> Result<Self, BadId> {
                // One way to write an id, so that equal ids are equal texts.
                let plain = text.bytes().all(|digit| matches!(digit, b'0'..=b'9' | b'a'..=b'f'));
                match u128::from_str_radix(text, 16) {
                    Ok(number) if plain && text.len() == 32 => Ok(Self::from(number)),
                    _ => Err(BadId),
                }
            }
        }

        impl rusqlite::ToSql for $name {
            fn to_sql(&self) -> rusqlite::Result<rusqlite::types::ToSqlOutput<'_>> {
                Ok(self.0.as_slice().into())
            }
        }

        impl rusqlite::types::FromSql for $name {
            fn column_result(value: rusqlite::types::ValueRef<'_>) -> rusqlite::types::FromSqlResult<Self> {
                rusqlite::types::FromSql::column_result(value).map(Self)
            }
        }
    )*};
}

ids! {
    /// A room.
    RoomId;
    /// A match that was or is being played.
    MatchId;
    /// A person: guest or account.
    PersonId;
    /// A race.
    RaceId;
    /// A session, as lists call it. It opens nothing.
    SessionId;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_has_one_text() {
        let id = RoomId::from(0x00ab_cdef_u128);
        let text = id.to_string();
        assert_eq!(text, "00000000000000000000000000abcdef");
        assert_eq!(text.parse(), Ok(id));
        let plus = text.replacen('0', "+", 1);
        for bad in ["", "ab", &text.to_uppercase(), &plus, &format!("{text}0")] {
            assert_eq!(bad.parse::<RoomId>(), Err(BadId), "{bad}");
        }
    }
}
