/** The engine of code games, for one: of these games alone, so that it is small and there at once. */

import init, { LocalMatch } from "../engine/code/code";
import { codeItem } from "../lib/catalogue";
import wasm from "../engine/code/code_bg.wasm?url";
import { Here } from "./engine";

export const alone = new Here(() => init({ module_or_path: wasm }), () => new LocalMatch(), {
  settings: codeItem("classic", {}).settings,
  guess: { t: "code", d: { t: "guess", d: "AABB" } },
});
