/** What this device remembers of rooms: the name one used last, and where one is in still. */

import { read, write } from "./local";

export const NAME = "cluehouse.name";
const ROOMS = "cluehouse.rooms";
const MOST = 12;
/** Nobody asks after an evening the day after. */
const LATELY = 12 * 60 * 60 * 1000;

type Rooms = Record<string, { name: string; watch: boolean; at: number }>;

/** How one came into a room before, where one is in still. */
export function cameAs(code: string): { name: string; watch: boolean } | null {
  return read<Rooms>(ROOMS, {})[code] ?? null;
}

export function cameIn(code: string, name: string, watch: boolean): void {
  write(NAME, name);
  const rooms = Object.entries({ ...read<Rooms>(ROOMS, {}), [code]: { name, watch, at: Date.now() } });
  rooms.sort(([, a], [, b]) => b.at - a.at);
  write(ROOMS, Object.fromEntries(rooms.slice(0, MOST)));
}

export function wentOut(code: string): void {
  const { [code]: _, ...rooms } = read<Rooms>(ROOMS, {});
  write(ROOMS, rooms);
}

/** The room one came into last, not long ago, and has not left. */
export function lastIn(): string | null {
  const since = Date.now() - LATELY;
  const lately = Object.entries(read<Rooms>(ROOMS, {})).filter(([, { at }]) => at > since);
  lately.sort(([, a], [, b]) => b.at - a.at);
  return lately[0]?.[0] ?? null;
}
