//! The description of the API as a page for people: made from the same description that programs read, once, without a script.

use std::fmt::Write;

use serde_json::Value;

use super::answers::PROBLEM;

/// The style of the page, served beside it: the policy of the site allows no style inside.
pub(super) const STYLE: &str = include_str!("page.css");

/// The methods there are, in the order they are shown in.
const METHODS: [&str; 5] = ["get", "post", "put", "patch", "delete"];

/// The whole page.
pub(super) fn render(description: &Value) -> String {
    let mut page = String::from(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>Cluehouse API</title>\n\
         <link rel=\"stylesheet\" href=\"/api/v1/page.css\">\n</head>\n<body>\n<main>\n<h1>Cluehouse API</h1>\n",
    );
    let about = description["info"]["description"].as_str().unwrap_or_default();
    // Writing to a string cannot fail.
    let _ = writeln!(page, "<p>{}</p>", prose(about));
    page.push_str("<p>For programs: <a href=\"/api/v1/openapi.json\">openapi.json</a>.</p>\n");
    for tag in tags(description) {
        let _ = writeln!(page, "<h2 id=\"{0}\">{0}</h2>", escape(&tag));
        for (path, method, operation) in operations(description) {
            if operation["tags"][0] == tag.as_str() {
                show(&mut page, description, path, method, operation);
            }
        }
    }
    page.push_str("</main>\n</body>\n</html>\n");
    page
}

fn operations(description: &Value) -> impl Iterator<Item = (&str, &'static str, &Value)> {
    let paths = description["paths"].as_object().into_iter().flatten();
    paths.flat_map(|(path, item)| {
        METHODS.into_iter().filter_map(move |method| Some((path.as_str(), method, item.get(method)?)))
    })
}

fn tags(description: &Value) -> Vec<String> {
    let mut tags = Vec::new();
    for (_, _, operation) in operations(description) {
        let tag = operation["tags"][0].as_str().unwrap_or_default().to_owned();
        if !tags.contains(&tag) {
            tags.push(tag);
        }
    }
    tags
}

fn show(page: &mut String, description: &Value, path: &str, method: &str, operation: &Value) {
    let text = |field: &str| operation[field].as_str().unwrap_or_default();
    let _ = writeln!(
        page,
        "<section>\n<h3><b>{}</b> <code>{}</code></h3>\n<p>{}. {}</p>",
        method.to_uppercase(),
        escape(path),
        prose(text("summary")),
        prose(text("description")),
    );
    for parameter in operation["parameters"].as_array().into_iter().flatten() {
        let part = |field: &str| parameter[field].as_str().unwrap_or_default();
        let _ = writeln!(
            page,
            "<p>{} <code>{}</code> {}</p>",
            part("in"),
            escape(part("name")),
            prose(part("description"))
        );
    }
    let body = &operation["requestBody"]["content"]["application/json"]["schema"];
    if !body.is_null() {
        page.push_str("<h4>Send</h4>\n");
        fields(page, description, body);
    }
    for (status, response) in operation["responses"].as_object().into_iter().flatten() {
        let schema = &response["content"]["application/json"]["schema"];
        let about = response["description"].as_str().unwrap_or_default();
        let problem = response["content"].get(PROBLEM).is_some();
        let kind = if problem { "a problem" } else { "" };
        let _ = writeln!(page, "<h4>{} {} {kind}</h4>", escape(status), prose(about));
        if !problem {
            fields(page, description, schema);
        }
    }
    page.push_str("</section>\n");
}

/// The fields of an object, or of the objects of a list.
fn fields(page: &mut String, description: &Value, schema: &Value) {
    let (schema, many) = match schema.get("items") {
        Some(items) => (resolve(description, items), true),
        None => (resolve(description, schema), false),
    };
    let Some(properties) = schema["properties"].as_object() else { return };
    let required: Vec<&str> =
        schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    if many {
        page.push_str("<p>A list of:</p>\n");
    }
    page.push_str("<dl>\n");
    for (name, property) in properties {
        let about = property["description"].as_str().unwrap_or_default();
        let maybe = if required.contains(&name.as_str()) { "" } else { ", optional" };
        let _ = writeln!(
            page,
            "<dt><code>{}</code> <small>{}{maybe}</small></dt><dd>{}</dd>",
            escape(name),
            escape(&kind(property)),
            prose(about)
        );
    }
    page.push_str("</dl>\n");
}

fn resolve<'a>(description: &'a Value, schema: &'a Value) -> &'a Value {
    match schema["$ref"].as_str().and_then(|name| name.rsplit('/').next()) {
        Some(name) => &description["components"]["schemas"][name],
        None => schema,
    }
}

/// What a property is, in a word.
fn kind(property: &Value) -> String {
    if let Some(name) = property["$ref"].as_str().and_then(|name| name.rsplit('/').next()) {
        return name.to_owned();
    }
    match &property["type"] {
        Value::String(kind) if kind == "array" => format!("list of {}", kind_of_items(property)),
        Value::String(kind) => kind.clone(),
        Value::Array(kinds) => kinds
            .iter()
            .filter_map(Value::as_str)
            .filter(|kind| *kind != "null")
            .collect::<Vec<_>>()
            .join(" or "),
        _ => "object".to_owned(),
    }
}

fn kind_of_items(property: &Value) -> String {
    property.get("items").map_or_else(|| "object".to_owned(), kind)
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// Escaped, with what stands in backquotes as code.
fn prose(text: &str) -> String {
    let mut shown = String::new();
    for (index, part) in escape(text).split('`').enumerate() {
        if index % 2 == 1 {
            let _ = write!(shown, "<code>{part}</code>");
        } else {
            shown.push_str(part);
        }
    }
    shown
}
