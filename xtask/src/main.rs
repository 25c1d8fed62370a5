//! `cargo xtask`: what a laptop and CI both run. Each verb installs what it needs and stops at the first failure.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};

mod embed;
mod pages;
mod wasm;

const HELP: &str = "\
cargo xtask serve              builds everything and serves it on http://127.0.0.1:8080
cargo xtask test               formatting, lints, docs, the core for the browser, every test, the pages in Chromium
cargo xtask pages              builds the pages into web/dist, which the program carries inside
cargo xtask browse             tries the built pages in Chromium, with pictures of them in target/pictures
cargo xtask speed              how much the built pages load and how fast they are, on a slow line and a slow machine
cargo xtask wasm               the browser's modules and their sizes, tried in Node
cargo xtask embed              the package @cluehouse/engine for other sites, into target/npm/engine
cargo xtask types              writes web/src/wire.ts, web/src/lib/entries.ts, web/embed/types.ts and web/src/api.ts: types, and the catalogue
cargo xtask bench              the benchmarks
cargo xtask load [PART…]       what the server costs under load: saturate, pace, logins, idle-sockets, empty, idle-rooms, restart, quiz, strokes
cargo xtask simulate [HOURS]   crowds in rooms on a failing disk, for so many virtual hours (10,000)
cargo xtask coverage           line coverage of core/ (installs cargo-llvm-cov)
cargo xtask fuzz TARGET [SECS] coverage-guided fuzzing of one law (installs cargo-fuzz)
cargo xtask deny               licences, advisories and sources of dependencies (installs cargo-deny)";

const WASM: &str = "wasm32-unknown-unknown";

fn main() -> Result<()> {
    std::env::set_current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join(".."))?;
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        ["serve", rest @ ..] => serve(rest),
        ["test"] => test(),
        ["pages"] => site(),
        ["browse"] => {
            run("cargo build --profile ci -p cluehouse-cli")?;
            pages::browse("target/ci/cluehouse")
        }
        ["speed"] => {
            run("cargo build --profile ci -p cluehouse-cli")?;
            pages::speed("target/ci/cluehouse")
        }
        ["types"] => types(),
        ["bench"] => run("cargo bench --workspace --benches"),
        ["load", parts @ ..] => load(parts),
        ["wasm"] => wasm::build(),
        ["embed"] => {
            ensure_wasm()?;
            embed::build()
        }
        ["simulate"] => simulate("10000"),
        ["simulate", hours] => simulate(hours),
        ["coverage"] => coverage(),
        ["fuzz", target] => fuzz(target, "60"),
        ["fuzz", target, seconds] => fuzz(target, seconds),
        ["deny"] => {
            install("cargo-deny", "--locked")?;
            run("cargo deny check")
        }
        _ => bail!("{HELP}"),
    }
}

fn test() -> Result<()> {
    run("cargo fmt --all --check")?;
    run("cargo clippy --workspace --all-targets --all-features -- -D warnings")?;
    run_with("cargo doc --workspace --no-deps --all-features", &[("RUSTDOCFLAGS", "-D warnings")])?;
    ensure_wasm()?;
    run(&format!(
        "cargo build -p cluehouse-codes -p cluehouse-engine -p cluehouse-solver -p cluehouse-games -p cluehouse-room --target {WASM}"
    ))?;
    site()?;
    embed::build()?;
    run("cargo test --workspace --profile ci")?;
    pages::browse("target/ci/cluehouse")
}

/// The API's types take some from the wire's, which are written first.
fn types() -> Result<()> {
    for package in ["xtask", "cluehouse-server"] {
        run_with(&format!("cargo test --quiet --package {package} --test types"), &[("UPDATE_EXPECT", "1")])?;
    }
    Ok(())
}

/// The engine's modules and the pages around them.
fn site() -> Result<()> {
    ensure_wasm()?;
    pages::packages()?;
    wasm::build()?;
    pages::build()
}

/// Everything, as it is shipped.
fn serve(rest: &[&str]) -> Result<()> {
    site()?;
    run(&format!("cargo run --release -- serve {}", rest.join(" ")))
}

/// The server as it is shipped, and the generator beside it.
fn load(parts: &[&str]) -> Result<()> {
    run("cargo build --release -p cluehouse-cli -p cluehouse-load")?;
    run(&format!("target/release/cluehouse-load {}", parts.join(" ")))
}

fn simulate(hours: &str) -> Result<()> {
    run(&format!("cargo run --release -p cluehouse-room --features sim --example simulate -- {hours}"))
}

/// Adds the browser's target where the toolchain lacks it.
fn ensure_wasm() -> Result<()> {
    let installed = Command::new("rustup").args(["target", "list", "--installed"]).output();
    let listed = |output: std::process::Output| String::from_utf8_lossy(&output.stdout).contains(WASM);
    if installed.is_ok_and(listed) { Ok(()) } else { run(&format!("rustup target add {WASM}")) }
}

fn coverage() -> Result<()> {
    install("cargo-llvm-cov", "--locked")?;
    run("rustup component add llvm-tools")?;
    run(
        "cargo llvm-cov --package cluehouse-codes --package cluehouse-engine --package cluehouse-solver --package cluehouse-games --package cluehouse-room \
         --ignore-filename-regex (/tests/|/lab.rs|/laws/)",
    )
}

/// libFuzzer needs flags that only a nightly compiler takes; the stable one takes them when told so.
fn fuzz(target: &str, seconds: &str) -> Result<()> {
    install("cargo-fuzz", "--locked")?;
    run_with(
        &format!("cargo fuzz run --sanitizer none {target} -- -max_total_time={seconds}"),
        &[("RUSTC_BOOTSTRAP", "1")],
    )
}

fn install(tool: &str, flags: &str) -> Result<()> {
    let verb = tool.trim_start_matches("cargo-");
    let there =
        Command::new("cargo").args([verb, "--version"]).output().is_ok_and(|output| output.status.success());
    if there { Ok(()) } else { run(&format!("cargo install {flags} {tool}")) }
}

fn run(line: &str) -> Result<()> {
    run_with(line, &[])
}

/// Runs a command line, printed first so that it can be repeated by hand.
#[expect(clippy::print_stderr, reason = "what is being run belongs on the terminal")]
fn run_with(line: &str, env: &[(&str, &str)]) -> Result<()> {
    let settings: String = env.iter().map(|(name, value)| format!("{name}={value:?} ")).collect();
    eprintln!("\n$ {settings}{line}");
    let mut words = line.split_whitespace();
    let program = words.next().context("an empty command")?;
    let status = Command::new(program).args(words).envs(env.iter().copied()).status();
    let status = status.with_context(|| format!("could not start `{program}`"))?;
    if status.success() { Ok(()) } else { bail!("`{line}` failed: {status}") }
}
