//! A text's words in one language.

use std::fmt;

use cluehouse_engine::{Arg, Text};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use unic_langid::LanguageIdentifier;

use crate::Lang;

const fn sources(lang: Lang) -> [&'static str; 6] {
    macro_rules! locale {
        ($lang:literal) => {
            [
                include_str!(concat!("../../../locales/", $lang, "/content.ftl")),
                include_str!(concat!("../../../locales/", $lang, "/games.ftl")),
                include_str!(concat!("../../../locales/", $lang, "/rejects.ftl")),
                include_str!(concat!("../../../locales/", $lang, "/server.ftl")),
                include_str!(concat!("../../../locales/", $lang, "/coach.ftl")),
                include_str!(concat!("../../../locales/", $lang, "/terminal.ftl")),
            ]
        };
    }
    match lang {
        Lang::En => locale!("en"),
        Lang::Fr => locale!("fr"),
        Lang::Es => locale!("es"),
        Lang::Pt => locale!("pt"),
    }
}

/// Speaks one language.
pub struct Speech {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

impl fmt::Debug for Speech {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Speech({})", self.lang.tag())
    }
}

impl Speech {
    /// Speaks a language.
    ///
    /// # Panics
    /// Never: the languages' tags are lawful.
    pub fn new(lang: Lang) -> Self {
        let id: LanguageIdentifier = lang.tag().parse().expect("the languages have lawful names");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Marks for right-to-left text would show as blanks in a terminal, and none of the languages needs them.
        bundle.set_use_isolating(false);
        for source in sources(lang) {
            let resource = match FluentResource::try_new(source.to_owned()) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            bundle.add_resource_overriding(resource);
        }
        Self { lang, bundle }
    }

    /// The words of a text; its id where the language lacks it, which a test rules out.
    pub fn say(&self, text: &Text) -> String {
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
    pub fn decimal(&self, number: f64, decimals: usize) -> String {
        let written = format!("{number:.decimals$}");
        if self.lang == Lang::En { written } else { written.replace('.', ",") }
    }

    /// The words of a text without gaps.
    pub fn id(&self, id: &'static str) -> String {
        self.say(&Text::new(id))
    }
}
