/** What runs in an engine's thread: one room for one, asked and answered by messages. All of the engine's modules are served alike. */

import { PROTOCOL, type AnyAction, type ClientMsg, type Item, type ServerMsg } from "../wire";
import { whyAway, type Answer } from "./thread";

export type Ask = { op: "open"; games: Item[] } | { op: "restore"; saved: string } | { op: "hear"; msg: ClientMsg } | { op: "tick" } | { op: "think" };

export type Reply = Answer & {
  messages: ServerMsg[];
  /** Milliseconds until something happens by itself. */
  due: number | null;
  /** The room as text, to be kept. */
  saved: string;
  /** The journal, once the match is over. */
  archive: string | null;
};

/** The engine's module, compiled, or why there is none. */
export type Given = { module: WebAssembly.Module } | { missing: string };

/** Waits for the module that the page hands over. */
export function given(): Promise<WebAssembly.Module> {
  return new Promise((resolve, reject) => {
    addEventListener("message", (event: MessageEvent<Given | object>) => {
      if ("module" in event.data) resolve(event.data.module);
      else if ("missing" in event.data) reject(new Error(event.data.missing));
    });
  });
}

/** A room of any module. */
type Room = {
  free(): void;
  now(): number;
  hear(message: string, at: number): string;
  tick(at: number): string;
  think(at: number): string;
  deadline(): number | undefined;
  save(): string;
  archive(): string | undefined;
};

type Rooms = { new (games: string, entropy: Uint8Array, began: number): Room; restore(saved: string): Room };

/** A game of the catalogue and a guess in it. */
export type Trial = { entry: string; guess: AnyAction };

/** Plays a guess and forgets it. A browser compiles what is called for the first time, and nobody's first guess should wait for that. */
function warmUp(Rooms: Rooms, { entry, guess }: Trial): void {
  const room = new Rooms(JSON.stringify([entry]), new Uint8Array(32), 0);
  const messages: ClientMsg[] = [
    { t: "hello", d: { protocol: PROTOCOL, name: "You", watch: false, seen: null, client: 1, asked: 0 } },
    { t: "do", d: { n: 1, what: { t: "start" } } },
    { t: "do", d: { n: 2, what: { t: "act", d: { game: 1, round: 1, action: guess } } } },
  ];
  for (const message of messages) room.hear(JSON.stringify(message), 0);
  room.save();
  room.free();
}

/** Serves rooms to the page once the module is there and warm. */
export function host(loaded: Promise<unknown>, Rooms: Rooms, trial?: Trial): void {
  const ready = loaded.then(() => trial && warmUp(Rooms, trial));
  let room: Room | null = null;
  /** The page's clock at the room's zero. */
  let zero = 0;
  const unready = whyAway(ready);
  const now = () => Math.floor(performance.now() - zero);

  const open = (made: Room): string => {
    room?.free();
    room = made;
    zero = performance.now() - made.now();
    return "[]";
  };

  const answer = (ask: Ask): string => {
    if (ask.op === "open") return open(new Rooms(JSON.stringify(ask.games), crypto.getRandomValues(new Uint8Array(32)), Date.now()));
    if (ask.op === "restore") return open(Rooms.restore(ask.saved));
    if (!room) throw new Error("no room is open");
    if (ask.op === "hear") return room.hear(JSON.stringify(ask.msg), now());
    return ask.op === "tick" ? room.tick(now()) : room.think(now());
  };

  addEventListener("message", async (event: MessageEvent<{ id: number; ask: Ask } | Given>) => {
    if (!("ask" in event.data)) return;
    const { id, ask } = event.data;
    const nothing: Reply = { id, messages: [], due: null, saved: "", archive: null };
    const missing = await unready;
    if (missing !== null) {
      postMessage({ ...nothing, error: missing, away: true } satisfies Reply);
      return;
    }
    try {
      const messages = JSON.parse(answer(ask)) as ServerMsg[];
      const deadline = room?.deadline();
      const due = deadline === undefined ? null : Math.max(0, deadline - now());
      postMessage({ id, messages, due, saved: room?.save() ?? "", archive: room?.archive() ?? null } satisfies Reply);
    } catch (why) {
      postMessage({ ...nothing, error: String(why) } satisfies Reply);
    }
  });
}
