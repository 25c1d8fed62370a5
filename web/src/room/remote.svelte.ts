/** A room on the server: one socket that comes back by itself, and what is known of the room through it. */

import { ask, call, newSession, Problem, session } from "../lib/api";
import type { AnyNews, AnyPlay, ClientMsg, Command, Confided, Farewell, FluentText, Millis, Outcome, RoomView, Said, ServerMsg } from "../wire";
import { refusal } from "../lib/text.svelte";
import { HEARING } from "../party/hear";
import { Mirror } from "./mirror";

/** How the connection stands: coming in, in, lost for the moment, or over. */
export type Link = "coming" | "in" | "lost" | "over";

/** Why one is not in the room, or no longer. */
export type End =
  | { t: "refused"; words: string; why: string }
  | { t: "farewell"; why: Farewell }
  /** There is no such room, or it is closed. */
  | { t: "gone" }
  /** The page is older than the server, or the other way round. */
  | { t: "outdated" }
  | { t: "problem"; problem: Problem };

/** What anybody with the code may know of a room. */
export type RoomCard = {
  code: string;
  stage: RoomView["stage"];
  games: string[];
  item: number;
  host?: string;
  people: number;
  locked: boolean;
  /** Whether the house gives the names. */
  class: boolean;
  late_join: RoomView["late_join"];
};

/** Looks at a room from outside. Nobody has to be anybody for that; who is nobody yet becomes a guest meanwhile. */
export function look(code: string): Promise<RoomCard> {
  const path = `/rooms/${encodeURIComponent(code)}`;
  session().catch(() => undefined);
  return ask<RoomCard>("GET", path).catch((why: unknown) => {
    if (why instanceof Problem && why.code === "http-unauthorized") return call<RoomCard>("GET", path);
    throw why;
  });
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;
const PING_EVERY = 10_000;
/** Without a word for so long after a ping, the line is dead though nobody said so. */
const SILENCE = 8_000;

/** Close codes after which the server would only say the same again. */
const BUGS = new Set([1002, 1003, 1007, 1008, 1009]);

export class Remote {
  link: Link = $state("coming");
  end: End | null = $state.raw(null);
  room: RoomView | null = $state.raw(null);
  play: AnyPlay | null = $state.raw(null);
  said: Said[] = $state.raw([]);
  /** What was confided to this member alone. */
  confided: Confided[] = $state.raw([]);
  you: number | null = $state(null);
  /** By seat, once the match is over: its place, and how long its part of the last round took. Views do not have them, so who comes later does not know. */
  places: number[] = $state.raw([]);
  times: (Millis | null)[] = $state.raw([]);
  /** The page's clock when the connection was lost. */
  lostAt = $state(0);
  /** How many commands wait for an answer. */
  waiting = $state(0);
  private readonly mirror = new Mirror(HEARING);
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private echo = 0;
  /** The page's clock at the room's zero: the earliest that any message since the welcome allows. */
  private zero = Infinity;
  /** Those who wait until a row has been heard. */
  private due: { version: number; done: () => void }[] = [];

  constructor(
    readonly code: string,
    private readonly name: string,
    private readonly watch = false,
    /** Shows what everybody may know, and is nobody. */
    private readonly screen = false,
  ) {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    void this.connect();
  }

  /** The round that is played, as no other round of any room is called. */
  get round(): string {
    return `${this.code}.${this.play?.d.game}.${this.play?.d.view.progress.round}`;
  }

  /** Leaves the page, not the room: the seat stays. */
  close(): void {
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.finish();
    const { socket } = this;
    // What it says when it is closed is nothing to come back for.
    this.socket = null;
    socket?.close(1000);
  }

  /** Asks the room for something; what was refused, once what was done can be seen. */
  ask(what: Command): Promise<FluentText | null> {
    return new Promise((resolve) => {
      this.waiting += 1;
      const msg = this.mirror.ask(what, (outcome) => this.answered(outcome, resolve));
      if (this.link === "in") this.send(msg);
    });
  }

  private answered(outcome: Outcome, resolve: (refused: FluentText | null) => void): void {
    const done = (refused: FluentText | null) => {
      this.waiting -= 1;
      resolve(refused);
    };
    if (outcome.t === "done" && outcome.d > this.mirror.version) this.due.push({ version: outcome.d, done: () => done(null) });
    else done(outcome.t === "refused" ? outcome.d.text : null);
  }

  /** The page's clock when the countdown, turn or round ends; none while it stands still, or where there is no limit. */
  get until(): number | null {
    return this.pageTime(this.play?.d.view.progress.until);
  }

  /** The same for any time of the match. */
  pageTime(at: Millis | null | undefined): number | null {
    const clock = this.room?.clock;
    if (at === null || at === undefined || !clock) return null;
    if (clock.stop && clock.stop.until === null) return null;
    const stood = clock.stop?.until ? clock.stop.until - clock.stop.since : 0;
    return this.zero + clock.offset + stood + at;
  }

  get paused(): boolean {
    return this.room?.clock.stop?.until === null;
  }

  private async connect(): Promise<void> {
    clearTimeout(this.retry);
    try {
      await session();
    } catch (why) {
      this.trouble(why);
      return;
    }
    if (this.link === "over") return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/v1/rooms/${encodeURIComponent(this.code)}/socket`);
    this.socket = socket;
    this.mirror.farewell = null;
    this.mirror.refused = null;
    socket.onopen = () => this.send(this.mirror.hello(this.name, this.watch, this.screen));
    socket.onmessage = (event: MessageEvent<string>) => this.hear(socket, JSON.parse(event.data) as ServerMsg);
    socket.onclose = (event) => {
      if (this.socket === socket) this.closed(event.code, event.wasClean || this.link === "in");
    };
  }

  private send(msg: ClientMsg): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(msg));
  }

  private hear(socket: WebSocket, msg: ServerMsg): void {
    if (this.socket !== socket) return;
    clearTimeout(this.silence);
    if (!this.mirror.hear(msg)) {
      // Something was missed; coming in anew brings it.
      socket.close(4000);
      return;
    }
    if (msg.t === "welcome") this.come();
    if ((msg.t === "welcome" && msg.d.snapshot) || (msg.t === "frame" && msg.d.play)) [this.places, this.times] = [[], []];
    if (msg.t === "frame" && msg.d.news) this.note(msg.d.news);
    if (msg.t === "frame" || msg.t === "pong" || (msg.t === "welcome" && msg.d.snapshot)) {
      this.zero = Math.min(this.zero, performance.now() - this.mirror.at);
    }
    this.show();
    const heard = this.due.filter((one) => one.version <= this.mirror.version);
    this.due = this.due.filter((one) => one.version > this.mirror.version);
    heard.forEach((one) => one.done());
  }

  private note(news: AnyNews): void {
    for (const event of news.d.told) {
      if (event.t !== "match") continue;
      if (event.d.t === "game_finished") this.places = event.d.d.places;
      if (event.d.t !== "round_ended") continue;
      const times: (Millis | null)[] = [];
      for (const { seat, data } of event.d.d.results) times[seat] = "time" in data ? data.time : null;
      this.times = times;
    }
  }

  private come(): void {
    this.zero = Infinity;
    this.wait = FIRST_WAIT;
    this.end = null;
    this.link = "in";
    this.mirror.unanswered().forEach((msg) => this.send(msg));
    clearInterval(this.pulse);
    this.pulse = setInterval(() => this.ping(), PING_EVERY);
    this.ping();
  }

  private ping(): void {
    this.echo = (this.echo + 1) % 1_000_000;
    this.send({ t: "ping", d: this.echo });
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.socket?.close(4000), SILENCE);
  }

  private show(): void {
    this.room = this.mirror.room;
    this.play = this.mirror.play;
    this.said = this.mirror.said;
    this.confided = this.mirror.confided;
    this.you = this.mirror.you;
  }

  private closed(code: number, reached: boolean): void {
    const { farewell, refused } = this.mirror;
    if (refused && this.link !== "in") {
      this.finish();
      const why = refused.why.t === "room" ? refused.why.d.t : "";
      void refusal(refused.text).then((words) => (this.end = { t: "refused", words, why }));
    } else if (farewell && farewell !== "moved" && farewell !== "degraded") this.over({ t: "farewell", why: farewell });
    else if (code === 4008) this.over({ t: "farewell", why: "replaced" });
    else if (code === 4004) this.over({ t: "gone" });
    else if (BUGS.has(code)) this.over({ t: "outdated" });
    else {
      if (code === 4001) newSession();
      // Where the socket did not even open, the room itself may be the reason; the browser does not tell.
      this.lose(!reached);
    }
  }

  private lose(ask: boolean): void {
    clearInterval(this.pulse);
    clearTimeout(this.silence);
    if (this.link === "in") {
      this.link = "lost";
      this.lostAt = performance.now();
    }
    const wait = this.wait * (0.5 + Math.random());
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
    this.retry = setTimeout(() => void (ask ? this.askWhy() : this.connect()), wait);
  }

  private async askWhy(): Promise<void> {
    try {
      await look(this.code);
      await this.connect();
    } catch (why) {
      this.trouble(why);
    }
  }

  private trouble(why: unknown): void {
    if (this.link === "over") return;
    const problem = why instanceof Problem ? why : new Problem(0, "offline", String(why));
    if (problem.status === 404) this.over({ t: "gone" });
    else if (problem.offline || problem.status >= 500 || problem.status === 429) this.lose(true);
    else this.over({ t: "problem", problem });
  }

  /** Tries at once, where there was reason to wait before. */
  private readonly hurry = (): void => {
    if (this.link === "over" || document.visibilityState === "hidden") return;
    this.wait = FIRST_WAIT;
    if (this.link === "in") this.ping();
    else if (this.socket?.readyState !== WebSocket.CONNECTING) void this.connect();
  };

  private over(end: End): void {
    this.finish();
    this.end = end;
  }

  private finish(): void {
    clearTimeout(this.retry);
    clearTimeout(this.silence);
    clearInterval(this.pulse);
    this.link = "over";
  }
}
