/** The games a room can play on these pages, and what is chosen about each. */

import { codeItem, isCodeEntry } from "../lib/catalogue";
import type { AnySettings, Item, Setting } from "../wire";

export const ENTRIES = ["classic", "super", "skemind", "bulls-and-cows", "custom", "numble", "trivia", "pictionary"];

/** Modes that need more than one player; the others have pages of their own. */
const TOGETHER = ["versus", "sprint", "turns", "duel"];

/** What a room has no use for: practice is for one, and a day's puzzle is everybody's own. */
const ALONE = ["/practice", "/puzzle/t"];

/** An entry as a room plays it first. */
export function itemOf(entry: string): Item {
  if (isCodeEntry(entry)) return codeItem(entry, { mode: "versus" });
  if (entry === "trivia") {
    return { entry, settings: { t: "trivia", d: { rounds: 10, seconds: 15, category: null, difficulty: null, speed: true, reading: 3, ending: "everyone", pace: "normal" } } };
  }
  if (entry === "pictionary") return { entry, settings: { t: "pictionary", d: { cycles: 3, seconds: 80, level: null, hints: true, pace: "normal" } } };
  return { entry: "numble", settings: { t: "numble", d: { puzzle: { t: "unlimited" }, mode: "versus", hard: false, rounds: 1, seconds: null, pace: "normal" } } };
}

/** The bots that play an entry, the weakest first. */
export function botsOf(entry: string): string[] {
  if (entry === "pictionary") return [];
  if (entry === "trivia") return ["guesser", "reader", "scholar"];
  return entry === "numble" ? ["random", "consistent", "entropy", "optimal"] : ["random", "consistent", "knuth", "entropy", "optimal"];
}

/** The id of the text that says in which way something is played. */
export function modeOf({ settings }: Item): string | null {
  if (settings.t === "trivia") return `ending-${settings.d.ending}`;
  return settings.t === "pictionary" ? null : `mode-${settings.d.mode}`;
}

export function roundsOf({ settings }: Item): number {
  return settings.t === "pictionary" ? settings.d.cycles : settings.d.rounds;
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
