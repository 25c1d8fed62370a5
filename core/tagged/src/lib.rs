//! `#[derive(Tagged)]`: `Deserialize` for an enum with `#[serde(tag = "t", content = "d")]`, as serde's own derive, but compiled once.
//!
//! Serde compiles each such type for every order of tag and content and once more for its buffer. Here tag and content are
//! taken apart first, and the rest is serde's derive for a plain enum, on a copy of the declaration without the tag.
#![warn(missing_docs)]

use proc_macro::{Delimiter, Group, TokenStream, TokenTree};

/// Derives `serde::Deserialize` from the attributes that serde itself reads. A variant that holds the enum names it in full: `Self` would
/// be the copy.
#[proc_macro_derive(Tagged, attributes(serde))]
pub fn tagged(item: TokenStream) -> TokenStream {
    let mut attributes = Vec::new();
    let mut tokens = item.into_iter().peekable();
    // Up to `enum`: attributes and visibility.
    while let Some(token) = tokens.next_if(|token| !is_word(token, "enum")) {
        if let TokenTree::Group(group) = &token
            && let Some(options) = serde_options(group)
        {
            attributes.extend(options.into_iter().filter(|option| {
                let option = option.to_string();
                !option.starts_with("tag ") && !option.starts_with("content ")
            }));
        }
    }
    let rest: Vec<TokenTree> = tokens.skip(1).collect();
    let (Some(TokenTree::Ident(name)), Some(TokenTree::Group(body))) = (rest.first(), rest.last()) else {
        return error("only an enum has a tag");
    };
    let generics: Vec<TokenTree> = rest[1..rest.len() - 1].to_vec();
    if !generics.is_empty() && generics.len() != 3 {
        return error("an enum has one plain parameter or none");
    }
    let parameter = generics.get(1).map(ToString::to_string);
    let (bounds, arguments) = match &parameter {
        Some(of) => (format!("<'de, {of}: ::serde::Deserialize<'de>>"), format!("<{of}>")),
        None => ("<'de>".to_owned(), String::new()),
    };
    let options: String = attributes.iter().map(|option| format!(", {option}")).collect();
    let variants = plain(body.stream());
    let code = format!(
        "const _: () = {{
            #[derive(::serde::Deserialize)]
            #[serde(remote = \"{name}\"{options})]
            enum Untagged{arguments} {{ {variants} }}
            impl{bounds} ::serde::Deserialize<'de> for {name}{arguments} {{
                fn deserialize<D: ::serde::Deserializer<'de>>(from: D) -> ::core::result::Result<Self, D::Error> {{
                    Untagged::deserialize(::cluehouse_engine::json::Apart::read(from)?)
                }}
            }}
        }};"
    );
    code.parse().unwrap_or_else(|_| error("the copy of the enum cannot be read"))
}

fn is_word(token: &TokenTree, word: &str) -> bool {
    matches!(token, TokenTree::Ident(found) if found.to_string() == word)
}

/// The options of `[serde(…)]`, or `None` for any other attribute.
fn serde_options(attribute: &Group) -> Option<Vec<TokenStream>> {
    let mut tokens = attribute.stream().into_iter();
    let (first, second) = (tokens.next()?, tokens.next()?);
    let TokenTree::Group(options) = second else { return None };
    if !is_word(&first, "serde") {
        return None;
    }
    let mut found = vec![TokenStream::new()];
    for token in options.stream() {
        match &token {
            TokenTree::Punct(mark) if mark.as_char() == ',' => found.push(TokenStream::new()),
            _ => found.last_mut()?.extend([token]),
        }
    }
    Some(found.into_iter().filter(|option| !option.is_empty()).collect())
}

/// The variants without the attributes that are not serde's.
fn plain(stream: TokenStream) -> TokenStream {
    let mut kept = TokenStream::new();
    let mut tokens = stream.into_iter().peekable();
    while let Some(token) = tokens.next() {
        match (&token, tokens.peek()) {
            (TokenTree::Punct(mark), Some(TokenTree::Group(attribute)))
                if mark.as_char() == '#' && attribute.delimiter() == Delimiter::Bracket =>
            {
                let serdes = serde_options(attribute).is_some();
                let attribute = tokens.next();
                if serdes {
                    kept.extend([token].into_iter().chain(attribute));
                }
            }
            (TokenTree::Group(group), _) => {
                kept.extend([TokenTree::from(Group::new(group.delimiter(), plain(group.stream())))]);
            }
            _ => kept.extend([token]),
        }
    }
    kept
}

fn error(why: &str) -> TokenStream {
    format!("::core::compile_error!({why:?});").parse().unwrap_or_default()
}
