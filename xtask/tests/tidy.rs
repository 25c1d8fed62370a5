//! What the tree promises about itself: module docs, dependency directions, texts, licences, pages that name what exists.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use cluehouse_games::{GameKind, catalogue};
use fluent_syntax::ast;
use serde_json::Value;

const LANGS: [&str; 4] = ["en", "fr", "es", "pt"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").canonicalize().expect("the workspace is there")
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

/// Files below a folder with an ending, build output left out.
fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let Ok(entries) = fs::read_dir(folder) else { return found };
    for entry in entries {
        let path = entry.expect("a folder can be read").path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_dir() && !matches!(name.as_str(), "target" | ".git" | "node_modules") {
            found.extend(files(&path, ending));
        } else if name.ends_with(ending) {
            found.push(path);
        }
    }
    found.sort();
    found
}

fn sources() -> Vec<PathBuf> {
    ["core", "shell", "xtask", "fuzz", "examples"]
        .iter()
        .flat_map(|folder| files(&root().join(folder), ".rs"))
        .collect()
}

#[test]
fn every_file_says_what_it_is() {
    for path in sources() {
        let text = read(&path);
        let doc = text.lines().take_while(|line| line.starts_with("//!")).count();
        assert!(
            (1..=10).contains(&doc),
            "{} opens with {doc} lines of //!, one to ten are wanted",
            path.display()
        );
    }
}

fn metadata(full: bool) -> Value {
    let mut command = Command::new(env!("CARGO"));
    command.args(["metadata", "--format-version", "1", "--locked"]).current_dir(root());
    if !full {
        command.arg("--no-deps");
    }
    let output = command.output().expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("cargo metadata is JSON")
}

fn text<'a>(value: &'a Value, field: &str) -> &'a str {
    value[field].as_str().unwrap_or_default()
}

#[test]
fn dependencies_point_one_way() {
    // Who may use whom, beside the crates of others.
    let allowed: BTreeMap<&str, &[&str]> = BTreeMap::from([
        ("cluehouse-codes", &["cluehouse-json"][..]),
        ("cluehouse-engine", &["cluehouse-json"]),
        ("cluehouse-solver", &["cluehouse-codes"]),
        (
            "cluehouse-games",
            &["cluehouse-codes", "cluehouse-engine", "cluehouse-games", "cluehouse-json", "cluehouse-solver"],
        ),
        ("cluehouse-room", &["cluehouse-engine", "cluehouse-games", "cluehouse-json", "cluehouse-room"]),
        ("cluehouse-json", &["cluehouse-json", "cluehouse-json-derive"]),
        ("cluehouse-json-derive", &[]),
        ("cluehouse-speech", &["cluehouse-engine"]),
        ("cluehouse-content", &["cluehouse-engine", "cluehouse-games", "cluehouse-speech"]),
        (
            "cluehouse-cli",
            &[
                "cluehouse-codes",
                "cluehouse-content",
                "cluehouse-engine",
                "cluehouse-example",
                "cluehouse-games",
                "cluehouse-room",
                "cluehouse-server",
                "cluehouse-solver",
                "cluehouse-speech",
                "cluehouse-store",
            ],
        ),
        // It shows the wire as strangers see it.
        ("cluehouse-example", &[]),
        (
            "cluehouse-server",
            &[
                "cluehouse-content",
                "cluehouse-engine",
                "cluehouse-games",
                "cluehouse-json",
                "cluehouse-pages",
                "cluehouse-room",
                "cluehouse-speech",
                "cluehouse-store",
            ],
        ),
        ("cluehouse-load", &[]),
        ("cluehouse-pages", &[]),
        ("cluehouse-store", &["cluehouse-store"]),
        (
            "cluehouse-wasm",
            &[
                "cluehouse-codes",
                "cluehouse-engine",
                "cluehouse-games",
                "cluehouse-json",
                "cluehouse-room",
                "cluehouse-solver",
                "cluehouse-wasm",
            ],
        ),
        ("xtask", &["cluehouse-games", "cluehouse-room", "cluehouse-solver", "cluehouse-wasm"]),
    ]);
    let metadata = metadata(false);
    let packages = metadata["packages"].as_array().expect("packages");
    let ours: BTreeSet<&str> = packages.iter().map(|package| text(package, "name")).collect();
    assert_eq!(
        ours,
        allowed.keys().copied().collect(),
        "a new crate gets its place here and in ARCHITECTURE.md"
    );
    for package in packages {
        let name = text(package, "name");
        for dependency in package["dependencies"].as_array().expect("dependencies") {
            let used = text(dependency, "name");
            assert!(!ours.contains(used) || allowed[name].contains(&used), "{name} must not use {used}");
        }
    }
}

#[test]
fn the_core_depends_on_nothing_that_touches_the_world() {
    let banned =
        ["tokio", "axum", "rusqlite", "getrandom", "rand", "chrono", "time", "reqwest", "hyper", "crossterm"];
    let metadata = metadata(false);
    for package in metadata["packages"].as_array().expect("packages") {
        if text(package, "manifest_path").contains("/core/") {
            for dependency in package["dependencies"].as_array().expect("dependencies") {
                let used = text(dependency, "name");
                assert!(!banned.contains(&used), "{} must not use {used}", text(package, "name"));
            }
        }
    }
}

#[test]
fn licences_are_known_and_free() {
    let deny = read(&root().join("deny.toml"));
    let list =
        deny.split("allow = [").nth(1).and_then(|rest| rest.split(']').next()).expect("a list of licences");
    let free: Vec<&str> = list.split('"').skip(1).step_by(2).collect();
    for package in metadata(true)["packages"].as_array().expect("packages") {
        let licence = text(package, "license");
        // One side of an OR is enough; every part of an AND is needed.
        let good = licence.replace('/', " OR ").split(" OR ").any(|choice| {
            choice
                .trim_matches(['(', ')', ' '])
                .split(" AND ")
                .all(|part| free.contains(&part.trim_matches(['(', ')', ' '])))
        });
        assert!(good, "{}: licence `{licence}`", text(package, "name"));
    }
}

#[test]
fn the_architecture_names_every_crate_and_nothing_that_is_not_there() {
    let architecture = read(&root().join("ARCHITECTURE.md"));
    let metadata = metadata(false);
    for package in metadata["packages"].as_array().expect("packages") {
        let folder = Path::new(text(package, "manifest_path")).parent().expect("a folder");
        let folder =
            folder.strip_prefix(root()).expect("inside the workspace").to_string_lossy().into_owned();
        assert!(architecture.contains(&format!("`{folder}`")), "ARCHITECTURE.md does not name {folder}");
    }
    for line in architecture.lines().filter(|line| line.starts_with("| `")) {
        let path = line.split('`').nth(1).expect("a path in backquotes");
        assert!(root().join(path).exists(), "ARCHITECTURE.md names {path}, which is not there");
    }
}

#[test]
fn every_game_has_a_recorded_playthrough_and_every_entry_a_drawing() {
    for kind in GameKind::ALL {
        let file = root().join(format!("core/games/playthroughs/{}.txt", kind.id()));
        assert!(file.exists(), "{} is missing", file.display());
    }
    for manifest in catalogue() {
        let drawing = root().join("content/thumbs").join(manifest.thumbnail);
        assert!(read(&drawing).starts_with("<svg"), "{} is no drawing", drawing.display());
    }
}

/// A language's texts: id and the variables in it.
fn texts(lang: &str) -> BTreeMap<String, BTreeSet<String>> {
    texts_of(&files(&root().join("locales").join(lang), ".ftl"))
}

/// What only pages say.
fn page_files() -> [PathBuf; 7] {
    ["pages", "more", "rooms", "people", "party", "sketch", "packs"]
        .map(|name| root().join(format!("locales/en/{name}.ftl")))
}

fn texts_of(files: &[PathBuf]) -> BTreeMap<String, BTreeSet<String>> {
    let mut found = BTreeMap::new();
    for path in files {
        let source = read(path);
        let resource = fluent_syntax::parser::parse(source.as_str())
            .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
        for entry in resource.body {
            if let ast::Entry::Message(message) = entry {
                let mut variables = BTreeSet::new();
                if let Some(pattern) = &message.value {
                    collect(pattern, &mut variables);
                }
                let id = message.id.name.to_owned();
                assert!(
                    found.insert(id.clone(), variables).is_none(),
                    "{}: {id} stands twice",
                    path.display()
                );
            }
        }
    }
    found
}

fn collect(pattern: &ast::Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let ast::PatternElement::Placeable { expression } = element {
            match expression {
                ast::Expression::Inline(inline) => collect_inline(inline, variables),
                ast::Expression::Select { selector, variants } => {
                    collect_inline(selector, variables);
                    variants.iter().for_each(|variant| collect(&variant.value, variables));
                }
            }
        }
    }
}

fn collect_inline(expression: &ast::InlineExpression<&str>, variables: &mut BTreeSet<String>) {
    if let ast::InlineExpression::VariableReference { id } = expression {
        variables.insert(id.name.to_owned());
    }
}

/// String literals of a kind that only text ids have: lower case, hyphens, no spaces.
fn literals(source: &str) -> BTreeSet<String> {
    let is_id = |word: &&str| {
        word.contains('-')
            && !word.ends_with('-')
            && word
                .chars()
                .all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-')
    };
    source.split('"').filter(is_id).map(str::to_owned).collect()
}

#[test]
fn every_language_has_every_text_with_the_same_gaps() {
    let english = texts("en");
    for lang in LANGS {
        let other = texts(lang);
        let missing: Vec<_> = english.keys().filter(|id| !other.contains_key(*id)).collect();
        let extra: Vec<_> = other.keys().filter(|id| !english.contains_key(*id)).collect();
        assert!(
            missing.is_empty() && extra.is_empty(),
            "{lang} lacks {missing:?} and has in addition {extra:?}"
        );
        for (id, variables) in &english {
            assert_eq!(other[id], *variables, "{lang}: the gaps of {id} differ from English");
        }
    }
}

#[test]
fn every_text_is_used_and_every_used_text_is_there() {
    let mut english = texts("en");
    // What only pages say is theirs to use.
    for id in texts_of(&page_files()).into_keys() {
        english.remove(&id);
    }
    let sources: Vec<String> = ["core", "shell"]
        .iter()
        .flat_map(|folder| files(&root().join(folder), ".rs"))
        .map(|path| read(&path))
        .collect();
    let used: BTreeSet<String> = sources.iter().flat_map(|source| literals(source)).collect();
    let unused: Vec<_> = english.keys().filter(|id| !used.contains(*id)).collect();
    assert!(unused.is_empty(), "no source uses {unused:?}");
    // A literal that looks like an id and begins like one must be one: `play-left` is, `bulls-and-cows` begins like none.
    let beginnings: BTreeSet<&str> = english.keys().filter_map(|id| id.split('-').next()).collect();
    let begins = |id: &&String| id.split('-').next().is_some_and(|first| beginnings.contains(first));
    let missing: Vec<_> = used.iter().filter(begins).filter(|id| !english.contains_key(*id)).collect();
    assert!(missing.is_empty(), "locales lack {missing:?}");
    for manifest in catalogue() {
        let settings = manifest.settings.iter().map(|setting| setting.label);
        let pauses = [manifest.timing.game_start.message, manifest.timing.round_ended.message];
        let bots = manifest.bots.iter().map(|bot| bot.description);
        for id in settings.chain(pauses).chain(bots).chain([manifest.name, manifest.description]) {
            assert!(english.contains_key(id), "locales lack {id} of {}", manifest.id);
        }
    }
}

#[test]
fn pages_show_what_people_write_as_text_alone() {
    let folder = root().join("web/src");
    let sources = [".ts", ".svelte"].iter().flat_map(|ending| files(&folder, ending));
    for path in sources {
        let source = read(&path);
        for way in [
            "{@html",
            "innerHTML",
            "outerHTML",
            "insertAdjacentHTML",
            "document.write",
            "eval(",
            "new Function(",
        ] {
            assert!(!source.contains(way), "{}: {way} makes code of text", path.display());
        }
    }
}

#[test]
fn every_text_of_the_pages_is_shown_and_every_shown_text_is_there() {
    let english = texts("en");
    let folder = root().join("web/src");
    let sources: Vec<String> =
        [".ts", ".svelte"].iter().flat_map(|ending| files(&folder, ending)).map(|path| read(&path)).collect();
    let literals: BTreeSet<&str> = sources.iter().flat_map(|source| source.split('"')).collect();
    // `game-${entry}-about` shows every text that begins and ends like it.
    let templates: Vec<(&str, &str)> = sources
        .iter()
        .flat_map(|source| source.split("t(`").skip(1))
        .filter_map(|rest| rest.split('`').next()?.split_once("${"))
        .filter_map(|(head, rest)| Some((head, rest.split_once('}')?.1)))
        .collect();
    let shown = |id: &str| {
        let like = |(head, tail): &(&str, &str)| id.starts_with(head) && id.ends_with(tail);
        literals.contains(id) || templates.iter().any(like)
    };
    let pages = texts_of(&page_files());
    let unused: Vec<_> = pages.keys().filter(|id| !shown(id)).collect();
    assert!(unused.is_empty(), "no page shows {unused:?}");
    let called = sources.iter().flat_map(|source| source.split("t(\"").skip(1));
    let called = called.filter_map(|rest| rest.split('"').next());
    let is_id =
        |id: &&str| id.chars().all(|sign| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '-');
    let missing: Vec<_> = called.filter(is_id).filter(|id| !english.contains_key(*id)).collect();
    // `import("…")` and the like end in the same letters.
    let missing: Vec<_> = missing.into_iter().filter(|id| id.contains('-')).collect();
    assert!(missing.is_empty(), "locales lack {missing:?}");
}

#[test]
fn every_attack_has_an_answer_and_every_named_test_is_there() {
    let page = read(&root().join("SECURITY.md"));
    let attacks =
        [("N", 8), ("S", 4), ("T", 11), ("R", 5), ("W", 11), ("H", 9), ("A", 6), ("C", 5), ("D", 7)];
    for (letter, last) in attacks {
        for number in 1..=last {
            let line = format!("| {letter}{number} | ");
            let rows: Vec<&str> = page.lines().filter(|row| row.starts_with(&line)).collect();
            assert_eq!(rows.len(), 1, "{letter}{number} stands once in SECURITY.md");
            let answer = rows[0].trim_end_matches([' ', '|']).rsplit(" | ").next().unwrap_or_default();
            let is_tested = answer.contains(".rs::") || answer.contains(".test.mjs` (\"");
            // Whoever writes that says why in the same sentence.
            let is_void = answer
                .strip_prefix("does not apply")
                .is_some_and(|why| why.split(['.', ';']).next().is_some_and(|why| why.contains([':', ','])));
            assert!(
                is_tested || is_void,
                "{letter}{number} names no test and no reason why it does not apply"
            );
        }
    }
    let mut named = 0;
    for (path, test) in page.split('`').filter_map(|words| words.split_once(".rs::")) {
        let source = read(&root().join(format!("{path}.rs")));
        // The laws of the store are a list of names, each a test.
        let there = source.contains(&format!("fn {test}("))
            || source.lines().any(|line| line.trim_matches([' ', ';']) == test);
        assert!(there, "SECURITY.md names {path}.rs::{test}, which is not there");
        named += 1;
    }
    assert!(named > 60, "only {named} tests are named");
    // Those of the pages have sentences for names, of which the beginning is enough.
    for (path, rest) in page.split("`web/tests/").skip(1).filter_map(|words| words.split_once("` (")) {
        let source = read(&root().join("web/tests").join(path));
        let names = rest.split(')').next().unwrap_or_default();
        for name in names.split('"').skip(1).step_by(2) {
            let name = name.trim_end_matches([' ', '…']);
            assert!(source.contains(name), "SECURITY.md names {path} ({name}), which is not there");
        }
    }
}
