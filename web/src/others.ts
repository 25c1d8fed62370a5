/** The pages that are wanted less often than the front page and the boards for one. */

import { isCodeEntry } from "./lib/catalogue";
import type { Match } from "./lib/routes";
import { shown, type Shown } from "./lib/shown";

export function otherPage(at: Match | null): Shown {
  const { game = "", id = "", code = "", preset = "" } = at?.params ?? {};
  switch (at?.route) {
    case "/games":
      return shown(import("./pages/Games.svelte"), {}, "pages/Games");
    case "/statistics":
      return shown(import("./pages/Statistics.svelte"), {}, "pages/Statistics");
    case "/settings":
      return shown(import("./pages/Settings.svelte"), {}, "pages/Settings");
    case "/how-to-play":
      return shown(import("./pages/HowTo.svelte"), {}, "pages/HowTo");
    case "/about":
      return shown(import("./pages/About.svelte"), {}, "pages/About");
    case "/numble/archive":
      return shown(import("./pages/Archive.svelte"), {}, "pages/Archive");
    case "/sketch":
      return shown(import("./pages/Sketch.svelte"), {}, "pages/Sketch");
    case "/review/:id":
      return shown(import("./pages/Reviewed.svelte"), { id }, "pages/Reviewed", "coach");
    case "/rooms":
      return shown(import("./pages/Rooms.svelte"), {}, "pages/Rooms", "games");
    case "/screen/:code":
      return shown(import("./pages/Screen.svelte"), { code }, "pages/Screen");
    case "/official/:code":
      return shown(import("./pages/Official.svelte"), { code }, "pages/Official", "rejects");
    case "/packs":
      return shown(import("./pages/Packs.svelte"), {}, "pages/Packs");
    case "/races":
      return shown(import("./pages/Races.svelte"), {}, "pages/Races");
    case "/races/:id":
      return shown(import("./pages/Race.svelte"), { id }, "pages/Race");
    case "/replay/:id":
      return shown(import("./pages/Replay.svelte"), { id }, "pages/Replay", "coach");
    case "/boards":
      return shown(import("./pages/Boards.svelte"), {}, "pages/Boards");
    case "/boards/:game/:preset":
      return shown(import("./pages/Boards.svelte"), { game, preset }, "pages/Boards");
    case "/me":
      return shown(import("./pages/Me.svelte"), {}, "pages/Me");
    case "/login":
      return shown(import("./pages/Login.svelte"), {}, "pages/Login");
    case "/play/:game/reversed":
      if (isCodeEntry(game)) return shown(import("./pages/Reversed.svelte"), { entry: game }, "pages/Reversed");
      break;
  }
  return shown(import("./pages/NotFound.svelte"), {}, "pages/NotFound");
}
