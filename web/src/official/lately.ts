/** What the front page asks for once it stands: the room one is in, a race that is open, an official game that was begun. Dailies that wait
 * are sent in. */

import type { OwnRoom, RaceView } from "../api";
import { ask, call, Problem } from "../lib/api";
import { lastIn, wentOut } from "../lib/been";
import { begunHere } from "./open";
import { reportDailies } from "./report";

export type Lately = { race: RaceView | undefined; room: OwnRoom | undefined; /** The code of the room one is in. */ table: string | null };

/** Nothing where there is nothing to show, or nobody to ask. */
export async function lately(): Promise<Lately | null> {
  try {
    await reportDailies();
    const races = await ask<RaceView[]>("GET", "/races");
    const rooms = begunHere() ? await call<OwnRoom[]>("GET", "/me/rooms") : [];
    const race = races.findLast(({ state, yours }) => state === "open" && !yours?.match);
    const room = rooms.findLast(({ official, code }) => official && code !== race?.yours?.code);
    const table = await stillThere(lastIn());
    return race || room || table ? { race, room, table } : null;
  } catch {
    return null;
  }
}

async function stillThere(code: string | null): Promise<string | null> {
  if (!code) return null;
  try {
    await ask("GET", `/rooms/${code}`);
    return code;
  } catch (why) {
    if (why instanceof Problem && why.status === 404) wentOut(code);
    return null;
  }
}
