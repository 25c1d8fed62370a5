/** Settings that come from elsewhere: what fits is taken, and nothing else. */

import { KEYS } from "./keys";
import { LANGS } from "./parts";
import type { Settings } from "./settings.svelte";

const oneOf = (...words: readonly unknown[]) => (value: unknown): boolean => words.includes(value);
const yesOrNo = oneOf(true, false);

const FITS: Record<keyof Settings, (value: unknown) => boolean> = {
  lang: oneOf(...LANGS),
  theme: oneOf("system", "light", "dark", "contrast"),
  palette: oneOf("house", "okabe", "ink"),
  label: oneOf("letter", "number", "none"),
  tiles: oneOf("green", "orange"),
  motion: oneOf("system", "reduce", "full"),
  sound: yesOrNo,
  volume: (value) => typeof value === "number" && value >= 0 && value <= 1,
  ambient: yesOrNo,
  zen: yesOrNo,
  hard: yesOrNo,
  help: yesOrNo,
  keys: areKeys,
};

/** Whether a key, as it is written in the map, places a peg on some board. */
export function isPegKey(written: string): boolean {
  return /^(Digit|Numpad)\d$/.test(written) || /^Key[RBGYOVCPKWNL]$/.test(written);
}

/** Commands that there are, each with a key of its own that places no peg. */
function areKeys(value: unknown): boolean {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const all = Object.values({ ...KEYS, ...value });
  const known = Object.entries(value).every(([command, key]) => Object.hasOwn(KEYS, command) && typeof key === "string" && /^\w+(\+\w+)*$/.test(key) && !isPegKey(key));
  return known && new Set(all).size === all.length;
}

export function chosen(kept: unknown): Partial<Settings> {
  if (typeof kept !== "object" || kept === null) return {};
  return Object.fromEntries(Object.entries(kept).filter(([name, value]) => Object.hasOwn(FITS, name) && FITS[name as keyof Settings](value)));
}
