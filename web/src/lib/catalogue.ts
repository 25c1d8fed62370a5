/** The games of the house and what each is played with, as the page offers them. */

import type { CodeBoard, CodeMode, CodeVariant, Item, NumbleSettings, Pace } from "../wire";
import { BOARDS, ENTRIES } from "./entries";

export type CodeEntry = keyof typeof BOARDS | "custom";
export const CODE_ENTRIES = ENTRIES.filter(({ game }) => game === "code").map(({ entry }) => entry as CodeEntry);

export function isCodeEntry(entry: string): entry is CodeEntry {
  return (CODE_ENTRIES as string[]).includes(entry);
}

/** Where one plays alone what is no code game, and what a card says of an entry in place of what is true of most. */
const PATHS: Record<string, string> = { numble: "/numble", pictionary: "/sketch" };
const WAYS: Record<string, string> = { skemind: "ways-solo-race", numble: "ways-daily" };

/** Every card of the catalogue, with the address of its page; none where it needs a room. */
export const CATALOGUE: { entry: string; path: string | null; ways: string }[] = ENTRIES.map(({ entry, local }) => ({
  entry,
  path: isCodeEntry(entry) ? `/play/${entry}` : (PATHS[entry] ?? null),
  ways: WAYS[entry] ?? (local ? "ways-solo-room" : "ways-party"),
}));

export type CustomBoard = { symbols: number; length: number; repeats: boolean; attempts: number; seconds: number | null };

export const CUSTOM: CustomBoard = { symbols: 6, length: 4, repeats: true, attempts: 10, seconds: null };

export function variantOf(entry: CodeEntry, custom: CustomBoard = CUSTOM): CodeVariant {
  if (entry !== "custom") return { t: entry };
  const { symbols, length, repeats, attempts, seconds } = custom;
  return { t: "custom", d: { space: { symbols, length, repeats }, attempts, seconds } };
}

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
