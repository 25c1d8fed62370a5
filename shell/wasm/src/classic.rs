//! The classic game for other sites: one value has all of it, secret and dice included, and goes in and out as JSON.
//!
//! It is for play on a page of somebody else's, where whoever plays could look into the page anyway. Nothing of the house makes or
//! reads such a state: a match's own cannot be written down, and this one is no match.

use std::sync::Arc;

use cluehouse_codes::{Code, Space};
use cluehouse_engine::{Choices, Game, MatchView, PhaseName, Progress, Rng, Seat, SeatView};
use cluehouse_games::code::{Action, AttemptView, CodeGame, LineView, Mode, Settings, Variant, View};
use cluehouse_games::{Entry, Level};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use wasm_bindgen::prelude::wasm_bindgen;

const LENGTH: usize = 4;
const ATTEMPTS: u8 = 10;

/// Numbers below this are exact in JavaScript.
const EXACT: u64 = 1 << 53;

/// A colour by its letter: red, blue, green, yellow, orange, violet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the letters are the names")]
pub enum Color {
    R,
    B,
    G,
    Y,
    O,
    V,
}

const COLORS: [Color; 6] = [Color::R, Color::B, Color::G, Color::Y, Color::O, Color::V];

/// What a guess earned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ClassicFeedback"))]
#[serde(deny_unknown_fields)]
pub struct Feedback {
    /// Right colour, right place.
    pub black: u8,
    /// Right colour, wrong place.
    pub white: u8,
}

/// A guess and what it earned.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ClassicAttempt"))]
#[serde(deny_unknown_fields)]
pub struct Attempt {
    /// Four colours.
    pub code: [Color; LENGTH],
    /// What they earned.
    pub feedback: Feedback,
}

/// How a game begins.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ClassicConfig"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Config {
    /// A whole number below 2^53: the same one gives the same secrets.
    pub seed: f64,
    /// Who plays.
    pub player_id: String,
}

/// A game with everything in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ClassicState"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct State {
    /// The code to find.
    pub secret_code: [Color; LENGTH],
    /// The guesses in order.
    pub attempts: Vec<Attempt>,
    /// Whether it is over.
    pub game_over: bool,
    /// The player, where the code was found.
    pub winner: Option<String>,
    /// How many guesses there are.
    pub max_attempts: u8,
    /// What the next secret is drawn from: a whole number below 2^53.
    pub rng_state: u64,
    /// Who plays.
    pub player_id: String,
}

/// A game as its player may see it: without the secret and what it could be computed from, until it is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ClassicView"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[allow(missing_docs, reason = "as in the state")]
pub struct PlayerView {
    pub secret_code: Option<[Color; LENGTH]>,
    pub attempts: Vec<Attempt>,
    pub game_over: bool,
    pub winner: Option<String>,
    pub max_attempts: u8,
    pub rng_state: Option<u64>,
    pub player_id: String,
}

/// What a player may do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ClassicAction"))]
#[serde(tag = "type", rename_all = "lowercase", deny_unknown_fields)]
pub enum Move {
    /// Guesses.
    Submit {
        /// Four colours.
        code: Vec<Color>,
    },
    /// Begins anew, with the next secret.
    Reset,
}

/// A number drawn, and what the next is drawn from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Drawn {
    /// The number.
    pub value: u64,
    /// The state after it.
    pub rng_state: u64,
}

/// What a bot chose, and the state of its dice after it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ClassicChoice"))]
#[serde(rename_all = "camelCase")]
pub struct Choice {
    /// The guess.
    pub action: Move,
    /// The state of the dice after it.
    pub rng_state: u64,
}

/// A bot by name, with the id of the text that describes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ClassicBot"))]
pub struct BotCard {
    /// Its name.
    pub name: &'static str,
    /// The id of a text.
    pub description: &'static str,
    /// How strong it is.
    pub difficulty: Level,
}

fn space() -> Space {
    Variant::Classic.board().space
}

fn code(colors: &[Color]) -> Option<Code> {
    let symbols: Vec<u8> = colors.iter().map(|&color| color as u8).collect();
    Code::new(&symbols).filter(|&code| space().contains(code))
}

fn colors(code: Code) -> [Color; LENGTH] {
    std::array::from_fn(|place| COLORS[usize::from(code.symbol(place))])
}

/// A number below `bound` from dice in some state, and their next state. The dice are keyed by the state, so that a number says
/// nothing of the one after it.
fn draw(rng_state: u64, bound: u64) -> Drawn {
    let mut rng = Rng::from_number(rng_state);
    Drawn { value: rng.below(bound), rng_state: rng.below(EXACT) }
}

impl State {
    fn begin(rng_state: u64, player_id: String) -> Self {
        let Drawn { value, rng_state } = draw(rng_state, space().size());
        let secret = space().code(value).map_or([Color::R; LENGTH], colors);
        Self {
            secret_code: secret,
            attempts: Vec::new(),
            game_over: false,
            winner: None,
            max_attempts: ATTEMPTS,
            rng_state,
            player_id,
        }
    }

    fn allows(&self, action: &Move, player: &str) -> bool {
        let may = match action {
            Move::Submit { code: guess } => !self.game_over && code(guess).is_some(),
            Move::Reset => true,
        };
        may && player == self.player_id
    }

    /// What is not allowed changes nothing.
    fn apply(self, action: &Move, player: &str) -> Self {
        if !self.allows(action, player) {
            return self;
        }
        match action {
            Move::Reset => Self::begin(self.rng_state, self.player_id),
            Move::Submit { code: guess } => match (code(guess), code(&self.secret_code)) {
                (Some(guess), Some(secret)) => self.guess(guess, secret),
                _ => self,
            },
        }
    }

    fn guess(mut self, guess: Code, secret: Code) -> Self {
        let marks = guess.feedback(secret);
        let feedback = Feedback { black: marks.exact, white: marks.misplaced };
        self.attempts.push(Attempt { code: colors(guess), feedback });
        let found = guess == secret;
        self.winner = found.then(|| self.player_id.clone());
        self.game_over = found || self.attempts.len() >= usize::from(self.max_attempts);
        self
    }

    fn moves(&self, player: &str) -> Vec<Move> {
        if player != self.player_id {
            return Vec::new();
        }
        let guesses = space().codes().map(|code| Move::Submit { code: colors(code).to_vec() });
        guesses.filter(|_| !self.game_over).chain([Move::Reset]).collect()
    }

    fn view(self) -> PlayerView {
        PlayerView {
            secret_code: self.game_over.then_some(self.secret_code),
            attempts: self.attempts,
            game_over: self.game_over,
            winner: self.winner,
            max_attempts: self.max_attempts,
            rng_state: self.game_over.then_some(self.rng_state),
            player_id: self.player_id,
        }
    }
}

impl PlayerView {
    /// The same as the house's bots see a game.
    fn for_bots(&self) -> Option<MatchView<View>> {
        let seat = Seat::new(0);
        let attempts = self.attempts.iter().map(|attempt| {
            let Feedback { black, white } = attempt.feedback;
            Some(AttemptView {
                seat,
                guess: Some(code(&attempt.code)?),
                feedback: Some(cluehouse_codes::Feedback { exact: black, misplaced: white }),
            })
        });
        let variant = Variant::Classic;
        let used = u8::try_from(self.attempts.len()).ok()?;
        let line = LineView {
            used,
            left: self.max_attempts.checked_sub(used)?,
            solved: self.winner.is_some(),
            gave_up: false,
            hints: 0,
            has_set: false,
        };
        let game = View {
            variant,
            board: variant.board(),
            mode: Mode::Solo,
            practice: false,
            you: Some(seat),
            setting: false,
            attempts: attempts.collect::<Option<_>>()?,
            lines: vec![line],
            turn: None,
            own_code: None,
            clash: None,
            codes: Vec::new(),
        };
        let progress = Progress {
            phase: PhaseName::Playing,
            until: None,
            round: 1,
            rounds: 1,
            turn: None,
            reason: None,
            winner: None,
        };
        let seats = vec![SeatView {
            score: 0,
            here: true,
            active: true,
            left: false,
            ready: false,
            done: self.game_over,
        }];
        Some(MatchView { progress, seats, game })
    }
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, String> {
    serde_json::from_str(text).map_err(|why| why.to_string())
}

fn write(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

/// A number of JavaScript's that is whole, positive and exact.
fn whole(number: f64) -> Result<u64, String> {
    let is = number >= 0.0 && number.fract() == 0.0 && number < EXACT as f64;
    if is { Ok(number as u64) } else { Err(format!("{number} is no whole number below 2^53")) }
}

/// Begins a game: [`Config`] → [`State`].
///
/// # Errors
/// In plain words, where it cannot be read.
#[wasm_bindgen(js_name = classicInit)]
pub fn init(config: &str) -> Result<String, String> {
    let Config { seed, player_id } = read(config)?;
    Ok(write(&State::begin(whole(seed)?, player_id)))
}

/// Acts: [`State`], [`Move`] and who acts → [`State`], the same where that is not allowed.
///
/// # Errors
/// In plain words, where the state cannot be read.
#[wasm_bindgen(js_name = classicApply)]
pub fn apply(state: &str, action: &str, player: &str) -> Result<String, String> {
    let state: State = read(state)?;
    // What is no action is not allowed either.
    Ok(write(&match read(action) {
        Ok(action) => state.apply(&action, player),
        Err(_) => state,
    }))
}

/// Whether somebody may do that: [`State`], [`Move`] and who.
///
/// # Errors
/// In plain words, where the state cannot be read.
#[wasm_bindgen(js_name = classicAllows)]
pub fn allows(state: &str, action: &str, player: &str) -> Result<bool, String> {
    let state: State = read(state)?;
    Ok(read(action).is_ok_and(|action| state.allows(&action, player)))
}

/// Everything somebody may do: [`State`] and who → a list of [`Move`].
///
/// # Errors
/// In plain words, where the state cannot be read.
#[wasm_bindgen(js_name = classicMoves)]
pub fn moves(state: &str, player: &str) -> Result<String, String> {
    Ok(write(&read::<State>(state)?.moves(player)))
}

/// What a player may see: [`State`] → [`PlayerView`].
///
/// # Errors
/// In plain words, where the state cannot be read.
#[wasm_bindgen(js_name = classicView)]
pub fn view(state: &str) -> Result<String, String> {
    Ok(write(&read::<State>(state)?.view()))
}

/// A number below a bound, from dice in some state → [`Drawn`].
///
/// # Errors
/// In plain words, where the state or the bound is no whole number below 2^53, or the bound is 0.
#[wasm_bindgen(js_name = drawBelow)]
pub fn draw_below(rng_state: f64, bound: f64) -> Result<String, String> {
    match whole(bound)? {
        0 => Err("no number is below 0".to_owned()),
        bound => Ok(write(&draw(whole(rng_state)?, bound))),
    }
}

/// The bots → a list of [`BotCard`].
#[wasm_bindgen(js_name = classicBots)]
pub fn bots() -> String {
    let card = |bot: &cluehouse_games::Bot<CodeGame>| BotCard {
        name: bot.id,
        description: bot.description,
        difficulty: bot.level,
    };
    write(&CodeGame::bots().iter().map(card).collect::<Vec<_>>())
}

/// What a bot does: its name, [`PlayerView`], the list of [`Move`] it may choose from and the state of its dice → [`Choice`].
///
/// # Errors
/// In plain words, where there is no such bot, something cannot be read, or there is nothing to guess.
#[wasm_bindgen(js_name = classicChoose)]
pub fn choose(bot: &str, view: &str, moves: &str, rng_state: f64) -> Result<String, String> {
    let bot = CodeGame::bots().into_iter().find(|one| one.id == bot).ok_or("there is no such bot")?;
    let view: PlayerView = read(view)?;
    let moves: Vec<Move> = read(moves)?;
    let guesses = moves.iter().filter_map(|one| match one {
        Move::Submit { code: guess } => code(guess).map(Action::Guess),
        Move::Reset => None,
    });
    let choices = Choices::Listed(guesses.collect());
    let mut rng = Rng::from_number(whole(rng_state)?);
    let seen = view.for_bots().ok_or("the view has more guesses than there are")?;
    let settings = Settings::new(Variant::Classic, Mode::Solo);
    let table = CodeGame::open(CodeGame::RULES, &settings, Arc::default())
        .map_err(|_| "the classic game cannot be set up")?;
    match (bot.choose)(&table, &seen, &choices, &mut rng) {
        Some(Action::Guess(guess)) => {
            let action = Move::Submit { code: colors(guess).to_vec() };
            Ok(write(&Choice { action, rng_state: rng.below(EXACT) }))
        }
        _ => Err("there is nothing to guess".to_owned()),
    }
}
