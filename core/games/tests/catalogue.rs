//! The catalogue against the settings it speaks of.

use cluehouse_engine::Header;
use cluehouse_games::{Entry, GameKind, Listed, Range, Setting, Visit, catalogue};
use serde_json::Value;

/// Every setting of every entry stands where its pointer says, starts at its default, and takes the values its range names.
#[test]
fn settings_of_the_manifests_are_fields_of_the_settings() {
    struct Check;
    impl Visit for Check {
        type Out = ();

        fn visit<G: Listed>(self) {
            for manifest in G::manifests() {
                let preset =
                    G::preset(manifest.id).unwrap_or_else(|| panic!("{} has no preset", manifest.id));
                let json = serde_json::to_value(&preset).expect("settings serialise");
                for setting in &manifest.settings {
                    check::<G>(manifest.id, &json, setting);
                }
            }
        }
    }
    GameKind::ALL.iter().for_each(|kind| kind.visit(Check));
}

fn check<G: Entry>(id: &str, preset: &Value, setting: &Setting) {
    let at = |json: &Value| json.pointer(setting.field).cloned();
    let usual = at(preset).unwrap_or_else(|| panic!("{id} has no {}", setting.field));
    let (default, values): (Value, Vec<Value>) = match &setting.range {
        Range::Number { min, max, default } => ((*default).into(), vec![(*min).into(), (*max).into()]),
        // A daily or archive needs a date beside its name.
        Range::Choice { default, .. } if setting.field == "/puzzle/t" => ((*default).into(), Vec::new()),
        Range::Choice { options, default } => {
            ((*default).into(), options.iter().map(|&name| name.into()).collect())
        }
        Range::Toggle { default } => ((*default).into(), vec![true.into(), false.into()]),
        Range::Filter { options } => (Value::Null, options.iter().map(|&name| name.into()).collect()),
    };
    assert_eq!(usual, default, "{id} {}", setting.field);
    for value in values {
        let mut changed = preset.clone();
        *changed.pointer_mut(setting.field).expect("it is there") = value.clone();
        let read = serde_json::from_value::<G::Settings>(changed);
        // Fewer symbols than places is no board without repeats; everything else must be read.
        assert!(read.is_ok(), "{id} {} does not take {value}", setting.field);
    }
}

#[test]
fn entries_have_names_of_their_own_and_presets_that_open() {
    struct Open;
    impl Visit for Open {
        type Out = ();

        fn visit<G: Listed>(self) {
            for manifest in G::manifests() {
                let preset = G::preset(manifest.id).expect("a preset");
                let header =
                    Header::<G>::new(preset, &G::Content::default(), manifest.players.min, seed(), seed());
                let opened =
                    cluehouse_engine::Match::open(header, std::sync::Arc::new(G::Content::default()));
                // Questions and words come from elsewhere.
                assert!(opened.is_ok() || !manifest.local, "{} does not open", manifest.id);
            }
        }
    }
    GameKind::ALL.iter().for_each(|kind| kind.visit(Open));
    let mut ids: Vec<&str> = catalogue().iter().map(|manifest| manifest.id).collect();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), catalogue().len());
}

fn seed() -> cluehouse_engine::Seed {
    cluehouse_engine::Seed::from_number(1)
}
