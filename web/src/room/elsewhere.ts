/** The same board elsewhere: officially, or in a room. What it is refused for is said on the board. */

import { codeItem } from "../lib/catalogue";
import { told } from "../lib/text.svelte";
import type { CodeGame } from "./code.svelte";

export async function playElsewhere(game: CodeGame, officially: boolean): Promise<void> {
  const { entry, options: { custom } } = game;
  try {
    if (officially) await (await told(import("../official/open"), "official/open")).playOfficially(entry, custom);
    else await (await import("../together/open")).host([codeItem(entry, { mode: "versus", ...(custom && { custom }) })]);
  } catch (why) {
    game.message = (await told(import("../people/form.svelte"), "people/form")).words(why);
  }
}
