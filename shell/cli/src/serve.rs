//! `cluehouse serve`: the server as a program.

use std::io::Write;

use cluehouse_server::Config;
use tokio::net::TcpListener;
use tokio::signal::unix::{SignalKind, signal};

use crate::Failure;
use crate::args::Serve;

pub(crate) fn run(options: &Serve) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(serve(options))
}

async fn serve(options: &Serve) -> Result<(), Failure> {
    let listener = TcpListener::bind(options.listen).await?;
    let address = listener.local_addr()?;
    let (mut term, mut int) = (signal(SignalKind::terminate())?, signal(SignalKind::interrupt())?);
    let stop = async move {
        tokio::select! {
            _ = term.recv() => {}
            _ = int.recv() => {}
        }
    };
    writeln!(std::io::stdout(), "http://{address}")?;
    cluehouse_server::run(listener, None, Config::new(options.data.clone()), stop).await?;
    Ok(())
}
