//! From text to values.

use crate::value::{Node, Tape};
use crate::{Error, part};

/// Lists and objects inside each other; nothing on the wire comes near.
const MAX_DEPTH: u8 = 100;

pub(crate) fn parse(text: &[u8]) -> Result<Tape<'_>, Error> {
    let text = std::str::from_utf8(text).map_err(|_| Error::new(&"not UTF-8"))?;
    if u32::try_from(text.len()).is_err() {
        return Err(Error::new(&"too long"));
    }
    // A value takes a few bytes, and seldom fewer: memory is asked for once.
    let nodes = Vec::with_capacity(text.len() / 4 + 1);
    let mut parser = Parser { tape: Tape { text, nodes, unescaped: Vec::new() }, at: 0, depth: 0 };
    let read = parser.value().and_then(|()| match parser.skip() {
        None => Ok(()),
        Some(_) => Err("nothing more is expected"),
    });
    match read {
        Ok(()) => Ok(parser.tape),
        Err(why) => Err(parser.error(why)),
    }
}

struct Parser<'t> {
    tape: Tape<'t>,
    at: usize,
    depth: u8,
}

type Parsed<T> = Result<T, &'static str>;

impl Parser<'_> {
    fn error(&self, why: &str) -> Error {
        let before = &self.tape.text.as_bytes()[..self.at];
        let line = 1 + before.iter().filter(|&&byte| byte == b'\n').count();
        let column = 1 + before.iter().rev().take_while(|&&byte| byte != b'\n').count();
        Error::new(&format_args!("{why} at line {line} column {column}"))
    }

    fn peek(&self) -> Option<u8> {
        self.tape.text.as_bytes().get(self.at).copied()
    }

    /// Passes over what may stand between parts; answers with what comes then.
    fn skip(&mut self) -> Option<u8> {
        while matches!(self.peek(), Some(b' ' | b'\t' | b'\n' | b'\r')) {
            self.at += 1;
        }
        self.peek()
    }

    fn take(&mut self, words: &str, node: Node) -> Parsed<()> {
        if !self.comes(words) {
            return Err("a value is expected");
        }
        self.at += words.len();
        self.tape.nodes.push(node);
        Ok(())
    }

    fn comes(&self, words: &str) -> bool {
        self.tape.text.as_bytes()[self.at..].starts_with(words.as_bytes())
    }

    fn value(&mut self) -> Parsed<()> {
        match self.skip() {
            Some(b'n') => self.take("null", Node::Null),
            Some(b't') => self.take("true", Node::Bool(true)),
            Some(b'f') => self.take("false", Node::Bool(false)),
            Some(b'"') => self.string(),
            Some(b'-' | b'0'..=b'9') => self.number(),
            Some(open @ (b'[' | b'{')) => {
                self.depth += 1;
                if self.depth > MAX_DEPTH {
                    return Err("too many lists inside each other");
                }
                let place = self.tape.nodes.len();
                self.tape.nodes.push(Node::Null);
                self.parts(open == b'{')?;
                let end = self.tape.nodes.len() as u32;
                self.tape.nodes[place] = if open == b'{' { Node::Object(end) } else { Node::List(end) };
                self.depth -= 1;
                Ok(())
            }
            _ => Err("a value is expected"),
        }
    }

    /// What is in a list, or in an object.
    fn parts(&mut self, named: bool) -> Parsed<()> {
        let close = if named { b'}' } else { b']' };
        self.at += 1;
        if self.skip() == Some(close) {
            self.at += 1;
            return Ok(());
        }
        loop {
            if named {
                if self.skip() != Some(b'"') {
                    return Err("a name in quotes is expected");
                }
                self.string()?;
                if self.skip() != Some(b':') {
                    return Err("a colon is expected");
                }
                self.at += 1;
            }
            self.value()?;
            let next = self.skip();
            if next != Some(b',') && next != Some(close) {
                return Err("a comma or the end is expected");
            }
            self.at += 1;
            if next == Some(close) {
                return Ok(());
            }
        }
    }

    fn number(&mut self) -> Parsed<()> {
        let negative = self.peek() == Some(b'-');
        self.at += usize::from(negative);
        let first = self.at;
        let mut number = Some(0_u64);
        while let Some(digit @ b'0'..=b'9') = self.peek() {
            self.at += 1;
            let digit = u64::from(digit - b'0');
            number = number.and_then(|number| number.checked_mul(10)?.checked_add(digit));
        }
        let leading = self.at - first > 1 && self.tape.text.as_bytes()[first] == b'0';
        if self.at == first || leading || matches!(self.peek(), Some(b'.' | b'e' | b'E')) {
            return Err("a whole number is expected");
        }
        let node = match number {
            Some(number) if !negative => Some(Node::Number(number)),
            // Zero with a minus is floating point for others, and nothing here.
            Some(number) if number > 0 => 0_i64.checked_sub_unsigned(number).map(Node::Negative),
            _ => None,
        };
        self.tape.nodes.push(node.ok_or("a whole number is expected")?);
        Ok(())
    }

    fn string(&mut self) -> Parsed<()> {
        let from = self.at + 1;
        self.at = from;
        self.plain();
        let node = if self.peek() == Some(b'"') {
            Node::Text(from as u32, self.at as u32)
        } else {
            let text = self.unescape(from)?;
            self.tape.unescaped.push(text);
            Node::Unescaped(self.tape.unescaped.len() as u32 - 1)
        };
        self.at += 1;
        self.tape.nodes.push(node);
        Ok(())
    }

    /// Passes over what stands for itself in a string.
    fn plain(&mut self) {
        let rest = self.tape.text.as_bytes().get(self.at..).unwrap_or_default();
        let plain = rest.iter().take_while(|&&byte| byte != b'"' && byte != b'\\' && byte >= 0x20);
        self.at += plain.count();
    }

    /// A string with escapes, up to the quote that ends it.
    fn unescape(&mut self, from: usize) -> Parsed<String> {
        let mut text = String::from(part(self.tape.text, from..self.at));
        while self.peek() != Some(b'"') {
            if self.peek() != Some(b'\\') {
                return Err("the end of a string is expected");
            }
            text.push(self.escaped()?);
            let from = self.at;
            self.plain();
            text.push_str(part(self.tape.text, from..self.at));
        }
        Ok(text)
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
        let digits = self.tape.text.get(self.at..self.at + 4).filter(|digits| !digits.starts_with('+'))?;
        self.at += 4;
        u32::from_str_radix(digits, 16).ok()
    }
}
