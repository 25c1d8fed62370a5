/** What the front page asks for once it stands: a race that is open, an official game that was begun. Dailies that wait are sent in. */

import type { OwnRoom, RaceView } from "../api";
import { ask, call } from "../lib/api";
import { begunHere } from "./open";
import { reportDailies } from "./report";

export type Lately = { race: RaceView | undefined; room: OwnRoom | undefined };

/** Nothing where there is nothing to show, or nobody to ask. */
export async function lately(): Promise<Lately | null> {
  try {
    await reportDailies();
    const races = await ask<RaceView[]>("GET", "/races");
    const rooms = begunHere() ? await call<OwnRoom[]>("GET", "/me/rooms") : [];
    const race = races.findLast(({ state, yours }) => state === "open" && !yours?.match);
    const room = rooms.findLast(({ official, code }) => official && code !== race?.yours?.code);
    if (!race && !room) return null;
    return { race, room };
  } catch {
    return null;
  }
}
