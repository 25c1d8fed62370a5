//! Code games in the terminal: pegs with colour, letter and shape, under the roof of the house.

use cluehouse_codes::{Code, Count, Feedback, count};
use cluehouse_engine::{MatchView, Seat, Text, Winner};
use cluehouse_games::Entry;
use cluehouse_games::code::{Action, AttemptView, CodeGame, Event, Mode, Settings, Variant, View};

use super::style::{Rgb, Style};
use super::{Board, Request, Scene, players};
use crate::Failure;
use crate::args::Play;
use crate::{coach, feedback, symbol};
use cluehouse_speech::Speech;

/// Partial codes visited when the remaining codes are counted for a hint.
const COUNT_BOUND: u64 = 20_000_000;

/// What the options ask for, or `None` where the game is no code game.
pub(super) fn request(options: &Play, speech: &Speech) -> Option<Result<Request<CodeGame>, Failure>> {
    let manifest = CodeGame::manifests().into_iter().find(|manifest| manifest.id == options.game)?;
    Some(build(options, speech.id(manifest.name)))
}

fn build(options: &Play, name: String) -> Result<Request<CodeGame>, Failure> {
    let variant = feedback::variant(&options.game, &options.board)?;
    let rival = options.bot.is_some() && !options.watch;
    let mode = match options.mode {
        Some(mode) => mode.into(),
        None if rival => Mode::Versus,
        None => Mode::Solo,
    };
    if mode == Mode::Solo && rival {
        return Err(Failure::Input(Text::new("cli-solo-with-bot")));
    }
    if options.numble.is_given() {
        return Err(Failure::Input(Text::new("cli-only-numble")));
    }
    if options.watch && mode != Mode::Solo {
        return Err(Failure::Input(Text::new("cli-watch-solo")));
    }
    let settings = Settings {
        practice: options.practice,
        pace: options.pace.map_or_else(Default::default, Into::into),
        ..Settings::new(variant, mode)
    };
    let players = players(options, mode == Mode::Solo)?;
    Ok(Request { name, entry: options.game.clone(), settings, players })
}

/// How a symbol looks: shape, body and ink.
struct Look {
    shape: char,
    body: Rgb,
    ink: Rgb,
}

const PEGS: [Look; 12] = [
    Look { shape: '●', body: 0xB6_2D2F, ink: 0xFF_FFFF },
    Look { shape: '■', body: 0x30_6CDE, ink: 0xFF_FFFF },
    Look { shape: '▲', body: 0x4E_C385, ink: 0 },
    Look { shape: '◆', body: 0xFE_DC25, ink: 0 },
    Look { shape: '⬢', body: 0xDE_882E, ink: 0 },
    Look { shape: '★', body: 0x58_1B7C, ink: 0xFF_FFFF },
    Look { shape: '◗', body: 0x9F_E5EE, ink: 0 },
    Look { shape: '♥', body: 0xD3_8DAB, ink: 0 },
    Look { shape: '✚', body: 0x24_2A2A, ink: 0xFF_FFFF },
    Look { shape: '♣', body: 0xFC_FAF3, ink: 0 },
    Look { shape: '⌂', body: 0x5E_3907, ink: 0xFF_FFFF },
    Look { shape: '▬', body: 0xB6_E55A, ink: 0 },
];

/// The seed document's shapes and colours, with inks that can be read on them.
const SHAPES: [Look; 6] = [
    Look { shape: '●', body: 0xE5_3935, ink: 0 },
    Look { shape: '■', body: 0x1E_88E5, ink: 0 },
    Look { shape: '▲', body: 0x43_A047, ink: 0 },
    Look { shape: '◆', body: 0xFD_D835, ink: 0 },
    Look { shape: '★', body: 0x8E_24AA, ink: 0xFF_FFFF },
    Look { shape: '⬡', body: 0x00_BCD4, ink: 0 },
];

fn look(variant: Variant, symbol: u8) -> Option<&'static Look> {
    match variant {
        Variant::Skemind => SHAPES.get(usize::from(symbol)),
        Variant::BullsAndCows => None,
        _ => PEGS.get(usize::from(symbol)),
    }
}

/// One peg, four columns wide: its mark and its shape on its colour; without colour, in brackets.
fn peg(variant: Variant, symbol: u8, style: Style) -> String {
    let mark = variant.alphabet().mark(symbol);
    match look(variant, symbol) {
        Some(look) if style == Style::Plain => format!("[{mark}{}]", look.shape),
        Some(look) => style.block(&format!(" {mark}{} ", look.shape), look.ink, look.body),
        None if style == Style::Plain => format!("[ {mark}]"),
        None => style.block(&format!("  {mark} "), 0x1C_2426, 0xF4_F1EA),
    }
}

fn pegs(variant: Variant, symbols: impl Iterator<Item = u8>, style: Style) -> String {
    symbols.map(|symbol| peg(variant, symbol, style)).collect::<Vec<_>>().join(" ")
}

/// The row one is placing: pegs so far, then open slots.
fn slots(game: &View, typed: &str, style: Style) -> String {
    let (alphabet, space) = (game.variant.alphabet(), game.board.space);
    let read = |mark: char| (0..space.symbols()).find(|&symbol| alphabet.mark(symbol) == mark);
    let placed = typed.chars().filter_map(read).map(|symbol| peg(game.variant, symbol, style));
    let open = std::iter::repeat_with(|| "[  ]".to_owned());
    placed.chain(open).take(usize::from(space.length())).collect::<Vec<_>>().join(" ")
}

/// Exact marks first, then misplaced ones, then nothing; and the two numbers.
fn marks(feedback: Option<Feedback>, length: u8, style: Style) -> String {
    let Some(Feedback { exact, misplaced }) = feedback else { return style.faint("…") };
    let nothing = usize::from(length.saturating_sub(exact + misplaced));
    let row = "●".repeat(usize::from(exact)) + &"○".repeat(usize::from(misplaced)) + &"·".repeat(nothing);
    format!("{row}   {exact} ● {misplaced} ○")
}

impl Board for CodeGame {
    fn draw(view: &MatchView<View>, scene: &Scene<'_>, typed: Option<&str>) -> Vec<String> {
        let game = &view.game;
        let (style, speech) = (scene.style, scene.speech);
        let length = game.board.space.length();
        let width = usize::from(length) * 5 - 1;
        let mut lines = vec![header(view, scene), roof(width)];
        lines.push(format!("   │ {} │", secret_row(game, style)));
        lines.push(format!("   ├{}┤", "─".repeat(width + 2)));
        // In turns and reversed games there is one board; elsewhere the rival has one of their own.
        let shared = game.mode == Mode::Turns || game.mode.is_reversed();
        let (mine, theirs): (Vec<&AttemptView>, Vec<&AttemptView>) =
            game.attempts.iter().partition(|attempt| shared || Some(attempt.seat) == game.you);
        let by_hand = answers(game) || game.clash.is_some();
        let placing = typed.filter(|_| !by_hand && !game.setting && Self::prompt(view).is_some());
        for number in 0..usize::from(game.board.attempts) {
            let row = match (mine.get(number), placing) {
                (Some(AttemptView { guess: Some(guess), feedback, seat }), _) => {
                    let who = match game.mode {
                        Mode::Turns if Some(*seat) == game.you => format!("  {}", speech.id("word-you")),
                        Mode::Turns => format!("  {}", scene.rival.as_deref().unwrap_or_default()),
                        _ => String::new(),
                    };
                    let pegs = pegs(game.variant, guess.symbols(), style);
                    format!("{:>2} │ {pegs} │ {}{who}", number + 1, marks(*feedback, length, style))
                }
                (_, Some(typed)) if number == mine.len() => {
                    format!("{:>2} │ {} │ ◂", number + 1, slots(game, typed, style))
                }
                _ => {
                    let empty = vec![" ·  "; usize::from(length)].join(" ");
                    format!("{:>2} │ {} │", number + 1, style.faint(&empty))
                }
            };
            lines.push(row);
        }
        lines.push(format!("   └{}┘", "─".repeat(width + 2)));
        if !theirs.is_empty() {
            lines.extend(rivals(game, &theirs, scene));
        }
        lines.extend(legend(game, speech, style));
        match typed {
            Some(typed) if game.setting && Self::prompt(view).is_some() => {
                lines.push(format!(" ▸   {}", slots(game, typed, style)));
            }
            Some(typed) if by_hand => lines.push(format!(" ▸ {typed}_")),
            _ => {}
        }
        lines
    }

    fn prompt(view: &MatchView<View>) -> Option<Text> {
        let game = &view.game;
        let you = game.you?;
        let length = game.board.space.length();
        let keeper = game.mode.is_reversed() && you == Seat::new(0);
        if game.setting {
            let has_set = game.lines.get(you.index()).is_some_and(|line| line.has_set);
            let sets = game.mode == Mode::Duel || keeper;
            return (sets && !has_set).then(|| Text::new("code-set").number("length", length));
        }
        if let Some(clash) = &game.clash {
            let answers: Vec<String> = clash.iter().map(u8::to_string).collect();
            return Some(Text::new("code-clash").words("answers", answers.join(", ")));
        }
        if keeper {
            return answers(game).then(|| Text::new("code-answer"));
        }
        let done = view.seats.get(you.index()).is_none_or(|seat| seat.done);
        let turn = game.mode != Mode::Turns || game.turn == Some(you);
        (!done && turn).then(|| Text::new("code-guess").number("length", length))
    }

    fn read(view: &MatchView<View>, line: &str) -> Result<Action, Text> {
        let game = &view.game;
        let marks = |text: &str| {
            // Two bare digits are two numbers.
            let spaced = match text.trim().as_bytes() {
                [a @ b'0'..=b'9', b @ b'0'..=b'9'] => format!("{} {}", char::from(*a), char::from(*b)),
                _ => text.to_owned(),
            };
            spaced.parse::<Feedback>().map_err(|_| Text::new("code-answer-form"))
        };
        if let Some(rest) = line.strip_prefix(['#', 'a']).filter(|_| game.mode == Mode::ReversedByHand) {
            let (guess, answer) = rest.trim().split_once([' ', ':']).ok_or(Text::new("code-answer-form"))?;
            let guess = guess.parse().map_err(|_| Text::new("code-answer-form"))?;
            return Ok(Action::Amend { guess, feedback: marks(answer)? });
        }
        if answers(game) || game.clash.is_some() {
            return marks(line).map(Action::Answer);
        }
        let code = feedback::read(game.variant.alphabet(), line, game.board.space)?;
        Ok(if game.setting { Action::Set(code) } else { Action::Guess(code) })
    }

    fn key(view: &MatchView<View>, key: char) -> Option<char> {
        let game = &view.game;
        if answers(game) || game.clash.is_some() {
            return (key.is_ascii_digit() || matches!(key, ' ' | ',' | '#' | ':')).then_some(key);
        }
        let alphabet = game.variant.alphabet();
        let symbols = game.board.space.symbols();
        let key = key.to_ascii_uppercase();
        let by_mark = (0..symbols).map(|symbol| alphabet.mark(symbol)).find(|&mark| mark == key);
        // Digits place the symbols in order where digits are not marks themselves.
        let by_number = || {
            let number = key.to_digit(10)?.checked_sub(1)? as u8;
            (number < symbols && alphabet.mark(0).is_alphabetic()).then(|| alphabet.mark(number))
        };
        by_mark.or_else(by_number)
    }

    fn is_full(view: &MatchView<View>, typed: &str) -> bool {
        let by_hand = answers(&view.game) || view.game.clash.is_some();
        let most = if by_hand { 12 } else { usize::from(view.game.board.space.length()) };
        typed.chars().count() >= most
    }

    fn tell(event: &Event, view: &MatchView<View>) -> Option<Text> {
        let rival = |seat: &Seat| Some(*seat) != view.game.you;
        match event {
            Event::GuessEvaluated { seat, feedback: Some(feedback), .. } if rival(seat) => Some(
                Text::new("code-rival-guessed")
                    .number("exact", feedback.exact)
                    .number("misplaced", feedback.misplaced),
            ),
            Event::AnswersClash { answers, .. } => {
                let answers: Vec<String> = answers.iter().map(u8::to_string).collect();
                Some(Text::new("code-clash").words("answers", answers.join(", ")))
            }
            _ => None,
        }
    }

    fn verdict(view: &MatchView<View>) -> Text {
        let game = &view.game;
        let line = |seat: Seat| game.lines.get(seat.index());
        let you = game.you.unwrap_or(Seat::new(0));
        if game.mode.is_reversed() {
            let breaker = line(Seat::new(1));
            return match breaker.filter(|breaker| breaker.solved) {
                Some(breaker) => Text::new("code-broken").number("guesses", breaker.used),
                None => Text::new("code-kept"),
            };
        }
        let score = view.seats.get(you.index()).map_or(0, |seat| seat.score);
        let own = match line(you).filter(|line| line.solved) {
            Some(line) if score > 0 => {
                Text::new("code-solved-points").number("guesses", line.used).number("points", score)
            }
            Some(line) => Text::new("code-solved").number("guesses", line.used),
            None => match sought(game) {
                None => Text::new("code-none-set"),
                Some(code) if score > 0 => {
                    Text::new("code-lost-points").words("code", code).number("points", score)
                }
                Some(code) => Text::new("code-lost").words("code", code),
            },
        };
        match view.progress.winner {
            Some(Winner::Seat(seat)) if view.seats.len() > 1 && seat != you => {
                Text::new("code-rival-won").number("guesses", line(seat).map_or(0, |line| line.used))
            }
            Some(Winner::Tie(_)) => Text::new("code-tie"),
            _ => own,
        }
    }

    /// First how many codes are left, then what is certain, one thing at a time, then a good guess.
    fn hint(view: &MatchView<View>, speech: &Speech) -> Option<(Action, Text)> {
        let game = &view.game;
        let taken = game.lines.get(game.you?.index()).map_or(0, |line| usize::from(line.hints));
        let clues = game.clues();
        if let Some(step) = taken.checked_sub(1)
            && let Ok(hints) = cluehouse_games::code::coach(game.board.space).hints(&clues)
            && let Some(hint) = hints.get(step).or(hints.last())
        {
            return Some((Action::Hint, coach::hint(game.variant, hint, speech)));
        }
        let text = match count(game.board.space, &clues, COUNT_BOUND) {
            Count::Exact(number) => Text::new("code-hint-count").number("codes", number as i64),
            Count::AtLeast(number) => Text::new("code-hint-at-least").number("codes", number as i64),
        };
        Some((Action::Hint, text))
    }

    /// The coach looks back on the player's own guesses.
    fn epilogue(view: &MatchView<View>, speech: &Speech) -> Result<Vec<String>, Failure> {
        let game = &view.game;
        let clues = if game.mode.is_reversed() { Vec::new() } else { game.clues() };
        let reviews = coach::review(game.variant, &clues).unwrap_or_default();
        Ok(coach::describe(game.variant, &reviews, speech))
    }

    fn help(view: &MatchView<View>) -> Text {
        let by_hand = answers(&view.game) || view.game.clash.is_some();
        Text::new(if by_hand { "code-answer" } else { "play-help" })
    }

    fn has_hints(view: &MatchView<View>) -> bool {
        view.game.practice
    }

    fn give_up() -> Action {
        Action::GiveUp
    }
}

/// The code that was looked for, once it may be seen.
fn sought(game: &View) -> Option<String> {
    let theirs = game.codes.iter().find(|opened| opened.by.is_none() || opened.by != game.you)?;
    Some(game.variant.alphabet().write(theirs.code))
}

/// Whether the player answers by hand and a guess waits.
fn answers(game: &View) -> bool {
    let pending = game.attempts.last().is_some_and(|attempt| attempt.feedback.is_none());
    game.mode == Mode::ReversedByHand && game.you == Some(Seat::new(0)) && pending
}

fn header(view: &MatchView<View>, scene: &Scene<'_>) -> String {
    let game = &view.game;
    let speech = scene.speech;
    let mut parts = vec![scene.style.bold(&scene.name)];
    parts.extend(scene.opponent(view.seats.len()));
    let guesser = if game.mode.is_reversed() { Some(Seat::new(1)) } else { game.you };
    if let Some(line) = guesser.and_then(|seat| game.lines.get(seat.index())) {
        parts.push(speech.say(&Text::new("code-tries-left").number("left", line.left)));
    }
    if let Some(seconds) = scene.seconds_left {
        parts.push(speech.say(&Text::new("play-seconds-left").number("seconds", seconds as i64)));
    }
    parts.join(" · ")
}

/// The gable every board of the house stands under.
fn roof(width: usize) -> String {
    let side = "─".repeat(width / 2);
    let other = "─".repeat(width - width / 2);
    format!("   ╭{side}╱╲{other}╮")
}

/// The secret: closed shutters, or the code once it may be seen.
fn secret_row(game: &View, style: Style) -> String {
    let length = usize::from(game.board.space.length());
    let theirs = game.codes.iter().find(|opened| opened.by != game.you || opened.by.is_none());
    let found = game.attempts.iter().find(|attempt| {
        game.mode == Mode::ReversedByHand
            && attempt.feedback.is_some_and(|marks| usize::from(marks.exact) == length)
    });
    let shown: Option<Code> = theirs
        .map(|opened| opened.code)
        .or(game.own_code.filter(|_| game.mode == Mode::Reversed))
        .or_else(|| found?.guess);
    match shown {
        Some(code) => pegs(game.variant, code.symbols(), style),
        None => vec!["▒▒▒▒"; length].join(" "),
    }
}

/// The rival's guesses: marks while the round runs, the symbols too once it is over.
fn rivals(game: &View, theirs: &[&AttemptView], scene: &Scene<'_>) -> Vec<String> {
    let name = scene.rival.as_deref().unwrap_or("bot");
    let row = |attempt: &&AttemptView| {
        let guess = attempt.guess.map_or(String::new(), |guess| game.variant.alphabet().write(guess) + " ");
        let marks = attempt.feedback.unwrap_or(Feedback { exact: 0, misplaced: 0 });
        let nothing = usize::from(game.board.space.length() - marks.total());
        let dots = "●".repeat(usize::from(marks.exact)) + &"○".repeat(usize::from(marks.misplaced));
        format!("{guess}{dots}{}", "·".repeat(nothing))
    };
    let rows: Vec<String> = theirs.iter().map(row).collect();
    let lines = rows.chunks(4).map(|rows| rows.join("   "));
    let gap = " ".repeat(name.chars().count() + 1);
    let label = |first: bool| if first { format!("{name}:") } else { gap.clone() };
    lines.enumerate().map(|(number, line)| format!("   {} {line}", label(number == 0))).collect()
}

/// What the marks and symbols mean, in this game's words.
fn legend(game: &View, speech: &Speech, style: Style) -> Vec<String> {
    let marks = match game.variant {
        Variant::Skemind => "code-legend-skemind",
        Variant::BullsAndCows => "code-legend-bulls",
        _ => "code-legend",
    };
    let space = game.board.space;
    let named = (0..space.symbols()).map(|symbol| {
        let mark = game.variant.alphabet().mark(symbol);
        symbol::name(game.variant, symbol, speech).map_or(mark.to_string(), |name| format!("{mark} {name}"))
    });
    let named = named.collect::<Vec<_>>().join("  ");
    let repeats =
        if space.repeats() { String::new() } else { format!(" · {}", speech.id("code-no-repeats")) };
    [named + &repeats, speech.id(marks)].into_iter().map(|line| style.faint(&format!("   {line}"))).collect()
}
