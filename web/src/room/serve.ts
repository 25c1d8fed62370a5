/** One room of an engine's module, asked and answered. */

import type { ClientMsg, Item, ServerMsg } from "../wire";

export type Ask = { op: "open"; games: Item[] } | { op: "restore"; saved: string } | { op: "hear"; msg: ClientMsg } | { op: "tick" } | { op: "think" };

export type Reply = {
  messages: ServerMsg[];
  /** Milliseconds until something happens by itself. */
  due: number | null;
  /** The room as text, to be kept. */
  saved: string;
  /** The journal, once the match is over. */
  archive: string | null;
};

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

export type Rooms = { new (games: string, entropy: Uint8Array, began: number): Room; restore(saved: string): Room };

/** Answers for one room after another, each from when it is opened. */
export function serve(Rooms: Rooms): (ask: Ask) => Reply {
  let room: Room | null = null;
  /** The page's clock at the room's zero. */
  let zero = 0;
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

  return (ask) => {
    const messages = JSON.parse(answer(ask)) as ServerMsg[];
    const deadline = room?.deadline();
    const due = deadline === undefined ? null : Math.max(0, deadline - now());
    return { messages, due, saved: room?.save() ?? "", archive: room?.archive() ?? null };
  };
}
