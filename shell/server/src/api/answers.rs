//! What the description says of all operations alike: how somebody says who they are, and what is answered to whoever does it wrong. What
//! only some answer stands with them.

use axum::http::StatusCode;
use utoipa::Modify;
use utoipa::openapi::path::{Operation, ParameterIn};
use utoipa::openapi::security::{
    ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityRequirement, SecurityScheme,
};
use utoipa::openapi::{ContentBuilder, OpenApi, Ref, RefOr, ResponseBuilder};

use crate::identity::SECURE;

/// The kind of content that a problem is.
pub(super) const PROBLEM: &str = "application/problem+json";

/// What is answered by what all operations share.
pub(super) struct Answers;

impl Modify for Answers {
    fn modify(&self, description: &mut OpenApi) {
        let bearer = HttpBuilder::new()
            .scheme(HttpAuthScheme::Bearer)
            .description(Some("For programs: the token that a session was begun with."));
        let cookie = ApiKeyValue::with_description(
            SECURE,
            "For browsers. A change needs an `Origin` of the site; at a party on plain HTTP the name has no `__Host-`.",
        );
        let schemes = description.components.get_or_insert_default();
        schemes.add_security_scheme("cookie", SecurityScheme::ApiKey(ApiKey::Cookie(cookie)));
        schemes.add_security_scheme("bearer", SecurityScheme::Http(bearer.build()));
        let either = ["cookie", "bearer"].map(|scheme| SecurityRequirement::new(scheme, [""; 0]));
        description.security = Some(either.to_vec());
        for path in description.paths.paths.values_mut() {
            let methods = [&mut path.get, &mut path.post, &mut path.put, &mut path.patch, &mut path.delete];
            methods.into_iter().flatten().for_each(complete);
        }
    }
}

/// Adds what an operation may answer by its form, and gives it a name that no other has.
fn complete(operation: &mut Operation) {
    if let (Some(name), Some([tag])) = (&mut operation.operation_id, operation.tags.as_deref()) {
        *name = format!("{tag}_{name}");
    }
    let asks = |place| {
        let parameters = operation.parameters.iter().flatten();
        parameters.filter_map(plain).any(|parameter| parameter.parameter_in == place)
    };
    let nobody = SecurityRequirement::default();
    let (needs_session, knows_sessions) = match &operation.security {
        None => (true, true),
        Some(ways) => (!ways.contains(&nobody), ways.iter().any(|way| *way != nobody)),
    };
    let sends = operation.request_body.is_some();
    let answers = [
        ("400", sends || asks(ParameterIn::Query), "It cannot be read"),
        ("401", needs_session, "Nobody has said who asks"),
        ("403", true, "Banned, or a page of another site"),
        ("408", sends, "The body comes too slowly"),
        ("413", sends, "The body is too large"),
        ("415", sends, "The body is not said to be JSON"),
        ("500", true, "The server failed"),
        ("503", knows_sessions, "Nothing can be looked up or saved at the moment"),
    ];
    let responses = &mut operation.responses.responses;
    for (status, _, about) in answers.into_iter().filter(|(_, may_be, _)| *may_be) {
        let problem = ContentBuilder::new().schema(Some(Ref::from_schema_name("Problem"))).build();
        let response = ResponseBuilder::new().description(about).content(PROBLEM, problem);
        responses.entry(status.to_owned()).or_insert_with(|| response.into());
    }
    for (status, response) in responses {
        let (Ok(status), RefOr::T(response)) = (status.parse::<StatusCode>(), response) else { continue };
        if response.description.is_empty() {
            status.canonical_reason().unwrap_or_default().clone_into(&mut response.description);
        }
        if status.is_client_error() || status.is_server_error() {
            let problem = response.content.shift_remove("application/json");
            response.content.extend(problem.map(|problem| (PROBLEM.to_owned(), problem)));
        }
    }
}

const fn plain<T>(thing: &RefOr<T>) -> Option<&T> {
    match thing {
        RefOr::T(thing) => Some(thing),
        RefOr::Ref(_) => None,
    }
}
