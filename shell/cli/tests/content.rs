//! `cluehouse content` from outside: findings as `file:line: reason`, the exit code, JSON, four languages.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A folder of its own for one test, removed when the test passes.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("cluehouse-content-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).expect("a temporary folder");
        Self(path)
    }

    fn write(&self, path: &str, text: &str) {
        let path = self.0.join(path);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(path, text).expect("a file");
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            let _ = fs::remove_dir_all(&self.0);
        }
    }
}

/// Runs in a folder, without a language and without dictionaries.
fn run(folder: &Path, args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_cluehouse"))
        .arg("content")
        .args(args)
        .current_dir(folder)
        .env_clear()
        .env("PATH", folder.join("absent"))
        .output()
        .expect("the binary runs")
}

#[track_caller]
fn answers(folder: &Path, args: &[&str], code: i32, expected: &str) {
    let output = run(folder, args);
    let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert_eq!((out.as_ref(), err.as_ref()), (expected, ""), "{args:?}");
    assert_eq!(output.status.code(), Some(code), "{args:?}");
}

fn shipped() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content")
}

const QUESTIONS: &str = r#"{
  "language": "en",
  "category": "Trees",
  "questions": [
    {
      "id": "tree-1",
      "difficulty": "easy",
      "text": "How tall is it?",
      "options": ["One metre", "Two miles", "Ten yards", "Six spans"],
      "right": "E",
      "explanation": "It was Sam's.",
      "because": "A tape."
    }
  ]
}
"#;

#[test]
fn findings_have_file_line_and_reason_and_errors_end_with_2() {
    let folder = Folder::new("findings");
    folder.write("trivia/en/trees.json", QUESTIONS);
    folder.write("words/en/easy.txt", "cat\ndog = Cat\nlorry\n");
    let expected = "\
./trivia/en/trees.json:10: tree-1: “E” is not a place. Use A, B, C or D.
./words/en/easy.txt:2: “Cat” is already there: ./words/en/easy.txt:1.
./words/en/easy.txt:3: advice: “lorry” is called “truck” elsewhere. Accept it too.
No questions and 3 words read. 2 errors, one piece of advice.
";
    answers(&folder.0, &["check", "."], 2, expected);
    let expected = "\
words/en/easy.txt:2: « Cat » figure déjà ici : words/en/easy.txt:1.
words/en/easy.txt:3: conseil: « lorry » se dit ailleurs « truck ». Acceptez-le aussi.
Aucune question et 3 mots en tout. 1 erreur, 1 conseil.
";
    let expected =
        expected.replace("« ", "«\u{202f}").replace(" »", "\u{202f}»").replace("ici :", "ici\u{202f}:");
    answers(&folder.0, &["check", "words/en/easy.txt", "--lang", "fr"], 2, &expected);
}

#[test]
fn advice_alone_ends_with_0() {
    let folder = Folder::new("advice");
    folder.write("trees.json", &QUESTIONS.replace("\"E\"", "\"A\""));
    let expected = "\
trees.json:11: advice: tree-1: The mark ' is straight. Use ’ or the quotes of the language.
One question and no words read. No errors, one piece of advice.
";
    answers(&folder.0, &["check", "trees.json"], 0, expected);
    let json = run(&folder.0, &["check", "trees.json", "--json"]);
    let json: serde_json::Value = serde_json::from_slice(&json.stdout).expect("JSON");
    assert_eq!(
        (json["questions"].as_u64(), json["errors"].as_u64(), json["advice"].as_u64()),
        (Some(1), Some(0), Some(1))
    );
    let finding = &json["findings"][0];
    assert_eq!(finding["file"], "trees.json");
    assert_eq!(finding["line"], 11);
    assert_eq!(finding["id"], "tree-1");
    assert_eq!(finding["severity"], "advice");
    assert_eq!(finding["code"].as_str().map(|code| code.ends_with("straight-quote")), Some(true));
}

#[test]
fn nothing_to_check_is_refused() {
    let folder = Folder::new("nothing");
    for path in [".", "absent", "absent.json"] {
        let output = run(&folder.0, &["check", path]);
        assert_eq!((output.status.code(), output.stdout.as_slice()), (Some(2), &b""[..]), "{path}");
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(said.starts_with(&format!("No questions or words at {path}.")), "{said}");
    }
}

#[test]
fn shipped_content_has_no_finding_and_spelling_says_when_it_was_skipped() {
    let output = run(&shipped(), &["check", "."]);
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert_eq!((output.status.code(), said.lines().count()), (Some(0), 1), "{said}");
    assert!(said.ends_with("No errors, no advice.\n"), "{said}");
    // Without a PATH there is no Hunspell.
    let output = run(&shipped(), &["check", "words/fr", "--spelling"]);
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    let last = "Spelling was not checked for fr: this machine lacks Hunspell or the dictionaries fr_FR.\n";
    assert!(said.ends_with(last), "{said}");
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn the_list_names_every_pack_with_its_digest() {
    let output = run(&shipped(), &["list", "--json"]);
    let listed: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let listed = listed.as_array().expect("a list");
    let text = run(&shipped(), &["list"]);
    let text = String::from_utf8_lossy(&text.stdout).into_owned();
    assert_eq!((listed.len(), text.lines().count()), (4, 16));
    for edition in listed {
        assert_eq!(edition["trivia"]["categories"].as_array().map(Vec::len), Some(8));
        for pack in ["trivia", "words"] {
            let digest = edition[pack]["digest"].as_str().expect("a digest");
            assert!(digest.len() == 64 && text.contains(digest), "{digest}");
        }
    }
}
