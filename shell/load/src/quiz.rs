//! Whether questions end on time in many rooms at once: everybody but one answers, so that each ends with its clock.

use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use serde_json::json;

use crate::Load;
use crate::crowd::{Crowd, Heard};
use crate::house::{Cores, Folder, House, Meter};
use crate::party::Party;
use crate::report::{Report, quantile};

const ROOMS: usize = 100;
const PEOPLE: usize = 30;
const ROUNDS: u32 = 4;
/// How long a question may be answered.
const LIMIT: Duration = Duration::from_secs(8);

/// So that all have begun before the first question of the first has ended.
const APART: Duration = Duration::from_millis(60);

/// What the end of a question is known by; the next one begins with it.
const SIGNS: &[(&str, Heard)] = &[("question_ended", Heard::Ended)];

/// What a room is at.
#[derive(Clone, Copy)]
struct Round {
    number: u32,
    /// How many have answered.
    answered: usize,
}

pub(crate) fn run(load: &Load, report: &mut Report) -> Result<()> {
    let data = Folder::new(&load.data, "quiz");
    let house = House::open(&load.server, &data.0, Cores::Free)?;
    let mut crowd = Crowd::new()?;
    crowd.signs = SIGNS;
    let game = json!({ "entry": "trivia", "settings": { "t": "trivia", "d": {
        "rounds": ROUNDS, "seconds": LIMIT.as_secs(), "reading": 0, "ending": "everyone", "speed": true,
    } } });
    let mut parties = Party::begin_all(house.address, &mut crowd, ROOMS, PEOPLE, &game, APART)?;
    let mut seats = vec![(0, 0); crowd.len()];
    for (room, party) in parties.iter().enumerate() {
        party.lines.iter().enumerate().for_each(|(seat, line)| seats[line.0] = (room, seat));
    }
    // The first question began while others were still coming in: what is measured begins with its end.
    let mut began: Vec<Option<Instant>> = vec![None; crowd.len()];
    let mut rounds = vec![Round { number: 1, answered: PEOPLE }; ROOMS];
    let (mut late, mut answers) = (Vec::new(), 0_u64);
    let meter = Meter::start(&house)?;
    let start = Instant::now();
    let wanted = ROOMS * PEOPLE * (ROUNDS as usize - 1);
    while late.len() < wanted {
        ensure!(start.elapsed() < LIMIT * (2 * ROUNDS), "{} of {wanted} questions ended", late.len());
        let heard = crowd.next(Duration::from_millis(2))?;
        let now = Instant::now();
        if let Some((line, heard)) = heard {
            let (room, seat) = seats[line.0];
            match heard {
                Heard::Ended => {
                    let since = began[line.0].replace(now);
                    late.extend(since.map(|since| (now - since).as_secs_f64() - LIMIT.as_secs_f64()));
                    if seat == 0 {
                        rounds[room] = Round { number: rounds[room].number + 1, answered: 0 };
                    }
                }
                Heard::Refused => anyhow::bail!("an answer was refused"),
                Heard::Welcome | Heard::Frame | Heard::Done | Heard::Began | Heard::Other => {}
            }
        }
        // Answers come all through the time there is, and the last of the room never does.
        for (room, round) in rounds.iter_mut().enumerate() {
            let Some(since) = began[parties[room].lines[0].0].filter(|_| round.number <= ROUNDS) else {
                continue;
            };
            let due = (since.elapsed().as_secs_f64() / LIMIT.as_secs_f64() * PEOPLE as f64) as usize;
            while round.answered < due.min(PEOPLE - 1) {
                let seat = round.answered + 1;
                parties[room].act(
                    &mut crowd,
                    seat,
                    round.number,
                    r#"{"t":"trivia","d":{"t":"answer","d":"a"}}"#,
                )?;
                round.answered += 1;
                answers += 1;
            }
        }
    }
    let (server, own) = meter.read()?;
    late.sort_by(f64::total_cmp);
    let at = |share| quantile(&late, share) * 1e3;
    report.say(
        "quiz: load",
        format!("{ROOMS} rooms of {PEOPLE}, {} questions each, {answers} answers", ROUNDS - 1),
    );
    report.say(
        "question ends after its deadline, p50 and p99",
        format!("{:.1} ms, {:.1} ms", at(0.5), at(0.99)),
    );
    report.judge(
        "question ends after its deadline, at most",
        format!("{:.1} ms", at(1.0)),
        "≤ 50 ms",
        at(1.0) <= 50.0,
    );
    report.say("cores used by server and generator", format!("{server:.2}, {own:.2}"));
    report.raw(
        "quiz",
        json!({ "rooms": ROOMS, "people": PEOPLE, "answers": answers, "p50_ms": at(0.5), "p99_ms": at(0.99), "max_ms": at(1.0),
            "server_cores": server, "generator_cores": own }),
    );
    Ok(())
}
