//! `cargo run -p cluehouse-example -- http://127.0.0.1:8080 [GAME]`: two guests play one match and say what happens.

use anyhow::{Context, Result};
use cluehouse_example::play;

#[tokio::main(flavor = "current_thread")]
#[expect(clippy::print_stdout, reason = "it says what happens")]
async fn main() -> Result<()> {
    let mut args = std::env::args().skip(1);
    let house = args.next().context("usage: cluehouse-example http://127.0.0.1:8080 [GAME]")?;
    let game = args.next().unwrap_or_else(|| "classic".to_owned());
    let standings = play(&house, &game, &|line| println!("{line}")).await?;
    println!("Standings");
    for line in standings {
        println!("  {line}");
    }
    Ok(())
}
