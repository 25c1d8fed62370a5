/** Official games: how one is opened, and which of them this device has begun and knows the end of. */

import type { RoomOpened } from "../api";
import { call } from "../lib/api";
import { codeItem, type CodeEntry, type CustomBoard } from "../lib/catalogue";
import { read, write } from "../lib/local";
import { go } from "../lib/router.svelte";

const KEY = "cluehouse.official";
const MOST = 12;

/** What this device knows of an official game by its code. */
type Known = { at: number; /** The match it became. */ match?: string; /** The title of the race it is an entry of. */ race?: string };

export function known(code: string): Known | null {
  return read<Record<string, Known>>(KEY, {})[code] ?? null;
}

export function remember(code: string, what: Omit<Known, "at">): void {
  const all = read<Record<string, Known>>(KEY, {});
  const games = Object.entries({ ...all, [code]: { ...all[code], ...what, at: Date.now() } });
  games.sort(([, a], [, b]) => b.at - a.at);
  write(KEY, Object.fromEntries(games.slice(0, MOST)));
}

/** Whether a game was begun here of which no end is known. */
export function begunHere(): boolean {
  return Object.values(read<Record<string, Known>>(KEY, {})).some((game) => game.match === undefined);
}

/** Begins an official game of one's own: its room is opened, and its page shown. */
export async function playOfficially(entry: CodeEntry, custom?: CustomBoard): Promise<void> {
  const game = entry === "custom" ? codeItem(entry, custom ? { custom } : {}) : entry;
  const { code } = await call<RoomOpened>("POST", "/solo", { game });
  go(`/official/${code}`);
}
