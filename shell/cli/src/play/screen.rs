//! The terminal: redraws in place and reads keys where there is one, plain lines where there is not.

use std::io::{BufRead, IsTerminal, Write};
use std::time::Duration;

use crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use crossterm::{cursor, queue, terminal};

use crate::Failure;

/// What the player typed.
pub(super) enum Typed {
    /// A line, sent.
    Line(String),
    /// Asked for a hint.
    Hint,
    /// Asked to give up.
    GiveUp,
    /// Asked how to play.
    Help,
    /// Nothing yet; time has passed.
    Idle,
    /// Wants to leave.
    Leave,
}

/// What is on the screen while somebody types.
pub(super) struct Page<'a> {
    /// The board with what was typed so far.
    pub(super) draw: &'a dyn Fn(Option<&str>) -> Vec<String>,
    /// Whether a key is part of what can be typed, and as which character.
    pub(super) take: &'a dyn Fn(char) -> Option<char>,
    /// Whether nothing more can be typed.
    pub(super) is_full: &'a dyn Fn(&str) -> bool,
    /// What was said last, until the next key.
    pub(super) message: &'a str,
    /// What is wanted of the player.
    pub(super) prompt: &'a str,
    /// The keys, in one line.
    pub(super) keys: &'a str,
}

pub(super) struct Screen {
    interactive: bool,
    /// The last drawing: replaced by the next one, or, without a terminal, only what is new is written.
    drawn: Vec<String>,
    /// What is typed so far; it outlives a redraw.
    typed: String,
}

/// What a line of plain input may say beside an action.
const HINT: [&str; 2] = ["?", "hint"];
const GIVE_UP: [&str; 2] = ["!", "give up"];
const HELP: [&str; 2] = ["h", "help"];
const LEAVE: [&str; 3] = ["q", "quit", "exit"];

impl Screen {
    pub(super) fn new() -> Self {
        let interactive = std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
        Self { interactive, drawn: Vec::new(), typed: String::new() }
    }

    /// Says something that stays.
    pub(super) fn say(&mut self, words: &str) -> Result<(), Failure> {
        self.drawn.clear();
        let width = self.width()?;
        let mut out = std::io::stdout().lock();
        for line in words.lines() {
            let indent = line.len() - line.trim_start_matches(' ').len();
            let wrapped = wrap(line, width.saturating_sub(indent));
            for part in if wrapped.is_empty() { vec![String::new()] } else { wrapped } {
                writeln!(out, "{}{part}", " ".repeat(indent))?;
            }
        }
        Ok(out.flush()?)
    }

    /// Columns of the terminal; no limit where there is none.
    fn width(&self) -> Result<usize, Failure> {
        Ok(if self.interactive { usize::from(terminal::size()?.0.max(20)) } else { usize::MAX })
    }

    /// Draws the board and the message under it, in the place of the last drawing.
    pub(super) fn draw(&mut self, board: &[String], message: &str, foot: &str) -> Result<(), Failure> {
        let mut out = std::io::stdout().lock();
        let width = self.width()?;
        let under = [message, foot].into_iter().flat_map(|line| wrap(line, width));
        let lines: Vec<String> = board.iter().cloned().chain(under).collect();
        if self.interactive {
            if !self.drawn.is_empty() {
                let rows: usize = self.drawn.iter().map(|line| visible(line).max(1).div_ceil(width)).sum();
                queue!(out, cursor::MoveUp(rows as u16), cursor::MoveToColumn(0))?;
                queue!(out, terminal::Clear(terminal::ClearType::FromCursorDown))?;
            }
            for line in &lines {
                // Raw mode does not return the carriage by itself.
                write!(out, "{line}\r\n")?;
            }
        } else {
            for line in lines.iter().filter(|line| !self.drawn.contains(line)) {
                writeln!(out, "{line}")?;
            }
        }
        self.drawn = lines;
        Ok(out.flush()?)
    }

    /// A pause long enough to see what happened.
    pub(super) fn breathe(&self) {
        if self.interactive {
            std::thread::sleep(Duration::from_millis(700));
        }
    }

    /// Asks whether something was meant; without a terminal what was written was meant.
    pub(super) fn confirm(&mut self, question: &str) -> Result<bool, Failure> {
        if self.interactive { self.ask(question) } else { Ok(true) }
    }

    /// A yes-or-no question; Enter is yes. Without a terminal nobody answers, and that is a no.
    pub(super) fn ask(&mut self, question: &str) -> Result<bool, Failure> {
        if !self.interactive {
            return Ok(false);
        }
        let mut out = std::io::stdout().lock();
        write!(out, "{question} ")?;
        out.flush()?;
        let raw = Raw::enter()?;
        let answer = loop {
            match key(None)?.map(|key| (key.code, key.modifiers.contains(KeyModifiers::CONTROL))) {
                Some((KeyCode::Enter, _)) => break true,
                Some((KeyCode::Esc, _) | (KeyCode::Char('c' | 'd'), true)) => break false,
                Some((KeyCode::Char(letter), false)) if "yYsSoO".contains(letter) => break true,
                Some((KeyCode::Char('n' | 'N'), false)) => break false,
                // Whoever was still typing a guess does not answer with it.
                _ => {}
            }
        };
        drop(raw);
        queue!(out, cursor::MoveToColumn(0), terminal::Clear(terminal::ClearType::CurrentLine))?;
        out.flush()?;
        Ok(answer)
    }

    /// Gives a refused line back, to be mended.
    pub(super) fn put_back(&mut self, line: String) {
        if self.interactive {
            self.typed = line;
        }
    }

    /// Draws, and reads what the player types until it is a line or a command; with `timed`, at most a second.
    pub(super) fn read(&mut self, page: &Page<'_>, timed: bool) -> Result<Typed, Failure> {
        if !self.interactive {
            let line = if page.message.is_empty() { page.prompt } else { page.message };
            self.draw(&(page.draw)(None), line, "")?;
            return read_line();
        }
        let _raw = Raw::enter()?;
        let mut line = if page.message.is_empty() { page.prompt } else { page.message };
        loop {
            self.draw(&(page.draw)(Some(&self.typed)), line, page.keys)?;
            let Some(KeyEvent { code, modifiers, .. }) = key(timed.then_some(Duration::from_secs(1)))? else {
                return Ok(Typed::Idle);
            };
            line = page.prompt;
            let control = modifiers.contains(KeyModifiers::CONTROL);
            match code {
                KeyCode::Esc => return Ok(Typed::Leave),
                KeyCode::Char('c' | 'd' | 'q') if control => return Ok(Typed::Leave),
                KeyCode::Enter => return Ok(Typed::Line(std::mem::take(&mut self.typed))),
                KeyCode::Backspace => {
                    self.typed.pop();
                }
                KeyCode::Char(letter) if !control => match (page.take)(letter) {
                    Some(letter) if !(page.is_full)(&self.typed) => self.typed.push(letter),
                    Some(_) => {}
                    None if letter == '?' => return Ok(Typed::Hint),
                    None if letter == '!' => return Ok(Typed::GiveUp),
                    None => {}
                },
                _ => {}
            }
        }
    }
}

/// How many columns a line takes, colours left out.
fn visible(line: &str) -> usize {
    let mut coloured = false;
    line.chars()
        .filter(|&letter| {
            let shown = !coloured && letter != '\x1b';
            coloured = if coloured { letter != 'm' } else { letter == '\x1b' };
            shown
        })
        .count()
}

/// Breaks a line of words so that it fits; nothing for an empty one.
fn wrap(line: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    // At plain spaces only: French holds its marks with no-break ones.
    for word in line.split(' ').filter(|word| !word.is_empty()) {
        match lines.last_mut() {
            Some(last) if visible(last) + 1 + visible(word) <= width => {
                last.push(' ');
                last.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

fn read_line() -> Result<Typed, Failure> {
    let mut line = String::new();
    if std::io::stdin().lock().read_line(&mut line)? == 0 {
        return Ok(Typed::Leave);
    }
    let line = line.trim();
    let is = |words: &[&str]| words.contains(&line.to_lowercase().as_str());
    Ok(match line {
        _ if is(&HINT) => Typed::Hint,
        _ if is(&GIVE_UP) => Typed::GiveUp,
        _ if is(&HELP) => Typed::Help,
        _ if is(&LEAVE) => Typed::Leave,
        _ => Typed::Line(line.to_owned()),
    })
}

/// The next key, or `None` when the time is over.
fn key(wait: Option<Duration>) -> Result<Option<KeyEvent>, Failure> {
    loop {
        if let Some(wait) = wait
            && !event::poll(wait)?
        {
            return Ok(None);
        }
        if let Event::Key(key) = event::read()?
            && key.kind != KeyEventKind::Release
        {
            return Ok(Some(key));
        }
    }
}

/// Raw mode for as long as it lives; the terminal is itself again when it is dropped, in a panic too.
struct Raw;

impl Raw {
    fn enter() -> Result<Self, Failure> {
        terminal::enable_raw_mode()?;
        Ok(Self)
    }
}

impl Drop for Raw {
    fn drop(&mut self) {
        // There is nothing better to do where the terminal does not answer.
        let _ = terminal::disable_raw_mode();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_take_no_columns_and_words_are_not_broken() {
        assert_eq!(visible("\x1b[1;38;2;0;0;0mR●\x1b[0m x"), 4);
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("one two three", usize::MAX), ["one two three"]);
        assert!(wrap("", 10).is_empty());
    }
}
