//! The browser's modules: one for each game that is played alone, and `whole`, which has them all with the solver and the coach.
//!
//! All are made from one crate, once for pages and once for Node, where the tests try what pages get.

use std::path::{Path, PathBuf};
use std::{env, fs};

use anyhow::{Context, Result};
use wasm_bindgen_cli_support::Bindgen;

use crate::{WASM, run};

/// Each module with its cargo features.
const MODULES: [(&str, &str); 3] = [("code", "code"), ("numble", "numble"), ("whole", "solver")];

/// What the tests load.
const NODE: &str = "target/wasm-node";

/// Where `npm ci` puts the optimiser.
const OPTIMISER: &str = "web/node_modules/binaryen/bin/wasm-opt";

/// Small, and small once it is packed: what has one caller stays where it is unless it is short, though the file is larger so, and what is
/// computed twice is not put by.
const PASSES: &str = "-Oz --converge --one-caller-inline-max-function-size=20 --skip-pass=local-cse --strip-debug --strip-target-features";

/// What the compiler takes for granted in a browser; the optimiser wants to be told.
const FEATURES: &str = "--enable-bulk-memory --enable-bulk-memory-opt --enable-call-indirect-overlong \
    --enable-multivalue --enable-mutable-globals --enable-nontrapping-float-to-int --enable-reference-types \
    --enable-sign-ext";

pub(crate) fn build() -> Result<()> {
    for (name, features) in MODULES {
        module(name, features)?;
        bindgen(name).nodejs(true)?.generate(NODE)?;
        optimise(&format!("{NODE}/{name}_bg.wasm"))?;
    }
    run("node shell/wasm/tests/transcript.mjs")?;
    run("node shell/wasm/tests/coach.mjs")
}

/// One module for browsers, with its types.
pub(crate) fn module(name: &str, features: &str) -> Result<()> {
    let paths = nameless_paths()?;
    run(&format!(
        "cargo build -p cluehouse-wasm --profile wasm --target {WASM} --no-default-features --features {features} --config {paths}"
    ))?;
    let pages = format!("web/src/engine/{name}");
    bindgen(name).web(true)?.typescript(true).generate(&pages)?;
    let wasm = format!("{pages}/{name}_bg.wasm");
    optimise(&wasm)?;
    run(&format!("node xtask/src/size.mjs {name} {wasm}"))
}

/// Settings under which a module does not tell where cargo keeps its sources on the machine it is built on, which often has a person's name
/// in it. What a panic says goes without.
fn nameless_paths() -> Result<&'static str> {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from).or_else(|| Some(env::home_dir()?.join(".cargo")));
    let sources = home.context("no home folder")?.join("registry/src");
    let flag = format!("--remap-path-prefix={}=", sources.display());
    let file = "target/nameless-paths.toml";
    fs::create_dir_all("target")?;
    fs::write(file, format!("[target.{WASM}]\nrustflags = [{flag:?}]\n"))?;
    Ok(file)
}

fn bindgen(module: &str) -> Bindgen {
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(format!("target/{WASM}/wasm/cluehouse_wasm.wasm"))
        .out_name(module)
        .remove_producers_section(true);
    bindgen
}

/// Makes a module smaller where the optimiser is installed; without it pages work as well and load a little more.
fn optimise(wasm: &str) -> Result<()> {
    if !Path::new(OPTIMISER).exists() {
        return Ok(());
    }
    run(&format!("node xtask/src/trap.mjs {wasm}"))?;
    let smaller = format!("{wasm}.smaller");
    run(&format!("node {OPTIMISER} {PASSES} {FEATURES} {wasm} -o {smaller}"))?;
    // Like stands by like: the names that say the order go with it.
    run(&format!("node xtask/src/order.mjs {smaller}"))?;
    run(&format!("node {OPTIMISER} --reorder-functions-by-name {FEATURES} {smaller} -o {wasm}"))?;
    Ok(fs::remove_file(smaller)?)
}
