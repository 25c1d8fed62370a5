//! Language tags. Content in languages whose ways of writing are not known is read and checked without them.

/// Whether a text has the form of a language tag: `de`, or `pt-BR`.
pub fn is_tag(text: &str) -> bool {
    let (first, region) = text.split_once('-').map_or((text, None), |(first, region)| (first, Some(region)));
    let lower = first.len() == 2 && first.bytes().all(|letter| letter.is_ascii_lowercase());
    lower
        && region.is_none_or(|region| {
            region.len() == 2 && region.bytes().all(|letter| letter.is_ascii_uppercase())
        })
}
