//! Who asks. A guest is whoever holds a token of 256 random bits, in a cookie or, for programs, as a bearer. The token itself is
//! kept nowhere.

use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, OnceLock};

use axum::extract::{ConnectInfo, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::Response;
use cluehouse_engine::Digest;
use cluehouse_store::{NewSession, PersonId, SessionId, TokenHash, Trace};

use crate::app::{App, Config, Site};
use crate::limits::{SESSION_LASTS, SESSION_RENEWED};
use crate::problem::{Answer, Problem};
use crate::{entropy, wall};

/// The cookie where a browser protects it as well as it can, and where a party on a plain network cannot have that.
pub(crate) const SECURE: &str = "__Host-cluehouse";
const PLAIN: &str = "cluehouse";

/// A token, as the cookie carries it: 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Token(Digest);

impl Token {
    pub(crate) fn fresh() -> anyhow::Result<Self> {
        Ok(Self(Digest::from_bytes(entropy()?)))
    }

    /// What is kept of it. Nobody can go back from it to the token.
    pub(crate) fn hash(self) -> TokenHash {
        TokenHash::new(Digest::of("cluehouse session", &self.0).bytes())
    }

    /// The token as a program sends it.
    pub(crate) fn reveal(self) -> String {
        self.0.to_string()
    }

    fn from_cookie(headers: &HeaderMap, site: &Site) -> Option<Self> {
        let name = if site.is_secure() { SECURE } else { PLAIN };
        let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
        let mut pairs =
            cookies.flat_map(|cookies| cookies.split(';')).filter_map(|pair| pair.trim().split_once('='));
        let value = pairs.find(|(key, _)| *key == name).map(|(_, value)| value)?;
        value.parse().ok().map(Self)
    }

    fn from_bearer(headers: &HeaderMap) -> Option<Self> {
        let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
        let (scheme, token) = value.split_once(' ')?;
        scheme.eq_ignore_ascii_case("bearer").then(|| token.parse().ok().map(Self))?
    }

    /// The header that hands it to a browser.
    pub(crate) fn cookie(self, site: &Site) -> anyhow::Result<HeaderValue> {
        set_cookie(site, &self.reveal(), SESSION_LASTS / 1000)
    }
}

/// The header that takes the cookie away again.
pub(crate) fn no_cookie(site: &Site) -> anyhow::Result<HeaderValue> {
    set_cookie(site, "", 0)
}

fn set_cookie(site: &Site, value: &str, seconds: i64) -> anyhow::Result<HeaderValue> {
    let (name, secure) = if site.is_secure() { (SECURE, "; Secure") } else { (PLAIN, "") };
    let cookie = format!("{name}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}{secure}");
    Ok(HeaderValue::from_str(&cookie)?)
}

/// Where a request comes from.
#[derive(Clone, Debug)]
pub(crate) struct Peer {
    pub(crate) address: IpAddr,
    agent: Option<String>,
}

impl Peer {
    fn of(parts: &Parts, app: &App) -> Self {
        let agent = parts.headers.get(header::USER_AGENT).and_then(|agent| agent.to_str().ok());
        let address = Self::address(&parts.extensions, &parts.headers, app);
        Self { address, agent: agent.map(str::to_owned) }
    }

    /// The network address a request comes from.
    pub(crate) fn address(extensions: &Extensions, headers: &HeaderMap, app: &App) -> IpAddr {
        let socket = extensions.get::<ConnectInfo<SocketAddr>>();
        let socket = socket.map_or(IpAddr::from([0; 4]), |info| info.0.ip().to_canonical());
        let address = app.config.proxies.contains(&socket).then(|| forwarded(headers)).flatten();
        address.unwrap_or(socket)
    }

    pub(crate) fn trace(&self) -> Trace {
        Trace { address: Some(self.address.to_string()), agent: self.agent.clone() }
    }

    /// A session for a token, from here.
    pub(crate) fn session(&self, token: Token, now: i64) -> NewSession {
        NewSession { token: token.hash(), expires: now + SESSION_LASTS, trace: self.trace() }
    }
}

/// The address that our own proxy saw: the last one of the list; what stands before it is hearsay.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let list = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    list.rsplit(',').next()?.trim().parse::<IpAddr>().ok().map(|address| address.to_canonical())
}

impl FromRequestParts<Arc<App>> for Peer {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Answer<Self> {
        Ok(Self::of(parts, app))
    }
}

/// Somebody whose session is good.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    pub(crate) person: PersonId,
    pub(crate) session: SessionId,
    token: TokenHash,
    pub(crate) account: bool,
    pub(crate) peer: Peer,
    /// Whether a browser sends the token by itself: then a page of somebody else's may make it do so.
    pub(crate) by_cookie: bool,
}

impl Visitor {
    /// Whether the session is still good, and nobody keeps them or where they come from out.
    pub(crate) async fn check_still_here(&self, app: &App) -> Answer<()> {
        let session = app.store.session(self.token, self.peer.trace(), wall()).await?;
        let session = session.ok_or_else(Problem::unauthorized)?;
        if session.banned || app.bans.hold(self.peer.address, wall()) {
            return Err(Problem::banned());
        }
        Ok(())
    }

    /// The person as rooms know them.
    pub(crate) fn in_rooms(&self) -> cluehouse_room::Person {
        cluehouse_room::Person::new(self.person.into())
    }
}

impl FromRequestParts<Arc<App>> for Visitor {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Answer<Self> {
        let bearer = Token::from_bearer(&parts.headers);
        let by_cookie = bearer.is_none();
        let token = bearer.or_else(|| Token::from_cookie(&parts.headers, &app.config.site));
        let token = token.ok_or_else(Problem::unauthorized)?;
        let upgrade = parts.headers.contains_key(header::UPGRADE);
        if (upgrade || !is_safe(&parts.method)) && by_cookie && !from_here(&parts.headers, &app.config) {
            return Err(Problem::forbidden());
        }
        let peer = Peer::of(parts, app);
        let session = app.store.session(token.hash(), peer.trace(), wall()).await?;
        let session = session.ok_or_else(Problem::unauthorized)?;
        if session.banned {
            return Err(Problem::banned());
        }
        if session.expires < wall() + SESSION_LASTS - SESSION_RENEWED {
            app.store.extend_session(token.hash(), wall() + SESSION_LASTS);
            if let Some(renewed) = parts.extensions.get::<Renewed>().filter(|_| by_cookie) {
                renewed.0.set(token.cookie(&app.config.site)?).ok();
            }
        }
        let (person, account, session) = (session.person, session.account, session.id);
        Ok(Self { person, session, token: token.hash(), account, peer, by_cookie })
    }
}

/// The cookie of whoever asks, where it is given to them anew because it would end sooner than their session.
#[derive(Clone, Debug, Default)]
struct Renewed(Arc<OnceLock<HeaderValue>>);

/// Gives whoever comes back now and then their cookie anew, whatever they asked for.
pub(crate) async fn renew(mut request: Request, next: Next) -> Response {
    let renewed = Renewed::default();
    request.extensions_mut().insert(renewed.clone());
    let mut response = next.run(request).await;
    if let Some(cookie) = renewed.0.get() {
        // What the answer itself says about the cookie counts more: somebody may have logged out.
        response.headers_mut().entry(header::SET_COOKIE).or_insert_with(|| cookie.clone());
    }
    response
}

/// Who asks, where they say so.
impl axum::extract::OptionalFromRequestParts<Arc<App>> for Visitor {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Answer<Option<Self>> {
        match <Self as FromRequestParts<_>>::from_request_parts(parts, app).await {
            Ok(visitor) => Ok(Some(visitor)),
            Err(why) if why.is_unauthorized() => Ok(None),
            Err(why) => Err(why),
        }
    }
}

const fn is_safe(method: &Method) -> bool {
    matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS)
}

/// A browser says which page a request comes from; it must be one of ours: of the host that was asked, or of the address people see,
/// where a proxy has asked for another host.
fn from_here(headers: &HeaderMap, config: &Config) -> bool {
    let said = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    let Some(origin) = said(header::ORIGIN) else { return false };
    let host = origin.split_once("://").map(|(_, host)| host);
    config.public_url.as_deref() == Some(origin) || (host.is_some() && host == said(header::HOST))
}

/// Whether a request says that it comes from elsewhere.
pub(crate) fn from_elsewhere(headers: &HeaderMap, config: &Config) -> bool {
    headers.contains_key(header::ORIGIN) && !from_here(headers, config)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_256_bits_and_what_is_kept_of_it_prints_as_hidden() {
        let (one, other) = (Token::fresh().expect("randomness"), Token::fresh().expect("randomness"));
        assert_eq!(one.reveal().len(), 64);
        assert_ne!(one.reveal(), other.reveal());
        assert_eq!(format!("{:?}", one.hash()), "TokenHash([hidden])");
    }
}
