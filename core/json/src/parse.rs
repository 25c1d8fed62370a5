//! From text to value.

use std::borrow::Cow;

use crate::{Error, Value, part};

/// Lists and objects inside each other; nothing on the wire comes near.
const MAX_DEPTH: u8 = 100;

pub(crate) fn parse(text: &[u8]) -> Result<Value<'_>, Error> {
    let text = std::str::from_utf8(text).map_err(|_| Error::new(&"not UTF-8"))?;
    let mut parser = Parser { text, at: 0, depth: 0 };
    let value = parser.value().and_then(|value| match parser.skip() {
        None => Ok(value),
        Some(_) => Err("nothing more is expected"),
    });
    value.map_err(|why| parser.error(why))
}

struct Parser<'t> {
    text: &'t str,
    at: usize,
    depth: u8,
}

type Parsed<T> = Result<T, &'static str>;

impl<'t> Parser<'t> {
    fn error(&self, why: &str) -> Error {
        let before = &self.text.as_bytes()[..self.at];
        let line = 1 + before.iter().filter(|&&byte| byte == b'\n').count();
        let column = 1 + before.iter().rev().take_while(|&&byte| byte != b'\n').count();
        Error::new(&format_args!("{why} at line {line} column {column}"))
    }

    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    /// Passes over what may stand between parts; answers with what comes then.
    fn skip(&mut self) -> Option<u8> {
        while matches!(self.peek(), Some(b' ' | b'\t' | b'\n' | b'\r')) {
            self.at += 1;
        }
        self.peek()
    }

    fn take(&mut self, words: &str, value: Value<'t>) -> Parsed<Value<'t>> {
        if !self.comes(words) {
            return Err("a value is expected");
        }
        self.at += words.len();
        Ok(value)
    }

    fn comes(&self, words: &str) -> bool {
        self.text.as_bytes()[self.at..].starts_with(words.as_bytes())
    }

    fn value(&mut self) -> Parsed<Value<'t>> {
        match self.skip() {
            Some(b'n') => self.take("null", Value::Null),
            Some(b't') => self.take("true", Value::Bool(true)),
            Some(b'f') => self.take("false", Value::Bool(false)),
            Some(b'"') => self.string().map(Value::Text),
            Some(b'-' | b'0'..=b'9') => self.number(),
            Some(open @ (b'[' | b'{')) => {
                self.depth += 1;
                if self.depth > MAX_DEPTH {
                    return Err("too many lists inside each other");
                }
                let parts = self.parts(open == b'{');
                self.depth -= 1;
                parts
            }
            _ => Err("a value is expected"),
        }
    }

    /// A list, or an object.
    fn parts(&mut self, named: bool) -> Parsed<Value<'t>> {
        let (mut list, mut object) = (Vec::new(), Vec::new());
        let close = if named { b'}' } else { b']' };
        self.at += 1;
        if self.skip() == Some(close) {
            self.at += 1;
        } else {
            loop {
                if named {
                    if self.skip() != Some(b'"') {
                        return Err("a name in quotes is expected");
                    }
                    let name = self.string()?;
                    if self.skip() != Some(b':') {
                        return Err("a colon is expected");
                    }
                    self.at += 1;
                    object.push((name, self.value()?));
                } else {
                    list.push(self.value()?);
                }
                let next = self.skip();
                if next != Some(b',') && next != Some(close) {
                    return Err("a comma or the end is expected");
                }
                self.at += 1;
                if next == Some(close) {
                    break;
                }
            }
        }
        Ok(if named { Value::Object(object) } else { Value::List(list) })
    }

    fn number(&mut self) -> Parsed<Value<'t>> {
        let start = self.at;
        self.at += usize::from(self.peek() == Some(b'-'));
        let digits = self.at;
        while matches!(self.peek(), Some(b'0'..=b'9')) {
            self.at += 1;
        }
        let found = part(self.text, start..self.at);
        let leading = self.at - digits > 1 && self.text.as_bytes()[digits] == b'0';
        if leading || matches!(self.peek(), Some(b'.' | b'e' | b'E')) {
            return Err("a whole number is expected");
        }
        let read = match found {
            // Floating point for others, and nothing here.
            "-0" => None,
            _ if digits == start => found.parse().ok().map(Value::Number),
            _ => found.parse().ok().map(Value::Negative),
        };
        read.ok_or("a whole number is expected")
    }

    fn string(&mut self) -> Parsed<Cow<'t, str>> {
        let mut string = Cow::Borrowed("");
        self.at += 1;
        loop {
            let start = self.at;
            while self.peek().is_some_and(|byte| byte != b'"' && byte != b'\\' && byte >= 0x20) {
                self.at += 1;
            }
            // What is added to nothing stays the text's own.
            string += part(self.text, start..self.at);
            match self.peek() {
                Some(b'"') => {
                    self.at += 1;
                    return Ok(string);
                }
                Some(b'\\') => string.to_mut().push(self.escaped()?),
                _ => return Err("the end of a string is expected"),
            }
        }
    }

    fn escaped(&mut self) -> Parsed<char> {
        self.at += 1;
        let sign = self.peek().ok_or("the end of a string is expected")?;
        self.at += 1;
        Ok(match sign {
            b'"' | b'\\' | b'/' => char::from(sign),
            b'b' => '\u{8}',
            b'f' => '\u{c}',
            b'n' => '\n',
            b'r' => '\r',
            b't' => '\t',
            b'u' => return self.unicode().ok_or("a sign of Unicode is expected"),
            _ => return Err("a sign that can be escaped is expected"),
        })
    }

    /// Four hexadecimal digits, or twice four for a sign beyond the first plane.
    fn unicode(&mut self) -> Option<char> {
        let high = self.hex()?;
        if !(0xD800..0xDC00).contains(&high) {
            return char::from_u32(high);
        }
        if !self.comes("\\u") {
            return None;
        }
        self.at += 2;
        let low = self.hex().filter(|low| (0xDC00..0xE000).contains(low))?;
        char::from_u32(0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00))
    }

    fn hex(&mut self) -> Option<u32> {
        let digits = self.text.get(self.at..self.at + 4).filter(|digits| !digits.starts_with('+'))?;
        self.at += 4;
        u32::from_str_radix(digits, 16).ok()
    }
}
