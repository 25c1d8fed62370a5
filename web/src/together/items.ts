/** The games a room can play on these pages, and what is chosen about each. */

import { CATALOGUE, codeItem, isCodeEntry } from "../lib/catalogue";
import type { AnyPlay, AnySettings, Item, RoomView, Setting } from "../wire";

export const ENTRIES = CATALOGUE.map(({ entry }) => entry);

type Party = Exclude<AnySettings, { t: "code" | "numble" }>;

/** The games that take a party: what a room plays each with at first, and the bots that play it, the weakest first. */
const PARTY: { [T in Party["t"]]: { first: Extract<Party, { t: T }>["d"]; bots: string[] } } = {
  trivia: {
    first: { rounds: 10, seconds: 15, category: null, difficulty: null, speed: true, reading: 3, ending: "everyone", pace: "normal" },
    bots: ["guesser", "reader", "scholar"],
  },
  pictionary: { first: { cycles: 3, seconds: 80, level: null, hints: true, pace: "normal" }, bots: [] },
  hermit: { first: { rounds: 8, seconds: 20, numbers: 10, pace: "normal" }, bots: ["random", "shy"] },
};

function isParty(entry: string): entry is Party["t"] {
  return Object.hasOwn(PARTY, entry);
}

/** Modes that need more than one player; the others have pages of their own. */
const TOGETHER = ["versus", "sprint", "turns", "duel"];

/** What a room has no use for: practice is for one, and a day's puzzle is everybody's own. */
const ALONE = ["/practice", "/puzzle/t"];

/** An entry as a room plays it first. */
export function itemOf(entry: string): Item {
  if (isCodeEntry(entry)) return codeItem(entry, { mode: "versus" });
  if (isParty(entry)) return { entry, settings: { t: entry, d: PARTY[entry].first } as Party };
  return { entry: "numble", settings: { t: "numble", d: { puzzle: { t: "unlimited" }, mode: "versus", hard: false, rounds: 1, seconds: null, pace: "normal" } } };
}

/** The bots that play an entry, the weakest first. */
export function botsOf(entry: string): string[] {
  if (isParty(entry)) return PARTY[entry].bots;
  return entry === "numble" ? ["random", "consistent", "entropy", "optimal"] : ["random", "consistent", "knuth", "entropy", "optimal"];
}

/** The id of the text that says in which way something is played; none where it is the plain one. */
export function modeOf({ settings: { d } }: Item): string | null {
  if ("ending" in d) return `ending-${d.ending}`;
  return "mode" in d && d.mode !== "solo" ? `mode-${d.mode}` : null;
}

export function roundsOf({ settings: { d } }: Item): number {
  return "cycles" in d ? d.cycles : d.rounds;
}

/** What a host may change in a room. */
export function changeable(setting: Setting): Setting | null {
  if (ALONE.includes(setting.field)) return null;
  if (setting.field !== "/mode" || setting.range.t !== "choice") return setting;
  const options = setting.range.d.options.filter((option) => TOGETHER.includes(option));
  return options.length < 2 ? null : { ...setting, range: { t: "choice", d: { ...setting.range.d, options } } };
}

export type Value = string | number | boolean | null;

/** What stands at a place of the settings, by its JSON pointer. */
export function valueAt(settings: AnySettings, field: string): Value {
  let at: unknown = settings.d;
  for (const part of field.split("/").slice(1)) at = (at as Record<string, unknown> | undefined)?.[part];
  return (at ?? null) as Value;
}

/** The item with something else there. */
export function withValue(item: Item, field: string, value: Value): Item {
  const copy = structuredClone(item);
  const parts = field.split("/").slice(1);
  const last = parts.pop() ?? "";
  let at = copy.settings.d as unknown as Record<string, unknown>;
  for (const part of parts) at = at[part] as Record<string, unknown>;
  at[last] = value;
  return copy;
}

/** Which game of the catalogue a match is of. */
export function entryOf(play: AnyPlay): string {
  return play.t === "code" ? play.d.view.game.variant.t : play.t;
}

/** Whether the evening's last game is over: the first is next again. What the host chose since then has not been played. */
export function isEveningOver({ room, play }: { room: RoomView | null; play: AnyPlay | null }): boolean {
  return room?.stage === "results" && room.item === 0 && play !== null && room.playlist.length > 1 && room.playlist.at(-1)?.entry === entryOf(play);
}
