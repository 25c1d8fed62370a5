/** The games of the house and what each is played with, as the page offers them. */

import type { CodeBoard, CodeMode, CodeVariant, Item, NumbleSettings, Pace } from "../wire";

export type CodeEntry = "classic" | "super" | "skemind" | "bulls-and-cows" | "custom";
export const CODE_ENTRIES: CodeEntry[] = ["classic", "super", "skemind", "bulls-and-cows", "custom"];

export function isCodeEntry(entry: string): entry is CodeEntry {
  return (CODE_ENTRIES as string[]).includes(entry);
}

/** Every card of the catalogue, with the address of its page; none where it needs a room. */
export const CATALOGUE: { entry: string; path: string | null; ways: string }[] = [
  { entry: "classic", path: "/play/classic", ways: "ways-solo-room" },
  { entry: "super", path: "/play/super", ways: "ways-solo-room" },
  { entry: "skemind", path: "/play/skemind", ways: "ways-solo-race" },
  { entry: "bulls-and-cows", path: "/play/bulls-and-cows", ways: "ways-solo-room" },
  { entry: "numble", path: "/numble", ways: "ways-daily" },
  { entry: "custom", path: "/play/custom", ways: "ways-solo-room" },
  { entry: "trivia", path: null, ways: "ways-party" },
  { entry: "pictionary", path: "/sketch", ways: "ways-party" },
  { entry: "hermit", path: null, ways: "ways-party" },
];

export type CustomBoard = { symbols: number; length: number; repeats: boolean; attempts: number; seconds: number | null };

export const CUSTOM: CustomBoard = { symbols: 6, length: 4, repeats: true, attempts: 10, seconds: null };

export function variantOf(entry: CodeEntry, custom: CustomBoard = CUSTOM): CodeVariant {
  if (entry !== "custom") return { t: entry };
  const { symbols, length, repeats, attempts, seconds } = custom;
  return { t: "custom", d: { space: { symbols, length, repeats }, attempts, seconds } };
}

/** The measures of each preset, so that a board can be drawn before the engine is there. */
const BOARDS: Record<Exclude<CodeEntry, "custom">, CodeBoard> = {
  classic: { space: { symbols: 6, length: 4, repeats: true }, attempts: 10, seconds: null },
  super: { space: { symbols: 8, length: 5, repeats: true }, attempts: 12, seconds: null },
  skemind: { space: { symbols: 6, length: 4, repeats: false }, attempts: 8, seconds: 180 },
  "bulls-and-cows": { space: { symbols: 10, length: 4, repeats: false }, attempts: 10, seconds: null },
};

export function boardOf(variant: CodeVariant): CodeBoard {
  return variant.t === "custom" ? variant.d : BOARDS[variant.t];
}

export function codeItem(
  entry: CodeEntry,
  { mode = "solo", practice = false, pace = "normal", custom = CUSTOM }: { mode?: CodeMode; practice?: boolean; pace?: Pace; custom?: CustomBoard },
): Item {
  const d = { variant: variantOf(entry, custom), mode, rounds: 1, practice, pace, race: false };
  return { entry, settings: { t: "code", d } };
}

export function numbleItem(puzzle: NumbleSettings["puzzle"], hard: boolean): Item {
  const d: NumbleSettings = { puzzle, mode: "solo", hard, rounds: 1, seconds: null, pace: "normal" };
  return { entry: "numble", settings: { t: "numble", d } };
}

/** The bots of code games, the weakest first. */
export const BOTS = ["random", "consistent", "knuth", "entropy", "optimal"] as const;
export type Bot = (typeof BOTS)[number];

/** What perfect play averages, where it is proven or reached. */
export const PAR: Partial<Record<CodeEntry, number>> = { classic: 5625 / 1296, "bulls-and-cows": 26274 / 5040, super: 178389 / 32768, skemind: 1446 / 360 };
