//! Accounts: a name and a password for who wants to come back from elsewhere. Whenever it is decided anew who somebody is, they get
//! a new token, and the old ones open nothing any more.

use std::sync::Arc;

use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use cluehouse_engine::{Speak, Text};
use cluehouse_room::Name;
use cluehouse_store::{Account, Claim, PersonId, SessionId, Whom};
use serde::Deserialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::session::{SessionView, hand_over};
use crate::app::App;
use crate::desk::Ask;
use crate::identity::{Peer, Token, Visitor, from_elsewhere, no_cookie};
use crate::password::Password;
use crate::problem::{Answer, Body, Problem};
use crate::sent::Sent;
use crate::throttle::Act;
use crate::{company, wall};

pub(super) fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(claim))
        .routes(routes!(login))
        .routes(routes!(logout))
        .routes(routes!(change))
}

/// There are accounts here. Taken from a request before its body, so that nobody's password is read where others may listen.
struct Accounts;

impl FromRequestParts<Arc<App>> for Accounts {
    type Rejection = Problem;

    async fn from_request_parts(_: &mut Parts, app: &Arc<App>) -> Answer<Self> {
        if app.config.site.is_secure() {
            Ok(Self)
        } else {
            Err(Problem::new(StatusCode::FORBIDDEN, "account-needs-https"))
        }
    }
}

/// The name or the password is wrong; which one nobody is told.
const fn wrong() -> Problem {
    Problem::new(StatusCode::UNAUTHORIZED, "account-wrong")
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct NewAccount {
    /// What others see, and what one logs in with. It stays.
    name: String,
    /// At least 8 characters.
    password: Password,
}

/// Claim a name
///
/// Gives a guest a name and a password. They stay who they are; every token they had is void, and a new one is given: as a cookie, or
/// in the body where they came with a bearer token.
#[utoipa::path(
    post, path = "/api/v1/me/account", tag = "people", request_body = NewAccount,
    responses(
        (status = CREATED, body = SessionView), (status = FORBIDDEN, body = Body), (status = CONFLICT, body = Body),
        (status = UNPROCESSABLE_ENTITY, body = Body), (status = TOO_MANY_REQUESTS, body = Body)
    )
)]
async fn claim(
    _: Accounts,
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Sent(NewAccount { name, password }): Sent<NewAccount>,
) -> Answer<Response> {
    if visitor.account {
        return Err(Problem::conflict(Text::new("account-keeps-name")));
    }
    let name = company::chosen(&name).map_err(|why| Problem::wrong(why.text()))?;
    password.check(&name)?;
    app.throttle.count(Act::Password, visitor.peer.address, Some(visitor.session))?;
    let password = app.hashing.hash(password).await?;
    let claim = Claim { folded: name.key(), name: name.into(), password };
    let (token, now) = (Token::fresh()?, wall());
    let claimed = app.store.claim(visitor.person, claim, visitor.peer.session(token, now), now).await;
    let over = claimed.map_err(|why| match why.is_taken() {
        true => Problem::conflict(Text::new("account-name-taken")),
        false => why.into(),
    })?;
    app.sockets.end(&over);
    hand_over(&app, StatusCode::CREATED, visitor.person, token, !visitor.by_cookie).await
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Login {
    name: String,
    password: Password,
    /// For programs: answer the token instead of setting a cookie. It is sent as `Authorization: Bearer`.
    #[serde(default)]
    bearer: bool,
}

/// Log in
///
/// What a guest has played, and is playing, becomes the account's. The token they came with is void.
#[utoipa::path(
    post, path = "/api/v1/login", tag = "people", request_body = Login, security((), ("cookie" = []), ("bearer" = [])),
    responses(
        (status = OK, body = SessionView), (status = UNAUTHORIZED, body = Body), (status = FORBIDDEN, body = Body),
        (status = TOO_MANY_REQUESTS, body = Body)
    )
)]
async fn login(
    _: Accounts,
    State(app): State<Arc<App>>,
    peer: Peer,
    headers: HeaderMap,
    visitor: Option<Visitor>,
    Sent(Login { name, password, bearer }): Sent<Login>,
) -> Answer<Response> {
    if from_elsewhere(&headers, &app.config) {
        return Err(Problem::forbidden());
    }
    // What cannot be a name is nobody's.
    let folded = Name::new(&name).map(|name| name.key()).unwrap_or_default();
    let session = visitor.as_ref().map(|visitor| visitor.session);
    // Counted before it is known whether the password is good: many tries at once must not all slip through.
    app.throttle.count_login(&folded, peer.address, session)?;
    let account = app.store.account(&folded).await?;
    let hash = account.as_ref().map(|account| account.password.clone());
    let good = app.hashing.verify(password, hash).await?;
    let Account { person, password, .. } = account.filter(|_| good).ok_or_else(wrong)?;
    let (token, now) = (Token::fresh()?, wall());
    if app.store.banned(Whom::Person(person), now).await?.is_some() {
        return Err(Problem::banned());
    }
    let opened = app.store.open_session(person, password, peer.session(token, now), now).await;
    // The password was changed, or the account is gone, while this one was looked at.
    let mut over = opened.map_err(|why| if why.is_missing() { wrong() } else { why.into() })?;
    if let Some(visitor) = visitor {
        over.extend(leave_for(&app, &visitor, person).await?);
    }
    app.sockets.end(&over);
    hand_over(&app, StatusCode::OK, person, token, bearer).await
}

/// Somebody turns out to be who has this account; answers their sessions that are over.
async fn leave_for(app: &App, visitor: &Visitor, account: PersonId) -> Answer<Vec<SessionId>> {
    let left = if visitor.account {
        app.store.revoke(visitor.person, visitor.session).await.map(|()| vec![visitor.session])
    } else {
        match app.store.merge(visitor.person, account).await {
            Ok(merged) => {
                // Second attempts and entries count for nothing, and nobody should play on there.
                for room in merged.dropped {
                    if app.rooms.is_live(room).await {
                        app.rooms.send(room, Ask::Close);
                    }
                }
                Ok(merged.over)
            }
            Err(why) => Err(why),
        }
    };
    match left {
        Ok(over) => Ok(over),
        // In the meantime they have logged out, claimed a name or logged in elsewhere: then those sessions are over already.
        Err(why) if why.is_missing() || why.is_taken() => Ok(Vec::new()),
        Err(why) => Err(why.into()),
    }
}

/// Log out
///
/// Ends this session. A guest who logs out cannot come back.
#[utoipa::path(
    post, path = "/api/v1/logout", tag = "people",
    responses((status = NO_CONTENT), (status = UNAUTHORIZED, body = Body), (status = FORBIDDEN, body = Body))
)]
async fn logout(_: Accounts, State(app): State<Arc<App>>, visitor: Visitor) -> Answer<Response> {
    app.end_session(&visitor, visitor.session).await?;
    farewell(&app)
}

impl App {
    /// Ends one of somebody's sessions, with its connections.
    pub(super) async fn end_session(&self, visitor: &Visitor, session: SessionId) -> Answer<()> {
        self.store.revoke(visitor.person, session).await?;
        self.sockets.end(&[session]);
        Ok(())
    }
}

/// Nothing to say, and the browser forgets its token.
pub(super) fn farewell(app: &App) -> Answer<Response> {
    let cookie = no_cookie(&app.config.site)?;
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, cookie)]).into_response())
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct ChangePassword {
    /// The one it was.
    old: Password,
    /// The one it will be: at least 8 characters.
    new: Password,
}

/// Change the password
///
/// Every token is void, and a new one is given: as a cookie, or in the body where they came with a bearer token.
#[utoipa::path(
    put, path = "/api/v1/me/password", tag = "people", request_body = ChangePassword,
    responses(
        (status = OK, body = SessionView), (status = UNAUTHORIZED, body = Body), (status = FORBIDDEN, body = Body),
        (status = CONFLICT, body = Body), (status = UNPROCESSABLE_ENTITY, body = Body), (status = TOO_MANY_REQUESTS, body = Body)
    )
)]
async fn change(
    _: Accounts,
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Sent(ChangePassword { old, new }): Sent<ChangePassword>,
) -> Answer<Response> {
    let account = app.store.account_of(visitor.person).await?;
    let account = account.ok_or_else(|| Problem::conflict(Text::new("account-none")))?;
    let name = Name::new(&account.name).map_err(|why| Problem::wrong(why.text()))?;
    new.check(&name)?;
    app.throttle.count(Act::Password, visitor.peer.address, Some(visitor.session))?;
    let was = account.password;
    if !app.hashing.verify(old, Some(was.clone())).await? {
        return Err(wrong());
    }
    let hash = app.hashing.hash(new).await?;
    let (token, now) = (Token::fresh()?, wall());
    let session = visitor.peer.session(token, now);
    // Somebody else may have changed it meanwhile.
    let changed = app.store.set_password(visitor.person, was, hash, session, now).await;
    let over = changed.map_err(|why| if why.is_missing() { wrong() } else { why.into() })?;
    app.sockets.end(&over);
    hand_over(&app, StatusCode::OK, visitor.person, token, !visitor.by_cookie).await
}
