//! `cluehouse admin`: what whoever runs a house may do, through its server where it runs.

use std::path::Path;

use cluehouse_engine::Text;
use cluehouse_games::Date;
use cluehouse_server::{
    AdminAnswer, AdminAsk, AdminRefusal, BanView, Difference, LiveRoom, Mismatch, PackCard, RaceCard,
    RoomMember, Verified, ask, restore,
};
use cluehouse_speech::Speech;
use serde_json::json;

use crate::args::{Admin, AdminWhat};
use crate::{Answer, Failure, serve};

pub(crate) fn answer(options: Admin, speech: &Speech) -> Result<Answer, Failure> {
    let data = serve::data(options.place)?;
    let asked = match options.what {
        AdminWhat::Restore { file } => return bring_back(&data, &file, speech),
        AdminWhat::Rooms => AdminAsk::Rooms,
        AdminWhat::Room { code } => AdminAsk::Room { code: code.to_uppercase() },
        AdminWhat::Close { code } => AdminAsk::Close { code: code.to_uppercase() },
        AdminWhat::Races => AdminAsk::Races,
        AdminWhat::CloseRace { id } => AdminAsk::CloseRace { id },
        AdminWhat::Ban { whom, span, reason } => {
            AdminAsk::Ban { whom, millis: span.map(|span| span.as_millis() as u64), reason }
        }
        AdminWhat::Unban { whom } => AdminAsk::Unban { whom },
        AdminWhat::Bans => AdminAsk::Bans,
        AdminWhat::Packs => AdminAsk::Packs,
        AdminWhat::DropPack { id } => AdminAsk::DropPack { id },
        // The server was started in a folder of its own.
        AdminWhat::Backup { file } => AdminAsk::BackUp { file: std::path::absolute(file)? },
        AdminWhat::Verify { strike } => AdminAsk::Verify { strike },
        AdminWhat::Check => AdminAsk::Check,
    };
    let answered = runtime()?.block_on(ask(&data, asked.clone()));
    tell(&asked, answered.map_err(|why| failed(why, &data))?, &data, speech)
}

fn runtime() -> std::io::Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_current_thread().enable_all().build()
}

fn bring_back(data: &Path, file: &Path, speech: &Speech) -> Result<Answer, Failure> {
    let restored = runtime()?.block_on(restore(data, file)).map_err(|why| failed(why, data))?;
    restored.map_err(|there| {
        Failure::Input(Text::new("admin-data-there").words("about", there.to_string_lossy()))
    })?;
    let text = Text::new("admin-restored").words("file", file.to_string_lossy());
    Ok(Answer::new(speech.say(&text.words("data", data.to_string_lossy())), &json!({ "done": true })))
}

fn failed(why: anyhow::Error, data: &Path) -> Failure {
    if cluehouse_server::is_data_busy(&why) {
        Failure::Blocked(Text::new("admin-busy").words("data", data.to_string_lossy()))
    } else {
        Failure::World(why)
    }
}

/// Why something cannot be done; `subject` is what it was about.
fn refused(why: AdminRefusal, subject: &str, data: &Path) -> Failure {
    let (text, about) = match why {
        AdminRefusal::NoData => (Text::new("admin-no-data"), data.to_string_lossy()),
        AdminRefusal::NoRoom => (Text::new("admin-no-room"), subject.into()),
        AdminRefusal::NoRace => (Text::new("admin-no-race"), subject.into()),
        AdminRefusal::NoPack => (Text::new("admin-no-pack"), subject.into()),
        AdminRefusal::PackPlayed => (Text::new("admin-pack-played"), subject.into()),
        AdminRefusal::NotWhom => (Text::new("admin-not-whom"), subject.into()),
        AdminRefusal::NoPerson => (Text::new("admin-no-person"), subject.into()),
        AdminRefusal::NotBanned => (Text::new("admin-not-banned"), subject.into()),
        AdminRefusal::FileThere => (Text::new("admin-file-there"), subject.into()),
    };
    Failure::Input(text.words("about", about))
}

fn tell(asked: &AdminAsk, answered: AdminAnswer, data: &Path, speech: &Speech) -> Result<Answer, Failure> {
    // What a request is about, and what is said where it is simply done.
    let (subject, done) = match asked {
        AdminAsk::Room { code } | AdminAsk::Close { code } => (code.as_str().into(), "admin-closed"),
        AdminAsk::CloseRace { id } => (id.as_str().into(), "admin-race-closed"),
        AdminAsk::Unban { whom } => (whom.as_str().into(), "admin-unbanned"),
        AdminAsk::DropPack { id } => (id.as_str().into(), "admin-pack-dropped"),
        AdminAsk::BackUp { file } => (file.to_string_lossy(), "admin-backed-up"),
        AdminAsk::Ban { whom, .. } => (whom.as_str().into(), "admin-ban-over"),
        AdminAsk::Rooms
        | AdminAsk::Races
        | AdminAsk::Bans
        | AdminAsk::Packs
        | AdminAsk::Verify { .. }
        | AdminAsk::Check => (data.to_string_lossy(), "admin-whole"),
    };
    Ok(match answered {
        AdminAnswer::Done => {
            Answer::new(speech.say(&Text::new(done).words("about", subject)), &json!({ "done": true }))
        }
        AdminAnswer::Rooms { rooms, live } => {
            let lines = tell_rooms(&rooms, live, speech);
            Answer::new(lines.join("\n"), &json!({ "rooms": rooms, "live": live }))
        }
        AdminAnswer::Room(members) => {
            let lines = members.iter().map(|member| tell_member(member, speech));
            Answer::new(lines_or(lines, "admin-room-empty", speech), &members)
        }
        AdminAnswer::Races(races) => {
            let lines = races.iter().map(|race| tell_race(race, speech));
            Answer::new(lines_or(lines, "admin-races-none", speech), &races)
        }
        AdminAnswer::Banned(ban) => Answer::new(tell_ban(&ban, speech), &ban),
        AdminAnswer::Bans(bans) => {
            let lines = bans.iter().map(|ban| tell_ban(ban, speech));
            Answer::new(lines_or(lines, "admin-bans-none", speech), &bans)
        }
        AdminAnswer::Packs { packs, bytes, most, guests, most_guests } => {
            let sum = Text::new("admin-packs-sum")
                .number("bytes", in_units(bytes, MEGABYTE))
                .number("most", in_units(most, MEGABYTE))
                .number("guests", in_units(guests, MEGABYTE))
                .number("share", in_units(most_guests, MEGABYTE));
            let lines: Vec<_> =
                packs.iter().map(|pack| tell_pack(pack, speech)).chain([speech.say(&sum)]).collect();
            let said = json!({ "packs": packs, "bytes": bytes, "most": most, "guests": guests, "most_guests": most_guests });
            Answer::new(lines.join("\n"), &said)
        }
        AdminAnswer::Verified(verified) => {
            let lines = tell_verified(&verified, speech);
            let wrong = verified.mismatches > 0;
            Answer { wrong, ..Answer::new(lines.join("\n"), &verified) }
        }
        AdminAnswer::Damaged(why) => {
            let text = Text::new("admin-damaged").words("about", subject).words("why", why.as_str());
            Answer { wrong: true, ..Answer::new(speech.say(&text), &json!({ "damaged": why })) }
        }
        AdminAnswer::Refused(why) => return Err(refused(why, &subject, data)),
        AdminAnswer::Failed(why) => return Err(Failure::World(anyhow::anyhow!(why))),
    })
}

fn tell_rooms(rooms: &[LiveRoom], live: usize, speech: &Speech) -> Vec<String> {
    if rooms.is_empty() {
        return vec![speech.id("admin-rooms-none")];
    }
    let tell = |room: &LiveRoom| {
        let text = match room.people {
            Some(people) => Text::new("admin-room-people").number("people", number(people)),
            None => Text::new("admin-room"),
        };
        let text = text
            .words("code", room.code.as_str())
            .words("public", if room.public { "yes" } else { "no" })
            .words("created", moment(room.created))
            .words("active", moment(room.active));
        speech.say(&text)
    };
    let more = live.saturating_sub(rooms.len());
    let more = (more > 0).then(|| speech.say(&Text::new("admin-rooms-more").number("more", number(more))));
    rooms.iter().map(tell).chain(more).collect()
}

/// Lines, or what is said where there are none.
fn lines_or(lines: impl Iterator<Item = String>, none: &'static str, speech: &Speech) -> String {
    let lines = lines.collect::<Vec<_>>();
    if lines.is_empty() { speech.id(none) } else { lines.join("\n") }
}

fn tell_member(member: &RoomMember, speech: &Speech) -> String {
    let text = match (member.here, member.addresses.as_slice()) {
        (true, [_, ..]) => Text::new("admin-member-from").words("addresses", member.addresses.join(", ")),
        (true, []) => Text::new("admin-member-here"),
        (false, _) => Text::new("admin-member-away"),
    };
    speech.say(&text.words("name", member.name.as_str()).words("person", member.person.as_str()))
}

fn tell_race(race: &RaceCard, speech: &Speech) -> String {
    let text = match &race.host {
        Some(host) => Text::new("admin-race").words("host", host.as_str()),
        None => Text::new("admin-race-no-host"),
    };
    let text = text
        .words("id", race.id.as_str())
        .words("title", race.title.as_str())
        .words("entry", race.entry.as_str())
        .words("public", if race.public { "yes" } else { "no" })
        .words("opens", moment(race.opens))
        .words("closes", moment(race.closes))
        .number("entries", i64::from(race.entries));
    speech.say(&text)
}

fn tell_ban(ban: &BanView, speech: &Speech) -> String {
    let text = match ban.until {
        Some(until) => Text::new("admin-ban").words("until", moment(until)),
        None => Text::new("admin-ban-for-good"),
    };
    let told = speech.say(&text.words("whom", ban.whom.as_str()).words("since", moment(ban.since)));
    if ban.reason.is_empty() { told } else { format!("{told} ({})", ban.reason) }
}

fn tell_pack(pack: &PackCard, speech: &Speech) -> String {
    let text = match &pack.bringer {
        Some(bringer) => Text::new("admin-pack").words("bringer", bringer.as_str()),
        None => Text::new("admin-pack-no-bringer"),
    };
    let text = text
        .words("id", pack.id.as_str())
        .words("kind", pack.kind.as_str())
        .words("created", moment(pack.created))
        .number("bytes", in_units(pack.bytes, KILOBYTE))
        .words("guest", if pack.guest { "yes" } else { "no" })
        .number("lists", i64::from(pack.lists))
        .number("matches", i64::from(pack.matches));
    let rooms = pack.rooms.join(", ");
    let played =
        (!rooms.is_empty()).then(|| speech.say(&Text::new("admin-pack-rooms").words("rooms", rooms)));
    [speech.say(&text)].into_iter().chain(played).collect::<Vec<_>>().join("; ")
}

const KILOBYTE: u64 = 1024;
const MEGABYTE: u64 = 1024 * KILOBYTE;

/// So many bytes in a larger unit, one that is begun counted.
const fn in_units(bytes: i64, unit: u64) -> i64 {
    bytes.unsigned_abs().div_ceil(unit) as i64
}

fn tell_verified(verified: &Verified, speech: &Speech) -> Vec<String> {
    let mut lines: Vec<String> =
        verified.wrong.iter().flat_map(|wrong| tell_mismatch(wrong, speech)).collect();
    let count = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
    let sum = Text::new("admin-verified").number("matches", count(verified.matches));
    lines.push(speech.say(&sum.number("wrong", count(verified.mismatches))));
    if verified.struck && verified.mismatches > 0 {
        lines.push(speech.id("admin-struck"));
    }
    if verified.right_again > 0 {
        let text = if verified.struck { "admin-put-back" } else { "admin-right-again" };
        lines.push(speech.say(&Text::new(text).number("matches", count(verified.right_again))));
    }
    lines
}

fn tell_mismatch(wrong: &Mismatch, speech: &Speech) -> Vec<String> {
    let title = format!("{} ({}, {})", wrong.id, wrong.entry, moment(wrong.ended));
    let unreadable =
        wrong.unreadable.as_ref().map(|why| Text::new("admin-unreadable").words("why", why.as_str()));
    let differs = wrong.differs.iter().map(|Difference { seat, what, stored, replayed }| {
        let text = match seat {
            Some(seat) => Text::new("admin-differs-seat").number("seat", i64::from(*seat) + 1),
            None => Text::new("admin-differs"),
        };
        text.words("what", what.as_str())
            .words("stored", stored.as_str())
            .words("replayed", replayed.as_str())
    });
    let lines = unreadable.into_iter().chain(differs).map(|text| format!("  {}", speech.say(&text)));
    std::iter::once(title).chain(lines).collect()
}

fn number(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// A time of the wall clock, to the minute.
fn moment(millis: i64) -> String {
    let minutes = millis.div_euclid(60_000);
    let day = i32::try_from(minutes.div_euclid(24 * 60)).ok().and_then(Date::from_days);
    let (hour, minute) = (minutes.rem_euclid(24 * 60) / 60, minutes.rem_euclid(60));
    day.map_or_else(|| millis.to_string(), |day| format!("{day} {hour:02}:{minute:02} UTC"))
}
