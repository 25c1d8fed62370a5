//! A game that is known only at run time: enums over the list, and the way from a game's own types into them and back.

use std::fmt;
use std::sync::Arc;

use cluehouse_engine::{
    Checkpoint, Digest, Game, Header, Journal, JournalError, JournalFault, LateJoin, Match, MatchState,
    Millis, Peek, PhaseName, Refusal, Seat, Speak, Text,
};
use cluehouse_json::Read;
use serde::{Deserialize, Serialize};

use crate::{Course, Date, Entry, GameKind, Record, Visit};

macro_rules! define_any {
    ($($kind:ident = $module:ident :: $game:ident;)*) => {
        /// What a host chose, for any game.
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Read)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
        #[serde(tag = "t", content = "d", rename_all = "snake_case", deny_unknown_fields)]
        #[expect(missing_docs, reason = "the variants are the games")]
        pub enum AnySettings {
            $($kind(crate::$module::Settings),)*
        }

        /// What a player asks for, in any game.
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Read)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(tag = "t", content = "d", rename_all = "snake_case", deny_unknown_fields)]
        #[expect(missing_docs, reason = "the variants are the games")]
        pub enum AnyAction {
            $($kind(<crate::$module::$game as Game>::Action),)*
        }

        /// Why the machine or the rules of any game said no.
        #[derive(Clone, Debug, PartialEq, Serialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(tag = "t", content = "d", rename_all = "snake_case")]
        #[expect(missing_docs, reason = "the variants are the games")]
        pub enum AnyReject {
            $($kind(Refusal<<crate::$module::$game as Game>::Reject>),)*
        }

        /// Questions or words, for any game.
        #[derive(Clone, Debug)]
        #[expect(missing_docs, reason = "the variants are the games")]
        pub enum AnyContent {
            $($kind(Arc<<crate::$module::$game as Game>::Content>),)*
        }

        /// A match of any game.
        #[derive(Clone, Debug, PartialEq)]
        #[expect(missing_docs, reason = "the variants are the games")]
        pub enum AnyMatch {
            $($kind(Box<Match<crate::$module::$game>>),)*
        }

        /// A match of any game between two rounds: what it began with, and how far it has come.
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Read)]
        #[serde(tag = "t", content = "d", rename_all = "snake_case")]
        #[expect(missing_docs, reason = "the variants are the games")]
        pub enum AnyCheckpoint {
            $($kind(Box<Resting<crate::$module::$game>>),)*
        }

        /// The journal of any game.
        #[derive(Clone, Debug, PartialEq)]
        #[expect(missing_docs, reason = "the variants are the games")]
        pub enum AnyJournal {
            $($kind(Box<Journal<crate::$module::$game>>),)*
        }

        $(
            #[allow(unreachable_patterns, reason = "in a list of one game there is no other")]
            impl Listed for crate::$module::$game {
                const KIND: GameKind = GameKind::$kind;

                fn any_settings(own: Self::Settings) -> AnySettings {
                    AnySettings::$kind(own)
                }

                fn settings(any: &AnySettings) -> Option<&Self::Settings> {
                    match any {
                        AnySettings::$kind(own) => Some(own),
                        _ => None,
                    }
                }

                fn any_action(own: Self::Action) -> AnyAction {
                    AnyAction::$kind(own)
                }

                fn action(any: AnyAction) -> Option<Self::Action> {
                    match any {
                        AnyAction::$kind(own) => Some(own),
                        _ => None,
                    }
                }

                fn any_reject(own: Refusal<Self::Reject>) -> AnyReject {
                    AnyReject::$kind(own)
                }

                fn any_content(own: Arc<Self::Content>) -> AnyContent {
                    AnyContent::$kind(own)
                }

                fn content(any: &AnyContent) -> Option<&Arc<Self::Content>> {
                    match any {
                        AnyContent::$kind(own) => Some(own),
                        _ => None,
                    }
                }

                fn any_match(own: Match<Self>) -> AnyMatch {
                    AnyMatch::$kind(Box::new(own))
                }


                fn any_checkpoint(own: Resting<Self>) -> AnyCheckpoint {
                    AnyCheckpoint::$kind(Box::new(own))
                }

                fn any_journal(own: Journal<Self>) -> AnyJournal {
                    AnyJournal::$kind(Box::new(own))
                }

                fn journal(any: &mut AnyJournal) -> Option<&mut Journal<Self>> {
                    match any {
                        AnyJournal::$kind(own) => Some(own),
                        _ => None,
                    }
                }
            }
        )*

        impl AnySettings {
            /// Whose settings they are.
            pub const fn kind(&self) -> GameKind {
                match self {
                    $(Self::$kind(_) => GameKind::$kind,)*
                }
            }

            /// The entry of the catalogue they belong to.
            pub fn entry(&self) -> &'static str {
                match self {
                    $(Self::$kind(own) => <crate::$module::$game as Entry>::entry(own),)*
                }
            }
        }

        impl AnySettings {
            /// Whether one person can play it for a result that counts.
            pub fn is_official(&self) -> bool {
                match self {
                    $(Self::$kind(own) => <crate::$module::$game as Entry>::is_official(own),)*
                }
            }

            /// The day whose puzzle of the day it is.
            pub fn day(&self) -> Option<Date> {
                match self {
                    $(Self::$kind(own) => <crate::$module::$game as Entry>::day(own),)*
                }
            }

            /// What a match by these settings is compared under.
            pub fn label(&self) -> String {
                match self {
                    $(Self::$kind(own) => <crate::$module::$game as Entry>::label(own),)*
                }
            }

            /// What an entry's official race is played with, where it has one.
            pub fn race(entry: &str) -> Option<Self> {
                match GameKind::from_entry(entry)? {
                    $(GameKind::$kind => <crate::$module::$game as Entry>::race(entry).map(Self::$kind),)*
                }
            }

            /// Looks whether it may be begun on `today`, in UTC.
            ///
            /// # Errors
            /// Where it may not.
            pub fn on_day(&self, today: Date) -> Result<(), AnyReject> {
                match self {
                    $(Self::$kind(own) => {
                        let looked = <crate::$module::$game as Entry>::on_day(own, today);
                        looked.map_err(|why| AnyReject::$kind(Refusal::Game(why)))
                    })*
                }
            }
        }

        impl AnyAction {
            /// In which game it is asked for.
            pub const fn kind(&self) -> GameKind {
                match self {
                    $(Self::$kind(_) => GameKind::$kind,)*
                }
            }

            /// Whether it says something to others in the player's own words.
            pub fn is_talk(&self) -> bool {
                match self {
                    $(Self::$kind(own) => <crate::$module::$game as Game>::is_talk(own),)*
                }
            }
        }

        impl Speak for AnyReject {
            fn text(&self) -> Text {
                match self {
                    $(Self::$kind(own) => own.text(),)*
                }
            }
        }

        impl AnyContent {
            /// Which game it is for.
            pub const fn kind(&self) -> GameKind {
                match self {
                    $(Self::$kind(_) => GameKind::$kind,)*
                }
            }

            /// No content at all, which is all that many games need.
            pub fn none(kind: GameKind) -> Self {
                match kind {
                    $(GameKind::$kind => Self::$kind(Arc::default()),)*
                }
            }

            /// The name of the pack: its hash, as headers write it.
            pub fn digest(&self) -> Digest {
                match self {
                    $(Self::$kind(own) => Digest::of("cluehouse content", own.as_ref()),)*
                }
            }
        }

        impl AnyMatch {
            /// What it has come to, where its whole course was noted.
            pub fn record(&self, course: &Course) -> Record {
                match self {
                    $(Self::$kind(own) => Record::after(own, course),)*
                }
            }

            /// Of which game.
            pub const fn kind(&self) -> GameKind {
                match self {
                    $(Self::$kind(_) => GameKind::$kind,)*
                }
            }

            /// The next time at which something happens by itself.
            pub fn deadline(&self) -> Option<Millis> {
                match self {
                    $(Self::$kind(own) => own.deadline(),)*
                }
            }

            /// The number of the rules it is played by.
            pub fn rules(&self) -> u16 {
                match self {
                    $(Self::$kind(own) => own.header().rules,)*
                }
            }

            /// The hash of the journal so far.
            pub fn hash(&self) -> Digest {
                match self {
                    $(Self::$kind(own) => own.hash(),)*
                }
            }

            /// The machine's part of the view, the same for everyone.
            pub fn state(&self) -> MatchState {
                match self {
                    $(Self::$kind(own) => own.state(),)*
                }
            }

            /// The state of the match.
            pub fn phase(&self) -> PhaseName {
                match self {
                    $(Self::$kind(own) => own.phase(),)*
                }
            }

            /// The running or last round, from 1.
            pub fn round(&self) -> u16 {
                match self {
                    $(Self::$kind(own) => own.round(),)*
                }
            }

            /// Whether the policy lets secrets be shown.
            pub fn is_revealed(&self) -> bool {
                match self {
                    $(Self::$kind(own) => own.is_revealed(),)*
                }
            }

            /// Whether a seat knows more than those who still play.
            pub fn knows(&self, seat: Seat) -> bool {
                match self {
                    $(Self::$kind(own) => own.knows(seat),)*
                }
            }

            /// When somebody who comes now would play.
            pub fn late_join(&self) -> LateJoin {
                match self {
                    $(Self::$kind(own) => own.late_join(),)*
                }
            }
        }

        impl AnyCheckpoint {
            /// Of which game.
            pub const fn kind(&self) -> GameKind {
                match self {
                    $(Self::$kind(_) => GameKind::$kind,)*
                }
            }

            /// The name of the content pack the match needs.
            pub const fn content(&self) -> Digest {
                match self {
                    $(Self::$kind(own) => own.header.content,)*
                }
            }

            /// The match as it was; the rows from there on bring it up to date.
            ///
            /// # Errors
            /// Where the content is another game's, or the rules refuse what was saved.
            pub fn resume(self, content: &AnyContent) -> Result<AnyMatch, AnyReject> {
                match self {
                    $(
                        Self::$kind(own) => {
                            type Own = crate::$module::$game;
                            let content = <Own as Listed>::content(content).cloned().unwrap_or_default();
                            let Resting { header, checkpoint } = *own;
                            Match::resume(header, content, checkpoint)
                                .map(Own::any_match)
                                .map_err(Own::any_reject)
                        }
                    )*
                }
            }
        }

        impl AnyJournal {
            /// Wall time of the match's zero in milliseconds since 1970.
            pub const fn began(&self) -> u64 {
                match self {
                    $(Self::$kind(own) => own.header.began,)*
                }
            }

            /// Of which game.
            pub const fn kind(&self) -> GameKind {
                match self {
                    $(Self::$kind(_) => GameKind::$kind,)*
                }
            }

            /// The name of the content pack the match was played with.
            pub const fn content(&self) -> Digest {
                match self {
                    $(Self::$kind(own) => own.header.content,)*
                }
            }

            /// How many rows it has.
            pub const fn len(&self) -> usize {
                match self {
                    $(Self::$kind(own) => own.rows.len(),)*
                }
            }

            /// Whether nothing has happened yet.
            pub const fn is_empty(&self) -> bool {
                self.len() == 0
            }

            /// What the host chose.
            pub fn settings(&self) -> AnySettings {
                match self {
                    $(Self::$kind(own) => AnySettings::$kind(own.header.settings.clone()),)*
                }
            }

            /// Replays the journal, checks every hash, and says what the match comes to.
            ///
            /// # Errors
            /// With the first line that does not follow from the lines before it, or where the content is not the match's.
            pub fn record(&self, content: &AnyContent) -> Result<Record, JournalError> {
                match self {
                    $(Self::$kind(own) => Record::of(own, content),)*
                }
            }
        }

        /// The text form: what a file holds.
        impl fmt::Display for AnyJournal {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    $(Self::$kind(own) => own.fmt(f),)*
                }
            }
        }
    };
}

crate::for_every_game!(define_any);

impl AnyJournal {
    /// Reads a journal's text. That it is lawful shows only in [`record`](Self::record).
    ///
    /// # Errors
    /// With the line that cannot be read, or that is missing; on line 1 where the game is unknown.
    pub fn parse(text: &str) -> Result<Self, JournalError> {
        struct Parse<'a>(&'a str);
        impl Visit for Parse<'_> {
            type Out = Result<AnyJournal, JournalError>;

            fn visit<G: Listed>(self) -> Self::Out {
                Journal::<G>::parse(self.0).map(G::any_journal)
            }
        }
        let game = Peek::read(text)?.game;
        match GameKind::from_id(&game) {
            Some(kind) => kind.visit(Parse(text)),
            None => Err(JournalError::new(1, JournalFault::UnknownGame(game))),
        }
    }
}

/// A match between two rounds: what it began with, and how far it has come.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Read)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Resting<G: Game> {
    /// What it began with.
    pub header: Header<G>,
    /// How far it has come.
    pub checkpoint: Checkpoint<G>,
}

/// A game of the list: its types, and the way into the enums over all games and back.
pub trait Listed: Entry {
    /// Its name in the list.
    const KIND: GameKind;

    /// Settings of this game, as any game's.
    fn any_settings(own: Self::Settings) -> AnySettings;
    /// The settings, where they are this game's.
    fn settings(any: &AnySettings) -> Option<&Self::Settings>;
    /// An action of this game, as any game's.
    fn any_action(own: Self::Action) -> AnyAction;
    /// The action, where it is one of this game.
    fn action(any: AnyAction) -> Option<Self::Action>;
    /// A refusal of this game, as any game's.
    fn any_reject(own: Refusal<Self::Reject>) -> AnyReject;
    /// Content of this game, as any game's.
    fn any_content(own: Arc<Self::Content>) -> AnyContent;
    /// The content, where it is this game's.
    fn content(any: &AnyContent) -> Option<&Arc<Self::Content>>;
    /// A match of this game, as any game's.
    fn any_match(own: Match<Self>) -> AnyMatch;
    /// A match of this game between two rounds, as any game's.
    fn any_checkpoint(own: Resting<Self>) -> AnyCheckpoint;
    /// A journal of this game, as any game's.
    fn any_journal(own: Journal<Self>) -> AnyJournal;
    /// The journal, where it is one of this game.
    fn journal(any: &mut AnyJournal) -> Option<&mut Journal<Self>>;
}
