//! `#[derive(Read)]`: how a type is made from a JSON value, by the attributes that serde itself reads.
//!
//! It knows the forms there are on the wire: objects, enums that are names, enums whose tag stands beside their content, and types that
//! stand for another. What it does not know it refuses to compile.
#![warn(missing_docs)]

use std::iter::Peekable;

use proc_macro::{Delimiter, TokenStream, TokenTree, token_stream};

/// Derives `cluehouse_json::Read`.
#[proc_macro_derive(Read, attributes(serde))]
pub fn read(item: TokenStream) -> TokenStream {
    let code = Item::parse(item).and_then(|item| item.code());
    let code = code.unwrap_or_else(|why| format!("::core::compile_error!({why:?});"));
    code.parse().unwrap_or_default()
}

/// As many fields as a type may have, for `cluehouse_json::Fields`.
const MAX_FIELDS: usize = 32;

type Parsed<T> = Result<T, String>;

type Tokens = Peekable<token_stream::IntoIter>;

/// A type as it is declared.
struct Item {
    options: Options,
    name: String,
    /// A parameter, and what is demanded of it.
    parameter: Option<(String, String)>,
    body: Body,
}

enum Body {
    /// A type that stands for another.
    Newtype,
    Struct(Vec<Field>),
    Enum(Vec<Variant>),
}

struct Field {
    options: Options,
    name: String,
}

struct Variant {
    options: Options,
    name: String,
    content: Content,
}

enum Content {
    None,
    One,
    Named(Vec<Field>),
}

/// What `#[serde(…)]` says that matters when something is read: names, with a value where they have one.
#[derive(Default)]
struct Options(Vec<(String, Option<String>)>);

impl Options {
    const KNOWN: [&str; 12] = [
        "bound",
        "content",
        "default",
        "deny_unknown_fields",
        "into",
        "rename",
        "rename_all",
        "skip",
        "skip_serializing_if",
        "tag",
        "transparent",
        "try_from",
    ];

    /// Takes the attributes that come next; those that are not serde's are left out.
    fn take(tokens: &mut Tokens) -> Parsed<Self> {
        let mut options = Self::default();
        while tokens.next_if(|token| is_mark(token, '#')).is_some() {
            let Some(TokenTree::Group(attribute)) = tokens.next() else {
                return Err("no attribute".to_owned());
            };
            let mut parts = attribute.stream().into_iter();
            if let (Some(name), Some(TokenTree::Group(inside))) = (parts.next(), parts.next())
                && is_word(&name, "serde")
            {
                options.add(inside.stream())?;
            }
        }
        Ok(options)
    }

    fn add(&mut self, inside: TokenStream) -> Parsed<()> {
        let mut tokens = inside.into_iter().peekable();
        while let Some(name) = tokens.next() {
            let name = name.to_string();
            if !Self::KNOWN.contains(&name.as_str()) {
                return Err(format!("`{name}` cannot be read"));
            }
            let mut value = None;
            if tokens.next_if(|token| is_mark(token, '=')).is_some() {
                value = tokens.next().map(|value| value.to_string().trim_matches('"').to_owned());
            }
            self.0.push((name, value));
            tokens.next_if(|token| is_mark(token, ','));
        }
        Ok(())
    }

    fn has(&self, name: &str) -> bool {
        self.0.iter().any(|(found, _)| found == name)
    }

    fn value(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(found, _)| found == name)?.1.as_deref()
    }
}

impl Item {
    fn parse(item: TokenStream) -> Parsed<Self> {
        let mut tokens = item.into_iter().peekable();
        let options = Options::take(&mut tokens)?;
        skip_visibility(&mut tokens);
        let kind = word(&mut tokens)?;
        let name = word(&mut tokens)?;
        let mut parameter = None;
        if tokens.next_if(|token| is_mark(token, '<')).is_some() {
            let of = word(&mut tokens)?;
            let bounds: TokenStream =
                std::iter::from_fn(|| tokens.next_if(|token| !is_mark(token, '>'))).collect();
            tokens.next();
            parameter = Some((of, bounds.to_string()));
        }
        let Some(TokenTree::Group(body)) = tokens.next() else {
            return Err("a type without content".to_owned());
        };
        let body = match (kind.as_str(), body.delimiter()) {
            ("struct", Delimiter::Brace) => Body::Struct(fields(body.stream())?),
            ("struct", Delimiter::Parenthesis) if is_one(body.stream()) => Body::Newtype,
            ("enum", Delimiter::Brace) => Body::Enum(variants(body.stream())?),
            _ => return Err("a type of this form is nowhere on the wire".to_owned()),
        };
        Ok(Self { options, name, parameter, body })
    }

    fn code(&self) -> Parsed<String> {
        let body = self.body()?;
        let name = &self.name;
        let (bounds, arguments) = match &self.parameter {
            // Where a bound is given, it is the type's own, and says enough.
            Some((of, own)) if self.options.has("bound") => (format!("{of} {own}"), format!("<{of}>")),
            Some((of, _)) => (format!("{of}: ::cluehouse_json::Read"), format!("<{of}>")),
            None => Default::default(),
        };
        Ok(format!(
            "impl<{bounds}> ::cluehouse_json::Read for {name}{arguments} {{
                fn read(value: ::cluehouse_json::Value<'_>) -> ::core::result::Result<Self, ::cluehouse_json::Error> {{ {body} }}
            }}"
        ))
    }

    fn body(&self) -> Parsed<String> {
        if let Some(from) = self.options.value("try_from") {
            return Ok(format!(
                "let from = <{from} as ::cluehouse_json::Read>::read(value)?;
                Self::try_from(from).map_err(|why| ::cluehouse_json::Error::new(&why))"
            ));
        }
        let strict = self.options.has("deny_unknown_fields");
        match &self.body {
            Body::Newtype => Ok("::cluehouse_json::Read::read(value).map(Self)".to_owned()),
            Body::Struct(fields) => {
                let (before, made) = object("value", fields, strict, self.options.has("default"));
                Ok(format!("{before} Ok(Self {made})"))
            }
            Body::Enum(variants) => self.variants(variants, strict),
        }
    }

    fn variants(&self, variants: &[Variant], strict: bool) -> Parsed<String> {
        let tagged = match (self.options.value("tag"), self.options.value("content")) {
            (Some("t"), Some("d")) => true,
            (None, None) => false,
            _ => return Err("a tag is `t`, and its content `d`".to_owned()),
        };
        let names: Vec<String> =
            variants.iter().map(|variant| self.name_of(variant)).collect::<Parsed<_>>()?;
        let mut arms = String::new();
        for (place, variant) in variants.iter().enumerate() {
            let name = &variant.name;
            let made = match &variant.content {
                Content::None if !tagged => format!("Self::{name}"),
                _ if !tagged => return Err(format!("`{name}` has content and no tag")),
                Content::None => format!("{{ ::cluehouse_json::nothing(&content)?; Self::{name} }}"),
                Content::One => format!("Self::{name}(::cluehouse_json::Read::read(content)?)"),
                Content::Named(fields) => {
                    let (before, made) = object("content", fields, strict, false);
                    format!("{{ {before} Self::{name} {made} }}")
                }
            };
            // No place lies beyond the last name.
            let last = place + 1 == variants.len();
            arms += &if last { format!("_ => {made},") } else { format!("{place} => {made},") };
        }
        Ok(if tagged {
            format!(
                "let (place, content) = ::cluehouse_json::apart(value, &{names:?}, {strict})?; Ok(match place {{ {arms} }})"
            )
        } else {
            format!("Ok(match ::cluehouse_json::name(value, &{names:?})? {{ {arms} }})")
        })
    }

    fn name_of(&self, variant: &Variant) -> Parsed<String> {
        if let Some(name) = variant.options.value("rename") {
            return Ok(name.to_owned());
        }
        let between = match self.options.value("rename_all") {
            Some("snake_case") => '_',
            Some("kebab-case") => '-',
            None => return Ok(variant.name.clone()),
            Some(other) => return Err(format!("names in `{other}` are nowhere on the wire")),
        };
        let mut name = String::new();
        for (place, letter) in variant.name.char_indices() {
            if place > 0 && letter.is_uppercase() {
                name.push(between);
            }
            name.extend(letter.to_lowercase());
        }
        Ok(name)
    }
}

/// Code that takes an object's fields, and code that makes them a struct's.
fn object(value: &str, fields: &[Field], strict: bool, all_optional: bool) -> (String, String) {
    let read: Vec<&Field> = fields.iter().filter(|field| !field.options.has("skip")).collect();
    let names: Vec<&str> =
        read.iter().map(|field| field.options.value("rename").unwrap_or(&field.name)).collect();
    let mut before =
        format!("let mut fields = ::cluehouse_json::Fields::of({value}, &{names:?}, {strict})?;");
    if all_optional {
        before += "let absent: Self = ::core::default::Default::default();";
    }
    let mut made = String::new();
    for field in fields {
        let name = &field.name;
        let taken = match (field.options.has("default"), field.options.value("default")) {
            _ if field.options.has("skip") => "::core::default::Default::default()".to_owned(),
            (_, Some(path)) => format!("fields.take_or({path})?"),
            (true, None) => "fields.take_or(::core::default::Default::default)?".to_owned(),
            (false, None) if all_optional => format!("fields.take_or(|| absent.{name})?"),
            (false, None) => "fields.take()?".to_owned(),
        };
        made += &format!("{name}: {taken},");
    }
    (before, format!("{{ {made} }}"))
}

fn fields(stream: TokenStream) -> Parsed<Vec<Field>> {
    let mut tokens = stream.into_iter().peekable();
    let mut found = Vec::new();
    while tokens.peek().is_some() {
        let options = Options::take(&mut tokens)?;
        skip_visibility(&mut tokens);
        found.push(Field { options, name: word(&mut tokens)? });
        skip_past_comma(&mut tokens);
    }
    if found.len() > MAX_FIELDS { Err(format!("more than {MAX_FIELDS} fields")) } else { Ok(found) }
}

fn variants(stream: TokenStream) -> Parsed<Vec<Variant>> {
    let mut tokens = stream.into_iter().peekable();
    let mut found = Vec::new();
    while tokens.peek().is_some() {
        let options = Options::take(&mut tokens)?;
        let name = word(&mut tokens)?;
        let content = match tokens.peek() {
            Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Brace => {
                Content::Named(fields(group.stream())?)
            }
            Some(TokenTree::Group(group)) if is_one(group.stream()) => Content::One,
            Some(TokenTree::Group(_)) => return Err(format!("`{name}` is a tuple; name its fields")),
            _ => Content::None,
        };
        found.push(Variant { options, name, content });
        skip_past_comma(&mut tokens);
    }
    Ok(found)
}

/// Whether there is one type, and nothing after it.
fn is_one(stream: TokenStream) -> bool {
    let mut tokens = stream.into_iter().peekable();
    skip_past_comma(&mut tokens);
    tokens.peek().is_none()
}

/// Passes over a type, up to the comma that is not inside it.
fn skip_past_comma(tokens: &mut Tokens) {
    let mut depth = 0_usize;
    for token in tokens {
        match token {
            TokenTree::Punct(mark) if mark.as_char() == '<' => depth += 1,
            TokenTree::Punct(mark) if mark.as_char() == '>' => depth -= 1,
            TokenTree::Punct(mark) if mark.as_char() == ',' && depth == 0 => return,
            _ => {}
        }
    }
}

fn skip_visibility(tokens: &mut Tokens) {
    if tokens.next_if(|token| is_word(token, "pub")).is_some() {
        tokens.next_if(|token| matches!(token, TokenTree::Group(_)));
    }
}

fn word(tokens: &mut Tokens) -> Parsed<String> {
    match tokens.next() {
        Some(TokenTree::Ident(word)) => Ok(word.to_string()),
        _ => Err("a name is expected".to_owned()),
    }
}

fn is_word(token: &TokenTree, word: &str) -> bool {
    matches!(token, TokenTree::Ident(found) if found.to_string() == word)
}

fn is_mark(token: &TokenTree, mark: char) -> bool {
    matches!(token, TokenTree::Punct(found) if found.as_char() == mark)
}
