//! Files as bytes: gathered from a disk, or handed over. What is in them is not known here.

use std::borrow::Cow;
use std::fmt;
use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use crate::lang::is_tag;
use crate::limits::{MAX_DEPTH, MAX_FILE, MAX_FILES};

/// A file of content.
#[derive(Clone, Debug)]
pub struct File {
    path: String,
    bytes: Cow<'static, [u8]>,
}

/// What a file holds, told by its name and folder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// `*.json`: questions.
    Questions,
    /// `*.txt`: words to draw.
    Words,
    /// `spelling/*.txt`: words that are spelt right though no dictionary has them.
    Known,
}

impl File {
    /// A file by its path and bytes.
    pub fn new(path: impl Into<String>, bytes: impl Into<Cow<'static, [u8]>>) -> Self {
        Self { path: path.into(), bytes: bytes.into() }
    }

    /// The file at a path, or all below a folder: of `trivia`, `words` and `spelling` where it has one of them, else
    /// every `*.json` and `*.txt`. In the order of their paths.
    ///
    /// # Errors
    /// Where there is nothing, or too much, or it cannot be read.
    pub fn gather(path: &Path) -> Result<Vec<Self>, Error> {
        let about = fs::metadata(path).map_err(|why| Error::io(path, why))?;
        let mut paths = Vec::new();
        if about.is_dir() {
            let parts = ["trivia", "words", "spelling"].map(|part| path.join(part));
            let parts: Vec<&PathBuf> = parts.iter().filter(|part| part.is_dir()).collect();
            if parts.is_empty() {
                walk(path, MAX_DEPTH, &mut paths)?;
            }
            for part in parts {
                walk(part, MAX_DEPTH, &mut paths)?;
            }
        } else if kind(path).is_some() {
            paths.push(path.to_owned());
        }
        if paths.is_empty() {
            return Err(Error { path: path.to_owned(), kind: ErrorKind::Nothing });
        }
        paths.sort();
        paths.iter().map(|path| Self::read(path)).collect()
    }

    fn read(path: &Path) -> Result<Self, Error> {
        let mut bytes = Vec::new();
        let file = fs::File::open(path).map_err(|why| Error::io(path, why))?;
        // One byte more than allowed, so that a larger file is told apart.
        file.take(MAX_FILE + 1).read_to_end(&mut bytes).map_err(|why| Error::io(path, why))?;
        Ok(Self::new(path.to_string_lossy(), bytes))
    }

    /// Where it stands.
    pub fn path(&self) -> &str {
        &self.path
    }

    /// What is in it.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    pub(crate) fn kind(&self) -> Option<Kind> {
        kind(Path::new(&self.path))
    }

    /// The language its folder is named after.
    pub(crate) fn folder_language(&self) -> Option<&str> {
        let path = Path::new(&self.path);
        let named = match self.kind() {
            Some(Kind::Known) => path.file_stem(),
            _ => path.parent().and_then(Path::file_name),
        };
        named.and_then(|name| name.to_str()).filter(|name| is_tag(name))
    }

    /// Its name without folder and ending.
    pub(crate) fn stem(&self) -> &str {
        Path::new(&self.path).file_stem().and_then(|stem| stem.to_str()).unwrap_or_default()
    }
}

fn kind(path: &Path) -> Option<Kind> {
    match path.extension()?.to_str()? {
        "json" => Some(Kind::Questions),
        "txt" if path.parent()?.file_name().is_some_and(|folder| folder == "spelling") => Some(Kind::Known),
        "txt" => Some(Kind::Words),
        _ => None,
    }
}

fn walk(folder: &Path, depth: usize, found: &mut Vec<PathBuf>) -> Result<(), Error> {
    let entries = fs::read_dir(folder).map_err(|why| Error::io(folder, why))?;
    for entry in entries {
        let path = entry.map_err(|why| Error::io(folder, why))?.path();
        let hidden = path.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.'));
        if hidden {
            continue;
        }
        if path.is_dir() {
            if depth > 0 {
                walk(&path, depth - 1, found)?;
            }
        } else if kind(&path).is_some() {
            if found.len() == MAX_FILES {
                return Err(Error { path: folder.to_owned(), kind: ErrorKind::TooMany });
            }
            found.push(path);
        }
    }
    Ok(())
}

/// Files that could not be gathered.
#[derive(Debug)]
pub struct Error {
    path: PathBuf,
    kind: ErrorKind,
}

#[derive(Debug)]
enum ErrorKind {
    Nothing,
    TooMany,
    Io(io::Error),
}

impl Error {
    fn io(path: &Path, why: io::Error) -> Self {
        Self { path: path.to_owned(), kind: ErrorKind::Io(why) }
    }

    /// Whether there is no such path, or no content below it.
    pub fn is_nothing(&self) -> bool {
        match &self.kind {
            ErrorKind::Nothing => true,
            ErrorKind::TooMany => false,
            ErrorKind::Io(why) => why.kind() == io::ErrorKind::NotFound,
        }
    }

    /// Whether there are more files than [`MAX_FILES`].
    pub fn is_too_many(&self) -> bool {
        matches!(self.kind, ErrorKind::TooMany)
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let path = self.path.display();
        match &self.kind {
            ErrorKind::Nothing => write!(f, "{path}: no questions or words"),
            ErrorKind::TooMany => write!(f, "{path}: more than {MAX_FILES} files"),
            ErrorKind::Io(why) => write!(f, "{path}: {why}"),
        }
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match &self.kind {
            ErrorKind::Io(why) => Some(why),
            ErrorKind::Nothing | ErrorKind::TooMany => None,
        }
    }
}
