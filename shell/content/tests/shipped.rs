//! The content that ships: nothing is wrong with it, there is enough of it, and what is inside is what is in the folder.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use cluehouse_content::{Checked, File, Lang, MAX_FILES, check, shipped, shipped_files};
use cluehouse_engine::Speak;
use cluehouse_games::pictionary::Level;
use cluehouse_games::trivia::Difficulty;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content")
}

/// Each finding on a line, in the order of the files.
fn told(checked: &Checked) -> String {
    let line = |finding: &cluehouse_content::Finding| {
        let id = finding.id.as_deref().unwrap_or_default();
        format!("{} {id} {:?}\n", finding.spot, finding.reason.text())
    };
    checked.findings.iter().map(line).collect()
}

#[test]
fn nothing_is_wrong_with_it() {
    let checked = check(&shipped_files());
    assert!(checked.findings.is_empty(), "{}", told(&checked));
}

#[test]
fn there_is_enough_for_an_evening_in_every_language() {
    for lang in Lang::ALL {
        let edition = shipped(lang);
        let questions = edition.trivia().questions.len();
        assert!(questions >= 150, "{lang:?} has {questions} questions");
        assert_eq!(edition.categories().len(), 8, "{lang:?}");
        for difficulty in [Difficulty::Easy, Difficulty::Medium, Difficulty::Hard] {
            assert!(edition.of_difficulty(difficulty) >= 40, "{lang:?} {difficulty:?}");
        }
        assert!(edition.local() * 3 >= questions, "{lang:?}: {} of {questions} are local", edition.local());
        let words = edition.words().words.len();
        assert!(words >= 600, "{lang:?} has {words} words");
        for level in [Level::Easy, Level::Medium, Level::Hard] {
            assert!(edition.of_level(level) >= 100, "{lang:?} {level:?}");
        }
    }
}

#[test]
fn what_is_inside_is_what_is_in_the_folder() {
    let below = |path: &str| path.replace('\\', "/").rsplit("content/").next().unwrap_or_default().to_owned();
    let outside = File::gather(&folder()).expect("the folder can be read");
    let outside: Vec<&File> = outside.iter().filter(|file| !file.path().contains("spelling")).collect();
    let names: BTreeSet<String> = outside.iter().map(|file| below(file.path())).collect();
    let inside = shipped_files();
    assert_eq!(names, inside.iter().map(|file| file.path().to_owned()).collect::<BTreeSet<_>>());
    let read: Vec<File> = outside.into_iter().cloned().collect();
    let read = check(&read);
    for lang in Lang::ALL {
        let edition = read.library.edition(lang.tag()).expect("content in every language");
        assert_eq!(edition.trivia_digest(), shipped(lang).trivia_digest());
        assert_eq!(edition.words_digest(), shipped(lang).words_digest());
    }
}

#[test]
fn spelling_is_right_where_there_is_a_dictionary() {
    let mut checked = check(&File::gather(&folder()).expect("the folder can be read"));
    let skipped = checked.spell();
    // Seen with `cargo test -- --nocapture`.
    let _ =
        std::io::Write::write_fmt(&mut std::io::stderr(), format_args!("without dictionary: {skipped:?}\n"));
    assert!(checked.findings.is_empty(), "{}", told(&checked));
}

#[test]
fn a_folder_given_by_mistake_is_not_read_to_its_end() {
    let folder = std::env::temp_dir().join(format!("cluehouse-many-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a temporary folder");
    assert!(File::gather(&folder).is_err_and(|error| error.is_nothing()));
    for number in 0..=MAX_FILES {
        std::fs::write(folder.join(format!("{number}.txt")), "cat").expect("a file");
    }
    assert!(File::gather(&folder).is_err_and(|error| error.is_too_many()));
    std::fs::remove_dir_all(&folder).expect("a temporary folder");
}
