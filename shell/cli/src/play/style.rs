//! Colour in the terminal: as much as it shows, none where it is not wanted.

use std::io::IsTerminal;

/// How many colours the terminal has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Style {
    /// Text alone.
    Plain,
    /// The 256 colours nearly every terminal has.
    Indexed,
    /// Any colour.
    Full,
}

/// A colour as it is written in style sheets.
pub(super) type Rgb = u32;

impl Style {
    /// What the terminal and the environment (`NO_COLOR`, `TERM`, `COLORTERM`) ask for.
    pub(super) fn detect() -> Self {
        let env = |name: &str| std::env::var(name).unwrap_or_default();
        if !std::io::stdout().is_terminal() || !env("NO_COLOR").is_empty() || env("TERM") == "dumb" {
            Self::Plain
        } else if matches!(env("COLORTERM").as_str(), "truecolor" | "24bit") {
            Self::Full
        } else {
            Self::Indexed
        }
    }

    /// Text on a coloured ground.
    pub(super) fn block(self, text: &str, ink: Rgb, ground: Rgb) -> String {
        match self {
            Self::Plain => text.to_owned(),
            Self::Indexed => format!("\x1b[1;38;5;{};48;5;{}m{text}\x1b[0m", nearest(ink), nearest(ground)),
            Self::Full => {
                let [_, r, g, b] = ink.to_be_bytes();
                let [_, br, bg, bb] = ground.to_be_bytes();
                format!("\x1b[1;38;2;{r};{g};{b};48;2;{br};{bg};{bb}m{text}\x1b[0m")
            }
        }
    }

    pub(super) fn bold(self, text: &str) -> String {
        self.wrap(text, "1")
    }

    pub(super) fn faint(self, text: &str) -> String {
        self.wrap(text, "2")
    }

    fn wrap(self, text: &str, code: &str) -> String {
        if self == Self::Plain { text.to_owned() } else { format!("\x1b[{code}m{text}\x1b[0m") }
    }
}

/// The nearest of the 6 × 6 × 6 colours of a 256-colour terminal.
fn nearest(colour: Rgb) -> u8 {
    let level = |byte: u8| match byte {
        0..48 => 0,
        48..115 => 1,
        _ => (byte - 35) / 40,
    };
    let [_, r, g, b] = colour.to_be_bytes();
    16 + 36 * level(r) + 6 * level(g) + level(b)
}
