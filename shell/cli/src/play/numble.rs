//! Numble in the terminal: rows of tiles that say by colour and mark what is right, elsewhere or absent.

use cluehouse_engine::{MatchView, Seat, Speak, Text, Winner};
use cluehouse_games::Entry;
use cluehouse_games::numble::{
    Action, Clue, Date, Equation, Event, MAX_GUESSES, Mark, Mode, Numble, Puzzle, Settings, Statistics,
    Status, View,
};

use super::slot::Slot;
use super::style::Style;
use super::{Board, Request, Scene, players, slot};
use crate::Failure;
use crate::args::{ModeName, Play};
use crate::numble::{day, today};
use cluehouse_speech::Speech;

/// What the options ask for, or `None` where the game is not Numble.
pub(super) fn request(options: &Play, speech: &Speech) -> Option<Result<Request<Numble>, Failure>> {
    let manifest = Numble::manifests().into_iter().find(|manifest| manifest.id == options.game)?;
    Some(build(options, speech.id(manifest.name)))
}

fn build(options: &Play, name: String) -> Result<Request<Numble>, Failure> {
    let rival = options.bot.is_some() && !options.watch;
    let mode = match options.mode {
        None if rival => Mode::Versus,
        None | Some(ModeName::Solo) => Mode::Solo,
        Some(ModeName::Versus) => Mode::Versus,
        Some(_) => return Err(Failure::Input(Text::new("cli-numble-mode"))),
    };
    if mode == Mode::Solo && rival {
        return Err(Failure::Input(Text::new("cli-solo-with-bot")));
    }
    if options.board.is_given() || options.practice || options.pace.is_some() {
        return Err(Failure::Input(Text::new("cli-only-code")));
    }
    let drawn = options.numble.unlimited || options.seed.is_some() || mode == Mode::Versus;
    let puzzle = match options.numble.date.as_deref() {
        None if drawn => Puzzle::Unlimited,
        date => match day(date)?.0 {
            date if date == today() || is_unfinished_daily(date, options)? => Puzzle::Daily(date),
            date => Puzzle::Archive(date),
        },
    };
    let settings = Settings { hard: options.numble.hard, ..Settings::new(puzzle, mode) };
    let players = players(options, mode == Mode::Solo)?;
    Ok(Request { name, entry: options.game.clone(), settings, players })
}

/// A daily that was begun before midnight is still that day's.
fn is_unfinished_daily(date: Date, options: &Play) -> Result<bool, Failure> {
    let settings = Settings { hard: options.numble.hard, ..Settings::new(Puzzle::Daily(date), Mode::Solo) };
    Ok(Slot::open::<Numble>(&options.game, &settings, false)?.is_taken())
}

/// One tile: its character and its mark on its colour. A space is a place like any other.
fn tile(character: char, mark: Option<Mark>, style: Style) -> String {
    let shown = if character == ' ' { '␣' } else { character };
    match mark {
        Some(Mark::Green) => style.block(&format!("{shown}●"), 0xFF_FFFF, 0x1F_7A4D),
        Some(Mark::Yellow) => style.block(&format!("{shown}○"), 0x00_0000, 0xE8_B931),
        Some(Mark::Gray) => style.block(&format!("{shown} "), 0x1C_2426, 0xDA_D4C7),
        None => format!("{shown} "),
    }
}

fn row(clue: &Clue, style: Style) -> String {
    clue.characters()
        .map(|(character, mark)| tile(character, Some(mark), style))
        .collect::<Vec<_>>()
        .join(" ")
}

impl Board for Numble {
    fn draw(view: &MatchView<View>, scene: &Scene<'_>, typed: Option<&str>) -> Vec<String> {
        let game = &view.game;
        let (style, speech) = (scene.style, scene.speech);
        let mut lines = vec![header(view, scene)];
        for (number, clue) in game.clues().iter().enumerate() {
            lines.push(format!("{:>2}  {}", number + 1, row(clue, style)));
        }
        for number in game.clues().len()..usize::from(MAX_GUESSES) {
            let here = typed.filter(|_| number == game.clues().len() && Self::prompt(view).is_some());
            let row = here.map_or_else(|| style.faint("·"), |typed| format!("{typed}_"));
            lines.push(format!("{:>2}  {row}", number + 1));
        }
        if let Some(equation) = game.equation {
            lines.push(format!("  = {}", style.bold(equation.as_str())));
        }
        let theirs = game.attempts.iter().filter(|attempt| Some(attempt.seat) != game.you).count();
        if theirs > 0 {
            let name = scene.rival.as_deref().unwrap_or_default();
            let text = Text::new("numble-rival").words("bot", name).number("guesses", theirs as i64);
            lines.push(speech.say(&text));
        }
        let keys = "1234567890+-*/=".chars().map(|key| tile(key, game.keyboard.get(&key).copied(), style));
        lines.push(format!("    {}", keys.collect::<Vec<_>>().join(" ")));
        lines.push(style.faint(&format!("    {}", speech.id("numble-legend"))));
        lines
    }

    fn prompt(view: &MatchView<View>) -> Option<Text> {
        let guessing = view.game.lines.get(view.game.you?.index())?.status == Status::Guessing;
        guessing.then(|| Text::new("numble-guess"))
    }

    fn read(_view: &MatchView<View>, line: &str) -> Result<Action, Text> {
        line.parse::<Equation>().map(Action::Guess).map_err(|why| why.text())
    }

    fn key(_view: &MatchView<View>, key: char) -> Option<char> {
        (key.is_ascii_digit() || "+-*/=xX:×÷− ".contains(key)).then_some(key)
    }

    fn is_full(_view: &MatchView<View>, typed: &str) -> bool {
        typed.chars().count() >= 20
    }

    fn tell(_event: &Event, _view: &MatchView<View>) -> Option<Text> {
        None
    }

    fn verdict(view: &MatchView<View>) -> Text {
        let you = view.game.you.unwrap_or(Seat::new(0));
        let line = view.game.lines.get(you.index());
        match view.progress.winner {
            Some(Winner::Seat(seat)) if seat != you => Text::new("numble-rival-won"),
            Some(Winner::Tie(_)) => Text::new("numble-tie"),
            _ => match line.filter(|line| line.status == Status::Solved) {
                Some(line) => Text::new("numble-solved").number("guesses", line.used),
                None => Text::new("numble-lost"),
            },
        }
    }

    fn hint(_view: &MatchView<View>, _speech: &Speech) -> Option<(Action, Text)> {
        None
    }

    fn give_up() -> Action {
        Action::GiveUp
    }

    fn help(_view: &MatchView<View>) -> Text {
        Text::new("numble-help")
    }

    fn has_hints(_view: &MatchView<View>) -> bool {
        false
    }

    fn can_repeat(view: &MatchView<View>) -> bool {
        view.game.puzzle == Puzzle::Unlimited
    }

    /// The share text, and the figures of the dailies played on this machine.
    fn epilogue(view: &MatchView<View>, speech: &Speech) -> Result<Vec<String>, Failure> {
        let mut lines = Vec::new();
        if let Some(share) = &view.game.share {
            lines.push(format!("\n{share}\n"));
        }
        let own = view.game.you.and_then(|seat| view.game.lines.get(seat.index()));
        if let (Puzzle::Daily(date), Mode::Solo, Some(line)) = (view.game.puzzle, view.game.mode, own) {
            let mut figures: Statistics = slot::load_record("numble-statistics.json")?.unwrap_or_default();
            let solved_in = (line.status == Status::Solved).then_some(line.used);
            if figures.record(date, solved_in) {
                slot::save_record("numble-statistics.json", &figures)?;
            }
            let text = Text::new("numble-figures")
                .number("played", figures.played)
                .number("won", figures.won)
                .number("streak", figures.streak_on(date))
                .number("longest", figures.longest_streak);
            lines.push(speech.say(&text));
        }
        Ok(lines)
    }
}

fn header(view: &MatchView<View>, scene: &Scene<'_>) -> String {
    let game = &view.game;
    let speech = scene.speech;
    let mut parts = vec![scene.style.bold(&scene.name)];
    if let (Some(number), Some(date)) = (game.number, game.puzzle.date()) {
        let text =
            Text::new("numble-daily").words("number", number.to_string()).words("date", date.to_string());
        parts.push(speech.say(&text));
    }
    if game.puzzle == Puzzle::Unlimited {
        parts.push(speech.id("numble-unlimited"));
    }
    if game.hard {
        parts.push(speech.id("numble-hard-on"));
    }
    parts.extend(scene.opponent(view.seats.len()));
    if let Some(line) = game.you.and_then(|seat| game.lines.get(seat.index())) {
        parts.push(speech.say(&Text::new("code-tries-left").number("left", line.left)));
    }
    parts.join(" · ")
}
