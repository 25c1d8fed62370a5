//! The pages: checked, built into `web/dist`, which the program carries inside, and tried in a real browser.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};

use crate::run;

/// The oldest Node that builds the pages.
const NODE: (u32, u32) = (20, 19);

/// Where browsers are looked for, after the environment's `CHROMIUM`.
const BROWSERS: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/// Builds the pages from the engine's modules, which must be there.
pub(crate) fn build() -> Result<()> {
    packages()?;
    npm("run check")?;
    npm("run build")
}

/// Installs what the pages are built with, exactly as the lock file says, where that is not there yet.
pub(crate) fn packages() -> Result<()> {
    ensure_node()?;
    let written = |path: &str| fs::metadata(path).and_then(|data| data.modified()).ok();
    let installed = written("web/node_modules/.package-lock.json");
    if installed.is_some() && installed >= written("web/package-lock.json") {
        return Ok(());
    }
    npm("ci --no-audit --no-fund")
}

/// Tries the pages in Chromium, as a program serves them that is built already.
pub(crate) fn browse(program: &str) -> Result<()> {
    in_browser("run.mjs", program)
}

/// Measures the pages in the same way.
pub(crate) fn speed(program: &str) -> Result<()> {
    in_browser("speed.mjs", program)
}

fn in_browser(script: &str, program: &str) -> Result<()> {
    let browser = browser()?;
    run(&format!("node web/tests/{script} --program {program} --browser {browser}"))
}

fn ensure_node() -> Result<()> {
    let wanted = format!("the pages need Node {}.{} or newer (https://nodejs.org)", NODE.0, NODE.1);
    let output = Command::new("node").arg("--version").output();
    let output = output.with_context(|| format!("{wanted}; none was found"))?;
    let version = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    let mut parts = version.trim_start_matches('v').split('.').map_while(|part| part.parse::<u32>().ok());
    let found = (parts.next().unwrap_or(0), parts.next().unwrap_or(0));
    ensure!(found >= NODE, "{wanted}; this is {version}");
    Ok(())
}

pub(crate) fn npm(what: &str) -> Result<()> {
    run(&format!("npm --prefix web {what}"))
}

/// A browser to try the pages in: the one named, one that is there, or Debian's where it may be installed.
fn browser() -> Result<String> {
    if let Ok(named) = std::env::var("CHROMIUM") {
        ensure!(Path::new(&named).exists(), "CHROMIUM names {named}, which is not there");
        return Ok(named);
    }
    if let Some(found) = installed() {
        return Ok(found);
    }
    if Path::new("/etc/debian_version").exists() && is_root() {
        run("apt-get update -qq")?;
        run("apt-get install -y -qq --no-install-recommends chromium")?;
    }
    match installed() {
        Some(found) => Ok(found),
        None => bail!(
            "the browser tests need Chromium: install it (Debian: `apt-get install chromium`), or name one, as in \
             `CHROMIUM=/path/to/chromium cargo xtask test`"
        ),
    }
}

fn installed() -> Option<String> {
    let paths = std::env::var_os("PATH")?;
    let mut folders = std::env::split_paths(&paths);
    folders.find_map(|folder| {
        let found = BROWSERS.iter().map(|name| folder.join(name)).find(|path| path.exists())?;
        Some(found.to_string_lossy().into_owned())
    })
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|output| output.stdout.starts_with(b"0\n"))
}
