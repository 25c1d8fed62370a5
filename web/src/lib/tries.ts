/** How many tries finished games took. */

import type { Finished } from "./keep";

export type Bar = { label: string; count: number; lit: boolean };

/** How many games took how many tries, and how many were not solved; the last game's bar is lit. */
export function tries(games: readonly Finished[], most: number, last?: Finished): Bar[] {
  const shown = Math.max(6, Math.min(most, Math.max(...games.map((game) => game.guesses), 1) + 1));
  const bars: Bar[] = Array.from({ length: Math.min(shown, most) }, (_, index) => ({
    label: String(index + 1),
    count: games.filter((game) => game.won && game.guesses === index + 1).length,
    lit: Boolean(last?.won && last.guesses === index + 1),
  }));
  const lost = games.filter((game) => !game.won).length;
  return [...bars, { label: "X", count: lost, lit: Boolean(last && !last.won) }];
}

export function average(games: readonly Finished[]): number | null {
  const won = games.filter((game) => game.won);
  return won.length === 0 ? null : won.reduce((sum, game) => sum + game.guesses, 0) / won.length;
}
