//! The content that ships with the program, inside it.

use std::sync::LazyLock;

use crate::check::check;
use crate::library::{Edition, Library};
use crate::source::File;
use cluehouse_speech::Lang;

macro_rules! file {
    ($folder:literal, $lang:literal, $name:literal) => {
        (
            concat!($folder, "/", $lang, "/", $name),
            include_bytes!(concat!("../../../content/", $folder, "/", $lang, "/", $name)).as_slice(),
        )
    };
}

macro_rules! edition {
    ($lang:literal) => {
        [
            file!("trivia", $lang, "arts.json"),
            file!("trivia", $lang, "geography.json"),
            file!("trivia", $lang, "history.json"),
            file!("trivia", $lang, "nature.json"),
            file!("trivia", $lang, "science.json"),
            file!("trivia", $lang, "screen.json"),
            file!("trivia", $lang, "sport.json"),
            file!("trivia", $lang, "table.json"),
            file!("words", $lang, "easy.txt"),
            file!("words", $lang, "hard.txt"),
            file!("words", $lang, "medium.txt"),
        ]
    };
}

/// Path below `content/`, and bytes. A test holds this list and the folder together.
static FILES: [[(&str, &[u8]); 11]; 4] = [edition!("en"), edition!("es"), edition!("fr"), edition!("pt")];

static LIBRARY: LazyLock<Library> = LazyLock::new(|| check(&shipped_files()).library);

/// The files as they are inside, with their paths below `content/`.
pub fn shipped_files() -> Vec<File> {
    FILES.iter().flatten().map(|&(path, bytes)| File::new(path, bytes)).collect()
}

/// The shipped questions and words in a language; read when first asked for.
pub fn shipped(lang: Lang) -> &'static Edition {
    LIBRARY.edition(lang.tag()).expect("every language ships content")
}
