//! The languages whose ways of writing are known. Content in others is read and checked without them.

/// A language with typography, regions and spelling of its own here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Lang {
    /// English.
    En,
    /// French.
    Fr,
    /// Spanish.
    Es,
    /// Portuguese.
    Pt,
}

impl Lang {
    /// Every one of them.
    pub const ALL: [Self; 4] = [Self::En, Self::Fr, Self::Es, Self::Pt];

    /// Its tag.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Fr => "fr",
            Self::Es => "es",
            Self::Pt => "pt",
        }
    }

    /// The language of a tag such as `pt` or `pt-BR`, where it is one of these.
    pub fn of(tag: &str) -> Option<Self> {
        let first = tag.split('-').next()?;
        Self::ALL.into_iter().find(|lang| lang.tag() == first)
    }
}

/// Whether a text has the form of a language tag: `de`, or `pt-BR`.
pub(crate) fn is_tag(text: &str) -> bool {
    let (first, region) = text.split_once('-').map_or((text, None), |(first, region)| (first, Some(region)));
    let lower = first.len() == 2 && first.bytes().all(|letter| letter.is_ascii_lowercase());
    lower
        && region.is_none_or(|region| {
            region.len() == 2 && region.bytes().all(|letter| letter.is_ascii_uppercase())
        })
}
