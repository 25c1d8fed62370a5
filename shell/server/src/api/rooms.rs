//! Rooms: opened, found by their code, listed, and entered through a socket.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use cluehouse_engine::{LateJoin, Millis, Seed};
use cluehouse_games::GameKind;
use cluehouse_room::wire::{Kind, RoomView, Stage};
use cluehouse_room::{Charter, Epoch, House, Item, Person, Reject, Room};
use cluehouse_speech::Lang;
use cluehouse_store::{Admits, Error as StoreError, NewRoom, Own, PersonId, Purpose, RoomId, RoomKind};
use futures_util::future::join_all;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::deed::Deed;
use crate::desk::{Owned, Unseen};
use crate::identity::{Peer, Visitor};
use crate::limits::{ENTRIES_PER_PERSON, ROOMS_LISTED, ROOMS_PER_PERSON, SOLOS_PER_PERSON};
use crate::outbox::outbox;
use crate::past::Past;
use crate::problem::{Answer, Body, Problem, language, speech};
use crate::sent::Sent;
use crate::socket::{Guest, Socket};
use crate::upgrade::Upgrade;
use crate::{code, entropy, today, wall};
use crate::{results, throttle};

pub(super) fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(open_room, list))
        .routes(routes!(mine))
        .routes(routes!(find))
        .routes(routes!(connect))
        .routes(routes!(results))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct OpenRoom {
    /// The evening's games: ids of the catalogue, or an entry with its settings and pack.
    games: Vec<Game>,
    /// The house rules.
    #[serde(default)]
    house: House,
}

/// A game that somebody wants to play.
#[derive(Deserialize, ToSchema)]
#[serde(untagged)]
pub(super) enum Game {
    /// An id of the catalogue.
    Entry(String),
    /// An entry with its settings and pack.
    Item(Item),
}

impl Game {
    /// The game with its settings; as it comes, where only its id is named, and with what the house has in a language, where no pack is.
    pub(super) fn item(self, app: &App, language: Lang) -> Answer<Item> {
        let item = match self {
            Self::Entry(entry) => Item::preset(&entry).map_err(|why| Problem::from(Reject::from(why)))?,
            Self::Item(item) => item,
        };
        let pack = item.pack.or_else(|| app.library.pack(item.settings.kind(), language));
        let item = Item { pack, ..item };
        item.settings.on_day(today()).map_err(|why| Problem::from(Reject::from(why)))?;
        Ok(item)
    }
}

/// Where a room is.
#[derive(Serialize, ToSchema)]
pub(super) struct RoomOpened {
    /// What people type or scan; the socket is at `/api/v1/rooms/{code}/socket`.
    pub(super) code: String,
}

/// A room, as whoever has its code may know it before coming in.
#[derive(Serialize, ToSchema)]
struct RoomCard {
    code: String,
    /// What goes on.
    #[schema(value_type = String)]
    stage: Stage,
    /// The entries of the catalogue that are played, in order.
    games: Vec<String>,
    /// Which of them is played now, or next.
    item: u16,
    /// Who decides, by name.
    #[serde(skip_serializing_if = "Option::is_none")]
    host: Option<String>,
    /// How many people are there.
    people: usize,
    /// Whether nobody new may come in.
    locked: bool,
    /// Whether the house gives the names.
    class: bool,
    /// When somebody who comes now would play.
    #[schema(value_type = String)]
    late_join: LateJoin,
}

impl RoomCard {
    fn new(code: String, view: &RoomView) -> Self {
        let people = view.members.iter().filter(|member| member.kind == Kind::Person);
        let host = people.clone().find(|member| Some(member.id) == view.host);
        Self {
            code,
            stage: view.stage,
            games: view.playlist.iter().map(|item| item.entry.clone()).collect(),
            item: view.item,
            host: host.map(|host| host.name.to_string()),
            people: people.filter(|member| member.here).count(),
            locked: view.house.locked,
            class: view.house.class,
            late_join: view.late_join,
        }
    }
}

/// Open a room
///
/// Whoever comes in first is its host.
#[utoipa::path(
    post, path = "/api/v1/rooms", tag = "rooms", request_body = OpenRoom,
    responses((status = CREATED, body = RoomOpened), (status = CONFLICT, body = Body), (status = TOO_MANY_REQUESTS, body = Body))
)]
async fn open_room(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    headers: axum::http::HeaderMap,
    Sent(OpenRoom { games, house }): Sent<OpenRoom>,
) -> Answer<Response> {
    let language = language(&headers);
    let playlist = games.into_iter().map(|game| game.item(&app, language)).collect::<Answer<Vec<_>>>()?;
    let charter = Charter { house, ..Charter::new(Seed::from_entropy(entropy()?), playlist) };
    let code = app.open_room(&visitor, Deed::open(charter), Purpose::Open).await?;
    Ok((StatusCode::CREATED, Json(RoomOpened { code })).into_response())
}

impl App {
    /// Opens a room for somebody, and answers its code.
    pub(super) async fn open_room(
        &self,
        visitor: &Visitor,
        mut deed: Deed,
        purpose: Purpose,
    ) -> Answer<String> {
        self.throttle.count(throttle::Act::Room, visitor.peer.address, Some(visitor.session))?;
        if self.store.count_rooms().await? >= self.config.most_rooms {
            return Err(Problem::full());
        }
        self.opened.check(&self.store, visitor.peer.address).await?;
        // Until the room is there, so that whoever asks for many at once is not counted before any of them is.
        let _turn = self.opening.of(visitor.person).await;
        self.make_space(visitor.person, &purpose).await?;
        deed.charter.began = wall().unsigned_abs();
        deed.charter.command_every = Millis::new(self.config.message_every.as_millis() as u64);
        let charter = Arc::new(deed.charter.clone());
        let mut shelf = Arc::clone(self.rooms.shelf());
        let own = self.rooms.own_packs(visitor.in_rooms(), &charter.playlist, &[]).await?;
        let packs: Vec<_> = own.iter().map(|(digest, _)| digest.bytes()).collect();
        for (_, pack) in own {
            Arc::make_mut(&mut shelf).add(pack);
        }
        <Room>::open(charter, shelf, Epoch(0)).map_err(Problem::from)?;
        let bytes = deed.to_bytes()?;
        let id = RoomId::new(entropy()?);
        // A code that is taken is drawn again; with so many, that hardly ever happens.
        for _ in 0..8 {
            let code = code::fresh()?;
            let room = NewRoom {
                id,
                code: code.clone(),
                public: deed.charter.house.public,
                opener: Some(visitor.person),
                purpose: purpose.clone(),
                charter: bytes.clone(),
                packs: packs.clone(),
            };
            match self.store.create_room(room, wall()).await {
                Ok(()) => {
                    self.rooms.look_in(id);
                    self.throttle.knows_code(visitor.session, id);
                    self.opened.add(visitor.peer.address, id);
                    return Ok(code);
                }
                Err(why) if why.is_taken() => {}
                Err(why) => return Err(why.into()),
            }
        }
        Err(Problem::full())
    }

    /// Sees to it that somebody may open one more room of a kind. Of official games the oldest that they left is given up for it.
    async fn make_space(&self, person: PersonId, purpose: &Purpose) -> Answer<()> {
        let (kind, most) = match purpose {
            Purpose::Open => (RoomKind::Open, ROOMS_PER_PERSON),
            Purpose::Solo => (RoomKind::Solo, SOLOS_PER_PERSON),
            Purpose::Entry(_) => (RoomKind::Entry, ENTRIES_PER_PERSON),
            // There is one a day.
            Purpose::Daily { .. } => return Ok(()),
        };
        let mut rooms = self.store.rooms_of(person).await?;
        rooms.retain(|room| room.kind == kind);
        if rooms.len() < most {
            return Ok(());
        }
        for room in rooms.iter().filter(|room| room.kind == RoomKind::Solo) {
            if self.is_empty(room.id).await && self.rooms.close(room.id).await {
                return Ok(());
            }
        }
        Err(Problem::new(StatusCode::TOO_MANY_REQUESTS, "http-rooms-per-person"))
    }

    /// Whether nobody is in a room: where it sleeps that is so, and it is left asleep.
    async fn is_empty(&self, room: RoomId) -> bool {
        if !self.rooms.awake().contains(&room) {
            return true;
        }
        let view = self.rooms.look(room).await;
        view.is_ok_and(|view| !view.members.iter().any(|member| member.here))
    }

    /// The live room with a code that may be entered. Who names one that is not there is counted; one that is closed to them looks the
    /// same.
    async fn find(&self, code: &str, peer: &Peer, visitor: Option<&Visitor>) -> Answer<(RoomId, String)> {
        let session = visitor.map(|visitor| visitor.session);
        self.throttle.allows(throttle::Act::WrongCode, peer.address, session)?;
        let found = match code::read(code) {
            Some(code) => self.store.find_room(&code).await?.map(|found| (found, code)),
            None => None,
        };
        let found = found.filter(|(found, _)| match found.admits {
            Admits::Everybody => true,
            Admits::Only(owner) => visitor.is_some_and(|visitor| visitor.person == owner),
            Admits::Nobody => false,
        });
        match &found {
            // Those who ask for many at once have been told of wrong ones since.
            Some((found, _)) => self.throttle.tell_code(peer.address, session, found.id)?,
            None => self.throttle.count_wrong_code(peer.address, session)?,
        }
        found.map(|(found, code)| (found.id, code)).ok_or_else(Problem::not_found)
    }
}

/// Public rooms
///
/// Rooms that anybody may come into and where somebody is, those where something happened last first.
#[utoipa::path(
    get, path = "/api/v1/rooms", tag = "rooms",
    responses((status = OK, body = Vec<RoomCard>), (status = TOO_MANY_REQUESTS, body = Body))
)]
async fn list(State(app): State<Arc<App>>, visitor: Visitor) -> Answer<Json<Vec<RoomCard>>> {
    app.throttle.count(throttle::Act::Work, visitor.peer.address, Some(visitor.session))?;
    let awake = app.store.list_public(app.rooms.awake()).await?;
    let mut cards = Vec::new();
    for rooms in awake.chunks(ROOMS_LISTED) {
        let views = join_all(rooms.iter().map(|room| app.rooms.look(room.id))).await;
        let seen = rooms.iter().zip(views).filter_map(|(room, view)| Some((room, view.ok()?)));
        let found = seen.map(|(room, view)| RoomCard::new(room.code.clone(), &view));
        cards.extend(found.filter(|card| card.people > 0 && !card.locked));
        if cards.len() >= ROOMS_LISTED {
            break;
        }
    }
    cards.truncate(ROOMS_LISTED);
    Ok(Json(cards))
}

/// A live room of one's own.
#[derive(Serialize, ToSchema)]
struct OwnRoom {
    code: String,
    /// The entries of the catalogue it was opened with, in order.
    games: Vec<String>,
    /// Whether it is an official game: one's own alone, a daily and a race's entry among them.
    official: bool,
    /// When it was opened, in milliseconds since 1970.
    since: i64,
}

/// One's own rooms
///
/// Those one has opened and that are not closed, the oldest first: what one may come back to.
#[utoipa::path(
    get, path = "/api/v1/me/rooms", tag = "rooms",
    responses((status = OK, body = Vec<OwnRoom>), (status = TOO_MANY_REQUESTS, body = Body))
)]
async fn mine(State(app): State<Arc<App>>, visitor: Visitor) -> Answer<Json<Vec<OwnRoom>>> {
    app.throttle.count(throttle::Act::Work, visitor.peer.address, Some(visitor.session))?;
    let own = |room: Own| {
        let playlist = Deed::read(&room.charter)?.charter.playlist;
        let games = playlist.into_iter().map(|item| item.entry).collect();
        Ok(OwnRoom { code: room.code, games, official: room.kind != RoomKind::Open, since: room.created })
    };
    let rooms = app.store.rooms_of(visitor.person).await?.into_iter().map(own);
    Ok(Json(rooms.collect::<anyhow::Result<_>>()?))
}

/// Look at a room from outside
#[utoipa::path(
    get, path = "/api/v1/rooms/{code}", tag = "rooms", params(("code" = String, Path)), security((), ("cookie" = []), ("bearer" = [])),
    responses(
        (status = OK, body = RoomCard), (status = NOT_FOUND, body = Body), (status = TOO_MANY_REQUESTS, body = Body),
        (status = INTERNAL_SERVER_ERROR, body = Body, description = "What is stored of it cannot be used any more")
    )
)]
async fn find(
    State(app): State<Arc<App>>,
    Path(code): Path<String>,
    peer: Peer,
    visitor: Option<Visitor>,
) -> Answer<Json<RoomCard>> {
    let (id, code) = app.find(&code, &peer, visitor.as_ref()).await?;
    let view = match app.rooms.look(id).await {
        Ok(view) => view,
        Err(why) => return Err(unseen(&app, id, why).await),
    };
    Ok(Json(RoomCard::new(code, &view)))
}

async fn unseen(app: &App, id: RoomId, why: Unseen) -> Problem {
    match why {
        Unseen::Broken => Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "http-room-broken"),
        Unseen::Busy => match app.store.is_live(id).await {
            Ok(true) => Problem::full(),
            Ok(false) => Problem::not_found(),
            Err(why) => why.into(),
        },
    }
}

/// The results of a quiz
///
/// The last match of Trivia in the room that is over, as a table in the language asked for: who answered what, how fast and for how
/// much, then the figures of each question. Only for whoever the room belongs to; real names are in it where they were told to them.
#[utoipa::path(
    get, path = "/api/v1/rooms/{code}/results.csv", tag = "rooms", params(("code" = String, Path)),
    responses(
        (status = OK, content_type = "text/csv", body = String), (status = FORBIDDEN, body = Body),
        (status = NOT_FOUND, body = Body), (status = TOO_MANY_REQUESTS, body = Body)
    )
)]
async fn results(
    State(app): State<Arc<App>>,
    Path(code): Path<String>,
    visitor: Visitor,
    headers: axum::http::HeaderMap,
) -> Answer<Response> {
    app.throttle.count(throttle::Act::Work, visitor.peer.address, Some(visitor.session))?;
    let (id, code) = app.find(&code, &visitor.peer, Some(&visitor)).await?;
    let owned = match app.rooms.owned(id, visitor.in_rooms()).await {
        Ok(owned) => owned,
        Err(why) => return Err(unseen(&app, id, why).await),
    };
    let Owned { deed, member } = owned.ok_or(Problem::new(StatusCode::FORBIDDEN, "results-host-only"))?;
    let turn = app.replays.wait().await?;
    let speech = speech(language(&headers));
    let rooms = Arc::clone(&app.rooms);
    // A task of its own has the turn: who hangs up does not make room for the next before it is done.
    let work = async move {
        let _turn = turn;
        let past = Past::read(&rooms, id, &deed, Vec::new()).await;
        let past =
            past.map_err(|why| why.downcast::<StoreError>().map_or_else(Problem::from, Problem::from))?;
        let review = move || -> anyhow::Result<Option<String>> {
            let charter = Arc::new(deed.charter.clone());
            let review =
                <Room>::review(charter, Arc::clone(&past.shelf), past.rows(), GameKind::Trivia, member)?;
            review.map(|review| results::table(&review, &past.shelf, speech)).transpose()
        };
        let table = tokio::task::spawn_blocking(review).await.map_err(anyhow::Error::from)?;
        Answer::Ok(table?)
    };
    let table = tokio::spawn(work).await.map_err(anyhow::Error::from)??;
    let table = table.ok_or(Problem::new(StatusCode::NOT_FOUND, "results-none"))?;
    let name = format!("attachment; filename=\"cluehouse-{code}.csv\"");
    let kind = "text/csv; charset=utf-8; header=present".to_owned();
    Ok(([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, name)], table).into_response())
}

/// Come in
///
/// A WebSocket. The first message is a hello; what is said there is described in `docs/protocol.md`.
#[utoipa::path(
    get, path = "/api/v1/rooms/{code}/socket", tag = "rooms", params(("code" = String, Path)),
    responses(
        (status = SWITCHING_PROTOCOLS), (status = NOT_FOUND, body = Body), (status = TOO_MANY_REQUESTS, body = Body),
        (status = BAD_REQUEST, body = Body, description = "The handshake is wrong"),
        (status = UPGRADE_REQUIRED, body = Body, description = "No socket is asked for")
    )
)]
async fn connect(
    State(app): State<Arc<App>>,
    Path(code): Path<String>,
    visitor: Visitor,
    upgrade: Upgrade,
) -> Answer<Response> {
    let (room, _) = app.find(&code, &visitor.peer, Some(&visitor)).await?;
    let (out, letters) = outbox();
    let place = app.sockets.take(visitor.session, visitor.peer.address, &out);
    let place = place.ok_or(Problem::new(StatusCode::TOO_MANY_REQUESTS, "http-sockets"))?;
    app.throttle.count(throttle::Act::Socket, visitor.peer.address, Some(visitor.session))?;
    // From here on the place hears that the session or the welcome ends; what happened just before is looked up once more.
    visitor.check_still_here(&app).await?;
    let (registry, message_every) = (Arc::clone(&app.rooms), app.config.message_every);
    let formerly = match visitor.account {
        true => app.store.guests_of(visitor.person).await?,
        false => Vec::new(),
    };
    let formerly = formerly.into_iter().map(|guest| Person::new(guest.into())).collect();
    let person = visitor.in_rooms();
    let guest = Guest { registry, room, person, formerly, _place: place, message_every };
    Ok(upgrade.agree(move |tcp, heard| {
        let socket = Box::new(Socket::new(letters.connect(tcp), heard));
        guest.carry(socket, out, letters)
    }))
}

#[cfg(test)]
mod tests {
    use axum::extract::{FromRequestParts, Request};
    use axum::http::HeaderMap;
    use axum::http::request::Parts;
    use cluehouse_room::wire::Hello;
    use cluehouse_store::{Append, Whom};
    use futures_util::FutureExt;
    use hyper::upgrade;

    use super::*;
    use crate::app::Config;
    use crate::desk::{Ask, Entrant};
    use crate::identity::Token;
    use crate::letter::Link;

    /// A house, and somebody's request for a socket to a room of theirs.
    async fn at_the_door(name: &str) -> (Arc<App>, Parts, Visitor, String) {
        let folder = std::env::temp_dir().join(format!("cluehouse-rooms-{name}-{}", std::process::id()));
        let app = App::open(Config::new(folder)).await.expect("an app");
        let token = Token::fresh().expect("randomness");
        let request = Request::builder()
            .header(header::AUTHORIZATION, format!("Bearer {}", token.reveal()))
            .header(header::UPGRADE, "websocket")
            .header(header::CONNECTION, "Upgrade")
            .header(header::SEC_WEBSOCKET_VERSION, "13")
            .header(header::SEC_WEBSOCKET_KEY, "dGhlIHNhbXBsZSBub25jZQ==")
            .extension(upgrade::on(Request::new(())))
            .body(());
        let (mut parts, ()) = request.expect("a request").into_parts();
        let peer = Peer::from_request_parts(&mut parts, &app).await.expect("an address");
        let session = peer.session(token, wall());
        app.store.create_guest(PersonId::from(1), session, wall()).await.expect("a guest");
        let visitor = Visitor::from_request_parts(&mut parts, &app).await.expect("somebody");
        let charter = Charter::new(Seed::from_number(1), vec![Item::preset("classic").expect("an entry")]);
        let code = app.open_room(&visitor, Deed::open(charter), Purpose::Open).await.expect("a room");
        (app, parts, visitor, code)
    }

    #[tokio::test]
    async fn who_is_shut_out_during_the_handshake_gets_no_socket() {
        let (app, mut parts, visitor, code) = at_the_door("banned").await;
        let upgrade = Upgrade::from_request_parts(&mut parts, &app).await.expect("a request for a socket");
        // Whoever asks has been let past by now.
        let from = Whom::Address(visitor.peer.address.to_string());
        app.store.ban(from, String::new(), None, wall()).await.expect("a ban");
        app.bans.load(&app.store).await.expect("the bans");
        app.sockets.end_from(visitor.peer.address);
        let refused = connect(State(Arc::clone(&app)), Path(code), visitor, upgrade).await;
        assert_eq!(refused.expect_err("no socket").code(), "http-banned");
        assert_eq!(app.sockets.len(), 0);
        drop(std::fs::remove_dir_all(&app.config.data));
    }

    #[tokio::test]
    async fn a_quizs_rows_are_read_when_its_turn_has_come() {
        let (app, _, visitor, code) = at_the_door("results").await;
        let room = app.store.find_room(&code).await.expect("the store answers").expect("a room").id;
        let (out, _letters) = outbox();
        let (name, person) = ("Ana".to_owned(), visitor.in_rooms());
        let hello = Hello { protocol: 1, name, watch: false, screen: false, seen: None, client: 1, asked: 0 };
        let entrant = Box::new(Entrant { person, formerly: Box::default(), hello });
        app.rooms.send(room, Ask::Enter { entrant, link: Link::new(1, out) }).expect("the room");
        app.rooms.look(room).await.expect("a row that is durable");
        // A row that no reader gets past.
        let append = Append {
            room,
            epoch: 1,
            rows: vec![(2, b"nonsense".to_vec())],
            checkpoint: None,
            wake: None,
            public: None,
            finished: Vec::new(),
            closed: false,
        };
        app.store.append(append, wall()).expect("a place").await.expect("a row");
        let turn = app.replays.wait().await.expect("a turn");
        let asked = results(State(Arc::clone(&app)), Path(code), visitor, HeaderMap::new());
        let mut asked = Box::pin(asked);
        for _ in 0..50 {
            assert!(asked.as_mut().now_or_never().is_none(), "it waits for its turn");
            app.store.is_well().await.expect("a good disk");
        }
        drop(turn);
        assert_eq!(asked.await.expect_err("no table").code(), "http-failed");
        drop(std::fs::remove_dir_all(&app.config.data));
    }

    #[tokio::test]
    async fn a_right_code_is_not_told_where_many_are_asked_for_at_once() {
        let folder = std::env::temp_dir().join(format!("cluehouse-rooms-{}", std::process::id()));
        let app = App::open(Config::new(folder.clone())).await.expect("an app");
        let code = "AAAAAA".to_owned();
        let (id, charter) = (RoomId::from(1), Vec::new());
        let room = NewRoom {
            id,
            code,
            public: false,
            opener: None,
            purpose: Purpose::Open,
            charter,
            packs: Vec::new(),
        };
        app.store.create_room(room, 0).await.expect("a room");
        let (mut parts, _) = Request::new(()).into_parts();
        let peer = Peer::from_request_parts(&mut parts, &app).await.expect("an address");
        let mut asked: Vec<_> = (0..20).map(|_| Box::pin(app.find("AAAAAA", &peer, None))).collect();
        // What is found at once was asked for before anything wrong was.
        asked.retain_mut(|asked| asked.now_or_never().is_none());
        assert!(!asked.is_empty());
        while app.find("BBBBBB", &peer, None).await.expect_err("no room").code() == "http-not-found" {}
        for asked in asked {
            assert_eq!(asked.await.expect_err("a right code").code(), "http-too-many");
        }
        drop(std::fs::remove_dir_all(folder));
    }
}
