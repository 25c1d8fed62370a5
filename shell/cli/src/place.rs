//! Where the program keeps what is a person's own: games played in the terminal, and a server's data where no other place is
//! named.

use std::path::PathBuf;

use crate::Failure;

/// A folder that the environment names.
fn set(name: &str) -> Option<PathBuf> {
    std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from)
}

/// Where games of the terminal lie: `CLUEHOUSE_HOME`, or the place the system keeps programs' state.
pub(crate) fn games() -> Result<PathBuf, Failure> {
    set("CLUEHOUSE_HOME")
        .or_else(|| set("XDG_STATE_HOME").map(|state| state.join("cluehouse")))
        .or_else(|| set("HOME").map(|home| home.join(".local/state/cluehouse")))
        .or_else(|| set("LOCALAPPDATA").map(|data| data.join("cluehouse")))
        .ok_or_else(|| Failure::Plain("no place to save games: set CLUEHOUSE_HOME to a folder".to_owned()))
}

/// Where a server's data lie if nobody says otherwise: the place the system keeps programs' data.
pub(crate) fn data() -> Result<PathBuf, Failure> {
    let home = if cfg!(target_os = "macos") { "Library/Application Support" } else { ".local/share" };
    set("XDG_DATA_HOME")
        .map(|data| data.join("cluehouse"))
        .or_else(|| set("HOME").map(|path| path.join(home).join("cluehouse")))
        .or_else(|| set("LOCALAPPDATA").map(|data| data.join("cluehouse").join("server")))
        .ok_or_else(|| Failure::Plain("no place for the data: name one with --data".to_owned()))
}
