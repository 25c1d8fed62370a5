/** What a page knows of a room from what it heard. The rules are elsewhere: this only brings pictures up to date. */

import type {
  AnyNews,
  AnyPlay,
  ClientMsg,
  CodeEvent,
  CodeView,
  Command,
  Confided,
  Farewell,
  Frame,
  NumbleEvent,
  NumbleMark,
  NumbleView,
  Outcome,
  Play,
  News,
  Refused,
  RoomView,
  Said,
  ServerMsg,
  Welcome,
} from "../wire";
import { PROTOCOL } from "../wire";

const NUMBLE_GUESSES = 6;

type Kind = AnyPlay["t"];
type View<K extends Kind> = Extract<AnyPlay, { t: K }>["d"]["view"]["game"];
type Told<K extends Kind> = Extract<Extract<AnyNews, { t: K }>["d"]["told"][number], { t: "game" }>["d"];
/** How the views of the games that take a party follow from events. */
export type Hearing = { [K in Exclude<Kind, "code" | "numble">]: (view: View<K>, event: Told<K>) => View<K> };

export class Mirror {
  you: number | null = null;
  room: RoomView | null = null;
  play: AnyPlay | null = null;
  /** The last things said. */
  said: Said[] = [];
  /** What was confided to this member alone. */
  confided: Confided[] = [];
  /** The room's time at the last frame. */
  at = 0;
  farewell: Farewell | null = null;
  /** Why the last message without a number was refused. */
  refused: Refused | null = null;
  version = 0;
  private epoch = 0;
  private asked = 0;
  private readonly client = crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
  private readonly pending = new Map<number, { msg: ClientMsg; answered: (outcome: Outcome) => void }>();

  constructor(private readonly hearing: Hearing) {}

  /** The first message of a connection; a screen is shown everything each time. */
  hello(name: string, watch = false, screen = false): ClientMsg {
    if (screen) return { t: "hello", d: { protocol: PROTOCOL, name: "", watch: true, screen, seen: null, client: 0, asked: 0 } };
    const seen = this.room ? { epoch: this.epoch, version: this.version } : null;
    return { t: "hello", d: { protocol: PROTOCOL, name, watch, seen, client: this.client, asked: this.asked } };
  }

  /** Numbers a command; `answered` hears what came of it. */
  ask(what: Command, answered: (outcome: Outcome) => void): ClientMsg {
    this.asked += 1;
    const msg: ClientMsg = { t: "do", d: { n: this.asked, what } };
    this.pending.set(this.asked, { msg, answered });
    return msg;
  }

  /** The commands of which nobody knows yet what became of them, in order. */
  unanswered(): ClientMsg[] {
    return [...this.pending.values()].map(({ msg }) => msg);
  }

  /** Takes a message in. False where something was missed and one has to come in anew. */
  hear(msg: ServerMsg): boolean {
    switch (msg.t) {
      case "welcome":
        this.comeIn(msg.d);
        return true;
      case "frame":
        return this.follow(msg.d);
      case "answer": {
        const asked = this.pending.get(msg.d.n);
        this.pending.delete(msg.d.n);
        asked?.answered(msg.d.outcome);
        return true;
      }
      case "farewell":
        this.farewell = msg.d;
        return true;
      case "refused":
        this.refused = msg.d;
        return true;
      case "pong":
        this.at = msg.d.at;
        return true;
    }
  }

  private comeIn(welcome: Welcome): void {
    this.you = welcome.you;
    this.epoch = welcome.epoch;
    this.farewell = null;
    this.refused = null;
    if (welcome.snapshot) {
      const { version, at, room, said, confided, play } = welcome.snapshot;
      Object.assign(this, { version, at, room, said, confided: confided ?? [], play: play ?? null });
    }
  }

  private follow(frame: Frame): boolean {
    if (!this.room || frame.version !== this.version + 1) return false;
    this.version = frame.version;
    this.at = frame.at;
    if (frame.room) {
      this.room = frame.room;
      if (frame.room.stage === "lobby") this.play = null;
    }
    if (frame.said) this.said = [...this.said, frame.said].slice(-100);
    const { confided } = frame;
    if (confided) this.confided = [...this.confided.filter((one) => one.member !== confided.member), confided];
    if (frame.play) this.play = frame.play;
    if (frame.news) {
      const play = this.play && hear(this.play, frame.news, this.hearing);
      if (!play) return false;
      this.play = play;
    }
    return true;
  }
}

/** The picture after a row; none where the news are of another game. */
function hear(play: AnyPlay, news: AnyNews, hearing: Hearing): AnyPlay | null {
  const known: Partial<Record<Kind, unknown>> = { code: hearCode, numble: hearNumble, ...hearing };
  const own = known[play.t];
  if (play.t !== news.t || !own) return null;
  // All three are of one game, which their types cannot say together.
  const d = apply<unknown, unknown, unknown>(play.d, news.d, own as (view: unknown, event: unknown) => unknown);
  return { t: play.t, d } as AnyPlay;
}

function apply<R, E, V>(play: Play<V>, news: News<R, E, V>, hearEvent: (view: V, event: E) => V): Play<V> {
  const seats = [...play.view.seats];
  for (const change of news.change?.seats ?? []) seats[change.seat] = change.now;
  let game = news.view ?? play.view.game;
  if (!news.view) {
    for (const event of news.told) if (event.t === "game") game = hearEvent(game, event.d);
  }
  const pledges = [...play.pledges];
  for (const pledge of news.pledges ?? []) {
    const known = pledges.findIndex((one) => one.round === pledge.round && one.turn === pledge.turn);
    if (known < 0) pledges.push(pledge);
    else pledges[known] = pledge;
  }
  const progress = news.change?.progress ?? play.view.progress;
  return { ...play, view: { progress, seats, game }, pledges };
}

function hearCode(view: CodeView, event: CodeEvent): CodeView {
  switch (event.t) {
    case "guess_evaluated": {
      const { seat, number, guess, feedback } = event.d;
      const attempts = [...view.attempts, { seat, guess, feedback }];
      const solved = feedback?.exact === view.board.space.length;
      const lines = view.lines.map((line, index) => {
        const left = view.mode === "turns" ? view.board.attempts - attempts.length : line.left;
        if (index !== seat) return { ...line, left };
        const own = view.mode === "turns" ? left : view.board.attempts - number;
        return { ...line, used: number, left: own, solved: line.solved || solved };
      });
      return { ...view, attempts, lines, turn: null };
    }
    case "turn_started":
      return { ...view, turn: event.d.seat };
    case "hint_taken":
      return withLine(view, event.d.seat, (line) => ({ ...line, hints: line.hints + 1 }));
    case "gave_up":
      return withLine(view, event.d.seat, (line) => ({ ...line, gave_up: true }));
    default:
      return view;
  }
}

type CodeLine = CodeView["lines"][number];

function withLine(view: CodeView, seat: number, change: (line: CodeLine) => CodeLine): CodeView {
  return { ...view, lines: view.lines.map((line, index) => (index === seat ? change(line) : line)) };
}

function hearNumble(view: NumbleView, event: NumbleEvent): NumbleView {
  if (event.t !== "guess_evaluated") return view;
  const { seat, number, guess, marks, solved } = event.d;
  const attempts = [...view.attempts, { seat, guess, marks, solved }];
  const left = NUMBLE_GUESSES - number;
  const lines = view.lines.map((line, index) => {
    if (index !== seat) return line;
    const status = solved ? ("solved" as const) : left === 0 ? ("spent" as const) : line.status;
    return { used: number, left, status };
  });
  return { ...view, attempts, lines, keyboard: keyboard(view.you, attempts) };
}

const STRENGTH: NumbleMark[] = ["gray", "yellow", "green"];
const MARKS: Record<string, NumbleMark> = { G: "green", Y: "yellow", ".": "gray" };

function keyboard(you: number | null, attempts: NumbleView["attempts"]): NumbleView["keyboard"] {
  const keys: NumbleView["keyboard"] = {};
  for (const { seat, guess, marks } of attempts) {
    if (seat !== you || !guess || !marks) continue;
    for (const [place, character] of [...guess].entries()) {
      const mark = MARKS[marks[place] ?? "."] ?? "gray";
      const known = keys[character];
      if (!known || STRENGTH.indexOf(mark) > STRENGTH.indexOf(known)) keys[character] = mark;
    }
  }
  return keys;
}
