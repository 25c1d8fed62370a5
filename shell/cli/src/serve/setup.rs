//! How a server is set up: options count most, then the environment, then the file, then the defaults.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::num::NonZeroU16;
use std::path::{Path, PathBuf};

use cluehouse_engine::Text;
use cluehouse_server::Site;
use serde::Deserialize;

use super::log::Filter;
use crate::args::{Place, Serve};
use crate::{Failure, place};

/// What the file may say: the options' own names.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct File {
    listen: Option<SocketAddr>,
    data: Option<PathBuf>,
    metrics: Option<SocketAddr>,
    public_url: Option<String>,
    #[serde(default)]
    proxy: Vec<IpAddr>,
    messages_per_second: Option<NonZeroU16>,
    log: Option<String>,
    log_json: Option<bool>,
}

impl File {
    fn read(path: Option<&Path>) -> Result<Self, Failure> {
        let Some(path) = path else { return Ok(Self::default()) };
        let wrong = |why: String| Failure::Plain(format!("{}: {why}", path.display()));
        let text = std::fs::read_to_string(path).map_err(|why| wrong(why.to_string()))?;
        toml::from_str(&text).map_err(|why| wrong(why.to_string().trim_end().to_owned()))
    }
}

/// A server's whole setup.
#[derive(Debug)]
pub(super) struct Setup {
    pub(super) listen: SocketAddr,
    pub(super) data: PathBuf,
    pub(super) metrics: Option<SocketAddr>,
    pub(super) public_url: Option<String>,
    pub(super) proxies: Vec<IpAddr>,
    pub(super) messages_per_second: Option<NonZeroU16>,
    pub(super) log: Filter,
    pub(super) log_json: bool,
}

impl Setup {
    pub(super) fn new(options: Serve) -> Result<Self, Failure> {
        let file = File::read(options.place.config.as_deref())?;
        let log = options.log.or(file.log).unwrap_or_else(|| "info".to_owned());
        let public_url = options.public_url.or(file.public_url);
        Ok(Self {
            listen: options.listen.or(file.listen).unwrap_or((Ipv4Addr::LOCALHOST, 8080).into()),
            data: folder(options.place.data.or(file.data))?,
            metrics: options.metrics.or(file.metrics),
            public_url: public_url.map(read_url).transpose()?,
            proxies: if options.proxy.is_empty() { file.proxy } else { options.proxy },
            messages_per_second: options.messages_per_second.or(file.messages_per_second),
            log: log.parse().map_err(|_| Failure::Input(Text::new("serve-bad-log").words("log", log)))?,
            log_json: options.log_json.or(file.log_json).unwrap_or(false),
        })
    }

    /// How people reach it.
    pub(super) fn site(&self) -> Site {
        if self.public_url.is_some() {
            Site::Https
        } else if self.listen.ip().is_loopback() {
            Site::Local
        } else {
            Site::Lan
        }
    }
}

/// Where the data of the server that this names lie.
pub(crate) fn data(options: Place) -> Result<PathBuf, Failure> {
    let file = File::read(options.config.as_deref())?;
    folder(options.data.or(file.data))
}

fn folder(named: Option<PathBuf>) -> Result<PathBuf, Failure> {
    named.map_or_else(place::data, Ok)
}

/// An address of a whole site over HTTPS: cookies and pages know no folder. It is written as browsers write it, in small letters and
/// without the port that goes without saying, for it is compared with what they say.
fn read_url(url: String) -> Result<String, Failure> {
    let host = url.strip_prefix("https://").map(|rest| rest.trim_end_matches('/'));
    let is_host = |host: &str| {
        !host.is_empty()
            && host.chars().all(|sign| sign.is_alphanumeric() || matches!(sign, '-' | '.' | ':' | '[' | ']'))
    };
    match host.filter(|host| is_host(host)) {
        Some(host) => Ok(format!("https://{}", host.strip_suffix(":443").unwrap_or(host).to_lowercase())),
        None => Err(Failure::Input(Text::new("serve-bad-url").words("url", url))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Nothing is said, neither by an option nor in the environment.
    fn nothing() -> Serve {
        Serve {
            listen: None,
            place: Place { data: None, config: None },
            metrics: None,
            public_url: None,
            proxy: Vec::new(),
            messages_per_second: None,
            log: None,
            log_json: None,
        }
    }

    fn setup(options: Serve) -> Setup {
        Setup::new(options).unwrap_or_else(|_| panic!("a setup"))
    }

    #[test]
    fn where_nothing_is_said_the_house_is_for_this_machine_alone() {
        let setup = setup(nothing());
        assert_eq!(setup.listen.to_string(), "127.0.0.1:8080");
        assert_eq!(setup.site(), Site::Local);
        assert_eq!(Some(&setup.data), place::data().ok().as_ref());
        assert!(setup.data.ends_with("cluehouse") || cfg!(windows), "{}", setup.data.display());
        assert_eq!((setup.metrics, setup.public_url, setup.messages_per_second), (None, None, None));
        assert!(setup.proxies.is_empty() && !setup.log_json);
    }

    #[test]
    fn what_is_given_counts_more_than_the_file_and_the_file_more_than_the_defaults() {
        let file = std::env::temp_dir().join(format!("cluehouse-setup-{}.toml", std::process::id()));
        std::fs::write(&file, "listen = \"0.0.0.0:9000\"\ndata = \"/srv/file\"\n").expect("a file");
        let place = || Place { data: None, config: Some(file.clone()) };
        let from_file = setup(Serve { place: place(), ..nothing() });
        assert_eq!(from_file.listen.to_string(), "0.0.0.0:9000");
        assert_eq!((from_file.data.as_path(), from_file.site()), (Path::new("/srv/file"), Site::Lan));
        let place = Place { data: Some("/srv/given".into()), ..place() };
        let listen = Some((Ipv4Addr::LOCALHOST, 7).into());
        let given = setup(Serve { listen, place, ..nothing() });
        assert_eq!((given.listen.port(), given.data.as_path()), (7, Path::new("/srv/given")));
        std::fs::remove_file(file).expect("the file is still there");
    }
}
