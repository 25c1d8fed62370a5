//! What can be typed: the one definition of every command, from which parser and help come.

use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU16;
use std::path::PathBuf;
use std::time::Duration;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args as Group, Parser, Subcommand, ValueEnum};
use cluehouse_games::code::Mode;
use cluehouse_speech::Lang;

/// Deduction and party games: play, replay, check and score.
#[derive(Debug, Parser)]
#[command(name = "cluehouse", version, arg_required_else_help = true, propagate_version = true)]
pub(crate) struct Args {
    /// Language of texts: en, fr, es or pt; taken from the environment where not given
    #[arg(long, global = true, value_name = "LANG", value_parser = langs())]
    pub(crate) lang: Option<Lang>,
    /// Answer as one line of JSON
    #[arg(long, global = true)]
    pub(crate) json: bool,
    #[command(subcommand)]
    pub(crate) command: Command,
}

fn langs() -> impl TypedValueParser<Value = Lang> {
    PossibleValuesParser::new(Lang::ALL.map(Lang::tag)).map(|tag| Lang::of(&tag).unwrap_or(Lang::En))
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Serve rooms, official games and races
    Serve(Serve),
    /// Run a house: its rooms, who is shut out, backups, checks; whether its server runs or not
    Admin(Admin),
    /// List the games
    Games,
    /// Play a game in the terminal; it is saved on exit and resumed next time
    Play(Play),
    /// Say what a guess earns against a secret: exact, then misplaced
    Feedback(Feedback),
    /// The daily equation: today's puzzle, feedback, checks, share text
    #[command(subcommand)]
    Numble(Numble),
    /// Work out points
    #[command(subcommand)]
    Score(Score),
    /// Replay a saved game, check it and print its hash
    Replay(Replay),
    /// Check that a secret is the one a match was committed to
    Fair(Fair),
    /// Play a strategy against every code and say how it fares
    Solve(Solve),
    /// Search for the best strategy and prove it
    Prove(Prove),
    /// Check a certificate: replay its strategy over every code
    Check(Check),
    /// Say what is left after some answers, and what to guess next
    Next(Next),
    /// Grade the guesses of a saved game
    Coach(CoachFile),
    /// Questions and words: check your own, list those that ship
    #[command(subcommand)]
    Content(Content),
    /// Questions of your own for Trivia: check a file, bring it into another form
    #[command(subcommand)]
    Trivia(Trivia),
}

/// Where a server's data lie.
#[derive(Debug, Group)]
pub(crate) struct Place {
    /// The folder with everything durable; the system's place for programs' data where not given
    #[arg(long, global = true, value_name = "DIR", env = "CLUEHOUSE_DATA")]
    pub(crate) data: Option<PathBuf>,
    /// A TOML file with the same names as the options; options and environment count more
    #[arg(long, global = true, value_name = "FILE", env = "CLUEHOUSE_CONFIG")]
    pub(crate) config: Option<PathBuf>,
}

/// What a server is told. What is not given here or in the environment comes from the file, and then from the defaults.
#[derive(Debug, Group)]
pub(crate) struct Serve {
    /// Where to listen; 127.0.0.1:8080 where not given. 0.0.0.0:8080 lets the local network in
    #[arg(long, value_name = "ADDRESS", env = "CLUEHOUSE_LISTEN")]
    pub(crate) listen: Option<SocketAddr>,
    #[command(flatten)]
    pub(crate) place: Place,
    /// Where figures for Prometheus are served; nowhere where not given
    #[arg(long, value_name = "ADDRESS", env = "CLUEHOUSE_METRICS")]
    pub(crate) metrics: Option<SocketAddr>,
    /// The https:// address people use, where a proxy holds the certificate
    #[arg(long, value_name = "URL", env = "CLUEHOUSE_PUBLIC_URL")]
    pub(crate) public_url: Option<String>,
    /// A proxy of your own, by its network address: what it says of where people come from is believed
    #[arg(long, value_name = "IP", env = "CLUEHOUSE_PROXY", value_delimiter = ',')]
    pub(crate) proxy: Vec<IpAddr>,
    /// Messages a connection may send a second in the long run; 25 where not given, 1000 at most. Programs that play fast want more
    #[arg(long, value_name = "NUMBER", env = "CLUEHOUSE_MESSAGES_PER_SECOND")]
    pub(crate) messages_per_second: Option<NonZeroU16>,
    /// What is logged: error, warn, info, debug or trace, or module=level pairs with commas; info where not given
    #[arg(long, value_name = "FILTER", env = "CLUEHOUSE_LOG")]
    pub(crate) log: Option<String>,
    /// Log one JSON object per line
    #[arg(
        long, value_name = "BOOL", env = "CLUEHOUSE_LOG_JSON",
        num_args = 0..=1, require_equals = true, default_missing_value = "true"
    )]
    pub(crate) log_json: Option<bool>,
}

#[derive(Debug, Group)]
pub(crate) struct Admin {
    #[command(flatten)]
    pub(crate) place: Place,
    #[command(subcommand)]
    pub(crate) what: AdminWhat,
}

#[derive(Debug, Subcommand)]
pub(crate) enum AdminWhat {
    /// List the rooms that are open
    Rooms,
    /// List who is or was in a room, with the ids and addresses that ban takes
    Room {
        /// The room's code
        code: String,
    },
    /// Close a room for good
    Close {
        /// The room's code
        code: String,
    },
    /// List the races
    Races,
    /// Close a race before its time and take it off the list
    CloseRace {
        /// The race's id
        id: String,
    },
    /// Shut somebody out
    Ban {
        /// A person's id, or a network address
        #[arg(value_name = "PERSON|ADDRESS")]
        whom: String,
        /// For how long, such as 90m, 12h or 7d; for good where not given, an address for 30 days
        #[arg(long = "for", value_name = "TIME", value_parser = span)]
        span: Option<Duration>,
        /// Why, for yourself
        #[arg(long, value_name = "TEXT", default_value = "")]
        reason: String,
    },
    /// Let somebody in again
    Unban {
        /// A person's id, or a network address
        #[arg(value_name = "PERSON|ADDRESS")]
        whom: String,
    },
    /// List who is shut out
    Bans,
    /// List the questions and words that people brought, with what they take and who needs them
    Packs,
    /// Remove questions or words that somebody brought, for good
    DropPack {
        /// The pack's id
        id: String,
    },
    /// Copy everything into a new file, while the server runs or not
    Backup {
        /// The file, which is not there yet
        file: PathBuf,
    },
    /// Make the data from a backup, in a folder that has none
    Restore {
        /// The backup
        file: PathBuf,
    },
    /// Replay every official game and compare it with its stored result
    Verify {
        /// Take games with a wrong result off the boards, and put those back that are right again
        #[arg(long)]
        strike: bool,
    },
    /// Check that the data are whole
    Check,
}

/// A number and a unit: seconds, minutes, hours, days or weeks.
fn span(text: &str) -> Result<Duration, String> {
    let wrong = || "a whole number with s, m, h, d or w, such as 7d".to_owned();
    let unit = match text.chars().last() {
        Some('s') => 1,
        Some('m') => 60,
        Some('h') => 3600,
        Some('d') => 24 * 3600,
        Some('w') => 7 * 24 * 3600,
        _ => return Err(wrong()),
    };
    let number: u32 = text[..text.len() - 1].parse().map_err(|_| wrong())?;
    Ok(Duration::from_secs(u64::from(number) * unit))
}

#[derive(Debug, Group)]
pub(crate) struct Play {
    /// A game of the catalogue: classic, super, skemind, bulls-and-cows, custom, numble
    #[arg(value_name = "GAME")]
    pub(crate) game: String,
    /// Play the game a number stands for, so that it can be repeated
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,
    /// A bot as rival, breaker or player: random, consistent, knuth, entropy or optimal
    #[arg(long, value_name = "NAME")]
    pub(crate) bot: Option<String>,
    /// Watch the bot play alone
    #[arg(long)]
    pub(crate) watch: bool,
    /// Who guesses what
    #[arg(long, value_enum)]
    pub(crate) mode: Option<ModeName>,
    /// Start a new game; an unfinished one is kept aside
    #[arg(long)]
    pub(crate) new: bool,
    /// Allow hints
    #[arg(long)]
    pub(crate) practice: bool,
    /// How much time a timed game gives: normal is ranked, the others are casual
    #[arg(long, value_enum)]
    pub(crate) pace: Option<PaceName>,
    #[command(flatten)]
    pub(crate) board: Board,
    #[command(flatten)]
    pub(crate) numble: NumblePlay,
}

/// Which equation is played for.
#[derive(Debug, Group)]
pub(crate) struct NumblePlay {
    /// Numble: the puzzle of a past day, as YYYY-MM-DD; today's where not given
    #[arg(long, value_name = "DATE", conflicts_with = "unlimited")]
    pub(crate) date: Option<String>,
    /// Numble: any equation instead of the day's
    #[arg(long)]
    pub(crate) unlimited: bool,
    /// Numble: what was revealed must be used again
    #[arg(long)]
    pub(crate) hard: bool,
}

impl NumblePlay {
    /// Whether any of it was given.
    pub(crate) const fn is_given(&self) -> bool {
        self.date.is_some() || self.unlimited || self.hard
    }
}

/// The codes of a custom board.
#[derive(Clone, Copy, Debug, Default, Group)]
pub(crate) struct CustomSpace {
    /// Custom: how many places a code has (2 to 8)
    #[arg(long, value_name = "P")]
    pub(crate) pegs: Option<u8>,
    /// Custom: how many symbols there are (2 to 12)
    #[arg(long, value_name = "C")]
    pub(crate) symbols: Option<u8>,
    /// Custom: no symbol stands twice
    #[arg(long)]
    pub(crate) no_repeats: bool,
}

/// The measures of a custom board.
#[derive(Debug, Default, Group)]
pub(crate) struct Board {
    #[command(flatten)]
    pub(crate) space: CustomSpace,
    /// Custom: how many guesses there are (1 to 20)
    #[arg(long, value_name = "N")]
    pub(crate) attempts: Option<u8>,
    /// Custom: time limit in seconds (10 to 3600)
    #[arg(long, value_name = "S")]
    pub(crate) seconds: Option<u16>,
}

impl CustomSpace {
    /// Whether any measure was given.
    pub(crate) const fn is_given(&self) -> bool {
        self.pegs.is_some() || self.symbols.is_some() || self.no_repeats
    }
}

impl Board {
    /// Whether any measure was given.
    pub(crate) const fn is_given(&self) -> bool {
        self.space.is_given() || self.attempts.is_some() || self.seconds.is_some()
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum ModeName {
    /// Alone
    Solo,
    /// You and a bot on the same secret, each with their own guesses
    Versus,
    /// The same, but the first to solve it ends the game
    Sprint,
    /// You and a bot in turns on one secret
    Turns,
    /// Each sets a code for the other
    Duel,
    /// You set a code, a bot breaks it
    Reversed,
    /// You think of a code and answer by hand, a bot breaks it
    ReversedByHand,
}

impl From<ModeName> for Mode {
    fn from(name: ModeName) -> Self {
        match name {
            ModeName::Solo => Self::Solo,
            ModeName::Versus => Self::Versus,
            ModeName::Sprint => Self::Sprint,
            ModeName::Turns => Self::Turns,
            ModeName::Duel => Self::Duel,
            ModeName::Reversed => Self::Reversed,
            ModeName::ReversedByHand => Self::ReversedByHand,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum PaceName {
    /// The game's own limit
    Normal,
    /// Half as much again
    Relaxed,
    /// Twice the time
    Double,
    /// No limit
    Untimed,
}

impl From<PaceName> for cluehouse_engine::Pace {
    fn from(name: PaceName) -> Self {
        match name {
            PaceName::Normal => Self::Normal,
            PaceName::Relaxed => Self::Relaxed,
            PaceName::Double => Self::Double,
            PaceName::Untimed => Self::Untimed,
        }
    }
}

#[derive(Debug, Group)]
pub(crate) struct Feedback {
    /// classic, super, skemind, bulls-and-cows or custom
    #[arg(long, default_value = "classic", value_name = "GAME")]
    pub(crate) game: String,
    #[command(flatten)]
    pub(crate) space: CustomSpace,
    /// The code to be found
    pub(crate) secret: String,
    /// The guess
    pub(crate) guess: String,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Numble {
    /// The number of a day's puzzle; its equation only with --reveal
    Daily {
        /// The day in UTC, as YYYY-MM-DD; today where not given
        #[arg(long)]
        date: Option<String>,
        /// Show the equation
        #[arg(long)]
        reveal: bool,
    },
    /// What a guess earns: G right place, Y elsewhere, . absent
    Feedback {
        /// The guess
        #[arg(allow_hyphen_values = true)]
        guess: String,
        /// The equation to be found
        #[arg(allow_hyphen_values = true)]
        target: String,
    },
    /// Check an equation and write it in its one form
    Check {
        /// The equation
        #[arg(value_name = "EQ", allow_hyphen_values = true)]
        equation: String,
    },
    /// Check a guess against hard mode
    Hard {
        /// The guess
        #[arg(allow_hyphen_values = true)]
        guess: String,
        /// The guesses before it, in order
        #[arg(long, value_name = "EARLIER", num_args = 1..)]
        after: Vec<String>,
        /// The equation to be found
        #[arg(long, value_name = "EQ", allow_hyphen_values = true)]
        target: String,
    },
    /// The text to share of a finished game
    Share {
        /// The puzzle's number
        #[arg(long, value_name = "N")]
        number: u32,
        /// The equation to be found
        #[arg(long, value_name = "EQ", allow_hyphen_values = true)]
        target: String,
        /// A file with one guess per line
        #[arg(long, value_name = "FILE")]
        guesses: PathBuf,
    },
}

#[derive(Debug, Subcommand)]
pub(crate) enum Score {
    /// The points of a game of Skemind
    Skemind {
        /// Exact marks of the last guess
        #[arg(long)]
        exact: u8,
        /// Misplaced marks of the last guess
        #[arg(long)]
        misplaced: u8,
        /// The code was found
        #[arg(long)]
        won: bool,
        /// Whole seconds left, 0 to 180
        #[arg(long)]
        seconds_left: u16,
    },
    /// The points of an entry in an official race
    Race {
        /// The code was found
        #[arg(long)]
        won: bool,
        /// Whole seconds left, 0 to 180
        #[arg(long)]
        seconds_left: u16,
        /// Guesses made, 0 to 8
        #[arg(long)]
        attempts: u8,
    },
}

#[derive(Debug, Group)]
pub(crate) struct Replay {
    /// A journal as `play` saves it; the game finished last where not given
    pub(crate) file: Option<PathBuf>,
    /// Stop after so many inputs
    #[arg(long, value_name = "K")]
    pub(crate) at: Option<usize>,
}

#[derive(Debug, Group)]
pub(crate) struct Fair {
    /// code, numble, trivia, pictionary or hermit
    #[arg(long, value_name = "GAME")]
    pub(crate) game: String,
    /// The round, from 1
    #[arg(long, value_name = "N")]
    pub(crate) round: u16,
    /// The turn in the round, from 1; 0 where the secret is the round's
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) turn: u16,
    /// The secret in words, as it was shown at the end
    #[arg(long, value_name = "WORDS", allow_hyphen_values = true)]
    pub(crate) secret: String,
    /// The nonce shown with it: 64 hexadecimal digits
    #[arg(long, value_name = "HEX")]
    pub(crate) nonce: String,
    /// What was promised before the first guess: 64 hexadecimal digits
    #[arg(long, value_name = "HEX")]
    pub(crate) commitment: String,
}

#[derive(Debug, Group)]
pub(crate) struct Solve {
    /// classic, super, skemind, bulls-and-cows, custom or numble
    #[arg(long, default_value = "classic", value_name = "GAME")]
    pub(crate) game: String,
    #[command(flatten)]
    pub(crate) space: CustomSpace,
    /// How to choose guesses
    #[arg(long, value_enum)]
    pub(crate) strategy: StrategyName,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum StrategyName {
    /// Any code that was not guessed yet
    Random,
    /// The lowest code that is still possible
    Consistent,
    /// The smallest largest part
    Knuth,
    /// The smallest expected part
    Size,
    /// The most information
    Entropy,
    /// The most parts
    Parts,
    /// The best there is
    Optimal,
}

#[derive(Debug, Group)]
pub(crate) struct Prove {
    /// How many places a code has (2 to 8)
    #[arg(long, value_name = "P")]
    pub(crate) pegs: u8,
    /// How many symbols there are (2 to 12)
    #[arg(long, value_name = "C")]
    pub(crate) symbols: u8,
    /// No symbol stands twice
    #[arg(long)]
    pub(crate) no_repeats: bool,
    /// Only strategies that never take more than so many guesses
    #[arg(long, value_name = "N", conflicts_with_all = ["worst_case", "beam"])]
    pub(crate) max_depth: Option<u8>,
    /// The fewest guesses that always suffice, instead of the fewest on average
    #[arg(long, conflicts_with = "beam")]
    pub(crate) worst_case: bool,
    /// Search for a good strategy without proof, for games too large to prove
    #[arg(long)]
    pub(crate) beam: bool,
    /// Write the strategy found to a file that `check` reads
    #[arg(long, value_name = "FILE")]
    pub(crate) certificate: Option<PathBuf>,
}

#[derive(Debug, Group)]
pub(crate) struct Check {
    /// A certificate as `prove` writes it, or one of Numble
    pub(crate) file: PathBuf,
}

#[derive(Debug, Group)]
pub(crate) struct Next {
    /// classic, super, skemind, bulls-and-cows or custom
    #[arg(long, default_value = "classic", value_name = "GAME")]
    pub(crate) game: String,
    #[command(flatten)]
    pub(crate) space: CustomSpace,
    /// The guesses so far with their answers, such as 'RRBB:1,1 RGYB:2,0'
    #[arg(long, default_value = "", value_name = "CLUES")]
    pub(crate) history: String,
}

#[derive(Debug, Group)]
pub(crate) struct CoachFile {
    /// A journal as `play` saves it; the game finished last where not given
    pub(crate) file: Option<PathBuf>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Content {
    /// Check questions and words: file, line and reason of all that is wrong
    Check {
        /// A folder with `trivia` or `words` in it, or one file
        #[arg(value_name = "DIR")]
        path: PathBuf,
        /// Look words up in Hunspell's dictionaries too, where this machine has them
        #[arg(long)]
        spelling: bool,
    },
    /// List the questions and words that ship with the program
    List,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Trivia {
    /// Check a file of Open Trivia DB, GIFT, CSV or our own JSON: line and reason of all that is wrong, or the pack
    Import {
        /// The file; its form is found out
        file: PathBuf,
        /// Write the pack in this form; JSON where only --out is given
        #[arg(long, value_enum)]
        to: Option<FormName>,
        /// Where to write it; to the screen where not given
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
    },
    /// Write the questions that ship in a language as a file
    Export {
        /// Whose questions: en, fr, es or pt
        #[arg(value_name = "LANG", value_parser = langs())]
        pack: Lang,
        /// The form of the file
        #[arg(long, value_enum, default_value = "csv")]
        to: FormName,
        /// Where to write it; to the screen where not given
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum FormName {
    /// A table, for spreadsheets
    Csv,
    /// Moodle's text form
    Gift,
    /// Our own
    Json,
}
