//! What the law suite needs to know of Pictionary.

use cluehouse_engine::laws::{Lab, Twin};
use cluehouse_engine::{Hidden, Pace, Rng, Seat, Viewer};

use super::turn::{Offer, Turn};
use super::words::Card;
use super::{
    Action, Draw, HEIGHT, Level, MAX_COLOUR, MAX_SIZE, OFFERS, Pictionary, Points, Round, Settings, Table,
    Verdict, View, WIDTH, WordList,
};

/// Small talk that comes near no word.
const CHAT: [&str; 8] = [
    "hm",
    "is that a lake?",
    "no idea",
    "¿qué?",
    "更多",
    "what a drawing, indeed!",
    "ha ha ha",
    "🙂 so lang",
];

impl Lab for Pictionary {
    fn settings(rng: &mut Rng) -> (Settings, u8) {
        let settings = Settings {
            cycles: rng.between(1, 2) as u8,
            seconds: rng.between(20, 90) as u16,
            level: rng.once_in(4).then_some(Level::Easy),
            hints: !rng.once_in(3),
            pace: *rng.pick(&Pace::ALL).expect("there are paces"),
        };
        (settings, rng.between(2, 5) as u8)
    }

    fn content() -> WordList {
        serde_json::from_str(include_str!("../../tests/content/words.json")).expect("a list of words")
    }

    fn action(table: &Table, round: &Round, seat: Seat, rng: &mut Rng) -> Action {
        let chat = |rng: &mut Rng| Action::Say(CHAT[rng.index(CHAT.len())].to_owned());
        let Some(turn) = &round.turn else { return chat(rng) };
        if rng.once_in(20) {
            return Action::Draws(round.lines.get(seat).is_some_and(|line| !line.draws));
        }
        if turn.drawer == seat {
            return match rng.below(10) {
                0 => chat(rng),
                1 if table.settings.limit().is_none() => Action::Stop,
                _ if turn.picked.is_none() => Action::Pick(rng.between(1, OFFERS as u64) as u8),
                _ => Action::Draw(draw(rng, WIDTH, HEIGHT)),
            };
        }
        // Finders are few, so that the word is still a secret at most positions.
        match (rng.below(25), turn.card(table)) {
            (0, Some(card)) => Action::Say(card.text.to_uppercase()),
            (1, Some(card)) => Action::Say(format!("{}s", card.text)),
            (2..5, _) => Action::Say(table.cards[rng.index(table.cards.len())].text.clone()),
            _ => chat(rng),
        }
    }

    fn wild(rng: &mut Rng) -> Action {
        match rng.below(7) {
            0 => Action::Pick(rng.below(6) as u8),
            6 => Action::Draws(rng.once_in(2)),
            1 => Action::Stop,
            2 | 3 => Action::Draw(draw(rng, u16::MAX, u16::MAX)),
            _ => {
                let letter = |rng: &mut Rng| match rng.below(4) {
                    0 => [' ', '\n', '\u{301}', '\u{202E}', '"', '\\'][rng.index(6)],
                    1 => char::from_u32(rng.below(0x11_0000) as u32).unwrap_or('\u{FFFD}'),
                    _ => char::from(b'a' + rng.below(26) as u8),
                };
                Action::Say((0..rng.below(130)).map(|_| letter(rng)).collect())
            }
        }
    }

    /// Another word of the same pattern, with the same letters shown, under which everything said came to the same. Who
    /// knows the word has twins in what is still hidden: the words not picked, the letters still to be shown.
    fn twin(table: &Table, round: &Round, viewer: Viewer, rng: &mut Rng) -> Option<Twin<Self>> {
        let turn = round.turn.as_ref()?;
        let mut deal = turn.deal.open().clone();
        let taken: Vec<usize> = deal.offers.iter().map(|offer| offer.card).collect();
        let free: Vec<usize> = (0..table.cards.len()).filter(|card| !taken.contains(card)).collect();
        let knows = matches!(viewer, Viewer::Seat(seat) if turn.inside().contains(seat));
        let picked = turn.picked.as_ref().map(|picked| picked.offer);
        let same = |card: &&usize| is_same(table, turn, &table.cards[**card]);
        let alike: Vec<usize> = free.iter().filter(same).copied().collect();
        match (picked, rng.pick(&alike)) {
            (Some(offer), Some(&card)) if !knows => deal.offers[offer].card = card,
            _ if viewer.is(turn.drawer) => {
                let offer = rng.index(OFFERS);
                let shown = if picked == Some(offer) { turn.shown_letters().len() } else { 0 };
                rehint(table, &mut deal.offers[offer], shown, rng)?;
            }
            _ => {
                let offer = (0..OFFERS).find(|&offer| picked != Some(offer))?;
                deal.offers[offer] = Offer::new(table, *rng.pick(&free)?, rng);
            }
        }
        Some(Twin::Turn(Some(Hidden::new(deal))))
    }

    fn leak(view: &mut View, table: &Table, round: &Round) {
        if let (Some(turn), Some(view)) = (&round.turn, &mut view.turn) {
            view.word = turn.card(table).map(|card| card.text.clone());
        }
    }
}

/// Whether the turn so far would have looked the same with another word.
fn is_same(table: &Table, turn: &Turn, card: &Card) -> bool {
    let shown = turn.shown_letters();
    turn.pattern(table).is_some_and(|pattern| pattern == card.pattern(shown))
        && turn.said.iter().all(|said| match said.verdict {
            Verdict::Talk => true,
            Verdict::Inside => said.seat != turn.drawer || !card.is_said_in(said.text.open()),
            verdict => card.judge(said.text.open()) == verdict,
        })
}

/// Other letters to be shown after those that were.
fn rehint(table: &Table, offer: &mut Offer, shown: usize, rng: &mut Rng) -> Option<()> {
    let later = offer.hints.split_off(shown);
    let mut others = table.cards[offer.card].letters();
    others.retain(|place| !offer.hints.contains(place));
    rng.shuffle(&mut others);
    others.truncate(later.len());
    offer.hints.extend(&others);
    (others != later).then_some(())
}

fn draw(rng: &mut Rng, width: u16, height: u16) -> Draw {
    let point = |rng: &mut Rng| (rng.below(u64::from(width)) as u16, rng.below(u64::from(height)) as u16);
    let points = |rng: &mut Rng| Points((0..rng.between(1, 6)).map(|_| point(rng)).collect());
    let colour = rng.between(0, u64::from(MAX_COLOUR)) as u8;
    match rng.below(9) {
        0 => Draw::Undo,
        1 => Draw::Clear,
        2 => {
            let (x, y) = point(rng);
            Draw::Fill { colour, x, y }
        }
        3..6 => Draw::Extend { points: points(rng) },
        _ => Draw::Stroke { colour, size: rng.between(0, u64::from(MAX_SIZE)) as u8, points: points(rng) },
    }
}
