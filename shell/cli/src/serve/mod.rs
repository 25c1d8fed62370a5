//! `cluehouse serve`: the server as a program. It says where it is, serves until it is told to stop, and then lets everybody go.

mod log;
mod reach;
mod setup;

use std::io::{ErrorKind, Write};
use std::net::SocketAddr;
use std::process::ExitCode;
use std::time::Duration;

use cluehouse_engine::Text;
use cluehouse_server::{Config, Server, Site};
use cluehouse_speech::Speech;
use tokio::net::TcpListener;
use tokio::runtime::Builder;

use crate::Failure;
use crate::args::Serve;
use setup::Setup;
pub(crate) use setup::data;

pub(crate) fn run(options: Serve, speech: &Speech) -> Result<ExitCode, Failure> {
    let setup = Setup::new(options)?;
    // As many threads as there are cores: rooms share them, and what takes long is done elsewhere. One alone need not be ready to share.
    let alone = std::thread::available_parallelism().is_ok_and(|cores| cores.get() == 1);
    let mut runtime = if alone { Builder::new_current_thread() } else { Builder::new_multi_thread() };
    let runtime = runtime.enable_all().build()?;
    let ended = runtime.block_on(serve(setup, speech));
    // Whoever asks twice does not wait for what is still under way; everything told to anybody is on the disk.
    runtime.shutdown_background();
    ended
}

async fn serve(setup: Setup, speech: &Speech) -> Result<ExitCode, Failure> {
    let listener = bind(setup.listen, "--listen").await?;
    let metrics = match setup.metrics {
        Some(address) => Some(bind(address, "--metrics").await?),
        None => None,
    };
    let mut signals = Signals::listen()?;
    let site = setup.site();
    log::begin(setup.log, setup.log_json);
    let public_url = setup.public_url.clone();
    let mut config = Config { site, public_url, proxies: setup.proxies, ..Config::new(setup.data) };
    if let Some(rate) = setup.messages_per_second {
        config.message_every = Duration::from_millis(1000 / u64::from(rate.get().min(1000)));
    }
    if site == Site::Https && config.proxies.is_empty() {
        tracing::warn!("no proxy is named: everybody who comes through one counts as the same address");
    }
    let folder = config.data.display().to_string();
    let server = Server::open(config).await.map_err(|why| {
        let busy = Text::new("serve-data-busy").words("data", folder.as_str());
        if cluehouse_server::is_data_busy(&why) { Failure::Blocked(busy) } else { Failure::World(why) }
    })?;
    let address = listener.local_addr()?;
    announce(&reach::addresses(address), site, setup.public_url.as_deref(), speech)?;
    let figures = metrics.as_ref().map(TcpListener::local_addr).transpose()?;
    let figures = figures.map(|address| address.to_string());
    tracing::info!(%address, metrics = figures, data = folder, ?site, "serving");
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let serving = tokio::spawn(server.serve(listener, metrics, async { drop(stopped.await) }));
    let mut serving = std::pin::pin!(serving);
    tokio::select! {
        ended = &mut serving => return over(ended),
        () = signals.next() => {}
    }
    tracing::info!("stopping");
    drop(stop);
    tokio::select! {
        ended = &mut serving => over(ended),
        () = signals.next() => {
            tracing::warn!("stopped before everything was done");
            Ok(ExitCode::FAILURE)
        }
    }
}

fn over(ended: Result<anyhow::Result<()>, tokio::task::JoinError>) -> Result<ExitCode, Failure> {
    ended.map_err(anyhow::Error::from)??;
    tracing::info!("stopped");
    Ok(ExitCode::SUCCESS)
}

async fn bind(address: SocketAddr, option: &str) -> Result<TcpListener, Failure> {
    TcpListener::bind(address).await.map_err(|why| {
        let text = match why.kind() {
            ErrorKind::AddrInUse => Text::new("serve-address-used"),
            _ => Text::new("serve-cannot-listen").words("why", why.to_string()),
        };
        Failure::Blocked(text.words("address", address.to_string()).words("option", option))
    })
}

/// Says where the server is: addresses first, each on a line of its own, since programs read them.
fn announce(
    addresses: &[SocketAddr],
    site: Site,
    public: Option<&str>,
    speech: &Speech,
) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    for url in addresses.iter().copied().map(reach::url).chain(public.map(str::to_owned)) {
        writeln!(out, "{url}")?;
    }
    if site == Site::Lan {
        let how = match addresses.first().copied().and_then(reach::code) {
            Some(code) => {
                writeln!(out, "\n{code}\n")?;
                "serve-lan"
            }
            // The system knows no way to others, though there may be a network without one.
            None => "serve-lan-unknown",
        };
        writeln!(out, "{} {}", speech.id(how), speech.id("serve-plain"))?;
    }
    out.flush()?;
    Ok(())
}

/// What tells a program to stop.
#[cfg(unix)]
struct Signals {
    terminate: tokio::signal::unix::Signal,
    interrupt: tokio::signal::unix::Signal,
}

#[cfg(unix)]
impl Signals {
    fn listen() -> std::io::Result<Self> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(Self { terminate: signal(SignalKind::terminate())?, interrupt: signal(SignalKind::interrupt())? })
    }

    async fn next(&mut self) {
        tokio::select! {
            _ = self.terminate.recv() => {}
            _ = self.interrupt.recv() => {}
        }
    }
}

/// What tells a program to stop.
#[cfg(not(unix))]
struct Signals;

#[cfg(not(unix))]
impl Signals {
    fn listen() -> std::io::Result<Self> {
        Ok(Self)
    }

    async fn next(&mut self) {
        if tokio::signal::ctrl_c().await.is_err() {
            // Nothing can tell it to stop but its end.
            std::future::pending::<()>().await;
        }
    }
}
