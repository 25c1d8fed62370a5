//! The built pages, inside the program: every file with its compressed forms, and the addresses that are pages.
//!
//! `cargo xtask pages` builds them into `web/dist`; a program that was compiled without them has none and says so.
#![warn(missing_docs)]

/// A file of the pages.
#[derive(Clone, Copy, Debug)]
pub struct File {
    /// Its address.
    pub path: &'static str,
    /// Its bytes.
    pub plain: &'static [u8],
    /// The same, for browsers that read brotli.
    pub brotli: Option<&'static [u8]>,
    /// The same, for browsers that read gzip; over plain HTTP few read anything else.
    pub gzip: Option<&'static [u8]>,
}

const FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

const ROUTES: &[&str] = include!(concat!(env!("OUT_DIR"), "/routes.rs"));

/// Hashes of the scripts inside the document, as a content policy names them.
pub const SCRIPTS: &[&str] = include!(concat!(env!("OUT_DIR"), "/scripts.rs"));

/// The file at an address.
pub fn file(path: &str) -> Option<&'static File> {
    FILES.binary_search_by_key(&path, |file| file.path).ok().and_then(|place| FILES.get(place))
}

/// The one document, which shows whatever page its address is; none where the pages were not built in.
pub fn document() -> Option<&'static File> {
    file("/index.html")
}

/// Every file.
pub const fn files() -> &'static [File] {
    FILES
}

/// The route that an address has the form of, where it is a page; whether there is such a room or such a day is not looked at here.
pub fn route(path: &str) -> Option<&'static str> {
    of_form(ROUTES, path)
}

/// Fixed parts count before those that may be anything.
fn of_form<'r>(routes: &[&'r str], path: &str) -> Option<&'r str> {
    let fitting = routes.iter().filter(|route| fits(route, path));
    fitting.min_by_key(|route| route.matches(':').count()).copied()
}

/// Whether an address has a route's form: a part that begins with a colon may be anything.
fn fits(route: &str, path: &str) -> bool {
    let mut parts = path.split('/').filter(|part| !part.is_empty());
    let mut wanted = route.split('/').filter(|part| !part.is_empty());
    let all = wanted.all(|wanted| parts.next().is_some_and(|part| wanted.starts_with(':') || wanted == part));
    all && parts.next().is_none()
}

impl File {
    /// What kind of file it is.
    pub fn kind(&self) -> &'static str {
        match self.path.rsplit('.').next() {
            Some("html") => "text/html; charset=utf-8",
            // Modules are UTF-8 wherever they come from, and so is a style sheet of a page that is: every first visit has a dozen of them.
            Some("js") => "text/javascript",
            Some("css") => "text/css",
            Some("svg") => "image/svg+xml",
            Some("wasm") => "application/wasm",
            Some("woff2") => "font/woff2",
            Some("webmanifest") => "application/manifest+json",
            Some("png") => "image/png",
            Some("json") => "application/json",
            _ => "text/plain; charset=utf-8",
        }
    }

    /// Whether a browser neither shows nor runs it by itself: what has a hash in its name is a part of a page that does, but for
    /// the scripts of threads, which go by their own policy.
    pub fn is_part(&self) -> bool {
        self.is_hashed() && !self.path.contains("worker")
    }

    /// Whether its name changes with what is in it, so that it may be kept for ever.
    pub fn is_hashed(&self) -> bool {
        self.path.starts_with("/assets/")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_route_fits_its_own_addresses_and_no_others() {
        assert!(fits("/", "/") && fits("/play/:game", "/play/classic") && fits("/games", "/games/"));
        assert!(!fits("/play/:game", "/play") && !fits("/play/:game", "/play/classic/x") && !fits("/", "/x"));
    }

    #[test]
    fn a_fixed_address_is_not_taken_for_one_that_may_be_anything() {
        let routes = ["/numble/:day", "/numble/archive", "/"];
        assert_eq!(of_form(&routes, "/numble/archive"), Some("/numble/archive"));
        assert_eq!(of_form(&routes, "/numble/2024-06-14"), Some("/numble/:day"));
        assert_eq!(of_form(&routes, "/numble"), None);
    }

    #[test]
    fn every_file_can_be_found() {
        assert!(FILES.iter().all(|one| file(one.path).is_some_and(|found| found.path == one.path)));
        assert!(file("/nothing").is_none());
    }
}
