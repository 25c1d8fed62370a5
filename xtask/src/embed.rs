//! The package `@cluehouse/engine`, for other sites: the code games' module, its typed wrapper from `web/embed`, and what npm wants beside it.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::{pages, wasm};

/// Where the package is put together.
const PACKAGE: &str = "target/npm/engine";

/// Builds the package.
pub(crate) fn build() -> Result<()> {
    pages::packages()?;
    wasm::module("embed", "embed")?;
    if Path::new(PACKAGE).exists() {
        fs::remove_dir_all(PACKAGE)?;
    }
    pages::npm("run embed")?;
    let copy = |from: &str, to: &str| {
        fs::copy(from, Path::new(PACKAGE).join(to)).with_context(|| format!("{from} cannot be copied"))
    };
    copy("web/src/engine/embed/embed_bg.wasm", "engine.wasm")?;
    copy("web/embed/README.md", "README.md")?;
    copy("LICENSE-MIT", "LICENSE-MIT")?;
    copy("LICENSE-APACHE", "LICENSE-APACHE")?;
    let package = fs::read_to_string("web/embed/package.json")?.replace("0.0.0", env!("CARGO_PKG_VERSION"));
    fs::write(Path::new(PACKAGE).join("package.json"), package)?;
    Ok(())
}
