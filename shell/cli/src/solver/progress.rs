//! A line on standard error while a search runs longer than a second; Ctrl-C stops the search and keeps what it found.

use std::io::{IsTerminal, Write};
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use cluehouse_engine::Text;
use cluehouse_solver::Progress;

use cluehouse_speech::Speech;

/// Set by Ctrl-C; a second Ctrl-C ends the program at once.
static STOPPED: AtomicBool = AtomicBool::new(false);

pub(super) struct Bar<'a> {
    speech: &'a Speech,
    started: Instant,
    drawn: Option<Instant>,
    shows: bool,
}

impl<'a> Bar<'a> {
    pub(super) fn new(speech: &'a Speech) -> Self {
        // Where the signal cannot be caught Ctrl-C ends the program, as it would anyway.
        let _ = ctrlc::set_handler(|| {
            if STOPPED.swap(true, Ordering::Relaxed) {
                std::process::abort();
            }
        });
        Self { speech, started: Instant::now(), drawn: None, shows: std::io::stderr().is_terminal() }
    }

    /// Called by the search every now and then.
    pub(super) fn step(&mut self, progress: &Progress) -> ControlFlow<()> {
        if STOPPED.load(Ordering::Relaxed) {
            return ControlFlow::Break(());
        }
        let due = self.drawn.unwrap_or(self.started) + Duration::from_secs(1);
        if self.shows && Instant::now() >= due {
            self.drawn = Some(Instant::now());
            let _ = write!(std::io::stderr(), "\r\x1b[K{}", self.line(progress));
            let _ = std::io::stderr().flush();
        }
        ControlFlow::Continue(())
    }

    fn line(&self, progress: &Progress) -> String {
        let filled = (progress.share.clamp(0.0, 1.0) * 20.0) as usize;
        let bar = "█".repeat(filled) + &"░".repeat(20 - filled);
        let spent = self.started.elapsed().as_secs_f64();
        let left = (progress.share > 0.01).then(|| spent / progress.share - spent);
        let reached = progress.reached.map_or("…".to_owned(), |reached| reached.to_string());
        let text = Text::new("solver-progress")
            .words("bar", bar)
            .number("bound", progress.lower)
            .words("reached", reached)
            .words("left", left.map_or("…".to_owned(), |left| format!("{left:.0} s")));
        self.speech.say(&text)
    }
}

impl Drop for Bar<'_> {
    fn drop(&mut self) {
        if self.drawn.is_some() {
            let _ = write!(std::io::stderr(), "\r\x1b[K");
        }
    }
}
