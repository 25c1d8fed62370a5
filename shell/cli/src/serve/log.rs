//! What the server logs: one line for each event on standard error, for people or as JSON.
//!
//! A value that came from outside cannot end its line or speak to the terminal: control characters are written as escapes.

use std::io::{self, Write};
use std::str::FromStr;

use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::fmt::layer;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

/// Which events are logged: a level, or levels of modules.
#[derive(Debug)]
pub(super) struct Filter(Targets);

impl FromStr for Filter {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        // A word alone could be a module or a level mistyped, and would silence everything else.
        let is_level = |part: &str| !part.is_empty() && part.parse::<LevelFilter>().is_ok();
        let is_clear = |part: &str| part.contains('=') || is_level(part.trim());
        if !text.split(',').all(is_clear) {
            return Err(());
        }
        text.parse().map(Self).map_err(|_| ())
    }
}

/// From now on events are written to standard error.
pub(super) fn begin(filter: Filter, json: bool) {
    let events = tracing_subscriber::registry().with(filter.0);
    let begun = if json {
        events.with(layer().json().flatten_event(true).with_writer(|| Plain(io::stderr()))).try_init()
    } else {
        events.with(layer().compact().with_ansi(false).with_writer(|| Plain(io::stderr()))).try_init()
    };
    // There is one server in a process, so nobody else has begun.
    debug_assert!(begun.is_ok());
}

/// Writes lines; what is not a printable character, but for the end of the line, is written as JSON writes it. So JSON stays JSON.
struct Plain<W>(W);

impl<W: Write> Write for Plain<W> {
    /// A whole event comes at once, and ends with its line.
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        self.0.write_all(plain(&String::from_utf8_lossy(line)).as_bytes())?;
        Ok(line.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

fn plain(line: &str) -> String {
    let (body, end) = line.strip_suffix('\n').map_or((line, ""), |body| (body, "\n"));
    let mut written = String::with_capacity(line.len());
    for sign in body.chars() {
        // Also what ends a line or turns the direction of writing without being a control character.
        if sign.is_control() || matches!(sign, '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}') {
            written.push_str(&format!("\\u{:04x}", u32::from(sign)));
        } else {
            written.push(sign);
        }
    }
    written + end
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, Mutex};

    use super::*;

    #[derive(Clone, Default)]
    struct Page(Arc<Mutex<Vec<u8>>>);

    impl Write for Page {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.lock().expect("a page").write(bytes)
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    impl Page {
        fn text(&self) -> String {
            String::from_utf8(self.0.lock().expect("a page").clone()).expect("text")
        }
    }

    fn log_evil() {
        let evil = "a\nINFO forged\r\x1b[31m\u{9b}\u{202e}\u{7f}";
        tracing::info!(%evil, as_text = evil, why = format!("{evil:#}"), "{evil}");
    }

    #[test]
    fn a_value_cannot_end_its_line_or_speak_to_the_terminal() {
        let page = Page::default();
        let pen = page.clone();
        let text = layer().compact().with_ansi(false).with_writer(move || Plain(pen.clone()));
        tracing::subscriber::with_default(tracing_subscriber::registry().with(text), log_evil);
        let pen = page.clone();
        let json = layer().json().flatten_event(true).with_writer(move || Plain(pen.clone()));
        tracing::subscriber::with_default(tracing_subscriber::registry().with(json), log_evil);
        let written = page.text();
        assert_eq!(written.lines().count(), 2, "{written:?}");
        assert!(!written.replace('\n', "").chars().any(|sign| sign.is_control() || sign == '\u{202e}'));
        let json: serde_json::Value =
            serde_json::from_str(written.lines().last().expect("a line")).expect("JSON");
        assert_eq!(json["evil"], "a\nINFO forged\r\x1b[31m\u{9b}\u{202e}\u{7f}");
    }

    #[test]
    fn a_filter_is_levels_or_modules_with_levels() {
        for good in ["info", "warn,cluehouse_server=debug", "off"] {
            assert!(good.parse::<Filter>().is_ok(), "{good}");
        }
        for bad in ["", "loud", "cluehouse_server", "info,loud", "a=loud"] {
            assert!(bad.parse::<Filter>().is_err(), "{bad}");
        }
    }
}
