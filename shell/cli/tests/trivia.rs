//! `cluehouse trivia` from outside: every error with its line, the pack in every form, exit codes, JSON, four languages.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A folder of its own for one test, removed when the test passes.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("cluehouse-trivia-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).expect("a temporary folder");
        Self(path)
    }

    fn write(&self, path: &str, text: &str) {
        fs::write(self.0.join(path), text).expect("a file");
    }

    fn read(&self, path: &str) -> String {
        fs::read_to_string(self.0.join(path)).expect("a file")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            let _ = fs::remove_dir_all(&self.0);
        }
    }
}

fn run(folder: &Path, args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_cluehouse"))
        .arg("trivia")
        .args(args)
        .current_dir(folder)
        .env_clear()
        .output()
        .expect("the binary runs")
}

#[track_caller]
fn answers(folder: &Folder, args: &[&str], code: i32, expected: &str) {
    let output = run(&folder.0, args);
    let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert_eq!((out.as_ref(), err.as_ref()), (expected, ""), "{args:?}");
    assert_eq!(output.status.code(), Some(code), "{args:?}");
}

const GOOD: &str = "Pergunta;Certa;Errada 1;Errada 2;Errada 3;Categoria;Dificuldade\n\
                    Quanto é 2 + 2?;4;3;5;22;Contas;fácil\nQuem descobriu?;Ana;Bia;Caio;Davi;Gente;\n";
const BAD: &str = "question,right,wrong1,wrong2,wrong3\nWhat?,a,b,a,d\n<b>Who</b>?,a,b,c,\n";

#[test]
fn a_sound_file_is_checked_and_written_in_every_form() {
    let folder = Folder::new("sound");
    folder.write("good.csv", GOOD);
    answers(
        &folder,
        &["import", "good.csv"],
        0,
        "Read as CSV. 2 questions in 2 categories; nothing is wrong.\n",
    );
    let expected = "question,right,wrong1,wrong2,wrong3,category,difficulty,explanation\n\
                    Quanto é 2 + 2?,4,3,5,22,Contas,easy,\nQuem descobriu?,Ana,Bia,Caio,Davi,Gente,medium,\n";
    answers(&folder, &["import", "good.csv", "--to", "csv"], 0, expected);
    for (form, name) in [("gift", "GIFT"), ("json", "JSON"), ("csv", "CSV")] {
        let file = format!("pack.{form}");
        let written =
            format!("Read as CSV. 2 questions in 2 categories; nothing is wrong.\nWritten to {file}.\n");
        answers(&folder, &["import", "good.csv", "--to", form, "--out", &file], 0, &written);
        let read = format!("Read as {name}. 2 questions in 2 categories; nothing is wrong.\n");
        answers(&folder, &["import", &file], 0, &read);
        answers(&folder, &["import", &file, "--to", "csv"], 0, expected);
    }
    run(&folder.0, &["import", "good.csv", "--out", "ours"]);
    assert_eq!(folder.read("ours"), folder.read("pack.json"));
}

#[test]
fn every_error_is_told_with_its_line_and_nothing_is_written() {
    let folder = Folder::new("errors");
    folder.write("bad.csv", BAD);
    let expected = "bad.csv:2: The option “a” is there twice.\nbad.csv:3: “question” has HTML tags. Take them out.\n\
                    bad.csv:3: “wrong3” is empty.\n3 errors. Nothing was taken.\n";
    answers(&folder, &["import", "bad.csv", "--to", "json", "--out", "pack.json"], 2, expected);
    assert!(!folder.0.join("pack.json").exists());
    let expected = r#"{"form":"csv","errors":3,"findings":[{"line":2,"code":"content-same-options","reason":"L’option « a » apparaît deux fois."},"#;
    let output = run(&folder.0, &["import", "bad.csv", "--json", "--lang", "fr"]);
    let out = String::from_utf8_lossy(&output.stdout).replace('\u{202f}', " ");
    let told: serde_json::Value = serde_json::from_str(&out).expect("one line of JSON");
    assert_eq!(told["errors"], 3, "{out} {expected}");
    assert_eq!(told["findings"][1]["code"], "import-markup");
    assert_eq!(output.status.code(), Some(2));
    let last = |lang| {
        let output = run(&folder.0, &["import", "bad.csv", "--lang", lang]);
        let out = String::from_utf8_lossy(&output.stdout).into_owned();
        out.lines().last().unwrap_or_default().to_owned()
    };
    let told = ["en", "fr", "es", "pt"].map(last);
    assert_eq!(
        told,
        [
            "3 errors. Nothing was taken.",
            "3 erreurs. Rien n’a été repris.",
            "3 errores. No se ha tomado nada.",
            "3 erros. Nada foi aceito."
        ]
    );
}

#[test]
fn what_ships_goes_out_and_the_same_pack_has_the_same_name() {
    let folder = Folder::new("shipped");
    let digest = |args: &[&str]| {
        let output = run(&folder.0, args);
        assert_eq!(output.status.code(), Some(0), "{args:?}");
        let told: serde_json::Value = serde_json::from_slice(&output.stdout).expect("one line of JSON");
        assert!(told["questions"].as_u64().is_some_and(|number| number > 100), "{told}");
        told["digest"].as_str().expect("a name").to_owned()
    };
    let mut names = Vec::new();
    for form in ["csv", "gift", "json"] {
        digest(&["export", "pt", "--to", form, "--out", form, "--json"]);
        names.push(digest(&["import", form, "--json"]));
    }
    assert!(names.iter().all(|name| *name == names[0]), "{names:?}");
    let none = run(&folder.0, &["import", "nothing"]);
    assert_eq!(none.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&none.stderr).starts_with("nothing: "));
    assert_eq!(run(&folder.0, &["export", "de"]).status.code(), Some(2));
}
