// Two guests open a room and play one match against each other:
//
//   node examples/javascript/play.mjs http://127.0.0.1:8080 [GAME]
//
// GAME is an id of the catalogue (GET /api/v1/catalogue); classic where none is given. Node 20.19 or newer, nothing to install.
// The types of all messages are in web/src/wire.ts.

import { spawnSync } from "node:child_process";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";

/** The protocol this client speaks. */
const PROTOCOL = 1;

/** A house takes 25 messages a second from each connection in the long run; this is slower, so it never has to be counted. */
const PACE = 50;

/** Closes after which one comes back: away, no code or no close at all, failed, restarting, busy, too fast. After any other
 * one must not: thrown out (4003), room gone (4004), here through another connection (4008), session over (4001), our mistake. */
const COME_BACK = new Set([1001, 1005, 1006, 1011, 1012, 1013, 4029]);

// ---------------------------------------------------------------------------------------------------------------- HTTP

async function post(base, path, body, token) {
  const headers = { "content-type": "application/json" };
  if (token) headers.authorization = `Bearer ${token}`;
  const response = await fetch(base + path, { method: "POST", headers, body: JSON.stringify(body) });
  const answer = await response.json();
  // What is refused comes as application/problem+json, with words for people in `detail`.
  if (!response.ok) throw new Error(`${path}: ${response.status} ${answer.code}: ${answer.detail}`);
  return answer;
}

// -------------------------------------------------------------------------------------------------------------- client

/** One member of a room: what it knows, what it has asked for, and how it stays in. */
class Client {
  room = null; // the room, the same for all
  play = null; // the match as this member sees it
  you = null; // who one is in this room

  seen = null; // the last frame heard, as { epoch, version }
  client = Math.floor(Math.random() * 2 ** 32); // drawn once: numbers of commands are counted for each client apart
  asked = 0; // the last number used
  pending = new Map(); // number → command, until it is answered
  promised = 0; // a version that was announced and has to be seen before it makes sense to decide anything

  left = false;
  refusals = 0;

  constructor(address, token, name, { think, tell, trip }) {
    Object.assign(this, { address, token, name, think, tell, trip });
  }

  /** Stays in the room until it has left, whatever happens to the connection. */
  async stay() {
    for (let tries = 0; ; tries += 1) {
      this.welcomed = false;
      const code = await this.connect();
      // Who wanted to leave does not come back only to hear that it did.
      if (this.left || [...this.pending.values()].some((what) => what.t === "leave")) return;
      if (!COME_BACK.has(code)) throw new Error(`${this.name}: the connection was closed with ${code}`);
      if (this.welcomed) tries = 0;
      if (tries === 8) throw new Error(`${this.name}: no way back into the room`);
      // Everybody comes back after a restart: later each time, and not all in the same moment.
      const wait = Math.min(5000, 100 * 2 ** tries) * (0.5 + Math.random());
      this.tell(`${this.name} lost the connection (${code}) at version ${this.seen?.version ?? 0}; ${this.open()}`);
      await sleep(wait);
    }
  }

  /** One connection, from its hello to its close code. */
  connect() {
    // A browser cannot set headers here and need not: its cookie says who comes.
    const socket = new WebSocket(this.address, { headers: { authorization: `Bearer ${this.token}` } });
    this.socket = socket;
    socket.onopen = () => this.send("hello", this.hello());
    const clock = setInterval(() => this.decide(), PACE);
    return new Promise((over, failed) => {
      socket.onmessage = (message) => {
        try {
          this.hear(JSON.parse(message.data));
        } catch (why) {
          failed(why);
          socket.close();
        }
      };
      socket.onclose = (close) => over(close.code);
      // A close follows every error; without a listener Node would end the program.
      socket.onerror = () => {};
      this.hangUp = () => over(1006);
    }).finally(() => {
      clearInterval(clock);
      socket.onmessage = null;
    });
  }

  send(t, d) {
    this.socket.send(JSON.stringify({ t, d }));
  }

  /** Comes in, or back: with what was seen one is told only what was missed. */
  hello() {
    const { name, seen, client, asked } = this;
    return { protocol: PROTOCOL, name, seen, client, asked };
  }

  /** The commands that were not answered, in words. */
  open() {
    return `unanswered: ${[...this.pending.keys()].join(", ") || "nothing"}`;
  }

  /** Asks for something under a number of its own. */
  ask(what) {
    this.asked += 1;
    this.pending.set(this.asked, what);
    this.send("do", { n: this.asked, what });
  }

  hear({ t, d }) {
    switch (t) {
      case "welcome": {
        this.you = d.you;
        this.promised = d.version;
        if (d.snapshot) {
          ({ room: this.room, play: this.play } = d.snapshot);
          this.seen = { epoch: d.epoch, version: d.snapshot.version };
        } else {
          this.seen.epoch = d.epoch; // the missed frames follow
        }
        // Asked and not answered: it may have been carried out or not. Under the same number it is carried out only once, and
        // where it was, the answer is the one that was lost.
        for (const [n, what] of this.pending) this.send("do", { n, what });
        if (this.asked > 0) this.tell(`${this.name} is back; ${this.open()}`);
        this.welcomed = true;
        break;
      }
      case "frame":
        // Every row of the room's journal is one frame, perhaps an empty one: a number left out is something missed.
        if (d.version !== this.seen.version + 1) {
          this.seen = null; // so that the next welcome brings the whole picture
          this.socket.close();
          this.hangUp();
          return;
        }
        this.seen.version = d.version;
        this.follow(d);
        break;
      case "answer": {
        const what = this.pending.get(d.n);
        this.pending.delete(d.n);
        if (d.outcome.t === "done") {
          this.promised = Math.max(this.promised, d.outcome.d); // its frame may come after its answer
          this.refusals = 0;
          this.left ||= what?.t === "leave";
        } else {
          // Refused means that nothing changed; often somebody else was a moment earlier.
          this.tell(`${this.name} is refused: ${d.outcome.d?.text.id ?? d.outcome.t}`);
          this.refusals += 1;
          if (this.refusals === 5) throw new Error(`${this.name} asks for what cannot be done: ${JSON.stringify(what)}`);
        }
        break;
      }
      case "refused": // a message without a number
        throw new Error(`${this.name} is refused: ${d.text.id}`);
    }
  }

  /** Brings the picture up to date with one frame. */
  follow({ room, play, news }) {
    if (room) this.room = room;
    if (play) {
      this.play = play;
      const { progress, game } = play.d.view;
      // Without a countdown a match begins in its first round, and the picture says what news would have said.
      if (progress.round > 0) narrate(this, { t: "round_started", d: { current: progress.round, total: progress.rounds } });
      if (game.question) narrate(this, { t: "question_started", d: game.question });
    }
    if (!news) return;
    const { change, told, view } = news.d;
    const known = this.play.d.view;
    if (change?.progress) known.progress = change.progress;
    for (const { seat, now } of change?.seats ?? []) known.seats[seat] = now;
    // The game's view comes where events do not say everything; where it does not come, they do.
    if (view) known.game = view;
    for (const { t, d: event } of told) {
      if (t === "game" && !view) hearEvent(known.game, event);
      narrate(this, event);
    }
  }

  /** Asks for the next thing, one at a time: with everything seen that was promised there is nothing to guess about. */
  decide() {
    if (!this.welcomed || this.pending.size > 0 || this.seen.version < this.promised) return;
    const what = this.think(this);
    if (!what) return;
    this.ask(what);
    if (this.trip && what.t === "act") {
      // Pulls the plug once, with a command under way, to show that nothing is lost and nothing done twice.
      this.trip = false;
      this.socket.close();
      this.hangUp();
    }
  }
}

/** Brings a game's view up to date with an event that came without a new view. Only what the strategies below look at. */
function hearEvent(view, { t, d }) {
  if (t === "guess_evaluated") view.attempts.push(d);
  if (t === "answers_opened") view.answers_open = true;
  if (t === "answer_taken") view.choice = d.place;
  if (t === "question_ended") view.answers_open = false;
  if (t === "canvas_draw") view.turn.canvas.push(d.draw);
  if (t === "player_guessed") view.turn.found.push(d.seat);
}

// ---------------------------------------------------------------------------------------------------------- strategies

/** What to ask for, from the picture alone: whoever comes back after an hour decides like somebody who was there. */
function think({ you, room, play }) {
  if (room.stage === "lobby") return you === room.host ? prepare(room) : null;
  if (room.stage !== "playing") return { t: "leave" };
  const { game, seat, view } = play.d;
  if (view.progress.phase !== "playing" || view.seats[seat].done) return null;
  const action = STRATEGIES[play.t](view.game, seat);
  // Match and round are named so that what comes too late is refused, not taken for the next round's.
  return action && { t: "act", d: { game, round: view.progress.round, action: { t: play.t, d: action } } };
}

/** A match for two that does not take long. */
const SHORT = {
  code: { mode: "versus" },
  numble: { mode: "versus" },
  trivia: { rounds: 2, seconds: 5, reading: 0 },
  pictionary: { cycles: 1, seconds: 20 },
  hermit: { rounds: 2, seconds: 5 },
};

/** The host sets the game up as it wants it, waits for somebody to play with, and starts. */
function prepare({ playlist, members }) {
  const [item] = playlist;
  const { t, d } = item.settings;
  const wanted = Object.entries(SHORT[t]);
  if (wanted.some(([setting, value]) => d[setting] !== value)) {
    return { t: "choose", d: [{ ...item, settings: { t, d: { ...d, ...SHORT[t] } } }] };
  }
  return members.length === 2 ? { t: "start" } : null;
}

const pick = (list) => list[Math.floor(Math.random() * list.length)];

/** The marks a guess would earn, were this the code. */
function marks(guess, code) {
  const count = (letters, letter) => letters.filter((other) => other === letter).length;
  const exact = guess.filter((letter, place) => letter === code[place]).length;
  const common = [...new Set(guess)].reduce((sum, letter) => sum + Math.min(count(guess, letter), count(code, letter)), 0);
  return { exact, misplaced: common - exact };
}

/** A random code that could be the secret, as far as one's own guesses tell; any code where none is found soon. */
function fittingCode({ symbols, length, repeats }, clues) {
  let code;
  for (let tries = 0; tries < 20_000; tries += 1) {
    code = [];
    while (code.length < length) {
      const letter = String.fromCharCode(65 + Math.floor(Math.random() * symbols));
      if (repeats || !code.includes(letter)) code.push(letter);
    }
    const fits = ({ guess, feedback }) => {
      const { exact, misplaced } = marks([...guess], code);
      return exact === feedback.exact && misplaced === feedback.misplaced;
    };
    if (clues.every(fits)) break;
  }
  return code.join("");
}

const EQUATIONS = ["12 + 34 = 46", "56 - 17 = 39", "8 * 12 = 96", "90 / 15 = 6", "73 + 25 = 98", "64 - 58 = 6"];

/** What the one who draws whispers to the friend, who is in the same program. */
let whispered = null;

/** For each game: from its view and one's seat to an action, or to nothing. */
const STRATEGIES = {
  // Codes are letters from A on, whatever a page shows for them. A rival's guesses come without their letters.
  code: ({ board, attempts }, seat) => {
    const clues = attempts.filter((attempt) => attempt.seat === seat);
    return { t: "guess", d: fittingCode(board.space, clues) };
  },
  numble: ({ attempts }, seat) => {
    const mine = attempts.filter((attempt) => attempt.seat === seat);
    return { t: "guess", d: EQUATIONS[mine.length] };
  },
  trivia: ({ answers_open, choice }) => {
    return answers_open && choice === null ? { t: "answer", d: pick(["a", "b", "c", "d"]) } : null;
  },
  pictionary: ({ turn }, seat) => {
    if (!turn) return null;
    if (turn.drawer !== seat) {
      const guesses = turn.canvas.length > 0 && !turn.found.includes(seat);
      return guesses ? { t: "say", d: whispered } : null;
    }
    if (turn.stage.t === "picking") return { t: "pick", d: 1 };
    if (turn.canvas.length > 0) return null;
    whispered = turn.word;
    const points = [[400, 200], [1200, 200], [1200, 700], [400, 700], [400, 200]];
    return { t: "draw", d: { t: "stroke", d: { colour: 5, size: 2, points: write(points) } } };
  },
  hermit: ({ numbers }) => ({ t: "pick", d: 1 + Math.floor(Math.random() * numbers) }),
};

/** Points of a 1600 × 900 canvas as text: each as its step from the one before, zigzag coded, five bits to a character. */
function write(points) {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  let text = "";
  let last = [0, 0];
  for (const point of points) {
    for (const axis of [0, 1]) {
      const step = point[axis] - last[axis];
      let code = (step << 1) ^ (step >> 31);
      for (; code >= 32; code >>= 5) text += alphabet[(code & 31) | 32]; // the sixth bit: more follows
      text += alphabet[code];
    }
    last = point;
  }
  return text;
}

// ------------------------------------------------------------------------------------------------------------- telling

/** Says what happened: what is one's own oneself, what everybody hears the host alone. */
function narrate({ name, room, you, play, tell }, { t, d }) {
  const { seat } = play.d;
  if (d.seat === seat && t === "guess_evaluated") {
    const earned = d.feedback ? `${d.feedback.exact} exact, ${d.feedback.misplaced} misplaced` : d.marks;
    tell(`${name} guesses ${d.guess}: ${earned}`);
  }
  if (t === "answer_taken") tell(`${name} answers ${d.place}`);
  if (t === "pick_taken") tell(`${name} picks ${d.number}`);
  if (t === "word_picked") tell(`${name} draws: ${d.word}`);
  if (you !== room.host) return;
  if (t === "round_started") tell(`Round ${d.current} of ${d.total}`);
  if (t === "question_started") tell(`${d.text} ${d.options.map((option, i) => `${"abcd"[i]}) ${option}`).join("  ")}`);
  if (t === "question_ended") tell(`Right is ${d.right}`);
  if (t === "picks_shown") tell(d.won ? `${d.won.number} wins` : "No number was picked just once");
  if (t === "player_guessed") tell(`${room.seats[d.seat].name} has found the word`);
  if (t === "secret_revealed") tell(`It was ${d.equation ?? d.codes.map(({ code }) => code).join(", ")}`);
}

/** Who played, winners first, with their points; from the picture, for the event may have been missed. */
function standings({ room, play }) {
  const { progress, seats } = play.d.view;
  const winners = [progress.winner?.d ?? []].flat(); // one seat, those of a tie, or nobody
  const lines = seats.map(({ score }, seat) => ({ name: room.seats[seat].name, score, won: winners.includes(seat) }));
  return lines.sort((one, other) => other.won - one.won || other.score - one.score);
}

// ---------------------------------------------------------------------------------------------------------------- main

async function main(address, game = "classic") {
  if (!address) throw new Error("usage: node play.mjs http://127.0.0.1:8080 [GAME]");
  const base = address.replace(/\/$/, "");
  const [ana, bea] = [await post(base, "/api/v1/session", { bearer: true }), await post(base, "/api/v1/session", { bearer: true })];
  const house = { public: false, locked: false, watchers: false, chat: false, stand_ins: false, host_paced: false, at_once: true };
  const { code } = await post(base, "/api/v1/rooms", { games: [game], house }, ana.token);
  console.log(`Room ${code}: ${game}`);
  const room = `${base.replace(/^http/, "ws")}/api/v1/rooms/${code}/socket`;
  const tell = (line) => console.log(line);
  // Whoever comes in first is the host: that must be the one who starts.
  const host = new Client(room, ana.token, "Ana", { think, tell });
  const guest = new Client(room, bea.token, "Bea", { think, tell, trip: true });
  const hosted = host.stay();
  while (!host.room) await Promise.race([sleep(PACE), hosted]);
  await Promise.all([hosted, guest.stay()]);
  console.log("Standings");
  for (const { name, score, won } of standings(host)) console.log(`  ${name}: ${score} points${won ? ", won" : ""}`);
}

// Node 22 has WebSocket, Node 20 behind an option: with that it starts itself once more.
const OPTION = "--experimental-websocket";
if (typeof WebSocket === "undefined") {
  if (process.execArgv.includes(OPTION)) throw new Error("Node 20.19 or newer is needed");
  const { status } = spawnSync(process.execPath, [OPTION, ...process.argv.slice(1)], { stdio: "inherit" });
  process.exit(status ?? 1);
}

main(...process.argv.slice(2)).catch((why) => {
  console.error(why.message);
  process.exit(1);
});
