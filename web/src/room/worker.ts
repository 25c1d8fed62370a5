/** The engine in its own thread: a room for one, so that the page never waits for it. */

import init, { LocalRoom } from "../engine/play/play";
import wasm from "../engine/play/play_bg.wasm?url";
import type { ClientMsg, Item, ServerMsg } from "../wire";

export type Ask =
  | { op: "open"; games: Item[] | string[] }
  | { op: "restore"; saved: string }
  | { op: "hear"; msg: ClientMsg }
  | { op: "tick" };

export type Reply = {
  id: number;
  messages: ServerMsg[];
  /** Milliseconds until something happens by itself. */
  due: number | null;
  /** The room as text, to be kept. */
  saved: string;
  /** The journal, once the match is over. */
  archive: string | null;
  /** Why it could not be done. */
  error?: string;
};

const ready = init({ module_or_path: wasm });
let room: LocalRoom | null = null;
/** The page's clock at the room's zero. */
let zero = 0;

function now(): number {
  return Math.floor(performance.now() - zero);
}

function open(made: LocalRoom): string {
  room?.free();
  room = made;
  zero = performance.now() - made.now();
  return "[]";
}

function answer(ask: Ask): string {
  if (ask.op === "open") {
    const entropy = crypto.getRandomValues(new Uint8Array(32));
    return open(new LocalRoom(JSON.stringify(ask.games), entropy, Date.now()));
  }
  if (ask.op === "restore") return open(LocalRoom.restore(ask.saved));
  if (!room) throw new Error("no room is open");
  return ask.op === "hear" ? room.hear(JSON.stringify(ask.msg), now()) : room.tick(now());
}

self.onmessage = async (event: MessageEvent<{ id: number; ask: Ask }>) => {
  const { id, ask } = event.data;
  await ready;
  const empty = { id, messages: [], due: null, saved: "", archive: null };
  try {
    const messages = JSON.parse(answer(ask)) as ServerMsg[];
    const deadline = room?.deadline();
    const due = deadline === undefined ? null : Math.max(0, deadline - now());
    postMessage({ id, messages, due, saved: room?.save() ?? "", archive: room?.archive() ?? null } satisfies Reply);
  } catch (why) {
    postMessage({ ...empty, error: String(why) } satisfies Reply);
  }
};
