//! Words: the Fluent texts of `locales/`, in the language asked for.

use clap::ValueEnum;
use cluehouse_engine::{Arg, Text};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use unic_langid::LanguageIdentifier;

/// A language the program speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Lang {
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
    pub(crate) const ALL: [Self; 4] = [Self::En, Self::Fr, Self::Es, Self::Pt];

    pub(crate) const fn id(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Fr => "fr",
            Self::Es => "es",
            Self::Pt => "pt",
        }
    }

    /// The first language of the environment that the program speaks; English otherwise.
    pub(crate) fn from_environment() -> Self {
        let set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(|name| std::env::var(name).ok());
        let locale = set.into_iter().find(|locale| !locale.is_empty()).unwrap_or_default();
        Self::ALL.into_iter().find(|lang| locale.starts_with(lang.id())).unwrap_or(Self::En)
    }

    const fn sources(self) -> [&'static str; 4] {
        macro_rules! locale {
            ($lang:literal) => {
                [
                    include_str!(concat!("../../../locales/", $lang, "/content.ftl")),
                    include_str!(concat!("../../../locales/", $lang, "/games.ftl")),
                    include_str!(concat!("../../../locales/", $lang, "/rejects.ftl")),
                    include_str!(concat!("../../../locales/", $lang, "/terminal.ftl")),
                ]
            };
        }
        match self {
            Self::En => locale!("en"),
            Self::Fr => locale!("fr"),
            Self::Es => locale!("es"),
            Self::Pt => locale!("pt"),
        }
    }
}

/// Speaks one language.
pub(crate) struct Speech {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

impl Speech {
    pub(crate) fn new(lang: Lang) -> Self {
        let id: LanguageIdentifier = lang.id().parse().expect("the languages have lawful names");
        let mut bundle = FluentBundle::new(vec![id]);
        // Marks for right-to-left text would show as blanks in a terminal, and none of the languages needs them.
        bundle.set_use_isolating(false);
        for source in lang.sources() {
            let resource = match FluentResource::try_new(source.to_owned()) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            bundle.add_resource_overriding(resource);
        }
        Self { lang, bundle }
    }

    /// The words of a text; its id where the language lacks it, which a test rules out.
    pub(crate) fn say(&self, text: &Text) -> String {
        let Some(pattern) = self.bundle.get_message(text.id).and_then(|message| message.value()) else {
            return text.id.to_owned();
        };
        let mut args = FluentArgs::new();
        for (name, arg) in &text.args {
            match arg {
                Arg::Number(number) => args.set(*name, *number),
                Arg::Words(words) => args.set(*name, words.as_str()),
            }
        }
        self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }

    /// A number with so many decimals, as the language writes it.
    pub(crate) fn decimal(&self, number: f64, decimals: usize) -> String {
        let written = format!("{number:.decimals$}");
        if self.lang == Lang::En { written } else { written.replace('.', ",") }
    }

    /// The words of a text without gaps.
    pub(crate) fn id(&self, id: &'static str) -> String {
        self.say(&Text::new(id))
    }
}
