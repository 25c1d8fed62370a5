//! How long durable guesses take while somebody tries passwords as fast as they are answered, beside the same guesses without that.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use anyhow::{Result, anyhow, bail};
use serde_json::json;

use crate::Load;
use crate::house::{Cores, Folder, House};
use crate::http::{Http, address};
use crate::pace::{MOST_DELAY, Pace, ROOMS};
use crate::report::{Report, quantile};

/// Tries that are under way at once: as many as are hashed at once, and as many again that wait for their turn.
const AT_ONCE: usize = 4;

/// Tries from one address, which may have 60 in a row.
const FROM_AN_ADDRESS: usize = 50;

/// Addresses before these are the players'.
const FIRST_ADDRESS: usize = 1_000;

pub(crate) fn run(load: &Load, report: &mut Report) -> Result<()> {
    let data = Folder::new(&load.data, "logins");
    let house = House::open(&load.server, &data.0, Cores::Free)?;
    let mut pace = Pace::begin(&house)?;
    let window = Duration::from_secs_f64(load.seconds);
    let mut delays = || -> Result<Vec<f64>> {
        pace.run(load.pace, window / 3)?;
        pace.run(load.pace, window)?.delays()
    };
    let quiet = delays()?;
    let flood = Flood::begin(house.address);
    let flooded = delays();
    let (tried, refused, each_second) = flood.end()?;
    let flooded = flooded?;
    report.say("logins: load", {
        format!(
            "{} guesses/s over {ROOMS} rooms of two, {AT_ONCE} logins at once, {} s",
            load.pace, load.seconds
        )
    });
    report.say("passwords tried, and how many each second", format!("{tried}, {each_second:.0}"));
    report.say("tries sent away because too many waited", refused);
    let both = |delays: &[f64]| format!("{:.1} ms, {:.1} ms", quantile(delays, 0.5), quantile(delays, 0.99));
    report.say("delay of a guess without them, p50 and p99", both(&quiet));
    report.judge(
        "delay of a guess beside them, p50 and p99",
        both(&flooded),
        "p99 ≤ 50 ms",
        quantile(&flooded, 0.99) <= MOST_DELAY,
    );
    report.raw(
        "logins",
        json!({
            "rooms": ROOMS, "asked_per_second": load.pace, "seconds": load.seconds, "at_once": AT_ONCE,
            "tried": tried, "tried_per_second": each_second, "sent_away": refused,
            "quiet_p50_ms": quantile(&quiet, 0.5), "quiet_p99_ms": quantile(&quiet, 0.99),
            "flooded_p50_ms": quantile(&flooded, 0.5), "flooded_p99_ms": quantile(&flooded, 0.99),
        }),
    );
    Ok(())
}

/// Somebody who tries passwords.
struct Flood {
    over: Arc<AtomicBool>,
    since: Instant,
    /// Each answers how many were tried and how many sent away.
    tries: Vec<JoinHandle<Result<(usize, usize)>>>,
}

impl Flood {
    fn begin(server: SocketAddr) -> Self {
        let (over, number) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicUsize::new(FIRST_ADDRESS)));
        let tries = (0..AT_ONCE).map(|_| {
            let (over, number) = (Arc::clone(&over), Arc::clone(&number));
            thread::spawn(move || try_on(server, &over, &number))
        });
        Self { tries: tries.collect(), over, since: Instant::now() }
    }

    /// How many passwords were tried, how many of them were sent away, and how many were looked at each second.
    fn end(self) -> Result<(usize, usize, f64)> {
        self.over.store(true, Ordering::Relaxed);
        let (mut tried, mut refused) = (0, 0);
        for tries in self.tries {
            let (more_tried, more_refused) = tries.join().map_err(|_| anyhow!("a thread has panicked"))??;
            tried += more_tried;
            refused += more_refused;
        }
        Ok((tried, refused, (tried - refused) as f64 / self.since.elapsed().as_secs_f64()))
    }
}

/// Tries one password after another, each for another name: nobody has it, which takes as long.
fn try_on(server: SocketAddr, over: &AtomicBool, addresses: &AtomicUsize) -> Result<(usize, usize)> {
    let (mut tried, mut refused) = (0, 0);
    loop {
        let number = addresses.fetch_add(1, Ordering::Relaxed);
        let mut http = Http::open(server, address(number))?;
        for turn in 0..FROM_AN_ADDRESS {
            if over.load(Ordering::Relaxed) {
                return Ok((tried, refused));
            }
            let body = json!({ "name": format!("n{number} {turn}"), "password": "not this one" });
            tried += 1;
            match http.post("/api/v1/login", None, &body)? {
                (401, _) => {}
                (503, _) => refused += 1,
                (status, body) => bail!("{status}: {}", String::from_utf8_lossy(&body)),
            }
        }
    }
}
