/** Ghosts: a game that was played once, raced again. Its marks arrive at their recorded times; its symbols never do. */

import type { CodeEntry } from "../lib/catalogue";
import { games, type Finished } from "../lib/keep";
import type { CodeBoard, CodeVariant, Feedback } from "../wire";

export type Ghost = {
  /** Whose game it was, in the language that is spoken now. */
  name: () => string;
  entry: CodeEntry;
  /** What each guess earned, and how many milliseconds after the start. */
  steps: { after: number; feedback: Feedback }[];
  solved: boolean;
};

/** What tells boards of one's own apart, in an order. */
const measures = ({ space, attempts, seconds }: CodeBoard): string => JSON.stringify([space.symbols, space.length, space.repeats, attempts, seconds]);

function isOn(game: Finished, variant: CodeVariant): boolean {
  if (variant.t !== "custom") return true;
  const { header } = JSON.parse(game.journal.split("\n", 1)[0] ?? "{}") as { header?: { settings: { variant: CodeVariant } } };
  const played = header?.settings.variant;
  return played?.t === "custom" && measures(played.d) === measures(variant.d);
}

/** The best game of a board on this device: solved, with the fewest tries, then in the least time. */
export async function best(variant: CodeVariant): Promise<Finished | null> {
  const solved = (await games().catch(() => [])).filter((game) => game.entry === variant.t && game.won && game.form !== "practice" && isOn(game, variant));
  solved.sort((a, b) => a.guesses - b.guesses || a.time - b.time);
  return solved[0] ?? null;
}

let called: Ghost | null = null;

/** A ghost that waits for the next board of its entry. */
export function call(ghost: Ghost): void {
  called = ghost;
}

export function answer(entry: CodeEntry): Ghost | null {
  const ghost = called?.entry === entry ? called : null;
  called = null;
  return ghost;
}
