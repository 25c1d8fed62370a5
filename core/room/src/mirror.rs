//! A client's side of the protocol: what it knows from what it heard, and what it has asked for.
//!
//! The simulator checks it after every message. The page does the same in its own language.

use std::collections::VecDeque;

use cluehouse_engine::Millis;

use crate::MemberId;
use crate::limits::SAID_KEPT;
use crate::wire::{
    AnyPlay, ClientMsg, Command, Confided, Epoch, Farewell, Frame, Hello, Numbered, Outcome, PROTOCOL,
    RoomView, Said, Seen, ServerMsg, Stage, Version, Welcome,
};

/// What a client knows.
#[derive(Clone, Debug, Default)]
pub struct Mirror {
    /// Who one is.
    pub you: Option<MemberId>,
    /// The room, once one is in.
    pub room: Option<RoomView>,
    /// The match that runs, or ran last.
    pub play: Option<AnyPlay>,
    /// The last things said.
    pub said: VecDeque<Said>,
    /// What was confided to this member alone.
    pub confided: Vec<Confided>,
    /// The room's time at the last frame.
    pub at: Millis,
    /// Why the connection is over.
    pub farewell: Option<Farewell>,
    epoch: Epoch,
    version: Version,
    /// Which page this is, and the last number it has used.
    client: u32,
    asked: u32,
    /// Asked for and not answered yet.
    pending: VecDeque<Numbered>,
}

/// What was heard does not fit what was known: the client has to come in anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lost {
    /// A frame is missing or comes twice.
    Gap {
        /// The version known.
        known: Version,
        /// The version heard.
        heard: Version,
    },
    /// News of a match that is not known.
    UnknownMatch,
    /// A frame before the welcome.
    NotIn,
}

impl Mirror {
    /// A page that was just loaded, with a number it drew at random.
    pub fn new(client: u32) -> Self {
        Self { client, ..Self::default() }
    }

    /// The number this page drew.
    pub const fn client(&self) -> u32 {
        self.client
    }

    /// The last version heard.
    pub const fn version(&self) -> Version {
        self.version
    }

    /// What was asked for and not answered yet.
    pub fn pending(&self) -> impl Iterator<Item = &Numbered> {
        self.pending.iter()
    }

    /// The first message of a connection.
    pub fn hello(&self, name: &str, watch: bool) -> Hello {
        let seen = self.room.is_some().then_some(Seen { epoch: self.epoch, version: self.version });
        let (client, asked) = (self.client, self.asked);
        Hello { protocol: PROTOCOL, name: name.to_owned(), watch, screen: false, seen, client, asked }
    }

    /// Numbers a command; it is pending until it is answered.
    pub fn ask(&mut self, what: Command) -> Numbered {
        self.asked += 1;
        let numbered = Numbered { n: self.asked, what };
        self.pending.push_back(numbered.clone());
        numbered
    }

    /// What has to be asked again after a connection was lost: it may have been carried out or not.
    pub fn again(&self) -> impl Iterator<Item = ClientMsg> {
        self.pending.iter().cloned().map(ClientMsg::Do)
    }

    /// The room as it knows it, forgotten: the next welcome brings the whole picture.
    pub fn forget(&mut self) {
        (self.room, self.play) = (None, None);
    }

    /// Takes a message in. Answers with what came of a command, where the message says so.
    ///
    /// # Errors
    /// Where something was missed.
    pub fn hear(&mut self, msg: &ServerMsg) -> Result<Option<(Numbered, Outcome)>, Lost> {
        match msg {
            ServerMsg::Welcome(welcome) => self.come_in(welcome),
            ServerMsg::Frame(frame) => self.follow(frame)?,
            ServerMsg::Farewell(farewell) => self.farewell = Some(*farewell),
            ServerMsg::Answer(answer) => {
                let place = self.pending.iter().position(|asked| asked.n == answer.n);
                let asked = place.and_then(|place| self.pending.remove(place));
                return Ok(asked.map(|asked| (asked, answer.outcome.clone())));
            }
            ServerMsg::Refused(_) | ServerMsg::Pong(_) => {}
        }
        Ok(None)
    }

    fn come_in(&mut self, welcome: &Welcome) {
        self.you = welcome.you;
        self.epoch = welcome.epoch;
        self.farewell = None;
        if let Some(snapshot) = &welcome.snapshot {
            self.version = snapshot.version;
            self.at = snapshot.at;
            self.room = Some(snapshot.room.clone());
            self.said = snapshot.said.iter().cloned().collect();
            self.confided.clone_from(&snapshot.confided);
            self.play.clone_from(&snapshot.play);
        }
    }

    fn follow(&mut self, frame: &Frame) -> Result<(), Lost> {
        if self.room.is_none() {
            return Err(Lost::NotIn);
        }
        if frame.version != self.version.next() {
            return Err(Lost::Gap { known: self.version, heard: frame.version });
        }
        (self.version, self.at) = (frame.version, frame.at);
        if let Some(room) = &frame.room {
            self.room = Some(room.clone());
            if room.stage == Stage::Lobby {
                self.play = None;
            }
        }
        if let Some(said) = &frame.said {
            if self.said.len() == SAID_KEPT {
                self.said.pop_front();
            }
            self.said.push_back(said.clone());
        }
        if let Some(confided) = &frame.confided {
            self.confided.retain(|known| known.member != confided.member);
            self.confided.push(confided.clone());
        }
        if let Some(play) = &frame.play {
            self.play = Some(AnyPlay::clone(play));
        }
        if let Some(news) = &frame.news {
            let heard = self.play.as_mut().is_some_and(|play| play.hear(news));
            if !heard {
                return Err(Lost::UnknownMatch);
            }
        }
        Ok(())
    }
}
