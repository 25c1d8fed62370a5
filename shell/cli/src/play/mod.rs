//! `cluehouse play`: a game in the terminal, saved after every action and resumed next time.

mod code;
mod numble;
mod screen;
mod session;
pub(crate) mod slot;
mod style;

use cluehouse_engine::{Arg, MatchView, Reason, Seed, Text};
use cluehouse_games::code::CodeGame;
use cluehouse_games::numble::Numble;
use cluehouse_games::{Bot, Listed, Local};

use crate::Failure;
use crate::args::Play;
use cluehouse_speech::Speech;
use screen::{Page, Screen, Typed};
use session::{Players, Session, random_seed, seed_of};
use slot::Slot;
use style::Style;

/// A game that can be drawn and typed in a terminal.
trait Board: Listed {
    /// The board, with what was typed so far where somebody types.
    fn draw(view: &MatchView<Self::View>, scene: &Scene<'_>, typed: Option<&str>) -> Vec<String>;

    /// What is wanted of the player now; none where only the others can go on.
    fn prompt(view: &MatchView<Self::View>) -> Option<Text>;

    /// What a typed line stands for.
    fn read(view: &MatchView<Self::View>, line: &str) -> Result<Self::Action, Text>;

    /// Whether a key is part of what can be typed here, and as which character.
    fn key(view: &MatchView<Self::View>, key: char) -> Option<char>;

    /// Whether what is typed is complete, so that another key cannot follow.
    fn is_full(view: &MatchView<Self::View>, typed: &str) -> bool;

    /// What to say of an event.
    fn tell(event: &Self::Event, view: &MatchView<Self::View>) -> Option<Text>;

    /// What to say at the end.
    fn verdict(view: &MatchView<Self::View>) -> Text;

    /// Asks for a hint, where the game has hints, and words it.
    fn hint(view: &MatchView<Self::View>, speech: &Speech) -> Option<(Self::Action, Text)>;

    /// How to play, in a sentence or two.
    fn help(view: &MatchView<Self::View>) -> Text;

    /// Whether hints can be asked for.
    fn has_hints(view: &MatchView<Self::View>) -> bool;

    /// Gives up, where one can.
    fn give_up() -> Self::Action;

    /// Whether the same settings give another game.
    fn can_repeat(_view: &MatchView<Self::View>) -> bool {
        true
    }

    /// What else to say once a game is over, and to write down.
    fn epilogue(_view: &MatchView<Self::View>, _speech: &Speech) -> Result<Vec<String>, Failure> {
        Ok(Vec::new())
    }
}

/// What drawing needs beside the view.
struct Scene<'a> {
    speech: &'a Speech,
    style: Style,
    name: String,
    rival: Option<String>,
    /// Whole seconds left of the round.
    seconds_left: Option<u64>,
}

impl Scene<'_> {
    /// Against whom, or whom one watches.
    fn opponent(&self, seats: usize) -> Option<String> {
        let how = if seats > 1 { "play-against" } else { "play-watched" };
        self.rival.as_ref().map(|rival| self.speech.say(&Text::new(how).words("bot", rival.as_str())))
    }
}

/// What the options ask for, in one game's terms.
struct Request<G: Listed> {
    name: String,
    entry: String,
    settings: G::Settings,
    players: Players<G>,
}

pub(crate) fn run(options: &Play, speech: &Speech) -> Result<(), Failure> {
    if let Some(request) = code::request(options, speech) {
        play::<CodeGame>(request?, options, speech)
    } else if let Some(request) = numble::request(options, speech) {
        play::<Numble>(request?, options, speech)
    } else {
        Err(Failure::Input(Text::new("cli-unknown-game").words("game", options.game.as_str())))
    }
}

fn play<G: Board>(request: Request<G>, options: &Play, speech: &Speech) -> Result<(), Failure> {
    let Request { name, entry, settings, players } = request;
    let rival = players.bot().map(|bot| bot.id.to_owned());
    let watched = players.is_watched();
    let slot = Slot::open::<G>(&entry, &settings, watched)?;
    let wanted = options.seed.map(Seed::from_number);
    let running = if options.new || watched { None } else { slot.load(players.rivals())? };
    let is_wanted = |local: &Local<G>| wanted.is_none_or(|seed| seed_of(seed, 1) == local.header().seed);
    let mut session = match running.filter(is_wanted) {
        Some(local) => Session::resume(local, slot, players)?,
        None => {
            let seed = wanted.map_or_else(random_seed, Ok)?;
            Session::begin(settings, seed, slot, players)?
        }
    };
    let mut screen = Screen::new();
    let mut scene = Scene { speech, style: Style::detect(), name, rival, seconds_left: None };
    if let Some(note) = session.aside_note() {
        screen.say(&speech.say(&note))?;
    }
    while one_game(&mut session, &mut screen, &mut scene)? {
        session.rematch()?;
    }
    Ok(())
}

/// Plays one game to its end or until the player leaves; answers whether another one is wanted.
fn one_game<G: Board>(
    session: &mut Session<G>,
    screen: &mut Screen,
    scene: &mut Scene<'_>,
) -> Result<bool, Failure> {
    let speech = scene.speech;
    let mut message = opening(session).map_or(String::new(), |text| speech.say(&text));
    // Where the player has nothing to do yet, the others begin.
    let opens = !session.is_watched() && !session.is_finished() && G::prompt(&session.view()).is_none();
    let mut said = if opens { session.let_bots_act()? } else { Vec::new() };
    loop {
        tell_all::<G>(&mut said, &session.view(), &mut message, speech);
        session.tick()?;
        scene.seconds_left = session.seconds_left();
        let view = session.view();
        let board = G::draw(&view, scene, None);
        if session.is_finished() {
            return end(session, screen, &view, &board, speech);
        }
        if session.is_watched() {
            screen.draw(&board, &message, "")?;
            screen.breathe();
            said = session.let_bots_act()?;
            continue;
        }
        let prompt = speech.say(&G::prompt(&view).unwrap_or(Text::new("play-next")));
        let keys = speech.id(match (G::prompt(&view), G::has_hints(&view)) {
            (None, _) => "play-keys-next",
            (Some(_), true) => "play-keys-hints",
            (Some(_), false) => "play-keys",
        });
        let page = Page {
            draw: &|typed| G::draw(&view, scene, typed),
            take: &|key| G::prompt(&view).and_then(|_| G::key(&view, key)),
            is_full: &|typed| G::is_full(&view, typed),
            message: &message,
            prompt: &prompt,
            keys: &keys,
        };
        let typed = screen.read(&page, scene.seconds_left.is_some())?;
        match typed {
            Typed::Leave => {
                session.leave()?;
                screen.say(&speech.id("play-left"))?;
                return Ok(false);
            }
            Typed::Idle => {}
            Typed::Hint if G::has_hints(&view) => message = take_hint(session, speech)?,
            Typed::Hint | Typed::Help => message = speech.say(&G::help(&view)),
            Typed::GiveUp => {
                if screen.confirm(&speech.id("play-give-up"))? {
                    message = attempt(session, G::give_up(), speech)?;
                    said = session.let_bots_act()?;
                }
            }
            Typed::Line(line) if line.is_empty() && G::prompt(&view).is_none() => {
                message.clear();
                said = session.let_bots_act()?;
            }
            Typed::Line(line) => {
                message = match G::read(&view, &line) {
                    Ok(action) => attempt(session, action, speech)?,
                    Err(why) => spoken(why, speech),
                };
                if message.is_empty() {
                    said = session.let_bots_act()?;
                } else {
                    screen.put_back(line);
                }
            }
        }
    }
}

/// Says how a game went; answers whether another one is wanted.
fn end<G: Board>(
    session: &Session<G>,
    screen: &mut Screen,
    view: &MatchView<G::View>,
    board: &[String],
    speech: &Speech,
) -> Result<bool, Failure> {
    let watching = session.is_watched();
    let mut verdict = speech.say(&G::verdict(view));
    if view.progress.reason == Some(Reason::TimeExpired) {
        verdict = format!("{} {verdict}", speech.id("play-time-up"));
    }
    screen.draw(board, &verdict, "")?;
    let lines = if watching { Vec::new() } else { G::epilogue(view, speech)? };
    for line in lines.iter().chain([&session.finished_note(speech)]) {
        screen.say(line)?;
    }
    if watching || !G::can_repeat(view) { Ok(false) } else { screen.ask(&speech.id("play-again")) }
}

/// Acts; answers with why it was refused, or nothing.
fn attempt<G: Board>(
    session: &mut Session<G>,
    action: G::Action,
    speech: &Speech,
) -> Result<String, Failure> {
    match session.act(action) {
        Ok(()) => Ok(String::new()),
        Err(Failure::Input(why)) => Ok(spoken(why, speech)),
        Err(failure) => Err(failure),
    }
}

/// What to say first: that a game goes on, or that the secret of a new one is pledged.
fn opening<G: Board>(session: &Session<G>) -> Option<Text> {
    if session.is_watched() || session.is_finished() {
        None
    } else if session.is_resumed() {
        Some(Text::new("play-resumed"))
    } else {
        let pledge = session.pledge()?;
        Some(Text::new("play-pledged").words("commitment", pledge.commitment.short()))
    }
}

/// A refusal in words; a space in it is written as a word, since nobody sees one.
fn spoken(mut why: Text, speech: &Speech) -> String {
    for (_, arg) in &mut why.args {
        if *arg == Arg::Words(" ".to_owned()) {
            *arg = Arg::Words(speech.id("word-space"));
        }
    }
    speech.say(&why)
}

/// Says what the others did; the last of it stays on the message line.
fn tell_all<G: Board>(
    said: &mut Vec<G::Event>,
    view: &MatchView<G::View>,
    message: &mut String,
    speech: &Speech,
) {
    for event in said.drain(..) {
        if let Some(text) = G::tell(&event, view) {
            *message = speech.say(&text);
        }
    }
}

fn take_hint<G: Board>(session: &mut Session<G>, speech: &Speech) -> Result<String, Failure> {
    let Some((action, text)) = G::hint(&session.view(), speech) else {
        return Ok(speech.id("play-no-hint"));
    };
    let refused = attempt(session, action, speech)?;
    Ok(if refused.is_empty() { speech.say(&text) } else { refused })
}

/// Who sits down: a bot that is watched, the person alone, or the person and a bot.
fn players<G: Listed>(options: &Play, solo: bool) -> Result<Players<G>, Failure> {
    let bot = || bot(options.bot.as_deref());
    Ok(match (options.watch, solo) {
        (true, _) => Players::Watched(bot()?),
        (false, true) => Players::Alone,
        (false, false) => Players::Against(bot()?),
    })
}

/// The bot asked for, or the default rival.
fn bot<G: Listed>(name: Option<&str>) -> Result<Bot<G>, Failure> {
    let wanted = name.unwrap_or("consistent");
    let names: Vec<&str> = G::bots().iter().map(|bot| bot.id).collect();
    let unknown = || Text::new("cli-unknown-bot").words("bot", wanted).words("bots", names.join(", "));
    G::bots().into_iter().find(|bot| bot.id == wanted).ok_or_else(|| Failure::Input(unknown()))
}
