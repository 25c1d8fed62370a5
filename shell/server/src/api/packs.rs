//! Questions and words of one's own: brought, listed, taken away as a file, dropped; and those that ship, listed beside them.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use cluehouse_content::{Form, MAX_FILE, Refused, is_tag, shipped};
use cluehouse_engine::{Digest, Speak, Text};
use cluehouse_room::fit;
use cluehouse_speech::Lang;
use cluehouse_store::limits::{MAX_PACK, MAX_PACK_BYTES, MAX_PACK_BYTES_OF_GUEST, MAX_PACKS};
use cluehouse_store::{ListedPack, NewPack, StoredPack};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::asked::Asked;
use crate::identity::{Peer, Visitor};
use crate::limits::{LONGEST_PACK_NAME, MAX_PACK_BODY};
use crate::packs::{About, Brought, CategoryCount, PackKind};
use crate::problem::{Answer, Body, Problem};
use crate::sent::{Sent, SentUpTo};
use crate::throttle::Act;
use crate::wall;

pub(super) fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(bring, list)).routes(routes!(take, forget))
}

/// A file that somebody brings: `text`, or `base64` of its bytes where they may be anything.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct BringPack {
    kind: PackKind,
    /// What one calls it oneself.
    name: String,
    /// The tag of its language, such as `pt` or `pt-BR`.
    language: String,
    #[serde(default)]
    text: Option<String>,
    #[serde(default)]
    base64: Option<String>,
}

/// A pack that can be played.
#[derive(Serialize, ToSchema)]
struct PackView {
    /// Its name in a room's list of games.
    digest: String,
    kind: PackKind,
    language: String,
    /// What its owner calls it; nothing for what ships.
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    /// When it was brought, in milliseconds since 1970; nothing for what ships.
    #[serde(skip_serializing_if = "Option::is_none")]
    created: Option<i64>,
    /// The form its file was found to have, where it was brought just now: json, csv, gift or opentdb; nothing for words.
    #[serde(skip_serializing_if = "Option::is_none")]
    form: Option<&'static str>,
    /// How many questions or words there are.
    count: usize,
    /// The categories of questions, in the order in which they come first; none for words.
    categories: Vec<CategoryCount>,
}

/// Bring a pack
///
/// The file is checked and taken whole, or refused with everything that is wrong with it in `findings`. Questions may be CSV, GIFT,
/// Open Trivia DB's JSON or our own; words one a line.
#[utoipa::path(
    post, path = "/api/v1/packs", tag = "packs", request_body = BringPack,
    responses(
        (status = CREATED, body = PackView), (status = CONFLICT, body = Body), (status = UNPROCESSABLE_ENTITY, body = Body),
        (status = TOO_MANY_REQUESTS, body = Body)
    )
)]
async fn bring(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    SentUpTo(Sent(brought)): SentUpTo<BringPack, MAX_PACK_BODY>,
) -> Answer<Response> {
    app.throttle.count(Act::Pack, visitor.peer.address, Some(visitor.session))?;
    let BringPack { kind, name, language, text, base64 } = brought;
    let name = fit(&name, LONGEST_PACK_NAME)
        .ok_or_else(|| Problem::wrong(Text::new("packs-name").number("most", LONGEST_PACK_NAME as i64)))?;
    if !is_tag(&language) {
        return Err(Problem::wrong(Text::new("packs-language")));
    }
    let bytes = match (text, base64) {
        (Some(text), None) => text.into_bytes(),
        (None, Some(base64)) => STANDARD.decode(base64).map_err(Problem::unreadable)?,
        _ => return Err(Problem::unreadable("either text or base64")),
    };
    let (pack, form) = app.replays.take(move || Brought::import(kind, &bytes)).await?.map_err(refusal)?;
    let bytes = pack.bytes()?;
    if bytes.len() > MAX_PACK {
        let large = Text::new("content-too-large").number("most", MAX_FILE as i64);
        return Err(refused(vec![(1, large)]));
    }
    let (digest, about, now) = (pack.digest(), pack.about(), wall());
    let new = NewPack {
        digest: digest.bytes(),
        kind: kind.id().to_owned(),
        name: name.clone(),
        language: language.clone(),
        about: serde_json::to_string(&about).map_err(anyhow::Error::from)?,
        bytes,
    };
    app.store.add_pack(visitor.person, new, now).await.map_err(|why| {
        if why.is_too_many() {
            let space = if visitor.account { MAX_PACK_BYTES } else { MAX_PACK_BYTES_OF_GUEST };
            let text = Text::new("packs-too-many").number("most", MAX_PACKS);
            Problem::conflict(text.number("megabytes", space / (1024 * 1024)))
        } else {
            why.into()
        }
    })?;
    let pack = PackView {
        digest: digest.to_string(),
        kind,
        language,
        name: Some(name),
        created: Some(now),
        form: form.map(Form::id),
        count: about.count,
        categories: about.categories,
    };
    Ok((StatusCode::CREATED, Json(pack)).into_response())
}

fn refusal(why: Refused) -> Problem {
    refused(why.findings.into_iter().map(|finding| (finding.spot.line, finding.reason.text())).collect())
}

fn refused(findings: Vec<(u32, Text)>) -> Problem {
    let errors = i64::try_from(findings.len()).unwrap_or(i64::MAX);
    Problem::findings(Text::new("packs-refused").number("errors", errors), findings)
}

#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct Wanted {
    /// Only these.
    kind: Option<PackKind>,
    /// Only in this language.
    language: Option<String>,
}

/// Packs
///
/// One's own, the latest first, then those that ship.
#[utoipa::path(
    get, path = "/api/v1/packs", tag = "packs", security((), ("cookie" = []), ("bearer" = [])),
    params(Wanted),
    responses((status = OK, body = Vec<PackView>), (status = TOO_MANY_REQUESTS, body = Body))
)]
async fn list(
    State(app): State<Arc<App>>,
    Asked(wanted): Asked<Wanted>,
    peer: Peer,
    visitor: Option<Visitor>,
) -> Answer<Json<Vec<PackView>>> {
    app.throttle.count(Act::Work, peer.address, visitor.as_ref().map(|visitor| visitor.session))?;
    let own = match visitor {
        Some(visitor) => app.store.packs_of(visitor.person).await?,
        None => Vec::new(),
    };
    let mut packs: Vec<PackView> = own.into_iter().filter_map(listed).collect();
    for lang in Lang::ALL {
        for pack in ships(lang) {
            let About { count, categories } = pack.about();
            packs.push(PackView {
                digest: pack.digest().to_string(),
                kind: pack.kind(),
                language: lang.tag().to_owned(),
                name: None,
                created: None,
                form: None,
                count,
                categories,
            });
        }
    }
    packs.retain(|pack| {
        wanted.kind.is_none_or(|kind| pack.kind == kind)
            && wanted.language.as_ref().is_none_or(|language| pack.language == *language)
    });
    Ok(Json(packs))
}

fn listed(pack: ListedPack) -> Option<PackView> {
    let About { count, categories } = serde_json::from_str(&pack.about).unwrap_or_default();
    Some(PackView {
        digest: Digest::from_bytes(pack.digest).to_string(),
        kind: PackKind::of(&pack.kind)?,
        language: pack.language,
        name: Some(pack.name),
        created: Some(pack.created),
        form: None,
        count,
        categories,
    })
}

fn ships(lang: Lang) -> [Brought; 2] {
    let edition = shipped(lang);
    [Brought::Trivia(Arc::clone(edition.trivia())), Brought::Words(Arc::clone(edition.words()))]
}

#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct As {
    /// csv, gift or json; csv where not given.
    form: Option<String>,
}

/// Take a pack away as a file
///
/// One's own, or one that ships: questions as `csv`, `gift` or `json`, words as text.
#[utoipa::path(
    get, path = "/api/v1/packs/{digest}", tag = "packs", security((), ("cookie" = []), ("bearer" = [])),
    params(("digest" = String, Path), As),
    responses(
        (status = OK, content_type = "text/csv", body = String), (status = NOT_FOUND, body = Body),
        (status = UNPROCESSABLE_ENTITY, body = Body), (status = TOO_MANY_REQUESTS, body = Body)
    )
)]
async fn take(
    State(app): State<Arc<App>>,
    Path(digest): Path<String>,
    Asked(As { form }): Asked<As>,
    peer: Peer,
    visitor: Option<Visitor>,
) -> Answer<Response> {
    app.throttle.count(Act::Work, peer.address, visitor.as_ref().map(|visitor| visitor.session))?;
    let form = form.map_or(Some(Form::Csv), |form| Form::written(&form));
    let form = form.ok_or_else(|| Problem::wrong(Text::new("packs-form")))?;
    let digest: Digest = digest.parse().map_err(|_| Problem::not_found())?;
    let ours = Lang::ALL.into_iter().flat_map(ships).find(|pack| pack.digest() == digest);
    let own = match (&ours, visitor) {
        (None, Some(visitor)) => app.store.own_pack(visitor.person, digest.bytes()).await?,
        _ => None,
    };
    let own = own.map(|stored: StoredPack| Brought::read(&stored).ok_or_else(Problem::failed)).transpose()?;
    let (kind, ending, mut file) = ours.or(own).ok_or_else(Problem::not_found)?.export(form);
    if ending == Form::Csv.id() {
        // The mark tells spreadsheets which encoding it is.
        file.insert(0, '\u{feff}');
    }
    let name = format!("attachment; filename=\"cluehouse-{}.{ending}\"", &digest.to_string()[..8]);
    Ok(([(header::CONTENT_TYPE, kind.to_owned()), (header::CONTENT_DISPOSITION, name)], file).into_response())
}

/// Take a pack off one's list
///
/// Rooms that play with it, and replays, keep it.
#[utoipa::path(
    delete, path = "/api/v1/packs/{digest}", tag = "packs", params(("digest" = String, Path)),
    responses((status = NO_CONTENT), (status = NOT_FOUND, body = Body), (status = TOO_MANY_REQUESTS, body = Body))
)]
async fn forget(
    State(app): State<Arc<App>>,
    Path(digest): Path<String>,
    visitor: Visitor,
) -> Answer<StatusCode> {
    let digest: Digest = digest.parse().map_err(|_| Problem::not_found())?;
    app.throttle.count(Act::Change, visitor.peer.address, Some(visitor.session))?;
    app.store.drop_pack(visitor.person, digest.bytes()).await?;
    Ok(StatusCode::NO_CONTENT)
}
