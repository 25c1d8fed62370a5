/** What an official game is called: a day's Numble has its number. */

import { puzzleNumber } from "../lib/figures";
import { t } from "../lib/text.svelte";
import type { Item } from "../wire";

export function titleOf({ entry, settings }: Item): string {
  if (settings.t !== "numble" || settings.d.puzzle.t !== "daily") return t(`game-${entry}`);
  return `Numble ${puzzleNumber(settings.d.puzzle.d)}`;
}
