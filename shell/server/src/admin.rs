//! What whoever runs the house may do: look at rooms and races and close them, at packs and remove them, shut people out, back up, check.
//!
//! One function carries a request out. A server answers it on a Unix socket in its data directory, which only its owner may
//! open; where no server runs, the data are opened for the one request. It is never on a network.

use std::net::IpAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::Context;
use cluehouse_engine::Digest;
use cluehouse_room::wire::{Kind, RoomView};
use cluehouse_store::limits::{MAX_PACKS_IN_ALL, MAX_PACKS_OF_GUESTS};
use cluehouse_store::{Ban, KeptPack, PackSpace, PersonId, Race, RoomId, Store, Whom};
use futures_util::future::join_all;
use serde::{Deserialize, Serialize};

use crate::app::{App, Config};
use crate::audit::{self, Verified};
use crate::desk::Somebody;
use crate::network::network;
use crate::{code, wall};

pub(crate) use door::{Door, serve_admin};

/// What is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "t", content = "d", rename_all = "kebab-case", deny_unknown_fields)]
pub enum AdminAsk {
    /// Which rooms live.
    Rooms,
    /// Who is or was in a room.
    Room {
        /// Its code.
        code: String,
    },
    /// Close a room for good.
    Close {
        /// Its code.
        code: String,
    },
    /// Which races there are.
    Races,
    /// Close a race before its time, and take it off the list.
    CloseRace {
        /// Its id.
        id: String,
    },
    /// Keep somebody out from now on.
    Ban {
        /// A person's id or a network address.
        whom: String,
        /// For how many milliseconds; for good where not given, an address for thirty days.
        millis: Option<u64>,
        /// Why, in the operator's words.
        reason: String,
    },
    /// Let somebody in again.
    Unban {
        /// A person's id or a network address.
        whom: String,
    },
    /// Who is kept out.
    Bans,
    /// What people brought.
    Packs,
    /// Remove a pack, whoever brought it.
    DropPack {
        /// Its name, in hexadecimal digits.
        id: String,
    },
    /// Copy everything into a file that is not there yet.
    BackUp {
        /// Its whole path.
        file: PathBuf,
    },
    /// Replay every official match and compare.
    Verify {
        /// Whether wrong ones are taken off the boards, and right ones put back.
        strike: bool,
    },
    /// Whether the data are whole.
    Check,
}

/// What comes of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "t", content = "d", rename_all = "kebab-case")]
pub enum AdminAnswer {
    /// It is done.
    Done,
    /// The rooms where something happened last.
    Rooms {
        /// At most a thousand of them.
        rooms: Vec<LiveRoom>,
        /// How many live in all.
        live: usize,
    },
    /// Who is or was in a room.
    Room(Vec<RoomMember>),
    /// The races that close last.
    Races(Vec<RaceCard>),
    /// Somebody is kept out.
    Banned(BanView),
    /// The latest of those who are kept out.
    Bans(Vec<BanView>),
    /// What people brought, the latest first.
    Packs {
        /// At most a thousand of them.
        packs: Vec<PackCard>,
        /// The bytes that all of them take.
        bytes: i64,
        /// And may take.
        most: i64,
        /// The bytes among them that guests have brought.
        guests: i64,
        /// And may bring.
        most_guests: i64,
    },
    /// What came out of the check of every score.
    Verified(Verified),
    /// The data are not whole, and why.
    Damaged(String),
    /// It cannot be done.
    Refused(AdminRefusal),
    /// It went wrong.
    Failed(String),
}

/// Why something cannot be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AdminRefusal {
    /// The folder has no data.
    NoData,
    /// No live room has this code.
    NoRoom,
    /// No race has this id.
    NoRace,
    /// Nobody brought a pack of this name.
    NoPack,
    /// A live room plays with it.
    PackPlayed,
    /// Neither a person's id nor a network address.
    NotWhom,
    /// Nobody has this id.
    NoPerson,
    /// They are not kept out.
    NotBanned,
    /// There is a file of this name already.
    FileThere,
}

/// A live room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LiveRoom {
    /// What people type to find it.
    pub code: String,
    /// Whether it is listed for everybody.
    pub public: bool,
    /// When it was opened, in milliseconds since 1970.
    pub created: i64,
    /// When something last happened.
    pub active: i64,
    /// How many people are there, where a server runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub people: Option<usize>,
}

/// Somebody who is or was in a room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoomMember {
    /// What they are called there.
    pub name: String,
    /// Their id, as a ban wants it.
    pub person: String,
    /// Whether they are connected.
    pub here: bool,
    /// The networks they are connected from, to this room or another.
    pub addresses: Vec<String>,
}

/// A race.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RaceCard {
    /// Which.
    pub id: String,
    /// What it is called.
    pub title: String,
    /// The entry of the catalogue.
    pub entry: String,
    /// Whether it is listed for everybody.
    pub public: bool,
    /// The id of who holds it, where they are not gone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host: Option<String>,
    /// When it may be entered, in milliseconds since 1970.
    pub opens: i64,
    /// From when on no longer.
    pub closes: i64,
    /// How many have entered.
    pub entries: u32,
}

impl From<Race> for RaceCard {
    fn from(race: Race) -> Self {
        let Race { id, title, entry, public, host, opens, closes, entries, .. } = race;
        let host = host.map(|host| host.to_string());
        Self { id: id.to_string(), title, entry, public, host, opens, closes, entries }
    }
}

/// A pack that somebody brought.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PackCard {
    /// Its name.
    pub id: String,
    /// What it is for.
    pub kind: String,
    /// When it was brought, in milliseconds since 1970.
    pub created: i64,
    /// What it takes, in bytes.
    pub bytes: i64,
    /// The id of who answers for its space, where they are not gone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bringer: Option<String>,
    /// Whether it is of the share of guests.
    pub guest: bool,
    /// How many list it.
    pub lists: u32,
    /// The codes of the live rooms that have taken it up.
    pub rooms: Vec<String>,
    /// How many matches that are kept were played with it.
    pub matches: u32,
}

impl From<KeptPack> for PackCard {
    fn from(pack: KeptPack) -> Self {
        let KeptPack { digest, kind, created, bytes, bringer, guest, lists, rooms, matches } = pack;
        let (id, bringer) =
            (Digest::from_bytes(digest).to_string(), bringer.map(|person| person.to_string()));
        Self { id, kind, created, bytes, bringer, guest, lists, rooms, matches }
    }
}

/// Somebody is kept out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BanView {
    /// A person's id or a network address.
    pub whom: String,
    /// Why.
    pub reason: String,
    /// Since when, in milliseconds since 1970.
    pub since: i64,
    /// Until when; for good where not given.
    pub until: Option<i64>,
}

impl From<Ban> for BanView {
    fn from(ban: Ban) -> Self {
        let Ban { whom, reason, since, until } = ban;
        let whom = match whom {
            Whom::Person(person) => person.to_string(),
            Whom::Address(address) => address,
        };
        Self { whom, reason, since, until }
    }
}

/// Asks the server that has these data, or opens them where none runs.
///
/// # Errors
/// Where neither works; [`is_data_busy`](crate::is_data_busy) tells that somebody has the data who does not answer.
pub async fn ask(data: &Path, ask: AdminAsk) -> anyhow::Result<AdminAnswer> {
    if let Some(answer) = door::knock(data, &ask).await? {
        return Ok(answer);
    }
    if !Store::is_at(data) {
        return Ok(AdminAnswer::Refused(AdminRefusal::NoData));
    }
    let app = App::open(Config::new(data.to_owned())).await?;
    let answer = carry_out(&app, ask, false).await;
    app.rooms.stop().await;
    crate::close(&app.store).await?;
    Ok(answer)
}

/// Makes a data directory from a backup. It never touches one that has data: then it answers the file that has them.
///
/// # Errors
/// Where the backup cannot be read or is not whole, or somebody has the directory.
pub async fn restore(data: &Path, backup: &Path) -> anyhow::Result<Result<(), PathBuf>> {
    let (data, backup) = (data.to_owned(), backup.to_owned());
    match tokio::task::spawn_blocking(move || Store::restore(&backup, &data)).await? {
        Ok(()) => Ok(Ok(())),
        Err(why) => why.file_there().map(Path::to_owned).map(Err).ok_or_else(|| why.into()),
    }
}

/// Does what is asked. `served` says whether people can be in the rooms.
async fn carry_out(app: &App, ask: AdminAsk, served: bool) -> AdminAnswer {
    match carry_out_or_fail(app, ask, served).await {
        Ok(answer) => answer,
        Err(why) => AdminAnswer::Failed(format!("{why:#}")),
    }
}

async fn carry_out_or_fail(app: &App, ask: AdminAsk, served: bool) -> anyhow::Result<AdminAnswer> {
    Ok(match ask {
        AdminAsk::Rooms => rooms(app, served).await?,
        AdminAsk::Room { code } => room(app, &code).await?,
        AdminAsk::Close { code } => close(app, &code).await?,
        AdminAsk::Races => {
            let races = app.store.races(false, u32::MAX, wall()).await?;
            AdminAnswer::Races(races.into_iter().map(RaceCard::from).collect())
        }
        AdminAsk::CloseRace { id } => match id.parse() {
            Ok(id) => or_refused(app.store.close_race(id, wall()).await, AdminRefusal::NoRace)?,
            Err(_) => AdminAnswer::Refused(AdminRefusal::NoRace),
        },
        AdminAsk::Ban { whom, millis, reason } => match read_whom(&whom) {
            Some(whom) => ban(app, whom, millis, reason).await?,
            None => AdminAnswer::Refused(AdminRefusal::NotWhom),
        },
        AdminAsk::Unban { whom } => match read_whom(&whom) {
            Some(whom) => {
                let done = or_refused(app.store.unban(whom).await, AdminRefusal::NotBanned)?;
                app.bans.load(&app.store).await?;
                done
            }
            None => AdminAnswer::Refused(AdminRefusal::NotWhom),
        },
        AdminAsk::Bans => {
            AdminAnswer::Bans(app.store.bans(wall()).await?.into_iter().map(BanView::from).collect())
        }
        AdminAsk::Packs => {
            let (packs, PackSpace { all, guests }) = app.store.packs(u32::MAX).await?;
            let packs = packs.into_iter().map(PackCard::from).collect();
            let (most, most_guests) = (MAX_PACKS_IN_ALL, MAX_PACKS_OF_GUESTS);
            AdminAnswer::Packs { packs, bytes: all, most, guests, most_guests }
        }
        AdminAsk::DropPack { id } => match id.parse::<Digest>() {
            Ok(digest) => match app.store.remove_pack(digest.bytes()).await {
                Err(why) if why.is_taken() => AdminAnswer::Refused(AdminRefusal::PackPlayed),
                done => or_refused(done, AdminRefusal::NoPack)?,
            },
            Err(_) => AdminAnswer::Refused(AdminRefusal::NoPack),
        },
        AdminAsk::BackUp { file } => match app.store.back_up(&file).await {
            Err(why) if why.is_taken() => AdminAnswer::Refused(AdminRefusal::FileThere),
            done => done.map(|()| AdminAnswer::Done)?,
        },
        AdminAsk::Verify { strike } => {
            AdminAnswer::Verified(audit::verify(&app.store, &app.library.shelf, strike).await?)
        }
        AdminAsk::Check => match app.store.check().await {
            Ok(()) => AdminAnswer::Done,
            Err(why) => AdminAnswer::Damaged(why.to_string()),
        },
    })
}

/// Done, or refused where what was asked about is not there.
fn or_refused(
    done: Result<(), cluehouse_store::Error>,
    refusal: AdminRefusal,
) -> Result<AdminAnswer, cluehouse_store::Error> {
    match done {
        Ok(()) => Ok(AdminAnswer::Done),
        Err(why) if why.is_missing() => Ok(AdminAnswer::Refused(refusal)),
        Err(why) => Err(why),
    }
}

async fn rooms(app: &App, served: bool) -> anyhow::Result<AdminAnswer> {
    let listed = app.store.list_rooms(false, u32::MAX).await?;
    let awake = app.rooms.awake();
    let people = listed.iter().map(|room| async {
        // A room that sleeps has nobody in it, and is left asleep.
        let view = if awake.contains(&room.id) { app.rooms.look(room.id).await.ok() } else { None };
        let here = |view: RoomView| {
            view.members.iter().filter(|member| member.kind == Kind::Person && member.here).count()
        };
        served.then(|| view.map_or(0, here))
    });
    let people = join_all(people).await;
    let rooms = listed.into_iter().zip(people).map(|(room, people)| LiveRoom {
        code: room.code,
        public: room.public,
        created: room.created,
        active: room.active,
        people,
    });
    Ok(AdminAnswer::Rooms { rooms: rooms.collect(), live: app.store.count_rooms().await? })
}

async fn find(app: &App, code: &str) -> anyhow::Result<Option<RoomId>> {
    let Some(code) = code::read(code) else { return Ok(None) };
    Ok(app.store.find_room(&code).await?.map(|found| found.id))
}

async fn room(app: &App, code: &str) -> anyhow::Result<AdminAnswer> {
    let Some(id) = find(app, code).await? else { return Ok(AdminAnswer::Refused(AdminRefusal::NoRoom)) };
    let people = app.rooms.people(id).await.context("the room does not answer; the log may say why")?;
    let mut members = Vec::new();
    for Somebody { person, name, here } in people {
        let sessions = app.store.sessions(person, wall()).await?;
        let sessions: Vec<_> = sessions.into_iter().map(|session| session.id).collect();
        let addresses = app.sockets.addresses(&sessions).iter().map(IpAddr::to_string).collect();
        members.push(RoomMember { name, person: person.to_string(), here, addresses });
    }
    Ok(AdminAnswer::Room(members))
}

async fn close(app: &App, code: &str) -> anyhow::Result<AdminAnswer> {
    let Some(id) = find(app, code).await? else { return Ok(AdminAnswer::Refused(AdminRefusal::NoRoom)) };
    anyhow::ensure!(app.rooms.close(id).await, "the room could not be closed; the log may say why");
    Ok(AdminAnswer::Done)
}

async fn ban(app: &App, whom: Whom, millis: Option<u64>, reason: String) -> anyhow::Result<AdminAnswer> {
    let now = wall();
    let until = millis.map(|millis| now.saturating_add_unsigned(millis));
    match app.store.ban(whom.clone(), reason, until, now).await {
        Err(why) if why.is_missing() => return Ok(AdminAnswer::Refused(AdminRefusal::NoPerson)),
        done => done?,
    }
    // First they cannot come in any more, then those who are in must go.
    match &whom {
        Whom::Person(person) => {
            let sessions = app.store.sessions(*person, now).await?;
            app.sockets.end(&sessions.into_iter().map(|session| session.id).collect::<Vec<_>>());
        }
        Whom::Address(address) => {
            app.bans.load(&app.store).await?;
            if let Ok(address) = address.parse() {
                app.sockets.end_from(address);
            }
        }
    }
    let banned = app.store.banned(whom, now).await?;
    Ok(banned.map_or(AdminAnswer::Done, |ban| AdminAnswer::Banned(ban.into())))
}

/// Who is meant by an id or a network address; of IPv6 the whole network, since whoever has one address of it has all.
fn read_whom(text: &str) -> Option<Whom> {
    let person = text.parse::<PersonId>().ok().map(Whom::Person);
    let address = |text: &str| text.parse::<IpAddr>().ok().map(|ip| network(ip.to_canonical()).to_string());
    person.or_else(|| address(text).map(Whom::Address))
}

#[cfg(unix)]
mod door {
    //! The socket in the data directory: one connection, one request, one answer, each a line of JSON.

    use std::io::ErrorKind;
    use std::os::unix::fs::{DirBuilderExt, PermissionsExt};
    use std::{fs, io};

    use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
    use tokio::net::{UnixListener, UnixStream};
    use tokio::task::JoinSet;
    use tokio::time::timeout;

    use super::*;
    use crate::limits::{ADMIN_AT_ONCE, BODY_WITHIN, MAX_BODY};

    const NAME: &str = "admin.sock";

    /// The socket; its name goes when it does. None where it could not be made, which does not keep a house from opening.
    #[derive(Debug)]
    pub(crate) struct Door(Option<(UnixListener, PathBuf)>);

    impl Door {
        /// To be opened by who has the data directory: what an earlier process left there is replaced.
        pub(crate) fn open(data: &Path) -> Self {
            let opened = Self::make(data);
            if let Err(why) = &opened {
                tracing::warn!(%why, "no socket for the operator: admin works only while the server does not run");
            }
            Self(opened.ok())
        }

        fn make(data: &Path) -> io::Result<(UnixListener, PathBuf)> {
            // Made where nobody else can look, so that there is no moment in which others might open it.
            let nook = data.join(".door");
            let _ = fs::remove_dir_all(&nook);
            fs::DirBuilder::new().mode(0o700).create(&nook)?;
            let (fresh, path) = (nook.join("s"), data.join(NAME));
            let listener = UnixListener::bind(&fresh)?;
            fs::set_permissions(&fresh, fs::Permissions::from_mode(0o600))?;
            fs::rename(&fresh, &path)?;
            fs::remove_dir(&nook)?;
            Ok((listener, path))
        }
    }

    impl Drop for Door {
        fn drop(&mut self) {
            if let Some((_, path)) = &self.0 {
                let _ = fs::remove_file(path);
            }
        }
    }

    /// Answers the operator for ever.
    pub(crate) async fn serve_admin(door: Door, app: Arc<App>) {
        let Some((listener, _)) = &door.0 else { return };
        let mut asked = JoinSet::new();
        loop {
            tokio::select! {
                accepted = listener.accept(), if asked.len() < ADMIN_AT_ONCE => match accepted {
                    Ok((stream, _)) => drop(asked.spawn(answer(stream, Arc::clone(&app)))),
                    // Out of handles, most likely: others must end first.
                    Err(_) => tokio::time::sleep(std::time::Duration::from_millis(50)).await,
                },
                Some(_) = asked.join_next() => {}
            }
        }
    }

    async fn answer(mut stream: UnixStream, app: Arc<App>) {
        let (read, mut write) = stream.split();
        let mut line = String::new();
        let mut read = BufReader::new(read.take(MAX_BODY as u64));
        if !matches!(timeout(BODY_WITHIN, read.read_line(&mut line)).await, Ok(Ok(1..))) {
            return;
        }
        let answer = match serde_json::from_str(&line) {
            Ok(ask) => carry_out(&app, ask, true).await,
            Err(why) => AdminAnswer::Failed(format!("the server does not understand: {why}")),
        };
        if let Ok(line) = serde_json::to_string(&answer) {
            // Whoever has gone does not want to know.
            drop(write.write_all(format!("{line}\n").as_bytes()).await);
        }
    }

    /// Asks the server that has these data; none where none runs.
    pub(super) async fn knock(data: &Path, ask: &AdminAsk) -> anyhow::Result<Option<AdminAnswer>> {
        let mut stream = match UnixStream::connect(data.join(NAME)).await {
            Ok(stream) => stream,
            // Nobody is behind it, or its name is too long for one to be there.
            Err(why)
                if matches!(
                    why.kind(),
                    ErrorKind::NotFound | ErrorKind::ConnectionRefused | ErrorKind::InvalidInput
                ) =>
            {
                return Ok(None);
            }
            Err(why) => return Err(why).context(data.join(NAME).display().to_string()),
        };
        stream.write_all(format!("{}\n", serde_json::to_string(ask)?).as_bytes()).await?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await?;
        anyhow::ensure!(!answer.is_empty(), "the server ended before it answered");
        Ok(Some(serde_json::from_str(&answer)?))
    }
}

#[cfg(not(unix))]
mod door {
    //! Without Unix sockets the data can only be worked on while no server runs.

    use super::*;

    #[derive(Debug)]
    pub(crate) struct Door;

    impl Door {
        pub(crate) fn open(_: &Path) -> Self {
            Self
        }
    }

    pub(crate) async fn serve_admin(_: Door, _: Arc<App>) {}

    pub(super) async fn knock(_: &Path, _: &AdminAsk) -> anyhow::Result<Option<AdminAnswer>> {
        Ok(None)
    }
}
