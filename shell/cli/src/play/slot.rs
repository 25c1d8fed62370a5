//! Where games are kept: one file for the running game of each kind, a folder of finished ones.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use cluehouse_engine::{Digest, Game, JournalError};
use cluehouse_games::{Bot, Listed, Local};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Failure, place};

/// The place of one kind of game: an entry of the catalogue with its settings.
#[derive(Clone, Debug)]
pub(super) struct Slot {
    folder: PathBuf,
    name: String,
    /// A watched game is not resumed, so it is kept only once it is over.
    only_finished: bool,
}

impl Slot {
    pub(super) fn open<G: Game>(
        entry: &str,
        settings: &G::Settings,
        only_finished: bool,
    ) -> Result<Self, Failure> {
        let kind = Digest::of("cluehouse slot", settings).short();
        Ok(Self { folder: place::games()?, name: format!("{entry}-{}", &kind[..8]), only_finished })
    }

    fn running_file(&self) -> PathBuf {
        self.folder.join("running").join(format!("{}.journal", self.name))
    }

    /// Where a match lies once it is over.
    pub(super) fn finished_file<G: Listed>(&self, local: &Local<G>) -> PathBuf {
        let began = local.header().began;
        self.folder.join("finished").join(format!("{began}-{}.journal", self.name))
    }

    /// Whether a game is running here.
    pub(super) fn is_taken(&self) -> bool {
        self.running_file().exists()
    }

    /// The running game, where there is one; these bots sit in it.
    pub(super) fn load<G: Listed>(&self, bots: Vec<Bot<G>>) -> Result<Option<Local<G>>, Failure> {
        let bytes = match fs::read(self.running_file()) {
            Ok(bytes) => bytes,
            Err(why) if why.kind() == std::io::ErrorKind::NotFound => return Ok(None),
            Err(why) => return Err(why.into()),
        };
        let text = String::from_utf8_lossy(&bytes);
        Local::restore(&text, Arc::default(), bots).map(Some).map_err(|why| self.damaged(&why))
    }

    /// A saved game that cannot be read; it is left where it is.
    fn damaged(&self, why: &JournalError) -> Failure {
        Failure::Plain(format!(
            "{}: {why} (play with --new to start afresh; the file is kept)",
            self.running_file().display()
        ))
    }

    /// Moves an unfinished game out of the way, and says where it is now.
    pub(super) fn set_aside(&self) -> Result<Option<PathBuf>, Failure> {
        let file = self.running_file();
        if self.only_finished || !file.exists() {
            return Ok(None);
        }
        let aside = self.folder.join("aside");
        fs::create_dir_all(&aside)?;
        let mut free = (1..).map(|number| aside.join(format!("{}-{number}.journal", self.name)));
        let target = free.find(|path| !path.exists()).unwrap_or(aside);
        fs::rename(file, &target)?;
        Ok(Some(target))
    }

    /// Writes the match; once it is over it moves to the finished games.
    pub(super) fn save<G: Listed>(&self, local: &Local<G>) -> Result<(), Failure> {
        let running = self.running_file();
        let text = local.journal().to_string();
        if local.is_finished() {
            write_whole(&self.finished_file(local), &text)?;
        }
        match (local.is_finished(), self.only_finished) {
            (false, false) => write_whole(&running, &text),
            (true, false) if running.exists() => Ok(fs::remove_file(running)?),
            // A watched game has no running file, and somebody's own game may lie there.
            (true, _) | (false, true) => Ok(()),
        }
    }
}

/// The game that was finished last.
pub(crate) fn last_finished() -> Result<Option<PathBuf>, Failure> {
    let Ok(entries) = fs::read_dir(place::games()?.join("finished")) else { return Ok(None) };
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    // Names begin with the time the game began.
    paths.sort();
    Ok(paths.pop())
}

/// Writes beside the file and renames, so that no crash leaves half a journal.
fn write_whole(path: &Path, text: &str) -> Result<(), Failure> {
    let folder = path.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder)?;
    let beside = path.with_extension("new");
    let mut file = fs::File::create(&beside)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    fs::rename(beside, path)?;
    // What a file is called is no more durable than the folder that says so.
    #[cfg(unix)]
    fs::File::open(folder)?.sync_all()?;
    Ok(())
}

/// A record beside the games, such as figures over days.
pub(super) fn load_record<T: DeserializeOwned>(name: &str) -> Result<Option<T>, Failure> {
    let path = place::games()?.join(name);
    match fs::read_to_string(&path) {
        Ok(text) => serde_json::from_str(&text).map(Some).map_err(|why| {
            Failure::Plain(format!(
                "{}: {why} (the file is kept; move it away to start afresh)",
                path.display()
            ))
        }),
        Err(why) if why.kind() == std::io::ErrorKind::NotFound => Ok(None),
        Err(why) => Err(why.into()),
    }
}

pub(super) fn save_record(name: &str, record: &impl Serialize) -> Result<(), Failure> {
    let text = serde_json::to_string(record).map_err(anyhow::Error::from)?;
    write_whole(&place::games()?.join(name), &text)
}
