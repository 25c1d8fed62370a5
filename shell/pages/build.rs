//! Writes a table of everything in `web/dist`, for `include_bytes!`. Where the pages have not been built the table is empty.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

fn main() -> std::io::Result<()> {
    let dist = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
    println!("cargo::rerun-if-changed={}", dist.display());
    let mut table = String::from("&[\n");
    for file in files(&dist)? {
        let plain = !matches!(file.extension().and_then(|ending| ending.to_str()), Some("br" | "gz"));
        if plain && file.file_name().is_some_and(|name| name != "routes.json" && name != "scripts.json") {
            entry(&mut table, &dist, &file);
        }
    }
    table.push_str("]\n");
    let out = PathBuf::from(std::env::var_os("OUT_DIR").unwrap_or_default());
    fs::write(out.join("files.rs"), table)?;
    for list in ["routes", "scripts"] {
        let strings =
            fs::read_to_string(dist.join(format!("{list}.json"))).unwrap_or_else(|_| "[]".to_owned());
        // A list of strings is written alike in JSON and in Rust.
        fs::write(out.join(format!("{list}.rs")), format!("&{strings}"))?;
    }
    Ok(())
}

fn files(folder: &Path) -> std::io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    if folder.is_dir() {
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_dir() { found.extend(files(&path)?) } else { found.push(path) }
        }
    }
    // As text, since the table is searched by text.
    found.sort_by_key(|path| path.to_string_lossy().into_owned());
    Ok(found)
}

fn entry(table: &mut String, dist: &Path, file: &Path) {
    let path = file.strip_prefix(dist).unwrap_or(file).to_string_lossy().replace('\\', "/");
    let packed = |ending: &str| {
        let packed = PathBuf::from(format!("{}.{ending}", file.display()));
        if packed.exists() { format!("Some(include_bytes!({packed:?}))") } else { "None".to_owned() }
    };
    // Writing to a string cannot fail.
    let _ = writeln!(
        table,
        "File {{ path: {:?}, plain: include_bytes!({file:?}), brotli: {}, gzip: {} }},",
        format!("/{path}"),
        packed("br"),
        packed("gz"),
    );
}
