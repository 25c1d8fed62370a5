//! What went wrong, and with which exit code the program ends.

use std::process::ExitCode;

use cluehouse_engine::{Speak, Text};

use cluehouse_speech::Speech;

/// A failure of a command.
#[derive(Debug)]
pub(crate) enum Failure {
    /// What was given is wrong; the text says what is accepted.
    Input(Text),
    /// What was given is wrong, in words that are the same in every language.
    Plain(String),
    /// Something outside is in the way; the text says what can be done.
    Blocked(Text),
    /// Something outside failed.
    World(anyhow::Error),
}

impl Failure {
    pub(crate) fn message(&self, speech: &Speech) -> String {
        match self {
            Self::Input(text) | Self::Blocked(text) => speech.say(text),
            Self::Plain(words) => words.clone(),
            Self::World(error) => format!("{error:#}"),
        }
    }

    pub(crate) fn exit_code(&self) -> ExitCode {
        match self {
            Self::Input(_) | Self::Plain(_) => ExitCode::from(2),
            Self::Blocked(_) | Self::World(_) => ExitCode::FAILURE,
        }
    }

    /// Whether the reader of the output went away.
    pub(crate) fn is_broken_pipe(&self) -> bool {
        let Self::World(error) = self else { return false };
        let io = error.downcast_ref::<std::io::Error>();
        io.is_some_and(|error| error.kind() == std::io::ErrorKind::BrokenPipe)
    }

    /// A refusal by the rules or the machine.
    pub(crate) fn refused(reject: &impl Speak) -> Self {
        Self::Input(reject.text())
    }
}

impl From<std::io::Error> for Failure {
    fn from(error: std::io::Error) -> Self {
        Self::World(error.into())
    }
}

impl From<anyhow::Error> for Failure {
    fn from(error: anyhow::Error) -> Self {
        Self::World(error)
    }
}
