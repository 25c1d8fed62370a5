//! What a JSON text says.

use crate::Error;

/// What a JSON text says. Lists and objects are looked at where they stand in the text.
#[derive(Clone, Copy, Debug)]
pub enum Value<'t> {
    /// Nothing.
    Null,
    /// Yes or no.
    Bool(bool),
    /// A whole number.
    Number(u64),
    /// A whole number with a minus.
    Negative(i64),
    /// A string.
    Text(&'t str),
    /// A list.
    List(Parts<'t>),
    /// Named values, in the order of the text: every name, and after it its value.
    Object(Parts<'t>),
    /// No value, where a field of this name is looked for.
    Absent(&'static str),
}

impl Value<'_> {
    /// Why it cannot be read: something else was expected there.
    pub fn wrong(&self, expected: &str) -> Error {
        match self {
            Self::Absent(name) => Error::missing_field(name),
            _ => Error::expected(expected),
        }
    }
}

/// A JSON text taken apart: all values in one piece of memory, in the order in which they begin.
#[derive(Debug)]
pub(crate) struct Tape<'t> {
    pub(crate) text: &'t str,
    pub(crate) nodes: Vec<Node>,
    /// Strings that had escapes; all others are the text's own.
    pub(crate) unescaped: Vec<String>,
}

/// One value of a text. What is inside a list or an object comes after it.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Node {
    Null,
    Bool(bool),
    Number(u64),
    Negative(i64),
    /// Where a string begins and ends in the text.
    Text(u32, u32),
    /// Which of those that had escapes.
    Unescaped(u32),
    /// The node after the last inside.
    List(u32),
    Object(u32),
}

impl Tape<'_> {
    pub(crate) fn value(&self, place: u32) -> Value<'_> {
        let parts = |end| Parts { tape: self, at: place + 1, end };
        match self.nodes.get(place as usize).copied().unwrap_or(Node::Null) {
            Node::Null => Value::Null,
            Node::Bool(value) => Value::Bool(value),
            Node::Number(number) => Value::Number(number),
            Node::Negative(number) => Value::Negative(number),
            Node::Text(from, to) => Value::Text(crate::part(self.text, from as usize..to as usize)),
            Node::Unescaped(which) => Value::Text(self.unescaped.get(which as usize).map_or("", |text| text)),
            Node::List(end) => Value::List(parts(end)),
            Node::Object(end) => Value::Object(parts(end)),
        }
    }

    /// A string that is only compared.
    fn bytes(&self, place: u32) -> &[u8] {
        match self.nodes.get(place as usize) {
            Some(&Node::Text(from, to)) => {
                self.text.as_bytes().get(from as usize..to as usize).unwrap_or_default()
            }
            Some(&Node::Unescaped(which)) => {
                self.unescaped.get(which as usize).map_or(&[], |text| text.as_bytes())
            }
            _ => &[],
        }
    }
}

/// The values in a list or an object that are yet to be looked at.
#[derive(Clone, Copy, Debug)]
pub struct Parts<'t> {
    pub(crate) tape: &'t Tape<'t>,
    at: u32,
    end: u32,
}

impl<'t> Parts<'t> {
    /// Where the next value stands, where there is one.
    pub(crate) fn place(&mut self) -> Option<u32> {
        let place = self.at;
        if place >= self.end {
            return None;
        }
        self.at = match self.tape.nodes.get(place as usize) {
            Some(Node::List(end) | Node::Object(end)) => *end,
            _ => place + 1,
        };
        Some(place)
    }

    /// The next name of an object, and where its value stands.
    pub(crate) fn field(&mut self) -> Option<(&'t [u8], u32)> {
        let name = self.place()?;
        let value = self.place()?;
        Some((self.tape.bytes(name), value))
    }
}

impl<'t> Iterator for Parts<'t> {
    type Item = Value<'t>;

    fn next(&mut self) -> Option<Value<'t>> {
        let place = self.place()?;
        Some(self.tape.value(place))
    }
}
