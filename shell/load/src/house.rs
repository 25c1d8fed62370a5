//! A server as a process of its own: started on a core, watched through `/proc`, killed.

use std::ffi::OsStr;
use std::fs;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::OnceLock;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use rustix::thread::{CpuSet, sched_getaffinity, sched_setaffinity};

/// How long what has just happened may still keep a server busy.
pub(crate) const CALM: Duration = Duration::from_secs(5);

/// Who runs where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cores {
    /// The server on one core, the generator on another.
    Apart,
    /// As the system likes.
    Free,
}

/// A server that runs.
pub(crate) struct House {
    child: Child,
    /// Read no further, and kept so that the server can go on printing.
    _out: BufReader<ChildStdout>,
    pub(crate) address: SocketAddr,
    /// When the process was asked for.
    pub(crate) asked: Instant,
}

impl House {
    /// Cluehouse on this data.
    pub(crate) fn open(program: &Path, data: &Path, cores: Cores) -> Result<Self> {
        Self::start(&mut Self::command(program, data), cores)
    }

    /// How Cluehouse is started on this data.
    pub(crate) fn command(program: &Path, data: &Path) -> Command {
        let args = ["serve", "--listen", "127.0.0.1:0", "--data"].map(OsStr::new);
        let mut command = Command::new(program);
        command.args(args).arg(data);
        command
    }

    /// Starts a program that prints its address first.
    pub(crate) fn start(command: &mut Command, cores: Cores) -> Result<Self> {
        let asked = Instant::now();
        // A child inherits where its parent may run.
        stay(cores, 0)?;
        let child = command.stdout(Stdio::piped()).stdin(Stdio::null()).spawn();
        stay(cores, 1)?;
        let mut child = child.with_context(|| format!("cannot start {command:?}"))?;
        let mut out = BufReader::new(child.stdout.take().context("no output")?);
        let mut line = String::new();
        out.read_line(&mut line)?;
        let address = line.trim().rsplit("http://").next().and_then(|address| address.parse().ok());
        let Some(address) = address else {
            let _ = child.kill();
            anyhow::bail!("{command:?} says no address but {line:?}");
        };
        Ok(Self { child, _out: out, address, asked })
    }

    /// The processor time its threads have used.
    pub(crate) fn processor(&self) -> Result<Duration> {
        processor(&self.child.id().to_string())
    }

    /// The same as the system adds it up, in hundredths of a second; what threads that have ended used is in it.
    pub(crate) fn processor_by_ticks(&self) -> Result<Duration> {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.child.id()))?;
        let fields = stat.rsplit(") ").next().unwrap_or_default().split(' ');
        let ticks: u64 = fields.skip(11).take(2).filter_map(|field| field.parse::<u64>().ok()).sum();
        Ok(Duration::from_secs(ticks) / u32::try_from(rustix::param::clock_ticks_per_second())?)
    }

    /// The memory it has, in KiB.
    pub(crate) fn memory(&self) -> Result<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let number = line.and_then(|line| line.split_whitespace().next());
        number.and_then(|number| number.parse().ok()).context("no VmRSS")
    }

    /// Ends it at once, as a power cut would end the process.
    pub(crate) fn kill(&mut self) -> Result<()> {
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.kill();
    }
}

/// How many cores server and generator use from one moment on.
pub(crate) struct Meter<'a> {
    house: &'a House,
    since: Instant,
    before: (Duration, Duration),
}

impl<'a> Meter<'a> {
    pub(crate) fn start(house: &'a House) -> Result<Self> {
        let before = (house.processor()?, own_processor()?);
        Ok(Self { house, since: Instant::now(), before })
    }

    /// Threads that ended meanwhile take their time with them.
    pub(crate) fn read(&self) -> Result<(f64, f64)> {
        let took = self.since.elapsed();
        let used = |before: Duration, after: Duration| {
            after.saturating_sub(before).as_secs_f64() / took.as_secs_f64()
        };
        Ok((used(self.before.0, self.house.processor()?), used(self.before.1, own_processor()?)))
    }
}

/// The processor time the generator has used.
pub(crate) fn own_processor() -> Result<Duration> {
    processor("self")
}

fn processor(process: &str) -> Result<Duration> {
    let mut sum = 0;
    for thread in fs::read_dir(format!("/proc/{process}/task"))? {
        // A thread may end while it is looked at.
        let schedstat = fs::read_to_string(thread?.path().join("schedstat")).unwrap_or_default();
        sum += schedstat.split(' ').next().and_then(|time| time.parse().ok()).unwrap_or(0);
    }
    Ok(Duration::from_nanos(sum))
}

/// Keeps to the so-manieth core there is, or to the last where there are fewer; or goes wherever one may.
fn stay(cores: Cores, number: usize) -> Result<()> {
    static ALLOWED: OnceLock<Vec<usize>> = OnceLock::new();
    let allowed = match ALLOWED.get() {
        Some(allowed) => allowed,
        None => {
            let set = sched_getaffinity(None)?;
            ALLOWED.get_or_init(|| (0..CpuSet::MAX_CPU).filter(|core| set.is_set(*core)).collect())
        }
    };
    let mut set = CpuSet::new();
    match cores {
        Cores::Apart => allowed.get(number).or(allowed.last()).into_iter().for_each(|core| set.set(*core)),
        Cores::Free => allowed.iter().for_each(|core| set.set(*core)),
    }
    sched_setaffinity(None, &set).context("cannot choose a core")
}

/// As many open files as the system lets us have, for us and for every server started from now on.
pub(crate) fn raise_files() -> Result<u64> {
    let limit = getrlimit(Resource::Nofile);
    let most = limit.maximum;
    setrlimit(Resource::Nofile, Rlimit { current: most, maximum: most })?;
    Ok(most.unwrap_or(u64::MAX))
}

/// A data folder that goes when it is dropped.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new(under: &Path, name: &str) -> Self {
        let folder = under.join(format!("cluehouse-load-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        Self(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
