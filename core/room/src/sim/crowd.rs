//! People: what each of them does next.

use cluehouse_engine::{PhaseName, Rng};
use cluehouse_games::GameKind;

use super::{any_item, games};
use crate::wire::{ClientMsg, Command, Curtain, MemberView, Numbered, RoomView, Stage};
use crate::{House, MemberId, Mirror, Person, Room};

/// One person, with or without a connection.
#[derive(Debug)]
pub(super) struct Client {
    pub(super) person: Person,
    pub(super) name: String,
    pub(super) mirror: Mirror,
    pub(super) connection: Option<u32>,
    /// Whether the room has greeted the connection.
    pub(super) is_in: bool,
    pub(super) temper: Temper,
    /// Does not come back before.
    pub(super) away_until: u64,
}

/// What somebody is like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Temper {
    /// Plays.
    Calm,
    /// On a train: the connection comes and goes.
    Shaky,
    /// Sends anything at all, often twice.
    Wild,
}

/// What somebody does next.
pub(super) enum Deed {
    Nothing,
    Say(Vec<ClientMsg>),
    /// Bytes that are no message.
    Garbage(Vec<u8>),
    /// The connection is lost.
    Cut,
    /// The page is loaded anew and remembers nothing.
    Reload,
}

const NAMES: [&str; 10] =
    ["Ana", "Björn", "Chloé", "د", "Eva 🦊", "Ана", "ana", "G\u{200B}", "  ", "Hö\u{308}\u{308}hle"];
const TALK: [&str; 6] =
    ["hola", "<b>hi</b>", "\u{202E}txet", "ha\u{301}\u{301}\u{301}\u{301}\u{301}", "", "ja, ja"];

impl Client {
    pub(super) fn new(number: u64, rng: &mut Rng) -> Self {
        Self {
            person: Person::new(u128::from(number) + 1),
            name: format!("{}{number}", NAMES[rng.index(NAMES.len())]),
            mirror: Mirror::new(rng.below(u64::from(u32::MAX)) as u32),
            connection: None,
            is_in: false,
            temper: *rng
                .pick(&[Temper::Calm, Temper::Calm, Temper::Shaky, Temper::Wild])
                .unwrap_or(&Temper::Calm),
            away_until: 0,
        }
    }

    /// What the person does next, given what the client knows. The match is looked at to find a move worth making.
    pub(super) fn decide(&mut self, room: &Room, rng: &mut Rng) -> Deed {
        let shaky = if self.temper == Temper::Shaky { 12 } else { 150 };
        if rng.once_in(shaky) {
            return if rng.once_in(3) { Deed::Reload } else { Deed::Cut };
        }
        if !self.is_in {
            return Deed::Nothing;
        }
        if self.temper == Temper::Wild && rng.once_in(10) {
            return self.misbehave(rng);
        }
        let (Some(view), Some(you)) = (self.mirror.room.clone(), self.mirror.you) else {
            return Deed::Nothing;
        };
        let command = self.wish(&view, you, room, rng);
        command.map_or(Deed::Nothing, |command| Deed::Say(vec![ClientMsg::Do(self.mirror.ask(command))]))
    }

    /// Something a person might want now.
    fn wish(&self, view: &RoomView, you: MemberId, room: &Room, rng: &mut Rng) -> Option<Command> {
        let host = view.host == Some(you);
        let phase = self.mirror.play.as_ref().map(|play| play.progress().phase);
        match (view.stage, phase) {
            (Stage::Lobby | Stage::Results, _) if host && rng.once_in(2) => return Some(Command::Start),
            (Stage::Playing, Some(PhaseName::Playing)) if !rng.once_in(8) => {
                return self.play(room, you, rng);
            }
            (Stage::Playing, Some(PhaseName::Ended | PhaseName::Starting)) if host => {
                return Some(Command::Advance);
            }
            _ if self.waits(view, you) && !rng.once_in(4) => return Some(Command::Ready(true)),
            _ => {}
        }
        let other = *rng.pick(&view.members.iter().map(|member| member.id).collect::<Vec<_>>())?;
        Some(match rng.below(if host { 28 } else { 11 }) {
            0 => Command::Ready(rng.once_in(2)),
            1 | 2 => Command::Say(TALK[rng.index(TALK.len())].to_owned()),
            3 | 4 => Command::Sit,
            5 => Command::Watch,
            6 if rng.once_in(3) => Command::VoteOut(other),
            7 if rng.once_in(6) => Command::Leave,
            7 => Command::Confide(format!("{} Souza", NAMES[rng.index(NAMES.len())])),
            8 => Command::Rename(format!("{} {}", NAMES[rng.index(NAMES.len())], rng.below(9))),
            11 | 12 => Command::Choose((0..rng.between(1, 4)).map(|_| any_item(rng)).collect()),
            13 => Command::Settle(House {
                public: rng.once_in(2),
                locked: rng.once_in(8),
                watchers: !rng.once_in(4),
                chat: !rng.once_in(3),
                stand_ins: !rng.once_in(4),
                host_paced: rng.once_in(4),
                at_once: rng.once_in(6),
                class: rng.once_in(8),
                real_names: true,
            }),
            14 | 15 => {
                Command::AddBot(["consistent", "random", "careless", "nobody"][rng.index(4)].to_owned())
            }
            16 if rng.once_in(2) => Command::Gather,
            16 => Command::Rematch,
            17 => Command::Skip,
            18 => Command::Pause(true),
            19 | 20 => Command::Pause(false),
            21 => Command::MoreTime,
            22 if rng.once_in(3) => Command::Stop,
            23 => match rng.below(6) {
                0 => Command::Kick(other),
                1 => Command::Ban(other),
                2 | 3 => Command::Unban(MemberId::new(rng.below(7) as u32)),
                4 => Command::PassHost(other),
                _ => Command::Mute { member: other, muted: rng.once_in(2) },
            },
            26 | 27 => {
                let play = self.mirror.play.as_ref()?;
                let (game, round) = (play.game(), play.progress().round);
                let seat = play.progress().turn?;
                Command::Curtain(Curtain { game, round, seat, drawn: rng.once_in(2) })
            }
            _ => return None,
        })
    }

    /// Whether the others wait for this member to be ready.
    fn waits(&self, view: &RoomView, you: MemberId) -> bool {
        let own = |member: &&MemberView| member.id == you;
        match (view.stage, &self.mirror.play) {
            (Stage::Playing, Some(play)) => {
                let seat = view.seats.iter().rposition(|owner| owner.member == you && !owner.left);
                let seat = seat.and_then(|seat| play.seats().get(seat));
                play.progress().phase == PhaseName::Transition && seat.is_some_and(|seat| !seat.ready)
            }
            _ => view.members.iter().find(own).is_some_and(|member| member.plays && !member.ready),
        }
    }

    fn play(&self, room: &Room, you: MemberId, rng: &mut Rng) -> Option<Command> {
        let table = room.table.as_ref()?;
        let seat = room.state.seat_of(you)?;
        let play = self.mirror.play.as_ref()?;
        let (game, round) = (play.game(), play.progress().round);
        let action = match rng.below(20) {
            0 => games::wild(play.kind(), rng),
            1 => games::wild(GameKind::ALL[rng.index(GameKind::ALL.len())], rng),
            _ => games::action(table.any(), seat, rng)?,
        };
        Some(Command::Act { game, round, action })
    }

    /// What only somebody up to no good, or a broken client, would send.
    fn misbehave(&mut self, rng: &mut Rng) -> Deed {
        let again = |numbered: &Numbered| ClientMsg::Do(numbered.clone());
        match rng.below(5) {
            0 => Deed::Garbage((0..rng.below(60)).map(|_| rng.below(256) as u8).collect()),
            // The same again, before the answer to the first has come.
            1 => {
                let asked = self.mirror.ask(Command::Say("twice".to_owned()));
                Deed::Say(vec![again(&asked), again(&asked), again(&asked)])
            }
            2 => {
                let asked = self.mirror.ask(Command::Ready(true));
                let stale = Numbered { n: asked.n.saturating_sub(rng.below(30) as u32 + 1), ..asked.clone() };
                Deed::Say(vec![again(&stale), again(&asked)])
            }
            3 => {
                let spam = (0..rng.below(90)).map(|_| Command::Say("spam".to_owned()));
                Deed::Say(spam.map(|what| ClientMsg::Do(self.mirror.ask(what))).collect())
            }
            _ => {
                let kind = GameKind::ALL[rng.index(GameKind::ALL.len())];
                let act = Command::Act {
                    game: rng.below(4) as u32,
                    round: rng.below(4) as u16,
                    action: games::wild(kind, rng),
                };
                Deed::Say(vec![ClientMsg::Do(self.mirror.ask(act))])
            }
        }
    }
}
