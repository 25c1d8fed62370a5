/** Opens a room, with a race for a classic code to begin with: what is played is chosen in the lobby. */

import { call } from "../lib/api";
import { codeItem } from "../lib/catalogue";
import { go } from "../lib/router.svelte";
import type { Item } from "../wire";

export const FIRST: Item = codeItem("classic", { mode: "versus" });

export async function host(games: Item[] = [FIRST]): Promise<void> {
  const { code } = await call<{ code: string }>("POST", "/rooms", { games });
  go(`/room/${code}`);
}
