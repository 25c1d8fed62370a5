//! `cluehouse games`: the catalogue, made from the manifests.

use std::collections::BTreeMap;
use std::fmt::Write;

use cluehouse_games::{Manifest, catalogue};
use serde::Serialize;

use crate::Answer;
use cluehouse_speech::{Lang, Speech};

/// A manifest with its texts in every language.
#[derive(Serialize)]
struct Listed {
    #[serde(flatten)]
    manifest: Manifest,
    names: BTreeMap<&'static str, String>,
    descriptions: BTreeMap<&'static str, String>,
}

pub(crate) fn answer(speech: &Speech) -> Answer {
    let languages: Vec<(Lang, Speech)> =
        Lang::ALL.into_iter().map(|lang| (lang, Speech::new(lang))).collect();
    let in_all =
        |id: &'static str| languages.iter().map(|(lang, speech)| (lang.tag(), speech.id(id))).collect();
    let mut text = String::new();
    let mut listed = Vec::new();
    for manifest in catalogue() {
        let players = match (manifest.players.min, manifest.players.max) {
            (min, max) if min == max => min.to_string(),
            (min, max) => format!("{min}–{max}"),
        };
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{:<16} {} ({players})", manifest.id, speech.id(manifest.name));
        let _ = writeln!(text, "{:<16} {}\n", "", speech.id(manifest.description));
        listed.push(Listed {
            names: in_all(manifest.name),
            descriptions: in_all(manifest.description),
            manifest,
        });
    }
    Answer::new(text, &listed)
}
