//! The languages everything speaks, and which of them somebody asks for.

/// A language with every text, and with typography, regions and spelling known to the content.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
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
        let first = tag.split(['-', '_']).next()?;
        Self::ALL.into_iter().find(|lang| lang.tag().eq_ignore_ascii_case(first))
    }

    /// The best of these for an `Accept-Language` header: the highest weight, and of equal ones the first. English where none fits.
    pub fn accepted(header: &str) -> Self {
        let mut best = (Self::En, 0.0);
        for choice in header.split(',') {
            let mut parts = choice.split(';').map(str::trim);
            let lang = parts.next().and_then(Self::of);
            let weight = parts.find_map(|part| part.strip_prefix("q=")).map_or(Ok(1.0), str::parse::<f64>);
            if let (Some(lang), Ok(weight)) = (lang, weight)
                && weight > best.1
            {
                best = (lang, weight);
            }
        }
        best.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_that_is_wanted_most_is_spoken() {
        for (header, lang) in [
            ("", Lang::En),
            ("de", Lang::En),
            ("pt-BR,pt;q=0.9,en;q=0.8", Lang::Pt),
            ("de-DE, fr;q=0.5, es;q=0.7", Lang::Es),
            ("FR", Lang::Fr),
            ("fr;q=0, en;q=0.1", Lang::En),
            ("es;q=many, pt;q=0.2", Lang::Pt),
        ] {
            assert_eq!(Lang::accepted(header), lang, "{header}");
        }
    }
}
